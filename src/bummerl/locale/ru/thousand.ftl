# Тысяча: торговля, прикуп, марьяжи, болты и бочка.

# Наборы правил.

preset-thousand = Тысяча
about-thousand = Трое торгуются за три карты прикупа и играют до 1000, с болтами и бочкой на 880.
preset-thousand_4p = Тысяча вчетвером
about-thousand_4p = Сдающий не играет, видит прикуп и записывает его; на бочке есть место для двоих.
preset-thousand_2p = Тысяча вдвоём
about-thousand_2p = Два прикупа по три карты: один берёт играющий, другой достаётся за последнюю взятку.
preset-thousand_golden = Тысяча с золотым коном
about-thousand_golden = В первом круге нет торговли: первая рука играет 120, и всё считается вдвойне.
preset-thousand_pagat = Тысяча по pagat
about-thousand_pagat = Без проверки нижней карты; на бочке хватает 120, и можно расписать по 60.
preset-thousand_book = Тысяча по книге
about-thousand_book =
    Русская книга правил: обязан сдающий, надо перебивать, козырь со следующей взятки, самосвал на 555.
preset-thousand_online = Тысяча как в сети
about-thousand_online =
    Как на русских серверах: слабую карту можно пересдать, обязанный может играть втёмную, на бочке место для всех.
preset-tysiac = Польская тысяча
about-tysiac = Польская игра: шаг 10, надо перебивать, марьяж без взятки, после 800 считается только свой заказ.
preset-tysiac_2p = Польская тысяча вдвоём
about-tysiac_2p = По десять карт и два прикупа по две; торговаться никто не обязан, и предела нет.
preset-thousand_ukrainian = Украинская тысяча
about-thousand_ukrainian = Обязан сдающий, надо перебивать, на бочке две попытки.

# Что происходит. $value: заказ, цена или очки.

event-bad_cut =
    { $who ->
        [you] Вы снимаете, внизу { $card }: неудача номер { $value } подряд.
       *[other] { $name } снимает, внизу { $card }: неудача номер { $value } подряд.
    }
event-peeked =
    { $who ->
        [you] Вы смотрите прикуп: { $cards }.
       *[other] { $name } смотрит прикуп: { $cards }.
    }
event-redealt =
    { $who ->
        [you] Вы требуете пересдачи: { $cards }.
       *[other] { $name } требует пересдачи: { $cards }.
    }
event-looked =
    { $who ->
        [you] Вы смотрите свои карты.
       *[other] { $name } смотрит карты.
    }
event-bid =
    { $who ->
        [you] Вы говорите { $value }.
       *[other] { $name } говорит { $value }.
    }
event-forced-bid =
    { $who ->
        [you] Вы обязаны открыть торговлю: { $value }.
       *[other] { $name } обязан открыть торговлю: { $value }.
    }
event-blind_bid =
    { $who ->
        [you] Вы говорите { $value } втёмную.
       *[other] { $name } говорит { $value } втёмную.
    }
event-out =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
event-golden =
    { $who ->
        [you] Золотой кон: вы играете { $value }.
       *[other] Золотой кон: { $name } играет { $value }.
    }
event-chose =
    { $who ->
        [you] Вы берёте прикуп { $value }.
       *[other] { $name } берёт прикуп { $value }.
    }
event-widow =
    { $who ->
        [you] Вы берёте прикуп: { $cards }.
       *[other] { $name } берёт прикуп: { $cards }.
    }
event-received =
    { $who ->
        [you] Играющий отдаёт вам { FORM($card, "accusative") }.
       *[other] { $name } получает { FORM($card, "accusative") }.
    }
event-laid =
    { $who ->
        [you] Вы кладёте { FORM($card, "accusative") } в другой прикуп.
       *[other] { $name } кладёт { FORM($card, "accusative") } в другой прикуп.
    }
event-raised =
    { $who ->
        [you] Вы повышаете заказ до { $value }.
       *[other] { $name } повышает заказ до { $value }.
    }
event-kept =
    { $who ->
        [you] Вы остаётесь на { $value }.
       *[other] { $name } остаётся на { $value }.
    }
event-wrote_off =
    { $who ->
        [you] Вы расписываете заказ { $value }.
       *[other] { $name } расписывает заказ { $value }.
    }
event-bombed =
    { $who ->
        [you] Вы бросаете карты при заказе { $value }.
       *[other] { $name } бросает карты при заказе { $value }.
    }
event-aces =
    { $who ->
        [you] Вы объявляете тузовый марьяж, { $value }.
       *[other] { $name } объявляет тузовый марьяж, { $value }.
    }
event-left_over =
    { $who ->
        [you] За последнюю взятку вы получаете оставшиеся карты: { $cards }, { $value ->
                [one] { $value } очко
                [few] { $value } очка
               *[other] { $value } очков
            }.
       *[other] За последнюю взятку { $name } получает оставшиеся карты: { $cards }, { $value ->
                [one] { $value } очко
                [few] { $value } очка
               *[other] { $value } очков
            }.
    }
# $how: очки записаны или потеряны.
event-scored =
    { $how ->
        [lost]
            { $who ->
                [you]
                    Вы теряете { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
               *[other]
                    { $name } теряет { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
            }
       *[won]
            { $who ->
                [you]
                    Вы пишете { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
               *[other]
                    { $name } пишет { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
            }
    }

# Почему сейчас нельзя.

refused-thousand-lead-ace = Вы объявили четырёх тузов: ходите тузом.
refused-thousand-lead-trump = Козырь { $suit } назначил другой игрок: ходить с него нельзя, пока есть другие масти.
refused-thousand-play-not-yet = Розыгрыш ещё не начался: сначала торговля.
refused-thousand-aces-not-held = Для тузового марьяжа нужны все четыре туза на руках.
refused-thousand-no-ace-marriage = Тузовый марьяж в этой игре не считается.
refused-thousand-aces-value = Тузовый марьяж стоит { $value }: объявляйте столько.
refused-thousand-meld-no-trick = Объявить марьяж можно, только взяв хотя бы одну взятку.
refused-thousand-bid-not-now = Сейчас не торгуются.
refused-thousand-bid-low = { $bid } мало: самое меньшее { $least }.
refused-thousand-bid-step = { $bid } сказать нельзя: число должно делиться на { $step }.
refused-thousand-bid-jump = Через шаг прыгать нельзя: скажите { $least } или пас.
refused-thousand-bid-highest = { $bid } набрать невозможно: все карты и марьяжи вместе дают { $highest }.
refused-thousand-bid-marriage = У вас нет марьяжа, больше 120 говорить нельзя; { $bid } много.
refused-thousand-bid-marriages = С вашими марьяжами можно идти до { $limit }; { $bid } много.
refused-thousand-bid-silence = У вас меньше { $limit }: вы обязаны пасовать.
refused-thousand-look-first = Сначала скажите втёмную или посмотрите карты.
refused-thousand-pass-not-now = Сейчас пасовать не на что.
refused-thousand-blind-not-now = Сейчас играть втёмную нельзя.
refused-thousand-blind-value = Втёмную здесь можно сказать { $least } или другое предложенное число.
refused-thousand-look-not-now = Закрытых карт у вас сейчас нет.
refused-thousand-redeal-not-now = Требовать пересдачи поздно.
refused-thousand-redeal-hand = С такой картой пересдачи требовать нельзя.
refused-thousand-redeal-nines = Сейчас пересдача только при четырёх девятках.
refused-thousand-redeal-stock = От такого прикупа отказаться нельзя, или карта уже отдана.
refused-thousand-decline-not-now = Сейчас отказываться не от чего.
refused-thousand-answer-first = Сначала ответьте, хотите ли вы пересдачи.
refused-thousand-stock-not-now = Сейчас прикуп не выбирают.
refused-thousand-stock-number = Прикупов два: возьмите первый или второй.
refused-thousand-give-not-now = Сейчас карты не отдают.
refused-thousand-give-to = Отдайте карту одному из соперников в этой раздаче.
refused-thousand-give-twice =
    { $who ->
        [you] Вам карта уже отдана.
       *[other] { $name } уже с картой: вторая карта для другого соперника.
    }
refused-thousand-give-none = Здесь карты не отдают: положите две в другой прикуп.
refused-thousand-give-not-held = У вас нет этой карты: { $card }.
refused-thousand-give-stock = Здесь отдают только карты из прикупа: { $cards }.
refused-thousand-discard-not-now = Сейчас карты не сносят.
refused-thousand-exchange-first = У вас лишние карты: сначала отдайте или снесите их.
refused-thousand-raise-not-now = Повысить заказ можно только перед первым ходом, когда вас спрашивают.
refused-thousand-raise-first = Сначала оставьте или повысьте заказ.
refused-thousand-raise-never = В этой игре заказ не повышают.
refused-thousand-raise-golden = В золотом кону заказ остаётся { $contract }.
refused-thousand-raise-low = { $bid } не выше: заказ { $contract }.
refused-thousand-raise-cap = С этой картой можно повысить до { $limit }; { $bid } много.
refused-thousand-keep-not-now = Сейчас подтверждать нечего.
refused-thousand-write-off-never = В этой игре не расписывают.
refused-thousand-write-off-not-now = Расписать может только играющий: до отдачи карт или при вопросе о повышении.
refused-thousand-write-off-limit = Вы расписали уже { $limit } раз: больше в этой партии нельзя.
refused-thousand-bomb-never = В этой игре карты не бросают.
refused-thousand-bomb-not-now = Бросить карты может только играющий: до отдачи карт или при вопросе о повышении.

# Как кончилась раздача (end-), что она дала (worth-) и что случилось на листе (sheet-).

end-thousand-made =
    { $who ->
        [you] Вы набираете { $points } при заказе { $contract }: заказ сыгран, вы пишете { $value }.
       *[other] { $name } набирает { $points } при заказе { $contract }: заказ сыгран, запись { $value }.
    }
end-thousand-failed =
    { $who ->
        [you] Вы набираете { $points } при заказе { $contract }: не хватает, вы теряете { $value }.
       *[other] { $name } набирает { $points } при заказе { $contract }: не хватает, потеря { $value }.
    }
end-thousand-written-off =
    { $who ->
        [you] Вы расписываете: соперникам по { $value }, вам минус { $loss }.
       *[other] { $name } расписывает: соперникам по { $value }, себе минус { $loss }.
    }
end-thousand-bomb =
    { $who ->
        [you] Вы бросаете карты: соперникам по { $value }.
       *[other] { $name } бросает карты: соперникам по { $value }.
    }
end-thousand-bad-cut =
    { $who ->
        [you] Внизу { $card }: вы снимаете ещё раз. Неудач подряд: { $count }.
       *[other] Внизу { $card }: { $name } снимает ещё раз. Неудач подряд: { $count }.
    }
end-thousand-cut-fine =
    { $who ->
        [you] Внизу { $card }, третья неудача подряд: вы платите { $value }, сдаёт следующий.
       *[other] Внизу { $card }, третья неудача подряд: { $name } платит { $value }, сдаёт следующий.
    }
end-thousand-cut-fine-dealer =
    { $who ->
        [you] Внизу { $card }, третья неудача подряд: сдаёте вы, вы платите { $value } и сдаёте снова.
       *[other] Внизу { $card }, третья неудача подряд: сдаёт { $name }, платит { $value } и сдаёт снова.
    }
end-thousand-redeal =
    { $who ->
        [you] Ваша карта даёт право на пересдачу: тот же игрок сдаёт снова.
       *[other] Пересдачи требует { $name }: тот же игрок сдаёт снова.
    }
end-thousand-redeal-stock =
    { $who ->
        [you] Вы отказываетесь от прикупа: тот же игрок сдаёт снова.
       *[other] { $name } отказывается от прикупа: тот же игрок сдаёт снова.
    }
end-thousand-all-passed = Все пасуют: тот же игрок сдаёт снова.
end-thousand-breach =
    { $who ->
        [you] Вы говорите { $value } без нужного марьяжа: минус { $value }, раздача окончена.
       *[other] { $name } говорит { $value } без нужного марьяжа: минус { $value }, раздача окончена.
    }
worth-thousand-other =
    { $who ->
        [you] Вы набираете { $points } и пишете { $value }.
       *[other] { $name } набирает { $points } и пишет { $value }.
    }
worth-thousand-sitter =
    { $who ->
        [you] Вы не играете: прикуп стоит { $points }, вы пишете { $value }.
       *[other] { $name } не играет: прикуп стоит { $points }, запись { $value }.
    }
worth-thousand-blind =
    { $who ->
        [you] Вы играете втёмную: ваша запись удваивается.
       *[other] { $name } играет втёмную: эта запись удваивается.
    }
worth-thousand-blind-all =
    { $who ->
        [you] Вы играете втёмную: все записи удваиваются.
       *[other] { $name } играет втёмную: все записи удваиваются.
    }
worth-thousand-golden = Золотой кон: все записи удваиваются.
sheet-bolt =
    { $who ->
        [you] Вам болт: { $count } из { $limit }.
       *[other] { $name } получает болт: { $count } из { $limit }.
    }
sheet-bolt-fine =
    { $who ->
        [you] Ваш болт номер { $limit }: вы платите { $value }, болты сняты.
       *[other] { $name } получает болт номер { $limit } и платит { $value }; болты сняты.
    }
sheet-write-off-fine =
    { $who ->
        [you] Ваша третья роспись стоит ещё { $value }.
       *[other] { $name } расписывает в третий раз и платит ещё { $value }.
    }
sheet-streak-fine =
    { $who ->
        [you] Раздач без очков подряд: { $count }. Вы платите { $value }.
       *[other] { $name }: раздач без очков подряд { $count }, штраф { $value }.
    }
sheet-frozen =
    { $who ->
        [you] С { $limit } считается только ваш заказ: эти очки не пишутся.
       *[other] С { $limit } считается только свой заказ: эти очки не пишутся. { $name } остаётся на месте.
    }
sheet-barrel-won =
    { $who ->
        [you] { $contract } с бочки: вы выигрываете партию.
       *[other] { $contract } с бочки: партию выигрывает { $name }.
    }
sheet-barrel-short =
    { $who ->
        [you] { $contract } на бочке мало, вам нужно { $least }: ничего не пишется.
       *[other] { $contract } на бочке мало ({ $name }: нужно { $least }): ничего не пишется.
    }
sheet-barrel-attempt =
    { $who ->
        [you] Вы остаётесь на бочке: попытка { $count } из { $attempts } использована.
       *[other] { $name } остаётся на бочке: попытка { $count } из { $attempts } использована.
    }
sheet-fall =
    { $who ->
        [you] Вы падаете с бочки и теряете { $value }: { $score }.
       *[other] { $name } падает с бочки и теряет { $value }: { $score }.
    }
sheet-fall-to-zero =
    { $who ->
        [you] Вы падаете с бочки в { $count }-й раз: у вас ноль.
       *[other] { $name } падает с бочки в { $count }-й раз: счёт ноль.
    }
sheet-together =
    { $who ->
        [you] На бочку пришли сразу слишком многие: вы отброшены на { $score }.
       *[other] На бочку пришли сразу слишком многие: { $name } отбрасывается на { $score }.
    }
sheet-bounced =
    { $who ->
        [you] На бочке нет места: вы отброшены на { $score }.
       *[other] На бочке нет места: { $name } отбрасывается на { $score }.
    }
sheet-barrel =
    { $who ->
        [you] Вы на бочке: { $score }.
       *[other] { $name } на бочке: { $score }.
    }
sheet-dump =
    { $who ->
        [you] У вас ровно { $score }: самосвал, счёт ноль.
       *[other] { $name }: ровно { $score }, самосвал, счёт ноль.
    }

# Договорённости.

decides-players = Сколько игроков.
value-players-2 = двое
value-players-3 = трое
value-players-4 = четверо, один не играет

decides-sitter = Кто из четверых не играет.
value-sitter-dealer = не играет сдающий
value-sitter-right_of_dealer = не играет сосед сдающего справа
value-sitter-opposite_dealer = не играет сидящий напротив сдающего
value-sitter-last_bidder = не играет тот, до кого торговля доходит последней

decides-sitter_score = Что даёт прикуп тому, кто не играет.
value-sitter_score-none = кто не играет, ничего не пишет
value-sitter_score-cards = кто не играет, пишет очки прикупа
value-sitter_score-cards_plus_marriage = кто не играет, пишет очки и марьяж прикупа
value-sitter_score-marriage_only = кто не играет, пишет только марьяж в прикупе
value-sitter_score-aces40_plus_marriage = кто не играет, пишет по 40 за туза и марьяж в прикупе
value-sitter_score-aces50_plus_marriage = кто не играет, пишет по 50 за туза и марьяж в прикупе

decides-two_player_mode = Как сдают и меняются вдвоём.
value-two_player_mode-9_2x3 = вдвоём: девять карт, два прикупа по три, одну отдать и одну снести
value-two_player_mode-10_2x2_discard2 = вдвоём: десять карт, два прикупа по две, две снести
value-two_player_mode-10_2x2_pass1 = вдвоём: десять карт, два прикупа по две, одну отдать

decides-unused_to_last_trick = Достаются ли невзятые карты последней взятке.
value-unused_to_last_trick-true = невзятые карты идут с последней взяткой
value-unused_to_last_trick-false = невзятые карты никому не считаются

decides-cut_check = Какая нижняя карта портит снятие.
value-cut_check-off = нижнюю карту не смотрят
value-cut_check-nine = при девятке снимают заново
value-cut_check-nine_or_jack = при девятке или вальте снимают заново

decides-cut_penalty_payer = Кто платит за три неудачных снятия.
value-cut_penalty_payer-cutter = за три неудачи платит снимающий
value-cut_penalty_payer-dealer = за три неудачи платит сдающий

decides-misdeal_penalty = Сколько стоит ошибка сдачи на листе.
value-misdeal_penalty = за ошибку сдачи { $value }

decides-misdeal_redealer = Кто сдаёт после ошибки, на листе.
value-misdeal_redealer-same = после ошибки сдаёт тот же
value-misdeal_redealer-next = после ошибки сдаёт следующий
value-misdeal_redealer-next_if_penalty = после ошибки со штрафом сдаёт следующий

decides-redeal_four_nines = Пересдача ли при четырёх девятках.
value-redeal_four_nines-off = с четырьмя девятками играют
value-redeal_four_nines-request = с четырьмя девятками можно пересдать
value-redeal_four_nines-automatic = с четырьмя девятками всегда пересдают

decides-redeal_three_nines = Можно ли пересдать с тремя девятками.
value-redeal_three_nines-true = с тремя девятками можно пересдать
value-redeal_three_nines-false = с тремя девятками играют

decides-redeal_four_jacks = Можно ли пересдать с четырьмя вальтами.
value-redeal_four_jacks-true = с четырьмя вальтами можно пересдать
value-redeal_four_jacks-false = с четырьмя вальтами играют

decides-redeal_low_hand = Со скольки очков нельзя пересдать слабую карту.
value-redeal_low_hand =
    { $value ->
        [0] со слабой картой играют
       *[other] карту слабее { $value } можно пересдать
    }

decides-redeal_low_stock = Ниже скольких очков можно отказаться от прикупа.
value-redeal_low_stock =
    { $value ->
        [0] от бедного прикупа не отказываются
       *[other] от прикупа меньше { $value } можно отказаться
    }

decides-redeal_stock_two_nines = Можно ли отказаться от прикупа с двумя девятками.
value-redeal_stock_two_nines-true = от прикупа с двумя девятками можно отказаться
value-redeal_stock_two_nines-false = от прикупа с двумя девятками не отказываются

decides-redeal_stock_only_at_min = Отказываться ли от прикупа только при наименьшем заказе.
value-redeal_stock_only_at_min-true = отказ от прикупа только при наименьшем заказе
value-redeal_stock_only_at_min-false = отказ от прикупа при любом заказе

decides-redeal_four_nines_after_exchange = Можно ли пересдать с четырьмя девятками после сноса.
value-redeal_four_nines_after_exchange-true = с четырьмя девятками после сноса можно пересдать
value-redeal_four_nines_after_exchange-false = с четырьмя девятками после сноса играют

decides-blind_bid = Кто может играть втёмную.
value-blind_bid-off = втёмную не играют
value-blind_bid-forced_seat_120 = обязанный может сказать 120 втёмную
value-blind_bid-any_first_bid = первый заказ любого может быть втёмную

decides-blind_scope = Чью запись удваивает игра втёмную.
value-blind_scope-declarer = игра втёмную удваивает запись играющего
value-blind_scope-all = игра втёмную удваивает все записи

decides-blind_min_score = С какого счёта можно играть втёмную.
value-blind_min_score =
    { $value ->
        [-9999] втёмную при любом счёте
       *[other] втёмную со счёта { $value }
    }

decides-forced_bid_seat = Кто с самого начала держит наименьший заказ.
value-forced_bid_seat-forehand = обязана первая рука
value-forced_bid_seat-dealer = обязан сдающий
value-forced_bid_seat-none = никто не обязан

decides-min_bid = Наименьший заказ.
value-min_bid = торговля с { $value }

decides-bid_steps = С какой высоты заказы кратны чему.
value-bid_steps = шаги торговли { $value } (с:шаг)

decides-bid_jumps = Можно ли перескакивать через шаг.
value-bid_jumps-true = перескакивать можно
value-bid_jumps-false = торгуются шаг за шагом

decides-bid_cap = До какого заказа можно торговаться.
value-bid_cap-none = торговля без предела
value-bid_cap-120_without_marriage = без марьяжа не больше 120
value-bid_cap-120_plus_marriages = не больше 120 и своих марьяжей

decides-bid_limit_enforcement = Что бывает за заказ выше предела.
value-bid_limit_enforcement-reject = слишком высокий заказ не принимается
value-bid_limit_enforcement-minus_bid_and_skip = слишком высокий заказ списывается, раздача окончена

decides-silence_below = У кого меньше, тот обязан пасовать.
value-silence_below =
    { $value ->
        [-9999] торговаться могут все
       *[other] у кого меньше { $value }, тот пасует
    }

decides-stock_visibility = Кто видит прикуп.
value-stock_visibility-all = прикуп видят все
value-stock_visibility-declarer = прикуп видит только играющий
value-stock_visibility-hidden_at_min = при наименьшем заказе прикуп не показывают

decides-stock_mode = Отдают любые карты или только из прикупа.
value-stock_mode-take_and_pass = отдают любые карты
value-stock_mode-pass_stock_cards = отдают только карты прикупа

decides-pass_face_up = Отдают ли карты открыто.
value-pass_face_up-true = карты отдают открыто
value-pass_face_up-false = карты отдают закрыто

decides-raise_time = Когда можно повысить заказ.
value-raise_time-after_pass = повышают после отдачи карт
value-raise_time-before_pass = повышают до отдачи карт
value-raise_time-none = не повышают

decides-raise_cap = Действует ли предел торговли при повышении.
value-raise_cap-none = повышение без предела
value-raise_cap-same_as_bid = при повышении тот же предел

decides-write_off = Что получают соперники при росписи.
value-write_off-off = без росписи
value-write_off-sixty = роспись даёт соперникам по 60
value-write_off-half = роспись даёт соперникам по половине заказа

decides-write_off_deduct = Теряется ли заказ при росписи.
value-write_off_deduct-true = роспись стоит заказа
value-write_off_deduct-false = роспись бесплатна

decides-write_off_fine = Сколько стоит каждая третья роспись.
value-write_off_fine = каждая третья роспись стоит { $value }

decides-write_off_limit = Сколько раз за партию можно расписать.
value-write_off_limit =
    { $value ->
        [0] росписей сколько угодно
       *[other] росписей не больше { $value }
    }

decides-bomb = Что получают соперники, когда бросают карты.
value-bomb =
    { $value ->
        [0] карты не бросают
       *[other] брошенные карты дают соперникам по { $value }
    }

decides-must_beat = Надо ли перебивать в масть.
value-must_beat-true = в масть надо перебивать
value-must_beat-false = в масть можно любую

decides-must_trump = Надо ли бить козырем, если нет масти.
value-must_trump-true = нет масти — бей козырем
value-must_trump-false = козырем бить не обязан

decides-no_lead_foreign_trump = Можно ли ходить с чужого козыря.
value-no_lead_foreign_trump-true = с чужого козыря не ходят
value-no_lead_foreign_trump-false = с козыря ходят свободно

decides-marriage_values = Сколько стоят марьяжи червей, бубен, треф и пик.
value-marriage_values = марьяжи { $value } (♥, ♦, ♣, ♠)

decides-marriage_requires_trick = Нужна ли взятка перед марьяжем.
value-marriage_requires_trick-true = марьяж только после взятки
value-marriage_requires_trick-false = марьяж с первого хода

decides-trump_activation = Когда марьяж становится козырем.
value-trump_activation-immediate = марьяж козырной сразу
value-trump_activation-next_trick = марьяж козырной со следующей взятки

decides-defender_marriages = Считаются ли марьяжи соперников.
value-defender_marriages-true = марьяжи считаются всем
value-defender_marriages-false = считаются только марьяжи играющего

decides-ace_marriage = Сколько стоит тузовый марьяж.
value-ace_marriage =
    { $value ->
        [0] тузового марьяжа нет
       *[other] тузовый марьяж стоит { $value }
    }

decides-declarer_success = Что пишут за сыгранный заказ.
value-declarer_success-bid = сыграно — пишут заказ
value-declarer_success-actual = сыграно — пишут набранное

decides-declarer_round_first = Округляют ли очки до сравнения с заказом.
value-declarer_round_first-true = сначала округляют, потом сравнивают
value-declarer_round_first-false = сравнивают без округления

decides-rounding = До чего округляют.
value-rounding-1 = без округления
value-rounding-5 = округление до 5
value-rounding-10 = округление до 10

decides-rounding_ties = Куда округляют ровно половину.
value-rounding_ties-up = половина вверх
value-rounding_ties-down = половина вниз

decides-bolt_mode = Пишут ли болты.
value-bolt_mode-off = без болтов
value-bolt_mode-cumulative = болты копятся всю партию
value-bolt_mode-consecutive = болты считаются только подряд

decides-bolt_test = За что дают болт.
value-bolt_test-no_trick = болт за отсутствие взяток
value-bolt_test-zero_points = болт за ноль очков

decides-bolt_limit = Сколько болтов до штрафа.
value-bolt_limit = штраф за { $value } болта

decides-bolt_declarer = Получает ли болты играющий.
value-bolt_declarer-true = болты и играющему
value-bolt_declarer-false = играющему болтов нет

decides-bolt_on_barrel = Бывают ли болты на бочке.
value-bolt_on_barrel-true = болты и на бочке
value-bolt_on_barrel-false = на бочке болтов нет

decides-penalty = Обычный штраф.
value-penalty = штрафы по { $value }

decides-no_win_streak = После скольких раздач без очков подряд штраф.
value-no_win_streak =
    { $value ->
        [0] за полосу неудач штрафа нет
       *[other] штраф за { $value } раздачи без очков
    }

decides-dump_truck = Бывает ли самосвал.
value-dump_truck-off = без самосвала
value-dump_truck-plus = самосвал только в плюсе
value-dump_truck-both = самосвал в плюсе и в минусе

decides-dump_score = Счёт самосвала.
value-dump_score = самосвал на { $value }

decides-golden_round = Играют ли золотой кон.
value-golden_round-true = сначала золотой кон
value-golden_round-false = без золотого кона

decides-golden_raise = Можно ли повышать в золотом кону.
value-golden_raise-true = в золотом кону повышают
value-golden_raise-false = в золотом кону не повышают

decides-golden_stock = Берут ли прикуп в золотом кону.
value-golden_stock-true = золотой кон с прикупом
value-golden_stock-false = золотой кон без прикупа

decides-golden_double_penalties = Удваиваются ли болты и штрафы в золотом кону.
value-golden_double_penalties-true = в золотом кону болты и штрафы вдвойне
value-golden_double_penalties-false = в золотом кону болты и штрафы обычные

decides-endgame = Что ждёт перед самой целью.
value-endgame-barrel = перед целью бочка
value-endgame-freeze = перед целью считается только заказ
value-endgame-none = перед целью ничего особого

decides-barrel_at = Счёт, с которого начинается бочка или заморозка.
value-barrel_at = бочка или заморозка на { $value }

decides-barrel_attempts = Сколько попыток на бочке.
value-barrel_attempts =
    { $value ->
        [0] попыток на бочке сколько угодно
       *[other] попыток на бочке: { $value }
    }

decides-barrel_min_contract = Наименьший заказ, который выигрывает с бочки.
value-barrel_min_contract = с бочки нужно { $value }

decides-barrel_fall_penalty = Сколько стоит падение с бочки.
value-barrel_fall_penalty = падение с бочки стоит { $value }

decides-barrel_failed_contract = Что даёт несыгранный заказ на бочке.
value-barrel_failed_contract-lose_bid = несыгранный заказ на бочке вычитается
value-barrel_failed_contract-attempt_only = несыгранный заказ на бочке стоит только попытки
value-barrel_failed_contract-max_on_last = последняя неудача стоит не меньше падения

decides-barrel_failed_counts_as_fall = Считается ли несыгранный заказ падением.
value-barrel_failed_counts_as_fall-true = несыгранный заказ — падение
value-barrel_failed_counts_as_fall-false = несыгранный заказ не падение

decides-barrel_falls_to_zero = На каком падении счёт обнуляется.
value-barrel_falls_to_zero =
    { $value ->
        [0] падения не обнуляют
       *[other] падение номер { $value } обнуляет
    }

decides-barrel_places = Сколько мест на бочке.
value-barrel_places = мест на бочке: { $value }

decides-barrel_collision = Что бывает, когда бочка занята.
value-barrel_collision-oldest_falls = с полной бочки падает первый
value-barrel_collision-all_fall = с полной бочки падают все
value-barrel_collision-coexist = на бочке помещаются все
value-barrel_collision-newcomer_bounces = полная бочка отбрасывает новых

decides-barrel_simultaneous = Что бывает, когда на бочку приходят сразу слишком многие.
value-barrel_simultaneous-all_fall = пришедшие вместе отбрасываются
value-barrel_simultaneous-coexist = пришедшие вместе остаются

decides-barrel_required = Выигрывают ли только с бочки.
value-barrel_required-true = выигрывают только с бочки
value-barrel_required-false = выиграть можно и без бочки

decides-target = Сколько нужно для победы.
value-target = игра до { $value }

decides-target_exclusive = Надо ли превысить цель.
value-target_exclusive-true = цель надо превысить
value-target_exclusive-false = цели надо достичь

decides-win_tie = Кто выигрывает, если цели достигли несколько.
value-win_tie-declarer = из достигших цели выигрывает играющий
value-win_tie-highest = из достигших цели выигрывает больший счёт

# Чего не бывает.

option-marriage-values =
    «{ $given }» не цены марьяжей. Напишите четыре числа от 10 до 300 для червей, бубен, треф и пик, например
    100,80,60,40.
option-bid-steps =
    «{ $given }» не шаги. Напишите пары «высота:шаг» с шагом меньше 100, начиная с 0, например 0:5,200:10.
option-min-bid = min_bid равен { $min_bid }, а карты и марьяжи вместе дают только { $highest }.
option-ace-marriage = Тузовый марьяж не может стоить { $given }: возьмите 0 или от 10.
option-blind-forced =
    blind_bid forced_seat_120 требует обязательного заказа не выше 120: измените forced_bid_seat или min_bid.
option-cap-breach = Без предела (bid_cap none) его не нарушить: поставьте bid_limit_enforcement на reject.
option-cap-raise = Без предела торговли (bid_cap none) нет и предела повышения: поставьте raise_cap на none.
option-stock-hidden =
    Отказ от прикупа и отдача только его карт требуют показа: поставьте stock_visibility на all или уберите эти правила.
option-stock-sitter =
    Закрытый прикуп нельзя записать тому, кто не играет: поставьте stock_visibility на all или sitter_score на none.
option-overtrump = must_overtrump требует must_trump.
option-golden-raise = golden_raise требует raise_time, отличного от none.
option-barrel-height = barrel_at равен { $barrel_at }, а должен быть ниже цели { $target }.
option-barrel-required = При endgame { $endgame } с бочки не выиграть: поставьте barrel_required на false.
option-barrel-short =
    С { $barrel_at } заказ { $contract } не доводит до { $needed }: увеличьте barrel_at или barrel_min_contract.
option-barrel-contract = { $contract } никто не наберёт: уменьшите barrel_min_contract.
option-dump-score = dump_score равен { $dump_score }, а должен быть ниже цели { $target }.
