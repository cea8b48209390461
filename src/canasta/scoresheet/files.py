"""A score sheet in a file: its log, one entry a line. Written whole or not at all, so that nothing is lost half-way."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from canasta.scoresheet.entries import read, write
from canasta.scoresheet.errors import SheetError
from canasta.scoresheet.sheet import ScoreSheet
from canasta.scoresheet.table import FORMAT
from canasta.scoresheet.table_reading import read_table

MAX_BYTES: Final = 4_000_000


def load(path: str | os.PathLike[str]) -> ScoreSheet:
    """The sheet in a file: a log, or a table of `write_table`. SheetError, RulesError: it holds none; OSError."""
    with Path(path).open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise SheetError("too-big", most=MAX_BYTES // 1_000_000)
    try:
        written = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SheetError("unreadable", line=line, found="…") from None
    return ScoreSheet(read_table(written) if written.startswith(FORMAT[0]) else read(written))


def save(sheet: ScoreSheet, path: str | os.PathLike[str]) -> None:
    """Write the log of the sheet. OSError: it cannot be; then the file is as it was."""
    path = Path(path)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(sheet.log))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
