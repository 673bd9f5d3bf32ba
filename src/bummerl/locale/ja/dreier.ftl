# ドライアーシュナプセン：3人、1人対2人。ルーファーはディーラーの左隣で、切り札を決める。契約のあるほかのゲームと共通の
# もの（切り札の指定、契約、捨て札、コントラ、陣営）もここにある。

preset-dreierschnapsen = ドライアーシュナプセン
about-dreierschnapsen = 3人のシュナプセンです。1人が契約を宣言し、ほかの2人と対戦します。契約は通常ゲームから24点まであります。
preset-talonschnapsen = タロンシュナプセン
about-talonschnapsen = 契約者がタロンの2枚を取り、別の2枚を捨てられるドライアーシュナプセンです。

contract-gang = ガング
contract-farbenringerl = ファルベンリンガール
contract-herrenschnapser = ヘレンシュナプサー
contract-bettler_talon = ベットラー（タロンあり）
contract-assenbettler_talon = アッセンベットラー（タロンあり）
contract-ass_bettler_talon = アス・ベットラー（タロンあり）
contract-schnapser_talon = シュナプサー（タロンあり）
contract-plauderer_talon = プラウデラー（タロンあり）
contract-damengang_talon = ダーメンガング（タロンあり）
contract-koenigsgang_talon = ケーニヒスガング（タロンあり）
contract-gang_talon = ガング（タロンあり）
contract-zehnergang_talon = ツェーナーガング（タロンあり）
contract-bauernloch_talon = バウエルンロッホ（タロンあり）
contract-bauernschnapser_talon = バウエルンシュナプサー（タロンあり）
contract-kontraschnapser_talon = コントラシュナプサー（タロンあり）
contract-kontrabauernschnapser_talon = コントラバウエルンシュナプサー（タロンあり）

# 起こること。

event-trumped = { $name }は{ $suit }を切り札に決めました。
event-called = { $name }は{ $contract }を宣言しました。
event-picked_up =
    { $count ->
        [0] { $name }はタロンを取りました。
       *[other] { $name }はタロンを取りました：{ $cards }
    }
event-discarded =
    { $count ->
        [0] { $name }は1枚捨てました。
       *[other] { $name }は{ $card }を捨てました。
    }
event-opened = { $name }が公開したカード：{ $cards }
event-doubled = { $name }はコントラを宣言しました。このディールは{ $value }倍です。
event-waived =
    { $name }は{ $value ->
        [1] コントラせずに
        [2] タロンを取らずに
       *[other] {""}
    }パスしました。
event-ended-side = ディールは{ $partner }と{ $name }の勝ちで、{ $value }ゲームポイントを得ました。{ $who ->
        [you] {""}
       *[other] {""}
    }

# いまできない理由。

refused-trump-first = 先に切り札を決めてください。スートを指定するか、カードに任せます。
refused-trump-not-held = 最初のカードに{ $suit }がありません。その中にあるスートを指定してください。
refused-trump-done = 切り札はもう決まっています。
refused-turn-off = このルールではカードをめくれません。スートを指定してください。
refused-turn-which = めくれるのはそのカードではありません。
refused-auction-first = 先に契約を宣言するか、パスしてください。
refused-call-done = 契約の宣言はもう終わりました。
refused-call-unknown = この契約は、このルールにはありません。
refused-call-not-caller = { $contract }を宣言できるのは、切り札を決めるルーファーだけです。
refused-call-not-opponent = { $contract }を宣言できるのは、ルーファーの相手だけです。
refused-call-ace = { $contract }には、手札にAが必要です。
refused-call-five = { $contract }には、そのスートの5枚がすべて手札に必要です。
refused-call-low = いちばん高い宣言は{ $contract }です。それより高い契約を宣言するか、パスしてください。
refused-talon-off = ここではタロンを取れません。
refused-talon-first = 先にタロンを取るか、パスしてタロンなしで始めてください。
refused-talon-not-now = タロンを取れるのは、通常ゲームの契約者が、契約の決まった直後だけです。
refused-discard-first = 先に、取った枚数だけ捨ててください。
refused-discard-not-now = いまは捨てるカードがありません。
refused-double-first = 先にコントラを宣言するか、パスしてください。
refused-double-not-now = コントラは最初のカードの前、尋ねられたときだけ宣言できます。
refused-meld-contract = この契約ではマリッジを宣言できません：{ $contract }
refused-claim-contract = 上がりを宣言するのは通常ゲームだけです。{ $contract }は、結果が決まれば自動的に終わります。
refused-no-pass = いまはパスできません。カードを出してください。

# ディールの終わり方とその価値。$name はその陣営の代表。

end-side-claim = { $name }の上がり宣言は成立しました。必要な{ $target }点に対し、陣営の点は{ $points }点です。
end-side-wrong-claim = { $name }の上がり宣言は誤りでした。必要な{ $target }点に対し、陣営の点は{ $points }点です。
end-side-last-trick = 誰も上がりを宣言しなかったので、最後のトリックを取った{ $name }の側の勝ちです。
end-contract-made = { $name }は契約を達成しました：{ $contract }
end-contract-lost = { $name }は契約に失敗しました：{ $contract }
end-contract-shown = { $name }は契約のカードを公開して勝ちました：{ $contract }
worth-side-no-trick = 負けた側は1トリックも取っていません（シュヴァルツ）。3ゲームポイントです。
worth-side-schneider = 負けた側は{ $points }点で、{ $limit }点未満です（シュナイダー）。2ゲームポイントです。
worth-side-one = 負けた側は{ $points }点で、{ $limit }点以上です。1ゲームポイントです。
worth-side-wrong-three = 相手側がまだ1トリックも取っていないので、誤った宣言は3ゲームポイントの負けです。
worth-side-wrong-two = 誤った宣言は2ゲームポイントの負けです。
worth-side-last-trick = 最後のトリックは、点数に関係なく1ゲームポイントです。
worth-contract = この契約は{ $value }ゲームポイントです。
worth-doubled = コントラにより{ $times }倍になり、{ $value }ゲームポイントです。

# ハウスルール。

option-discards-without-talon = 捨て札の点を数えられるのは、タロンを取るルール（talon_exchange true）だけです。

decides-trump_turn = スートを指定する代わりに、ルーファーがめくれるカード。
value-trump_turn-any_of_three = 次の3枚のどれかを切り札としてめくれる
value-trump_turn-next = 次の1枚だけを切り札としてめくれる
value-trump_turn-off = 切り札は必ず指定する

decides-gang = ガングのゲームポイント。0なら採用しない。
value-gang =
    { $value ->
        [0] ガングなし
       *[other] ガングは{ $value }
    }
decides-farbenringerl = ファルベンリンガールのゲームポイント。0なら採用しない。
value-farbenringerl =
    { $value ->
        [0] ファルベンリンガールなし
       *[other] ファルベンリンガールは{ $value }
    }
decides-herrenschnapser = ヘレンシュナプサーのゲームポイント。0なら採用しない。
value-herrenschnapser =
    { $value ->
        [0] ヘレンシュナプサーなし
       *[other] ヘレンシュナプサーは{ $value }
    }

decides-equal_bids = 同じ値の契約で上回れるかどうか。
value-equal_bids-talon_then_caller = 同じ値ならタロンなしが上、次にルーファーが上
value-equal_bids-never = 上回れるのは高い値の契約だけ

decides-talon_exchange = 契約者がタロンを取れるかどうか。
value-talon_exchange-true = 契約者はタロンを取れる
value-talon_exchange-false = タロンは伏せたまま

decides-discard_points = 捨て札の点が誰のものになるか。
value-discard_points-nobody = 捨て札の点は誰のものでもない
value-discard_points-declarer = 捨て札の点は契約者のもの

decides-first_lead = 最初のトリックをリードする人。
value-first_lead-declarer = 最初のリードは契約者
value-first_lead-caller_in_trumps = 切り札ありならルーファー、なければ契約者が最初にリード

decides-duty = トリックに出すカードの義務。
value-duty-suit = 最初のトリックからマストフォローのみ
value-duty-suit_trump = 最初のトリックからマストフォローで、なければ切り札
value-duty-strict = 最初のトリックからマストフォローで、勝てるときは勝ち、なければ切り札

decides-must_undertrump = 勝てない切り札も出さなければならないかどうか。
value-must_undertrump-true = 勝てない切り札でも出す
value-must_undertrump-false = 勝てる切り札だけ出す
