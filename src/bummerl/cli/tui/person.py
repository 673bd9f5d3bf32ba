"""The person's side of every table: the line above the hand, the hand, the calls.

Contents: own_line, hand, calls.
"""

from __future__ import annotations

from bummerl.cli.tui.canvas import Ink, Rect, Spot, Target
from bummerl.cli.tui.faces import LARGE, SMALL, Look
from bummerl.cli.tui.stage import Stage, menu
from bummerl.cli.tui.text import cut, width
from bummerl.rules.actions import Verb
from bummerl.rules.cards import Card, Suit
from bummerl.table.keys import CARD_KEYS, NEW_MATCH
from bummerl.table.scene import Choice

__all__ = ["calls", "hand", "own_line"]


def own_line(stage: Stage) -> None:
    """Whose turn it is, one's marks, and what one has won."""
    scene, palette, canvas = stage.scene, stage.palette, stage.canvas
    zone, y = stage.layout.plate, stage.layout.own
    bold, soft = Ink(palette.feltink, is_bold=True), Ink(palette.feltink2)
    turn = [(_turn(stage), bold if scene.turn == scene.me or stage.shown.is_over else soft)]
    own = stage.marks(scene.me)
    if not scene.is_duel:
        turn, own = [(stage.name(scene.me), bold), *stage.seat_score(scene.me), *own], turn
    if scene.turn == scene.me:
        canvas.put(zone.x, y, "●", Ink(palette.accent))
    x = stage.put_all(1 + stage.put_all(zone.x + 2, y, turn), y, own)
    tricks, points, short = stage.won(scene.me)
    if x + width(f"{tricks} · {points}") > zone.right:
        points = short
    end = zone.right
    if points:
        end = canvas.right(end, y, points, bold) - 3
        canvas.put(end, y, " · ", soft)
    canvas.right(end, y, cut(tricks, end - x), soft)


def _turn(stage: Stage) -> str:
    """What the person's turn is for, or whom one waits for."""
    scene = stage.scene
    if stage.shown.is_over:
        return stage.name(scene.me)
    if scene.turn != scene.me:
        turn = 1 - scene.me if scene.is_duel else scene.turn
        return "" if turn is None else stage.text("screen-their-turn", name=cut(stage.name(turn), 20))
    if all(choice.action.verb is not Verb.PLAY for choice in scene.choices):
        return stage.teller.question(scene) or stage.text("screen-your-call")
    return stage.text("screen-your-answer" if scene.trick else "screen-your-lead")


# The hand


def hand(stage: Stage) -> None:
    """One's own cards: those that may be played are raised, the chosen one further; long hands lie over each other."""
    zone, size, scene = stage.layout.hand, stage.layout.in_hand, stage.scene
    if not scene.hand:
        return
    legal = {choice.action.card for choice in scene.choices if scene.with_card(choice.action.card)}
    most = stage.duel.hand_size if scene.is_duel else len(scene.hand)
    wide_gap = size is LARGE if scene.is_duel else size is not SMALL
    step = min(size.width + 1 + wide_gap, (zone.width - size.width) // max(1, most - 1))
    x = zone.x + (zone.width - (step * (len(scene.hand) - 1) + size.width)) // 2
    for number, card in enumerate(scene.hand):
        is_chosen, is_legal = card == stage.shown.chosen, card in legal
        y = zone.y + 2 - is_legal - (is_chosen and is_legal)
        if legal and not is_legal:
            look = Look.DULL_CHOSEN if is_chosen else Look.DULL
        else:
            look = Look.CHOSEN if is_chosen else Look.PLAIN
        place = Rect(x + number * step, y, *size)
        # Of a card under another one the left columns are free.
        seen = place._replace(width=step) if number + 1 < len(scene.hand) and step < size.width else place
        stage.pen.face(place.x, place.y, size, card, look)
        if seen is not place:
            _free_corner(stage, place, card, step, is_dull=look in {Look.DULL, Look.DULL_CHOSEN})
        _key(stage, seen, number, is_raised=is_legal)
        if card == scene.drawn:
            _tag(stage, seen)
        stage.canvas.mark(place, Target(Spot.CARD, card=card))


def _free_corner(stage: Stage, place: Rect, card: Card, step: int, *, is_dull: bool) -> None:
    """Leave of a card that the next one covers no half index, and the whole of the other one."""
    canvas, palette = stage.canvas, stage.palette
    ink = Ink(palette.black if is_dull else stage.pen.colour(card), palette.dull if is_dull else palette.face, True)
    canvas.fill(Rect(place.x + 1, place.bottom - 2, place.width - 2, 1), ink)
    if width(stage.locale.short(card)) >= step:
        canvas.fill(Rect(place.x + 1, place.y + 1, place.width - 2, 2), ink)
        canvas.put(place.x + 1, place.y + 1, stage.locale.index(card.rank), ink)
        canvas.put(place.x + 1, place.y + 2, stage.locale.sign(card.suit), ink)


def _key(stage: Stage, seen: Rect, number: int, *, is_raised: bool) -> None:
    """The key of a card: below it, or in its lower edge where rows are dear."""
    key, palette = CARD_KEYS[number], stage.palette
    if stage.layout.has_keys_below:
        ink = Ink(palette.feltink if is_raised else palette.feltink2, is_bold=is_raised)
        stage.canvas.center(seen, stage.layout.hand.bottom, key, ink)
    else:
        stage.canvas.put(seen.x + 2, seen.bottom - 1, key, Ink(palette.black, is_bold=is_raised))


def _tag(stage: Stage, seen: Rect) -> None:
    """The mark of a card that has just been drawn or received: the word, or a star where a card lies over it."""
    text = stage.text("screen-new")
    text = f" {text} " if width(text) + 2 <= seen.width else text if width(text) <= seen.width else "*"
    stage.canvas.center(seen, seen.y, text, Ink(stage.palette.accentink, stage.palette.accent))


# Calls


def calls(stage: Stage) -> None:
    """Buttons for what can be called and for what is picked from the list; the rule in force where there are none."""
    zone, scene, shown = stage.layout.calls, stage.scene, stage.shown
    if shown.holds:
        stage.buttons(zone, [("enter", "⏎", stage.text("screen-go-on"))], "enter")
        return
    if shown.is_over:
        onward = [("enter", "⏎", stage.text("screen-next"))]
        if scene.match_winner is not None:
            onward = [
                ("enter", "⏎", stage.text("screen-leave")),
                (NEW_MATCH, NEW_MATCH, stage.text("screen-new-match")),
            ]
        look = [("o", "o", stage.text("screen-look-through"))] if scene.review else []
        stage.buttons(zone, [*onward, *look], "enter")
        return
    choices = [choice for choice in scene.calls if len(choice.key) == 1]
    listed = menu(shown)
    if shown.picked is not None and shown.picked in listed:
        choices = [shown.picked, *(choice for choice in choices if choice != shown.picked)]
    labels: list[tuple[str, str, str]] = []
    for say in (_long, _short, _shortest, _bare):
        labels = [_button(stage, choice, say(stage, choice)) for choice in choices]
        if listed and shown.picked is None:
            labels.insert(0, ("up", "↑↓", ""))
        margins = 2 * len(labels) if zone.height > 1 else 0
        if sum(width(key) + width(text) + 4 for _, key, text in labels) - 1 + margins <= zone.width:
            break
    if labels:
        asked = shown.asked
        main = "enter" if shown.picked is not None else None
        stage.buttons(zone, labels, main if asked is None else asked.key)
    elif scene.turn == scene.me:
        rule = cut(_rule(stage), zone.width)
        stage.canvas.center(zone, zone.y + zone.height // 2, rule, Ink(stage.palette.feltink2))


def _rule(stage: Stage) -> str:
    """What must be played, where there is nothing to call."""
    scene = stage.scene
    if not scene.is_duel:
        plays = any(choice.action.verb is Verb.PLAY for choice in scene.choices)
        return stage.text("screen-rule-trick") if plays else stage.teller.parting(scene)
    is_open = scene.turnup is not None and scene.closed_by is None
    return stage.text(f"screen-rule-{stage.duel.open_follow if is_open else stage.duel.strict_follow}")


def _button(stage: Stage, choice: Choice, text: str) -> tuple[str, str, str]:
    if choice == stage.shown.picked:
        return "enter", "⏎", text
    return choice.key, choice.key, text


def _long(stage: Stage, choice: Choice) -> str:
    """A call as the line mode has it."""
    return stage.teller.action_text(choice.action, stage.scene)


def _short(stage: Stage, choice: Choice) -> str:
    """A call in a word or two, where it has such a label."""
    action = choice.action
    if len(choice.key) > 1 or action.word is not None:
        return cut(_long(stage, choice), 24)
    suit = Suit(action.value or 0) if action.verb is Verb.TRUMP else action.card.suit if action.card else None
    sign = "" if suit is None else stage.locale.sign(suit)
    value = (action.value or 0) + (action.verb in {Verb.STOCK, Verb.TURN})
    value += len(stage.scene.hand) * (action.verb is Verb.TURN)
    return stage.text(f"screen-call-{action.verb}", value=value, sign=sign)


def _shortest(stage: Stage, choice: Choice) -> str:
    return cut(_short(stage, choice), 8)


def _bare(stage: Stage, choice: Choice) -> str:
    """Two or three cells beside the key, where calls are many and columns few."""
    return cut(_short(stage, choice), 3)
