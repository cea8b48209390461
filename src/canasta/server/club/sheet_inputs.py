"""What can be done with a score sheet of the server, as it stands in its log. Nothing is ever removed.

A row is JSON, ``[by, input]``: `by` is the number of the sheet's own link, minus that of a link of the competition
whose match it is of, 0 for the server.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, json

from canasta.club.logs import LogDecoder
from canasta.scoresheet import Entry, SheetOpened
from canasta.server.club.inputs import Linked, Unlinked


class _Input(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """What inputs have in common."""


class Match(Struct, frozen=True):
    """A match of a competition by its round and table."""

    club: str
    round: int
    table: int


class SheetMade(_Input, frozen=True, tag="made"):
    """The sheet: always the first input. `key_hash` is that of who writes it; a match's sheet has none of its own."""

    opened: SheetOpened
    key_hash: str = ""
    match: Match | None = None


class SheetBrought(_Input, frozen=True, tag="brought"):
    """The log of a sheet that was kept elsewhere, after its first entry."""

    entries: tuple[Entry, ...]


class SheetDid(_Input, frozen=True, tag="entries"):
    """Entries of the sheet, all or none; `name` is who makes them, in words. `deals` as in `SheetEntries`."""

    entries: tuple[Entry, ...]
    name: str = ""
    deals: int | None = None


SheetInput: TypeAlias = SheetMade | SheetBrought | SheetDid | Linked | Unlinked

_encoder = json.Encoder()
_decoder = LogDecoder[tuple[int, SheetInput]](tuple[int, SheetInput])


def to_json(by: int, entry: SheetInput) -> bytes:
    """The input as it stands in the log."""
    return _encoder.encode((by, entry))


def from_json(body: bytes) -> tuple[int, SheetInput]:
    """Who did what. Raises `msgspec.MsgspecError` for what is no input."""
    return _decoder.decode(body)
