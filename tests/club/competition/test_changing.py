"""Conditions may change after the competition has begun, if seated rounds stay as they are."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from tests.club.competition.playing import begin, play, play_out, play_rounds, played, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import (
    Absence,
    Annulled,
    Changed,
    Competition,
    Corrected,
    Criterion,
    Format,
    MatchLength,
    Played,
    Unfinished,
    Withdrew,
    read,
    write,
)
from canasta.club.competition.checks import changed
from canasta.club.competition.words import entry_sentence


def begun(of: Format = Format.FIXED_AND_MOVING, pairs: int = 8, **more: Any) -> Competition:
    """A competition after its first round."""
    competition = begin(of, pairs, **more)
    play_rounds(competition, 1)
    return competition


def test_fewer_rounds_and_more_again() -> None:
    competition = begun()  # four rounds by default
    competition.add(Changed(rounds=2))
    play_out(competition)
    assert len(competition.state.rounds) == 2
    competition.add(Changed(rounds=3))
    assert not competition.over
    play_out(competition)
    competition.add(Changed(rounds=0))
    play_out(competition)
    met = {frozenset(each.pairs) for each in competition.state.matches()}
    assert (len(competition.state.rounds), len(met)) == (4, 16)


def test_rounds_that_have_been_seated_stay() -> None:
    competition = begun()
    seat(competition)
    refused(competition, Changed(rounds=1), "rounds-seated")
    play(competition, random.Random(2))
    competition.add(Changed(rounds=2))
    assert competition.over


def test_a_round_that_is_no_longer_due_gives_nobody_the_award() -> None:
    """A pair that has gone had three meetings left; with only two rounds, one of them remains."""
    competition = begun()
    competition.add(Withdrew(pair=8))
    assert awards(competition) == 3
    competition.add(Changed(rounds=2))
    assert awards(competition) == 1
    competition.add(Changed(rounds=0))
    assert awards(competition) == 3


def awards(competition: Competition) -> int:
    figures = (line.figures[0] for line in competition.standings())
    return sum(each.code == "unplayed" for figure in figures for each in figure.reasons)


def test_the_length_of_a_match_is_that_of_its_round() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    competition.add(Changed(length=MatchLength(target=5000)))
    refused(competition, Played(round=1, table=1, points=(5000, 0)), "wrong-deals")
    competition.add(played(1, 1))
    number = competition.add(played(1, 2))
    seat(competition)
    refused(competition, played(2, 1), "below-target")
    competition.add(Played(round=2, table=1, points=(5000, 0)))
    wrong = Corrected(of=number, points=(5000, 0), deals=1, reason="x")
    refused(competition, wrong, "wrong-deals")
    competition.add(msgspec.structs.replace(wrong, deals=4))


def test_another_ranking_is_that_of_all_rounds() -> None:
    competition = begun()
    points = [line.pair for line in competition.standings()]
    competition.add(Changed(ranking=(Criterion.DIFFERENCE,)))
    figures = [line.figures[0] for line in competition.standings()]
    assert {each.criterion for each in figures} == {Criterion.DIFFERENCE}
    competition.add(Changed(ranking=(Criterion.POINTS, Criterion.WINS)))
    assert [line.pair for line in competition.standings()] == points
    refused(competition, Changed(ranking=(Criterion.LASTING,)), "bad-ranking")


def test_days_of_rounds_to_come() -> None:
    competition = begun(Format.LEAGUE, 4)
    dates = competition.state.settings.dates
    later = (dates[0], "2026-01-17", "2026-02-20")
    competition.add(Changed(dates=later))
    seat(competition)
    assert {match.date for match in competition.state.rounds[1].matches.values()} == {"2026-01-17"}
    refused(competition, Changed(dates=(dates[0], "2026-01-18", "2026-02-20")), "dates-seated")
    refused(competition, Changed(dates=later[:2]), "dates")
    refused(competition, Changed(dates=(*later, "2026-02-27")), "dates")


def test_what_would_rewrite_what_stands_stays() -> None:
    state = begun().state
    old = state.settings
    others: dict[str, object] = {
        "format": Format.SWISS,
        "lives": 1,
        "legs": 2,
        "sections": 2,
        "absence": Absence.MATCH_LOST,
        "award": 5,
        "award_scale": 0,
        "award_wins": not old.award_wins,
        "sit_out": 500,
        "sit_out_wins": not old.sit_out_wins,
        "win_points": 2,
        "scale": (100,),
        "cap": 500,
        "missed": 5,
    }
    for name, value in others.items():
        with refuses("stands") as caught:
            changed(state, msgspec.structs.replace(old, **{name: value}))
        assert caught.value.data["field"] == name
    with refuses("unchanged"):
        changed(state, old)


def test_what_stands_is_told_of_players_in_an_individual_competition() -> None:
    competition = begin(Format.INDIVIDUAL, 8)
    seat(competition)
    state = competition.state
    with refuses("stands") as caught:
        changed(state, msgspec.structs.replace(state.settings, award=5))
    assert "the award for players without opponents" in caught.value.message("en")
    assert "quienes se quedan sin contrarios" in caught.value.message("es")


def test_an_entry_says_what_is_other_and_only_that() -> None:
    state = begun().state
    old = state.settings
    new = msgspec.structs.replace(
        old, name="Other", length=MatchLength(minutes=45, unfinished=Unfinished.AS_IT_LIES), rounds=1
    )
    entry = changed(state, new)
    assert entry == Changed(name="Other", rounds=1, length=MatchLength(minutes=45, unfinished=Unfinished.AS_IT_LIES))
    said = entry_sentence(entry, "en")
    assert said == (
        "The conditions change: the name is “Other”; one round; "
        "for matches in rounds to come: the match ends after 45 minutes. "
        "When the time is up, play stops; the deal being played counts as it stands."
    )
    three = msgspec.structs.replace(old, length=MatchLength(deals=3))
    assert entry_sentence(changed(state, three), "es").endswith("la partida termina al acabar 3 juegos.")


def test_a_change_can_be_taken_back() -> None:
    competition = begun()
    number = competition.add(Changed(name="Other", rounds=2))
    play_out(competition)
    assert competition.over
    competition.add(Annulled(of=number, reason="we go on after all"))
    assert (competition.state.settings.name, competition.over) == ("Club", False)
    assert Competition(read(write(competition.log))).standings() == competition.standings()
