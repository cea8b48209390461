"""A first match as somebody new plays it: ``python scripts/newcomer.py [GAME …] [--lang es] [--size phone]``.

From the home page to the end of a match, by the buttons and the words of the page alone: the game is chosen, the
ceremony done by hand; two steps of three are played by a hint and "Do it", the third by own choice with a wrong tap
first (fumbling.py). At every step the page is measured: what sticks out, is covered, cut off, too small for a finger,
not translated, or jumps. Each thing found is printed once, and pictures lie in build/newcomer. Needs the packages of
requirements/dev.txt, a Chromium and the built page (``make web``).
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from fumbling import FumblingHand
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Position, sync_playwright
from posing import ROOT, chromium, served

from canasta.texts import text

GAMES = ("clasica", "internacional", "salon", "reglamento", "tres-barajas")
SIZES = {"phone": (390, 844), "side": (844, 390), "desk": (1280, 800)}
PATIENCE_S = 60.0
LEAST = 44  # CSS pixels for a finger
MOST_STEPS = 400
OWN_CHOICE = 3  # one step of so many is taken without a hint
MOST_SAME = 20  # turns in a row after which nothing has changed

# Everything that a person could complain of, in words: "kind: where". What lies on the table may be small, since the
# buttons below do the same; a hint and the like may cover it, and so may what sticks to an edge.
MEASURED = r"""([least, lang]) => {
  const CARDS = ".meld, .new, .stock, .pile, .look", ABOVE = ".hint, .banner, .closing, .over";
  const QUIET = ".sr-only, .hidden, script, style, .card, .mini, [aria-hidden=true]";
  const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const sticky = one => one && (getComputedStyle(one).position === "sticky" || sticky(one.parentElement));
  const plain = one => String(one.className?.baseVal ?? one.className ?? "").replace(/svelte-\w+/g, "").trim();
  const named = one => {
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
    return `${one.tagName.toLowerCase()}.${plain(one).split(/\s+/).join(".")} "${words}"`;
  };
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const told = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) told.push(`wider than the window: ${wide}`);
  for (const one of within.querySelectorAll("button, a[href], summary, select, input, [role=slider]")) {
    if (!seen(one) || one.closest(".sr-only, .hidden, p a, td a, th a, .shows")) continue;
    const label = one.closest("label");
    const { left, top, width, height } = (label ?? one).getBoundingClientRect();
    if (width === 0) continue;
    const small = width + 0.5 < least || height + 0.5 < least;
    if (small && !one.matches(CARDS)) told.push(`small: ${named(one)} ${Math.round(width)}×${Math.round(height)}`);
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || x > innerWidth) told.push(`outside: ${named(one)}`);
    const above = document.elementFromPoint(x, y);
    if (!above || above.closest(ABOVE) || sticky(above) || above.closest("footer")) continue;
    if (!one.contains(above) && !above.contains(one) && !label?.contains(above))
      told.push(`covered: ${named(one)} by ${named(above)}`);
  }
  for (const one of within.querySelectorAll("*")) {
    const words = [...one.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent.trim());
    const own = words.join(" ").trim();
    if (!own || !seen(one) || one.closest(QUIET)) continue;
    const { overflowX, fontSize } = getComputedStyle(one);
    const { left, right } = one.getBoundingClientRect();
    const cut = one.scrollWidth > one.clientWidth + 1 && ["hidden", "clip"].includes(overflowX);
    if (cut && one.clientWidth > 1) told.push(`cut off: ${named(one)} ${one.scrollWidth} in ${one.clientWidth}`);
    if (right > innerWidth + 1 || left < -1) told.push(`sticks out: ${named(one)}`);
    if (parseFloat(fontSize) < 11.5) told.push(`small letters: ${named(one)} ${fontSize}`);
    if (own.length > 6 && /^[a-z]+(-[a-z0-9]+)+$/.test(own)) told.push(`a key: ${own}`);
    if (/\{ ?\$|undefined|\bNaN\b|\[object/.test(own)) told.push(`no words: ${own.slice(0, 60)}`);
    if (lang === "es" && / (the|your|with|and|cards) /i.test(` ${own} `)) told.push(`English: ${own.slice(0, 80)}`);
    if (lang === "en" && / (el|los|las|una|con|cartas) /i.test(` ${own} `)) told.push(`Spanish: ${own.slice(0, 80)}`);
  }
  for (const { words, size } of window.jumps ?? []) told.push(`jumps: ${words} ${size}`);
  window.jumps = [];
  return [...new Set(told)];
}"""
JUMPS = """window.jumps = [];
const plain = node => String(node?.className ?? node?.nodeName ?? "?").replace(/svelte-\\w+/g, "").trim();
new PerformanceObserver(list => {
  for (const one of list.getEntries().filter(one => one.value >= 0.02 && !one.hadRecentInput))
    for (const { node, previousRect: before, currentRect: now } of one.sources.slice(0, 2))
      window.jumps.push({ words: plain(node), size: `${before.y | 0}→${now.y | 0}` });
}).observe({ type: "layout-shift", buffered: true });"""


@dataclass
class Newcomer:
    """Somebody new to the page, who reads that language."""

    page: Page
    lang: str
    folder: Path
    found: dict[str, str] = field(default_factory=dict)
    pictures: int = 0
    titles: list[str] = field(default_factory=list)  # of the moments that were seen

    def word(self, key: str, **values: str | int) -> str:
        return text(self.lang, key, **values)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.word(key), exact=True)

    def look(self, where: str, *, keep: bool = False) -> None:
        """Measure what is there; a picture where something is found for the first time, or anyway."""
        try:
            told = self.page.evaluate(MEASURED, [LEAST, self.lang])
        except Error:  # the page went on meanwhile
            return
        fresh = [one for one in told if one not in self.found]
        for one in fresh:
            self.found[one] = where
            print(f"  {where}: {one}", flush=True)
        if fresh or keep:
            self.pictures += 1
            self.page.screenshot(path=self.folder / f"{self.pictures:03}-{where}.png")

    def tap(self, what: Locator, where: str) -> bool:
        """Press it, if it is there."""
        try:
            if what.count() == 0 or not what.first.is_enabled():
                return False
            what.first.click(timeout=5000)
        except Error as problem:
            print(f"  {where}: could not be pressed: {str(problem).splitlines()[0]}", flush=True)
            self.look(f"{where}-not-pressed", keep=True)
            return False
        self.page.wait_for_timeout(150)
        return True

    def choose(self, game: str, target: int) -> None:
        """On the home page: the game, quick bots, a short match."""
        page = self.page
        page.locator(".set").first.wait_for()
        self.look("home", keep=True)
        page.locator(".set").filter(has_text=self.word(f"set-{game}")).first.click()
        page.get_by_text(self.word("game-pace-300"), exact=True).click()
        self.tap(self.button("game-house"), "house")
        page.get_by_role("searchbox").last.wait_for()
        self.look("house", keep=True)
        page.get_by_role("searchbox").last.fill(
            "objetivo puntos partida" if self.lang == "es" else "target points of the match"
        )
        page.wait_for_timeout(900)
        field = page.locator("dialog[open] input[type=number]").first
        field.fill(str(target))
        field.press("Tab")
        page.wait_for_timeout(400)
        self.look("house-found", keep=True)
        page.locator("dialog[open] .button.primary, dialog[open] .button.brass").last.click()
        page.wait_for_timeout(300)
        self.look("chosen", keep=True)

    def ceremony(self) -> None:
        """Draw, shuffle and cut: whatever is offered, until there is a hand."""
        end = time.monotonic() + 2 * PATIENCE_S
        last = ""
        for tries in itertools.count():
            if self.page.locator(".own").count():
                return
            if time.monotonic() > end:
                raise SystemExit("error: the cards were never dealt.")
            spot = self.page.locator(".ceremony button:enabled, .ceremony [role=slider]")
            heading = "".join(self.page.locator(".ceremony").all_inner_texts())[:30]
            if heading != last:
                last = heading
                self.page.wait_for_timeout(250)
                self.look("ceremony", keep=True)
            if spot.count():
                with suppress(Error):  # it has gone meanwhile
                    place: Position | None = (
                        {"x": 20 + (37 * tries) % 240, "y": 20} if spot.last.get_attribute("role") else None
                    )
                    spot.last.click(timeout=1500, position=place)
            self.page.wait_for_timeout(300)

    def turn(self, turns: int) -> None:
        """One thing of the own turn: a hint, and what it says."""
        if not self.tap(self.button("table-hint"), "hint"):
            self.page.wait_for_timeout(200)
            return
        try:
            self.page.locator(".hint").wait_for(timeout=20_000)
        except Error:
            return
        self.look("hint", keep=turns % 6 == 0)
        shows = self.page.locator(".hint .shows")
        if turns % 3 == 1 and shows.count():
            self.tap(shows, "proof")
            self.look("proof", keep=True)
        if turns % 5 == 2 and self.tap(self.button("table-hint-why"), "why"):
            self.look("why", keep=True)
        self.tap(self.button("table-hint-do"), "do")
        banner = self.page.locator(".banner .title")
        with suppress(Error):  # it has gone meanwhile
            if banner.count() and (title := banner.first.inner_text(timeout=1000)) not in self.titles:
                self.titles.append(title)
                self.look("banner", keep=True)
        self.page.wait_for_timeout(300)
        if self.page.locator(".hint").count() and not self.button("table-hint-do").count():
            self.tap(self.page.locator(".hint .close"), "close")

    def match(self) -> None:
        """Turn after turn, deal after deal."""
        hand = FumblingHand(self.page, Random(self.folder.name), self.look)
        last, idle = 0.0, time.monotonic()
        before, same = "", 0
        for turns in itertools.count():
            if turns > MOST_STEPS or same > MOST_SAME or time.monotonic() - idle > PATIENCE_S:
                self.look("stuck", keep=True)
                print(f"  stuck: {self.page.locator('body').aria_snapshot()[:3000]}", flush=True)
                return
            mine = self.page.locator(".status.mine")
            if self.button("table-rematch").count():
                self.page.wait_for_timeout(800)
                self.look("end", keep=True)
                return
            if self.page.locator(".closing").count():
                self.look("closing", keep=True)
                self.page.wait_for_timeout(400)
            elif self.button("table-next").count():
                self.page.wait_for_timeout(500)
                self.look("sheet", keep=True)
                self.tap(self.button("table-next"), "next")
                idle = time.monotonic()
            elif self.button("table-do-yes").count():
                self.look("answer", keep=True)
                self.tap(self.button("table-do-yes"), "answer")
            elif self.page.locator(".ceremony button:enabled").count():
                self.ceremony()
            elif mine.count():
                self.look("turn", keep=turns % 8 == 0)
                if turns % OWN_CHOICE == OWN_CHOICE - 1:
                    hand.step()
                else:
                    self.turn(turns)
                shown = "".join(self.page.locator(".area").all_inner_texts())
                before, same = shown, same + 1 if shown == before else 0
                idle = time.monotonic()
            else:
                if time.monotonic() - last > 2:
                    self.look("others")
                    last = time.monotonic()
                self.page.wait_for_timeout(120)


def complained(said: ConsoleMessage) -> None:
    if said.type == "error":
        print(f"  console: {said.text}", flush=True)


def played(browser: Browser, url: str, game: str, lang: str, size: str, target: int, still: bool, out: Path) -> int:
    """A match in that game, language and size; how many things were found."""
    folder = out / f"{game}-{lang}-{size}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size != "desk",
        is_mobile=size != "desk",
        locale="es-ES" if lang == "es" else "en-GB",
        reduced_motion="reduce" if still else "no-preference",
        service_workers="block",
    )
    context.add_init_script(JUMPS)
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"  a script failed: {error}", flush=True))
    page.on("console", complained)
    page.goto(url)
    new = Newcomer(page, lang, folder)
    new.choose(game, target)
    new.button("home-play").click()
    new.ceremony()
    new.match()
    context.close()
    return len(new.found)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all without one")
    parser.add_argument("--lang", choices=("es", "en"), action="append", help="only in this language")
    parser.add_argument("--size", choices=SIZES, action="append", help="only at this size")
    parser.add_argument("--target", type=int, default=500, help="the points that end the match")
    parser.add_argument("--still", action="store_true", help="without motion")
    parser.add_argument("--client", type=Path, help="a page built elsewhere")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "newcomer", help="the folder of the pictures")
    asked = parser.parse_args(words)
    with served(asked.client) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game, size, lang in itertools.product(
            asked.games or GAMES, asked.size or SIZES, asked.lang or ("en", "es")
        ):
            print(f"{game}, {lang}, {size}", flush=True)
            begun = time.monotonic()
            found = played(browser, url, game, lang, size, asked.target, asked.still, asked.out)
            print(f"{game}, {lang}, {size}: {found} found, {time.monotonic() - begun:.0f} s", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
