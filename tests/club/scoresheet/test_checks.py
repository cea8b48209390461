"""Every flag has its case; unlikely scores are only doubtful."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.club.scoresheet import (
    BaseCards,
    Canasta,
    CanastaKind,
    Certainty,
    Concealed,
    Detail,
    Score,
    SideDetail,
    Totals,
    check,
)
from canasta.club.scoresheet.scores import Flag
from canasta.club.scoresheet.usual import reach_of
from canasta.rules import games, get
from canasta.rules.house import with_house
from canasta.texts import LANGUAGES, keys

CLEAN, DIRTY, MIXED, TWOS, JOKERS = (Canasta(made=made) for made in CanastaKind)


def side(laid: int, *canastas: Canasta, **more: Any) -> SideDetail:
    """A side with points of cards on the table and these canastas."""
    return SideDetail(laid=laid, canastas=canastas, **more)


def clean(*ranks: str) -> tuple[Canasta, ...]:
    return tuple(Canasta(made=CanastaKind.CLEAN, rank=rank) for rank in ranks)


def dirty(*ranks: str) -> tuple[Canasta, ...]:
    return tuple(Canasta(made=CanastaKind.DIRTY, rank=rank) for rank in ranks)


CLOSED = side(300, CLEAN, DIRTY, in_hand=20)
REST = side(100, in_hand=50)


def table(*sides: SideDetail, closer: int | None = 0, **deal: Any) -> Detail:
    """A deal; without other sides, the second is the rest."""
    both = (*sides, *(CLOSED, REST)[len(sides) :])
    return Detail(sides=both, closer=closer, **deal)


TB = "tres-barajas"
TB_CLOSED = side(300, *clean("K"), *dirty("Q"), in_hand=20)
CASES: list[tuple[str, Score, str, int | None, str]] = [
    # rule set, what was written, the flag, its side, its rule
    ("salon", Totals(points=(103, 0)), "points-step", 0, "SA-6.4"),
    ("salon", Totals(points=(0, 50_000)), "points-bounds", 1, ""),
    (TB, BaseCards(base=(150, 0), cards=(0, 5)), "base-step", 0, "TB-8.10"),
    ("salon", BaseCards(base=(0, 40_000), cards=(0, 5)), "base-bounds", 1, ""),
    ("salon", BaseCards(base=(-2000, 0), cards=(0, 5)), "base-bounds", 0, ""),
    ("clasica", BaseCards(base=(100, 0), cards=(7, 5)), "cards-step", 0, "CL-6.1"),
    ("clasica", BaseCards(base=(100, 0), cards=(5000, 5)), "cards-bounds", 0, ""),
    ("clasica", BaseCards(base=(100, 0), cards=(900, 900)), "all-cards", None, ""),
    ("salon", table(side(303, CLEAN)), "laid-step", 0, "SA-6.4"),
    ("salon", table(CLOSED, side(100, in_hand=52)), "hand-step", 1, "SA-6.4"),
    ("salon", table(CLOSED, side(100, penalties=52)), "penalties-step", 1, "SA-6.4"),
    ("salon", table(side(80, CLEAN, DIRTY)), "laid-little", 0, ""),
    (TB, table(side(205, *clean("A", "K")), moda="K"), "laid-little", 0, ""),
    ("salon", table(CLOSED, side(0, in_hand=200, cards_in_hand=3)), "hand-cards", 1, ""),
    ("salon", table(CLOSED, side(0, in_hand=5, cards_in_hand=0)), "hand-cards", 1, ""),
    ("salon", table(CLOSED, side(900, in_hand=900)), "all-cards", None, ""),
    ("reglamento/2", table(side(300, CLEAN, CLEAN, in_hand=5)), "closer-hand", 0, "RE-3.2"),
    ("salon", table(side(300, CLEAN, red_threes=3), side(0, red_threes=2)), "red-threes", None, "SA-1.1"),
    (TB, table(side(300, *TB_CLOSED.canastas, red_threes=7), moda="4"), "red-threes", None, "TB-1.1"),
    ("salon", table(CLOSED, side(0, black_threes_held=(4,)), black_threes_laid=3), "black-threes", None, "SA-1.1"),
    ("salon", table(REST, REST, closer=None, black_threes_laid=3), "black-threes-not-out", None, "SA-3.4"),
    (TB, table(TB_CLOSED, moda="4", black_threes_laid=2), "black-threes-few", 0, "TB-3.10"),
    ("clasica", table(side(400, CLEAN, MIXED)), "no-wild-canastas", 0, "CL-2.1"),
    ("reglamento", table(side(700, CLEAN, MIXED, TWOS)), "wild-canastas", 0, "RE-2.4"),
    ("clasica", table(side(400, *dirty("K", "K"))), "rank-twice", 0, "CL-2.2"),
    ("salon", table(side(400, *clean("K")), side(200, *dirty("K"))), "rank-cards", None, "SA-1.1"),
    (TB, table(side(400, *clean("K", "K")), moda="4"), "rank-cards", None, "TB-1.1"),
    ("salon", table(side(900, *[CLEAN] * 13)), "canasta-cards", None, "SA-1.1"),
    ("reglamento", table(side(400, CLEAN, MIXED), side(300, MIXED)), "wilds-cards", None, "RE-1.1"),
    (TB, table(side(900, *TB_CLOSED.canastas, TWOS, TWOS), moda="4"), "twos-cards", None, "TB-1.1"),
    (TB, table(side(900, *TB_CLOSED.canastas, JOKERS, MIXED), moda="4"), "jokers-cards", None, "TB-1.1"),
    ("salon", table(REST, CLOSED), "closing-canastas", 0, "SA-5.3"),
    ("clasica", table(REST, CLOSED, closer=2), "closing-canastas", 0, "CL-5.1"),
    ("reglamento/2", table(side(300, CLEAN)), "closing-canastas", 0, "RE-3.1"),
    (TB, table(side(300, *dirty("K", "Q")), moda="4"), "closing-clean-dirty", 0, "TB-6.1"),
    (TB, table(side(300, *clean("K")), moda="4"), "closing-clean-dirty", 0, "TB-6.1"),
    (TB, table(TB_CLOSED, moda="4", concealed=Concealed.LATER_ALONE), "no-concealed", 0, ""),
    ("salon", table(REST, REST, closer=None, concealed=Concealed.LATER_ALONE), "concealed-not-out", None, "SA-6.3"),
    ("reglamento/2", table(side(300, CLEAN, CLEAN), concealed=Concealed.FIRST_WITH), "concealed-alone", 0, "RE-4.4"),
    ("salon", table(REST, CLOSED, concealed=Concealed.FIRST_ALONE), "concealed-canasta", 0, "SA-6.3"),
    ("salon", table(side(300, CLEAN), clean_game=True), "no-clean-game", 0, ""),
    (TB, table(REST, REST, closer=None, clean_game=True), "clean-game-not-out", None, "TB-8.9"),
    (TB, table(TB_CLOSED, moda="4", clean_game=True), "clean-game", 0, "TB-8.9"),
    (TB, table(side(400, *clean("K", "Q"), TWOS), moda="4", clean_game=True), "clean-game", 0, "TB-8.9"),
    ("salon", table(exact_cut=0), "no-exact-cut", 0, ""),
]


@pytest.mark.rule(
    *("CL-1.1", "SA-1.1", "RE-1.1", "TB-1.1", "CL-2.2", "SA-3.2", "RE-2.4", "CL-5.1", "SA-5.3", "RE-3.1", "TB-6.1"),
    *("SA-6.3", "RE-4.4", "TB-8.9", "SA-3.4", "TB-3.10", "RE-3.2"),
)
def test_what_cannot_be_is_flagged() -> None:
    for rules, score, code, of, rule in CASES:
        flag = next(flag for flag in check(get(rules), score) if flag.code == code)
        assert (flag.level, flag.side, *flag.rules) == (Certainty.IMPOSSIBLE, of, *([rule] if rule else ())), code
        assert_said(flag, ".")


def assert_said(flag: Flag, end: str) -> None:
    """Assert that a flag is a whole sentence in each language."""
    for sentence in map(flag.message, LANGUAGES):
        assert sentence.endswith(end), flag.code
        assert not set("{}$") & set(sentence), flag.code


@pytest.mark.rule("TB-2.7", "TB-2.3", "TB-5.1", "SA-5.1")
def test_what_depends_on_the_deal_and_what_is_only_unlikely() -> None:
    tb, salon = get(TB), get("salon")
    exact = table(TB_CLOSED, moda="4", exact_cut=1)
    assert check(tb, exact) == check(tb, exact, (), 3) == ()
    assert [(flag.code, flag.rules) for flag in check(tb, exact, (), 2)] == [("exact-cut-side", ("TB-2.7",))]
    assert [(flag.code, flag.level) for flag in check(tb, table(TB_CLOSED))] == [("no-moda", Certainty.DOUBTFUL)]
    low = table(CLOSED, side(45, in_hand=30))
    assert [(flag.code, flag.level, flag.side) for flag in check(salon, low, (50, 50))] == [
        ("below-minimum", Certainty.DOUBTFUL, 1)
    ]
    assert check(salon, low, (50, 15)) == ()
    whole_hand = table(side(35, CLEAN, in_hand=50), side(0, in_hand=70))
    assert check(salon, whole_hand, (120, 50)) == ()  # laying the whole hand needs no minimum (SA-5.2)
    assert [flag.code for flag in check(salon, Totals(points=(0, 0)))] == ["nothing"]
    rich = check(tb, Totals(points=(0, 63_350)))
    assert [(flag.code, flag.level, flag.side) for flag in rich] == [("points-rich", Certainty.DOUBTFUL, 1)]
    both = check(get("clasica"), Totals(points=(5000, 5000)))
    assert [(flag.code, flag.level, flag.side) for flag in both] == [("points-both", Certainty.DOUBTFUL, None)]


def test_every_flag_has_its_case() -> None:
    known = {key.removeprefix("scoresheet-flag-") for key in keys("en") if key.startswith("scoresheet-flag-")}
    cased = {code for _, _, code, _, _ in CASES}
    cased |= {code for _, _, code in DOUBTED}
    assert known == cased | {"exact-cut-side", "no-moda", "below-minimum", "nothing", "points-rich", "points-both"}


def test_what_the_source_works_out_is_not_flagged() -> None:
    tb = get(TB)
    assert check(tb, BaseCards(base=(5500, 2700), cards=(835, 415))) == ()
    assert check(get("salon"), table()) == ()
    ten = (*clean("K", "Q", "J", "T", "9"), *dirty("8", "7", "6", "5", "A"))
    assert check(tb, table(side(900, *ten, in_hand=20), moda="4")) == ()


DOUBTED: list[tuple[str, Score, str]] = [
    ("clasica", table(side(300, CLEAN, DIRTY)), "hand-little"),  # the partner holds a card
    ("clasica", table(CLOSED, side(100)), "hand-little"),
    ("clasica", table(CLOSED, side(100, in_hand=5)), "hand-little"),  # two players hold two cards
    ("reglamento/6-pairs", table(CLOSED, REST, side(100, in_hand=5)), "hand-little"),
    (TB, table(TB_CLOSED, side(100), moda="4"), "hand-empty"),  # black threes are worth 0 there
    ("salon", table(side(150, CLEAN, DIRTY, in_hand=20), concealed=Concealed.FIRST_ALONE), "first-turn"),
    (
        "salon",
        table(side(50, CLEAN, in_hand=60), side(300, CLEAN, CLEAN, DIRTY), concealed=Concealed.FIRST_ALONE),
        "first-turn",
    ),
    ("salon", table(CLOSED, side(100, in_hand=50, penalties=9995)), "penalties-high"),
    ("clasica", table(side(1100, in_hand=20), side(0, in_hand=50), closer=None), "unusual-laid"),
    ("salon", table(CLOSED, side(100, in_hand=600)), "unusual-hand"),
    ("clasica", table(side(700, *[CLEAN] * 10, in_hand=20)), "unusual-canastas"),
    (
        "clasica",
        table(side(500, *[DIRTY] * 7, in_hand=20), side(400, *[CLEAN] * 5, in_hand=50)),
        "unusual-canastas-both",
    ),
    ("salon", BaseCards(base=(9500, 300), cards=(400, 50)), "unusual-base"),
    ("clasica", BaseCards(base=(2600, 0), cards=(-300, 10)), "unusual-cards"),
    ("clasica", BaseCards(base=(0, 0), cards=(1100, 10)), "unusual-cards"),
    ("clasica", Totals(points=(-3000, 200)), "unusual-points"),
    ("clasica", Totals(points=(6500, 20)), "unusual-points"),
    ("clasica", Totals(points=(4000, 3600)), "unusual-points-both"),
]


def test_what_hardly_any_deal_has_is_doubted() -> None:
    for rules, score, code in DOUBTED:
        flags = {flag.code: flag for flag in check(get(rules), score)}
        assert {flag.level for flag in flags.values()} == {Certainty.DOUBTFUL}, code
        assert_said(flags[code], "?")


@pytest.mark.rule("CL-5.1", "RE-3.2", "RE-5.2")
def test_hands_that_may_be_so_are_not_doubted() -> None:
    only_red = side(100, in_hand=5, red_threes_in_hand=1)  # one of the two holds a red three alone
    assert check(get("clasica"), table(CLOSED, side(100, in_hand=10))) == ()
    assert check(get("reglamento/2"), table(side(300, CLEAN, DIRTY))) == ()  # no partner
    assert check(get("salon"), table(CLOSED, only_red)) == ()
    assert check(get("salon"), table(side(100), side(50), closer=None)) == ()  # the stock ran out


def test_a_table_with_house_rules_is_doubted_only_by_its_rules() -> None:
    score = Totals(points=(-3000, 200))
    for house, doubted in (({"going_out": 500}, False), ({"target": 3000}, True)):
        rules = with_house(get("clasica"), house)
        assert ("unusual-points" in {flag.code for flag in check(rules, score)}) == doubted
    empty = table(CLOSED, side(100))
    assert "hand-little" in {flag.code for flag in check(with_house(get("clasica"), {"going_out": 500}), empty)}


@pytest.mark.parametrize("name", [rules.name for rules in games()])
def test_every_game_has_its_usual_figures(name: str) -> None:
    reach = reach_of(get(name))
    assert reach is not None
    assert {"points", "points_both", "canastas", "canastas_both", "laid", "hand", "base", "cards"} == set(reach)
    assert all(low <= high for of in reach.values() for low, high in of.values())
