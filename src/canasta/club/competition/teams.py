"""Teams of two to four pairs that do not meet, and their ranking: the sum of the best pairs of each.

Meetings within a team are left out of a movement. Half fixed and half moving keeps each team in one half, where it has
none; in the first round of a knock-out, pairs of one team stand apart as far as that goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from canasta.club.competition.model import CompetitionError, Format
from canasta.club.competition.movements import Round

FEWEST: Final = 2
MOST: Final = 4

Edge = tuple[int, int]


def check_teams(teams: Mapping[str, Sequence[int]], best: int, pairs: int) -> None:
    """Check the teams before the first round. CompetitionError (team-alone, team-small, team-of-all)."""
    for team, members in teams.items():
        if len(members) < FEWEST:
            raise CompetitionError("team-alone", team=team, pair=members[0], low=FEWEST, high=MOST)
        if len(members) < best:
            raise CompetitionError("team-small", team=team, size=len(members), best=best)
        if len(members) == pairs:
            raise CompetitionError("team-of-all", team=team)


def within(teams: Iterable[Sequence[int]]) -> frozenset[Edge]:
    """The couples of each team, the lower number first."""
    return frozenset(couple for members in teams for couple in combinations(sorted(members), 2))


def without(plan: Iterable[Round], apart: frozenset[Edge]) -> tuple[Round, ...]:
    """A movement without the meetings of these couples, who sit out instead, and without rounds that have none left."""
    found = []
    for each in plan:
        out = [at for at in each.meetings if (min(at.fixed, at.moving), max(at.fixed, at.moving)) in apart]
        sit_out = sorted([*each.sit_out, *(place for at in out for place in (at.fixed, at.moving))])
        if len(out) < len(each.meetings):
            found.append(Round(tuple(at for at in each.meetings if at not in out), tuple(sit_out)))
    return tuple(found)


def arranged(order: Sequence[int], team_of: Mapping[int, str], of: Format) -> list[int]:
    """The order of the draw with the changes by which pairs of one team do not meet; `team_of` has those in a team."""
    if of is Format.FIXED_AND_MOVING:
        return _in_halves(order, team_of)
    return _apart_at_first(order, team_of) if of is Format.KNOCK_OUT else list(order)


def _in_halves(order: Sequence[int], team_of: Mapping[int, str]) -> list[int]:
    """Each team in one half, the earlier in the draw rather in the first; as drawn where the sizes do not allow it."""
    units: dict[object, list[int]] = {}
    for pair in order:
        units.setdefault(team_of.get(pair, pair), []).append(pair)
    wanted = (len(order) + 1) // 2
    ways: dict[int, tuple[int, ...]] = {0: ()}  # by the number of pairs, the units in the first half
    for at, members in enumerate(units.values()):
        for size, chosen in sorted(ways.items(), reverse=True):
            ways.setdefault(size + len(members), (*chosen, at))
    if wanted not in ways:
        return list(order)
    listed = list(units.values())
    first = {pair for at in ways[wanted] for pair in listed[at]}
    return [pair for pair in order if pair in first] + [pair for pair in order if pair not in first]


def _apart_at_first(order: Sequence[int], team_of: Mapping[int, str]) -> list[int]:
    """The first meets the last place of a full bracket: an opponent of one's own team changes places with the nearest
    below or above it who is no such opponent there, nor gets one."""
    found, size = list(order), 1 << max(1, (len(order) - 1).bit_length())

    def met(place: int) -> int | None:
        return other if (other := size - 1 - place) < len(found) else None

    def clash(place: int) -> bool:
        other = met(place)
        return other is not None and found[place] in team_of and team_of[found[place]] == team_of.get(found[other])

    for place in range(size // 2, len(found)):
        if not clash(place):
            continue
        lower = sorted(range(size // 2, len(found)), key=lambda other: abs(other - place))
        for other in (each for each in lower if each != place):
            found[place], found[other] = found[other], found[place]
            if not clash(place) and not clash(other):
                break
            found[place], found[other] = found[other], found[place]
    return found


class TeamStanding(Struct, frozen=True):
    """A line of the ranking of teams. `figures` are sums over the `counted` pairs; the others are `dropped`."""

    place: int
    team: str
    figures: tuple[float, ...]
    counted: tuple[int, ...]
    dropped: tuple[int, ...]


def team_standings(
    teams: Mapping[str, Sequence[int]], ranked: Sequence[tuple[int, int, tuple[float, ...]]], best: int
) -> tuple[TeamStanding, ...]:
    """The ranking of teams. `ranked` are place, pair and figures of each pair, the best first; place 0 never counts."""
    lines = []
    for team, members in teams.items():
        own = [(pair, figures) for place, pair, figures in ranked if pair in members and place]
        counted = own[:best]
        sums = tuple(map(sum, zip(*(figures for _, figures in counted), strict=True))) if counted else ()
        numbers = tuple(pair for pair, _ in counted)
        dropped = tuple(pair for _, pair, _ in ranked if pair in members and pair not in numbers)
        lines.append(TeamStanding(0, team, sums, numbers, dropped))
    lines.sort(key=lambda line: line.figures, reverse=True)
    return tuple(replace(line, place=1 + sum(each.figures > line.figures for each in lines)) for line in lines)
