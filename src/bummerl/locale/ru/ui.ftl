# Терминал: что говорят команды и построчный режим.

player-name = Игрок
# Имена игроков компьютера в том порядке, как сидят; на одно больше, чем мест, чтобы имя человека никому не понадобилось.
computer-names = Маша, Борис, Катя, Лёва
score = { $first } { $one } – { $second } { $two }
score-down = { $score }. Счёт идёт вниз от { $start }: кто первым дойдёт до 0, выигрывает партию.
match-won =
    { $who ->
        [you] Партия ваша! { $name }: { $bummerls ->
            [one] один буммерль
            [few] { $bummerls } буммерля
           *[other] { $bummerls } буммерлей
        }.
       *[other] Партию выигрывает { $name }. Вам достаётся { $bummerls ->
            [one] один буммерль
            [few] { $bummerls } буммерля
           *[other] { $bummerls } буммерлей
        }.
    }

table-talon = Козырь — { $trump }. Открытый козырь: { $turnup }, под ним { $facedown ->
        [one] { $facedown } закрытая карта
        [few] { $facedown } закрытые карты
       *[other] { $facedown } закрытых карт
    }.
table-closed =
    { $who ->
        [you] Козырь — { $trump }. Вы закрыли талон: играют строго.
       *[other] Козырь — { $trump }. Талон закрыт ({ $name }): играют строго.
    }
table-gone = Козырь — { $trump }. Талон разобран: играют строго.
table-tricks = Взятки: у вас { $own }, у соперника { $other }.
table-own-points = У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $pending ->
        [0] .
       *[other] {" "}и ещё { $pending }, которые ждут взятки.
    }
table-other-points = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $pending ->
        [0] .
       *[other] {" "}и ещё { $pending }, которые ждут взятки.
    }
table-led = { $name } ходит: { $card }.
table-hand = Ваши карты: { $cards }
table-unseen = Ещё скрыты: { $cards }
# У кого могут быть скрытые карты и с какой вероятностью; $where — «Реси 36 %, прикуп 64 %».
tracker-cards = { $cards }: { $where }
tracker-share = { $name } { $percent } %
tracker-talon = колода
tracker-down = закрыты
tracker-exact = Точно: { $layouts ->
        [one] посчитан { $layouts } возможный расклад.
        [few] посчитаны { $layouts } возможных расклада.
       *[other] посчитаны { $layouts } возможных раскладов.
    }
tracker-drawn = Оценка по { $layouts ->
        [one] { $layouts } раскладу, выбранному
       *[other] { $layouts } раскладам, выбранным
    } наугад из возможных.
trick = { $leader } ходит: { $led }, ответ: { $answer } — { $who ->
        [you] ваша взятка.
       *[other] взятка, { $winner }.
    }
no-last-trick = Взятки, которую можно посмотреть, сейчас нет: её переворачивают со следующим ходом или раньше, как велят правила.
no-review = Сейчас нет взяток, которые можно посмотреть.
taken-back = Ход взят назад.
hint = Подсказка: { $action }.
hint-known = Все карты известны: при лучшей игре игровых очков { $sign }{ $value }.
hint-all = В среднем { $sign }{ $value } игрового очка при открытых картах; разобраны все расклады скрытых карт: { $layouts }.
hint-some = В среднем { $sign }{ $value } игрового очка при открытых картах; разобраны случайные расклады скрытых карт: { $layouts }.
hint-only = Другого вам сейчас нельзя.
hint-claim = У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, а нужно { $target }.
hint-marriage = С марьяжем у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, а нужно { $target }.
hint-sure = Эту карту уже ничто не перебьёт: { $card }.
hint-takes = Это берёт взятку, в ней { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
confirm-close = Закрыть талон? Этого не отменить. Нажмите { $key } ещё раз.
confirm-claim = Объявить? За ошибку раздача проиграна. Нажмите { $key } ещё раз.
confirm-claim-counted = Объявить? По счёту этого стола у вас { $points }, нужно { $target }; за ошибку раздача проиграна. Нажмите { $key } ещё раз.

lines-welcome = Введите клавишу, которая стоит перед картой или объявлением, и нажмите Enter. ? — все клавиши, q — сохранить и выйти.
lines-deal = Раздача { $number }.
lines-next-deal = Enter — следующая раздача, q — выйти.
lines-new-match = Enter — встать из-за стола. { $key }: ещё одна партия в эту же игру.
lines-your-turn = Ваш ход:
lines-saved = Партия сохранена. Продолжить: bummerl play
lines-kept = Запись лежит в { $path }. «bummerl replay» покажет её по шагам, «bummerl verify» проверит тасовку.
lines-help =
    От 1 до 0: сыграть эту карту. Карту можно и написать, как она показана: { $label } — это { $card }.

    m, b, v: объявить марьяж. x: обменять козырь. c: закрыть. s: объявить игру. d: взять карту. n: пас или отказ. c и s переспрашивают.

    t: стол. p: очки. l: последняя взятка. o: взятки, которые можно смотреть. r: повторить.

    h: подсказка. e: правила, после отказа — параграф, который он назвал. u: взять ход назад, на учебном столе. q: сохранить и выйти.

replay-deal = Раздача { $number }, счёт { $score }.
replay-hand = { $name }: { $cards } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
replay-keys = Enter: следующий шаг. b: шаг назад. Число: к этой раздаче. q: выйти.
replay-end = Это был последний шаг.
replay-no-deal = В этой партии ещё ничего не сдавали.
replay-side = { $names } вместе: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

verify-right = Тасовка доказана для { $deals ->
        [one] { $deals } раздачи
       *[other] { $deals } раздач
    }: каждая колода следует из чисел, закреплённых до начала партии.
verify-unfinished = Партия не окончена: раздача доказана, только когда сыграна, а будущих раздач в файле нет.
verify-meaning =
    Каждому, кто добавил свои числа, это доказывает, что карты никто не подобрал. Это не доказывает, что устроитель стола в них
    не заглядывал. Что ходы разрешены и счёт верен, проверено повторной игрой. Имена, договорённости и уровень памяти взяты
    из файла. Сравните печать тасовки с той, которую показали до партии.
arena-title = { $game }: колод { $deals }, каждая сыграна { $seatings ->
        [2] дважды, со сменой мест
       *[other] во всех { $seatings } рассадках
    }, начальное число { $seed }. Интервалы 95 %.
arena-bot = { $name }: очков за раздачу { $points } (от { $low } до { $high }); выиграно раздач { $deals }; выиграно партий { $matches } из { $played }

doctor-version = bummerl { $version }, Python { $python }
doctor-missing = { $package } не установлен. Установите bummerl заново: pip install .
doctor-languages = Языки: { $languages }. Сейчас: { $current }.
doctor-encoding = Терминал показывает масти и все языки ({ $encoding }).
doctor-encoding-poor = Кодировка терминала { $encoding } показывает не все знаки. Задайте в LANG локаль с UTF-8, например C.UTF-8.
doctor-terminal = В терминале столбцов { $columns }, строк { $lines }.
doctor-terminal-small = В терминале столбцов { $columns }, строк { $lines }; столу во весь экран нужно 60 на 20. Увеличьте окно или играйте с --plain.
doctor-folder = Партии хранятся в { $path }.
doctor-folder-closed = В { $path } партии записать нельзя: { $problem }. Выберите другую папку через --folder.
doctor-damaged = Сохранённые партии, которые не читаются: { $files }. Следующий «bummerl play» отложит их в сторону.
doctor-matches = Сохранённых партий: незаконченных { $unfinished }, законченных { $finished }.
doctor-kernel = Поиск ведёт быстрое ядро.
doctor-processors = Процессоров: { $count }.

place-line = Строка { $number }
place-deal = Раздача { $number }
# Что помнит стол.
memory-level =
    { $memory ->
        [strict] строгий (strict)
        [own] свои очки (own)
        [points] все очки (points)
       *[training] учебный (training)
    }

session-deal-over = Эта раздача окончена.
session-no-hint = За столом с уровнем памяти { memory-level } подсказок нет. Начните партию с --memory points или training.
session-no-undo = За столом с уровнем памяти { memory-level } ходы назад не берут. Начните партию с --memory training.
session-nothing-to-undo = Взять назад нечего: в этой раздаче вы ещё не ходили.
session-shuffle-spent = В этой партии раздач было { $deals }, а конца нет; тасовка исчерпана. Начните другую: bummerl play --new

store-damaged = Сохранённая партия { $path } не читается и отложена в сторону.
store-newer = Сохранённую партию { $path } записал более новый bummerl, она оставлена на месте. Чтобы продолжить, установите его.
store-other-secret = Её тайное число — не то, что было запечатано: его изменили.
store-cannot-read = Сохранённая партия { $path } не читается: { $problem }.
store-cannot-write = Партию нельзя сохранить в { $path }: { $problem }. Выберите другую папку через --folder.
file-cannot-read = { $path } не читается: { $problem }.
file-too-large = { $path } больше { $megabytes } МБ; это не запись партии.
file-not-text = { $path } — не текстовый файл.
output-failed = Вывод не записывается: { $problem }.
no-finished-match = Законченных партий ещё нет. Назовите файл или сыграйте: bummerl play
no-such-seat = Места { $seat_number } нет; места — от 0 до { $last }.
set-without-value = «{ $given }» ничего не меняет: пишите --set ДОГОВОРЁННОСТЬ=ЗНАЧЕНИЕ, например --set claim_mode=auto.

# Боты, каждый в одном предложении.
bot-pimc = Доигрывает N раскладов скрытых карт (pimc:10 — десять) в открытую и делает то, что в среднем лучше; когда талон разобран, играет безошибочно. Только для игр с талоном, в которых одновременно играют двое.
bot-pimc-layouts = При каждом выборе смотрит { $layouts } { $layouts ->
    [one] возможный расклад
    [few] возможных расклада
   *[other] возможных раскладов
    } скрытых карт и делает то, что в среднем лучше.
bot-thumb = Играет по простым правилам: считает козыри и очки, разумно торгуется и объявляет, никогда не смотрит в чужие карты.
bot-random = Играет любую разрешённую карту, а игру объявляет, когда это верно.
bot-unknown = Бота «{ $name }» нет. Есть: { $known }.
bot-pimc-number = Бота «{ $name }» нет: после pimc: стоит число раскладов от 1 до { $most }, например pimc:10.
bot-pimc-slow = В этой установке нет быстрого ядра: пока талон не закрыт и не разобран, { $name } играет по простым правилам, а потом медленнее. Установите компилятор C++ и затем bummerl заново.
bot-other-game = { $name } играет только там, где двое играют с талоном (третий может пропускать сдачу), не в { $game }. Выберите другого бота: bummerl bots.
arena-deals = Арена играет от 2 до { $most } колод, а не { $given }.
arena-processes = Арена делит работу между процессами, от 1 до { $most }, а не { $given }.

shuffle-commitment = Контрольная сумма тасовки (для «bummerl verify»): { $commitment }
choice-remembered = bummerl запомнит этот язык и эту колоду. Изменить: --lang или --deck.
resumed = Ваша неоконченная партия продолжается. Другая: bummerl play --new
resumed-otherwise = Ваша неоконченная партия продолжается; имя { $name }, соперник { $bot }, уровень памяти { memory-level }. Другая: bummerl play --new
lines-not-understood = Непонятно: «{ $typed }». ? — все клавиши.
lines-empty = Введите клавишу и нажмите Enter. ? — все клавиши.

solve-value = Ход за игроком { $name }: игровых очков { $value } при лучшей игре всех и открытых картах (узлов: { $nodes }).
solve-between = Ход за игроком { $name }: игровых очков от { $low } до { $high }. Это не точно: поиск остановлен, узлов: { $nodes }.
solve-line = Лучшее продолжение: { $line }
solve-no-kernel = В этой установке нет быстрого ядра: поиск на чистом Python идёт в тысячи раз дольше. Установите компилятор C++ и затем bummerl заново.
solve-python = Ядро этого не умеет ({ $why }): поиск на чистом Python может идти очень долго. Предел задаёт --nodes.
solve-over = Последняя раздача в { $path } закончена: решать нечего. Укажите запись, в которой раздача ещё идёт.
solve-made = Ход за игроком { $name }: контракт ({ $side }) выполнен при лучшей игре всех и открытых картах (узлов: { $nodes }).
solve-not-made = Ход за игроком { $name }: контракт ({ $side }) не выполнен при лучшей игре всех и открытых картах (узлов: { $nodes }).
solve-side-value = Ход за игроком { $name }: { $value } для { $side } при лучшей игре всех и открытых картах, без контракта и удвоений (узлов: { $nodes }).
solve-side-between = Ход за игроком { $name }: от { $low } до { $high } для { $side }. Это не точно: поиск остановлен, узлов: { $nodes }.
solve-points = Очки в картах, если все играют на них, { $side }: { $points } (узлов: { $nodes }).
solve-before-play = В { $path } ещё идёт торговля, объявление или снос карт, а это решить нельзя: укажите запись, в которой уже играют картами.

# Что измеряет bummerl bench. V и B — скорости пакета schnapsen для Python.
bench-title = { $machine }, Python { $python }, bummerl { $version }, коммит { $commit }. { $preset }, один поток, время процессора, медиана проходов: { $turns } (наименьшее … наибольшее).
bench-peer-deals = V: случайные раздачи пакета schnapsen
bench-peer-search = B: его точный поиск при ходе с пяти карт без талона, среднее
bench-rules = Случайные раздачи по правилам на Python, { $about }
bench-kernel-deals = Случайные раздачи ядра
bench-gone = Точная цена хода с пяти карт без талона, среднее
bench-full-median = Точная цена целой раздачи с закрытием, медиана раздач
bench-full-mean = То же, среднее
bench-full-nodes-median = Узлов на целую раздачу, медиана
bench-full-nodes-mean = То же, среднее
bench-layouts = Все первые действия в 100 раскладах, точно
bench-tricks = Точные очки в картах раздачи без талона в единицах F, медианы целой раздачи: { $about }, медиана
bench-nodes = Узлов при картах в талоне: { $about }, среднее
bench-at-least = не меньше { $goal }
bench-at-most = не больше { $goal }
bench-no-peer = Пакет schnapsen здесь не установлен, сравнивать не с чем: make bench ставит его отдельно и сравнивает.
