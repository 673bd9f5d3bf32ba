"""The commands of `bummerl`.

Each says what is wrong in one sentence and leaves with status 2 when it is given something that it cannot use.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, TextIO

import typer

from bummerl import __version__
from bummerl.cli.choices import chosen, remember
from bummerl.locale import Locale, detect_language
from bummerl.record.match import Memory
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.reasons import Refused, reason

if TYPE_CHECKING:
    from bummerl.cli.session import Session
    from bummerl.cli.store import Store

__all__ = ["app", "main"]

app = typer.Typer(no_args_is_help=False, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Lang = Annotated[
    Literal["en", "de", "ja"] | None,
    typer.Option("--lang", help="Your language; by default your system's."),
]
Deck = Annotated[
    Literal["french", "french4", "german"] | None, typer.Option("--deck", help="How cards are named and coloured.")
]
GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="A preset or alias; `bummerl games` lists them.")]
Sets = Annotated[list[str], typer.Option("--set", metavar="OPTION=VALUE", help="Change a house rule; repeatable.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print stable JSON for programs.")]


def main() -> None:
    """The console script."""
    # A table in the terminal shows suits and kanji: what the terminal cannot show must not stop the program.
    # A stream that was closed before the start is None.
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r" if name == "stdin" else "w"))
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        # What is still to be written would fail once more when Python ends.
        _silence(sys.stdout)
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        with suppress(OSError):
            print(Locale(detect_language(None)).text("output-failed", problem=error.strerror or ""), file=sys.stderr)
            sys.stderr.flush()
            sys.exit(2)
        _silence(sys.stderr)
        sys.exit(2)


def _silence(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """The Schnapsen family: play, look rules up, replay, verify, and let bots play each other."""
    if version:
        typer.echo(f"bummerl {__version__}")
    elif context.invoked_subcommand is None:
        play(lang=lang)
    elif lang is not None:
        context.default_map = {context.invoked_subcommand: {"lang": lang}}


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A preset or alias.")] = None,
    sets: Sets = [],  # noqa: B006  # typer's way to say that none are given
    bot: Annotated[str | None, typer.Option(help="Your opponent: thumb (the default), pimc:10 or random.")] = None,
    memory: Annotated[Memory | None, typer.Option(help="What the table remembers; points by default.")] = None,
    name: Annotated[str, typer.Option(help="Your name in the record.")] = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same text gives the same match.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines instead of a full-screen table.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin a new match although one is unfinished.")] = False,
    folder: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
    lang: Lang = None,
    deck: Deck = None,
) -> None:
    """Play a match against the computer; an unfinished one goes on where it was."""
    from bummerl.cli.places import Place  # the table is loaded only when one sits down
    from bummerl.cli.store import Store
    from bummerl.engine.bots import bot as bot_named
    from bummerl.engine.bots import check_plays

    locale = _locale(lang, deck)
    store = Store(folder)
    with _Refusals(locale):
        preset = _preset(game or "schnapsen", sets)
        if bot is not None:
            check_plays(bot_named(bot), preset)  # refused even where a match goes on
            _say_if_slow(bot, locale)
        wanted = preset if game is not None or sets else None
        session, place = None, None
        wants_new = new or seed is not None
        for path in [] if wants_new else store.unfinished():
            session = _resumed(store, path, wanted, locale)
            if session is not None:
                place = Place(store, path)
                break
        if session is None or place is None:
            session = _new_session(
                preset,
                bot or "thumb",
                name or locale.text("player-name"),
                memory or Memory.POINTS,
                seed,
                locale.text("computer-names").split(", "),
            )
            place = Place(store, store.new_path(preset.key))
            place.save(session)
            assert session.match.fair is not None, "a session's match has a shuffle"
            typer.echo(locale.text("shuffle-commitment", commitment=session.match.fair.commitment))
        else:
            typer.echo(_resumed_sentence(session, bot, memory, locale))
        # The full-screen table is drawn on the error stream.
        if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            from bummerl.cli.lines import Lines

            if sys.stdin.isatty():
                remember(lang, deck)
            Lines(session, place, locale, _read_line, typer.echo).play()
        else:
            from bummerl.cli.screen import run_table  # textual is slow to load

            remember(lang, deck)
            run_table(session, place, locale)


@app.command()
def score(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A preset or alias; Thousand by default.")
    ] = None,
    sets: Sets = [],  # noqa: B006
    players: Annotated[str, typer.Option(help='Names in the order they sit: "Anna,Ben,Cora".')] = "",
    dealer: Annotated[str, typer.Option(help="Who deals first.")] = "",
    start: Annotated[str, typer.Option(help='A match under way: "dealer 0 score 300-120--40".')] = "",
    file: Annotated[Path | None, typer.Option(help="The sheet's file; by default the sheet written on last.")] = None,
    export: Annotated[Path | None, typer.Option(help="Write the sheet as .csv, .md or .json and leave.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin another sheet.")] = False,
    as_json: Annotated[
        bool | None, typer.Option("--json/--table", help="Answer in JSON; the default in a pipe.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(help="Where sheets are kept.")] = None,
    lang: Lang = None,
) -> None:
    """Keep the score of a game with real cards: bids, points, bolts, barrel, Bummerl."""
    from bummerl.cli.score.command import Wanted, keep_score

    locale = _locale(lang)
    with _Refusals(locale):
        wanted = Wanted(
            _preset(game or "thousand", sets),
            is_any=game is None and not sets,
            players=players,
            dealer=dealer,
            start=start,
            file=file,
            is_new=new,
            folder=folder,
        )
        is_json = not sys.stdin.isatty() if as_json is None else as_json
        refused = keep_score(
            wanted,
            locale,
            _read_line,
            typer.echo,
            warn=lambda sentence: typer.echo(sentence, err=True),
            as_json=is_json,
            export=export,
        )
        if refused and is_json:
            raise typer.Exit(2)


@app.command()
def games(as_json: AsJson = False, lang: Lang = None, deck: Deck = None) -> None:
    """List every game with its aliases."""
    if as_json:
        typer.echo(json.dumps([_game_json(preset) for preset in CATALOG], ensure_ascii=False, indent=1))
        return
    locale = _locale(lang, deck)
    for preset in CATALOG:
        typer.echo(f"{preset.key}: {locale.preset(preset.key)}. {locale.preset_description(preset.key)}")
        typer.echo(f"    {', '.join(preset.aliases)}")


@app.command()
def bots(lang: Lang = None) -> None:
    """List the bots, each with a sentence."""
    from bummerl.engine.bots import BOTS

    locale = _locale(lang)
    for name in BOTS:
        kind, colon, _ = name.partition(":")
        typer.echo(f"{f'{kind}:N' if colon else name}: {locale.text(f'bot-{kind}')}")


@app.command()
def rules(
    game: GameName = "schnapsen",
    sets: Sets = [],  # noqa: B006
    paragraph: Annotated[str | None, typer.Option(help="Only this paragraph or section, such as 4.3 or 4.")] = None,
    lang: Lang = None,
    deck: Deck = None,
) -> None:
    """Print the rules in force, paragraph by paragraph, with every option."""
    from bummerl.cli.rulebook import rulebook

    locale = _locale(lang, deck)
    with _Refusals(locale):
        for line in rulebook(_preset(game, sets), locale, paragraph):
            typer.echo(line)


@app.command()
def replay(
    file: Annotated[Path | None, typer.Argument(help="A match or deal; by default your last match.")] = None,
    seat: Annotated[int | None, typer.Option(help="Look from this seat (0 or 1); by default cards are open.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print every step instead of stepping by key.")] = False,
    folder: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
    lang: Lang = None,
    deck: Deck = None,
) -> None:
    """Step through a recorded match, all cards open or from one seat."""
    from bummerl.cli.replay import Replay, read_file

    locale = _locale(lang, deck)
    with _Refusals(locale):
        match, damage = read_file(_file(file, folder))
        if match is not None:
            shown = Replay(match, locale, seat)
            if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
                for line in shown.everything():
                    typer.echo(line)
            else:
                shown.step(_read_line, typer.echo)
        if damage is not None:
            _refuse(locale, damage, where=damage.where, cause=damage.cause)


@app.command()
def verify(
    file: Annotated[Path | None, typer.Argument(help="A finished match; by default your last one.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None,
    lang: Lang = None,
) -> None:
    """Prove from published data alone that the deals of a match were not arranged."""
    from bummerl.cli.replay import read_file
    from bummerl.record.match import verify as verified

    locale = _locale(lang)
    with _Refusals(locale):
        match, damage = read_file(_file(file, folder))
        if damage is not None:
            _refuse(locale, damage, where=damage.where, cause=damage.cause)
        assert match is not None, "an undamaged file holds a match"
        wrong = verified(match)
        if wrong is not None:
            typer.echo(locale.reason(wrong))
            raise typer.Exit(1)
        typer.echo(locale.text("verify-right", deals=len(match.finished)))
        if match.winner is None:
            typer.echo(locale.text("verify-unfinished"))
        typer.echo(locale.text("verify-meaning"))


@app.command()
def arena(
    first: Annotated[str, typer.Argument(metavar="A", help="A bot, or your own as module:Class.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another, or the same.")],
    game: Annotated[str, typer.Option(help="A preset or alias.")] = "schnapsen",
    sets: Sets = [],  # noqa: B006
    deals: Annotated[int, typer.Option(help="Decks; each is played in all seatings.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 0,
    processes: Annotated[int, typer.Option(help="Processes that share the work; the figures stay the same.")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let two bots play each other: every deck in all seatings, figures with 95 % intervals."""
    from bummerl.arena import arena as play_off
    from bummerl.arena import bot_from

    locale = _locale(lang)
    with _Refusals(locale):
        preset = _preset(game, sets)
        sys.path.append(str(Path.cwd()))  # where one's own bots lie
        _say_if_slow(first, locale)
        _say_if_slow(second, locale)
        report = play_off(preset, (bot_from(first), bot_from(second)), deals=deals, seed=seed, processes=processes)
        if as_json:
            typer.echo(json.dumps(report.to_json(), indent=1))
            return
        for line in _arena_lines(report.to_json(), len(preset.game.sides), locale):
            typer.echo(line)


@app.command()
def solve(
    file: Annotated[Path, typer.Argument(help="A record; the position at its end is solved.")],
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Stop after so many nodes; the answer is then not exact.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
    deck: Deck = "french",
) -> None:
    """Print what a position is worth with all cards known, and the best line of play."""
    from bummerl.cli.solve import Solution

    locale = _locale(lang, deck)
    with _Refusals(locale):
        solution = Solution(file, nodes)
        if as_json:
            typer.echo(json.dumps(solution.to_json(), indent=1))
            return
        for line in solution.lines(locale):
            typer.echo(line)


@app.command()
def bench(
    turns: Annotated[int, typer.Option(min=1, help="Turns; the figures are medians of them.")] = 5,
    share: Annotated[float, typer.Option(min=0.001, max=1, help="Look at this share of the positions only.")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how fast rules and kernel are, beside the package schnapsen where that is installed."""
    from bummerl.cli.bench import Bench

    locale = _locale(lang)
    measured = Bench(turns, share)
    measured.run()
    if as_json:
        typer.echo(json.dumps(measured.to_json(), indent=1, ensure_ascii=False))
        return
    for line in measured.lines(locale):
        typer.echo(line)


@app.command()
def doctor(
    lang: Lang = None, folder: Annotated[Path | None, typer.Option(help="Where matches are kept.")] = None
) -> None:
    """Say whether everything that bummerl needs is in order."""
    from bummerl.cli.doctor import findings
    from bummerl.cli.store import Store

    locale = _locale(lang)
    is_well = True
    for is_fine, sentence in findings(Store(folder), locale):
        typer.echo(f"{'✓' if is_fine else '✗'} {sentence}")
        is_well = is_well and is_fine
    raise typer.Exit(0 if is_well else 1)


# What the commands share


class _Refusals:
    """Turns whatever is refused inside it into one sentence and status 2."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Refused):
            _refuse(self.locale, error, cause=getattr(error, "cause", None))


def _refuse(locale: Locale, error: Refused, where: str = "", cause: Any = None) -> NoReturn:  # noqa: ANN401
    sentence = locale.reason(error.reason)
    if where:
        sentence = f"{locale.place(where)}: {sentence}"
    if cause is not None:
        sentence += " " + locale.reason(cause)
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def _locale(lang: str | None, deck: str | None = None) -> Locale:
    return chosen(lang, deck)


def _preset(name: str, sets: Iterable[str]) -> Preset:
    preset = find(name)
    changes = {}
    for text in sets:
        option, equals, value = text.partition("=")
        if not equals:
            raise Refused(reason("set-without-value", given=text[:60]))
        changes[option.strip()] = value
    return preset._replace(game=preset.game.with_texts(changes))


def _new_session(preset: Preset, bot: str, name: str, memory: Memory, seed: str | None, others: list[str]) -> Session:
    from bummerl.cli.session import Session
    from bummerl.engine.bots import bot as bot_named

    secret = secrets.token_bytes(32) if seed is None else _secret_of(seed)
    # The person's bytes are drawn after the secret is fixed, so that nobody could have chosen the one for the other.
    own = secrets.token_bytes(16) if seed is None else b""
    return Session.new(preset, name, bot_named(bot), secret, memory, entropy=own, others=others)


def _secret_of(seed: str) -> bytes:
    # Bytes that are no text in this terminal's encoding come as surrogates; they make a seed as well as any.
    return hashlib.sha256(f"bummerl seed {seed}".encode("utf-8", "surrogatepass")).digest()


def _say_if_slow(bot: str, locale: Locale) -> None:
    from bummerl.engine.solver import NATIVE

    if bot.startswith("pimc:") and not NATIVE:
        typer.echo(locale.text("bot-pimc-slow", name=bot), err=True)


def _resumed_sentence(session: Session, bot: str | None, memory: Memory | None, locale: Locale) -> str:
    """That an unfinished match goes on, and with whom, if something else was asked for."""
    playing = next(iter(session.bots.values())).name
    level = session.match.memory
    if (bot is not None and bot != playing) or (memory is not None and memory is not level):
        return locale.text("resumed-otherwise", bot=playing, memory=level.value)
    return locale.text("resumed")


def _resumed(store: Store, path: Path, wanted: Preset | None, locale: Locale) -> Session | None:
    """The unfinished match of this file if it is of the game that is wanted (None: any)."""
    from bummerl.cli.store import StoreError

    try:
        session = store.load(path)
    except StoreError as error:
        detail = "" if error.cause is None else " " + locale.reason(error.cause)
        typer.echo(locale.reason(error.reason) + detail, err=True)
        if error.reason.id == "store-damaged":
            store.set_aside(path)
        return None
    return session if wanted is None or session.match.game == wanted.game else None


def _file(file: Path | None, folder: Path | None) -> Path:
    from bummerl.cli.store import Store

    if file is not None:
        return file
    finished = Store(folder).finished()
    if not finished:
        raise Refused(reason("no-finished-match"))
    return finished[0]


def _read_line() -> str | None:
    try:
        return input("> " if sys.stdin.isatty() else "")
    except (EOFError, KeyboardInterrupt):
        return None


def _game_json(preset: Preset) -> dict[str, object]:
    options = {known.name: getattr(preset.game.options, known.name) for known in preset.game.options.all()}
    return {
        "key": preset.key,
        "game": preset.game.rules,
        "seats": preset.game.seats,
        "aliases": list(preset.aliases),
        "options": options,
    }


def _arena_lines(report: dict[str, Any], seatings: int, locale: Locale) -> list[str]:
    title = {"game": locale.preset(report["game"]), "deals": report["deals"], "seed": str(report["seed"])}
    lines = [locale.text("arena-title", **title, seatings=seatings)]
    for player in report["bots"]:
        points, deals, matches = player["points_per_deal"], player["deals_won"], player["matches_won"]
        lines.append(
            locale.text(
                "arena-bot",
                name=player["name"],
                points=f"{points['mean']:+.3f}",
                low=f"{points['low']:+.3f}",
                high=f"{points['high']:+.3f}",
                deals=_percent(deals),
                matches=_percent(matches),
                played=matches["played"],
            )
        )
    if undecided := report["matches_undecided"]:
        from bummerl.arena import MOST_DEALS

        lines.append(locale.text("arena-undecided", matches=undecided, deals=MOST_DEALS))
    return lines


def _percent(share: dict[str, float]) -> str:
    return f"{100 * share['share']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
