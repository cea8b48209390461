"""A second reading of the rule of a season: plain, slow, from competitions and their rankings alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from canasta.club.competition import Competition, Format


def second_season(
    rule: dict[str, Any], competitions: Sequence[Competition], person: Callable[[str], str]
) -> list[tuple[int, tuple[str, ...], Fraction]]:
    """Place, persons and value of everybody, in the order of persons."""
    table: dict[tuple[str, ...], list[tuple[int, Fraction, int]]] = {}
    partners: dict[tuple[str, ...], set[str]] = {}
    last = None
    for number, competition in enumerate(competitions):
        if not competition.over:
            continue
        last = number
        handicaps = rule["handicaps"] and any(pair.handicap for pair in competition.state.pairs.values())
        for line in competition.standings(handicap=handicaps):
            pair = competition.state.pairs[line.pair]
            who = [person(name) for name in pair.players]
            entrants = [(one,) for one in who] if rule["by"] == "player" else [tuple(sorted(who))]
            for entrant in entrants:
                table.setdefault(entrant, []).append((number, _worth(rule, competition, line), line.place))
                met = partners.setdefault(entrant, set())
                met.update(one for one in who if one not in entrant)
                if competition.state.settings.format is Format.INDIVIDUAL:
                    met.update(person(name) for name in _with(competition, line.pair))
    rows = []
    for entrant, evenings in table.items():
        figures = sorted((figure for _, figure, _ in evenings), reverse=True)
        best = figures[: rule["best"] or len(figures)]
        value = sum(best) / (len(best) if rule["take"] == "mean" else 1)
        short = len(figures) < rule["evenings"] or len(partners[entrant]) < rule["partners"]
        there = [figure for number, figure, _ in evenings if number == last]
        breaks = {
            "won": Fraction(sum(place == 1 for _, _, place in evenings)),
            "best": figures[0],
            "last": there[0] if there else Fraction(-(10**12)),
        }
        rows.append((short, [Fraction(value), *(breaks[each] for each in rule["ties"])], entrant))
    found = []
    for short, keys, entrant in rows:
        better = sum(not other_short and other > keys for other_short, other, _ in rows)
        found.append((0 if short else better + 1, entrant, keys[0]))
    return sorted(found, key=lambda row: row[1])


def _worth(rule: dict[str, Any], competition: Competition, line: Any) -> Fraction:
    if line.place == 0:
        return Fraction(0)
    if rule["figure"] == "place":
        return Fraction(rule["places"][line.place - 1] if line.place <= len(rule["places"]) else 0)
    (value,) = (figure.value for figure in line.figures if figure.criterion.value == rule["figure"])
    return Fraction(value)


def _with(competition: Competition, player: int) -> list[str]:
    state, found = competition.state, []
    for of_round in state.rounds:
        for match in of_round.matches.values():
            for side in match.meeting.sides:
                if player in side and match.points is not None and not match.absent:
                    found += [state.pairs[each].players[0] for each in side if each != player]
    return found
