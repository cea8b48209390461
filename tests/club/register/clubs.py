"""Competitions of a club for the tests of seasons, played at random by the same people with changing partners."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.club.competition.playing import play_out, settings

from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Handicapped
from canasta.club.register import CompetitionAdded, Evening, Register, RegisterEntry, RegisterOpened
from canasta.club.register.evening import evening_of

PEOPLE = tuple(
    f"{name} {family}" for family in ("Gil", "Mir", "Paz") for name in ("Ana", "Bea", "Eva", "Luz", "Sol", "Inés")
)
SCALE = (500, 1500, 3000, 6000)


def club_id(number: int) -> str:
    """The id of a competition of the tests."""
    return f"C{'abcdefghij'[number // 10]}{'abcdefghij'[number % 10]}zzzzzzzz"


def day(number: int) -> str:
    """The day of a competition of the tests."""
    return f"2026-{9 + number // 28:02}-{1 + number % 28:02}"


def begun(entrants: Sequence[tuple[str, ...]], of: Format = Format.ROUND_ROBIN, **changed: Any) -> Competition:
    """A competition with these entrants."""
    opened = CompetitionOpened(settings=settings(of, len(entrants), **{"rounds": 2, **changed}))
    return Competition([opened, *(Entered(players=players) for players in entrants)])


def random_evening(
    seed: int, people: Sequence[str] = PEOPLE, *, handicaps: bool = False, **changed: Any
) -> Competition:
    """A competition that is over: of pairs, or now and then of single players; with some handicaps, if wanted."""
    chance = Random(seed)
    there = chance.sample(people, 8 if len(people) > 8 else len(people) // 2 * 2)
    if chance.random() < 0.25:
        competition = begun([(name,) for name in there], Format.INDIVIDUAL, **changed)
    else:
        competition = begun([(there[at], there[at + 1]) for at in range(0, len(there), 2)], **changed)
    for pair in competition.state.pairs if handicaps else ():
        competition.add(Handicapped(pair=pair, points=50 * chance.randrange(1, 20)))
    return play_out(competition, seed)


def evenings_of(competitions: Sequence[Competition]) -> dict[str, Evening | None]:
    """The competitions as evenings, by id."""
    return {club_id(number): evening_of(each, "clasica") for number, each in enumerate(competitions)}


def register_of(number: int, *entries: RegisterEntry, fees: bool = False) -> Register:
    """A register with so many competitions and these entries."""
    added = (CompetitionAdded(club=club_id(each), date=day(each)) for each in range(number))
    return Register([RegisterOpened(name="Club", fees=fees), *added, *entries])
