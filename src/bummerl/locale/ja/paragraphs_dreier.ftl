# ドライアーシュナプセンの適用されるルール。docs/rules/dreierschnapsen.md の §D1.1 以下に当たる。オプションのほか、
# 使う契約の一覧が変数になる（なければ none）。$contracts は値つき、ほかに $by_caller、$no_trick など。

# 意味を持たない段落の代わり。
not-dreier-played = このような契約はないので、この段落は関係ありません。
not-dreier-kontra = 倍にできないので、この段落は関係ありません。
not-dreier-talon = タロンは取れないので、この段落は関係ありません。
not-dreier-claims = 上がりは自動なので（§D9.5）、この段落は関係ありません。

section-dreier-1 = デッキと配り方
paragraph-dreier-1-1 = 3人で、20枚のデッキを使います。4つのスートにそれぞれ、強い順に{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }があり、点数は順に11、10、4、3、2点、合計は120点です。強さの違う契約もあります（§D8.1）。
paragraph-dreier-1-2 = 契約者が1人で戦います。ほかの2人は守備側で、勝ち負けをともにし、トリックと点は合わせて数えます。
paragraph-dreier-1-3 = ディーラーの左隣から順に3枚ずつ配り、2枚を伏せてタロンにし、さらに3枚ずつ配ります。
paragraph-dreier-1-4 = ディーラーの左隣がルーファーです。残りの3枚ずつを配る前に、ルーファーが切り札を決めます。

section-dreier-2 = 切り札
paragraph-dreier-2-1 =
    { $trump_must_be_held ->
        [false] ルーファーは最初の3枚を見て、4つのスートのどれかを指定します。
       *[true] ルーファーは最初の3枚を見て、その中にあるスートを1つ指定します。
    }
paragraph-dreier-2-2 =
    { $trump_turn ->
        [off] カードをめくって決めることはできず、必ずスートを指定します。
        [next] 指定する代わりに、自分の次の3枚の最初の1枚をめくることもできます。そのスートが切り札です。めくったカードは全員が見て、ルーファーの手札になります。
       *[any_of_three] 指定する代わりに、自分の次の3枚のどれかをめくることもできます。そのスートが切り札です。めくったカードは全員が見て、ルーファーの手札になります。
    }
paragraph-dreier-2-3 = 切り札は一度だけ決めます。そのあと全員が残りの3枚を受け取り、6枚の手札を見ます。

section-dreier-3 = 入札
paragraph-dreier-3-1 = ルーファーから時計回りに、それまでで最も高い宣言より高い契約を宣言するか、パスします。ルーファーは最初から通常ゲームを持っていて、宣言する必要はありません。
paragraph-dreier-3-2 =
    通常ゲームは1から3ゲームポイントです（§D10.1）。{ $contracts ->
        [none] ほかの契約はありません。
       *[other] 宣言できる契約とその値：{ $contracts }。
    }
paragraph-dreier-3-3 = §D3.2にない契約は、ここでは使いません。
paragraph-dreier-3-4 =
    { $by_caller ->
        [none] {""}
       *[other] ルーファーだけが宣言できる契約：{ $by_caller }。
    }{ $by_opponents ->
        [none] {""}
       *[other] ルーファーの相手だけが宣言できる契約：{ $by_opponents }。
    }{ $needs_ace ->
        [none] {""}
       *[other] { $ace }が必要な契約：{ $needs_ace }。
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] 切り札でないスートの5枚がすべて必要な契約：{ $needs_plain_suit }。
    }{ $needs_trump_suit ->
        [none] {""}
       *[other] 切り札5枚がすべて必要な契約：{ $needs_trump_suit }。
    }{ $talon_exchange ->
        [true] 必要なカードは、タロンを取る前の手札になければなりません。
       *[false] 必要なカードは、宣言するときに手札になければなりません。
    }
paragraph-dreier-3-5 = パスした人は、そのディールではもう宣言できません。ただしルーファーの最初のパスは通常ゲームのままにするという意味で、ほかの人が何か宣言すると、もう一度尋ねられます。
paragraph-dreier-3-6 =
    値の高い契約が上です。{ $equal_bids ->
        [never] 同じ値の契約は上回れません。
       *[talon_then_caller]
            { $talon_exchange ->
                [true] 同じ値なら、タロンなしがタロンありより上で、それも同じならルーファーが上です。
               *[false] 同じ値なら、ルーファーが上です。
            }
    }
paragraph-dreier-3-7 = 最も高い宣言のあとでほかの2人がパスすると、入札は終わります。宣言した人が契約者です。誰も宣言しなければ、ルーファーが通常ゲームをします。

section-dreier-4 = タロン
paragraph-dreier-4-1 =
    { $talon_exchange ->
        [true] 契約者はタロンを取れます。
       *[false] タロンは伏せたままで、その2枚は誰の点にもなりません。
    }
paragraph-dreier-4-2 =
    { $talon_exchange ->
        [true] タロンを取るかどうかは、宣言のときに言います。すぐに公開する契約はタロンなしです。通常ゲームの契約者は、入札のあとで決めます。
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-3 =
    { $talon_exchange ->
        [true] タロンを取る人は2枚とも手札に入れ、ほかの人に見せずに2枚を捨てます。どのカードを捨ててもかまいません。
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-4 =
    { $talon_exchange ->
        [true]
            { $discard_points ->
                [declarer] 捨て札の点は、最後に数えるときに契約者のものになります。それまでは秘密です。
               *[nobody] 捨て札の点は誰のものにもなりません。
            }
       *[false] { not-dreier-talon }
    }

section-dreier-5 = コントラ
paragraph-dreier-5-1 =
    { $doubling ->
        [true]
            { $talon_exchange ->
                [true] 契約が決まってカードを捨てたら、最初のリードの前に、ディールを2倍にできます。すぐに公開する契約は倍になりません。
               *[false] 契約が決まったら、最初のリードの前に、ディールを2倍にできます。すぐに公開する契約は倍になりません。
            }
       *[false] ディールを倍にすることはできません。
    }
paragraph-dreier-5-2 =
    { $kontra_max ->
        [1] { not-dreier-kontra }
        [2] ディーラーの左から順に守備側に尋ね、誰かが2倍にするとプレイが始まります。
        [4] ディーラーの左から順に、まず守備側に尋ねます。2倍にされたら、契約者はさらに2倍にできます。
       *[other] ディーラーの左から順に、まず守備側に尋ねます。2倍にされたら契約者がさらに2倍に、それに対して守備側がもう一度2倍にできます。どちらかがそのままにすると、プレイが始まります。
    }
paragraph-dreier-5-3 =
    { $kontra_max ->
        [1] ディールが倍になることはありません。
       *[other] ディールは最大{ $kontra_max }倍になります。
    }
paragraph-dreier-5-4 =
    { $doubling ->
        [true] どちらが勝っても、最後に決まったディールの値が倍になります。
       *[false] { not-dreier-kontra }
    }

section-dreier-6 = プレイ
paragraph-dreier-6-1 =
    { $first_lead ->
        [caller_in_trumps] 切り札のある契約ではルーファーが、ほかの契約では契約者が最初にリードします。
       *[declarer] 最初のトリックは契約者がリードします。
    }
paragraph-dreier-6-2 = 手札のどのカードでもリードできます。トリックを取った人が次のリードをします。
paragraph-dreier-6-3 =
    { $duty ->
        [suit] マストフォローです。フォローできなければ、どのカードでもかまいません。
        [suit_trump] マストフォローです。フォローできなければ切り札を出し、どちらもできないときだけ、どのカードでもかまいません。
       *[strict] 最初のトリックから、マストフォローです。できればいちばん強いカードに勝つカードでフォローし、フォローできなければ切り札を、すでに出た切り札があればそれより強い切り札を出します。
    }
paragraph-dreier-6-4 = 切り札が出ていても、フォローできる人はフォローしなければなりません。そのスートのどのカードでもかまいません。
paragraph-dreier-6-5 =
    { $duty ->
        [suit] 切り札を出す義務はありません。
        [suit_trump] フォローできなければ、勝てない切り札でも出さなければなりません。どの切り札でもかまいません。
       *[strict]
            { $must_undertrump ->
                [false] 切り札を出す義務があるのは勝てるときだけです。フォローも上の切り札を出すこともできなければ、どのカードでもかまいません。
               *[true] フォローも上の切り札を出すこともできない人も、切り札を出さなければなりません。切り札がなければ、どのカードでもかまいません。
            }
    }
paragraph-dreier-6-6 = 最も強い切り札が、切り札がなければリードされたスートの最も強いカードが、トリックを取ります。点はすぐにその人の側に入ります。途中で終わらなければ、6トリックをプレイします。

section-dreier-7 = マリッジ
paragraph-dreier-7-1 = リードする人は、同じスートの{ $king }と{ $queen }があれば、リードの前にマリッジを宣言できます。切り札なら40点、ほかのスートなら20点です。守備側も宣言できます。
paragraph-dreier-7-2 = そのどちらかのカードをリードしなければなりません。そのトリックに勝つ必要はありません。
paragraph-dreier-7-3 = 1回のリードで宣言できるマリッジは1つだけです。
paragraph-dreier-7-4 = 自分の側にトリックがあれば、点はすぐに入ります。なければトリックを取るまで待ち、取らなければ入りません。
paragraph-dreier-7-5 =
    { $three ->
        [none] マリッジを宣言できるのは通常ゲームだけです。
       *[other] マリッジを宣言できるのは通常ゲームと、契約者に限り次の契約です：{ $three }。ほかの契約では宣言しません。
    }
paragraph-dreier-7-6 = 宣言せずにどちらかのカードをリードしても、点は加わりません。

section-dreier-8 = 契約の内容
paragraph-dreier-8-1 =
    { $without_trumps ->
        [none] プレイする契約には、どれも切り札があります。
       *[other] 切り札のない契約：{ $without_trumps }。
    }{ $ace_low ->
        [none] {""}
       *[other] 強い順に{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $ace }となる契約：{ $ace_low }。
    }{ $king_low ->
        [none] {""}
       *[other] { $queen }、{ $jack }、{ $ace }、{ $ten }、{ $king }となる契約：{ $king_low }。
    }{ $ten_low ->
        [none] {""}
       *[other] { $king }、{ $queen }、{ $jack }、{ $ace }、{ $ten }となる契約：{ $ten_low }。
    }
paragraph-dreier-8-2 =
    { $no_trick ->
        [none] { not-dreier-played }
       *[other]
            契約者が1トリックも取ってはならない契約：{ $no_trick }。{ $open_hand ->
                [none] {""}
               *[other] プラウデラーでは、最初のリードから契約者の手札を公開し、守備側はそれについて話せます。
            }
    }
paragraph-dreier-8-3 =
    { $every_trick ->
        [none] { not-dreier-played }
       *[other] 契約者がすべてのトリックを取る契約：{ $every_trick }。
    }
paragraph-dreier-8-4 =
    { $three ->
        [none] { not-dreier-played }
       *[other]
            契約者が最初の3トリックを取り、マリッジも含めて{ $target_points }点に達する契約：{ $three }。{ $schnapser_early_end ->
                [false] 3トリック目で決まるので、点に達していても、その前のトリックを取らなければなりません。
               *[true] 点に達した時点で成功です。
            }
    }
paragraph-dreier-8-5 = 宣言された契約は、成功か失敗が決まった時点で終わります。上がりは宣言しません。
paragraph-dreier-8-6 =
    { $at_once ->
        [none] { not-dreier-played }
       *[other] プレイせずに、5枚を公開して勝ちになる契約：{ $at_once }。
    }

section-dreier-9 = 通常ゲーム
paragraph-dreier-9-1 =
    { $claim_mode ->
        [auto] 通常ゲームは、リードする番の側が先に{ $target_points }点に達すると勝ちです。
       *[manual] リードする番の人は、自分の側が{ $target_points }点に達していれば、上がりを宣言できます。トリックを取ったあとかマリッジを宣言したあと、リードする前です。
    }
paragraph-dreier-9-2 = 上がりの宣言で勝つのは通常ゲームだけです。
paragraph-dreier-9-3 = 上がりを宣言するとディールは終わります。自分の側が点に達していれば正しく、相手の点は関係ありません。守備側の点は合わせて数えます。
paragraph-dreier-9-4 =
    { $claim_mode ->
        [auto] 最後のトリックのあとには、誰にも尋ねません。
       *[manual] 最後のトリックを取った人は、上がりを宣言するかパスします。
    }
paragraph-dreier-9-5 =
    { $claim_mode ->
        [auto] リードする番の側が点に達すると、自動的に上がりになります。
       *[manual] 点は自分で数え、上がりも自分で宣言します。
    }

section-dreier-10 = ディールの得点
paragraph-dreier-10-1 = 正しい上がりは、相手側に1トリックもなければ3、{ $schneider_threshold }点未満なら2、それ以外は1ゲームポイントです。
paragraph-dreier-10-2 = 誰も上がらなければ、最後のトリックを取った側が1を得ます。
paragraph-dreier-10-3 =
    { $claim_mode ->
        [auto] { not-dreier-claims }
       *[manual]
            { $false_claim_value ->
                [two] 誤った上がり宣言では、相手側が2を得ます。
               *[two_or_three] 誤った上がり宣言では、相手側にトリックがなければ3、あれば2を相手側が得ます。
            }
    }
paragraph-dreier-10-4 = 契約が成功すると、契約者がその値を得ます。失敗すると、守備側のそれぞれがその値を得ます。

section-dreier-11 = マッチ
paragraph-dreier-11-1 = 先に{ $match_points }ゲームポイントに達した人がマッチに勝ちます。それを超えた分は関係ありません。
paragraph-dreier-11-2 =
    { $score_direction ->
        [down] 点は{ $match_points }から0へ減らしていきます。
       *[up] 点は0から増やしていきます。
    }
paragraph-dreier-11-3 = 2人が同じディールで{ $match_points }に達したら、点の高い人の勝ちです。同点なら、差がつくまで続けます。
paragraph-dreier-11-4 = 点の最も低い人が負けで、ブンメル1つです。2人が同点なら、2人とも受けます。
paragraph-dreier-11-5 = 1点も取れずに負けた人はシュナイダーで、ブンメル{ $schneider_bummerl }つです。
paragraph-dreier-11-6 = 1人が0のとき、ほかの2人があと1点まで迫りながらその1人が勝つと、ルトゥール・シュナイダーです。2人はそれぞれブンメル{ $retour_bummerl }つです。
paragraph-dreier-11-7 = ディーラーは左へ移ります。

section-dreier-12 = 見てよいもの
paragraph-dreier-12-1 =
    { $trick_review ->
        [last_only] 次のリードまで、最後のトリックだけを見直せます。
        [none] 終わったトリックは見直せません。
       *[first_each] 契約者の最初のトリックと守備側の最初のトリックは表向きのままで、最後のトリックは次のリードまで見直せます。
    }
