# ブラウザのテーブル：ボタンや欄の短いことば。$name はプレイヤー、$who は読み手なら「you」。

# 手札の1枚、読み上げ用。
hand-trump = { $card }、切り札

# 選んだ札でできること。
play-card = 出す
play-with = { $value }を宣言して出す
play-give = { $name }に渡す
play-lay-away = 捨てる

# 取り消せないことの前の質問。
sure-close = 山札をクローズしますか。以後だれも引きません。
sure-claim = { $target }点を宣言しますか。間違えるとディールに負けます。
sure-writeoff = このディールを放棄しますか。
sure-bomb = 手札を投げ出しますか。
sure-turn = 札をめくりますか。そのスートが切り札になります。
sure-call = { $call }を宣言しますか。{ $value }点です。

# ボタンの2行目。$price は得点で、2 や 2–3。
sub-exchange = { $given } と { $taken } を交換
sub-close = 失敗すると{ $price }{ $most ->
       *[other] 点
    }
sub-claim-right = あなたは{ $points }点
sub-claim-wrong = 間違えると{ $sides ->
        [2] {""}
       *[other] { $names }に
    }{ $price }{ $most ->
       *[other] 点
    }
sub-meld-counts = { $value }点はすぐ数えます
sub-meld-waits = { $value }点は最初のトリックを待ちます
sub-kontra = { $times }倍になります
sub-give-up = あなた{ $own }点、ほかは{ $others }点ずつ
# コントラクトの条件。
sub-contract = { $aim ->
        [no_trick] 1トリックも取らない
        [every_trick] 全トリックを取る
        [three] 最初の3トリックで66点
       *[at_once] すぐに得点
    }{ $trumps ->
        [no] 、切り札なし
       *[yes] {""}
    }{ $order ->
        [ace_low] 、Aが最弱
        [ten_low] 、10が最弱
        [king_low] 、Kが最弱
       *[normal] {""}
    }

# 閉じられた山札。
closed-by = { $number }トリック目に{ $name }がクローズしました
closed-tricks = そのとき{ $name }は{ $tricks }。
closed-points = そのとき{ $name }は{ $tricks }、{ $points }点。
closed-fails-you = 失敗すると{ $name }に{ $price }{ $most ->
       *[other] ゲームポイント
    }。
closed-fails = { $closer }が失敗すると{ $name }に{ $price }{ $most ->
       *[other] ゲームポイント
    }。

stock-down = 裏向きの札{ $count }枚
pile-first = 最初のトリック：{ $names }
panel-contract = コントラクト
panel-auction = 競り
panel-no-trump-yet = 切り札はまだありません

# 席で声に出すこと、かぎかっこつき。
says-melded = 「{ $value }！」
says-marriage = 「{ $suit } { $value }！」
says-aces = 「エース4枚！」
says-exchanged = 「交換します」
says-closed = 「クローズ」
says-claimed = 「{ $target }！」
says-passed = 「パス」
says-trumped = 「切り札は{ $suit }」
says-called = 「{ $contract }！」
says-doubled = 「コントラ！」
says-drummed = 「ドラム！」
says-knocked = 「カットなし」
says-bid = 「{ $value }」
says-blind_bid = 「見ずに{ $value }！」
says-raised = 「{ $value }！」
says-kept = 「このままで」
says-wrote_off = 「放棄します」
says-bombed = 「投げます」

turn-yours = あなたの番です
turn-other = { $name }が考え中…
screen-partner = パートナー
title-bummerl = ブンメル

# ディールの終わり方、得点の横の一覧。
deal-ended = { $kind ->
        [claim] { $name }が宣言
        [wrong-claim] { $name }が誤った宣言
        [failed-close] { $name }がクローズに失敗
        [last-trick] 最後のトリック：{ $name }
        [points] { $name }の点が上
        [made] { $name }が達成
        [lost] { $name }が失敗
        [given-up] { $name }が放棄
        [breach] { $name }の競り過ぎ
        [fine] カットの罰点
        [passed] 全員パス
        [redeal] 配り直し
       *[tie] 得点なし
    }
match-given-up = { $name }が投了しました。
count-aces = エース4枚
count-left-over = 残った札

# $memory はテーブルが覚えていること。
house-memory = { $memory ->
        [strict] 点は自分で数えます
        [own] 自分の点は表示します
        [training] 練習：点、見えた札、ヒント
       *[points] 全員の点を表示します
    }
house-more = ほかに{ $count }つの規則が違います
shuffle-sealed = シャッフルは封印済み。ディール後に検証できます。
asked = { $wish ->
        [takeback] { $who ->
            [you] 最後の一手の待ったを申し込みました。返事を待っています。
           *[other] { $name }が最後の一手を戻したいそうです。
        }
        [resign] { $who ->
            [you] 投了を申し込みました。返事を待っています。
           *[other] { $name }が投了したいそうです。
        }
       *[rematch] { $who ->
            [you] 再戦を申し込みました。返事を待っています。
           *[other] { $name }がもう一度対戦したいそうです。
        }
    }
house-watch-table = 観戦：手札を除いて進行中の場を表示
house-watch-later = 観戦：終わったディールを全員の手札つきで表示
house-watch-nobody = 観戦：不可
table-waits = { $stage ->
        [shuffling] 札を混ぜています。
        [later] 最初のディールの途中です。
       *[open] 席がすべて埋まるのを待っています。
    }

# マッチで各自がしたこと。2つの数は、いくつのうちいくつか。
count-deals = ディール
count-won = 勝ったディール
count-average = 1ディールの得点
mean-value = { $mean }
count-tricks = トリック
count-marriages = マリッジ
count-royals = 切り札のマリッジ（40点）
count-claims = 正しい宣言
count-closes = クローズ成功
count-contracts = 達成したコントラクト
count-schneider = シュナイダーにした
count-schwarz = シュヴァルツにした
count-schneider-taken = シュナイダーにされた
count-schwarz-taken = シュヴァルツにされた
