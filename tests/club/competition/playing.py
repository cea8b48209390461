"""Competitions for the tests: made, played at random, printed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Any

import msgspec
from tests.club.refusing import refuses

from canasta.club.competition import (
    ClubSettings,
    Competition,
    CompetitionOpened,
    Entered,
    Entry,
    Format,
    MatchLength,
    Meeting,
    Played,
    RoundSeated,
    Standing,
    suggested,
    words,
)

DEALS = 4
OF_PAIRS = tuple(each for each in Format if each is not Format.INDIVIDUAL)


def settings(of: Format, pairs: int = 8, **changed: Any) -> ClubSettings:
    """Usual settings, but matches of four deals, so that any points are a result; a league plays every week."""
    if of is Format.LEAGUE and "dates" not in changed:
        rounds = (pairs - 1 + pairs % 2) * changed.get("legs", 1)
        changed["dates"] = tuple((date(2026, 1, 9) + timedelta(weeks=week)).isoformat() for week in range(rounds))
    if of is Format.SWISS and "rounds" not in changed:
        changed["rounds"] = min(5, pairs // 2)  # with so few rounds there is always a pairing
    return msgspec.structs.replace(suggested("Club", of), length=MatchLength(deals=DEALS), **changed)


def entered(number: int, of: Format = Format.SWISS) -> Entered:
    return Entered(players=(f"Ana {number}",) if of is Format.INDIVIDUAL else (f"Ana {number}", f"Bea {number}"))


def begin(of: Format, pairs: int, **changed: Any) -> Competition:
    opened = CompetitionOpened(settings=settings(of, pairs, **changed))
    return Competition([opened, *(entered(number, of) for number in range(1, pairs + 1))])


def refused(competition: Competition, entry: Entry, code: str) -> None:
    """Assert that the competition refuses the entry by that code, and that its log and its ranking are unchanged."""
    log, ranking = competition.log, competition.standings()
    with refuses(code):
        competition.add(entry)
    assert (competition.log, competition.standings()) == (log, ranking)


def seat(competition: Competition) -> RoundSeated:
    """Seat the next round as proposed."""
    entry = competition.propose()
    competition.add(entry)
    return entry


def played(of_round: int, table: int, points: tuple[int, int] = (1000, 500)) -> Played:
    return Played(round=of_round, table=table, points=points, deals=DEALS)


def play_rounds(
    competition: Competition,
    rounds: int | None = None,
    points: Callable[[Meeting], tuple[int, int]] = lambda _: (1000, 500),
) -> list[RoundSeated]:
    """Seat and play so many rounds, or all, with these points of the fixed and the moving side; the rounds."""
    found: list[RoundSeated] = []
    while not competition.over and len(found) != rounds:
        found.append(seat(competition))
        for each in found[-1].meetings:
            competition.add(played(found[-1].round, each.table, points(each)))
    return found


def play(competition: Competition, chance: random.Random) -> None:
    """Enter results for the open matches of the last round."""
    of_round = len(competition.state.rounds)
    for each in [each for each in competition.state.open_matches() if each.round == of_round]:
        one, other = chance.sample(range(-100, 3000), 2)
        competition.add(played(of_round, each.table, (5 * one, 5 * other)))


def play_out(competition: Competition, seed: int = 0) -> Competition:
    """Play round after round until the competition is over."""
    chance = random.Random(seed)
    play(competition, chance)
    while not competition.over:
        seat(competition)
        play(competition, chance)
    return competition


def line_of(competition: Competition, pair: int, *, handicap: bool = False) -> Standing:
    return next(line for line in competition.standings(handicap=handicap) if line.pair == pair)


def why(competition: Competition, pair: int, criterion: str, lang: str = "en", *, handicap: bool = False) -> list[str]:
    """The reasons for a figure, one sentence each."""
    figures = line_of(competition, pair, handicap=handicap).figures
    return words.why(next(each for each in figures if each.criterion == criterion), lang)


def place(competition: Competition, pair: int) -> int:
    return line_of(competition, pair).place


def figure(competition: Competition, pair: int, criterion: str) -> float:
    return next(each.value for each in line_of(competition, pair).figures if each.criterion == criterion)


def couples(meetings: Iterable[Meeting]) -> list[frozenset[int]]:
    return [frozenset((each.fixed, each.moving)) for each in meetings]
