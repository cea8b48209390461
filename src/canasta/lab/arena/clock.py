"""Decision times, counted in buckets that grow by 2 %: small, merged in any order, kept apart from results."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from time import perf_counter_ns
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.players import Bot

GROWTH: Final = 1.02
Counts: TypeAlias = dict[int, int]


class DecisionTimes:
    """A histogram of decision times: bucket k counts the decisions of about 1.02**k nanoseconds."""

    def __init__(self) -> None:
        self.counts: Counts = {}

    def add(self, nanoseconds: int) -> None:
        """Count one decision."""
        self._add(round(log(max(1, nanoseconds), GROWTH)), 1)

    def merge(self, counts: Mapping[int, int]) -> None:
        """Add the counts of another histogram."""
        for bucket, times in counts.items():
            self._add(bucket, times)

    def __len__(self) -> int:
        return sum(self.counts.values())

    def quantile(self, part: float) -> float | None:
        """Milliseconds within which that share (0 to 1) of the decisions were made, to about 1 %; None without any."""
        left = part * len(self)
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return float(f"{GROWTH**bucket / 1e6:.3g}")
        return None

    def _add(self, bucket: int, times: int) -> None:
        self.counts[bucket] = self.counts.get(bucket, 0) + times


class TimedBot:
    """A bot with its real decisions timed, those with more than one legal action. It plays as the bot does."""

    def __init__(self, bot: Bot, times: DecisionTimes) -> None:
        self.bot = bot
        self.times = times

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def choose(self, view: View, chance: Chance) -> str:
        """The action that the bot chooses."""
        if len(view.legal) == 1:
            return self.bot.choose(view, chance)
        start = perf_counter_ns()
        chosen = self.bot.choose(view, chance)
        self.times.add(perf_counter_ns() - start)
        return chosen
