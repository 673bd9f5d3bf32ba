# サウザンドの適用されるルール。paragraph-thousand-4-3 は docs/rules/thousand.md の §T4.3 をオプションに合わせて述べたもの。
# オプションは paragraphs.ftl と同じく変数になり、$steps と $marriages は bid-step と marriage-value を並べたもの。

bid-step =
    { $start ->
        [0] { $step }の倍数
       *[other] { $start }からは{ $step }の倍数
    }
marriage-value = { $suit }{ $value }点

# 意味を持たない段落の代わり。
not-thousand-blind = ブラインドビッドがないので、この段落は関係ありません。
not-thousand-write-off = 降りられないので、この段落は関係ありません。
not-thousand-bolts = ボルトがないので、この段落は関係ありません。
not-thousand-golden = ゴールデンラウンドがないので、この段落は関係ありません。
not-thousand-barrel = 樽がないので、この段落は関係ありません。
not-thousand-four = 休みの人がいないので、この段落は関係ありません。
not-thousand-two = ストックが2つあるのは2人のときだけなので、この段落は関係ありません。

section-thousand-1 = 人数とカード
paragraph-thousand-1-1 =
    { $players ->
        [2] 2人で、それぞれ1人で戦います。ストックは2つあります（§T14）。
        [4] 4人がテーブルに着き、1ディールを3人で、それぞれ1人で戦います。1人は休みます（§T13）。
       *[3] 3人で、それぞれ1人で戦います。
    }
paragraph-thousand-1-2 = 24枚のデッキを使います。どのスートでも、カードは強い順に{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }で、点数は順に11、10、4、3、2、0点です。1スートで30点、全部で120点になります。
paragraph-thousand-1-3 = 順番はすべて時計回りです。プレイする人のうち、ディーラーの左から数えて最初の人がファーストハンドです。

section-thousand-2 = 配り方
paragraph-thousand-2-1 =
    { $cut_check ->
        [off] 最初のディーラーはくじで決めます。1ディールごとに次の席に移りますが、配り直し（§T2.7）のあとは移りません。
       *[other] 最初のディーラーはくじで決めます。1ディールごとに次の席に移りますが、配り直し（§T2.7）やカットの失敗（§T2.2）のあとは移りません。
    }
paragraph-thousand-2-2 =
    { $cut_check ->
        [off] カットのあと一番下のカードを見ないので、カットの失敗はありません。
        [nine_or_jack] ディーラーの右隣がカットします。一番下が{ $nine }か{ $jack }ならカットの失敗で、そのカードを見せて、同じ人がもう一度カットします。
       *[nine] ディーラーの右隣がカットします。一番下が{ $nine }ならカットの失敗で、そのカードを見せて、同じ人がもう一度カットします。
    }
paragraph-thousand-2-3 =
    { $cut_check ->
        [off] カットの失敗がないので、この段落は関係ありません。
       *[other]
            { $cut_penalty_payer ->
                [dealer] カットに3回続けて失敗すると、ディーラーが罰点（§T9.6）を払い、もう一度配ります。
               *[cutter] カットに3回続けて失敗すると、カットした人が罰点（§T9.6）を払い、そのディールは飛ばして次の人が配ります。
            }
    }
paragraph-thousand-2-4 =
    { $players ->
        [2] ファーストハンドから1枚ずつ、各自に{ $hand_size }枚を配り、途中で2つのストックに伏せて{ $stock_size }枚ずつ置きます。最初と最後のカードはストックに入ります。
       *[other] ファーストハンドから1枚ずつ、各自に{ $hand_size }枚を配り、ストックに伏せて{ $stock_size }枚を置きます。ストックになるのは、最初と真ん中と最後のカードです。
    }
paragraph-thousand-2-5 =
    ここではミスディールは起こりません。本物のカードの点数表には記入できます。{ $misdeal_penalty ->
        [0] 罰点はなく
       *[other] ディーラーが{ $misdeal_penalty }点を払い
    }、{ $misdeal_redealer ->
        [next] 次の人が配ります。
        [same] 同じディーラーがもう一度配ります。
       *[next_if_penalty] 罰点があれば次の人、なければ同じディーラーが配ります。
    }
paragraph-thousand-2-6 =
    { $asks_for_hands ->
        [true] 入札の前に、配り直しを求めるかどうかを、権利のない人も含めて全員にファーストハンドから順に尋ねます。
       *[false] 入札の前に、手札を理由に配り直しを求めることはできません。
    }{ $redeal_four_nines ->
        [request] { $nine }が4枚とも手札にあれば、配り直しを求められます。
        [automatic] { $nine }が4枚とも誰かの手札にあれば、すぐに配り直します。
       *[off] {""}
    }{ $redeal_three_nines ->
        [true] { $nine }が3枚あれば、配り直しを求められます。
       *[false] {""}
    }{ $redeal_four_jacks ->
        [true] { $jack }が4枚とも手札にあれば、配り直しを求められます。
       *[false] {""}
    }{ $redeal_low_hand ->
        [0] {""}
       *[other] { $redeal_low_hand }点未満の手札なら、配り直しを求められます。マリッジの点は数えません。
    }
paragraph-thousand-2-7 = 配り直しのときは誰の得点も動かず、同じディーラーがもう一度配ります。

section-thousand-3 = ブラインドビッド
paragraph-thousand-3-1 =
    { $blind_bid ->
        [forced_seat_120] 強制ビッドの人（§T4.1）は、手札を見る前に120をビッドできます。
        [any_first_bid]
            { $bid_cap ->
                [none] 誰でも、最初のビッドを手札を見る前にできます。
               *[other] 誰でも、最初のビッドを手札を見る前にできます。マリッジがあるかどうか分からないので、120までです。
            }
       *[off] 手札を見る前にビッドすること（ブラインドビッド）はできません。
    }
paragraph-thousand-3-2 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other] ブラインドビッドのできる人の手札は、その人が見るか落札するまで伏せたままです。見た人は§T2.6のとおり配り直しを求められますが、ブラインドビッドをした人は求められません。
    }
paragraph-thousand-3-3 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other] ほかの人が上回ると、ブラインドビッドではなくなります。手札を取り、ほかの人と同じように続けます。
    }
paragraph-thousand-3-4 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_scope ->
                [declarer] ブラインドビッドで落札すると、落札者の得点は、丸めたあと2倍になります。
               *[all] ブラインドビッドで落札すると、そのディールの全員の得点は、丸めたあと2倍になります。
            }
    }
paragraph-thousand-3-5 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_min_score ->
                [-9999] ブラインドビッドは、持ち点が何点でもできます。
               *[other] ブラインドビッドは、持ち点が{ $blind_min_score }点以上の人だけができます。
            }
    }

section-thousand-4 = 入札
paragraph-thousand-4-1 =
    { $forced_bid_seat ->
        [none] 強制ビッドはなく、ファーストハンドから始めます。全員がパスすると、同じディーラーが配り直します。
        [dealer] ディーラーが最初から最低ビッドを持ち、断れません。ディーラーが休みなら、ファーストハンドが持ちます。入札はその次の人から始めます。ほかの全員がすぐにパスすると、その人が落札者になります。
       *[forehand] ファーストハンドが最初から最低ビッドを持ち、断れません。入札はその次の人から始めます。ほかの全員がすぐにパスすると、ファーストハンドが落札者になります。
    }
paragraph-thousand-4-2 = 最低ビッドは{ $min_bid }です。
paragraph-thousand-4-3 = ビッドできるのは、{ $steps }です。最低ビッドはいつでもできます。
paragraph-thousand-4-4 =
    { $bid_jumps ->
        [false] ビッドは1段ずつ上げ、飛ばせません。
       *[true] ビッドは直前より高くし、何段飛ばしてもかまいません。
    }一度パスした人は入札に戻れません。最後に残った1人が落札者で、ほかの人はその相手です。
paragraph-thousand-4-5 =
    { $ace_marriage ->
        [0] すべてのカードとマリッジの合計である{ $highest }を超えるビッドや、それを超える契約はできません。
       *[other] すべてのカードとマリッジに4枚の{ $ace }（§T7.8）を加えた{ $highest }を超えるビッドや、それを超える契約はできません。
    }
paragraph-thousand-4-6 =
    { $bid_cap ->
        [none] マリッジがなくても、いくらでも高くビッドできます。
        [v120_plus_marriages] ビッドは、120と手札のマリッジの点の合計までです。
       *[v120_without_marriage] 手札に同じスートの{ $king }と{ $queen }がなければ、120を超えるビッドはできません。
    }{ $bid_cap ->
        [none] {""}
       *[other]
            { $ace_marriage ->
                [0] {""}
               *[other] 4枚の{ $ace }もマリッジとして数えます。
            }
    }
paragraph-thousand-4-7 =
    { $bid_cap ->
        [none] 手札による上限がないので、この段落は関係ありません。
       *[other]
            { $bid_limit_enforcement ->
                [minus_bid_and_skip] この上限を超えるビッドをするとディールは終わり、ビッドした人はその点を失います。ほかの人の得点はなく、次の人が配ります。
               *[reject] この上限を超えるビッドは受け付けません。
            }
    }
paragraph-thousand-4-8 =
    { $silence_below ->
        [-9999] 持ち点が何点でもビッドできます。
       *[other]
            { $forced_bid_seat ->
                [none] 持ち点が{ $silence_below }点未満の人は、パスしなければなりません。
               *[other] 持ち点が{ $silence_below }点未満の人は、パスしなければなりません。強制ビッドは残ります。
            }
    }

section-thousand-5 = ストックと交換
paragraph-thousand-5-1 =
    { $players ->
        [2] 入札が終わると、落札者がストックを1つ選びます（§T14.2）。
       *[other] 入札が終わると、ストックを開きます。
    }{ $stock_visibility ->
        [declarer] 見るのは落札者だけです。
        [hidden_at_min] 全員に見せますが、{ $min_bid }で落札したときは落札者だけが見ます。
       *[all] 全員に見せます。
    }
paragraph-thousand-5-2 = 落札者はストックを取り、手札は{ $taken_size }枚になります。
paragraph-thousand-5-3 =
    { $redeal_low_stock ->
        [0]
            { $redeal_stock_two_nines ->
                [true] { $nine }が2枚あるストックは、カードを渡す前なら拒否できます。
               *[false] ストックを拒否することはできません。
            }
       *[other]
            { $redeal_stock_two_nines ->
                [true] { $redeal_low_stock }点未満のストックや、{ $nine }が2枚あるストックは、カードを渡す前なら拒否できます。
               *[false] { $redeal_low_stock }点未満のストックは、カードを渡す前なら拒否できます。
            }
    }{ $asks_for_stock ->
        [true]
            { $redeal_stock_only_at_min ->
                [true]
                    { $golden_round ->
                        [true] 拒否できるのは{ $min_bid }の契約かゴールデンラウンドの落札者だけで、そのあとは配り直しです（§T2.7）。
                       *[false] 拒否できるのは{ $min_bid }の契約の落札者だけで、そのあとは配り直しです（§T2.7）。
                    }
               *[false] そのあとは配り直しです（§T2.7）。
            }
       *[false] {""}
    }
paragraph-thousand-5-4 =
    { $gifts ->
        [0] 落札者は相手にカードを渡さず、代わりにもう一方のストックに置きます（§T14.1）。
        [1] 落札者は相手にカードを1枚渡します。
       *[other] 落札者は相手のそれぞれにカードを1枚ずつ渡します。
    }{ $stock_mode ->
        [pass_stock_cards] 使えるのはストックのカードだけです。
       *[take_and_pass] 手札のどのカードでもかまいません。
    }これで全員の手札が{ $play_size }枚になります。
paragraph-thousand-5-5 =
    { $gifts ->
        [0] カードを渡さないので、この段落は関係ありません。
       *[other]
            { $pass_face_up ->
                [true] カードは表向きに渡します。
               *[false] カードは伏せて渡し、渡した人と受け取った人だけが知っています。
            }
    }
paragraph-thousand-5-6 =
    { $redeal_four_nines_after_exchange ->
        [true] 交換のあと{ $nine }が4枚とも手札にある人は、最初のリードの前に配り直しを求められます。ファーストハンドから順に全員に尋ねます。
       *[false] 交換のあとは、手札を理由に配り直しを求めることはできません。
    }
paragraph-thousand-5-7 =
    { $raise_time ->
        [none] 契約を上げることはできません。
        [before_pass] ストックを取ったあと、カードを渡す前に、落札者は契約を一度だけ、ビッドできるどの数にでも上げられます。そのままでもかまいません。
       *[after_pass] 交換のあと、最初のリードの前に、落札者は契約を一度だけ、ビッドできるどの数にでも上げられます。そのままでもかまいません。
    }
paragraph-thousand-5-8 =
    { $raise_time ->
        [none] 契約を上げられないので、この段落は関係ありません。
       *[other]
            { $raise_cap ->
                [same_as_bid] 契約を上げるときも、そのときの手札で§T4.6の上限を守ります。
               *[none] 契約を上げるのにマリッジは要らず、§T4.6の上限はありません。
            }
    }
paragraph-thousand-5-9 =
    { $write_off ->
        [off] 契約を降りることはできません。
       *[other]
            落札者は、最初のカードを渡す前か、契約を上げるか尋ねられたときに、降りることができます。相手はそれぞれ{ $write_off ->
                [half] 契約の半分（§T8.4のとおり丸める）
               *[sixty] 60点
            }を得て、落札者は{ $write_off_deduct ->
                [false] 0点です。
               *[true] 契約の点を失います。
            }
    }
paragraph-thousand-5-10 =
    { $write_off ->
        [off] { not-thousand-write-off }
       *[other]
            { $write_off_fine ->
                [0] 何度降りても罰点はありません。
               *[other] 同じ人の3回目ごとの降りには、さらに{ $write_off_fine }点の罰点が付きます。
            }{ $write_off_limit ->
                [0] 何回でも降りられます。
               *[other] 1マッチで降りられるのは{ $write_off_limit }回までです。
            }
    }
paragraph-thousand-5-11 =
    { $bomb ->
        [0] 手札を投げ出すことはできません。
       *[other] 落札者は、最初のカードを渡す前か、契約を上げるか尋ねられたときに、手札を投げ出せます。相手はそれぞれ{ $bomb }点を得て、落札者は0点です。
    }

section-thousand-6 = プレイ
paragraph-thousand-6-1 = 最初のトリックは落札者がリードし、そのあとはトリックを取った人がリードします。
paragraph-thousand-6-2 = マストフォローです。リードされたスートがあれば、出さなければなりません。
paragraph-thousand-6-3 =
    { $must_beat ->
        [true] フォローするときは、できれば、いま勝っているカードより強いカードを出さなければなりません。切り札が出ていて勝てないときは、そのスートのどのカードでもかまいません。
       *[false] フォローするときは、そのスートのどのカードでもかまいません。
    }
paragraph-thousand-6-4 =
    { $must_trump ->
        [false] フォローできなければ、どのカードでもかまいません。
       *[true] フォローできなければ、切り札スートがあって手札に切り札がある限り、切り札を出さなければなりません。
    }
paragraph-thousand-6-5 =
    { $must_trump ->
        [false] 切り札を出す義務がないので、上の切り札を出す義務もありません。
       *[true]
            { $must_overtrump ->
                [false] 切り札はどれでもかまいません。
               *[true]
                    できれば、いま勝っている切り札より強い切り札を出さなければなりません。{ $undertrump ->
                        [free] 弱い切り札しかなければ、どのカードでもかまいません。
                       *[forced] 弱い切り札しかなくても、切り札を出さなければなりません。
                    }
            }
    }
paragraph-thousand-6-6 = 最も強い切り札が、切り札がなければリードされたスートの最も強いカードが、トリックを取ります。ほかのカードは勝てません。
paragraph-thousand-6-7 =
    { $no_lead_foreign_trump ->
        [true] ほかの人が宣言した切り札は、ほかのスートがある限りリードできません。
       *[false] どのカードでもリードできます。
    }
paragraph-thousand-6-8 = 最後のトリックは、次のカードがリードされるまで見直せます。

section-thousand-7 = マリッジと切り札
paragraph-thousand-7-1 = 初めは切り札がありません。1人の手札にある同じスートの{ $king }と{ $queen }がマリッジで、点はスートごとに次のとおりです：{ $marriages }。
paragraph-thousand-7-2 =
    { $marriage_requires_trick ->
        [false] マリッジは、最初のリードも含めて、どのリードの前にも宣言できます。
       *[true] マリッジを宣言できるのは、このディールでトリックを1つ以上取った人が、リードするときです。
    }
paragraph-thousand-7-3 = 宣言したら、そのスートの{ $king }か{ $queen }をリードしなければなりません。1回のリードで宣言できるのは1つだけです。
paragraph-thousand-7-4 =
    { $trump_activation ->
        [next_trick] 点はすぐに入り、そのスートは次のトリックから、前の切り札に代わって切り札になります。
       *[immediate] 点はすぐに入り、そのスートはこのトリックからすぐに、前の切り札に代わって切り札になります。
    }
paragraph-thousand-7-5 = 宣言せずに{ $king }か{ $queen }をリードすると、ふつうのカードとして扱われます。そのマリッジはもう宣言できません。
paragraph-thousand-7-6 = 落札者も相手も、持っているマリッジをいくつでも宣言できます。そのたびに切り札が変わります。
paragraph-thousand-7-7 =
    { $defender_marriages ->
        [false] 相手側のマリッジは切り札にはなりますが、点にはなりません。
       *[true] 相手側のマリッジも、落札者のものと同じように点になります。
    }
paragraph-thousand-7-8 =
    { $ace_marriage ->
        [0] 手札に4枚の{ $ace }があっても、特別な点はありません。
       *[other] 1人の手札にある4枚の{ $ace }は{ $ace_marriage }点です。マリッジのように宣言し、そのうちの1枚をリードします。切り札は変わりません。
    }

section-thousand-8 = ディールの得点
paragraph-thousand-8-1 = 集めた点とは、取ったトリックのカードの点と、宣言したマリッジの点です。
paragraph-thousand-8-2 =
    { $declarer_success ->
        [actual] 契約以上の点を集めた落札者は、集めた点を§T8.4のとおり丸めて得ます（契約の点を下回りません）。足りなければ、契約の点を失います。
       *[bid] 契約以上の点を集めた落札者は、契約の点を得ます。足りなければ、契約の点を失います。
    }
paragraph-thousand-8-3 =
    { $declarer_round_first ->
        [true] 落札者の集めた点は、丸めてから契約と比べます。
       *[false] 落札者の集めた点は、丸めずに契約と比べます。
    }
paragraph-thousand-8-4 =
    ほかの人は、集めた点を{ $rounding ->
        [1] 丸めずに得ます。
       *[other] { $rounding }の倍数に丸めて得ます。
    }{ $rounding ->
        [10]
            { $rounding_ties ->
                [down] ちょうど中間の点は切り捨てます。
               *[up] ちょうど中間の点は切り上げます。
            }
       *[other] {""}
    }
paragraph-thousand-8-5 =
    得点は、契約、丸め{ $players ->
        [4] 、休みの人（§T13.3）
       *[other] {""}
    }{ $doubles ->
        [true] 、2倍
       *[false] {""}
    }の順に計算します。そのあとの点数表については§T12.3にあります。

section-thousand-9 = ボルトと罰点
paragraph-thousand-9-1 =
    { $bolt_mode ->
        [off] ボルトはありません。トリックを取れなくても何も起きません。
        [consecutive] ボルトは、ふるわなかったディール（§T9.2）に対して点数表に付く印です。連続したときだけ数え、よいディールがあるとすべて消えます。
       *[cumulative] ボルトは、ふるわなかったディール（§T9.2）に対して点数表に付く印です。マッチを通して数えます。
    }
paragraph-thousand-9-2 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_test ->
                [zero_points] トリックの有無にかかわらず、1点も集めなかった人にボルトが付きます。
               *[no_trick] 1トリックも取れなかった人にボルトが付きます。0点のトリックでも取れば付きません。
            }
    }
paragraph-thousand-9-3 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other] { $bolt_limit }個目のボルトで罰点（§T9.6）を払い、ボルトは消えます。
    }
paragraph-thousand-9-4 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_declarer ->
                [true] 落札者にもボルトが付きます。
               *[false] 落札者にはボルトが付きません。
            }
    }
paragraph-thousand-9-5 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $endgame ->
                [barrel]
                    { $bolt_on_barrel ->
                        [true] 樽の上の人にもボルトが付きます。
                       *[false] 樽の上の人にはボルトが付きません。
                    }
               *[other] { not-thousand-barrel }
            }
    }
paragraph-thousand-9-6 = 通常の罰点は{ $penalty }点で、持ち点から引きます。本物のカードでは、反則にも科されます。
paragraph-thousand-9-7 =
    { $no_win_streak ->
        [0] 得点のないディールが続いても、罰点はありません。
       *[other] 0点を超える得点のないディールが{ $no_win_streak }回続くと、罰点を払います。樽の上のディールと休みのディールは数えません。
    }
paragraph-thousand-9-8 =
    { $dump_truck ->
        [plus] 持ち点がちょうど{ $dump_score }点になると、0点に戻ります（ダンプ）。
        [both] 持ち点がちょうど{ $dump_score }点か−{ $dump_score }点になると、0点に戻ります（ダンプ）。
       *[off] ひとりでに0点に戻る持ち点はありません。
    }

section-thousand-10 = ゴールデンラウンド
paragraph-thousand-10-1 =
    { $golden_round ->
        [false] ゴールデンラウンドはありません。マッチはふつうのディールで始まります。
       *[true] マッチの最初の{ $players }ディールは入札がなく、ファーストハンドが落札者になって120点を取らなければなりません。ブラインドビッドや、交換の前に配り直しを求めることはできません。
    }
paragraph-thousand-10-2 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true] これらのディールの得点は、マイナスも含めて、丸めたあとすべて2倍になります。
    }
paragraph-thousand-10-3 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_raise ->
                [true] 120の契約は上げられます（§T5.7）。
               *[false] 契約は120のままです。
            }
    }
paragraph-thousand-10-4 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_stock ->
                [true] ストックを取ってカードを渡すのは、いつもと同じです。
               *[false]
                    { $unused_to_last_trick ->
                        [true] ストックはそのまま残し、最後のトリックを取った人の点になります。
                       *[false] ストックはそのまま残し、誰の点にもなりません。
                    }
            }
    }
paragraph-thousand-10-5 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_double_penalties ->
                [true] ボルトと罰点も2倍になります。
               *[false] ボルトと罰点はいつもと同じです。
            }
    }

section-thousand-11 = 樽
paragraph-thousand-11-1 =
    { $endgame ->
        [barrel] 目標の手前には、樽という特別なルールがあります。
        [freeze] 樽はありません。{ $barrel_at }点からは、落札者としての得点だけを記録します。罰点は引きます。
       *[none] 樽はありません。目標まで何も変わりません。
    }
paragraph-thousand-11-2 =
    { $endgame ->
        [barrel] 持ち点が{ $barrel_at }点に達した人は樽に乗り、持ち点はちょうど{ $barrel_at }点になります。
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-3 =
    { $endgame ->
        [barrel] 樽の上では点を記録しません。例外は、勝ちになる契約（§T11.5）、失敗した契約（§T11.7）、罰点と落下だけです。罰点を受けた人は樽から落ちます。
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-4 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] 樽の上には、何ディールでもいられます。
               *[other] 挑戦は{ $barrel_attempts }回、つまり自分がプレイする次の{ $barrel_attempts }ディールです。
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-5 =
    { $endgame ->
        [barrel] 樽の上から勝つには、落札して、{ $barrel_min_contract }以上の契約を達成しなければなりません。それより低い契約は、達成しても得点になりません。
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-6 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] 樽から落ちると{ $barrel_fall_penalty }点を失います。
               *[other] 最後の挑戦が終わると樽から落ち、{ $barrel_fall_penalty }点を失います。
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-7 =
    { $endgame ->
        [barrel]
            { $barrel_failed_contract ->
                [attempt_only] 契約に失敗しても、挑戦を1回使うだけです。
                [max_on_last] 契約に失敗すると、その点を失って樽から降ります。最後の挑戦では、少なくとも落下の点を失います。
               *[lose_bid] 契約に失敗すると、その点を失って樽から降ります。
            }{ $barrel_failed_contract ->
                [attempt_only] {""}
               *[other]
                    { $barrel_failed_counts_as_fall ->
                        [false] これは§T11.8の落下には数えません。
                       *[true] これも落下に数えます。
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-8 =
    { $endgame ->
        [barrel]
            { $barrel_falls_to_zero ->
                [0] 何度落ちても、持ち点が0点になることはありません。
               *[other] { $barrel_falls_to_zero }回目の落下で持ち点は0点になり、落下は数え直しです。
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-9 =
    { $endgame ->
        [barrel]
            { $barrel_collision ->
                [coexist] 樽には何人でも一緒に乗れます。
               *[other]
                    樽に乗れるのは{ $barrel_places }人です。満員の樽に誰かが着くと、{ $barrel_collision ->
                        [all_fall] 乗っていた人は全員落ち、着いた人も{ $barrel_fall_penalty }点戻されます。
                        [newcomer_bounces] 着いた人だけが{ $barrel_fall_penalty }点戻されます。
                       *[oldest_falls] 最初に乗った人が落ちます。
                    }同じディールで勝った人は落ちません。
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-10 =
    { $endgame ->
        [barrel]
            { $barrel_simultaneous ->
                [coexist] 同じディールで何人も樽に着いたら、全員が残ります。
               *[all_fall]
                    空きより多くの人が同時に着くと、その全員が{ $barrel_fall_penalty }点戻され、乗っていた人は残ります。戻されるのは落下ではありません。{ $barrel_places ->
                        [1] {""}
                       *[other] 乗れるのは{ $barrel_places }人です。
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-11 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [false] 樽に乗っていてもいなくても、目標に達した人の勝ちです。
               *[true] 勝てるのは樽の上の人だけです。
            }
       *[other] { not-thousand-barrel }
    }

section-thousand-12 = マッチ
paragraph-thousand-12-1 =
    { $target_exclusive ->
        [true] 誰かの持ち点が{ $target }点を超えたディールでマッチは終わります。
       *[false] 誰かの持ち点が{ $target }点に達したディールでマッチは終わります。
    }
paragraph-thousand-12-2 =
    { $win_tie ->
        [declarer] 同じディールで何人も達したときは、その中に落札者がいれば落札者の、いなければ持ち点の高い人の勝ちです。
       *[highest] 同じディールで何人も達したときは、持ち点の高い人の勝ちです。同点なら落札者の勝ちです。
    }
paragraph-thousand-12-3 =
    点数表は、ボルトと罰点、得点{ $endgame ->
        [barrel] 、樽の上のできごと、樽への到着
       *[other] {""}
    }{ $dump_truck ->
        [off] {""}
       *[other] 、ダンプ（§T9.8）
    }、目標の順に記入します。

section-thousand-13 = 4人のとき
paragraph-thousand-13-1 =
    { $players ->
        [4]
            { $sitter ->
                [right_of_dealer] 4人がテーブルに着き、3人がプレイします。ディーラーの右隣が休みます。
                [opposite_dealer] 4人がテーブルに着き、3人がプレイします。ディーラーの向かいが休みます。
                [last_bidder]
                    { $forced_bid_seat ->
                        [dealer] 4人がテーブルに着き、3人がプレイします。最後にビッドする順の人、つまりディーラーの右隣が休みます。
                       *[other] 4人がテーブルに着き、3人がプレイします。最後にビッドする順の人、つまりディーラーが休みます。
                    }
               *[dealer] 4人がテーブルに着き、3人がプレイします。ディーラーが休みます。
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-2 =
    { $players ->
        [4] 休みの人は最初からストックを見ますが、誰にも教えてはいけません。
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-3 =
    { $players ->
        [4]
            { $sitter_score ->
                [none] 休みの人の得点はありません。
                [cards] 休みの人は、ストックのカードの点を§T8.4のとおり丸めて得ます。
                [marriage_only] 休みの人は、ストックにあるマリッジの点を得ます。
                [aces40_plus_marriage] 休みの人は、ストックの{ $ace }1枚につき40点と、ストックにあるマリッジの点を得ます。
                [aces50_plus_marriage] 休みの人は、ストックの{ $ace }1枚につき50点と、ストックにあるマリッジの点を得ます。
               *[cards_plus_marriage] 休みの人は、ストックのカードの点と、そこにあるマリッジの点を、§T8.4のとおり丸めて得ます。
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-4 =
    { $players ->
        [4] 休みの人にはボルトが付かず、樽の挑戦も減りません。樽の上なら得点もありません。
       *[other] { not-thousand-four }
    }

section-thousand-14 = 2人のとき
paragraph-thousand-14-1 =
    { $players ->
        [2]
            { $two_player_mode ->
                [v10_2x2_discard2] ストックは2つです。手札は10枚、ストックは2枚ずつで、落札者は一方を取り、もう一方に2枚を置きます。10トリックです。
                [v10_2x2_pass1] ストックは2つです。手札は10枚、ストックは2枚ずつで、落札者は一方を取り、相手に1枚を渡します。11トリックです。
               *[v9_2x3] ストックは2つです。手札は9枚、ストックは3枚ずつで、落札者は一方を取り、相手に1枚を渡し、もう一方のストックに1枚を置きます。10トリックです。
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-2 =
    { $players ->
        [2]
            { $two_player_mode ->
                [v9_2x3] 落札者は、どちらのストックも見ずに一方を選びます。もう一方は伏せたままです。渡すのと置くのはどちらが先でもかまいません。
               *[other] 落札者は、どちらのストックも見ずに一方を選びます。もう一方は伏せたままです。
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-3 =
    { $players ->
        [2]
            { $unused_to_last_trick ->
                [false] もう一方のストックは、そこに置いたカードも含めて、誰の点にもなりません。
               *[true] もう一方のストックは、そこに置いたカードも含めて、最後のトリックを取った人の点になります。
            }
       *[other] { not-thousand-two }
    }

section-thousand-15 = プリセット
paragraph-thousand-15-1 = プリセットは、オプションの値をまとめたものです。このゲームのプリセットは、最初のもの（3人のサウザンド）と、星印のオプションだけが違います。
