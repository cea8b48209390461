"""The clock of a round: set, started, paused, given more time."""

from __future__ import annotations

from typing import Final, Literal

from canasta.club.server.inputs import ClubError, Turned
from canasta.club.server.wire.club import RoundClock

LONGEST_S: Final = 36_000


class RunningClock:
    """A clock with `left` milliseconds at the time `since`; while it runs, they decrease from then on."""

    def __init__(self) -> None:
        self.state: Literal["off", "ready", "running", "paused"] = "off"
        self.round: int = 0
        self.whole: int = 0
        self.left: int = 0
        self.since: float = 0.0

    def turn(self, entry: Turned, of_round: int, at: float) -> None:
        """Change the clock. Raises `ClubError` if the change does not fit its state."""
        match entry.do:
            case "set":
                if not 0 < entry.seconds <= LONGEST_S:
                    raise ClubError("clock-seconds", seconds=entry.seconds, most=LONGEST_S)
                self.state, self.round, self.whole = "ready", of_round, entry.seconds * 1000
                self.left = self.whole
            case "off":
                self.state, self.round, self.whole, self.left = "off", 0, 0, 0
            case _ if self.state == "off":
                raise ClubError("clock-off")
            case "start":
                if self.state == "running":
                    raise ClubError("clock-runs")
                self.state = "running"
            case "pause":
                if self.state != "running":
                    raise ClubError("clock-stands")
                self.left, self.state = self.left_at(at), "paused"
            case _:
                more = entry.seconds * 1000
                if not 0 < self.whole + more <= LONGEST_S * 1000:
                    raise ClubError("clock-seconds", seconds=(self.whole + more) // 1000, most=LONGEST_S)
                self.left, self.whole = self.left_at(at) + more, self.whole + more
        self.since = at

    def left_at(self, at: float) -> int:
        """The milliseconds left at that time; negative once the clock has run out."""
        return self.left - int(at - self.since) if self.state == "running" else self.left

    def ran_out(self, now: float) -> float | None:
        """The time at which the clock ran out; None while it has not."""
        return self.since + self.left if self.state == "running" and self.left_at(now) <= 0 else None

    def info(self, now: float) -> RoundClock:
        """The clock as the wire has it."""
        return RoundClock(round=self.round, state=self.state, whole_ms=self.whole, left_ms=self.left_at(now), now=now)
