"""Whether everything that bummerl needs is in order on this machine."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from bummerl import __version__
from bummerl.cli.store import Store, StoreError
from bummerl.engine.solver import NATIVE
from bummerl.locale import LANGUAGES, Locale

__all__ = ["findings"]

_A_MATCH: Final = 1 << 16
"""Bytes that a match may take."""

_NEEDED: Final = ("textual", "typer", "rich", "fluent.runtime", "platformdirs")


def findings(store: Store, locale: Locale) -> Iterator[tuple[bool, str]]:
    """Each thing looked at: whether it is well, and a sentence about it."""
    yield True, locale.text("doctor-version", version=__version__, python=platform.python_version())
    for package in _NEEDED:
        try:
            yield True, f"{package} {version(package)}"
        except PackageNotFoundError:
            yield False, locale.text("doctor-missing", package=package)
    yield NATIVE, locale.text("doctor-kernel" if NATIVE else "solve-no-kernel")
    yield True, locale.text("doctor-languages", languages=", ".join(LANGUAGES), current=locale.language)
    encoding = (sys.stdout.encoding or "ascii").lower()
    speaks = "utf" in encoding
    yield speaks, locale.text("doctor-encoding" if speaks else "doctor-encoding-poor", encoding=encoding)
    size = shutil.get_terminal_size()
    fits = size.columns >= 60 and size.lines >= 20
    message = "doctor-terminal" if fits else "doctor-terminal-small"
    yield fits or not sys.stdout.isatty(), locale.text(message, columns=size.columns, lines=size.lines)
    try:
        store.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=store.folder) as file:
            file.write(bytes(_A_MATCH))
            file.flush()
            os.fsync(file.fileno())  # a full disk may tell no sooner
        yield True, locale.text("doctor-folder", path=str(store.folder))
    except OSError as error:
        yield False, locale.text("doctor-folder-closed", path=str(store.folder), problem=error.strerror or "")
    yield from _saved(store, locale)


def _saved(store: Store, locale: Locale) -> Iterator[tuple[bool, str]]:
    damaged = []
    unfinished = store.unfinished()
    for path in unfinished:
        try:
            store.load(path)
        except StoreError:
            damaged.append(path.name)
    if damaged:
        yield False, locale.text("doctor-damaged", files=", ".join(damaged))
    good = len(unfinished) - len(damaged)
    yield True, locale.text("doctor-matches", unfinished=good, finished=len(store.finished()))
    yield True, locale.text("doctor-processors", count=os.cpu_count() or 1)
