"""Actions as numbers: checked where they are asked for, and as texts, at a table or for themselves.

At a table the texts are those of the notation. A number by itself does not tell which card is on top, and names a meld
by its rank and slot, not by its place on the table: ``take _ 2``, ``add X > K``, ``add X > K.2`` for the second slot.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any, Final

from canasta.cards import ACE, BLACK_THREE, JOKER, KIND_TEXTS, TWO, kinds_text
from canasta.deal.view import View
from canasta.engine.actions import (
    MAX_SLOTS,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_NATURALS,
    TAKE_ONTO,
    TAKE_TWO,
    add,
    discard,
    start,
    swap,
)
from canasta.players.possible_deals import PossibleDeals
from canasta.tabletop.moves import PLAIN_VERBS, kinds_laid
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.engine.deal import EngineDeal

_TOP: Final = "_"  # the card on top, or its meld
_NATURALS: Final = range(int(ACE) + 1)


class EnvError(WordedError):
    """A request that an environment cannot meet."""

    family = "env"


def whole_action(action: Any) -> int:
    """The number of an action, of any kind of whole number. Raises `EnvError`."""
    try:
        return index(action)
    except TypeError:
        raise EnvError("action", found=shortened(str(action))) from None


def after_reset(environment: object, name: str) -> None:
    """Check that `reset` has set the attribute of that name. Raises `EnvError`."""
    if name not in vars(environment):
        raise EnvError("reset")


def action_text(number: int, at: Deal | View | None = None) -> str:
    """The text of an action number: at a deal or view the one in its legal actions. Raises `EnvError`."""
    if at is None:
        if number not in _texts():
            raise EnvError("action", found=str(number))
        return _texts()[number]
    if isinstance(at, View):
        worlds = PossibleDeals(at)
        if not worlds.deal.is_legal(number):
            raise not_legal(worlds.deal, number)
        return worlds.texts()[number]
    if not at.core.is_legal(number):
        raise not_legal(at.core, number)
    return str(at.action_of(number))


def action_of(text: str, at: Deal | View | None = None) -> int:
    """The number of an action text, the reverse of `action_text`. Raises `ValueError`.

    At a deal it takes every way of writing that the deal would play, if it is one action of the engine.
    """
    if at is None or isinstance(at, View):
        numbers = _numbers() if at is None else {said: number for number, said in PossibleDeals(at).texts().items()}
        if text not in numbers:
            known = "" if at is None else f"; legal are {', '.join(numbers)}"
            raise ValueError(f"{text!r} is the text of no action{known}")
        return numbers[text]
    found = at.numbers_of(text)
    if len(found) != 1:
        raise ValueError(f"{text!r} is {len(found)} actions: {', '.join(map(str, found))}")
    return found[0]


def not_legal(deal: EngineDeal, number: int, place: int | None = None) -> EnvError:
    """The error for an action that is not legal in a deal; `place` is that of the deal in a batch."""
    legal = [action_text(each) for each in deal.legal_actions()]
    if not legal:
        return EnvError("reset")
    of, where = ("", {}) if place is None else ("-deal", {"deal": place})
    if number not in _texts():
        return EnvError(f"action{of}", found=str(number), **where)
    verbs = Counter(said.split()[0] for said in legal)
    kinds = legal[0] if len(legal) == 1 else ", ".join(f"{verb} × {many}" for verb, many in verbs.items())
    return EnvError(f"illegal{of}", number=number, said=_texts()[number], legal=len(legal), kinds=kinds, **where)


@cache
def _texts() -> dict[int, str]:
    """Every action number with its text."""
    found = {int(discard(kind)): f"discard {KIND_TEXTS[kind]}" for kind in range(int(JOKER) + 1)}
    found |= PLAIN_VERBS
    found |= {int(TAKE_NATURALS): "take _ _", int(TAKE_TWO): "take _ 2", int(TAKE_JOKER): "take _ X"}
    found[int(TAKE_LAY_OFF)] = "take"
    for kind in (*_NATURALS, BLACK_THREE, TWO, JOKER):
        for wild in range(3 if kind in _NATURALS or kind == TWO else 1):
            number = int(start(kind, wild))
            found[number] = f"meld {kinds_text(kinds_laid(number))}"
    for kind in _NATURALS:
        for wild, name in ((1, "2"), (2, "X")):
            found[int(swap(kind, wild))] = f"swap {KIND_TEXTS[kind]} {name} > {KIND_TEXTS[kind]}"
    for slot in range(int(MAX_SLOTS)):
        found[int(TAKE_ONTO) + 4 * slot] = f"take _ _ > {_meld(_TOP, slot)}"
        for kind in (*_NATURALS, BLACK_THREE, TWO):
            for wild in {BLACK_THREE: (0,), TWO: (1, 2)}.get(kind, (0, 1, 2)):
                number = int(add(slot, kind, wild))
                found[number] = f"add {kinds_text(kinds_laid(number))} > {_meld(KIND_TEXTS[kind], slot)}"
    return found


@cache
def _numbers() -> dict[str, int]:
    return {text: number for number, text in _texts().items()}


def _meld(rank: str, slot: int) -> str:
    return f"{rank}.{slot + 1}" if slot else rank
