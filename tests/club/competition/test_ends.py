"""A match ends at its target, after its deals or by the clock, by the first of them; its length can be changed."""

from __future__ import annotations

import random
from itertools import accumulate

import pytest
from tests.club.competition.playing import begin, played, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import (
    Annulled,
    Begun,
    Changed,
    ClubSettings,
    Competition,
    CompetitionError,
    Criterion,
    Format,
    MatchEnd,
    MatchLength,
    MatchResult,
    NoShow,
    Unfinished,
    read,
    write,
)
from canasta.club.competition.checks import check_result, check_settings
from canasta.club.competition.words import entry_sentence
from canasta.deal.score import winner
from canasta.rules.house import with_house
from canasta.texts import LANGUAGES

TARGET, MINUTES = 3000, 60


def any_length(chance: random.Random) -> MatchLength:
    """A length with one, two or all three conditions."""
    while True:
        found = MatchLength(
            target=chance.choice((0, TARGET)),
            deals=chance.choice((0, 0, chance.randint(1, 6))),
            minutes=chance.choice((0, MINUTES)),
            unfinished=chance.choice(list(Unfinished)),
        )
        if found.agreed:
            return found


def code_of(agreed: MatchLength, result: MatchResult) -> str:
    """The code by which a result is refused; empty for one that is taken."""
    try:
        check_result(ClubSettings(name="Club", length=agreed), result, 1, 1)
    except CompetitionError as error:
        return "" if any("{" in error.message(lang) for lang in LANGUAGES) else error.code
    return ""


@pytest.mark.rule("CL-6.3")
def test_a_match_that_is_played_to_its_end_is_a_result_and_nothing_before_it_is() -> None:
    """Matches are played deal by deal, as a table would; without a clock none can end before."""
    rules = with_house("clasica", {"target": TARGET})
    for seed in range(80):
        chance = random.Random(f"ends {seed}")
        agreed = any_length(chance)
        deals = [(5 * chance.randint(-50, 300), 5 * chance.randint(-50, 300)) for _ in range(40)]
        if chance.random() < 0.2:
            deals[:2] = [(TARGET // 2, TARGET // 2)] * 2  # level at the target: they play on
        bell = chance.uniform(1, 120)  # minutes; a deal takes ten
        totals = accumulate(deals, lambda one, other: (one[0] + other[0], one[1] + other[1]))
        for number, points in enumerate(totals, 1):
            reached = bool(agreed.target) and winner(rules, points) is not None
            last = number == agreed.deals
            rung = agreed.minutes > 0 and 10 * number >= bell
            result = MatchResult(points=points, deals=number)
            if reached or last or rung:
                assert code_of(agreed, result) == "", seed
                expected = MatchEnd.TARGET if reached else MatchEnd.DEALS if last else MatchEnd.CLOCK
                assert agreed.ended_by(result, reached=reached) is expected, seed
                break
            if not agreed.minutes and max(points) < TARGET:
                assert code_of(agreed, result) in {"below-target", "wrong-deals", "not-ended"}, seed
                assert agreed.ended_by(result) is None, seed


POINTS = MatchLength(target=15_000)
DEALS = MatchLength(deals=4)
ALL = MatchLength(target=5000, deals=4, minutes=60, unfinished=Unfinished.AS_IT_LIES)
TARGET_OR_TIME = MatchLength(target=5000, minutes=60)
TARGET_OR_DEALS = MatchLength(target=5000, deals=4)
TIME, COUNTED, DROPPED = (MatchLength(minutes=60, unfinished=each) for each in Unfinished)
Both = tuple[int, int]
RESULTS: list[tuple[MatchLength, Both, int, Both | None, MatchEnd | str]] = [
    (POINTS, (15_005, 2000), 0, None, MatchEnd.TARGET),
    (POINTS, (14_995, 2000), 0, None, "below-target"),
    (POINTS, (15_001, 2000), 0, None, "points-step"),
    (POINTS, (900_000, 2000), 0, None, "points-many"),
    (POINTS, (15_000, 0), 0, (5, 5), "no-unfinished"),
    (DEALS, (100, 200), 4, None, MatchEnd.DEALS),
    (DEALS, (100, 200), 3, None, "wrong-deals"),
    (TIME, (100, 200), 0, (5, 5), "no-unfinished"),
    (COUNTED, (100, 200), 0, (300, -50), MatchEnd.CLOCK),
    (DROPPED, (100, 200), 0, (300, -50), MatchEnd.CLOCK),
    (TARGET_OR_TIME, (3200, 2800), 0, None, MatchEnd.CLOCK),
    (TARGET_OR_TIME, (5200, 2800), 0, None, MatchEnd.TARGET),
    (TARGET_OR_TIME, (3200, 2800), 0, (100, 5), "no-unfinished"),  # the deal is played out
    (TARGET_OR_DEALS, (3200, 2800), 4, None, MatchEnd.DEALS),
    (TARGET_OR_DEALS, (3200, 2800), 3, None, "not-ended"),
    (TARGET_OR_DEALS, (3200, 2800), 5, None, "many-deals"),
    (TARGET_OR_DEALS, (5200, 2800), 0, None, MatchEnd.TARGET),
    (ALL, (3200, 2800), 3, (100, -5), MatchEnd.CLOCK),
    (ALL, (3200, 2800), 4, None, MatchEnd.DEALS),
    (ALL, (3200, 2800), 4, (100, -5), "no-unfinished"),
    (ALL, (5200, 2800), 3, (100, -5), "no-unfinished"),
    (ALL, (5000, 5000), 3, (100, -5), MatchEnd.TARGET),  # level: the rules in play say more
    (ALL, (3200, 2800), 0, None, "deals-unsaid"),
    (ALL, (0, 0), 0, (100, -5), MatchEnd.CLOCK),
]


def test_results_by_what_comes_first() -> None:
    for agreed, points, deals, unfinished, expected in RESULTS:
        result = MatchResult(points=points, deals=deals, unfinished=unfinished)
        if not isinstance(expected, MatchEnd):
            assert code_of(agreed, result) == expected, result
            continue
        assert agreed.ended_by(result) is expected, result
        more = unfinished if unfinished and agreed.unfinished is Unfinished.AS_IT_LIES else (0, 0)
        settings = ClubSettings(name="Club", length=agreed)
        assert check_result(settings, result, 1, 1) == (points[0] + more[0], points[1] + more[1])


def test_a_knock_out_needs_a_winner_and_may_take_more_deals() -> None:
    agreed = ClubSettings(
        name="Club", format=Format.KNOCK_OUT, length=MatchLength(deals=4), ranking=(Criterion.LASTING,)
    )
    check_settings(agreed)
    with refuses("tie"):
        check_result(agreed, MatchResult(points=(100, 100), deals=4), 1, 1)
    assert check_result(agreed, MatchResult(points=(150, 100), deals=5), 1, 1) == (150, 100)


def test_a_seated_round_can_have_another_length_until_it_begins() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    hour = MatchLength(target=5000, minutes=60)
    refused(competition, Changed(length=hour, of_round=2), "no-round")
    competition.add(Changed(length=hour, of_round=1))
    refused(competition, Changed(length=hour, of_round=1), "unchanged")
    assert [competition.state.settings.length, competition.state.rounds[0].agreed.length] == [hour, hour]
    short = MatchLength(minutes=30)
    later = competition.add(Changed(length=short))  # of rounds to come
    assert competition.state.rounds[0].agreed.length == hour
    refused(competition, Changed(length=short), "unchanged")
    competition.add(Changed(length=short, of_round=1))  # and of this one after all
    competition.add(Annulled(of=len(competition.log), reason="an hour, as was said"))
    competition.add(Annulled(of=later, reason="the same"))
    assert competition.state.rounds[0].agreed.length == competition.state.settings.length == hour
    competition.add(Begun(round=1, table=1))
    refused(competition, Changed(length=short, of_round=1), "round-begun")
    competition.add(Annulled(of=len(competition.log), reason="nobody has sat down"))
    competition.add(NoShow(round=1, table=1, pair=competition.state.match(1, 1).fixed))
    competition.add(Changed(length=short, of_round=1))  # a match that nobody plays has no length
    competition.add(played(1, 2, (3200, 2800)))
    refused(competition, Changed(length=hour, of_round=1), "round-begun")
    assert Competition(read(write(competition.log))).state.rounds[0].agreed.length == short


def test_the_length_of_a_round_that_was_played_does_not_change_any_more() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    change = competition.add(Changed(length=MatchLength(minutes=45), of_round=1))
    competition.add(played(1, 1, (100, 50)))
    competition.add(played(1, 2, (100, 50)))
    seat(competition)
    refused(competition, Changed(length=MatchLength(deals=2), of_round=1), "not-last")
    competition.add(Annulled(of=change, reason="four deals were played"))  # each result is one of four deals too
    assert competition.state.rounds[0].agreed.length == MatchLength(deals=4)


SAID = {
    "en": "The conditions change: from round 1 on: the match ends at 5,000 points or after 60 minutes, whichever comes "
    "first. When the time is up, play stops; the deal being played does not count.",
    "es": "Cambian las condiciones: desde la ronda 1: la partida termina a los 5000 puntos o al cabo de 60 minutos: "
    "lo que ocurra primero. Cuando acaba el tiempo se deja de jugar, y el juego en curso no cuenta.",
}


@pytest.mark.parametrize("lang", SAID)
def test_a_change_of_length_says_what_the_table_reads(lang: str) -> None:
    length = MatchLength(target=5000, minutes=60, unfinished=Unfinished.DROPPED)
    assert entry_sentence(Changed(length=length, of_round=1), lang) == SAID[lang]
    assert "{" not in entry_sentence(played(1, 1), lang, MatchEnd.CLOCK)
