"""The decisions of a deal as a record has them: what the seat saw then, and what it did, by smallest actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from canasta.bots.worlds import stakes_of
from canasta.game.micro import action_of, plan
from canasta.game.notation import parse_action
from canasta.game.record_values import UNFINISHED
from canasta.game.replay import from_record
from canasta.game.view import view
from canasta.strategy.memory import begin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.engine.deal import Deal
    from canasta.game.deal import CardDeal
    from canasta.game.match import Match
    from canasta.game.record_values import Record
    from canasta.game.view import View
    from canasta.rules import Rules
    from canasta.strategy.memory import Memory


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat that had a choice. `turn` counts from 1, `action` from 0 in the line of the turn, `part` from 0 in the
    action, which may be several smallest ones; `played` is the one that was chosen, as ``view.legal`` has it.
    """

    turn: int
    action: int
    part: int
    view: View
    played: str

    @property
    def seat(self) -> int:
        """Who chose."""
        assert self.view.seat is not None
        return self.view.seat


@dataclass(frozen=True, slots=True)
class Moment:
    """The deal with all its cards when a turn began or, where `drawn`, when its player had a card of the stock."""

    turn: int
    seat: int
    drawn: bool
    core: Deal
    memory: Memory


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal of a record. `before` are the totals of the sides then, `after` those at its end, None if it has none."""

    rules: Rules
    number: int
    before: tuple[int, ...]
    after: tuple[int, ...] | None
    cases: tuple[Decision, ...]
    moments: tuple[Moment, ...]


def begun(record: Record, number: int) -> Match:
    """The match of a record where that deal, from 1 on, has been dealt and nothing played. Raises `RecordError`."""
    deals = record.deals[:number]
    return from_record(replace(record, deals=(*deals[:-1], replace(deals[-1], turns=(), end=None)), result=UNFINISHED))


def dealt(record: Record, number: int) -> Dealt:
    """Deal `number` of a record, played again. Raises `RecordError`."""
    match = begun(record, number)
    deal = match.deal
    if deal is None:
        return Dealt(match.rules, number, tuple(match.scores), None, (), ())
    before = tuple(deal.scores)
    shadow = deal.core.copy()
    memory = begin(shadow, stakes_of(deal.rules))
    cases: list[Decision] = []
    moments: list[Moment] = []
    for turn, line in enumerate(record.deals[number - 1].turns, 1):
        moments.append(Moment(turn, deal.turn, False, shadow.copy(), memory.copy()))  # noqa: FBT003
        for place, action in enumerate(line.actions):
            steps = plan(deal, parse_action(action))
            cases += _choices(deal, turn, place, steps)
            match.play(deal.to_act, action)
            for step in steps:
                memory.note(shadow, step)
                shadow.apply(step)
            if action == "draw" and deal.phase == "play":
                moments.append(Moment(turn, deal.turn, True, shadow.copy(), memory.copy()))  # noqa: FBT003
    after = tuple([before[side] + score.total for side, score in enumerate(deal.score())]) if deal.over else None
    return Dealt(match.rules, number, before, after, tuple(cases), tuple(moments))


def _choices(deal: CardDeal, turn: int, place: int, steps: Sequence[int]) -> list[Decision]:
    """The smallest actions of an action at which there was another way."""
    at, found = deal, []
    for part, step in enumerate(steps):
        played = _text(at, step)
        seen = view(at, at.to_act)
        if len(seen.legal) > 1:
            found.append(Decision(turn, place, part, seen, played))
        if part + 1 < len(steps):
            at = at.copy() if at is deal else at
            at.play(played)
    return found


def _text(deal: CardDeal, step: int) -> str:
    melds = deal.side_of(deal.turn).melds
    numbers = {(meld.slot, meld.kind): number for number, meld in enumerate(melds, 1) if meld.slot is not None}
    return str(action_of(deal.core, step, numbers))
