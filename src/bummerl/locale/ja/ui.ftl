# 端末：コマンドと行モードの文章。

player-name = プレイヤー
# コンピューターのプレイヤーの名前（席の順）。人と同じ名前にならないよう、席の数より一つ多い。
computer-names = アンナ, ベン, クララ, マックス
score = { $first } { $one } – { $second } { $two }
score-down = { $score }。スコアは{ $start }から減っていき、先に0になった側がマッチに勝ちます。
match-won =
    { $who ->
        [you] マッチに勝ちました！{ $name }にブンメルが{ $bummerls }つ付きます。
       *[other] { $name }がマッチに勝ちました。あなたにブンメルが{ $bummerls }つ付きます。
    }

table-talon = 切り札は{ $trump }。ターンアップは{ $turnup }、その上に伏せ札が{ $facedown }枚。
table-closed =
    { $who ->
        [you] 切り札は{ $trump }。あなたが山札をクローズしました。ここからはマストフォローです。
       *[other] 切り札は{ $trump }。{ $name }が山札をクローズしました。ここからはマストフォローです。
    }
table-gone = 切り札は{ $trump }。山札はなくなりました。ここからはマストフォローです。
table-tricks = トリック：あなた{ $own }、相手{ $other }。
table-own-points = あなたの点は{ $points }点{ $pending ->
        [0] 。
       *[other] 、ほかに{ $pending }点がトリックを待っています。
    }
table-other-points = { $name }の点は{ $points }点{ $pending ->
        [0] 。
       *[other] 、ほかに{ $pending }点がトリックを待っています。
    }
table-led = { $name }が{ $card }をリードしました。
table-hand = 手札：{ $cards }
table-unseen = 見えていないカード：{ $cards }
# 見えていないカードの在りかとその確率。$where は「リナ 36%、山札 64%」の形。
tracker-cards = { $cards }：{ $where }
tracker-share = { $name } { $percent }%
tracker-talon = 山札
tracker-down = 伏せ札
tracker-exact = 正確な値です（ありうる配置は{ $layouts }通り）。
tracker-drawn = ありうる配置から無作為に選んだ{ $layouts }通りによる推定値です。
trick = { $leader }が{ $led }をリードし、{ $answer }が出されました。{ $who ->
        [you] あなたのトリックです。
       *[other] { $winner }のトリックです。
    }
no-last-trick = 今見られるトリックはありません。見られるのは長くても次のリードまでです。
no-review = 今見返せるトリックはありません。
taken-back = 取り消しました。
hint = ヒント：{ $action }。
hint-known = カードはすべて分かっています。最善を尽くせば{ $sign }{ $value }ゲーム点です。
hint-all = 伏せられたカードの並び全{ $layouts }通りを公開して読んだ平均は{ $sign }{ $value }ゲーム点です。
hint-some = 伏せられたカードの並びを無作為に{ $layouts }通り選び、公開して読んだ平均は{ $sign }{ $value }ゲーム点です。
hint-only = ほかにできることはありません。
hint-claim = あなたは{ $points }点で、必要なのは{ $target }点です。
hint-marriage = マリッジを加えると{ $points }点で、必要なのは{ $target }点です。
hint-sure = { $card }に勝てるカードは、もう残っていません。
hint-takes = これでトリックを取れます（{ $points }点）。
confirm-close = 山札をクローズしますか。取り消せません。もう一度{ $key }を押すとクローズします。
confirm-claim = 上がりを宣言しますか。誤りならディールを失います。もう一度{ $key }を押すと宣言します。
confirm-claim-counted = 上がりを宣言しますか。このテーブルの数えでは{ $points }点で、{ $target }点必要です。誤りならディールを失います。もう一度{ $key }を押すと宣言します。

lines-welcome = カードや宣言の前にあるキーを打ち、Enterを押してください。?ですべてのキー、qで保存して終了します。
lines-deal = 第{ $number }ディール。
lines-next-deal = Enterで次のディール、qで終了します。
lines-new-match = Enterでテーブルを離れます。{ $key }：同じゲームの新しいマッチ。
lines-your-turn = あなたの番です：
lines-saved = マッチを保存しました。「bummerl play」で続きから遊べます。
lines-kept = 記録は{ $path }にあります。「bummerl replay」で見直し、「bummerl verify」でシャッフルを検証できます。
lines-help =
    1〜0：そのカードを出す。カードを表示のとおりに打つこともできます。{ $label }は{ $card }です。

    m、b、v：マリッジを宣言。x：交換。c：クローズ。s：上がり宣言。d：引く。n：パスまたは断る。cとsはもう一度確認します。

    t：テーブルの様子。p：点。l：最後のトリック。o：見返せるトリック。r：もう一度聞く。

    h：ヒント。e：ルール（断られたあとはその条項）。u：取り消し（練習テーブルのみ）。q：保存して終了。

replay-deal = 第{ $number }ディール、スコア{ $score }。
replay-hand = { $name }：{ $cards }・{ $points }点
replay-keys = Enter：次へ。b：一つ戻る。数字：そのディールへ。q：終了。
replay-end = これが最後のステップです。
replay-no-deal = このマッチではまだ札が配られていません。
replay-side = { $names } 合計：{ $points } 点

verify-right = シャッフルの公正さを{ $deals }ディールすべてで確認しました。どの並びも、マッチの前に決められた数から導かれています。
verify-unfinished = マッチは終わっていません。ディールは終わって初めて証明され、これからのディールはファイルにありません。
verify-meaning =
    数を加えた人に対しては、誰も札を仕組んでいないことが証明されます。場を預かる者が札を見なかったことは証明されません。
    手が規則どおりで得点が正しいことは、もう一度進めて確かめました。名前、ハウスルール、記憶レベルはファイルに書かれた
    とおりというだけです。コミットメントはマッチ前に表示されたものと比べてください。
arena-title = { $game }：{ $deals }組の並びを{ $seatings ->
        [2] 席を入れ替えて二度ずつ
       *[other] { $seatings }通りの席順すべてで一度ずつ
    }、シード{ $seed }。区間は95%。
arena-bot = { $name }：1ディールあたりのゲームポイント{ $points }（{ $low }〜{ $high }）、勝ったディール{ $deals }、勝ったマッチ{ $matches }（{ $played }回中）

doctor-version = bummerl { $version }、Python { $python }
doctor-missing = { $package }がありません。bummerlを入れ直してください：pip install .
doctor-languages = 言語：{ $languages }。現在：{ $current }。
doctor-encoding = 端末はスートとすべての言語を表示できます（{ $encoding }）。
doctor-encoding-poor = 端末の文字コードは{ $encoding }で、表示できない文字があります。LANGをC.UTF-8などのUTF-8ロケールにしてください。
doctor-terminal = 端末は{ $columns }桁{ $lines }行です。
doctor-terminal-small = 端末は{ $columns }桁{ $lines }行です。全画面のテーブルには60桁20行が必要です。大きくするか、--plainを使ってください。
doctor-folder = マッチの保存先は{ $path }です。
doctor-folder-closed = { $path }にマッチを保存できません：{ $problem }。--folderで別のフォルダーを選んでください。
doctor-damaged = 読めない保存ファイル：{ $files }。次の「bummerl play」が脇に退けます。
doctor-matches = 保存されたマッチ：途中{ $unfinished }、終了{ $finished }。
doctor-kernel = 探索には高速な探索エンジンを使います。
doctor-processors = プロセッサー：{ $count }。

place-line = { $number }行目
place-deal = 第{ $number }ディール
# テーブルの記憶レベル。
memory-level =
    { $memory ->
        [strict] 厳格（strict）
        [own] 自分の点（own）
        [points] 全員の点（points）
       *[training] 練習（training）
    }

session-deal-over = このディールは終わりました。
session-no-hint = 記憶レベルが{ memory-level }のテーブルではヒントを出せません。--memory pointsか--memory trainingでマッチを始めてください。
session-no-undo = 記憶レベルが{ memory-level }のテーブルでは取り消せません。--memory trainingでマッチを始めてください。
session-nothing-to-undo = 取り消すものがありません。このディールではまだ何もしていません。
session-shuffle-spent = このマッチは { $deals } ディールを終えても決着せず、シャッフルが尽きました。別のマッチを始めてください：bummerl play --new

store-damaged = 保存されたマッチ{ $path }は読めないため、脇に退けます。
store-newer = 保存されたマッチ { $path } は新しい版の bummerl で書かれているので、そのまま残します。続けるには新しい版をインストールしてください。
store-other-secret = 秘密の値がコミットメントと合いません。書き換えられています。
store-cannot-read = 保存されたマッチ{ $path }を読めません：{ $problem }。
store-cannot-write = { $path }にマッチを保存できません：{ $problem }。--folderで別のフォルダーを選んでください。
file-cannot-read = { $path }を読めません：{ $problem }。
file-too-large = { $path }は{ $megabytes } MBを超えています。マッチの記録ではありません。
file-not-text = { $path }はテキストファイルではありません。
solve-value = { $name }の番です。すべてのカードが見えていて全員が最善を尽くすと、{ $value }ゲーム点です（{ $nodes }ノード）。
solve-between = { $name }の番です。{ $low }から{ $high }ゲーム点の間です。{ $nodes }ノードで探索を打ち切ったので、正確な値ではありません。
solve-line = 最善の手順：{ $line }
solve-no-kernel = このインストールには高速な探索エンジンがありません。Pythonだけの探索には数千倍の時間がかかります。C++コンパイラーを入れてからbummerlを入れ直してください。
solve-python = 高速な探索エンジンはこれを扱えません（{ $why }）。Pythonだけで探索するので、とても長くかかることがあります。--nodesで上限を決められます。
solve-over = { $path }の最後のディールは終わっているので、解くものがありません。最後のディールが途中の記録を指定してください。
solve-made = { $name }の番です。すべてのカードが見えていて全員が最善を尽くすと、{ $side }は宣言を達成します（{ $nodes }ノード）。
solve-not-made = { $name }の番です。すべてのカードが見えていて全員が最善を尽くすと、{ $side }は宣言を達成できません（{ $nodes }ノード）。
solve-side-value = { $name }の番です。すべてのカードが見えていて全員が最善を尽くすと、{ $side }にとって{ $value }です。宣言と倍付けは含みません（{ $nodes }ノード）。
solve-side-between = { $name }の番です。{ $side }にとって{ $low }から{ $high }の間です。{ $nodes }ノードで探索を打ち切ったので、正確な値ではありません。
solve-points = 全員がカード点を争うときの{ $side }のカード点：{ $points }（{ $nodes }ノード）。
solve-before-play = { $path }ではまだ競りや宣言、カードの交換が続いていて、これは解けません。カードのプレイが始まっている記録を指定してください。
output-failed = 出力を書き込めません：{ $problem }。
no-finished-match = 終わったマッチがまだありません。ファイルを指定するか、遊んでください：bummerl play
no-such-seat = 席{ $seat_number }はありません。席は0から{ $last }までです。
set-without-value = 「{ $given }」では何も変わりません。--set 項目=値 と書いてください。例：--set claim_mode=auto

# ボットの一文紹介。
bot-pimc = 伏せられたカードの並びをN通り（pimc:10なら10通り）公開して最後まで読み、平均が最もよい手を選ぶ相手。山札がなくなれば完璧に打ちます。一度に2人で打つゲーム専用（3人目が休むものも可）。
bot-pimc-layouts = 毎回、伏せられたカードのありうる並びを{ $layouts }通り調べ、平均して最もよい手を選びます。
bot-thumb = 経験則で打つ相手。切り札と点を数え、宣言も堅実で、伏せられたカードは決して見ません。
bot-random = 出せるカードから無作為に選びますが、正しいときには上がりを宣言します。
bot-unknown = 「{ $name }」というボットはありません。選べるのは：{ $known }。
bot-pimc-number = 「{ $name }」というボットはありません。pimc:の後には読む並びの数を1から{ $most }までで書きます（例：pimc:10）。
bot-pimc-slow = このインストールには高速な探索エンジンがありません。山札が閉じられるかなくなるまで{ $name }は経験則で打ち、その後も遅くなります。C++コンパイラーを入れてからbummerlを入れ直してください。
bot-other-game = { $name }が打てるのは、山札を使って2人で打つゲーム（3人目が休むものを含む）だけで、{ $game }はできません。別のボットを選んでください（bummerl botsで一覧が出ます）。
arena-deals = アリーナで遊べるのは2〜{ $most }組です。{ $given }組は指定できません。
arena-processes = アリーナのプロセス数は1〜{ $most }です。{ $given }は指定できません。

shuffle-commitment = シャッフルのチェックサム（bummerl verify 用）：{ $commitment }
choice-remembered = この言語とカードの種類は次回も使われます。変更するには：--lang または --deck
resumed = 途中のマッチを続けます。新しく始めるには：bummerl play --new
resumed-otherwise = 途中のマッチを続けます（名前は{ $name }、相手は{ $bot }、記憶レベルは{ memory-level }）。新しく始めるには：bummerl play --new
lines-not-understood = 「{ $typed }」は分かりません。?ですべてのキーを表示します。
lines-empty = キーを打ってEnterを押してください。?ですべてのキーを表示します。

# bummerl benchが測るもの。VとBはPythonパッケージschnapsenの速さ。
bench-title = { $machine }、Python { $python }、bummerl { $version }、コミット{ $commit }。{ $preset }、1スレッド、CPU時間、{ $turns }回の中央値（最小 … 最大）。
bench-peer-deals = V：パッケージschnapsenの無作為なディール
bench-peer-search = B：同パッケージの厳密な探索（山札なし、手札5枚からのリード）、平均
bench-rules = Pythonのルールによる無作為なディール、{ $about }
bench-kernel-deals = 探索エンジンによる無作為なディール
bench-gone = 山札なし、手札5枚からのリードの厳密な値、平均
bench-full-median = クローズありの1ディール全体の厳密な値、ディールの中央値
bench-full-mean = 同上、平均
bench-full-nodes-median = 1ディール全体のノード数、中央値
bench-full-nodes-mean = 同上、平均
bench-layouts = 100通りの並びでの最初の手すべて、厳密
bench-tricks = 山札のないディールの正確なカード点、単位Fは1ディール全体の中央値：{ $about }、中央値
bench-nodes = 山札{ $about }枚でのノード数、平均
bench-at-least = 目標{ $goal }以上
bench-at-most = 目標{ $goal }以下
bench-no-peer = ここにはパッケージschnapsenがないので比べられません。make benchなら別に入れて比べます。
