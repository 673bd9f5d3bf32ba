# Терминал за столом на двоих–четверых: что он говорит об игре, что можно сделать, конец партии.
# $name — о ком предложение; $who — «you», когда это читатель.

fact-makes-trumps =
    { $who ->
        [you] Козырь назначаете вы.
       *[other] Козырь назначает { $name }.
    }
fact-no-call =
    { $who ->
        [you] Контракта никто не объявил: пока это обычная игра, и играете вы.
       *[other] Контракта никто не объявил: пока это обычная игра, играет { $name }.
    }
fact-called =
    { $who ->
        [you] Вы объявили { $contract } ({ $value }).
       *[other] Контракт объявляет { $name }: { $contract } ({ $value }).
    }
fact-contract =
    { $who ->
        [you] Вы играете { $contract } за { $value }.
       *[other] { $name } играет { $contract } за { $value }.
    }
fact-normal =
    { $who ->
        [you] Обычная игра; играете вы.
       *[other] Обычная игра; играет { $name }.
    }
fact-doubled = Контра: раздача умножается на { $times }.
fact-no-trumps = Козыря нет.
fact-turned = Козырь открыт картой: { $card }.
fact-took-talon =
    { $who ->
        [you] Вы взяли талон.
       *[other] Талон берёт { $name }.
    }
fact-lays-away =
    { $who ->
        [you] Вам осталось снести карт: { $count }.
       *[other] { $name } ещё сносит карт: { $count }.
    }
fact-drummed =
    { $who ->
        [you] Барабан: вы играете в одиночку, 66 против остальных.
       *[other] Барабан: { $name } играет в одиночку, 66 против остальных.
    }
fact-whistled =
    { $who ->
        [you] Барабан и свист: вам нужно 66, пока у остальных нет взятки.
       *[other] Барабан и свист: { $name } набирает 66, пока у остальных нет взятки.
    }
fact-sits =
    { $who ->
        [you] Вы пропускаете эту раздачу.
       *[other] { $name } пропускает эту раздачу.
    }
fact-golden = Золотой кон: без торговли, все очки вдвойне.
fact-bid =
    { $who ->
        [you] Ваша ставка старшая: { $value }.
       *[other] Старшая ставка — { $name }: { $value }.
    }
fact-plays-for =
    { $who ->
        [you] Вы играете { $value }.
       *[other] { $name } играет { $value }.
    }
fact-passed =
    { $who ->
        [you] Вы спасовали.
       *[other] { $name }: пас.
    }
fact-blind =
    { $who ->
        [you] Ваша ставка сделана втёмную.
       *[other] Ставка втёмную: { $name }.
    }
fact-unseen =
    { $who ->
        [you] Вы ещё не смотрели свои карты.
       *[other] { $name } ещё не смотрит карты.
    }
fact-widow = В прикупе были { $cards }.
fact-coming = Со следующей взятки козырь — { $suit }.
fact-rests =
    { $who ->
        [you] Вы положили карты: партнёр играет без вас.
       *[other] { $name } кладёт карты и не играет.
    }
fact-out-first =
    { $who ->
        [you] Вы выиграли; остальные играют за то, кто проиграл.
       *[other] { $name } выигрывает; остальные играют за то, кто проиграл.
    }
fact-carry = Осталось от прежних раздач победителю этой: { $value }.
fact-barrel =
    { $who ->
        [you] Вы на бочке: попытка { $attempt } из { $attempts }.
       *[other] { $name } на бочке: попытка { $attempt } из { $attempts }.
    }
fact-barrel-for-ever =
    { $who ->
        [you] Вы на бочке.
       *[other] { $name } на бочке.
    }
fact-bolts =
    { $who ->
        [you] Ваши болты: { $count } из { $limit }.
       *[other] Болты, { $name }: { $count } из { $limit }.
    }
fact-falls =
    { $who ->
        [you] Ваши падения с бочки: { $count }.
       *[other] Падения с бочки, { $name }: { $count }.
    }
fact-known = Все знают, что { $name } держит { $cards }.

table-trump = Козырь — { $trump }.
table-trick = На столе: { $cards }.
trick-of-all = { $cards }: { $who ->
        [you] ваша взятка.
       *[other] взятка, { $winner }.
    }
match-goes-to = Партию выигрывает: { $names }.
match-bummerl = Буммерль, { $names }: { $count }.
match-level = Наверху равный счёт: партия продолжается, пока кто-нибудь не выйдет вперёд.
match-shuffle-spent = Партия кончается здесь без победителя: сдано { $deals } раз, и тайн её тасовки больше не осталось. Следующая партия начнётся с новой тасовкой.

choice-give = { $card } → { $name }
choice-decline = Играть этими картами
choice-stock = Взять прикуп { $number }
choice-turn = Открыть { $number }-ю карту
choice-turn-next = Пусть козырь решит следующая карта
choice-call = { $call } ({ $value })
choice-aces = Объявить тузовый марьяж ({ $value })
confirm-writeoff = Расписать раздачу? Этого не отменить. Нажмите { $key } ещё раз.
confirm-bomb = Бросить карты? Этого не отменить. Нажмите { $key } ещё раз.
confirm-turn = { $action }? Этого не отменить. Нажмите { $key } ещё раз.

# Что решается, кроме карты.
ask-cut = Снять или постучать?
ask-look = Посмотреть карты или ставить втёмную?
ask-redeal = Потребовать пересдачи?
ask-trump = Назначьте козырь.
ask-drum = Барабан или пас?
ask-call = Контракт? Пас = обычная игра
ask-call-more = Контракт выше или пас?
ask-bid = Ставка или пас?
ask-stock = Какой прикуп взять?
ask-take = Взять талон или пас?
ask-raise = Повысить заказ или оставить?
ask-give = Какую карту отдать?
ask-kontra = Контра или пас?
ask-draw = Взять карту или закрыть?
ask-claim = Объявить или пас?
ask-meld = Объявить марьяж или пас?
ask-decline = Обменять или нет?

lines-amounts-bid = Ставка, числом: { $amounts }
lines-amounts-blind = Ставка втёмную, числом: { $amounts }
lines-amounts-raise = Повысить, числом: { $amounts }
lines-move-to = Одну карту, кому — { $to }: { $cards }
lines-move = Одну карту и букву того, кому она ({ $to }), например { $key }: { $cards }
lines-lay-away = снести
lines-help-more =
    Клавиши одиннадцатой и двенадцатой карты: - и =. Ставки вводят числом: 120 или b120.

    a, b, f, g …: назначить козырь, открыть карту, взять прикуп; буквы стоят перед ними. c1, c2 …: объявить этот контракт; можно и по имени. n: пас или оставить заказ. k: контра или постучать. 3a: третью карту первому слева, 3b — второму. g: потребовать пересдачи. v: посмотреть карты. x: взять талон. w: расписать. j: бросить карты. i: тоже подсказка.

    Всё можно ввести и в записи: bid:120, give:9D:1, discard:QH, trump:H, call:land.

screen-facts = Игра
screen-sits = пропускает
screen-choose-call = Выберите клавишами ↑ и ↓, затем Enter.
screen-chosen-gift = { $card }: { $ways }.
screen-rule-trick = Сыграйте одну из приподнятых карт.
screen-rule-gift = { $how ->
        [give] Выберите карту, которую отдать.
        [discard] Выберите карту, которую снести.
       *[either] Выберите карту, которую отдать или снести.
    }
screen-call-redeal = Пересдача
screen-call-look = Посмотреть
screen-call-take = Взять
screen-call-keep = Оставить
screen-call-writeoff = Расписать
screen-call-bomb = Бросить
screen-call-trump = { $sign }
screen-call-kontra = Контра
screen-call-drum = Барабан
screen-call-cut = Снять
screen-call-knock = Постучать
screen-call-stock = Прикуп { $value }
screen-call-turn = { $value }-я карта
screen-help-more =
    ↑ ↓ Enter = выбрать ставку, контракт или того, кому отдать карту, и подтвердить
    1 … 0 - = = карты длинной руки, слева направо
    n = пас или оставить заказ
    k = контра или постучать
    g = потребовать пересдачи
    v = посмотреть карты
    x = взять талон
    a b = кому отдать выбранную карту
    w j = расписать, бросить карты (спрашивает ещё раз)
    i = тоже подсказка
