"""Seasons: figures, the best of them, minima, ties; computed a second time by a plain function."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from tests.club.competition.playing import play_out, seat
from tests.club.refusing import refuses
from tests.club.register.clubs import PEOPLE, SCALE, begun, club_id, day, evenings_of, random_evening, register_of
from tests.club.register.second_season import second_season

from canasta.club.competition import (
    Competition,
    Corrected,
    Criterion,
    Disqualified,
    Format,
    Handicapped,
    Played,
    Substituted,
    Withdrew,
)
from canasta.club.register import Evening, EveningResult, NamesJoined, SeasonLine, SeasonSettings, season_ranking
from canasta.club.register.entries import SeasonOpened
from canasta.club.register.evening import evening_of
from canasta.club.register.names import PlayerNames
from canasta.club.register.people import check_games
from canasta.club.register.season import told_changes
from canasta.club.register.words import figure_text, level_sentences, minimum_sentences, result_sentence, rule_sentence
from canasta.texts import LANGUAGES

RANKING = (Criterion.SCALE, Criterion.POINTS)
PLACES = (5, 3, 2, 1)


def rule(number: int, **changed: Any) -> SeasonSettings:
    """The conditions of a season of so many competitions."""
    return msgspec.convert(
        {"name": "Season", "competitions": [*map(club_id, range(number))], **changed}, SeasonSettings
    )


def ranked(settings: SeasonSettings, *competitions: Competition, names: PlayerNames | None = None) -> list[SeasonLine]:
    evenings = [*evenings_of(competitions).values()]
    return [*season_ranking(settings, names or PlayerNames(), evenings)]


def random_rule(chance: Random, number: int) -> dict[str, Any]:
    return {
        "figure": chance.choice(("points", "place", "scale")),
        "places": sorted((chance.randrange(8) for _ in range(chance.randrange(1, 6))), reverse=True),
        "take": chance.choice(("sum", "mean")),
        "best": chance.randrange(number + 1),
        "evenings": chance.randrange(number),
        "partners": chance.randrange(4),
        "by": "player",
        "ties": chance.sample(("won", "best", "last"), chance.randrange(4)),
        "handicaps": chance.random() < 0.5,
    }


@pytest.mark.parametrize("seed", range(40))
def test_a_season_is_what_a_second_reading_finds(seed: int) -> None:
    chance = Random(seed)
    pairs_only = chance.random() < 0.4
    number = chance.randrange(1, 7)
    competitions = []
    for each in range(number):
        evening = random_evening(1000 * seed + each, handicaps=each % 2 == 1, ranking=RANKING, scale=SCALE)
        while pairs_only and len(evening.state.pairs) > 4:
            evening = random_evening(chance.randrange(10**6), ranking=RANKING, scale=SCALE)
        competitions.append(evening)
    joined = [NamesJoined(player="Ana Gil", into="Ana Gómez")] if chance.random() < 0.5 else []
    register = register_of(number, *joined)
    said = random_rule(chance, number)
    if pairs_only:
        said |= {"by": "pair", "partners": 0}
    names = register.state.names
    found = ranked(rule(number, **said), *competitions, names=names)
    second = second_season(said, competitions, names.person)
    assert sorted(((each.place, each.entrant, each.value) for each in found), key=lambda each: each[1]) == second
    places = [each.place for each in found]
    assert places == sorted(places, key=lambda place: place or 10**6)
    for lang in LANGUAGES:
        assert rule_sentence(rule(number, **said), lang)
        for line in found:
            level_sentences(rule(number, **said), found, line, lang)


def pairs(
    *points: tuple[int, int], names: str = "Ana Bea Eva Luz Paz Sol Inés Mar", handicap: int = 0, **changed: Any
) -> Competition:
    """An evening of one round, with the results of its tables; the first pair may have a handicap."""
    people = names.split()
    competition = begun([*zip(people[::2], people[1::2], strict=True)], rounds=1, **changed)
    if handicap:
        competition.add(Handicapped(pair=1, points=handicap))
    seat(competition)
    for table, both in enumerate(points, 1):
        competition.add(Played(round=1, table=table, points=both, deals=4))
    return competition


def line_of(found: list[SeasonLine], player: str) -> SeasonLine:
    return next(each for each in found if player in each.players)


def test_the_worst_evenings_are_dropped() -> None:
    evenings = [pairs((1000, 500), (900, 100)), pairs((200, 700), (900, 100)), pairs((600, 500), (900, 100))]
    settings = rule(3, best=2)
    found = ranked(settings, *evenings)
    ana = line_of(found, "Ana")
    assert [int(each.figure) for each in ana.results if each] == [1000, 200, 600]
    assert [each.counts for each in ana.results if each] == [True, False, True]
    assert (float(ana.value), ana.played) == (1600, 3)
    assert result_sentence(settings, ana.results[1], "over", "en") == "Place 3: 200 points; dropped; with Bea"
    assert result_sentence(settings, None, "over", "es") == "No estuvo"


def test_the_mean_is_of_what_counts_and_is_written_short() -> None:
    evenings = [pairs((1000, 500), (900, 100)), pairs((205, 700), (900, 100)), pairs((600, 500), (900, 100))]
    ana = line_of(ranked(rule(3, take="mean"), *evenings), "Ana")
    assert [figure_text(ana.value, lang) for lang in ("en", "es")] == ["601.67", "601,67"]
    assert figure_text(-ana.value, "en") == "−601.67"
    assert figure_text(line_of(ranked(rule(3, take="mean", best=2), *evenings), "Ana").value, "en") == "800"


def test_who_does_not_reach_a_minimum_is_not_ranked() -> None:
    evenings = [
        pairs((1000, 500), (900, 100)),
        pairs((1000, 500), (900, 100), names="Ana Bea Eva Luz Paz Mar Rosa Sol"),
    ]
    settings = rule(2, evenings=2, partners=2)
    found = ranked(settings, *evenings)
    assert {each.players[0] for each in found if each.place} == {"Paz", "Mar", "Sol"}
    ana = line_of(found, "Ana")
    assert minimum_sentences(settings, ana, "en") == [
        ("At least 2 evenings: 2 played", True),
        ("At least 2 different partners: 1 so far", False),
    ]
    assert found.index(ana) >= 3


def of_places(*figures: tuple[str, int, int]) -> Evening:
    """An evening of single players: name, place, points."""
    results = tuple(
        EveningResult(number, (name,), place, points, 0) for number, (name, place, points) in enumerate(figures, 1)
    )
    return Evening("Friday", Format.INDIVIDUAL, "clasica", day(0), over=True, scaled=False, results=results, digest="")


@pytest.mark.parametrize(
    ("tie", "said"),
    [
        ("won", "Level with Bea; placed before by evenings won: 1 against 0"),
        ("best", "Level with Bea; placed before by the best evening: 900 against 600"),
        ("last", "Level with Bea; placed after by the last evening: 100 against 600"),
    ],
)
def test_ties_are_broken_by_what_was_agreed(tie: str, said: str) -> None:
    settings = rule(2, ties=[tie])
    evenings = [
        of_places(("Ana", 1, 900), ("Bea", 2, 400), ("Eva", 2, 400)),
        of_places(("Eva", 1, 950), ("Bea", 2, 600), ("Ana", 3, 100)),
    ]
    found = list(season_ranking(settings, PlayerNames(), evenings))
    assert [each.players[0] for each in found] == (["Eva", "Bea", "Ana"] if tie == "last" else ["Eva", "Ana", "Bea"])
    assert [each.place for each in found] == [1, 2, 3]
    assert level_sentences(settings, found, line_of(found, "Ana"), "en") == [said]


def test_the_order_of_ties_matters_and_the_level_share_a_place() -> None:
    evenings = [
        of_places(("Ana", 1, 900), ("Bea", 2, 400)),
        of_places(("Eva", 1, 950), ("Bea", 2, 600), ("Ana", 3, 100)),
    ]
    by_last = season_ranking(rule(2, ties=["last", "won"]), PlayerNames(), evenings)
    assert [each.players[0] for each in by_last] == ["Bea", "Ana", "Eva"]
    settings = rule(2, ties=[])
    level = season_ranking(settings, PlayerNames(), evenings)
    assert [(each.players[0], each.place) for each in level] == [("Ana", 1), ("Bea", 1), ("Eva", 3)]
    said = level_sentences(settings, level, level[0], "es")
    assert said == ["Igual que Bea en todo: comparten el puesto"]


def test_who_was_not_there_on_the_last_evening_comes_after_who_was() -> None:
    settings = rule(2, ties=["last"])
    evenings = [of_places(("Ana", 1, 900), ("Bea", 2, 400)), of_places(("Bea", 1, 500))]
    found = season_ranking(settings, PlayerNames(), evenings)
    assert [each.players[0] for each in found] == ["Bea", "Ana"]
    assert level_sentences(settings, found, found[1], "en") == [
        "Level with Bea; placed after by the last evening: not there against 500"
    ]


def test_an_evening_in_progress_counts_for_nobody() -> None:
    over, begun_only = pairs((1000, 500), (900, 100)), pairs((1000, 500))
    found = ranked(rule(2), over, begun_only)
    assert [each.played for each in found] == [1] * 8
    assert all(each.results[1] is None for each in found)
    assert result_sentence(rule(2), None, "in_progress", "en") == "In progress: it counts once it is over"


def test_a_player_has_the_result_of_the_pair_at_its_end() -> None:
    competition = pairs((1000, 500), (900, 100))
    late = begun([("Ana", "Bea"), ("Eva", "Luz")], rounds=0, legs=2)
    seat(late)
    late.add(Played(round=1, table=1, points=(1000, 500), deals=4))
    late.add(Substituted(pair=1, out="Bea", into="Rosa"))
    play_out(late)
    found = ranked(rule(2), competition, late)
    assert [each is None for each in line_of(found, "Bea").results] == [False, True]
    assert line_of(found, "Rosa").results[1] is not None
    ana = line_of(found, "Ana").results[1]
    assert ana is not None
    assert ana.partners == ("Rosa",)


def test_the_disqualified_played_for_nothing_and_a_pair_that_left_counts_as_it_stands() -> None:
    competition = begun(
        [("Ana", "Bea"), ("Eva", "Luz"), ("Paz", "Sol"), ("Inés", "Mar")], rounds=2, absence="match_lost"
    )
    seat(competition)
    for table in (1, 2):
        competition.add(Played(round=1, table=table, points=(1000, 500), deals=4))
    competition.add(Disqualified(pair=1, reason="phones"))
    competition.add(Withdrew(pair=3))
    play_out(competition)
    found = ranked(rule(1), competition)
    settings = rule(1)
    ana, paz = line_of(found, "Ana"), line_of(found, "Paz")
    assert (float(ana.value), ana.played) == (0, 1)
    assert result_sentence(settings, ana.results[0], "over", "en") == "Disqualified: 0; with Bea"
    assert paz.value in (500, 1000)
    assert paz.place


def test_two_spellings_of_one_evening_are_one_result_and_the_better_one() -> None:
    competition = pairs((1000, 500), (900, 100), names="Ana Bea Eva Luz Paz Ana2 Inés Mar")
    names = PlayerNames()
    names.join("Ana2", "Ana", 1)
    found = ranked(rule(1), competition, names=names)
    ana = line_of(found, "Ana")
    assert (float(ana.value), ana.played) == (1000, 1)


def test_conditions_that_cannot_be_are_refused() -> None:
    register = register_of(3)
    conditions: list[tuple[dict[str, Any], str]] = [
        ({"best": 5}, "best-many"),
        ({"best": 9, "planned": 8}, "best-many"),
        ({"evenings": 4}, "evenings-many"),
        ({"competitions": [club_id(0), club_id(1), club_id(0)]}, "competition-twice"),
        ({"figure": "place", "places": []}, "no-places"),
        ({"figure": "place", "places": [5, 6]}, "places-rise"),
        ({"by": "pair", "partners": 2}, "partners-pair"),
        ({"ties": ["won", "won"]}, "tie-twice"),
        ({"name": "  "}, "no-name"),
        ({"competitions": [club_id(7)]}, "not-added"),
    ]
    for changed, code in conditions:
        with refuses(code):
            register.extend([SeasonOpened(settings=rule(3, **changed))])
        assert (register.state.seasons, len(register.log)) == ({}, 4)


def test_negative_thresholds_are_refused() -> None:
    for name in ("best", "planned", "evenings", "partners"):
        with pytest.raises(msgspec.ValidationError):
            rule(1, **{name: -1})


def test_a_season_has_one_game_and_a_figure_that_each_competition_has() -> None:
    two = pairs((1000, 500), (900, 100)), random_evening(1, PEOPLE[:8], scale=SCALE)
    evenings = evenings_of(two)
    with refuses("no-scale"):
        check_games(rule(2, figure="scale"), evenings)
    found = evenings[club_id(1)]
    assert found is not None
    other = {**evenings, club_id(1): msgspec.structs.replace(found, rules="reglamento")}
    with refuses("other-game") as caught:
        check_games(rule(2), other)
    assert re.search("is played by Classic canasta, .* by Regulation canasta", str(caught.value))
    check_games(rule(2), evenings)
    single = {club_id(0): msgspec.structs.replace(found, format=Format.INDIVIDUAL)}
    with refuses("pair-individual"):
        check_games(rule(1, by="pair"), single)


def test_a_correction_of_an_old_evening_is_seen() -> None:
    one, two = pairs((1000, 500), (900, 100)), pairs((800, 300), (900, 100))
    clubs = [club_id(0), club_id(1)]
    told = {club: found.digest for club, found in evenings_of((one, two)).items() if found is not None}
    again = [*evenings_of((one, two)).values()]
    assert told_changes(told, clubs, again) == []
    number = next(at for at, each in enumerate(one.log, 1) if isinstance(each, Played))
    one.add(Corrected(of=number, reason="misread", points=(950, 500), deals=4))
    assert told_changes(told, clubs, [*evenings_of((one, two)).values()]) == clubs[:1]


def test_an_evening_with_handicaps_counts_by_either_list() -> None:
    weak = pairs((1000, 800), (1000, 800), handicap=600)
    plain = pairs((1000, 500), (900, 100))
    scratch, handicap = rule(2, figure="points"), rule(2, figure="points", handicaps=True)
    ana = line_of(ranked(scratch, weak, plain), "Ana")
    with_ = line_of(ranked(handicap, weak, plain), "Ana")
    assert with_.value == ana.value + 600
    said = [result_sentence(handicap, each, "over", "en") for each in with_.results]
    assert [" with handicaps" in each for each in said] == [True, False]
    assert not any("handicap" in result_sentence(scratch, each, "over", "en") for each in ana.results)
    assert "list with handicaps" in rule_sentence(handicap, "en")
    assert "handicap" not in rule_sentence(scratch, "en")


def test_the_list_that_was_told_may_be_either_one() -> None:
    one = pairs((1000, 800), names="Ana Bea Eva Luz", handicap=600)
    evening, clubs = evening_of(one, "clasica"), [club_id(0)]
    for handicaps in (False, True):
        assert told_changes({clubs[0]: evening.told_as(handicaps=handicaps)}, clubs, [evening]) == []
    one.add(Corrected(of=len(one.log), reason="misread", points=(950, 800), deals=4))
    for handicaps in (False, True):
        told = {clubs[0]: evening.told_as(handicaps=handicaps)}
        assert told_changes(told, clubs, [evening_of(one, "clasica")]) == clubs
    plain = evening_of(pairs((1000, 500), (900, 100)), "clasica")
    assert plain.told_as(handicaps=True) == plain.told_as(handicaps=False) == plain.digest
