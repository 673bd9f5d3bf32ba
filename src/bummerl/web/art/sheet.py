"""The files that pages load: sprites, style sheet and icons, written by `make cards`.

Contents: FOLDER, files, write.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bummerl.web.art.backs import backs
from bummerl.web.art.colours import style_sheet
from bummerl.web.art.faces import deck
from bummerl.web.art.icon import favicon, icon

__all__ = ["STATIC", "files", "write"]

STATIC: Final = Path(__file__).parent.parent / "static"

_SOURCE: Final = "Drawn by the code in src/bummerl/web/art of bummerl; do not edit."
_RIGHTS: Final = "CC0-1.0, https://creativecommons.org/publicdomain/zero/1.0/"


def sprite(title: str, parts: Iterable[str]) -> str:
    """A file of symbols."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg"><title>{title}</title><metadata>{_SOURCE} {_RIGHTS}</metadata>'
    defined: list[str] = []
    symbols: list[str] = []
    for part in parts:
        (symbols if part.startswith("<symbol") else defined).append(part)
    return "\n".join([head, "<defs>", *defined, "</defs>", *symbols, "</svg>"]) + "\n"


def files() -> dict[str, str]:
    """Every file by its path below the static folder."""
    return {
        "cards/french.svg": sprite("French deck", deck(german=False)),
        "cards/german.svg": sprite("German deck", deck(german=True)),
        "cards/backs.svg": sprite("Backs", backs()),
        "cards/cards.css": style_sheet(),
        "icons/favicon.svg": favicon(),
        "icons/icon.svg": icon(is_maskable=False),
        "icons/maskable.svg": icon(is_maskable=True),
    }


def write(folder: Path = STATIC) -> list[Path]:
    """Write all of them; the paths of those that changed."""
    changed = []
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
