"""How long it takes a person who has never been here to play: from opening the page to a card that can be drawn.

    python benchmarks/bench_page.py                       7 times, at the size of a phone and of a desk
    python benchmarks/bench_page.py --times 20 --json figures.json

The server is `canasta serve` on 127.0.0.1 with the page that `make web` has built, the browser is the system's Chromium
(or Playwright's), and each time it is one with nothing kept. *home*: from opening the address until the first page can
be used. Then “Play now” is clicked. *table*: from opening the address until the table is there with the shuffle, with
which a match begins, or with cards; *cards*: until the hand is in view and the status says who plays. That is measured
with the ceremony, where bots take their time to shuffle and to cut, and without it. In brackets the slowest, and the
script that has come, as it came over the wire. It stops by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Response, sync_playwright
from served import Served

from canasta.server.web.config import client_folder

SIZES = {"phone": (390, 844), "desk": (1280, 800)}
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GOAL_SECONDS, GOAL_BYTES = 2.0, 60_000
CEREMONIES = {"full": None, "short": {"ceremony": "short"}}
KEEP = "localStorage.setItem('canasta.deal', JSON.stringify(GAME))"
TABLE = "() => document.querySelector('main.table :is(.own, section.shuffle, section.cut, section.draw)')"
CARDS = "() => document.querySelector('.own') && document.querySelector('.status')?.textContent"


def once(browser: Browser, url: str, size: tuple[int, int], game: object) -> dict[str, float]:
    """Seconds from opening the page to each stage, and bytes of script."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", service_workers="block")
    if game is not None:
        context.add_init_script(KEEP.replace("GAME", json.dumps(game)))
    page = context.new_page()
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    found: dict[str, float] = {}
    begun = time.perf_counter()

    def stage(name: str) -> None:
        found[name] = time.perf_counter() - begun
        found[f"script at {name}"] = sum(answer.request.sizes()["responseBodySize"] for answer in scripts)

    page.goto(url)
    page.locator(".play").wait_for()
    stage("home")
    page.locator(".play").click()
    page.wait_for_function(TABLE)
    stage("table")
    page.wait_for_function(CARDS)
    stage("cards")
    context.close()
    return found


def report(name: str, all_times: Sequence[dict[str, float]]) -> str:
    parts = []
    for stage in ("home", "table", "cards"):
        times, bytes_ = ([one[f"{what}{stage}"] for one in all_times] for what in ("", "script at "))
        parts.append(
            f"{stage} {statistics.median(times):.2f} s (at most {max(times):.2f}; {max(bytes_) / 1000:.1f} kB)"
        )
    return f"{name}: " + ", ".join(parts)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=7, help="how often, at each size (7)")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    args = parser.parse_args(words)
    built = client_folder()
    if built is None:
        sys.exit("error: there is no built page: `make web` builds it.")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder), page=built)
        try:
            browser = playwright.chromium.launch(
                executable_path=next((path for name in NAMES if (path := shutil.which(name))), None),
                args=["--no-sandbox"] if root else [],
            )
            for size, pixels in SIZES.items():
                for ceremony, game in CEREMONIES.items():
                    name = f"{size}, {ceremony} ceremony"
                    once(browser, f"http://{server.host}/", pixels, game)  # the server's own first time
                    figures[name] = [once(browser, f"http://{server.host}/", pixels, game) for _ in range(args.times)]
                    print(report(name, figures[name]))
            browser.close()
        except Error as error:
            sys.exit(f"error: {str(error).splitlines()[0]}")
        finally:
            server.stop()
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    every = [one for all_times in figures.values() for one in all_times]
    met = all(one["table"] <= GOAL_SECONDS and one["script at home"] <= GOAL_BYTES for one in every)
    print(f"The goal is {GOAL_SECONDS:g} s to the table, and {GOAL_BYTES / 1000:g} kB of script at home: ", end="")
    print("met" if met else "NOT met")
    return 0


if __name__ == "__main__":
    sys.exit(main())
