"""The data beside a match that the competition's log lacks: claims of phones, calls, the online table, the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.club.server.inputs import Claimed, ClubError, SheetDiffers
from canasta.club.server.wire.club import Second, Side

if TYPE_CHECKING:
    from canasta.club.competition.state import Evidence, RoundMatch
    from canasta.club.results import MatchResult

SIDES: Final[tuple[Side, Side]] = ("fixed", "moving")


@dataclass(frozen=True, slots=True)
class Claim:
    """A result that a device claims for a side (0 fixed, 1 moving) in input `number`."""

    number: int
    side: int
    device: str
    result: MatchResult
    at: float


def differ(claims: Sequence[Claim]) -> bool:
    """True if two claims name different results."""
    return len({each.result for each in claims}) > 1


def agree(claims: Sequence[Claim]) -> bool:
    """True if both sides claim the same result."""
    return not differ(claims) and len({each.side for each in claims}) == len(SIDES)


@dataclass(slots=True)
class MatchDesk:
    """The data beside a match of these two pairs.

    While the claims are in `conflict`, a phone can only take back its own; else the organiser decides. `phone` is the
    device that gave the result for both sides, `entries` those behind the match at that time: any later entry is by
    somebody else. `second` is the state of the confirmation from another phone; what that one claims instead stays in
    `claims`. `ended` are the entries behind the result at which claims and call were last dropped. `differs` is the
    result of the accepted sheet against that of the arbiter, which rested on the entries `differs_from`.
    """

    pairs: tuple[int, ...]
    claims: list[Claim] = field(default_factory=list)
    phone: str = ""
    entries: Evidence = ()
    second: Second = "none"
    called: bool = False
    ended: Evidence = ()
    online: str | None = None
    sheet: str | None = None
    differs: Claim | None = None
    differs_from: Evidence = ()
    dismissed: bool = False

    def with_claim(self, entry: Claimed, number: int, at: float) -> list[Claim]:
        """The claims with this one added. Raises `ClubError` if it is too late for it."""
        self._check_offline()
        if self.conflict and (entry.side, entry.device) not in {(each.side, each.device) for each in self.claims}:
            raise ClubError("conflict")
        new = Claim(number, entry.side, entry.device, entry.result, at)
        return [*(each for each in self.claims if (each.side, each.device) != (new.side, new.device)), new]

    @property
    def conflict(self) -> bool:
        """True if the phones claim different results."""
        return differ(self.claims)

    def agreed(self, side: int, number: int, device: str) -> Claim:
        """The claim to which the other side agrees; a phone that claimed otherwise takes that back.

        Raises `ClubError` if there is no claim, or it has changed, or the side made it itself, or another phone still
        claims otherwise.
        """
        self._check_offline()
        found = next((each for each in self.claims if each.number == number), None)
        if found is None:
            raise ClubError("claim-changed")
        if found.side == side:
            raise ClubError("own-claim")
        if any(each.result != found.result and (each.side, each.device) != (side, device) for each in self.claims):
            raise ClubError("conflict")
        return found

    def one_phone(self, match: RoundMatch) -> bool:
        """True if one phone gave the current result for both sides."""
        return self.phone != "" and self.entries == match.entries and match.points is not None

    def sheet_claim(self, match: RoundMatch) -> Claim | None:
        """The sheet's result that waits for the arbiter; None once a later correction or the arbiter's word settles it.

        If that correction is annulled, it waits again.
        """
        now = match.entries
        waits = match.points is not None and not self.dismissed and self.differs_from[: len(now)] == now
        return self.differs if waits else None

    def hear_sheet(self, match: RoundMatch, entry: SheetDiffers, number: int, at: float) -> None:
        """Keep the result of the accepted sheet against the one that stands. Raises `ClubError` (no-sheet)."""
        if self.sheet != entry.sheet or match.points is None:
            raise ClubError("no-sheet")
        self.differs = Claim(number, 0, f"sheet-{entry.sheet}", entry.result, at)
        self.differs_from, self.dismissed = match.entries, False

    def dismiss(self, match: RoundMatch) -> None:
        """Let the result stand against that of the sheet. Raises `ClubError` if no sheet differs."""
        if self.sheet_claim(match) is None:
            raise ClubError("sheet-agrees")
        self.dismissed = True

    def second_of(self, match: RoundMatch) -> Second:
        """The state of the confirmation from another phone; ``sheet`` if the accepted sheet says otherwise."""
        if self.sheet_claim(match) is not None:
            return "sheet"
        return self.second if self.one_phone(match) else "none"

    def ask_second(self, match: RoundMatch, *, wanted: bool) -> None:
        """Ask another phone to confirm, or withdraw the question. Raises `ClubError` (two-phones)."""
        if not self.one_phone(match):
            raise ClubError("two-phones")
        self.second = "asked" if wanted else "missing"

    def hear_second(self, match: RoundMatch, device: str, *, right: bool) -> None:
        """Store the answer of another phone. Raises `ClubError` if one phone did not decide, or it is the same one."""
        if not self.one_phone(match):
            raise ClubError("not-asked")
        if device == self.phone:
            raise ClubError("same-phone")
        self.second, self.phone = ("none", "") if right else ("denied", self.phone)

    def hear_late(self, match: RoundMatch, entry: Claimed, number: int, at: float) -> bool:
        """Take a claim after the result for the word of another phone; False if it is too late for one."""
        if not self.one_phone(match) or entry.device == self.phone:
            return False
        ends = match.points and (match.points[match.fixed], match.points[match.moving])
        right = entry.points == ends
        self.hear_second(match, entry.device, right=right)
        self.claims = [] if right else [Claim(number, entry.side, entry.device, entry.result, at)]
        return True

    def call(self, *, wanted: bool) -> None:
        """Call the arbiter, or withdraw the call. Raises `ClubError` (called, not-called)."""
        if self.called == wanted:
            raise ClubError("called" if wanted else "not-called")
        self.called = wanted

    def check_free(self) -> None:
        """Refuse to play an open match online. Raises `ClubError` (played-online, claimed)."""
        self._check_offline()
        if self.claims:
            raise ClubError("claimed")

    def _check_offline(self) -> None:
        if self.online is not None:
            raise ClubError("played-online")

    def over(self, entries: Evidence) -> None:
        """Drop claims and call at a new result, which follows from these entries."""
        if entries != self.ended:
            self.claims, self.called, self.ended = [], False, entries
