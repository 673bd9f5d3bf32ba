"""The full-screen table, drawn from scenes alone.

```text
keys ──► play, course ──► Session ──► Scene ──► film ──► Shown ──► picture ──► Canvas ──► table, the widget
                                                                      │
              layout, stage: middle, around, opponents, person, panels ┴ faces, art, palette, text
```

`play` and `course` know no terminal and `picture` is a function of values; textual is needed in `canvas`, `table` and
`pages`.
"""
