"""The commands, and the table in the terminal."""

from bummerl.cli.app import main

__all__ = ["main"]
