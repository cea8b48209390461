"""Carrying out what is laid or taken within a turn. Nothing here asks whether it is allowed."""

from __future__ import annotations

from .cards import RED, in_order, without
from .melds import Meld, is_canasta
from .moves import Move
from .state import State


def do(state: State, move: Move, *, abatir: bool = False) -> State:
    """The state after laying or taking; `abatir`: the pile is taken on the promise to lay the whole hand (SA-4.3)."""
    new = state.child()
    if move.verb == "take":
        return _take(new, move, abatir=abatir)
    if move.verb == "swap":
        return _swap(new, move)
    _lay(new, move.cards, (), move.meld)
    _settle(new)
    _promise(new)
    return new


def _promise(new: State) -> None:
    """Melding has begun with no way to the minimum: the whole hand must be laid (SA-5.2, RE-2.10, IN-4)."""
    from .lookahead import opens_without_waiver  # a room above this one

    if new.waived and new.opening_pending and new.phase == "play" and not new.pile_waits and not new.abatir:
        new.abatir = not opens_without_waiver(new)


def _lay(new: State, cards: tuple[str, ...], extra: tuple[str, ...], target: int | None) -> None:
    """Lays cards of the hand, and `extra` ones from elsewhere, as a new meld or on meld `target`."""
    melds = list(new.table)
    old = Meld((), there=False) if target is None else melds[target]
    from_hand = list(cards)
    if new.freed in cards and not old.origin:
        from_hand.remove(new.freed)  # the wild that was swapped out is placed now
        new.freed = None
        melds = [Meld(m.cards, m.now, m.there) for m in melds]
    new.hands[new.turn] = without(new.hand, from_hand)
    laid = (*cards, *extra)
    meld = Meld(in_order((*old.cards, *laid)), in_order((*old.now, *laid)), old.there, old.origin)
    if target is None:
        melds.append(meld)
    elif is_canasta(meld.cards) and not is_canasta(old.cards):
        del melds[target]  # canastas lie in the order in which they were finished
        melds.append(meld)
    else:
        melds[target] = meld
    new.melds[new.side] = tuple(melds)


def _swap(new: State, move: Move) -> State:
    natural, wild = move.cards
    melds = list(new.table)
    assert move.meld is not None
    old = melds[move.meld]
    now = without(old.now, [wild]) if wild in old.now else old.now
    cards = (*without(old.cards, [wild]), natural)
    melds[move.meld] = Meld(in_order(cards), in_order((*now, natural)), old.there, origin=True)
    new.melds[new.side] = tuple(melds)
    new.hands[new.turn] = without(new.hand, [natural])
    new.freed = wild
    _settle(new)
    return new


def _take(new: State, move: Move, *, abatir: bool) -> State:
    """Lays the top of the pile with cards of the hand; the rest comes once the side has opened (CL-3.5)."""
    new.phase, new.drew = "play", "pile"
    top, new.pile = new.pile[-1], new.pile[:-1]
    new.taken_pile[new.side] = True
    new.taken_frozen[new.side] = new.taken_frozen[new.side] or new.frozen
    new.abatir = abatir
    new.pile_waits = not new.is_open and not abatir
    _lay(new, move.cards, (top,), move.meld)
    if not new.pile_waits:
        _rest_of_pile(new)
    _settle(new)
    return new


def _rest_of_pile(new: State) -> None:
    """The rest of the pile joins the hand; red threes in it are shown, not replaced (CL-3.6, SA-4.7, TB-3.2)."""
    reds = new.pile.count(RED)
    new.red_threes[new.side] += reds
    new.hands[new.turn] = (*new.hand, *without(new.pile, [RED] * reds))
    new.pile, new.frozen, new.face_down, new.pile_waits = (), False, 0, False


def _settle(new: State) -> None:
    """Opens the side once the minimum lies there."""
    if not new.is_open and new.laid_points >= new.minimum:
        new.opened[new.side] = True
        if new.pile_waits:
            _rest_of_pile(new)
