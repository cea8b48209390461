"""Before the cards are dealt: every shuffle is sealed, everybody may add to it, the right seat cuts."""

from __future__ import annotations

import random

import pytest
from tests.match.playing import EVERY_GAME, NAMES, cards, draw_seats, finish_deal, new, play_on, started, told

from canasta.cards import CARD_OF_TEXT
from canasta.deal.cut import CutError
from canasta.deal.deal import Deal
from canasta.deal.events import HandDealt, PackCut, ShuffleAdded, ShuffleOpened, ShuffleSealed
from canasta.match import shuffle
from canasta.match.errors import ShuffleError
from canasta.match.match import Match, MatchError
from canasta.match.record import write
from canasta.match.verify import Status, verify
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.rules.model import CutPurpose


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_shuffle_is_sealed_before_anybody_adds_and_revealed_when_its_deal_is_over(name: str) -> None:
    match = new(name, "sealed")
    if match.stage == "draw":
        match.contribute(0, "siete")
        match.ready()
        assert match.stage == "play"
    match = play_on(match if match.stage == "play" else started(name, "sealed"), random.Random(4), 1)
    kinds = [event.kind for event in match.log]
    for number in (0, 1) if match.draw is not None else (1,):
        (commitment,) = (event for event in told(match, ShuffleSealed) if event.deal == number)
        (secret,) = (event for event in told(match, ShuffleOpened) if event.deal == number)
        sealed = shuffle.Sealed(match.source.match_id, number, bytes.fromhex(secret.secret))
        assert sealed.commitment.hex() == commitment.commitment
        assert commitment.number < secret.number
    assert kinds.index("commitment") < kinds.index("dealt")


def test_everybody_may_add_to_the_shuffle_once_and_in_time() -> None:
    match = new("clasica")
    plain = new("clasica")
    match.contribute(2, "mi número: 7")
    with pytest.raises(MatchError, match="mi número: 7"):
        match.contribute(2, "otro")
    with pytest.raises(ShuffleError):
        match.contribute(1, " a ")
    with pytest.raises(MatchError):
        match.contribute(4, "a")
    match.shuffle()
    plain.shuffle()
    assert cards(match).order != cards(plain).order
    with pytest.raises(MatchError):
        match.contribute(1, "tarde")
    with pytest.raises(MatchError):
        match.shuffle()
    deck = match.record(public=False).deals[0].deck
    assert deck.contributions == ("", "", "mi número: 7", "")
    assert [event.sentence("es", 2, match.names) for event in told(match, ShuffleAdded)] == [
        "Aportas algo a la mezcla."
    ]


def test_the_standalone_verifier_proves_what_a_match_shuffles() -> None:
    for name, seed in (("clasica", None), ("tres-barajas", None), ("tres-barajas", "proof")):
        match = new(name, seed)
        if match.stage == "draw":
            match.contribute(3, "tres")
        draw_seats(match)
        match.contribute(1, "uno")
        match.ready()
        running = {result.deal: result.status for result in verify(write(match.record()))}
        assert running[1] == Status.NOT_REVEALED
        play_on(match, random.Random(1), 1)
        results = verify(write(match.record()))
        assert [(result.status, result.code) for result in results] == [
            (Status.PROVEN, "seeded" if seed else "added")
        ] * len(results)


@pytest.mark.rule("TB-2.2", "RE-1.6", "SA-2.2")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_right_seat_cuts(name: str) -> None:
    match = new(name, "cut")
    rules = match.rules
    draw_seats(match)
    match.shuffle()
    if rules.cut is CutPurpose.NONE:
        assert match.stage == "play"
        with pytest.raises(MatchError):
            match.cut(0, 10)
        return
    assert match.stage == "cut"
    mano = (match.dealer + 1) % rules.seats
    cutter = match.cutter
    assert cutter is not None
    if rules.partners:
        assert cutter % rules.sides == mano % rules.sides
        assert cutter != mano
    with pytest.raises(MatchError):
        match.cut((cutter + 1) % rules.seats, 10)
    for lifted in (0, 54 * rules.packs, -1, 1000):
        with pytest.raises(CutError):
            match.cut(cutter, lifted)
    assert match.stage == "cut"
    match.play(cutter, "cut 40")
    assert match.stage == "play"
    record = match.record(public=False).deals[0]
    assert record.cut is not None
    assert (record.cut.seat, record.cut.aim if rules.aimed_cut else record.cut.lifted) == (cutter, 40)


BY_NUMBER = with_house(get("tres-barajas"), {"aimed_cut": False})


def deal_of(rules: Rules, lifted: int, arrange: dict[int, str], dealer: int = 3) -> tuple[Match, Deal]:
    """A three-pack deal cut at `lifted` where the cards at those places of the order are as said."""
    match = Match.new(rules, NAMES[:4], seed="arranged", agreed=True, dealer=dealer)
    assert match.deck is not None
    order = list(match.deck.close())
    for place, text in arrange.items():
        other = next(p for p in range(len(order)) if order[p] == CARD_OF_TEXT[text] and p not in arrange)
        order[place], order[other] = order[other], order[place]
    match.deck.order = tuple(order)
    match.shuffle()
    match.cut(match.cutter or 0, lifted)
    return match, cards(match)


@pytest.mark.rule("TB-2.4", "TB-2.6")
def test_the_cutter_keeps_wilds_and_red_threes_and_still_plays_with_fifteen() -> None:
    match, deal = deal_of(BY_NUMBER, 50, {49: "2h", 48: "3d", 47: "X", 46: "Ks"})
    cutter = match.cutter or 0
    (event,) = told(match, PackCut)
    assert [shown.card for shown in event.shown] == ["2h", "3d", "X", "Ks"]
    dealt = told(match, HandDealt)[cutter]
    assert {"2h", "X"} <= set(dealt.cards or ())
    assert (dealt.seat, dealt.count) == (cutter, 15)
    assert CARD_OF_TEXT["3d"] in deal.sides[cutter % 2].red_threes
    assert sum(len(side.red_threes) for side in deal.sides) > 0
    assert len(deal.order) == 162 - 3


@pytest.mark.rule("TB-2.7")
@pytest.mark.parametrize(
    ("lifted", "arrange", "exact"), [(60, {59: "Kh"}, True), (61, {60: "3d", 59: "Kh"}, True), (61, {60: "Kh"}, False)]
)
def test_an_exact_cut_scores_for_the_cutters_side(lifted: int, arrange: dict[int, str], *, exact: bool) -> None:
    match, deal = deal_of(BY_NUMBER, lifted, arrange)
    side = (match.cutter or 0) % 2
    assert match.view(None).exact_cut == (side if exact else None)
    finish_deal(match)
    lines = [line.code for line in match.score_sheets[0][side].lines]
    assert ("exact-cut" in lines) is exact
    assert "exact-cut" not in [line.code for line in match.score_sheets[0][1 - side].lines]
    assert deal.over
