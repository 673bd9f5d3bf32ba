# 3人と4人の66：個人戦、2人対2人、または1人が休むもの。

preset-sixty_six_3p = 3人の66
about-sixty_six_3p = 24枚をすべて配り、切り札を指定します。全トリックを数え、負けた人がそれぞれ勝者に支払います。
preset-sixty_six_3p_drums = 3人の66（ドラム）
about-sixty_six_3p_drums = 最初に正しく上がりを宣言した人の勝ちです。ドラムを打つと1人対2人で賭けは2倍になり、ポットもあります。
preset-sixty_six_3p_us = 3人の66（アメリカ式）
about-sixty_six_3p_us = 2人が2人用のゲームをし、ディーラーは休んで勝者と同じ点を得ますが、6点までです。
preset-sixty_six_4p = 4人の66
about-sixty_six_4p = 24枚で2人対2人です。リードする人とそのパートナーの両方がマリッジを宣言できます。
preset-sixty_six_4p_us = 4人の66（アメリカ式）
about-sixty_six_4p_us = 32枚で2人対2人、マリッジはありません。130点すべてを数えます。

contract-whistle = ドラムと口笛（相手が1トリック取る前に66点）

# $value は、ドラムだけなら 1、口笛つきなら 2。
event-drummed =
    { $value ->
        [2] { $name }はドラムを打ち、口笛を吹きました。相手が1トリック取る前に、1人で66点を目指します。
       *[other] { $name }はドラムを打ちました。1人で66点を目指します。
    }

refused-turn-next = めくれるのは次のカードだけです。
refused-drum-first = 先に、ドラムを打つかパスするかを決めてください。
refused-drum-not-now = ドラムを打てるのは、最初のトリックの前、尋ねられたときだけです。
refused-partner-first = パートナーがリードする前に、マリッジを宣言するか、パスしてください。
refused-meld-not-played = このルールではマリッジを宣言できません。
refused-meld-again = { $suit }のマリッジはもう宣言されています。
refused-claim-never = このルールでは上がりを宣言しません。すべてのトリックを行って数えます。

end-most = { $name }が最も多い{ $points }点を取りました。
end-pool = 誰も上がりを宣言しなかったので、全員がポットに1ずつ払います。ポットは{ $pool }になりました。
end-draw = 誰も上がりを宣言しなかったので、引き分けです。
end-multi-tie = 最高点が{ $points }点で並びました。得点はなく、同じディーラーがもう一度配ります。
end-multi-tie-carried = 最高点が{ $points }点で並びました。得点はなく、次のディールの勝者に1ゲームポイントが加わります。
end-drum-lost = ドラムを打った{ $name }は上がりを宣言できず、失敗しました。
end-whistle-lost = 口笛を吹いた{ $name }の相手がトリックを取ったので、失敗しました。
worth-pays-no-trick = { $name }は1トリックも取っていないので（シュヴァルツ）、3払います。
worth-pays-schneider = { $name }は{ $points }点で、{ $limit }点未満なので（シュナイダー）、2払います。
worth-pays-one = { $name }は{ $points }点で、{ $limit }点以上なので、1払います。
worth-pays-whistle = 口笛がついていたので、{ $name }は3払います。
worth-pays-wrong = { $name }の誤った宣言の分は、相手それぞれに支払われます。
worth-drum = ドラムが打たれていたので、支払いはすべて2倍です。
worth-pool = { $name }はポットの{ $pool }を受け取ります。
worth-band = 130点のうちの{ $points }点は{ $value }ゲームポイントです。
worth-trump-ten = { $name }は切り札の10を取ったので、1ゲームポイントが加わります。
worth-dealer-scores = ディーラーの{ $name }は、勝者と同じ{ $value }ゲームポイントを得ます。
worth-dealer-stays = ディーラーの{ $name }はこれで勝つことはできないので、{ $value }ゲームポイントを得ます。

option-packets = 「{ $given }」では配れません。1から8の数字をコンマで区切って書いてください（例：3,2,3）。
option-packets-sum = { $given }では合計{ $dealt }枚になりますが、デッキは{ $deck }枚です。
option-partner-first = パートナーから配るには、パートナーが必要です。
option-partner-marriage = パートナーのマリッジには、パートナーが必要です。
option-chosen-trumps = 切り札を指定するには、2回以上に分けて時計回りに配らなければなりません。
option-drumming = ドラムは、3人で、上がりを宣言するルールだけです（partners false、ending claim）。
option-each-pays = 3人では負けた人がそれぞれ払い（scoring each_pays）、パートナーがいればゲーム点か区分で数えます。
option-bands = 130点の区分には、パートナー、マリッジなし、全トリックの計算、最後のトリックの10点が必要です。
option-pool = ポットがあるのは、負けた人がそれぞれ払うルールだけです（scoring each_pays）。
option-tie-pays = 負けた人がそれぞれ払うルールでは、同点なら配り直します（tie_result redeal_same_dealer）。
option-trump-ten = 切り札の10が加点になるのは、ゲームポイントを数えるルールだけです（scoring each_pays 以外）。

decides-partners = 4人が2人ずつ組むか、3人がそれぞれ1人で戦うか。
value-partners-true = 4人、2人対2人
value-partners-false = 3人、個人戦

decides-packets = 何枚ずつまとめて配るか。
value-packets = { $value }枚ずつ配る

decides-deal_order = 誰から配るか。
value-deal_order-clockwise = ディーラーの左隣から時計回りに配る
value-deal_order-partner_first = パートナー、左、右、ディーラーの順に配る

decides-trump_from = 切り札の決め方。
value-trump_from-chosen = ディーラーの左隣が切り札を決める
value-trump_from-bottom_card = いちばん下のカードが切り札を決める
value-trump_from-last_card = 最後に配ったカードが切り札を決める

decides-drumming = 1人で2人を相手にできるかどうか。
value-drumming-true = ドラムあり
value-drumming-false = ドラムなし

decides-marriage_by = リードの前にマリッジを宣言できる人。
value-marriage_by-leader = マリッジはリードする人だけ
value-marriage_by-leader_and_partner = マリッジはリードする人とパートナー
value-marriage_by-nobody = マリッジなし

decides-last_trick_points = 最後のトリックの加点。
value-last_trick_points =
    { $value ->
        [0] 全トリックの最後にも加点なし
       *[other] 全トリックの最後に{ $value }点
    }

decides-ending = 全トリックを数えるか、最初の正しい上がり宣言で決まるか。
value-ending-all_tricks = 全トリックを数える
value-ending-claim = 最初の正しい上がり宣言で決まる

decides-unclaimed = 全部のカードを出しても誰も上がりを宣言しなかったとき。
value-unclaimed-higher_total = 上がり宣言がなければ合計の多い側の勝ち
value-unclaimed-last_trick_one = 上がり宣言がなければ最後のトリックに1
value-unclaimed-pool = 上がり宣言がなければ全員がポットに払う
value-unclaimed-draw = 上がり宣言がなければ引き分け

decides-scoring = 得点のつけ方。
value-scoring-each_pays = 負けた人がそれぞれ勝者に払う
value-scoring-game_points = 勝った側が1、2、3ゲームポイントを得る
value-scoring-bands = 勝った側が130点のうちの割合で得点する

decides-hundred_value = 130点のうちちょうど100点の価値。
value-hundred_value-1 = 130点中の100点は1
value-hundred_value-2 = 130点中の100点は2

decides-trump_ten_bonus = 切り札の10を取ると加点するかどうか。
value-trump_ten_bonus-true = 切り札の10は1ゲームポイント
value-trump_ten_bonus-false = 切り札の10に加点なし

decides-dealer_scores = 休むディーラーが勝者と同じ点を得るかどうか。
value-dealer_scores-with_winner = ディーラーも勝者と同じ点
value-dealer_scores-nothing = ディーラーは得点なし

decides-play_for_loser = 1人が勝ったあと、残る2人が続けるかどうか。
value-play_for_loser-true = 残る2人で敗者を決める
value-play_for_loser-false = 最初の勝者で終わり
