# Стол в терминале: что он говорит об игре и что можно сделать; только то, что бывает в Тысяче.
# $name — о ком предложение; $who — «you», когда это читатель.

fact-sits =
    { $who ->
        [you] Вы пропускаете эту сдачу.
       *[other] { $name } пропускает эту сдачу.
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

choice-give = { $card } → { $name }
choice-decline = Играть этими картами
choice-stock = Взять прикуп { $number }
choice-aces = Объявить тузовый марьяж ({ $value })
confirm-writeoff = Расписать сдачу? Этого не отменить. Нажмите { $key } ещё раз.
confirm-bomb = Бросить карты? Этого не отменить. Нажмите { $key } ещё раз.

lines-amounts-bid = Ставка, числом: { $amounts }
lines-amounts-blind = Ставка втёмную, числом: { $amounts }
lines-amounts-raise = Повысить, числом: { $amounts }
lines-move-to = Одну карту, кому — { $to }: { $cards }
lines-move = Одну карту и букву того, кому она ({ $to }), например { $key }: { $cards }
lines-lay-away = снести
lines-help-more =
    Клавиши одиннадцатой и двенадцатой карты: - и =. Ставки вводят числом: 120 или b120.

    n: пас или оставить заказ. 3a: третью карту первому слева, 3b — второму. y: потребовать пересдачи. v: посмотреть карты. w: расписать. z: бросить карты. i: тоже подсказка.

    Всё можно ввести и в записи: bid:120, give:9D:1, discard:QH.

screen-facts = Игра
screen-sits = пропускает
screen-choose-call = Выберите клавишами ↑ и ↓, затем Enter.
screen-chosen-gift = { $card }: { $ways }.
screen-rule-trick = Сыграйте одну из приподнятых карт.
screen-rule-gift = Выберите карту, которую отдать или снести.
screen-call-redeal = Пересдача
screen-call-look = Посмотреть
screen-call-keep = Оставить
screen-call-writeoff = Расписать
screen-call-bomb = Бросить
screen-call-stock = Прикуп { $value }
screen-help-more =
    ↑ ↓ Enter = выбрать ставку или того, кому отдать карту, и подтвердить
    1 … 0 - = = карты длинной руки, слева направо
    n = пас или оставить заказ
    y = потребовать пересдачи
    v = посмотреть карты
    a b = кому отдать выбранную карту
    w z = расписать, бросить карты (спрашивает ещё раз)
    i = тоже подсказка
