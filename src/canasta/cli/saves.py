"""The files of a person: the folder for all, and the matches that `canasta play` keeps, one each."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import typer

SUFFIX: Final = ".canasta"
_TAIL: Final = 200  # bytes that hold the last line of a record


def home() -> Path:
    """The folder for a person's files by the conventions of the system: XDG_DATA_HOME and the like."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if sys.platform == "linux" and not base:
        base = os.fspath(Path.home() / ".local" / "share")
    return Path(base) / "canasta" if base else Path(typer.get_app_dir("canasta"))


def folder() -> Path:
    """The folder for matches."""
    return home() / "matches"


def place_for(match_id: str) -> Path:
    """The default file of a new match. Its folder is made."""
    matches = folder()
    matches.mkdir(parents=True, exist_ok=True)
    place, number = matches / f"{match_id}{SUFFIX}", 1
    while place.exists():  # the same seed again: the earlier match is kept
        number += 1
        place = matches / f"{match_id}-{number}{SUFFIX}"
    return place


def unfinished() -> Path | None:
    """The file of the last match played, if it is not finished."""
    try:
        files = sorted(folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
        return files[-1] if files and _ends_unfinished(files[-1]) else None
    except OSError:
        return None


def _ends_unfinished(file: Path) -> bool:
    with file.open("rb") as stream:
        stream.seek(max(0, file.stat().st_size - _TAIL))
        return b"result unfinished" in stream.read()
