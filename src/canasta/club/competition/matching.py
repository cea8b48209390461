"""Maximum matching of pairs that may still meet, with preferences in seeding order.

A complete pairing is found whenever there is one, whatever has been played before, by Edmonds' algorithm: augmenting
paths through odd circles. A library has it (networkx), at thirty times the code of this room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def pairing(near: Mapping[int, Sequence[int]], keep: Sequence[int], choose: Sequence[int]) -> list[tuple[int, int]]:
    """A pairing of those who may meet. `near[a]` are the opponents of a, the preferred first; it is symmetric.

    As many as possible are paired; those left over stand as late in `keep` as possible. Then each, in the order of
    `choose`, gets the preferred opponent that leaves all others paired.
    """
    graph = _Graph(near)
    worth = {each: -at for at, each in enumerate(keep)}
    for each in keep:
        if each not in graph.mate:
            graph.cover(each, worth)
    left_over = {each for each in keep if each not in graph.mate}
    done = set(left_over)
    pairs = []
    for each in choose:
        if each in done:
            continue
        done.add(each)
        other = next(other for other in near[each] if other not in done and graph.join(each, other, done))
        done.add(other)
        pairs.append((each, other))
    return pairs


def kept_pairing(
    near: Mapping[int, Sequence[int]], planned: Mapping[int, int], idle: Mapping[int, int]
) -> list[tuple[int, int]]:
    """A pairing of as many as possible of those who may meet, with the fewest changes to the planned meetings.

    `planned[a]` is the planned opponent of a, whom it may meet. One that is left over takes the place of another only
    if that one was idle less often (`idle`); it takes the nearest of these, so that the fewest change.
    """
    graph = _Graph(near)
    graph.mate = dict(planned)
    for each in sorted(near, key=lambda each: (-idle[each], -len(near[each]), each)):
        if each not in graph.mate:
            graph.cover(each, idle)
    return [(one, other) for one, other in graph.mate.items() if one < other]


class _Graph:
    """The possible meetings (`near`) and the current pairing (`mate`)."""

    def __init__(self, near: Mapping[int, Sequence[int]]) -> None:
        self.near = near
        self.mate: dict[int, int] = {}

    def cover(self, each: int, worth: Mapping[int, int]) -> None:
        """Find an opponent for that one; if need be, take that of the nearest of those worth the least."""
        parent, reached, end = self._search(each, frozenset())
        if end is None:
            least = min(reached, key=worth.__getitem__)
            if worth[least] == worth[each]:
                return
            end = self.mate.pop(least)
        self._flip(parent, end)

    def join(self, one: int, other: int, done: set[int]) -> bool:
        """Pair these two if all others outside `done` can still be paired. True if they are paired."""
        was, his = self.mate[one], self.mate[other]
        if was == other:
            return True
        for each in (one, other, was, his):
            del self.mate[each]
        parent, _, end = self._search(was, done | {one, other})
        if end is None:
            self.mate.update({one: was, was: one, other: his, his: other})
            return False
        self._flip(parent, end)
        self.mate.update({one: other, other: one})
        return True

    def _flip(self, parent: Mapping[int, int], end: int | None) -> None:
        while end is not None:
            before = parent[end]
            further = self.mate.get(before)
            self.mate[end], self.mate[before] = before, end
            end = further

    def _search(self, root: int, without: frozenset[int] | set[int]) -> tuple[dict[int, int], list[int], int | None]:
        """An alternating path from an unpaired one to another: the way back (`parent`), all that an even path reaches,
        the nearest first, and the end; None if there is no such path."""
        parent: dict[int, int] = {}
        base = {each: each for each in self.near}
        reached, queue = {root}, [root]
        for at in queue:
            for to in self.near[at]:
                if to in without or base[at] == base[to] or self.mate.get(at) == to:
                    continue
                if to == root or (to in self.mate and self.mate[to] in parent):
                    top = self._meet(parent, base, at, to)
                    circle = self._side(parent, base, at, top, to) | self._side(parent, base, to, top, at)
                    for each in self.near:
                        if base[each] in circle:
                            base[each] = top
                            if each not in reached:
                                reached.add(each)
                                queue.append(each)
                elif to not in parent:
                    parent[to] = at
                    if to not in self.mate:
                        return parent, queue, to
                    reached.add(self.mate[to])
                    queue.append(self.mate[to])
        return parent, queue, None

    def _meet(self, parent: Mapping[int, int], base: Mapping[int, int], one: int, other: int) -> int:
        """The point where the ways back of two join."""
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if one not in self.mate:
                break
            one = parent[self.mate[one]]
        while base[other] not in seen:
            other = parent[self.mate[base[other]]]
        return base[other]

    def _side(self, parent: dict[int, int], base: Mapping[int, int], at: int, top: int, child: int) -> set[int]:
        """One side of an odd circle; its ways back are stored in `parent`."""
        circle = set()
        while base[at] != top:
            mate = self.mate[at]
            circle |= {base[at], base[mate]}
            parent[at] = child
            child = mate
            at = parent[mate]
        return circle
