"""Deals that are over, told by what lies on the table and in the hands, and their sheets in a few words."""

from __future__ import annotations

from typing import Any

from tests import scenes
from tests.scenes import deal_of

from canasta.deal.deal import Deal
from canasta.deal.score import SideScore


def over(rules: str, us: Any = (), them: Any = (), *, hands: Any = (), outcome: str = "out", **keys: Any) -> Deal:
    """A deal that seat 0 has ended: `us` and `them` are the melds of sides 0 and 1 or whole tables, `hands` by seat."""
    sides = [side if isinstance(side, dict) else {"melds": list(side)} for side in (us, them)]
    seats = [{"hand": hand} for hand in hands]
    return deal_of(rules, phase="over", outcome=outcome, side=sides, seat=seats, **keys)


def played(actions: str, rules: str, **keys: Any) -> Deal:
    """A deal that those actions bring to its end."""
    deal = scenes.played(actions, rules, **keys)
    assert deal.over, deal.legal().texts()
    return deal


def lines(deal: Deal, side: int = 0) -> list[tuple[str, str, int]]:
    """The sheet of a side as (code, rule, points)."""
    return [(line.code, line.rule, line.points) for line in sheet(deal, side).lines]


def points(deal: Deal, side: int = 0) -> dict[str, int]:
    """The sheet of a side by code; what comes several times is added up."""
    found: dict[str, int] = {}
    for line in sheet(deal, side).lines:
        found[line.code] = found.get(line.code, 0) + line.points
    return found


def sheet(deal: Deal, side: int = 0) -> SideScore:
    return deal.score()[side]
