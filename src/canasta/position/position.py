"""Positions read from text and structures, and written as text.

`read_position` makes a deal of a position, `to_toml` a text. A deal that is written and read plays on the
same. This is the only place outside the engine that writes to its state.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from canasta.cards import BLACK_THREE, CANASTA, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.deal.deal import Deal
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import empty_deal
from canasta.engine.packed import count, one
from canasta.engine.state import Melds, Side
from canasta.engine.turns import begin_turn as engine_begins_turn
from canasta.position.document import Cards, Given, GivenSide, PositionError, read_given
from canasta.position.fill import Faces, fill
from canasta.position.turn import partner_of_next, set_turn
from canasta.position.writer import write_seen
from canasta.rules import Rules
from canasta.rules.model import CutPurpose, LastRedThree, Leave, RedThreesDealt, StockEnd, WildMelds
from canasta.tabletop.card_table import CardTable
from canasta.tabletop.faces import Meld, packed
from canasta.tabletop.faces import lying as counts
from canasta.tabletop.history import Beginning, History
from canasta.tabletop.moves import begin_turn
from canasta.texts.errors import shortened
from canasta.texts.toml import TOMLDecodeError, read_toml


def set_up(given: Given) -> Deal:
    """The deal that a position describes, with what begins its turn done. Raises `PositionError`."""
    _show_dealt_red_threes(given)
    check_given(given)
    rules = given.rules
    places = _places(given)
    faces = Faces(rules.packs, places)
    accounted = Counter(kind for cards in places.values() for kind, _ in cards)
    hidden = {seat: row.hand for seat, row in enumerate(given.seats) if isinstance(row.hand, int)}
    size = given.stock if isinstance(given.stock, int) else 0 if given.stock is not None else None
    hands, stock = fill(rules.packs, accounted, hidden, size)
    lying = {place: faces.of(cards) for place, cards in places.items()}
    in_hand = {seat: faces.of_kinds(kinds) for seat, kinds in hands.items()}
    order = lying["stock"] if "stock" in lying else faces.of_kinds(stock)
    rule_table = rule_table_of(rules)
    minimums = [rules.opening_minimum(score) for score in given.scores]
    core = empty_deal(rule_table, [KIND_OF_CARD[card] for card in order], minimums)
    core.seat = given.turn
    deal = Deal(rules, core, order, given.scores)
    deal.hidden_hands = frozenset(hidden)
    deal.hidden_stock = not isinstance(given.stock, list)
    deal.pile = lying["pile"]
    for seat in range(rules.seats):
        deal.hands[seat] = in_hand[seat] if seat in in_hand else lying[f"seat[{seat}].hand"]
    _freed(deal, given, lying["freed"])
    for seat, hand in enumerate(deal.hands):
        core.hands[seat] = packed(hand)
    for number, side in enumerate(given.sides):
        deal.sides[number].red_threes = lying[f"side[{number}].red_threes"]
        melds = [lying[f"side[{number}].melds[{at}]"] for at in range(len(side.melds))]
        _lay_melds(deal, number, side, melds)
    deal.assumed = frozenset(faces.assumed)
    set_turn(deal, given)
    if deal.phase == "draw" and not given.laid and given.leave is None:
        engine_begins_turn(core)
        deal.began = tuple(begin_turn(deal))
    deal.history = History(Beginning(position=write_seen(deal)))
    return deal


def _places(given: Given) -> dict[str, Cards]:
    """The cards that are written, by place, in the order of the page."""
    places: dict[str, Cards] = {}
    if isinstance(given.stock, list):
        places["stock"] = given.stock
    places["pile"] = given.pile
    places["freed"] = given.freed
    for seat, row in enumerate(given.seats):
        if not isinstance(row.hand, int):
            places[f"seat[{seat}].hand"] = row.hand
    for number, side in enumerate(given.sides):
        for at, meld in enumerate(side.melds):
            places[f"side[{number}].melds[{at}]"] = meld
        places[f"side[{number}].red_threes"] = side.red_threes
    return places


def waiting(given: Given) -> list[int]:
    """The seats whose first turn has not begun."""
    seats = given.rules.seats
    begun = given.phase != "draw"
    return [(given.turn + place) % seats for place in range(int(begun), given.first_turns)]


def _show_dealt_red_threes(given: Given) -> None:
    """Lay out red threes of hands before their first turn, where they are shown at once (SA-2.4, RE-1.8)."""
    if given.rules.red_threes_dealt is not RedThreesDealt.REPLACED_ON_FIRST_TURN:
        return
    for seat in waiting(given):
        row = given.seats[seat]
        if isinstance(row.hand, list):
            red = [card for card in row.hand if card[0] == RED_THREE]
            row.hand = [card for card in row.hand if card[0] != RED_THREE]
            row.owed += len(red)
            given.sides[seat % given.rules.sides].red_threes.extend(red)


def _freed(deal: CardTable, given: Given, cards: list[int]) -> None:
    """A wild that came out of a canasta this turn is held aside; the engine counts it with the hand (RE-2.5)."""
    if not cards:
        return
    assert given.freed_from is not None
    side = given.sides[given.turn % given.rules.sides]
    deal.freed = cards[0]
    deal.hands[given.turn].append(deal.freed)
    deal.core.freed = KIND_OF_CARD[deal.freed]
    deal.core.freed_from = meld_rank(side.melds[given.freed_from - 1])


def _lay_melds(deal: CardTable, number: int, given: GivenSide, melds: list[list[int]]) -> None:
    rules, side, core = deal.rules, deal.sides[number], deal.core.sides[number]
    core.red_threes = len(side.red_threes)
    core.took_frozen = given.taken_frozen_pile
    core.took_pile = given.taken_pile or given.taken_frozen_pile
    for at, cards in enumerate(melds):
        kind = meld_rank(given.melds[at])
        by = given.laid_by[at] if given.laid_by is not None else partner_of_next(rules, deal.turn, number)
        meld = Meld(cards, kind, None, by)
        side.melds.append(meld)
        if rules.separate_melds and meld.finished:
            _close(core, meld, rules.packs)
        else:
            meld.slot = sum(other.kind == kind and other.slot is not None for other in side.melds[:-1])
            while core.slots() <= meld.slot:
                core.more = [*core.more, Melds(0, 0, 0)]
            slot = core.slot(meld.slot)
            naturals, twos, jokers = counts([meld])
            slot.naturals += naturals
            slot.twos += twos
            slot.jokers += jokers


def _close(core: Side, meld: Meld, packs: int) -> None:
    """A closed canasta as the engine keeps it: by rank, clean ones as bits in the order of finishing (TB-8.7)."""
    naturals, twos, jokers = counts([meld])
    core.done_naturals += naturals
    core.done_twos += twos
    core.done_jokers += jokers
    kind = meld.kind
    if kind == TWO:
        wilds = Counter(KIND_OF_CARD[card] for card in meld.cards)
        kind = JOKER if wilds[TWO] == CANASTA else RED_THREE if wilds[JOKER] == 2 * packs else TWO
    elif meld.clean:
        core.clean |= int(one(kind)) << int(count(core.canastas, kind))
        core.clean_number += 1
    core.canastas += one(kind)


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


MAX_BYTES: Final = 200_000


def read_position(position: str | bytes | Mapping[str, Any]) -> Deal:
    """The deal that a position describes, given as TOML text or as the structure of one.

    A turn that has not begun begins: red threes of a first turn are shown and replaced. Raises `PositionError`, which
    names the place and says what was expected; nothing else.
    """
    return set_up(read_given(_parsed(position) if isinstance(position, str | bytes) else position))


def to_toml(position: Mapping[str, Any]) -> str:
    """The TOML text of a position: plain keys first, then its tables. ``tomllib.loads`` gives the position back.

    Python reads TOML but does not write it; these few lines are all that a position needs.
    """
    lines = [f"{key} = {_value(value)}" for key, value in position.items() if not _is_table(value)]
    for key, value in position.items():
        if _is_table(value):
            lines.extend(_tables(key, value))
    return "\n".join(lines) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(item, Mapping) for item in value))


def _tables(key: str, value: Any) -> Iterator[str]:
    for table in [value] if isinstance(value, Mapping) else value:
        yield ""
        yield f"[{key}]" if isinstance(value, Mapping) else f"[[{key}]]"
        yield from (f"{name} = {_value(item)}" for name, item in table.items())


def _value(value: Any) -> str:
    # Texts, whole numbers, truth values and lists of them are written as in JSON.
    return json.dumps(value, ensure_ascii=False)


def _parsed(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_BYTES:
        raise PositionError("too-big", most=MAX_BYTES // 1000)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise PositionError("not-utf8") from None
    try:
        return read_toml(text)
    except TOMLDecodeError as error:
        raise PositionError("toml", reason=shortened(str(error), 120)) from None
