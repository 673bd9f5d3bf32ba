"""`bummerl serve`: where it listens, where it keeps tables, and what it says when it cannot."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bummerl.cli.app import app
from bummerl.cli.serve import FIRST_PORT, _listening, _shown, database_url
from bummerl.rules.reasons import Refused


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
