# Стол во весь экран: пометки, подписи и кнопки, короткие, потому что места мало.

screen-small =
    Столу нужно { $wide } на { $high } знаков, а здесь { $columns } на { $rows }. Увеличьте окно или играйте построчно: bummerl play --plain

# В строке наверху.
screen-deal = Раздача { $number }
# Когда договорённости не те, что у названной игры.
screen-house-rules = свои договорённости
screen-help = Справка
screen-quit = Сохранить и выйти
screen-unsaved = не сохранено

# Рядом с именами.
screen-dealer = сдаёт
screen-forehand = первая рука
screen-declarer = играющий
screen-closed = талон закрыт
screen-tricks = { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[other] { $count } взяток
    }
# $pending — очки марьяжей, которые ждут взятки.
screen-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $pending ->
        [0] {""}
       *[other] {" "}+ { $pending } ждут
    }
screen-your-lead = Ваш ход
screen-your-answer = Отвечаете вы
screen-your-call = Решаете вы
screen-their-turn = { $name } думает …
screen-go-on = Дальше (любая клавиша)

# На столе.
screen-trump = Козырь
screen-own-tricks = Ваши взятки
screen-last-trick = Последняя взятка
# На только что взятой карте.
screen-new = новая
# Как надо отвечать сейчас, когда объявлять нечего.
screen-rule-none = На ход можно ответить любой картой.
screen-rule-suit = Надо отвечать в масть; без неё — любой картой.
screen-rule-suit_trump = Надо отвечать в масть; без неё — козырем.
screen-rule-strict = В масть и, если можно, старше; без масти — козырем.

# Кнопки, когда длинные не помещаются; $sign — знак масти.
screen-call-exchange = Обменять
screen-call-meld = { $value } { $sign }
screen-call-close = Закрыть
screen-call-claim = Объявить
screen-call-draw = Взять
screen-call-pass = Пас
screen-call-decline = Не менять
screen-next = Следующая раздача
screen-leave = Встать из-за стола
screen-new-match = Другая партия
screen-look-through = Взятки для просмотра

# Над картами.
screen-resumed = Партия продолжается. Начать новую: bummerl play --new
screen-chosen = { $card }: та же клавиша или Enter — сыграть.
# $action — кнопка, например «Объявить 40 (червы)».
screen-chosen-pair = { $key }: сперва «{ $action }».
screen-choose-first = Сначала выберите карту: цифрой, стрелками или щелчком.
screen-no-key = Эта клавиша здесь ничего не делает. ? — все клавиши.

# Окна.
screen-score = Счёт
screen-seat-score = счёт { $score }
screen-log = Ход раздачи
screen-unseen = Ещё скрыты
screen-count = Подсчёт
screen-marriage = марьяж
screen-bonus = последняя взятка
screen-uncounted = не засчитан
# $score — «Вы 4 : 5 Анна».
screen-new-score = Счёт теперь: { $score }
screen-rules = Правила
screen-back = Esc: назад к столу

# По строке на клавишу: клавиша, « = », что она делает.
screen-help-keys =
    1 2 3 … = выбрать карту; та же клавиша ещё раз или Enter — сыграть
    ← → Enter = выбрать стрелками, сыграть клавишей Enter
    мышь = щелчок выбирает карту, второй её играет; кнопки нажимаются
    m b v = объявить марьяж
    x = обменять младший козырь на открытый
    c = закрыть талон (переспрашивает)
    s = объявить игру (переспрашивает)
    d = взять карту, если до этого можно закрыть
    n = пас или отказ от обмена
    Esc = вернуть карту, отменить вопрос
    {" "}
    l = последняя взятка; или щелчок по своим взяткам
    o = взятки, которые можно смотреть
    t = описать весь стол, а на тренировочном столе и вероятность, где какая карта
    p = назвать очки
    r = повторить последнее сообщение целиком
    h = подсказка, где они есть
    e = правила этой игры, сначала параграф, названный в отказе
    u = взять ход назад, на учебном столе
    {" "}
    Ctrl+T = тёмный или светлый стол
    любая клавиша = не ждать карт соперника
    q = сохранить и выйти; «bummerl play» продолжит партию
