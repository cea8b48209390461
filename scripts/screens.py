"""Every screen of the table that has a picture: how a page comes to it, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import Page
from posing import Hand, Json, Posed, asked, opened, pose, poses, sit

from canasta.texts import text

Prepare = Callable[[Page], None]
COACH_MS = 180_000  # the coach thinks
QUICK = {"target": 1000}  # a match of few deals


@dataclass(frozen=True)
class Scene:
    """The subject of a picture: an address, what is done there first, preferences other than the usual ones, sizes."""

    address: str
    prepare: Prepare | None = None
    prefers: dict[str, Any] = field(default_factory=dict)
    sizes: tuple[str, ...] = ("phone", "side", "desk")
    once: bool = False  # the table goes on: each picture needs one of its own


def press(page: Page, key: str) -> None:
    """A button by its words in the language of the page."""
    name = text(page.evaluate("document.documentElement.lang"), key)
    page.get_by_role("button", name=name, exact=True).first.click()


def choose(page: Page, ranks: list[str]) -> None:
    """Select one card of the hand for each rank."""
    page.evaluate(
        """ranks => {
          const left = [...document.querySelectorAll(".own[data-face]")];
          for (const rank of ranks) {
            const place = left.findIndex((one) => one.dataset.face.startsWith(rank));
            if (place >= 0) left.splice(place, 1)[0].click();
          }
        }""",
        ranks,
    )


def perform(page: Page, action: str) -> None:
    """Do an action of the notation, which must light up."""
    page.locator(".own").first.wait_for()
    verb, _, rest = action.partition(" ")
    cards, _, meld = rest.partition(" > ")
    choose(page, [card[0] for card in cards.split()])
    page.locator(f'[data-target="meld:{meld}"]' if meld else f'button.lit[data-do^="{verb}"]').first.click()


def staged(hint: str) -> Prepare:
    """Lay what opens ready, without confirming it."""

    def prepare(page: Page) -> None:
        perform(page, hint)
        page.locator(".opening .main").wait_for()
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


def weighed(page: Page) -> None:
    """A hint with what else was weighed."""
    page.locator(".own").first.wait_for()
    page.keyboard.press("h")
    page.locator(".hint [aria-expanded]").click()


def done(shown: str) -> Prepare:
    """Do as a hint says, and let everybody look up: what is shown then for some seconds stays."""

    def prepare(page: Page) -> None:
        page.locator(".own").first.wait_for()
        page.evaluate("const real = setTimeout; window.setTimeout = (go, ms) => (ms >= 2000 ? 0 : real(go, ms))")
        page.keyboard.press("h")
        page.locator(".hint .do button").first.click()
        page.locator(shown).wait_for()

    return prepare


def opened_by(key: str, shown: str = "dialog[open]") -> Prepare:
    """The step that opens something with a button."""

    def prepare(page: Page) -> None:
        press(page, key)
        page.locator(shown).first.wait_for(timeout=COACH_MS)

    return prepare


def tried(state: str) -> Prepare:
    """The first moment of a deal: `ask`, a `wrong` answer or a `good` one."""

    def prepare(page: Page) -> None:
        with page.expect_response(lambda told: "/moments?" in told.url, timeout=COACH_MS) as told:
            press(page, "table-moments-deal")
        page.locator(".moments .own").first.wait_for(timeout=COACH_MS)
        answers = told.value.json()["moments"][0]["answers"]
        if state != "ask":
            perform(page, next(one["action"] for one in answers if one["good"] == (state == "good")))
            page.locator(f".told.{state}").wait_for()

    return prepare


@cache
def looked_back(url: str) -> Posed:
    """A deal that is over, of which the coach has moments to tell."""
    tables = poses(url, "clasica", stage="between", careless=True)
    return next(posed for posed in tables if asked(posed, "moments?deal=1&seat=0")["moments"])


def reviewed(page: Page) -> None:
    """Open the coach's word on the deal, which takes it some time."""
    press(page, "coach-ask")
    page.locator("[aria-busy=true]").wait_for()
    page.locator("[aria-busy=true]").wait_for(state="detached", timeout=COACH_MS)
    press(page, "coach-ask")
    page.locator("dialog[open]").wait_for()


def solved(page: Page) -> None:
    answer = page.locator(".answers button").first
    if answer.get_attribute("aria-expanded"):
        answer.click()
        answer = page.locator(".answers ul button").first
    answer.click()
    page.locator(".told details").wait_for()


def not_allowed(page: Page) -> None:
    """Try the habit that a lesson refuses."""
    press(page, "learn-habit")
    page.locator(".refused").wait_for()


def preferences(page: Page) -> None:
    page.locator("header .button.icon").last.click()
    page.locator("dialog[open] fieldset").first.wait_for()


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


def closing_a_canasta(view: Json, hint: str) -> bool:
    """Do as the hint says: it makes the first canasta of the own side."""
    verb, _, rest = hint.partition(" ")
    cards, _, number = rest.partition(" > ")
    melds = own_side(view)["melds"]
    size = next((len(meld["cards"]) for meld in melds if str(meld["number"]) == number), 0)
    return verb == "add" and size < 7 <= size + len(cards.split()) and not any(meld["canasta"] for meld in melds)


def with_canastas(view: Json, hint: str) -> bool:
    """Canastas lie before both sides, and it is the own turn to play."""
    ready = all(any(meld["canasta"] for meld in side["melds"]) for side in view["sides"])
    return ready and view["phase"] == "play" and len(view["hand"]) >= 4


def last_card(view: Json, hint: str) -> bool:
    """Do as the hint says: it goes out."""
    return hint.startswith("discard") and len(view["hand"]) == 1


def proven(hand: Hand, view: Json, hint: str) -> bool:
    """A hint that shows why."""
    return busy(view, hint) and any(any(one["proof"].values()) for one in hand.ask("hint")["reasons"])


def scenes(url: str) -> dict[str, Callable[[], Scene]]:
    """The screens by name; each is played only when it is asked for."""
    unwise: list[str] = []

    def at(posed: Posed, prepare: Prepare | None = None, *, once: bool = False, **prefers: object) -> Scene:
        return Scene(posed.link, prepare, prefers, once=once)

    def opening() -> Posed:
        return pose(url, "clasica", opens)

    def staging() -> Scene:
        posed = opening()
        return at(posed, staged(posed.hint))

    def warned(hand: Hand, view: Json, hint: str) -> bool:
        discards = [action for action in view["legal"] if action.startswith("discard")]
        unwise[:] = [action for action in discards if hand.ask("warn", action=action)["text"]]
        return bool(unwise)

    def warning() -> Scene:
        posed = pose(url, "clasica", seek=warned)

        def prepare(page: Page) -> None:
            perform(page, unwise[0])
            page.locator(".warning").wait_for()

        return at(posed, prepare, warnings="always")

    def lobby() -> Scene:
        posed = opened(url, "reglamento/4", "lobby", ceremony="full")
        sit(posed, "Berta", 1, "fox")
        return at(posed)

    def replay() -> Scene:
        posed = pose(url, "clasica", stage="between")
        return Scene(f"{url}/replay/{posed.table}?deal=1&step=60")

    def take(view: Json, hint: str) -> bool:
        return hint == "draw" and view["pile"]["size"] > 3

    def moment(state: str) -> Callable[[], Scene]:
        return lambda: at(looked_back(url), tried(state))

    return {
        "home": lambda: Scene(url),
        "preferences": lambda: Scene(url, preferences),
        "lobby": lobby,
        "table": lambda: at(pose(url, "clasica", busy)),
        "canastas": lambda: at(pose(url, "tres-barajas", with_canastas)),
        "looks": lambda: at(pose(url, "clasica", busy), felt="wine", back="waves", leftHanded=True, theme="dark"),
        "opening": staging,
        "refusal": lambda: at(pose(url, "clasica", take), refused),
        "hint": lambda: at(pose(url, "clasica", seek=proven), hinted),
        "why": lambda: at(pose(url, "clasica", seek=proven), weighed),
        "warning": warning,
        "banner": lambda: at(pose(url, "clasica", closing_a_canasta), done(".banner.great"), once=True),
        "closing": lambda: at(pose(url, "clasica", last_card), done(".closing"), once=True),
        "won": lambda: at(pose(url, "salon", last_card, house={"target": 200}), done(".closing"), once=True),
        "sheet": lambda: at(pose(url, "salon", stage="between")),
        "end": lambda: at(pose(url, "clasica", stage="finished", house=QUICK)),
        "moment": moment("ask"),
        "moment-wrong": moment("wrong"),
        "moment-good": moment("good"),
        "replay": replay,
        "replay-open": lambda: Scene(f"{url}/replay"),
        "review": lambda: Scene(replay().address, reviewed),
        "verify": lambda: at(
            pose(url, "clasica", stage="between"), opened_by("verify-do", "dialog[open] + dialog[open]")
        ),
        "large": lambda: at(opening(), largeCards=True),
        "huge": lambda: at(pose(url, "clasica", busy), largeCards=True, hugeCards=True),
        "courses": lambda: Scene(f"{url}/learn"),
        "learn": lambda: Scene(f"{url}/learn/clasica/beginner/turn"),
        "lesson-refused": lambda: Scene(f"{url}/learn/tres-barajas/from-clasica/pile-pair", not_allowed),
        "menu": lambda: at(pose(url, "clasica", busy), opened_by("menu")),
        "talk": lambda: at(pose(url, "clasica", busy), opened_by("table-talk")),
        "rulebook": lambda: Scene(url, opened_by("rulebook")),
        "house": lambda: Scene(url, opened_by("game-house")),
        "club": lambda: Scene(f"{url}/club"),
        "new-competition": lambda: Scene(f"{url}/club/new"),
        "new-sheet": lambda: Scene(f"{url}/sheet"),
        "referee": lambda: Scene(f"{url}/referee"),
        "lost": lambda: Scene(f"{url}/nowhere"),
        "no-table": lambda: Scene(f"{url}/t/2222222222"),
        "puzzle": lambda: Scene(f"{url}/puzzles"),
        "puzzle-answer": lambda: Scene(f"{url}/puzzles", solved),
    }
