"""The ranking with its reasons: every figure is a sum of reasons, and every reason names its entries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from canasta.club.competition.model import Criterion
from canasta.club.competition.state import CompetitionState, Evidence, RoundMatch
from canasta.club.results import POINTS_STEP


class Score(Struct, frozen=True):
    """The result of one round, or of one adjustment by the arbiter, for a pair.

    `code`: played, award (the opponent left or did not come), absent, unplayed (the opponent has gone, and was due),
    sit_out, penalty, credit. `round` and `opponent` are 0 where there is none. `halves` of a win are 2, for a draw 1,
    or 0.
    """

    code: str
    entries: Evidence
    round: int = 0
    opponent: int = 0
    points: int = 0
    against: int = 0
    halves: int = 0


class Reason(Struct, frozen=True):
    """A part of a figure: what it adds, and the entries of the log behind it."""

    code: str
    value: float
    entries: Evidence
    round: int = 0
    opponent: int = 0


class Figure(Struct, frozen=True):
    """A pair's value by one criterion: the sum of its reasons."""

    criterion: Criterion
    value: float
    reasons: tuple[Reason, ...]


class Standing(Struct, frozen=True):
    """A line of the ranking. Pairs level in everything share a `place`; it is 0 for the disqualified."""

    place: int
    pair: int
    figures: tuple[Figure, ...]


_WON, _DRAWN = 2, 1  # halves of a win
_DUMMIES: Final = ("award", "unplayed", "sit_out")  # rounds that the pair did not play, through no fault of its own


def scores(state: CompetitionState) -> dict[int, list[Score]]:
    """The scores of every pair, each with its round."""
    found: dict[int, list[Score]] = {pair: [] for pair in state.pairs}
    for match in state.matches():
        if match.points is not None:
            for pair in match.pairs:
                found[pair].append(_of_match(state, match, pair))
    for of_round, each in enumerate(state.rounds, 1):
        for pair, gone in each.unopposed.items():
            found[pair].append(_unplayed(state, gone, (each.entry,), of_round))
    for pair, of in state.pairs.items():
        for other in state.sure_awards(pair) if not of.gone or of.finished else ():
            found[pair].append(_unplayed(state, state.occupant[other], (), 0))
    for of_round, each in enumerate(state.rounds, 1):
        for pair in each.sit_out:
            found[pair].append(_sat_out(state, found[pair], each.entry, of_round))
    for pair, points, entry in state.adjustments:
        found[pair].append(Score("credit" if points > 0 else "penalty", (entry,), points=points))
    return found


def _of_match(state: CompetitionState, match: RoundMatch, pair: int) -> Score:
    assert match.points is not None
    other = match.other(pair)
    code = "absent" if pair in match.absent else "award" if match.absent else "played"
    if match.absent:
        halves = _WON if code == "award" and state.settings.award_wins else 0
    else:
        halves = _WON if match.winner() == pair else 0 if match.winner() else _DRAWN
    return Score(code, match.entries, match.round, other, match.points[pair], match.points[other], halves)


def _unplayed(state: CompetitionState, opponent: int, entries: Evidence, of_round: int) -> Score:
    gone, settings = state.pairs[opponent], state.settings
    halves = _WON if settings.award_wins else 0
    return Score("unplayed", (*entries, *gone.gone), of_round, gone.number, settings.award, halves=halves)


def _sat_out(state: CompetitionState, of: Sequence[Score], entry: int, of_round: int) -> Score:
    settings = state.settings
    points = settings.sit_out
    entries: Evidence = (entry,)
    if points is None:
        played = [each for each in of if each.code == "played"]
        average = sum(each.points for each in played) / len(played) if played else 0
        points = round(average / POINTS_STEP) * POINTS_STEP
        entries = (entry, *(number for each in played for number in each.entries))
    return Score("sit_out", entries, of_round, points=points, halves=_WON if settings.sit_out_wins else 0)


def standings(state: CompetitionState) -> tuple[Standing, ...]:
    """The ranking, the best first, without pairs gone before the first round; the disqualified at the end."""
    ranking = _Ranking(state)
    ranked = [number for number, pair in state.pairs.items() if not pair.disqualified and (pair.slot or not pair.gone)]
    lines: list[Standing] = []
    for group in ranking.groups(ranked):
        place = len(lines) + 1
        lines += [Standing(place, pair, ranking.figures(pair, group_of)) for pair, group_of in group]
    out = [pair for pair in state.pairs if state.pairs[pair].disqualified]
    lines += [Standing(0, pair, ranking.figures(pair, {})) for pair in out]
    return tuple(lines)


Among = dict[Criterion, frozenset[int]]  # the pairs still level with a pair before each criterion


class _Ranking:
    """The figures of pairs, each worked out once: hundreds of pairs after each result take their time."""

    def __init__(self, state: CompetitionState) -> None:
        self._state = state
        self._by = state.settings.ranking
        self._scores = scores(state)
        self._wins: dict[int, tuple[Reason, ...]] = {}
        self._known: dict[tuple[int, Criterion, frozenset[int]], Figure] = {}

    def groups(self, ranked: list[int]) -> list[list[tuple[int, Among]]]:
        """Groups of pairs that are level in everything, the best first."""
        groups: list[tuple[list[int], Among]] = [(ranked, {})] if ranked else []
        for criterion in self._by:
            further: list[tuple[list[int], Among]] = []
            for pairs, among in groups:
                level = {**among, criterion: frozenset(pairs)}
                of: defaultdict[float, list[int]] = defaultdict(list)
                for pair in pairs:
                    of[self._figure(pair, criterion, level[criterion]).value].append(pair)
                further += [(of[value], level) for value in sorted(of, reverse=True)]
            groups = further
        return [[(pair, among) for pair in pairs] for pairs, among in groups]

    def figures(self, pair: int, among: Among) -> tuple[Figure, ...]:
        """The figures of a pair by all criteria."""
        return tuple(self._figure(pair, criterion, among.get(criterion, frozenset())) for criterion in self._by)

    def _figure(self, pair: int, criterion: Criterion, among: frozenset[int]) -> Figure:
        key = pair, criterion, among if criterion is Criterion.DIRECT else frozenset[int]()
        found = self._known.get(key)
        if found is None:
            reasons = self._reasons(pair, criterion, among)
            found = self._known[key] = Figure(criterion, sum(each.value for each in reasons), reasons)
        return found

    def _reasons(self, pair: int, criterion: Criterion, among: frozenset[int]) -> tuple[Reason, ...]:
        if criterion is Criterion.LASTING:
            return (_lasting(self._state, pair),)
        reasons: list[Reason] = []
        for each in self._scores[pair]:
            value: float
            if criterion is Criterion.POINTS:
                value = each.points
            elif criterion is Criterion.WINS:
                value = self._worth(each.halves)
            elif criterion is Criterion.DIFFERENCE:
                value = each.points - each.against if each.code != "sit_out" else 0
            elif criterion is Criterion.DIRECT:
                value = self._worth(each.halves) if each.opponent in among else 0
            elif each.code == "played":
                reasons += self._wins_of(each.opponent)
                continue
            elif each.code in _DUMMIES and (own := sum(one.halves for one in self._scores[pair])):
                reasons.append(Reason("dummy", self._worth(own), each.entries, each.round))
                continue
            else:
                continue
            if value:
                reasons.append(Reason(each.code, value, each.entries, each.round, each.opponent))
        return tuple(reasons)

    def _worth(self, halves: int) -> float:
        """Halves of a win in the unit of the conditions."""
        whole, half = divmod(halves * self._state.settings.win_points, 2)
        return whole + 0.5 if half else whole

    def _wins_of(self, opponent: int) -> tuple[Reason, ...]:
        """The wins of an opponent, as reasons of the pairs that it has met."""
        if opponent not in self._wins:
            self._wins[opponent] = tuple(
                Reason(
                    "opponent" if one.halves == _WON else "opponent_drew",
                    self._worth(one.halves),
                    one.entries,
                    one.round,
                    opponent,
                )
                for one in self._scores[opponent]
                if one.halves
            )
        return self._wins[opponent]


def _lasting(state: CompetitionState, pair: int) -> Reason:
    lost = [match for match in state.matches() if pair in match.pairs and pair in match.loser()]
    gone = state.pairs[pair]
    if len(lost) >= state.settings.lives:
        last = lost[state.settings.lives - 1]
        return Reason("out", last.round, last.entries, last.round, last.other(pair))
    if gone.gone and not gone.finished:
        return Reason("gone", gone.gone_in, gone.gone, gone.gone_in)
    champion = len(state.still_in()) == 1 and bool(state.rounds)
    return Reason(
        "champion" if champion else "in", len(state.rounds) + 1, tuple(each.entry for each in state.rounds[-1:])
    )
