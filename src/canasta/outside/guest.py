"""A bot from outside at the table, and the rules for one that fails: a bot of the house goes on in its place."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from msgspec import Struct

from canasta.outside.errors import FaultError, printable
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random as Chance

    from canasta.deal.view import View

    Chooser: TypeAlias = Callable[[View, Chance], str]

MOST_FAULTS: Final = 20  # in one process of ours; after them the bot is not asked any more
MOST_SITTINGS: Final = 256  # deals at once that are told apart


class Mind(Protocol):
    """A bot's own thinking, wherever it takes place."""

    def greet(self) -> None:
        """Make sure that it can play. Raises `OutsideError`."""

    def choose(self, view: View, chance: Chance, spent: float) -> tuple[object, float]:
        """Its choice and the seconds that it took, after `spent` seconds in this deal. Raises `FaultError`."""

    def leave(self, seat: int | None = None) -> None:
        """End all that it has going for that seat, or for all of them."""


class GuestFault(Struct, frozen=True):
    """A fault: the `kind` of `FaultError`, the bot by its name, its seat, the number of the deal, its last words."""

    kind: str
    bot: str
    seat: int
    deal: int
    stand_in: str
    told: str = ""

    def message(self, lang: str) -> str:
        """One sentence in that language: what happened, and who plays on."""
        return f"{self.account(lang)} {text(lang, 'outside-fault-then', stand_in=self.stand_in)}"

    def account(self, lang: str) -> str:
        """A sentence in that language that tells what happened."""
        said = text(lang, f"outside-fault-{self.kind}", bot=self.bot, seat=self.seat + 1, deal=self.deal)
        words = "answer" if self.kind in ("illegal", "unreadable") else "words"
        return f"{said} {text(lang, f'outside-fault-{words}', told=self.told)}" if self.told else said


class _Sitting:
    """A deal at a seat, as far as it has come."""

    def __init__(self) -> None:
        self.seen = 0  # steps of its history
        self.spent = 0.0
        self.lost = False  # the bot of the house plays it to the end


class Guest:
    """A bot from outside. After a fault `stand_in` plays that move and the rest of the deal for that seat."""

    def __init__(self, name: str, mind: Mind, stand_in: tuple[str, Chooser]) -> None:
        self.name = name
        self.faults: list[GuestFault] = []
        self._mind = mind
        self._stand_in = stand_in
        self._counted = 0
        self._sittings: OrderedDict[tuple[object, ...], _Sitting] = OrderedDict()

    def greet(self) -> None:
        """Make sure that it can play. Raises `OutsideError`."""
        self._mind.greet()

    def choose(self, view: View, chance: Chance) -> str:
        """Its choice, or that of the bot of the house. It is not asked where there is but one legal action."""
        if len(view.legal) == 1:
            return view.legal[0]
        sitting = self._sitting(view)
        if not sitting.lost and self._counted < MOST_FAULTS:
            try:
                found, seconds = self._mind.choose(view, chance, sitting.spent)
                chosen = _legal(found, view)
            except FaultError as fault:
                self._lose(sitting, view, fault)
            else:
                sitting.spent += seconds
                return chosen
        return self._stand_in[1](view, chance)

    def take_faults(self) -> list[GuestFault]:
        """The faults since they were last taken."""
        taken, self.faults = self.faults, []
        return taken

    def leave(self) -> None:
        """End all that it has going; who is asked next begins afresh, but for the number of its faults."""
        self._sittings.clear()
        self._mind.leave()

    def _lose(self, sitting: _Sitting, view: View, fault: FaultError) -> None:
        assert view.seat is not None
        sitting.lost = True
        self._counted += 1
        told = printable(fault.told)
        self.faults.append(GuestFault(fault.kind, self.name, view.seat, view.deal, self._stand_in[0], told))
        self._mind.leave(view.seat)

    def _sitting(self, view: View) -> _Sitting:
        """The deal that the view shows. One that has fewer steps than before is another that begins alike."""
        began = view.history.beginning
        key = (view.seat, view.rules.name, view.deal, began.first, began.upcards, tuple(s.score for s in view.sides))
        found = self._sittings.pop(key, None)
        if found is None or len(view.history) < found.seen:
            found = _Sitting()
        found.seen = len(view.history)
        self._sittings[key] = found
        if len(self._sittings) > MOST_SITTINGS:
            self._sittings.popitem(last=False)
        return found


def _legal(chosen: object, view: View) -> str:
    if isinstance(chosen, str) and chosen in view.legal:
        return chosen
    raise FaultError("illegal", chosen[:80] if isinstance(chosen, str) else type(chosen).__name__)
