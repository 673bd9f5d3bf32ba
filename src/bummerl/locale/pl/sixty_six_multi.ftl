# Sześćdziesiąt sześć na troje i czworo. Reszta o tych grach jest po angielsku.

preset-sixty_six_3p = Sześćdziesiąt sześć na troje
about-sixty_six_3p = Rozdaje się wszystkie 24 karty, atut się wybiera, liczy się każdą lewę, a każdy przegrany płaci zwycięzcy.
preset-sixty_six_3p_drums = Sześćdziesiąt sześć na troje z bębnem
about-sixty_six_3p_drums =
    Wygrywa pierwsze słuszne zgłoszenie; kto uderza w bęben, gra sam na dwoje o podwójną stawkę, a pula czeka.
preset-sixty_six_3p_us = Amerykańskie sześćdziesiąt sześć na troje
about-sixty_six_3p_us = Dwoje gra we dwoje, rozdający pauzuje i zapisuje to co zwycięzca, ale tylko do 6.
preset-sixty_six_4p = Sześćdziesiąt sześć na czworo
about-sixty_six_4p = Dwoje na dwoje 24 kartami; melduje ten, kto wychodzi, albo jego partner.
preset-sixty_six_4p_us = Amerykańskie sześćdziesiąt sześć na czworo
about-sixty_six_4p_us = Dwoje na dwoje 32 kartami, bez meldunków; liczy się wszystkie 130 oczek.
