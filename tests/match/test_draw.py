"""The draw for partners, seats and the first dealer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import NAMES

from canasta.cards import JOKER_CARD, pack, parse_card
from canasta.match.draw import CardPick, Draw, Seats, as_given, draw
from canasta.match.errors import DrawError
from canasta.rules.model import Seating


def drawn(seating: Seating, players: int, sides: int, cards: str, *, by: str | None = None) -> Draw:
    """The draw in which the players take these cards; `by` names the player of each card, else they go in order."""
    spread = [parse_card(card) for card in cards.split()]
    who = [int(p) for p in by] if by else range(len(spread))
    picks = [CardPick(player, place) for place, player in enumerate(who)]
    return draw(seating, spread + pack(2), picks, sides=sides, names=NAMES[:players])


def seats(result: Draw) -> Seats:
    assert result.seats is not None
    return result.seats


@pytest.mark.rule("TB-2.1", "TB-2.2", "SA-2.1", "SA-2.2", "RE-1.2", "RE-1.3", "RE-1.4", "RE-1.5", "RE-1.6")
@pytest.mark.parametrize(
    ("seating", "sides", "cards", "players", "dealer"),
    [
        # 1 and 3 are partners; 0, the higher of the others, sits on the mano's right
        (Seating.PARTNERS_MANO_CHOOSES, 2, "9h As 4d Kc", (1, 2, 3, 0), 3),
        # The seat before the mano is on the mano's left: play is counter-clockwise
        (Seating.PARTNERS, 2, "5h 6s 7d 8c", (3, 0, 2, 1), 3),
        (Seating.PARTNERS, 2, "Kh 6s 7d 8c", (0, 1, 3, 2), 3),
        # The lower card deals
        (Seating.LOWEST_DEALS, 2, "5h 6s", (1, 0), 1),
        (Seating.LOWEST_DEALS_LEFT, 2, "6h 5s", (0, 1), 1),
        # The lowest sits on the right of the highest, which is the next seat; the middle card plays first
        (Seating.LOWEST_DEALS, 3, "9h 5s Kd", (2, 1, 0), 1),
        # The lowest sits on the left; the highest plays first
        (Seating.LOWEST_DEALS_LEFT, 3, "9h 5s Kd", (2, 0, 1), 2),
        # The three highest alternate with the three lowest
        (Seating.TEAMS, 2, "5h 6s 7d 8c 9h Ts", (5, 0, 3, 1, 4, 2), 5),
        # Partners sit opposite
        (Seating.PAIRS, 3, "5h 6s 7d 8c 9h Ts", (5, 0, 2, 4, 1, 3), 5),
    ],
)
def test_seats_of_a_draw(seating: Seating, sides: int, cards: str, players: tuple[int, ...], dealer: int) -> None:
    result = seats(drawn(seating, len(players), sides, cards))
    assert (result.players, result.dealer) == (players, dealer)


@pytest.mark.rule("TB-2.1")
@pytest.mark.parametrize(
    ("cards", "ranking"),
    [
        ("9h As 4d Kc", (1, 3, 0, 2)),
        ("2h 3s Ad Kc", (2, 3, 1, 0)),
        ("Th 9s Qd Jc", (2, 3, 0, 1)),
    ],
)
def test_ace_is_high_and_a_two_lowest(cards: str, ranking: tuple[int, ...]) -> None:
    assert seats(drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, cards)).ranking == ranking


@pytest.mark.rule("TB-2.1")
def test_jokers_are_void_and_draw_again() -> None:
    waiting = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h X 4d X")
    assert waiting.waiting == (1, 3)
    assert waiting.again == "joker"
    assert waiting.seats is None
    done = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h X 4d X X 5c As", by="0123131")
    assert seats(done).ranking == (1, 0, 3, 2)
    assert [[d.card for d in r] for r in done.rounds] == [
        [parse_card(c) for c in r.split()] for r in ("9h X 4d X", "X 5c", "As")
    ]


@pytest.mark.rule("TB-2.1")
def test_equal_ranks_draw_again_until_one_is_higher() -> None:
    waiting = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h 9s 4d 4c")
    assert waiting.waiting == (0, 1, 2, 3)
    assert waiting.again == "tie"
    again = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h Ks 4d 9c 5h 5d 2h 3d", by="01230303")
    assert [[d.player for d in r] for r in again.rounds] == [[0, 1, 2, 3], [0, 3], [0, 3]]
    assert seats(again).ranking == (1, 3, 0, 2)  # a two and a three break the tie of nines; the four stays lowest


@pytest.mark.rule("TB-2.1")
def test_a_joker_is_redrawn_before_ties_are_played_out() -> None:
    joker_first = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h 9s X 4c")
    assert joker_first.waiting == (2,)
    now_three_tied = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h 9s X 4c 9d", by="01232")
    assert now_three_tied.waiting == (0, 1, 2)
    joker_in_the_tie = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h 9s Kd 4c X 6c", by="012301")
    assert joker_in_the_tie.waiting == (0,)
    settled = drawn(Seating.PARTNERS_MANO_CHOOSES, 4, 2, "9h 9s Kd 4c X 6c 7c", by="0123010")
    assert seats(settled).ranking == (2, 0, 1, 3)


@pytest.mark.rule("CL-1.2")
def test_no_draw_seats_as_given_and_the_dealers_left_begins() -> None:
    assert as_given(4) == Seats((), (0, 1, 2, 3), dealer=3)
    assert as_given(4, dealer=1).dealer == 1
    with pytest.raises(DrawError, match="expected a seat from 0 to 3"):
        as_given(4, dealer=4)
    with pytest.raises(DrawError, match="There is no draw for seats"):
        draw(Seating.GIVEN, pack(2), [], sides=2, names=NAMES[:4])


def test_a_draw_begins_with_everybody_waiting() -> None:
    start = draw(Seating.PARTNERS, pack(2), [], sides=2, names=NAMES[:4])
    assert start == Draw((), (0, 1, 2, 3), None)


def test_players_may_pick_in_any_order_and_a_round_may_be_half_done() -> None:
    result = drawn(Seating.PARTNERS, 4, 2, "5h 6s", by="31")
    assert result.waiting == (0, 2)
    assert [d.player for d in result.rounds[0]] == [3, 1]


@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        ([CardPick(0, 0), CardPick(0, 1)], r"^Ana cannot draw now: expected .* \(Luis, Eva, Juan\)"),
        ([CardPick(0, 108)], "There is no place 108 in the spread: expected a place from 0 to 107"),
        ([CardPick(0, -1)], "There is no place −1"),
        ([CardPick(0, 5), CardPick(1, 5)], "^Ana has already taken the card at place 5"),
        ([CardPick(p, 4 * p) for p in range(4)] + [CardPick(0, 9)], "the draw is over"),
    ],
)
def test_picks_that_cannot_be_made(picks, expected) -> None:
    with pytest.raises(DrawError, match=expected):
        draw(Seating.PARTNERS, pack(2), picks, sides=2, names=NAMES[:4])


def test_a_spread_that_cannot_settle_a_tie() -> None:
    with pytest.raises(DrawError, match="expected a fresh shuffle"):
        draw(Seating.LOWEST_DEALS, [0, 1, 2], [CardPick(0, 0), CardPick(1, 1)], sides=2, names=NAMES[:2])


FORMS = [
    (Seating.PARTNERS_MANO_CHOOSES, 4, 2),
    (Seating.PARTNERS, 4, 2),
    (Seating.LOWEST_DEALS, 2, 2),
    (Seating.LOWEST_DEALS, 3, 3),
    (Seating.LOWEST_DEALS_LEFT, 3, 3),
    (Seating.TEAMS, 6, 2),
    (Seating.PAIRS, 6, 3),
]


@given(form=st.sampled_from(FORMS), spread=st.permutations(pack(2)))
def test_any_draw_comes_to_an_end(form: tuple[Seating, int, int], spread: list[int]) -> None:
    seating, players, sides = form
    picks: list[CardPick] = []
    result = draw(seating, spread, picks, sides=sides, names=NAMES[:players])
    while result.waiting:
        picks += [CardPick(player, len(picks) + i) for i, player in enumerate(result.waiting)]
        try:
            result = draw(seating, spread, picks, sides=sides, names=NAMES[:players])
        except DrawError:  # a spread in which ties follow on ties to the last card
            assert len(picks) + 6 > len(spread)
            return
    assert sorted(seats(result).players) == list(range(players))
    assert sum(map(len, result.rounds)) == len(picks)
    last = {d.player: d.card for r in result.rounds for d in r}
    assert JOKER_CARD not in last.values()
