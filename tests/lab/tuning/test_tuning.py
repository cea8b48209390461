"""A search in a league: it finds what is better, and comes to the same whoever plays and wherever it stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.lab.tuning.toys import BEST, SMALL, after, true_points, tuner

from canasta.lab.arena.statistics import estimate
from canasta.lab.tuning.acceptance import Figures, choose, figures, probes
from canasta.lab.tuning.duels import Margin, Tally, gathered, shares
from canasta.lab.tuning.files import SearchFile
from canasta.lab.tuning.league import (
    LEAST,
    NEW,
    Member,
    even,
    fitness,
    joined,
    meetings,
    results,
    shifted,
)
from canasta.lab.tuning.search import SearchEffort, SearchState, tuner_for
from canasta.lab.tuning.workers import TuneError, here, workers
from canasta.processes import Stop
from canasta.rules import get


def tally(mean: float, boards: int = 2) -> Tally:
    return Tally.of([mean] * boards)


def test_a_tally_says_what_the_arena_says() -> None:
    points = [3.0, -40.5, 12.25, 80.0, -7.0, 0.0, 55.5, -20.0, 1.0, 9.0, 31.0]
    whole = Tally.of(points)
    known = estimate(points)
    assert whole.boards == 11
    assert whole.mean == pytest.approx(known.mean)
    assert whole.interval == pytest.approx(known.interval)
    assert gathered([Tally.of(points[:4]), Tally.of(points[4:])]) == whole
    assert tally(5.0).interval == 0


@pytest.mark.parametrize("game", ["clasica", "tres-barajas"])
@pytest.mark.parametrize("boards", [1, 2, 7, 96])
def test_boards_are_shared_by_all_minimums(game: str, boards: int) -> None:
    rules = get(game)
    parts = shares(rules, boards)
    assert sum(number for _score, number in parts) == boards
    assert parts[0][0] == 0
    assert 2 * parts[0][1] >= boards
    if boards == 96:
        assert {score for score, _number in parts} == {score for score, _minimum in rules.opening if score >= 0}


def test_who_does_better_counts_more() -> None:
    league = [Member("one", ()), Member("other", ())]
    mixture = even(league)
    assert mixture == (0.5, 0.5)
    for _ in range(100):
        mixture = shifted(mixture, [40.0, -20.0], unit=1)
        assert sum(mixture) == pytest.approx(1)
    assert mixture[1] > 0.99
    assert mixture[0] == pytest.approx(LEAST, rel=0.01)
    for _ in range(100):  # and those who hardly count can come back
        mixture = shifted(mixture, [-40.0, 20.0], unit=1)
    assert mixture[0] > 0.99
    slow = shifted((0.5, 0.5), [40.0, -20.0], unit=3)
    assert 0.5 < slow[1] < shifted((0.5, 0.5), [40.0, -20.0], unit=1)[1]


def test_a_result_is_the_lead_beyond_the_one_that_is_wanted() -> None:
    league = [Member("one", ()), Member("other", (), wanted=150)]
    against = [tally(10), tally(155)]
    assert results(league, against, 1) == [10, 5]
    assert results(league, against, 2) == [10, -145]


def test_boards_are_dealt_out_by_how_much_members_count() -> None:
    league = [Member(name, ()) for name in "abc"]
    met = meetings(league, (0.74, 0.25, 0.01), 99)
    assert [(each.member.name, each.boards) for each in met] == [("a", 74), ("b", 25)]
    assert sum(each.share for each in met) == pytest.approx(1)
    assert fitness(met, [tally(99), tally(-99)]) == pytest.approx(74 - 25)


def test_newcomers_share_a_part_by_what_they_won() -> None:
    mixture = joined((0.5, 0.5), [80.0, 0.0, -50.0], unit=1)
    assert sum(mixture) == pytest.approx(1)
    assert mixture[:2] == pytest.approx(((1 - NEW) / 2,) * 2)
    assert mixture[2] == pytest.approx(NEW * 100 / 140)
    assert mixture[3] == mixture[4] == pytest.approx(NEW * 20 / 140)


def test_the_search_finds_what_is_better_and_cannot_be_exploited_much() -> None:
    search = tuner()
    state = after(search, 24)
    best = choose(search, state, here)
    found = figures(search, best, search.start, here)
    assert abs(best.weights[0] - BEST) < 12
    assert found.before.points == pytest.approx(true_points(best.weights, search.start), abs=5)
    assert found.accepted
    assert [each.against for each in found.styles] == ["plain", "stone", "paper"]
    assert found.worst.points > 80
    assert -5 < found.answer.points < 40


def test_the_best_of_all_rounds_has_the_best_worst_result() -> None:
    search = tuner()
    state = after(search, 15)
    best = choose(search, state, here)
    worsts = {
        found.generation: min(true_points(found.weights, member.weights) for member in state.league)
        for found in state.rounds
    }
    assert [found.generation for found in state.rounds] == [6, 9, 12, 15]
    assert worsts[best.generation] == pytest.approx(max(worsts.values()), abs=5)
    assert choose(search, after(search, 2), here).generation == 2  # nobody has looked for answers yet


def test_an_answer_is_found_where_there_is_one() -> None:
    search = tuner()
    answer = search.answer((BEST, 40, 0), 10, "answer", here)
    far = search.answer((BEST, 40, 0), 10, "answer", here, (0, 0, 30))
    assert true_points(answer, (BEST, 40, 0)) > 30
    assert true_points(far, (BEST, 40, 0)) > 30
    assert far != answer


def test_nobody_leaves_the_league() -> None:
    names: list[str] = []
    for generations in (2, 6, 9, 12):
        league = [member.name for member in after(tuner(), generations).league]
        assert league[: len(names)] == names
        names = league
    assert names[:3] == ["plain", "stone", "paper"]
    assert {"best-6", "answer-6-near", "best-9", "answer-9-near", "answer-9-far", "answer-12-far"} <= set(names)
    assert {name for name in names if name.startswith("answer-6")} > {"answer-6-near"}  # and one from a style
    assert len(set(names)) == len(names)


def test_the_same_comes_out_on_any_number_of_processes() -> None:
    alone, search = after(tuner(), 4), tuner()
    state = search.begin()
    with workers(2, Stop()) as both:
        for _ in range(4):
            state = search.step(state, both)
    assert state == alone
    assert after(tuner("other"), 4) != alone


def test_three_sides_have_as_many_games_in_fewer_boards() -> None:
    assert SMALL.of(96, get("clasica")) == 96
    assert SMALL.of(96, get("reglamento", "3")) == 32
    assert SMALL.of(2, get("reglamento", "3")) == 2


def test_a_search_that_was_cut_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file, search = str(tmp_path / "state.json"), tuner()
    kept = SearchFile(file, search)
    assert kept.found is None
    state = search.begin()
    for _ in range(4):
        state = search.step(state, here)
        kept.keep(state)
    again = SearchFile(file, search).found
    assert again == state
    for _ in range(3):
        again = search.step(again, here)
    assert again == after(search, 7)


def test_a_file_of_another_search_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, search = tmp_path / "state.json", tuner()
    SearchFile(str(file), search).keep(search.begin())
    before = file.read_bytes()
    for other, said in (
        (tuner("else"), "seed"),
        (tuner(game="salon"), "rules"),
        (tuner(effort=replace(SMALL, samples=14)), "other-search"),
        (replace(search, start=(1, 0, 0)), "other-search"),
    ):
        with pytest.raises(TuneError) as error:
            SearchFile(str(file), other)
        assert said in (error.value.code, error.value.data.get("what"))
        assert error.value.message("es") != error.value.message("en")
    monkeypatch.setattr("canasta.lab.tuning.files.NAMES", ("opening",))  # a program with fewer weights
    with pytest.raises(TuneError):
        SearchFile(str(file), search)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello", b"{}", b'{"head":{}}', b"\x89PNG", b"[" * 100_000])
def test_a_foreign_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(TuneError, match="is not a file of a search") as error:
        SearchFile(str(file), tuner())
    assert error.value.code == "foreign"
    assert file.read_bytes() == content


def test_what_is_no_better_or_has_a_worse_worst_is_not_accepted() -> None:
    def judged(points: float, low: float) -> bool:
        styles = (Margin("a", 50, 5, 100), Margin("b", low, 5, 100))
        return Figures(
            8, Margin("before", points, 10, 100), styles, Margin("b", 0, 5, 100), Margin("answer", 9, 9, 100)
        ).accepted

    assert judged(11, -20)
    assert not judged(10, 0)
    assert not judged(99, -20.1)


@pytest.mark.parametrize(("game", "form"), [("clasica", None), ("reglamento", "3")])
def test_the_policy_itself_is_tuned(game: str, form: str | None) -> None:
    effort = SearchEffort(
        samples=4, boards=2, middle=2, period=1, answers=1, duel=2, validation=2, acceptance=6, probe=1
    )
    whole = tuner_for(get(game, form), "real", effort)
    assert {member.name for member in whole.anchors} > {"hand", "by-eye", "hoarder", "always-freeze", "speed-out"}
    search = replace(whole, anchors=(whole.anchors[0], whole.anchors[-1]))
    state = search.step(search.begin(), here)
    best = choose(search, state, here)
    found = figures(search, best, search.start, here)
    assert best.weights != search.start
    assert found.styles[0] == replace(found.before, against="hand")
    assert [each.against for each in found.styles] == [member.name for member in search.anchors]
    assert found.before.boards == (6 if form is None else 2)


def test_a_state_says_all() -> None:
    state, search = after(tuner(), 6), tuner()
    assert state.last == state.rounds[-1]
    assert state.unit > 0
    assert search.begin() == SearchState(0, search.begin().cloud, search.anchors, even(search.anchors))


def test_answers_are_looked_for_from_near_and_from_another_player() -> None:
    search, to = tuner(), (40, 30, 0)
    found = probes(search, to, here)
    assert list(found) == ["near", "plain"]
    assert found == probes(search, to, here)
    assert all(each.boards == search.effort.of(SMALL.acceptance, search.rules) for each in found.values())
    assert list(probes(search, search.anchors[0].weights, here)) == ["near", "stone"]  # no search from itself is far


def test_more_generations_find_better_answers() -> None:
    searches = [tuner(effort=replace(SMALL, probe=generations)) for generations in (1, 25)]
    few, many = (probes(search, (40, 30, 0), here)["near"] for search in searches)
    assert many.points > few.points + 20
    assert many.points > many.interval
