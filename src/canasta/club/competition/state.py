"""The state of a competition: pairs, rounds, matches, and the meetings still due. Only entries change it.

A *slot* is a place in the draw. A substitute pair takes over the slot of the pair it replaces, with the opponents that
that pair had still to meet; the points stay with the pair that made them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from canasta.club.competition.entries import Earned
from canasta.club.competition.model import PLANNED, ClubSettings, CompetitionError, Format, Meeting
from canasta.club.competition.movements import Round, everyone_meets, fixed_and_moving
from canasta.club.competition.sections import own_tables_of_pairs, section_of, side_by_side
from canasta.club.competition.teams import arranged, within, without
from canasta.club.results import MatchResult

Edge = tuple[int, int]
Evidence = tuple[int, ...]  # numbers of entries


@dataclass(slots=True)
class Pair:
    """Two players, or a single one in an individual competition. `slot` is 0 until the first round; `gone` holds the
    entries that took the pair out.

    `came`: rounds seated before it entered. `finished`: it went when nothing was left for it to play, so it keeps its
    place and its awards. `earned`: the place elsewhere by which it takes part. `handicap`: points a match,
    set by entry `handicapped`. `team` is the name of its team, or "".
    """

    number: int
    players: tuple[str, ...]
    first: tuple[str, ...]
    entry: int
    slot: int = 0
    gone: Evidence = ()
    disqualified: bool = False
    gone_in: int = 0
    came: int = 0
    finished: bool = False
    earned: Earned | None = None
    handicap: int = 0
    handicapped: int = 0
    team: str = ""


@dataclass(slots=True)
class RoundMatch:
    """A meeting of a round. `points` by pair once it is over; `absent` are pairs that lost by not playing it out.

    `result` is what was entered, if it was played. In an individual competition a player is a pair
    here, and `points` are those of the player's side.
    """

    round: int
    meeting: Meeting
    date: str = ""
    planned: str = ""
    begun: bool = False
    points: dict[int, int] | None = None
    result: MatchResult | None = None
    absent: set[int] = field(default_factory=set)
    away: set[str] = field(default_factory=set)
    entries: Evidence = ()

    @property
    def table(self) -> int:
        """The number of the table."""
        return self.meeting.table

    @property
    def fixed(self) -> int:
        """The pair that writes the sheet, or the first player of that side."""
        return self.meeting.fixed

    @property
    def moving(self) -> int:
        """The other pair, or the first player of the other side."""
        return self.meeting.moving

    @property
    def pairs(self) -> tuple[int, ...]:
        """The fixed pair, the moving pair; or the players of the fixed side, then those of the other."""
        fixed, moving = self.meeting.sides
        return *fixed, *moving

    def other(self, pair: int) -> int:
        """The opponent of one of the pairs; of a player, the first of the two."""
        return self.moving if pair in self.meeting.sides[0] else self.fixed

    def winner(self) -> int:
        """The pair that won, or the first player of that side; 0 while the match is open, and for a tie."""
        if self.points is None:
            return 0
        if self.absent:
            there = [side[0] for side in self.meeting.sides if not self.absent.intersection(side)]
            return there[0] if len(there) == 1 else 0
        one, other = self.points[self.fixed], self.points[self.moving]
        return 0 if one == other else self.fixed if one > other else self.moving

    def loser(self) -> tuple[int, ...]:
        """The pair that lost; both if neither came; empty for a tie or an open match."""
        if self.absent:
            return tuple(sorted(self.absent))
        return (self.other(winner),) if (winner := self.winner()) else ()


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points, or points of the scale, that the arbiter gave a pair (or took off it, below 0)."""

    pair: int
    points: int
    scale: int
    entry: int


@dataclass(slots=True)
class SeatedRound:
    """A seated round: its matches by table, the pairs that sit out, and the pairs whose opponent has gone.

    `agreed` are the conditions of that time, which fix the length of its matches.
    """

    entry: int
    agreed: ClubSettings
    matches: dict[int, RoundMatch]
    sit_out: set[int]
    unopposed: dict[int, int]  # by pair, the missing opponent

    @property
    def begun(self) -> RoundMatch | None:
        """The first match that has begun or was played; None if none has."""
        return next((each for each in self.matches.values() if each.begun or each.result is not None), None)


class CompetitionState:
    """The state that follows from the log so far."""

    def __init__(self) -> None:
        self.agreed: ClubSettings | None = None
        self.pairs: dict[int, Pair] = {}
        self.rounds: list[SeatedRound] = []
        self.due: Counter[Edge] = Counter()  # meetings still to be played by the format, by slots
        self.met: Counter[Edge] = Counter()
        self.home: dict[int, int] = {}  # the table of each fixed slot
        self.occupant: dict[int, int] = {}  # by slot
        self.section: dict[int, int] = {}  # of each slot; 0 without sections
        self.passed_over: set[Edge] = set()  # of a late pair and a slot that was vacant when it came
        self.drawn: int = 0  # number of slots in the first round; those of late pairs come after them
        self.plan: tuple[Round, ...] = ()
        self.apart: frozenset[Edge] = frozenset()  # slots of the first round that are of one team
        self.off_plan: bool = False
        self.order: tuple[int, ...] = ()  # of the draw, chosen or drawn by lot
        self.adjustments: list[Adjustment] = []
        self.reports: list[int] = []  # entries
        self._playing: dict[int, RoundMatch] = {}  # by pair, the match that it began last

    @property
    def settings(self) -> ClubSettings:
        """The conditions now. CompetitionError (not-opened)."""
        if self.agreed is None:
            raise CompetitionError("not-opened")
        return self.agreed

    @property
    def live(self) -> list[int]:
        """Pairs that have not gone, by number."""
        return [number for number, pair in self.pairs.items() if not pair.gone]

    @property
    def draw(self) -> list[int]:
        """Pairs that have not gone, in the order of the draw, then those that entered after it; teams are arranged."""
        place = {number: at for at, number in enumerate(self.order)}
        order = sorted(self.live, key=lambda number: place.get(number, len(place)))
        team_of = {number: self.pairs[number].team for number in order if self.pairs[number].team}
        return arranged(order, team_of, self.settings.format) if team_of else order

    @property
    def places(self) -> list[int]:
        """Pairs in the order of the draw; once it has been used, those that now have its places."""
        return [self.occupant[slot] for slot in range(1, self.drawn + 1)] if self.rounds else self.draw

    def seed(self, pair: int) -> int:
        """The place of a pair in the draw, from 1; for a late pair, after those."""
        return self.pairs[pair].slot if self.rounds else self.draw.index(pair) + 1

    def pair(self, number: int) -> Pair:
        """The pair with that number. CompetitionError (no-pair)."""
        if number not in self.pairs:
            raise CompetitionError("no-pair", pair=number, pairs=len(self.pairs))
        return self.pairs[number]

    @property
    def handicaps(self) -> bool:
        """True if a pair has a handicap."""
        return any(pair.handicap for pair in self.pairs.values())

    @property
    def teams(self) -> dict[str, list[int]]:
        """The pairs of each team, but for those that have gone before the first round."""
        found: dict[str, list[int]] = {}
        for number, pair in self.pairs.items():
            if pair.team and (pair.slot or not pair.gone):
                found.setdefault(pair.team, []).append(number)
        return found

    def same_team(self, one: int, other: int) -> bool:
        """True if these two pairs are of one team."""
        return bool(self.pairs[one].team) and self.pairs[one].team == self.pairs[other].team

    def names(self, side: Iterable[int]) -> tuple[str, ...]:
        """The names of the two players of a side: of one pair, or of two players with an entry each."""
        return tuple(player for number in side for player in self.pairs[number].players)

    def round(self, number: int) -> SeatedRound:
        """The round with that number. CompetitionError (no-round)."""
        if not 1 <= number <= len(self.rounds):
            raise CompetitionError("no-round", round=number, rounds=len(self.rounds))
        return self.rounds[number - 1]

    def agreed_in(self, of_round: int) -> ClubSettings:
        """The conditions when that round was seated. CompetitionError (no-round)."""
        return self.round(of_round).agreed

    def match(self, of_round: int, table: int) -> RoundMatch:
        """The match at a table of a round. CompetitionError (no-round, no-table)."""
        matches = self.round(of_round).matches
        if table not in matches:
            raise CompetitionError("no-table", round=of_round, table=table)
        return matches[table]

    def matches(self) -> Iterator[RoundMatch]:
        """Every match, by round and table."""
        for each in self.rounds:
            for table in sorted(each.matches):
                yield each.matches[table]

    def open_matches(self, pair: int = 0) -> Iterator[RoundMatch]:
        """Matches without a result; with `pair`, only those of that pair."""
        return (each for each in self.matches() if each.points is None and (not pair or pair in each.pairs))

    def begin(self, match: RoundMatch) -> None:
        """Record that the pairs of a match play it now."""
        match.begun = True
        self._playing.update(dict.fromkeys(match.pairs, match))

    def playing(self, pair: int) -> RoundMatch | None:
        """The match that the pair has begun and not finished."""
        found = self._playing.get(pair)
        if found is None or found.points is not None or found.round > len(self.rounds):
            return None
        return found if self.rounds[found.round - 1].matches.get(found.table) is found else None

    def edge(self, one: int, other: int) -> Edge:
        """Two pairs as slots, the lower first."""
        return edge_of(self.pairs[one].slot, self.pairs[other].slot)

    def times_out(self, pair: int) -> int:
        """The number of rounds that the pair has sat out."""
        return sum(pair in each.sit_out for each in self.rounds)

    def lost(self) -> Counter[int]:
        """The number of matches that each pair has lost."""
        return Counter(pair for each in self.matches() for pair in each.loser())

    def still_in(self) -> list[int]:
        """Live pairs that a knock-out has not put out, and a champion that has gone home."""
        lost = self.lost()
        there = (number for number, pair in self.pairs.items() if not pair.gone or pair.finished)
        return [pair for pair in there if lost[pair] < self.settings.lives]

    def semi_final(self) -> int:
        """The round whose losers play for third place; 0 if it has not been seated, or there is no such match."""
        if not self.settings.third_place:
            return 0
        rounds = enumerate(self.rounds, 1)
        return next((number for number, each in rounds if len(each.matches) + len(each.sit_out) == 2), 0)

    def beaten_in_semi_final(self) -> list[int]:
        """The pairs that have lost a semi-final where there is a match for third place."""
        number = self.semi_final()
        matches = self.rounds[number - 1].matches if number else {}
        return sorted(pair for match in matches.values() for pair in match.loser())

    def third_match(self) -> RoundMatch | None:
        """The match for third place, once it is seated."""
        beaten = set(self.beaten_in_semi_final())
        final = self.rounds[self.semi_final() :][:1] if beaten else []
        return next((at for each in final for at in each.matches.values() if beaten.issuperset(at.pairs)), None)

    def may_play(self) -> list[int]:
        """Pairs that may have a place in the last round that is seated, or the next: in a knock-out those still in it,
        and for the final those that play for third place."""
        if self.settings.format is not Format.KNOCK_OUT or not self.rounds:
            return self.live
        return [*self.still_in(), *(pair for pair in self.beaten_in_semi_final() if not self.pairs[pair].gone)]

    def finished(self) -> frozenset[int]:
        """Live pairs with nothing left to play: they may go without losing their place (TB-11.4)."""
        if not self.rounds:
            return frozenset()
        settings, live = self.settings, self.live
        busy = {pair for match in self.open_matches() for pair in match.pairs}
        if not self.over():
            if settings.format is Format.KNOCK_OUT:
                busy.update(self.still_in())
                if self.semi_final() == len(self.rounds):
                    busy.update(self.beaten_in_semi_final())
            elif settings.format not in PLANNED:
                return frozenset()
            else:
                slots = [self.pairs[number].slot for number in live]
                for number in live:
                    slot, gone = self.pairs[number].slot, self.gone_due
                    if any(self.due[edge_of(slot, other)] > 0 for other in slots if other != slot) or gone(slot):
                        busy.add(number)
        return frozenset(live) - busy

    def make_plan(self) -> tuple[Round, ...]:
        """The movement for the present pairs, cut to the agreed rounds; empty for formats without a movement.

        Meetings within a team are left out.
        """
        plan, rounds = without(self.movement(), self.apart if self.drawn else self._apart()), self.settings.rounds
        return plan[:rounds] if rounds else plan

    def movement(self) -> tuple[Round, ...]:
        """The whole movement of all sections, as if there were no teams."""
        settings, pairs = self.settings, self.drawn or len(self.live)
        if settings.sections:
            return side_by_side(pairs, settings.sections, self._movement_of)
        return self._movement_of(pairs)

    def _movement_of(self, pairs: int) -> tuple[Round, ...]:
        settings = self.settings
        if settings.format is Format.FIXED_AND_MOVING:
            return fixed_and_moving(pairs)
        return everyone_meets(pairs, settings.legs) if settings.format in PLANNED else ()

    def _apart(self) -> frozenset[Edge]:
        slots = {number: slot for slot, number in enumerate(self.draw, 1)}
        return within([slots[number] for number in members] for members in self.teams.values())

    def start(self) -> None:
        """Begin the first round: give the present pairs their slots, in the order of the draw."""
        self.apart = self._apart()
        self.plan = self.make_plan()
        self.drawn = len(self.live)
        for slot, number in enumerate(self.draw, 1):
            self.pairs[number].slot = slot
            self.occupant[slot] = number
            self.section[slot] = section_of(slot, self.settings.sections)
        if self.settings.format is Format.FIXED_AND_MOVING:
            self.home = own_tables_of_pairs(self.drawn, self.settings.sections)
        self.due.update(_edges(self.plan))

    def plan_again(self) -> None:
        """Make the movement again after a change of its rounds; due meetings change only by rounds added or dropped."""
        before, self.plan = self.plan, self.make_plan()
        self.due.subtract(_edges(before))  # below 0 if already played out of turn, so that it is not due again
        self.due.update(_edges(self.plan))

    def join_late(self, pair: Pair) -> None:
        """Give a pair that enters after the first round a slot of its own, with the meetings that the format needs."""
        slot = max(self.occupant) + 1
        self.section[slot] = self._smallest_section()
        own = [each for each in self.occupant if self.section[each] == self.section[slot]]
        against = [each for each in own if not self.vacant(each)]
        if self.settings.format is Format.FIXED_AND_MOVING:
            fixed = sum(each in self.home for each in against)
            if fixed * 2 <= len(against):
                self.home[slot] = max(self.home.values()) + 1
        if self.settings.format in PLANNED:
            self.off_plan = True
            others = (each for each in own if not self.home or (each in self.home) != (slot in self.home))
            self.passed_over.update(edge_of(each, slot) for each in others)
        self.take_over(pair, slot)

    def _smallest_section(self) -> int:
        """The section with the fewest pairs now, the first of several; 0 without sections."""
        there = Counter(self.section[self.pairs[number].slot] for number in self.live if self.pairs[number].slot)
        return min(range(1, self.settings.sections + 1), key=lambda section: there[section], default=0)

    def section_of_pair(self, pair: int) -> int:
        """The section of a pair, from 1; 0 without sections, and before the first round."""
        return self.section.get(self.pairs[pair].slot, 0)

    def take_over(self, pair: Pair, slot: int) -> None:
        """Put a pair into a new slot, or into that of one that has gone."""
        pair.slot, self.occupant[slot] = slot, pair.number
        self._owe(slot)

    def vacant(self, slot: int) -> bool:
        """True if the pair of the slot has gone."""
        return bool(self.pairs[self.occupant[slot]].gone)

    def _owe(self, slot: int) -> None:
        """Make the meetings of late pairs with this slot due where both pairs are there now."""
        owed = {edge for edge in self.passed_over if slot in edge and not any(map(self.vacant, edge))}
        self.passed_over -= owed
        if owed:
            self.off_plan = True
            self.due.update(dict.fromkeys(owed, self.settings.legs))

    def gone_due(self, slot: int) -> list[int]:
        """Slots whose pair has gone and that this slot was still to meet, once for each such meeting."""
        return [
            other
            for other, number in self.occupant.items()
            if other != slot and self.pairs[number].gone
            for _ in range(self.due[edge_of(slot, other)])
        ]

    def sure_awards(self, pair: int) -> list[int]:
        """Slots whose pair has gone and that this live pair would have met in a round to come (TB-11.5).

        A round has room for one meeting, and meetings with live pairs come first. A pair that plays in a round has no
        award for that round; a pair without an opponent is unopposed, and has the award.
        """
        slot = self.pairs[pair].slot
        gone = self.gone_due(slot)
        if not gone:
            return gone
        there = (other for other, number in self.occupant.items() if other != slot and not self.pairs[number].gone)
        playing = sum(max(0, self.due[edge_of(slot, other)]) for other in there)
        return gone[: max(0, len(self.plan) - len(self.rounds) - playing)]

    def may_meet(self, one: int, other: int) -> bool:
        """True if the format lets these two live pairs meet in the next round."""
        edge = self.edge(one, other)
        if self.settings.format in PLANNED:
            return self.due[edge] > 0
        return self.settings.format in (Format.KNOCK_OUT, Format.INDIVIDUAL) or not self.met[edge]

    def over(self) -> bool:
        """True if there is no further round."""
        settings = self.settings
        if not self.rounds:
            return False
        if settings.format is Format.KNOCK_OUT:
            return len(self.still_in()) < 2
        if settings.rounds and len(self.rounds) >= settings.rounds:
            return True
        if settings.format is Format.INDIVIDUAL:
            return len(self.live) < 4
        live = {self.pairs[number].slot for number in self.live}
        if settings.format in PLANNED:
            return not any(count > 0 and set(edge) <= live for edge, count in self.due.items())
        return len(live) < 2


def _edges(plan: Iterable[Round]) -> list[Edge]:
    return [edge_of(each.fixed, each.moving) for of_round in plan for each in of_round.meetings]


def edge_of(one: int, other: int) -> Edge:
    """Two slots, the lower first."""
    return (one, other) if one < other else (other, one)
