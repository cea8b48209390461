"""Every format from the first round to the last, at random; ``test_every_number`` has each number of pairs."""

from __future__ import annotations

import pytest
from tests.club.competition.playing import begin, play_rounds, played, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import Begun, ClubSettings, Format, MatchLength, Postponed, suggested
from canasta.club.competition.model import of_game


def test_swiss_says_when_nobody_can_be_seated_without_meeting_again() -> None:
    competition = begin(Format.SWISS, 4, rounds=4)
    play_rounds(competition, 3)  # four pairs have three rounds
    with refuses("no-pairing"):
        competition.propose()


def test_a_league_match_is_moved_and_the_next_round_does_not_wait() -> None:
    competition = begin(Format.LEAGUE, 8)
    seat(competition)
    first = competition.state.settings.dates[0]
    assert {each.date for each in competition.state.matches()} == {first}
    for table in (2, 3, 4):
        competition.add(played(1, table))
    with refuses("round-open"):
        competition.propose()
    competition.add(Postponed(round=1, table=1, to="2026-01-20"))
    later = seat(competition)
    pair = competition.state.match(1, 1).fixed
    table = next(each.table for each in later.meetings if pair in (each.fixed, each.moving))
    competition.add(Begun(round=2, table=table))
    refused(competition, Begun(round=1, table=1), "busy")
    competition.add(played(2, table))
    competition.add(Begun(round=1, table=1))


@pytest.mark.parametrize(
    ("of_round", "to", "code"),
    [(1, "2026-01-25", "too-far"), (1, "soon", "bad-date"), (4, "2026-02-01", "season-closing")],
)
def test_a_league_match_is_not_moved_just_anywhere(of_round: int, to: str, code: str) -> None:
    competition = begin(Format.LEAGUE, 8)
    play_rounds(competition, of_round - 1)
    seat(competition)
    refused(competition, Postponed(round=of_round, table=1, to=to), code)


def test_a_season_shorter_than_its_closed_days_lets_matches_move() -> None:
    dates = ("2026-01-09", "2026-01-16", "2026-01-16")  # and two rounds on one evening
    competition = begin(Format.LEAGUE, 4, dates=dates, closed_days=30)
    seat(competition)
    competition.add(Postponed(round=1, table=1, to="2026-01-12"))
    assert competition.state.match(1, 1).date == "2026-01-12"


@pytest.mark.parametrize("of", Format)
def test_usual_settings_last_to_the_target_of_the_game_in_play(of: Format) -> None:
    assert suggested("Club", of, 3000).length == MatchLength(target=3000)
    assert not suggested("Club", of).length.agreed
    assert of_game(suggested("Club", of), 7000, 4).length == MatchLength(target=7000, deals=4)
    assert of_game(suggested("Club", of, 3000), 7000, 4).length == MatchLength(target=3000)
    assert of_game(ClubSettings(name="Club", length=MatchLength(minutes=60)), 7000, 0).length == MatchLength(minutes=60)
