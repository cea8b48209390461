"""axe finds nothing on the pages of the club, in all colours: at a desk, or on a phone where most see them there."""

from __future__ import annotations

from tests.browser.clubhouse import ANA, OTHER_ANA, clubhouse, evenings
from tests.browser.hall import Hall, hall, seated_hall
from tests.browser.serving import Served
from tests.browser.sheet import address, opened, post
from tests.browser.test_axe import Looking, looking, only  # noqa: F401 - a fixture

CODES = "section[aria-labelledby=links-tables] li button"
CHANGED = "before => document.querySelector('h2')?.innerText !== before"


def evening(server: Served) -> Hall:
    """A round with everything on it: played, waiting for the other side, in conflict, and the arbiter called."""
    made = hall(server)
    made.pairs(8)
    made.enter({"entry": "entered", "players": ["Zoe", "Eli"]})
    made.seat()
    made.play(1, 1, 15200, 9050)
    for table, sides in ((2, ("fixed",)), (3, ("fixed", "moving"))):
        key = made.link("table", table)
        for at, side in enumerate(sides):
            body = {
                "round": 1,
                "table": table,
                "device": f"phone-{side}",
                "side": side,
                "points": [15200, 9050 + 5 * at],
            }
            made.do("results", body, key=key)
    made.do("call", {"round": 1, "table": 4})
    made.do("clock", {"do": "set", "seconds": 4500})
    return made


@only("phone")
def test_beginnings(server: Served, looking: Looking) -> None:  # noqa: F811
    for path, shown in (
        ("/club", "main a"),
        ("/club/new", ".format"),
        ("/register", "form"),
        ("/sheet", ".players"),
        ("/referee?rules=salon", "section li button"),
        ("/referee?rules=salon&case=drew-out-of-turn", ".ask .key"),
        ("/referee?rules=salon&case=drew-out-of-turn&noticed=in_time&mixed=yes&drawer=another", "article"),
        ("/club/Caaaaaaaaaa", "h1"),
    ):
        looking.go(server.url + path)
        looking.at(path, shown)


@only("desk")
def test_organiser(server: Served, looking: Looking) -> None:  # noqa: F811
    made = evening(server)
    made.link("table", 1)
    made.link("public")
    page = looking.page
    looking.go(made.address())
    looking.at("round", ".tables")
    tables = page.locator(".tables button")
    for name, table in (("played", 0), ("claimed", 1), ("conflict", 2), ("called", 3)):
        looking.window(name, tables.nth(table), "h3")
    looking.window("seats", page.locator("button.plain", has=page.locator("svg")).last, "table")
    for part, shown in (
        ("pairs", "ol li"),
        ("ranking", "tbody tr"),
        ("links", CODES),
        ("log", "ol li"),
        ("agreed", "dl"),
    ):
        page.locator(f"nav .parts a[href$={part}]").click()
        looking.at(part, shown)
        if part == "pairs":
            looking.window("pair", page.locator("ol li button").first, ".one")
            looking.window("list", page.locator(".apart button").first, "textarea")
        if part == "ranking":
            looking.window("why", page.locator("tbody td:last-child button").first, "summary")
        if part == "links":
            looking.window("code", page.locator(CODES).first, "svg")


@only("desk")
def test_a_league_with_a_match_that_was_moved_and_one_phone(server: Served, looking: Looking) -> None:  # noqa: F811
    days = ["2026-11-27", "2026-12-04", "2026-12-11", "2026-12-18", "2027-01-08"]
    made = hall(server, format="league", length={"deals": 4}, dates=days, closed_days=7)
    made.pairs(5)
    page = looking.page
    made.seat()
    made.enter({"entry": "postponed", "round": 1, "table": 1, "to": "2026-12-01"})
    key, where = made.link("table", 2), {"round": 1, "table": 2, "device": "one-phone"}
    told = made.do("results", {**where, "side": "fixed", "points": [5200, 3100], "deals": 4}, key=key)
    made.do("confirm", {**where, "side": "moving", "claim": told["seq"]}, key=key)
    looking.go(made.address())
    looking.at("one phone", ".one-phone")
    looking.window("one phone", page.locator(".tables button").nth(1), ".call")
    made.do("second", {"round": 1, "table": 2})
    looking.go(made.address(key))
    looking.at("phone, second", "#phone-second")
    made.seat()
    looking.go(made.address())
    looking.at("pending", "#round-pending")
    page.locator("nav .parts a[href$=agreed]").click()
    page.locator(".apart button").click()
    page.locator("summary").first.click()
    looking.at("conditions", ".each")
    looking.go(made.address(made.link("table", 1)))
    looking.at("phone, two matches", ".other")


@only("phone")
def test_everybody_else(server: Served, looking: Looking) -> None:  # noqa: F811
    made = evening(server)
    public = made.link("public")
    for name, table in (("done", 1), ("claimed", 2), ("conflict", 3), ("called", 4)):
        looking.go(made.address(made.link("table", table)))
        looking.at(f"phone, {name}", ".sides")
    page = looking.page
    page.locator("button.big").click()
    looking.at("phone, who", ".ask")
    page.locator(".key").first.click()
    looking.at("phone, points", "form input")
    page.keyboard.type("3")
    looking.at("phone, no multiple", ".bad")
    looking.go(made.address(public))
    looking.at("public", "tbody tr")
    looking.go(made.address(public, "/wall"))
    looking.at("wall, seats", "ol li")
    page.keyboard.press("ArrowRight")
    looking.at("wall, ranking", "tbody tr")


@only("desk")
def test_register(server: Served, looking: Looking) -> None:  # noqa: F811
    made = evenings(server)
    house = clubhouse(server, *made, figure="place", best=2, evenings=3)
    house.enter({"entry": "joined", "player": OTHER_ANA, "into": ANA})
    page = looking.page
    for part, shown in (("competitions", ".list li"), ("links", "form"), ("log", "ol li"), ("members", ".person")):
        looking.go(house.address(what=f"?show={part}"))
        looking.at(part, shown)
    looking.window("member", page.locator(".person", has_text=ANA), "form")
    looking.window("list", page.locator(".apart button").first, "textarea")
    looking.go(house.address(what="?show=seasons"))
    page.locator(".apart button").click()
    page.locator("form summary").click()
    looking.at("new season", "form ol")
    looking.go(house.address(what="?season=1"))
    looking.at("season", "tbody tr")
    looking.window("why", page.locator("tbody td:last-child button").first, "s")
    looking.go(house.address(house.link(), "?season=1"))
    looking.at("public season", "tbody tr")


@only("phone")
def test_sheet(server: Served, looking: Looking) -> None:  # noqa: F811
    page = looking.page
    made = opened(server, "tres-barajas")
    looking.go(address(server, made))
    looking.at("empty", ".sides")
    page.locator("button.big").click()
    looking.at("form", ".ask")
    heading = page.locator("h2").first.inner_text()
    page.locator(".key").first.click()
    page.wait_for_function(CHANGED, arg=heading)
    seen = set()
    while not page.locator("#sheet-check").count():
        heading = page.locator("h2").first.inner_text()
        kind = (
            "canastas"
            if page.locator(".ranks").count()
            else "number"
            if page.locator("form input").count()
            else "choice"
        )
        if kind not in seen:
            seen.add(kind)
            looking.at(kind, "h2")
        if kind == "canastas":
            page.locator(".ranks button").first.click()
            page.locator("button.next").click()
        elif kind == "number":
            page.locator("form input").fill("100")
            page.locator("button.next").click()
        else:
            page.locator(".key").last.click()
        page.wait_for_function(CHANGED, arg=heading)
    looking.at("check", "#sheet-check")
    if page.locator(".flags .impossible").count():
        page.locator("section input").last.fill("it was so")
    page.locator("section > button.large").click()
    looking.at("a deal", ".deals tbody tr")
    looking.window("its lines", page.locator(".deals tbody button").first, "table")
    looking.window("more", page.locator(".head button.icon"), ".button")
    ruled = {"id": "ruled", "seat": 1, "offence": "drew-out-of-turn", "facts": {"cards": 2, "seen": True}, "by": "Inés"}
    post(server, made, "ruling", ruled)
    looking.window("a ruling", page.locator("button.pending"), "article")
    page.locator("button.rule").first.click()
    looking.at("who", ".ask")
    page.locator(".key").first.click()
    looking.at("cases", "section li button")


@only("desk")
def test_bracket(server: Served, looking: Looking) -> None:  # noqa: F811
    made = seated_hall(server, 7, format="knock_out", lives=1, third_place=True, ranking=["lasting", "wins"])
    made.play(1, 1, 15200, 9050)
    looking.go(made.address(what="?show=bracket"))
    looking.at("bracket", "h3")
    looking.go(made.address(what="?show=ranking"))
    for table in (2, 3):
        made.play(1, table, 15200, 9050)
    looking.page.locator("button.follow").click()
    looking.at("new from the ranking", "dialog select")
    looking.go(made.address(what="?paper=bracket"))
    looking.at("bracket on paper", "h3")
