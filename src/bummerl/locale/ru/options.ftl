# Что не так с договорённостью.

option-left-out = { $option } имеет смысл только с настоящими картами; здесь настраивать нечего.
option-unknown =
    { $count ->
        [0] Договорённости «{ $option }» нет.
       *[other] Договорённости «{ $option }» нет. Похожие: { $near }.
    }
option-value = { $option } не может быть «{ $given }». Возможно: { $allowed }.
option-number = { $option } не может быть «{ $given }». Возможно целое число от { $low } до { $high }.
