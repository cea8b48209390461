"""The `canasta` command: a file for each subcommand, and the parts that they share.

This module needs none of the packages that the command itself needs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these words, `sys.argv` when left out. Returns the exit status; never shows a traceback.

    Without the packages of the extra ``cli`` it only says how they are installed.
    """
    try:
        from canasta.cli.app import main as answer
    except ModuleNotFoundError as error:
        from canasta.extras import missing
        from canasta.texts import default_language

        extra = missing(error)
        if extra is None:
            raise
        sys.stderr.write(f"canasta: {extra.message(default_language())}\n")
        return 2
    return answer(arguments)


__all__ = ["main"]
