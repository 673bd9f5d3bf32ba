# ハウスルール。decides- はオプションが決めることを1文で、value- はその値の意味を短い句で述べる。句を並べればテーブルの
# 説明になる。option- は、与えられたオプションのどこがおかしいかを述べる。

decides-deck = デッキの枚数。
value-deck-20 = 20枚（9なし）
value-deck-24 = 24枚（9あり）
value-deck-32 = 32枚（9、8、7あり）

decides-hand_size = 各プレイヤーの手札の枚数。
value-hand_size = 手札{ $value }枚

decides-deal_pattern = 配り方。数字はまとめて配る枚数、Tはターンアップ。
value-deal_pattern = 配り方は{ $value }（Tはターンアップ）

decides-dealer_rotation = 次のディーラーの決め方。
value-dealer_rotation-alternate = ディーラーは交代
value-dealer_rotation-winner = 勝者が次のディーラー
value-dealer_rotation-loser = 敗者が次のディーラー

decides-open_follow = 山札から引いている間のフォローの義務。
value-open_follow-none = 山札がある間はメイフォロー
value-open_follow-suit = 最初からマストフォロー
value-open_follow-suit_trump = 最初からマストフォローで、なければ切り札
value-open_follow-strict = 最初からマストフォローで、勝てるときは勝ち、なければ切り札

decides-strict_follow = 山札がクローズされたか、なくなったあとのフォローの義務。
value-strict_follow-suit = 山札のあとはマストフォロー
value-strict_follow-suit_trump = 山札のあとはマストフォローで、なければ切り札
value-strict_follow-strict = 山札のあとはマストフォローで、勝てるときは勝ち、なければ切り札

decides-closing_allowed = 山札をクローズできるかどうか。
value-closing_allowed-true = クローズあり
value-closing_allowed-false = クローズなし

decides-close_on_first_lead = 最初のリードの前にクローズできるかどうか。
value-close_on_first_lead-true = 最初のリードの前からクローズできる
value-close_on_first_lead-false = クローズは最初のトリックのあとから

decides-min_talon_to_close = クローズに必要な山札の枚数。ターンアップを含む。
value-min_talon_to_close = クローズは山札が{ $value }枚以上のとき

decides-close_timing = トリックを取った人が、引く前にもクローズできるかどうか。
value-close_timing-after_draw = クローズは引いたあと
value-close_timing-before_or_after_draw = クローズは引く前でもあとでもよい

decides-exchange_by = 最も低い切り札をターンアップと交換できる人。
value-exchange_by-leader = 交換はリードする人だけ
value-exchange_by-either = 交換はフォローする人もできる

decides-exchange_requires_trick = 交換するのにトリックを取っている必要があるかどうか。
value-exchange_requires_trick-true = 交換はトリックを取ってから
value-exchange_requires_trick-false = トリックがなくても交換できる

decides-min_talon_to_exchange = 交換に必要な山札の枚数。ターンアップを含む。
value-min_talon_to_exchange = 交換は山札が{ $value }枚以上のとき

decides-exchange_after_opponent_close = 相手がクローズした時点でまだ交換できるかどうか。
value-exchange_after_opponent_close-true = 相手がクローズした直後は交換できる
value-exchange_after_opponent_close-false = クローズ後は交換できない

decides-marriage_on_first_lead = 最初のリードでマリッジを宣言できるかどうか。
value-marriage_on_first_lead-deferred = 最初のリードからマリッジを宣言できる
value-marriage_on_first_lead-forbidden = 最初のリードではマリッジを宣言できない

decides-marriage_needs_trick = マリッジの点が、トリックを取るまで入らないかどうか。
value-marriage_needs_trick-true = マリッジの点はトリックを取ってから
value-marriage_needs_trick-false = マリッジの点はトリックがなくても入る

decides-marriage_counted = マリッジの点が、宣言したときに入るか、次にトリックを取ったときに入るか。
value-marriage_counted-at_once = マリッジの点は宣言したときに入る
value-marriage_counted-next_trick = マリッジの点は次のトリックを取ったときに入る

decides-marriage_after_close = クローズ後にマリッジを宣言できるかどうか。
value-marriage_after_close-true = クローズ後もマリッジを宣言できる
value-marriage_after_close-false = クローズ後はマリッジを宣言できない

decides-marriage_after_exhaustion = 山札がなくなったあとにマリッジを宣言できるかどうか。
value-marriage_after_exhaustion-true = 山札がなくなってもマリッジを宣言できる
value-marriage_after_exhaustion-false = 山札がなくなったらマリッジを宣言できない

decides-marriage_lead_card = 宣言したマリッジのどちらのカードをリードするか。
value-marriage_lead_card-either = マリッジのどちらのカードをリードしてもよい
value-marriage_lead_card-king = マリッジのKをリードする

decides-claim_timing = 上がりを宣言できるとき。
value-claim_timing-trick_or_marriage = 上がりの宣言はトリックを取った直後かマリッジの直後
value-claim_timing-any_time = 上がりの宣言は自分の番ならいつでも

decides-claim_mode = 上がりを自分で宣言するか、プログラムに任せるか。
value-claim_mode-manual = 上がりは自分で宣言
value-claim_mode-auto = 上がりは自動

decides-target_points = 上がりに必要な点数。
value-target_points = 上がりは{ $value }点から

decides-false_claim_value = 誤った上がり宣言で相手が得るもの。
value-false_claim_value-two_or_three = 誤った宣言は相手に2、相手にトリックがなければ3
value-false_claim_value-two = 誤った宣言は相手に2
value-false_claim_value-as_if_won = 誤った宣言は、正しければ得たはずのものを相手に
value-false_claim_value-by_claimant = 誤った宣言は、宣言者の点数に応じて相手に1、2、3

decides-closing_scored_at = クローズした人が正しく上がったとき、相手のどの時点の得点を数えるか。
value-closing_scored_at-close = クローズした人の勝ちは、クローズ時の相手の得点で計算
value-closing_scored_at-claim = クローズした人の勝ちは、宣言時の相手の得点で計算

decides-failed_close_value = クローズの失敗で相手が得るもの。
value-failed_close_value-opp_trickless = クローズの失敗は相手に2、クローズ時に相手のトリックがなければ3
value-failed_close_value-closer_zero = クローズの失敗は相手に2、クローズした人が0点なら3
value-failed_close_value-three = クローズの失敗は相手に3
value-failed_close_value-us1895 =
    クローズの失敗は、クローズ時に相手のトリックがなければ相手に3、それ以外は2、クローズした人がシュナイダーでなければ1

decides-opponent_claim_after_close_value = クローズした人の相手が先に上がったときに得るもの。
value-opponent_claim_after_close_value-as_failed_close = クローズした人の相手の上がりは、クローズの失敗と同じ
value-opponent_claim_after_close_value-closer_trickless = クローズした人の相手の上がりは2、クローズした人にトリックがなければ3
value-opponent_claim_after_close_value-two = クローズした人の相手の上がりは2

decides-closer_false_claim = クローズした人の誤った宣言の扱い。
value-closer_false_claim-max = クローズした人の誤った宣言は、クローズの失敗と比べて大きいほう
value-closer_false_claim-false_claim = クローズした人の誤った宣言も、ほかの誤った宣言と同じ

decides-last_trick_bonus = 山札をクローズせずに終わったときの、最後のトリックの点。
value-last_trick_bonus =
    { $value ->
        [0] 最後のトリックのボーナスなし
       *[other] 最後のトリックに{ $value }点
    }

decides-no_claim_result = クローズも上がりの宣言もなく終わったときの勝者。
value-no_claim_result-last_trick_one = 宣言がなければ、最後のトリックの勝者に1
value-no_claim_result-higher_total = 宣言がなければ、点数の多いほうの勝ち
value-no_claim_result-carry_one = 宣言がなければ、目標に達したのが1人だけならその勝ち、でなければ1を繰り越し

decides-tie_result = 最後に点数が同じだったときの扱い。
value-tie_result-na = 引き分けはない
value-tie_result-redeal_same_dealer = 引き分けは同じディーラーで配り直し
value-tie_result-next_plus_one = 引き分けなら次のディールが1増える

decides-schneider_threshold = 敗者の点がこれ未満ならシュナイダーで、2ゲームポイントになる。
value-schneider_threshold = シュナイダーは{ $value }点未満

decides-schwarz_basis = 3ゲームポイントになるシュヴァルツが、トリックなしのことか、0点のことか。
value-schwarz_basis-no_trick = シュヴァルツはトリックなし
value-schwarz_basis-zero_points = シュヴァルツは0点

decides-closed_game_multiplier = クローズされたディールが何倍になるか。
value-closed_game_multiplier =
    { $value ->
        [1] クローズされたディールも同じ
       *[other] クローズされたディールは{ $value }倍
    }

decides-match_points = マッチの勝利に必要なゲームポイント。
value-match_points = { $value }ゲームポイント先取

decides-score_direction = 得点を0から増やすか、0まで減らすか。
value-score_direction-up = 得点は0から増やす
value-score_direction-down = 得点は0まで減らす

decides-schneider_bummerl = マッチで1ポイントも取れなかった敗者が受けるブンメルの数。
value-schneider_bummerl =
    { $value ->
        [1] 完封負けもブンメル1つ
       *[other] 完封負けはブンメル{ $value }つ
    }

decides-trick_review = 取ったトリックのうち、あとで見てよいもの。
value-trick_review-own_all = 自分のトリックは見てよい。相手の最後のトリックは次のリードまで
value-trick_review-own_only = 自分のトリックだけ見てよい
value-trick_review-last_only = 最後のトリックだけ、次のリードまで見てよい
value-trick_review-none = 取ったトリックは見られない

decides-must_overtrump = 出ている切り札より強い切り札を出さなければならないか。
value-must_overtrump-true = 上の切り札を出さなければならない
value-must_overtrump-false = どの切り札でもよい

decides-undertrump = 勝てない切り札も出さなければならないか。
value-undertrump-forced = 勝てなくても切り札を出す
value-undertrump-free = 勝てなければ切り札を出さなくてよい

option-left-out = { $option }は実物のカードで遊ぶときだけのルールで、ここで設定するものはありません。
option-unknown =
    { $count ->
        [0] 「{ $option }」というオプションはありません。
       *[other] 「{ $option }」というオプションはありません。近い名前：{ $near }
    }
option-value = { $option }を「{ $given }」にはできません。使える値：{ $allowed }
option-number = { $option }を「{ $given }」にはできません。{ $low }から{ $high }までの整数にしてください。
option-pattern =
    「{ $given }」は配り方として読めません。1枚から8枚までのまとまりの枚数と、ターンアップを表す1つのTを、順にコンマで区切って書いてください。例：3,T,2
option-pattern-sum =
    配り方{ $given }では手札が{ $dealt }枚になりますが、hand_size は{ $hand_size }です。どちらかを変えてください。
option-talon =
    min_talon_to_close か min_talon_to_exchange が山札{ $least }枚を求めていますが、最初の山札は{ $talon }枚です。{ $talon }以下にしてください。
option-marriage-clash =
    marriage_needs_trick が false のとき、marriage_counted を next_trick にはできません。どちらかを変えてください。
option-tie =
    no_claim_result の { $no_claim } と tie_result の { $tie } は組み合わせられません。last_trick_one には na、higher_total には redeal_same_dealer か next_plus_one、carry_one には next_plus_one を使ってください。
