"""Positions as the TOML structure of the notation, read into a `State`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .cards import ORDER, RED, kinds, pack
from .melds import Meld
from .rulesets import FORMS_OF_REGLAMENTO, book_rules
from .state import State, is_frozen_by

Position = Mapping[str, Any]


def read(position: Position) -> State:
    """The state of a position. What is left out takes its natural default."""
    seats, sides = [dict(s) for s in position.get("seat", [])], [dict(s) for s in position.get("side", [])]
    name, at, edition = position["rules"].partition("@")
    if name == "reglamento":
        name += "/" + FORMS_OF_REGLAMENTO[len(seats) or 4, len(sides) or 2]
    rules = book_rules(name + at + edition, position.get("house"))
    seats += [{}] * (rules.seats - len(seats))
    sides += [{}] * (rules.sides - len(sides))
    melds = [
        tuple(Meld(tuple(kinds(text))) for text in side.get("melds", []))  # in the order written
        for side in sides
    ]
    state = State(
        rules=rules,
        scores=list(position.get("scores", [0] * rules.sides)),
        hands=[() if isinstance(s.get("hand"), int) else tuple(kinds(s.get("hand", ""))) for s in seats],
        melds=melds,
        pile=tuple(kinds(position.get("pile", ""))),
        face_down=position.get("face_down", 0),
        red_threes=[_number(side.get("red_threes", "")) for side in sides],
        opened=[bool(side.get("opened", bool(m))) for side, m in zip(sides, melds, strict=True)],
        taken_pile=[bool(side.get("taken_pile", side.get("taken_frozen_pile", False))) for side in sides],
        taken_frozen=[bool(side.get("taken_frozen_pile", False)) for side in sides],
        owed=[seat.get("owed", 0) for seat in seats],
        moda=position.get("moda"),
        exact_cut=position.get("exact_cut"),
        turn=position.get("turn", 0),
        phase=position.get("phase", "draw"),
        first_turns=position.get("first_turns", 0),
    )
    state.frozen = position.get("frozen", is_frozen_by(rules, state.pile, state.face_down))
    _fill(state, position, seats)
    _laid_this_turn(state, position.get("laid", []), sides[state.side])
    _this_turn(state, position)
    state.has_laid = [_has_laid(state, s, seat, sides[s % rules.sides]) for s, seat in enumerate(seats)]
    return state


def _number(text: Any) -> int:
    return text if isinstance(text, int) else len(kinds(text))


def _fill(state: State, position: Position, seats: Sequence[Position]) -> None:
    """Hands and stock that are numbers or left out, from the cards not accounted for."""
    stock = position.get("stock")
    hidden = [(s, seat["hand"]) for s, seat in enumerate(seats) if isinstance(seat.get("hand"), int)]
    if stock is not None and not isinstance(stock, int):
        state.stock = tuple(kinds(stock))
    left = Counter(pack(state.rules.packs)) - everywhere(state)
    spare = sorted(left.elements(), key=ORDER.index)
    quiet = [c for c in spare if c != RED]  # nobody holds a red three unseen
    for seat, number in hidden:
        state.hands[seat] = tuple(quiet[:number])
        del quiet[:number]
    if stock is None or isinstance(stock, int):
        rest = quiet + [RED] * left[RED]
        state.stock = tuple(rest if stock is None else rest[:stock])


def _laid_this_turn(state: State, texts: Sequence[str], written: Position) -> None:
    """The cards of the side on turn laid in this turn, and whether it has opened."""
    laid = [tuple(kinds(text)) for text in texts] + [()] * (len(state.table) - len(texts))
    melds = zip(state.table, laid, strict=True)
    state.melds[state.side] = tuple(Meld(m.cards, now, there=len(m.cards) > len(now)) for m, now in melds)
    if "opened" not in written:
        all_new = not any(m.there for m in state.table)
        state.opened[state.side] = bool(state.table) and not (all_new and state.laid_points < state.minimum)


def _this_turn(state: State, position: Position) -> None:
    """The other events of the turn in progress."""
    if state.phase != "draw":
        drew = position.get("drew", "stock")
        state.drew = None if drew == "none" else drew
    state.leave = position.get("leave")
    state.back = "draw" if state.phase == "answer" and state.drew is None else "play"
    state.abatir = bool(position.get("abatir", False))
    state.pile_waits = state.drew == "pile" and not state.is_open and not state.open_first and not state.abatir
    state.freed = position.get("freed")
    if state.freed:
        number = position["freed_from"]
        melds = list(state.table)
        old = melds[number - 1]
        melds[number - 1] = Meld(old.cards, old.now, old.there, origin=True)
        state.melds[state.side] = tuple(melds)
    state.last_turn = bool(position.get("last_turn", False))
    ends_so = state.rules.stock_end == "last_take" and not state.stock and state.drew == "stock"
    state.last_draw = position.get("last_draw", 2 if ends_so else None)


def _has_laid(state: State, seat: int, written: Position, side_written: Position) -> bool:
    """By seat, having laid cards in an earlier turn; without a word on it, melds count as the partner's."""
    rules = state.rules
    if "laid" in written:
        return bool(written["laid"])
    side = seat % rules.sides
    earlier = [i for i, m in enumerate(state.melds[side]) if m.there]
    laid_by = side_written.get("laid_by")
    if laid_by is not None:
        return any(laid_by[i] == seat for i in earlier)
    if not rules.partners:
        return bool(earlier)
    next_to_play = next(s % rules.seats for s in range(state.turn, state.turn + rules.seats) if s % rules.sides == side)
    return bool(earlier) and seat != next_to_play


def everywhere(state: State) -> Counter[str]:
    """Every card of the deal, wherever it lies."""
    cards = Counter([*state.stock, *state.pile])
    for hand in state.hands:
        cards.update(hand)
    for melds in state.melds:
        for meld in melds:
            cards.update(meld.cards)
    cards[RED] += sum(state.red_threes)
    if state.freed:
        cards[state.freed] += 1
    return cards
