"""The law of the drawing-room game, rule by rule."""

from __future__ import annotations

import pytest
from tests.club.referee.cases import asked, codes, ruled

from canasta.club.referee import Counts, Kind, Party, Ruling
from canasta.club.referee.model import Answer

SET = "salon"
PENALISED = ["use-of-penalised", "discard-penalised-first"]


def in_time(code: str, /, **facts: Answer) -> Ruling:
    return ruled(SET, code, noticed="in_time", **facts)


POINTS = [
    ("SA-7.3", "pile-before-cards", {"demanded": False}, 200),
    ("SA-7.4", "laid-in-partners-turn", {}, 200),
    ("SA-7.5", "drew-out-of-turn", {"mixed": True, "drawer": "another"}, 200),
    ("SA-7.6", "drew-out-of-turn", {"mixed": False, "drawer": "another"}, 100),
    ("SA-7.7", "laid-in-opponents-turn", {}, 100),
    ("SA-7.8", "pile-out-of-turn", {}, 100),
    ("SA-7.9", "asked-leave-unable", {}, 100),
    ("SA-7.10", "drew-too-many", {}, 50),
    ("SA-7.11", "top-taken-cannot-open", {"laid": False}, 50),
    ("SA-7.12", "went-back-on-draw", {}, 50),
]


@pytest.mark.parametrize(
    ("rule_id", "code", "facts", "points"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0]), id=row[0]) for row in POINTS],
)
def test_the_table_of_points(rule_id: str, code: str, facts: dict[str, Answer], points: int) -> None:
    ruling = in_time(code, **facts)
    taken = ruling.consequences[0]
    assert (taken.kind, taken.who, taken.points) == (Kind.POINTS, Party.SIDE, -points)
    assert taken.rules == (rule_id,)
    assert ruling.points == -points


@pytest.mark.rule("SA-7.2")
@pytest.mark.parametrize(("cards", "points"), [(1, 500), (2, 1000), (4, 2000)])
def test_each_red_three_in_hand_costs_500(cards: int, points: int) -> None:
    ruling = ruled(SET, "red-threes-in-hand", cards=cards)
    assert (ruling.points, ruling.rule_ids) == (-points, ("SA-7.2",))


@pytest.mark.rule("SA-7.1")
def test_the_four_black_threes_cost_500_and_count_as_cards_too() -> None:
    ruling = ruled(SET, "black-threes-held", ended="nobody_closed")
    assert ruling.points == -500
    assert "hand-counts-too" in codes(ruling)
    assert ruling.readings == ("SA-7.1",)


@pytest.mark.rule("SA-8.1")
def test_penalised_cards_may_be_used_and_must_be_discarded_first() -> None:
    ruling = in_time("cards-shown", how="dropped", seen=True)
    assert codes(ruling)[1:] == PENALISED
    assert ruling.rule_ids == ("SA-8.2", "SA-8.1")
    assert codes(in_time("penalised-kept-back")) == ["penalised-instead"]
    at_end = ruled(SET, "penalised-at-end", worth=35)
    assert (at_end.points, at_end.counts) == (-35, Counts.IN_HAND)  # once, with the cards in hand


@pytest.mark.rule("SA-8.2")
def test_what_becomes_penalised() -> None:
    cases: list[tuple[str, dict[str, Answer], str]] = [
        ("cards-shown", {"how": "dropped", "seen": True}, "shown-penalised"),
        ("cards-shown", {"how": "laid_by_mistake", "seen": True}, "shown-penalised"),
        ("laid-no-combination", {"seen": True}, "laid-penalised"),
        ("laid-in-partners-turn", {}, "laid-penalised"),
        ("laid-in-opponents-turn", {}, "laid-penalised"),
        ("opening-short", {"whole_hand": False, "mended": False}, "opening-penalised"),
        ("opening-short", {"whole_hand": False, "mended": True, "left_over": True}, "left-over-penalised"),
        ("out-without-canasta", {}, "close-penalised"),
    ]
    for code, facts, first in cases:
        ruling = in_time(code, **facts)
        assert first in codes(ruling)
        assert codes(ruling)[-2:] == PENALISED or code == "out-without-canasta"
    # Laid by mistake and seen by nobody, or put right with nothing left over: nothing is penalised.
    assert codes(in_time("cards-shown", how="laid_by_mistake", seen=False)) == ["cards-to-hand"]
    mended = in_time("opening-short", whole_hand=False, mended=True, left_over=False)
    assert codes(mended) == ["opening-stands"]


@pytest.mark.rule("SA-5.2")
def test_the_whole_hand_laid_at_once_needs_no_minimum() -> None:
    ruling = in_time("opening-short", whole_hand=True, canasta=True)
    assert (codes(ruling), ruling.rule_ids) == (["opening-needs-none"], ("SA-5.2",))


@pytest.mark.rule("SA-8.2", "SA-4.3")
def test_the_whole_hand_without_a_canasta_is_an_opening_below_the_minimum() -> None:
    assert asked(SET, "opening-short", noticed="in_time", whole_hand=True).name == "canasta"
    ruling = in_time("opening-short", whole_hand=True, canasta=False, mended=False)
    assert codes(ruling) == ["opening-penalised", *PENALISED]
    assert ruling.rule_ids == ("SA-8.2", "SA-8.1")


@pytest.mark.rule("SA-8.3")
def test_the_pile_is_rebuilt_on_demand_and_the_hand_penalised() -> None:
    ruling = in_time("pile-before-cards", demanded=True)
    assert codes(ruling) == ["points-off", "pile-rebuilt", "doubt-to-offended", "hand-penalised", *PENALISED]
    assert ruling.points == -200
    doubt = ruling.consequences[2]
    assert (doubt.kind, doubt.who) == (Kind.DECIDES, Party.OPPONENTS)
    assert "pile-rebuilt" not in codes(in_time("pile-before-cards", demanded=False))


@pytest.mark.rule("SA-8.4")
@pytest.mark.parametrize("code", ["drew-out-of-turn", "cards-shown", "pile-before-cards", "asked-leave-unable"])
def test_an_irregularity_lapses_when_the_next_player_has_ended_the_turn(code: str) -> None:
    ruling = ruled(SET, code, noticed="too_late")
    assert ruling.lapsed
    assert (codes(ruling), ruling.points, ruling.rule_ids) == (["lapsed"], 0, ("SA-8.4",))


@pytest.mark.rule("SA-8.4")
@pytest.mark.parametrize("code", ["several-discarded", "melded-card-discarded", "wild-taken-from-meld"])
def test_a_lent_case_lapses_by_the_term_of_this_game(code: str) -> None:
    late = ruled(SET, code, noticed="too_late")
    assert (codes(late), late.rule_ids, late.book, late.borrowed) == (["lapsed"], ("SA-8.4",), SET, False)
    assert "no-time-limit" not in in_time(code).open


@pytest.mark.rule("SA-8.1", "SA-8.2")
def test_cards_that_make_no_meld_may_take_the_pile_with_them() -> None:
    ruling = in_time("laid-no-combination", seen=True)
    assert (codes(ruling), ruling.borrowed) == (["laid-penalised", *PENALISED], False)
    assert codes(in_time("laid-no-combination", seen=False)) == ["cards-to-hand"]


@pytest.mark.rule("SA-7.5", "SA-7.6")
@pytest.mark.parametrize(("mixed", "points"), [(True, -200), (False, -100)])
def test_a_card_drawn_by_the_next_player_is_the_draw_of_that_turn(mixed: bool, points: int) -> None:
    ruling = in_time("drew-out-of-turn", mixed=mixed, drawer="next_player")
    assert codes(ruling) == ["points-off", "draw-stands", "pile-given-up", "turn-goes-on"]
    assert (ruling.points, ruling.open, ruling.borrowed) == (points, ("drawn-by-the-next",), False)


def test_what_its_book_does_not_know_its_twin_lends() -> None:
    ruling = in_time("several-discarded")
    assert (ruling.book, ruling.borrowed) == ("reglamento", True)
    assert not in_time("pile-out-of-turn").borrowed
