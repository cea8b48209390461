"""A second implementation of the ranking, from the log alone: slow and plain, with no code of the competition.

It has the rules of TB-11 and the movements in its own form. A *place* is a place in the draw; a substitute pair has the
place of the pair that it replaces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle
from typing import Any

from canasta.club.competition import ClubSettings, Entry


@dataclass
class Table:
    """A match of a round."""

    sides: list[list[int]]  # of a pair each, or of two players each
    points: dict[int, int] | None = None
    absent: list[int] = field(default_factory=list)

    @property
    def pairs(self) -> list[int]:
        return self.sides[0] + self.sides[1]

    def made(self) -> list[int]:
        """The points of both sides."""
        assert self.points is not None
        return [self.points[side[0]] for side in self.sides]

    def winner(self) -> int:
        if self.points is None:
            return 0
        if self.absent:
            here = [pair for pair in self.pairs if pair not in self.absent]
            return here[0] if here else 0
        one, other = self.made()
        return 0 if one == other else self.sides[other > one][0]

    def losers(self) -> list[int]:
        if self.points is None or (not self.absent and not self.winner()):
            return []
        return self.absent or [pair for pair in self.pairs if pair != self.winner()]


@dataclass
class Evening:
    """The state that follows from the log."""

    agreed: Any = None
    names: list[int] = field(default_factory=list)
    place: dict[int, int] = field(default_factory=dict)  # by pair
    holder: dict[int, int] = field(default_factory=dict)  # by place, the pair that has it now
    gone_after: dict[int, int] = field(default_factory=dict)
    disqualified: set[int] = field(default_factory=set)
    at_home: set[int] = field(default_factory=set)  # gone with nothing left to play
    passed_over: set[frozenset[int]] = field(default_factory=set)  # places that were empty as a late pair came
    fixed: set[int] = field(default_factory=set)  # places that keep a table
    section: dict[int, int] = field(default_factory=dict)  # of places
    first: int = 0
    rounds: list[dict[int, Table]] = field(default_factory=list)
    out: list[list[int]] = field(default_factory=list)
    alone: list[dict[int, int]] = field(default_factory=list)  # by pair, the missing opponent
    asked_late: Counter[frozenset[int]] = field(default_factory=Counter)
    given: Counter[int] = field(default_factory=Counter)
    given_scale: Counter[int] = field(default_factory=Counter)
    handicap: dict[int, int] = field(default_factory=dict)
    came: dict[int, int] = field(default_factory=dict)  # rounds before a pair entered
    order: list[int] = field(default_factory=list)

    def here(self) -> list[int]:
        return [pair for pair in self.names if pair not in self.gone_after]

    def drawn(self) -> list[int]:
        return [*(pair for pair in self.order if pair in self.here()), *(p for p in self.here() if p not in self.order)]

    def dealt(self) -> dict[int, list[int]]:
        """The places of the first round in each section, dealt to and fro."""
        many = self.agreed.sections or 1
        found: dict[int, list[int]] = {section: [] for section in range(many)}
        for place, section in zip(range(1, self.first + 1), cycle([*range(many), *reversed(range(many))])):
            found[section].append(place)
        return found

    def calendar(self) -> list[list[frozenset[int]]]:
        """The couples of places in each round of the movement, of all sections."""
        found: list[list[frozenset[int]]] = []
        for places in self.dealt().values():
            for at, couples in enumerate(self.of_section(len(places))):
                found += [[] for _ in range(at + 1 - len(found))]
                found[at] += [frozenset(places[each - 1] for each in couple) for couple in couples]
        return found[: self.agreed.rounds or 10_000]

    def of_section(self, n: int) -> list[list[frozenset[int]]]:
        """The couples of places in each round where there are `n`."""
        rounds: list[list[frozenset[int]]] = []
        if self.agreed.format == "fixed_and_moving":
            tables = -(-n // 2)
            for turn in range(tables):
                couples = [(at, tables + 1 + (at - 1 - turn) % tables) for at in range(1, tables + 1)]
                rounds.append([frozenset(each) for each in couples if each[1] <= n])
        elif self.agreed.format in ("round_robin", "league"):
            circle = n - 1 if n % 2 == 0 else n
            for turn in range(circle * self.agreed.legs):
                couples = [(a, b) for a, b in combinations(range(circle), 2) if (a + b - 2 * turn) % circle == 0]
                named = [frozenset((a + 1, b + 1)) for a, b in couples]
                if n % 2 == 0:
                    named.append(frozenset((turn % circle + 1, n)))
                rounds.append(named)
        return rounds

    def owed(self) -> Counter[frozenset[int]]:
        """The number of meetings still due between each two places."""
        count = Counter(self.asked_late)
        for each in self.calendar():
            count.update(each)
        for tables in self.rounds:
            for table in tables.values():
                count[frozenset(self.place[pair] for pair in table.pairs)] -= 1
        for alone in self.alone:
            for pair, missing in alone.items():
                count[frozenset((self.place[pair], self.place[missing]))] -= 1
        return count

    def owed_by_the_gone(self, pair: int, owed: Counter[frozenset[int]]) -> list[int]:
        """Places without a pair that this place was still to meet, once for each such meeting."""
        own = self.place[pair]
        empty = [place for place in sorted(self.holder) if self.holder[place] in self.gone_after and place != own]
        return [place for place in empty for _ in range(max(0, owed[frozenset((own, place))]))]

    def owed_by_the_present(self, pair: int, owed: Counter[frozenset[int]]) -> int:
        own = self.place[pair]
        there = [place for place, of in self.holder.items() if of not in self.gone_after and place != own]
        return sum(max(0, owed[frozenset((own, place))]) for place in there)

    def leaves(self, pair: int, *, disqualified: bool) -> None:
        self.gone_after[pair] = len(self.rounds)
        if disqualified:
            self.disqualified.add(pair)
        for tables in self.rounds:
            for table in tables.values():
                if pair in table.pairs and table.points is None:
                    self.absence(table, pair)

    def losses(self, pair: int) -> list[int]:
        return [at for at, tables in enumerate(self.rounds, 1) for table in tables.values() if pair in table.losers()]

    def still_in(self, pair: int) -> bool:
        return len(self.losses(pair)) < int(self.agreed.lives)

    def semi_losers(self) -> tuple[int, list[int]]:
        """The round after which two pairs are left, and who lost in it; 0 where nobody plays for third place."""
        for at, (tables, out) in enumerate(zip(self.rounds, self.out, strict=True), 1):
            if self.agreed.third_place and len(tables) + len(out) == 2:
                return at, [pair for table in tables.values() for pair in table.losers()]
        return 0, []

    def third(self, pair: int) -> bool:
        """The pair is third: by its match, or since the other has gone."""
        at, losers = self.semi_losers()
        for table in self.rounds[at].values() if 0 < at < len(self.rounds) else ():
            if set(table.pairs) <= set(losers):
                return table.winner() == pair
        others = [each for each in losers if each != pair]
        return pair in losers and len(others) == 1 and others[0] in self.gone_after and pair not in self.gone_after

    def nothing_left(self, pair: int) -> bool:
        """The pair plays no more, whatever happens."""
        tables = [table for tables in self.rounds for table in tables.values() if pair in table.pairs]
        if not self.rounds or any(table.points is None for table in tables):
            return False
        if self.agreed.format == "knock_out":
            left = [each for each in self.names if each not in self.gone_after and self.still_in(each)]
            at, losers = self.semi_losers()
            if pair in losers and at == len(self.rounds) and len(left) > 1:
                return False
            return pair not in left or len(left) < 2
        if 0 < self.agreed.rounds <= len(self.rounds):
            return True
        if self.agreed.format in ("swiss", "individual"):
            return len(self.here()) < (2 if self.agreed.format == "swiss" else 4)
        owed = self.owed()
        if not any(self.owed_by_the_present(each, owed) for each in self.here()):
            return True
        return not self.owed_by_the_present(pair, owed) and not self.owed_by_the_gone(pair, owed)

    def takes(self, pair: int, gone: int) -> None:
        """A pair in the place of one that has gone: it meets the late pairs that came while the place was empty."""
        place = self.place[pair] = self.place[gone]
        self.holder[place] = pair
        for couple in [each for each in self.passed_over if place in each]:
            if not any(self.holder[each] in self.gone_after for each in couple):
                self.asked_late[couple] += self.agreed.legs
                self.passed_over.remove(couple)

    def absence(self, table: Table, pair: int) -> None:
        table.absent.append(pair)
        table.points = {each: 0 if each in table.absent else self.agreed.award or 0 for each in table.pairs}

    def enters_late(self, pair: int) -> None:
        place = max(self.holder) + 1
        others = [self.place[each] for each in self.here() if each != pair]
        sizes = [sum(self.section[each] == section for each in others) for section in self.dealt()]
        section = self.section[place] = sizes.index(min(sizes))
        others = [each for each in others if self.section[each] == section]
        empty = [e for e, of in self.holder.items() if of in self.gone_after and self.section[e] == section]
        if self.agreed.format == "fixed_and_moving":
            if 2 * sum(each in self.fixed for each in others) <= len(others):
                self.fixed.add(place)
            others, empty = (
                [e for e in some if (e in self.fixed) != (place in self.fixed)] for some in (others, empty)
            )
        self.place[pair], self.holder[place] = place, pair
        if self.agreed.format in ("fixed_and_moving", "round_robin", "league"):
            for other in others:
                self.asked_late[frozenset((place, other))] += self.agreed.legs
            self.passed_over |= {frozenset((place, other)) for other in empty}


def evening(log: Sequence[Entry]) -> Evening:
    """Read the log from its beginning."""
    of = Evening()
    kinds = [type(each).__name__ for each in log]
    struck = {each.of for each in log if type(each).__name__ == "Annulled"}  # type: ignore[union-attr]
    right = {
        each.of: each  # type: ignore[union-attr]
        for number, each in enumerate(log, 1)
        if type(each).__name__ == "Corrected" and number not in struck
    }
    for number, (kind, entry) in enumerate(zip(kinds, log, strict=True), 1):
        if number not in struck:
            known = right.get(number)
            _read(of, "Played" if known and kind in ("NoShow", "Left") else kind, entry, known)
    return of


def _read(of: Evening, kind: str, entry: Any, known: Any) -> None:  # noqa: C901 - a case for each entry
    match kind:
        case "CompetitionOpened":
            of.agreed = entry.settings
        case "Changed":
            for name in ClubSettings.__struct_fields__:
                if getattr(entry, name, None) is not None:
                    of.agreed = _with(of.agreed, name, getattr(entry, name))
        case "Entered":
            pair = len(of.names) + 1
            of.names.append(pair)
            of.came[pair] = len(of.rounds)
            if entry.instead_of:
                of.takes(pair, entry.instead_of)
            elif of.rounds:
                of.enters_late(pair)
        case "Drawn":
            of.order = list(entry.order)
        case "RoundSeated":
            _seated(of, entry)
        case "Reseated":
            tables = of.rounds[entry.round - 1]
            for each in entry.meetings:
                tables[each.table] = _table(each)
                for pair in tables[each.table].pairs:
                    if pair in of.out[entry.round - 1]:
                        of.out[entry.round - 1].remove(pair)
                    of.alone[entry.round - 1].pop(pair, None)
        case "Played":
            table = of.rounds[entry.round - 1][entry.table]
            one, other = (known or entry).points
            if (known or entry).unfinished and of.agreed.length.unfinished == "as_it_lies":
                one, other = one + (known or entry).unfinished[0], other + (known or entry).unfinished[1]
            table.points = {pair: made for side, made in zip(table.sides, (one, other), strict=True) for pair in side}
        case "NoShow" | "Left":
            of.absence(of.rounds[entry.round - 1][entry.table], entry.pair)
            if of.agreed.absence == "disqualified":
                of.leaves(entry.pair, disqualified=True)
        case "Withdrew":
            if of.nothing_left(entry.pair):
                of.at_home.add(entry.pair)
            plays = bool(of.rounds) and entry.pair not in of.at_home
            of.leaves(entry.pair, disqualified=plays and of.agreed.absence == "disqualified")
        case "Disqualified":
            of.leaves(entry.pair, disqualified=True)
        case "Penalised":
            (of.given_scale if entry.in_scale else of.given)[entry.pair] -= entry.points
        case "Handicapped":
            of.handicap[entry.pair] = entry.points
        case "Credited":
            (of.given_scale if entry.in_scale else of.given)[entry.pair] += entry.points


def _with(settings: Any, name: str, value: object) -> Any:
    return type(settings)(**{**{each: getattr(settings, each) for each in settings.__struct_fields__}, name: value})


def _table(meeting: Any) -> Table:
    with_them = ([each] for each in meeting.partners or ())
    return Table([[meeting.fixed, *next(with_them, [])], [meeting.moving, *next(with_them, [])]])


def _seated(of: Evening, entry: Any) -> None:
    if not of.rounds:
        of.first = len(of.here())
        for place, pair in enumerate(of.drawn(), 1):
            of.place[pair], of.holder[place] = place, pair
        if of.agreed.format == "fixed_and_moving":
            of.fixed = {each for places in of.dealt().values() for each in places[: -(-len(places) // 2)]}
        of.section = {place: section for section, places in of.dealt().items() for place in places}
    alone: dict[int, int] = {}
    calendar, at = of.calendar() if entry.unopposed else [], len(of.rounds)
    owed = of.owed() if entry.unopposed else Counter[frozenset[int]]()
    for pair in entry.unopposed:
        missing = of.owed_by_the_gone(pair, owed)
        now = [each for each in calendar[at] if of.place[pair] in each] if at < len(calendar) else []
        meant = [place for each in now for place in each if place in missing]
        alone[pair] = of.holder[(meant or missing)[0]]
    of.rounds.append({each.table: _table(each) for each in entry.meetings})
    of.out.append(list(entry.sit_out))
    of.alone.append(alone)


@dataclass(frozen=True)
class Made:
    """The result of one round for a pair; `round` 0: a meeting of a round to come, with a pair that has gone."""

    what: str
    round: int
    opponent: int  # 0 for none
    points: int
    against: int
    won: float  # of a win
    scale: int


def _share(table: Table, pair: int, *, award_wins: bool) -> float:
    """The part of a win: one, a half for a draw, or nothing."""
    if table.absent:
        return float(pair not in table.absent and award_wins)
    if table.points is None or not table.winner():
        return 0.5
    return float(any(pair in side and table.winner() in side for side in table.sides))


def _of_scale(thresholds: Sequence[int], lead: int) -> int:
    """The points of the scale, counted threshold by threshold."""
    points = len(thresholds)
    for threshold in thresholds:
        if lead >= threshold:
            points += 1
        if -lead >= threshold:
            points -= 1
    return points


def with_handicaps(of: Evening) -> Evening:
    """The same; each side has the handicap of its pair, or of its two players, in every match that was played."""
    for tables in of.rounds:
        for table in tables.values():
            if table.points and not table.absent:
                table.points = {
                    pair: table.points[pair] + sum(of.handicap.get(each, 0) for each in side)
                    for side in table.sides
                    for pair in side
                }
    return of


def _matches(of: Evening, pair: int) -> list[Made]:
    """The matches of a pair, with its place in those that have no result yet (what: open)."""
    found = []
    for number, tables in enumerate(of.rounds, 1):
        for table in tables.values():
            if pair in table.pairs:
                other = table.sides[pair in table.sides[0]][0]
                what = "absent" if pair in table.absent else "award" if table.absent else "played"
                won = of.agreed.win_points * _share(table, pair, award_wins=of.agreed.award_wins)
                own, theirs = (table.points[pair], table.points[other]) if table.points else (0, 0)
                scale = _of_scale(of.agreed.scale, own - theirs) if what == "played" else 0
                what = what if table.points else "open"
                found.append(Made(what, number, other, own, theirs, won, scale))
    return found


def made(of: Evening, pair: int, owed: Counter[frozenset[int]], rounds: int) -> list[Made]:
    """The scores of a pair without adjustments: one a round, and the sure awards of rounds to come."""
    agreed, found = of.agreed, _matches(of, pair)
    award = agreed.win_points * agreed.award_wins
    for number, alone in enumerate(of.alone, 1):
        if pair in alone:
            found.append(Made("award", number, alone[pair], 0, 0, award, 0))
    if (pair not in of.gone_after or pair in of.at_home) and of.rounds and pair in of.place:
        to_come = rounds - len(of.rounds) - of.owed_by_the_present(pair, owed)
        for place in of.owed_by_the_gone(pair, owed)[: max(0, to_come)]:
            found.append(Made("award", 0, of.holder[place], 0, 0, award, 0))
    for number, sitting in enumerate(of.out, 1):
        if pair in sitting:
            found.append(Made("sit_out", number, 0, 0, 0, agreed.win_points * agreed.sit_out_wins, 0))
    there = {each.round for each in found}
    found += [Made("missed", at, 0, 0, 0, 0, 0) for at in range(1, of.came.get(pair, 0) + 1) if at not in there]
    return _filled(agreed, [each for each in found if each.what != "open"])


def _filled(agreed: Any, found: list[Made]) -> list[Made]:
    """The scores, with the points of those that are no matches."""
    matches = [each for each in found if each.what == "played"]

    def mean(name: str, step: int) -> int:
        return round(sum(getattr(each, name) for each in matches) / len(matches) / step) * step if matches else 0

    finished = []
    for each in found:
        if each.what in ("award", "sit_out", "missed"):
            points, scale = getattr(agreed, each.what), getattr(agreed, f"{each.what}_scale")
            against = mean("against", 5) if points is None else 0
            points = mean("points", 5) if points is None else points
            against = against if each.what == "award" else points
            scale = mean("scale", 1) if scale is None else scale
            each = Made(each.what, each.round, each.opponent, points, against, each.won, scale)
        finished.append(each)
    return finished


def ranking(log: Sequence[Entry], *, handicap: bool = False) -> list[tuple[int, int, list[float]]]:
    """Place, pair and figures of every line, the best first; the disqualified have place 0."""
    of = with_handicaps(evening(log)) if handicap else evening(log)
    owed, rounds = of.owed(), len(of.calendar())
    every = {pair: made(of, pair, owed, rounds) for pair in of.names}
    wins = {pair: sum(each.won for each in every[pair]) for pair in of.names}

    def figure(pair: int, what: str, level: Sequence[int]) -> float:
        if what == "points":
            return sum(each.points for each in every[pair]) + of.given[pair]
        if what == "wins":
            return wins[pair]
        if what == "difference":
            most = of.agreed.cap or 10**9
            return sum(max(-most, min(most, each.points - each.against)) for each in every[pair]) + of.given[pair]
        if what == "scale":
            return sum(each.scale for each in every[pair]) + of.given_scale[pair]
        if what == "direct":
            return sum(each.won for each in every[pair] if each.opponent in level)
        if what == "opponents":
            met = [wins[each.opponent] for each in every[pair] if each.what == "played"]
            return sum(met) + wins[pair] * sum(each.what in ("award", "sit_out") for each in every[pair])
        lost = of.losses(pair)
        if len(lost) >= of.agreed.lives:
            return lost[int(of.agreed.lives) - 1] + 0.5 * of.third(pair)
        return len(of.rounds) + 1 if pair in of.at_home else of.gone_after.get(pair, len(of.rounds) + 1)

    in_it = [pair for pair in of.names if pair not in of.disqualified and (pair in of.place or pair in of.here())]
    lines, groups = list[tuple[int, int, list[float]]](), [in_it]
    figures: dict[int, list[float]] = {pair: [] for pair in of.names}
    for what in of.agreed.ranking:
        finer = []
        for group in groups:
            for pair in group:
                figures[pair].append(figure(pair, what, group))
            values = sorted({figures[pair][-1] for pair in group}, reverse=True)
            finer += [[pair for pair in group if figures[pair][-1] == value] for value in values]
        groups = finer
    for group in groups:
        lines += [(len(lines) + 1, pair, figures[pair]) for pair in group]
    for pair in sorted(of.disqualified):
        lines.append((0, pair, [figure(pair, what, ()) for what in of.agreed.ranking]))
    return lines
