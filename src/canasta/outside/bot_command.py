"""The command of a bot's program, with its limits: ``process:COMMAND``, or ``process:FILE.toml`` that names it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from canasta.outside.errors import OutsideError, own_words
from canasta.texts.toml import read_toml

MARK: Final = "process:"
_OF_THE_SYSTEM: Final = ("memory_mb", "cpu_s", "files_mb", "open_files", "processes")
Whole = Annotated[int, Meta(ge=1, le=1_000_000)]


class BotCommand(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A program and its limits: milliseconds to be ready, for a move, for all moves of a deal; those of the system.

    `memory_mb` is what it may write to, `cpu_s` its time on the processor, `files_mb` the size of a file that it
    writes, `open_files` how many it may have open. `processes`: no more processes and threads of its user in all; the
    system does not hold root to it.
    """

    command: Annotated[tuple[str, ...], Meta(min_length=1)]
    start_ms: Whole = 10_000
    move_ms: Whole = 2_000
    deal_ms: Whole = 60_000
    memory_mb: Whole = 1_024
    cpu_s: Whole = 3_600
    files_mb: Whole = 1
    open_files: Whole = 256
    processes: Whole | None = None
    folder: str = ""  # in which it runs; the one of its file

    @property
    def system_limits(self) -> dict[str, int | None]:
        """The limits that the system holds."""
        return {name: getattr(self, name) for name in _OF_THE_SYSTEM}


def command_of(name: str) -> BotCommand:
    """The program of ``process:…``. Raises `OutsideError` for one that is not there."""
    if sys.platform == "win32":
        raise OutsideError("system")
    said = name.removeprefix(MARK).strip()
    found = _in_file(Path(said).expanduser()) if said.endswith(".toml") else BotCommand(command=_words(name, said))
    first = found.command[0]
    place = Path(found.folder, first)
    if not (os.access(place, os.X_OK) and place.is_file() if os.sep in first else shutil.which(first)):
        raise OutsideError("no-program", found=first)
    return found


def _words(name: str, said: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(said))
    except ValueError:  # a quotation mark that nothing closes
        words = ()
    if not words or "\0" in said:
        raise OutsideError("form", found=name)
    return words


def _in_file(file: Path) -> BotCommand:
    text = file.read_bytes()  # an `OSError` has its own sentence
    try:
        found = msgspec.convert(read_toml(text.decode("utf-8")), BotCommand)
    except (ValueError, msgspec.ValidationError) as error:
        raise OutsideError("file", file=str(file), what=own_words(error)) from error
    return msgspec.structs.replace(found, folder=str(file.parent / found.folder))
