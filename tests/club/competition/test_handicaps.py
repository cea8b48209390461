"""Handicaps: the second list, what is refused, and what is proposed from earlier competitions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.competition.playing import begin, entered, line_of, play_rounds, played, refused, seat, why

from canasta.club.competition import Annulled, Begun, Competition, Criterion, Entered, Format, Handicapped, Withdrew
from canasta.club.competition.handicaps import PastMatches, past_matches, proposed
from canasta.club.competition.words import entry_sentence

BY_ALL = (Criterion.WINS, Criterion.POINTS, Criterion.DIFFERENCE, Criterion.SCALE)
SCALE = (100, 300, 700)


def evening(*handicaps: int, points: tuple[int, int] = (1000, 800), **changed: Any) -> Competition:
    """A round of four pairs with these handicaps: at each table the fixed pair makes the first number of points."""
    competition = begin(Format.ROUND_ROBIN, 4, **{"ranking": BY_ALL, "scale": SCALE, **changed})
    for pair, handicap in enumerate(handicaps, 1):
        if handicap:
            competition.add(Handicapped(pair=pair, points=handicap))
    play_rounds(competition, 1, lambda _: points)
    return competition


def figures(competition: Competition, pair: int, *, handicap: bool = True) -> list[float]:
    return [each.value for each in line_of(competition, pair, handicap=handicap).figures]


def test_both_lists_stand_side_by_side() -> None:
    competition = evening()
    match = competition.state.match(1, 1)
    weak = evening(*(400 if pair == match.moving else 0 for pair in (1, 2, 3, 4)))
    assert figures(weak, match.fixed, handicap=False) == [1, 1000, 200, 4]
    assert figures(weak, match.moving, handicap=False) == [0, 800, -200, 2]
    assert figures(weak, match.moving) == [1, 1200, 200, 4]  # won by the handicap, and by the scale likewise
    assert figures(weak, match.fixed) == [0, 1000, -200, 2]
    other = weak.state.match(1, 2).fixed
    assert figures(weak, other) == figures(weak, other, handicap=False)


def test_why_names_the_handicaps_and_their_entries() -> None:
    competition = evening(50, 100, 150, 200)
    match = competition.state.match(1, 1)
    (reason,) = line_of(competition, match.fixed, handicap=True).figures[1].reasons
    own, others = (50 * pair for pair in match.pairs)
    assert (reason.value, reason.handicaps) == (1000 + own, (own, others))
    assert {competition.state.pairs[pair].handicapped for pair in match.pairs} <= set(reason.entries)
    for lang, said in (("en", f"; with handicaps {own} to {others} (entries"), ("es", f"; con hándicaps de {own} a ")):
        assert said in why(competition, match.fixed, "points", lang, handicap=True)[0]
        assert "ndicap" not in why(competition, match.fixed, "points", lang)[0]  # the first list has none


def test_a_handicap_is_set_before_the_first_match_and_undone_by_annulment() -> None:
    competition = begin(Format.SWISS, 5)
    number = competition.add(Handicapped(pair=1, points=300))
    competition.add(Handicapped(pair=1, points=250))
    assert competition.state.pairs[1].handicap == 250
    refused(competition, Handicapped(pair=1, points=250), "handicap-same")
    entry = seat(competition)
    competition.add(Handicapped(pair=2, points=100))  # seated is not begun
    at = entry.meetings[0]
    competition.add(Begun(round=1, table=at.table))
    refused(competition, Handicapped(pair=at.fixed, points=50), "handicap-late")
    other = entry.meetings[1]
    competition.add(played(1, other.table))
    refused(competition, Handicapped(pair=other.moving, points=50), "handicap-late")
    competition.add(Handicapped(pair=entry.sit_out[0], points=50))
    competition.add(Annulled(of=number + 1, reason="mistaken"))
    assert competition.state.pairs[1].handicap == 300
    competition.add(entered(6))
    competition.add(Handicapped(pair=6, points=500))  # who comes late has not played


def test_the_entry_in_words() -> None:
    assert entry_sentence(Handicapped(pair=3, points=1250), "en") == "Pair 3 has a handicap of 1,250 points a match."
    assert entry_sentence(Handicapped(pair=3, points=0), "es") == "La pareja 3 no tiene hándicap."


def test_proposals_from_earlier_evenings() -> None:
    past = [evening(), evening(points=(500, 400)), evening(300, points=(600, 505))]
    known = past_matches(each.state for each in past)
    match = past[0].state.match(1, 1)
    fixed, moving = (frozenset(past[0].state.pairs[pair].players) for pair in match.pairs)
    assert known[fixed] == PastMatches(3, 3, 2100)  # without the handicap of that evening
    assert known[moving] == PastMatches(3, 3, 1705)
    now = begin(Format.SWISS, 4)
    gone = next(pair for pair in (1, 2, 3, 4) if pair not in match.pairs)
    now.add(Withdrew(pair=gone))
    now.add(Entered(players=(f"Ana {gone}", "Luz")))  # not the pair that it was
    found = proposed(now.state, known)
    assert sorted(found) == [pair for pair in (1, 2, 3, 4) if pair != gone]
    assert found[match.fixed].points == 0
    assert found[match.moving].points == 100  # four fifths of 700 - 568⅓ are 105⅓
    assert {each.best for each in found.values()} == {700}


def test_the_best_average_is_that_of_those_who_take_part() -> None:
    known = {frozenset({"Ana 1", "Bea 1"}): PastMatches(1, 2, 1000), frozenset({"X", "Y"}): PastMatches(1, 1, 9000)}
    (only,) = proposed(begin(Format.SWISS, 4).state, known).values()
    assert only.points == 0
    assert only.best == 500


@pytest.mark.parametrize(("points", "handicap"), [(31, 0), (32, 50), (93, 50), (94, 100), (1000, 800)])
def test_proposals_are_rounded_to_50(points: int, handicap: int) -> None:
    names = [frozenset({f"Ana {pair}", f"Bea {pair}"}) for pair in (1, 2)]
    known = {names[0]: PastMatches(1, 1, 2000), names[1]: PastMatches(1, 1, 2000 - points)}
    assert proposed(begin(Format.SWISS, 2).state, known)[2].points == handicap
