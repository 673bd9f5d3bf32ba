# スート、カード、カードの隅の印。ドイツ式ではスペード・ダイヤ・クラブが葉・鈴・どんぐりになり、
# クイーンとジャックがオーバーとウンターになる。

suit-spades = スペード
suit-hearts = ハート
suit-diamonds = ダイヤ
suit-clubs = クラブ
suit-leaves = 葉
suit-bells = 鈴
suit-acorns = どんぐり

card-ace = { $suit }のA
card-ten = { $suit }の10
card-king = { $suit }のK
card-queen = { $suit }のQ
card-jack = { $suit }のJ
card-ober = { $suit }のオーバー
card-unter = { $suit }のウンター
card-nine = { $suit }の9
card-eight = { $suit }の8
card-seven = { $suit }の7

# カードの隅と短い表記に使う。
index-ace = A
index-ten = 10
index-king = K
index-queen = Q
index-jack = J
index-ober = O
index-unter = U
index-nine = 9
index-eight = 8
index-seven = 7

# 文字としての印がないドイツ式のスート。
sign-leaves = 葉
sign-bells = 鈴
sign-acorns = 実
