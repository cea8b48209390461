"""Processes that measure slices, one build of the engine each, and the environment that OpenSpiel gets for itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
LOCK = ROOT / "requirements" / "bench.txt"
OPENSPIEL = ROOT / "build" / "openspiel"


class WorkerError(RuntimeError):
    """A process that measures could not be had, or ended. The message says which and why."""


class Worker:
    """A process that runs one of the ``slices_*`` files and answers one slice at a time."""

    def __init__(self, script: str, python: Path, folder: Path | None = None) -> None:
        """Start it, its canasta taken from `folder`. Raises `WorkerError`."""
        self.script = script
        keep = {name: text for name, text in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
        self._process = subprocess.Popen(  # noqa: S603 - our own file, run by a Python that we were given
            [os.fspath(python), os.fspath(HERE / script)],
            env={**keep, "PYTHONPATH": os.fspath(folder)} if folder else keep,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.build = str(self._answer()["build"])

    def slice(self, what: str, rules: str, seconds: float) -> Mapping[str, float]:
        """The figures of one slice. Raises `WorkerError`."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"what": what, "rules": rules, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # what it said last is read below
        figures: dict[str, float] = self._answer()
        return figures

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, errors = self._process.communicate()
            last = errors.strip().splitlines()[-1:] or ["it said nothing"]
            raise WorkerError(f"{self.script} ended: {last[0]}")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compiled_folder() -> Path:
    """The folder to import the compiled engine from: one of PYTHONPATH, or build/compiled. Raises `WorkerError`."""
    given = [Path(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    for folder in [*given, ROOT / "build" / "compiled"]:
        engine = folder / "canasta" / "engine"
        if not any(engine.glob("deal.*.so")) and not any(engine.glob("deal.*.pyd")):
            continue
        for source in sorted((SOURCE / "canasta" / "engine").glob("*.py")):
            copy = engine / source.name
            if not copy.is_file() or copy.read_bytes() != source.read_bytes():
                stale = source.relative_to(ROOT)
                raise WorkerError(f"it is not of today's {stale}; `make compile` renews it")
        return folder
    raise WorkerError("none was found; `make compile` makes one")


def openspiel_python() -> Path:
    """The Python of OpenSpiel's own environment, made or renewed from its lock if need be. Raises `WorkerError`."""
    python = OPENSPIEL / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = OPENSPIEL / "canasta-stamp.txt"
    wanted = LOCK.read_text(encoding="utf-8") + sys.version
    if python.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    pip = [os.fspath(python), "-m", "pip", "install", "-q", "--no-input", "--disable-pip-version-check"]
    # It imports nothing of what it names as dependencies until asked to: the lock holds OpenSpiel alone.
    steps = [
        [sys.executable, "-m", "venv", "--clear", os.fspath(OPENSPIEL)],
        [*pip, "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", os.fspath(LOCK)],
    ]
    for command in steps:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - Python's own tools
        if done.returncode:
            said = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("ERROR")]
            raise WorkerError(f"OpenSpiel could not be installed: {(said or ['pip gave no reason'])[-1]}")
    stamp.write_text(wanted, encoding="utf-8")
    return python
