"""A score sheet at the server as a state machine: the sheet itself and its links, changed by inputs.

No input is ever removed. A row of the log is JSON, ``[by, input]``: `by` is the number of the sheet's own link, minus
the number of a link of the competition for the sheet of a match, or 0 for the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from canasta.club.scoresheet import Entry, ScoreSheet, SheetOpened
from canasta.club.server.inputs import ClubError, Linked, Unlinked, iso
from canasta.club.server.links import arrive_links
from canasta.club.server.recorded import AppliedInput, RecordedState
from canasta.logs import LogDecoder
from canasta.server.journal.kind import Kept, LogKind, NamedRules

MOST_INPUTS: Final = 10_000


class SheetPoints(Kept, frozen=True):
    """The points of each side, deal by deal, kept with an input that enters something on the sheet."""

    deals: tuple[tuple[int, ...], ...] = ()


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


class ClubSheet(RecordedState):
    """A sheet at one moment. `match` is the match of a competition, None for a sheet of its own."""

    def __init__(self, sheet_id: str, made: SheetMade, at: float) -> None:
        """Open the sheet. Raises `SheetError` and `RulesError` for impossible settings or rules."""
        super().__init__(sheet_id, made, made.key_hash, at)
        self.match: MatchPlace | None = made.match
        self.sheet: ScoreSheet = ScoreSheet([replace(made.opened, at=made.opened.at or iso(at))])

    def apply(self, by: int, entry: SheetInput, at: float) -> AppliedInput:
        """Apply the input of a link. Raises `ClubError`, `SheetError`; then the state is as before."""
        if self.seq >= MOST_INPUTS:
            raise ClubError("log-full", most=MOST_INPUTS)
        at, before = max(at, self.at), len(self.sheet.log)
        match entry:
            case SheetMade():
                raise ClubError("log")
            case SheetBrought(entries=entries):
                if self.seq != 1:
                    raise ClubError("log")
                self.sheet = ScoreSheet([*self.sheet.log, *entries])
            case SheetDid(entries=entries, name=name, deals=deals):
                there = len(self.sheet.deals)
                if deals not in (None, there):
                    raise ClubError("sheet-moved", deals=there)
                if any(isinstance(each, SheetOpened) for each in entries):
                    raise ClubError("log")
                new = [replace(each, by=name, at=iso(at)) for each in entries]
                self.sheet = ScoreSheet([*self.sheet.log, *new])
            case Linked():
                self.links.add(entry, by, self.seq + 1, at)
            case Unlinked():
                self.links.revoke(entry.link, at)
        numbers = range(before + 1, len(self.sheet.log) + 1)
        kept = SheetPoints(deals=points_of(self.sheet)) if numbers else None
        return self.record(by, entry, at, numbers, kept)


def points_of(sheet: ScoreSheet) -> tuple[tuple[int, ...], ...]:
    """The points of each side, deal by deal."""
    return tuple(tuple(side.total for side in deal.sides) for deal in sheet.deals)


def _last_totals(kept: Sequence[SheetPoints]) -> str:
    """The totals of the sides by the last points that a log has kept."""
    deals = next((each.deals for each in reversed(kept) if each.deals), ())
    return ", ".join(str(sum(side)) for side in zip(*deals, strict=True))


def _rules(entry: SheetInput) -> NamedRules | None:
    if isinstance(entry, SheetMade):
        return NamedRules(entry.opened.rules, entry.opened.version, entry.opened.house)
    return None


SHEET_LOG: Final = LogKind(
    name="sheet",
    error=ClubError,
    missing="no-sheet",
    made=SheetMade,
    begin=lambda sheet_id, _seed, made, at: ClubSheet(sheet_id, made, at),
    apply=ClubSheet.apply,
    rows=LogDecoder[tuple[int, SheetInput]](tuple[int, SheetInput]),
    rules=_rules,
    scores=_last_totals,
    letter="S",
    under_way=lambda state: bool(state.sheet.deals) and not state.sheet.closed,
    home=lambda state: None if state.match is None else state.match.club,
    arrive=lambda state, _copied, now, key: arrive_links(state.links, now, key),
)
