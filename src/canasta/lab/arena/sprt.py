"""A sequential test: plays boards until the evidence suffices, on average far fewer than a fixed number would need.

H0: the new bot is `low` points a deal better than the old one; H1: it is `high` better. The differences of boards are
taken as normal; n of them with mean m and variance v have the log-likelihood ratio

    LLR = n · (high - low) / v · (m - (low + high) / 2)

and Wald's limits for it are ln(beta / (1 - alpha)), where H0 is accepted, and ln((1 - beta) / alpha), where H1 is. The
variance is not known beforehand; that of the boards so far is put in its place, as chess engines are tested (GSPRT).
Sources: A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16 (1945); M. Van den
Bergh, "A Practical Introduction to the GSPRT", formula 2.1.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import log
from typing import Final

from canasta.lab.arena.boards import ArenaError

LEAST: Final = 30  # boards before the first judgement: the variance has to be known somewhat
FLOOR: Final = 1.0  # points²: bots that play alike have no variance, and a decision must not need any

_BOUNDS: Final = re.compile(r"(-?[0-9]{1,4}(?:\.[0-9]{1,3})?)/(-?[0-9]{1,4}(?:\.[0-9]{1,3})?)")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of a test: `accepted` is ``H0``, ``H1``, or None while `llr` lies between the limits."""

    low: float
    high: float
    alpha: float
    beta: float
    boards: int
    llr: float
    limits: tuple[float, float]
    accepted: str | None


class Sprt:
    """A sequential test in progress. Differences are in points a deal, one a board, in the order of the boards."""

    def __init__(self, low: float, high: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not low < high:
            raise ArenaError("bounds", found=f"{low:g}/{high:g}")
        if not (0 < alpha < 1 and 0 < beta < 1 and alpha + beta < 1):
            raise ArenaError("risks", found=f"{alpha:g}, {beta:g}")
        self.low = low
        self.high = high
        self.alpha = alpha
        self.beta = beta
        self.limits: tuple[float, float] = (log(beta / (1 - alpha)), log((1 - beta) / alpha))
        self.boards: int = 0
        self.accepted: str | None = None
        self._mean = self._squares = 0.0

    @classmethod
    def read(cls, bounds: str, alpha: float = 0.05, beta: float = 0.05) -> Sprt:
        """Make a test from bounds as typed, ``0/10``. Raises `ArenaError`."""
        found = _BOUNDS.fullmatch(bounds.strip())
        if found is None:
            raise ArenaError("bounds", found=bounds)
        return cls(float(found[1]), float(found[2]), alpha, beta)

    @property
    def mean(self) -> float:
        """The mean difference so far."""
        return self._mean

    @property
    def llr(self) -> float:
        """The log-likelihood ratio, 0 before the second board."""
        if self.boards <= 1:
            return 0.0
        variance = max(FLOOR, self._squares / (self.boards - 1))
        return self.boards * (self.high - self.low) / variance * (self._mean - (self.low + self.high) / 2)

    def add(self, difference: float) -> str | None:
        """Count one more board; returns the accepted hypothesis, if any. After a decision nothing changes."""
        if self.accepted is not None:
            return self.accepted
        self.boards += 1
        before = difference - self._mean
        self._mean += before / self.boards
        self._squares += before * (difference - self._mean)
        if self.boards >= LEAST:
            llr = self.llr
            self.accepted = "H0" if llr <= self.limits[0] else "H1" if llr >= self.limits[1] else None
        return self.accepted

    def verdict(self) -> Verdict:
        """The state of the test as a value."""
        return Verdict(self.low, self.high, self.alpha, self.beta, self.boards, self.llr, self.limits, self.accepted)
