"""The state of a search in a file, written after every generation, so that the search can be resumed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.lab.tuning.errors import TuneError
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.search import SearchEffort, SearchState
from canasta.rules.house import house
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.lab.tuning.search import Tuner

VERSION: Final = 2
MOST: Final = 50_000_000  # bytes
_FIELDS: Final = ("canasta_tune", "rules", "version", "house", "seed")  # fields whose difference an error can state


@dataclass(frozen=True, slots=True)
class SearchHeader:
    """The identity of a search. A file with another program or other initial weights is refused."""

    canasta_tune: int
    rules: str
    house: dict[str, int | bool | str]
    seed: str
    effort: SearchEffort
    names: tuple[str, ...]
    start: tuple[int, ...]
    spread: tuple[float, ...]
    anchors: tuple[Member, ...]
    version: int  # of the rules

    @classmethod
    def of(cls, tuner: Tuner, names: tuple[str, ...]) -> SearchHeader:
        """The header of a file for that search."""
        return cls(
            VERSION,
            tuner.rules.name,
            house(tuner.rules),
            tuner.seed,
            tuner.effort,
            names,
            tuner.start,
            tuner.spread,
            tuner.anchors,
            tuner.rules.version,
        )


@dataclass(frozen=True, slots=True)
class _Whole:
    head: SearchHeader
    state: SearchState


class SearchFile:
    """A file for the state of a search. `found` is the state that it held, None if it is new."""

    def __init__(self, file: str, tuner: Tuner, names: tuple[str, ...]) -> None:
        """Open or create it. Raises `TuneError` for a file of something else, which is left alone, or `OSError`."""
        if "\0" in file:
            raise TuneError("foreign", file=repr(file))
        self.file: Path = Path(file)
        self.head: SearchHeader = SearchHeader.of(tuner, names)
        self.found: SearchState | None = None
        with self.file.open("a+b") as there:  # which also says whether it can be written
            there.seek(0)
            raw = there.read(MOST)
        if raw:
            self.found = self._read(file, raw)

    def keep(self, state: SearchState) -> None:
        """Replace the stored state; the file holds one whole state at every moment."""
        fresh = self.file.with_name(f"{self.file.name}.new")
        with fresh.open("wb") as file:
            file.write(msgspec.json.encode(_Whole(self.head, state)))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.file)

    def _read(self, file: str, raw: bytes) -> SearchState:
        try:
            whole = msgspec.json.decode(raw, type=_Whole)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise TuneError("foreign", file=file) from None
        if whole.head != self.head:
            for name in _FIELDS:
                there, here = getattr(whole.head, name), getattr(self.head, name)
                if there != here:
                    raise TuneError("other", file=file, what=name, found=_words(there), expected=_words(here))
            raise TuneError("other-search", file=file)
        return whole.state


def _words(value: object) -> str:
    if isinstance(value, dict):
        return shortened(", ".join(f"{name}={each}" for name, each in value.items()) or "–")
    return shortened(str(value))
