"""A score sheet at the server as a state machine: the sheet itself and its links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from canasta.club.scoresheet import ScoreSheet, SheetOpened
from canasta.club.server import sheet_inputs as inputs
from canasta.club.server.applied import AppliedInput, SheetPoints, iso, last_totals, points_of
from canasta.club.server.arrival import arrive_links
from canasta.club.server.errors import ClubError
from canasta.club.server.inputs import Linked, NewLink, Unlinked
from canasta.club.server.links import Links
from canasta.club.server.sheet_inputs import SheetInput
from canasta.server.journal.kind import LogKind, NamedRules

MOST_INPUTS: Final = 10_000


class ClubSheet:
    """A sheet at one moment. `seq` counts the inputs.

    `match` is the match of a competition, None for a sheet of its own.
    """

    def __init__(self, sheet_id: str, made: inputs.SheetMade, at: float) -> None:
        """Open the sheet. Raises `SheetError` and `RulesError` for impossible settings or rules."""
        self.id = sheet_id
        self.seq: int = 1
        self.at: float = at
        self.carried: Mapping[str, int] = {}
        self.match: inputs.MatchPlace | None = made.match
        self.links: Links = Links()
        if made.key_hash:
            self.links.add(Linked(links=(NewLink(role="organiser", key_hash=made.key_hash),), salt=""), 0, 1, at)
        self.sheet: ScoreSheet = ScoreSheet([replace(made.opened, at=made.opened.at or iso(at))])
        self.log: list[AppliedInput] = [AppliedInput(1, 0, at, made, range(1, 2))]

    def apply(self, by: int, entry: SheetInput, at: float) -> AppliedInput:
        """Apply the input of a link. Raises `ClubError`, `SheetError`; then the state is as before."""
        if self.seq >= MOST_INPUTS:
            raise ClubError("log-full", most=MOST_INPUTS)
        at, before = max(at, self.at), len(self.sheet.log)
        match entry:
            case inputs.SheetMade():
                raise ClubError("log")
            case inputs.SheetBrought(entries=entries):
                if self.seq != 1:
                    raise ClubError("log")
                self.sheet = ScoreSheet([*self.sheet.log, *entries])
            case inputs.SheetDid(entries=entries, name=name, deals=deals):
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
        self.seq, self.at = self.seq + 1, at
        numbers = range(before + 1, len(self.sheet.log) + 1)
        kept = SheetPoints(deals=points_of(self.sheet)) if numbers else None
        recorded = AppliedInput(self.seq, by, at, entry, numbers, kept)
        self.log.append(recorded)
        return recorded


def _rules(entry: SheetInput) -> NamedRules | None:
    if isinstance(entry, inputs.SheetMade):
        return NamedRules(entry.opened.rules, entry.opened.version, entry.opened.house)
    return None


SHEET_LOG: Final = LogKind(
    name="sheet",
    error=ClubError,
    missing="no-sheet",
    made=inputs.SheetMade,
    begin=lambda sheet_id, _seed, made, at: ClubSheet(sheet_id, made, at),
    to_json=inputs.to_json,
    from_json=inputs.from_json,
    rules=_rules,
    scores=last_totals,
    letter="S",
    under_way=lambda state: bool(state.sheet.deals) and not state.sheet.closed,
    home=lambda state: None if state.match is None else state.match.club,
    arrive=lambda state, _copied, now, key: arrive_links(state.links, now, key),
)
