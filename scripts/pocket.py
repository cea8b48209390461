"""The Python of the page: what `canasta.server.pocket` needs, in one archive: `python scripts/pocket.py FILE`.

It holds the modules of src/canasta that are reached by imports, with the data beside them, and the packages that they
use, as wheels for Pyodide of the versions in requirements/runtime.txt. The same sources give the same bytes. Standard
library and pip only: the build of a wheel has nothing else.
"""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
FIRST: Final = "canasta.server.pocket.pocket"
# What the page or the terminal alone says, and papers, clubs and lessons.
SILENT: Final = re.compile(
    r"(web|lessons|referee).*|admin|arena|cli|competition|copies|desk|metrics|outside|prints|puzzles|review|scoresheet"
    r"|svg|tune"
)
DATA: Final = ("advice", "players", "review", "rules", "texts")
UNREAD: Final = "values"  # the folder of the nets of players that search: none of them plays there
# A page starts no bots from outside, and draws by itself.
LEFT: Final = ("canasta.outside.modules", "canasta.outside.process", "canasta.svg")
PACKAGES: Final = (
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "msgspec",
    "mypy-extensions",
    "pytz",
    "typing-extensions",
)
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")  # of the pyodide in web/package-lock.json
CACHE: Final = ROOT / "web" / "node_modules" / ".canasta-wheels"
_LANGUAGES: Final = [path.parent.name for path in (SOURCE / "canasta" / "texts").glob("*/language.json")]
_LEFT_OUT: Final = re.compile(
    rf"babel/locale-data/(?!(root|{'|'.join(_LANGUAGES)})\.dat$)|pytz/zoneinfo/|[^/]+\.dist-info/"
)
_THEN: Final = (1980, 1, 1, 0, 0, 0)


def modules(first: str = FIRST) -> dict[str, Path]:
    """The files of the modules that are imported from there on, by name. Imports for types alone do not count."""
    found: dict[str, Path] = {}
    waiting = [first]
    while waiting:
        name = waiting.pop()
        parent = name.rpartition(".")[0]
        path = _file(name)
        if path is None or name in found:
            if path is None and parent not in found and parent.startswith("canasta"):
                waiting.append(parent)
            continue
        found[name] = path
        waiting += [parent] if parent else []
        waiting += _imports(path)
    return dict(sorted(found.items()))


def _file(name: str) -> Path | None:
    place = SOURCE.joinpath(*name.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    """Everything of ours that a file imports at run time, as modules or names in modules."""
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("canasta"))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("canasta") and node.module not in LEFT:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        waiting += ast.iter_child_nodes(node)


def data() -> Iterator[Path]:
    """The files that those modules read."""
    for room in DATA:
        for path in sorted((SOURCE / "canasta" / room).rglob("*")):
            told = path.suffix in (".toml", ".ftl", ".json") and not SILENT.fullmatch(path.stem)
            if told and path.parent.name != UNREAD:
                yield path


def wheels() -> Iterator[Path]:
    """The wheels of the packages, fetched once by pip. Ends with a sentence where they cannot be had."""
    wanted = locked()
    folder = CACHE / sha256(wanted.encode()).hexdigest()[:16]
    if not folder.is_dir():
        fresh = Path(tempfile.mkdtemp(prefix="canasta-wheels-"))
        (fresh / "wanted.txt").write_text(wanted, encoding="utf-8")
        platform, version, abi = PLATFORM
        done = subprocess.run(
            [
                *(*_pip(), "download", "-qqq", "--disable-pip-version-check", "--no-deps"),
                *("--require-hashes", "--only-binary=:all:", "--platform", platform, "--python-version", version),
                *("--implementation", "cp", "--abi", abi, "--dest", os.fspath(fresh)),
                *("-r", os.fspath(fresh / "wanted.txt")),
            ],
            check=False,
        )
        if done.returncode:
            shutil.rmtree(fresh)
            sys.exit("error: the packages for play without a connection could not be had; this needs the network once.")
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(fresh, folder, dirs_exist_ok=True)
        shutil.rmtree(fresh)
    yield from sorted(folder.glob("*.whl"))


def _pip() -> list[str]:
    """The command of pip: where a wheel is built there is none, and the one that comes with Python serves."""
    found = find_spec("ensurepip") if find_spec("pip") is None else None
    bundled = sorted(Path(found.origin).parent.glob("_bundled/pip-*.whl")) if found and found.origin else []
    return [sys.executable, f"{bundled[-1]}/pip"] if bundled else [sys.executable, "-m", "pip"]


def locked() -> str:
    """The lines of those packages in the lock, with their hashes."""
    lock = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    parts = {part.partition("==")[0]: part for part in re.split(r"\n(?=\S)", lock)}
    return "\n".join(parts[name] for name in PACKAGES) + "\n"


def archive() -> bytes:
    """The whole archive, a zip file."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:

        def put(name: str, content: bytes) -> None:
            packed.writestr(zipfile.ZipInfo(name, _THEN), content, zipfile.ZIP_DEFLATED)

        for path in [*modules().values(), *data()]:
            put(path.relative_to(SOURCE).as_posix(), path.read_bytes())
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as opened:
                for name in sorted(opened.namelist()):
                    if not _LEFT_OUT.search(name) and not name.endswith("/"):
                        put(name, opened.read(name))
    return into.getvalue()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("error: expected the name of the file to write.")
    Path(sys.argv[1]).write_bytes(archive())
