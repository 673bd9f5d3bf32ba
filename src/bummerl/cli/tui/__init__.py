"""The full-screen table, drawn from scenes alone.

```text
keys ──► play ──► Session ──► Scene ──► film ──► Shown ──► picture ──► Canvas ──► table, the widget
                                                              │
                     layout, stage: middle, person, panels ───┴─── faces, art, palette, text
```

`play` knows no terminal and `picture` is a function of values; textual is needed in `canvas`, `table` and `pages`.
"""
