"""The law of the printed regulations, rule by rule, with four players and with others."""

from __future__ import annotations

import pytest
from tests.club.referee.cases import codes, ruled

from canasta.club.referee import Kind, Party, RefereeError, Ruling, Until, rule
from canasta.club.referee.model import Answer
from canasta.club.referee.words import sentence, title
from canasta.rules import get

SET = "reglamento"
PENALISED = ["use-of-penalised-melding", "discard-penalised-first"]


def called(code: str, form: str = "4", /, **facts: Answer) -> Ruling:
    return ruled(f"{SET}/{form}", code, written=False, **facts)


@pytest.mark.rule("RE-1.9")
def test_a_deal_gone_wrong() -> None:
    before = ruled(SET, "wrong-dealer", noticed="before_first_play")
    assert codes(before) == ["deal-stands", "rightful-mano"]
    after = ruled(SET, "wrong-dealer", noticed="after_first_play")
    assert codes(after) == ["order-stands", "next-dealer"]
    for code in ("not-cut", "wrong-count"):
        assert codes(ruled(SET, code, noticed="before_first_play")) == ["deal-again"]
    assert codes(ruled(SET, "faulty-pack", noticed="before_first_play")) == ["replace-pack", "deal-again"]
    assert ruled(SET, "not-cut", noticed="after_first_play").open == ("after-first-play",)


POINTS = [
    ("RE-5.3", "pile-before-cards", {}, 200),
    ("RE-5.4", "laid-in-partners-turn", {}, 200),
    ("RE-5.5", "drew-out-of-turn", {"mixed": True, "drawer": "another"}, 200),
    ("RE-5.6", "drew-out-of-turn", {"mixed": False, "drawer": "another"}, 200),
    ("RE-5.7", "laid-in-opponents-turn", {}, 100),
    ("RE-5.8", "pile-out-of-turn", {}, 100),
    ("RE-5.9", "asked-leave-unable", {}, 100),
    ("RE-5.10", "drew-too-many", {"extra": 1}, 50),
    ("RE-5.11", "top-taken-cannot-open", {"laid": False}, 50),
    ("RE-5.12", "went-back-on-draw", {}, 50),
]


@pytest.mark.parametrize(
    ("rule_id", "code", "facts", "points"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0]), id=row[0]) for row in POINTS],
)
def test_the_table_of_points(rule_id: str, code: str, facts: dict[str, Answer], points: int) -> None:
    ruling = called(code, **facts)
    taken = ruling.consequences[0]
    assert (taken.kind, taken.who, taken.points) == (Kind.POINTS, Party.SIDE, -points)
    assert rule_id in taken.rules
    assert ruling.points == -points


@pytest.mark.rule("RE-5.2")
def test_each_red_three_in_hand_costs_500() -> None:
    ruling = called("red-threes-in-hand", cards=3)
    assert (ruling.points, ruling.rule_ids) == (-1500, ("RE-5.2",))


@pytest.mark.rule("RE-5.1")
def test_the_black_threes_held_cost_500_and_count_as_cards_too() -> None:
    ruling = called("black-threes-held", ended="somebody_closed")
    assert (ruling.points, ruling.readings) == (-500, ("RE-5.1",))
    assert "hand-counts-too" in codes(ruling)


@pytest.mark.rule("RE-5.13", "RE-5.14")
@pytest.mark.parametrize(
    ("form", "cards", "points", "rule_id"),
    [
        ("4", 1, 100, "RE-5.13"),
        ("4", 3, 300, "RE-5.13"),
        ("4", 4, 800, "RE-5.14"),
        ("6-pairs", 5, 1000, "RE-5.14"),
        ("6-pairs", 6, 1200, "RE-5.14"),
    ],
)
def test_red_threes_of_a_side_without_a_meld(form: str, cards: int, points: int, rule_id: str) -> None:
    ruling = called("red-threes-without-meld", form, cards=cards)
    assert (ruling.points, ruling.rule_ids, ruling.readings) == (-points, (rule_id,), ("RE-5.14",))
    assert "on-the-sheet" in codes(ruling)  # charged once


@pytest.mark.rule("RE-6.1")
def test_cards_shown_stay_face_up_and_are_discarded_first() -> None:
    assert codes(called("cards-shown")) == ["shown-penalised", *PENALISED]
    assert codes(called("laid-no-combination")) == ["laid-penalised", *PENALISED]
    after = called("opening-short", whole_hand=False, noticed="after_discard")
    assert codes(after) == ["opening-penalised", *PENALISED]
    assert after.rule_ids == ("RE-6.1",)
    assert called("penalised-at-end", worth=20).points == -20


@pytest.mark.rule("RE-6.2")
def test_of_two_cards_discarded_the_next_player_picks_one() -> None:
    ruling = called("several-discarded")
    assert codes(ruling) == ["next-picks-discard", "other-discards-penalised", *PENALISED]
    assert (ruling.consequences[0].kind, ruling.consequences[0].who) == (Kind.DECIDES, Party.NEXT)


@pytest.mark.rule("RE-6.3")
def test_a_card_drawn_out_of_turn_goes_back_unless_the_next_player_drew_it() -> None:
    back = called("drew-out-of-turn", mixed=False, drawer="another")
    assert codes(back) == ["points-off", "drawn-to-stock"]
    stands = called("drew-out-of-turn", mixed=False, drawer="next_player")
    assert codes(stands) == ["draw-stands", "pile-given-up", "turn-goes-on"]
    assert stands.points == 0  # it was not given back, so RE-5.6 does not speak of it
    mixed = called("drew-out-of-turn", mixed=True, drawer="next_player")
    assert mixed.points == -200
    assert codes(mixed)[1:] == codes(stands)


@pytest.mark.rule("RE-6.4")
def test_an_opening_called_before_the_discard_may_be_mended() -> None:
    mended = called("opening-short", whole_hand=False, noticed="before_discard", mended=True)
    assert codes(mended) == ["may-mend", "opening-stands"]
    failed = called("opening-short", whole_hand=False, noticed="before_discard", mended=False)
    assert codes(failed) == ["opening-penalised", *PENALISED]


@pytest.mark.rule("RE-6.5")
@pytest.mark.parametrize("extra", [1, 2, 5])
def test_who_has_drawn_too_many_skips_as_many_draws(extra: int) -> None:
    ruling = called("drew-too-many", extra=extra)
    skip, ban = ruling.consequences[1:]
    assert (skip.code, skip.count, skip.rules) == ("skip-draws", extra, ("RE-6.5",))
    assert (ban.kind, ban.what, ban.until) == (Kind.BAN, ("lay", "take_pile"), Until.COUNT_RIGHT)


@pytest.mark.rule("RE-6.5")
@pytest.mark.parametrize("form", ["2", "3"])
def test_where_two_are_drawn_one_card_too_many_is_one_card_fewer(form: str) -> None:
    for extra in (1, 2, 3):
        fewer = called("drew-too-many", form, extra=extra).consequences[1]
        assert (fewer.code, fewer.count, fewer.what) == ("draw-fewer", extra, ("draw_fewer", "discard"))
    assert "una carta menos" in sentence(called("drew-too-many", form, extra=1).consequences[1], get(SET, form), "es")
    mixed = called("drew-out-of-turn", "3", mixed=True, drawer="another", cards=2)
    assert [each.count for each in mixed.consequences if each.code == "draw-fewer"] == [2]


def test_of_two_players_the_other_is_always_the_next() -> None:
    ruling = called("drew-out-of-turn", "2", mixed=False)
    assert (codes(ruling), ruling.points) == (["draw-stands", "pile-given-up", "turn-goes-on"], 0)


@pytest.mark.rule("RE-2.10", "RE-3.5")
def test_the_whole_hand_needs_a_canasta_to_be_an_opening() -> None:
    facts: dict[str, Answer] = {"whole_hand": True, "noticed": "after_discard"}
    assert codes(called("opening-short", **facts, canasta=True)) == ["opening-needs-none"]
    assert codes(called("opening-short", **facts, canasta=False)) == ["opening-penalised", *PENALISED]


@pytest.mark.rule("RE-1.5", "RE-5.1")
def test_the_title_says_how_many_black_threes_are_charged() -> None:
    said = {form: title(get(SET, form), "black-threes-held", "es") for form in ("4", "6-pairs")}
    assert said["4"] == "Acabó el juego con los 4 treses negros en la mano"
    assert said["6-pairs"] == "Acabó el juego con 4 treses negros o más en la mano"
    six = title(get("tres-barajas"), "black-threes-held", "en")
    assert six == "Ended the deal with all 6 black threes in hand"
    assert "2 canastas" in title(get(SET, "2"), "out-without-canasta", "en")  # RE-1.2


@pytest.mark.rule("RE-6.6")
@pytest.mark.parametrize("form", ["2", "3"])
def test_with_two_or_three_players_nothing_is_penalised(form: str) -> None:
    cases: list[tuple[str, dict[str, Answer]]] = [
        ("cards-shown", {}),
        ("several-discarded", {}),
        ("laid-in-opponents-turn", {}),
        ("opening-short", {"whole_hand": False, "noticed": "after_discard"}),
    ]
    for code, facts in cases:
        ruling = called(code, form, **facts)
        assert not any(each.kind is Kind.PENALISED for each in ruling.consequences)
        assert codes(ruling)[-1] == "none-penalised"
        assert "RE-6.6" in ruling.rule_ids
    assert called("laid-in-opponents-turn", form).points == -100  # the points remain
    with pytest.raises(RefereeError) as caught:
        rule(get(SET, form), "laid-in-partners-turn")
    assert caught.value.code == "not-here"


@pytest.mark.rule("RE-4.7")
def test_a_score_written_down_is_the_end_of_it() -> None:
    ruling = ruled(SET, "drew-too-many", written=True)
    assert ruling.lapsed
    assert (ruling.points, ruling.rule_ids) == (0, ("RE-4.7",))
    assert called("drew-too-many", extra=1).open == ("no-time-limit",)


@pytest.mark.rule("RE-3.6", "RE-6.1")
def test_cards_laid_to_go_out_without_a_canasta_are_penalised() -> None:
    ruling = called("out-without-canasta")
    assert codes(ruling) == ["close-penalised", *PENALISED, "goes-on-playing"]
    assert (ruling.rule_ids, ruling.borrowed) == (("RE-6.1", "RE-3.6"), False)


@pytest.mark.rule("RE-4.7")
@pytest.mark.parametrize("code", ["looked-through-pile", "left-pile-cards"])
def test_a_page_that_is_lost_is_lent_by_the_twin_without_its_term(code: str) -> None:
    ruling = called(code)
    assert (ruling.book, ruling.borrowed) == ("salon", True)
    late = ruled(SET, code, written=True)
    assert (late.rule_ids, late.book, late.borrowed) == (("RE-4.7",), SET, False)
