"""`make test`: style, types, the page, the tests on the Python source with coverage, then on the compiled build.

What takes long and needs little begins first: the packages of the page and the compiler, each as soon as its tool is
there. The tests on the source wait for nothing, those of servers and browsers for a third of their time: the first take
what all else leaves of the processor, with a low priority, so that no core is ever idle.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from typing import Final, Self

from artifacts import BUILD, CLIENT, OVERLAY, client, compile_command, overlay, page_tool, uncompiled
from environments import ROOT, Environment, plain_environment, say
from postgres import folder_of_tools

# Folders of tests that run on one build. The engine, the cards on the table, golden games and the core of the players
# are tried on both, and these show that both builds do the same. Rooms above the engine hardly know which they have:
# they are tried on the compiled one, which people play on, and which minds what it is given. Rooms below it, and the
# second reading, have none: they are tried on the source, where it is always there. So are the rooms that put the
# engine's answers into words and text, which the tests of servers and browsers use on the compiled one.
COMPILED_ONLY = (
    "advice", "browser", "cli", "club/competition", "club/register", "club/scoresheet", "club/server", "deal", "lab",
    "match", "outside", "players/test_*", "puzzles", "review", "server",
)  # fmt: skip
SOURCE_ONLY = (
    "club/referee",
    "docs",
    "lessons",
    "position",
    "project",
    "reference",
    "refusals",
    "rules",
    "svg",
    "texts",
)
COVERAGE: Final = os.fspath(BUILD / "coverage")


def everything(dev: Environment, words: list[str]) -> int:
    """Try everything; `words` are for pytest."""
    reason = uncompiled()
    BUILD.mkdir(exist_ok=True)
    with ExitStack() as begun:
        dev.install("page")
        packages = begun.enter_context(quiet(page_tool(dev, "install")))
        if reason:
            failed = on_source_alone(dev, words, reason)
        else:
            dev.install("build")
            compiler = begun.enter_context(quiet(compile_command(dev)))
            dev.ready()
            source = begun.enter_context(source_tests([*pytest_of(dev), *without(COMPILED_ONLY)], words))
            packages.wait()  # or the checks of the page say why they are not there
            failed = checks(dev) + page(dev)
            compiler.wait()
            overlay(dev)  # it is there, or what went wrong is said now
            # Tests of servers and browsers wait for much of their time: three at a time keep two cores busy.
            command = [*beside_postgres(dev), *pytest_of(dev, 3), *without(SOURCE_ONLY), "-m", "not pure", *words]
            failed += stage("the tests, compiled build", command, CANASTA_EXPECT="compiled", **compiled_play())
            failed += source.finish()
    return report(failed + coverage(dev))


def on_source_alone(dev: Environment, words: list[str], reason: str) -> list[str]:
    """Try everything where nothing can be compiled: one after the other, for the tests in browsers open the page."""
    dev.ready()
    say(f"\nThere is no compiled build to test: {reason}")
    failed = ["the compiled build"] if os.environ.get("CI") == "true" else []
    failed += checks(dev) + page(dev)
    with source_tests([*beside_postgres(dev), *pytest_of(dev)], words) as source:
        return failed + source.finish()


def checks(dev: Environment) -> list[str]:
    """Style and types; the names of those that failed."""
    tools = dev.python.parent
    failed = stage("ruff check", [os.fspath(tools / "ruff"), "check", "--output-format=concise"])
    failed += stage("ruff format", [os.fspath(tools / "ruff"), "format", "--check", "--output-format=concise"])
    return failed + stage("mypy", [os.fspath(dev.python), "-m", "mypy"])


def page(dev: Environment) -> list[str]:
    """The checks of the page, the page itself, which the tests in browsers open, and what else is done by Node."""
    failed = stage("the page: types", page_tool(dev, "check"))
    failed += stage("the page: its own tests", page_tool(dev, "test"))
    if not failed:
        client(dev)
    return failed + stage("the library: types as pyright reads them", page_tool(dev, "types"))


def coverage(dev: Environment) -> list[str]:
    """Report the lines of the engine that no test on the source has run."""
    command = [os.fspath(dev.python), "-m", "coverage", "report", "--show-missing", "--skip-covered", "--fail-under=95"]
    return stage("coverage of the engine", command, COVERAGE_FILE=COVERAGE)


def pytest_of(dev: Environment, workers: int = 2) -> list[str]:
    """The command that runs tests."""
    return [os.fspath(dev.python), "-m", "pytest", "-n", str(workers), "--dist", "worksteal"]


def compiled_play() -> dict[str, str]:
    """The environment in which a Python finds the compiled build, and that build the page."""
    return {"PYTHONPATH": os.fspath(OVERLAY), "CANASTA_CLIENT": os.fspath(CLIENT)}


def stage(name: str, command: list[str], **more: str) -> list[str]:
    """Run one check with its output in view; the list holds its name if it failed."""
    say(f"\n== {name}")
    done = subprocess.run(command, cwd=ROOT, env=plain_environment(**more), check=False)
    return [name] if done.returncode else []


def report(failed: list[str]) -> int:
    """Say what failed, and the exit status."""
    if failed:
        say(f"\nFailed: {', '.join(failed)}.")
    return bool(failed)


class Beside:
    """A check that gives way to everything else on every core; its output is kept until all else is done."""

    def __init__(self, name: str, command: list[str], **more: str) -> None:
        self._name = name
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it is left
        nice = shutil.which("nice")
        self._process = subprocess.Popen(
            [*([nice, "-n", "10"] if nice else []), *command],
            cwd=ROOT,
            env=plain_environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )

    def finish(self) -> list[str]:
        """Wait for it and show what it said; the list holds its name if it failed."""
        say(f"\n== {self._name}")
        failed = self._process.wait() != 0
        self._output.seek(0)
        say(self._output.read().decode(errors="replace").rstrip())
        return [self._name] if failed else []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running where something else has ended everything."""
        self._process.terminate()
        self._process.wait()
        self._output.close()


def source_tests(command: list[str], words: list[str]) -> Beside:
    """The tests on the Python source, with the coverage of the engine."""
    measured = [*command, "--cov", "--cov-report=", *words]
    return Beside("the tests, Python source", measured, CANASTA_EXPECT="pure", COVERAGE_FILE=COVERAGE)


def quiet(command: list[str]) -> subprocess.Popen[bytes]:
    """Begin what is asked for again later, and says then what went wrong."""
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=ROOT, env=plain_environment(), stdin=nothing, stdout=nothing, stderr=nothing)


def without(folders: tuple[str, ...]) -> list[str]:
    return [f"--ignore-glob=tests/{folder}" for folder in folders]


def beside_postgres(dev: Environment) -> list[str]:
    """The words that start a PostgreSQL for a command, if there is one; without, the store is tested on SQLite only."""
    if not folder_of_tools():
        say("\nNo PostgreSQL is at hand: the store is tested on SQLite only.")
        return []
    return [os.fspath(dev.python), os.fspath(ROOT / "scripts" / "postgres.py")]
