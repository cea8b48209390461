"""Pairings against brute force: as many as possible, the right pairs left over, preferences in order."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.club.competition.matching import pairing

Near = dict[int, list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> Near:
    count = draw(st.integers(1, 8))
    edges = [(a, b) for a in range(count) for b in range(a) if draw(st.booleans())]
    near: Near = {each: [] for each in range(count)}
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    return {each: draw(st.permutations(others)) for each, others in near.items()}


def every(near: Mapping[int, Sequence[int]], free: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not free:
        yield []
        return
    first, *rest = free
    yield from every(near, rest)
    for other in near[first]:
        if other in rest:
            for further in every(near, [each for each in rest if each != other]):
                yield [(first, other), *further]


@settings(max_examples=120)
@given(graphs(), st.randoms(use_true_random=False))
def test_as_good_as_trying_everything(near: Near, chance: random.Random) -> None:
    keep, choose = list(near), list(near)
    chance.shuffle(keep)
    chance.shuffle(choose)

    def mates(couples: list[tuple[int, int]]) -> dict[int, int]:
        return {one: other for couple in couples for one, other in (couple, couple[::-1])}

    def covered(mate: dict[int, int]) -> list[bool]:
        return [each in mate for each in keep]

    def wishes(mate: dict[int, int]) -> list[int]:
        return [-near[each].index(mate[each]) if each in mate else 0 for each in choose]

    best = max((mates(each) for each in every(near, list(near))), key=lambda mate: (covered(mate), wishes(mate)))
    assert mates(pairing(near, keep, choose)) == best
    assert sum(covered(best)) == max(2 * len(each) for each in every(near, list(near)))


def test_odd_circles_are_seen_through() -> None:
    """Two triangles joined by one edge: only that edge and the two outer sides pair all six."""
    near = {1: [2, 3], 2: [1, 3], 3: [1, 2, 4], 4: [3, 5, 6], 5: [6, 4], 6: [5, 4]}
    assert sorted(pairing(near, list(near), list(near))) == [(1, 2), (3, 4), (5, 6)]
