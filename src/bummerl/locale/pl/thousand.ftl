# Tysiąc: licytacja, musik, meldunki, bolty i beczka.

# Zestawy zasad.

preset-thousand = Tysiąc rosyjski
about-thousand = Trzech graczy licytuje o trzy karty musika i gra do 1000, z boltami i beczką na 880.
preset-thousand_4p = Tysiąc rosyjski na czterech
about-thousand_4p = Rozdający pauzuje, widzi musik i zapisuje jego punkty; na beczce jest miejsce dla dwóch.
preset-thousand_2p = Tysiąc rosyjski we dwóch
about-thousand_2p = Dwa musiki po trzy karty: jeden bierze grający, drugi zdobywa ostatnia lewa.
preset-thousand_golden = Tysiąc rosyjski ze złotą kolejką
about-thousand_golden =
    W pierwszej kolejce nie ma licytacji: pierwszy gracz musi zrobić 120, a wszystko liczy się podwójnie.
preset-thousand_pagat = Tysiąc według pagat
about-thousand_pagat =
    Bez sprawdzania przełożenia; na beczce wystarczy 120, a grający może zrezygnować za 60 dla każdego.
preset-thousand_book = Tysiąc rosyjski z książki
about-thousand_book = Rosyjska książka: przymus rozdającego, przebijanie, atut od następnej lewy, 555 spada do zera.
preset-thousand_online = Tysiąc rosyjski jak w sieci
about-thousand_online =
    Jak na rosyjskich serwerach: słabą rękę można odrzucić, gracz na musie może grać w ciemno, na beczce mieszczą się
    wszyscy.
preset-tysiac = Tysiąc
about-tysiac =
    Polska gra: licytacja co 10, przymus przebijania, meldunki bez lewy, od 800 liczy się tylko to, co wylicytowane.
preset-tysiac_2p = Tysiąc we dwóch
about-tysiac_2p = Po dziesięć kart i dwa musiki po dwie; nikt nie musi licytować i nie ma limitu.
preset-thousand_ukrainian = Tysiąc ukraiński
about-thousand_ukrainian = Przymus rozdającego, przebijanie i przebijanie atutem, na beczce dwie próby.

# Co się dzieje. $value to odzywka, wartość albo punkty.

event-bad_cut =
    { $who ->
        [you] Przekładasz, na spodzie jest { $card }: złe przełożenie numer { $value } z rzędu.
       *[other] { $name } przekłada, na spodzie jest { $card }: złe przełożenie numer { $value } z rzędu.
    }
event-peeked =
    { $who ->
        [you] Oglądasz musik: { $cards }.
       *[other] { $name } ogląda musik: { $cards }.
    }
event-redealt =
    { $who ->
        [you] Żądasz nowego rozdania: { $cards }.
       *[other] { $name } żąda nowego rozdania: { $cards }.
    }
event-looked =
    { $who ->
        [you] Patrzysz w karty.
       *[other] { $name } patrzy w karty.
    }
event-bid =
    { $who ->
        [you] Licytujesz { $value }.
       *[other] { $name } licytuje { $value }.
    }
event-forced-bid =
    { $who ->
        [you] Musisz otworzyć licytację: { $value }.
       *[other] { $name } musi otworzyć licytację: { $value }.
    }
event-blind_bid =
    { $who ->
        [you] Licytujesz { $value } w ciemno.
       *[other] { $name } licytuje { $value } w ciemno.
    }
event-out =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
event-golden =
    { $who ->
        [you] Złota kolejka: musisz zrobić { $value }.
       *[other] Złota kolejka: { $name } musi zrobić { $value }.
    }
event-chose =
    { $who ->
        [you] Bierzesz musik { $value }.
       *[other] { $name } bierze musik { $value }.
    }
event-widow =
    { $who ->
        [you] Bierzesz musik: { $cards }.
       *[other] { $name } bierze musik: { $cards }.
    }
event-received =
    { $who ->
        [you] Grający oddaje ci { FORM($card, "accusative") }.
       *[other] { $name } dostaje { FORM($card, "accusative") }.
    }
event-laid =
    { $who ->
        [you] Odkładasz { FORM($card, "accusative") } do drugiego musika.
       *[other] { $name } odkłada { FORM($card, "accusative") } do drugiego musika.
    }
event-raised =
    { $who ->
        [you] Podnosisz kontrakt do { $value }.
       *[other] { $name } podnosi kontrakt do { $value }.
    }
event-kept =
    { $who ->
        [you] Zostajesz przy { $value }.
       *[other] { $name } zostaje przy { $value }.
    }
event-wrote_off =
    { $who ->
        [you] Rezygnujesz z kontraktu { $value }.
       *[other] { $name } rezygnuje z kontraktu { $value }.
    }
event-bombed =
    { $who ->
        [you] Rzucasz bombę przy { $value }.
       *[other] { $name } rzuca bombę przy { $value }.
    }
event-aces =
    { $who ->
        [you] Meldujesz cztery asy, { $value }.
       *[other] { $name } melduje cztery asy, { $value }.
    }
event-left_over =
    { $who ->
        [you] Za ostatnią lewę dostajesz pozostałe karty: { $cards }, { $value ->
                [one] { $value } punkt
                [few] { $value } punkty
               *[other] { $value } punktów
            }.
       *[other] Za ostatnią lewę { $name } dostaje pozostałe karty: { $cards }, { $value ->
                [one] { $value } punkt
                [few] { $value } punkty
               *[other] { $value } punktów
            }.
    }
# $how: punkty zapisane albo stracone.
event-scored =
    { $how ->
        [lost]
            { $who ->
                [you]
                    Tracisz { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
               *[other]
                    { $name } traci { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
            }
       *[won]
            { $who ->
                [you]
                    Zapisujesz { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
               *[other]
                    { $name } zapisuje { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
            }
    }

# Dlaczego teraz nie można.

refused-thousand-lead-ace = Masz zameldowane cztery asy: wyjdź asem.
refused-thousand-lead-trump = Atut { $suit } zameldował ktoś inny: nie możesz w niego wychodzić, dopóki masz inny kolor.
refused-thousand-play-not-yet = Rozgrywka jeszcze się nie zaczęła: najpierw licytacja.
refused-thousand-aces-not-held = Do zameldowania czterech asów potrzebne są wszystkie cztery w ręce.
refused-thousand-no-ace-marriage = Cztery asy nic tu dodatkowo nie dają.
refused-thousand-aces-value = Cztery asy są warte { $value }: tyle zamelduj.
refused-thousand-meld-no-trick = Meldować możesz dopiero po wzięciu lewy.
refused-thousand-bid-not-now = Teraz nie ma licytacji.
refused-thousand-bid-low = { $bid } to za mało: najmniej możesz dać { $least }.
refused-thousand-bid-step = { $bid } nie można licytować: musi to być wielokrotność { $step }.
refused-thousand-bid-jump = Bez przeskoków: licytuj { $least } albo pasuj.
refused-thousand-bid-highest = { $bid } nie da się zrobić: wszystkie karty i meldunki to razem { $highest }.
refused-thousand-bid-marriage = Nie masz meldunku, więc nie możesz dać więcej niż 120; { $bid } to za dużo.
refused-thousand-bid-marriages = Z twoimi meldunkami możesz dać najwyżej { $limit }; { $bid } to za dużo.
refused-thousand-bid-silence = Masz mniej niż { $limit }: musisz spasować.
refused-thousand-look-first = Najpierw licytuj w ciemno albo spójrz w karty.
refused-thousand-pass-not-now = Teraz nie ma na co pasować.
refused-thousand-blind-not-now = Teraz nie możesz licytować w ciemno.
refused-thousand-blind-value = W ciemno możesz tu dać { $least } albo inną podaną liczbę.
refused-thousand-look-not-now = Nie masz teraz zakrytych kart.
refused-thousand-redeal-not-now = Na nowe rozdanie jest za późno.
refused-thousand-redeal-hand = Z taką ręką nie możesz żądać nowego rozdania.
refused-thousand-redeal-nines = Teraz prawo do nowego rozdania dają tylko cztery dziewiątki.
refused-thousand-redeal-stock = Tego musika nie można odrzucić albo karta jest już oddana.
refused-thousand-decline-not-now = Teraz nie ma czego odmawiać.
refused-thousand-answer-first = Najpierw powiedz, czy chcesz nowego rozdania.
refused-thousand-stock-not-now = Teraz nie wybiera się musika.
refused-thousand-stock-number = Są dwa musiki: weź pierwszy albo drugi.
refused-thousand-give-not-now = Teraz nie oddaje się kart.
refused-thousand-give-to = Oddaj kartę jednemu z przeciwników w tym rozdaniu.
refused-thousand-give-twice =
    { $who ->
        [you] Masz już kartę.
       *[other] { $name } ma już kartę: druga jest dla drugiego przeciwnika.
    }
refused-thousand-give-none = Tu nie oddaje się kart: odłóż dwie do drugiego musika.
refused-thousand-give-not-held = Nie masz tej karty: { $card }.
refused-thousand-give-stock = Tu oddaje się tylko karty z musika: { $cards }.
refused-thousand-discard-not-now = Teraz nie odkłada się kart.
refused-thousand-exchange-first = Masz za dużo kart: najpierw oddaj lub odłóż, co trzeba.
refused-thousand-raise-not-now = Podnieść kontrakt można tylko przed pierwszym wyjściem, gdy pada pytanie.
refused-thousand-raise-first = Najpierw zostań przy kontrakcie albo go podnieś.
refused-thousand-raise-never = W tej grze kontraktu się nie podnosi.
refused-thousand-raise-golden = W złotej kolejce kontrakt zostaje { $contract }.
refused-thousand-raise-low = { $bid } to nie podwyżka: kontrakt wynosi { $contract }.
refused-thousand-raise-cap = Z tą ręką możesz podnieść najwyżej do { $limit }; { $bid } to za dużo.
refused-thousand-keep-not-now = Teraz nie ma kontraktu do potwierdzenia.
refused-thousand-write-off-never = W tej grze nie ma rezygnacji.
refused-thousand-write-off-not-now = Zrezygnować może tylko grający: przed oddaniem kart albo przy pytaniu o podwyżkę.
refused-thousand-write-off-limit = Liczba rezygnacji: { $limit }. Więcej w tej partii nie wolno.
refused-thousand-bomb-never = W tej grze nie ma bomby.
refused-thousand-bomb-not-now = Bombę może rzucić tylko grający: przed oddaniem kart albo przy pytaniu o podwyżkę.

# Jak skończyło się rozdanie (end-), co dało (worth-) i co stało się na kartce (sheet-).

end-thousand-made =
    { $who ->
        [you] Masz { $points } przy kontrakcie { $contract }: ugrane, zapisujesz { $value }.
       *[other] { $name } ma { $points } przy kontrakcie { $contract }: ugrane, zapis { $value }.
    }
end-thousand-failed =
    { $who ->
        [you] Masz { $points } przy kontrakcie { $contract }: przegrane, tracisz { $value }.
       *[other] { $name } ma { $points } przy kontrakcie { $contract }: przegrane, strata { $value }.
    }
end-thousand-written-off =
    { $who ->
        [you] Rezygnujesz: przeciwnicy dostają po { $value }, tracisz { $loss }.
       *[other] { $name } rezygnuje: przeciwnicy dostają po { $value }, strata { $loss }.
    }
end-thousand-bomb =
    { $who ->
        [you] Rzucasz bombę: przeciwnicy dostają po { $value }.
       *[other] { $name } rzuca bombę: przeciwnicy dostają po { $value }.
    }
end-thousand-bad-cut =
    { $who ->
        [you] Na spodzie jest { $card }: przekładasz jeszcze raz. Złych przełożeń z rzędu: { $count }.
       *[other] Na spodzie jest { $card }: { $name } przekłada jeszcze raz. Złych przełożeń z rzędu: { $count }.
    }
end-thousand-cut-fine =
    { $who ->
        [you] Na spodzie { $card }, trzecie złe przełożenie z rzędu: płacisz { $value }, rozdaje następny.
       *[other] Na spodzie { $card }, trzecie złe przełożenie z rzędu: { $name } płaci { $value }, rozdaje następny.
    }
end-thousand-cut-fine-dealer =
    { $who ->
        [you] Na spodzie { $card }, trzecie złe przełożenie z rzędu: rozdajesz, płacisz { $value } i rozdajesz znowu.
       *[other] Na spodzie { $card }, trzecie złe przełożenie z rzędu: rozdaje { $name }, płaci { $value } i rozdaje znowu.
    }
end-thousand-redeal =
    { $who ->
        [you] Twoja ręka daje prawo do nowego rozdania: rozdaje ten sam gracz.
       *[other] Nowego rozdania żąda { $name }: rozdaje ten sam gracz.
    }
end-thousand-redeal-stock =
    { $who ->
        [you] Odrzucasz musik: rozdaje ten sam gracz.
       *[other] { $name } odrzuca musik: rozdaje ten sam gracz.
    }
end-thousand-all-passed = Wszyscy pasują: rozdaje ten sam gracz.
end-thousand-breach =
    { $who ->
        [you] Licytujesz { $value } bez potrzebnego meldunku: tyle tracisz, rozdanie skończone.
       *[other] { $name } licytuje { $value } bez potrzebnego meldunku: tyle traci, rozdanie skończone.
    }
worth-thousand-other =
    { $who ->
        [you] Masz { $points } i zapisujesz { $value }.
       *[other] { $name } ma { $points } i zapisuje { $value }.
    }
worth-thousand-sitter =
    { $who ->
        [you] Pauzujesz: musik jest wart { $points }, zapisujesz { $value }.
       *[other] { $name } pauzuje: musik jest wart { $points }, zapis { $value }.
    }
worth-thousand-blind =
    { $who ->
        [you] Grasz w ciemno: twój zapis liczy się podwójnie.
       *[other] { $name } gra w ciemno: ten zapis liczy się podwójnie.
    }
worth-thousand-blind-all =
    { $who ->
        [you] Grasz w ciemno: wszystko liczy się podwójnie.
       *[other] { $name } gra w ciemno: wszystko liczy się podwójnie.
    }
worth-thousand-golden = Złota kolejka: wszystko liczy się podwójnie.
sheet-bolt =
    { $who ->
        [you] Dostajesz bolta: { $count } z { $limit }.
       *[other] { $name } dostaje bolta: { $count } z { $limit }.
    }
sheet-bolt-fine =
    { $who ->
        [you] Twój bolt numer { $limit }: płacisz { $value }, bolty znikają.
       *[other] { $name } ma bolta numer { $limit } i płaci { $value }; bolty znikają.
    }
sheet-write-off-fine =
    { $who ->
        [you] Twoja trzecia rezygnacja kosztuje jeszcze { $value }.
       *[other] { $name } rezygnuje trzeci raz i płaci jeszcze { $value }.
    }
sheet-streak-fine =
    { $who ->
        [you] Rozdań bez punktów z rzędu: { $count }. Płacisz { $value }.
       *[other] { $name }: rozdań bez punktów z rzędu { $count }, kara { $value }.
    }
sheet-frozen =
    { $who ->
        [you] Od { $limit } liczy się tylko twój kontrakt: tych punktów się nie pisze.
       *[other] Od { $limit } liczy się tylko własny kontrakt: { $name } nie zapisuje tych punktów.
    }
sheet-barrel-won =
    { $who ->
        [you] { $contract } z beczki: wygrywasz partię.
       *[other] { $contract } z beczki: partię wygrywa { $name }.
    }
sheet-barrel-short =
    { $who ->
        [you] { $contract } na beczce nie wystarcza, potrzebujesz { $least }: nic się nie pisze.
       *[other] { $contract } na beczce nie wystarcza, { $name } potrzebuje { $least }: nic się nie pisze.
    }
sheet-barrel-attempt =
    { $who ->
        [you] Zostajesz na beczce: próba { $count } z { $attempts } wykorzystana.
       *[other] { $name } zostaje na beczce: próba { $count } z { $attempts } wykorzystana.
    }
sheet-fall =
    { $who ->
        [you] Spadasz z beczki i tracisz { $value }: { $score }.
       *[other] { $name } spada z beczki i traci { $value }: { $score }.
    }
sheet-fall-to-zero =
    { $who ->
        [you] Spadasz z beczki { $count }. raz: masz zero.
       *[other] { $name } spada z beczki { $count }. raz i ma zero.
    }
sheet-together =
    { $who ->
        [you] Zbyt wielu weszło naraz na beczkę: cofasz się do { $score }.
       *[other] Zbyt wielu weszło naraz na beczkę: { $name } cofa się do { $score }.
    }
sheet-bounced =
    { $who ->
        [you] Na beczce nie ma miejsca: cofasz się do { $score }.
       *[other] Na beczce nie ma miejsca: { $name } cofa się do { $score }.
    }
sheet-barrel =
    { $who ->
        [you] Jesteś na beczce: { $score }.
       *[other] { $name } jest na beczce: { $score }.
    }
sheet-dump =
    { $who ->
        [you] Masz dokładnie { $score }: wywrotka, zostaje zero.
       *[other] { $name } ma dokładnie { $score }: wywrotka, zostaje zero.
    }

# Zasady domowe.

decides-players = Ilu graczy gra.
value-players-2 = dwóch graczy
value-players-3 = trzech graczy
value-players-4 = czterech graczy, jeden pauzuje

decides-sitter = Kto z czterech pauzuje.
value-sitter-dealer = pauzuje rozdający
value-sitter-right_of_dealer = pauzuje gracz po prawej rozdającego
value-sitter-opposite_dealer = pauzuje gracz naprzeciw rozdającego
value-sitter-last_bidder = pauzuje ten, kto licytowałby ostatni

decides-sitter_score = Co musik daje temu, kto pauzuje.
value-sitter_score-none = pauzujący nic nie zapisuje
value-sitter_score-cards = pauzujący zapisuje punkty musika
value-sitter_score-cards_plus_marriage = pauzujący zapisuje punkty i meldunek w musiku
value-sitter_score-marriage_only = pauzujący zapisuje tylko meldunek w musiku
value-sitter_score-aces40_plus_marriage = pauzujący zapisuje po 40 za asa i meldunek w musiku
value-sitter_score-aces50_plus_marriage = pauzujący zapisuje po 50 za asa i meldunek w musiku

decides-two_player_mode = Jak rozdaje się i wymienia we dwóch.
value-two_player_mode-9_2x3 = we dwóch: dziewięć kart, dwa musiki po trzy, jedną oddać i jedną odłożyć
value-two_player_mode-10_2x2_discard2 = we dwóch: dziesięć kart, dwa musiki po dwie, dwie odłożyć
value-two_player_mode-10_2x2_pass1 = we dwóch: dziesięć kart, dwa musiki po dwie, jedną oddać

decides-unused_to_last_trick = Czy niewzięte karty należą do ostatniej lewy.
value-unused_to_last_trick-true = niewzięte karty idą z ostatnią lewą
value-unused_to_last_trick-false = niewzięte karty nie liczą się nikomu

decides-cut_check = Jaka karta na spodzie psuje przełożenie.
value-cut_check-off = nikt nie patrzy na spód
value-cut_check-nine = przy dziewiątce przekłada się znowu
value-cut_check-nine_or_jack = przy dziewiątce lub walecie przekłada się znowu

decides-cut_penalty_payer = Kto płaci za trzy złe przełożenia.
value-cut_penalty_payer-cutter = za trzy złe przełożenia płaci przekładający
value-cut_penalty_payer-dealer = za trzy złe przełożenia płaci rozdający

decides-misdeal_penalty = Ile kosztuje błędne rozdanie na kartce.
value-misdeal_penalty = za błędne rozdanie { $value }

decides-misdeal_redealer = Kto rozdaje po błędnym rozdaniu, na kartce.
value-misdeal_redealer-same = po błędnym rozdaniu rozdaje ten sam
value-misdeal_redealer-next = po błędnym rozdaniu rozdaje następny
value-misdeal_redealer-next_if_penalty = po błędnym rozdaniu z karą rozdaje następny

decides-redeal_four_nines = Czy cztery dziewiątki oznaczają nowe rozdanie.
value-redeal_four_nines-off = z czterema dziewiątkami się gra
value-redeal_four_nines-request = przy czterech dziewiątkach można żądać rozdania
value-redeal_four_nines-automatic = przy czterech dziewiątkach zawsze nowe rozdanie

decides-redeal_three_nines = Czy przy trzech dziewiątkach można żądać rozdania.
value-redeal_three_nines-true = przy trzech dziewiątkach można żądać rozdania
value-redeal_three_nines-false = z trzema dziewiątkami się gra

decides-redeal_four_jacks = Czy przy czterech waletach można żądać rozdania.
value-redeal_four_jacks-true = przy czterech waletach można żądać rozdania
value-redeal_four_jacks-false = z czterema waletami się gra

decides-redeal_low_hand = Poniżej ilu punktów można odrzucić rękę.
value-redeal_low_hand =
    { $value ->
        [0] ze słabą ręką się gra
       *[other] rękę poniżej { $value } punktów można odrzucić
    }

decides-redeal_low_stock = Poniżej ilu punktów można odrzucić musik.
value-redeal_low_stock =
    { $value ->
        [0] słabego musika nie można odrzucić
       *[other] musik poniżej { $value } punktów można odrzucić
    }

decides-redeal_stock_two_nines = Czy można odrzucić musik z dwiema dziewiątkami.
value-redeal_stock_two_nines-true = musik z dwiema dziewiątkami można odrzucić
value-redeal_stock_two_nines-false = musik z dwiema dziewiątkami trzeba wziąć

decides-redeal_stock_only_at_min = Czy musik można odrzucić tylko przy najniższej odzywce.
value-redeal_stock_only_at_min-true = musik odrzuca się tylko przy najniższej odzywce
value-redeal_stock_only_at_min-false = musik odrzuca się przy każdej odzywce

decides-redeal_four_nines_after_exchange = Czy przy czterech dziewiątkach po wymianie można żądać rozdania.
value-redeal_four_nines_after_exchange-true = cztery dziewiątki po wymianie można odrzucić
value-redeal_four_nines_after_exchange-false = z czterema dziewiątkami po wymianie się gra

decides-blind_bid = Kto może licytować w ciemno.
value-blind_bid-off = bez licytacji w ciemno
value-blind_bid-forced_seat_120 = gracz na musie może dać 120 w ciemno
value-blind_bid-any_first_bid = każdy może pierwszy raz licytować w ciemno

decides-blind_scope = Czyj zapis podwaja gra w ciemno.
value-blind_scope-declarer = gra w ciemno podwaja zapis grającego
value-blind_scope-all = gra w ciemno podwaja wszystkie zapisy

decides-blind_min_score = Od jakiego wyniku można licytować w ciemno.
value-blind_min_score =
    { $value ->
        [-9999] w ciemno przy każdym wyniku
       *[other] w ciemno od wyniku { $value }
    }

decides-forced_bid_seat = Kto od początku ma najniższą odzywkę.
value-forced_bid_seat-forehand = przymus ma pierwszy gracz
value-forced_bid_seat-dealer = przymus ma rozdający
value-forced_bid_seat-none = nikt nie ma przymusu

decides-min_bid = Najniższa odzywka.
value-min_bid = licytacja od { $value }

decides-bid_steps = Od jakiej wysokości odzywki są wielokrotnościami czego.
value-bid_steps = kroki licytacji { $value } (od:krok)

decides-bid_jumps = Czy można przeskakiwać stopnie.
value-bid_jumps-true = można przeskakiwać
value-bid_jumps-false = licytuje się krok po kroku

decides-bid_cap = Jak wysoko można licytować.
value-bid_cap-none = licytacja bez limitu
value-bid_cap-120_without_marriage = bez meldunku najwyżej 120
value-bid_cap-120_plus_marriages = najwyżej 120 i własne meldunki

decides-bid_limit_enforcement = Co grozi za zbyt wysoką odzywkę.
value-bid_limit_enforcement-reject = zbyt wysoka odzywka jest odrzucana
value-bid_limit_enforcement-minus_bid_and_skip = zbyt wysoka odzywka przepada i kończy rozdanie

decides-silence_below = Kto ma mniej, musi pasować.
value-silence_below =
    { $value ->
        [-9999] każdy może licytować
       *[other] kto ma mniej niż { $value }, pasuje
    }

decides-stock_visibility = Kto widzi musik.
value-stock_visibility-all = musik widzą wszyscy
value-stock_visibility-declarer = musik widzi tylko grający
value-stock_visibility-hidden_at_min = przy najniższej odzywce musik jest zakryty

decides-stock_mode = Czy oddaje się dowolne karty, czy tylko z musika.
value-stock_mode-take_and_pass = oddaje się dowolne karty
value-stock_mode-pass_stock_cards = oddaje się tylko karty musika

decides-pass_face_up = Czy karty oddaje się odkryte.
value-pass_face_up-true = karty oddaje się odkryte
value-pass_face_up-false = karty oddaje się zakryte

decides-raise_time = Kiedy można podnieść kontrakt.
value-raise_time-after_pass = podnosi się po oddaniu kart
value-raise_time-before_pass = podnosi się przed oddaniem kart
value-raise_time-none = bez podnoszenia

decides-raise_cap = Czy limit licytacji dotyczy podnoszenia.
value-raise_cap-none = podnoszenie bez limitu
value-raise_cap-same_as_bid = przy podnoszeniu ten sam limit

decides-write_off = Co dostają inni przy rezygnacji.
value-write_off-off = bez rezygnacji
value-write_off-sixty = rezygnacja daje każdemu po 60
value-write_off-half = rezygnacja daje każdemu po połowie kontraktu

decides-write_off_deduct = Czy rezygnacja kosztuje kontrakt.
value-write_off_deduct-true = rezygnacja kosztuje kontrakt
value-write_off_deduct-false = rezygnacja nic nie kosztuje

decides-write_off_fine = Ile kosztuje co trzecia rezygnacja.
value-write_off_fine = co trzecia rezygnacja kosztuje { $value }

decides-write_off_limit = Ile razy w partii można zrezygnować.
value-write_off_limit =
    { $value ->
        [0] rezygnacji bez ograniczeń
       *[other] rezygnacji najwyżej { $value }
    }

decides-bomb = Co dostają inni przy bombie.
value-bomb =
    { $value ->
        [0] bez bomby
       *[other] bomba daje każdemu po { $value }
    }

decides-must_beat = Czy dokładając do koloru trzeba przebijać.
value-must_beat-true = przymus przebijania w kolorze
value-must_beat-false = w kolorze dowolna karta

decides-must_trump = Czy bez koloru trzeba przebić atutem.
value-must_trump-true = przymus atutowania
value-must_trump-false = bez przymusu atutowania

decides-no_lead_foreign_trump = Czy można wychodzić w cudzy atut.
value-no_lead_foreign_trump-true = w cudzy atut nie wolno wychodzić
value-no_lead_foreign_trump-false = w atut wychodzi się dowolnie

decides-marriage_values = Ile są warte meldunki kier, karo, trefl i pik.
value-marriage_values = meldunki { $value } (♥, ♦, ♣, ♠)

decides-marriage_requires_trick = Czy przed meldunkiem potrzebna jest lewa.
value-marriage_requires_trick-true = meldunek dopiero po lewie
value-marriage_requires_trick-false = meldunek od pierwszego wyjścia

decides-trump_activation = Kiedy meldunek ustala atut.
value-trump_activation-immediate = meldunek jest atutem od razu
value-trump_activation-next_trick = meldunek jest atutem od następnej lewy

decides-defender_marriages = Czy meldunki przeciwników się liczą.
value-defender_marriages-true = meldunki liczą się wszystkim
value-defender_marriages-false = liczą się tylko meldunki grającego

decides-ace_marriage = Ile są warte cztery asy w ręce.
value-ace_marriage =
    { $value ->
        [0] cztery asy nic nie dają
       *[other] cztery asy dają { $value }
    }

decides-declarer_success = Co daje ugrany kontrakt.
value-declarer_success-bid = ugrane daje kontrakt
value-declarer_success-actual = ugrane daje zdobyte punkty

decides-declarer_round_first = Czy punkty zaokrągla się przed porównaniem z kontraktem.
value-declarer_round_first-true = najpierw zaokrągla się, potem porównuje
value-declarer_round_first-false = porównuje się bez zaokrąglania

decides-rounding = Do czego się zaokrągla.
value-rounding-1 = bez zaokrąglania
value-rounding-5 = zaokrąglanie do 5
value-rounding-10 = zaokrąglanie do 10

decides-rounding_ties = W którą stronę zaokrągla się połowę.
value-rounding_ties-up = połowa w górę
value-rounding_ties-down = połowa w dół

decides-bolt_mode = Czy zapisuje się bolty.
value-bolt_mode-off = bez boltów
value-bolt_mode-cumulative = bolty liczą się przez całą partię
value-bolt_mode-consecutive = bolty liczą się tylko z rzędu

decides-bolt_test = Za co jest bolt.
value-bolt_test-no_trick = bolt za brak lewy
value-bolt_test-zero_points = bolt za zero punktów

decides-bolt_limit = Ile boltów kosztuje karę.
value-bolt_limit = kara za { $value } bolty

decides-bolt_declarer = Czy grający dostaje bolty.
value-bolt_declarer-true = bolty także dla grającego
value-bolt_declarer-false = bez boltów dla grającego

decides-bolt_on_barrel = Czy na beczce są bolty.
value-bolt_on_barrel-true = bolty także na beczce
value-bolt_on_barrel-false = na beczce bez boltów

decides-penalty = Zwykła kara.
value-penalty = kary po { $value }

decides-no_win_streak = Po ilu rozdaniach bez punktów z rzędu jest kara.
value-no_win_streak =
    { $value ->
        [0] bez kary za złą passę
       *[other] kara za { $value } rozdania bez punktów
    }

decides-dump_truck = Czy pewien wynik spada do zera.
value-dump_truck-off = bez wywrotki
value-dump_truck-plus = wywrotka tylko na plusie
value-dump_truck-both = wywrotka na plusie i na minusie

decides-dump_score = Wynik, który trafia wywrotka.
value-dump_score = wywrotka na { $value }

decides-golden_round = Czy gra się złotą kolejkę.
value-golden_round-true = najpierw złota kolejka
value-golden_round-false = bez złotej kolejki

decides-golden_raise = Czy w złotej kolejce można podnosić.
value-golden_raise-true = w złotej kolejce można podnosić
value-golden_raise-false = w złotej kolejce się nie podnosi

decides-golden_stock = Czy w złotej kolejce bierze się musik.
value-golden_stock-true = złota kolejka z musikiem
value-golden_stock-false = złota kolejka bez musika

decides-golden_double_penalties = Czy bolty i kary w złotej kolejce liczą się podwójnie.
value-golden_double_penalties-true = w złotej kolejce bolty i kary podwójnie
value-golden_double_penalties-false = w złotej kolejce bolty i kary zwykłe

decides-endgame = Co czeka tuż przed celem.
value-endgame-barrel = przed celem jest beczka
value-endgame-freeze = przed celem liczą się tylko kontrakty
value-endgame-none = przed celem nic szczególnego

decides-barrel_at = Wynik, od którego zaczyna się beczka albo zamrożenie.
value-barrel_at = beczka lub zamrożenie na { $value }

decides-barrel_attempts = Ile prób jest na beczce.
value-barrel_attempts =
    { $value ->
        [0] prób na beczce bez ograniczeń
       *[other] prób na beczce: { $value }
    }

decides-barrel_min_contract = Najmniejszy kontrakt, który wygrywa z beczki.
value-barrel_min_contract = z beczki wygrywa { $value }

decides-barrel_fall_penalty = Ile kosztuje spadek z beczki.
value-barrel_fall_penalty = spadek z beczki kosztuje { $value }

decides-barrel_failed_contract = Co daje przegrany kontrakt na beczce.
value-barrel_failed_contract-lose_bid = przegrany kontrakt na beczce się odejmuje
value-barrel_failed_contract-attempt_only = przegrany kontrakt na beczce kosztuje tylko próbę
value-barrel_failed_contract-max_on_last = ostatnia próba kosztuje co najmniej spadek

decides-barrel_failed_counts_as_fall = Czy przegrany kontrakt na beczce to spadek.
value-barrel_failed_counts_as_fall-true = przegrany kontrakt to spadek
value-barrel_failed_counts_as_fall-false = przegrany kontrakt to nie spadek

decides-barrel_falls_to_zero = Po którym spadku wynik się zeruje.
value-barrel_falls_to_zero =
    { $value ->
        [0] spadki nie zerują
       *[other] spadek numer { $value } zeruje
    }

decides-barrel_places = Ile miejsc jest na beczce.
value-barrel_places = miejsc na beczce: { $value }

decides-barrel_collision = Co się dzieje przy pełnej beczce.
value-barrel_collision-oldest_falls = z pełnej beczki spada pierwszy
value-barrel_collision-all_fall = z pełnej beczki spadają wszyscy
value-barrel_collision-coexist = na beczce mieszczą się wszyscy
value-barrel_collision-newcomer_bounces = pełna beczka odrzuca nowych

decides-barrel_simultaneous = Co się dzieje, gdy zbyt wielu wchodzi naraz na beczkę.
value-barrel_simultaneous-all_fall = wchodzący razem cofają się
value-barrel_simultaneous-coexist = wchodzący razem zostają

decides-barrel_required = Czy wygrywa się tylko z beczki.
value-barrel_required-true = wygrywa się tylko z beczki
value-barrel_required-false = można wygrać bez beczki

decides-target = Ile trzeba, by wygrać.
value-target = gra do { $value }

decides-target_exclusive = Czy cel trzeba przekroczyć.
value-target_exclusive-true = cel trzeba przekroczyć
value-target_exclusive-false = cel trzeba osiągnąć

decides-win_tie = Kto wygrywa, gdy kilku osiągnie cel naraz.
value-win_tie-declarer = z kilku u celu wygrywa grający
value-win_tie-highest = z kilku u celu wygrywa wyższy wynik

# Opcje niemożliwe.

option-marriage-values =
    „{ $given }” to nie wartości meldunków. Podaj cztery liczby od 10 do 300 dla kier, karo, trefl i pik, na przykład
    100,80,60,40.
option-bid-steps =
    „{ $given }” to nie kroki. Podaj pary wysokość:krok z krokiem poniżej 100, zaczynając od 0, na przykład 0:5,200:10.
option-min-bid = min_bid to { $min_bid }, a karty i meldunki razem dają tylko { $highest }.
option-ace-marriage = Cztery asy nie mogą dawać { $given }: podaj 0 albo 10 i więcej.
option-blind-forced =
    blind_bid forced_seat_120 wymaga przymusowej odzywki najwyżej 120: zmień forced_bid_seat albo min_bid.
option-cap-breach = Bez limitu (bid_cap none) nie można go złamać: ustaw bid_limit_enforcement na reject.
option-cap-raise = Bez limitu licytacji (bid_cap none) nie ma limitu podnoszenia: ustaw raise_cap na none.
option-stock-hidden =
    Odrzucenie musika i oddawanie tylko jego kart wymaga pokazania: ustaw stock_visibility na all albo wyłącz te opcje.
option-stock-sitter = Zakrytego musika nie zapisze pauzujący: ustaw stock_visibility na all albo sitter_score na none.
option-overtrump = must_overtrump wymaga must_trump.
option-golden-raise = golden_raise wymaga raise_time innego niż none.
option-barrel-height = barrel_at to { $barrel_at }, a musi być poniżej celu { $target }.
option-barrel-required = Przy endgame { $endgame } nie da się wygrać z beczki: ustaw barrel_required na false.
option-barrel-short =
    Z { $barrel_at } kontrakt { $contract } nie daje { $needed }: zwiększ barrel_at albo barrel_min_contract.
option-barrel-contract = { $contract } nikt nie zrobi: zmniejsz barrel_min_contract.
option-dump-score = dump_score to { $dump_score }, a musi być poniżej celu { $target }.
