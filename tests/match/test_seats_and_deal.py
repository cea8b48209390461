"""The start of a match and of its deals: seats, dealer, number of cards, the first upcard, red threes."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.match.playing import EVERY_GAME, NAMES, cards, choose, new, play_on, started, told

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, KIND_TEXTS, RED_THREE, pack
from canasta.deal.events import CardsDrawn, HandDealt, Upcards
from canasta.match.match import Match
from canasta.rules import get
from canasta.texts import LANGUAGES


@pytest.mark.rule("CL-1.1", "SA-1.1", "TB-1.1", "RE-1.1", "RE-1.2", "RE-1.3", "RE-1.4", "RE-1.5")
@pytest.mark.parametrize(
    ("name", "packs", "seats", "sides", "hand", "draws"),
    [
        ("clasica", 2, 4, 2, 11, 1),
        ("internacional", 2, 4, 2, 11, 1),
        ("salon", 2, 4, 2, 11, 1),
        ("tres-barajas", 3, 4, 2, 15, 2),
        ("reglamento/4", 2, 4, 2, 11, 1),
        ("reglamento/2", 2, 2, 2, 15, 2),
        ("reglamento/3", 2, 3, 3, 13, 2),
        ("reglamento/6-teams", 2, 6, 2, 11, 1),
        ("reglamento/6-pairs", 3, 6, 3, 13, 1),
    ],
)
def test_cards_seats_and_hands(name: str, packs: int, seats: int, sides: int, hand: int, draws: int) -> None:
    match = started(name, "set-up")
    deal = cards(match)
    assert [event.count for event in told(match, HandDealt)] == [hand] * seats
    everything = Counter(deal.stock) + Counter(deal.pile)
    for cards_held in deal.hands:
        everything += Counter(cards_held)
    for side in deal.sides:
        everything += Counter(side.red_threes)
    assert everything == Counter(pack(packs))
    assert len(match.scores) == sides
    match.play(deal.to_act, "draw")
    assert told(match, CardsDrawn)[0].count == draws


@pytest.mark.rule("TB-1.2", "CL-1.1", "RE-1.5", "SA-2.1")
def test_partners_sit_opposite() -> None:
    for name, partner in (("tres-barajas", 2), ("clasica", 2), ("salon", 2), ("reglamento/6-pairs", 3)):
        sides = started(name, "sides").view(0).sides
        assert sides[0].seats == (0, partner)
    assert started("reglamento/6-teams", "sides").view(0).sides[0].seats == (0, 2, 4)


@pytest.mark.rule("TB-1.2")
def test_partnerships_may_be_agreed_instead_of_drawn() -> None:
    match = Match.new(get("tres-barajas"), NAMES[:4], seed="agreed", agreed=True, dealer=1)
    assert match.stage == "shuffle"
    assert match.names == NAMES[:4]
    match.ready()
    assert (match.dealer, cards(match).turn) == (1, 2)
    assert match.record().draw is None


@pytest.mark.rule("CL-1.2")
def test_in_the_classic_game_everybody_sits_as_given_and_the_next_seat_starts() -> None:
    match = Match.new(get("clasica"), NAMES[:4], seed="x", dealer=2)
    assert match.stage == "shuffle"
    assert match.cutter is None
    match.ready()
    assert cards(match).turn == 3
    assert match.names == NAMES[:4]


DEALS_NEXT = ["CL-1.2", "SA-2.2", "TB-2.2", "RE-1.6"]


@pytest.mark.rule(*DEALS_NEXT)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_deal_passes_on_in_the_order_of_play(name: str) -> None:
    match = play_on(started(name, "rotation"), random.Random(3), 3)
    seats = match.rules.seats
    dealers = [deal.dealer for deal in match.ended]
    assert dealers == [(match.first_dealer + number) % seats for number in range(len(dealers))]
    for deal in match.ended:
        assert deal.turns[0].seat == (deal.dealer + 1) % seats


@pytest.mark.rule("TB-2.1", "RE-1.6")
def test_the_draw_for_seats_is_told_with_its_reasons() -> None:
    match = new("tres-barajas", "again")
    assert match.draw is not None
    order = match.draw.deck.close()
    told: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    for player, card in ((0, "As"), (1, "Ah"), (2, "X"), (3, "4s"), (2, "9s"), (0, "2s"), (1, "Ks")):
        for event in match.pick(player, order.index(CARD_OF_TEXT[card])):
            if event.kind in ("drew", "seated"):
                for lang, sentences in told.items():
                    sentences.append(event.sentence(lang, None, match.names))
    assert told["en"] == [
        "Ana draws A♠ in the draw for seats.",
        "Luis draws A♥ in the draw for seats.",
        "Eva draws a joker in the draw for seats.",
        "Juan draws 4♠ in the draw for seats. Eva draws again: a joker does not count.",
        "Eva draws 9♠ in the draw for seats. Ana and Luis are level and draw again.",
        "Ana draws 2♠ in the draw for seats.",
        "Luis draws K♠ in the draw for seats.",
        (
            "From high to low: Luis, Ana, Eva, Juan. Order of play: Luis → Juan → Ana → Eva. "
            "Eva deals and Luis plays first."
        ),
    ]
    assert told["es"][3:5] == [
        "Juan saca 4♠ en el sorteo. Repite Eva: el joker no vale.",
        "Eva saca 9♠ en el sorteo. Empatan Ana y Luis y sacan otra carta.",
    ]


@pytest.mark.rule("CL-1.3", "SA-2.3", "RE-1.7", "TB-2.9", "TB-2.10", "TB-2.11")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_first_upcard_is_covered_until_one_may_stand(name: str) -> None:
    rules = get(name)
    for seed in range(15):
        match = started(name, f"upcard {seed}")
        (seen,) = told(match, Upcards)
        upcards = [KIND_TEXTS[KIND_OF_CARD[CARD_OF_TEXT[card]]] for card in seen.cards]
        assert seen.face_down == rules.initial_pile - 1
        freezing = {"2", "X", "3r"} if rules.red_three_freezes else {"2", "X"}
        covered = freezing | {"3r"} | (set() if rules.upcard_black_three else {"3b"})
        assert upcards[-1] not in covered
        assert all(kind in covered for kind in upcards[:-1])
        assert match.view(None).pile.frozen == bool(freezing & set(upcards))


@pytest.mark.rule("CL-1.4", "SA-2.4", "RE-1.8", "TB-2.12", "IN-2")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_red_threes_that_were_dealt(name: str) -> None:
    """At once and replaced; at once and replaced on the first turn; or held until the first turn."""
    rules = get(name)
    for seed in range(3):
        match = started(name, f"red {seed}")
        deal = cards(match)
        dealt = {event.seat: event.cards or () for event in told(match, HandDealt)}
        first = deal.turn
        for seat, hand in dealt.items():
            red = [card for card in hand if card in ("3h", "3d")]
            still = [card for card in deal.hands[seat] if KIND_OF_CARD[card] == RED_THREE]
            if rules.red_threes_dealt == "on_first_turn":
                assert len(still) == (0 if seat == first else len(red))
            else:
                assert not still
            size = rules.hand_size
            if rules.red_threes_dealt == "replaced_on_first_turn" and seat != first:
                size -= len(red)
            assert len(deal.hands[seat]) == size
        rng = random.Random(1)
        while deal.core.first_turns > 0 and not deal.over:
            match.play(deal.to_act, choose(match.legal(deal.to_act), rng))
        assert deal.over or all(KIND_OF_CARD[card] != RED_THREE for hand in deal.hands for card in hand)
