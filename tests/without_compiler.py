"""A program, not a test: ends with an error unless it is run by an installation that has no native kernel."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import bummerl
from bummerl.engine.solver import solver
from bummerl.locale import LANGUAGES, Locale
from bummerl.rules.catalog import find

HERE = Path(__file__).parent.parent

if __name__ == "__main__":
    assert bummerl.__file__ is not None, "a package lies somewhere"
    assert HERE not in Path(bummerl.__file__).parents, "this is the checkout, not an installation"
    assert find_spec("bummerl.engine._kernel") is None, "there is a native kernel"
    assert not solver(find("schnapsen").game).native
    assert (Path(bummerl.__file__).parent / "py.typed").is_file()
    sys.stdout.writelines(f"{Locale(language).preset('schnapsen')}\n" for language in LANGUAGES)
