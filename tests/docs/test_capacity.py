"""The reckoning of `docs/explanation/capacity.md`: its first row comes out again, and more of anything costs more."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Final

import pytest
from tests.project.house import ROOT

sys.path.insert(0, str(ROOT / "benchmarks"))
import capacity

COSTS: Final[Any] = capacity.Costs(**json.loads(capacity.COSTS.read_text(encoding="utf-8"))["costs"])
PAGE: Final = (ROOT / "docs" / "explanation" / "capacity.md").read_text(encoding="utf-8")
FEW: Final = 400  # tables: a second of them is 200 actions
MANY: Final = 5_000  # tables: as many as one process can bear


def test_the_first_row_of_the_table_comes_out_again() -> None:
    (row,) = re.findall(r"^\| 4,000 \|(.*)\|$", PAGE, re.MULTILINE)
    processes, cores, waits, busy, memory, back = (cell.strip() for cell in row.split("|"))
    number, database = int(processes), int(cores)
    assert capacity.enough(COSTS, 4_000) == database
    found = capacity.Cluster(COSTS, 4_000, number, database).run(4)
    assert waits == f"{found.wait(0.5):.0f}, {found.wait(0.99):.0f} ms"
    assert busy == f"{100 * found.loops:.0f}, {100 * found.database:.0f} %"
    assert memory == f"{(4_000 / number * COSTS.table_kb / 1e3 + COSTS.process_mb) / 1e3:.1f} GB"
    assert back == f"{capacity.back(COSTS, 4_000, number, database) / 1000:.1f} s"
    assert found.wait(0.99) <= capacity.GOAL_MS
    assert capacity.back(COSTS, 4_000, number - 1, database) > capacity.back(COSTS, 4_000, number, database)


def test_more_tables_need_more_and_more_processes_wait_less() -> None:
    runs = {tables: capacity.Cluster(COSTS, tables, 2, 1).run(1) for tables in (FEW, 2 * FEW, 4 * FEW)}
    for part in ("loops", "database"):
        measured = [getattr(found, part) for found in runs.values()]
        assert measured == sorted(measured), part
    full = capacity.Cluster(COSTS, MANY, 1, 1).run(1)
    assert full.loops > 0.9
    assert full.wait(0.99) > runs[FEW].wait(0.99)
    assert capacity.Cluster(COSTS, MANY, 4, 1).run(1).wait(0.99) < full.wait(0.99)
    backs = [capacity.back(COSTS, tables, 2, 1) for tables in runs]
    assert backs == sorted(backs)
    assert [capacity.enough(COSTS, tables) for tables in (4_000, 20_000, 100_000)] == [1, 1, 4]


@pytest.mark.parametrize("tables", [1, 3])
def test_the_waits_are_no_less_than_the_work(tables: int) -> None:
    """An action alone waits for nobody: what it takes is its own work, a batch and a flush."""
    found = capacity.Cluster(COSTS, 2 * tables, 2, 1).run(20)
    assert found.waits
    assert found.wait(0.5) > COSTS.trip + COSTS.row + COSTS.rows
    assert found.wait(0.5) < capacity.GOAL_MS
