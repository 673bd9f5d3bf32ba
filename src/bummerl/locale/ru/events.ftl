# Что произошло за столом. $name это сделал; $who равно "you", если это читатель. $count число карт, которые видны читателю:
# 0, если это чужая тайна. $told равно "no", если считают сами.

event-dealt =
    { $who ->
        [you]
            { $count ->
                [0] Вы получаете карты.
               *[other] Вы получаете: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } получает карты.
               *[other] { $name } получает: { $cards }.
            }
    }
event-turned = Открыта карта { $card }: козырь { $suit }.
event-played =
    { $who ->
        [you] Вы играете { FORM($card, "accusative") }.
       *[other] { $name } играет { FORM($card, "accusative") }.
    }
event-drew =
    { $who ->
        [you]
            { $count ->
                [0] Вы берёте карту.
               *[other] Вы берёте { FORM($card, "accusative") }.
            }
       *[other]
            { $count ->
                [0] { $name } берёт карту.
               *[other] { $name } берёт { FORM($card, "accusative") }.
            }
    }
event-exchanged =
    { $who ->
        [you] Вы меняете { FORM($card, "accusative") } на { FORM($taken, "accusative") }.
       *[other] { $name } меняет { FORM($card, "accusative") } на { FORM($taken, "accusative") }.
    }
event-melded =
    { $who ->
        [you] Вы объявляете марьяж { FORM($suit, "genitive") }, { $value }.
       *[other] { $name } объявляет марьяж { FORM($suit, "genitive") }, { $value }.
    }
event-counted =
    { $who ->
        [you] Ваши объявленные { $value } теперь считаются.
       *[other] { $name }: объявленные { $value } теперь считаются.
    }
event-bonus =
    { $who ->
        [you] За последнюю взятку вам ещё { $value }.
       *[other] За последнюю взятку { $name } получает ещё { $value }.
    }
event-closed =
    { $who ->
        [you] Вы закрываете талон.
       *[other] { $name } закрывает талон.
    }
event-declined =
    { $who ->
        [you] Вы отказываетесь.
       *[other] { $name } отказывается.
    }
event-took =
    { $told ->
        [no]
            { $who ->
                [you] Вы берёте взятку.
               *[other] { $name } берёт взятку.
            }
       *[yes]
            { $who ->
                [you] Вы берёте взятку, { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
               *[other] { $name } берёт взятку, { $value ->
                       [one] { $value } очко
                       [few] { $value } очка
                      *[other] { $value } очков
                   }.
            }
    }
event-claimed =
    { $told ->
        [no]
            { $who ->
                [you] Вы объявляете игру.
               *[other] { $name } объявляет игру.
            }
       *[yes]
            { $who ->
                [you] Вы объявляете игру, { $value ->
                        [one] { $value } очко
                        [few] { $value } очка
                       *[other] { $value } очков
                    }.
               *[other] { $name } объявляет игру, { $value ->
                       [one] { $value } очко
                       [few] { $value } очка
                      *[other] { $value } очков
                   }.
            }
    }
event-passed =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
event-ended =
    { $value ->
        [0] Раздача окончена, никто не пишет.
       *[other]
            { $who ->
                [you] Вы выигрываете раздачу: { $value ->
                    [one] { $value } очко
                    [few] { $value } очка
                   *[other] { $value } очков
                }.
               *[other] Раздачу выигрывает { $name }: { $value ->
                    [one] { $value } очко
                    [few] { $value } очка
                   *[other] { $value } очков
                }.
            }
    }
