"""The folders and modules of the house, for the tests of its order."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "canasta"
ENGINE = PACKAGE / "engine"
# The page with the table of rooms: its lines, each with the name of a room and its cell in *uses*.
MAP = ROOT / "docs" / "explanation" / "architecture.md"
LINE = re.compile(r"^(\| `([\w/]+?)(?:/|\.py)` \| [^|]+ \|)([^|]*)(\| [^|]+ \|)$", re.MULTILINE)


@cache
def drawn() -> dict[str, list[str]]:
    """The rooms of the table, from the top, each with those that it uses."""
    lines = LINE.findall(MAP.read_text(encoding="utf-8"))
    return {name: re.findall(r"`([\w/]+)`", uses) for _, name, uses, _ in lines}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def modules(folder: Path = PACKAGE) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_name(path: Path) -> str:
    """`canasta.engine.state` for its file, `canasta.engine` for the package's `__init__.py`."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(name: str) -> str:
    """The room of a module: `club/referee` for `canasta.club.referee.judge`, nothing for `canasta` itself."""
    parts = name.split(".")[1:]
    nested = "/".join(parts[:2])
    return nested if nested in drawn() else [*parts, ""][0]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every import statement of a file, wherever it stands: line and full name (`canasta.engine.state.Deal`)."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (start, node.module) if part)
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def tracked_files() -> list[Path]:
    """The files that git knows; outside a clone, all that an archive of the sources holds."""
    if not (ROOT / ".git").exists():
        made = {".venv", "build", "node_modules", "types.ts", "schema.json", "textkeys.ts"}  # by scripts/wire_types.py
        return sorted(path for path in ROOT.rglob("*") if path.is_file() and not made & set(path.parts))
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


# The engine and the playing core, but for what reads weights from files and is never compiled.
KERNEL = [*modules(ENGINE), *(path for path in modules(PACKAGE / "players" / "core") if path.name != "files.py")]


def _compiled() -> list[Path]:
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    lists = hook["wheel"]["hooks"]["custom"]
    take, leave = ({path for each in lists[name] for path in ROOT.glob(each)} for name in ("compile", "interpret"))
    return sorted(take - leave)


COMPILED = _compiled()  # all that mypyc compiles
