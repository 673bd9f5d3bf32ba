# Obowiązujące zasady tysiąca: paragraph-thousand-4-3 to §T4.3 strony docs/rules/thousand.md przy wybranych opcjach. Każda
# opcja jest zmienną; $steps i $marriages składają się z bid-step i marriage-value.

bid-step =
    { $start ->
        [0] wielokrotności { $step }
       *[other] od { $start } wielokrotności { $step }
    }
marriage-value = { $suit } { $value }

# Zamiast paragrafu, który niczego nie zmienia.
not-thousand-blind = Nie dotyczy: w ciemno się nie licytuje.
not-thousand-write-off = Nie dotyczy: nie można zrezygnować.
not-thousand-bolts = Nie dotyczy: nie ma boltów.
not-thousand-golden = Nie dotyczy: nie ma złotej kolejki.
not-thousand-barrel = Nie dotyczy: nie ma beczki.
not-thousand-four = Nie dotyczy: nikt nie pauzuje.
not-thousand-two = Nie dotyczy: dwa musiki są tylko przy grze we dwóch.

section-thousand-1 = Gracze i karty
paragraph-thousand-1-1 =
    { $players ->
        [2] Gra dwóch graczy, każdy na siebie. Musiki są dwa (§T14).
        [4] Przy stole siedzi czterech graczy, w rozdaniu gra trzech, każdy na siebie; jeden pauzuje (§T13).
       *[3] Gra trzech graczy, każdy na siebie.
    }
paragraph-thousand-1-2 =
    Talia ma 24 karty. Starszeństwo w każdym kolorze, od góry: { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }; są
    warte 11, 10, 4, 3, 2 i 0 punktów, kolor 30, cała talia 120.
paragraph-thousand-1-3 = Wszystko idzie zgodnie z ruchem wskazówek zegara. Pierwszy gracz to pierwszy na lewo od rozdającego.

section-thousand-2 = Rozdanie
paragraph-thousand-2-1 =
    Pierwszego rozdającego się losuje. Po każdym rozdaniu rozdaje następny, ale nie po nowym rozdaniu (§T2.7){ $cut_check ->
        [off] .
       *[other] {" "}ani po złym przełożeniu (§T2.2).
    }
paragraph-thousand-2-2 =
    { $cut_check ->
        [off] Po przełożeniu nikt nie patrzy na spód, więc złych przełożeń nie ma.
        [nine_or_jack]
            Przekłada gracz po prawej rozdającego. Jeśli na spodzie jest { $nine } albo { $jack }, przełożenie jest złe: kartę się
            pokazuje i ten sam gracz przekłada znowu.
       *[nine]
            Przekłada gracz po prawej rozdającego. Jeśli na spodzie jest { $nine }, przełożenie jest złe: kartę się pokazuje i ten sam
            gracz przekłada znowu.
    }
paragraph-thousand-2-3 =
    { $cut_check ->
        [off] Nie dotyczy: złych przełożeń nie ma.
       *[other]
            { $cut_penalty_payer ->
                [dealer] Po trzecim złym przełożeniu z rzędu karę (§T9.6) płaci rozdający i rozdaje jeszcze raz.
               *[cutter]
                    Po trzecim złym przełożeniu z rzędu karę (§T9.6) płaci przekładający, rozdanie przepada i rozdaje następny.
            }
    }
paragraph-thousand-2-4 =
    { $players ->
        [2]
            Karty rozdaje się po jednej, od pierwszego gracza: każdemu { $hand_size }, a po drodze zakryte po { $stock_size } do każdego z
            dwóch musików. Pierwsza i ostatnia karta talii trafiają do musika.
       *[other]
            Karty rozdaje się po jednej, od pierwszego gracza: każdemu { $hand_size }, a do musika zakryte { $stock_size }: pierwszą, środkową
            i ostatnią kartę talii.
    }
paragraph-thousand-2-5 =
    Błędne rozdanie tu się nie zdarza; na kartce dla prawdziwych kart można je zapisać. { $misdeal_penalty ->
        [0] Nic nie kosztuje
       *[other] Rozdający płaci { $misdeal_penalty }
    }, a { $misdeal_redealer ->
        [next] rozdaje następny.
        [same] rozdaje ten sam gracz.
       *[next_if_penalty] jeśli była kara, rozdaje następny, inaczej ten sam gracz.
    }
paragraph-thousand-2-6 =
    { $asks_for_hands ->
        [true]
            Przed licytacją każdego, od pierwszego gracza, pyta się, czy żąda nowego rozdania, także tego, kto nie ma do tego prawa.
       *[false] Przed licytacją nikt nie może żądać nowego rozdania.
    }{ $redeal_four_nines ->
        [request] {" "}Może go żądać gracz, u którego w każdym kolorze jest { $nine }.
        [automatic] {" "}Jeśli u kogoś w każdym kolorze jest { $nine }, od razu rozdaje się na nowo.
       *[off] {""}
    }{ $redeal_three_nines ->
        [true] {" "}Może go żądać gracz, u którego w trzech kolorach jest { $nine }.
       *[false] {""}
    }{ $redeal_four_jacks ->
        [true] {" "}Może go żądać gracz, u którego w każdym kolorze jest { $jack }.
       *[false] {""}
    }{ $redeal_low_hand ->
        [0] {""}
       *[other] {" "}Może go żądać gracz, który ma mniej niż { $redeal_low_hand } punktów; meldunków się nie liczy.
    }
paragraph-thousand-2-7 = Po nowym rozdaniu nikt nic nie zapisuje i rozdaje ten sam gracz.

section-thousand-3 = Gra w ciemno
paragraph-thousand-3-1 =
    { $blind_bid ->
        [forced_seat_120] Gracz na musie (§T4.1) może dać 120, nie patrząc w karty.
        [any_first_bid]
            Każdy może licytować pierwszy raz, nie patrząc w karty.{ $bid_cap ->
                [none] {""}
               *[other] {" "}W ciemno licytuje się najwyżej 120, bo o meldunku nikt jeszcze nie wie.
            }
       *[off] W ciemno, czyli nie patrząc w karty, się nie licytuje.
    }
paragraph-thousand-3-2 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            Karty gracza, który może licytować w ciemno, leżą zakryte, aż na nie spojrzy albo wygra licytację. Kto spojrzał, może żądać nowego
            rozdania, jeśli pozwala na to §T2.6; kto licytował w ciemno, już nie.
    }
paragraph-thousand-3-3 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other] Przelicytowana odzywka w ciemno staje się zwykłą: gracz bierze karty i licytuje dalej jak wszyscy.
    }
paragraph-thousand-3-4 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_scope ->
                [declarer] Jeśli odzywka w ciemno wygra licytację, zapis grającego po zaokrągleniu się podwaja.
               *[all] Jeśli odzywka w ciemno wygra licytację, wszystkie zapisy rozdania po zaokrągleniu się podwajają.
            }
    }
paragraph-thousand-3-5 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_min_score ->
                [-9999] W ciemno można licytować przy każdym wyniku.
               *[other] W ciemno może licytować tylko ten, kto ma co najmniej { $blind_min_score }.
            }
    }

section-thousand-4 = Licytacja
paragraph-thousand-4-1 =
    { $forced_bid_seat ->
        [none]
            Nikt nie ma przymusu, zaczyna pierwszy gracz. Jeśli wszyscy spasują, karty się rzuca i rozdaje ten sam gracz.
        [dealer]
            Najniższą odzywkę od początku ma rozdający i nie może odmówić; jeśli pauzuje, ma ją pierwszy gracz. Zaczyna następny. Jeśli inni
            od razu spasują, gra ten, kto ma przymus.
       *[forehand]
            Najniższą odzywkę od początku ma pierwszy gracz i nie może odmówić. Zaczyna następny. Jeśli inni od razu spasują, gra pierwszy
            gracz.
    }
paragraph-thousand-4-2 = Najniższa odzywka to { $min_bid }.
paragraph-thousand-4-3 = Licytuje się { $steps }. Najniższa odzywka jest zawsze możliwa.
paragraph-thousand-4-4 =
    { $bid_jumps ->
        [false] Każda odzywka jest o jeden krok wyższa od poprzedniej.
       *[true] Każda odzywka jest wyższa od poprzedniej, o ile kroków kto chce.
    } Kto spasował, odpada z licytacji. Kończy się, gdy zostanie jeden, grający; inni są jego przeciwnikami.
paragraph-thousand-4-5 =
    Nikt nie może licytować ani podnieść ponad { $highest }: tyle są warte wszystkie karty i { $ace_marriage ->
        [0] wszystkie meldunki razem.
       *[other] wszystkie meldunki razem z czterema asami (§T7.8).
    }
paragraph-thousand-4-6 =
    { $bid_cap ->
        [none] Także bez meldunku można licytować dowolnie wysoko.
        [v120_plus_marriages] Nikt nie może licytować więcej niż 120 i wartość meldunków w ręce.
       *[v120_without_marriage] Ponad 120 może licytować tylko gracz, który ma w ręce meldunek: { $king } i { $queen } jednego koloru.
    }{ $bid_cap ->
        [none] {""}
       *[other]
            { $ace_marriage ->
                [0] {""}
               *[other] {" "}Cztery asy liczą się jak meldunek.
            }
    }
paragraph-thousand-4-7 =
    { $bid_cap ->
        [none] Nie dotyczy: limitu nie ma.
       *[other]
            { $bid_limit_enforcement ->
                [minus_bid_and_skip]
                    Odzywka ponad ten limit kończy rozdanie: kto ją dał, tyle traci, inni nic nie zapisują i rozdaje następny.
               *[reject] Odzywka ponad ten limit jest odrzucana.
            }
    }
paragraph-thousand-4-8 =
    { $silence_below ->
        [-9999] Licytować można przy każdym wyniku.
       *[other]
            Kto ma mniej niż { $silence_below }, musi pasować.{ $forced_bid_seat ->
                [none] {""}
               *[other] {" "}Odzywka z przymusu zostaje.
            }
    }

section-thousand-5 = Musik i wymiana
paragraph-thousand-5-1 =
    { $players ->
        [2] Po licytacji grający wybiera musik (§T14.2).
       *[other] Po licytacji przychodzi kolej na musik.
    } { $stock_visibility ->
        [declarer] Widzi go tylko grający.
        [hidden_at_min] Odkrywa się go dla wszystkich; przy { $min_bid } widzi go tylko grający.
       *[all] Odkrywa się go dla wszystkich.
    }
paragraph-thousand-5-2 = Grający bierze musik i ma w ręce { $taken_size } kart.
paragraph-thousand-5-3 =
    { $redeal_low_stock ->
        [0]
            { $redeal_stock_two_nines ->
                [true] Musik, w którym w dwóch kolorach jest { $nine }, można przed oddaniem kart odrzucić
               *[false] Musika nie można odrzucić
            }
       *[other]
            { $redeal_stock_two_nines ->
                [true]
                    Musik, w którym jest mniej niż { $redeal_low_stock } punktów albo w dwóch kolorach { $nine }, można przed oddaniem kart
                    odrzucić
               *[false] Musik, w którym jest mniej niż { $redeal_low_stock } punktów, można przed oddaniem kart odrzucić
            }
    }{ $asks_for_stock ->
        [true]
            { $redeal_stock_only_at_min ->
                [true]
                    , ale tylko przy { $min_bid }{ $golden_round ->
                        [true] {" "}albo w złotej kolejce
                       *[false] {""}
                    }. Wtedy rozdaje się na nowo (§T2.7).
               *[false] . Wtedy rozdaje się na nowo (§T2.7).
            }
       *[false] .
    }
paragraph-thousand-5-4 =
    { $gifts ->
        [0] Przeciwnikowi nic się nie oddaje: grający odkłada karty do drugiego musika (§T14.1).
        [1] Grający oddaje przeciwnikowi jedną kartę.
       *[other] Grający oddaje każdemu przeciwnikowi po jednej karcie.
    }{ $stock_mode ->
        [pass_stock_cards] {" "}Musi to być karta z musika.
       *[take_and_pass] {" "}Może to być każda karta z ręki.
    } Potem każdy ma tyle kart: { $play_size }.
paragraph-thousand-5-5 =
    { $gifts ->
        [0] Nie dotyczy: kart się nie oddaje.
       *[other]
            { $pass_face_up ->
                [true] Karty oddaje się odkryte.
               *[false] Karty oddaje się zakryte; znają je tylko dający i biorący.
            }
    }
paragraph-thousand-5-6 =
    { $redeal_four_nines_after_exchange ->
        [true]
            Gracz, u którego po wymianie w każdym kolorze jest { $nine }, może przed pierwszym wyjściem żądać nowego rozdania. Pyta się
            każdego, od pierwszego gracza.
       *[false] Po wymianie nikt nie może odrzucić słabej ręki.
    }
paragraph-thousand-5-7 =
    { $raise_time ->
        [none] Kontraktu się nie podnosi.
        [before_pass]
            Po wzięciu musika, zanim odda kartę, grający może raz podnieść kontrakt do dowolnej możliwej odzywki albo go zostawić.
       *[after_pass]
            Po wymianie, przed pierwszym wyjściem, grający może raz podnieść kontrakt do dowolnej możliwej odzywki albo go zostawić.
    }
paragraph-thousand-5-8 =
    { $raise_time ->
        [none] Nie dotyczy: kontraktu się nie podnosi.
       *[other]
            { $raise_cap ->
                [same_as_bid] Przy podnoszeniu obowiązuje limit z §T4.6 dla ręki, jaką się teraz ma.
               *[none] Do podniesienia nie trzeba meldunku: limit z §T4.6 nie obowiązuje.
            }
    }
paragraph-thousand-5-9 =
    { $write_off ->
        [off] Zrezygnować z gry nie można.
       *[other]
            Grający może zrezygnować, zanim odda pierwszą kartę albo gdy pyta się go o podniesienie. Każdy przeciwnik zapisuje { $write_off ->
                [half] połowę kontraktu, zaokrągloną jak w §T8.4,
               *[sixty] 60,
            } a grający { $write_off_deduct ->
                [false] 0.
               *[true] traci kontrakt.
            }
    }
paragraph-thousand-5-10 =
    { $write_off ->
        [off] { not-thousand-write-off }
       *[other]
            { $write_off_fine ->
                [0] Za częste rezygnacje nie ma kary.
               *[other] Co trzecia rezygnacja gracza kosztuje jeszcze { $write_off_fine }.
            } { $write_off_limit ->
                [0] Rezygnować można dowolnie często.
               *[other] Liczba rezygnacji gracza w partii: najwyżej { $write_off_limit }.
            }
    }
paragraph-thousand-5-11 =
    { $bomb ->
        [0] Bomby nie ma: kart nie można rzucić.
       *[other]
            Grający może rzucić karty (bomba), zanim odda pierwszą albo gdy pyta się go o podniesienie: każdy przeciwnik zapisuje { $bomb },
            on sam nic.
    }

section-thousand-6 = Rozgrywka
paragraph-thousand-6-1 = Pierwszy wychodzi grający, potem zawsze ten, kto wziął lewę.
paragraph-thousand-6-2 = Każdy musi dołożyć do koloru, jeśli może.
paragraph-thousand-6-3 =
    { $must_beat ->
        [true]
            Dokładając do koloru, trzeba przebić najlepszą kartę lewy, jeśli można. Jeśli lewa jest już przebita atutem, wystarczy dowolna
            karta koloru.
       *[false] Dokładając do koloru, można zagrać dowolną jego kartę.
    }
paragraph-thousand-6-4 =
    { $must_trump ->
        [false] Kto nie ma koloru, może zagrać dowolną kartę.
       *[true] Kto nie ma koloru, musi zagrać atut, jeśli atut jest ustalony i go ma.
    }
paragraph-thousand-6-5 =
    { $must_trump ->
        [false] Atutować nie trzeba, więc przebijać atutem też nie.
       *[true]
            { $must_overtrump ->
                [false] Wystarczy dowolny atut.
               *[true]
                    Leżący atut trzeba przebić wyższym, jeśli można. { $undertrump ->
                        [free] Kto ma tylko niższe atuty, może zagrać dowolną kartę.
                       *[forced] Kto ma tylko niższe atuty, i tak musi zagrać atut.
                    }
            }
    }
paragraph-thousand-6-6 = Lewę bierze najwyższy atut, a bez atutu najwyższa karta koloru wyjścia. Inne karty nie biorą.
paragraph-thousand-6-7 =
    { $no_lead_foreign_trump ->
        [true] W atut zameldowany przez innego gracza nie wolno wychodzić, chyba że nie ma się nic innego.
       *[false] Wychodzić można w dowolną kartę.
    }
paragraph-thousand-6-8 = Ostatnią lewę można oglądać do następnego wyjścia.

section-thousand-7 = Meldunki i atut
paragraph-thousand-7-1 =
    Rozdanie zaczyna się bez atutu. Meldunek to { $king } i { $queen } jednego koloru w jednej ręce. Jest wart, według koloru:
    { $marriages }.
paragraph-thousand-7-2 =
    { $marriage_requires_trick ->
        [false] Meldować można przy każdym wyjściu, także pierwszym.
       *[true] Meldować może ten, kto wychodzi i ma w tym rozdaniu już lewę.
    }
paragraph-thousand-7-3 =
    Po zameldowaniu trzeba wyjść jedną z kart meldunku: { $king } albo { $queen }. Przy jednym wyjściu melduje się raz.
paragraph-thousand-7-4 =
    { $trump_activation ->
        [next_trick] Wartość liczy się od razu, a kolor staje się atutem zamiast dotychczasowego od następnej lewy.
       *[immediate] Wartość liczy się od razu i kolor od razu, już w tej lewie, staje się atutem zamiast dotychczasowego.
    }
paragraph-thousand-7-5 =
    Zagrane bez zameldowania { $king } albo { $queen } to zwykłe karty. Potem tego meldunku już nie można zgłosić.
paragraph-thousand-7-6 = Każdy, grający i przeciwnik, może zameldować wszystkie swoje meldunki. Każdy ustala nowy atut.
paragraph-thousand-7-7 =
    { $defender_marriages ->
        [false] Meldunki przeciwników ustalają atut, ale nie dają punktów.
       *[true] Meldunki przeciwników liczą się tak jak grającego.
    }
paragraph-thousand-7-8 =
    { $ace_marriage ->
        [0] Cztery asy w jednej ręce nic nie dodają.
       *[other]
            Cztery asy w jednej ręce są warte { $ace_marriage }. Zgłasza się je jak meldunek i wychodzi jednym z nich. Atut się nie zmienia.
    }

section-thousand-8 = Wynik rozdania
paragraph-thousand-8-1 = Punkty rozdania to punkty z własnych lew i zgłoszonych meldunków.
paragraph-thousand-8-2 =
    Grający, który zebrał co najmniej kontrakt, zapisuje { $declarer_success ->
        [actual] to, co zebrał, zaokrąglone jak w §T8.4, ale nie mniej niż kontrakt;
       *[bid] kontrakt;
    } inaczej traci kontrakt.
paragraph-thousand-8-3 =
    { $declarer_round_first ->
        [true] Punkty grającego zaokrągla się przed porównaniem z kontraktem.
       *[false] Punkty grającego porównuje się z kontraktem bez zaokrąglania.
    }
paragraph-thousand-8-4 =
    Inni zapisują to, co zebrali{ $rounding ->
        [1] , bez zaokrąglania.
       *[other]
            , zaokrąglone do wielokrotności { $rounding }{ $rounding ->
                [10]
                    ; { $rounding_ties ->
                        [down] równo połowę w dół.
                       *[up] równo połowę w górę.
                    }
               *[other] .
            }
    }
paragraph-thousand-8-5 =
    Rozdanie liczy się w tej kolejności: kontrakt, zaokrąglanie{ $players ->
        [4] , pauzujący (§T13.3)
       *[other] {""}
    }{ $doubles ->
        [true] , podwajanie
       *[false] {""}
    }. Co dalej dzieje się na kartce, mówi §T12.3.

section-thousand-9 = Bolty i kary
paragraph-thousand-9-1 =
    { $bolt_mode ->
        [off] Boltów nie ma: rozdanie bez lewy nie ma skutków.
        [consecutive]
            Bolt to znak na kartce za nieudane rozdanie (§T9.2). Liczą się tylko bolty z rzędu: udane rozdanie kasuje wszystkie.
       *[cumulative] Bolt to znak na kartce za nieudane rozdanie (§T9.2). Bolty zbiera się przez całą partię.
    }
paragraph-thousand-9-2 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_test ->
                [zero_points] Bolta dostaje ten, kto nie zebrał punktów, z lewą czy bez.
               *[no_trick] Bolta dostaje ten, kto nie wziął lewy. Pusta lewa przed nim chroni.
            }
    }
paragraph-thousand-9-3 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other] Bolt numer { $bolt_limit } kosztuje karę (§T9.6) i kasuje bolty.
    }
paragraph-thousand-9-4 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_declarer ->
                [true] Bolta może dostać także grający.
               *[false] Grający nigdy nie dostaje bolta.
            }
    }
paragraph-thousand-9-5 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $endgame ->
                [barrel]
                    { $bolt_on_barrel ->
                        [true] Bolta można dostać także na beczce.
                       *[false] Na beczce nie dostaje się bolta.
                    }
               *[other] { not-thousand-barrel }
            }
    }
paragraph-thousand-9-6 =
    Zwykła kara to { $penalty }; odejmuje się ją od wyniku. Przy prawdziwych kartach należy się też za złamanie zasad.
paragraph-thousand-9-7 =
    { $no_win_streak ->
        [0] Rozdania z rzędu bez punktów nic nie kosztują.
       *[other]
            Kto tyle razy z rzędu nie zapisał nic powyżej zera: { $no_win_streak }, płaci karę. Rozdań na beczce i przepauzowanych się nie
            liczy.
    }
paragraph-thousand-9-8 =
    { $dump_truck ->
        [plus] Wynik równo { $dump_score } spada na 0 (wywrotka).
        [both] Wynik równo { $dump_score } albo −{ $dump_score } spada na 0 (wywrotka).
       *[off] Wywrotki nie ma: żaden wynik sam nie spada na 0.
    }

section-thousand-10 = Złota kolejka
paragraph-thousand-10-1 =
    { $golden_round ->
        [false] Złotej kolejki nie ma: partia zaczyna się zwykłym rozdaniem.
       *[true]
            Na początku partii tyle rozdań jest bez licytacji: { $players }. Gra pierwszy gracz i musi zebrać 120. Grać w ciemno ani żądać
            nowego rozdania przed wymianą wtedy nie można.
    }
paragraph-thousand-10-2 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true] Wszystkie zapisy tych rozdań, także ujemne, po zaokrągleniu się podwajają.
    }
paragraph-thousand-10-3 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_raise ->
                [true] Kontrakt 120 można podnieść (§T5.7).
               *[false] Kontrakt zostaje 120.
            }
    }
paragraph-thousand-10-4 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_stock ->
                [true] Musik się bierze i karty oddaje jak zwykle.
               *[false]
                    Musik zostaje na stole. { $unused_to_last_trick ->
                        [true] Dostaje go ten, kto weźmie ostatnią lewę.
                       *[false] Nie liczy się nikomu.
                    }
            }
    }
paragraph-thousand-10-5 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_double_penalties ->
                [true] Bolty i kary też liczą się podwójnie.
               *[false] Bolty i kary liczą się zwyczajnie.
            }
    }

section-thousand-11 = Beczka
paragraph-thousand-11-1 =
    { $endgame ->
        [barrel] Ostatni odcinek przed celem ma własne zasady: beczkę.
        [freeze] Beczki nie ma. Od { $barrel_at } zapisuje się tylko to, co gra się samemu; kary się liczą.
       *[none] Beczki nie ma; do celu nic się nie zmienia.
    }
paragraph-thousand-11-2 =
    { $endgame ->
        [barrel] Kto osiągnie { $barrel_at }, siada na beczce i ma równo { $barrel_at }.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-3 =
    { $endgame ->
        [barrel]
            Na beczce nic się nie zapisuje prócz kontraktu, który wygrywa (§T11.5), kontraktu przegranego (§T11.7), kar i upadków. Ukarany
            spada z beczki.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-4 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] Na beczce można siedzieć dowolnie wiele rozdań.
               *[other] Liczba prób: { $barrel_attempts }, czyli tyle następnych rozdań, w których się gra.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-5 =
    { $endgame ->
        [barrel]
            Aby wygrać z beczki, trzeba wygrać licytację i zrobić kontrakt co najmniej { $barrel_min_contract }. Niższy kontrakt, nawet
            zrobiony, nic nie daje.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-6 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] Upadek z beczki kosztuje { $barrel_fall_penalty }.
               *[other] Po ostatniej próbie gracz spada z beczki i traci { $barrel_fall_penalty }.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-7 =
    { $endgame ->
        [barrel]
            { $barrel_failed_contract ->
                [attempt_only] Przegrany kontrakt kosztuje tylko próbę.
                [max_on_last]
                    Przegrany kontrakt się odejmuje, w ostatniej próbie co najmniej tyle, ile kosztuje upadek, i gracz schodzi z beczki.
               *[lose_bid] Przegrany kontrakt się odejmuje i gracz schodzi z beczki.
            }{ $barrel_failed_contract ->
                [attempt_only] {""}
               *[other]
                    { $barrel_failed_counts_as_fall ->
                        [false] {" "}Dla §T11.8 to nie upadek.
                       *[true] {" "}To też upadek.
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-8 =
    { $endgame ->
        [barrel]
            { $barrel_falls_to_zero ->
                [0] Ile by razy spaść, wynik się nie zeruje.
               *[other] Upadek numer { $barrel_falls_to_zero } zeruje wynik i upadki liczy się od nowa.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-9 =
    { $endgame ->
        [barrel]
            { $barrel_collision ->
                [coexist] Na beczce mieszczą się wszyscy.
               *[other]
                    Liczba miejsc na beczce: { $barrel_places }. Gdy ktoś przychodzi na pełną beczkę, { $barrel_collision ->
                        [all_fall] siedzący spadają, a przybysz cofa się o { $barrel_fall_penalty }.
                        [newcomer_bounces] przybysz cofa się o { $barrel_fall_penalty }.
                       *[oldest_falls] spada ten, kto przyszedł najwcześniej.
                    } Kto w tym samym rozdaniu wygrywa, nie spada.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-10 =
    { $endgame ->
        [barrel]
            { $barrel_simultaneous ->
                [coexist] Kto przychodzi na beczkę w tym samym rozdaniu co inni, zostaje.
               *[all_fall]
                    Jeśli naraz przychodzi więcej graczy, niż jest miejsc ({ $barrel_places }), wszyscy oni cofają się o
                    { $barrel_fall_penalty }, a siedzący zostają. To nie upadek.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-11 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [false] Wygrywa ten, kto osiągnie cel, z beczką czy bez.
               *[true] Wygrać można tylko z beczki.
            }
       *[other] { not-thousand-barrel }
    }

section-thousand-12 = Partia
paragraph-thousand-12-1 =
    Partia kończy się po rozdaniu, w którym czyjś wynik { $target_exclusive ->
        [true] przekroczy { $target }.
       *[false] osiągnie { $target }.
    }
paragraph-thousand-12-2 =
    { $win_tie ->
        [declarer] Jeśli w jednym rozdaniu cel osiągnie kilku, wygrywa z nich grający, inaczej najwyższy wynik.
       *[highest] Jeśli w jednym rozdaniu cel osiągnie kilku, wygrywa najwyższy wynik; przy równych grający.
    }
paragraph-thousand-12-3 =
    Kartkę prowadzi się w tej kolejności: bolty i kary; punkty;{ $endgame ->
        [barrel] {" "}to, co dzieje się na beczce, potem kto na nią przychodzi;
       *[other] {""}
    }{ $dump_truck ->
        [off] {""}
       *[other] {" "}wywrotka (§T9.8);
    } cel.

section-thousand-13 = We czterech
paragraph-thousand-13-1 =
    { $players ->
        [4]
            Przy stole siedzi czterech, gra trzech. { $sitter ->
                [right_of_dealer] Pauzuje gracz po prawej rozdającego.
                [opposite_dealer] Pauzuje gracz naprzeciw rozdającego.
                [last_bidder]
                    Pauzuje ten, kto licytowałby ostatni: { $forced_bid_seat ->
                        [dealer] gracz po prawej rozdającego.
                       *[other] rozdający.
                    }
               *[dealer] Pauzuje rozdający.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-2 =
    { $players ->
        [4] Pauzujący od początku widzi musik i nikomu o nim nie mówi.
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-3 =
    { $players ->
        [4]
            { $sitter_score ->
                [none] Pauzujący nic nie zapisuje.
                [cards] Pauzujący zapisuje punkty musika, zaokrąglone jak w §T8.4.
                [marriage_only] Pauzujący zapisuje meldunek, jeśli leży w musiku.
                [aces40_plus_marriage] Pauzujący zapisuje po 40 za każdego asa w musiku i meldunek w nim.
                [aces50_plus_marriage] Pauzujący zapisuje po 50 za każdego asa w musiku i meldunek w nim.
               *[cards_plus_marriage] Pauzujący zapisuje punkty musika i meldunek w nim, zaokrąglone jak w §T8.4.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-4 =
    { $players ->
        [4] Pauzujący nie dostaje bolta i nie zużywa próby na beczce, ale siedząc na niej, nic też nie zapisuje.
       *[other] { not-thousand-four }
    }

section-thousand-14 = We dwóch
paragraph-thousand-14-1 =
    { $players ->
        [2]
            Musiki są dwa. { $two_player_mode ->
                [v10_2x2_discard2]
                    Każdy dostaje dziesięć kart, każdy musik dwie. Grający bierze jeden musik i odkłada dwie karty do drugiego. Lew jest
                    dziesięć.
                [v10_2x2_pass1]
                    Każdy dostaje dziesięć kart, każdy musik dwie. Grający bierze jeden musik i oddaje kartę przeciwnikowi. Lew jest
                    jedenaście.
               *[v9_2x3]
                    Każdy dostaje dziewięć kart, każdy musik trzy. Grający bierze jeden musik, oddaje kartę przeciwnikowi i odkłada jedną do
                    drugiego musika. Lew jest dziesięć.
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-2 =
    { $players ->
        [2]
            Grający wybiera jeden z musików, nie widząc żadnego. Drugi zostaje zakryty.{ $two_player_mode ->
                [v9_2x3] {" "}Można najpierw oddać albo najpierw odłożyć.
               *[other] {""}
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-3 =
    { $players ->
        [2]
            { $unused_to_last_trick ->
                [false] Drugi musik razem z tym, co tam odłożono, nie liczy się nikomu.
               *[true] Drugi musik razem z tym, co tam odłożono, dostaje ten, kto weźmie ostatnią lewę.
            }
       *[other] { not-thousand-two }
    }

section-thousand-15 = Zestawy zasad
paragraph-thousand-15-1 =
    Zestaw to wartości opcji. Zestawy tej gry różnią się od pierwszego, tysiąca rosyjskiego we trzech, tylko tym, co ma gwiazdkę.
