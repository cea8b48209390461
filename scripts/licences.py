"""The licences of the packages beside this Python, and of those in the page: their names, then their texts.

Run by the Python whose packages are meant: ``python scripts/licences.py > licences.txt``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
BUILDERS = {"vite", "@sveltejs/vite-plugin-svelte"}  # they make the page and are not in it
OWN = {"pip", "setuptools", "wheel"}  # tools of the environment, which nobody gets


def main() -> int:
    found = [each for each in distributions() if each.name.lower() not in OWN]
    found.sort(key=lambda each: each.name.lower())
    unknown = [each.name for each in found if not licence(each)]
    if unknown:
        sys.exit(f"no licence is said for {', '.join(unknown)}")
    print("Parts of canasta and their licences\n")
    for each in found:
        print(f"{each.name} {each.version}: {licence(each)}")
    for name, version, said in page():
        print(f"{name} {version} (page): {said}")
    for each in found:
        for text in texts(each):
            print(f"\n{'=' * 80}\n{each.name} {each.version}\n{'=' * 80}\n\n{text}")
    return 0


def licence(part: Distribution) -> str:
    """The licence as the package says it: an expression, a short line, its classifiers, or its text."""
    told = part.metadata
    said = str(told.json.get("license_expression", ""))
    line = str(told.json.get("license", "")).strip()
    classes = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier") or [] if each.startswith("License ::")]
    short = said or (line if "\n" not in line else "") or ", ".join(classes)
    return short or ("as its text below says" if any(texts(part)) else "")


def texts(part: Distribution) -> Iterator[str]:
    for file in part.files or []:
        if ".dist-info/" in str(file) and any(word in file.name.upper() for word in ("LICEN", "COPYING", "NOTICE")):
            yield file.read_text(encoding="utf-8").strip()


def page() -> Iterator[tuple[str, str, str]]:
    """The packages of which the page holds something."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name in sorted(set(wanted) - BUILDERS):
        told = packages[f"node_modules/{name}"]
        yield name, told["version"], told["license"]


if __name__ == "__main__":
    sys.exit(main())
