"""The pairs that go on from the ranking of a competition, or of several groups, to another competition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from canasta.club.competition.bracket import seeding
from canasta.club.competition.competition import Competition
from canasta.club.competition.entries import Earned, Entered
from canasta.club.competition.matching import pairing
from canasta.club.competition.model import CompetitionError


def first_of(competition: Competition, first: int) -> list[Entered]:
    """The entries of the first pairs of a ranking, the best first; who has left before the end is passed over.

    CompetitionError: a match is open (ranking-open), there are fewer pairs (few-ranked), or the last place is shared
    with a pair that would stay out (place-shared).
    """
    state = competition.state
    name = state.settings.name
    if next(state.open_matches(), None) is not None or not state.rounds:
        raise CompetitionError("ranking-open", name=name)
    pairs = state.pairs
    going = [line for line in competition.standings() if line.place]
    ranked = [line for line in going if pairs[line.pair].finished or not pairs[line.pair].gone]
    if len(ranked) < first:
        raise CompetitionError("few-ranked", name=name, found=len(ranked), first=first)
    if len(ranked) > first and ranked[first].place == ranked[first - 1].place:
        level = [at for at, line in enumerate(ranked) if line.place == ranked[first].place]
        fewer, more = level[0], level[-1] + 1
        raise CompetitionError("place-shared", name=name, place=ranked[first].place, fewer=fewer, more=more)
    return [
        Entered(players=pairs[line.pair].players, earned=Earned(place=line.place, of=name)) for line in ranked[:first]
    ]


def seeded(groups: Sequence[Sequence[Entered]]) -> list[Entered]:
    """The pairs of several groups as seeds of a knock-out: the winners, then the second of each, and so on.

    In each of these rows the groups stand so that pairs of the same group meet as late as possible.
    """
    places = seeding(1 << (sum(map(len, groups)) - 1).bit_length())
    leaf = {seed: at for at, seed in enumerate(places)}
    seeds: list[set[int]] = [set() for _ in groups]
    found = list[Entered]()

    def price(group: int, seed: int) -> float:
        """A meeting one level earlier costs more than all others together."""
        levels = ((leaf[seed] ^ leaf[other]).bit_length() for other in seeds[group])
        return sum(float(len(places)) ** -level for level in levels)

    for row in range(max(map(len, groups))):
        there = [group for group, pairs in enumerate(groups) if len(pairs) > row]
        first = len(found) + 1
        prices = {(group, seed): price(group, seed) for group in there for seed in range(first, first + len(there))}
        group_of = {seed: group for group, seed in _assigned(prices)}
        for seed, group in sorted(group_of.items()):
            seeds[group].add(seed)
            found.append(groups[group][row])
    return found


def _assigned(prices: Mapping[tuple[int, int], float]) -> list[tuple[int, int]]:
    """A seed for each group, so that the dearest costs as little as possible."""
    groups = sorted({group for group, _ in prices})
    couples = list[tuple[int, int]]()
    for most in sorted({*prices.values()}):
        near: dict[int, list[int]] = {-1 - group: [] for group in groups}  # seeds count from 1
        for (group, seed), _ in sorted(prices.items(), key=lambda each: (each[1], each[0])):
            near.setdefault(seed, [])
            if prices[group, seed] <= most:
                near[-1 - group].append(seed)
                near[seed].append(-1 - group)
        order = [-1 - group for group in groups]
        couples = pairing(near, order, order)
        if len(couples) == len(groups):
            break
    return [(-1 - group, seed) for group, seed in couples]
