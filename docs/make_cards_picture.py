# ruff: noqa: INP001  # a script, not a package
"""Draw docs/cards.png, both decks at three widths, and the icons, by a browser.

    pip install pillow
    python docs/make_cards_picture.py [browser]

The argument is a Chromium; without it, Playwright's own is used.  Pillow reduces the colours of the picture.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, Route, sync_playwright

from bummerl.rules.cards import Card, Suit
from bummerl.web.art.sheet import STATIC

DOCS: Final = Path(__file__).parent
SITE: Final = "http://cards.invalid"
TYPES: Final = {".svg": "image/svg+xml", ".css": "text/css"}
WIDTH: Final = 1500
COLOURS: Final = 96
GERMAN_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
RED_GREEN: Final = "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"
"""What deuteranopes see of linear colours (Machado, Oliveira and Fernandes 2009)."""

STYLE: Final = """
body { margin: 0; background: #F5F0E7; color: #2B241F; font: 600 14px/1.3 system-ui, sans-serif }
main { padding: 14px 24px 24px } h2 { font: inherit; margin: 14px 0 6px } p { margin: 0 }
.row { display: flex; gap: 4px; margin-bottom: 4px; align-items: flex-end }
.cards-dark { background: #22332D; padding: 12px; border-radius: 12px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 28px }
"""


def use(name: str, width: int, classes: str = "") -> str:
    """A card as a page draws it."""
    size = f'width="{width}" height="{width * 1.4:g}"'
    return f'<svg class="card {classes}" {size}><use href="{SITE}/cards/{name}"/></svg>'


def row(deck: str, cards: Iterable[Card], width: int, face: str, classes: str = "") -> str:
    """Cards of a deck side by side."""
    shown = "".join(use(f"{deck}.svg#{card}-{face}", width) for card in cards)
    return f'<div class="row {classes}">{shown}</div>'


def pack(deck: str, ranks: str = "ATKQJ9") -> list[Card]:
    """The cards in the order of the picture."""
    suits = GERMAN_ORDER if deck == "german" else (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    return [Card(f"{rank}{suit.letter}") for suit in suits for rank in ranks]


def sheet() -> str:
    """The whole page."""
    parts = [deck_part(deck, title) for deck, title in (("french", "French deck"), ("german", "German deck"))]
    names = [
        ("quadratl", 160),
        ("seigaiha", 160),
        ("quadratl", 88),
        ("seigaiha", 88),
        ("quadratl-s", 44),
        ("seigaiha-s", 44),
    ]
    backs = [use(f"backs.svg#{name}", width) for name, width in names] + [use("backs.svg#seigaiha", 88, "back-brown")]
    parts.append(f'<h2>Backs</h2><div class="row">{"".join(backs)}</div>')
    matrix = f'<filter id="rg" color-interpolation-filters="linearRGB"><feColorMatrix values="{RED_GREEN}"/></filter>'
    link = f'<link rel="stylesheet" href="{SITE}/cards/cards.css"><style>{STYLE}</style>'
    hidden = f'<svg width="0" height="0" style="position:absolute">{matrix}</svg>'
    return f"<!doctype html><meta charset=utf-8>{link}{hidden}<main>{''.join(parts)}</main>"


def deck_part(deck: str, title: str) -> str:
    """One deck at three widths, in the dark, with a large index, in grey and with fewer colours."""
    cards = pack(deck, "AKQJT987")
    large = [card for card in cards if card.rank.letter in "AKQJ"]
    some = [Card(text) for text in ("AC", "KH", "QD", "JC", "TS", "9H", "8D")]
    four = "deck-french4 index-de" if deck == "french" else ""
    small = pack(deck, "AKQJT9")
    return f"""
        <h2>{title}: 160 px</h2>{row(deck, large[:8], 160, "l")}{row(deck, large[8:], 160, "l")}
        <h2>88 px</h2>{row(deck, cards[:16], 88, "m")}{row(deck, cards[16:], 88, "m")}
        <h2>44 px</h2>{row(deck, small, 44, "s")}
        <div class="pair">
        <div><h2>Dark</h2>{row(deck, some, 88, "m", f"cards-dark {four}")}</div>
        <div><h2>Large index</h2>{row(deck, some, 88, "x")}</div>
        <div><h2>Grey</h2><div style="filter: grayscale(1)">{row(deck, some, 88, "m")}</div></div>
        <div><h2>With red-green blindness</h2><div style="filter: url(#rg)">{row(deck, some, 88, "m", four)}</div></div>
        </div>"""


def serve(route: Route, page: str) -> None:
    """Answer a request of the page from the static folder."""
    path = route.request.url.removeprefix(SITE).partition("#")[0]
    if path == "/":
        route.fulfill(body=page, content_type="text/html")
    else:
        file = STATIC / path.lstrip("/")
        route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])


def opened(browser: Browser, page: str, width: int, height: int) -> Page:
    """A page with the decks at hand."""
    tab = browser.new_page(viewport={"width": width, "height": height})
    tab.route(f"{SITE}/**", lambda route: serve(route, page))
    tab.goto(f"{SITE}/", wait_until="networkidle")
    return tab


def main() -> None:
    """Take all pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=sys.argv[1] if sys.argv[1:] else None, args=["--no-sandbox"]
        )
        taken = opened(browser, sheet(), WIDTH, 900).screenshot(full_page=True)
        picture = (
            Image.open(BytesIO(taken))
            .convert("RGB")
            .quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        )
        picture.save(DOCS / "cards.png", optimize=True)
        for name, size in (("icon", 192), ("icon", 512), ("maskable", 192), ("maskable", 512)):
            page = f'<body style="margin:0"><img src="{SITE}/icons/{name}.svg" width="{size}" style="display:block">'
            tab = opened(browser, page, size, size)
            tab.screenshot(path=STATIC / "icons" / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
