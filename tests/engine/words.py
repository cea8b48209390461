"""Engine actions as words and the table as plain cards, so that the engine and the reference can be compared.

Meld numbers depend on the order of the melds, which the engine does not keep; so a meld is named by its cards:
``add 9 > 9 9 2``.
"""

from __future__ import annotations

from collections import Counter

from canasta.cards import ACE, JOKER, KIND_TEXTS, TWO
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count, total, unpack
from canasta.engine.state import NO_KIND, Melds, Side

PHASES = ("draw", "play", "answer", "over")
PLAIN = {1: "draw", 5: "pass", 9: "ask", 13: "yes", 17: "no"}
TAKE_NATURALS, TAKE_TWO, TAKE_JOKER, TAKE_LAY_OFF, TAKE_ONTO = 21, 25, 29, 33, 37
SMALLEST_OF_WILDS = {0: "2 2 2", 1: "2 2 X", 2: "2 X X"}


def meld_text(naturals: int, twos: int, jokers: int, kind: int) -> str:
    """The meld of a rank in one slot, by the packed counts of the slot; empty if there is none."""
    lying = [] if kind == TWO else [KIND_TEXTS[kind]] * int(count(naturals, kind))
    return " ".join(lying + ["2"] * int(count(twos, kind)) + ["X"] * int(count(jokers, kind)))


def slot_meld(side: Side, slot: int, kind: int) -> str:
    """The meld of a rank in a slot; `JOKER` and `TWO` are both the meld of wilds."""
    melds: Melds = side.slot(slot)
    return meld_text(melds.naturals, melds.twos, melds.jokers, min(kind, TWO))


def action_text(deal: EngineDeal, action: int) -> str:
    """One engine action in words."""
    side = deal.side_on_turn()
    word, kind, lane = action // 64, action % 64 // 4, action % 4
    if word == 0 and lane == 0:
        return f"discard {KIND_TEXTS[kind]}"
    if word == 0:
        assert lane == 1, action
        return PLAIN[action] if action in PLAIN else take_text(deal, side, action)
    if lane == 3:
        assert word in (1, 2), action
        return f"swap {KIND_TEXTS[kind]} {'2' if word == 1 else 'X'} > {slot_meld(side, 0, kind)}"
    if word == 1 and kind == JOKER:
        assert lane == 0, action
        return "meld X X X"
    if word == 1 and kind == TWO:
        return f"meld {SMALLEST_OF_WILDS[lane]}"
    if word == 1:
        return f"meld {' '.join([KIND_TEXTS[kind]] * (2 if lane else 3) + ['2', 'X'][lane - 1 : lane] * (lane > 0))}"
    assert kind != JOKER, action
    assert lane > 0 or kind < TWO, action
    return f"add {(KIND_TEXTS[kind], '2', 'X')[lane]} > {slot_meld(side, word - 2, kind)}"


def take_text(deal: EngineDeal, side: Side, action: int) -> str:
    top = KIND_TEXTS[deal.top]
    if action == TAKE_LAY_OFF:
        return "take"
    if action in (TAKE_TWO, TAKE_JOKER):
        return f"take {top} {'2' if action == TAKE_TWO else 'X'}"
    need = int(deal.rule_table.pile_frozen_naturals) if deal.frozen else 2
    cards = " ".join(["take"] + [top] * need)
    return cards if action == TAKE_NATURALS else f"{cards} > {slot_meld(side, (action - TAKE_ONTO) // 4, deal.top)}"


def legal_texts(deal: EngineDeal) -> dict[str, list[int]]:
    """The legal actions in words, with their numbers; more than one where equal melds lie in several slots."""
    found: dict[str, list[int]] = {}
    for action in deal.legal_actions():
        found.setdefault(action_text(deal, action), []).append(action)
    return found


def melds_of(side: Side) -> Counter[str]:
    """The melds that still lie in a slot."""
    found: Counter[str] = Counter()
    for slot in range(side.slots()):
        for kind in range(TWO + 1):
            text = slot_meld(side, slot, kind)
            if text:
                found[text] += 1
    return found


def closed_of(side: Side) -> dict[str, Counter[str]]:
    """The cards of the closed canastas together, by rank: the engine keeps no single ones."""
    found = {}
    for kind in range(TWO + 1):
        cards = meld_text(side.done_naturals, side.done_twos, side.done_jokers, kind).split()
        if cards:
            found["wild" if kind == TWO else KIND_TEXTS[kind]] = Counter(cards)
    return found


def canastas_of(side: Side) -> dict[str, list[str]]:
    """The closed canastas by rank as clean or dirty in order of finishing; those of wilds by sort, sorted."""
    found: dict[str, list[str]] = {}
    for kind in range(ACE + 1):
        for order in range(count(side.canastas, kind)):
            clean = count(side.clean, kind) >> order & 1
            found.setdefault(KIND_TEXTS[kind], []).append("clean" if clean else "dirty")
    wilds = []
    for lane, name in ((12, "mixed"), (13, "twos"), (14, "jokers")):
        wilds += [name] * int(count(side.canastas, lane))
    return found | ({"wild": sorted(wilds)} if wilds else {})


def hand_of(deal: EngineDeal, seat: int) -> Counter[str]:
    """The hand of a seat. A wild that came free lies aside, not in the hand."""
    hand = Counter(KIND_TEXTS[kind] for kind in unpack(deal.hands[seat]))
    if deal.freed != NO_KIND and seat == deal.seat:
        hand[KIND_TEXTS[deal.freed]] -= 1
    return +hand


def cards_everywhere(deal: EngineDeal) -> Counter[str]:
    """Every card of the deal, wherever it lies."""
    cards: Counter[str] = Counter(KIND_TEXTS[kind] for kind in list(deal.stock)[deal.drawn :])
    cards.update(KIND_TEXTS[kind] for kind in unpack(deal.pile))
    for seat in range(deal.rule_table.seats):
        cards.update(KIND_TEXTS[kind] for kind in unpack(deal.hands[seat]))
    for side in deal.sides:
        for text, number in melds_of(side).items():
            for _ in range(number):
                cards.update(text.split())
        for closed in closed_of(side).values():
            cards.update(closed)
        cards["3r"] += int(side.red_threes)
    assert total(deal.pile) == deal.pile_size
    return +cards
