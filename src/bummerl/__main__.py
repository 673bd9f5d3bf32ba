"""``python -m bummerl`` is the command `bummerl`."""

from bummerl.cli import main

main()
