# ロシアン・シュナプセン（サウザンド）：入札、ストック、マリッジ、ボルト、樽。

# プリセット。

preset-thousand = ロシアン・シュナプセン（サウザンド）
about-thousand = 3人で3枚のストックを競り、1000点を目指します。ボルトと、880点の樽があります。
preset-thousand_4p = サウザンド（4人）
about-thousand_4p = ディーラーは休み、ストックを見て、その点を得ます。樽には2人まで乗れます。
preset-thousand_2p = サウザンド（2人）
about-thousand_2p = 3枚のストックが2つあり、落札者が一方を取り、もう一方は最後のトリックの勝者のものです。
preset-thousand_golden = サウザンド（ゴールデンラウンド）
about-thousand_golden = 最初の一巡は入札がなく、ファーストハンドが120点を取らなければならず、すべて2倍になります。
preset-thousand_pagat = サウザンド（pagat）
about-thousand_pagat = カットの確認はなく、樽では120点で足り、落札者は各60点で降りられます。
preset-thousand_book = サウザンド（ルールブック）
about-thousand_book = ロシアのルールブック。ディーラーが強制ビッド、勝てるカードは必ず出し、切り札は次のトリックから、555は0になります。
preset-thousand_online = サウザンド（オンライン）
about-thousand_online = ロシアのサーバー風。弱い手札は拒否でき、強制ビッドの人はブラインドビッドができ、樽には全員乗れます。
preset-tysiac = ティシャチャ（ポーランド）
about-tysiac = ポーランドのゲーム。10点刻み、勝てるカードは必ず出し、トリックなしでもマリッジ可、800点からは自分の契約だけが得点になります。
preset-tysiac_2p = ティシャチャ（2人）
about-tysiac_2p = 手札10枚と2枚のストックが2つ。強制ビッドも上限もありません。
preset-thousand_ukrainian = サウザンド（ウクライナ）
about-thousand_ukrainian = ディーラーが強制ビッドで、勝てるカードは必ず出し、樽での挑戦は2回です。

# 起きたこと。$value はビッド、価値、または点。

event-bad_cut = { $name }がカットし、一番下のカードは{ $card }でした。失敗です（連続{ $value }回目）。
event-peeked = { $name }はストックを見ました：{ $cards }
event-redealt = { $name }は配り直しを求めました：{ $cards }
event-looked = { $name }は手札を見ました。
event-bid = { $name }は{ $value }をビッドしました。
event-forced-bid = { $name }は必ず始めなければならず、{ $value }をビッドしたことになります。
event-blind_bid = { $name }は手札を見ずに{ $value }をビッドしました。
event-out = { $name }はパスしました。
event-golden = ゴールデンラウンド：{ $name }は{ $value }点を取らなければなりません。
event-chose = { $name }はストック{ $value }を取りました。
event-widow = { $name }はストックを取りました：{ $cards }
event-received = { $card }は{ $name }に渡されました。
event-laid = { $name }は{ $card }をもう一方のストックに置きました。
event-raised = { $name }は契約を{ $value }に上げました。
event-kept = { $name }は契約を{ $value }のままにしました。
event-wrote_off = { $name }は{ $value }の契約を降りました。
event-bombed = { $name }は{ $value }の契約で手札を投げ出しました。
event-aces = { $name }は4枚のエース（{ $value }点）を宣言しました。
event-left_over = { $name }は最後のトリックで残りのカードも得ました：{ $cards }（{ $value }点）
# $how は得点か失点か。
event-scored =
    { $how ->
        [lost] { $name }は{ $value }点を失います。
       *[won] { $name }は{ $value }点を得ます。
    }

# いまできない理由。

refused-thousand-lead-ace = 4枚のエースを宣言したので、エースをリードしなければなりません。
refused-thousand-lead-trump = 切り札の{ $suit }は他の人のマリッジです。このルールでは、ほかのスートがある限りリードできません。
refused-thousand-play-not-yet = まだプレイは始まっていません。先に入札です。
refused-thousand-aces-not-held = 4枚のエースを宣言するには、4枚とも手札に必要です。
refused-thousand-no-ace-marriage = このルールでは、4枚のエースに特別な点はありません。
refused-thousand-aces-value = 4枚のエースは{ $value }点です。{ $value }点を宣言してください。
refused-thousand-meld-no-trick = マリッジを宣言できるのは、トリックを1つ取ってからです。
refused-thousand-bid-not-now = いまはビッドできません。
refused-thousand-bid-low = { $bid }では低すぎます。最低でも{ $least }です。
refused-thousand-bid-step = { $bid }はビッドできません。{ $step }の倍数でなければなりません。
refused-thousand-bid-jump = このルールでは飛ばせません。{ $least }をビッドするか、パスしてください。
refused-thousand-bid-highest = { $bid }は達成できません。すべてのカードとマリッジを合わせても{ $highest }点です。
refused-thousand-bid-marriage = マリッジがないので、120を超えるビッドはできません。{ $bid }は高すぎます。
refused-thousand-bid-marriages = いまのマリッジでビッドできるのは{ $limit }までです。{ $bid }は高すぎます。
refused-thousand-bid-silence = 持ち点が{ $limit }点未満なので、パスしなければなりません。
refused-thousand-look-first = 先に、見ずにビッドするか、手札を見てください。
refused-thousand-pass-not-now = いまはパスできません。
refused-thousand-blind-not-now = いまはブラインドビッドできません。
refused-thousand-blind-value = ここで見ずにビッドできるのは{ $least }、または示された数だけです。
refused-thousand-look-not-now = いま見るべき手札はありません。
refused-thousand-redeal-not-now = もう配り直しは求められません。
refused-thousand-redeal-hand = この手札では配り直しを求められません。
refused-thousand-redeal-nines = いま配り直しを求められるのは、9を4枚持つ人だけです。
refused-thousand-redeal-stock = このストックは拒否できないか、すでにカードを渡しています。
refused-thousand-decline-not-now = いま断ることは何もありません。
refused-thousand-answer-first = 先に、配り直しを求めるかどうかを答えてください。
refused-thousand-stock-not-now = いま選ぶストックはありません。
refused-thousand-stock-number = ストックは2つです。どちらかを選んでください。
refused-thousand-give-not-now = いまはカードを渡せません。
refused-thousand-give-to = カードは、このディールの相手に渡してください。
refused-thousand-give-twice = { $name }にはもう渡しました。もう1枚は別の相手に渡してください。
refused-thousand-give-none = このルールではカードを渡しません。2枚をもう一方のストックに置いてください。
refused-thousand-give-not-held = { $card }は手札にありません。
refused-thousand-give-stock = このルールでは、渡せるのはストックのカードだけです：{ $cards }
refused-thousand-discard-not-now = いまはカードを置けません。
refused-thousand-exchange-first = 手札が多すぎます。先に、渡すカードや置くカードを選んでください。
refused-thousand-raise-not-now = 契約を上げられるのは、最初のリードの前に尋ねられたときだけです。
refused-thousand-raise-first = 先に、契約をそのままにするか上げるかを決めてください。
refused-thousand-raise-never = このルールでは契約を上げられません。
refused-thousand-raise-golden = ゴールデンラウンドの契約は{ $contract }のままです。
refused-thousand-raise-low = { $bid }では上がりません。契約は{ $contract }です。
refused-thousand-raise-cap = この手札で上げられるのは{ $limit }までです。{ $bid }は高すぎます。
refused-thousand-keep-not-now = いま確認する契約はありません。
refused-thousand-write-off-never = このルールでは降りられません。
refused-thousand-write-off-not-now = 降りられるのは落札者だけで、カードを渡す前か、契約を上げるか尋ねられたときだけです。
refused-thousand-write-off-limit = すでに{ $limit }回降りました。このマッチではもう降りられません。
refused-thousand-bomb-never = このルールでは手札を投げ出せません。
refused-thousand-bomb-not-now = 手札を投げ出せるのは落札者だけで、カードを渡す前か、契約を上げるか尋ねられたときだけです。

# ディールの終わり（end-）、得点（worth-）、そのあとの点数表（sheet-）。

end-thousand-made = { $name }は契約を達成しました。必要な{ $contract }点に対して{ $points }点、得点は{ $value }点です。
end-thousand-failed = { $name }は契約に失敗しました。必要な{ $contract }点に対して{ $points }点で、{ $value }点を失います。
end-thousand-written-off = { $name }はこのディールを降りました。相手はそれぞれ{ $value }点を得て、{ $loss }点を失います。
end-thousand-bomb = { $name }は手札を投げ出しました。相手はそれぞれ{ $value }点を得ます。
end-thousand-bad-cut = 一番下のカードが{ $card }だったので、{ $name }はもう一度カットします（連続{ $count }回）。
end-thousand-cut-fine = { $card }で3回続けてカットに失敗しました。{ $name }は{ $value }点を失い、次の人が配ります。
end-thousand-cut-fine-dealer = { $card }で3回続けてカットに失敗しました。ディーラーの{ $name }が{ $value }点を失い、もう一度配ります。
end-thousand-redeal = { $name }の手札により配り直しです。同じディーラーがもう一度配ります。
end-thousand-redeal-stock = { $name }はストックを拒否しました。同じディーラーがもう一度配ります。
end-thousand-all-passed = 全員がパスしました。同じディーラーがもう一度配ります。
end-thousand-breach = { $name }は必要なマリッジなしに{ $value }をビッドしたので、その点を失い、ディールは終わります。
worth-thousand-other = { $name }は{ $points }点を集め、得点は{ $value }点です。
worth-thousand-sitter = { $name }は休みで、ストックの{ $points }点により{ $value }点を得ます。
worth-thousand-blind = { $name }のブラインドビッドなので、その得点は2倍になります。
worth-thousand-blind-all = { $name }のブラインドビッドなので、全員の得点が2倍になります。
worth-thousand-golden = ゴールデンラウンドなので、全員の得点が2倍になります。
sheet-bolt = { $name }にボルトが付きます（{ $limit }個中{ $count }個）。
sheet-bolt-fine = { $name }のボルトが{ $limit }個になったので、{ $value }点を失い、ボルトは消えます。
sheet-write-off-fine = { $name }は3回目の降りなので、さらに{ $value }点を失います。
sheet-streak-fine = { $name }は{ $count }ディール続けて得点がなかったので、{ $value }点を失います。
sheet-frozen = { $limit }点からは自分の契約だけが得点になるので、{ $name }のこの点は記録されません。
sheet-barrel-won = 樽からの契約{ $contract }を達成し、{ $name }がマッチに勝ちました。
sheet-barrel-short = 樽では契約{ $contract }では足りず、{ $least }が必要なので、{ $name }の点は記録されません。
sheet-barrel-attempt = { $name }は樽に残ります。{ $attempts }回中{ $count }回目の挑戦が終わりました。
sheet-fall = { $name }は樽から落ちて{ $value }点を失い、{ $score }点になります。
sheet-fall-to-zero = { $name }は樽から落ちるのが{ $count }回目なので、0点になります。
sheet-together = 同時に樽に着いた人が多すぎるので、{ $name }は{ $score }点に戻ります。
sheet-bounced = 樽に空きがないので、{ $name }は{ $score }点に戻ります。
sheet-barrel = { $name }は樽に乗りました（{ $score }点）。
sheet-dump = { $name }の持ち点がちょうど{ $score }点なので、0点になります（ダンプ）。

# ハウスルール。

decides-players = 何人で遊ぶか。
value-players-2 = 2人
value-players-3 = 3人
value-players-4 = 4人（1人は休み）

decides-sitter = 4人のとき誰が休むか。
value-sitter-dealer = ディーラーが休む
value-sitter-right_of_dealer = ディーラーの右隣が休む
value-sitter-opposite_dealer = ディーラーの向かいが休む
value-sitter-last_bidder = 最後にビッドする順の人が休む

decides-sitter_score = 休みの人がストックから得る点。
value-sitter_score-none = 休みの人は得点なし
value-sitter_score-cards = 休みの人はストックのカード点を得る
value-sitter_score-cards_plus_marriage = 休みの人はストックのカード点とマリッジを得る
value-sitter_score-marriage_only = 休みの人はストックのマリッジだけを得る
value-sitter_score-aces40_plus_marriage = 休みの人はストックのエース1枚40点とマリッジを得る
value-sitter_score-aces50_plus_marriage = 休みの人はストックのエース1枚50点とマリッジを得る

decides-two_player_mode = 2人のときの配り方と交換。
value-two_player_mode-9_2x3 = 2人：手札9枚、3枚のストック2つ、1枚渡して1枚置く
value-two_player_mode-10_2x2_discard2 = 2人：手札10枚、2枚のストック2つ、2枚置く
value-two_player_mode-10_2x2_pass1 = 2人：手札10枚、2枚のストック2つ、1枚渡す

decides-unused_to_last_trick = 誰も取らなかったカードが最後のトリックの勝者のものになるか。
value-unused_to_last_trick-true = 残りのカードは最後のトリックの勝者のもの
value-unused_to_last_trick-false = 残りのカードは誰の点にもならない

decides-cut_check = 一番下がどのカードならカットの失敗か。
value-cut_check-off = 一番下のカードは見ない
value-cut_check-nine = 9ならカットし直し
value-cut_check-nine_or_jack = 9かJならカットし直し

decides-cut_penalty_payer = 3回続けてカットに失敗したら誰が払うか。
value-cut_penalty_payer-cutter = カットした人が払う
value-cut_penalty_payer-dealer = ディーラーが払う

decides-misdeal_penalty = 点数表で、ミスディールに何点払うか。
value-misdeal_penalty = ミスディールは{ $value }点

decides-misdeal_redealer = 点数表で、ミスディールのあと誰が配るか。
value-misdeal_redealer-same = ミスディールのあとは同じ人が配る
value-misdeal_redealer-next = ミスディールのあとは次の人が配る
value-misdeal_redealer-next_if_penalty = 罰点のあるミスディールのあとは次の人が配る

decides-redeal_four_nines = 手札に9が4枚あれば配り直すか。
value-redeal_four_nines-off = 9が4枚でもそのまま
value-redeal_four_nines-request = 9が4枚なら配り直しを求められる
value-redeal_four_nines-automatic = 9が4枚なら必ず配り直し

decides-redeal_three_nines = 9が3枚の手札で配り直しを求められるか。
value-redeal_three_nines-true = 9が3枚なら配り直しを求められる
value-redeal_three_nines-false = 9が3枚でもそのまま

decides-redeal_four_jacks = Jが4枚の手札で配り直しを求められるか。
value-redeal_four_jacks-true = Jが4枚なら配り直しを求められる
value-redeal_four_jacks-false = Jが4枚でもそのまま

decides-redeal_low_hand = 何点未満の手札で配り直しを求められるか。
value-redeal_low_hand =
    { $value ->
        [0] 弱い手札でもそのまま
       *[other] { $value }点未満の手札は配り直しを求められる
    }

decides-redeal_low_stock = 何点未満のストックを拒否できるか。
value-redeal_low_stock =
    { $value ->
        [0] 点の低いストックも拒否できない
       *[other] { $value }点未満のストックは拒否できる
    }

decides-redeal_stock_two_nines = 9が2枚のストックを拒否できるか。
value-redeal_stock_two_nines-true = 9が2枚のストックは拒否できる
value-redeal_stock_two_nines-false = 9が2枚のストックも拒否できない

decides-redeal_stock_only_at_min = ストックを拒否できるのは最低ビッドのときだけか。
value-redeal_stock_only_at_min-true = ストックの拒否は最低ビッドのときだけ
value-redeal_stock_only_at_min-false = ストックの拒否はどのビッドでも可

decides-redeal_four_nines_after_exchange = 交換後に9が4枚なら配り直しを求められるか。
value-redeal_four_nines_after_exchange-true = 交換後に9が4枚なら配り直しを求められる
value-redeal_four_nines_after_exchange-false = 交換後に9が4枚でもそのまま

decides-blind_bid = 誰が手札を見ずにビッドできるか。
value-blind_bid-off = ブラインドビッドなし
value-blind_bid-forced_seat_120 = 強制ビッドの人は見ずに120をビッドできる
value-blind_bid-any_first_bid = 誰でも最初のビッドを見ずにできる

decides-blind_scope = ブラインドビッドで誰の得点が2倍になるか。
value-blind_scope-declarer = ブラインドビッドは落札者の得点を2倍にする
value-blind_scope-all = ブラインドビッドは全員の得点を2倍にする

decides-blind_min_score = 持ち点が何点以上ならブラインドビッドができるか。
value-blind_min_score =
    { $value ->
        [-9999] ブラインドビッドは何点でも可
       *[other] ブラインドビッドは{ $value }点から
    }

decides-forced_bid_seat = 最初から最低ビッドを持つのは誰か。
value-forced_bid_seat-forehand = ファーストハンドが強制ビッド
value-forced_bid_seat-dealer = ディーラーが強制ビッド
value-forced_bid_seat-none = 強制ビッドなし

decides-min_bid = 最低ビッド。
value-min_bid = ビッドは{ $value }から

decides-bid_steps = ビッドがどの高さから何の倍数か。
value-bid_steps = ビッドの刻みは{ $value }（高さ:刻み）

decides-bid_jumps = ビッドで段階を飛ばせるか。
value-bid_jumps-true = ビッドは飛ばせる
value-bid_jumps-false = ビッドは1段ずつ

decides-bid_cap = 手札によりどこまでビッドできるか。
value-bid_cap-none = ビッドに上限なし
value-bid_cap-120_without_marriage = マリッジなしでは120まで
value-bid_cap-120_plus_marriages = 120と自分のマリッジの合計まで

decides-bid_limit_enforcement = 上限を超えたビッドをどうするか。
value-bid_limit_enforcement-reject = 上限を超えたビッドは拒否
value-bid_limit_enforcement-minus_bid_and_skip = 上限を超えたビッドはその点を失い、ディールが終わる

decides-silence_below = 持ち点がこれ未満の人はパスしなければならない。
value-silence_below =
    { $value ->
        [-9999] 誰でもビッドできる
       *[other] { $value }点未満の人はパスだけ
    }

decides-stock_visibility = 誰がストックを見るか。
value-stock_visibility-all = 全員がストックを見る
value-stock_visibility-declarer = 落札者だけがストックを見る
value-stock_visibility-hidden_at_min = 最低ビッドならストックは伏せたまま

decides-stock_mode = どのカードでも渡せるか、ストックのカードだけか。
value-stock_mode-take_and_pass = どのカードでも渡せる
value-stock_mode-pass_stock_cards = ストックのカードだけを渡せる

decides-pass_face_up = 表向きに渡すか。
value-pass_face_up-true = 表向きに渡す
value-pass_face_up-false = 伏せて渡す

decides-raise_time = いつ契約を上げられるか。
value-raise_time-after_pass = 契約はカードを渡したあとに上げる
value-raise_time-before_pass = 契約はカードを渡す前に上げる
value-raise_time-none = 契約は上げられない

decides-raise_cap = 契約を上げるときにもビッドの上限があるか。
value-raise_cap-none = 契約を上げるときは上限なし
value-raise_cap-same_as_bid = 契約を上げるときもビッドの上限どおり

decides-write_off = 落札者が降りたとき相手が得る点。
value-write_off-off = 降りられない
value-write_off-sixty = 降りると相手は各60点
value-write_off-half = 降りると相手は各契約の半分

decides-write_off_deduct = 降りると契約の点を失うか。
value-write_off_deduct-true = 降りると契約の点を失う
value-write_off_deduct-false = 降りても失点なし

decides-write_off_fine = 3回ごとの降りにさらに何点払うか。
value-write_off_fine = 3回目ごとの降りは{ $value }点の罰

decides-write_off_limit = 1マッチで何回降りられるか。
value-write_off_limit =
    { $value ->
        [0] 降りは何回でも
       *[other] 降りは{ $value }回まで
    }

decides-bomb = 手札を投げ出したとき相手が得る点。
value-bomb =
    { $value ->
        [0] 投げ出せない
       *[other] 投げ出すと相手は各{ $value }点
    }

decides-must_beat = フォローするとき勝たなければならないか。
value-must_beat-true = フォローするときは、勝てるカードがあれば出す
value-must_beat-false = フォローするカードは自由

decides-must_trump = スートがないとき切り札を出さなければならないか。
value-must_trump-true = フォローできなければ切り札を出す
value-must_trump-false = 切り札の義務なし

decides-no_lead_foreign_trump = 他の人の切り札をリードできるか。
value-no_lead_foreign_trump-true = 他の人の切り札はリードできない
value-no_lead_foreign_trump-false = どの切り札もリードできる

decides-marriage_values = ハート、ダイヤ、クラブ、スペードのマリッジの点。
value-marriage_values = マリッジは{ $value }（♥、♦、♣、♠）

decides-marriage_requires_trick = マリッジの前にトリックが必要か。
value-marriage_requires_trick-true = マリッジはトリックを取ってから
value-marriage_requires_trick-false = マリッジは最初のリードから

decides-trump_activation = マリッジがいつ切り札になるか。
value-trump_activation-immediate = マリッジはそのトリックから切り札
value-trump_activation-next_trick = マリッジは次のトリックから切り札

decides-defender_marriages = 相手側のマリッジが点になるか。
value-defender_marriages-true = 誰のマリッジも点になる
value-defender_marriages-false = 落札者のマリッジだけが点になる

decides-ace_marriage = 手札の4枚のエースの点。
value-ace_marriage =
    { $value ->
        [0] エース4枚に特別な点なし
       *[other] エース4枚は{ $value }点
    }

decides-declarer_success = 契約達成で何点得るか。
value-declarer_success-bid = 達成すると契約の点
value-declarer_success-actual = 達成すると集めた点

decides-declarer_round_first = 契約と比べる前に丸めるか。
value-declarer_round_first-true = 契約と比べる前に丸める
value-declarer_round_first-false = 契約とは丸めずに比べる

decides-rounding = 点を何の倍数に丸めるか。
value-rounding-1 = 丸めなし
value-rounding-5 = 5の倍数に丸める
value-rounding-10 = 10の倍数に丸める

decides-rounding_ties = ちょうど中間の点をどちらに丸めるか。
value-rounding_ties-up = 中間は切り上げ
value-rounding_ties-down = 中間は切り捨て

decides-bolt_mode = トリックなしのディールにボルトを付けるか。
value-bolt_mode-off = ボルトなし
value-bolt_mode-cumulative = ボルトはマッチを通して数える
value-bolt_mode-consecutive = ボルトは連続したときだけ数える

decides-bolt_test = 何でボルトが付くか。
value-bolt_test-no_trick = トリックなしでボルト
value-bolt_test-zero_points = 0点でボルト

decides-bolt_limit = 何個のボルトで罰を払うか。
value-bolt_limit = ボルト{ $value }個で罰

decides-bolt_declarer = 落札者にもボルトが付くか。
value-bolt_declarer-true = 落札者にもボルト
value-bolt_declarer-false = 落札者にはボルトなし

decides-bolt_on_barrel = 樽の上でもボルトが付くか。
value-bolt_on_barrel-true = 樽の上でもボルト
value-bolt_on_barrel-false = 樽の上ではボルトなし

decides-penalty = 通常の罰点。
value-penalty = 罰は{ $value }点

decides-no_win_streak = 何ディール続けて得点なしなら罰を払うか。
value-no_win_streak =
    { $value ->
        [0] 得点なしが続いても罰なし
       *[other] 得点なしが{ $value }回続くと罰
    }

decides-dump_truck = ある持ち点が0になるか。
value-dump_truck-off = ダンプなし
value-dump_truck-plus = ダンプはプラスの持ち点だけ
value-dump_truck-both = ダンプはプラスもマイナスも

decides-dump_score = ダンプになる持ち点。
value-dump_score = ダンプは{ $value }点

decides-golden_round = 最初の一巡が入札なしで2倍になるか。
value-golden_round-true = 最初にゴールデンラウンド
value-golden_round-false = ゴールデンラウンドなし

decides-golden_raise = ゴールデンラウンドで契約を上げられるか。
value-golden_raise-true = ゴールデンラウンドでも契約を上げられる
value-golden_raise-false = ゴールデンラウンドでは契約を上げられない

decides-golden_stock = ゴールデンラウンドでストックを取るか。
value-golden_stock-true = ゴールデンラウンドもストックあり
value-golden_stock-false = ゴールデンラウンドはストックなし

decides-golden_double_penalties = ゴールデンラウンドでボルトと罰が2倍か。
value-golden_double_penalties-true = ゴールデンラウンドではボルトと罰も2倍
value-golden_double_penalties-false = ゴールデンラウンドでもボルトと罰は1倍

decides-endgame = 目標の手前に何があるか。
value-endgame-barrel = 目標の前に樽がある
value-endgame-freeze = 目標の近くでは契約だけが得点
value-endgame-none = 目標の前に特別なルールなし

decides-barrel_at = 樽に乗る、または得点が止まる持ち点。
value-barrel_at = 樽または停止は{ $value }点

decides-barrel_attempts = 樽の上に何ディールいられるか。
value-barrel_attempts =
    { $value ->
        [0] 樽での挑戦は無制限
       *[other] 樽での挑戦は{ $value }回
    }

decides-barrel_min_contract = 樽から勝つのに必要な契約。
value-barrel_min_contract = 樽からは{ $value }で勝ち

decides-barrel_fall_penalty = 樽から落ちると何点失うか。
value-barrel_fall_penalty = 樽から落ちると{ $value }点失う

decides-barrel_failed_contract = 樽の上で契約に失敗するとどうなるか。
value-barrel_failed_contract-lose_bid = 樽の上での失敗は契約の点を失う
value-barrel_failed_contract-attempt_only = 樽の上での失敗は挑戦1回分だけ
value-barrel_failed_contract-max_on_last = 最後の挑戦の失敗は少なくとも落下の点

decides-barrel_failed_counts_as_fall = 樽の上での失敗を落下に数えるか。
value-barrel_failed_counts_as_fall-true = 契約の失敗は落下に数える
value-barrel_failed_counts_as_fall-false = 契約の失敗は落下に数えない

decides-barrel_falls_to_zero = 何回目の落下で0点になるか。
value-barrel_falls_to_zero =
    { $value ->
        [0] 落ちても0点にはならない
       *[other] { $value }回目の落下で0点
    }

decides-barrel_places = 樽に何人乗れるか。
value-barrel_places = 樽の席は{ $value }人分

decides-barrel_collision = 満員の樽に着いたらどうなるか。
value-barrel_collision-oldest_falls = 満員なら最初に着いた人が落ちる
value-barrel_collision-all_fall = 満員なら全員が落ちる
value-barrel_collision-coexist = 樽には全員乗れる
value-barrel_collision-newcomer_bounces = 満員なら新しい人が戻される

decides-barrel_simultaneous = 同時に着いた人が多すぎたらどうなるか。
value-barrel_simultaneous-all_fall = 同時に着くと全員戻される
value-barrel_simultaneous-coexist = 同時に着いても全員残る

decides-barrel_required = 樽の上からしか勝てないか。
value-barrel_required-true = 勝てるのは樽の上からだけ
value-barrel_required-false = 樽に乗らずに勝てる

decides-target = 勝ちになる持ち点。
value-target = { $value }点まで

decides-target_exclusive = 目標を超えなければならないか。
value-target_exclusive-true = 目標を超えなければならない
value-target_exclusive-false = 目標に達すればよい

decides-win_tie = 同じディールで何人も目標に達したら誰が勝つか。
value-win_tie-declarer = 何人も達したら落札者の勝ち
value-win_tie-highest = 何人も達したら持ち点の高い人の勝ち

# 使えないオプション。

option-marriage-values = 「{ $given }」はマリッジの点ではありません。ハート、ダイヤ、クラブ、スペードの順に10から300の数を4つ書いてください。例：100,80,60,40
option-bid-steps = 「{ $given }」は刻みではありません。高さと100未満の刻みの組を0から順に書いてください。例：0:5,200:10
option-min-bid = min_bidは{ $min_bid }ですが、カードとマリッジを合わせても{ $highest }点です。
option-ace-marriage = 4枚のエースは{ $given }点にできません。0か、10以上にしてください。
option-blind-forced = blind_bidのforced_seat_120には120以下の強制ビッドが必要です。forced_bid_seatかmin_bidを変えてください。
option-cap-breach = 上限がなければ（bid_cap none）違反もありません。bid_limit_enforcementをrejectにしてください。
option-cap-raise = ビッドに上限がなければ（bid_cap none）、上げるときもありません。raise_capをnoneにしてください。
option-stock-hidden = ストックの拒否や、ストックのカードだけを渡すルールには公開が必要です。stock_visibilityをallにするか、それらを外してください。
option-stock-sitter = 伏せたストックは休みの人の得点にできません。stock_visibilityをallに、またはsitter_scoreをnoneにしてください。
option-overtrump = must_overtrumpにはmust_trumpが必要です。
option-golden-raise = golden_raiseにはnone以外のraise_timeが必要です。
option-barrel-height = barrel_atは{ $barrel_at }ですが、目標の{ $target }未満でなければなりません。
option-barrel-required = endgameが{ $endgame }なら樽からは勝てません。barrel_requiredをfalseにしてください。
option-barrel-short = { $barrel_at }点から契約{ $contract }では{ $needed }点に届きません。barrel_atかbarrel_min_contractを上げてください。
option-barrel-contract = { $contract }は誰も達成できません。barrel_min_contractを下げてください。
option-dump-score = dump_scoreは{ $dump_score }ですが、目標の{ $target }未満でなければなりません。
