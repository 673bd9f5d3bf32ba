# Масти, карты и знаки в их углах. В немецкой колоде вместо пик, бубен и треф листья, бубенцы и жёлуди, вместо дамы и
# валета обер и унтер.
# FORM($card, "accusative") в предложении берёт атрибут .accusative.

suit-spades = пики
    .genitive = пик
suit-hearts = червы
    .genitive = червей
suit-diamonds = бубны
    .genitive = бубен
suit-clubs = трефы
    .genitive = треф
suit-leaves = листья
    .genitive = листьев
suit-bells = бубенцы
    .genitive = бубенцов
suit-acorns = жёлуди
    .genitive = желудей

card-ace = туз { FORM($suit, "genitive") }
    .accusative = туза { FORM($suit, "genitive") }
card-ten = десятка { FORM($suit, "genitive") }
    .accusative = десятку { FORM($suit, "genitive") }
card-king = король { FORM($suit, "genitive") }
    .accusative = короля { FORM($suit, "genitive") }
card-queen = дама { FORM($suit, "genitive") }
    .accusative = даму { FORM($suit, "genitive") }
card-jack = валет { FORM($suit, "genitive") }
    .accusative = валета { FORM($suit, "genitive") }
card-ober = обер { FORM($suit, "genitive") }
    .accusative = обера { FORM($suit, "genitive") }
card-unter = унтер { FORM($suit, "genitive") }
    .accusative = унтера { FORM($suit, "genitive") }
card-nine = девятка { FORM($suit, "genitive") }
    .accusative = девятку { FORM($suit, "genitive") }
card-eight = восьмёрка { FORM($suit, "genitive") }
    .accusative = восьмёрку { FORM($suit, "genitive") }
card-seven = семёрка { FORM($suit, "genitive") }
    .accusative = семёрку { FORM($suit, "genitive") }

# В углу карты и в коротких записях.
index-ace = Т
index-ten = 10
index-king = К
index-queen = Д
index-jack = В
index-ober = О
index-unter = У
index-nine = 9
index-eight = 8
index-seven = 7

# Немецкие масти, для которых в шрифтах нет знака.
sign-leaves = л
sign-bells = б
sign-acorns = ж
