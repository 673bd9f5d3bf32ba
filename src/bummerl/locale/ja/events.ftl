# テーブルで起きたこと。$name がしたことで、読み手自身なら「あなた」になる。$count は読み手に見えるカードの枚数で、
# 相手だけが知るカードなら 0。

event-dealt =
    { $count ->
        [0] { $name }にカードが配られました。
       *[other] { $name }に{ $cards }が配られました。
    }
event-turned = ターンアップは{ $card }です。切り札は{ $suit }です。
event-played = { $name }は{ $card }を出しました。
event-drew =
    { $count ->
        [0] { $name }は山札から1枚引きました。
       *[other] { $name }は山札から{ $card }を引きました。
    }
# $card が山札の下に入り、$taken が手札に入る。
event-exchanged = { $name }は{ $card }を{ $taken }と交換しました。
event-melded = { $name }は{ $suit }のマリッジ（{ $value }点）を宣言しました。
# トリックを取るまで待っていたマリッジ。
event-counted = { $name }が宣言していた{ $value }点が得点に入りました。
event-bonus = { $name }は最後のトリックのボーナス{ $value }点を得ました。
event-closed = { $name }は山札をクローズしました。
event-declined = { $name }は交換しませんでした。
# $told が "no" なら、点数は各自で数える。
event-took =
    { $told ->
        [no] { $name }はトリックを取りました。
       *[yes] { $name }はトリックを取りました（{ $value }点）。
    }
event-claimed =
    { $told ->
        [no] { $name }は上がりを宣言しました。
       *[yes] { $name }は{ $value }点で上がりを宣言しました。
    }
event-passed = { $name }は上がりを宣言しませんでした。
# $value はゲームポイントで、得点がなければ 0。
event-ended =
    { $value ->
        [0] ディールが終わりました。どちらにも得点はありません。
       *[other] ディールは{ $name }の勝ちで、{ $value }ゲームポイントを得ました。
    }
