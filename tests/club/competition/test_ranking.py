"""Places, tie-breaks in their order, and the reasons for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.competition.playing import begin, play_out, play_rounds, why

from canasta.club.competition import Competition, Criterion, Format, Reason, ranking
from canasta.texts import LANGUAGES

# Four pairs, everyone meets everyone. 1 beats 2, 2 beats 3, 3 beats 1; all three beat 4.
BEATEN = {
    (1, 2): (500, 400),
    (2, 3): (700, 100),
    (3, 1): (600, 590),
    (1, 4): (300, 0),
    (2, 4): (300, 0),
    (3, 4): (900, 0),
}


def circle(**changed: Any) -> Competition:
    competition = begin(Format.ROUND_ROBIN, 4, **changed)
    play_rounds(competition, points=lambda at: BEATEN.get((at.fixed, at.moving)) or BEATEN[at.moving, at.fixed][::-1])
    return competition


@pytest.mark.parametrize(
    ("by", "places"),
    [
        (("points",), {3: 1, 2: 2, 1: 3, 4: 4}),  # 1,600, 1,400, 1,390, 0
        (("wins",), {1: 1, 2: 1, 3: 1, 4: 4}),
        (("wins", "direct"), {1: 1, 2: 1, 3: 1, 4: 4}),  # a circle of wins breaks no tie
        (("wins", "points"), {3: 1, 2: 2, 1: 3, 4: 4}),
        (("wins", "difference"), {2: 1, 1: 2, 3: 3, 4: 4}),  # 800, 390, 310
        (("difference",), {2: 1, 1: 2, 3: 3, 4: 4}),
        (("opponents",), {4: 1, 1: 2, 2: 2, 3: 2}),
    ],
)
def test_places(by: tuple[str, ...], places: dict[int, int]) -> None:
    competition = circle(ranking=tuple(Criterion(each) for each in by))
    found = {line.pair: line.place for line in competition.standings()}
    assert found == places


def test_each_figure_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 400 pairs the ranking after each result must not keep everybody waiting."""
    by = (Criterion.WINS, Criterion.OPPONENTS, Criterion.POINTS)
    competition = play_out(begin(Format.SWISS, 16, rounds=5, ranking=by))
    made: list[str] = []

    def noting(code: str, *given: Any, **named: Any) -> Reason:
        made.append(code)
        return Reason(code, *given, **named)

    monkeypatch.setattr(ranking, "Reason", noting)
    lines = competition.standings()
    wins = sum(figure.value for line in lines for figure in line.figures if figure.criterion is Criterion.WINS)
    assert len(made) <= wins + wins + 16 * 5, "of each pair its wins, once more for who met it, and its points"
    assert sum(len(figure.reasons) for line in lines for figure in line.figures) >= 2 * len(made)


def test_a_figure_answers_with_the_entries_behind_it() -> None:
    competition = circle()
    for line in competition.standings():
        for reason in line.figures[0].reasons:
            result = competition.log[reason.entries[-1] - 1]
            match = competition.state.match(reason.round, getattr(result, "table"))  # noqa: B009 - of several entries
            assert match.points is not None
            assert match.points[line.pair] == reason.value
            assert match.other(line.pair) == reason.opponent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_is_a_sentence(lang: str) -> None:
    said = why(circle(), 3, "points", lang)
    assert len(said) == 3
    assert any("+600" in each for each in said)
