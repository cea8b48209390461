"""Counts of action sequences from fixed deals: the engine's are the recorded ones."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import perft
import pytest
from tests.engine.sets import NAMES, SOAK

pytestmark = pytest.mark.unmeasured

MOST = 3_000 * SOAK  # sequences counted of one case
CASES = list(perft.cases())
every_case = pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.rules} {case.name}") for case in CASES])


def within(counts: tuple[int, ...], most: int) -> int:
    """To what depth the counts do not exceed so many sequences; at least one."""
    return max([depth for depth, number in enumerate(counts, 1) if number <= most], default=1)


def test_every_rule_set_and_form_has_cases() -> None:
    assert {case.rules for case in CASES} == set(NAMES)
    assert all(len(case.counts) >= 3 for case in CASES)
    names = [(case.rules, case.name) for case in CASES]
    assert len(names) == len(set(names))


@every_case
def test_the_engine_counts_what_is_recorded(case: perft.Case) -> None:
    deal = case.deal().core
    depth = within(case.counts, MOST)
    assert [perft.perft(deal, d) for d in range(1, depth + 1)] == list(case.counts[:depth])


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It finds a wrong count, shows where it comes from and mends the file."""
    file = tmp_path / "clasica.toml"
    recorded = (perft.FOLDER / "clasica.toml").read_text(encoding="utf-8")
    assert perft.main([str(shutil.copy(perft.FOLDER / "clasica.toml", file)), "--case", "opening", "--depth", "2"]) == 0
    file.write_text(re.sub(r"counts = \[\d+,", "counts = [7000,", recorded), encoding="utf-8")
    assert perft.main([str(file), "--case", "opening", "--depth", "2"]) == 1
    assert ", not (7000," in capsys.readouterr().out
    assert perft.main([str(file), "--case", "opening", "--depth", "2", "--divide"]) == 1
    shown = capsys.readouterr().out.splitlines()
    numbers = [int(number) for number in shown[0].partition(", not")[0].split(": ")[1].split()]
    assert sum(int(line.rsplit(": ", 1)[1]) for line in shown[1:]) == numbers[1]
    assert len(shown) - 1 == numbers[0]
    file.write_text(recorded.replace("counts = [", "counts = [0, "), encoding="utf-8")
    assert perft.main([str(file), "--depth", "1", "--write"]) == 0
    mended = [case.counts for case in perft.cases([file])]
    assert mended == [case.counts[:1] for case in CASES if case.rules == "clasica"]
