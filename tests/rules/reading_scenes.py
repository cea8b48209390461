"""A scene for each reading that a switch turns: what is seen of it by the book, and what by the other way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.deal.steps import cards
from tests.match.test_draw import drawn

from canasta.cards import KIND_OF_CARD, RED_THREE, pack
from canasta.deal.cut import cut_by
from canasta.deal.deal import Deal
from canasta.deal.score import winner
from canasta.deal.view import view
from canasta.match.match import Match
from canasta.position import read_position
from canasta.rules import Rules
from canasta.rules.house import house
from canasta.server.tables.words import deal_view

Seen = Callable[[Rules], Any]


class Way(NamedTuple):
    """The outcome of a reading by the rules of the book and by the other way."""

    seen: Seen
    book: Any
    other: Any


def draw(actions: str, hand: str = "", **keys: Any) -> Seen:
    """The number of actions that are legal one after another, and the points of the sides if the deal is over then."""

    def seen(rules: Rules) -> tuple[int, tuple[int, ...] | None]:
        seats = keys.get("seat", [])
        position = {
            "rules": rules.edition,
            "house": house(rules),
            **keys,
            "seat": [{"hand": hand, **keys.get("me", {})}, *seats, *[{}] * (rules.seats - 1 - len(seats))],
            "side": [*keys.get("side", []), *[{}] * (rules.sides - len(keys.get("side", [])))],
        }
        position.pop("me", None)
        deal = read_position(position)
        played = 0
        for action in actions.split("; "):
            if deal.over or not action or deal.check(action) is not None:
                break
            deal.play(action)
            played += 1
        return played, tuple(side.total for side in deal.score()) if deal.over else None

    return seen


def play(actions: str, hand: str = "", **keys: Any) -> Seen:
    """The same for a player who has drawn."""
    return draw(actions, hand, phase="play", **keys)


def over(side: list[dict[str, Any]], **keys: Any) -> Seen:
    """The points of the sides at the end of a deal."""
    return draw("", phase="over", side=side, **keys)


def has(*melds: str, **keys: Any) -> dict[str, Any]:
    """A side with those melds."""
    return {"melds": list(melds), **keys}


def dealt(rules: Rules) -> tuple[int, int]:
    """The red threes that the second player has shown and holds at the beginning of the deal."""
    order = cards("4s 3h 4h 4d") + [card for card in pack(2) if KIND_OF_CARD[card] not in (RED_THREE, 0)][:96]
    deal = Deal.start(rules, order, 0, [0, 0])
    return len(deal.sides[1].red_threes), sum(KIND_OF_CARD[card] == RED_THREE for card in deal.hands[1])


def packet(bottom: str, number: int) -> Seen:
    """The cards that the cutter keeps of a packet, and whether the cut is exact."""

    def seen(rules: Rules) -> tuple[int, bool]:
        kept = cards(bottom)
        rest = [card for card in pack(3) if card not in kept and KIND_OF_CARD[card] == 5]
        natural = [card for card in pack(3) if KIND_OF_CARD[card] in (0, 1, 2, 3, 4)]
        order = [*natural[: number - len(kept)], *kept, *natural[number - len(kept) :], *rest]
        found = cut_by(rules, order, number)
        return len(found.kept_wilds) + len(found.kept_red_threes), found.exact

    return seen


def aimed(rules: Rules) -> bool:
    """True if a cut at sixty lifts sixty cards with any seed."""
    lifted = set()
    for seed in "abc":
        match = Match.new(rules, ["Ana", "Eva", "Luis", "Juan"], seed=seed, agreed=True)
        match.shuffle()
        match.cut(match.cutter or 0, 60)
        lifted.add(match.cut_made.lifted if match.cut_made else 0)
    return lifted == {60}


def examined(rules: Rules) -> int:
    """The cards of the first pile that the player on turn may see."""
    order = [card for card in pack(3) if KIND_OF_CARD[card] in range(11)]
    seen = view(Deal.start(rules, order, 0, [0, 0]), 0).pile.cards or ()
    return sum(card is not None for card in seen)


def three_seats(rules: Rules) -> tuple[int, ...]:
    """The player on each seat after the draw of nine, five and king."""
    found = drawn(rules.seating, 3, 3, "9h 5s Kd").seats
    assert found is not None
    return found.players


def stage(rules: Rules) -> str:
    """The stage in which a match without agreed partners begins."""
    return Match.new(rules, ["Ana", "Eva", "Luis", "Juan"], seed="a").stage


def direction(rules: Rules) -> bool:
    """True if the page shows that play runs clockwise."""
    return deal_view(read_position({"rules": rules.edition, "house": house(rules)}), None).clockwise


def won(*totals: int) -> Seen:
    return lambda rules: winner(rules, totals)


KINGS, DIRTY = "K K K K K K K", "Q Q Q Q Q 2 2"
SEVEN: Final = [f"{rank} {rank} {rank} {rank} {rank} {rank} {rank}" for rank in "456789T"]
ABATIR: Final = "4 4 4 4 4 4 4 5"  # a whole hand with a canasta, and a discard
WILD_TWOS: Final = "2 2 2 2 2 2 2"
THREE: Final = ["K K K K 2 2 2", "K K K K 2 2 2", "K K K K 2 2 2"]

# By rule and by what turns the reading, as docs/reference/readings.md writes both.
WAYS: Final = {
    ("CL-1.3", "red_three_freezes = false"): Way(
        draw("take", "5 6 7", pile="3h K", side=[has("K K K")]), (0, None), (1, None)
    ),
    ("CL-1.4", "red_threes_unshown_count = true"): Way(
        play("discard 5", "5", first_turns=4, seat=[{"hand": "3h"}], side=[has(KINGS), has("9 9 9")]),
        (1, (670, 25)),
        (1, (670, 130)),
    ),
    ("CL-3.6", "red_threes_dealt = at_once"): Way(dealt, (0, 1), (1, 0)),
    ("CL-5.2", "opening_waiver = whole_hand"): Way(
        play("meld 4 4 4 4 4 4 4; discard 5", ABATIR, scores=[3000, 0]), (0, None), (2, (735, 0))
    ),
    ("CL-6.2", "red_threes_against_if_nobody_out = false"): Way(
        over([{"red_threes": "3h 3d"}]), (0, (-200, 0)), (0, (200, 0))
    ),
    ("IN-1", "max_wilds = 4"): Way(play("add 2 > 1", "2 5 6 7", side=[has("K K K K K 2 2 2")]), (0, None), (1, None)),
    ("IN-4", "opening_waiver = whole_hand"): Way(
        draw("take 4 4", "4 4 4 4 4 2 5 5 5", pile="4", scores=[3000, 0]), (0, None), (1, None)
    ),
    ("IN-5", "must_take = whenever_possible"): Way(
        draw("pass", "K K 5 6 7", stock="", pile="8 K", side=[has("9 9 9")]), (1, (-5, 0)), (0, None)
    ),
    ("IN-5", "last_red_three = no_discard"): Way(
        draw("draw; pass", "5 6", stock="3h", pile="8", side=[has("9 9 9")]), (1, (120, 0)), (2, (120, 0))
    ),
    ("SA-2.2", "clockwise = true"): Way(direction, book=False, other=True),
    ("SA-3.2", "max_wilds = 6"): Way(play("add 2 > 1", "2 5 6 7", side=[has("K K K K 2 2 2")]), (0, None), (1, None)),
    (
        "SA-3.2",
        (
            "separate_melds = true; closed_canastas = true; pile_lay_off = false; pile_with_wild = false; "
            "pile_unopened = open_first"
        ),
    ): Way(play("meld K K K; add K > 2", "K K K K 5 6", side=[has("K K K")]), (1, None), (2, None)),
    ("SA-3.3", "concealed = canasta_joined"): Way(
        play("add 4 4 4 4 4 2 2 > 1; discard 5", "4 4 4 4 4 2 2 5", side=[has("4 4 4")], me={"laid": False}),
        (2, (480, 0)),
        (2, (680, 0)),
    ),
    ("SA-4.3", "opening_waiver = none"): Way(
        play("meld 4 4 4 4 4 4 4; discard 5", ABATIR, scores=[3000, 0]), (2, (1135, 0)), (0, None)
    ),
    ("SA-5.5", "must_take = whenever_possible"): Way(
        draw("pass", "K K 5 6 7", stock="", pile="8 K", side=[has("9 9 9")]), (1, (-5, 0)), (0, None)
    ),
    ("SA-5.6", "last_red_three = no_play"): Way(
        draw("draw; discard 5", "5 6 7", stock="3h", pile="8", side=[has("9 9 9")]), (2, (-80, 0)), (1, (-85, 0))
    ),
    ("SA-6.1", "canasta_awards_add = false"): Way(over([has(*SEVEN)]), (0, (6350, 0)), (0, (5850, 0))),
    ("SA-6.3", "first_turn_undrawn = true"): Way(
        play("meld 4 4 4 4 4 4 4; discard 5", ABATIR, first_turns=4), (2, (1635, 0)), (2, (1135, 0))
    ),
    ("SA-6.3", "concealed_awards = 900 400 400 100"): Way(
        play("meld 4 4 4 4 4 4 4; discard 5", ABATIR, first_turns=4), (2, (1635, 0)), (2, (1535, 0))
    ),
    ("SA-6.4", "hands_count_if_nobody_out = false"): Way(over([has("9 9 9")], hand="5"), (0, (25, 0)), (0, (30, 0))),
    ("SA-6.4", "laid_against_without_canasta = true"): Way(
        over([has(KINGS), has("9 9 9")], outcome="out"), (0, (670, 30)), (0, (670, -30))
    ),
    ("SA-6.5", "target_enough = false"): Way(won(5000, 4000), 0, None),
    ("SA-6.5", "tie = draw"): Way(won(5100, 5100), None, "draw"),
    ("SA-7.1", "black_threes_held = 480"): Way(over([], hand="3b 3b 3b 3b"), (0, (-520, 0)), (0, (-500, 0))),
    ("RE-1.3", "seating = lowest_deals_left"): Way(three_seats, (2, 1, 0), (2, 0, 1)),
    ("RE-1.5", "black_threes_number = 6"): Way(over([], hand="3b 3b 3b 3b"), (0, (-520, 0, 0)), (0, (-20, 0, 0))),
    ("RE-1.7", "red_three_freezes = false"): Way(
        draw("take", "5 6 7", pile="3h K", side=[has("K K K")]), (0, None), (1, None)
    ),
    ("RE-2.4", "wild_canasta_counts = false"): Way(
        play("meld 9 9 9; discard 5", "9 9 9 5", side=[has(WILD_TWOS)]), (2, (2270, 0)), (0, None)
    ),
    ("RE-2.5", "swap_wilds = false"): Way(
        play("swap K 2 > 1", "K 5 6 7", side=[has("K K K K K 2 2", "9 9 9")]), (1, None), (0, None)
    ),
    ("RE-3.3", "one_card_hand = any; pumba = false"): Way(
        draw("take", "5", pile="6 7 K", side=[has("K K K")]), (0, None), (1, None)
    ),
    ("RE-3.3", "lone_discard = true"): Way(
        play("discard K", "K", stock="", last_turn=True, side=[has("Q Q Q Q Q Q Q")]), (0, None), (1, (670, 0))
    ),
    ("RE-3.7", "hands_count_if_nobody_out = false"): Way(over([has("9 9 9")], hand="5"), (0, (25, 0)), (0, (30, 0))),
    ("RE-4.4", "concealed_awards = 900 400 400 100"): Way(
        play("meld 4 4 4 4 4 4 4; discard 5", ABATIR, first_turns=4), (2, (1635, 0)), (2, (1535, 0))
    ),
    ("RE-4.5", "red_threes_need = canasta"): Way(over([has("9 9 9", red_threes="3h")]), (0, (130, 0)), (0, (-70, 0))),
    ("RE-5.1", "black_threes_held = 480"): Way(over([], hand="3b 3b 3b 3b"), (0, (-520, 0)), (0, (-500, 0))),
    ("RE-5.14", "red_threes_need = canasta"): Way(
        over([has("9 9 9", red_threes="3h 3d 3h 3d")]), (0, (830, 0)), (0, (-770, 0))
    ),
    ("TB-1.3", "tie = draw"): Way(won(15100, 15100), None, "draw"),
    ("TB-1.5", "value_black_three = 5"): Way(
        over([has(KINGS), {}], outcome="out", seat=[{"hand": "3b"}]), (0, (1540, 0)), (0, (1540, -5))
    ),
    ("TB-2.1", "seating = given"): Way(stage, "draw", "shuffle"),
    ("TB-2.2", "clockwise = false"): Way(direction, book=True, other=False),
    ("TB-2.5", "late_plug = true"): Way(packet("2h 3s 2d", 60), (2, True), (1, True)),
    ("TB-2.7", "exact_cut_red_threes = false"): Way(packet("3h", 60), (1, False), (1, True)),
    ("TB-2.7", "aimed_cut = false"): Way(aimed, book=False, other=True),
    ("TB-3.1", "wild_melds_first = false"): Way(
        draw("meld 2 2 X", "9 9 9 2 2 X 5 6", pile="2 8 9", side=[has("A A A")]), (1, None), (0, None)
    ),
    ("TB-4.2", "frozen_lay_off = false"): Way(
        draw("take 9 9 9 > 1", "9 9 9 5 6", pile="2 8 9", side=[has("9 9 9")]), (1, None), (0, None)
    ),
    ("TB-4.4", "frozen_pair_again = true"): Way(
        draw("take 9 9", "9 9 5 6", pile="2 8 9", side=[has("A A A", taken_pile=True)]), (0, None), (1, None)
    ),
    ("TB-4.6", "pile_seen = all"): Way(examined, 1, 7),
    ("TB-6.1", "wild_canasta_counts = false"): Way(
        play("ask", "8 8 8 5", side=[has(WILD_TWOS, DIRTY, "8 8 8")]), (1, None), (0, None)
    ),
    ("TB-6.3", "leave = optional_before_melding"): Way(
        play("meld 8 8 8; discard 5", "8 8 8 5", side=[has(KINGS, DIRTY)]), (0, None), (2, (1190, 0))
    ),
    ("TB-7.1", "stock_end = turn_ends"): Way(
        play("discard 9", "9 8 7", stock="", pile="T", seat=[{"hand": "9 9 5"}], side=[has("A A A"), has("7 7 7")]),
        (1, None),
        (1, (60, 15)),
    ),
    ("TB-7.1", "last_taker_discards = false"): Way(
        draw("take 9 9; add 7 > 1", "9 9 7", stock="", pile="9", side=[has("7 7 7")]), (0, None), (2, (50, 0))
    ),
    ("TB-8.3", "canasta_awards_add = false"): Way(over([has(*SEVEN, *THREE)]), (0, (9950, 0)), (0, (8950, 0))),
    ("TB-8.7", "third_alone = true"): Way(over([has(*THREE)]), (0, (2100, 0)), (0, (1800, 0))),
    ("TB-8.7", "wild_canasta_repeats = true"): Way(
        over([has(WILD_TWOS, "2 2 2 2 2 X X")]), (0, (6340, 0)), (0, (10340, 0))
    ),
    ("TB-8.8", "multiples_add = true"): Way(over([has(*THREE[:2])], moda="K"), (0, (2000, 0)), (0, (1700, 0))),
    ("TB-8.9", "discarded_wild_soils = true"): Way(
        play("discard 2", "2", leave="yes", side=[has(KINGS, SEVEN[0])]), (1, (2610, 0)), (1, (1305, 0))
    ),
    ("TB-8.9", "clean_game_cards = false"): Way(
        over([has(KINGS, SEVEN[0])], outcome="out"), (0, (2610, 0)), (0, (2505, 0))
    ),
    ("TB-8.11", "laid_against_without_canasta = true"): Way(
        over([has(KINGS, DIRTY), has("9 9 9")], outcome="out"), (0, (1160, 30)), (0, (1160, -30))
    ),
}
