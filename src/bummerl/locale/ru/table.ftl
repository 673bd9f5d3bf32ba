# Стол в браузере: короткие слова для кнопок и полей. $name — игрок; $who — «you», если это сам читатель.

# Карта в руке, для тех, кто слушает.
hand-trump = { $card }, козырь

# Что можно сделать с выбранной картой.
play-card = Сыграть
play-with = Сыграть и объявить { $value }
play-give = Отдать: { $name }
play-lay-away = Снести

# Вопрос перед тем, чего не отменить.
sure-close = Закрыть талон? Карт больше никто не берёт.
sure-claim = Объявить { $target }? За ошибку раздача проиграна.
sure-writeoff = Расписать раздачу?
sure-bomb = Бросить карты?
sure-turn = Открыть карту? Её масть станет козырем.
sure-call = Заявить «{ $call }»? Это стоит { $value }.

# Вторая строка кнопки. $price — очки партии, например 2 или 2–3.
sub-exchange = { $given } на { $taken }
sub-close = неудача: { $price } { $most ->
        [one] игровое очко
        [few] игровых очка
       *[other] игровых очков
    }
sub-claim-right = очков у вас: { $points }
sub-claim-wrong = ошибка: { $price } { $most ->
        [one] игровое очко
        [few] игровых очка
       *[other] игровых очков
    }{ $sides ->
        [2] {""}
       *[other] {" "}({ $names })
    }
sub-meld-counts = { $value } считаются сразу
sub-meld-waits = { $value } ждут первой взятки
sub-kontra = множитель: { $times }
sub-give-up = вам { $own }, остальным по { $others }
# Чего требует контракт.
sub-contract = { $aim ->
        [no_trick] ни одной взятки
        [every_trick] все взятки
        [three] первые три взятки и 66 очков
       *[at_once] засчитывается сразу
    }{ $trumps ->
        [no] , без козырей
       *[yes] {""}
    }{ $order ->
        [ace_low] , туз младше всех
        [ten_low] , десятка младше всех
        [king_low] , король младше всех
       *[normal] {""}
    }

# Закрытый талон.
closed-by = { $who ->
        [you] Вы закрыли талон, взятка { $number }
       *[other] Талон закрывает { $name }, взятка { $number }
    }
closed-tricks = { $who ->
        [you] Тогда у вас: { $tricks }.
       *[other] Тогда было: { $name }, { $tricks }.
    }
closed-points = { $who ->
        [you] Тогда у вас: { $tricks }, очков { $points }.
       *[other] Тогда было: { $name }, { $tricks }, очков { $points }.
    }
closed-fails-you = Если у вас не выйдет, { $name } получит { $price } { $most ->
        [one] игровое очко
        [few] игровых очка
       *[other] игровых очков
    }.
closed-fails = { $who ->
        [you] Если не выйдет ({ $closer }), вы получите { $price }
       *[other] Если не выйдет ({ $closer }), { $name } получит { $price }
    } { $most ->
        [one] игровое очко
        [few] игровых очка
       *[other] игровых очков
    }.

stock-down = { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[other] { $count } карт рубашкой вверх
    }
pile-first = Первая взятка: { $names }
panel-contract = Контракт
panel-auction = Торговля
panel-no-trump-yet = Козыря пока нет

# Что за столом говорят вслух, в кавычках.
says-melded = «{ $value ->
        [20] Двадцать
        [40] Сорок
       *[other] { $value }
    }!»
says-marriage = «{ $value }, { $suit }!»
says-aces = «Тузовый марьяж!»
says-exchanged = «Меняю».
says-closed = «Закрываю».
says-claimed = «{ $target }!»
says-passed = «Пас».
says-trumped = «Козырь: { $suit }».
says-called = «{ $contract }!»
says-doubled = «Контра!»
says-drummed = «Барабаню!»
says-knocked = «Не снимаю».
says-bid = «{ $value }»
says-blind_bid = «{ $value } втёмную!»
says-raised = «{ $value }!»
says-kept = «Остаётся».
says-wrote_off = «Расписываю».
says-bombed = «Бросаю».

turn-yours = Ваш ход
turn-other = { $name } думает…
screen-partner = ваш партнёр
title-bummerl = Буммерль

# Чем кончилась раздача, в списке рядом со счётом.
deal-ended = { $kind ->
        [claim] Объявление: { $name }
        [wrong-claim] Неверное объявление: { $name }
        [failed-close] Талон закрыт зря: { $name }
        [last-trick] Последняя взятка: { $name }
        [points] Больше очков: { $name }
        [made] Сыграно: { $name }
        [lost] Не сыграно: { $name }
        [given-up] Без игры: { $name }
        [breach] Перебор в торговле: { $name }
        [fine] Штраф за съём
        [passed] Все спасовали
        [redeal] Пересдача
       *[tie] Никто не получает очков
    }
match-given-up = { $who ->
        [you] Вы сдаётесь.
       *[other] { $name } сдаётся.
    }
count-aces = тузовый марьяж
count-left-over = оставшиеся карты

# $memory — что помнит стол.
house-memory = { $memory ->
        [strict] очки считаете вы сами
        [own] стол считает ваши очки
        [training] обучение: очки, вышедшие карты и подсказки
       *[points] стол считает очки всех
    }
house-more = { $count ->
        [one] отличается ещё { $count } правило
        [few] отличаются ещё { $count } правила
       *[other] отличаются ещё { $count } правил
    }
shuffle-sealed = Колода перемешана и запечатана. После раздачи это можно проверить.
asked = { $wish ->
        [takeback] { $who ->
            [you] Вы хотите взять последний ход назад. Ждём ответа.
           *[other] { $name } хочет взять последний ход назад.
        }
        [resign] { $who ->
            [you] Вы хотите сдаться. Ждём ответа.
           *[other] { $name } хочет сдаться.
        }
       *[rematch] { $who ->
            [you] Вы хотите сыграть ещё одну партию. Ждём ответа.
           *[other] { $name } хочет сыграть ещё одну партию.
        }
    }
house-watch-table = зрители: вживую, без карт на руках
house-watch-later = зрители: каждая раздача после её конца, все карты открыты
house-watch-nobody = зрители: никого
table-waits = { $stage ->
        [shuffling] Карты тасуются.
        [later] Идёт первая раздача.
       *[open] Ждём, пока займут все места.
    }

# Что каждый сделал за партию; два числа — сколько из скольких.
count-deals = Раздачи
count-won = Выигранные раздачи
count-average = Очки за раздачу
mean-value = { $mean }
count-tricks = Взятки
count-marriages = Марьяжи
count-royals = Козырные марьяжи (40)
count-claims = Верные объявления
count-closes = Удачно закрыто
count-contracts = Сыгранные контракты
count-schneider = Сопернику — шнейдер
count-schwarz = Сопернику — шварц
count-schneider-taken = Свой шнейдер
count-schwarz-taken = Свой шварц
