"""The benchmark of bots as partners: its tables come in games of pairs and in those where sides are larger."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.project.house import ROOT

from canasta._build import build_kind

WORDS = ("--bots", "greedy", "--deals", "1", "--worlds", "4", "--partners", "rules", "--boards", "1")


def measured(rules: str) -> list[str]:
    """The lines that the benchmark prints for a game."""
    command = [sys.executable, str(ROOT / "benchmarks" / "bench_partner.py"), "--rules", rules, *WORDS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(build_kind() == "pure", reason="a whole deal is graded, which takes minutes without a compiler")
@pytest.mark.parametrize(("rules", "paired"), [("clasica", True), ("reglamento/6-teams", False)])
def test_partners_are_counted_and_paired_where_they_sit_in_pairs(rules: str, paired: bool) -> None:
    lines = measured(rules)
    assert lines[0] == f"{rules}, 1 deals of each bot with itself"
    heads = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| bot")]
    assert heads[0][:3] == ["bot", "throws own", "wastes wild"]
    assert heads[1:] == ([["bot", "with rules"]] if paired else [])
    assert sum(line.startswith("| greedy") for line in lines) == len(heads)
