"""A PostgreSQL of one's own for tests: made in a folder, reached by a socket in it, and thrown away."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, of the newest version that there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    elsewhere = shutil.which("initdb")
    return found[-1].parent if found else Path(elsewhere).parent if elsewhere else None


def as_postgres() -> list[str]:
    """What a command begins with, since PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@contextmanager
def cluster() -> Iterator[Path]:
    """The folder whose socket leads to a fresh cluster; skips the test without PostgreSQL, but fails in CI."""
    found = programs()
    if found is None:
        complaint = "PostgreSQL is not installed, so its tests are not run (apt install postgresql)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(complaint)
    folder = Path(tempfile.mkdtemp(prefix="bummerl-pg-"))
    as_user = as_postgres()
    if as_user:
        shutil.chown(folder, "postgres", "postgres")

    def run(*command: str | Path) -> None:
        subprocess.run(  # noqa: S603  # programs of PostgreSQL
            [*as_user, *map(str, command)], check=True, capture_output=True, timeout=60, cwd=folder
        )

    data = folder / "data"
    try:
        run(found / "initdb", "-D", data, "-A", "trust", "-U", "bummerl", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        run(found / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
        stop = [*as_user, str(found / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop"]
        # Its input ends with this process, however that ends: a killed one would leave a cluster behind.
        stopping = subprocess.Popen(  # noqa: S603  # as above
            ["/bin/sh", "-c", 'cat; "$@" && rm -rf "$0"', folder, *stop],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            start_new_session=True,
        )
        try:
            yield folder
        finally:
            stopping.communicate(timeout=60)
            assert stopping.returncode == 0, "PostgreSQL does not end"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def database(folder: Path, name: str) -> str:
    """The address of a new database in a cluster."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  # an extra

    async def create() -> None:
        connection: Any = await asyncpg.connect(f"postgresql://bummerl@/postgres?host={folder}")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return f"postgresql+asyncpg://bummerl@/{name}?host={folder}"
