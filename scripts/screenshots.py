"""The pictures of the documentation: ``python scripts/screenshots.py [NAME …]``.

A server of its own plays real matches from fixed seeds, and a club's evening, to the moments that are shown; Chromium
looks at them at the size of a phone upright, of a phone on its side, of a desk and of a hall. Needs the packages of
requirements/dev.txt, a Chromium and the built page (``make web``).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

from evening import Evening, evening, sheet
from playwright.sync_api import Browser, Page, sync_playwright
from posing import ROOT, chromium, served
from screens import Scene, scenes

SIZES = {"phone": (390, 844), "side": (844, 390), "desk": (1280, 800), "hall": (1920, 1080)}
QUALITY = 80
PREFERENCES = {"lang": "en", "name": "Ana", "avatar": "owl", "sound": False}
RULING = "rules=salon&case=drew-out-of-turn&noticed=in_time&mixed=yes&drawer=another"


def settled(page: Page) -> None:
    """Letters and cards are there, and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.locator("main").first.wait_for()
    page.locator("main .suits.busy").first.wait_for(state="detached")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(350)


def club_scenes(url: str, lang: str) -> dict[str, Callable[[], Scene]]:
    """A club's evening in that language."""
    found: list[Evening] = []

    def at(who: str = "organiser", what: str = "") -> str:
        if not found:
            found.append(evening(url, {"en": "Friday cup", "es": "Copa de los viernes"}[lang]))
        return found[0].address(who, what)

    def scene(address: str) -> Scene:
        return Scene(address, None, {"lang": lang})

    shown: dict[str, Callable[[], Scene]] = {
        "organiser": lambda: scene(at()),
        "wall": lambda: scene(at("public", "/wall")),
        "public": lambda: scene(at("public")),
        "cards": lambda: scene(at(what="?paper=pairs")),
        "standing": lambda: scene(at(what="?paper=ranking")),
        "confirm": lambda: scene(at("table-3")),
        "score": lambda: scene(sheet(url)),
        "ruling": lambda: scene(f"{url}/referee?{RULING}"),
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


def in_the_documentation() -> set[str]:
    """The names of the pictures that some page shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in re.findall(r"pictures/([\w-]+\.jpg)", page.read_text(encoding="utf-8"))}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="which screens; all without it")
    asked = parser.parse_args(words)
    wanted = sorted(in_the_documentation())
    with served() as url, sync_playwright() as playwright:
        known = {**scenes(url), **club_scenes(url, "en"), **club_scenes(url, "es")}
        if unknown := [name for name in asked.names if name not in known]:
            parser.error(f"there is no picture {unknown[0]}; there are {', '.join(known)}")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in asked.names or known:
            scene = known[name]()
            for size in SIZES:
                target = ROOT / "docs" / "pictures" / f"{name}-{size}.jpg"
                if target.name in wanted:
                    picture(browser, scene, size, target)
                    print(f"{target.name}: {target.stat().st_size // 1024} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
