# プレイヤーにできること。ボタンやメニューの言葉。

action-play = { $card }を出す
action-meld = { $value }点を宣言（{ $suit }）
action-exchange = ターンアップと交換
# ターンアップが分かっているとき。
action-exchange-for = ターンアップの{ $turnup }と交換
action-close = 山札をクローズ
action-claim = { $target }点で上がりを宣言
action-pass = パス（宣言しない）
action-draw = カードを引く
action-decline = 交換しない
