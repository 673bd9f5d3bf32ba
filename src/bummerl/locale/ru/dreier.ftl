# Дрейершнапсен: один против двоих. Остальное об этой игре сказано по-английски.

preset-dreierschnapsen = Дрейершнапсен
about-dreierschnapsen = Шнапсен втроём: один играет контракт против двоих, от обычной игры до 24 игровых очков.
preset-talonschnapsen = Талоншнапсен
about-talonschnapsen = Дрейершнапсен, где играющий может взять две карты талона и снести две другие.

event-waived =
    { $who ->
        [you] Вы пасуете{ $value ->
            [1] : без контры
            [2] : без талона
           *[other] {""}
        }.
       *[other] { $name } пасует{ $value ->
            [1] : без контры
            [2] : без талона
           *[other] {""}
        }.
    }
event-ended-side =
    { $who ->
        [you] Раздачу выигрываете вы и { $name }: { $value ->
            [one] { $value } очко
            [few] { $value } очка
           *[other] { $value } очков
        }.
       *[other] Раздачу выигрывают { $partner } и { $name }: { $value ->
            [one] { $value } очко
            [few] { $value } очка
           *[other] { $value } очков
        }.
    }
