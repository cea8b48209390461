"""The ranking with its reasons: every figure is a sum of reasons, and every reason names its entries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from canasta.club.competition.model import ClubSettings, Criterion
from canasta.club.competition.scale import by_scale
from canasta.club.competition.state import CompetitionState, Evidence, RoundMatch
from canasta.club.results import POINTS_STEP


class Score(Struct, frozen=True):
    """The result of one round, or of one adjustment by the arbiter, for a pair.

    `code`: played, award (the opponent left or did not come), absent, unplayed (the opponent has gone, and was due),
    sit_out, missed, penalty, credit. `round` and `opponent` are 0 where there is none. `halves` of a win are 2, or 1
    for a draw; `scale` are points of the scale. `average` names those of points and scale that are the average of the
    pair's own matches, and `behind` the entries of these. `partner` and `other`, the second opponent, are those of a
    player in an individual competition, else 0. `handicaps` are those of both sides that
    points and against have in them.
    """

    code: str
    entries: Evidence
    round: int = 0
    opponent: int = 0
    points: int = 0
    against: int = 0
    halves: int = 0
    scale: int = 0
    average: frozenset[Criterion] = frozenset()
    behind: Evidence = ()
    partner: int = 0
    other: int = 0
    handicaps: tuple[int, int] = (0, 0)


class Reason(Struct, frozen=True):
    """A part of a figure: what it adds, and the entries of the log behind it.

    `difference` is that of the match, where the part follows from it by the scale or the cap. `average`: it is the
    average of the pair's own matches. `partner` and `other` are those of the `Score`. `handicaps`
    are those of the side and of its opponents in that match.
    """

    code: str
    value: float
    entries: Evidence
    round: int = 0
    opponent: int = 0
    difference: int = 0
    average: bool = False
    partner: int = 0
    other: int = 0
    handicaps: tuple[int, int] = (0, 0)


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


_OF_POINTS, _OF_SCALE = (Criterion.POINTS, Criterion.DIFFERENCE), (Criterion.SCALE,)
_WON, _DRAWN = 2, 1  # halves of a win
_DUMMIES: Final = ("award", "unplayed", "sit_out")  # rounds that the pair did not play, through no fault of its own


def scores(state: CompetitionState, *, handicap: bool = False) -> dict[int, list[Score]]:
    """The scores of every pair, each with its round; with `handicap`, those of its matches have the handicaps."""
    found: dict[int, list[Score]] = {pair: [] for pair in state.pairs}
    for match in state.matches():
        if match.points is not None:
            for pair in match.pairs:
                found[pair].append(_of_match(state, match, pair, handicap=handicap))
    for of_round, each in enumerate(state.rounds, 1):
        for pair, gone in each.unopposed.items():
            found[pair].append(_unplayed(state, gone, (each.entry,), of_round))
    for pair, of in state.pairs.items():
        for other in state.sure_awards(pair) if not of.gone or of.finished else ():
            found[pair].append(_unplayed(state, state.occupant[other], (), 0))
        found[pair] += _missed(state, pair, {each.round for each in found[pair]})
    for of_round, each in enumerate(state.rounds, 1):
        for pair in each.sit_out:
            halves = _WON if state.settings.sit_out_wins else 0
            found[pair].append(Score("sit_out", (each.entry,), of_round, halves=halves))
    for pair, of_pair in found.items():
        found[pair] = _with_awards(state.settings, of_pair)
    for given in state.adjustments:
        code = "credit" if given.points + given.scale > 0 else "penalty"
        found[given.pair].append(Score(code, (given.entry,), points=given.points, scale=given.scale))
    return found


def _of_match(state: CompetitionState, match: RoundMatch, pair: int, *, handicap: bool) -> Score:
    """The score of a match for one of its pairs; the points of an award follow."""
    assert match.points is not None
    settings, other = state.settings, match.other(pair)
    points, against = match.points[pair], match.points[other]
    if match.absent:
        won = pair not in match.absent
        halves = _WON if won and settings.award_wins else 0
        return Score("award" if won else "absent", match.entries, match.round, other, points, against, halves)
    entries, handicaps = match.entries, (0, 0)
    if handicap:
        sides = sorted(match.meeting.sides, key=lambda side: pair not in side)
        own, others = ([state.pairs[each] for each in side] for side in sides)
        handicaps = sum(each.handicap for each in own), sum(each.handicap for each in others)
        points, against = points + handicaps[0], against + handicaps[1]
        entries = (*entries, *(each.handicapped for each in (*own, *others) if each.handicap))
    halves = _DRAWN if points == against else _WON if points > against else 0
    scale = by_scale(settings.scale, points - against)
    first, second = sorted(match.meeting.sides, key=lambda side: pair not in side)
    partner, beside = (0, 0) if len(first) == 1 else (sum(first) - pair, second[1])
    return Score(
        "played",
        entries,
        match.round,
        other,
        points,
        against,
        halves,
        scale,
        partner=partner,
        other=beside,
        handicaps=handicaps,
    )


def _unplayed(state: CompetitionState, opponent: int, entries: Evidence, of_round: int) -> Score:
    gone = state.pairs[opponent]
    halves = _WON if state.settings.award_wins else 0
    return Score("unplayed", (*entries, *gone.gone), of_round, gone.number, halves=halves)


def _missed(state: CompetitionState, pair: int, had: Container[int]) -> list[Score]:
    """The rounds seated before a pair entered in which it has nothing."""
    late = state.pairs[pair]
    return [
        Score("missed", (each.entry, late.entry), of_round)
        for of_round, each in enumerate(state.rounds[: late.came], 1)
        if of_round not in had
        and pair not in each.sit_out
        and not any(pair in at.pairs for at in each.matches.values())
    ]


def _with_awards(settings: ClubSettings, of: list[Score]) -> list[Score]:
    """The scores of a pair with the points of those that are no matches: agreed ones, or the average of its matches."""
    agreed = {
        "award": (settings.award, settings.award_scale),
        "unplayed": (settings.award, settings.award_scale),
        "sit_out": (settings.sit_out, settings.sit_out_scale),
        "missed": (settings.missed, settings.missed_scale),
    }
    played = [each for each in of if each.code == "played"]
    behind = tuple(dict.fromkeys(number for each in played for number in each.entries))

    def average(figure: Iterable[int], step: int) -> int:
        return round(sum(figure) / len(played) / step) * step if played else 0

    filled = []
    for each in of:
        if each.code in agreed:
            points, scale = agreed[each.code]
            own = frozenset(_OF_POINTS if points is None else ()) | frozenset(_OF_SCALE if scale is None else ())
            against = 0
            if points is None:
                points = average((one.points for one in played), POINTS_STEP)
                against = average((one.against for one in played), POINTS_STEP)
            if each.code in ("sit_out", "missed"):
                against = points  # no difference
            if scale is None:
                scale = average((one.scale for one in played), 1)
            each = replace(each, points=points, against=against, scale=scale, average=own, behind=behind)
        filled.append(each)
    return filled


def standings(state: CompetitionState, *, handicap: bool = False) -> tuple[Standing, ...]:
    """The ranking, the best first, without pairs gone before the first round; the disqualified at the end.

    With `handicap` it is the second list, in which each match played counts with the handicaps of its pairs.
    """
    ranking = _Ranking(state, handicap=handicap)
    ranked = [number for number, pair in state.pairs.items() if not pair.disqualified and (pair.slot or not pair.gone)]
    lines: list[Standing] = []
    for group in ranking.groups(ranked):
        place = len(lines) + 1
        lines += [Standing(place, pair, ranking.figures(pair, group_of)) for pair, group_of in group]
    out = [pair for pair in state.pairs if state.pairs[pair].disqualified]
    lines += [Standing(0, pair, ranking.figures(pair, {})) for pair in out]
    return tuple(lines)


def places_within(ranked: Iterable[Standing], section_of_pair: Callable[[int], int]) -> dict[int, int]:
    """The place of each pair in the ranking of its section, which has the same figures; 0 for the disqualified.

    Pairs meet only within their section, so that its ranking is the part of the whole one that has its pairs.
    """
    seen: defaultdict[int, list[int]] = defaultdict(list)
    found = {}
    for line in ranked:
        places = seen[section_of_pair(line.pair)]
        if line.place:
            places.append(line.place)
        found[line.pair] = places.index(line.place) + 1 if line.place else 0
    return found


Among = dict[Criterion, frozenset[int]]  # the pairs still level with a pair before each criterion


class _Ranking:
    """The figures of pairs, each worked out once: hundreds of pairs after each result take their time."""

    def __init__(self, state: CompetitionState, *, handicap: bool = False) -> None:
        self._state = state
        self._by = state.settings.ranking
        self._scores = scores(state, handicap=handicap)
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

    def value(self, pair: int, criterion: Criterion) -> float:
        """The value of a pair by a criterion that does not ask who is level."""
        return self._figure(pair, criterion, frozenset()).value

    def _figure(self, pair: int, criterion: Criterion, among: frozenset[int]) -> Figure:
        key = pair, criterion, among if criterion is Criterion.DIRECT else frozenset[int]()
        found = self._known.get(key)
        if found is None:
            reasons = self._reasons(pair, criterion, among)
            found = self._known[key] = Figure(criterion, sum(each.value for each in reasons), reasons)
        return found

    def _reasons(self, pair: int, criterion: Criterion, among: frozenset[int]) -> tuple[Reason, ...]:
        if criterion is Criterion.LASTING:
            return (_lasting(self._state, pair), *_third(self._state, pair))
        if criterion is Criterion.OPPONENTS:
            return self._of_opponents(pair)
        found = (self._reason(each, criterion, among) for each in self._scores[pair])
        return tuple(each for each in found if each is not None)

    def _reason(self, score: Score, criterion: Criterion, among: frozenset[int]) -> Reason | None:
        """The part of a score in a figure; None if it adds nothing, except for a match that loses all of the scale."""
        code, value, difference, played = score.code, 0.0, score.points - score.against, score.code == "played"
        told = 0  # the difference behind the part
        if criterion is Criterion.POINTS:
            value = score.points
        elif criterion is Criterion.SCALE:
            value = score.scale
            if played:
                code, told = "scaled", difference
        elif criterion is Criterion.DIFFERENCE:
            value, most = difference, self._state.settings.cap
            if most and abs(difference) > most and code not in ("penalty", "credit"):
                code, value, told = "capped", most if difference > 0 else -most, difference
        elif criterion is Criterion.WINS or score.opponent in among:
            value = self._worth(score.halves)
        if not value and code != "scaled":
            return None
        average = criterion in score.average
        entries = (*score.entries, *score.behind) if average else score.entries
        reason = Reason(code, value, entries, score.round, score.opponent, told, average, score.partner, score.other)
        return replace(reason, handicaps=score.handicaps) if any(score.handicaps) else reason

    def _of_opponents(self, pair: int) -> tuple[Reason, ...]:
        """The wins of the opponents met; for a round without one, as many as the pair itself has."""
        reasons = list[Reason]()
        own = self._worth(sum(one.halves for one in self._scores[pair]))
        for each in self._scores[pair]:
            if each.code == "played":
                reasons += self._wins_of(each.opponent)
            elif each.code in _DUMMIES and own:
                reasons.append(Reason("dummy", own, each.entries, each.round))
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
                    handicaps=one.handicaps,
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


def _third(state: CompetitionState, pair: int) -> tuple[Reason, ...]:
    """Half a round more for the winner of the match for third place, or who has no opponent left for it."""
    beaten = state.beaten_in_semi_final()
    if pair not in beaten:
        return ()
    match = state.third_match()
    if match is not None:
        won = match.winner() == pair
        return (Reason("third", 0.5, match.entries, match.round, match.other(pair)),) if won else ()
    gone = [other for other in beaten if state.pairs[other].gone]
    if len(beaten) == 2 and len(gone) == 1 and pair not in gone:
        return (Reason("third_alone", 0.5, state.pairs[gone[0]].gone, opponent=gone[0]),)
    return ()


def figures_by(state: CompetitionState, *criteria: Criterion, handicap: bool = False) -> dict[int, tuple[float, ...]]:
    """The values of every pair by these criteria, whether or not the ranking has them; `handicap` as in `standings`."""
    ranking = _Ranking(state, handicap=handicap)
    return {pair: tuple(ranking.value(pair, each) for each in criteria) for pair in state.pairs}
