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
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the people without a browser are those of the tests

from tests.browser.conftest import chromium  # noqa: E402
from tests.browser.crew import Seated, crew  # noqa: E402
from tests.browser.hall import Hall, hall  # noqa: E402
from tests.browser.serving import Served  # noqa: E402

SIZES: Final = {"phone": (390, 844), "side": (844, 390), "desk": (1280, 800), "hall": (1920, 1080)}
QUALITY: Final = 80
PREFERENCES: Final = {"lang": "en", "name": "Ana", "avatar": "owl", "sound": False}
RULING: Final = "rules=salon&case=drew-out-of-turn&noticed=in_time&mixed=yes&drawer=another"
SEEDS: Final = 20
DEALS: Final = 5  # of a match in which a moment has to come
FIRST_ROUND: Final = (
    (15200, 9050), (12340, 15805), (15020, 14975), (8415, 16110), (15560, 3725), (9980, 15330), (15090, 12075),
)  # fmt: skip

Prepare = Callable[[Page], None]
Moment = Callable[[Seated, Mapping[str, Any], str], bool]  # on the own turn: the view, and what the hint names


@dataclass(frozen=True)
class Scene:
    """The subject of a picture: an address, what is done there first, preferences other than the usual ones."""

    address: str
    prepare: Prepare | None = None
    prefers: Mapping[str, object] = field(default_factory=dict)


def hint(one: Seated) -> str:
    """The action that a master would take on this turn."""
    action: str = one.ask(do="hint")["action"]
    return action


def pose(server: Served, moment: Moment) -> tuple[str, str]:
    """The address of a table of clásica at which the moment has come, and the action that the hint names there.

    Bots play against the own seat, which does what its hints say.
    """
    for seed in range(1, SEEDS + 1):
        with crew(server, people=1, seed=f"pose {seed}", bots="greedy") as alone:
            for _ in range(DEALS):
                acting = alone.turn()
                while acting is not None:
                    assert acting.view is not None
                    action = hint(acting)
                    if moment(acting, acting.view, action):
                        return alone.link(acting), action
                    alone.do(acting, action)
                    acting = alone.next()
                if alone.lead.info["stage"] == "finished":
                    break
                alone.next_deal()
    raise SystemExit(f"error: the moment never came in {SEEDS} matches.")


def played(server: Served, rules: str) -> tuple[str, str]:
    """The id of a table after its first deal, and its address with the key of a seat."""
    with crew(server, people=1, rules=rules, seed="pose 1", bots="greedy") as alone:
        alone.play_deal(hint)
        return alone.table, alone.link(alone.lead)


def opens(_: Seated, view: Mapping[str, Any], action: str) -> bool:
    """The own side can open with ninety points or more."""
    side = view["sides"][view["seat"] % len(view["sides"])]
    return not side["opened"] and action.startswith("meld") and side["minimum"] >= 90


def busy(_: Seated, view: Mapping[str, Any], action: str) -> bool:
    """The middle of a deal: melds lie before both sides, and there is a choice."""
    laid = [len(side["melds"]) for side in view["sides"]]
    more = view["pile"]["size"] > 1 and len(view["hand"]) >= 7 and not action.startswith("discard")
    return more and min(laid) >= 3 and view["phase"] == "play"


def proven(one: Seated, view: Mapping[str, Any], action: str) -> bool:
    """The middle of a deal, with a hint that shows cards."""
    return busy(one, view, action) and any(any(each["proof"].values()) for each in one.ask(do="hint")["reasons"])


def takes(_: Seated, view: Mapping[str, Any], action: str) -> bool:
    return action == "draw" and view["pile"]["size"] > 3


def perform(page: Page, action: str) -> None:
    """Do an action of the notation, which must light up."""
    page.locator(".own").first.wait_for()
    verb, _, rest = action.partition(" ")
    cards, _, meld = rest.partition(" > ")
    page.evaluate(
        """ranks => {
          const left = [...document.querySelectorAll(".own[data-face]")];
          for (const rank of ranks) {
            const place = left.findIndex((one) => one.dataset.face.startsWith(rank));
            if (place >= 0) left.splice(place, 1)[0].click();
          }
        }""",
        [card[0] for card in cards.split()],
    )
    page.locator(f'[data-target="meld:{meld}"]' if meld else f'button.lit[data-do^="{verb}"]').first.click()


def seen(action: str, then: str) -> Prepare:
    """Do an action and wait until an element is there."""

    def prepare(page: Page) -> None:
        perform(page, action)
        page.locator(then).wait_for()
        page.wait_for_timeout(300)

    return prepare


def refused(page: Page) -> None:
    page.locator("[data-do=take]").click()
    page.locator(".over").wait_for()


def hinted(page: Page) -> None:
    """A hint with its first proof lit."""
    page.locator(".own").first.wait_for()
    page.keyboard.press("h")
    page.locator(".hint .shows").first.click()


def table_scenes(server: Served) -> dict[str, Callable[[], Scene]]:
    """Pictures of the table by name; each match is played only when its picture is asked for."""

    def at(moment: Moment, prepare: Prepare | None = None, **prefers: object) -> Scene:
        return Scene(pose(server, moment)[0], prepare, prefers)

    def opening() -> Scene:
        address, action = pose(server, opens)
        return Scene(address, seen(action, ".opening .main"))

    def warning() -> Scene:
        unwise: list[str] = []

        def warned(one: Seated, view: Mapping[str, Any], _: str) -> bool:
            discards = [action for action in view["legal"] if action.startswith("discard")]
            unwise[:] = [action for action in discards if one.ask(do="warn", action=action)["text"]]
            return bool(unwise)

        address, _ = pose(server, warned)
        return Scene(address, seen(unwise[0], ".warning"), {"warnings": "always"})

    def lobby() -> Scene:
        opened = server.open(rules="reglamento/4", seed="lobby", ceremony="full", hints="always", bots="greedy")
        server.sit(opened["table"], "Berta", 1)
        return Scene(server.link(opened["table"], opened["key"]))

    return {
        "home": lambda: Scene(server.url),
        "lobby": lobby,
        "table": lambda: at(busy),
        "opening": opening,
        "refusal": lambda: at(takes, refused),
        "hint": lambda: at(proven, hinted),
        "warning": warning,
        "sheet": lambda: Scene(played(server, "salon")[1]),
        "replay": lambda: Scene(f"{server.url}/replay/{played(server, 'clasica')[0]}?deal=1&step=25"),
        "large": lambda: at(opens, largeCards=True),
        "learn": lambda: Scene(f"{server.url}/learn/clasica/beginner/turn"),
        "puzzle": lambda: Scene(f"{server.url}/puzzles"),
    }


def evening(server: Served, name: str) -> tuple[Hall, dict[str, str]]:
    """Fourteen pairs in their second round, and the keys of links: most still play, one table waits, one disagrees."""
    club = hall(server, name=name)
    club.pairs(14)
    keys = {"public": club.link("public"), "phone": club.link("table", 3)}
    club.seat()
    for table, (one, other) in enumerate(FIRST_ROUND, 1):
        club.play(1, table, one, other)
    club.seat()
    club.do("clock", {"do": "set", "seconds": 75 * 60})
    club.do("clock", {"do": "start"})
    club.play(2, 1, 15175, 11230)
    club.play(2, 2, 15205, 11230)
    phone, fourth = keys["phone"], club.link("table", 4)
    said = (
        (3, "fixed", (15120, 12480), phone),
        (4, "fixed", (9870, 15640), fourth),
        (4, "moving", (9370, 15640), fourth),
    )
    for table, side, points, key in said:
        told = {"round": 2, "table": table, "side": side, "points": points, "device": f"phone-of-{side}"}
        club.do("results", told, key)
    club.do("call", {"round": 2, "table": 5}, club.link("table", 5))
    return club, keys


def score_sheet(server: Served) -> str:
    """The address of a score sheet after three deals."""
    made = server.post("/api/club/sheets", {"rules": "salon", "players": ["Ana", "Bea", "Carmen", "Dolores"]})
    sheet = Hall(server, f"sheets/{made['sheet']}", made["key"])
    for points in ((1450, 820), (-65, 2210), (1980, 1135)):
        sheet.enter({"entry": "dealentered", "score": {"form": "totals", "points": points}})
    return f"{server.url}/sheet/{made['sheet']}#k={made['key']}"


def club_scenes(server: Served, lang: str) -> dict[str, Callable[[], Scene]]:
    """Pictures of a club's evening in that language."""
    begun = cache(lambda: evening(server, {"en": "Friday cup", "es": "Copa de los viernes"}[lang]))

    def page(what: str = "", link: str = "") -> Scene:
        club, keys = begun()
        return Scene(club.address(keys.get(link), what), None, {"lang": lang})

    shown: dict[str, Callable[[], Scene]] = {
        "organiser": page,
        "wall": lambda: page("/wall", "public"),
        "public": lambda: page("", "public"),
        "cards": lambda: page("?paper=pairs"),
        "standing": lambda: page("?paper=ranking"),
        "confirm": lambda: page("", "phone"),
        "score": lambda: Scene(score_sheet(server), None, {"lang": lang}),
        "ruling": lambda: Scene(f"{server.url}/referee?{RULING}", None, {"lang": lang}),
    }
    return {f"{name}-{lang}": made for name, made in shown.items()}


def settled(page: Page) -> None:
    """Wait until letters and cards are there and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.locator("main").first.wait_for()
    page.locator("main .suits.busy").first.wait_for(state="detached")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(350)


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


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="which screens; all without it")
    asked = parser.parse_args(words)
    wanted = in_the_documentation()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(ROOT / "build" / "client", Path(folder, "tables.db"))
        known = {**table_scenes(server), **club_scenes(server, "en"), **club_scenes(server, "es")}
        if unknown := [name for name in asked.names if name not in known]:
            parser.error(f"there is no picture {unknown[0]}; there are {', '.join(known)}")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        server.start()
        try:
            for name in asked.names or known:
                scene = known[name]()
                for size in SIZES:
                    target = ROOT / "docs" / "pictures" / f"{name}-{size}.jpg"
                    if target.name in wanted:
                        picture(browser, scene, size, target)
                        print(f"{target.name}: {target.stat().st_size // 1024} kB", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
