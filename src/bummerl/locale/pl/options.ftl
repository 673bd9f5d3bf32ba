# Opcje. decides- mówi, o czym opcja decyduje; value- mówi krótko, co znaczy jedna z jej wartości. option- mówi, co jest z nią
# nie tak.

decides-deck = Ile kart ma talia.
value-deck-20 = 20 kart, bez dziewiątek
value-deck-24 = 24 karty, z dziewiątkami
value-deck-32 = 32 karty, z dziewiątkami, ósemkami i siódemkami

decides-hand_size = Po ile kart się rozdaje.
value-hand_size =
    { $value ->
        [one] po { $value } karcie na rękę
        [few] po { $value } karty na rękę
       *[other] po { $value } kart na rękę
    }

decides-deal_pattern = Jakimi paczkami się rozdaje; T to odkryty atut.
value-deal_pattern = rozdanie { $value }, gdzie T to odkryty atut

decides-dealer_rotation = Kto rozdaje następne rozdanie.
value-dealer_rotation-alternate = rozdaje się na zmianę
value-dealer_rotation-winner = rozdaje zwycięzca rozdania
value-dealer_rotation-loser = rozdaje przegrany

decides-open_follow = Co wolno dołożyć, póki karty się dobiera.
value-open_follow-none = póki karty się dobiera, dokłada się dowolną
value-open_follow-suit = od pierwszej lewy do koloru
value-open_follow-suit_trump = od pierwszej lewy do koloru albo atutem
value-open_follow-strict = od pierwszej lewy do koloru i wyżej albo atutem

decides-strict_follow = Co wolno dołożyć, gdy talon jest zamknięty albo się skończył.
value-strict_follow-suit = bez talonu do koloru
value-strict_follow-suit_trump = bez talonu do koloru albo atutem
value-strict_follow-strict = bez talonu do koloru i wyżej albo atutem

decides-closing_allowed = Czy talon można zamknąć.
value-closing_allowed-true = talon można zamknąć
value-closing_allowed-false = talonu się nie zamyka

decides-close_on_first_lead = Czy pierwszy gracz może zamknąć talon przed pierwszym wyjściem.
value-close_on_first_lead-true = zamykać można przed pierwszą lewą
value-close_on_first_lead-false = zamykać można dopiero po pierwszej lewie

decides-min_talon_to_close = Ile kart musi mieć talon, by go zamknąć, licząc odkryty atut.
value-min_talon_to_close = do zamknięcia kart w talonie co najmniej { $value }

decides-close_timing = Czy po lewie można zamknąć talon przed dobraniem karty.
value-close_timing-after_draw = zamyka się po dobraniu
value-close_timing-before_or_after_draw = zamyka się przed dobraniem albo po nim

decides-exchange_by = Kto może wymienić najniższy atut na odkryty.
value-exchange_by-leader = wymienia tylko ten, kto wychodzi
value-exchange_by-either = wymienia i ten, kto wychodzi, i ten, kto dokłada

decides-exchange_requires_trick = Czy do wymiany trzeba mieć lewę.
value-exchange_requires_trick-true = wymiana dopiero po wziętej lewie
value-exchange_requires_trick-false = wymiana także bez lewy

decides-min_talon_to_exchange = Ile kart musi mieć talon do wymiany, licząc odkryty atut.
value-min_talon_to_exchange = do wymiany kart w talonie co najmniej { $value }

decides-exchange_after_opponent_close = Czy przeciwnik zamykającego może jeszcze wymienić w chwili zamknięcia.
value-exchange_after_opponent_close-true = przeciwnik zamykającego może jeszcze wymienić
value-exchange_after_opponent_close-false = zamknięcie kończy wymiany

decides-marriage_on_first_lead = Czy meldować można przy pierwszym wyjściu.
value-marriage_on_first_lead-deferred = meldunki od pierwszego wyjścia
value-marriage_on_first_lead-forbidden = przy pierwszym wyjściu bez meldunku

decides-marriage_needs_trick = Czy meldunek liczy się dopiero z lewą.
value-marriage_needs_trick-true = meldunek liczy się tylko z lewą
value-marriage_needs_trick-false = meldunek liczy się i bez lewy

decides-marriage_counted = Czy meldunek liczy się od razu, czy z następną własną lewą.
value-marriage_counted-at_once = meldunek liczy się od razu
value-marriage_counted-next_trick = meldunek liczy się z następną własną lewą

decides-marriage_after_close = Czy meldować można po zamknięciu.
value-marriage_after_close-true = meldunki także po zamknięciu
value-marriage_after_close-false = po zamknięciu bez meldunków

decides-marriage_after_exhaustion = Czy meldować można, gdy talon się skończył.
value-marriage_after_exhaustion-true = meldunki także bez talonu
value-marriage_after_exhaustion-false = bez talonu bez meldunków

decides-marriage_lead_card = Którą kartą meldunku się wychodzi.
value-marriage_lead_card-either = z meldunku wychodzi się dowolną jego kartą
value-marriage_lead_card-king = z meldunku wychodzi się królem

decides-claim_timing = Kiedy można zgłosić wygraną.
value-claim_timing-trick_or_marriage = zgłasza się po wziętej lewie albo meldunku
value-claim_timing-any_time = zgłasza się w każdej swojej kolejce

decides-claim_mode = Czy gracze zgłaszają sami, czy program za nich.
value-claim_mode-manual = gracze zgłaszają sami
value-claim_mode-auto = zgłasza program

decides-target_points = Ile oczek trzeba do słusznego zgłoszenia.
value-target_points = do zgłoszenia trzeba oczek { $value }

decides-false_claim_value = Co przeciwnik dostaje za błędne zgłoszenie.
value-false_claim_value-two_or_three = błędne zgłoszenie kosztuje 2, albo 3, gdy przeciwnik nie ma lewy
value-false_claim_value-two = błędne zgłoszenie kosztuje 2
value-false_claim_value-as_if_won = błędne zgłoszenie kosztuje tyle, ile dałaby wygrana
value-false_claim_value-by_claimant = błędne zgłoszenie kosztuje 1, 2 albo 3, według tego, co ma zgłaszający

decides-closing_scored_at = Co przeciwnika się liczy, gdy zamykający słusznie zgłosi.
value-closing_scored_at-close = zamykającemu liczy się to, co przeciwnik ma przy zamknięciu
value-closing_scored_at-claim = zamykającemu liczy się to, co przeciwnik ma przy zgłoszeniu

decides-failed_close_value = Co przeciwnik dostaje za nieudane zamknięcie.
value-failed_close_value-opp_trickless = nieudane zamknięcie kosztuje 2, albo 3, gdy przeciwnik nie miał przy nim lewy
value-failed_close_value-closer_zero = nieudane zamknięcie kosztuje 2, albo 3, gdy zamykający nie ma oczek
value-failed_close_value-three = nieudane zamknięcie kosztuje 3
value-failed_close_value-us1895 =
    nieudane zamknięcie kosztuje 3, gdy przeciwnik nie miał przy nim lewy, inaczej 2, albo 1, gdy zamykający nie jest schneider

decides-opponent_claim_after_close_value = Co dostaje przeciwnik zamykającego, gdy zgłosi pierwszy.
value-opponent_claim_after_close_value-as_failed_close = przeciwnik zamykającego zgłasza za cenę nieudanego zamknięcia
value-opponent_claim_after_close_value-closer_trickless =
    przeciwnik zamykającego zgłasza za 2, albo za 3, gdy zamykający nie ma lewy
value-opponent_claim_after_close_value-two = przeciwnik zamykającego zgłasza za 2

decides-closer_false_claim = Ile kosztuje błędne zgłoszenie zamykającego.
value-closer_false_claim-max = błąd zamykającego kosztuje jak nieudane zamknięcie, jeśli to więcej
value-closer_false_claim-false_claim = błąd zamykającego kosztuje jak każdy inny

decides-last_trick_bonus = Ile oczek daje ostatnia lewa, gdy talonu nie zamknięto.
value-last_trick_bonus =
    { $value ->
        [0] za ostatnią lewę nic ponad karty
       *[other] za ostatnią lewę jeszcze { $value }
    }

decides-no_claim_result = Kto wygrywa rozdanie bez zamknięcia i zgłoszenia.
value-no_claim_result-last_trick_one = bez zgłoszenia ostatnia lewa daje 1
value-no_claim_result-higher_total = bez zgłoszenia wygrywa więcej oczek
value-no_claim_result-carry_one = bez zgłoszenia wygrywa tylko ten, kto jeden ma dość, inaczej 1 punkt przechodzi dalej

decides-tie_result = Co się dzieje, gdy na końcu oczek jest po równo.
value-tie_result-na = remisów nie ma
value-tie_result-redeal_same_dealer = po remisie rozdaje ten sam
value-tie_result-next_plus_one = po remisie następne rozdanie liczy się o 1 więcej

decides-schneider_threshold = Poniżej ilu oczek przegrany jest schneider, a rozdanie liczy się 2.
value-schneider_threshold = schneider poniżej { $value }

decides-schwarz_basis = Kiedy przegrany jest schwarz, a rozdanie liczy się 3: bez lewy czy bez oczek.
value-schwarz_basis-no_trick = schwarz to bez lewy
value-schwarz_basis-zero_points = schwarz to bez oczek

decides-closed_game_multiplier = Ile razy liczy się rozdanie z zamkniętym talonem.
value-closed_game_multiplier =
    { $value ->
        [1] zamknięte rozdanie liczy się jak inne
       *[other] zamknięte rozdanie liczy się razy { $value }
    }

decides-match_points = Ile punktów wygrywa partię.
value-match_points = partia do { $value }

decides-score_direction = Czy liczy się w górę od 0, czy w dół do 0.
value-score_direction-up = wynik rośnie od 0
value-score_direction-down = wynik spada do 0

decides-schneider_bummerl = Ile bummerli dostaje ten, kto w całej partii niczego nie zapisał.
value-schneider_bummerl =
    { $value ->
        [1] partia do zera to jeden bummerl, jak każda
       *[other] partia do zera to bummerli { $value }
    }

decides-trick_review = Które lewy można obejrzeć jeszcze raz.
value-trick_review-own_all = oglądać można swoje lewy, a cudzą ostatnią do następnego wyjścia
value-trick_review-own_only = oglądać można tylko swoje lewy
value-trick_review-last_only = oglądać można tylko ostatnią lewę, do następnego wyjścia
value-trick_review-none = wzięte lewy leżą zakryte

decides-must_overtrump = Czy trzeba przebijać atut wyższym atutem.
value-must_overtrump-true = atuty trzeba przebijać
value-must_overtrump-false = wystarczy dowolny atut

decides-undertrump = Czy trzeba dać atut, którym nie można przebić.
value-undertrump-forced = niższy atut też trzeba dać
value-undertrump-free = niższego atutu nie trzeba dawać

option-left-out = { $option } ma znaczenie tylko przy prawdziwych kartach; tu nie ma czego ustawiać.
option-unknown =
    { $count ->
        [0] Nie ma opcji „{ $option }”.
       *[other] Nie ma opcji „{ $option }”. Podobne: { $near }.
    }
option-value = { $option } nie może być „{ $given }”. Może być: { $allowed }.
option-number = { $option } nie może być „{ $given }”. Może być liczbą całkowitą od { $low } do { $high }.
option-pattern =
    „{ $given }” to nie kolejność rozdawania. Napisz po kolei paczki od 1 do 8 kart i raz T jako odkryty atut, z przecinkami, na
    przykład 3,T,2.
option-pattern-sum =
    Przy kolejności { $given } gracz dostaje kart { $dealt }, a hand_size to { $hand_size }. Zmień jedno z dwojga.
option-talon =
    min_talon_to_close albo min_talon_to_exchange wymaga w talonie kart { $least }, a na początku jest ich { $talon }. Ustaw
    najwyżej { $talon }.
option-marriage-clash = marriage_counted nie może być next_trick przy marriage_needs_trick=false. Zmień jedno z dwojga.
option-tie =
    no_claim_result { $no_claim } i tie_result { $tie } do siebie nie pasują. Do last_trick_one pasuje na, do higher_total
    redeal_same_dealer albo next_plus_one, do carry_one next_plus_one.
