"""The inputs of a score sheet of the server, as its log keeps them. No input is ever removed.

A row is JSON, ``[by, input]``: `by` is the number of the sheet's own link, minus the number of a link of the
competition for the sheet of a match, or 0 for the server.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType, json

from canasta.club.scoresheet import Entry, SheetOpened
from canasta.club.server.applied import SheetPoints
from canasta.club.server.inputs import Linked, Unlinked
from canasta.logs import LogDecoder


class _Input(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """The base of all inputs. `kept` is what its row keeps of the outcome."""

    kept: SheetPoints | UnsetType = UNSET


class MatchPlace(Struct, frozen=True):
    """A match of a competition by its round and table."""

    club: str
    round: int
    table: int


class SheetMade(_Input, frozen=True, tag="made"):
    """A new sheet: always the first input. `key_hash` belongs to its writer's link; the sheet of a match has none."""

    opened: SheetOpened
    key_hash: str = ""
    match: MatchPlace | None = None


class SheetBrought(_Input, frozen=True, tag="brought"):
    """The entries of an exported log, after its first."""

    entries: tuple[Entry, ...]


class SheetDid(_Input, frozen=True, tag="entries"):
    """Entries of the sheet, all or none; `name` is their writer, in words. `deals`, `device` as in `SheetEntries`."""

    entries: tuple[Entry, ...]
    name: str = ""
    deals: int | None = None
    device: str = ""


SheetInput: TypeAlias = SheetMade | SheetBrought | SheetDid | Linked | Unlinked

_encoder = json.Encoder()
_decoder = LogDecoder[tuple[int, SheetInput]](tuple[int, SheetInput])


def to_json(by: int, entry: SheetInput) -> bytes:
    """The input as JSON of the log."""
    return _encoder.encode((by, entry))


def from_json(body: bytes) -> tuple[int, SheetInput]:
    """The author and the input of a row. Raises `msgspec.MsgspecError` for an invalid row."""
    return _decoder.decode(body)
