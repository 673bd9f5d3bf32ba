"""The native kernel, built from ``kernel/``; it is missing where there was no C++ compiler."""

from collections.abc import Mapping

class Unsupported(ValueError):
    """An option or value that the kernel does not know: ``option=value``."""

class Kernel:
    def __init__(self, options: Mapping[str, str]) -> None: ...
    def perft(self, position: bytes, depth: int) -> int: ...
