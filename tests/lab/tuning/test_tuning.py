"""A search in a league: it finds what is better, and comes to the same whoever plays and wherever it stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.lab.tuning.toys import BEST, SMALL, after, play, true_points, tuner

from canasta.lab.arena.statistics import estimate
from canasta.lab.tuning.acceptance import Figures, Margin, choose, figures
from canasta.lab.tuning.duels import Tally, Task, gathered, seed_of, shares
from canasta.lab.tuning.errors import TuneError
from canasta.lab.tuning.league import Member, easy, fitness, joined, worst
from canasta.lab.tuning.search import SearchEffort, SearchState
from canasta.lab.tuning.search_file import SearchFile
from canasta.lab.tuning.start import tuner_for
from canasta.lab.tuning.workers import Here, Processes, workers
from canasta.rules import get

NAMES = ("strength", "stone", "paper")


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


def test_the_worst_counts_beside_the_mean() -> None:
    league = [Member("one", ()), Member("other", ())]
    assert fitness(league, [tally(40), tally(40)]) == 60
    assert fitness(league, [tally(100), tally(-20)]) == 30
    assert fitness(league, [tally(600), tally(-20)]) == (300 - 20) / 2 - 10  # beyond 200, a quarter
    assert fitness(league, [tally(600), tally(-20)], unit=3) == (600 - 20) / 2 - 10
    assert fitness([replace(league[0], counts=3.0), league[1]], [tally(100), tally(20)]) == 80 + 10
    assert worst(league, [tally(5), tally(-5)])[0].name == "other"


def test_those_far_behind_are_met_on_fewer_boards() -> None:
    search = tuner()
    league = search.anchors
    assert easy(league, [tally(300), tally(200), tally(251)]) == {"plain", "paper"}
    with Here() as here:
        told = search.against([search.start], league, 16, "key", here, frozenset({"plain"}))[0]
    assert [each.boards for each in told] == [4, 16, 16]


def test_those_that_last_stay_and_of_the_others_the_hardest() -> None:
    league = [Member("style", ()), *(Member(name, (), lasting=False) for name in "abc")]
    new = [Member("d", (), lasting=False)]
    against = [tally(200), tally(50), tally(-50), tally(10)]
    assert [member.name for member in joined(league, against, new, 3)] == ["style", "b", "c", "d"]
    assert [member.name for member in joined(league, against, new, 9)] == ["style", "a", "b", "c", "d"]
    assert [member.name for member in joined(league, against, new, 0)] == ["style", "d"]


def test_the_search_finds_what_is_better_and_cannot_be_exploited_much() -> None:
    search = tuner()
    state = after(search, 24)
    with Here() as here:
        best = choose(search, state, here)
        found = figures(search, best, search.start, here)
    assert abs(best.weights[0] - BEST) < 12
    assert found.before.points == pytest.approx(true_points(best.weights, search.start), abs=5)
    assert found.accepted
    assert [each.against for each in found.styles] == ["plain", "stone", "paper"]
    assert found.worst.points > 80
    assert found.answer.points > -5


def test_an_answer_is_found_where_there_is_one() -> None:
    search = tuner()
    with Here() as here:
        answer = search.answer((BEST, 40, 0), 10, "answer", here)
    assert true_points(answer.weights, (BEST, 40, 0)) > 30


def test_the_league_grows_by_what_was_found() -> None:
    league = after(tuner(), 9).league
    assert [member.name for member in league if member.lasting] == ["plain", "stone", "paper"]
    names = [member.name for member in league if not member.lasting]
    assert 1 <= len(names) <= SMALL.passing
    assert "best-9" in names


def test_the_same_comes_out_on_any_number_of_processes() -> None:
    alone, search = after(tuner(), 4), tuner()
    state = search.begin()
    with Processes(2) as both:
        for _ in range(4):
            state = search.step(state, both)
    assert state == alone
    assert after(tuner("other"), 4) != alone


def test_results_come_in_the_order_of_the_tasks() -> None:
    search = tuner()
    tasks = [Task(search.rules, (n, 0, 0), (0, 0, 0), 5, seed_of("tasks", n)) for n in range(40)]
    with workers(1) as here, workers(2) as both:
        assert isinstance(here, Here)
        assert list(both.each(play, tasks)) == list(here.each(play, tasks))


def test_three_sides_have_as_many_games_in_fewer_boards() -> None:
    assert SMALL.of(96, get("clasica")) == 96
    assert SMALL.of(96, get("reglamento", "3")) == 32
    assert SMALL.of(2, get("reglamento", "3")) == 2


def test_a_search_that_was_cut_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file, search = str(tmp_path / "state.json"), tuner()
    kept = SearchFile(file, search, NAMES)
    assert kept.found is None
    with Here() as here:
        state = search.begin()
        for _ in range(4):
            state = search.step(state, here)
            kept.keep(state)
        Path(f"{file}.new").write_bytes(b'{"head":')  # the power went while the next was written
        again = SearchFile(file, search, NAMES).found
        assert again == state
        for _ in range(3):
            again = search.step(again, here)
    assert again == after(search, 7)


def test_a_file_of_another_search_is_left_alone(tmp_path: Path) -> None:
    file, search = tmp_path / "state.json", tuner()
    SearchFile(str(file), search, NAMES).keep(search.begin())
    before = file.read_bytes()
    for other, said in (
        (tuner("else"), "seed"),
        (tuner(game="salon"), "rules"),
        (tuner(effort=replace(SMALL, samples=14)), "other-search"),
        (replace(search, start=(1, 0, 0)), "other-search"),
    ):
        with pytest.raises(TuneError) as error:
            SearchFile(str(file), other, NAMES)
        assert said in (error.value.code, error.value.data.get("what"))
        assert error.value.message("es") != error.value.message("en")
    with pytest.raises(TuneError):
        SearchFile(str(file), search, NAMES[:2])
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello", b"{}", b'{"head":{}}', b"\x89PNG", b"[" * 100_000])
def test_a_foreign_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(TuneError, match="is not a file of a search") as error:
        SearchFile(str(file), tuner(), NAMES)
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
    effort = SearchEffort(samples=4, boards=2, period=1, answers=1, passing=1, validation=2, acceptance=6, probe=1)
    whole = tuner_for(get(game, form), "real", effort)
    assert {member.name for member in whole.anchors} > {"hand", "by-eye", "hoarder", "always-freeze", "speed-out"}
    search = replace(whole, anchors=(whole.anchors[0], whole.anchors[-1]))
    with Here() as here:
        state = search.step(search.begin(), here)
        best = choose(search, state, here)
        found = figures(search, best, search.start, here)
    assert best.weights != search.start
    assert found.styles[0] == replace(found.before, against="hand")
    assert [each.against for each in found.styles] == [member.name for member in search.anchors]
    assert found.before.boards == (6 if form is None else 2)


def test_a_state_says_all() -> None:
    assert after(tuner(), 3).last == after(tuner(), 3).checkpoints[-1]
    assert SearchState(0, tuner().begin().cloud, tuner().anchors, ()) == tuner().begin()
