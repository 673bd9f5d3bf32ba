"""The person's side of the table: the line above the hand, the hand, the calls.

Contents: own_line, hand, calls.
"""

from __future__ import annotations

from bummerl.cli.scene import Choice
from bummerl.cli.tui.canvas import Ink, Rect, Spot, Target
from bummerl.cli.tui.faces import LARGE, Look
from bummerl.cli.tui.stage import Stage
from bummerl.cli.tui.text import cut, width
from bummerl.rules.actions import Verb

__all__ = ["calls", "hand", "own_line"]


def own_line(stage: Stage) -> None:
    """Whose turn it is, one's marks, and what one has won."""
    scene, palette, canvas = stage.scene, stage.palette, stage.canvas
    zone, y = stage.layout.plate, stage.layout.own
    bold = Ink(palette.feltink, is_bold=True)
    if scene.turn == scene.me:
        canvas.put(zone.x, y, "●", Ink(palette.accent))
        x = canvas.put(zone.x + 2, y, stage.text(_turn(stage)), bold)
    elif stage.shown.is_over:
        x = canvas.put(zone.x + 2, y, stage.name(scene.me), bold)
    else:
        x = zone.x + 2
        turn = 1 - scene.me if scene.is_duel else scene.turn
        waiting = "" if turn is None else stage.text("screen-their-turn", name=cut(stage.name(turn), 20))
        x = canvas.put(zone.x + 2, y, waiting, Ink(palette.feltink2))
    stage.chips(x + 2, y, scene.me)
    tricks, points = stage.won(scene.me)
    end = zone.right
    if points:
        end = canvas.right(end, y, points, bold) - 3
        canvas.put(end, y, " · ", Ink(palette.feltink2))
    canvas.right(end, y, tricks, Ink(palette.feltink2))


def _turn(stage: Stage) -> str:
    """What the person's turn is for."""
    if all(choice.action.verb is not Verb.PLAY for choice in stage.scene.choices):
        return "screen-your-call"
    return "screen-your-answer" if stage.scene.trick else "screen-your-lead"


def hand(stage: Stage) -> None:
    """One's own cards: those that may be played are raised, the chosen one further."""
    zone, size, scene = stage.layout.hand, stage.layout.in_hand, stage.scene
    legal = {choice.action.card for choice in scene.choices if choice.action.verb is Verb.PLAY}
    gap = 2 if size is LARGE else 1
    step = min(size.width + gap, (zone.width - size.width) // (stage.duel.hand_size - 1))
    x = zone.x + (zone.width - (step * (len(scene.hand) - 1) + size.width)) // 2
    for number, card in enumerate(scene.hand):
        is_chosen, is_legal = card == stage.shown.chosen, card in legal
        y = zone.y + 2 - is_legal - (is_chosen and is_legal)
        if legal and not is_legal:
            look = Look.DULL_CHOSEN if is_chosen else Look.DULL
        else:
            look = Look.CHOSEN if is_chosen else Look.PLAIN
        place = Rect(x + number * step, y, *size)
        stage.pen.face(place.x, place.y, size, card, look)
        _key(stage, place, number, is_raised=is_legal)
        if card == scene.drawn:
            _tag(stage, place)
        stage.canvas.mark(place, Target(Spot.CARD, card=card))


def _key(stage: Stage, place: Rect, number: int, *, is_raised: bool) -> None:
    """The key of a card: below it, or in its lower edge where rows are dear."""
    key, palette = f" {(number + 1) % 10} ", stage.palette
    if stage.layout.has_keys_below:
        ink = Ink(palette.feltink if is_raised else palette.feltink2, is_bold=is_raised)
        stage.canvas.center(place, stage.layout.hand.bottom, key, ink)
    else:
        stage.canvas.center(place, place.bottom - 1, key, Ink(palette.black, is_bold=is_raised))


def _tag(stage: Stage, place: Rect) -> None:
    """The mark of a card that has just been drawn."""
    text = stage.text("screen-new")
    text = f" {text} " if width(text) + 2 <= place.width else text
    stage.canvas.center(place, place.y, text, Ink(stage.palette.accentink, stage.palette.accent))


def calls(stage: Stage) -> None:
    """Buttons for what can be called; the rule in force where there is nothing to call."""
    zone, scene = stage.layout.calls, stage.scene
    if stage.shown.is_over:
        onward = stage.text("screen-next" if scene.match_winner is None else "screen-leave")
        look = [("o", "o", stage.text("screen-look-through"))] if scene.review else []
        stage.buttons(zone, [("enter", "⏎", onward), *look], "enter")
        return
    choices = [choice for choice in scene.choices if choice.action.verb is not Verb.PLAY]
    if choices:
        labels = [(choice.key, choice.key, _long(stage, choice)) for choice in choices]
        margins = 2 * len(choices) if zone.height > 1 else 0
        if sum(width(text) + 5 for _, _, text in labels) - 1 + margins > zone.width:
            labels = [(choice.key, choice.key, _short(stage, choice)) for choice in choices]
        asked = stage.shown.asked
        stage.buttons(zone, labels, None if asked is None else asked.key)
    elif scene.turn == scene.me:
        is_open = scene.turnup is not None and scene.closed_by is None
        duty = stage.duel.open_follow if is_open else stage.duel.strict_follow
        rule = cut(stage.text(f"screen-rule-{duty}"), zone.width)
        stage.canvas.center(zone, zone.y + zone.height // 2, rule, Ink(stage.palette.feltink2))


def _long(stage: Stage, choice: Choice) -> str:
    """A call as the line mode has it."""
    return stage.teller.action_text(choice.action, stage.scene)


def _short(stage: Stage, choice: Choice) -> str:
    """A call in a word or two."""
    action = choice.action
    sign = "" if action.card is None else stage.locale.sign(action.card.suit)
    return stage.text(f"screen-call-{action.verb}", value=action.value or 0, sign=sign)
