"""A score sheet in a file: its log, one entry a line. The file is replaced whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from canasta.club.logs import LogDecoder
from canasta.club.scoresheet.entries import Entry, read, write
from canasta.club.scoresheet.errors import SheetError
from canasta.club.scoresheet.sheet import ScoreSheet
from canasta.club.scoresheet.table_reading import is_table, read_table
from canasta.files import write_whole

MAX_BYTES: Final = 4_000_000


class _Whole(msgspec.Struct, frozen=True):
    """The only part that is read of a sheet saved as one JSON object: its entries."""

    entries: tuple[Entry, ...]


_WHOLE: Final = LogDecoder[_Whole](_Whole)


def load(path: str | os.PathLike[str]) -> ScoreSheet:
    """The sheet in a file of any kind that `entries_of` takes. SheetError, RulesError: the file holds none; OSError."""
    with Path(path).open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    return ScoreSheet(entries_of(content))


def entries_of(content: bytes) -> tuple[Entry, ...]:
    """The entries in a file's content: a log, a table of `write_table`, or a whole sheet as JSON with its `entries`.

    A spreadsheet may have saved the table as Windows-1252 instead of UTF-8. SheetError: the content is no sheet.
    """
    if len(content) > MAX_BYTES:
        raise SheetError("too-big", most=MAX_BYTES // 1_000_000)
    try:
        written = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        windows = content.decode("cp1252", errors="replace")
        if is_table(windows) and "\ufffd" not in windows:
            return read_table(windows)
        line = content.count(b"\n", 0, error.start) + 1
        raise SheetError("unreadable", line=line, found="…") from None
    if is_table(written):
        return read_table(written)
    try:
        return _WHOLE.decode(written).entries
    except (msgspec.DecodeError, RecursionError):  # no such object: read it as a log, whose error names the line
        return read(written)


def save(sheet: ScoreSheet, path: str | os.PathLike[str]) -> None:
    """Write the log of the sheet. OSError: writing failed, and the file is unchanged."""
    write_whole(path, write(sheet.log))
