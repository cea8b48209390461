"""The public history of a deal, in order: a player's perfect memory (``docs/reference/views.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, overload

from canasta.tabletop.steps import Step


@dataclass(frozen=True, slots=True)
class Beginning:
    """The deal before anything happened, as everybody saw it: who was first, the cards turned up (first first) over
    `face_down` others, and the cards that seat `cutter` (-1: none) kept at the cut.

    `position`: a deal that began in the middle, as the structure of a position without what is hidden in it: hands and
    stock are numbers, of the pile it has the cards that lie face up. The other fields say nothing then.
    """

    first: int = 0
    upcards: tuple[str, ...] = ()
    face_down: int = 0
    cutter: int = -1
    kept: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None


class History(Sequence[Step]):
    """The beginning of a deal and all that happened since. It never changes: `then` makes a longer one.

    Histories of a deal share one list, of which each knows how much is its own; it is copied where a deal forks.
    """

    __slots__ = ("_shared", "_size", "beginning")

    def __init__(self, beginning: Beginning, past: Iterable[Step] = (), shared: list[Step] | None = None) -> None:
        """`shared` is taken as it is, for `then`."""
        self.beginning: Beginning = beginning
        self._shared = list(past) if shared is None else shared
        self._size = len(self._shared)

    def then(self, more: Iterable[Step]) -> History:
        """The history with further steps."""
        shared = self._shared if len(self._shared) == self._size else self._shared[: self._size]
        shared.extend(more)
        return History(self.beginning, shared=shared)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, place: int) -> Step: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Step, ...]: ...

    def __getitem__(self, place: int | slice) -> Step | tuple[Step, ...]:
        if isinstance(place, slice):
            return tuple([self._shared[at] for at in range(*place.indices(self._size))])
        return self._shared[range(self._size)[place]]

    def __iter__(self) -> Iterator[Step]:
        return iter(self._shared[: self._size])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        if self._size != other._size or self.beginning != other.beginning:
            return False
        return self._shared is other._shared or self[:] == other[:]

    def __hash__(self) -> int:
        return hash((self._size, self[-1:]))

    def __reduce__(self) -> tuple[type[History], tuple[Beginning, list[Step]]]:
        return History, (self.beginning, self._shared[: self._size])  # another may have gone on since

    def __repr__(self) -> str:
        return f"<History of {self._size}>"


def seen(steps: Iterable[Step], action: int = -1) -> list[Step]:
    """The steps of one smallest action, as everybody saw them; `action` is its number, -1 for steps of no action."""
    told = []
    for step in steps:
        if step.what not in _TOLD:
            continue
        if step.what in ("draw", "pile"):
            step = step.but(cards=(), hidden=len(step.cards))
        told.append(step.but(action=action))
        action = -1
    return told


_TOLD: Final = frozenset(
    {"draw", "red_three", "take", "pile", "meld", "add", "swap", "discard", "ask", "yes", "no", "pass"}
)
