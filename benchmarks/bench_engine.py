"""How fast the engine is, next to OpenSpiel's gin rummy on the same machine in the same minutes.

    make bench                                     on a fresh compiled build
    python benchmarks/bench_engine.py --quick      alone, on the compiled build that lies in build/compiled

Slices of ours and of OpenSpiel's alternate, and a ratio is taken of neighbours only. OpenSpiel is installed from
requirements/bench.txt into build/openspiel; where that fails, our figures are shown without ratios.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from measure import RULE_SETS, Results, Settings, Workers, build_seconds, import_seconds, measure, rounds
from report import as_json, lines
from workers import SOURCE, Worker, WorkerError, compiled_folder, openspiel_python


def words(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="two short rounds; no build of the engine")
    parser.add_argument("--rounds", type=int, help="how many rounds (5)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="also draw the ratios into a .png, .svg or .pdf")
    found = parser.parse_args(arguments)
    if found.rounds is not None and not 1 <= found.rounds <= 100:
        parser.error("--rounds takes a number from 1 to 100")
    if found.picture is not None:
        if found.picture.suffix not in (".png", ".svg", ".pdf"):
            parser.error(f"--picture: {found.picture.name} must end in .png, .svg or .pdf")
        if not found.picture.parent.is_dir():
            parser.error(f"--picture: there is no folder {found.picture.parent}")
    return found


class Progress:
    """One line on a terminal that says what is being measured; silent elsewhere."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.step = 0

    def tell(self, what: str) -> None:
        self.step += 1
        if sys.stderr.isatty():
            print(f"\r\033[K[{self.step}/{self.steps}] {what} …", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def start(results: Results, tell: Progress) -> tuple[Workers, dict[str, Path]]:
    """The processes, and where each build lies; what cannot be had is noted in `results`."""
    folders = {"pure": SOURCE}
    openspiel = None
    tell.tell("OpenSpiel")
    try:
        openspiel = Worker("slices_openspiel.py", openspiel_python())
    except WorkerError as error:
        results.missing.append(f"ratios ({error})")
    tell.tell("starting")
    try:
        folders = {"compiled": compiled_folder(), **folders}
    except WorkerError as error:
        results.missing.append(f"the compiled engine ({error})")
    builds = {build: Worker("slices_canasta.py", Path(sys.executable), folder) for build, folder in folders.items()}
    for build, worker in builds.items():
        if worker.build != build:
            raise WorkerError(f"the engine in {folders[build].name} is the {worker.build} one, not the {build} one")
    return Workers(builds, openspiel), folders


def main() -> int:
    found = words(sys.argv[1:])
    count = found.rounds or (2 if found.quick else 5)
    settings = Settings(RULE_SETS, count, 0.04 if found.quick else 0.1, with_build=not found.quick)
    results = Results()
    progress = Progress(len(list(rounds(settings))) + 4)
    try:
        workers, folders = start(results, progress)
        measure(workers, settings, results, progress.tell)
        progress.tell("importing")
        for build, folder in folders.items():
            for module in ("canasta", "canasta.engine.deal"):
                results.imports[build, module] = import_seconds(folder, module)
        if settings.with_build and "compiled" in folders:
            progress.tell("compiling the engine")
            results.build = build_seconds()
        for worker in [*workers.builds.values(), *([workers.openspiel] if workers.openspiel else [])]:
            worker.close()
    except WorkerError as error:
        progress.done()
        print(f"The benchmark ended: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        progress.done()
        return 130
    progress.done()
    if found.json:
        print(json.dumps(as_json(results, settings), indent=1))
    else:
        print("\n".join(lines(results, settings)))
    return 0 if found.picture is None else save(results, settings, found.picture)


def save(results: Results, settings: Settings, file: Path) -> int:
    """Draw the picture, or say in one sentence why there is none."""
    if not results.yardstick.rates:
        print("No picture was drawn: without OpenSpiel there are no ratios to draw.", file=sys.stderr)
        return 1
    try:
        from picture import draw

        draw(results, settings, file)
    except (ImportError, OSError) as error:
        print(f"No picture was drawn: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
