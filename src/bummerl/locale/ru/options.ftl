# Договорённости. decides- говорит, что решает договорённость; value- — короткими словами, что значит одно из её значений.
# option- говорит, что с ней не так.

decides-deck = Сколько карт в колоде.
value-deck-20 = 20 карт, без девяток
value-deck-24 = 24 карты, с девятками
value-deck-32 = 32 карты, с девятками, восьмёрками и семёрками

decides-hand_size = По сколько карт сдают.
value-hand_size =
    { $value ->
        [one] по { $value } карте на руки
        [few] по { $value } карты на руки
       *[other] по { $value } карт на руки
    }

decides-deal_pattern = Какими пачками сдают; T — открытый козырь.
value-deal_pattern = сдача { $value }, T — открытый козырь

decides-dealer_rotation = Кто сдаёт следующую раздачу.
value-dealer_rotation-alternate = сдают по очереди
value-dealer_rotation-winner = сдаёт победитель раздачи
value-dealer_rotation-loser = сдаёт проигравший раздачу

decides-open_follow = Чем отвечать на ход, пока карты берут из талона.
value-open_follow-none = пока берут карты, отвечают любой картой
value-open_follow-suit = с первой взятки отвечают в масть
value-open_follow-suit_trump = с первой взятки отвечают в масть или козырем
value-open_follow-strict = с первой взятки отвечают в масть и старше или козырем

decides-strict_follow = Чем отвечать на ход, когда талон закрыт или разобран.
value-strict_follow-suit = без талона отвечают в масть
value-strict_follow-suit_trump = без талона отвечают в масть или козырем
value-strict_follow-strict = без талона отвечают в масть и старше или козырем

decides-closing_allowed = Можно ли закрывать талон.
value-closing_allowed-true = талон можно закрыть
value-closing_allowed-false = талон не закрывают

decides-close_on_first_lead = Можно ли первой руке закрыть талон до первого хода.
value-close_on_first_lead-true = закрывать можно и до первой взятки
value-close_on_first_lead-false = закрывать можно только после первой взятки

decides-min_talon_to_close = Сколько карт должно быть в талоне, чтобы его закрыть, считая открытый козырь.
value-min_talon_to_close = для закрытия карт в талоне не меньше { $value }

decides-close_timing = Можно ли закрыть талон после взятки, ещё не взяв карту.
value-close_timing-after_draw = закрывают, взяв карту
value-close_timing-before_or_after_draw = закрывают до или после взятия карты

decides-exchange_by = Кто может обменять младший козырь на открытый.
value-exchange_by-leader = меняет только тот, кто ходит
value-exchange_by-either = меняет и тот, кто ходит, и тот, кто отвечает

decides-exchange_requires_trick = Нужна ли для обмена своя взятка.
value-exchange_requires_trick-true = обмен только после своей взятки
value-exchange_requires_trick-false = обмен и без своей взятки

decides-min_talon_to_exchange = Сколько карт должно быть в талоне для обмена, считая открытый козырь.
value-min_talon_to_exchange = для обмена карт в талоне не меньше { $value }

decides-exchange_after_opponent_close = Может ли соперник закрывшего ещё обменять в миг закрытия.
value-exchange_after_opponent_close-true = соперник закрывшего ещё может обменять
value-exchange_after_opponent_close-false = после закрытия не меняют

decides-marriage_on_first_lead = Объявляют ли марьяж на самом первом ходу.
value-marriage_on_first_lead-deferred = марьяжи с первого хода
value-marriage_on_first_lead-forbidden = на первом ходу марьяжа нет

decides-marriage_needs_trick = Нужна ли взятка, чтобы марьяж считался.
value-marriage_needs_trick-true = марьяж считается только со взяткой
value-marriage_needs_trick-false = марьяж считается и без взятки

decides-marriage_counted = Когда марьяж считается: сразу или со следующей своей взяткой.
value-marriage_counted-at_once = марьяж считается сразу
value-marriage_counted-next_trick = марьяж считается со следующей своей взяткой

decides-marriage_after_close = Объявляют ли марьяж после закрытия.
value-marriage_after_close-true = марьяжи и после закрытия
value-marriage_after_close-false = после закрытия марьяжей нет

decides-marriage_after_exhaustion = Объявляют ли марьяж, когда талон разобран.
value-marriage_after_exhaustion-true = марьяжи и без талона
value-marriage_after_exhaustion-false = без талона марьяжей нет

decides-marriage_lead_card = Какой картой марьяжа ходят.
value-marriage_lead_card-either = с марьяжа ходят любой его картой
value-marriage_lead_card-king = с марьяжа ходят королём

decides-claim_timing = Когда можно объявить игру.
value-claim_timing-trick_or_marriage = объявляют после своей взятки или марьяжа
value-claim_timing-any_time = объявляют на любом своём ходу

decides-claim_mode = Объявляют ли игроки сами или за них программа.
value-claim_mode-manual = игроки объявляют сами
value-claim_mode-auto = объявляет программа

decides-target_points = Сколько очков нужно для верного объявления.
value-target_points = для объявления нужно очков { $value }

decides-false_claim_value = Сколько соперник получает за ошибочное объявление.
value-false_claim_value-two_or_three = ошибка стоит 2, или 3, если соперник без взяток
value-false_claim_value-two = ошибка стоит 2
value-false_claim_value-as_if_won = ошибка стоит столько, сколько принёс бы выигрыш
value-false_claim_value-by_claimant = ошибка стоит 1, 2 или 3 по тому, что есть у объявившего

decides-closing_scored_at = Что у соперника считается, когда закрывший верно объявил.
value-closing_scored_at-close = закрывшему считают то, что было у соперника при закрытии
value-closing_scored_at-claim = закрывшему считают то, что есть у соперника при объявлении

decides-failed_close_value = Сколько соперник получает за неудачное закрытие.
value-failed_close_value-opp_trickless = неудачное закрытие стоит 2, или 3, если соперник был при нём без взяток
value-failed_close_value-closer_zero = неудачное закрытие стоит 2, или 3, если закрывший без очков
value-failed_close_value-three = неудачное закрытие стоит 3
value-failed_close_value-us1895 =
    неудачное закрытие стоит 3, если соперник был при нём без взяток, иначе 2, или 1, если закрывший не шнейдер

decides-opponent_claim_after_close_value = Сколько получает соперник закрывшего, объявив раньше.
value-opponent_claim_after_close_value-as_failed_close = соперник закрывшего объявляет по цене неудачного закрытия
value-opponent_claim_after_close_value-closer_trickless =
    соперник закрывшего объявляет за 2, или за 3, если закрывший без взяток
value-opponent_claim_after_close_value-two = соперник закрывшего объявляет за 2

decides-closer_false_claim = Сколько стоит ошибочное объявление закрывшего.
value-closer_false_claim-max = ошибка закрывшего стоит как неудачное закрытие, если это больше
value-closer_false_claim-false_claim = ошибка закрывшего стоит как любая другая

decides-last_trick_bonus = Сколько очков даёт последняя взятка, если талон не закрывали.
value-last_trick_bonus =
    { $value ->
        [0] за последнюю взятку ничего сверх карт
       *[other] за последнюю взятку ещё { $value }
    }

decides-no_claim_result = Кто выигрывает раздачу без закрытия и объявления.
value-no_claim_result-last_trick_one = без объявления последняя взятка даёт 1
value-no_claim_result-higher_total = без объявления выигрывает больший счёт
value-no_claim_result-carry_one = без объявления выигрывает лишь тот, кто один набрал нужное, иначе 1 очко переходит

decides-tie_result = Что бывает, когда очков в конце поровну.
value-tie_result-na = ничьих не бывает
value-tie_result-redeal_same_dealer = после ничьей сдаёт тот же
value-tie_result-next_plus_one = после ничьей следующая раздача дороже на 1

decides-schneider_threshold = С каким числом очков проигравший ещё шнейдер, и раздача стоит 2.
value-schneider_threshold = шнейдер, если очков меньше { $value }

decides-schwarz_basis = Когда проигравший шварц, и раздача стоит 3: без взяток или без очков.
value-schwarz_basis-no_trick = шварц — без взяток
value-schwarz_basis-zero_points = шварц — без очков

decides-closed_game_multiplier = Во сколько раз дороже раздача с закрытым талоном.
value-closed_game_multiplier =
    { $value ->
        [1] закрытая раздача стоит как другие
       *[other] закрытая раздача умножается на { $value }
    }

decides-match_points = Сколько игровых очков выигрывают партию.
value-match_points = партия до { $value }

decides-score_direction = Считают ли от нуля вверх или до нуля вниз.
value-score_direction-up = счёт идёт вверх от 0
value-score_direction-down = счёт идёт вниз до 0

decides-schneider_bummerl = Сколько буммерлей получает тот, кто за партию ничего не записал.
value-schneider_bummerl =
    { $value ->
        [1] сухая партия — один буммерль, как любая
       *[other] сухая партия — буммерлей { $value }
    }

decides-trick_review = Какие взятки можно смотреть ещё раз.
value-trick_review-own_all = свои взятки смотреть можно, у соперника — последнюю до нового хода
value-trick_review-own_only = смотреть можно только свои взятки
value-trick_review-last_only = смотреть можно только последнюю взятку, до нового хода
value-trick_review-none = взятые карты лежат закрытыми

decides-must_overtrump = Надо ли перебивать козырь старшим козырем.
value-must_overtrump-true = козырь перебивают старшим
value-must_overtrump-false = годится любой козырь

decides-undertrump = Надо ли класть козырь, которым не перебить.
value-undertrump-forced = слабый козырь тоже кладут
value-undertrump-free = слабый козырь класть не обязан

option-left-out = { $option } имеет смысл только с настоящими картами; здесь настраивать нечего.
option-unknown =
    { $count ->
        [0] Договорённости «{ $option }» нет.
       *[other] Договорённости «{ $option }» нет. Похожие: { $near }.
    }
option-value = { $option } не может быть «{ $given }». Возможно: { $allowed }.
option-number = { $option } не может быть «{ $given }». Возможно целое число от { $low } до { $high }.
option-pattern =
    «{ $given }» — не порядок сдачи. Напишите по порядку пачки от 1 до 8 карт и один раз T для открытого козыря, через запятую,
    например 3,T,2.
option-pattern-sum =
    При порядке { $given } игрок получает карт: { $dealt }, а hand_size равен { $hand_size }. Измените одно из двух.
option-talon =
    min_talon_to_close или min_talon_to_exchange требует в талоне карт { $least }, а в начале их { $talon }. Поставьте не больше
    { $talon }.
option-marriage-clash = marriage_counted не может быть next_trick при marriage_needs_trick=false. Измените одно из двух.
option-tie =
    no_claim_result { $no_claim } и tie_result { $tie } вместе не подходят. К last_trick_one подходит na, к higher_total —
    redeal_same_dealer или next_plus_one, к carry_one — next_plus_one.
