"""The law of the three-pack game, rule by rule."""

from __future__ import annotations

import pytest
from tests.club.referee.cases import asked, codes, ruled

from canasta.club.referee import Counts, Kind, Party, Ruling, Until
from canasta.club.referee.model import Answer

SET = "tres-barajas"
CALLED: dict[str, Answer] = {"noticed": "next_players_turn", "said_by": "opponent", "pile_taken": "nobody"}


def bans(ruling: Ruling) -> list[tuple[Party, tuple[str, ...], Until | None]]:
    return [(each.who, each.what, each.until) for each in ruling.consequences if each.kind is Kind.BAN]


@pytest.mark.rule("TB-2.8")
def test_a_deal_gone_wrong_is_dealt_again_before_the_first_play() -> None:
    faulty = ruled(SET, "faulty-pack", noticed="before_first_play")
    assert codes(faulty) == ["replace-pack", "deal-again"]
    # The earlier cut keeps what it gave; the new one is blind.
    miscounted = ruled(SET, "wrong-count", noticed="before_first_play")
    assert codes(miscounted) == ["deal-again", "cut-stands", "cut-blind"]
    # Without an earlier cut there is nothing to keep: the reading of TB-2.8.
    uncut = ruled(SET, "not-cut", noticed="before_first_play")
    assert codes(uncut) == ["deal-again", "cut-as-usual"]
    assert uncut.readings == ("TB-2.8",)
    for code in ("faulty-pack", "wrong-count", "not-cut"):
        late = ruled(SET, code, noticed="after_first_play")
        assert (codes(late), late.open) == (["play-on"], ("after-first-play",))


@pytest.mark.rule("TB-2.12")
def test_a_red_three_shown_too_late_is_not_replaced() -> None:
    late = ruled(SET, "red-three-not-shown", place_passed=True)
    assert codes(late) == ["expose-red-three", "no-replacement"]
    assert bans(late) == [(Party.OFFENDER, ("replace_red_three",), Until.DEAL_ENDS)]
    in_time = ruled(SET, "red-three-not-shown", place_passed=False)
    assert codes(in_time) == ["expose-red-three", "replace-red-three"]


@pytest.mark.rule("TB-4.7")
def test_the_rest_of_the_pile_must_be_taken_when_an_opponent_says_so() -> None:
    said = ruled(SET, "left-pile-cards", noticed="before_next_begins", said_by="opponent")
    assert codes(said) == ["take-the-rest"]
    own = ruled(SET, "left-pile-cards", noticed="before_next_begins", said_by="own_side")
    assert codes(own) == ["rest-stays"]
    late = ruled(SET, "left-pile-cards", noticed="later")
    assert late.lapsed
    assert codes(late) == ["lapsed", "rest-stays"]


@pytest.mark.rule("TB-4.8")
def test_two_cards_lifted_early_give_up_the_pile_even_unseen() -> None:
    ruling = ruled(SET, "drew-out-of-turn", cards=2, seen=False)
    assert bans(ruling) == [(Party.OFFENDER, ("take_pile",), Until.TURN_ENDS)]
    assert not any(each.kind is Kind.PENALISED for each in ruling.consequences)
    assert ruling.rule_ids == ("TB-4.8",)


@pytest.mark.rule("TB-10.2", "TB-10.3")
def test_two_cards_seen_are_penalised_and_must_be_taken() -> None:
    ruling = ruled(SET, "drew-out-of-turn", cards=2, seen=True)
    assert codes(ruling) == ["drawn-aside-penalised", "take-both-aside", "pile-given-up"]
    aside = ruling.consequences[0]
    assert (aside.kind, aside.who, aside.cards, aside.to) == (Kind.PENALISED, Party.OFFENDER, "drawn", "aside")
    assert ruling.rule_ids == ("TB-10.2", "TB-10.3")


@pytest.mark.rule("TB-10.4")
def test_one_card_is_taken_with_one_more_from_the_stock() -> None:
    ruling = ruled(SET, "drew-out-of-turn", cards=1)  # seen or not
    assert codes(ruling) == ["drawn-aside-penalised", "take-aside-and-one", "pile-given-up"]
    assert ruling.readings == ("TB-10.4",)  # the source says "from the pile"


@pytest.mark.rule("TB-10.2", "TB-3.4")
@pytest.mark.parametrize(
    ("code", "facts", "first"),
    [
        ("cards-shown", {}, ["shown-penalised"]),
        ("laid-in-partners-turn", {}, ["laid-penalised"]),
        ("laid-in-opponents-turn", {}, ["laid-penalised"]),
        ("laid-no-combination", {"opening_or_closing": False}, ["laid-penalised"]),
        ("laid-no-combination", {"opening_or_closing": True, "mended": False}, ["laid-penalised"]),
        ("several-discarded", {}, ["arbiter-picks-discard", "other-discards-penalised"]),
        ("drew-too-many", {"mixed": False}, ["extra-penalised"]),
    ],
)
def test_cards_of_an_irregularity_lie_there_penalised(code: str, facts: dict[str, Answer], first: list[str]) -> None:
    ruling = ruled(SET, code, **facts)
    assert codes(ruling) == [*first, "penalised-stay", "use-of-penalised-freely", "arbiter-may-add"]
    (penalised,) = (each for each in ruling.consequences if each.kind is Kind.PENALISED)
    assert penalised.rules == ("TB-10.2", "TB-3.4")
    assert not ruling.undecided  # only what it costs besides is the arbiter's
    assert "TB-10.2" in ruling.says


@pytest.mark.rule("TB-5.5")
def test_cards_laid_while_opening_or_closing_may_be_regrouped() -> None:
    assert codes(ruled(SET, "laid-no-combination", opening_or_closing=True, mended=True)) == ["may-regroup"]


def test_a_card_too_many_that_is_mixed_in_is_for_the_arbiter() -> None:
    ruling = ruled(SET, "drew-too-many", mixed=True)
    assert (codes(ruling), ruling.undecided) == (["arbiter-decides"], True)


@pytest.mark.rule("TB-5.3")
def test_an_opening_called_short_is_completed_before_drawing_and_bars_the_partner() -> None:
    called = ruled(SET, "opening-short", **CALLED, since="nothing_yet")
    assert codes(called) == ["complete-opening", "partner-barred", "counts-against-if-closed"]
    assert bans(called) == [(Party.PARTNER, ("take_pile", "open", "lay"), Until.OPENING_COMPLETE)]
    short = ruled(SET, "opening-short", **CALLED, since="still_short")
    assert codes(short)[0] == "nothing-more-yet"
    assert bans(short) == bans(called)
    right = ruled(SET, "opening-short", **CALLED, since="completed")
    assert (codes(right), bans(right)) == (["bans-over"], [])


@pytest.mark.rule("TB-5.4")
def test_an_opening_that_nobody_called_stands() -> None:
    ruling = ruled(SET, "opening-short", noticed="later")
    assert ruling.lapsed
    assert (ruling.points, ruling.rule_ids) == (0, ("TB-5.4",))


@pytest.mark.rule("TB-5.5")
def test_before_discarding_an_opening_is_regrouped_or_lies_there() -> None:
    mended = ruled(SET, "opening-short", noticed="before_discard", mended=True)
    assert codes(mended) == ["may-regroup", "opening-stands"]
    assert asked(SET, "opening-short", noticed="before_discard", mended=False).name == "since"
    lies = ruled(SET, "opening-short", noticed="before_discard", mended=False, since="nothing_yet", pile_taken="nobody")
    assert codes(lies)[:2] == ["opening-lies", "complete-opening"]
    assert [who for who, *_ in bans(lies)] == [Party.PARTNER]
    close = ruled(SET, "wrong-close", noticed="before_discard", mended=True)
    assert (codes(close), close.rule_ids) == (["may-regroup", "close-stands"], ("TB-5.5",))


@pytest.mark.rule("TB-5.6")
def test_a_false_opening_counts_against_the_side_when_the_others_close() -> None:
    at_once: dict[str, Answer] = {"noticed": "before_discard", "mended": False}
    for facts in (CALLED, at_once):
        ruling = ruled(SET, "opening-short", **facts, since="opponents_closed", worth=85)
        assert (ruling.points, ruling.counts) == (-85, Counts.LAID)
        assert ruling.rule_ids[-1] == "TB-5.6"


@pytest.mark.rule("TB-5.7")
def test_stopping_to_count_bars_the_partner_unless_the_stock_is_nearly_out() -> None:
    for left, barred in ((5, False), (6, True), (0, False), (100, True)):
        ruling = ruled(SET, "counted-did-not-open", stock_left=left)
        assert bool(bans(ruling)) is barred
    assert bans(ruling) == [(Party.PARTNER, ("open_from_hand",), Until.TURN_ENDS)]


@pytest.mark.rule("TB-6.4")
def test_a_wrong_close_takes_back_the_discard_and_the_last_card_only() -> None:
    card = ruled(SET, "wrong-close", noticed="after_discard", last_laid="card")
    assert codes(card) == ["discard-back", "last-card-back", "rest-of-close-lies", "same-discard"]
    trio = ruled(SET, "wrong-close", noticed="after_discard", last_laid="trio")
    assert codes(trio) == ["discard-back", "last-trio-back", "rest-of-close-lies", "same-discard"]
    assert trio.rule_ids == ("TB-6.4",)


@pytest.mark.rule("TB-10.1")
def test_what_was_laid_by_mistake_stays() -> None:
    assert codes(ruled(SET, "laid-apart")) == ["stays-apart"]
    assert codes(ruled(SET, "wild-on-wrong-meld")) == ["wild-stays"]


@pytest.mark.rule("TB-10.5")
def test_two_cards_without_a_third_take_a_wild_or_are_penalised() -> None:
    assert codes(ruled(SET, "two-cards-laid", holds_wild=True)) == ["add-a-wild"]
    ruling = ruled(SET, "two-cards-laid", holds_wild=False)
    assert codes(ruling) == [
        "pair-penalised",
        "discard-one-now",
        "discard-other-next",
        "no-pile-while-penalised",
    ]
    assert bans(ruling) == [(Party.OFFENDER, ("take_pile",), Until.PENALISED_GONE)]


@pytest.mark.rule("TB-8.5")
def test_the_six_black_threes_cost_800_when_somebody_closed() -> None:
    assert ruled(SET, "black-threes-held", ended="somebody_closed").points == -800
    assert ruled(SET, "black-threes-held", ended="nobody_closed").points == 0


@pytest.mark.rule("TB-5.3")
def test_only_an_opponent_can_call_an_opening_short() -> None:
    assert asked(SET, "opening-short", noticed="next_players_turn").name == "said_by"
    own = ruled(SET, "opening-short", noticed="next_players_turn", said_by="own_side")
    assert (codes(own), own.open) == (["opening-stands"], ("said-by-own-side",))


@pytest.mark.rule("TB-5.6", "TB-7.4")
def test_a_deal_that_the_stock_ended_does_not_turn_a_false_opening_negative() -> None:
    ended = ruled(SET, "opening-short", **CALLED, since="stock_ended")
    assert (codes(ended), ended.points, ended.says) == (["arbiter-decides"], 0, ("TB-5.6", "TB-7.4"))
    assert ended.open == ("opening-at-stock-end",)


@pytest.mark.rule("TB-4.3", "TB-5.3")
def test_a_pile_taken_after_a_false_opening_is_for_the_arbiter() -> None:
    facts: dict[str, Answer] = {"noticed": "next_players_turn", "said_by": "opponent", "since": "nothing_yet"}
    bare = ruled(SET, "opening-short", **facts, pile_taken="nobody")
    for who, says in (("offender", ("TB-4.3",)), ("partner", ("TB-5.3",))):
        ruling = ruled(SET, "opening-short", **facts, pile_taken=who)
        assert (codes(ruling), ruling.says) == ([*codes(bare), "arbiter-decides"], says)
    assert codes(ruled(SET, "opening-short", **facts, pile_taken="opponent")) == codes(bare)


def test_where_its_book_is_silent_it_says_so() -> None:
    ruling = ruled(SET, "red-threes-without-meld")
    assert (codes(ruling), ruling.book, ruling.rule_ids) == (["silent"], None, ())
