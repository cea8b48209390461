"""Bounds of a deal and a match are never too narrow, and no wider than they need be."""

from __future__ import annotations

import random
from typing import Final

import pytest

from canasta.club import MatchLength, MatchResult, Unfinished
from canasta.club.scoresheet import Canasta, CanastaKind, Certainty, Detail, SideDetail, check
from canasta.club.scoresheet.lines import lines_of_score
from canasta.club.scoresheet.scores import RANKS
from canasta.club.scoresheet.supply import deal_bounds
from canasta.club.scoresheet.usual import beyond
from canasta.rules import get

FOURS: Final = ("clasica", "internacional", "salon", "reglamento/4", "tres-barajas")


@pytest.mark.parametrize("name", FOURS)
def test_no_deal_that_a_sheet_takes_is_beyond_the_bounds(name: str) -> None:
    """Random deals, as rich as the packs allow: a score without impossible flags is within the bounds."""
    rules, chance, seen = get(name), random.Random(name), 0
    bounds = deal_bounds(rules)
    wild = [CanastaKind.MIXED, CanastaKind.TWOS, CanastaKind.JOKERS] if rules.wilds_mixed else []
    for _ in range(120):
        canastas: list[list[Canasta]] = [[], []]
        for rank in chance.sample(RANKS, chance.randint(2, len(RANKS))):
            canastas[chance.randrange(2)].append(
                Canasta(made=chance.choice((CanastaKind.CLEAN, CanastaKind.DIRTY)), rank=rank)
            )
        canastas[chance.randrange(2)] += [Canasta(made=each) for each in wild if chance.random() < 0.2]
        threes = chance.randint(0, 2 * rules.packs)
        sides = [
            SideDetail(canastas=tuple(of), laid=110 * len(of) + 5 * chance.randint(0, 20), red_threes=reds)
            for of, reds in zip(canastas, (threes, 2 * rules.packs - threes), strict=True)
        ]
        detail = Detail(sides=tuple(sides), closer=0, moda=chance.choice(RANKS) if rules.moda_doubles else "")
        if any(flag.level is Certainty.IMPOSSIBLE for flag in check(rules, detail)):
            continue
        seen += 1
        totals = [sum(line.points for line in lines) for lines in lines_of_score(rules, detail)]
        assert all(bounds.low <= each <= bounds.high for each in totals), (detail, totals)
        assert sum(totals) <= bounds.both, (detail, totals)
    assert seen > 10


@pytest.mark.parametrize(
    ("name", "high"), [("clasica", 11 * 500 + 800 + 100 + 100 + 1180 + 200), ("tres-barajas", 31_040)]
)
def test_the_bounds_are_no_wider_than_need_be(name: str, high: int) -> None:
    """Eleven canastas of seven naturals, every award once, and all cards: the bound of clasica is hardly higher."""
    assert deal_bounds(get(name)).high <= high


@pytest.mark.rule("TB-8.1", "TB-8.6", "TB-8.7")
def test_the_richest_deal_of_tres_barajas_is_within() -> None:
    """A clean game with a canasta of each rank, that of the moda the aces, every award doubled."""
    rules = get("tres-barajas")
    canastas = tuple(Canasta(made=CanastaKind.CLEAN, rank=rank) for rank in RANKS)
    side = SideDetail(canastas=canastas, laid=1170, red_threes=6)
    detail = Detail(sides=(side, SideDetail()), closer=0, moda="A", clean_game=True)
    total = sum(line.points for line in lines_of_score(rules, detail)[0])
    assert 20_000 < total <= deal_bounds(rules).high


@pytest.mark.parametrize(
    ("name", "agreed", "points", "deals", "is_beyond"),
    [
        ("clasica", MatchLength(deals=1), (63_350, 0), 1, "one"),
        ("tres-barajas", MatchLength(deals=1), (63_350, 0), 1, "one"),
        ("clasica", MatchLength(target=15_000), (19_000, 19_000), 0, "both"),
        ("clasica", MatchLength(target=5000), (13_000, 0), 0, "one"),
        ("clasica", MatchLength(target=5000), (12_850, 20), 0, "one"),
        ("clasica", MatchLength(deals=2), (9000, 9000), 2, "both"),
        ("clasica", MatchLength(deals=2), (-20_000, 500), 2, "one"),
        ("clasica", MatchLength(minutes=60), (20_000, 0), 2, "one"),
        ("clasica", MatchLength(minutes=60), (20_000, 0), 0, None),  # the number of deals is unknown
        ("clasica", MatchLength(deals=4), (12_000, 9000), 4, None),
        ("tres-barajas", MatchLength(target=15_000), (22_350, 14_900), 0, None),
        ("clasica", MatchLength(target=5000), (5600, 4990), 0, None),
    ],
)
def test_results_beyond_what_a_match_can_give(
    name: str, agreed: MatchLength, points: tuple[int, int], deals: int, is_beyond: str | None
) -> None:
    found = beyond(get(name), agreed, MatchResult(points=points, deals=deals))
    assert (None if found is None else "both" if found.both else "one") == is_beyond


def stopped(unfinished: tuple[int, int]) -> MatchResult:
    return MatchResult(points=(5000, 4000), deals=3, unfinished=unfinished)


def test_a_deal_that_the_clock_stops_is_bounded_as_well() -> None:
    agreed = MatchLength(minutes=60, unfinished=Unfinished.AS_IT_LIES)
    assert beyond(get("clasica"), agreed, stopped((9000, 0))) is not None
    assert beyond(get("clasica"), agreed, stopped((900, 300))) is None
