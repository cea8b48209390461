"""The case of a refused action: the state, the cards it would move, and questions that several reasons share.

Only what the player may know is read: unseen cards of the pile are replaced before any question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.cards import ACE, CANASTA, CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS, TWO, kinds_text
from canasta.engine.actions import ADD, START
from canasta.engine.alive import has_required, may_go_out, waived
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.going_out import can_go_out
from canasta.engine.laying import lay, melds_in, slot_of
from canasta.engine.opening import can_reach
from canasta.engine.packed import NATURALS, at_least, count, one, total
from canasta.engine.programme import ANY_VALUE
from canasta.engine.requirement import finished, wild_canasta
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import LAST_NO_CLOSING, LAST_NO_DISCARD, LAST_TAKER, NO, Side
from canasta.refusals.refusal import Refusal, refuse, rule_of
from canasta.rules.model import GoOutNeeds, Rules
from canasta.tabletop.card_table import CardTable
from canasta.tabletop.faces import Meld
from canasta.tabletop.moves import kinds_laid
from canasta.tabletop.notation import Action

_STEP: Final = 5  # the points of every card are a multiple of five
_WHY_LAST: Final = {LAST_TAKER: "last-taker", LAST_NO_CLOSING: "last-card", LAST_NO_DISCARD: "last-red-threes"}


class Cards(NamedTuple):
    """A hand and its side's melds, as they are or would be; `side` holds the melds of slot 0 too."""

    hand: int
    side: Side

    @property
    def size(self) -> int:
        return int(total(self.hand))


@lru_cache(maxsize=64)
def _without_requirement(rules: Rules) -> RuleTable:
    """The table of the rules without a requirement of canastas to go out."""
    return rule_table_of(replace(rules, go_out_needs=GoOutNeeds.CANASTAS, canastas_to_go_out=0))


class Case:
    """One refused action. `micro` is its first refused engine action, None where it has no engine form."""

    def __init__(self, deal: CardTable, action: Action, micro: int | None) -> None:
        self.deal = deal
        self.rules: Rules = deal.rules
        self.action = action
        self.micro = micro
        self.core: EngineDeal = _public(deal)
        self.rule_table: RuleTable = self.core.rule_table
        self.seat: int = int(self.core.seat)
        self.side: Side = self.core.side_on_turn()
        self.now: Cards = Cards(int(self.core.hands[self.seat]), self.side)
        self.top: int = int(self.core.top)

    @property
    def top_text(self) -> str:
        """The top card of the pile as a refusal's data hold it."""
        return self.text_of(self.top)

    def text_of(self, kind: int) -> str:
        return KIND_TEXTS[kind] if kind < len(KIND_TEXTS) else ""

    def points_of_action(self) -> int:
        """The points laid this turn if all cards of the action lay there: a new meld as it was written."""
        if self.action.verb != "meld" or self.micro is None or self.micro >= ADD:
            return 0
        return int(self.core.points) + sum(int(self.rule_table.value(kind)) for kind in self.action.cards)

    def refuse(self, code: str, /, **data: int | str) -> Refusal:
        return refuse(self.rules, code, **data)

    def refuse_out(self, code: str, why: Mapping[str, int | str], /, **data: int | str) -> Refusal:
        """A refusal whose rule is the one that keeps the player from going out."""
        return Refusal(rule_of(self.rules, code, str(why["why"])), code, {**data, **why})

    def held(self, kind: int) -> int:
        return int(count(self.now.hand, kind))

    @property
    def melds(self) -> list[Meld]:
        """The melds of the player's side, as they are numbered on the table."""
        return self.deal.sides[self.seat % self.rules.sides].melds

    @property
    def laid_any(self) -> bool:
        return (self.core.laid_naturals | self.core.laid_twos | self.core.laid_jokers) != 0

    def after(self, micro: int) -> Cards:
        """Hand and melds as a lay or swap would leave them."""
        side = self.side.copy()
        melds = melds_in(side, slot_of(side, micro))
        hand, after = lay(micro, self.now.hand, melds.counts())
        melds.put(after)
        return Cards(int(hand), side)

    def worth(self, hand: int) -> int:
        return int(self.rule_table.worth(hand))

    def best(self, cards: Cards) -> int:
        """The most points that can still be laid from that hand."""
        laid = cards.side.melds.counts()
        low, high = 0, self.worth(cards.hand) // _STEP
        while low < high:
            middle = (low + high + 1) // 2
            if can_reach(self.rule_table, cards.side, cards.hand, laid, middle * _STEP, 0):
                low = middle
            else:
                high = middle - 1
        return low * _STEP

    def could_go_out(self, cards: Cards, *, relaxed: bool = False, slack: int = int(ANY_VALUE)) -> bool:
        """True if the cards allow going out; `relaxed`: without a requirement of canastas."""
        rule_table = _without_requirement(self.rules) if relaxed else self.rule_table
        return bool(can_go_out(rule_table, cards.side, cards.hand, cards.side.melds.counts(), slack))

    def why_not_out(self, cards: Cards, *, discarded: bool = False) -> dict[str, int | str]:
        """The reason why the player cannot go out: a key of `WHYS` as `why`, and its numbers.

        With those cards in hand, or `discarded`: by a discard of the last one.
        """
        core, side = self.core, self.side
        if core.ending in _WHY_LAST:
            return {"why": _WHY_LAST[core.ending]}
        laid = cards.side.melds.counts()
        if discarded and not has_required(self.rule_table, cards.side, laid):
            return self._requirement(cards.side)
        if not discarded and not self.could_go_out(cards):
            if self.could_go_out(cards, relaxed=True):
                return self._requirement(cards.side)
            if cards.size:
                return {"why": "cards-left"}
            if not has_required(self.rule_table, cards.side, laid):
                return self._requirement(cards.side)
            if may_go_out(core):
                return {"why": "no-discard"}
        if self._merely_discards(cards, discarded=discarded):
            return {"why": "lone-discard"}
        if core.leave == NO:
            return {"why": "leave-refused"}
        if not side.opened and not waived(core):
            return {"why": "opening", "minimum": int(side.minimum)}
        return {"why": "leave-needed"}

    def _merely_discards(self, cards: Cards, *, discarded: bool) -> bool:
        """True if the player could go out only by one discard, having laid nothing (RE-3.3)."""
        if self.rule_table.lone_discard or self.laid_any or cards.hand != self.now.hand or cards.size > 1:
            return False
        return discarded or not self.could_go_out(cards, slack=0)

    def _requirement(self, side: Side) -> dict[str, int | str]:
        clean, dirty = canastas(self.rule_table, side)
        if self.rule_table.clean_and_dirty:
            return {"why": "clean-and-dirty", "clean": clean, "dirty": dirty}
        return {"why": "canastas", "need": int(self.rule_table.canastas_to_go_out), "have": clean + dirty}


def canastas(rule_table: RuleTable, side: Side) -> tuple[int, int]:
    """The canastas of a side that count for going out, as (clean, dirty)."""
    clean, dirty = finished(rule_table, side)
    for slot in range(side.slots()):
        melds = side.slot(slot)
        wilds = melds.twos + melds.jokers
        full = at_least((melds.naturals & NATURALS) + (wilds & NATURALS), CANASTA)
        soiled = full & at_least(wilds, 1)
        clean += int(total(full) - total(soiled))
        dirty += int(total(soiled))
        if count(wilds, TWO) >= CANASTA:
            with_wilds = wild_canasta(rule_table, int(count(melds.twos, TWO)), int(count(melds.jokers, TWO)))
            clean += with_wilds[0]
            dirty += with_wilds[1]
    return clean, dirty


def _public(deal: CardTable) -> EngineDeal:
    """A copy of the state with ordinary cards in place of the unseen ones of the pile."""
    core = deal.core.copy()
    hidden = deal.pile[: core.face_down]
    for place, card in enumerate(hidden):
        core.pile += one(place % (ACE + 1)) - one(KIND_OF_CARD[card])
    return core


def not_held(case: Case) -> Refusal | None:
    """The cards of the action that are missing from the hand; None if all are there."""
    verb = case.action.verb
    named = [
        (kind, face)
        for kind, face in zip(case.action.cards, case.action.faces, strict=True)
        if verb != "swap" or kind == case.action.cards[0]  # the other card of a swap lies on the table
    ]
    held = Counter({kind: case.held(kind) for kind, _ in named})
    wanted = [kind for kind, _ in named]
    if case.micro is not None and case.micro >= START and verb != "swap":
        wanted = [*kinds_laid(case.micro)]
    missing = Counter(wanted) - held
    if missing:
        kinds = list(missing.elements())
        if verb == "discard" and any(kind == meld.kind for meld in case.melds for kind in kinds):
            return case.refuse("melded-card", rank=kinds_text(kinds[:1]))
        return case.refuse("not-held", cards=kinds_text(kinds), number=len(kinds))
    if case.micro is not None:
        return None
    hand = Counter(case.deal.hands[case.seat])
    for face in Counter(face for _, face in named if face is not None) - hand:
        return case.refuse("suit-not-held", card=CARD_TEXTS[face], rank=kinds_text([KIND_OF_CARD[face]]))
    return None
