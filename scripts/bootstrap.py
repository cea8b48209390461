"""One script that people and the build machine both run: `python3 scripts/bootstrap.py COMMAND`, or `make COMMAND`.

It needs nothing but Python 3.11 with venv. Everything it makes lies in .venv, .venv-play and build, and is made
again only when something changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is the one that an older Python may meet
    NEWER = next((found for minor in range(20, 10, -1) if (found := shutil.which(f"python3.{minor}"))), None)
    if NEWER is None:
        sys.exit(f"canasta needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    sys.exit(subprocess.run([NEWER, *sys.argv], check=False).returncode)

from collections.abc import Callable

from artifacts import BUILD, CLIENT, OVERLAY, client, overlay, overlay_is_current, page_tool, uncompiled
from environments import ROOT, Environment, give_up, plain_environment, say, step
from make_test import COMPILED_ONLY, checks, compiled_play, everything, pytest_of, report, stage
from play import PLAY, play

DEV = Environment(ROOT / ".venv", ("dev",))


def web(words: list[str]) -> int:
    """Build the page of the table into build/client, where `canasta serve` of the sources finds it."""
    client(DEV.ready())
    say(f"The page is in {CLIENT.relative_to(ROOT)}.")
    return 0


def check(words: list[str]) -> int:
    """Style and types (ruff, mypy), nothing built or run: seconds, the first time a minute."""
    return report(checks(DEV.ready()))


def room(words: list[str]) -> int:
    """The tests of one room, as in ROOM=engine: seconds, or minutes for those that start servers and browsers."""
    tests = ROOT / "tests"
    folders = {folder for path in tests.rglob("test_*.py") for folder in path.parents if tests in folder.parents}
    rooms = sorted(folder.relative_to(tests).as_posix() for folder in folders)
    if not words or words[0] not in rooms:
        give_up(f"Expected one of the rooms that have tests: {', '.join(rooms)}. For example: make room ROOM=engine")
    dev = DEV.ready()
    name, *more = words
    build = build_for(name)
    if name == "browser":
        client(dev)
    say(f"tests/{name}, {'compiled build' if build else 'Python source'}")
    command = [*pytest_of(dev), "-q", f"tests/{name}", *more]
    return subprocess.run(command, cwd=ROOT, env=plain_environment(**build), check=False).returncode


def build_for(name: str) -> dict[str, str]:
    """The environment in which `make test` tries a room; the Python source too while the compiled build is old."""
    there = any(f"{name}/".startswith(f"{each}/") or each.startswith(f"{name}/") for each in COMPILED_ONLY)
    return compiled_play() if there and overlay_is_current() else {}


def dev(words: list[str]) -> int:
    """The page with live reload, beside a server on the Python source; ARGS=PORT for another port of the server.

    Vite serves the page as it is written, and hands on to the server what the page asks of it (web/vite.config.ts).
    """
    env, port = DEV.ready(), words[0] if words else "8643"  # beside that of `canasta serve`, so that a table stays open
    where = plain_environment(CANASTA_SERVER=f"http://127.0.0.1:{port}")
    command = [os.fspath(env.python), "-m", "canasta", "serve", "--host", "127.0.0.1", "--port", port]
    server = subprocess.Popen(command, cwd=ROOT, env=where)
    try:
        return subprocess.run(page_tool(env, "dev"), cwd=ROOT, env=where, check=False).returncode
    finally:
        server.terminate()
        server.wait()


def test(words: list[str]) -> int:
    """Everything: style, types, the page, the tests on the Python source with coverage, then on the compiled build."""
    return everything(DEV, words)


def bench(words: list[str]) -> int:
    """The benchmarks, on the compiled build and the built page."""
    dev = DEV.ready()
    client(dev)
    reason = uncompiled()
    if reason:
        give_up(f"The benchmarks measure the compiled build, and there is none: {reason}")
    overlay(dev)
    files = [ROOT / word for word in words] or sorted((ROOT / "benchmarks").glob("bench_*.py"))
    failed = []
    for file in files:
        failed += stage(file.name, [os.fspath(dev.python), os.fspath(file)], **compiled_play())
    return report(failed)


def simulate(words: list[str]) -> int:
    """The server in simulated worlds, with faults of all kinds. ARGS="--seeds 1-100 --hours 2"; see --help."""
    dev = DEV.ready()
    if not uncompiled():
        overlay(dev)
    command = [os.fspath(dev.python), os.fspath(ROOT / "scripts" / "simulate_server.py"), *words]
    return subprocess.run(command, cwd=ROOT, env=plain_environment(**compiled_play()), check=False).returncode


def mutants(words: list[str]) -> int:
    """Small faults in scoring and legality, one at a time, and whether a test notices. Many minutes; see --help."""
    tools = Environment(BUILD / "mutants" / "venv", ())
    tools.install("mutants")
    command = [os.fspath(tools.python), os.fspath(ROOT / "scripts" / "mutants.py"), *words]
    return subprocess.run(command, cwd=ROOT, env=plain_environment(), check=False).returncode


def docs(words: list[str]) -> int:
    """The documentation as a site in build/docs, with its links and its search tried: a minute or two."""
    tools = Environment(BUILD / "docs-tools", ())
    tools.install("docs")
    command = [os.fspath(tools.python), os.fspath(ROOT / "scripts" / "docsite.py"), *words]
    path = os.pathsep.join(os.fspath(folder) for folder in (ROOT, ROOT / "src", ROOT / "scripts"))
    return subprocess.run(command, cwd=ROOT, env=plain_environment(PYTHONPATH=path), check=False).returncode


def make_release(words: list[str]) -> int:
    """All files of a release in dist/, built twice and tried; nothing is published. Several minutes."""
    from release import release

    return docs([]) or release(DEV.ready())


def compile_only(words: list[str]) -> int:
    """The compiled build in build/compiled, to be used with PYTHONPATH=build/compiled."""
    reason = uncompiled()
    if not reason:
        overlay(DEV.ready())
    say(reason or f"The compiled build is in {OVERLAY.relative_to(ROOT)}: put that folder in PYTHONPATH to use it.")
    return bool(reason)


def lock(words: list[str]) -> int:
    """The locks in requirements/, from pyproject.toml. The one command that asks for the newest versions."""
    tools = Environment(BUILD / "lock", ())
    tools.create()
    step("Installing uv", tools.pip("install", "-qq", "uv"))
    return subprocess.run([tools.python, ROOT / "scripts" / "lock.py"], env=plain_environment(), check=False).returncode


def clean(words: list[str]) -> int:
    """Remove what was built, and the caches; .venv stays."""
    caches = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
    for folder in (BUILD, ROOT / "dist", PLAY.folder, *(ROOT / name for name in caches)):
        shutil.rmtree(folder, ignore_errors=True)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "web": web,
    "test": test,
    "check": check,
    "room": room,
    "dev": dev,
    "bench": bench,
    "simulate": simulate,
    "mutants": mutants,
    "docs": docs,
    "compile": compile_only,
    "release": make_release,
    "lock": lock,
    "clean": clean,
}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        lines = [f"  {name:8} {(command.__doc__ or '').splitlines()[0]}" for name, command in COMMANDS.items()]
        say("\n".join(["Usage: python3 scripts/bootstrap.py COMMAND [WORDS FOR IT]", "", *lines]))
        return 2
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
