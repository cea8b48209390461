"""The places of a deal's real cards, and the effect of each move on them. The engine knows which moves are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Self

from canasta.cards import KIND_OF_CARD, RED_THREE, TWO
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.mutable import no_hash
from canasta.engine.state import NO_KIND, WENT_OUT
from canasta.tabletop.faces import Meld, TableSide
from canasta.tabletop.history import Beginning, History
from canasta.tabletop.steps import Step

if TYPE_CHECKING:
    from canasta.engine.deal import EngineDeal
    from canasta.engine.rule_table import RuleTable
    from canasta.rules import Rules

_MADE_OF: Final = ("rules", "core", "order", "scores", "number")  # the arguments
_KEPT: Final = (
    *("drawn", "hands", "pile", "sides", "freed", "began", "history"),
    *("hidden_hands", "hidden_stock", "assumed"),
)
PHASES: Final = ("draw", "play", "answer", "over")


class CardTable:
    """The cards of a deal beside the engine's `core`, which counts them. `canasta.Deal` tells the attributes."""

    def __init__(
        self, rules: Rules, core: EngineDeal, order: Sequence[int], scores: Sequence[int], number: int = 1
    ) -> None:
        self.rules = rules
        self.rule_table: RuleTable = rule_table_of(rules)
        self.core: EngineDeal = core
        self.scores: list[int] = list(scores)
        self.number = number
        self.order: tuple[int, ...] = tuple(order)
        self.drawn: int = 0
        self.hands: list[list[int]] = [[] for _ in range(rules.seats)]
        self.pile: list[int] = []
        self.sides: list[TableSide] = [TableSide() for _ in range(rules.sides)]
        self.freed: int | None = None  # a wild taken out of a canasta this turn, still to be laid elsewhere
        self.began: tuple[Step, ...] = ()  # steps before the first action
        self.history: History = History(Beginning())  # what everybody has seen since the cards were dealt
        self.hidden_hands: frozenset[int] = frozenset()  # seats whose cards a position left open
        self.hidden_stock = False
        self.assumed: frozenset[int] = frozenset()  # cards that a position named by their rank only

    @property
    def stock(self) -> tuple[int, ...]:
        """The cards of the stock, the next one first."""
        return self.order[self.drawn :]

    @property
    def to_act(self) -> int:
        """The seat that must act: the one on turn, or the partner who is asked for leave."""
        return int(self.core.to_act)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.core.seat)

    @property
    def phase(self) -> str:
        """``draw``, ``play``, ``answer`` (the partner is asked for leave) or ``over``."""
        return PHASES[self.core.phase]

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return bool(self.core.over)

    @property
    def outcome(self) -> str | None:
        """The end of the deal: ``out`` (somebody went out) or ``stock``; None while it goes on."""
        if not self.over:
            return None
        return "out" if self.core.outcome == WENT_OUT else "stock"

    @property
    def closer(self) -> int | None:
        """The seat that went out, None if none did."""
        return self.turn if self.outcome == "out" else None

    @property
    def moda(self) -> int | None:
        """The kind of the canasta de moda, None where there is none."""
        return None if self.core.moda == NO_KIND else int(self.core.moda)

    def side_of(self, seat: int) -> TableSide:
        """The side that a seat belongs to."""
        return self.sides[seat % len(self.sides)]

    def copy(self) -> Self:
        """An independent copy; the order of the cards is shared, it never changes."""
        other = type(self)(self.rules, self.core.copy(), self.order, self.scores, self.number)
        other.drawn, other.freed = self.drawn, self.freed
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.sides = [side.copy() for side in self.sides]
        other.began, other.history = self.began, self.history
        other.hidden_hands, other.hidden_stock, other.assumed = self.hidden_hands, self.hidden_stock, self.assumed
        return other

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, CardTable) or type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in (*_MADE_OF, *_KEPT))

    def __hash__(self) -> int:
        raise no_hash(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        made_of = [getattr(self, name) for name in _MADE_OF]
        return table_from, (type(self), made_of, [getattr(self, name) for name in _KEPT])

    def become(self, later: CardTable) -> None:
        """Take over the cards of a copy on which the deal has gone on."""
        self.core, self.drawn, self.freed = later.core, later.drawn, later.freed
        self.hands, self.pile, self.sides = later.hands, later.pile, later.sides

    def note(self, told: Sequence[Step]) -> None:
        """Add steps to what everybody has seen."""
        self.history = self.history.then(told)

    def from_hand(self, seat: int, kind: int, named: list[int]) -> int:
        """Take a card of that kind from a hand: a named one first (it leaves the list), then a wild that came free."""
        hand = self.hands[seat]
        held = [card for card in hand if KIND_OF_CARD[card] == kind]
        card = next((card for card in named if card in held), None)
        if card is not None:
            named.remove(card)
        elif self.freed in held:
            card = self.freed
        else:
            card = min(held)
        hand.remove(card)
        return card

    def draw(self, seat: int, until: int) -> list[Step]:
        """Move the cards of the order up to place `until` to a seat; red threes are laid out."""
        cards = self.order[self.drawn : until]
        self.drawn = until
        kept = tuple(card for card in cards if KIND_OF_CARD[card] != RED_THREE)
        self.hands[seat].extend(kept)
        steps = self._lay_out(seat, [card for card in cards if KIND_OF_CARD[card] == RED_THREE], "stock")
        if kept:
            steps.append(Step("draw", seat, kept))
        return steps

    def show_red_threes(self, seat: int) -> list[Step]:
        """Lay out the red threes of a hand."""
        red = [card for card in self.hands[seat] if KIND_OF_CARD[card] == RED_THREE]
        self.hands[seat] = [card for card in self.hands[seat] if KIND_OF_CARD[card] != RED_THREE]
        return self._lay_out(seat, red, "hand")

    def pile_to_hand(self, seat: int) -> list[Step]:
        """Move the rest of a taken pile to the hand; its red threes are laid out, not replaced."""
        rest = tuple(card for card in self.pile if KIND_OF_CARD[card] != RED_THREE)
        red = [card for card in self.pile if KIND_OF_CARD[card] == RED_THREE]
        self.pile = []
        self.hands[seat].extend(rest)
        steps = [Step("pile", seat, rest)] if rest else []
        return steps + self._lay_out(seat, red, "pile")

    def _lay_out(self, seat: int, red_threes: list[int], source: Literal["stock", "hand", "pile"]) -> list[Step]:
        if not red_threes:
            return []
        self.side_of(seat).red_threes.extend(red_threes)
        return [Step("red_three", seat, tuple(red_threes), source=source)]

    def lay(self, seat: int, cards: Sequence[int], kind: int, slot: int) -> Meld:
        """Lay cards on the meld of that rank and slot, or as a new one; a finished canasta moves to the end."""
        melds = self.side_of(seat).melds
        meld = self.meld_at(seat, kind, slot)
        if meld is None:
            meld = Meld([], min(kind, TWO), slot, seat)
            melds.append(meld)
        before = meld.finished
        meld.cards.extend(cards)
        meld.now.extend(cards)
        if meld.finished and not before:
            melds[:] = [other for other in melds if other is not meld] + [meld]
        return meld

    def swap(self, meld: Meld, natural: int, wild: int, named: Sequence[int]) -> int:
        """Put a natural in the place of a wild of that kind, of a named one if possible; returns the wild."""
        lying = [card for card in meld.cards if KIND_OF_CARD[card] == wild]
        freed = next((card for card in named if card in lying), lying[0])
        meld.cards[meld.cards.index(freed)] = natural
        # Equal wilds are interchangeable: one that lay there before leaves before one laid this turn.
        left = [card for card in meld.cards if KIND_OF_CARD[card] == wild]
        laid = sum(KIND_OF_CARD[card] == wild for card in meld.now)
        meld.now = [card for card in meld.now if KIND_OF_CARD[card] != wild] + left[max(0, len(left) - laid) :]
        meld.now.append(natural)
        return freed

    def meld_at(self, seat: int, kind: int, slot: int) -> Meld | None:
        """The meld of that rank in that slot of the engine, None if there is none."""
        kind = min(kind, TWO)
        return next((meld for meld in self.side_of(seat).melds if meld.slot == slot and meld.kind == kind), None)

    def number_of(self, meld: Meld) -> int:
        """The number of a meld on its side, from 1."""
        return next(at for side in self.sides for at, other in enumerate(side.melds, 1) if other is meld)


def table_from(kind: type[CardTable], made_of: list[Any], kept: list[Any]) -> CardTable:
    """The table that a pickle was made of: a compiled class passes over a state that comes beside its arguments."""
    table = kind(*made_of)
    for name, value in zip(_KEPT, kept, strict=True):
        setattr(table, name, value)
    return table
