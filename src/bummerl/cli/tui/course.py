"""The course of a match on a screen: what is done, saved and told, and the pictures that lead there.

What is done is done at once and saved.  The pictures wait in `film`.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.tui.film import Frame, between
from bummerl.cli.tui.stage import Shown, Tone, first_of
from bummerl.locale import Locale
from bummerl.rules.actions import Action, Event
from bummerl.rules.reasons import Reason, Refused
from bummerl.table.teller import Teller

__all__ = ["Course"]


class Course:
    """A match as one person sees it: `shown` is what to draw now, `film` the pictures still to come."""

    def __init__(self, session: Session, place: Place, locale: Locale) -> None:
        self.session, self.place, self.locale = session, place, locale
        # The line mode has the words for a table already.
        self.teller = Teller(locale)
        self.trouble = ""
        self.cited = ""
        self.scene = session.scene
        self.shown = Shown(self.scene, len(self.scene.log))
        self.film: deque[Frame] = deque()
        self.news_from = 0
        self.said: tuple[tuple[str, ...], Tone] = ((), Tone.NEWS)
        is_resumed = bool(self.session.record.actions) or self.scene.deal_number > 1
        self.begin()
        if is_resumed:
            self.say(locale.text("screen-resumed"))

    # What happens

    def begin(self) -> None:
        """A deal begins, or goes on where it was."""
        self.scene = self.session.scene
        self.news_from = len(self.scene.log) if self.session.record.actions else 0
        self.go_on([Frame(self.scene, len(self.scene.log))])

    def new_match(self) -> None:
        """Another match of the same game at the same table."""
        self.session = self.session.again()
        self.place = self.place.another(self.session)
        self.save()
        self.begin()
        assert self.session.match.fair is not None, "a session's match has a shuffle"
        self.say(self.locale.text("shuffle-commitment", commitment=self.session.match.fair.commitment))

    def act(self, action: Action) -> None:
        """Do something for the person and let the bots go on, or say why it cannot be done."""
        try:
            self.session.act(action)
        except Refused as error:
            self.refuse(error.reason)
            return
        self.news_from = len(self.scene.log)
        self.go_on(self._after_step())

    def go_on(self, film: list[Frame]) -> None:
        """Let the bots act, and show everything in its order."""
        while self.session.step():
            film += self._after_step()
        self.film.extend(film)
        self.next_picture()

    def _after_step(self) -> list[Frame]:
        """Save; the pictures that lead to the session as it is now."""
        self.save()
        before, self.scene = self.scene, self.session.scene
        film = [*between(before, self.scene), Frame(self.scene, len(self.scene.log))]
        last = self.scene.last_trick
        if len(film) > 1 and last is not None and self.scene.turn not in {None, self.scene.me}:
            # The other one is about to lead; after that the trick may not be looked at any more.
            film[-2] = film[-2]._replace(holds=True)
        return film

    def save(self) -> None:
        """Save the match; if that fails the game goes on, and the table says so."""
        try:
            self.place.save(self.session)
        except Refused as error:
            self.trouble = self.locale.reason(error.reason)
        except OSError as error:
            path, problem = str(self.place.path), error.strerror or ""
            self.trouble = self.locale.text("store-cannot-write", path=path, problem=problem)
        else:
            self.trouble = ""

    # Pictures

    def next_picture(self) -> None:
        """Show the next picture of the film; nothing can be done until its last."""
        frame = self.film.popleft()
        was_unsaved = self.shown.is_unsaved
        if self.film:
            still = frame.scene._replace(choices=())
            self.shown = Shown(still, frame.told, is_unsaved=was_unsaved, holds=frame.holds)
            self.tell_news()
            return
        is_over = frame.scene.match_winner is not None
        closing = tuple(self.teller.match_end(frame.scene, self.place.path)) if is_over else ()
        self.shown = Shown(frame.scene, frame.told, is_unsaved=bool(self.trouble), closing=closing)
        self.show(picked=first_of(self.shown))
        self.tell_news()
        if self.trouble and not was_unsaved:
            self.say(self.trouble, tone=Tone.REFUSED)

    @property
    def is_waiting(self) -> bool:
        """Whether pictures are still to come."""
        return bool(self.film)

    def go_to_hold(self) -> None:
        """Show at once the next picture that waits for a key, or the last."""
        while len(self.film) > 1 and not self.film[0].holds:
            self.film.popleft()
        if self.film:
            self.next_picture()

    def finish(self) -> None:
        """Show the last picture at once."""
        if self.film:
            self.film = deque([self.film[-1]])
            self.next_picture()

    # Words

    def show(self, **changes: Any) -> None:  # noqa: ANN401  # fields of Shown
        """Change what is shown."""
        self.shown = self.shown._replace(**changes)

    def say(self, *lines: str, tone: Tone = Tone.SAID) -> None:
        """Put words above the hand and keep them for `r`."""
        self.said = (lines, tone)
        if tone is not Tone.REFUSED:
            self.cited = ""
        self.show(words=lines, tone=tone)

    def refuse(self, why: Reason) -> None:
        """Say why something cannot be done."""
        self.cited = why.paragraph
        self.say(self.locale.reason(why, self.scene.names, self.scene.me), tone=Tone.REFUSED)

    def tell_news(self) -> None:
        """Tell what is new; of a trick that is turned down no more than the table remembers, once the next is led."""
        scene = self.shown.scene
        start = max(self.news_from, scene.log_from) if scene.trick else self.news_from
        self.say(*map(self._sentence, self.shown.log[start:]), tone=Tone.NEWS)

    def _sentence(self, event: Event) -> str:
        return self.teller.event(self.scene, event)
