"""Files written whole or not at all: a reader finds the old content or the new, even after a loss of power."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: str | os.PathLike[str], content: str) -> None:
    """Write a text in UTF-8 to a file that only its owner may read. OSError: not possible; the file is unchanged."""
    path = Path(path)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
