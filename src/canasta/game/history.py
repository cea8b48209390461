"""The public history of a deal, in order: a player's perfect memory (``docs/reference/views.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from canasta.cards import CARD_TEXTS

if TYPE_CHECKING:
    from canasta.game.faces import Step

__all__ = ["Beginning", "History", "Past", "seen"]


class Past(NamedTuple):
    """One thing that happened, as everybody saw it; cards are texts.

    ==========================  ========================================================================================
    what                        cards
    ==========================  ========================================================================================
    draw                        none: `number` of them came from the stock to the hand
    red_three                   those laid out; `source` says whence: ``stock``, ``hand`` or ``pile``
    take                        those of the hand that take the pile and, last, its top card
    pile                        none: `number` of the rest of the pile came to the hand, red threes left out
    meld, add                   those laid
    swap                        the natural laid and the wild that came free
    discard                     the one discarded
    ask, yes, no, pass          none
    ==========================  ========================================================================================

    `meld` is the number that the meld had then. `action` is the engine's number of the smallest action that it was
    (`canasta.engine.actions`), -1 for what followed from one: cards that replace red threes, the pile that is taken up.
    """

    seat: int
    what: str
    cards: tuple[str, ...] = ()
    number: int = 0
    meld: int | None = None
    source: str = ""
    action: int = -1


@dataclass(frozen=True, slots=True)
class Beginning:
    """The deal before anything happened, as everybody saw it: who was first, the cards turned up (first first) over
    `face_down` others, and what seat `cutter` (-1: nobody) kept at the cut.

    `position`: a deal that began in the middle, as the structure of a position without what is hidden in it: hands and
    stock are numbers, of the pile it has the cards that lie face up. The other fields say nothing then.
    """

    first: int = 0
    upcards: tuple[str, ...] = ()
    face_down: int = 0
    cutter: int = -1
    kept: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None


class History(Sequence[Past]):
    """The beginning of a deal and all that happened since. It never changes: `then` makes a longer one.

    Histories of a deal share one list, of which each knows how much is its own; it is copied where a deal forks.
    """

    __slots__ = ("_shared", "_size", "beginning")

    def __init__(self, beginning: Beginning, past: Iterable[Past] = (), shared: list[Past] | None = None) -> None:
        """`shared` is taken as it is, for `then`."""
        self.beginning = beginning
        self._shared = list(past) if shared is None else shared
        self._size = len(self._shared)

    def then(self, more: Iterable[Past]) -> History:
        """The history with what came after it."""
        shared = self._shared if len(self._shared) == self._size else self._shared[: self._size]
        shared.extend(more)
        return History(self.beginning, shared=shared)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, place: int) -> Past: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Past, ...]: ...

    def __getitem__(self, place: int | slice) -> Past | tuple[Past, ...]:
        if isinstance(place, slice):
            return tuple([self._shared[at] for at in range(*place.indices(self._size))])
        return self._shared[range(self._size)[place]]

    def __iter__(self) -> Iterator[Past]:
        return iter(self._shared[: self._size])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        if self._size != other._size or self.beginning != other.beginning:
            return False
        return self._shared is other._shared or self[:] == other[:]

    def __hash__(self) -> int:
        return hash((self._size, self[-1:]))

    def __reduce__(self) -> tuple[type[History], tuple[Beginning, list[Past]]]:
        return History, (self.beginning, self._shared[: self._size])  # another may have gone on since

    def __repr__(self) -> str:
        return f"<History of {self._size}>"


def seen(steps: Iterable[Step], action: int = -1) -> list[Past]:
    """What everybody saw of the steps of one smallest action of that number; of what came by itself if it is -1."""
    told = []
    for step in steps:
        if step.what not in _TOLD:
            continue
        hidden = step.what in ("draw", "pile")
        cards = () if hidden else tuple([CARD_TEXTS[card] for card in step.cards])
        told.append(Past(step.seat, step.what, cards, len(step.cards), step.meld, step.source, action))
        action = -1
    return told


_TOLD: Final = frozenset(
    {"draw", "red_three", "take", "pile", "meld", "add", "swap", "discard", "ask", "yes", "no", "pass"}
)
