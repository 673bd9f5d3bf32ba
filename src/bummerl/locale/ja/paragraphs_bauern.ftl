# バウエルンシュナプセンの適用されるルール。docs/rules/bauernschnapsen.md の §B1.1 以下に当たる。オプションのほか、
# 使う契約の一覧が変数になる（なければ none）。$contracts は値つき、ほかに $by_rufer、$no_trick など。

called-at = { $contract }{ $value }

# 意味を持たない段落の代わり。
not-bauern-played = このような契約はないので、この段落は関係ありません。
not-bauern-kontra = コントラがないので、この段落は関係ありません。
not-bauern-claims = 上がりは自動なので（§B8.2）、この段落は関係ありません。

section-bauern-1 = 人数と配り方
paragraph-bauern-1-1 = 4人で、20枚のデッキを使います。4つのスートにそれぞれ{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }があります。向かい合う2人がパートナーで、勝ち負けをともにします。順番はすべて時計回りです。
paragraph-bauern-1-2 = どのスートでも、カードは強い順に{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }で、点数は順に11、10、4、3、2点です。合計は120点です。
paragraph-bauern-1-3 = ディーラーの左隣がルーファーです。ディールごとに、時計回りで次の人が配ります。
paragraph-bauern-1-4 =
    { $knocking ->
        [false] カットはシャッフルのうちで、誰にも尋ねません。
       *[true]
            { $deal_packets ->
                [v5] もともと5枚ずつ一度に配るので、カットかノックかは尋ねません。
               *[other] 配る前に、ディーラーの右隣がカットするかノックします。ノックすると、全員に5枚ずつ一度に配ります。
            }
    }
paragraph-bauern-1-5 =
    ルーファーから順に、{ $deal_packets ->
        [v5] 一度に5枚ずつ
        [v1x5] 1枚ずつ5回
       *[v3_2] まず3枚ずつ、次に2枚ずつ
    }配り、手札は5枚になります。カードは残りません。

section-bauern-2 = 切り札
paragraph-bauern-2-1 =
    ルーファーは最初の3枚だけを見て、{ $trump_must_be_held ->
        [false] 好きなスート
       *[true] その中にあるスート
    }を1つ指定します。それがこのディールの切り札です。ほかの人はそれまで手札を見ません。
paragraph-bauern-2-2 =
    { $aufschlagen ->
        [off] カードをめくって決めることはできず、ルーファーは必ずスートを指定します。
        [next_card] 指定する代わりに、まだ見ていない2枚のうち次の1枚をめくることもできます。そのスートが切り札です。めくったカードはルーファーの手札で、全員が見ています。
       *[choose_one_of_two] 指定する代わりに、まだ見ていない2枚のどちらかをめくることもできます。そのスートが切り札です。めくったカードはルーファーの手札で、全員が見ています。
    }
paragraph-bauern-2-3 = そのあと、全員が5枚の手札を取ります。

section-bauern-3 = 契約
paragraph-bauern-3-1 =
    通常ゲームは1から3ゲームポイントです（§B8）。{ $contracts ->
        [none] ほかの契約はありません。
       *[other] 宣言できる契約は、低い順に次のとおりです：{ $contracts }。
    }
paragraph-bauern-3-2 =
    { $by_rufer ->
        [none] ルーファーの側だけの契約はありません。
       *[other]
            { $partner_contracts ->
                [true] ルーファーとそのパートナーだけが宣言できる契約：{ $by_rufer }。パートナーが宣言しても、リードはルーファーです。
               *[false] ルーファーだけが宣言できる契約：{ $by_rufer }。
            }
    }{ $by_opponents ->
        [none] {""}
       *[other] ルーファーの相手側だけが宣言できる契約：{ $by_opponents }。
    }それ以外は誰でも宣言できます。
paragraph-bauern-3-3 =
    { $needs_ace ->
        [none] {""}
       *[other] 手札に{ $ace }が必要な契約：{ $needs_ace }。
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] 切り札でないスートの5枚がすべて必要な契約：{ $needs_plain_suit }。
    }{ $needs_trump_suit ->
        [none] 切り札5枚がすべて必要な契約はありません。
       *[other]
            切り札5枚がすべて必要な契約：{ $needs_trump_suit }。{ $herrenjodler ->
                [0] {""}
               *[other]
                    { $herrenjodler_by ->
                        [rufer] ヘレンヨードラーを宣言できるのはルーファーだけです。
                       *[anyone] ヘレンヨードラーは、持っている人なら誰でも宣言できます。
                    }
            }
    }
paragraph-bauern-3-4 =
    { $without_trumps ->
        [none] どの契約でも§B2のスートが切り札です。
       *[other] 切り札のない契約：{ $without_trumps }。ほかの契約では§B2のスートが切り札です。
    }
paragraph-bauern-3-5 =
    カードの強さはいつも同じです{ $ace_low ->
        [none] {""}
       *[other] 。ただし、強い順に{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $ace }となる契約：{ $ace_low }
    }{ $king_low ->
        [none] {""}
       *[other] 。{ $queen }、{ $jack }、{ $ace }、{ $ten }、{ $king }となる契約：{ $king_low }
    }{ $ten_low ->
        [none] {""}
       *[other] 。{ $king }、{ $queen }、{ $jack }、{ $ace }、{ $ten }となる契約：{ $ten_low }
    }。{ $bauernloch_order ->
        [normal] バウエルンロッホも普通の強さです。
       *[ace_low] {""}
    }カードの点数は変わりません。

section-bauern-4 = 入札
paragraph-bauern-4-1 = ルーファーから順に、パスするか、直前の宣言より値の高い契約を宣言します。
paragraph-bauern-4-2 =
    { $equal_value ->
        [ladder] 同じ値の契約どうしでは、§B3.1の並びで後のほうが上回ります。
        [earlier_seat] ルーファーから数えて先の席の人は、同じ値の契約を宣言できます。
       *[never] 直前の宣言と同じ値の契約は宣言できません。
    }
paragraph-bauern-4-3 =
    { $auction_rounds ->
        [single] 入札は一人一回です。
       *[until_three_passes] 最後の宣言のあと、ほかの全員がパスするまで入札が続きます。
    }
paragraph-bauern-4-4 =
    { $auction_rounds ->
        [single] 一人一回なので、パスしたらそれで終わりです。
       *[until_three_passes]
            { $pass_is_final ->
                [false] パスした人も、順番が回ってくればまた宣言できます。3人が続けてパスすると終わりです。
               *[true] パスした人は、その入札から外れます。
            }
    }
paragraph-bauern-4-5 = 誰も宣言しなければ通常ゲームで、ルーファーが契約者になります。
paragraph-bauern-4-6 =
    { $at_once ->
        [none] { not-bauern-played }
       *[other] 宣言するとすぐに入札もディールも終わる契約：{ $at_once }。5枚を公開し、プレイせずにその値を得ます。上回ることもコントラもできません。
    }

section-bauern-5 = コントラ
paragraph-bauern-5-1 =
    { $doubling ->
        [false] コントラを尋ねることはありません。
       *[true]
            入札のあと、契約者の相手側は2倍にできます（コントラ）。まず契約者の左隣、次にもう1人に尋ねます。{ $kontra_max ->
                [2] コントラを返すことはできません。
                [8] そのあと契約者の側が、契約者から順に、さらに2倍にでき（リコントラ）、相手側がもう一度2倍にできます。
               *[other] そのあと契約者の側が、契約者から順に、さらに2倍にできます（リコントラ）。
            }休んでいるパートナーには尋ねません。
    }
paragraph-bauern-5-2 =
    { $kontra_contracts ->
        [none] コントラはありません。
        [all] プレイする契約なら、どれでもコントラできます。
       *[normal] コントラできるのは通常ゲームだけです。
    }
paragraph-bauern-5-3 =
    { $kontra_max ->
        [1] ディールが倍になることはありません。
       *[other]
            { $kontra_contracts ->
                [none] { not-bauern-kontra }
               *[other] ディールは最大{ $kontra_max }倍になります。
            }
    }

section-bauern-6 = プレイ
paragraph-bauern-6-1 = 切り札のある契約では、契約者が誰でもルーファーが最初にリードし、切り札のない契約では契約者がリードします。そのあとはトリックを取った人がリードします。
paragraph-bauern-6-2 = マストフォローです。リードされたスートがあれば、出さなければなりません。
paragraph-bauern-6-3 =
    { $stichzwang ->
        [never] フォローするときは、そのスートのどのカードでもかまいません。
        [trick_contracts_only] 契約者が3トリックかすべてのトリックを取らなければならない契約では、フォローするとき、パートナーのカードであっても、できればいちばん強いカードに勝たなければなりません。切り札が出ていれば、そのスートのどのカードでもかまいません。ほかの契約では、いつでもそのスートのどのカードでもかまいません。
       *[always] フォローするときは、パートナーのカードであっても、できればいちばん強いカードに勝たなければなりません。切り札が出ていれば、そのスートのどのカードでもかまいません。
    }
paragraph-bauern-6-4 =
    { $must_overtrump ->
        [false] フォローできなければ、切り札を出さなければなりません。どの切り札でもかまいません。
       *[true] フォローできなければ、切り札を出さなければなりません。すでに切り札が出ていれば、できればそれより強い切り札を出します。
    }
paragraph-bauern-6-5 =
    { $must_overtrump ->
        [false] 勝てない切り札でも、出さなければなりません。
       *[true]
            { $undertrump ->
                [free] 弱い切り札しかなければ、どのカードでもかまいません。
               *[forced] 弱い切り札しかなくても、切り札を出さなければなりません。
            }
    }
paragraph-bauern-6-6 = 最も強い切り札が、切り札がなければリードされたスートの最も強いカードが、トリックを取ります。取ったトリックは裏向きに置きます。
paragraph-bauern-6-7 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other]
            { $bettler_partner ->
                [plays] 契約者のパートナーもふつうに参加する契約：{ $no_trick }。
               *[sits_out] 契約者のパートナーが手札を置いて休む契約：{ $no_trick }。このとき1トリックは3枚です。
            }
    }
paragraph-bauern-6-8 =
    { $gangs ->
        [none] { not-bauern-played }
       *[other]
            { $land_partner ->
                [sits_out] 契約者のパートナーが手札を置いて休む契約：{ $gangs }。
               *[plays] 契約者のパートナーも参加する契約：{ $gangs }。パートナーがトリックを取ると契約は失敗です。
            }
    }
paragraph-bauern-6-9 =
    { $open_hand ->
        [none] { not-bauern-played }
       *[other] プラウデラーでは、契約者は最初のリードの前に手札を公開します。相手側はそれについて自由に話せます。
    }

section-bauern-7 = マリッジ
paragraph-bauern-7-1 = リードする人は、同じスートの{ $king }と{ $queen }があればマリッジを宣言し、そのどちらかをリードできます。切り札なら40点、ほかのスートなら20点です。1回のリードで宣言できるのは1つだけです。宣言せずにリードしてもかまいませんが、点になりません。
paragraph-bauern-7-2 =
    { $marriage_contracts ->
        [normal] マリッジを宣言できるのは通常ゲームだけです。
        [rufer_contracts] マリッジを宣言できるのは、通常ゲーム、シュナプサー、バウエルンシュナプサーです。バウエルンシュナプサーでは勝敗に関係しません。
        [all_trump] 切り札のあるすべての契約で、マリッジを宣言できます。
       *[schnapsers]
            { $three ->
                [none] マリッジを宣言できるのは通常ゲームだけです。
               *[other] マリッジを宣言できるのは通常ゲームと次の契約です：{ $three }。
            }
    }
paragraph-bauern-7-3 =
    { $schnapser_marriage ->
        [team] 宣言された契約では、契約者とそのパートナーだけがマリッジを宣言できます。
       *[declarer] 宣言された契約では、契約者だけがマリッジを宣言できます。
    }
paragraph-bauern-7-4 =
    { $marriage_pending ->
        [forbidden] マリッジは、自分の側がトリックを取ってからでなければ宣言できません。
       *[pending] マリッジは、自分の側がトリックを取る前でも宣言できます。その点は、2人のどちらかがトリックを取るまで待ち、取らなければ入りません。
    }

section-bauern-8 = 通常ゲームの終わり
paragraph-bauern-8-1 =
    { $claim_mode ->
        [auto] 先に66点に達した側の勝ちで、ディールは終わります。宣言された契約については§B9にあります。
       *[manual] 66点以上の側は、上がりを宣言するとディールを終えて勝ちます。宣言できるのはリードする番の人で、トリックを取ったあとかマリッジを宣言したあと、次のカードを出す前です。宣言された契約では上がりを宣言しません。
    }
paragraph-bauern-8-2 =
    { $claim_mode ->
        [auto] トリックやマリッジで66点に達すると、自動的に上がりになります。
       *[manual] 上がりは自分で宣言します。
    }
paragraph-bauern-8-3 = 負けた側が1トリックも取っていなければ3、33点未満なら2、それ以外は1ゲームポイントです。待っている点は数えません。
paragraph-bauern-8-4 =
    { $claim_mode ->
        [auto] 最後のトリックのあとには、誰にも尋ねません。
       *[manual] 最後のトリックを取った人は、そのあとでも上がりを宣言するか、パスできます。
    }
paragraph-bauern-8-5 =
    { $last_trick_value ->
        [graded] 誰も上がらなければ、最後のトリックを取った側が、負けた側の点によって1、2、3を得ます（§B8.3）。
       *[one] 誰も上がらなければ、最後のトリックを取った側が1を得ます。
    }
paragraph-bauern-8-6 =
    { $claim_mode ->
        [auto] { not-bauern-claims }
       *[manual]
            { $false_claim ->
                [lose_2_or_3] 66点未満で上がりを宣言すると負けです。相手側が2、相手側にトリックがなければ3を得ます。
               *[reject] 66点未満での上がりの宣言は受け付けません。
            }
    }

section-bauern-9 = 契約の終わり
paragraph-bauern-9-1 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other] 契約者が1トリックも取ってはならない契約：{ $no_trick }。1つでも取ると失敗で、最後まで取らなければ成功です。
    }
paragraph-bauern-9-2 =
    { $every_trick ->
        [none] { not-bauern-played }
       *[other] 契約者が1人ですべてのトリックを取る契約：{ $every_trick }。パートナーも含めて、ほかの人が1つでも取ると失敗です。
    }
paragraph-bauern-9-3 =
    { $three ->
        [none] { not-bauern-played }
       *[other] 契約者が1人で最初の3トリックを取り、66点に達する契約：{ $three }。ほかの人がそのうちの1つを取るか、3トリックのあと点が足りなければ失敗です。
    }
paragraph-bauern-9-4 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_points ->
                [team] この66点には、契約者のトリックと、2人のマリッジを数えます。
               *[declarer] この66点には、契約者自身のトリックとマリッジだけを数えます。
            }
    }
paragraph-bauern-9-5 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_early_end ->
                [false] 3トリック目も取って、初めて成功です。
               *[true] 66点に達した時点で成功です。3トリック目の前でも、マリッジを宣言した直後でもかまいません。
            }
    }
paragraph-bauern-9-6 = 契約が成功すると契約者の側が、失敗すると相手側が、その値を得ます。
paragraph-bauern-9-7 =
    { $doubling ->
        [false] { not-bauern-kontra }
       *[true] コントラは、そのディールの値を倍にします。
    }
paragraph-bauern-9-8 =
    { $halved ->
        [true] どのディールも半分（切り上げ）で記録します。
       *[false] そのまま記録し、半分にはしません。
    }

section-bauern-10 = マッチ
paragraph-bauern-10-1 = 得点はパートナー2人のものです。先に{ $match_points }ゲームポイント以上になった側がマッチに勝ちます。
paragraph-bauern-10-2 =
    { $score_direction ->
        [down] 点は{ $match_points }から0へ減らしていきます。
       *[up] 点は0から{ $match_points }へ増やしていきます。
    }
paragraph-bauern-10-3 = マッチに負けた側は、ブンメル{ $bummerl }つです。
paragraph-bauern-10-4 = 1点も取れずに負けた側はシュナイダーで、ブンメル{ $schneider_bummerl }つです。
paragraph-bauern-10-5 = 相手が0のとき、あと1点まで迫りながら負けた側はルトゥール・シュナイダーで、ブンメル{ $retour_bummerl }つです。

section-bauern-11 = 見てよいもの
paragraph-bauern-11-1 =
    { $trick_review ->
        [last_only] 次のリードまで、最後のトリックだけを見直せます。
        [none] 終わったトリックは見直せません。
       *[first_each] それぞれの側の最初のトリックは表向きのままで、最後のトリックは次のリードまで見直せます。
    }
