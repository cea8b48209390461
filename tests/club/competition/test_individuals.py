"""An individual competition: players enter alone, sides change, and points go to each of the two."""

from __future__ import annotations

from random import Random

import pytest
from tests.club.competition.playing import begin, entered, figure, play, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import Begun, Disqualified, Entered, Format, Left, Meeting, NoShow, Reseated, RoundSeated
from canasta.club.competition.individual import rounds_for
from canasta.club.competition.late_places import late_places
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.words import entry_sentence
from canasta.texts import LANGUAGES


def meeting(table: int, one: tuple[int, ...], other: tuple[int, ...]) -> Meeting:
    return Meeting(table, one[0], other[0], (one[1], other[1]))


def test_the_evening_is_seated_as_planned() -> None:
    competition = begin(Format.INDIVIDUAL, 13, rounds=5)
    coming = list(rounds_to_come(competition.state))
    for planned, found in zip(coming, rounds_for((), tuple(range(1, 14)), 5), strict=True):
        assert (planned.meetings, planned.sit_out) == found
        assert seat(competition) == planned
        play(competition, Random(1))
    assert competition.over
    assert not list(rounds_to_come(competition.state))


@pytest.mark.rule("TB-11.3", "TB-11.4")
def test_the_partner_of_who_does_not_come_has_the_award_too() -> None:
    competition = begin(Format.INDIVIDUAL, 8, rounds=2)
    first = seat(competition).meetings
    gone = first[0].fixed
    competition.add(NoShow(round=1, table=1, pair=gone))
    sides = [player for side in first[0].sides for player in side]
    assert [figure(competition, player, "points") for player in sides] == [
        0 if player == gone else competition.state.settings.award for player in sides
    ]
    assert competition.state.pairs[gone].disqualified
    competition.add(Begun(round=1, table=2))
    competition.add(Left(round=1, table=2, pair=first[1].sides[1][1]))
    coming = competition.propose()
    assert (len(coming.meetings), len(coming.sit_out)) == (1, 2)
    competition.add(coming)


@pytest.mark.rule("TB-11.3")
def test_who_was_disqualified_does_not_enter_again() -> None:
    competition = begin(Format.INDIVIDUAL, 5, rounds=2)
    competition.add(Disqualified(pair=2, reason="cards"))
    refused(competition, Entered(players=("ana 2",)), "barred-player")


def test_seats_are_changed_within_a_round_and_the_plan_goes_on_from_there() -> None:
    competition = begin(Format.INDIVIDUAL, 9, rounds=3)
    one, other = seat(competition).meetings
    (a, b), (c, d) = one.sides
    (e, f), (g, h) = other.sides
    changed = meeting(1, (a, f), (c, d)), meeting(2, (e, b), (g, h))
    refused(competition, Reseated(round=1, meetings=changed[:1]), "sits-elsewhere")
    competition.add(Reseated(round=1, meetings=changed))
    assert tuple(match.meeting for match in competition.state.matches()) == changed
    play(competition, Random(1))
    partners = {frozenset(side) for each in (*changed, *seat(competition).meetings) for side in each.sides}
    assert len(partners) == 8  # nobody has the same partner again


def test_a_late_player_has_one_place_a_new_one() -> None:
    competition = begin(Format.INDIVIDUAL, 8, rounds=4)
    seat(competition)
    play(competition, Random(1))
    (place,) = late_places(competition.log)
    assert (place.instead_of, place.rounds) == (0, 4)
    assert place.meetings >= 2
    competition.add(entered(9, Format.INDIVIDUAL))
    assert 9 not in competition.propose().sit_out


def test_an_evening_needs_four_players() -> None:
    with refuses("few-players"):
        begin(Format.INDIVIDUAL, 3).propose()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_in_words_says_who_plays_with_whom(lang: str) -> None:
    said = entry_sentence(RoundSeated(round=1, meetings=(meeting(1, (4, 2), (3, 1)),)), lang)
    assert "1: 4·2–3·1" in said
