"""`python -m canasta`: the same as the `canasta` command."""

from __future__ import annotations

import sys

from canasta.cli import main

if __name__ == "__main__":
    sys.exit(main())
