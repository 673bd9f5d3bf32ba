# 3人と4人のシックスティシックスの適用されるルール。docs/rules/sixty-six-for-three-and-four.md の §M1.1 以下に当たる。
# 第9節は1人が休むゲームのもの。$packets は配る枚数を並べたもの。

# 意味を持たない段落の代わり。
not-multi-chosen = 切り札を選ぶ人がいないので、この段落は関係ありません。
not-multi-drums = ドラムがないので、この段落は関係ありません。
not-multi-marriages = マリッジがないので、この段落は関係ありません。
not-multi-claims = 上がりを宣言しないので、この段落は関係ありません。
not-multi-scoring = 得点のつけ方が違うので（§M7.1）、この段落は関係ありません。

section-sixty_six_multi-1 = 人数、デッキ、配り方
paragraph-sixty_six_multi-1-1 =
    { $partners ->
        [true] 4人が、向かい合う2人ずつで組みます。トリックと点は2人分を合わせて数え、得点は2人とも同じです。
       *[false] 3人で、それぞれ1人で戦います。
    }
paragraph-sixty_six_multi-1-2 =
    { $deck }枚のデッキを使います。4つのスートにそれぞれ{ $deck ->
        [32] { $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }、{ $eight }、{ $seven }
       *[24] { $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }
    }があり、点数の合計は120点です。
paragraph-sixty_six_multi-1-3 =
    カードは強い順に{ $ace }、{ $ten }、{ $king }、{ $queen }、{ $jack }、{ $nine }{ $deck ->
        [32] 、{ $eight }、{ $seven }
       *[24] {""}
    }です。点数は上の5つが順に11、10、4、3、2点で、それより下は0点です。
paragraph-sixty_six_multi-1-4 =
    カードはすべて、{ $packets }枚ずつに分けて配ります。{ $deal_order ->
        [partner_first] 毎回、ディーラーのパートナー、左、右、ディーラーの順です。
       *[clockwise] 毎回、ディーラーの左隣から時計回りです。
    }

section-sixty_six_multi-2 = 切り札
paragraph-sixty_six_multi-2-1 =
    { $trump_from ->
        [bottom_card] カットのときに見えるいちばん下のカードのスートが切り札です。そのカードはディーラーに配られます。
        [last_card] 最後に配るカードを表にし、そのスートが切り札になります。そのカードはディーラーのものです。
       *[chosen] ディーラーの左隣が切り札を決めます（§M2.2、§M2.3）。
    }
paragraph-sixty_six_multi-2-2 =
    { $trump_from ->
        [chosen] ディーラーの左隣は最初に配られたカードを見て、その中にあるスートを1つ指定します。
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-3 =
    { $trump_from ->
        [chosen] 指定しなければ、その人に次に配るカードを表にし、そのスートが切り札になります。
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-4 =
    { $trump_from ->
        [chosen] 切り札は一度だけ決めます。そのあと残りを配ります。
       *[other] 切り札は一度だけ決めます。
    }

section-sixty_six_multi-3 = ドラム
paragraph-sixty_six_multi-3-1 =
    { $drumming ->
        [true] 最初のトリックの前に、1人でほかの2人を相手に{ $target_points }点を目指すと約束できます。これがドラムです。
       *[false] ドラムはなく、1人でほかの人たちを相手にすることはありません。
    }
paragraph-sixty_six_multi-3-2 =
    { $drumming ->
        [true] ディーラーの左隣から順に、ドラム、ドラムと口笛、パスのどれかを尋ねます。最初にドラムした人がほかの2人を相手にし、2人の点とトリックは合わせて数えます。全員がパスすると、それぞれ1人で戦います。誰がドラムしても、ディーラーの左隣がリードします。
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-3 =
    { $drumming ->
        [true] ドラムのあとは、勝っても負けてもすべて2倍です。ドラムした人が先に上がれず、カードもなくなったら、敗者として払う額の2倍を2人のそれぞれに払います。
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-4 =
    { $drumming ->
        [true] 口笛も吹く人は、相手のどちらも1トリックも取らないうちに上がると約束します。相手が1つでも取るとその時点で失敗です。相手のそれぞれと、3の2倍をやり取りします。
       *[false] { not-multi-drums }
    }

section-sixty_six_multi-4 = プレイ
paragraph-sixty_six_multi-4-1 = 最初のトリックはディーラーの左隣がリードし、そのあとはトリックを取った人がリードします。どのカードでもリードできます。
paragraph-sixty_six_multi-4-2 =
    { $duty ->
        [suit] マストフォローです。フォローできなければ、どのカードでもかまいません。
        [suit_trump] マストフォローです。フォローできなければ切り札を出し、どちらもできないときだけ、どのカードでもかまいません。
       *[strict] 最初のトリックから、マストフォローです。できればいちばん強いカードに勝つカードでフォローし、フォローできなければ切り札を、すでに出た切り札があればそれより強い切り札を出します。
    }
paragraph-sixty_six_multi-4-3 =
    { $duty ->
        [strict]
            { $partners ->
                [true] パートナーのカードにも勝たなければなりません。切り札が出ていれば、フォローするカードは何でもかまいません。
               *[false] 切り札が出ていれば、フォローするカードは何でもかまいません。
            }
       *[other] 勝つ義務はなく、フォローするカードは何でもかまいません。
    }
paragraph-sixty_six_multi-4-4 =
    { $duty ->
        [suit] 切り札を出す義務はありません。
        [suit_trump] フォローできなければ、勝てない切り札でも出さなければなりません。どの切り札でもかまいません。
       *[strict]
            { $must_undertrump ->
                [false] 切り札を出す義務があるのは勝てるときだけです。フォローも上の切り札を出すこともできなければ、どのカードでもかまいません。
               *[true] フォローも上の切り札を出すこともできない人も、切り札を出さなければなりません。切り札がなければ、どのカードでもかまいません。
            }
    }
paragraph-sixty_six_multi-4-5 = 最も強い切り札が、切り札がなければリードされたスートの最も強いカードが、トリックを取ります。点はすぐにその人の側に入ります。
paragraph-sixty_six_multi-4-6 =
    { $last_trick_points ->
        [0] 最後のトリックに加点はありません。
       *[other] 最後のトリックを取った人に{ $last_trick_points }点が加わります。
    }

section-sixty_six_multi-5 = マリッジ
paragraph-sixty_six_multi-5-1 =
    { $marriage_by ->
        [nobody] マリッジはなく、同じスートの{ $king }と{ $queen }に特別な点はありません。
       *[other]
            リードする人は、同じスートの{ $king }と{ $queen }があればマリッジを宣言できます。切り札なら40点、ほかのスートなら20点です。{ $marriage_by ->
                [leader_and_partner] 1回のリードで宣言できるのは1つで、パートナーもさらに1つ宣言できます（§M5.4）。
               *[leader] 1回のリードで宣言できるのは1つだけです。
            }
    }
paragraph-sixty_six_multi-5-2 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] リードする人が宣言したら、そのどちらかのカードをリードしなければなりません。
    }
paragraph-sixty_six_multi-5-3 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] 自分の側にトリックがあれば、点はすぐに入ります。なければトリックを取るまで待ち、取らなければ入りません。
    }
paragraph-sixty_six_multi-5-4 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
        [leader_and_partner] リードの前に毎回パートナーにも尋ね、パートナーはマリッジを1つ、手札に残したまま宣言するか、パスします。宣言できないと全員に分かるときは尋ねません。
       *[leader] 宣言できるのはリードする人だけです。
    }
paragraph-sixty_six_multi-5-5 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] 同じマリッジは一度しか宣言できません。
    }

section-sixty_six_multi-6 = ディールの終わり
paragraph-sixty_six_multi-6-1 =
    { $ending ->
        [claim] 最初に正しく上がりを宣言した人の勝ちです（§M6.2〜§M6.6）。
       *[all_tricks] すべてのトリックをプレイし、点の最も多い側の勝ちです。上がりは宣言しません。
    }
paragraph-sixty_six_multi-6-2 =
    { $ending ->
        [claim]
            リードする番の人は、自分の側が{ $target_points }点に達していれば、上がりを宣言できます。{ $marriage_by ->
                [nobody] トリックを取ったあと、リードする前です。
               *[other] トリックを取ったあとか、そのリードでマリッジを宣言したあと、リードする前です。
            }{ $partners ->
                [true] 宣言できるのはリードする番の人だけで、パートナーはできません。
               *[false] {""}
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-3 =
    { $ending ->
        [claim] 上がりを宣言するとディールは終わります。自分の側が点に達していれば正しく、ほかの人の点は関係ありません。
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-4 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] 最後のトリックのあとには、誰にも尋ねません。
               *[manual] 最後のトリックを取った人は、上がりを宣言するかパスします。
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] リードする番の側が点に達すると、自動的に上がりになります。
               *[manual] 点は自分で数え、上がりも自分で宣言します。
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-6 =
    { $ending ->
        [claim]
            { $unclaimed ->
                [last_trick_one] 誰も上がらなければ、最後のトリックを取った側が1を得ます。
                [pool] 誰も上がらなければ、全員が1ずつポットに払います。ポットは、次に1人でディールに勝った人のものです。
                [draw] 誰も上がらなければ、得点はありません。
               *[higher_total] 誰も上がらなければ、合計の多い側の勝ちです。
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-7 =
    { $tie_result ->
        [next_plus_one] 最も多い合計が同点なら得点はなく、次のディールに勝った側が1多く得ます。
       *[redeal_same_dealer] 最も多い合計が同点なら得点はなく、同じディーラーがもう一度配ります。
    }

section-sixty_six_multi-7 = ディールの得点
paragraph-sixty_six_multi-7-1 =
    { $scoring ->
        [game_points] ディールに勝った側がゲームポイントを得ます（§M7.2）。
        [bands] ディールに勝った側が、130点のうちの割合で得点します（§M7.3）。
       *[each_pays] 負けた人はそれぞれ勝者に、トリックがなければ3、{ $schneider_threshold }点未満なら2、それ以外は1を払います。誰かが得た分をほかの人が失うので、持ち点はマイナスにもなります。
    }
paragraph-sixty_six_multi-7-2 =
    { $scoring ->
        [game_points] 負けた側にトリックがなければ3、{ $schneider_threshold }点未満なら2、それ以外は1を、勝った側のそれぞれが得ます。
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-3 =
    { $scoring ->
        [bands]
            { $hundred_value ->
                [1] 130点をすべて数え、66点から100点なら1、101点から129点なら2、130点すべてなら3です。
               *[2] 130点をすべて数え、66点から99点なら1、100点から129点なら2、130点すべてなら3です。
            }
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-4 =
    { $scoring ->
        [bands] 65点ずつなら得点はありません（§M6.7）。
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] 上がりは自動なので（§M6.5）、この段落は関係ありません。
               *[manual]
                    { $false_claim_value ->
                        [two_or_three] 誤った上がり宣言では、相手側が2、相手側にトリックがなければ3を得ます。
                       *[two] 誤った上がり宣言では、相手側が2を得ます。
                    }{ $scoring ->
                        [each_pays] 宣言した人が、ほかの人のそれぞれにこれを払います。
                       *[other] {""}
                    }{ $drumming ->
                        [true] ドラムのあとは、宣言した側のそれぞれが相手側のそれぞれに2倍を払います。
                       *[false] {""}
                    }
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-7-6 =
    { $trump_ten_bonus ->
        [true] 切り札の{ $ten }を取った側は1多く得ます。それで両方の側がマッチの終わりに達するときは、ディールに負けた側には加わりません。
       *[false] 切り札の{ $ten }に加点はありません。
    }

section-sixty_six_multi-8 = マッチ
paragraph-sixty_six_multi-8-1 = 先に{ $match_points }ゲームポイントに達した人がマッチに勝ちます。何人も同時に達したら点の高い人の勝ちで、同点なら続けます。
paragraph-sixty_six_multi-8-2 =
    { $score_direction ->
        [down] 点は{ $match_points }から0へ減らしていきます。
       *[up] 点は0から増やしていきます。
    }
paragraph-sixty_six_multi-8-3 =
    { $tie_result ->
        [redeal_same_dealer] ディーラーは左へ移ります。ただし、同点で配り直すときは移りません。
       *[next_plus_one] ディーラーは左へ移ります。
    }
paragraph-sixty_six_multi-8-4 =
    { $schneider_bummerl ->
        [1] 最後に点の最も低い人は、1点もなくても、ブンメル1つです。
       *[other] 最後に点の最も低い人はブンメル1つです。1点もなければブンメル{ $schneider_bummerl }つです。
    }
paragraph-sixty_six_multi-8-5 =
    { $tie_result ->
        [next_plus_one] 持ち越した点は、次に勝敗のついたディールの勝者のものです。
       *[redeal_same_dealer]
            { $unclaimed ->
                [pool] ポットは、次に1人でディールに勝った人のものです。
               *[other] 次のディールへ持ち越す点はありません。
            }
    }

section-sixty_six_multi-9 = 1人が休むゲーム
paragraph-sixty_six_multi-9-1 = 3人で、下にある2人用のルールを使い、各ディールはそのうちの2人がプレイします。配り方とマッチについては、この節が優先します。
paragraph-sixty_six_multi-9-2 = ディーラーはほかの2人に、左の人から先に配り、自分は休みます。左の人がファーストハンドで、最初にリードします。ディーラーは左へ移ります。
paragraph-sixty_six_multi-9-3 = ディーラーは誰の手札も見ず、そのディールでは何もしません。
paragraph-sixty_six_multi-9-4 =
    { $dealer_scores ->
        [nothing] ディーラーの得点はなく、ディールの勝者だけが得点します。
       *[with_winner] ディーラーも勝者と同じ点を得ますが、マッチの勝ちまであと1点のところまでです。
    }
paragraph-sixty_six_multi-9-5 =
    先に{ $match_points }点に達した人の勝ちです。{ $play_for_loser ->
        [false] これでマッチは終わり、点の最も低い人の負けです。
       *[true] 残る2人は、交互に配りながら、どちらかも{ $match_points }点に達するまで続け、最後の1人の負けです。
    }
paragraph-sixty_six_multi-9-6 =
    { $schneider_bummerl ->
        [1] 負けた人は、1点もなくても、ブンメル1つです。
       *[other] 負けた人はブンメル1つです。1点もなければブンメル{ $schneider_bummerl }つです。
    }

section-sixty_six_multi-10 = 見てよいもの
paragraph-sixty_six_multi-10-1 =
    { $trick_review ->
        [none] 終わったトリックは見直せません。
       *[last_only] 最後のトリックは、次のリードまで見直せます。
    }
