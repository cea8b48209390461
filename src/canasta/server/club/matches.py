"""What is known of a match beyond the competition's log: what phones say of it, calls, its online table, its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.server.club.errors import ClubError
from canasta.server.club.inputs import Claimed
from canasta.server.wire.club import Second, Side

if TYPE_CHECKING:
    from canasta.club.results import MatchResult
    from canasta.competition.state import Evidence, Match

SIDES: Final[tuple[Side, Side]] = ("fixed", "moving")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a device said for a side (0 fixed, 1 moving) in input `number`."""

    number: int
    side: int
    device: str
    result: MatchResult
    at: float


def differ(claims: Sequence[Claim]) -> bool:
    """Whether two of them do not say the same."""
    return len({each.result for each in claims}) > 1


def agree(claims: Sequence[Claim]) -> bool:
    """Whether both sides say the same."""
    return not differ(claims) and len({each.side for each in claims}) == len(SIDES)


@dataclass(slots=True)
class Beside:
    """A match of these two pairs. Where the claims are in `conflict` the phones wait for the organiser.

    `phone` is the device that gave the result for both sides, `entries` those behind the match as it did: what rests on
    others since then is somebody else's word. `second` is what became of asking for another's.
    """

    pairs: tuple[int, int]
    claims: list[Claim] = field(default_factory=list)
    phone: str = ""
    entries: Evidence = ()
    second: Second = "none"
    called: bool = False
    online: str | None = None
    sheet: str | None = None

    def with_claim(self, entry: Claimed, number: int, at: float) -> list[Claim]:
        """What has been said once this side is heard. ClubError: it is too late for that."""
        self._open()
        new = Claim(number, entry.side, entry.device, entry.result, at)
        return [*(each for each in self.claims if (each.side, each.device) != (new.side, new.device)), new]

    @property
    def conflict(self) -> bool:
        """Whether the phones do not say the same."""
        return differ(self.claims)

    def agreed(self, side: int, number: int) -> Claim:
        """The claim that the other side agrees with. ClubError: there is none, or it has changed, or is their own."""
        self._open()
        found = next((each for each in self.claims if each.number == number), None)
        if found is None:
            raise ClubError("claim-changed")
        if found.side == side:
            raise ClubError("own-claim")
        return found

    def one_phone(self, match: Match) -> bool:
        """Whether the result as it stands came from one phone for both sides."""
        return self.phone != "" and self.entries == match.entries and match.points is not None

    def second_of(self, match: Match) -> Second:
        """What is known of another phone's word for the result."""
        return self.second if self.one_phone(match) else "none"

    def ask_second(self, match: Match, *, wanted: bool) -> None:
        """Another phone is asked to confirm, or no longer. ClubError (two-phones)."""
        if not self.one_phone(match):
            raise ClubError("two-phones")
        self.second = "asked" if wanted else "missing"

    def hear_second(self, match: Match, device: str, *, right: bool) -> None:
        """Another phone answers. ClubError: nobody has asked, or it is the same phone."""
        if self.second_of(match) != "asked":
            raise ClubError("not-asked")
        if device == self.phone:
            raise ClubError("same-phone")
        self.second, self.phone = ("none", "") if right else ("denied", self.phone)

    def _open(self) -> None:
        if self.online is not None:
            raise ClubError("played-online")
        if self.conflict:
            raise ClubError("conflict")

    def over(self) -> None:
        """There is a result, whoever gave it."""
        self.claims, self.called = [], False
