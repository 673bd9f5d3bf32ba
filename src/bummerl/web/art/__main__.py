"""Write the sprites: ``python -m bummerl.web.art``."""

from bummerl.web.art.sheet import write

if __name__ == "__main__":
    for path in write():
        print(f"written: {path.name}")  # noqa: T201  # a command that says what it wrote
