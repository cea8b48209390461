"""The whole ladder: every level against the one below it, in every rule set and form, by deals and by matches.

    PYTHONPATH=build/compiled python benchmarks/bench_ladder.py --minutes 60

Boards are kept in a folder, so the same command goes on where it stopped and the intervals become smaller. All cells
get the same time, in turn. Times a decision are wall-clock times of the process that played, in this run, all pairs of
a rule set together.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from ladder_cells import Cell, ChangedError, cells, play
from ladder_report import as_json, draw, lines
from measure import RULE_SETS

from canasta.lab.arena import Chunk, Stop
from canasta.lab.arena.processes import leave_ctrl_c
from canasta.players import get, names
from canasta.texts.errors import WordedError

Running = dict[Future[tuple[Chunk, float]], Cell]


def words(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5, help="how long boards are given out (5)")
    parser.add_argument("--boards", type=int, default=2000, help="the most boards for a cell (2000)")
    parser.add_argument("--bots", help="the levels, the strongest first, with commas between (all)")
    parser.add_argument("--rules", default=",".join(RULE_SETS), help="rule sets, with commas between (all)")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent / "boards", help="where boards are kept")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many play (one a processor)")
    parser.add_argument("--unit", choices=["deals", "matches"], help="only these (both)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--picture", type=Path, help="draw them into this file; needs matplotlib")
    return parser.parse_args(given)


def spend(every: Sequence[Cell], seconds: float, processes: int, stop: Stop) -> None:
    """Play boards for that time, those of the cell that has had the least of it next."""
    end, open_cells, running = time.monotonic() + seconds, list(every), Running()
    with ProcessPoolExecutor(processes, get_context("spawn"), leave_ctrl_c) as pool:
        try:
            while True:
                while open_cells and len(running) < processes and time.monotonic() < end and not stop.asked:
                    cell = min(open_cells, key=lambda each: (each.seconds, len(each.given)))
                    job = cell.job()
                    if job is None:
                        open_cells.remove(cell)
                    else:
                        running[pool.submit(play, job)] = cell
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    running.pop(future).take(*future.result())
                tell(every, end)
        finally:
            pool.shutdown(cancel_futures=True)


def tell(every: Sequence[Cell], end: float) -> None:
    """How far it is, on one line of a terminal."""
    if sys.stderr.isatty():
        played = sum(len(cell.boards) for cell in every)
        print(
            f"\r{played} boards, {max(0, round(end - time.monotonic()))} s left ", end="", file=sys.stderr, flush=True
        )


def main() -> int:
    found = words(sys.argv[1:])
    try:
        levels = [get(name).name for name in found.bots.split(",")] if found.bots else list(names())
        every = cells(found.folder, levels, found.boards, found.rules.split(","))
        wanted = [cell for cell in every if found.unit in (None, cell.file.unit)]
        with Stop() as stop:
            spend(wanted, 60 * found.minutes, found.processes, stop)
    except (WordedError, OSError) as error:
        print(f"The ladder was not measured: {error}", file=sys.stderr)
        return 1
    except ChangedError as error:
        print(f"{found.folder} has boards of other bots ({error}): expected a new --folder.", file=sys.stderr)
        return 1
    print(json.dumps(as_json(every), indent=1) if found.json else "\n".join(lines(every)))
    if found.picture is not None:
        draw(every, found.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
