"""The exact cut cannot be had at will: the cutter aims, and the sealed shuffle says how far the cut misses (TB-2.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest
from tests.match.playing import told

from canasta.deal.events import PackCut
from canasta.match.errors import RecordError
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.match.replay import from_record
from canasta.match.shuffle import HAND, lifted
from canasta.match.verify import Status, verify
from canasta.rules import get
from canasta.rules.house import with_house

RULES = get("tres-barajas")
NATURALS, WILDS, RED_THREES, BLACK_THREES = 132, 18, 6, 6  # of the three packs


def seeds(number: int) -> Iterator[bytes]:
    return (n.to_bytes(32, "big") for n in range(number))


@cache
def kept(naturals: int, wilds: int, reds: int, blacks: int, *, first: bool = True) -> tuple[Fraction, ...]:
    """The chances of keeping 0, 1 … red threes at a cut: cards show, each as likely as any other, up to a natural.

    A black three that shows first plugs; a later one is passed over.
    """
    cards = naturals + wilds + reds + blacks
    found = [Fraction(0)] * (RED_THREES + 1)
    found[0] += Fraction(naturals, cards)
    if blacks and first:
        found[0] += Fraction(blacks, cards)
    elif blacks:
        for number, chance in enumerate(kept(naturals, wilds, reds, blacks - 1, first=False)):
            found[number] += Fraction(blacks, cards) * chance
    if wilds:
        for number, chance in enumerate(kept(naturals, wilds - 1, reds, blacks, first=False)):
            found[number] += Fraction(wilds, cards) * chance
    if reds:
        for number, chance in enumerate(kept(naturals, wilds, reds - 1, blacks, first=False)[:-1]):
            found[number + 1] += Fraction(reds, cards) * chance
    return tuple(found)


def error(number: int) -> Fraction:
    """The chance that a cut misses by that many cards."""
    return Fraction(max(0, HAND - abs(number)), HAND * HAND)


def exact(aim: int) -> Fraction:
    """The chance that an aim gives an exact cut."""
    red_threes = kept(NATURALS, WILDS, RED_THREES, BLACK_THREES)
    return sum((chance * error(60 + number - aim) for number, chance in enumerate(red_threes)), Fraction(0))


@pytest.mark.rule("TB-2.7")
def test_the_best_aim_is_exact_once_in_twenty() -> None:
    """The figures of docs/reference/shuffle.md."""
    assert sum(kept(NATURALS, WILDS, RED_THREES, BLACK_THREES)) == 1
    assert sum(error(number) for number in range(-HAND, HAND + 1)) == 1
    chances = {aim: exact(aim) for aim in range(1, 162)}
    assert max(chances, key=lambda aim: chances[aim]) == 60
    assert {aim: f"{100 * float(chances[aim]):.2f}" for aim in (60, 61, 59, 65, 55, 70, 79, 40)} == {
        60: "4.99", 61: "4.76", 59: "4.74", 65: "3.76", 55: "3.74", 70: "2.51", 79: "0.26", 40: "0.00",
    }  # fmt: skip


def test_the_hand_errs_as_two_dice_do() -> None:
    found = Counter(lifted(seed, 60, 162) - 60 for seed in seeds(6_000))
    assert min(found) >= 1 - HAND
    assert max(found) <= HAND - 1
    for number in range(1 - HAND, HAND):
        due = 6_000 * float(error(number))
        assert abs(found[number] - due) < 5 * due**0.5 + 1, number


def test_at_least_one_card_is_lifted_and_one_stays() -> None:
    for seed in seeds(100):
        assert 1 <= lifted(seed, 1, 162) <= HAND
        assert 161 - HAND < lifted(seed, 161, 162) <= 161


def cut(seed: str, aim: int, rules: object = RULES) -> Match:
    match = Match.new(rules, ["Ana", "Eva", "Luis", "Juan"], seed=seed, agreed=True)  # type: ignore[arg-type]
    match.shuffle()
    assert match.cutter is not None
    match.cut(match.cutter, aim)
    return match


@pytest.mark.rule("TB-2.7")
def test_who_types_sixty_has_no_exact_cut_by_it_and_who_cuts_by_number_has() -> None:
    by_number = with_house(RULES, {"aimed_cut": False})
    awards = dict.fromkeys(("aimed", "number"), 0)
    for number in range(60):
        for name, rules in (("aimed", RULES), ("number", by_number)):
            deal = cut(f"{number}", 60, rules).deal
            assert deal is not None
            awards[name] += deal.core.exact_cut >= 0
    assert awards["aimed"] <= 9
    assert awards["number"] >= 52


@pytest.mark.rule("TB-2.7")
def test_the_hand_is_in_the_record_and_proved_afterwards() -> None:
    match = cut("siete", 60)
    made = match.cut_made
    assert made is not None
    assert made.aim == 60
    (event,) = told(match, PackCut)
    assert (event.aim, event.lifted) == (60, made.lifted)
    match.abandon()
    text = write(match.record())
    line = f"cut {made.seat}: {made.lifted} aimed 60"
    assert line in text
    assert write(read(text)) == text
    assert from_record(text).cut_made == made
    assert [result.status for result in verify(text)] == [Status.PROVEN]
    for other in (f"cut {made.seat}: {made.lifted + 1} aimed 60", f"cut {made.seat}: {made.lifted} aimed 61"):
        damaged = text.replace(line, other)
        assert [(result.status, result.code) for result in verify(damaged)] == [(Status.NOT_PROVEN, "cut-differs")]
        with pytest.raises(RecordError, match="does not follow from the shuffle"):
            from_record(damaged)
    with pytest.raises(RecordError, match="does not follow from the shuffle"):
        from_record(text.replace(line, f"cut {made.seat}: 60"))


def test_chance_aims_where_the_award_is() -> None:
    for rules, aim in ((RULES, 60), (with_house(RULES, {"aimed_cut": False}), None), (get("salon"), None)):
        match = Match.new(rules, ["Ana", "Eva", "Luis", "Juan"], seed="s", agreed=True)
        match.ready()
        assert match.cut_made is not None
        assert match.cut_made.aim == aim
        assert match.best_aim == aim


def test_a_house_may_pay_for_the_exact_cut_without_a_moda() -> None:
    rules = with_house(get("salon"), {"cut": "lifted", "exact_cut": 100})
    match = cut("casa", 44, rules)
    assert match.deal is not None
    assert int(match.deal.core.exact_cut) == match.rules.sides - 1 - match.dealer % 2
    (event,) = told(match, PackCut)
    assert (event.lifted, event.exact, event.moda) == (44, True, None)
    assert "house exact_cut = 100" in write(match.record())
    again = from_record(read(write(match.record(public=False))))
    assert again.deal is not None
    assert again.deal.stock == match.deal.stock
    missed = cut("casa", 43, rules).deal
    assert missed is not None
    assert int(missed.core.exact_cut) == -1
