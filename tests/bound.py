"""The program as a test begins it: it ends with the process that began it, however that ends.

    python tests/bound.py serve ...

A test that is killed cannot end what it has begun.  Linux does it; elsewhere the program goes on.
"""

from __future__ import annotations

import ctypes
import runpy
import signal
import sys
from typing import Final

PR_SET_PDEATHSIG: Final = 1

if __name__ == "__main__":
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    runpy.run_module("bummerl", run_name="__main__", alter_sys=True)
