"""Translation between actions of people and the engine's micro-actions, both ways.

A person's action may be larger than the engine's: ``meld 9 9 9 9 2`` is the smallest set first, then the other
naturals, then the wilds, one by one. `plan` takes it apart and asks at each step whether it is legal there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from canasta.cards import ACE, BLACK_THREE, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.engine.actions import (
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_NATURALS,
    TAKE_ONTO,
    TAKE_TWO,
    add,
    decode,
    discard,
    slot_taken,
    start,
    swap,
)
from canasta.engine.alive import takes_naturals
from canasta.tabletop.moves import PLAIN_VERBS, SWAP_LANE, carry_out, kinds_laid, take_kinds
from canasta.tabletop.notation import VERB_ORDER, Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from canasta.engine.deal import EngineDeal
    from canasta.tabletop.card_table import CardTable
    from canasta.tabletop.faces import Meld
    from canasta.tabletop.steps import Step

_PLAIN: Final = {verb: micro for micro, verb in PLAIN_VERBS.items()}
_SMALLEST: Final = 3  # cards of a new meld


class NotPlayable(Exception):
    """The engine's refusal of micro-action `micro` in the deal `at`.

    `micro` is None if the engine has no such action; `at` is then the deal before the whole action.
    """

    def __init__(self, micro: int | None, at: CardTable) -> None:
        super().__init__(micro)
        self.micro = micro
        self.at = at


def first_part(deal: CardTable, action: Action) -> tuple[int, tuple[int, ...]]:
    """The first micro-action, legal now, and the cards still to be laid on its meld. Raises `NotPlayable`."""
    if not held(deal, action):
        raise NotPlayable(None, deal)
    micro, rest = _first(deal, action)
    if micro is None or not deal.core.is_legal(micro):
        raise NotPlayable(micro, deal)
    return micro, rest


def carry_out_all(
    at: CardTable, micro: int, rest: Sequence[int], named: list[int], before: CardTable
) -> Iterator[tuple[int, list[Step]]]:
    """Carry out a legal micro-action, then lay the rest on its meld card by card; each micro-action with its steps.

    `before` is the deal before the whole action: with a `rest`, `at` is a copy of it. Raises `NotPlayable`.
    """
    meld, steps = carry_out(at, micro, named)
    yield micro, steps
    for kind in rest:
        lay = lay_off(meld, kind)
        if lay is None:
            raise NotPlayable(None, before)
        if not at.core.is_legal(lay):
            raise NotPlayable(lay, at)
        meld, steps = carry_out(at, lay, named)
        yield lay, steps


def plan(deal: CardTable, action: Action) -> list[int]:
    """The micro-actions that carry out an action, every one legal where it comes. Raises `NotPlayable`."""
    micro, rest = first_part(deal, action)
    return [lay for lay, _ in carry_out_all(deal.copy(), micro, rest, [], deal)] if rest else [micro]


def held(deal: CardTable, action: Action) -> bool:
    """True if the cards are in the hand: a named suit as named, the rest by kind. The pile is not looked into."""
    hand = deal.hands[deal.to_act]
    cards = list(zip(action.cards, action.faces, strict=True))
    if action.verb == "swap":
        meld = _meld_named(deal, action)
        if meld is None:
            return True  # no such meld: that is the fault to report
        wilds = [face for kind, face in cards if kind in (TWO, JOKER) and face is not None]
        if any(face not in meld.cards for face in wilds):
            return False
        cards = [card for card in cards if card[0] not in (TWO, JOKER)]
    return _among([face for _, face in cards if face is not None], hand) and _among(
        [kind for kind, _ in cards], [KIND_OF_CARD[card] for card in hand]
    )


def _among(wanted: list[int], there: list[int]) -> bool:
    """True if all of them are there, each as often as wanted."""
    return all(there.count(one) >= wanted.count(one) for one in wanted)


def _meld_named(deal: CardTable, action: Action) -> Meld | None:
    melds = deal.side_of(deal.turn).melds
    return melds[action.meld - 1] if action.meld is not None and action.meld <= len(melds) else None


def lay_off(meld: Meld | None, kind: int) -> int | None:
    """The micro-action that lays one card on a meld; None where the engine has none."""
    if meld is None or meld.slot is None or kind == RED_THREE:
        return None
    if kind in (TWO, JOKER):
        return int(add(meld.slot, meld.kind, 1 if kind == TWO else 2))
    return int(add(meld.slot, kind, 0)) if kind == meld.kind else None


def _first(deal: CardTable, action: Action) -> tuple[int | None, tuple[int, ...]]:
    """The first micro-action (None if the engine has no such one) and the cards still to be laid on the same meld."""
    cards = action.cards
    match action.verb:
        case "discard":
            return int(discard(cards[0])), ()
        case "take":
            return _take(deal, action)
        case "meld":
            return _new_meld(deal, cards)
        case "add":
            return lay_off(_meld_named(deal, action), cards[0]), cards[1:]
        case "swap":
            return _swap(deal, action), ()
        case verb:
            return _PLAIN.get(verb), ()


def _new_meld(deal: CardTable, cards: tuple[int, ...]) -> tuple[int | None, tuple[int, ...]]:
    naturals = [kind for kind in cards if kind <= BLACK_THREE]
    if len(set(naturals)) > 1 or RED_THREE in cards:
        return None, ()
    kind = naturals[0] if naturals else TWO
    if not deal.rules.separate_melds:
        lying = deal.meld_at(deal.turn, kind, 0)
        if lying is not None:
            return lay_off(lying, cards[0]), cards[1:]
    if len(cards) < _SMALLEST:
        return None, ()
    smallest, rest = cards[:_SMALLEST], cards[_SMALLEST:]
    if naturals:
        if len(naturals) == 1:
            return None, ()
        wild = 0 if len(naturals) >= _SMALLEST else 1 if smallest[-1] == TWO else 2
        return int(start(kind, wild)), rest
    jokers = smallest.count(JOKER)
    return int(start(JOKER, 0) if jokers == _SMALLEST else start(TWO, jokers)), rest


def _take(deal: CardTable, action: Action) -> tuple[int | None, tuple[int, ...]]:
    """The smallest set that takes the pile, naturals first; then what else of the hand goes with it."""
    core = deal.core
    cards = action.cards
    top = int(core.top)
    if not deal.pile or top > ACE or any(kind <= BLACK_THREE and kind != top for kind in cards):
        return None, ()
    naturals = cards.count(top)
    need = int(takes_naturals(core))
    target = _meld_named(deal, action)
    if action.meld is not None and (target is None or target.kind != top or target.slot is None):
        return None, ()
    if naturals >= need:
        onto = deal.rules.separate_melds and action.meld is not None
        if onto and target is not None and target.slot is not None:
            return int(TAKE_ONTO) + 4 * target.slot, cards[need:]
        return int(TAKE_NATURALS), cards[need:]
    if naturals == 1 and len(cards) > 1:
        return int(TAKE_TWO if cards[1] == TWO else TAKE_JOKER), cards[2:]
    return (None if cards else int(TAKE_LAY_OFF)), ()


def _swap(deal: CardTable, action: Action) -> int | None:
    meld = _meld_named(deal, action)
    natural, *wild = action.cards
    if meld is None or meld.slot is None or natural != meld.kind or natural > ACE:
        return None
    lying = {KIND_OF_CARD[card] for card in meld.cards} - {natural}
    if not wild and len(lying) == 1:
        wild = [*lying]
    if not wild or wild[0] not in lying:
        return None
    return int(swap(natural, 1 if wild[0] == TWO else 2))


def actions(deal: CardTable) -> list[Action]:
    """The legal micro-actions in canonical order: by verb, then by cards, then by meld."""
    numbers = _numbers(deal)
    return sorted((action_of(deal.core, micro, numbers) for micro in deal.core.legal_actions()), key=_canonical)


def text_of(deal: CardTable, micro: int) -> str:
    """A legal micro-action as the legal actions have it."""
    return str(action_of(deal.core, micro, _numbers(deal)))


def first_text(deal: CardTable, action: Action) -> str:
    """The text, as in `text_of`, of the first micro-action of an action that is legal now. Raises `NotPlayable`."""
    return text_of(deal, first_part(deal, action)[0])


def _numbers(deal: CardTable) -> dict[tuple[int, int], int]:
    """The numbers of the melds of the side on turn, by slot and rank."""
    melds = deal.side_of(deal.turn).melds
    return {(meld.slot, meld.kind): number for number, meld in enumerate(melds, 1) if meld.slot is not None}


def _canonical(action: Action) -> tuple[int, tuple[int, ...], int]:
    return VERB_ORDER[action.verb], action.cards, action.meld or 0


def action_of(core: EngineDeal, micro: int, numbers: Mapping[tuple[int, int], int]) -> Action:
    """The action that a micro-action is; `numbers` are those of the melds of the side on turn by slot and rank."""
    word, kind, lane = decode(micro)
    if word == 0 and lane == 1 and micro >= TAKE_NATURALS:
        cards = take_kinds(core, micro)
        onto = micro >= TAKE_ONTO
        return _named("take", cards, numbers[slot_taken(micro), cards[0]] if onto else None)
    if word == 0:
        return _named(PLAIN_VERBS[micro]) if lane == 1 else _named("discard", (kind,))
    if lane == SWAP_LANE:
        return _named("swap", (kind, TWO if word == 1 else JOKER), numbers[0, kind])
    if word == 1:
        return _named("meld", kinds_laid(micro))
    return _named("add", kinds_laid(micro), numbers[word - 2, kind])


@lru_cache(maxsize=4096)
def _named(verb: str, cards: tuple[int, ...] = (), meld: int | None = None) -> Action:
    return Action(verb, cards, meld=meld)
