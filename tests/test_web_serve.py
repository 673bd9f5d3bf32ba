"""`bummerl serve`: where it listens, where it keeps tables, and what it says when it cannot."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
import uvicorn
from typer.testing import CliRunner
from websockets.sync.client import connect

from bummerl.cli.app import app, main
from bummerl.cli.serve import FIRST_PORT, MOST_FILES, _has_desktop, _listening, _shown, allow_many_files, database_url
from bummerl.rules.reasons import Refused
from bummerl.web import start
from bummerl.web.app import Serving
from tests.web_client import open_table, request, served

ROOT: Final = Path(__file__).parents[1]


def refused(*arguments: str) -> str:
    """What the command says when it refuses."""
    result = CliRunner().invoke(app, ["serve", "--no-open", "--lang", "en", *arguments])
    assert result.exit_code == 2, result.output
    return result.stderr


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with _listening("127.0.0.1", None) as first, _listening("127.0.0.1", None) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
        assert FIRST_PORT <= ports[0] < ports[1]
        assert first.getsockname()[0] == "127.0.0.1"


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert port in said
    assert "--port" in said


@pytest.mark.parametrize("given", ["mysql://x/y", "tables.sqlite", "", "sqlite"])
def test_a_database_that_is_none_is_refused(given: str) -> None:
    assert "sqlite:///FILE" in refused("--database", given)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 200)
    assert "database" in refused("--database", f"sqlite:///{path}", "--port", "0")
    assert path.read_text().startswith("Dear Anna")


def test_a_folder_is_made_for_the_first_table(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path}/new/folder/tables.sqlite")
    assert url == f"sqlite+aiosqlite:///{tmp_path}/new/folder/tables.sqlite"
    assert (tmp_path / "new" / "folder").is_dir()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="server-database"):
        database_url(f"sqlite:///{tmp_path}/file/tables.sqlite")


def test_no_password_is_said() -> None:
    assert _shown("postgresql+asyncpg://anna:secret@host/cards") == "host/cards"


def test_sqlite_is_migrated_by_command_too(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    result = CliRunner().invoke(app, ["serve", "--migrate", "--lang", "en", "--database", f"sqlite:///{path}"])
    assert result.exit_code == 0, result.output
    assert "up to date" in result.output
    assert path.exists()


def test_without_a_word_it_listens_for_this_machine_alone_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening: list[tuple[str, int]] = []
    browsed: list[str] = []

    def run(_: uvicorn.Server, sockets: list[socket.socket]) -> None:
        listening.extend(each.getsockname()[:2] for each in sockets)

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr("bummerl.cli.serve.collect_seldom", lambda: None)
    monkeypatch.setattr("webbrowser.open", browsed.append)
    for more, opened in (([], False), (["--open"], True), (["--no-open"], False)):
        database = f"sqlite:///{tmp_path / 'x.sqlite'}"
        result = CliRunner().invoke(app, ["serve", "--lang", "en", "--database", database, *more])
        assert result.exit_code == 0, result.output
        host, port = listening.pop()
        assert (host, listening) == ("127.0.0.1", [])
        assert f"http://127.0.0.1:{port}/" in result.output
        assert browsed == ([f"http://127.0.0.1:{port}/"] if opened else [])
        browsed.clear()


@pytest.mark.parametrize(
    ("platform", "is_terminal", "there", "expected"),
    [
        ("linux", True, {"DISPLAY": ":0"}, True),
        ("linux", True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", True, {}, False),
        ("linux", True, {"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}, False),
        ("linux", False, {"DISPLAY": ":0"}, False),
        ("darwin", True, {}, True),
        ("win32", True, {}, True),
        ("darwin", False, {}, False),
    ],
)
def test_a_browser_is_opened_only_for_somebody_who_sits_here(
    monkeypatch: pytest.MonkeyPatch, platform: str, is_terminal: bool, there: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in there.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("sys.stdout", SimpleNamespace(isatty=lambda: is_terminal))
    assert _has_desktop() is expected


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_play_serves_the_table() -> None:
    command = ["make", "--dry-run", "--no-print-directory", "play", "ARGS=--port 9000"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)  # noqa: S603  # the Makefile
    assert done.stdout.splitlines()[-1] == ".venv/bin/bummerl serve --port 9000"
    (script,) = entry_points(group="console_scripts", name="bummerl")
    assert script.load() is main


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_as_many_sockets_may_be_open_as_are_served() -> None:
    import resource  # noqa: PLC0415  # not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        told = allow_many_files()
        allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert allowed == (hard if 0 <= hard < MOST_FILES else MOST_FILES, hard)
    assert told == allowed[0]
    assert Serving("").all_sockets < MOST_FILES


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0",
        b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nschnapsen",
        b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_line_on_which_no_request_is_finished_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr("bummerl.web.patience.PATIENCE", 0.3)
    with served(Serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")) as address:
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(sent)
            while line.recv(10_000):
                pass


def test_a_socket_and_an_answer_that_takes_long_are_no_idle_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bummerl.web.patience.PATIENCE", 0.1)
    slowly = start.start

    def late(language: str, deck: str) -> dict[str, Any]:
        time.sleep(0.5)
        return slowly(language, deck)

    monkeypatch.setattr("bummerl.web.app.start", late)
    with served(Serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")) as address:
        table = open_table(address, "schnapsen", ["me", "bot:thumb"], "the secret of a seat")
        with connect(f"ws://{address}/ws/{table}") as line:
            line.send('{"do": "hello", "secret": "the secret of a seat"}')
            assert json.loads(line.recv())["is"] == "shown"
            assert request(address, "/api/start")[0] == 200
            time.sleep(0.5)
            line.send('{"do": "next", "id": "1"}')
            assert json.loads(line.recv())["is"] == "refused"
