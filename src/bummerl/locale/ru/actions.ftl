# Что игрок может сделать: слова на кнопке или в меню.

action-play = Сыграть { FORM($card, "accusative") }
action-meld = Объявить { $value } ({ $suit })
action-exchange = Обменять на открытый козырь
# Когда открытая карта известна.
action-exchange-for = Обменять на { FORM($turnup, "accusative") }
action-close = Закрыть талон
action-claim = Объявить { $target }
action-pass = Пас
action-draw = Взять карту
action-decline = Отказаться

# Торговля и заказы.
action-redeal = Потребовать пересдачи
action-look = Посмотреть карты
action-blind = Сказать { $value } втёмную
action-bid = Сказать { $value }
action-stock = Взять прикуп { $value }
action-take = Взять талон
action-give = Отдать { FORM($card, "accusative") }
action-discard = Снести { FORM($card, "accusative") }
action-raise = Повысить до { $value }
action-keep = Оставить заказ
action-writeoff = Расписать
action-bomb = Бросить карты
action-trump = Назначить козырь: { $suit }
action-turn = Открыть карту { $value }
action-call = Объявить { $contract }
action-kontra = Контра
action-drum = Барабан: 66 в одиночку
