"""The commands of `bummerl`.

Each says what is wrong in one sentence and leaves with status 2 when it is given something that it cannot use.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer

from bummerl import __version__
from bummerl.cli.choices import chosen, remember
from bummerl.cli.streams import read_line, usable_streams
from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.reasons import Refused, reason

__all__ = ["app", "main"]

app = typer.Typer(no_args_is_help=False, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Lang = Annotated[
    Literal["en", "de", "ja", "ru", "pl"] | None,
    typer.Option("--lang", help="Your language, kept for the next time; at first your system's."),
]
Deck = Annotated[
    Literal["french", "french4", "german"] | None,
    typer.Option("--deck", help="How cards are named and coloured; kept for the next time."),
]
GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="A preset or alias; `bummerl games` lists them.")]
Sets = Annotated[list[str], typer.Option("--set", metavar="OPTION=VALUE", help="Change a house rule; repeatable.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print stable JSON for programs.")]


def main() -> None:
    """The console script."""
    with usable_streams():
        app()


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
    from bummerl.cli.begin import Asked, sit_down  # the table is loaded only when one sits down
    from bummerl.cli.store import Store

    locale = _locale(lang, deck)
    store = Store(folder)
    with _Refusals(locale):
        preset = _preset(game or "schnapsen", sets)
        asked = Asked(preset, game is not None or bool(sets), bot, memory, name, seed, is_new=new or seed is not None)
        _say_if_slow(bot, locale)
        session, place, sentence = sit_down(store, asked, locale, warn=lambda why: typer.echo(why, err=True))
        typer.echo(sentence)
        # The full-screen table is drawn on the error stream.
        if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            from bummerl.cli.lines import Lines

            if sys.stdin.isatty() and remember(lang, deck):
                typer.echo(locale.text("choice-remembered"))
            Lines(session, place, locale, read_line, typer.echo).play()
        else:
            from bummerl.cli.screen import run_table  # textual is slow to load

            if remember(lang, deck):
                typer.echo(locale.text("choice-remembered"))
            run_table(session, place, locale)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 8765, or the next that is free, by default.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    name: Annotated[list[str], typer.Option(help="A name by which browsers reach the server; repeatable.")] = [],  # noqa: B006
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds that a bot takes at least.")] = 0.9,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser; by default on a desktop.")
    ] = None,
    migrate: Annotated[bool, typer.Option("--migrate", help="Bring the database up to date and leave.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser, for this machine or for everybody."""
    from bummerl.cli.serve import Wanted, bring_up_to_date
    from bummerl.cli.serve import serve as serve_tables

    locale = _locale(lang)
    with _Refusals(locale):
        if migrate:
            bring_up_to_date(database)
            typer.echo(locale.text("server-migrated"))
            return
        serve_tables(Wanted(host, port, database, tuple(name), open_browser, pace), locale, typer.echo)


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
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Export over a file that is there.")] = False,
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
            read_line,
            typer.echo,
            warn=lambda sentence: typer.echo(sentence, err=True),
            as_json=is_json,
            export=export,
            overwrite=overwrite,
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
    from bummerl.table.rulebook import rulebook

    locale = _locale(lang, deck)
    with _Refusals(locale):
        for line in rulebook(_preset(game, sets), locale, paragraph):
            typer.echo(line)


@app.command()
def replay(
    file: Annotated[Path | None, typer.Argument(help="A match or deal; by default your last match.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Look from this seat, counted from 0; by default cards are open.")
    ] = None,
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
                shown.step(read_line, typer.echo)
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
    from bummerl.cli.report import report_lines

    locale = _locale(lang)
    with _Refusals(locale):
        preset = _preset(game, sets)
        sys.path.append(str(Path.cwd()))  # where one's own bots lie
        for bot in dict.fromkeys((first, second)):
            _say_if_slow(bot, locale)
        report = play_off(preset, (bot_from(first), bot_from(second)), deals=deals, seed=seed, processes=processes)
        if as_json:
            typer.echo(json.dumps(report.to_json(), indent=1))
            return
        for line in report_lines(report.to_json(), len(preset.game.sides), locale):
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


def _say_if_slow(bot: str | None, locale: Locale) -> None:
    from bummerl.engine.solver import NATIVE

    if bot is not None and bot.startswith("pimc:") and not NATIVE:
        typer.echo(locale.text("bot-pimc-slow", name=bot), err=True)


def _file(file: Path | None, folder: Path | None) -> Path:
    from bummerl.cli.store import Store

    if file is not None:
        return file
    finished = Store(folder).finished()
    if not finished:
        raise Refused(reason("no-finished-match"))
    return finished[0]


def _game_json(preset: Preset) -> dict[str, object]:
    options = {known.name: getattr(preset.game.options, known.name) for known in preset.game.options.all()}
    return {
        "key": preset.key,
        "game": preset.game.rules,
        "seats": preset.game.seats,
        "aliases": list(preset.aliases),
        "options": options,
    }
