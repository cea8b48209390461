"""Virtual environments made from the locks, and stamps that say whether anything changed since. Standard library only.

An environment is filled in two steps, each with its own stamp: the packages of its locks, checked by their hashes, then
this project. pip's isolated builds ignore locks: what the build needs is installed from a lock too, isolation is off.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD_NOTE = "canasta build: "  # what hatch_build.py puts before the lines that are meant for people
# A lock is whole, so there is nothing to solve. Few modules are ever imported: they are compiled when they are.
EXACTLY = ("install", "-qq", "--require-hashes", "--no-deps", "--no-compile")
BUILD_FILES = (ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "requirements" / "build.txt")


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
    """Changes whenever the package, the way it is built, this Python or the switch for a pure build changes."""
    return digest((ROOT / "src", *BUILD_FILES), sys.version, os.environ.get("CANASTA_PURE", ""))


def client_digest() -> str:
    """Changes whenever the page, its texts or the way it is built changes."""
    web = [path for path in sorted((ROOT / "web").glob("*")) if path.name != "node_modules"]
    return digest((*web, ROOT / "src" / "canasta" / "texts", ROOT / "scripts" / "client.py"))


def whole_digest() -> str:
    """Changes with anything that a wheel holds: the package and the page."""
    return f"{source_digest()} {os.environ.get('CANASTA_NO_CLIENT') or client_digest()}"


def step(text: str, command: list[str], **more: str) -> str:
    """Run one quiet command and say how long it took; returns its output. On failure shows the output and ends."""
    print(f"{text} …", end="", flush=True)
    begin = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=plain_environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    say(f" {'done' if done.returncode == 0 else 'failed'} ({time.monotonic() - begin:.0f} s)")
    if done.returncode:
        say("\n".join(line for line in done.stdout.splitlines() if "is ignored: it is neither" not in line))
        give_up(f"This step failed: {text}. The lines above say why; nothing of yours was changed.")
    return done.stdout


def build_notes(output: str) -> None:
    """Repeat what the build hook had to say, which pip shows nobody."""
    for line in dict.fromkeys(output.splitlines()):
        if BUILD_NOTE in line:
            say("  " + line.partition(BUILD_NOTE)[2])


@dataclass(frozen=True)
class Environment:
    """A virtual environment in `folder`, holding the packages of `locks` and this project, editable or as a wheel."""

    folder: Path
    locks: tuple[str, ...]
    editable: bool

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def pip(self, *words: str) -> list[str]:
        return [os.fspath(self.python), "-m", "pip", *words, "--disable-pip-version-check", "--no-input"]

    def ready(self) -> Environment:
        """Make or bring up to date whatever is missing or old, and nothing else."""
        locks = [ROOT / "requirements" / f"{name}.txt" for name in self.locks]
        packages = digest(locks, sys.version)
        # An editable install points at the source: only a moved folder or other metadata make it old.
        ours = digest(BUILD_FILES, os.fspath(ROOT)) if self.editable else whole_digest()
        stamps = self.stamps()
        if stamps.get("packages") != packages:
            self.create()
            name = self.folder.relative_to(ROOT)
            # A pip of today first: the one that came with an old Python takes twice as long over the rest.
            step("Installing pip", self.pip(*EXACTLY, "-r", os.fspath(ROOT / "requirements" / "pip.txt")))
            wanted = [word for lock in locks for word in ("-r", os.fspath(lock))]
            step(f"Installing the locked packages into {name}", self.pip(*EXACTLY, *wanted))
            stamps = self.stamp({"packages": packages})
        if stamps.get("canasta") != ours:
            how = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
            if self.editable:
                step("Installing canasta from this folder", self.pip("install", "-qq", *how, "-e", "."))
            else:
                client = {} if os.environ.get("CANASTA_NO_CLIENT") else {"CANASTA_WITH_CLIENT": "1"}
                build_notes(step("Building and installing canasta", self.pip("install", "-v", *how, "."), **client))
            self.stamp({"packages": packages, "canasta": ours})
        return self

    def create(self) -> None:
        """The empty environment; one that another Python made, or that lost its Python, is made anew."""
        for module in ("venv", "ensurepip"):
            if importlib.util.find_spec(module) is None:
                hint = "On Debian and Ubuntu install the package python3-venv, then try again."
                give_up(f"This Python has no module {module!r}, which makes virtual environments. {hint}")
        version = f"import sys; sys.exit(sys.version != {sys.version!r})"
        if self.python.exists() and subprocess.run([self.python, "-c", version], check=False).returncode == 0:
            return
        name = self.folder.relative_to(ROOT)
        step(f"Making the environment {name}", [sys.executable, "-m", "venv", "--clear", os.fspath(self.folder)])

    def stamps(self) -> dict[str, str]:
        try:
            read = json.loads((self.folder / "canasta-stamp.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return read if isinstance(read, dict) and self.python.exists() else {}

    def stamp(self, stamps: dict[str, str]) -> dict[str, str]:
        (self.folder / "canasta-stamp.json").write_text(json.dumps(stamps), encoding="utf-8")
        return stamps
