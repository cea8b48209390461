"""`make release`: all files of a release into dist/, tried as somebody would who installs them.

The page and the documentation are built once. Then: the sources, a pure wheel, and a wheel with the compiled engine for
this system (for others, cibuildwheel reads pyproject.toml); a list of all parts (SBOM, CycloneDX) and their licences.
Sources and wheels are built twice and must be the same to the byte. Nothing is published.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from artifacts import BUILD, CLIENT, client
from environments import ROOT, Environment, give_up, plain_environment, say, step

DIST = ROOT / "dist"
TOOLS = Environment(BUILD / "release-tools", ("release",))
PARTS = Environment(BUILD / "release-parts", ("runtime",))  # what comes along with the command and the server
BUILDS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("the sources", "--sdist", {}),
    ("a pure wheel", "--wheel", {"CANASTA_PURE": "1"}),
    ("a compiled wheel", "--wheel", {"CANASTA_COMPILED": "1", "CANASTA_PROFILED": "1"}),
)


def release(dev: Environment) -> int:
    """Make and try everything; ends with a sentence at the first thing that is not as it should be."""
    client(dev)
    TOOLS.install("release")
    PARTS.install("runtime")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    for name, kind, switches in BUILDS:
        built = made(f"Building {name}", kind, switches)
        again = made(f"Building {name} once more", kind, switches)
        if fingerprint(built) != fingerprint(again):
            give_up(f"{built.name}: built twice, it differs; {built.parent} and {again.parent} have both.")
        place = mended(built) if "CANASTA_COMPILED" in switches else built
        shutil.copy2(place, DIST / place.name)
    parts()
    step("Checking what they say of themselves", tool("twine", "check", "--strict", *packages()))
    for wheel in sorted(DIST.glob("*.whl")):
        tried(wheel)
    for file in sorted(DIST.iterdir()):
        say(f"{fingerprint(file)}  {file.relative_to(ROOT)}")
    return 0


def made(said: str, kind: str, switches: dict[str, str]) -> Path:
    """Build one file in a folder of its own, and return its place."""
    folder = Path(tempfile.mkdtemp(prefix="canasta-release-"))
    told = {"CANASTA_PAGE": os.fspath(CLIENT), **switches}
    step(said, tool("build", "--no-isolation", kind, "--outdir", os.fspath(folder)), **told)
    (found,) = folder.iterdir()
    return found


def mended(wheel: Path) -> Path:
    """The wheel named after the oldest system on which it runs, where that can be told (Linux)."""
    if sys.platform != "linux":
        return wheel
    folder = wheel.parent / "mended"
    path = os.pathsep.join((os.fspath(TOOLS.python.parent), os.environ.get("PATH", "")))
    command = tool("auditwheel", "repair", "-w", os.fspath(folder), os.fspath(wheel))
    step("Naming the systems on which it runs", command, PATH=path)
    (found,) = folder.iterdir()
    return found


def parts() -> None:
    """Write the list of parts, and the licence of each."""
    target = os.fspath(DIST / "canasta.cdx.json")
    words = ["environment", os.fspath(PARTS.python), "--pyproject", os.fspath(ROOT / "pyproject.toml")]
    step("Listing the parts", tool("cyclonedx_py", *words, "--output-reproducible", "-o", target))
    command = [os.fspath(PARTS.python), os.fspath(ROOT / "scripts" / "licences.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        give_up(done.stderr)
    (DIST / "licences.txt").write_text(done.stdout, encoding="utf-8")


def tried(wheel: Path) -> None:
    """Install a wheel where nothing else is, and play with it."""
    fresh = Environment(BUILD / "release-trial", ())
    shutil.rmtree(fresh.folder, ignore_errors=True)
    fresh.create()
    step(f"Installing {wheel.name}", fresh.pip("install", "-qq", os.fspath(wheel)))
    kind = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    words = [os.fspath(fresh.python), "-P", os.fspath(ROOT / "scripts" / "wheel_trial.py"), kind]
    done = subprocess.run(words, cwd=wheel.parent, env=plain_environment(), check=False)
    if done.returncode:
        give_up(f"{wheel.name} is not as it should be; the line above says why.")


def packages() -> list[str]:
    return [os.fspath(file) for file in sorted(DIST.iterdir()) if file.suffix in (".gz", ".whl")]


def tool(module: str, *words: str) -> list[str]:
    return [os.fspath(TOOLS.python), "-m", module, *words]


def fingerprint(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
