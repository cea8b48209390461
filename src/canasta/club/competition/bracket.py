"""The bracket of a knock-out: which pairs meet in the next round, and what it looks like.

Where one defeat puts a pair out, everything follows from the draw: its first place meets the last, and winners meet
winners. The places stand below each other as *leaves*; 2, 4, 8 … neighbours are a node of level 1, 2, 3 …, which one
pair leaves. Where the organiser seats other pairs, these have exchanged their leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct

from canasta.club.competition.state import CompetitionState, RoundMatch, SeatedRound


class BracketNode(Struct, frozen=True):
    """A place of the bracket: a match, or a pair that goes on without one.

    `pairs` are 0 where not yet known, None where nobody comes. `round` and `table` are 0 for no match; `winner` is the
    pair that goes on, 0 while that is open. `lost` are the defeats of the pairs before it, the most of the two.
    """

    pairs: tuple[int | None, int | None]
    round: int = 0
    table: int = 0
    winner: int = 0
    lost: int = 0


class Bracket(Struct, frozen=True):
    """The columns of a bracket, the first round first, and the match for third place.

    With one life all rounds are there, those to come too, and a node stands between the two from which its pairs come.
    With two lives there are those that have been seated, without such an order.
    """

    columns: tuple[tuple[BracketNode, ...], ...]
    third: BracketNode | None = None


def seeding(size: int) -> tuple[int, ...]:
    """The places of the draw as they stand below each other, for 1, 2, 4, 8 … places: 1 and 2 meet in the final."""
    order = [1]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return tuple(order)


def bracket(state: CompetitionState) -> Bracket:
    """The bracket of a knock-out as it stands; before the first round that of the draw as it is now."""
    if state.settings.lives > 1:
        return Bracket(tuple(_by_defeats(state)))
    leaves, columns = _Leaves(state), list[tuple[BracketNode, ...]]()
    for number, each in enumerate(state.rounds, 1):
        columns += leaves.played(number, each)
    return Bracket((*columns, *leaves.to_come()), _third(state))


def next_couples(state: CompetitionState) -> list[tuple[int, int]]:
    """The couples of the next round where one defeat puts a pair out, as they stand; those for third place are last."""
    leaves = _Leaves(state)
    for number, each in enumerate(state.rounds, 1):
        leaves.played(number, each)
    there = set(state.still_in() if state.rounds else state.live)
    couples = [(node[0], node[1]) for node in leaves.nodes(leaves.next_level(there), there) if len(node) == 2]
    beaten = [pair for pair in state.beaten_in_semi_final() if not state.pairs[pair].gone]
    if len(beaten) == 2 and len(state.rounds) == state.semi_final():
        couples.append((beaten[0], beaten[1]))
    return couples


class _Leaves:
    """The pairs on the leaves of the bracket (0: none), after the rounds so far."""

    def __init__(self, state: CompetitionState) -> None:
        self._state = state
        drawn = state.places
        self._levels = max(1, (len(drawn) - 1).bit_length())
        places = seeding(1 << self._levels)
        self._leaves = [drawn[place - 1] if place <= len(drawn) else 0 for place in places]
        self._level = 0
        self._beaten: set[int] = set()

    def nodes(self, level: int, there: Collection[int]) -> list[list[int]]:
        """The pairs that are there, by node of that level."""
        leaves = self._leaves
        return [
            [pair for pair in leaves[at : at + 2**level] if pair in there] for at in range(0, len(leaves), 2**level)
        ]

    def next_level(self, there: Collection[int]) -> int:
        """The level of the next round: the first in which two of these pairs meet."""
        levels = range(self._level + 1, self._levels + 1)
        return next((each for each in levels if any(len(node) > 1 for node in self.nodes(each, there))), self._levels)

    def played(self, number: int, of: SeatedRound) -> Iterator[tuple[BracketNode, ...]]:
        """Go on by a round; the columns for it, and for levels before it that no match has."""
        matches = [match for match in of.matches.values() if not self._beaten.issuperset(match.pairs)]
        there = {*of.sit_out, *(pair for match in matches for pair in match.pairs)}
        level, columns = self.next_level(there), list[tuple[BracketNode, ...]]()
        for passed in range(self._level + 1, level):
            columns.append(tuple(self._without(passed, there)))
        self._level = level
        self._place([(match.fixed, match.moving) for match in matches], there)
        match_of = {pair: match for match in matches for pair in match.pairs}
        columns.append(
            tuple(
                _of_match(number, match_of[node[0]], node) if node and node[0] in match_of else alone
                for node, alone in zip(self.nodes(level, there), self._without(level, there), strict=True)
            )
        )
        self._beaten.update(pair for match in matches for pair in match.loser())
        return iter(columns)

    def to_come(self) -> Iterator[tuple[BracketNode, ...]]:
        """The columns of the levels to come, with the pairs that are certain there."""
        state = self._state
        there = set(state.still_in() if state.rounds else state.live)
        for level in range(self._level + 1, self._levels + 1):
            yield tuple(self._without(level, there))

    def _without(self, level: int, there: Collection[int]) -> Iterator[BracketNode]:
        """The nodes of a level without their matches. A pair goes on if nobody else comes to its node."""
        halves = [None if not half else half[0] if len(half) == 1 else 0 for half in self.nodes(level - 1, there)]
        for one, other in zip(halves[::2], halves[1::2], strict=True):
            winner = (one or 0) if other is None else (other or 0) if one is None else 0
            yield BracketNode((one, other), winner=winner)

    def _place(self, couples: Sequence[tuple[int, int]], there: Collection[int]) -> None:
        """Give each couple a node of this level; pairs that come to another one exchange their leaves."""
        for one, other in couples:
            if self._node(one) == self._node(other):
                continue
            for stays, comes in ((one, other), (other, one)):
                if expected := self._opposite(stays, there):
                    self._exchange(comes, self._leaves.index(expected))
                    break
            else:
                self._exchange(other, self._other_half(one))
        playing = {pair for couple in couples for pair in couple}
        for at, node in enumerate(nodes := self.nodes(self._level, there)):
            if len(node) > 1 and not playing.intersection(node):  # somebody who would have sat out plays instead
                free = nodes.index([])
                self._exchange(node[1], free << self._level)
                nodes[at], nodes[free] = node[:1], node[1:]

    def _node(self, pair: int) -> int:
        return self._leaves.index(pair) >> self._level

    def _other_half(self, pair: int) -> int:
        """The first leaf of the half of its node in which the pair is not."""
        return (self._leaves.index(pair) >> (self._level - 1) ^ 1) << (self._level - 1)

    def _opposite(self, pair: int, there: Collection[int]) -> int:
        """The pair that the bracket has for it; 0 for none."""
        first = self._other_half(pair)
        half = self._leaves[first : first + (1 << (self._level - 1))]
        return next((each for each in half if each in there), 0)

    def _exchange(self, pair: int, leaf: int) -> None:
        leaves, at = self._leaves, self._leaves.index(pair)
        leaves[at], leaves[leaf] = leaves[leaf], leaves[at]


def _of_match(number: int, match: RoundMatch, pairs: Iterable[int], lost: int = 0) -> BracketNode:
    one, other = pairs
    return BracketNode((one, other), number, match.table, match.winner(), lost)


def _third(state: CompetitionState) -> BracketNode | None:
    """The match for third place, as far as it is known; None if there is none."""
    if not state.settings.third_place:
        return None
    if (match := state.third_match()) is not None:
        return _of_match(match.round, match, match.pairs, 1)
    if 0 < state.semi_final() < len(state.rounds) or (state.drawn or len(state.live)) < 4:
        return None
    known = [pair for pair in state.beaten_in_semi_final() if not state.pairs[pair].gone]
    one, other, *_ = *known, 0, 0
    return BracketNode((one, other), lost=1)


def _by_defeats(state: CompetitionState) -> Iterator[tuple[BracketNode, ...]]:
    """The rounds that have been seated, the nodes of pairs without a defeat first."""
    lost = Counter[int]()
    for number, each in enumerate(state.rounds, 1):
        found = [
            _of_match(number, match, match.pairs, max(lost[pair] for pair in match.pairs))
            for _, match in sorted(each.matches.items())
        ]
        found += [BracketNode((pair, None), winner=pair, lost=lost[pair]) for pair in sorted(each.sit_out)]
        yield tuple(sorted(found, key=lambda node: node.lost))
        lost.update(pair for match in each.matches.values() for pair in match.loser())
