# バウエルンシュナプセン：4人、2人対2人。ルーファー（フォアハンド）はディーラーの左隣で、切り札を決める。

preset-bauernschnapsen = バウエルンシュナプセン
about-bauernschnapsen = 2人対2人の標準的な遊び方です。ラント、シュナプサー、バウエルンシュナプサー、コントラ、ヨードラーがあります。
preset-bauernschnapsen_wikipedia = バウエルンシュナプセン（契約の多い版）
about-bauernschnapsen_wikipedia = ベットラーからバウエルンロッホまですべての契約があり、どれも8倍までコントラできます。
preset-bauernschnapsen_bummerl = バウエルンシュナプセン（減点式）
about-bauernschnapsen_bummerl = ベットラー、アス・ベットラー、ツェーナーガングがあり、ルーファーのパートナーも宣言できます。得点は24から減らします。
preset-bauernschnapsen_styria = バウエルンシュナプセン（シュタイアーマルク）
about-bauernschnapsen_styria = 5枚を一度に配り、めくりもコントラもなく、契約の点数が独特です。上がりは自動です。
preset-bauernschnapsen_wikibooks = バウエルンシュナプセン（バウエルンロッホ）
about-bauernschnapsen_wikibooks = 契約が少なく、バウエルンシュナプサーの代わりにバウエルンロッホがあります。勝てるカードを出す義務は、トリックが目的の契約だけです。

# 契約：contract- は名前、aim- はその目標。

contract-normal = 通常ゲーム
contract-bettler = ベットラー
contract-assenbettler = アッセンベットラー
contract-ass_bettler = アス・ベットラー
contract-schnapser = シュナプサー
contract-plauderer = プラウデラー
contract-damengang = ダーメンガング
contract-koenigsgang = ケーニヒスガング
contract-land = ラント
contract-zehnergang = ツェーナーガング
contract-kontraschnapser = コントラシュナプサー
contract-bauernschnapser = バウエルンシュナプサー
contract-bauernloch = バウエルンロッホ
contract-farbenjodler = ファルベンヨードラー
contract-kontrabauernschnapser = コントラバウエルンシュナプサー
contract-kontrabauernloch = コントラバウエルンロッホ
contract-herrenjodler = ヘレンヨードラー
contract-kontraherrenjodler = コントラ・ヘレンヨードラー

aim-normal = パートナーと二人で、相手より先に66点の上がりを宣言する。
aim-bettler = 切り札なしで、1トリックも取らない。
aim-assenbettler = 切り札なしで、1トリックも取らない。Aが最も弱い。
aim-ass_bettler = Aを持ったまま、切り札なしで1トリックも取らない。
aim-schnapser = 最初の3トリックを一人で取り、それまでに66点に達する。
aim-plauderer = 手札を公開し、切り札なしで1トリックも取らない。相手は相談できる。
aim-damengang = 切り札なしで、5トリックすべてを一人で取る。最も強いのはQ、最も弱いのはK。
aim-koenigsgang = 切り札なしで、5トリックすべてを一人で取る。最も強いのはK、最も弱いのは10。
aim-land = 切り札なしで、5トリックすべてを一人で取る。
aim-zehnergang = 切り札なしで、5トリックすべてを一人で取る。最も強いのは10、最も弱いのはA。
aim-kontraschnapser = リードするルーファーを相手に、最初の3トリックを一人で取り、それまでに66点に達する。
aim-bauernschnapser = 切り札ありで、5トリックすべてを一人で取る。
aim-bauernloch = 切り札ありで、5トリックすべてを一人で取る。ふつうはAが最も弱い。
aim-farbenjodler = 切り札でないスートの5枚をすべて持つ。すぐに得点になる。
aim-kontrabauernschnapser = リードするルーファーを相手に、切り札ありで5トリックすべてを一人で取る。
aim-kontrabauernloch = リードするルーファーを相手に、切り札ありで5トリックすべてを一人で取る。ふつうはAが最も弱い。
aim-herrenjodler = 切り札5枚をすべて持つ。すぐに得点になる。
aim-kontraherrenjodler = ルーファーの相手側で、切り札5枚をすべて持つ。すぐに得点になる。

# 起こることと、できること。

event-cut = { $name }はカットしました。
event-knocked = { $name }はノックしました。全員に5枚ずつ一度に配ります。
action-cut = カット
action-knock = ノック

# いまできない理由。

refused-bauern-cut-first = 先にカットするかノックしてください。そのあと配ります。
refused-bauern-cut-not-now = もう配られています。カットもノックもできません。
refused-bauern-trump-first = 先に切り札を決めてください。スートを指定するか、できるならカードをめくります。
refused-bauern-trump-not-now = 切り札は、ルーファーが最初の3枚を見て一度だけ決めます。
refused-bauern-trump-not-held = 最初の3枚に{ $suit }がありません。その中にあるスートを指定してください。
refused-bauern-turn-off = このルールではカードをめくれません。スートを指定してください。
refused-bauern-turn-next = このルールでめくれるのは次のカード（4枚目）だけです。
refused-bauern-turn-which = まだ見ていないカードは2枚です。めくれるのは4枚目か5枚目だけです。
refused-bauern-call-first = 先に契約を宣言するか、パスしてください。
refused-bauern-call-not-now = 契約を宣言できるのは、切り札が決まったあと、最初のリードの前の入札だけです。
refused-bauern-call-not-played = この契約は、このルールでは宣言できません。
refused-bauern-call-rufer = この契約を宣言できるのはルーファーだけです。
refused-bauern-call-rufer-side = この契約を宣言できるのはルーファーとそのパートナーだけです。
refused-bauern-call-opponents = この契約を宣言できるのはルーファーの相手側だけです。
refused-bauern-call-ace = この契約には、手札にAが必要です。
refused-bauern-call-plain = この契約には、切り札でないスートの5枚がすべて必要です。
refused-bauern-call-trumps = この契約には、切り札5枚がすべて必要です。
refused-bauern-call-herrenjodler = このルールでヘレンヨードラーを宣言できるのはルーファーだけです。
refused-bauern-call-low = この契約は{ $value }で、直前の宣言は{ $last }です。それより高く宣言するか、パスしてください。
refused-bauern-call-equal = この契約は{ $value }で、直前の宣言の{ $last }を上回りません。ここでは同じ値で競り上げられません。
refused-bauern-double-first = 先に、コントラするかパスするかを決めてください。
refused-bauern-double-not-now = コントラできるのは、入札のあと最初のリードの前に、尋ねられた側だけです。
refused-bauern-meld-contract = この契約ではマリッジを宣言できません。
refused-bauern-meld-declarer = この契約でマリッジを宣言できるのは、契約した本人だけです。
refused-bauern-meld-side = この契約でマリッジを宣言できるのは、契約した側だけです。
refused-bauern-meld-no-trick = このルールでは、自分の側がトリックを取るまでマリッジを宣言できません。
refused-bauern-claim-not-now = 上がりを宣言できるのは、トリックを取ったあとかマリッジを宣言したあとの、リードする前だけです。
refused-bauern-claim-contract = この契約では上がりを宣言しません。成否が決まった時点で終わります。
refused-bauern-claim-auto = 上がりを宣言する必要はありません。どちらかの側が{ $target }点に達すると、自動的に終わります。
refused-bauern-claim-short = あなたの側は{ $points }点です。{ $target }点が必要です。
refused-bauern-pass-not-now = パスできるのは、入札中か、コントラを尋ねられたときか、最後のトリックを取ったときだけです。
refused-bauern-last-first = カードはすべて出され、最後のトリックを取りました。上がりを宣言するか、パスしてください。

# ディールの終わり方とその価値。$name は側を代表し、$contract は契約の名前。

end-bauern-claim = { $name }の上がり宣言は成立しました。必要な{ $target }点に対して、その側は{ $points }点です。
end-bauern-wrong-claim = { $name }の上がり宣言は誤りでした。必要な{ $target }点に対して、その側は{ $points }点しかありません。
end-bauern-last-trick = 誰も上がりを宣言しなかったので、最後のトリックを取った{ $name }の側の勝ちです。
end-bauern-at-once = { $name }の手札がそろっています。{ $contract }はすぐに得点になります。
end-bauern-no-trick-made = { $name }は1トリックも取りませんでした。{ $contract }は成功です。
end-bauern-no-trick-lost = { $name }はトリックを取ってしまいました。{ $contract }は失敗です。
end-bauern-every-trick-made = { $name }はすべてのトリックを取りました。{ $contract }は成功です。
end-bauern-every-trick-lost = { $name }がトリックを取ったので、{ $contract }は失敗です。
end-bauern-three-made = { $name }は一人で{ $points }点に達しました。{ $contract }は成功です。
end-bauern-three-lost = { $name }が最初の3トリックのうち1つを取ったので、{ $contract }は失敗です。
end-bauern-three-short = 3トリックのあと{ $name }は{ $points }点しかなく、足りません。{ $contract }は失敗です。
worth-bauern-no-trick = { $name }の側は1トリックも取っていません。3ゲームポイントです。
worth-bauern-schneider = { $name }の側は{ $points }点で、{ $limit }点未満です。2ゲームポイントです。
worth-bauern-one = { $name }の側は{ $points }点で、{ $limit }点以上です。1ゲームポイントです。
worth-bauern-last-trick = 最後のトリックで{ $name }の側が1ゲームポイントを得ます。
worth-bauern-wrong-trickless = { $name }の側がまだ1トリックも取っていないので、誤った宣言は3ゲームポイントになります。
worth-bauern-wrong-two = { $name }の誤った宣言は2ゲームポイントになります。
worth-bauern-contract = { $contract }は{ $value }ゲームポイントです。
worth-bauern-doubled = コントラで{ $times }倍になり、{ $value }ゲームポイントです。
worth-bauern-halved = このルールでは半分（切り上げ）になり、{ $value }ゲームポイントです。

# ルールの選択肢。

decides-knocking = ディーラーの右隣がカットの代わりにノックできるか。
value-knocking-true = カットかノック
value-knocking-false = カットは尋ねない

decides-deal_packets = 4人にカードを何枚ずつ配るか。
value-deal_packets-3_2 = 3枚ずつ、次に2枚ずつ
value-deal_packets-5 = 一度に5枚ずつ
value-deal_packets-1x5 = 1枚ずつ5回

decides-trump_must_be_held = 切り札にするスートが最初の3枚の中になければならないか。
value-trump_must_be_held-true = 切り札は最初の3枚にあるスートから
value-trump_must_be_held-false = どのスートも切り札にできる

decides-aufschlagen = スートを指定する代わりにカードをめくって切り札を決められるか。
value-aufschlagen-choose_one_of_two = まだ見ていない2枚のどちらかをめくれる
value-aufschlagen-next_card = 次の1枚をめくれる
value-aufschlagen-off = めくりはない

decides-bettler = ベットラーが何ゲームポイントか。0なら使わない。
value-bettler =
    { $value ->
        [0] ベットラーなし
       *[other] ベットラーは{ $value }
    }

decides-assenbettler = アッセンベットラーが何ゲームポイントか。0なら使わない。
value-assenbettler =
    { $value ->
        [0] アッセンベットラーなし
       *[other] アッセンベットラーは{ $value }
    }

decides-ass_bettler = アス・ベットラーが何ゲームポイントか。0なら使わない。
value-ass_bettler =
    { $value ->
        [0] アス・ベットラーなし
       *[other] アス・ベットラーは{ $value }
    }

decides-schnapser = シュナプサーが何ゲームポイントか。0なら使わない。
value-schnapser =
    { $value ->
        [0] シュナプサーなし
       *[other] シュナプサーは{ $value }
    }

decides-plauderer = プラウデラーが何ゲームポイントか。0なら使わない。
value-plauderer =
    { $value ->
        [0] プラウデラーなし
       *[other] プラウデラーは{ $value }
    }

decides-damengang = ダーメンガングが何ゲームポイントか。0なら使わない。
value-damengang =
    { $value ->
        [0] ダーメンガングなし
       *[other] ダーメンガングは{ $value }
    }

decides-koenigsgang = ケーニヒスガングが何ゲームポイントか。0なら使わない。
value-koenigsgang =
    { $value ->
        [0] ケーニヒスガングなし
       *[other] ケーニヒスガングは{ $value }
    }

decides-land = ラントが何ゲームポイントか。0なら使わない。
value-land =
    { $value ->
        [0] ラントなし
       *[other] ラントは{ $value }
    }

decides-zehnergang = ツェーナーガングが何ゲームポイントか。0なら使わない。
value-zehnergang =
    { $value ->
        [0] ツェーナーガングなし
       *[other] ツェーナーガングは{ $value }
    }

decides-kontraschnapser = コントラシュナプサーが何ゲームポイントか。0なら使わない。
value-kontraschnapser =
    { $value ->
        [0] コントラシュナプサーなし
       *[other] コントラシュナプサーは{ $value }
    }

decides-bauernschnapser = バウエルンシュナプサーが何ゲームポイントか。0なら使わない。
value-bauernschnapser =
    { $value ->
        [0] バウエルンシュナプサーなし
       *[other] バウエルンシュナプサーは{ $value }
    }

decides-bauernloch = バウエルンロッホが何ゲームポイントか。0なら使わない。
value-bauernloch =
    { $value ->
        [0] バウエルンロッホなし
       *[other] バウエルンロッホは{ $value }
    }

decides-farbenjodler = ファルベンヨードラーが何ゲームポイントか。0なら使わない。
value-farbenjodler =
    { $value ->
        [0] ファルベンヨードラーなし
       *[other] ファルベンヨードラーは{ $value }
    }

decides-kontrabauernschnapser = コントラバウエルンシュナプサーが何ゲームポイントか。0なら使わない。
value-kontrabauernschnapser =
    { $value ->
        [0] コントラバウエルンシュナプサーなし
       *[other] コントラバウエルンシュナプサーは{ $value }
    }

decides-kontrabauernloch = コントラバウエルンロッホが何ゲームポイントか。0なら使わない。
value-kontrabauernloch =
    { $value ->
        [0] コントラバウエルンロッホなし
       *[other] コントラバウエルンロッホは{ $value }
    }

decides-herrenjodler = ヘレンヨードラーが何ゲームポイントか。0なら使わない。
value-herrenjodler =
    { $value ->
        [0] ヘレンヨードラーなし
       *[other] ヘレンヨードラーは{ $value }
    }

decides-kontraherrenjodler = コントラ・ヘレンヨードラーが何ゲームポイントか。0なら使わない。
value-kontraherrenjodler =
    { $value ->
        [0] コントラ・ヘレンヨードラーなし
       *[other] コントラ・ヘレンヨードラーは{ $value }
    }

decides-partner_contracts = ルーファーのパートナーもルーファーの契約を宣言できるか。
value-partner_contracts-false = シュナプサーとバウエルンシュナプサーはルーファーだけ
value-partner_contracts-true = ルーファーのパートナーもシュナプサーとバウエルンシュナプサーを宣言できる

decides-herrenjodler_by = ヘレンヨードラーを宣言できるのは誰か。
value-herrenjodler_by-anyone = ヘレンヨードラーは誰でも
value-herrenjodler_by-rufer = ヘレンヨードラーはルーファーだけ

decides-bauernloch_order = バウエルンロッホでAが最も弱いか。
value-bauernloch_order-ace_low = バウエルンロッホではAが最も弱い
value-bauernloch_order-normal = バウエルンロッホも普通の強さ

decides-equal_value = 同じ値の契約で競り上げられるか。
value-equal_value-never = 宣言は直前より高くなければならない
value-equal_value-ladder = 同じ値なら表の順で上の契約が勝つ
value-equal_value-earlier_seat = 席順が先なら同じ値で宣言できる

decides-auction_rounds = 二度以上宣言できるか。
value-auction_rounds-until_three_passes = 他の全員がパスするまで入札が続く
value-auction_rounds-single = 入札は一人一回

decides-pass_is_final = 一度パスした人がもう宣言できないか。
value-pass_is_final-true = パスしたら入札から外れる
value-pass_is_final-false = パスしても、また宣言できる

decides-kontra_contracts = コントラできるのはどの契約か。
value-kontra_contracts-normal = コントラは通常ゲームだけ
value-kontra_contracts-all = どの契約でもコントラできる
value-kontra_contracts-none = コントラなし

decides-kontra_max = コントラで最大何倍になるか。
value-kontra_max-1 = 倍にならない
value-kontra_max-2 = コントラは最大2倍
value-kontra_max-4 = コントラは最大4倍
value-kontra_max-8 = コントラは最大8倍

decides-stichzwang = 勝てるカードを必ず出すのはいつか。
value-stichzwang-always = 勝てるカードはいつでも出す
value-stichzwang-trick_contracts_only = 勝てるカードを出すのはトリックが目的の契約だけ
value-stichzwang-never = 勝てるカードを出さなくてよい

decides-bettler_partner = ベットラーの仲間でパートナーが参加するか。
value-bettler_partner-sits_out = ベットラーではパートナーは休む
value-bettler_partner-plays = ベットラーでもパートナーが参加する

decides-land_partner = ラントの仲間でパートナーが参加するか。
value-land_partner-plays = ラントではパートナーも参加する
value-land_partner-sits_out = ラントではパートナーは休む

decides-marriage_contracts = マリッジを宣言できるのはどの契約か。
value-marriage_contracts-schnapsers = マリッジは通常ゲームとシュナプサー、コントラシュナプサー
value-marriage_contracts-normal = マリッジは通常ゲームだけ
value-marriage_contracts-rufer_contracts = マリッジは通常ゲームとシュナプサー、バウエルンシュナプサー
value-marriage_contracts-all_trump = マリッジは切り札のあるすべての契約

decides-schnapser_marriage = シュナプサーでマリッジを宣言できるのは誰か。
value-schnapser_marriage-declarer = シュナプサーのマリッジは契約者だけ
value-schnapser_marriage-team = シュナプサーのマリッジはパートナーも

decides-marriage_pending = 自分の側がトリックを取る前にマリッジを宣言できるか。
value-marriage_pending-pending = マリッジの点は側の最初のトリックを待つ
value-marriage_pending-forbidden = 側の最初のトリックまでマリッジは宣言できない

decides-last_trick_value = 誰も上がらないとき、最後のトリックがいくつになるか。
value-last_trick_value-one = 最後のトリックは1
value-last_trick_value-graded = 最後のトリックは負けた側の点によって1、2、3

decides-false_claim = 誤った上がり宣言ができるか、その代償は何か。
value-false_claim-reject = 誤った宣言は受け付けない
value-false_claim-lose_2_or_3 = 誤った宣言は2、相手側にトリックがなければ3を失う

decides-schnapser_points = シュナプサーで誰の点を数えるか。
value-schnapser_points-declarer = シュナプサーは契約者の点だけ
value-schnapser_points-team = シュナプサーはパートナーのマリッジも数える

decides-schnapser_early_end = シュナプサーが点に達した時点で成功になるか。
value-schnapser_early_end-true = シュナプサーは66点で成功
value-schnapser_early_end-false = シュナプサーは3トリック目で成功

decides-halved = すべてのディールが半分になるか。
value-halved-false = ディールはそのまま数える
value-halved-true = ディールは半分（切り上げ）

decides-bummerl = マッチに負けた側が受けるブンメルの数。
value-bummerl = マッチの負けはブンメル{ $value }つ

decides-retour_bummerl = 相手が0のときあと1点まで迫りながら負けた側が受けるブンメルの数。
value-retour_bummerl = あと1点対0からの負け（ルトゥール・シュナイダー）はブンメル{ $value }つ

value-trick_review-first_each = それぞれの側の最初のトリックは表向きのまま
