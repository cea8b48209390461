"""The gate: what is not worse passes, what is worse does not; a canasta elsewhere plays as the one here."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

import canasta
from canasta.lab.arena.boards import ArenaPlan, play_board
from canasta.lab.arena.statistics import difference
from canasta.lab.tuning.gate import Encounter, Gate, GateReport, Named, Player, Weighed, meet
from canasta.lab.tuning.other_copy import HOME, Elsewhere, elsewhere, serve
from canasta.lab.tuning.search import anchors
from canasta.lab.tuning.workers import TuneError, here
from canasta.rules import get
from canasta.rules.house import with_house

HERE = str(Path(canasta.__file__).parent.parent)
CLASICA = get("clasica")
HAND, *STYLES = (Weighed(member.name, member.weights) for member in anchors(CLASICA))


def outcome(new: Player, before: Player, boards: int, league: tuple[Player, ...] = (), each: int = 6) -> GateReport:
    gate = Gate(CLASICA, new, before, league, "gate", boards, each)
    *_waves, test = gate.test(here)
    results = [tuple(gate.against(player, here)) for player in (new, before)]
    return GateReport(test.verdict(), test.mean, results[0], results[1])


def test_what_plays_the_same_passes_at_once() -> None:
    found = outcome(HAND, replace(HAND, name="before"), 5000)
    assert (found.test.accepted, found.test.boards, found.mean) == ("H1", 30, 0.0)
    assert found.passed


def test_what_is_much_worse_does_not() -> None:
    draws_only = Weighed("draws only", tuple(-10_000 if n in (1, 11) else w for n, w in enumerate(HAND.weights)))
    worse = outcome(draws_only, HAND, 2000)
    assert (worse.test.accepted, worse.passed) == ("H0", False)


def test_what_is_no_worse_but_opens_a_door_does_not() -> None:
    found = outcome(HAND, HAND, 100, tuple(STYLES))
    assert [each.against for each in found.new] == [style.name for style in STYLES]
    assert found.new == found.before
    assert found.passed
    low = replace(found.new[0], points=min(each.points for each in found.before) - 20.5)
    assert not replace(found, new=(low, *found.new[1:])).passed
    assert replace(found, new=(replace(low, points=low.points + 1), *found.new[1:])).passed


def test_undecided_does_not_pass() -> None:
    found = outcome(HAND, STYLES[1], 31)
    assert found.test.accepted is None
    assert not found.passed


@pytest.mark.parametrize(("game", "form"), [("clasica", None), ("reglamento", "3")])
def test_bots_play_the_boards_of_the_arena(game: str, form: str | None) -> None:
    rules = get(game, form)
    plan = ArenaPlan(rules, (("greedy", "random"),), "boards", 3)
    arena = [difference(play_board(plan, ("greedy", "random"), number)) for number in range(1, 3)]
    assert meet(Encounter(rules, Named("greedy"), Named("random"), "boards", 1, 2)) == arena


def test_a_canasta_elsewhere_plays_as_this_one() -> None:
    rules = with_house(get("clasica"), {"target": 3000})
    for first, second in ((Named("greedy"), Named("random")), (Named("random"), Named("greedy"))):
        here = meet(Encounter(rules, first, second, "boards", 0, 1))
        assert meet(Encounter(rules, replace(first, folder=HERE), second, "boards", 0, 1)) == here
        assert meet(Encounter(rules, first, replace(second, folder=HERE), "boards", 0, 1)) == here
    assert set(meet(Encounter(rules, Named("random"), Named("random", HERE), "boards", 0, 2))) == {0.0}
    elsewhere(HERE).close()
    elsewhere.cache_clear()


def test_a_folder_without_canasta_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TuneError, match="There is no canasta in"):
        Elsewhere(str(tmp_path))


def test_what_goes_wrong_elsewhere_is_told() -> None:
    other = Elsewhere(HERE)
    other.begin(CLASICA, "boards", 0)
    with pytest.raises(TuneError, match="nobody"):
        other.choose("nobody", 0)
    other.close()


def test_a_canasta_that_cannot_start_is_told(tmp_path: Path) -> None:
    module = tmp_path / f"{HOME.replace('.', '/')}.py"
    module.parent.mkdir(parents=True)
    for package in (module.parents[n] for n in range(len(HOME.split(".")) - 1)):
        (package / "__init__.py").touch()
    module.write_text("raise SystemExit")
    other = Elsewhere(str(tmp_path))
    with pytest.raises(TuneError, match="did not answer"):
        other.begin(CLASICA, "boards", 0)
    other.close()


def test_the_other_end_answers_one_line_for_one() -> None:
    asked = [
        '{"rules": "salon", "form": "", "version": 1, "house": {}, "seed": "s", "number": 0}',
        "nonsense",
        '{"heard": ["fly"]}',
    ]
    answers = list(serve(io.StringIO("".join(f"{line}\n" for line in asked))))
    assert answers[0] == '{"answer": null}'
    assert all(answer.startswith('{"wrong": ') for answer in answers[1:])
