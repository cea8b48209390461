"""Pictures for docs/reference/table.md and the guides: ``python scripts/screenshots.py [NAME …]`` takes all, or some.

A server of its own plays real matches from fixed seeds, and a club's evening, to the moments that are shown; Chromium
looks at them at the size of a phone upright, of a phone on its side and of a desk. Needs the packages of
requirements/dev.txt, a Chromium and the built page (``make web``).
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from evening import Evening, evening, sheet
from playwright.sync_api import Browser, Page, sync_playwright
from posing import ROOT, Json, Posed, opened, pose, served, sit

SIZES = {"phone": (390, 844), "side": (844, 390), "desk": (1280, 800), "hall": (1920, 1080)}
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUALITY = 80
PREFERENCES = {"name": "Ana", "avatar": "owl", "lang": "en", "sound": False}
RULING = "rules=salon&case=drew-out-of-turn&noticed=in_time&mixed=yes"
Prepare = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """What a picture shows: an address, what is done there first, preferences other than the usual ones, sizes."""

    address: str
    prepare: Prepare | None = None
    prefers: dict[str, Any] = field(default_factory=dict)
    sizes: tuple[str, ...] = ("phone", "side", "desk")


def settled(page: Page) -> None:
    """Letters and cards are there, and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(350)


def choose(page: Page, ranks: list[str]) -> None:
    """Select one card of the hand for each rank."""
    page.evaluate(
        """ranks => {
          const left = [...document.querySelectorAll(".own")];
          for (const rank of ranks) {
            const place = left.findIndex((one) => one.dataset.face.startsWith(rank));
            if (place >= 0) left.splice(place, 1)[0].click();
          }
        }""",
        ranks,
    )


def staged(hint: str) -> Prepare:
    """Lay what opens ready, without confirming it."""

    def prepare(page: Page) -> None:
        page.locator(".own").first.wait_for()
        choose(page, [card[0] for card in hint.split()[1:]])
        page.locator("button.lit[data-do=meld]").click()
        page.locator(".opening .main").wait_for()
        page.wait_for_timeout(300)

    return prepare


def refused(page: Page) -> None:
    page.locator("[data-do=take]").click()
    page.locator(".over").wait_for()


def own_side(view: Json) -> Json:
    side: Json = view["sides"][view["seat"] % len(view["sides"])]
    return side


def opens(view: Json, hint: str) -> bool:
    side = own_side(view)
    return not side["opened"] and hint.startswith("meld") and side["minimum"] >= 90


def busy(view: Json, hint: str) -> bool:
    """In the middle of a deal: something lies before both sides, and there is a choice."""
    laid = [len(side["melds"]) for side in view["sides"]]
    more = view["pile"]["size"] > 1 and len(view["hand"]) >= 7 and not hint.startswith("discard")
    return more and min(laid) >= 3 and view["phase"] == "play"


def scenes(url: str) -> dict[str, Callable[[], Scene]]:
    """What is shown, by name; each is played only when it is asked for."""

    def at(posed: Posed, prepare: Prepare | None = None, **prefers: object) -> Scene:
        return Scene(posed.link, prepare, prefers)

    def opening() -> Posed:
        return pose(url, "clasica", opens)

    def staging() -> Scene:
        posed = opening()
        return at(posed, staged(posed.hint))

    def lobby() -> Scene:
        posed = opened(url, "reglamento/4", "lobby", ceremony="full")
        sit(posed, "Berta", 1, "fox")
        return at(posed)

    def replay() -> Scene:
        posed = pose(url, "clasica", stage="between")
        return Scene(f"{url}/replay/{posed.table}?deal=1&step=60")

    def take(view: Json, hint: str) -> bool:
        return hint == "draw" and view["pile"]["size"] > 3

    return {
        "home": lambda: Scene(url),
        "lobby": lobby,
        "table": lambda: at(pose(url, "clasica", busy)),
        "opening": staging,
        "refusal": lambda: at(pose(url, "clasica", take), refused),
        "sheet": lambda: at(pose(url, "salon", stage="between")),
        "replay": replay,
        "large": lambda: at(opening(), largeCards=True),
        "courses": lambda: Scene(f"{url}/learn"),
        "learn": lambda: Scene(f"{url}/learn/clasica/beginner/turn"),
        **club_scenes(url, "en"),
        **club_scenes(url, "es"),
    }


def club_scenes(url: str, lang: str) -> dict[str, Callable[[], Scene]]:
    """A club's evening in that language."""
    found: list[Evening] = []

    def at(who: str = "organiser", what: str = "") -> str:
        if not found:
            found.append(evening(url, {"en": "Friday cup", "es": "Copa de los viernes"}[lang]))
        return found[0].address(who, what)

    def scene(address: str, size: str) -> Scene:
        return Scene(address, None, {"lang": lang}, (size,))

    shown: dict[str, Callable[[], Scene]] = {
        "organiser": lambda: scene(at(), "desk"),
        "wall": lambda: scene(at("public", "/wall"), "hall"),
        "public": lambda: scene(at("public"), "phone"),
        "confirm": lambda: scene(at("table-3"), "phone"),
        "score": lambda: scene(sheet(url), "phone"),
        "ruling": lambda: scene(f"{url}/referee?{RULING}", "phone"),
    }
    return {f"{name}-{lang}": made for name, made in shown.items()}


def picture(browser: Browser, scene: Scene, size: str, target: Path) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size in ("phone", "side"),
        is_mobile=size in ("phone", "side"),
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="light",
        service_workers="block",
    )
    kept = json.dumps(json.dumps({**PREFERENCES, **scene.prefers}))
    # An empty page, such as about:blank, may keep nothing.
    context.add_init_script(f'if (location.protocol === "http:") localStorage.setItem("canasta.preferences", {kept})')
    page = context.new_page()
    page.goto(scene.address)
    settled(page)
    if scene.prepare:
        scene.prepare(page)
        settled(page)
    page.screenshot(path=target, type="jpeg", quality=QUALITY)
    context.close()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="which pictures; all without one")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures", help="the folder for them")
    parser.add_argument("--client", type=Path, help="a page built elsewhere")
    asked = parser.parse_args(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with served(asked.client) as url, sync_playwright() as playwright:
        known = scenes(url)
        unknown = [name for name in asked.names if name not in known]
        if unknown:
            parser.error(f"there is no picture {unknown[0]}; there are {', '.join(known)}")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in asked.names or known:
            scene = known[name]()
            for size in scene.sizes:
                target = asked.out / f"{name}-{size}.jpg"
                picture(browser, scene, size, target)
                print(f"{target.name}: {target.stat().st_size // 1024} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
