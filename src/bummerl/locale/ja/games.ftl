# ゲーム。preset- は名前、about- はほかとの違いを述べる1文。

preset-schnapsen = シュナプセン
about-schnapsen = シュナプセンの標準ルール。20枚を使い、山札から引くかクローズし、66点で上がりを宣言します。
preset-schnapsen_tournament = シュナプセン（競技）
about-schnapsen_tournament =
    競技会の厳しいルール。最初のリードでは交換もマリッジもできず、山札が4枚未満なら交換もクローズもできず、マリッジはKをリードします。
preset-schnapsen_ja_classic = シュナプセン（クラシック）
about-schnapsen_ja_classic = 日本で紹介されている伝統的なルール。標準に近いですが、最初のトリックの前にはクローズできません。
preset-schnapsen_ja_club = シュナプセン（クラブ）
about-schnapsen_ja_club = 日本のあるサークルのルール。交換はトリックを取ってからで、誤った宣言はいつでも2ゲームポイントです。
preset-schnapsen_ja_casual = シュナプセン（カジュアル）
about-schnapsen_ja_casual = 日本の入門向けルール。自分の番ならいつでも上がりを宣言でき、誤った宣言は自分の点が少ないほど高くつきます。
preset-scharfschnapsen = シャープシュナプセン
about-scharfschnapsen = 日本で紹介されている簡単なルール。クローズはなく、最初のカードからマストフォローです。
preset-schnapsen_course = シュナプセン（プログラミング講座）
about-schnapsen_course =
    プログラミング講座のルール。クローズはなく、上がりは自動で、マリッジの点は次のトリックで入り、1ディールで終わります。
preset-sixty_six = 66（ゼクスウントゼヒツィヒ）
about-sixty_six = ドイツのゲーム。24枚を使い、手札は6枚、最後のトリックに10点、山札のあとはマリッジを宣言できません。
preset-sixty_six_us = 66（アメリカ式）
about-sixty_six_us = アメリカのルールブックの66。山札のあとはスートに従うだけでよく、上がりの宣言がなければ1点が繰り越されることがあります。
preset-santase = サンタセ
about-santase = ブルガリアの66。上がりは自動で、クローズの失敗は3ゲームポイント、11ゲームポイント先取です。

# $near は与えられた名前に近い名前。
game-unknown =
    { $count ->
        [0] 「{ $name }」というゲームはありません。
       *[other] 「{ $name }」というゲームはありません。近い名前：{ $near }
    }
# 「scharf」と「sharp」。$games は2つのゲームのキーで、本文はその順に説明する。
game-two-meanings =
    「{ $name }」は2つのゲームを指します。どちらかを選んでください：{ $games }。schnapsen_tournament は競技会の厳しいルールで、最初のリードでは交換もマリッジもできず、山札が4枚未満なら交換もクローズもできず、マリッジはKをリードします。scharfschnapsen は簡単なルールで、クローズはなく、最初のカードからマストフォローです。
