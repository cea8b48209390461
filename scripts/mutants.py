"""Small faults put into the engine's scoring and legality one at a time, to see whether a test notices. `make mutants`.

`make mutants ARGS="score.py awards.py"` tries these files, `--sample 100 --seed 7` as many faults drawn by that seed.
It goes on where it was stopped: a fault is tried again only when its function changed; `--again` tries survivors again
after tests changed. mutmut makes the faults and runs the tests; it has a lock and an environment of its own.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from artifacts import BUILD
from environments import ROOT, plain_environment, say

PLACE = BUILD / "mutants"
ENGINE = Path("src/canasta/engine")
# Tests that decide quickly: scenes of the score, the second reading in step with the engine, checksums of random deals.
IN_STEP = ("tests/engine/test_golden.py", "tests/engine/test_lockstep.py", "tests/engine/test_small_parts.py")
SCORING = (
    "tests/deal/test_score.py",
    "tests/deal/test_score_tres_barajas.py",
    "tests/engine/test_score_lines.py",
    "tests/club/scoresheet/test_awards.py",
    *IN_STEP,
)
LEGALITY = (*IN_STEP, "tests/engine/test_whole_hand.py", "tests/engine/test_other_rules.py")
FILES = {
    "score.py": SCORING,
    "awards.py": SCORING,
    "legal.py": LEGALITY,
    "alive.py": LEGALITY,
    "candidates.py": LEGALITY,
    "laying.py": LEGALITY,
    "going_out.py": LEGALITY,
}
COPIED = ("src", "tests", "scripts", "pyproject.toml")
CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {mutated}
also_copy = ["scripts"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-q"]
pytest_add_cli_args_test_selection = {tests}
timeout_multiplier = 3.0
timeout_constant = 10.0
use_git_change_detection = false
process_isolation = "forkserver"
"""
GENERATE = """
from mutmut.__main__ import *

os.makedirs("mutants", exist_ok=True)
set_mutant_under_test("none")
copy_src_dir()
copy_also_copy_files()
setup_source_paths()
create_mutants(1)
"""
MEMORY = 2 << 30  # bytes: a loop without end may also fill a list without end
EVERY = 30.0  # seconds between two lines of progress


def main() -> int:
    wanted = arguments()
    copies = [Copy(name) for name in wanted.files]
    for copy in copies:
        copy.make()
    names = [(copy, name) for copy in copies for name in sorted(copy.status())]
    if 0 < wanted.sample < len(names):
        say(f"A sample of {wanted.sample} of {len(names)} faults, seed {wanted.seed}.")
        names = random.Random(wanted.seed).sample(names, wanted.sample)
    failed = [copy.file for copy in copies if not copy.run([name for at, name in names if at is copy], wanted.again)]
    say("")
    for copy in copies:
        copy.report([name for at, name in names if at is copy])
    found = {name: word for copy in copies for name, word in copy.status().items()}
    say(f"All: {summary(found, [name for _copy, name in names])}")
    return len(failed) > 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help=f"of {', '.join(FILES)}; all if none is named")
    parser.add_argument("--sample", type=int, default=0, help="that number of faults, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--again", action="store_true", help="try the survivors of before again")
    wanted = parser.parse_args()
    wanted.files = wanted.files or list(FILES)
    if unknown := sorted(set(wanted.files) - set(FILES)):
        parser.error(f"expected files of {', '.join(FILES)}; found {', '.join(unknown)}")
    return wanted


class Copy:
    """A copy of the source and its tests in which one file has faults, with what mutmut knows about each."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.folder = PLACE / file.removesuffix(".py")
        self.log = PLACE / f"{file.removesuffix('.py')}.log"

    def make(self) -> None:
        """Copy what the tests need, and make the faults; an unchanged function keeps its results."""
        config = CONFIG.format(mutated=[(ENGINE / self.file).as_posix()], tests=list(FILES[self.file]))
        known = self.folder / "config.txt"
        if not known.exists() or known.read_text(encoding="utf-8") != config:
            shutil.rmtree(self.folder, ignore_errors=True)  # other tests may judge otherwise
        self.folder.mkdir(parents=True, exist_ok=True)
        known.write_text(config, encoding="utf-8")
        for name in COPIED:
            source, target = ROOT / name, self.folder / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "client", "browser")
                shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignored)
            else:
                shutil.copy2(source, target)
        with (self.folder / "pyproject.toml").open("a", encoding="utf-8") as file:
            file.write(config)
        command = [sys.executable, "-c", GENERATE]
        done = subprocess.run(command, cwd=self.folder, env=ours(), capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"mutmut could not make the faults:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")

    def run(self, names: list[str], again: bool) -> bool:
        """Try those that are left, with a line of progress now and then; True if mutmut came to its end."""
        tried = {"killed", "timeout", "no test"} if again else {"killed", "timeout", "no test", "survived"}
        left = [name for name in names if self.status()[name] not in tried]
        say(f"{self.file}: {len(names)} faults, {len(left)} to try, one after another.")
        if not left:
            return True
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", "1", *left]
        with self.log.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=ours(),
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=little_memory,  # noqa: PLW1509 - no threads here
            )
            begun = said = time.monotonic()
            while process.poll() is None:
                time.sleep(1)
                if time.monotonic() - said >= EVERY:
                    said = time.monotonic()
                    say(f"{said - begun:5.0f} s  {self.file}: {summary(self.status(), names)}")
        if process.returncode:
            say(f"mutmut ended with {process.returncode}; its output is in {self.log.relative_to(ROOT)}.")
        return process.returncode == 0

    def report(self, names: list[str]) -> None:
        """Print each fault that no test noticed, then the numbers."""
        found = self.status()
        for name in names:
            if found[name] not in ("killed", "timeout", "not tried"):
                say(f"{found[name]}: {self.shown(name)}\n")
        say(f"{self.file}: {summary(found, names)}\n")

    def shown(self, name: str) -> str:
        command = [sys.executable, "-m", "mutmut", "show", name]
        done = subprocess.run(command, cwd=self.folder, env=ours(), capture_output=True, text=True, check=False)
        return done.stdout.strip().removeprefix("# ") or name

    def status(self) -> dict[str, str]:
        """What became of each fault, by its name."""
        path = self.folder / "mutants" / ENGINE / f"{self.file}.meta"
        while True:
            try:
                codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
                return {name: STATUS.get(code, "broken") for name, code in codes.items()}
            except ValueError:  # it is being written
                time.sleep(0.1)


STATUS = {
    None: "not tried", 0: "survived", 1: "killed", 3: "killed", 5: "no test", 33: "no test",
    36: "timeout", 24: "timeout", -24: "timeout", 152: "timeout", -9: "timeout",
}  # fmt: skip


def summary(found: dict[str, str], names: list[str]) -> str:
    numbers = Counter(found[name] for name in names)
    words = ("killed", "timeout", "survived", "no test", "broken")
    parts = [f"{numbers[word]} {word}" for word in words if numbers[word]]
    return f"{len(names) - numbers['not tried']} of {len(names)} tried: {', '.join(parts) or 'none yet'}"


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def ours() -> dict[str, str]:
    return plain_environment(CI="true", PYTHONDONTWRITEBYTECODE="1")


if __name__ == "__main__":
    sys.exit(main())
