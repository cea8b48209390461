"""Worlds: deals consistent with a view. All that the seat has seen is kept, and the rest is dealt at random.

Only the view is read. A world with the true hidden cards is the deal itself, bit for bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from canasta.cards import BLACK_THREE, JOKER, KIND_OF_CARD, KIND_TEXTS, RED_THREE, TWO, kinds_text, pack
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import empty_deal, new_deal
from canasta.engine.packed import total, unpack
from canasta.engine.rng import Rng
from canasta.engine.state import NO_KIND
from canasta.players.core.files import holdings
from canasta.players.core.hidden import Hidden
from canasta.players.core.memory import Memory, begin
from canasta.players.tracing import KIND_OF, ONE, Trace, packed
from canasta.position import read_position
from canasta.rules.model import RedThreesDealt
from canasta.tabletop.micro import action_of

if TYPE_CHECKING:
    from canasta.deal.view import MeldView, View
    from canasta.engine.deal import EngineDeal

_ANY: Final = 1  # seed of the first world: any will do


class PossibleDeals:
    """The deals consistent with a view whose seat is to act.

    `deal` is one of them, `memory` the public history; `hidden` deals out others.
    """

    deal: EngineDeal
    memory: Memory

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._view = view
        self._trace = Trace(view)
        self._hand = packed(view.hand)
        self._minimums = [side.minimum for side in view.sides]
        self.hidden: Hidden = self._hidden(view.seat)
        blank = empty_deal(rule_table_of(view.rules), [], self._minimums)
        self.hidden.fill(blank, Rng(_ANY))
        hands = [int(hand) for hand in blank.hands]
        down = unpack(int(blank.pile) - self._trace.pile)
        self._cards = hands, [int(kind) for kind in blank.stock], down
        self.deal, self.memory = self.with_cards(*self._cards)

    def believe(self) -> None:
        """Deal hands that fit the play more often from now on, where the rule set has been measured for that."""
        belief = holdings(self._view.rules.name)
        if belief is not None:
            self.hidden.believe(belief, self.deal, self.memory)

    def with_cards(self, hands: Sequence[int], stock: Sequence[int], down: list[int]) -> tuple[EngineDeal, Memory]:
        """The world with given cards: packed hands by seat, kinds of the stock (next first), face-down pile.

        Stock and pile are lists of kinds. The cards must be possible in those places (`Hidden`).
        """
        view = self._view
        deal = self._begun(hands, stock, down)
        memory = begin(deal, awards_of(view.rules))
        for step in view.history:
            if step.action >= 0:
                memory.note(deal, step.action)
                deal.apply(step.action)
        if view.phase == "answer" and deal.bound:  # the asking hand is invented: it was not bound, or could not ask
            deal.bound = False
            deal.side_on_turn().opened = view.sides[view.turn % view.rules.sides].opened
        return deal, memory

    def begun(self) -> EngineDeal:
        """The deal of `deal`, at the beginning of the history."""
        return self._begun(*self._cards)

    def texts(self) -> dict[int, str]:
        """The legal actions: the view's text by the engine's number."""
        side, used = self.deal.side_on_turn(), set[tuple[int, int]]()
        numbers: dict[tuple[int, int], int] = {}
        for meld in self._view.sides[self._view.turn % self._view.rules.sides].melds:
            kind = TWO if meld.rank == "wild" else KIND_OF[meld.rank]
            for slot in range(int(side.slots())):
                lying = side.slot(slot)
                counts = tuple([int(cards) >> 4 * kind & 15 for cards in (lying.naturals, lying.twos, lying.jokers)])
                if (slot, kind) not in used and counts == _counts(meld):
                    used.add((slot, kind))
                    numbers[slot, kind] = meld.number
                    break
        return {action: str(action_of(self.deal, action, numbers)) for action in self.deal.legal_actions()}

    def _hidden(self, seat: int) -> Hidden:
        """The cards that the seat has not seen: the pack without the seen ones."""
        view, trace, rules = self._view, self._trace, self._view.rules
        whole, kinds = _pack(rules.packs)
        known = [self._hand if other == seat else cards for other, cards in enumerate(trace.known)]
        left = whole - sum(known) - trace.pile
        for side in view.sides:
            left -= packed(side.red_threes) + sum([packed(meld.cards) for meld in side.melds])
        red = left >> 4 * RED_THREE & 15
        cards = [kind for kind in kinds for _ in range(left >> 4 * kind & 15)] + [RED_THREE] * red
        unknown = [size - int(total(sure)) for size, sure in zip(view.hands, known, strict=True)]
        waiting = 0
        if rules.red_threes_dealt is RedThreesDealt.ON_FIRST_TURN:
            waiting = sum(ONE[(view.turn + place) % rules.seats] for place in range(1, view.first_turns))
        return Hidden(cards, red, known, unknown, waiting, trace.pile, trace.down, view.stock)

    def _begun(self, hands: Sequence[int], stock: Sequence[int], down: list[int]) -> EngineDeal:
        """The deal at the beginning of the history, so that it comes to these cards."""
        view, beginning = self._view, self._view.history.beginning
        start, drawn, covered = self._trace.back(hands, down)
        if view.last_turn == "discard_optional" and not stock and RED_THREE in drawn:
            # If two cards are drawn, only the end shows whether the red three was the last card of the stock (SA-5.6).
            drawn.append(drawn.pop(len(drawn) - 1 - drawn[::-1].index(RED_THREE)))
        if beginning.position is None:
            return self._dealt(start, [*drawn, *stock], covered)
        return self._placed(beginning.position, start, [*drawn, *stock], covered)

    def _dealt(self, start: Sequence[int], later: Sequence[int], covered: Sequence[int]) -> EngineDeal:
        """The deal from its beginning: the hands dealt, then the discard pile, then the cards drawn from the stock."""
        view, beginning = self._view, self._view.history.beginning
        rules, hands = view.rules, [unpack(hand) for hand in start]
        kept = [KIND_OF[card] for card in beginning.kept]
        wilds = [kind for kind in kept if kind != RED_THREE]
        for kind in wilds:
            hands[beginning.cutter].remove(kind)
        order: list[int] = []
        for dealt in range(rules.hand_size):
            for place in range(rules.seats):
                seat = (beginning.first + place) % rules.seats
                if seat != beginning.cutter or dealt >= len(wilds):
                    order.append(hands[seat].pop())
        order += [*covered, *[KIND_OF[card] for card in beginning.upcards], *later]
        return new_deal(
            rule_table_of(rules),
            order,
            beginning.first,
            self._minimums,
            beginning.cutter,
            sum(ONE[kind] for kind in wilds),
            len(kept) - len(wilds),
            NO_KIND if view.moda is None else KIND_OF[view.moda],
            -1 if view.exact_cut is None else view.exact_cut,
        )

    def _placed(
        self, position: Mapping[str, Any], start: Sequence[int], later: Sequence[int], covered: Sequence[int]
    ) -> EngineDeal:
        """The deal from the position that it began with."""
        hands, turn = list(start), position["turn"]
        hands[turn] -= packed(position.get("freed", "").split())
        whole = dict(position)
        whole["stock"] = kinds_text(later)
        whole["pile"] = f"{kinds_text(covered)} {position['pile']}"
        whole["seat"] = [
            row | {"hand": kinds_text(unpack(hand))} for row, hand in zip(position["seat"], hands, strict=True)
        ]
        if self._whole_hand(turn):
            whole["abatir"] = True
        return read_position(whole).core

    def _whole_hand(self, turn: int) -> bool:
        """True if the position is in the seat's own turn, which must lay down the whole hand (SA-5.2, RE-2.10)."""
        view = self._view
        black = any(meld.rank == KIND_TEXTS[BLACK_THREE] for meld in view.sides[turn % view.rules.sides].melds)
        over = any(step.what in ("discard", "pass") for step in view.history)
        return view.seat == turn and view.must_go_out and view.leave != "yes" and not black and not over


@cache
def _pack(packs: int) -> tuple[int, tuple[int, ...]]:
    """All cards of `packs` packs, and their kinds in order of appearance but for red threes, which are not played."""
    kinds = [KIND_OF_CARD[card] for card in pack(packs)]
    return sum([ONE[kind] for kind in kinds]), tuple(kind for kind in dict.fromkeys(kinds) if kind != RED_THREE)


def forgetful(deal: EngineDeal, memory: Memory) -> Memory:
    """The memory of a player that has seen only the table as it is now."""
    other = begin(deal, memory.awards)
    other.seen = ONE[deal.top] if deal.pile_size > 0 and not deal.aside else 0
    other.turns = memory.turns
    return other


def _counts(meld: MeldView) -> tuple[int, int, int]:
    kinds = [KIND_OF[card] for card in meld.cards]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER)
    return len(kinds) - twos - jokers, twos, jokers
