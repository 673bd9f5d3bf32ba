# どのゲームのルールにも共通する前後の文と、条文に出てくるランクの名前。

rank-ace = A
rank-ten = 10
rank-king = K
rank-queen = Q
rank-jack = J
rank-ober = オーバー
rank-unter = ウンター
rank-nine = 9
rank-eight = 8
rank-seven = 7

rulebook-reference = ほかのルールは、このルールと比べて示されます。
rulebook-same = { $game }と違うところはありません。
rulebook-differs = { $game }と違うところ（下では星印つき）：
rulebook-other-values = ほかの値：{ $values }
rulebook-other-numbers = ほかの値：{ $low }から{ $high }までの整数
rulebook-other-packets = ほかの値：まとまりの枚数を順に並べ、ターンアップを1つのTで表す。例：2,3,T、5,T
rulebook-other-text = ほかの値：同じ書き方で
rules-no-paragraph = 「{ $given }」という段落はルールにありません。4.3 のような番号か、4 のような節全体の番号で指定してください。
rulebook-does-not-apply = この段落は関係ありません
