"""Scoring a finished deal, award by award, each with the rule of the book that gives it."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from canasta.rules.model import ConcealedTerms, RedThreesNeed, Rules

from .cards import BLACK, RED, WILDS, points
from .melds import WILD, Meld, is_canasta, is_clean, valid, wild_canasta, wilds_in
from .state import State

Line = tuple[str, int]

# What each award is called in the book of each rule set.
IDS = {
    "clasica": {
        "laid": "CL-6.1", "hand": "CL-6.1", "canasta": "CL-6.1", "out": "CL-6.1", "concealed": "CL-5.2",
        "red": "CL-6.2", "red_against": "CL-6.2", "held_red": "CL-1.4",
    },
    "salon": {
        "laid": "SA-6.4", "hand": "SA-6.4", "canasta": "SA-6.1", "number": "SA-6.1", "out": "SA-6.1",
        "concealed": "SA-6.3", "red": "SA-6.2", "red_against": "SA-6.2", "held_red": "SA-7.2",
        "black_out": "SA-6.1", "black_held": "SA-7.1",
    },
    "reglamento": {
        "laid": "RE-4.1", "hand": "RE-4.1", "canasta": "RE-4.2", "number": "RE-4.2", "out": "RE-4.2",
        "concealed": "RE-4.4", "red": "RE-4.2", "red_against": "RE-4.5", "held_red": "RE-5.2",
        "black_out": "RE-4.2", "black_held": "RE-5.1",
    },
    "tres-barajas": {
        "laid": "TB-8.10", "hand": "TB-8.10", "canasta": "TB-8.1", "number": "TB-8.3", "out": "TB-8.4",
        "red": "TB-8.2", "red_against": "TB-8.2", "cut": "TB-2.7", "clean": "TB-8.9",
        "black_out": "TB-8.5", "black_held": "TB-8.5",
    },
}  # fmt: skip


def score(state: State) -> list[list[Line]]:
    """For each side the lines (rule, points) of a deal that is over; lines of no points are left out."""
    names = {**IDS["clasica"], **IDS.get(state.rules.id, {})}
    sheet = []
    for side in range(state.rules.sides):
        doubled = list(_base_and_cards(state, side))
        lines = doubled + list(_never_doubled(state, side))
        if clean_game(state, side):
            cards = state.rules.clean_game_cards
            lines.append(("clean", sum(p for name, p in doubled if name != "laid" or cards)))
        sheet.append([(names.get(name, name), p) for name, p in lines if p])
    return sheet


def totals(state: State) -> list[int]:
    return [sum(p for _, p in lines) for lines in score(state)]


def winner(state: State, before: list[int]) -> int | str | None:
    """The side that has won the match, "draw", or None while it goes on (CL-6.3, SA-6.5, RE-4.6, TB-1.3)."""
    after = [a + b for a, b in zip(before, totals(state), strict=True)]
    if max(after) < state.rules.target or (max(after) == state.rules.target and not state.rules.target_enough):
        return None
    best = [side for side, total in enumerate(after) if total == max(after)]
    if len(best) == 1:
        return best[0]
    return "draw" if state.rules.tie == "draw" else None


def closing_side(state: State) -> int | None:
    return state.side if state.how == "out" else None


def _base_and_cards(state: State, side: int) -> Iterator[Line]:
    rules, melds = state.rules, state.melds[side]
    closed = closing_side(state) == side
    canastas = [m for m in melds if m.canasta]
    for i, meld in enumerate(canastas):
        yield "canasta", canasta_award(state, meld, canastas[:i], canastas[i + 1 :])
    yield "canasta", _repeated_wilds(rules, canastas)
    counted = sum(1 for m in canastas if m.rank != WILD or rules.wild_canasta_counts)
    reached = [award for number, award in rules.canasta_awards if counted >= number]
    yield "number", sum(reached) if rules.canasta_awards_add else max(reached, default=0)
    if closed:
        yield "out", rules.going_out
        yield "concealed", concealed_award(state)
    if state.exact_cut == side:
        yield "cut", rules.exact_cut
    red = _red_threes(state, side, canastas)
    yield "red" if red > 0 else "red_against", red
    black = sum(m.cards.count(BLACK) for m in melds)
    all_black = closed and black >= rules.black_threes_number and rules.black_threes_out
    yield "black_out", rules.black_threes_out if all_black else 0
    laid = [c for m in melds for c in m.cards if not (all_black and rules.black_threes_flat and c == BLACK)]
    against = rules.laid_against_without_canasta and state.how == "out" and not closed and not canastas
    yield "laid", -points(rules, laid) if against else points(rules, laid)


def _never_doubled(state: State, side: int) -> Iterator[Line]:
    """The points of cards left in the hands of a side."""
    rules = state.rules
    for seat in range(side, rules.seats, rules.sides):
        hand = state.hands[seat]
        if state.how == "out" or rules.hands_count_if_nobody_out:
            reds = [] if rules.red_threes_unshown_count else [c for c in hand if c == RED]
            hand = tuple(c for c in hand if c != RED or reds)
            yield "hand", points(rules, reds) - points(rules, hand)
            yield "held_red", -points(rules, reds)
        if hand.count(BLACK) >= rules.black_threes_number and (
            state.how == "out" or rules.black_threes_held_if_nobody_out
        ):
            yield "black_held", -rules.black_threes_held


def canasta_award(state: State, meld: Meld, earlier: list[Meld], later: list[Meld]) -> int:
    """The award of a canasta; `earlier`, `later`: the others of its side by their order (TB-8.1, TB-8.6 to 8.8)."""
    rules = state.rules
    if meld.rank == WILD:
        return _wild_award(rules, meld)
    clean = is_clean(meld.cards)
    if meld.rank == "A":
        award = rules.aces_clean if clean else rules.aces_dirty
    elif meld.rank == "7" and rules.canasta_sevens:
        award = rules.canasta_sevens
    else:
        award = rules.canasta_clean if clean else rules.canasta_dirty
    times = [2 if rules.moda_doubles and meld.rank == state.moda else 1]
    if rules.repeats_multiply:
        before = sum(1 for m in earlier if m.rank == meld.rank)
        third_follows = before == 1 and any(m.rank == meld.rank for m in later)
        times.append(1 if third_follows and rules.third_alone else min(3, 1 + before))
    if rules.multiples_add:
        return award * (1 + sum(factor - 1 for factor in times))
    return award * prod(times)


def _wild_award(rules: Rules, meld: Meld) -> int:
    awards = {"mixed": rules.wilds_mixed, "twos": rules.wilds_twos, "jokers": rules.wilds_jokers}
    return awards[wild_canasta(rules, meld.cards)]


def _repeated_wilds(rules: Rules, canastas: list[Meld]) -> int:
    """The points that the dearer of two canastas of wilds earns once more (TB-8.7)."""
    awards = sorted(_wild_award(rules, meld) for meld in canastas if meld.rank == WILD)
    return awards[-1] if rules.repeats_multiply and rules.wild_canasta_repeats and len(awards) > 1 else 0


def concealed_award(state: State) -> int:
    """Going out with the whole hand in one turn (CL-5.2, SA-6.3, RE-4.4)."""
    rules = state.rules
    if rules.concealed is ConcealedTerms.NONE or state.has_laid[state.turn]:
        return 0
    touched = [m for m in state.table if m.now]
    if rules.concealed is ConcealedTerms.EVERY_MELD_ALONE:
        earned = all(valid(rules, m.now) for m in touched) and any(is_canasta(m.now) for m in touched)
    else:
        joined = rules.concealed is ConcealedTerms.CANASTA_JOINED
        earned = any(is_canasta(m.now) and valid(rules, m.now) and (joined or not m.there) for m in touched)
    if not earned:
        return 0
    in_first_turn = state.first_turns and (state.drew == "pile" or not rules.first_turn_undrawn)
    later = 0 if in_first_turn else 2
    with_partners_melds = 1 if any(m.there for m in touched) else 0
    return rules.concealed_awards[later + with_partners_melds]


def _red_threes(state: State, side: int, canastas: list[Meld]) -> int:
    """Red threes, for the side or as a whole against it (CL-6.2, SA-6.2, RE-4.5, TB-8.2)."""
    rules, number = state.rules, state.red_threes[side]
    if rules.red_threes_unshown_count:
        number += sum(state.hands[seat].count(RED) for seat in range(side, rules.seats, rules.sides))
    if not number:
        return 0
    award = rules.red_threes[min(number, len(rules.red_threes)) - 1]
    has = canastas if rules.red_threes_need is RedThreesNeed.CANASTA else state.melds[side]
    lenient = state.how != "out" and not rules.red_threes_against_if_nobody_out
    if has or lenient:
        return award
    return -min(award, rules.red_threes_against_limit or award)


def clean_game(state: State, side: int) -> bool:
    """The side closed, no wild in any of its melds, and its other players hold none (TB-8.9)."""
    if not state.rules.clean_game or closing_side(state) != side:
        return False
    if any(wilds_in(m.cards) for m in state.melds[side]):
        return False
    if state.rules.discarded_wild_soils and state.rules.final_discard and state.pile and state.pile[-1] in WILDS:
        return False
    partners = (state.hands[seat] for seat in range(side, state.rules.seats, state.rules.sides))
    return not any(c in WILDS for hand in partners for c in hand)
