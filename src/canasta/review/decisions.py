"""The decisions of a deal in a record, by smallest actions: the view of the seat, and its choice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from canasta.deal.view import view
from canasta.engine.compile_rules import awards_of
from canasta.match.record.values import UNFINISHED
from canasta.match.replay import from_record
from canasta.players.core.memory import begin
from canasta.tabletop.micro import plan, text_of
from canasta.tabletop.notation import parse_action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.match.match import Match
    from canasta.match.record.values import Record
    from canasta.players.core.memory import Memory
    from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat had.

    `turn` counts from 1, `action` from 0 in the line of the turn, `part` from 0 in the action, which may be several
    smallest ones; `played` is the chosen one, as ``view.legal`` has it.
    """

    turn: int
    action: int
    part: int
    view: View
    played: str

    @property
    def seat(self) -> int:
        """The seat that chose."""
        assert self.view.seat is not None
        return self.view.seat


@dataclass(frozen=True, slots=True)
class Moment:
    """The deal with all its cards at the start of a turn or, if `drawn`, after its player drew from the stock."""

    turn: int
    seat: int
    drawn: bool
    core: EngineDeal
    memory: Memory


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal of a record; `before` are the sides' totals before it, `after` those at its end, None without one."""

    rules: Rules
    number: int
    before: tuple[int, ...]
    after: tuple[int, ...] | None
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]


def begun(record: Record, number: int) -> Match:
    """The match of a record with deal `number`, from 1, dealt and nothing played in it. Raises `RecordError`."""
    deals = record.deals[:number]
    return from_record(replace(record, deals=(*deals[:-1], replace(deals[-1], turns=(), end=None)), result=UNFINISHED))


def standing(record: Record, number: int, turn: int, action: int, part: int) -> Deal:
    """Deal `number` of a record with all its cards as it stood at a decision (see `Decision`). Raises `RecordError`."""
    match = begun(record, number)
    turns = record.deals[number - 1].turns
    before = [each for line in turns[: turn - 1] for each in line.actions]
    *done, last = [*before, *turns[turn - 1].actions[: action + 1]]
    assert match.deal is not None
    for each in done:
        match.play(match.deal.to_act, each)
    deal = match.deal.copy()
    for step in plan(deal, parse_action(last))[:part]:
        deal.play(text_of(deal, step))
    return deal


def dealt(record: Record, number: int) -> Dealt:
    """Replay deal `number` of a record. Raises `RecordError`."""
    match = begun(record, number)
    deal = match.deal
    if deal is None:
        return Dealt(match.rules, number, tuple(match.scores), None, (), ())
    before = tuple(deal.scores)
    shadow = deal.core.copy()
    memory = begin(shadow, awards_of(deal.rules))
    decisions: list[Decision] = []
    moments: list[Moment] = []
    for turn, line in enumerate(record.deals[number - 1].turns, 1):
        moments.append(Moment(turn, deal.turn, False, shadow.copy(), memory.copy()))  # noqa: FBT003
        for place, action in enumerate(line.actions):
            steps = plan(deal, parse_action(action))
            decisions += _choices(deal, turn, place, steps)
            match.play(deal.to_act, action)
            for step in steps:
                memory.note(shadow, step)
                shadow.apply(step)
            if action == "draw" and deal.phase == "play":
                moments.append(Moment(turn, deal.turn, True, shadow.copy(), memory.copy()))  # noqa: FBT003
    after = tuple([before[side] + score.total for side, score in enumerate(deal.score())]) if deal.over else None
    return Dealt(match.rules, number, before, after, tuple(decisions), tuple(moments))


def _choices(deal: Deal, turn: int, place: int, steps: Sequence[int]) -> list[Decision]:
    """The smallest actions of an action that had an alternative."""
    at, found = deal, []
    for part, step in enumerate(steps):
        played = text_of(at, step)
        seen = view(at, at.to_act)
        if len(seen.legal) > 1:
            found.append(Decision(turn, place, part, seen, played))
        if part + 1 < len(steps):
            at = at.copy() if at is deal else at
            at.play(played)
    return found
