"""The rounds of an evening on which everybody plays for themselves and partners change.

Nobody has a partner twice before it must be, all meet all as evenly as can be, and who has played most sits out. The
evening is planned as a whole; when players come late, leave or return, the rounds to come are planned anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from random import Random
from typing import Final

from canasta.club.competition.matching import pairing
from canasta.club.competition.model import Meeting
from canasta.club.competition.movements import Round
from canasta.club.competition.whist import Couples, whist

_EVENINGS: Final = 12  # evenings to choose from, if there is time
_STARTS: Final = 4  # from which a round is improved, if there is time
_TIME: Final = 2400  # players times rounds times evenings: a third of a second
_AGAIN: Final = 1000  # the price of a partner for the second time, in opponents for the second time


@lru_cache(maxsize=8)
def rounds_for(past: tuple[Round, ...], players: tuple[int, ...], rounds: int) -> tuple[Round, ...]:
    """That many rounds to come for the players who are there, after the rounds that were played.

    There are at least four. A player has sat out the rounds in which they did not play, for whatever reason.
    """
    tries = max(1, min(_EVENINGS, _TIME // max(1, len(players) * rounds)))
    best: list[Round] = []
    least = -1
    for history, found in _candidates(past, players, rounds, tries):
        price, least_possible = history.price(), history.least_price()
        if least < 0 or price < least:
            best, least = found, price
        if least <= least_possible:
            break
    return tuple(best)


def _candidates(
    past: Sequence[Round], players: Sequence[int], rounds: int, tries: int
) -> Iterator[tuple[_History, list[Round]]]:
    """Rounds to choose from, each with the history after them."""
    for seed in range(tries):
        history, random = _History(past, players), Random(seed)
        found = []
        for _ in range(rounds):
            found.append(history.next_round(random, _STARTS if tries > 1 else 1))
            history.add(found[-1])
        yield history, found
    movement = () if past else whist(len(players))
    if movement:
        history, found = _History((), players), []
        for turn in range(rounds):
            fours = movement[turn % len(movement)]
            couples = [((players[a - 1], players[b - 1]), (players[c - 1], players[d - 1])) for (a, b), (c, d) in fours]
            found.append(history.at_tables(couples))
            history.add(found[-1])
        yield history, found


class _History:
    """The meetings of the players who are there: with whom, against whom and at which tables they have played."""

    def __init__(self, past: Iterable[Round], players: Sequence[int]) -> None:
        self.players = players
        self._at = {player: at for at, player in enumerate(players)}
        size = len(players)
        self._with = [[0] * size for _ in players]
        self._against = [[0] * size for _ in players]
        self._played = [0] * size
        self._visits: Counter[tuple[int, int]] = Counter()  # by player and table
        self._wrote: Counter[int] = Counter()
        for each in past:
            self.add(each)

    def add(self, played: Round) -> None:
        """Record a round."""
        for each in played.meetings:
            fixed, moving = each.sides
            self._count(self._with, *fixed)
            self._count(self._with, *moving)
            for one, other in product(fixed, moving):
                self._count(self._against, one, other)
            for player in (*fixed, *moving):
                self._visits[player, each.table] += 1
                if player in self._at:
                    self._played[self._at[player]] += 1
            self._wrote.update(fixed)

    def _count(self, met: list[list[int]], one: int, other: int) -> None:
        if one in self._at and other in self._at:
            a, b = self._at[one], self._at[other]
            met[a][b] += 1
            met[b][a] += 1

    def price(self) -> int:
        """Partners for the second time, then opponents for the second time."""
        couples = list(combinations(range(len(self.players)), 2))
        again = sum(_times(self._with[one][other]) for one, other in couples)
        return _AGAIN**2 * again + sum(_times(self._against[one][other]) for one, other in couples)

    def least_price(self) -> int:
        """A bound for the price: as if all these partners and opponents were spread evenly."""
        couples = len(self.players) * (len(self.players) - 1) // 2
        again = _evenly(sum(map(sum, self._with)) // 2, couples)
        return _AGAIN**2 * again + _evenly(sum(map(sum, self._against)) // 2, couples)

    def next_round(self, random: Random, starts: int) -> Round:
        """A round of those who have played least, the cheapest from some random starts."""
        order = list(range(len(self.players)))
        random.shuffle(order)
        order.sort(key=self._played.__getitem__)
        there = order[: len(order) - len(order) % 4]
        seating = _Seating(self._with, self._against)
        best = min((seating.improved(_shuffled(there, random)) for _ in range(starts)), key=seating.price)
        if seating.price(best) >= _AGAIN:
            new = seating.improved(_shuffled(self._new_partners(there), random, 2))
            best = min(best, new, key=seating.price)
        name = self.players
        fours = (best[at : at + 4] for at in range(0, len(best), 4))
        return self.at_tables([((name[a], name[b]), (name[c], name[d])) for a, b, c, d in fours])

    def _new_partners(self, there: Sequence[int]) -> list[int]:
        """The players in couples, as many of them new as there can be."""
        near = {one: [other for other in there if other != one and not self._with[one][other]] for one in there}
        couples = pairing(near, there, there)
        paired = [player for couple in couples for player in couple]
        return paired + [player for player in there if player not in paired]

    def at_tables(self, fours: Iterable[Couples]) -> Round:
        """The round at tables, where these four have been least; the couple that has written less writes the sheet."""
        order, visits = list(fours), self._visits
        been = [
            [sum(visits[player, table] for player in (*one, *other)) for table in range(1, len(order) + 1)]
            for one, other in order
        ]
        table_of = _assigned(been)
        tables = []
        for (one, other), table in zip(order, table_of, strict=True):
            if sum(self._wrote[player] for player in other) < sum(self._wrote[player] for player in one):
                one, other = other, one
            tables.append(Meeting(table + 1, one[0], other[0], (one[1], other[1])))
        seated = {player for couples in order for couple in couples for player in couple}
        return Round(tuple(sorted(tables)), tuple(sorted(set(self.players) - seated)))


def _times(met: int) -> int:
    """The price of so many meetings: the second costs 1, the third 2 more, and so on."""
    return met * (met - 1) // 2


def _evenly(total: int, couples: int) -> int:
    every, more = divmod(total, couples)
    return more * _times(every + 1) + (couples - more) * _times(every)


def _shuffled(places: Sequence[int], random: Random, block: int = 1) -> list[int]:
    blocks = [places[at : at + block] for at in range(0, len(places), block)]
    random.shuffle(blocks)
    return [each for one in blocks for each in one]


def _assigned(been: list[list[int]]) -> list[int]:
    """A table for each four, by exchanges of two until none makes them know their tables less."""
    table_of = list(range(len(been)))
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(been)), 2):
            here, there = table_of[one], table_of[other]
            if been[one][there] + been[other][here] < been[one][here] + been[other][there]:
                table_of[one], table_of[other] = there, here
                better = True
    return table_of


class _Seating:
    """A round as a list: four players a table, the first two partners, the last two partners. It costs what partners
    and opponents have met before."""

    def __init__(self, partners: list[list[int]], opponents: list[list[int]]) -> None:
        players = range(len(partners))
        self._with = [[_AGAIN * partners[a][b] + opponents[a][b] for b in players] for a in players]
        self._against = [[opponents[a][b] * (1 + opponents[a][b]) + partners[a][b] for b in players] for a in players]

    def price(self, seats: Sequence[int]) -> int:
        """The price of all tables."""
        together, against, total = self._with, self._against, 0
        for at in range(0, len(seats), 4):
            a, b, c, d = seats[at : at + 4]
            total += together[a][b] + together[c][d]
            total += against[a][c] + against[a][d] + against[b][c] + against[b][d]
        return total

    def improved(self, seats: list[int]) -> list[int]:
        """The seats after the best exchanges of two players, one after another, until none saves anything."""
        better = True
        while better:
            better = False
            for at in range(len(seats)):
                if self._exchange(seats, at):
                    better = True
        return seats

    def _exchange(self, seats: list[int], at: int) -> bool:
        """Exchange the player of a seat with the one that saves most; False if no exchange saves anything."""
        one, partner, left, right = seats[at], seats[at ^ 1], seats[at ^ 2], seats[at ^ 3]
        together, against = self._with[one], self._against[one]
        now = together[partner] + against[left] + against[right]
        if not now:
            return False
        of_partner, of_left, of_right = self._with[partner], self._against[left], self._against[right]
        best, where = 0, -1
        for to, other in enumerate(seats):
            with_, left_, right_ = seats[to ^ 1], seats[to ^ 2], seats[to ^ 3]
            if to >> 2 != at >> 2:
                saved = now + self._with[other][with_] + self._against[other][left_] + self._against[other][right_]
                saved -= of_partner[other] + of_left[other] + of_right[other]
                saved -= together[with_] + against[left_] + against[right_]
            elif to >> 1 != at >> 1:
                saved = together[partner] + self._with[other][with_] + against[with_] + self._against[other][partner]
                saved -= self._with[other][partner] + together[with_] + against[partner] + self._against[other][with_]
            else:
                continue
            if saved > best:
                best, where = saved, to
        if where < 0:
            return False
        seats[at], seats[where] = seats[where], one
        return True
