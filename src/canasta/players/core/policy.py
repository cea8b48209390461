"""Policy: the choice of the seat to act, by a vector of weights, from its hand, the table and the memory.

It reads nothing else: permuting the hidden cards changes no decision. Both builds decide alike.
"""

from __future__ import annotations

from mypy_extensions import i64

from canasta.engine import legal
from canasta.engine.actions import ASK_ACTION, ASK_BIT, PASS_ACTION, PASS_BIT
from canasta.engine.candidates import laid_any
from canasta.engine.packed import index_of, lowest
from canasta.engine.rng import Rng
from canasta.engine.rule_table import LEAVE_COMPULSORY
from canasta.engine.state import ANSWER, DRAW, YES, State, answering_seat
from canasta.engine.units import ActionCode
from canasta.players.core.by_eye import decide_by_eye
from canasta.players.core.closing import asks, closing_words, could_close, gain, rank_answers
from canasta.players.core.laying import rank_lays
from canasta.players.core.memory import Memory
from canasta.players.core.opening import open_worth, plan_now
from canasta.players.core.piles import ABOVE_ALL, is_legal, rank_discards, rank_draws
from canasta.players.core.ranking import NOTHING, Ranking
from canasta.players.core.reading import Reading
from canasta.players.core.weights import Weights


def decide(s: State, memory: Memory, weights: Weights) -> ActionCode:
    """The action of the seat to act; the deal must not be over."""
    legal.fill(s)
    only = _only(s)
    if only != NOTHING:
        return only
    if weights.by_eye:
        return decide_by_eye(s, memory.awards)
    ranking = Ranking(False)
    _rank(s, memory, weights, ranking)
    return ranking.best


def score_actions(s: State, memory: Memory, weights: Weights) -> Ranking:
    """The candidate actions with their scores in tenths of a point; the best is the choice of `decide`.

    Discards are scored against the best discard (0); a lay above 0 is better than ending the turn.
    """
    legal.fill(s)
    ranking = Ranking(True)
    _rank(s, memory, weights, ranking)
    return ranking


def decide_softly(s: State, memory: Memory, weights: Weights, temperature: i64, rng: Rng) -> ActionCode:
    """An action drawn with odds exp(score / temperature), the temperature in tenths of a point; at 0 the best."""
    if temperature <= 0:
        return decide(s, memory, weights)
    return score_actions(s, memory, weights).softly(temperature, rng)


def _only(s: State) -> ActionCode:
    """The only legal action; `NOTHING` if there are more."""
    if (s.starts | s.adds) != 0 or s.base == 0 or s.base & (s.base - 1) != 0:
        return NOTHING
    if s.rule_table.separate_melds:
        for word in s.more_adds:
            if word != 0:
                return NOTHING
    return index_of(s.base)


def _rank(s: State, memory: Memory, weights: Weights, ranking: Ranking) -> None:
    if s.phase == ANSWER:
        rank_answers(Reading(s, memory, weights, answering_seat(s)), ranking)
        return
    table = Reading(s, memory, weights, s.seat)
    if s.base & ASK_BIT != 0:
        _rank_asking(table, ranking)
    if s.phase == DRAW:
        rank_draws(table, ranking)
    else:
        _rank_play(table, ranking)
    if ranking.best == NOTHING:
        _rank_rest(table, ranking)


def _rank_asking(table: Reading, ranking: Ranking) -> None:
    worth = gain(table)
    if worth > 0 and asks(table):
        worth += ABOVE_ALL
    elif table.s.rule_table.leave != LEAVE_COMPULSORY:
        return
    elif worth > 0:
        worth = 0
    ranking.offer(ASK_ACTION, worth)


def _rank_play(table: Reading, ranking: Ranking) -> None:
    s = table.s
    extra: i64 = 0
    if s.bound or s.leave == YES:
        extra = ABOVE_ALL
    elif s.rule_table.leave != LEAVE_COMPULSORY and ranking.best == NOTHING and could_close(table):
        if gain(table) > 0 and closing_words(table):
            extra = ABOVE_ALL
    if extra != 0 or table.own.opened:
        rank_lays(table, ranking, extra)
    elif (s.starts | s.adds) != 0:
        _rank_opening(table, ranking)
    if ranking.best_score > 0 and not ranking.everything:
        return
    rank_discards(table, ranking)
    if s.base & PASS_BIT != 0:
        ranking.offer(PASS_ACTION, -1)


def _rank_opening(table: Reading, ranking: Ranking) -> None:
    s = table.s
    plan = plan_now(table)
    found = plan.first >= 0 and is_legal(table, plan.first)
    if not laid_any(s):
        if found:
            ranking.offer(plan.first, open_worth(table, plan))
    elif found:
        ranking.offer(plan.first, ABOVE_ALL)
    else:
        rank_lays(table, ranking, 0)


def _rank_rest(table: Reading, ranking: Ranking) -> None:
    """Offer every legal action, after nothing else was offered."""
    s = table.s
    rank_lays(table, ranking, 0)
    bits = s.base
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        ranking.offer(index_of(bit), -ABOVE_ALL)
