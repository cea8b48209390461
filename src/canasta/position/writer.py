"""A deal as a position: the TOML structure that reads back to a deal that plays the same.

The keys that tell of any deal are always there, the others where they matter. Cards whose suit was never given are
written by rank, hidden hands and an unknown stock as numbers where reading them again gives the same cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from canasta.cards import BLACK_THREE, CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS
from canasta.engine.packed import count
from canasta.engine.public import opened
from canasta.engine.state import (
    FROM_PILE,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    NO,
    NOT_DRAWN,
    YES,
)
from canasta.position.fill import fill
from canasta.position.turn import partner_of_next, usual_frozen, usual_has_laid
from canasta.rules import RuleSetError, get
from canasta.rules.house import house
from canasta.rules.model import WildMelds
from canasta.tabletop.card_table import CardTable

Structure = dict[str, Any]


def write_position(deal: CardTable) -> Structure:
    """The position of a deal, as the structure of a TOML text: texts, numbers, truth values, lists and tables only."""
    core, rules = deal.core, deal.rules
    hidden, stock_hidden = _still_hidden(deal)
    position: Structure = {
        "rules": _name(deal),
        "version": rules.version,
        "scores": deal.scores[:],
        "turn": deal.turn,
        "phase": deal.phase,
    }
    position["stock"] = len(deal.stock) if stock_hidden else _text(deal, deal.stock)
    position["pile"] = _text(deal, deal.pile)
    position |= _turn(deal)
    if deal.moda is not None:
        position["moda"] = KIND_TEXTS[deal.moda]
    if core.first_turns > 0:
        position["first_turns"] = int(core.first_turns)
    if core.frozen or usual_frozen(deal):
        position["frozen"] = bool(core.frozen)
    if core.face_down > 0:
        position["face_down"] = int(core.face_down)
    if core.exact_cut >= 0:
        position["exact_cut"] = int(core.exact_cut)
    changed = house(rules)
    if changed:
        position["house"] = changed
    position["seat"] = [_seat(deal, seat, seat in hidden) for seat in range(rules.seats)]
    position["side"] = [_side(deal, number) for number in range(rules.sides)]
    return position


def write_seen(deal: CardTable) -> Structure:
    """The position without hidden cards: hands and stock are numbers, the pile only its cards that lie face up."""
    position = write_position(deal)
    position["stock"] = len(deal.stock)
    position["pile"] = _text(deal, deal.pile[int(deal.core.face_down) :])
    position.pop("abatir", None)
    for seat, row in enumerate(position["seat"]):
        row["hand"] = len(deal.hands[seat]) - (deal.freed is not None and seat == deal.turn)
    for number, side in enumerate(position["side"]):
        side["opened"] = opened(deal.core, number)
    return position


def _name(deal: CardTable) -> str:
    """The rule set; its form is named only if the numbers of seats and sides do not pick it."""
    rules = deal.rules
    try:
        picked = get(rules.id, seats=rules.seats, sides=rules.sides)
    except RuleSetError:
        return rules.name
    return rules.id if picked.form == rules.form else rules.name


def _text(deal: CardTable, cards: Iterable[int]) -> str:
    """Cards as text, the rank alone where the suit was never named."""
    return " ".join(KIND_TEXTS[KIND_OF_CARD[c]] if c in deal.assumed else CARD_TEXTS[c] for c in cards)


def _turn(deal: CardTable) -> Structure:
    """The turn in progress, as keys of a position."""
    core = deal.core
    found: Structure = {}
    if deal.phase != "draw" and core.came == NOT_DRAWN:
        found["drew"] = "none"
    elif core.came == FROM_PILE:
        found["drew"] = "pile"
    if deal.phase != "answer" and core.leave in (YES, NO):
        found["leave"] = "yes" if core.leave == YES else "no"
    melds = deal.side_of(deal.turn).melds
    laid = [_text(deal, meld.now) for meld in melds]
    while laid and not laid[-1]:
        laid.pop()
    if laid:
        found["laid"] = laid
    if core.ending in (LAST_NO_DISCARD, LAST_NO_CLOSING) and core.came != FROM_PILE:
        found["last_draw"] = 0 if core.ending == LAST_NO_DISCARD else 1
    if core.ending == LAST_DISCARD_OPTIONAL:
        found["last_turn"] = True
    if core.bound and not any(meld.kind == BLACK_THREE for meld in melds):
        found["abatir"] = True
    if deal.freed is not None:
        canasta = deal.meld_at(deal.turn, int(core.freed_from), 0)
        assert canasta is not None
        found["freed"] = _text(deal, [deal.freed])
        found["freed_from"] = deal.number_of(canasta)
    if deal.outcome is not None:
        found["outcome"] = deal.outcome
    return found


def _seat(deal: CardTable, seat: int, hidden: bool) -> Structure:
    hand = deal.hands[seat][:]
    if deal.freed is not None and seat == deal.turn:
        hand.remove(deal.freed)
    found: Structure = {"hand": len(hand) if hidden else _text(deal, hand)}
    has_laid = count(deal.core.has_laid, seat) > 0
    if has_laid != _usual_laid(deal)[seat]:
        found["laid"] = has_laid
    owed = int(count(deal.core.owed, seat))
    if owed > 0:
        found["owed"] = owed
    return found


def _usual_laid(deal: CardTable) -> list[bool]:
    """The reader's default: by the seats that laid the melds where these are written, else `usual_has_laid`."""
    usual = usual_has_laid(deal)
    for number, side in enumerate(deal.sides):
        if _laid_by(deal, number) is not None:
            for seat in range(number, deal.rules.seats, deal.rules.sides):
                usual[seat] = any(m.laid_by == seat and len(m.now) < len(m.cards) for m in side.melds)
    return usual


def _laid_by(deal: CardTable, number: int) -> list[int] | None:
    """The seats that laid the melds of a side, None if they are the reader's default."""
    melds = deal.sides[number].melds
    usual = partner_of_next(deal.rules, deal.turn, number)
    on_turn = number == deal.turn % deal.rules.sides
    if all(m.laid_by == (deal.turn if on_turn and len(m.now) == len(m.cards) else usual) for m in melds):
        return None
    return [meld.laid_by for meld in melds]


def _side(deal: CardTable, number: int) -> Structure:
    side, core, rules = deal.sides[number], deal.core.sides[number], deal.rules
    found: Structure = {
        "melds": [_text(deal, meld.cards) for meld in side.melds],
        "red_threes": _text(deal, side.red_threes),
        "opened": bool(core.opened),
    }
    if rules.wild_melds is WildMelds.BEFORE_FROZEN_PILE:  # elsewhere nothing depends on it
        if core.took_pile:
            found["taken_pile"] = True
        if core.took_frozen:
            found["taken_frozen_pile"] = True
    laid_by = _laid_by(deal, number)
    if laid_by is not None:
        found["laid_by"] = laid_by
    return found


def _still_hidden(deal: CardTable) -> tuple[set[int], bool]:
    """The seats whose hands, and whether the stock, can be written as numbers: reading them gives the same again."""
    hidden, stock = set(deal.hidden_hands), deal.hidden_stock
    if deal.freed is not None:
        hidden.discard(deal.turn)
    while hidden or stock:
        open_hands = [card for seat, hand in enumerate(deal.hands) if seat not in hidden for card in hand]
        known = Counter(KIND_OF_CARD[card] for card in (*open_hands, *deal.pile, *(() if stock else deal.stock)))
        for side in deal.sides:
            known.update(KIND_OF_CARD[card] for card in side.red_threes)
            for meld in side.melds:
                known.update(KIND_OF_CARD[card] for card in meld.cards)
        sizes = {seat: len(deal.hands[seat]) for seat in sorted(hidden)}
        hands, filled = fill(deal.rules.packs, known, sizes, len(deal.stock) if stock else 0)
        wrong = [s for s in sizes if sorted(hands[s]) != sorted(KIND_OF_CARD[card] for card in deal.hands[s])]
        if wrong:
            hidden.discard(wrong[0])
        elif stock and filled != [KIND_OF_CARD[card] for card in deal.stock]:
            stock = False
        else:
            break
    return hidden, stock
