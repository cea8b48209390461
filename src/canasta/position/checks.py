"""Contents that a position may not have: melds that cannot exist, and keys that contradict its rules or each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from canasta.cards import BLACK_THREE, CANASTA, RED_THREE, TWO
from canasta.position.document import Cards, Given
from canasta.position.errors import PositionError
from canasta.rules import Rules
from canasta.rules.model import CutPurpose, LastRedThree, Leave, RedThreesDealt, StockEnd, WildMelds


def check_given(given: Given) -> None:
    """Raise `PositionError` at the first impossible thing."""
    for number, side in enumerate(given.sides):
        _check_melds(given, number)
        if side.laid_by is not None:
            place = f"side[{number}].laid_by"
            if len(side.laid_by) != len(side.melds):
                raise PositionError("laid-by", place, found=len(side.laid_by), melds=len(side.melds))
            for seat in side.laid_by:
                if seat >= given.rules.seats or seat % given.rules.sides != number:
                    raise PositionError("laid-by-seat", place, seat=seat, side=number)
    for code, place in (*_out_of_place(given), *_contradictions(given)):
        raise PositionError(code, place)
    _check_laid(given)
    _check_freed(given)


def meld_rank(cards: Cards) -> int:
    """The rank of a meld, `TWO` for one of wilds."""
    return next((kind for kind, _ in cards if kind <= BLACK_THREE), TWO)


def _check_melds(given: Given, number: int) -> None:
    """Every meld could lie there, and no two of a rank where a side has one a rank."""
    rules, ranks = given.rules, set()
    for at, cards in enumerate(given.sides[number].melds):
        place = f"side[{number}].melds[{at}]"
        code = _wrong_with(cards, rules)
        if code:
            raise PositionError(code, place, **_limits(rules))
        rank = meld_rank(cards)
        if rank == BLACK_THREE and (given.phase == "draw" or number != given.turn % rules.sides):
            raise PositionError("black-threes", place)
        if rank in ranks and (rank == BLACK_THREE or not rules.separate_melds):
            raise PositionError("rank-twice", place)
        ranks.add(rank)


def _limits(rules: Rules) -> dict[str, int]:
    return {"naturals": rules.min_naturals, "wilds": rules.max_wilds}


def _wrong_with(cards: Cards, rules: Rules) -> str:
    """The code of the fault in a meld, empty if there is none (CL-2.1, SA-3.1, TB-3.3, RE-2.3)."""
    naturals = [kind for kind, _ in cards if kind <= BLACK_THREE]
    wilds = len(cards) - len(naturals)
    if len(cards) < 3:
        return "meld-too-small"
    if any(kind == RED_THREE for kind, _ in cards):
        return "meld-red-three"
    if len(set(naturals)) > 1:
        return "meld-two-ranks"
    if not naturals:
        return "wild-meld-none" if rules.wild_melds is WildMelds.NONE else "wild-meld-big" if wilds > CANASTA else ""
    if naturals[0] == BLACK_THREE:
        return "meld-black-threes" if wilds else ""
    if rules.closed_canastas and len(cards) > CANASTA:
        return "meld-closed"
    if len(naturals) < rules.min_naturals or wilds > rules.max_wilds:
        return "meld-wilds"
    return "meld-more-naturals" if rules.more_naturals and wilds >= len(naturals) else ""


def _out_of_place(given: Given) -> Iterator[tuple[str, str]]:
    """Keys that mean nothing under these rules."""
    rules = given.rules
    if given.moda is not None and rules.cut is not CutPurpose.MODA:
        yield "no-moda", "moda"
    if given.exact_cut is not None and not rules.cut.from_lifted:
        yield "no-exact-cut", "exact_cut"
    if rules.leave is Leave.NONE and (given.leave is not None or given.phase == "answer"):
        yield "no-leave", "phase" if given.leave is None else "leave"
    if given.last_draw is not None and rules.stock_end is not StockEnd.LAST_TAKE:
        yield "no-last-draw", "last_draw"
    if given.last_turn and rules.last_red_three is not LastRedThree.NO_DISCARD:
        yield "no-last-turn", "last_turn"
    if given.freed and not rules.swap_wilds:
        yield "no-swap", "freed"
    for seat, row in enumerate(given.seats):
        if row.owed and rules.red_threes_dealt is not RedThreesDealt.REPLACED_ON_FIRST_TURN:
            yield "no-owed", f"seat[{seat}].owed"


def _contradictions(given: Given) -> Iterator[tuple[str, str]]:
    """Keys that do not go with the phase or with each other."""
    if given.phase == "draw":
        for key, value in (("drew", given.drew), ("last_draw", given.last_draw), ("freed", given.freed or None)):
            if value not in (None, "none"):
                yield "not-drawn-yet", key
    if given.phase == "answer" and given.leave is not None:
        yield "answer-and-leave", "leave"
    if given.phase == "play" and given.drew == "none":
        yield "drew-none", "drew"
    if given.outcome is not None and given.phase != "over":
        yield "outcome-early", "outcome"
    if given.face_down > len(given.pile):
        yield "face-down", "face_down"
    hand = given.seats[given.turn].hand
    if given.phase in ("play", "answer") and not hand and not given.freed and not (given.drew == "pile" and given.pile):
        yield "no-cards", f"seat[{given.turn}].hand"


def _check_laid(given: Given) -> None:
    melds = given.sides[given.turn % given.rules.sides].melds
    for at, cards in enumerate(given.laid or []):
        if at >= len(melds):
            raise PositionError("laid-melds", "laid", found=len(given.laid or []), melds=len(melds))
        if Counter(kind for kind, _ in cards) - Counter(kind for kind, _ in melds[at]):
            raise PositionError("laid-cards", f"laid[{at}]")


def _check_freed(given: Given) -> None:
    """The canasta that a wild came out of has seven cards and a rank, and is named where a wild is (RE-2.5)."""
    melds = given.sides[given.turn % given.rules.sides].melds
    if bool(given.freed) != (given.freed_from is not None):
        raise PositionError("freed-both", "freed_from" if given.freed else "freed")
    if given.freed_from is not None:
        if given.freed_from > len(melds):
            raise PositionError("freed-from", "freed_from", melds=len(melds))
        cards = melds[given.freed_from - 1]
        if len(cards) < CANASTA or meld_rank(cards) >= BLACK_THREE:
            raise PositionError("freed-canasta", "freed_from")
