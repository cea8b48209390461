"""The licences of the packages beside this Python, and of those in the page: their names, then their texts.

Run by the Python whose packages are meant: ``python scripts/licences.py > licences.txt``. A built page carries those
of its own parts (`page_notices`). Standard library only: a build of the page has nothing else.
"""

from __future__ import annotations

import json
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from email.message import Message
from email.parser import HeaderParser
from importlib.metadata import Distribution, PackageMetadata, distributions
from pathlib import Path
from typing import NamedTuple

from pocket import wheels

WEB = Path(__file__).resolve().parent.parent / "web"
MODULES = WEB / "node_modules"
BUILDERS = {"vite", "@sveltejs/vite-plugin-svelte"}  # they make the page and are not in it
OWN = {"pip", "setuptools", "wheel"}  # tools of the environment, which no release contains
RULE = "=" * 80
# Parts whose package brings no text: where it and the sources are.
ELSEWHERE = {"pyodide": "Licence: https://www.mozilla.org/MPL/2.0/ - sources: https://github.com/pyodide/pyodide"}
PYTHON = "Licence: https://docs.python.org/3/license.html - sources: https://www.python.org/downloads/source/"


class Part(NamedTuple):
    """A package that somebody else wrote, its licence in short, and the texts that come with it."""

    name: str
    licence: str
    texts: tuple[str, ...]


def main() -> int:
    found = [each for each in distributions() if each.name.lower() not in OWN]
    found.sort(key=lambda each: each.name.lower())
    beside = [beside_us(each) for each in found]
    inside = [part._replace(name=f"{part.name} (page)") for part in page_parts(python=False)]
    unknown = [part.name for part in (*beside, *inside) if not part.licence]
    if unknown:
        sys.exit(f"no licence is said for {', '.join(unknown)}")
    print(listed("Parts of canasta and their licences", [*beside, *inside]), end="")
    return 0


def beside_us(part: Distribution) -> Part:
    """A package of this Python; one that says its licence in a text alone is named so."""
    found = tuple(texts(part))
    return Part(f"{part.name} {part.version}", licence(part.metadata) or ("as its text says" if found else ""), found)


def listed(title: str, parts: Iterable[Part]) -> str:
    """All parts in a line each, then the texts of those that bring some."""
    parts = list(parts)
    lines = [f"{title}\n", *(f"{part.name}: {part.licence}" for part in parts)]
    lines += [f"\n{RULE}\n{part.name}\n{RULE}\n\n{text}" for part in parts for text in part.texts]
    return "\n".join(lines) + "\n"


def page_notices(*, python: bool) -> str:
    """The text that a built page carries: its parts, their licences, and where the sources are."""
    return listed("Parts of this page that others wrote, and their licences", page_parts(python=python))


def page_parts(*, python: bool) -> Iterator[Part]:
    """The packages of npm and Python itself; with `python` also the packages that it takes along."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name in sorted(set(wanted) - BUILDERS):
        told = packages[f"node_modules/{name}"]
        files = sorted((MODULES / name).glob("*"))
        found = [file.read_text(encoding="utf-8").strip() for file in files if says_licence(file.name)]
        said = found or ([ELSEWHERE[name]] if name in ELSEWHERE else [])
        yield Part(f"{name} {told['version']}", told["license"], tuple(said))
    own = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    terms = own.read_text(encoding="utf-8").strip() if own.is_file() else PYTHON
    yield Part("Python (standard library, inside pyodide)", "PSF-2.0", (terms,))
    for wheel in wheels() if python else ():
        with zipfile.ZipFile(wheel) as archive:
            inside = {Path(name).name: name for name in archive.namelist() if ".dist-info/" in name}
            told = HeaderParser().parsestr(archive.read(inside["METADATA"]).decode())
            found = [archive.read(at).decode().strip() for name, at in inside.items() if says_licence(name)]
        yield Part(f"{told['Name']} {told['Version']}", licence(told), tuple(found))


def licence(told: PackageMetadata | Message) -> str:
    """The licence as the metadata say it: an expression, a short line, or classifiers."""
    line = (told["License"] or "").strip()
    classes = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier") or [] if each.startswith("License ::")]
    return told["License-Expression"] or (line if "\n" not in line else "") or ", ".join(classes)


def texts(part: Distribution) -> Iterator[str]:
    for file in part.files or []:
        if ".dist-info/" in str(file) and says_licence(file.name):
            yield file.read_text(encoding="utf-8").strip()


def says_licence(name: str) -> bool:
    return any(word in name.upper() for word in ("LICEN", "COPYING", "NOTICE"))


if __name__ == "__main__":
    sys.exit(main())
