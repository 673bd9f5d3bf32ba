"""The program as a test begins it: it ends with the process that began it, however that ends.

    python tests/bound.py serve ...

A test that is killed cannot end what it has begun.  That the system does it (PR_SET_PDEATHSIG) will not do: it goes by
the thread that began the process, and the browser's tests begin theirs in one that ends at once.
"""

from __future__ import annotations

import os
import runpy
import threading
import time


def end_without(parent: int) -> None:
    """End this process when it is another's child."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_without, args=(os.getppid(),), daemon=True).start()
    runpy.run_module("bummerl", run_name="__main__", alter_sys=True)
