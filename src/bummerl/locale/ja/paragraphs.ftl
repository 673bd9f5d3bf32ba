# 適用されるルール。paragraph-schnapsen-4-3 は docs/rules/schnapsen.md の §4.3 をオプションに合わせて述べたもので、
# section- はその上の見出し。オプションはすべてその名前の変数になり、オンとオフは true と false という語になる。
# カードのランクも読み手のデッキでの呼び名になる（ドイツ式なら $jack は「ウンター」）。$talon は最初のリードでの山札の
# 枚数、$open_tricks は山札がなくなるまでのトリックの数、$packets は deal-packet を並べた配り方。

# まとめて配る枚数。0 はターンアップ。
deal-packet =
    { $count ->
        [0] ターンアップ
       *[other] { $count }枚ずつ
    }

# 意味を持たない段落の代わり。
not-without-closing = クローズがないので、この段落は関係ありません。
not-with-automatic-claims = 上がりは自動なので（§7.6）、この段落は関係ありません。

section-schnapsen-1 = デッキと配り方
paragraph-schnapsen-1-1 =
    2人で、{ $deck }枚のデッキを使います。4つのスートにそれぞれ{ $deck ->
        [20] { $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }
        [24] { $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }
       *[32] { $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }、{ $eight }、{ $seven }
    }があります。
paragraph-schnapsen-1-2 =
    どのスートでも、カードは強い順に{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }{ $deck ->
        [20] {""}
        [24] 、{ $nine }
       *[32] 、{ $nine }、{ $eight }、{ $seven }
    }です。点数は{ $ace }が11点、{ $ten }が10点、{ $king }が4点、{ $queen }が3点、{ $jack }が2点{ $deck ->
        [20] {""}
        [24] 、{ $nine }が0点
       *[32] 、{ $nine }と{ $eight }と{ $seven }が0点
    }で、合計は120点です。
paragraph-schnapsen-1-3 = 最初のディーラーは公平な方法で決めます。もう1人がファーストハンドです。
paragraph-schnapsen-1-4 = 手札は{ $hand_size }枚で、毎回ファーストハンドから先に、次の順で配ります：{ $packets }。
paragraph-schnapsen-1-5 = ターンアップのスートが、そのディールの切り札です。残りのカードはターンアップの上に裏向きに重ね、ターンアップを最後の1枚とする山札になります。山札は最初のリードで{ $talon }枚あり、1トリックごとに2枚減って、{ $open_tricks }トリック目のあとになくなります。

section-schnapsen-2 = トリック
paragraph-schnapsen-2-1 = 最初のトリックはファーストハンドがリードします。次からは、トリックを取った人がリードします。
paragraph-schnapsen-2-2 =
    リードする人は、カードを出す前に{ $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] 交換（§3）とマリッジの宣言（§5）をそれぞれ1回までできます
               *[manual] 交換（§3）とマリッジの宣言（§5）をそれぞれ1回まで、そして上がりの宣言（§7）ができます
            }
       *[true]
            { $claim_mode ->
                [auto] 交換（§3）、クローズ（§4）、マリッジの宣言（§5）をそれぞれ1回までできます
               *[manual] 交換（§3）、クローズ（§4）、マリッジの宣言（§5）をそれぞれ1回まで、そして上がりの宣言（§7）ができます
            }
    }。{ $closing_allowed ->
        [false] 順序は自由で
       *[true]
            { $marriage_after_close ->
                [false] 順序は、交換とマリッジをクローズより先にすることのほかは自由で
               *[true] 順序は、交換をクローズより先にすることのほかは自由で
            }
    }、交換でそろったマリッジを同じリードで宣言してもかまいません。
paragraph-schnapsen-2-3 = トリックの2枚が同じスートなら、強いほうが勝ちます。片方だけが切り札なら、切り札が勝ちます。どちらでもなければ、リードされたカードが勝ちます。
paragraph-schnapsen-2-4 = トリックを取った人が2枚を受け取り、その点はすぐに入ります。取ったカードは裏向きに置き、点数を言ったり書きとめたりはしません。
paragraph-schnapsen-2-5 =
    { $closing_allowed ->
        [false] 山札がなくなるまで
       *[true] 山札がクローズもされず、なくなってもいない間は
    }、トリックのたびに、取った人、相手の順に山札の上から1枚ずつ引きます。最後の2枚では、取った人が裏向きの1枚を、相手がターンアップを引きます。{ $closing_allowed ->
        [false] {""}
       *[true]
            { $close_timing ->
                [before_or_after_draw] 取った人は、引く代わりにクローズすることもできます（§4.4）。
               *[after_draw] {""}
            }
    }
paragraph-schnapsen-2-6 =
    { $closing_allowed ->
        [false] 山札があるのは、{ $open_tricks }トリック目までです。
       *[true] 山札から引けるのは、クローズされるか、なくなるまでです。クローズがなければ、{ $open_tricks }トリック目までです。
    }そのあとのフォローは§6に従います。
paragraph-schnapsen-2-7 =
    { $open_follow ->
        [none] 山札がある間は、フォローする人はどのカードを出してもかまいません（メイフォロー）。
        [suit] 山札がある間もマストフォローで、リードされたスートがあれば、それを出さなければなりません。なければ、どのカードを出してもかまいません。
        [suit_trump] 山札がある間もマストフォローで、リードされたスートがあればそれを、なければ切り札を出さなければなりません。どちらもなければ、どのカードを出してもかまいません。
       *[strict] 山札がある間もマストフォローです。リードされたスートがあればそれを（その中に勝てるカードがあれば、勝てるカードを）、スートがなければ切り札を出さなければなりません。どちらもなければ、どのカードを出してもかまいません。
    }

section-schnapsen-3 = 交換
paragraph-schnapsen-3-1 =
    最も低い切り札は、切り札の{ $deck ->
        [20] { $jack }
        [24] { $nine }
       *[32] { $seven }
    }です。持っている人はターンアップと交換できますが、しなくてもかまいません。交換したカードは山札の最後の1枚として表向きに置かれ、ほかのターンアップと同じように引かれます。
paragraph-schnapsen-3-2 =
    { $exchange_by ->
        [leader] 交換できるのはリードする人だけで、カードを出す前に行います。
       *[either] リードする人はカードを出す前に、フォローする人も応じる前に交換できます。フォローする人は、手に入れたカードをすぐに出してもかまいません。
    }{ $closing_allowed ->
        [false] {""}
       *[true]
            { $exchange_after_opponent_close ->
                [true] クローズのあとは§3.6に従います。
               *[false] {""}
            }
    }
paragraph-schnapsen-3-3 =
    { $exchange_requires_trick ->
        [true] 交換できるのはトリックを取ったことのある人だけです。ですから、最初のトリックではだれも交換できません。
       *[false] トリックを取っていなくても交換できます。ファーストハンドは最初のリードから交換できます。
    }
paragraph-schnapsen-3-4 =
    { $min_talon_to_exchange ->
        [2] 交換するには、山札がターンアップを含めて2枚以上必要です。山札から引いている間は、いつでも足りています。
       *[other] 交換するには、山札がターンアップを含めて{ $min_talon_to_exchange }枚以上残っていなければなりません。
    }
paragraph-schnapsen-3-5 =
    { $closing_allowed ->
        [false] 山札がなくなったら交換できません。
       *[true]
            { $exchange_after_opponent_close ->
                [true] 山札がクローズされるか、なくなったら、§3.6の場合を除いて交換できません。
               *[false] 山札がクローズされるか、なくなったら交換できません。
            }
    }最後に引いたカードが最も低い切り札でも、もう間に合いません。
paragraph-schnapsen-3-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $exchange_after_opponent_close ->
                [true]
                    クローズの直後に、クローズした人の相手は交換するかどうかを決めます。トリックを取っている必要はありません{ $min_talon_to_exchange ->
                        [2] {""}
                       *[other] が、§3.4の{ $min_talon_to_exchange }枚の山札は必要です
                    }。クローズした人に何も知られないように、最も低い切り札がなくても尋ねられますが、ターンアップそのものが最も低い切り札なら尋ねられません。そのあと、クローズした人が続けます。
               *[false] クローズのあとは、クローズした人の相手も交換できません。
            }
    }

section-schnapsen-4 = クローズ
paragraph-schnapsen-4-1 =
    { $closing_allowed ->
        [false] 山札はクローズできません。
       *[true]
            新しいカードを引かずに{ $target_points }点に届くと考えたら、リードする人は、ターンアップを裏返して山札に載せ、クローズできます。クローズした人は{ $claim_mode ->
                [auto] { $target_points }点を取らなければならず
               *[manual] { $target_points }点を取って上がりを宣言しなければならず
            }、失敗すれば相手の得点になります（§8.3）。クローズは1ディールに1回だけで、取り消せません。
    }
paragraph-schnapsen-4-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_on_first_lead ->
                [false] 最初のトリックが終わるまでは、だれもクローズできません。
               *[true] ファーストハンドは、最初のリードで、まだ1枚も出されないうちからクローズできます。
            }
    }
paragraph-schnapsen-4-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $min_talon_to_close ->
                [2] クローズするには、山札がターンアップを含めて2枚以上必要です。山札から引いている間は、いつでも足りています。
               *[other] クローズするには、山札がターンアップを含めて{ $min_talon_to_close }枚以上残っていなければなりません。
            }
    }
paragraph-schnapsen-4-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_timing ->
                [before_or_after_draw] クローズが許される間は、トリックを取った人が、2人が引く前にクローズするかどうかを決めます。このときのクローズでは2人とも手札が1枚少なくなり、§4.3の枚数は引く前の山札で数えます。引いたあとのリードでも、まだクローズできます。
               *[after_draw] クローズは、2人とも引き終わったあとのリードで行うので、2人とも手札は{ $hand_size }枚です。
            }
    }
paragraph-schnapsen-4-5 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true] クローズのあとは、そのディールではだれもカードを引かず、次のリードからフォローは§6に従います。クローズされた山札のカードは、だれの点にもなりません。
    }
paragraph-schnapsen-4-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim]
                    { $failed_close_value ->
                        [closer_zero] クローズの時点で記録するものはありません。あとの計算に使わないからです。
                        [three] クローズの時点で記録するものはありません。あとの計算に使わないからです。
                       *[other] クローズの時点で、相手がトリックを取っているかどうかを記録し、§8.3で使います。
                    }
               *[close] クローズの時点の相手のトリックの数と点数を記録し、§8.2と§8.3で使います。まだ入っていないマリッジの点は含みません。
            }
    }

section-schnapsen-5 = マリッジ
paragraph-schnapsen-5-1 = 同じスートの{ $king }と{ $queen }がマリッジです。リードする人は、2枚とも持っていれば、見せて宣言できます。切り札なら40点、ほかのスートなら20点です。フォローする人は宣言できません。
paragraph-schnapsen-5-2 =
    { $marriage_lead_card ->
        [king] 宣言したら、このトリックではその{ $king }をリードしなければなりません。そのトリックに勝つ必要はありません。
       *[either] 宣言したら、このトリックではその{ $king }か{ $queen }をリードしなければなりません。そのトリックに勝つ必要はありません。
    }
paragraph-schnapsen-5-3 =
    { $marriage_on_first_lead ->
        [forbidden] 最初のリードではマリッジを宣言できません。できないのはファーストハンドの最初のリードだけで、そのあとにリードする人は必ずトリックを取っています。
       *[deferred]
            マリッジは最初のリードから宣言できます。{ $marriage_counted ->
                [next_trick] その点は、ファーストハンドが最初のトリックを取るまで待ちます（§5.8）。
               *[at_once]
                    { $marriage_needs_trick ->
                        [false] まだトリックがなくても、その点は入ります（§5.5）。
                       *[true] まだトリックがないので、その点は保留になります（§5.5）。
                    }
            }
    }
paragraph-schnapsen-5-4 = 1回のリードで宣言できるマリッジは1つだけです。もう1つは別のリードまで待たなければならず、そのときも2枚とも手札に必要です。
paragraph-schnapsen-5-5 =
    { $marriage_counted ->
        [next_trick] マリッジの点は必ず次のトリックを待ちます（§5.8）。そのあと1つもトリックを取れなければ、点は入りません。
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] マリッジの点がトリックを待つことはありません。宣言できる人は、すでにトリックを取っているからです（§5.3）。
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] マリッジの点は、トリックを取っていなくても入り、最後まで取れなくても消えません。
                       *[true] マリッジの点は、トリックを取るまで入りません。それまでは保留で、最初のトリックと一緒に入ります。そのディールで1つもトリックを取れなければ、点になりません。
                    }
            }
    }
paragraph-schnapsen-5-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $marriage_after_close ->
                [false] クローズされたら、マリッジは宣言できません。
               *[true] クローズのあとも、2人とも自分のリードでマリッジを宣言できます。
            }
    }
paragraph-schnapsen-5-7 =
    { $marriage_after_exhaustion ->
        [false] 山札がなくなったら、マリッジは宣言できません。
       *[true] 山札がなくなったあとも、それまでどおりマリッジを宣言できます。
    }
paragraph-schnapsen-5-8 =
    { $marriage_counted ->
        [next_trick] マリッジの点は、すでにトリックを取っていても、次のトリックを取るまで保留になります。マリッジのカードをリードしたそのトリックでもかまいません。
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] マリッジの点は、宣言したときに入ります。
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] マリッジの点は、宣言したときに入ります。
                       *[true] すでにトリックを取っている人のマリッジの点は、宣言したときに入ります。
                    }
            }
    }
paragraph-schnapsen-5-9 = 宣言せずに{ $king }か{ $queen }をリードするのは、2枚とも持っていても普通のリードです。点は増えず、あとから宣言することもできません。

section-schnapsen-6 =
    { $strict_follow ->
        [suit] 山札のあと：マストフォロー
        [suit_trump] 山札のあと：マストフォローで、なければ切り札
       *[strict] 山札のあと：マストフォローで、勝てるときは勝ち、なければ切り札
    }
paragraph-schnapsen-6-1 =
    { $closing_allowed ->
        [false] 山札がなくなったあとは
       *[true] 山札がクローズされたか、なくなったあとは
    }マストフォローです。リードされたスートがあれば、それを出さなければならず、切り札は出せません。
paragraph-schnapsen-6-2 =
    { $strict_follow ->
        [strict] 同じスートでフォローするときは、リードされたカードより強いカードがあれば、それを出さなければなりません。切り札のリードでも同じです。なければ、そのスートのどのカードでもかまいません。
       *[other] 勝つ義務はありません。リードされたスートなら、どのカードでもかまいません。
    }
paragraph-schnapsen-6-3 =
    { $strict_follow ->
        [suit] リードされたスートがなくても、切り札を出す義務はありません。
       *[other] リードされたスートがなければ、切り札を出さなければなりません。どの切り札でもかまいません。
    }
paragraph-schnapsen-6-4 =
    { $strict_follow ->
        [suit] リードされたスートがなければ、どのカードを出してもかまいません。
       *[other] リードされたスートも切り札もなければ、どのカードを出してもかまいません。
    }
paragraph-schnapsen-6-5 = リードする人は、マリッジを宣言した直後（§5.2）でなければ、どのカードを出してもかまいません。

section-schnapsen-7 = 上がり
paragraph-schnapsen-7-1 =
    { $claim_mode ->
        [auto] 目標は{ $target_points }点で、入ったマリッジの点も含みます。先に達した人がそのディールに勝ちます。
       *[manual] 目標は{ $target_points }点で、入ったマリッジの点も含みます。達しただけでは足りず、上がりを宣言しなければなりません。
    }
paragraph-schnapsen-7-2 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            { $claim_timing ->
                [any_time] リードでもフォローでも、自分の番ならいつでも、最初のカードの前でも上がりを宣言できます。リードされて、まだフォローされていないカードは、だれの点にもなりません。
               *[trick_or_marriage]
                    上がりを宣言できるのは、トリックを取った直後か、このリードでマリッジを宣言したあとの、カードをリードするまでです。{ $closing_allowed ->
                        [false] その間に引いたり、交換したりしてもかまいません。
                       *[true]
                            { $close_timing ->
                                [before_or_after_draw] その間に引いたり、交換したり、クローズしたりしてもかまわず、引く前の選択（§4.4）のときにも宣言できます。
                               *[after_draw] その間に引いたり、交換したり、クローズしたりしてもかまいません。
                            }
                    }
            }
    }
paragraph-schnapsen-7-3 = 上がりでディールはすぐに終わります。マリッジで上がったときは、もうカードをリードしません。
paragraph-schnapsen-7-4 =
    { $claim_mode ->
        [auto] 誤った宣言はありません。プログラムが、まだ入っていないマリッジの点（§5.5、§5.8）を除いて数えます。
       *[manual] その時点の点数が、まだ入っていないマリッジの点（§5.5、§5.8）を除いて{ $target_points }点に達していれば、宣言は正しいとされます。相手の点数は関係ありません。
    }
paragraph-schnapsen-7-5 =
    { $claim_mode ->
        [auto]
            最後のトリックのあとに尋ねられることはありません。目標に達した人がいなければ、{ $closing_allowed ->
                [false] §8.7で決まります。
               *[true] §8.7で、クローズされていれば§8.3で決まります。
            }
       *[manual]
            最後のトリックを取った人は、点数にかかわらず、上がりを宣言するかパスするかをもう一度尋ねられます。パスのあとは、{ $closing_allowed ->
                [false] §8.7で決まります。
               *[true] §8.7で、クローズされていれば§8.3で決まります。
            }
    }
paragraph-schnapsen-7-6 =
    { $claim_mode ->
        [auto] トリックかマリッジで{ $target_points }点に達すると、プログラムがすぐに上がりを宣言します。自分で宣言することはなく、誤った宣言もありません。
       *[manual] 上がりは自分で宣言します。プログラムが代わりに宣言することはありません。
    }

# シュナイダーとシュヴァルツの条件。
fewer-than-schneider = { $schneider_threshold }点未満
nothing-at-all =
    { $schwarz_basis ->
        [zero_points] 0点
       *[no_trick] トリックなし
    }

section-schnapsen-8 = ディールの価値
paragraph-schnapsen-8-1 =
    { $closing_allowed ->
        [false] 正しい上がりは
       *[true] クローズなしの正しい上がりは
    }、相手が{ nothing-at-all }なら3ゲームポイント（シュヴァルツ）、{ fewer-than-schneider }なら2（シュナイダー）、それ以外は1です。
paragraph-schnapsen-8-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim] クローズした人の正しい上がりは、§8.1と同じく、宣言した時点の相手の状態によって3、2、1ゲームポイントです。
               *[close] クローズした人の正しい上がりは、§8.1と同じ3、2、1ゲームポイントですが、クローズした時点の相手の状態（§4.6）で決めます。相手がそのあとに取ったものは数えません。
            }
    }
paragraph-schnapsen-8-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            クローズした人が正しく上がらないまま最後まで進むと、点数にかかわらずクローズは失敗です。{ $failed_close_value ->
                [closer_zero] 相手は2ゲームポイント、クローズした人が最後に0点なら3ゲームポイントを得ます。
                [three] 相手はいつでも3ゲームポイントを得ます。
                [us1895] 相手は、クローズの時点でトリックがなかったなら3ゲームポイントを得ます。あったなら、クローズした人が最後に{ fewer-than-schneider }のとき2、それ以外は1です。
               *[opp_trickless] 相手は2ゲームポイント、クローズの時点でトリックがなかったなら3ゲームポイントを得ます。
            }
    }
paragraph-schnapsen-8-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            クローズした人より先に相手が正しく上がれば、相手は{ $opponent_claim_after_close_value ->
                [closer_trickless] 2ゲームポイント、クローズした人にトリックがなければ3ゲームポイントを得ます。
                [two] いつでも2ゲームポイントを得ます。
               *[as_failed_close] その時点でクローズが失敗したときと同じだけ得ます（§8.3）。
            }
    }
paragraph-schnapsen-8-5 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            上がりの宣言が誤りなら、相手は{ $false_claim_value ->
                [two] いつでも2ゲームポイントを得ます。
                [as_if_won] 宣言が正しければ宣言者が得たはずのゲームポイントを得ます。
                [by_claimant] 宣言者の状態によって、§8.1と同じ3、2、1ゲームポイントを得ます。
               *[two_or_three] 2ゲームポイント、その時点で自分にトリックがなければ3ゲームポイントを得ます。
            }
    }
paragraph-schnapsen-8-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $claim_mode ->
                [auto] { not-with-automatic-claims }
               *[manual]
                    { $closer_false_claim ->
                        [false_claim] クローズした人の誤った宣言も、ほかの誤った宣言と同じです（§8.5）。
                       *[max] クローズした人の誤った宣言は、クローズの失敗でもあります。§8.3と§8.5のうち、大きいほうになります。
                    }
            }
    }
paragraph-schnapsen-8-7 =
    { $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] 最後のトリックまでに目標に達した人がいなければ
               *[manual] 最後まで上がりの宣言がなければ
            }
       *[true]
            { $claim_mode ->
                [auto] クローズもなく、最後のトリックまでに目標に達した人もいなければ
               *[manual] クローズもなく、最後まで上がりの宣言もなければ
            }
    }、{ $no_claim_result ->
        [higher_total] 点数の多い人が§8.1と同じ3、2、1ゲームポイントを得ます。同点なら引き分けです（§8.8）。
        [carry_one]
            { $claim_mode ->
                [auto] どちらも得点がなく、次のディールの勝者に1ゲームポイントが加わります（§9.5）。
               *[manual] { $target_points }点に達したのが1人だけなら、その人が§8.1と同じ3、2、1ゲームポイントを得ます。だれも達していないか、2人とも達しているなら、どちらも得点がなく、次のディールの勝者に1ゲームポイントが加わります（§9.5）。
            }
       *[last_trick_one] 点数に関係なく、最後のトリックを取った人が1ゲームポイントを得ます。
    }
paragraph-schnapsen-8-8 =
    { $no_claim_result ->
        [last_trick_one] 引き分けはありません。最後のトリックは必ずだれかが取るからです。
        [carry_one] 引き分けは特別ではありません。同点でも§8.7に従い、1ゲームポイントが繰り越されます。
       *[higher_total]
            { $tie_result ->
                [next_plus_one] 引き分けなら、どちらも得点がなく、次のディールの勝者に1ゲームポイントが加わります（§9.5）。
               *[redeal_same_dealer] 引き分けなら、どちらも得点がなく、同じディーラーがもう一度配ります。
            }
    }
paragraph-schnapsen-8-9 =
    { $last_trick_bonus ->
        [0] 最後のトリックにボーナスはありません。
       *[other]
            { $closing_allowed ->
                [false] 最後のトリックを取った人に
               *[true] クローズされなければ、最後のトリックを取った人に
            }{ $last_trick_bonus }点が加わります。トリックを取るとすぐに入るので、そのあとの上がりの宣言でも数えます。
    }
paragraph-schnapsen-8-10 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closed_game_multiplier ->
                [1] クローズされたディールの価値も、上のとおりです。
               *[other]
                    クローズされたディールの価値は、どちらが勝っても{ $closed_game_multiplier }倍になります。{ $tie_result ->
                        [next_plus_one] 繰り越しのゲームポイント（§9.5）は倍になりません。
                       *[other] {""}
                    }
            }
    }

section-schnapsen-9 = マッチ
paragraph-schnapsen-9-1 =
    { $match_points ->
        [1] 1ゲームポイントでマッチに勝つので、勝者の出た最初のディールで決まります。敗者はブンメル（黒星）を受けます。
       *[other] どちらかが{ $match_points }ゲームポイントに達するまで続け、達した人がマッチに勝ちます。敗者はブンメル（黒星）を受けます。
    }
paragraph-schnapsen-9-2 =
    { $score_direction ->
        [up] 得点は0から増やし、{ $match_points }以上になった人の勝ちです。
       *[down] 得点は減らしていきます。2人とも{ $match_points }から始めて、得たゲームポイントを引き、0になった人の勝ちです。
    }
paragraph-schnapsen-9-3 =
    { $dealer_rotation ->
        [winner]
            ディールの勝者が次のディーラーになります。{ $tie_result ->
                [na] {""}
               *[other] 勝者がいなければ、同じディーラーがもう一度配ります。
            }
        [loser]
            ディールの敗者が次のディーラーになります。{ $tie_result ->
                [na] {""}
               *[other] 勝者がいなければ、同じディーラーがもう一度配ります。
            }
       *[alternate]
            勝敗にかかわらず、ディーラーは交代します。{ $tie_result ->
                [na] {""}
                [redeal_same_dealer] 引き分け（§8.8）のあとだけは、同じディーラーがもう一度配ります。
               *[next_plus_one] 勝者のいないディールのあとも交代します。
            }
    }
paragraph-schnapsen-9-4 =
    { $schneider_bummerl ->
        [1] マッチの敗者が受けるブンメルは、どれだけ大きく負けても1つです。
       *[other] マッチの敗者が受けるブンメルは1つですが、マッチで1ゲームポイントも取れなければ{ $schneider_bummerl }つです（シュナイダー・ブンメル）。
    }
paragraph-schnapsen-9-5 =
    { $tie_result ->
        [na] 繰り越しはありません。どのディールにも勝者がいるからです。
        [redeal_same_dealer] 繰り越しはありません。引き分けのあとのディールも、ほかと同じ価値です。
       *[next_plus_one] 繰り越されたゲームポイントは、次のディールの勝者に、勝ち方に関係なく、そのディールの価値に加えて与えられます。勝者のいないディールが続けば1つずつ増え、マッチが終わると消えます。
    }

section-schnapsen-10 = 見てよいもの
paragraph-schnapsen-10-1 =
    { $trick_review ->
        [own_only] 自分の取ったトリックは見返せますが、相手のトリックは見られません。
        [last_only] 見返せるのは、だれが取ったかにかかわらず最後のトリックだけで、次のカードがリードされるまでです。
        [none] 取ったトリックは裏向きのままで、だれも見返せません。
       *[own_all] 自分の取ったトリックは見返せます。相手の最後のトリックも、次のカードがリードされるまでは見られます。
    }
paragraph-schnapsen-10-2 = テーブルがどれだけ記憶を助けるかは、ゲームのルールではなく、2人に共通のテーブルの設定です。表向きのカードと§10.1で見てよいものだけを示すか、自分の点数も示すか、2人の点数とヒントも出すか、さらに出たカードの一覧とやり直しまで使えるかを選びます。
paragraph-schnapsen-10-3 = 実物のカードで遊ぶときだけのルールです。リボーク、つまりフォローの義務に反してカードを出した人は、ディールに負けます。ふつうは3ゲームポイントです。ここでは反則のカードは出せないので、罰則もありません。
paragraph-schnapsen-10-4 = 実物のカードで遊ぶときだけのルールです。競技会によっては、20点や40点を宣言する人は、リードの前に目印を取らなければなりません。ここでは宣言が独立した操作なので、忘れることはありません。
