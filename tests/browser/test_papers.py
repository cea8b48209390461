"""The papers of a club, printed by Chromium and read again from the PDF: on A4 and letter, nothing cut off."""

from __future__ import annotations

import io
import re
import unicodedata
from typing import Any

import pytest
import segno
from playwright.sync_api import Page, Route
from pypdf import PdfReader
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, Json, hall, seated_hall
from tests.browser.serving import HTTP, Served
from tests.browser.sheet import address, opened, post

from canasta.club.competition import Competition, read
from canasta.club.competition.words import why
from canasta.texts import number

NEAR = "http://192.0.2.7:8642"
LONG = ("María del Carmen Fernández de Córdoba R", "Montserrat Etxeberria-Goikoetxea Urrutik",
        "Ștefania Łukasiewicz-Świątek",
        "Γιώργος Παπαδόπουλος Κωνσταντινόπουλος", "Елена Михайловна Константинопольская", "דנה דנה דנה")  # fmt: skip
"""Names of up to 40 letters, in the scripts for which any machine has letters."""

CUT = """() => [...document.querySelectorAll('.paper *')].filter(one => one.scrollWidth > one.clientWidth + 1
  && getComputedStyle(one).display !== 'inline' && !one.closest('svg')).map(one => one.outerHTML.slice(0, 90))"""


class Printer:
    """A browser that opens papers and prints them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.route("**/api/club/addresses*", self._near)

    def __call__(self, address: str, size: str = "A4", wait: str = ".paper h2, .paper .number") -> list[str]:
        """The pages of a paper, each as text without any blanks; nothing on them is wider than its place."""
        page = self.page
        page.goto(address)
        page.locator(wait).first.wait_for()
        page.wait_for_function("() => !document.querySelector('main header button').disabled")
        page.emulate_media(media="print")
        assert page.evaluate(CUT) == []
        pdf = page.pdf(format=size, prefer_css_page_size=True)
        page.emulate_media(media="screen")
        reader = PdfReader(io.BytesIO(pdf))
        sides = {(595, 842), (842, 595)} if size == "A4" else {(612, 792), (792, 612)}
        assert {(int(each.mediabox.width), int(each.mediabox.height)) for each in reader.pages} <= sides
        return [squeezed(each.extract_text()) for each in reader.pages]

    @staticmethod
    def _near(route: Route) -> None:
        """Phones in the hall reach the server, which listens on this machine alone."""
        route.fulfill(json={"asked": NEAR, "near": NEAR, "all": [NEAR]})


@pytest.fixture
def printed(visit: Visit) -> Printer:
    return Printer(visit("desk"))


def squeezed(words: str) -> str:
    """Without blanks, and with ligatures taken apart."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", words))


def named(text: str, name: str) -> bool:
    """True if a name stands there whole. Letters that run from right to left come in another order."""
    wanted = squeezed(name)
    return wanted in text or ("ד" in wanted and ("דנה" in text or "הנד" in text))


def many(made: Hall, pairs: int) -> None:
    """Pairs with long names."""
    every = [f"{LONG[at % 6][:36].strip()} {at}" for at in range(2 * pairs)]
    made.enter(*({"entry": "entered", "players": every[at : at + 2]} for at in range(0, 2 * pairs, 2)))


def paper(made: Hall, what: str, key: str | None = None) -> str:
    return made.address(key, f"?paper={what}")


@pytest.mark.rule("TB-11.1")
@pytest.mark.parametrize(("pairs", "size"), [(9, "Letter"), (24, "A4")])
def test_guide_cards_say_who_comes_and_against_whom(server: Served, printed: Printer, pairs: int, size: str) -> None:
    made = hall(server, format="fixed_and_moving")
    many(made, pairs)
    first = made.seat()
    coming: list[Json] = made.get("/schedule")
    assert len(coming) == (pairs + 1) // 2 - 1
    rounds = [first, *coming]
    players = {pair["number"]: pair["players"] for pair in made.get()["pairs"]}
    whole = "".join(printed(paper(made, "pairs"), size))
    for pair, both in players.items():
        begun = whole.index(f"Pair{pair}" + squeezed(both[0])[:5])
        end = whole.find(f"Pair{pair + 1}", begun) if pair < pairs else len(whole)
        card = whole[begun:end]
        assert all(named(card, player) for player in both)
        for each in rounds:
            for meeting in each["meetings"]:
                if pair in (meeting["fixed"], meeting["moving"]):
                    other = meeting["moving"] if pair == meeting["fixed"] else meeting["fixed"]
                    assert f"{meeting['table']}{other}" in card
                    assert all(named(card, player) for player in players[other])
            assert ("sitsout" in card) == any(pair in each.get("sit_out", ()) for each in rounds)
    tables = "".join(printed(paper(made, "tables"), size))
    for meeting in first["meetings"]:
        assert f"Pair{meeting['fixed']}" in tables
    assert all(named(tables, player) for both in players.values() for player in both if pairs % 2 == 0)


def test_cards_of_a_league_have_its_dates_and_who_lost_twice_is_eliminated(server: Served, printed: Printer) -> None:
    days = ["2026-11-27", "2026-12-04", "2027-01-08"]
    made = seated_hall(server, 4, format="league", length={"deals": 4}, dates=days)
    for what in ("pairs", "tables"):
        words = "".join(printed(paper(made, what)))
        assert all(day in words for day in ("27November", "4December", "8January"))
    assert "27November" in "".join(printed(paper(made, "seating")))
    knock_out = hall(server, format="knock_out", lives=1, ranking=["lasting", "wins"])
    knock_out.pairs(4)
    for number_ in (1, 2):
        for meeting in knock_out.seat()["meetings"]:
            knock_out.play(number_, meeting["table"], 15200, 9050)
    words = "".join(printed(paper(knock_out, "pairs")))
    assert words.count("eliminated") >= 2
    assert "sitsout" not in words


ENDS = "La partida termina a los 5000 puntos, al acabar 4 juegos o al cabo de 60 minutos: lo que ocurra primero."


# Lists go on over pages: A4 is narrower, and Spanish longer. What fills a page is tried on the lower Letter as well.
@pytest.mark.parametrize(
    ("size", "lang", "papers"),
    [("A4", "es", ("seating", "names", "slips", "sheets", "ranking")), ("Letter", "en", ("slips", "sheets"))],
)
def test_lists_slips_and_sheets_have_every_name(
    server: Served, visit: Visit, size: str, lang: str, papers: tuple[str, ...]
) -> None:
    printed = Printer(visit("desk", locale=lang))
    made = hall(
        server,
        name="Campeonato social de la Asociación de Vecinos de San Roque",
        format="swiss",
        rounds=5,
        length={"target": 5000, "minutes": 60, "deals": 4, "unfinished": "played_out"},
    )
    many(made, 21)
    made.seat()
    every = [player for pair in made.get()["pairs"] for player in pair["players"]]
    playing = [
        player
        for pair in made.get()["pairs"]
        if pair["number"] not in made.get()["rounds"][0]["sit_out"]
        for player in pair["players"]
    ]
    for what in papers:
        whom = playing if what in ("slips", "sheets") else every
        pages = printed(paper(made, what), size)
        whole = "".join(pages)
        assert [player for player in whom if not named(whole, player)] == [], what
        assert all(len(page) > 10 for page in pages), what
        if (what, lang) == ("slips", "es"):
            assert whole.count(squeezed(ENDS)) == 10
        if what == "sheets":
            assert len(pages) == 10
            assert all(squeezed("Signed, pair" if lang == "en" else "Firma, pareja") in page for page in pages)


def test_codes_of_slips_and_poster_the_order_of_names_and_opponents_who_left(server: Served, printed: Printer) -> None:
    made = hall(server, format="round_robin")
    made.pairs(4)
    table = {pair: each["table"] for each in made.seat()["meetings"] for pair in (each["fixed"], each["moving"])}
    people = sorted((player, pair["number"]) for pair in made.get()["pairs"] for player in pair["players"])
    assert "".join(f"{squeezed(player)}{pair}{table[pair]}" for player, pair in people) in "".join(
        printed(paper(made, "names"))
    )
    keys = [made.link("table", table) for table in (1, 2)]
    public = made.link("public")
    page = printed.page
    drawn = "() => [...document.querySelectorAll('.paper svg path')].map(path => path.getAttribute('d'))"
    for what, wanted in (("slips", keys), ("poster", [public])):
        pages = printed(paper(made, what), wait=".paper svg path")
        assert len(pages) == 1
        shown = page.evaluate(drawn)
        assert len(shown) == len(wanted)
        for each, key in zip(shown, wanted, strict=True):
            assert each in codes(f"{NEAR}/club/{made.club}#k={key}")
    page.unroute("**/api/club/addresses*")  # the server of the tests listens on this machine alone
    page.goto(paper(made, "slips"))
    page.locator(".paper h3").first.wait_for()
    page.wait_for_function("() => !document.querySelector('main header button').disabled")
    assert page.locator(".paper svg").count() == 0

    for number_ in (1, 2):
        made.play(1, number_, 15200, 9050)
    made.enter({"entry": "withdrew", "pair": 4, "reason": "ill"})
    made.seat()
    for what in ("pairs", "seating"):
        words = "".join(printed(paper(made, what)))
        assert "theopponentshaveleft" in words
        assert "sitsout" not in words


def codes(link: str) -> list[str]:
    """The dark squares of a code as one path, two squares from the edge, by each of the eight masks."""
    made = [segno.make(link, error="m", boost_error=False, mode="byte", mask=mask).matrix for mask in range(8)]
    return [
        "".join(f"M{x + 2} {y + 2}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
        for rows in made
    ]


@pytest.mark.rule("TB-11.6")
def test_the_ranking_is_the_ranking_with_its_reasons(server: Served, printed: Printer) -> None:
    made = seated_hall(server, 8, format="fixed_and_moving")
    for table in range(1, 5):
        made.play(1, table, 15200 + 5 * table, 9050)
    made.enter({"entry": "disqualified", "pair": 3, "reason": "a telephone"})
    log = HTTP.get(made._address("/log.jsonl"), headers=made._headers(None)).text
    standings = Competition(read(log)).standings()
    players = {pair["number"]: pair["players"] for pair in made.get()["pairs"]}
    plain, whole = ("".join(printed(paper(made, what))) for what in ("ranking", "reasons"))
    places = [plain.index(squeezed(players[line.pair][0])) for line in standings]
    assert places == sorted(places)
    assert "provisional,round1" in plain
    assert "disqualified" in plain
    for line in standings:
        assert all(number("en", int(figure.value)) in plain for figure in line.figures)
        assert all(squeezed(said) in whole for figure in line.figures for said in why(figure, "en"))
    assert "paper=ranking" in "".join(made.address(made.link("public"), "?paper=ranking"))


def test_diplomas_are_for_the_best_each_on_a_page_of_its_own(server: Served, printed: Printer) -> None:
    made = hall(server, format="round_robin")
    made.pairs(4)
    for number_ in (1, 2, 3):
        for meeting in made.seat()["meetings"]:
            made.play(number_, meeting["table"], 15200 + 5 * meeting["fixed"], 9050)
    best = [line["pair"] for line in made.get()["ranking"] if 0 < line["place"] <= 3]
    pages = printed(paper(made, "diplomas"))
    players = {pair["number"]: pair["players"] for pair in made.get()["pairs"]}
    assert len(pages) == len(best)
    for page, pair in zip(pages, best, strict=True):
        assert all(squeezed(player) in page for player in players[pair])
    assert "Firstplace" in pages[0]


def of_sheet(server: Served, made: dict[str, Any]) -> str:
    """The address of a score sheet's paper."""
    return address(server, made).replace("#k", "?paper=sheet#k")


def write(server: Served, made: dict[str, Any], *entries: Json) -> None:
    for at, entry in enumerate(entries):
        post(server, made, "entries", {"id": f"paper-{entry['entry']}-{at}", "entries": [entry], "by": "Inés"})


@pytest.mark.rule("TB-8.10", "RE-4.7")
def test_signatures_never_stand_alone(server: Served, printed: Printer) -> None:
    entry = {"entry": "dealentered", "score": {"form": "base_cards", "base": [700, 500], "cards": [205, -35]}}
    for deals in (0, 9, 17):
        made = opened(server, "salon", title="Mesa 7", length={"deals": 20})
        write(server, made, *(entry,) * deals)
        for size in ("A4", "Letter"):
            pages = printed(of_sheet(server, made), size, ".paper table")
            (last,) = (page for page in pages if "Agreed:Ana·Carmen" in page)
            assert last is pages[-1], (deals, size)
            assert number("en", 905 * deals) in last
            if deals:
                assert "700+205" in pages[0]
                assert "openswith" in last
            else:
                assert "12" in last


def test_long_names_notes_and_lines_of_a_sheet_stay_on_the_page(server: Served, printed: Printer) -> None:
    players = [*LONG[:2], *LONG[3:5], "Dolores Rodríguez", "Pilar"]
    made = opened(server, "reglamento/6-pairs", players=players)
    entry = {"entry": "dealentered", "score": {"form": "totals", "points": [5, 10, 15]}}
    write(server, made, *(entry,) * 3)
    write(
        server,
        made,
        *(
            {"entry": "adjusted", "side": 0, "points": -200, "reason": f"{LONG[0]} {at} " * 3, "of": 2}
            for at in range(9)
        ),
    )
    whole = "".join(printed(of_sheet(server, made), wait=".paper table"))
    assert all(named(whole, player) for player in players)
    assert [at for at in range(9) if squeezed(f"{LONG[0]} {at} " * 3) not in whole] == [], whole
