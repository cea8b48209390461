"""`Deal`: one deal with real cards, played by actions in words or values. The engine inside knows kinds only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from canasta.cards import KIND_OF_CARD, RED_THREE
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import new_deal
from canasta.engine.mutable import no_hash
from canasta.engine.packed import pack
from canasta.engine.state import NO_KIND
from canasta.refusals.refusal import IllegalAction
from canasta.tabletop.card_table import CardTable
from canasta.tabletop.history import Beginning, History, seen
from canasta.tabletop.micro import NotPlayable, actions, carry_out_all, first_part, plan, text_of
from canasta.tabletop.moves import as_one, deal_cards
from canasta.tabletop.notation import Action, parse_action
from canasta.tabletop.public import texts
from canasta.tabletop.steps import Step

if TYPE_CHECKING:
    from canasta.deal.score import SideScore
    from canasta.refusals import Refusal
    from canasta.rules import Rules


class Legal:
    """The legal actions of a deal in its present state: the smallest ones, in canonical order, each once.

    `in` accepts any action or text, larger ones too: an action is in it if and only if the deal would play it. It is
    valid until the next action is played. Copies and pickles are of the deal, with all its cards; a deep one and a
    pickle have a deal of their own.
    """

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._actions = actions(deal)

    def texts(self) -> list[str]:
        """The canonical texts."""
        return [str(action) for action in self._actions]

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, place: int) -> Action:
        return self._actions[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: Action | str) -> bool:
        try:
            plan(self._deal, parse_action(action) if isinstance(action, str) else action)
        except NotPlayable:
            return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self._actions == other._actions and self._deal == other._deal

    def __hash__(self) -> int:
        raise no_hash(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Legal, (self._deal,)

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions: {'; '.join(self.texts())}>"


class Deal(CardTable):
    """One deal in progress. Made by `start`, or from a position by `canasta.position.read_position`.

    Cards are numbers from 0 to 52, seats and sides count from 0. Equal are two deals with the same cards in the same
    places and the same past; a pickle has it all, hidden cards too.

    - `rules`: the rules of the game; `rule_table`: the same as numbers, for the engine
    - `number`: the number of the deal in its match, from 1
    - `scores`: by side, the game points before the deal
    - `hands`: by seat, the cards held, in no order
    - `stock`: the cards to draw, the next one first; `order` has all of the deal, of which `drawn` are gone
    - `pile`: the discard pile, bottom first
    - `sides`: by side, the melds and red threes on the table
    - `freed`: a wild card taken out of a canasta this turn, still to be laid elsewhere; else None
    - `core`: the deal of the engine, which counts cards by kind and decides what is legal
    - `began`: the steps before the first action
    - `history`: what everybody has seen since the cards were dealt
    - `hidden_hands`, `hidden_stock`, `assumed`: what a position left open: seats, the stock, and cards that it named by
      their rank only
    """

    @classmethod
    def start(
        cls,
        rules: Rules,
        order: Sequence[int],
        first: int,
        scores: Sequence[int],
        *,
        cutter: int = -1,
        kept: Sequence[int] = (),
        moda: int | None = None,
        exact_cut_side: int = -1,
        number: int = 1,
    ) -> Deal:
        """Deal the cards of `order`, top first after the cut, beginning with seat `first`, which plays first.

        Seat `cutter` has kept the cards `kept` at the cut, which are not in `order`; `moda` is a kind.
        """
        rule_table = rule_table_of(rules)
        kinds = [KIND_OF_CARD[card] for card in kept]
        core = new_deal(
            rule_table,
            [KIND_OF_CARD[card] for card in order],
            first,
            [rules.opening_minimum(score) for score in scores],
            cutter,
            pack([kind for kind in kinds if kind != RED_THREE]),
            kinds.count(RED_THREE),
            NO_KIND if moda is None else moda,
            exact_cut_side,
        )
        deal = cls(rules, core, order, scores, number)
        deal.began = tuple(deal_cards(deal, first, cutter, kept))
        down = int(core.face_down)
        beginning = Beginning(first, texts(deal.pile[down:]), down, cutter, texts(kept))
        deal.history = History(beginning, seen(deal.began))
        return deal

    def __repr__(self) -> str:  # without the cards: an accidental print reveals nobody's hand
        return f"<Deal {self.number} of {self.rules.name}: {self.phase}, seat {self.to_act} to act>"

    def legal(self) -> Legal:
        """The legal actions."""
        return Legal(self)

    def check(self, action: Action | str) -> Refusal | None:
        """The reason to refuse the action, None if it is legal. Raises `NotationError` for a text that is no action."""
        if isinstance(action, str):
            action = parse_action(action)
        try:
            plan(self, action)
        except NotPlayable as no:
            return self._refusal(action, no)
        return None

    def play(self, action: Action | str) -> list[Step]:
        """Carry out an action and return the steps it took, in order.

        All of it or nothing: raises `IllegalAction` if it is refused, `NotationError` for a text that is no action.
        """
        if isinstance(action, str):
            action = parse_action(action)
        named = [face for face in action.faces if face is not None]
        happened: list[Step] = []
        told: list[Step] = []
        try:
            micro, rest = first_part(self, action)
            at = self.copy() if rest else self  # what comes after the first part may still be refused
            for part, steps in carry_out_all(at, micro, rest, named, self):
                told += seen(steps, part)
                happened += steps
        except NotPlayable as no:
            raise IllegalAction(self._refusal(action, no)) from None
        if rest:
            self.become(at)
        self.note(told)
        return as_one(happened)

    def numbers_of(self, action: Action | str) -> list[int]:
        """The numbers in the engine of the smallest actions that an action consists of, in order.

        Raises `IllegalAction` if it is refused, `NotationError` for a text that is no action.
        """
        if isinstance(action, str):
            action = parse_action(action)
        try:
            return plan(self, action)
        except NotPlayable as no:
            raise IllegalAction(self._refusal(action, no)) from None

    def action_of(self, number: int) -> Action:
        """The legal action of that number in the engine. Raises `ValueError` for another number."""
        if not self.core.is_legal(number):
            others = ", ".join([str(other) for other in self.core.legal_actions()])
            raise ValueError(f"action {number} is not legal; legal are {others}")
        return parse_action(text_of(self, number))

    def _refusal(self, action: Action, no: NotPlayable) -> Refusal:
        from canasta.refusals.explanation import explain

        return explain(no.at, action, no.micro)

    def score(self) -> list[SideScore]:
        """The score of each side, once the deal is over."""
        from canasta.deal.score import score_of
        from canasta.engine.score import counted

        return score_of(self.rules, [counted(self.core, side) for side in range(self.rules.sides)], self.scores)
