"""What is known of a match beyond the competition's log: what phones say of it, calls, its online table, its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta.server.club.errors import ClubError
from canasta.server.club.inputs import Claimed, Points
from canasta.server.wire.club import Side

Figures = tuple[Points, int, Points | None]
SIDES: Final[tuple[Side, Side]] = ("fixed", "moving")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a device said for a side (0 fixed, 1 moving) in input `number`."""

    number: int
    side: int
    device: str
    points: Points
    deals: int
    unfinished: Points | None
    at: float

    @property
    def figures(self) -> Figures:
        """What must agree."""
        return self.points, self.deals, self.unfinished


def differ(claims: Sequence[Claim]) -> bool:
    """Whether two of them do not say the same."""
    return len({each.figures for each in claims}) > 1


def agree(claims: Sequence[Claim]) -> bool:
    """Whether both sides say the same."""
    return not differ(claims) and len({each.side for each in claims}) == len(SIDES)


@dataclass(slots=True)
class Beside:
    """A match of these two pairs. Where the claims are in `conflict` the phones wait for the organiser."""

    pairs: tuple[int, int]
    claims: list[Claim] = field(default_factory=list)
    called: bool = False
    online: str | None = None
    sheet: str | None = None

    def with_claim(self, entry: Claimed, number: int, at: float) -> list[Claim]:
        """What has been said once this side is heard. ClubError: it is too late for that."""
        self._open()
        new = Claim(number, entry.side, entry.device, entry.points, entry.deals, entry.unfinished, at)
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

    def _open(self) -> None:
        if self.online is not None:
            raise ClubError("played-online")
        if self.conflict:
            raise ClubError("conflict")

    def over(self) -> None:
        """There is a result, whoever gave it."""
        self.claims, self.called = [], False
