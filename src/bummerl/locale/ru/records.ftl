# Что не так с картой, ходом, колодой или файлом; и честно ли сдана партия.

# $given — то, что было написано.
notation-suit = «{ $given }» — не масть. Масти: S, H, D и C.
notation-card = «{ $given }» — не карта. Карта — это достоинство, A T K Q J 9 8 или 7, и масть, S H D или C, например AH.
notation-card-number = { $given } — не номер карты. Номера карт — от 0 до 31.
notation-card-twice = Карта { $card } стоит там дважды.
notation-action = «{ $given }» — не ход. Напишите карту (AH), марьяж (40H) или слово другого хода, как в docs/notation.md.
# $missing и $foreign — карты.
deck-wrong = В колоде разных карт { $size }, а здесь { $given }. Не хватает: { $missing }. Чужие: { $foreign }.

record-empty = В записи нет ни одной раздачи.
record-one-deal = Нужна одна раздача, а здесь их { $deals }.
record-header-twice = «{ $header }» стоит там дважды.
record-version = Запись сделана в версии «{ $given }»; эта программа читает версию { $known }.
record-fields =
    Раздачу пишут в 3–6 частях через |: игра, сдающий и счёт, колода, ходы, очки, звено. Здесь { $given }.
record-other-game = Игра «{ $given }» не та, что у партии.
record-game = В «{ $given }» играть нельзя.
record-points = «{ $given }» — не очки раздачи. Пишите как 2-0.
record-option-twice = Договорённость стоит дважды: «{ $given }».
record-standing = «{ $given }» — не счёт этой игры. Пишите как: dealer 0 score 3-5.
record-json = Это не JSON: { $problem }.
# $kind — int, str, dict или object; всё остальное — список.
record-field =
    { $kind ->
        [int] Поле «{ $field }» должно быть целым числом.
        [str] Поле «{ $field }» должно быть текстом.
        [dict] Поле «{ $field }» должно быть объектом.
        [object] Поле «{ $field }» должно быть объектом.
       *[other] Поле «{ $field }» должно быть списком.
    }
record-seats = Названо игроков: { $given }; в игре их { $needed }.
record-memory = «{ $given }» — не уровень памяти. Уровни: { $known }.
record-hex = «{ $given }» записано не цифрами 0–9 и a–f, по две.
record-unfinished = Раздача { $number } начинается, хотя раздача { $deal } не окончена.
record-after-end = Раздача { $number } стоит после конца партии.
record-wrong-standing = В раздаче { $number } стоит «{ $given }»; после предыдущих раздач счёт «{ $right }».
record-deck = Колоду раздачи { $number } раздать нельзя.
record-action = Ход { $at } раздачи { $number } не читается.
record-illegal = Ход { $at } раздачи { $number }, «{ $action }», не разрешён.
record-past-end = Ход { $at } раздачи { $number }, «{ $action }», стоит после её конца.
record-wrong-points = В раздаче { $number } записаны очки { $given }; если сыграть её снова, выходит { $right }.

match-seats = Названо игроков: { $given }; в игре их { $needed }.
match-name =
    «{ $given }» не может быть именем. В имени от 1 до 80 знаков, нет знака | и пробелов по краям.
match-deal-unfinished = Раздача ещё не окончена; доиграйте её до следующей.
match-over = Партия окончена; больше в ней не сдают.
match-no-deal = Сейчас раздачи нет. Сначала сдайте следующую.
match-no-shuffle = У этой партии тасовка не объявлена, добавить к ней нечего.

verify-nothing-published = До этой партии ничего не объявили, поэтому нельзя сказать, подобраны ли раздачи.
verify-entropy = В тасовку добавили игроков: { $given }; в игре их { $seats }. Раздачи проверить нельзя.
verify-links = Звеньев тасовки объявлено { $given }; этим раздачам нужно { $needed }. Раздачи проверить нельзя.
verify-link = Звено { $number } тасовки не подходит к объявленному до партии: его изменили.
verify-dealer = По тасовке первым сдаёт не место { $given }: сдающего изменили.
verify-deck = Карты раздачи { $number } — не те, что даёт тасовка: их изменили.
verify-opening = Партия начинается с «{ $given }»; новая начинается с «{ $right }». Сыгранное до того проверить нельзя.
verify-chosen =
    Каждая колода следует из чисел, закреплённых до начала партии, но ни один игрок не добавил своих чисел, как всегда с --seed:
    устроитель партии мог выбрать карты. Так что не доказано, что их никто не подобрал.
