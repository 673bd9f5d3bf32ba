# Что окружает параграфы правил любой игры, и достоинства карт, о которых в них речь.

rank-ace = туз
rank-ten = десятка
rank-king = король
rank-queen = дама
rank-jack = валет
rank-ober = обер
rank-unter = унтер
rank-nine = девятка
rank-eight = восьмёрка
rank-seven = семёрка

rulebook-reference = С этими правилами сравниваются другие виды игры.
rulebook-same = Отличий нет: «{ $game }».
rulebook-differs = Отличия от игры «{ $game }», ниже со звёздочкой:
rulebook-other-values = другие значения: { $values }
rulebook-other-numbers = другие значения: целые числа от { $low } до { $high }
rulebook-other-packets = другие значения: пачки по порядку и одно T для открытого козыря, например 2,3,T или 5,T
rulebook-other-text = другие значения: записываются так же
rules-no-paragraph =
    Параграфа «{ $given }» в правилах нет. Назовите его номер, например 4.3, или номер целого раздела, например 4.
rulebook-does-not-apply = Не применяется:
