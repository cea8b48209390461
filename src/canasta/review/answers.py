"""The answers to a decision side by side: their words, their loss, the chance that the pile is taken; then a way on.

The way on is a sample: how the deal may go on after an action, with the hidden cards dealt again as the view allows.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.advice.words import advice
from canasta.cards import kinds_text
from canasta.deal.deal_events import play
from canasta.deal.view import view
from canasta.engine.packed import unpack
from canasta.engine.rng import Rng
from canasta.players import get
from canasta.players.core.appraisal import Trial, appraise
from canasta.players.core.outlook import Outlook
from canasta.players.possible_deals import PossibleDeals
from canasta.position import read_position, write_position
from canasta.review.decisions import standing
from canasta.review.grades import plan_of
from canasta.review.key_decisions import MOST, costliest, key_decision
from canasta.review.words import chances_of, told_of
from canasta.tabletop.notation import parse_action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.review.grades import Grade
    from canasta.review.key_decisions import KeyDecision
    from canasta.review.review import Reviewer

WORLDS: Final = 15  # played to the end; the one in the middle is typical
BOT: Final = "tuned"
SEED: Final = 1


def continuation(standing: Deal, action: str) -> list[Event]:
    """The events from an action of the seat that is to act until its next turn, everybody playing as `tuned`.

    Of some possible worlds it is the one with the middle result for the seat. Empty where no world can be set out as a
    position: in answers to a partner, in first turns, and over cards that lie face down.
    """
    seat = standing.to_act
    seen = view(standing, seat)
    if seen.phase == "answer" or seen.first_turns or seen.pile.face_down or standing.freed is not None:
        return []
    return _line(dealt_again(standing, seat, _typical(seen, action)), action)


def _typical(seen: View, action: str) -> EngineDeal:
    """The possible world in which the action comes to the middle result."""
    worlds, rules = _worlds(seen), seen.rules
    number = next(micro for micro, text in worlds.texts().items() if text == action)
    trial = Trial(Outlook(number, closing=False, score=0))
    appraise(worlds.deal, worlds.memory, worlds.hidden, [trial], plan_of(rules), Rng(SEED), 0, WORLDS)
    points = [trial.points[at : at + rules.sides] for at in range(0, WORLDS * rules.sides, rules.sides)]
    leads = [each[seen.turn % rules.sides] * rules.sides - sum(each) for each in points]
    middle = sorted(range(WORLDS), key=leads.__getitem__)[WORLDS // 2]
    again, chance = _worlds(seen), Rng(SEED)
    for _world in range(middle + 1):
        again.hidden.fill(again.deal, chance)
    return again.deal


def _worlds(seen: View) -> PossibleDeals:
    worlds = PossibleDeals(seen)
    worlds.believe()
    return worlds


def line_of(events: Sequence[Event], lang: str, seat: int, names: Sequence[str]) -> list[str]:
    """The sentences of a continuation for that seat; whose turn it is goes without saying."""
    said = [each.sentence(lang, seat, names) for each in events if each.kind != "turn"]
    return [sentence for sentence in said if sentence]


def dealt_again(standing: Deal, seat: int, world: EngineDeal) -> Deal:
    """The deal with the hidden hands and the stock of a possible world of that seat."""
    position = write_position(standing)
    for other, row in enumerate(position["seat"]):
        if other != seat:
            row["hand"] = kinds_text(unpack(world.hands[other]))
    position["stock"] = kinds_text([int(kind) for kind in world.stock[int(world.drawn) : int(world.stock_size)]])
    return read_position(position)


def _line(deal: Deal, action: str) -> list[Event]:
    """The events from an action of the seat that is to act until its next turn."""
    seat, bot, chance = deal.to_act, get(BOT), Random(SEED)
    events = list(play(deal, parse_action(action), 1).events)
    for own in (True, False):  # the rest of the turn, then the turns of the others
        while not deal.over and (deal.turn == seat) is own:
            chosen = parse_action(bot.choose(view(deal, deal.to_act), chance))
            events += play(deal, chosen, len(events) + 1).events
    return events


LISTED: Final = 6  # answers that are shown side by side


class WordedAnswer(NamedTuple):
    """An answer in words: what to do, and what is said of it: why, or what it loses and allows.

    `chances`: the chance that the pile is taken after it, in words; empty for all that is no discard.
    """

    action: str
    text: str
    good: bool
    told: str
    chances: str


def told_answers(decision: KeyDecision, lang: str, names: Sequence[str] = ()) -> list[WordedAnswer]:
    """All answers that were weighed, the best first."""
    return [
        WordedAnswer(
            each.action,
            advice(decision.view, each.action, lang, closing=each.closing),
            each.good,
            told_of(decision, each, lang, names),
            chances_of(each, lang),
        )
        for each in decision.answers
    ]


def way_on(deal: Deal, decision: KeyDecision, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The sentences of a sample continuation after the best answer; `deal` as it stood. It may be empty."""
    return line_of(continuation(deal, decision.best.action), lang, deal.to_act, names)


def reviewed_answers(
    reviewer: Reviewer, deal: int, grade: Grade, lang: str, *, line: bool
) -> tuple[list[WordedAnswer], list[str]]:
    """The answers to a graded decision and, if wanted, a way on; none where the played one counts as good after all."""
    decision = key_decision(reviewer.view_of(deal, grade), grade)
    if decision.played in decision.accepted:
        return [], []
    found = told_answers(decision, lang, reviewer.names)
    if not line:
        return found, []
    stood = standing(reviewer.record, deal, grade.turn, grade.action, grade.part)
    return found, way_on(stood, decision, lang, reviewer.names)


def costliest_of_all(grades: Sequence[Grade]) -> list[Grade]:
    """The decisions of a deal that cost each player most, one of a turn."""
    seats = dict.fromkeys(each.seat for each in grades)
    return [each for seat in seats for each in costliest(grades, seat)[:MOST]]
