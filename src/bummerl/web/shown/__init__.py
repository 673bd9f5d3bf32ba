"""What the browser is shown: one table as plain data, made from a seat's view and the table's memory level alone.

Every text is a finished sentence in the reader's language, every card is in notation; the page draws and
knows no rules.  A part of the table is here only if one of these modules names it.

```text
 match ──► sight ─┬─ middle   trumps, talon, trick          ┐
 seating ─┘       ├─ seats    who sits there, the score     │
 locale ──────────┼─ calls    the hand, calls, bids         ├─► shown
                  ├─ history  log, moves, speech            │
                  └─ ended    the count                     ┘
```
"""

from __future__ import annotations

from bummerl.web.shown.looking import may_look
from bummerl.web.shown.picture import shown
from bummerl.web.shown.seating import Asked, Seating, Sitting

__all__ = ["Asked", "Seating", "Sitting", "may_look", "shown"]
