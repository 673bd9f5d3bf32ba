# プレイヤーにできること。ボタンやメニューの言葉。

action-play = { $card }を出す
action-meld = { $value }点を宣言（{ $suit }）
action-exchange = ターンアップと交換
# ターンアップが分かっているとき。
action-exchange-for = ターンアップの{ $turnup }と交換
action-close = 山札をクローズ
action-claim = { $target }点で上がりを宣言
action-pass = パス
action-draw = カードを引く
action-decline = 交換しない

# 入札と契約。
action-redeal = 配り直しを求める
action-look = 手札を見る
action-blind = 見ずに{ $value }をビッド
action-bid = { $value }をビッド
action-stock = ストック{ $value }を取る
action-take = タロンを取る
action-give = { $card }を渡す
action-discard = { $card }を捨てる
action-raise = { $value }に上げる
action-keep = 契約を変えない
action-writeoff = このディールを降りる
action-bomb = 手札を投げ出す
action-trump = 切り札を指定：{ $suit }
action-turn = { $value }枚目をめくる
action-call = { $contract }を宣言
action-kontra = コントラ
action-drum = ドラム：1人で66
