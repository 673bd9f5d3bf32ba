"""What a reader is told: sentences in the reader's language, with the cards' names in the reader's deck."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bummerl.locale.languages import DECKS, LANGUAGES, LEFT_TO_ENGLISH
from bummerl.locale.sentences import Sentences, Word, sentences
from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.reasons import Param, Reason

__all__ = ["Locale"]

# The names that the messages have for suits and ranks, in the order of Suit and Rank.
_FRENCH_SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
_GERMAN_SUITS: Final = ("leaves", "hearts", "bells", "acorns")
_FRENCH_RANKS: Final = ("seven", "eight", "nine", "jack", "queen", "king", "ten", "ace")
_GERMAN_RANKS: Final = ("seven", "eight", "nine", "unter", "ober", "king", "ten", "ace")

# Signs that fonts have.  U+FE0E asks for the plain sign, which phones would else turn into a little picture.
_SIGNS: Final = {"spades": "♠\ufe0e", "hearts": "♥\ufe0e", "diamonds": "♦\ufe0e", "clubs": "♣\ufe0e"}

_LONGEST_QUOTE: Final = 200

_LONGEST_TEXT: Final = 900
"""Fluent fills in no more than 1,000 signs; a path can be longer."""

_LONG_NUMBER: Final = 10**15
"""Fluent groups and rounds numbers, and cannot do so with longer ones."""

_PLACE: Final = re.compile(r"(line|deal) ([0-9]+)")


@dataclass(frozen=True)
class Locale:
    """One reader's language, deck, and the language of its letters if another; ValueError for one that there is not.

    >>> Locale("de").card(Card("JH")), Locale("en", deck="german").card(Card("QC"))
    ('Herz-Bub', 'ober of acorns')
    """

    language: str = "en"
    deck: str = "french"
    letters: str = ""

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"{self.language!r} is not a language here; languages are {', '.join(LANGUAGES)}")
        if self.letters and self.letters not in LANGUAGES:
            raise ValueError(f"{self.letters!r} are not letters here; those of {', '.join(LANGUAGES)} are")
        if self.deck not in DECKS:
            raise ValueError(f"{self.deck!r} is not a deck here; decks are {', '.join(DECKS)}")

    @property
    def _source(self) -> Sentences:
        return sentences(self.language)

    # Sentences

    def text(self, message: str, **params: Param) -> str:
        """The text with this message id, filled in; cards and suits become the reader's words.

        Its lines are those of the file.  A message that the language leaves to English is English with all its words.
        KeyError if there is no such message, or if it needs a parameter that is not given.

        >>> Locale("en").text("refused-not-held", card=Card("AH"))
        'You do not hold the ace of hearts. Play a card from your hand.'
        """
        told = self.telling(message)
        return told._source.say(message, {name: told._filled(value) for name, value in params.items()})  # noqa: SLF001

    def telling(self, message: str) -> Locale:
        """The locale that tells this message: this one, or English with the same deck where it is left to English.

        >>> Locale("pl").telling("event-closed").language, Locale("pl").telling("aim-land").language
        ('pl', 'en')
        """
        if message in self._source:
            return self
        topic = sentences("en").topics.get(message)
        is_left = topic is not None and topic.stem in LEFT_TO_ENGLISH.get(self.language, ())
        return Locale("en", self.deck, self.letters) if is_left else self

    def in_line(self, message: str) -> str:
        """A longer text in one line, with the ranks in the reader's deck, in the words of the language that tells it.

        >>> Locale("pl").in_line("strategy-schnapsen-points-title")
        'Count to 66, and to 33'
        """
        telling = self.telling(message)
        return telling.text(message, **telling.ranks).replace("\n", " ")

    def _knows(self, message: str) -> bool:
        return message in self.telling(message)._source  # noqa: SLF001  # of its own kind

    def who(self, seat: Seat, names: Sequence[str] = (), you: Seat | None = None) -> dict[str, str]:
        """The parameters of a sentence about `seat`: its name, and whether the reader, at seat `you`, is meant.

        >>> Locale("en").who(1, ("Anna", "Ben"), you=0), Locale("en").who(0)
        ({'who': 'other', 'name': 'Ben'}, {'who': 'other', 'name': 'Player 1'})
        """
        if seat == you:
            return {"who": "you", "name": self.text("you")}
        name = _plain(names[seat]) if seat < len(names) else self.text("player", number=seat + 1)
        return {"who": "other", "name": name}

    def reason(self, why: Reason, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """The sentence of a refusal, a result or a wrong option, with the paragraph that it rests on.

        >>> from bummerl.rules.reasons import reason
        >>> Locale("en").reason(reason("end-last-trick", "8.7", seat=0), ("Anna", "Ben"), you=1)
        'Nobody claimed, so the last trick decides: it is Anna’s. (§8.7)'
        """
        params = {name: _plain(value) if isinstance(value, str) else value for name, value in why.params}
        seat = params.pop("seat", None)
        if isinstance(seat, int):
            params |= self.who(seat, names, you)
        contract = params.get("contract")
        if isinstance(contract, str) and self._knows(f"contract-{contract}"):
            params["contract"] = self.text(f"contract-{contract}")
        sentence = self._line(why.id, **params)
        if not why.paragraph:
            return sentence
        return self.text("with-paragraph", sentence=sentence, paragraph=why.paragraph)

    def place(self, where: str) -> str:
        """Where in a file something is wrong.

        >>> Locale("de").place("line 3"), Locale("de").place("deals")
        ('Zeile 3', 'deals')
        """
        found = _PLACE.fullmatch(where)
        return self.text(f"place-{found[1]}", number=int(found[2])) if found else where

    def event(self, event: Event, names: Sequence[str] = (), you: Seat | None = None, *, hidden: bool = False) -> str:
        """What happened, told to the reader at seat `you` (None: a spectator).

        An event without cards is told as seen by somebody who may not see them; `hidden` leaves out the card points
        of tricks and claims, which players at some tables have to count themselves.

        >>> from bummerl.rules.actions import Kind
        >>> Locale("en").event(Event(Kind.DREW, 0, (Card("AH"),)), you=0)
        'You draw the ace of hearts.'
        >>> Locale("en").event(Event(Kind.DREW, 0), ("Anna", "Ben"), you=1)
        'Anna draws a card.'
        """
        params: dict[str, Param] = {"value": event.value, "cards": event.cards, "count": len(event.cards)}
        params["told"] = "no" if hidden else "yes"
        if event.cards:
            # Of an exchange the first card is the one laid down and the last the one taken.
            first, last = event.cards[0], event.cards[-1]
            params |= {"card": first, "suit": first.suit, "taken": last}
        if event.kind is Kind.TRUMPED:
            params["suit"] = Suit(event.value)
        if event.kind is Kind.SCORED:
            params |= {"how": "lost" if event.value < 0 else "won", "value": abs(event.value)}
        if event.word:
            params["contract"] = self.text(f"contract-{event.word}")
        return self._line(f"event-{event.kind}", **params, **self.who(event.seat, names, you))

    def action(self, action: Action, turnup: Card | None = None, target: int = 66) -> str:
        """The label of an action; knowing the turn-up and the target makes those of exchange and claim clearer.

        >>> from bummerl.rules.actions import read_action
        >>> [Locale("en").action(read_action(text)) for text in ("AH", "40H", "claim")]
        ['Play the ace of hearts', 'Declare 40 (hearts)', 'Claim 66']
        """
        params: dict[str, Param] = {"target": target}
        if action.card is not None:
            params |= {"card": action.card, "suit": action.card.suit}
        if action.value is not None:
            params["value"] = action.value
        if action.verb is Verb.TRUMP and action.value is not None:
            params["suit"] = Suit(action.value)
        if action.word is not None:
            params["contract"] = self.text(f"contract-{action.word}")
        if action.verb is Verb.EXCHANGE and turnup is not None:
            return self.text("action-exchange-for", turnup=turnup)
        return self.text(f"action-{action.verb}", **params)

    # Cards

    def card(self, card: Card) -> str:
        """The full name of a card.

        >>> Locale("ja").card(Card("QH"))
        'ハートのQ'
        """
        return self._card(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """The full names of some cards in their order.

        >>> Locale("de", deck="german").cards((Card("JS"), Card("AC")))
        'Laub-Unter, Eichel-Ass'
        """
        return self.text("comma").join(map(self._card, cards)) or self.text("no-cards")

    def short(self, card: Card) -> str:
        """A card as in its corner: its index and the sign of its suit.

        >>> Locale("de").short(Card("QH")) == "D♥" + "\ufe0e", Locale("de", deck="german").short(Card("QC"))
        (True, 'OE')
        """
        return self.index(card.rank) + self.sign(card.suit)

    def index(self, rank: Rank) -> str:
        """The index of a rank: its letter or number in the reader's language, or in the letters that French cards have.

        >>> Locale("de").index(Rank.JACK), Locale("de", deck="german").index(Rank.JACK)
        ('B', 'U')
        >>> Locale("de", letters="en").index(Rank.JACK)
        'J'
        """
        message = f"index-{self._rank(rank)}"
        if self.letters and self.deck != "german":
            return sentences(self.letters).say(message, {})
        return self.text(message)

    @property
    def ranks(self) -> dict[str, str]:
        """The names of the ranks in the reader's deck, by their French names: variables of longer texts.

        >>> Locale("en", deck="german").ranks["queen"]
        'ober'
        """
        return {rank.name.lower(): self.text(f"rank-{self._rank(rank)}") for rank in Rank}

    def suit(self, suit: Suit) -> str:
        """The name of a suit.

        >>> Locale("en").suit(Suit.CLUBS), Locale("en", deck="german").suit(Suit.CLUBS)
        ('clubs', 'acorns')
        """
        return self._suit(suit)

    def sign(self, suit: Suit) -> str:
        """The sign of a suit in a line of text: a plain sign, or a letter for German suits that fonts do not have.

        >>> Locale("en", deck="german").sign(Suit.SPADES)
        'L'
        """
        name = self._suit_name(suit)
        return _SIGNS[name] if name in _SIGNS else self.text(f"sign-{name}")

    # Games and house rules

    def preset(self, key: str) -> str:
        """The name of a preset.

        >>> Locale("de").preset("sixty_six")
        'Sechsundsechzig'
        """
        return self.text(f"preset-{key}")

    def preset_description(self, key: str) -> str:
        """A sentence that tells this preset from the others."""
        return self._line(f"about-{key}")

    def option(self, name: str) -> str:
        """What an option decides, in a sentence.

        >>> Locale("en").option("target_points")
        'How many card points a right claim needs.'
        """
        return self._line(f"decides-{name}")

    def option_value(self, name: str, value: bool | int | str) -> str:  # noqa: FBT001  # it is the value
        """What a value of an option means, in a short phrase that can stand alone.

        >>> Locale("en").option_value("closing_allowed", False), Locale("en").option_value("hand_size", 6)
        ('the talon is never closed', '6 cards in each hand')
        """
        word = str(value).lower() if isinstance(value, bool) else str(value)
        own = f"value-{name}-{word}"
        return self._line(own) if self._knows(own) else self._line(f"value-{name}", value=value)

    # The reader's words

    def _line(self, message: str, **params: Param) -> str:
        """A text of one line, however many the file has."""
        return self.text(message, **params).replace("\n", " ")

    def _filled(self, value: Param) -> str | float:
        match value:
            case Card():
                return self._card(value)
            case Suit():
                return self._suit(value)
            case tuple():
                return self.cards(value)
            case int() if abs(value) >= _LONG_NUMBER:
                return str(value)
            case str() if len(value) > _LONGEST_TEXT:
                return value[: _LONGEST_TEXT - 1] + "…"
            case str() | int() | float():
                return value
            case _:
                raise TypeError(f"{value!r} cannot stand in a sentence")

    def _card(self, card: Card) -> Word:
        return _card_word(self.language, self._rank(card.rank), self._suit_name(card.suit))

    def _suit(self, suit: Suit) -> Word:
        return _suit_word(self.language, self._suit_name(suit))

    def _suit_name(self, suit: Suit) -> str:
        return (_GERMAN_SUITS if self.deck == "german" else _FRENCH_SUITS)[suit]

    def _rank(self, rank: Rank) -> str:
        return (_GERMAN_RANKS if self.deck == "german" else _FRENCH_RANKS)[rank]


@cache
def _card_word(language: str, rank: str, suit: str) -> Word:
    return Word(sentences(language), f"card-{rank}", suit=_suit_word(language, suit))


@cache
def _suit_word(language: str, suit: str) -> Word:
    return Word(sentences(language), f"suit-{suit}")


def _plain(text: str) -> str:
    """What a person typed, fit to stand in a sentence: of bearable length, and without line breaks and the like."""
    shown = text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
    return "".join(sign if sign.isprintable() else " " for sign in shown)
