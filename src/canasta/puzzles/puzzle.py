"""A puzzle: a moment of a played deal in which one way to go on is clearly best; and the same in other suits."""

from __future__ import annotations

import re
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from canasta.advice.deed import Deed
from canasta.advice.scene import Scene
from canasta.deal.view import view
from canasta.position import read_position
from canasta.position.attempt import attempt
from canasta.puzzles.glicko import Rated
from canasta.review.candidates import WeighedAction
from canasta.tabletop.micro import NotPlayable, first_text
from canasta.tabletop.notation import parse_actions
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.deal.view import View
    from canasta.players.prospects import Prospect
    from canasta.position.attempt import Attempt


class PuzzleError(WordedError):
    """A puzzle, or a file of puzzles, that is none."""

    family = "puzzle"


Meaning = tuple[str, str, bool]  # as in `Deed`
ENDS: Final = ("discard", "pass")  # events that end a turn
RIGHT: Final = 5.0  # points behind the best, up to which an answer counts as right


class PuzzleAnswer(WeighedAction, frozen=True, kw_only=True, omit_defaults=True):
    """A way to go on and what the search found: its best action.

    `before`: the best can still follow it in the same turn, so it is right too, whatever was played after it.
    """

    before: bool = False

    @property
    def right(self) -> bool:
        """True if it counts as right."""
        return self.before or self.behind <= RIGHT

    def prospect(self, scale: float) -> Prospect:
        """The answer as a player's forecast; `scale` as in `Equity`."""
        return self.forecast(-self.behind * scale, self.error * scale)


class Puzzle(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A puzzle as it is stored.

    `position` is the deal at its beginning with all its cards, `actions` all that was done until the moment; both are
    needed, for players remember. `answers` has the best first, one for each meaning that was weighed. `fact` is the
    fact that leads, of the best answer against `against`, and `chance` the chance to win the match with the best.
    """

    id: str
    theme: str
    fact: str
    against: str
    chance: float
    rated: Rated
    answers: tuple[PuzzleAnswer, ...]
    position: dict[str, Any]
    actions: str

    @property
    def rules(self) -> str:
        """The name of the rule set and form."""
        return self.begun.rules.name

    @property
    def game(self) -> str:
        """The rule set, whatever the form."""
        return str(self.position["rules"])

    @property
    def best(self) -> PuzzleAnswer:
        """The best answer."""
        return self.answers[0]

    @cached_property
    def right(self) -> tuple[PuzzleAnswer, ...]:
        """The answers that count as right."""
        return tuple([each for each in self.answers if each.right])

    @cached_property
    def begun(self) -> Deal:
        """The deal at its beginning. Raises `PositionError`."""
        return read_position(self.position)

    @cached_property
    def attempted(self) -> Attempt:
        """The actions until the moment, which are legal, carried out."""
        return attempt(self.begun, parse_actions(self.actions) if self.actions else [])

    @property
    def deal(self) -> Deal:
        """The deal at the moment."""
        return self.attempted.deal

    @property
    def lately(self) -> list[Event]:
        """The events since the seat last ended its turn."""
        events, seat = self.attempted.events, self.deal.to_act
        ends = [place for place, event in enumerate(events, 1) if event.kind in ENDS and event.seat == seat]
        return events[ends[-1] :] if ends else events

    @cached_property
    def view(self) -> View:
        """The view of the seat that is to act."""
        return view(self.deal, self.deal.to_act)

    @cached_property
    def scene(self) -> Scene:
        """The scene of that view."""
        return Scene(self.view)

    def meaning(self, action: str) -> Meaning:
        """The meaning of an action of ``view.legal``."""
        return Deed(self.scene, action).meaning

    @property
    def weighed(self) -> bool:
        """True if every way to go on was weighed: else one that was not might be as good as the best."""
        known = {self.meaning(each.action) for each in self.answers}
        return all(self.meaning(action) in known for action in self.view.legal)

    def first_step(self, action: str) -> str:
        """The first smallest action of an action, as ``view.legal`` has it. Raises `NotationError`, `PuzzleError`."""
        if action in self.view.legal:
            return action
        try:
            return first_text(self.deal, parse_actions(action)[0])
        except (IndexError, NotPlayable):
            raise PuzzleError("answer", found=shortened(action)) from None

    def judge(self, action: str) -> bool:
        """True if an action of ``view.legal`` is right: it means the same as an answer that is."""
        return self.meaning(action) in {self.meaning(each.action) for each in self.right}


_CARD: Final = re.compile(r"(?<!\S)([2-9TJQKA])([cdhs])(?!\S)")
_PAIRS: Final = ("hd", "cs")  # of one colour: a red three must stay a red one


def in_other_suits(puzzle: Puzzle, day: int) -> Puzzle:
    """The puzzle as it is set on a day: suits of one colour may have changed places."""
    chance = Random(f"{puzzle.id}/{day}")
    swapped = "".join(pair for pair in _PAIRS if chance.random() < 0.5)
    suits = {suit: pair[1 - pair.index(suit)] for pair in _PAIRS if pair in swapped for suit in pair}
    return replace(puzzle, position=_recoloured(puzzle.position, suits)) if suits else puzzle


def _recoloured(value: Any, suits: dict[str, str]) -> Any:
    """The cards of a position in those suits; everything else as it is."""
    if isinstance(value, str):
        return _CARD.sub(lambda card: card[1] + suits.get(card[2], card[2]), value)
    if isinstance(value, list):
        return [_recoloured(each, suits) for each in value]
    if isinstance(value, dict):
        return {name: _recoloured(each, suits) for name, each in value.items()}
    return value
