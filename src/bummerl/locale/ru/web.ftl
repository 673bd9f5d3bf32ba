# The fixed words of the pages: buttons, headings and labels.  None has a parameter: numbers and names stand beside them.

# Places and pages
web-pages = Страницы
web-nav-play = Играть
web-nav-learn = Учиться
web-nav-history = Мои партии
web-nav-rules = Правила
web-language = Язык
web-settings = Настройки
web-close = Закрыть
web-missing = Такой страницы нет.
web-to-start = На главную
web-failed = Не получилось. Ничего не потеряно, попробуйте ещё раз.
web-loading = Одну минуту…
web-yes = Да
web-no = Нет
web-show = показать
web-understood = Понятно
web-ober-unter = O, обер, — как дама; U, унтер, — как валет.
web-copy = Копировать
web-copied = Скопировано
web-copy-by-hand = Этот браузер не позволяет странице копировать. Вот ссылка, скопируйте её вручную:

# The first page
web-home-title = Сыграем в карты?
web-home-free = Без регистрации, без часов.
web-deal-cards = Раздать карты
web-with-friends = С друзьями
web-your-name = Ваше имя
web-player = Игрок
web-go-on = Продолжить
web-forget = Убрать из списка
web-games = Игры
web-game = Игра
web-minutes = мин
web-opponent = Соперник
web-fair-cards = Хороших карт здесь не подсовывают никому, ни на каком уровне.
web-house-rules = Договорённости
web-own-rules = Изменить
web-promise = Каждая колода запечатана до раздачи, и после неё это можно проверить.

# A new table
web-new-table = Свой стол
web-memory = Что помнит стол
web-seats = Места
web-seat = Место
web-seat-me = Я
web-seat-open = Свободно для друга
web-clock = Время на ход
web-takeover = Компьютер заменяет через
web-never = никогда
web-watch = Что видят зрители
web-watch-table = Стол
web-watch-later = Позже
web-watch-nobody = Смотреть нельзя
web-watch-table-about = У кого есть ссылка, видит стол вживую, без карт на руках.
web-watch-later-about = У кого есть ссылка, видит каждую раздачу после её конца, все карты открыты.
web-watch-nobody-about = Ссылка служит только для свободных мест.
web-watch-behind = Каждую раздачу вы видите после её конца, все карты открыты. Стрелки в журнале ведут по ней.
web-open-table = Открыть стол

# Before the match
web-invite = Пригласить по этой ссылке
web-qr = Ссылка на стол в виде QR-кода
web-free = свободно
web-sit = Сесть
web-only-here = Этот адрес работает только на этом компьютере. Для других устройств запустите сервер с --host 0.0.0.0.
web-waiting = Партия начнётся, когда все сядут.

# The table
web-hand = Ваши карты
web-calls = Заявки
web-choice = Что сделать с картой
web-trick = Взятка
web-tricks = Взятки
web-talon = Прикуп
web-talon-count = Карт в прикупе:
web-turnup = Открыта:
web-held = Карт на руках:
web-bidding = Торговля
web-less = Меньше
web-more = Больше
web-safe = Осторожный предел с этими картами:
web-playable = можно сыграть
web-tap-again = Нажмите ещё раз
web-not-playable = сейчас нельзя
web-new = новая
web-next = затем
web-unqueue = Отменить выбор
web-ahead = бьёт
web-thinking = думает…
web-computer-plays = Пока играет компьютер.
web-clock-warning = с осталось, потом за вас сыграет компьютер.
web-takes-over = Когда время выйдет, за вас сыграет компьютер.
web-away = отошёл
web-last-trick = Последняя взятка
web-losses = Проиграно партий
web-practice = учебная
web-unseen = Ещё не вышли
web-deal = Раздача
web-deals = Раздачи
web-total = Всего
web-review = Разобрать
web-back-to-table = Назад к столу
web-next-deal = Следующая раздача
web-rematch = Ещё партию
web-another = Другая игра
web-tab-log = Ход игры
web-tab-about = Стол
web-step-first = В начало
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-step-last = В конец
web-now = сейчас
web-looking = Вы смотрите назад, игра тем временем идёт.
web-back-to-now = К текущему ходу

# Banners
web-connecting = Восстанавливаю связь…
web-connecting-more = Ваши карты никуда не денутся.
web-replaced = Игра за этим столом идёт в другой вкладке. Здесь вы смотрите.
web-play-here = Играть здесь
web-taken-over = За вас играет компьютер.
web-take-back-seat = Вернуться за стол

# The menu and its sheets
web-sheet-menu = Меню
web-sheet-settings = Настройки
web-sheet-log = Ход игры и счёт
web-sheet-rules = Правила
web-sheet-last = Последняя взятка
web-sheet-verify = Тасование
web-sheet-help = Клавиши
web-sheet-phrases = Сказать
web-sheet-device = Играть дальше на другом устройстве
web-device-more = Откройте там эту ссылку: место перейдёт туда, а это устройство будет смотреть.
web-device-warning = У кого эта ссылка, тот играет за вас. Не давайте её никому.
web-device-link = Ваша личная ссылка
web-device-qr = Ваша личная ссылка как QR-код
web-device-ask = В этом браузере вы уже сидите за этим столом. Занять вместо этого место из ссылки? Играть за прежнее место отсюда будет уже нельзя.
web-way-hint = Подсказка
web-way-takeback = Взять ход назад
web-way-resign = Сдаться
web-way-leave = Встать из-за стола
web-ask-resign = Сдать всю партию? Она будет проиграна.
web-ask-leave = Встать из-за стола? Дальше за вас играет компьютер.
web-way-return = Вернуться за стол

# Keys, in their order
web-key-cards = выбрать карту; ещё раз или Enter — сыграть
web-key-arrows = выбрать стрелками, сыграть Enter
web-key-escape = положить карту, закрыть вопрос
web-key-marriage = объявить марьяж
web-key-picks = назначить козырь, открыть карту, взять прикуп: буква стоит рядом
web-key-last = последняя взятка
web-key-table = прочитать стол
web-key-points = прочитать очки
web-key-repeat = повторить
web-key-takeback = взять ход назад
web-key-hint = подсказка
web-key-help = этот список

# The shuffle
web-verify = Проверить тасование
web-verify-later = Каждую колоду можно проверить, как только её сдача окончена.
web-verify-meaning = Это доказывает, что никто не подбирал карты, узнав случайные числа игроков. Но не доказывает, что хозяин стола в них не подсматривал.
web-verifying = Проверяю…
web-verify-right = доказано: колода была определена до раздачи
web-verify-wrong = неверно: колода не соответствует печати
web-verify-open = ещё не раскрыто
web-verify-fits = соответствует печати
web-proven = Доказано: карты этих сдач никто не подбирал.
web-exchanged = Не доказано: запись относится не к тому тасованию, которое известно этому браузеру.
web-not-verify-entropy = Не доказано: случайные числа есть не от каждого игрока.
web-not-verify-links = Не доказано: раскрыто не столько звеньев тасования, сколько нужно для этих сдач.
web-not-verify-link = Не доказано: раскрытое звено не подходит к печати; что-то из них изменено.
web-not-verify-opening = Не доказано: партия начинается не с начала.
web-not-verify-dealer = Не доказано: по тасованию первым сдаёт другой игрок.
web-not-verify-deck = Не доказано: карты одной из сдач не те, что даёт тасование.
web-not-verify-chosen = Не доказано: ни один игрок не добавил случайного числа, и хозяин стола мог подобрать карты.
web-not-verify-none-finished = Не доказано: ни одна сдача ещё не окончена.
web-kept-gave = Печать и ваше случайное число те же, что этот браузер сохранил до раздачи.
web-kept-saw = Печать та же, что этот браузер видел до раздачи; своего случайного числа он не добавлял.
web-kept-away = До раздачи этого браузера здесь не было: он не знает, показывали ли тогда эту печать.
web-kept-seal = До раздачи этот браузер видел другую печать: карты подменили или перетасовали, пока вас не было.
web-kept-bytes = Случайного числа, которое дал этот браузер, в записи нет.
web-no-proof = У этой партии нет доказательства тасования.

# Replays
web-replay = Просмотр партии
web-step = Шаг
web-play-on = Пуск
web-play-from-here = Играть отсюда
web-pause = Пауза
web-link-to-move = Ссылка на этот ход
web-statistics = Статистика
web-seen-by = Глазами
web-open-cards = открытые карты

# Own matches
web-no-matches = Партий пока нет
web-no-matches-more = Первая раздача займёт около пяти минут.
web-matches = Выиграно партий
web-points-a-deal = Очков за раздачу
web-all-games = Все игры
web-day = День
web-result = Итог
web-so-far = До сих пор
web-share-so-far = Выиграно до сих пор
web-curve-points = Очков за сдачу до сих пор
web-curve-share = Выиграно партий до сих пор
web-as-table = Таблицей
web-interval = В скобках: там истинная доля лежит в 19 случаях из 20. Очки за сдачу — свои без очков лучшей другой стороны.
web-bring = Посмотреть запись
web-bring-more = Партия, сохранённая как текст или JSON: выберите файл или перетащите его сюда.
web-bring-choose = Выбрать файл
web-bring-too-long = Этот файл слишком длинный для записи партии.
web-won = выиграна
web-lost = проиграна
web-unfinished = не окончена
web-look-again = Посмотреть

# Learning
web-strategy = Советы
web-try-it = Чем бы вы сыграли?
web-show-answer = Показать ответ
web-learn-title = Учимся, играя
web-learn-lead = Стол, где можно брать ходы назад, просить подсказку и видеть счёт.
web-learn-1 = Приподнятые карты можно сыграть. Попробуйте другую — стол скажет, почему нельзя.
web-learn-2 = Пока есть прикуп, ходить в масть не обязательно. Берегите козыри.
web-learn-3 = Король и дама одной масти — 20 очков, козырные — 40: объявите их, когда ваш ход первый.
web-learn-4 = Считайте очки. Кто набрал, объявляет сам.
web-learn-5 = Закрытие колоды включает строгие правила и повышает риск. Делайте это с хорошими козырями.
web-learn-6 = После раздачи посмотрите подсчёт: видно, откуда взялось каждое очко.
web-learn-play = Играть и учиться
web-learn-games = Или любая игра с подсказками
web-lesson = Урок
web-lesson-again = Ещё раз
web-lesson-match = Сыграть партию

# Settings
web-set-deck = Карты
web-set-letters = Буквы на картах
web-set-large = Крупные знаки
web-set-back = Рубашка
web-set-theme = Оформление
web-theme-system = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-set-speed = Скорость карт
web-speed-off = нет
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-set-taps = Чтобы сыграть карту
web-taps-auto = как в системе
web-taps-one = одно касание
web-taps-two = два касания
web-set-order = Порядок карт
web-order-suit = козыри слева
web-order-right = козыри справа
web-order-rank = по старшинству
web-set-sound = Звук
web-set-keys = Буквы как команды
web-set-only = Единственную возможную карту играть автоматически
web-set-safe = Показывать осторожный предел при торговле
web-set-phrases = Показывать готовые фразы других
web-mute = Не показывать реплики:
web-report = Пожаловаться на имя
web-reported = Вы больше не видите это имя, а владелец сервера найдёт его в журнале сервера.
web-set-text = Текст вместо картинок
