"""The turns of a deal as a record keeps them: with the suits of the cards that moved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from canasta.cards import KIND_OF_CARD
from canasta.match.record.values import RecordTurn
from canasta.tabletop.notation import Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.tabletop.steps import Step

_LAYING = frozenset({"meld", "add", "take", "swap", "discard"})


class _Played(Struct, frozen=True, gc=False):  # a match keeps them all
    action: Action
    steps: tuple[Step, ...]


class Turns:
    """The turns so far, in order."""

    def __init__(self) -> None:
        self._turns: list[tuple[int, list[_Played]]] = []

    def copy(self) -> Turns:
        """An independent copy."""
        other = Turns()
        other._turns = [(seat, played[:]) for seat, played in self._turns]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turns) and self.as_values() == other.as_values()

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def note(self, seat: int, action: Action, steps: Sequence[Step]) -> None:
        """Add an action to the turn of a seat, with the steps it took. No seat has two turns in a row."""
        if not self._turns or self._turns[-1][0] != seat:
            self._turns.append((seat, []))
        self._turns[-1][1].append(_Played(action, tuple(steps)))

    def as_values(self) -> tuple[RecordTurn, ...]:
        """The turns as a record has them."""
        return tuple(
            RecordTurn(seat, tuple(with_faces(each.action, each.steps).text for each in played))
            for seat, played in self._turns
        )


def with_faces(action: Action, steps: Sequence[Step]) -> Action:
    """The action with the suits of the cards that it moved: it replays to the same cards, not only to equal ranks."""
    if action.verb not in _LAYING:
        return action
    moved: list[int] = []
    for step in steps:
        if step.what == "take":
            moved += step.cards[:-1]
        elif step.what in _LAYING:
            moved += step.cards
    return replace(action, cards=tuple(KIND_OF_CARD[card] for card in moved), faces=tuple(moved))
