"""The figures of the house as a table in Markdown: `python scripts/house.py`.

Files and lines by room, modules with a single reader, packages, what `import canasta.server.web.app` loads and costs,
and how many of our files and functions a command, a meld and a result of a club run through. Lines are those of files
that git tracks, blank ones included. It takes some seconds.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.project.house import PACKAGE, ROOT, imports, module_name, modules, tracked_files

ENTRANCE = "canasta.server.web.app"
IMPORTED = f"""
import sys, time
import {ENTRANCE}
print(sum(name.partition(".")[0] == "canasta" for name in sys.modules), len(sys.modules), time.process_time())
"""
# Each function of ours that is called; the import of a module is none.
TRACED = """
import sys
seen = set()
def profile(frame, event, _arg):
    code = frame.f_code
    if event == "call" and "/canasta/" in code.co_filename and code.co_name != "<module>":
        seen.add((code.co_filename, code.co_qualname))
from canasta.cli import main
sys.setprofile(profile)
main(sys.argv[1:])
sys.setprofile(None)
print("traced", len({file for file, _ in seen}), len(seen))
"""
POSITION = """rules = "clasica"
[[seat]]
hand = "Ah Ac 2d 5c 6h 7h 8c 4c 4c 4d Jc"
[[seat]]
hand = 11
[[seat]]
hand = 11
[[seat]]
hand = 11
"""


def tracked(*places: str) -> list[Path]:
    """The Python files of git below these places."""
    folders = [ROOT / place for place in places]
    return [path for path in tracked_files() if path.suffix == ".py" and any(map(path.is_relative_to, folders))]


def lines_of(files: list[Path]) -> int:
    return sum(len(path.read_bytes().splitlines()) for path in files)


def table(title: str, heads: tuple[str, ...], rows: Iterator[tuple[object, ...]]) -> None:
    print(f"\n| {title} | {' | '.join(heads)} |\n|---|{'---:|' * len(heads)}")
    for name, *figures in rows:
        said = (f"{each:,}" if isinstance(each, int) else str(each) for each in figures)
        print(f"| {name} | {' | '.join(said)} |")


def sizes() -> Iterator[tuple[object, ...]]:
    for name, places in (("src", ("src",)), ("tests", ("tests",)), ("scripts, benchmarks", ("scripts", "benchmarks"))):
        files = tracked(*places)
        yield f"Python in {name}", len(files), lines_of(files)
    for name, place in (
        ("the server of tables", "src/canasta/server"),
        ("the club's wing of it", "src/canasta/club/server"),
    ):
        files = tracked(place)
        yield f"of it {name}", len(files), lines_of(files)


def rooms() -> Iterator[tuple[object, ...]]:
    by_room: dict[str, list[Path]] = defaultdict(list)
    for path in tracked("src/canasta"):
        by_room[path.relative_to(PACKAGE).parent.as_posix()].append(path)
    for name, files in sorted(by_room.items()):
        yield name, len(files), lines_of(files)


def single_readers() -> tuple[int, int]:
    """The modules that one other module of ours imports, and all modules; a package's `__init__` is neither."""
    files = {module_name(path): path for path in modules()}
    readers: Counter[str] = Counter()
    for name, path in files.items():
        told = {part for _, full in imports(path) for part in (full, full.rpartition(".")[0])}
        readers.update(told & files.keys() - {name})
    plain = [name for name, path in files.items() if path.stem != "__init__"]
    return sum(readers[name] == 1 for name in plain), len(plain)


def run(code: str, *words: str, given: str = "") -> list[str]:
    """The last line that a program prints, in words."""
    environ = {**os.environ, "PYTHONPATH": os.fspath(PACKAGE.parent)}
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, input=given, env=environ, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


def packages() -> Iterator[tuple[object, ...]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    played = {*project["dependencies"], *(each for name in ("cli", "server") for each in extras[name])}
    yield "direct packages of `make play`", len([each for each in played if not each.startswith("canasta")])
    locked = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8").splitlines()
    yield "all packages of it, locked", sum("==" in line for line in locked)
    folders = [ROOT / ".venv-play", ROOT / "web" / "node_modules"]
    if folders[0].is_dir():
        files = (path.lstat() for folder in folders for path in folder.rglob("*") if not path.is_symlink())
        yield "MB that it installs", sum(file.st_size for file in files) // 1_000_000


def costs(times: int = 5) -> Iterator[tuple[object, ...]]:
    found = sorted(run(IMPORTED) for _ in range(times + 1))  # the first compiles
    own, every, _ = found[0]
    yield f"own modules behind `import {ENTRANCE}`", int(own)
    yield "all modules behind it", int(every)
    yield f"its processor time, the least of {times}", f"{min(float(each[2]) for each in found):.2f} s"
    _, files, functions = run(TRACED, "try", "-", "draw", given=POSITION)
    yield "`canasta try`: files, functions", f"{files}, {functions}"
    trips = run((ROOT / "scripts" / "trips.py").read_text(encoding="utf-8"))
    yield "a meld, from its frame to four sessions", ", ".join(trips[:2])
    yield "a result of a club, from its request to the answer", ", ".join(trips[2:])


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    table("what", ("files", "lines"), sizes())
    table("room", ("files", "lines"), rooms())
    one, every = single_readers()
    print(f"\nOf {every} modules {one} have a single reader.")
    table("what", ("now",), (row for part in (packages(), costs()) for row in part))


if __name__ == "__main__":
    main()
