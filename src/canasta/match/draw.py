"""The draw for partners, seats and the first dealer, from a spread of cards and the places that the players pick.

Players are numbered as they came. Seats are numbered in the order of play; seat s is on side s modulo the number
of sides. Seat 0 goes to the highest card. Read where the books leave it open:

- Jokers are void and equal ranks draw again in every draw (TB-2.1; the other books are silent), the owners of
  jokers first. A tie is played out among those tied: their first cards still stand against everybody else's.
- In `salon` and `reglamento` four players sit as in TB-2.1: the higher of the other pair deals, before the
  highest card.
- Six players sit by the same pattern: against the order of play from the highest card, the sides by turns, each
  side's players from high to low. The three pairs are the two highest, the next two and the two lowest (RE-1.5).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from canasta.cards import CARD_TEXTS, JOKER_CARD
from canasta.match.errors import DrawError
from canasta.rules.model import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence


Again: TypeAlias = Literal["joker", "tie"]


class CardPick(NamedTuple):
    """A player's choice of the card at a place of the spread, counted from 0."""

    player: int
    place: int


@dataclass(frozen=True, slots=True)
class TakenCard:
    """A card taken in the draw."""

    player: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class Seats:
    """The result of a draw: seats and first dealer.

    `ranking` has the players from the highest card to the lowest (empty without a draw), `players` the player on each
    seat. `dealer` is the seat that deals first.
    """

    ranking: tuple[int, ...]
    players: tuple[int, ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The state of a draw.

    `rounds` holds the cards in the order taken; a new round begins when jokers or ties draw again. `waiting` are the
    players who still have to draw in this round, `again` says why they draw another time: ``joker``, ``tie``, or None
    in the first round and at the end. `seats` is the outcome, or None while somebody is waiting.
    """

    rounds: tuple[tuple[TakenCard, ...], ...]
    waiting: tuple[int, ...]
    seats: Seats | None
    again: Again | None = None


def as_given(seats: int, dealer: int | None = None) -> Seats:
    """No draw (CL-1.2): player p on seat p. The last seat deals first unless a seat is named, so seat 0 begins."""
    dealer = seats - 1 if dealer is None else dealer
    if not 0 <= dealer < seats:
        raise DrawError("dealer", seat=dealer, last=seats - 1)
    return Seats((), tuple(range(seats)), dealer)


def draw(
    seating: Seating,
    spread: Sequence[int],
    picks: Sequence[CardPick],
    *,
    sides: int,
    names: Sequence[str],
) -> Draw:
    """The draw after these picks, in the order made (TB-2.1, SA-2.1, RE-1.2 to RE-1.6).

    `spread` holds all the cards on the table, by place. Raises `DrawError` for a pick by a player who is not
    waiting to draw, for a place that is empty or not there, and when the spread is used up with a tie open; it calls
    the players by their `names`.
    """
    if seating is Seating.GIVEN:
        raise DrawError("none")
    players = len(names)
    ranks: list[list[int]] = [[] for _ in range(players)]  # by player, first card first; a tie adds one
    taken: dict[int, int] = {}
    rounds: list[tuple[TakenCard, ...]] = []
    waiting, current = list(range(players)), list[TakenCard]()
    again: Again | None = None
    for player, place in picks:
        _check_pick(player, place, waiting, taken, len(spread), names)
        taken[place] = player
        card = spread[place]
        current.append(TakenCard(player, place, card))
        waiting.remove(player)
        if card != JOKER_CARD:
            ranks[player].append(_rank(card))
        if not waiting:
            jokers = [drawn.player for drawn in current if drawn.card == JOKER_CARD]
            waiting = sorted(jokers or _tied(ranks))
            again = "joker" if jokers else "tie" if waiting else None
            rounds.append(tuple(current))
            current = []
            if len(waiting) > len(spread) - len(taken):
                raise DrawError("used-up", cards=len(spread))
    if current:
        rounds.append(tuple(current))
    if waiting:
        return Draw(tuple(rounds), tuple(waiting), None, again)
    ranking = sorted(range(players), key=lambda player: ranks[player], reverse=True)
    return Draw(tuple(rounds), (), seats_by_rank(seating, sides, ranking))


def _check_pick(
    player: int, place: int, waiting: Sequence[int], taken: dict[int, int], size: int, names: Sequence[str]
) -> None:
    if player not in waiting:
        if not waiting:
            raise DrawError("over", player=names[player])
        raise DrawError("not-waiting", player=names[player], waiting=", ".join(names[each] for each in waiting))
    if not 0 <= place < size:
        raise DrawError("place", place=place, last=size - 1)
    if place in taken:
        raise DrawError("taken", player=names[taken[place]], place=place)


def _rank(card: int) -> int:
    """The rank of a card in the draw: ace high, a two lowest (TB-2.1)."""
    return "23456789TJQKA".index(CARD_TEXTS[card][0])


def _tied(ranks: Sequence[Sequence[int]]) -> list[int]:
    """The players whose cards are equal so far."""
    order = sorted(range(len(ranks)), key=lambda player: list(ranks[player]))
    return list({p for pair in pairwise(order) if ranks[pair[0]] == ranks[pair[1]] for p in pair})


def seats_by_rank(seating: Seating, sides: int, ranking: Sequence[int]) -> Seats:
    """Seats and first dealer from the players' order, the highest card first."""
    count = len(ranking)
    highest, *others, lowest = ranking
    if seating is Seating.LOWEST_DEALS:  # RE-1.2; RE-1.3 to the letter: the next after the highest deals
        players = (highest, lowest, *others)
        return Seats(tuple(ranking), players, 1)
    if seating is Seating.LOWEST_DEALS_LEFT:
        return Seats(tuple(ranking), (highest, *others, lowest), count - 1)
    on_side = count // sides
    seats = [0] * count
    for place, player in enumerate(ranking):
        side, turn = divmod(place, on_side)
        seats[-(turn * sides + side) % count] = player
    return Seats(tuple(ranking), tuple(seats), count - 1)
