# Почему сейчас нельзя и что можно. Читает тот, кто попробовал.

refused-over = Раздача окончена; в ней больше ничего нельзя.
refused-not-your-turn = Сейчас не ваш ход.
refused-other-game = В этой игре такого нет.

# $led: карта, с которой пошли, $suit: её масть, $cards: что можно сыграть.
refused-not-held = У вас нет этой карты: { $card }. Играйте картой с рук.
refused-lead-marriage = Вы объявили марьяж { FORM($suit, "genitive") }: ходите королём или дамой этой масти.
refused-follow = Ход в { $suit }, и у вас есть { $suit }: надо ходить в масть. Можно: { $cards }.
refused-head = Карту { $led } вы можете перебить, значит, обязаны. Можно: { $cards }.
refused-trump = У вас нет { FORM($suit, "genitive") }, надо бить козырем. Можно: { $cards }.

refused-meld-not-leading = Марьяж объявляет только тот, кто ходит. Дождитесь своего хода.
refused-meld-not-held = Для марьяжа { FORM($suit, "genitive") } нужны обе карты на руках.
refused-meld-value = Марьяж { FORM($suit, "genitive") } стоит { $value }: объявляйте столько.
refused-meld-second = Объявлять можно один раз за ход: ходите картой из объявленных.
