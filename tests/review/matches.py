"""Records for the tests of the coach: one short match, played by bots."""

from __future__ import annotations

from functools import cache

from tests.cli.matches import CARELESS, NAMES, played

from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.match.record.values import Record
from canasta.review.decisions import Dealt, Decision, dealt
from canasta.review.grades import Effort

__all__ = ["CARELESS", "LITTLE", "NAMES", "first_deal", "last_decisions", "match", "record"]
LITTLE = Effort(first=16, most=48, course=4)


def match(rules: str = "clasica", deals: int = 1, more: int = 0) -> Match:
    """A match in which there is something to say to Carlos."""
    return played(rules, deals, more, seed=f"review {rules}", slips=0.6)


@cache
def record(rules: str = "clasica", deals: int = 1, more: int = 0) -> Record:
    """The same as a record, its running deal with all its cards."""
    return read(write(match(rules, deals, more).record(public=False)))


@cache
def first_deal(rules: str = "clasica") -> Dealt:
    """Its first deal."""
    return dealt(record(rules), 1)


def last_decisions(rules: str, number: int) -> tuple[Decision, ...]:
    """Its last decisions, whose playouts are short."""
    return first_deal(rules).decisions[-number:]
