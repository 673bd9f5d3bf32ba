"""Sitting down: a new match, or an unfinished one that goes on where it was."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.store import Store, StoreError
from bummerl.engine.bots import bot as bot_named
from bummerl.engine.bots import check_plays
from bummerl.locale import Locale
from bummerl.record.match import Memory, check_name
from bummerl.rules.catalog import Preset

__all__ = ["Asked", "sit_down"]


class Asked(NamedTuple):
    """What was asked for; any unfinished match will do unless `is_this_game` alone, and none where it `is_new`."""

    preset: Preset
    is_this_game: bool
    bot: str | None
    memory: Memory | None
    name: str
    seed: str | None
    is_new: bool


def sit_down(store: Store, asked: Asked, locale: Locale, warn: Callable[[str], None]) -> tuple[Session, Place, str]:
    """The session, the place where it is kept, and what to say first.

    Refused for the bot, and NotationError for a name that cannot be one, even where a match goes on.
    """
    bot = bot_named(asked.bot or "thumb")
    check_plays(bot, asked.preset)
    if asked.name:
        check_name(asked.name)
    for path in [] if asked.is_new else store.unfinished():
        session = _resumed(store, path, locale, warn)
        if session is not None and (not asked.is_this_game or session.match.game == asked.preset.game):
            return session, Place(store, path), _resumed_sentence(session, asked, locale)
    secret = secrets.token_bytes(32) if asked.seed is None else _secret_of(asked.seed)
    # The person's bytes are drawn after the secret is fixed, so that nobody could have chosen the one for the other.
    own = secrets.token_bytes(16) if asked.seed is None else b""
    name, others = asked.name or locale.text("player-name"), locale.text("computer-names").split(", ")
    session = Session.new(asked.preset, name, bot, secret, asked.memory or Memory.POINTS, entropy=own, others=others)
    place = Place(store, store.new_path(asked.preset.key))
    place.save(session)
    assert session.match.fair is not None, "a session's match has a shuffle"
    return session, place, locale.text("shuffle-commitment", commitment=session.match.fair.commitment)


def _resumed(store: Store, path: Path, locale: Locale, warn: Callable[[str], None]) -> Session | None:
    """The unfinished match of this file; None if it cannot be read."""
    try:
        return store.load(path)
    except StoreError as error:
        warn(locale.reason(error.reason) + ("" if error.cause is None else " " + locale.reason(error.cause)))
        if error.reason.id == "store-damaged":
            store.set_aside(path)
        return None


def _resumed_sentence(session: Session, asked: Asked, locale: Locale) -> str:
    """That an unfinished match goes on, and with whom, if something else was asked for."""
    playing = next(iter(session.bots.values())).name
    level = session.match.memory
    name = session.match.seats[session.human]
    if asked.bot not in {None, playing} or asked.memory not in {None, level} or asked.name not in {"", name}:
        return locale.text("resumed-otherwise", name=name, bot=playing, memory=level.value)
    return locale.text("resumed")


def _secret_of(seed: str) -> bytes:
    # Bytes that are no text in this terminal's encoding come as surrogates; they make a seed as well as any.
    return hashlib.sha256(f"bummerl seed {seed}".encode("utf-8", "surrogatepass")).digest()
