"""A scene: the table as the seat to act may know it, with everything that was seen counted."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from canasta.cards import KIND_OF_CARD, KIND_TEXTS, NATURAL_KINDS
from canasta.engine.compile_rules import card_values
from canasta.engine.packed import unpack
from canasta.players.tracing import KIND_OF, Trace
from canasta.rules.model import GoOutNeeds, PileUnopened

if TYPE_CHECKING:
    from canasta.deal.view import MeldView, SideView, View
    from canasta.rules import Rules

NATURALS: Final = tuple(KIND_TEXTS[kind] for kind in NATURAL_KINDS)
WILDS: Final = ("2", "X")
RANK_TEXTS: Final = [KIND_TEXTS[kind] for kind in KIND_OF_CARD]  # by card
NEARLY: Final = 4  # cards in a hand with which its player may soon go out


class Scene:
    """The table with perfect memory. Ranks are texts of kinds: ``K``, ``2``, ``X``, ``3b``.

    `seat` is to act; `hand` has its cards by rank, `melds` those of its side by number. `turn` is the seat on turn,
    `next` the one after it, `rival` the side of that. `seen_pile`: the cards of the pile that were seen; `known`: by
    seat, those surely in its hand. `passed` and `thrown`: by seat and rank, the last turn in which the seat drew from
    the stock with such a card on top, and in which it discarded one, since it last took a pile; `now` is the number of
    this turn. Turns count from 0.
    """

    def __init__(self, view: View) -> None:
        rules, trace = view.rules, Trace(view)
        self.view = view
        self.rules: Rules = rules
        self.turn: int = view.turn
        self.seat: int = view.to_act if view.seat is None else view.seat
        self.own: SideView = view.sides[self.seat % rules.sides]
        self.hand: Counter[str] = Counter(map(rank_of, view.hand))
        self.melds: dict[int, MeldView] = {meld.number: meld for meld in self.own.melds}
        self.opponents: list[int] = [seat for seat in range(rules.seats) if seat not in self.own.seats]
        self.next: int = (self.turn + 1) % rules.seats
        self.rival: SideView = view.sides[self.next % rules.sides]
        self.ahead: bool = self.next % rules.sides != self.seat % rules.sides  # False only where one answers a partner
        self.partners: list[int] = [each for each in self.own.seats if each != self.seat]
        self.seen_pile: Counter[str] = _ranks(trace.pile)
        self.known: list[Counter[str]] = [_ranks(cards) for cards in trace.known]
        self.values: dict[str, int] = dict(zip(KIND_TEXTS, card_values(rules), strict=True))
        self.passed: list[dict[str, int]] = [{} for _ in range(rules.seats)]
        self.thrown: list[dict[str, int]] = [{} for _ in range(rules.seats)]
        self.now: int = self._walk()

    def _walk(self) -> int:
        """Go through the history; the number of turns that ended."""
        view = self.view
        beginning, turn = view.history.beginning, 0
        lying = beginning.upcards if beginning.position is None else beginning.position["pile"].split()
        top = rank_of(lying[-1]) if lying else None
        for step in view.history:
            if step.what == "draw" and step.action >= 0 and top in NATURALS:
                self.passed[step.seat][top] = turn
            elif step.what == "take":
                top = None
                self.passed[step.seat].clear()
                self.thrown[step.seat].clear()
            elif step.what == "discard":
                top = RANK_TEXTS[step.cards[0]]
                self.thrown[step.seat][top] = turn
            if step.what in ("discard", "pass"):
                turn += 1
        return turn

    # Cards

    def copies(self, rank: str) -> int:
        """Cards of a natural rank, or black threes, in the packs."""
        return (2 if rank == "3b" else 4) * self.rules.packs

    def melded(self, rank: str) -> int:
        """Naturals of a rank on the table."""
        return sum(naturals(meld) for side in self.view.sides for meld in side.melds if meld.rank == rank)

    def unseen(self, rank: str) -> int:
        """Naturals of a rank that are not in the own hand, on the table or in the pile as it was seen."""
        return max(0, self.copies(rank) - self.hand[rank] - self.melded(rank) - self.seen_pile[rank])

    def lengths(self, side: SideView, rank: str) -> list[int]:
        """The lengths of a side's melds of a rank to which cards may be added."""
        return [len(meld.cards) for meld in side.melds if meld.rank == rank and not meld.closed]

    def points(self, cards: Counter[str]) -> int:
        """The card points of some cards."""
        return sum(self.values[rank] * number for rank, number in cards.items())

    # The pile

    @cached_property
    def pairs_only(self) -> bool:
        """True if the next player needs naturals of the hand to take the pile."""
        return self.needs_pair(self.rival)

    def needs_pair(self, side: SideView) -> bool:
        """True if a side takes the pile only with two naturals or more of a hand."""
        rules = self.rules
        return self.view.pile.frozen or not side.opened or not (rules.pile_lay_off and rules.pile_with_wild)

    @cached_property
    def key(self) -> int:
        """The naturals of a hand that take the pile where they are needed."""
        return self.rules.pile_frozen_naturals if self.view.pile.frozen else 2

    def collected(self, rank: str) -> bool:
        """True if the next side may take an open pile with that card, by laying it off."""
        return not self.pairs_only and bool(self.lengths(self.rival, rank))

    # The end

    def may_close(self, side: SideView) -> bool:
        """True if a side has the canastas to go out."""
        return not self.lacking(canastas_of(side), has_wilds(side))

    def lacking(self, types: Counter[str], wilds: bool) -> str:
        """The missing kind of canasta before one may go out: `clean`, `dirty`, `any`; empty if none is missing."""
        rules = self.rules
        if not rules.wild_canasta_counts:
            types = Counter({name: number for name, number in types.items() if name in ("clean", "dirty")})
        if rules.go_out_needs is GoOutNeeds.CANASTAS:
            return "" if types.total() >= rules.canastas_to_go_out else "any"
        clean = types["clean"] + types["wilds_twos"] + types["wilds_jokers"]
        dirty = types.total() - clean
        if (clean and dirty) or (clean >= 2 and not wilds):
            return ""
        return "dirty" if clean else "clean" if dirty else "any"

    @property
    def near(self) -> bool:
        """True if others may soon go out."""
        return bool(self.nearly_out)

    @cached_property
    def nearly_out(self) -> list[int]:
        """The opponents who may soon go out: their side has the canastas, and they hold few cards."""
        sides, hands = self.view.sides, self.view.hands
        few = [seat for seat in self.opponents if hands[seat] <= NEARLY]
        return [seat for seat in few if self.may_close(sides[seat % len(sides)])]

    @cached_property
    def round(self) -> int:
        """Cards of the stock that a round draws."""
        return self.rules.seats * self.rules.draw

    @cached_property
    def opens_from_top(self) -> bool:
        """True if taking the pile may open."""
        return self.rules.pile_unopened is PileUnopened.TOP_COUNTS


def rank_of(text: str) -> str:
    """The rank of the text of a card or of a kind."""
    return KIND_TEXTS[KIND_OF[text]]


def is_wild(card: str) -> bool:
    """True for a two or a joker, as the text of a card or of a kind."""
    return card[0] in WILDS


def has_wilds(side: SideView) -> bool:
    """True if a side has wilds on the table."""
    return any(is_wild(card) for meld in side.melds for card in meld.cards)


def canastas_of(side: SideView) -> Counter[str]:
    """The canastas of a side, by type."""
    return Counter(meld.canasta for meld in side.melds if meld.canasta)


def naturals(meld: MeldView) -> int:
    """The number of cards of a meld that are no wilds."""
    return sum(not is_wild(card) for card in meld.cards)


def _ranks(cards: int) -> Counter[str]:
    return Counter(KIND_TEXTS[kind] for kind in unpack(cards))
