"""Conditions and entries that cannot be: each is refused by its code, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.club.competition.playing import DEALS, begin, entered, played, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import (
    Annulled,
    ClubSettings,
    Competition,
    CompetitionOpened,
    Corrected,
    Credited,
    Criterion,
    Drawn,
    Entered,
    Entry,
    Format,
    Handicapped,
    MatchLength,
    Meeting,
    Postponed,
    Renamed,
    RoundSeated,
    Substituted,
    Teamed,
    Withdrew,
)
from canasta.club.competition.movements import drawn

LASTING = {"format": Format.KNOCK_OUT, "ranking": (Criterion.LASTING,)}
ALONE = {"format": Format.INDIVIDUAL, "rounds": 3}
IN_SECTIONS = {"format": Format.ROUND_ROBIN, "sections": 2}
CONDITIONS: list[tuple[dict[str, Any], str]] = [
    ({"name": " "}, "bad-name"),
    ({"rounds": -1}, "bad-number"),
    ({"length": MatchLength()}, "no-length"),
    ({"length": MatchLength(target=5000, minutes=601)}, "bad-number"),
    ({"format": Format.SWISS}, "bad-number"),
    ({"format": Format.SWISS, "rounds": 3, "third_place": True}, "third-place"),
    ({**LASTING, "rounds": 3}, "bad-number"),
    ({**LASTING, "lives": 2, "third_place": True}, "third-place"),
    ({"legs": 2}, "bad-number"),
    ({"win_points": 3}, "bad-number"),
    ({"award": 4999}, "points-step"),
    ({"cap": 7}, "points-step"),
    ({"missed": 3}, "points-step"),
    ({"ranking": ()}, "bad-ranking"),
    ({"format": Format.KNOCK_OUT}, "bad-ranking"),
    ({"dates": ("2026-01-01",)}, "bad-dates"),
    ({"format": Format.LEAGUE}, "bad-dates"),
    ({"format": Format.LEAGUE, "dates": ("2026-01-08", "2026-01-01")}, "bad-dates"),
    ({"format": Format.LEAGUE, "dates": ("1-1-2026",)}, "bad-date"),
    ({"scale": (300, 300)}, "bad-scale"),
    ({"scale": (300, 100)}, "bad-scale"),
    ({"scale": (0, 100)}, "bad-scale"),
    ({"scale": (102,)}, "points-step"),
    ({"scale": (100, 200), "award_scale": 5}, "bad-number"),
    ({"ranking": (Criterion.SCALE,)}, "no-scale"),
    ({**ALONE, "rounds": 0}, "bad-number"),
    ({**ALONE, "team_best": 1}, "bad-number"),
    ({**ALONE, "ranking": (Criterion.POINTS, Criterion.DIRECT)}, "ranking-of-pairs"),
    ({**ALONE, "ranking": (Criterion.OPPONENTS,)}, "ranking-of-pairs"),
    ({**ALONE, "sections": 2}, "sections-format"),
    ({"format": Format.SWISS, "rounds": 3, "sections": 2}, "sections-format"),
    ({"format": Format.LEAGUE, "sections": 2}, "sections-format"),
    ({**LASTING, "sections": 2}, "sections-format"),
    ({**IN_SECTIONS, "sections": 1}, "sections-one"),
    ({**IN_SECTIONS, "sections": 9}, "bad-number"),
    ({**IN_SECTIONS, "team_best": 1}, "sections-teams"),
]


def test_conditions_that_cannot_be() -> None:
    for fields, code in CONDITIONS:
        settings = ClubSettings(**{"name": "Club", "length": MatchLength(deals=DEALS), **fields})
        with refuses(code):
            Competition([CompetitionOpened(settings=settings)])


def impossible() -> Iterator[tuple[Competition, list[tuple[Entry, str]]]]:
    """Competitions, each with entries that it refuses."""
    yield (
        begin(Format.ROUND_ROBIN, 4),
        [
            (Entered(players=("Eva",)), "names"),
            (Entered(players=("Eva", "Eva")), "plays-already"),
            (Entered(players=("Eva", "Ana 3")), "plays-already"),
            (Entered(players=("Eva", " ")), "bad-name"),
            (Entered(players=("Eva", "x" * 61)), "bad-name"),
            (Entered(players=("Eva", "a\nb")), "bad-name"),
            (Entered(players=("Eva", "Sol"), instead_of=1), "no-place-free"),
            (Renamed(pair=2, players=("Ana Dos", "Ana 1")), "plays-already"),
            (Renamed(pair=2, players=("Eva", "Eva")), "plays-already"),
            (Renamed(pair=2, players=("Ana 2", "Bea 2")), "named-so"),
            (Renamed(pair=2, players=("Ana Dos", "")), "bad-name"),
            (Substituted(pair=1, out="Ana 2", into="Eva"), "not-in-pair"),
            (Substituted(pair=1, out="Ana 1", into="Bea 2"), "plays-already"),
            (Withdrew(pair=0), "no-pair"),
            (Postponed(round=1, table=1, to="2026-01-20"), "no-round"),
            (Drawn(order=(1, 2, 3)), "bad-order"),
            (Drawn(order=(1, 2, 3, 3)), "bad-order"),
            (Drawn(order=drawn(range(1, 5), "a")[::-1], seed="a"), "not-drawn"),
            (Handicapped(pair=1, points=102), "handicap-points"),
            (Handicapped(pair=1, points=-5), "handicap-points"),
            (Handicapped(pair=1, points=200_005), "handicap-points"),
            (Handicapped(pair=1, points=0), "handicap-same"),
            (Handicapped(pair=9, points=100), "no-pair"),
            (Credited(pair=3, points=7, reason="x"), "points-step"),
            (Credited(pair=3, points=0, reason="x"), "points-step"),
            (Credited(pair=3, points=5, reason=" "), "no-reason"),
            (Credited(pair=3, points=1, in_scale=True, reason="x"), "no-scale"),
        ],
    )
    yield begin(Format.KNOCK_OUT, 4), [(Handicapped(pair=1, points=100), "no-handicap")]
    yield begin(Format.ROUND_ROBIN, 8, sections=2), [(Teamed(pair=1, team="A"), "sections-teams")]
    teams = begin(Format.SWISS, 6)
    for pair in (1, 2, 3, 4):
        teams.add(Teamed(pair=pair, team="A"))
    yield (
        teams,
        [
            (Teamed(pair=5, team="a"), "team-full"),
            (Teamed(pair=1, team="A"), "team-same"),
            (Teamed(pair=5, team=""), "team-same"),
            (Teamed(pair=5, team=" "), "bad-name"),
            (Teamed(pair=9, team="A"), "no-pair"),
        ],
    )
    seated = begin(Format.FIXED_AND_MOVING, 4)
    seat(seated)
    number = seated.add(played(1, 1))
    yield (
        seated,
        [
            (Drawn(order=(4, 3, 2, 1)), "drawn-late"),
            (Annulled(of=77, reason="x"), "no-entry"),
            (Annulled(of=1, reason="x"), "not-annulled"),
            (Annulled(of=2, reason=""), "no-reason"),
            (Corrected(of=2, points=(0, 5), reason="x"), "no-result"),
            (Corrected(of=number, points=(3, 5), deals=DEALS, reason="x"), "points-step"),
        ],
    )
    wrong, twice = Meeting(1, 1, 2), Meeting(1, 1, 2, (2, 3))
    yield (
        begin(Format.INDIVIDUAL, 5),
        [
            (Entered(players=("Eva", "Pia")), "names"),
            (entered(1, Format.INDIVIDUAL), "plays-already"),
            (Renamed(pair=1, players=("Eva", "Pia")), "names"),
            (Substituted(pair=1, out="Ana 1", into="Eva"), "plays-alone"),
            (Teamed(pair=1, team="A"), "team-of-players"),
            (RoundSeated(round=1, meetings=(wrong,), sit_out=(3, 4, 5)), "partners"),
            (RoundSeated(round=1, meetings=(twice,), sit_out=(4, 5)), "twice"),
        ],
    )


def test_entries_that_cannot_be() -> None:
    for competition, entries in impossible():
        for entry, code in entries:
            refused(competition, entry, code)
