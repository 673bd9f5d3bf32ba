"""What all tests share: the option ``--soak``, which runs the long random tests alone.

A test that is worth running for hours either carries ``@pytest.mark.soak`` (it then runs in a soak only) or asks
the fixture `scale` how much to do: ``for seed in range(scale(200, 50_000))`` is 200 deals in a normal run and 50,000
in a soak.  Hypothesis tries 5,000 examples instead of 100 in a soak.
"""

from __future__ import annotations

import os
import tempfile
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgres import cluster, database

# Language and deck of whoever runs the tests are none of theirs.
CONFIG = tempfile.TemporaryDirectory(prefix="bummerl-tests-")
os.environ["XDG_CONFIG_HOME"] = CONFIG.name
for name in ("BUMMERL_LANG", "BUMMERL_DECK"):
    os.environ.pop(name, None)

# Workers share the processor: how long one example took says nothing.
settings.register_profile("normal", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=5_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--soak``."""
    parser.addoption("--soak", action="store_true", help="run the long random tests, at full length, and nothing else")


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis try as much as this run is for."""
    settings.load_profile("soak" if config.getoption("--soak") else "normal")


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    CONFIG.cleanup()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the tests for soaks in a normal run, and leave only the long ones in a soak."""
    if not config.getoption("--soak"):
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="a long random test: make soak"))
        return
    long = [item for item in items if is_long(item)]
    config.hook.pytest_deselected(items=[item for item in items if not is_long(item)])
    items[:] = long


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much was compared, by all workers together."""
    counted: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        counted.update({what: number for what, number in report.user_properties if isinstance(number, int)})
    for what, number in counted.items():
        terminalreporter.write_line(f"{what}: {number:,}")


def is_long(item: pytest.Item) -> bool:
    """Whether a soak is for this test: it is marked, asks for `scale`, or is a property that Hypothesis tries."""
    return (
        item.get_closest_marker("soak") is not None
        or "scale" in getattr(item, "fixturenames", ())
        or hasattr(getattr(item, "obj", None), "hypothesis")
    )


@pytest.fixture(scope="session")
def scale(pytestconfig: pytest.Config) -> Callable[[int, int], int]:
    """How much to do: the first number in a normal run, the second in a soak."""
    soak = bool(pytestconfig.getoption("--soak"))
    return lambda normal, long: long if soak else normal


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """A PostgreSQL for this session, if it is installed."""
    with cluster() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    return database(request.getfixturevalue("postgres"), f"d{uuid.uuid4().hex}")
