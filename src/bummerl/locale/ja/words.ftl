# すべての話題で使うもの。

# 読み手自身を指すとき、名前の代わりに使う。
you = あなた
# 名前の分からないプレイヤー。$number は 1 から数える。
player = プレイヤー{ $number }
# カードを並べるときの区切り。
comma = 、
# 並べるカードがないとき。
no-cards = なし
# 文と、その根拠となるルールの段落番号。
with-paragraph = { $sentence }（§{ $paragraph }）
