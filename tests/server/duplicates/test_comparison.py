"""The comparison of two tables: swings from team 0, bounded by the spread of a deal, their sum and its winner."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from canasta.players.equity import Equity
from canasta.rules import get
from canasta.rules.house import with_house
from canasta.server.duplicates.matches import compared, even_of, most_of, team_at, winner_of

CLASICA = get("clasica")


def sheets(*deals: tuple[int, int]) -> Any:
    return [[SimpleNamespace(total=points) for points in deal] for deal in deals]


def test_teams_exchange_sides_at_the_second_table() -> None:
    assert [team_at(0, chair) for chair in range(4)] == [0, 1, 0, 1]
    assert [team_at(1, chair) for chair in range(4)] == [1, 0, 1, 0]


def test_a_swing_is_the_lead_of_a_team_at_both_tables_together() -> None:
    (deal,) = compared(CLASICA, sheets((900, 300)), sheets((500, 450)))
    assert deal.points == ((900, 300), (450, 500))
    assert deal.swing == 600 - 50


def test_the_same_result_at_both_tables_swings_nothing() -> None:
    deals = compared(CLASICA, sheets((900, 300), (-20, 1200)), sheets((900, 300), (-20, 1200)))
    assert [deal.swing for deal in deals] == [0, 0]
    assert winner_of(deals) == "draw"


@pytest.mark.parametrize(("points", "swing"), [(1495, 1495), (1500, 1500), (1505, 1500), (4000, 1500)])
def test_a_swing_is_bounded_either_way(points: int, swing: int) -> None:
    assert compared(CLASICA, sheets((points, 0)), sheets((0, 0)))[0].swing == swing
    assert compared(CLASICA, sheets((0, 0)), sheets((points, 0)))[0].swing == -swing


def test_only_deals_of_both_tables_are_compared() -> None:
    assert len(compared(CLASICA, sheets((100, 0), (100, 0), (100, 0)), sheets((0, 0)))) == 1
    assert compared(CLASICA, sheets((100, 0)), sheets()) == []
    assert winner_of([]) is None


def test_one_huge_deal_does_not_decide_against_two_others() -> None:
    deals = compared(CLASICA, sheets((5000, 0), (0, 800), (0, 800)), sheets((0, 0), (0, 0), (0, 0)))
    assert [deal.swing for deal in deals] == [1500, -800, -800]
    assert winner_of(deals) == 1


def test_the_bound_grows_with_the_spread_of_the_game() -> None:
    assert most_of(CLASICA) == 1500
    assert most_of(get("internacional")) == 1400
    assert most_of(get("salon")) == 2400
    assert even_of(CLASICA, 4) == 1150
    assert even_of(CLASICA, 1) < even_of(CLASICA, 2) < even_of(CLASICA, 12)


def test_chances_of_a_match_of_a_few_deals_do_not_come_from_its_target() -> None:
    one, four = (with_house(CLASICA, {"deals": deals, "target": 100_000}) for deals in (1, 4))
    endless = with_house(CLASICA, {"target": 100_000})
    shares = [Equity(rules).shares([1000, 0])[0] for rules in (one, four, endless)]
    assert shares[0] == pytest.approx(0.707, abs=0.001)
    assert shares[0] > shares[1] > 0.6 > shares[2]
    late = with_house(CLASICA, {"deals": 4})
    assert Equity(late).shares([4900, 4800]) == Equity(CLASICA).shares([4900, 4800])
