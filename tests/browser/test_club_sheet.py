"""The score sheet: one question at a time for a thumb, as fast with a keyboard; corrections, rulings, its end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served

PLAYERS = ("Ana", "Bea", "Carmen", "Dolores")


def opened(server: Served, rules: str = "clasica", **more: object) -> dict[str, Any]:
    made: dict[str, Any] = server.post("/api/club/sheets", {"rules": rules, "players": PLAYERS, **more})
    return made


def address(server: Served, made: Mapping[str, Any]) -> str:
    return f"{server.url}/sheet/{made['sheet']}#k={made['key']}"


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def keys(page: Page, *answers: str) -> None:
    """Answers as a scorer types them: a digit chooses at once, a number wants Enter."""
    for answer in answers:
        before = page.locator("h2").first.inner_text()
        page.keyboard.type(answer)
        if page.locator("form input").count():
            page.keyboard.press("Enter")
        expect(page.locator("h2").first).not_to_have_text(before)


def test_a_deal_by_thumb(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"preferences": {"lang": "es"}})
    page.goto(f"{server.url}/sheet")
    for seat, name in enumerate(PLAYERS, 1):
        page.get_by_role("textbox", name=f"Jugador {seat}").fill(name)
    page.get_by_role("button", name="Empezar la hoja").tap()
    expect(page.get_by_text(re.compile("Reparte Dolores.* es mano Ana"))).to_be_visible()
    expect(page.get_by_text("Abre con 50")).to_have_count(2)
    page.get_by_role("button", name="Anotar el juego 1").tap()
    page.get_by_role("button", name=re.compile("Con detalle")).tap()
    expect(page.locator("h2").first).not_to_contain_text("Cómo se va a anotar")
    asked: list[str] = []
    answers = {"oculto": "No", "cerrado": "Bea", "limpias": "1", "sucias": "0", "más": "No", "rojos": "2"}
    for _ in range(30):
        expect(page.locator("h2").first).to_contain_text("¿")  # between two questions there is none
        question = page.locator("h2").first.inner_text()
        if question == "Juego 1: ¿está bien así?":
            break
        asked.append(question)
        if not page.locator("form input").count():
            choose(page, next(each for word, each in answers.items() if word in question))
        else:  # points of cards
            for digit in "120" if "mesa" in question else "0":
                choose(page, digit)
            page.get_by_role("button", name="Siguiente").tap()
        expect(page.locator("h2").first).not_to_have_text(question)
    assert len(asked) > 8
    assert len(asked) == len(set(asked))
    sums = page.get_by_role("list", name="Juego 1")
    expect(sums).to_contain_text(re.compile("Ana . Carmen.*820.*Bea . Dolores.*920"))  # before it is entered
    page.get_by_role("button", name=re.compile("Sí, anotar")).tap()
    expect(page.get_by_role("button", name="Anotar el juego 2")).to_be_visible()
    row = page.get_by_role("row").nth(1)
    expect(row).to_contain_text("820")  # a clean canasta, two red threes, the cards
    expect(row).to_contain_text("920")  # the same, and going out
    page.get_by_role("button", name=re.compile("^Juego 1")).tap()
    expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("CL-6")).first).to_be_visible()


def test_flags_while_it_is_typed(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "base_cards"})
    page.goto(address(server, opened(server)))
    page.get_by_role("button", name="Enter deal 1").click()
    expect(page.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("503")
    expect(page.get_by_text("It has to be a multiple of 100.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("h2").first).to_contain_text("base")  # it stays
    page.keyboard.press("Control+A")
    keys(page, "500", "1100", "0", "1100")
    flags = page.locator(".flags li")
    expect(flags.first).to_be_visible()  # more than all cards of the packs
    enter = page.get_by_role("button", name="Yes, enter deal 1")
    expect(enter).to_be_disabled()
    page.get_by_label("It looks impossible. If it is so, say why:").fill("three packs were mixed in")
    enter.click()
    expect(page.get_by_role("button", name="Enter deal 2")).to_be_visible()


def test_the_keyboard_alone(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server)))
    expect(page.get_by_role("button", name="Enter deal 1")).to_be_visible()
    for deal in (1, 2):
        page.keyboard.press("+")
        keys(page, "1250", "-75")
        page.get_by_role("button", name=f"Yes, enter deal {deal}").press("Enter")
        expect(page.get_by_role("button", name=f"Enter deal {deal + 1}")).to_be_visible()
    expect(page.get_by_role("list", name="Totals")).to_contain_text("2,500")
    page.keyboard.press("+")
    keys(page, "100")
    page.keyboard.press("Escape")  # one answer back
    expect(page.locator("form input")).to_have_value("100")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="How do you want to enter the deal?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Enter deal 3")).to_be_visible()


def test_a_correction_leaves_its_trace(server: Served, visit: Visit, size: str) -> None:
    page = visit(size, kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server)))
    page.get_by_role("button", name="Enter deal 1").click()
    page.get_by_role("textbox", name=re.compile("Ana . Carmen")).fill("1250")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("textbox", name=re.compile("Bea . Dolores")).fill("300")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Yes, enter deal 1").click()
    page.get_by_role("button", name=re.compile("^Deal 1")).click()
    page.get_by_role("button", name="Correct this deal").click()
    page.get_by_role("button", name=re.compile("Change: .*Bea")).click()
    field = page.get_by_role("textbox", name=re.compile("Bea . Dolores"))
    expect(field).to_have_value("300")  # it begins with what stands there
    field.fill("350")
    page.get_by_role("button", name="Next").click()
    save = page.get_by_role("button", name="Save the correction")
    expect(save).to_be_disabled()
    page.get_by_label("Why").fill("a king was forgotten")
    expect(save).to_be_disabled()
    page.get_by_label("Who says so").fill("Carmen")
    save.click()
    expect(page.get_by_role("list", name="Totals")).to_contain_text("350")
    page.get_by_role("button", name=re.compile("^Deal 1")).click()
    dialog = page.get_by_role("dialog")
    trace = dialog.get_by_role("listitem")
    expect(trace).to_contain_text("1,250 · 300")
    expect(trace).to_contain_text("1,250 · 350")
    expect(trace).to_contain_text(re.compile("a king was forgotten · Carmen · .*\\d\\d:\\d\\d"))
    expect(trace).not_to_contain_text("+00:00")  # people read the time of their own clock


@pytest.mark.rule("SA-7.5")
def test_a_ruling_with_one_tap(server: Served, visit: Visit) -> None:
    page = visit("phone")
    page.goto(address(server, opened(server, "salon")))
    page.get_by_role("button", name="Ask the referee").tap()
    choose(page, "Bea")
    choose(page, "Drew from the stock out of turn")
    choose(page, "Before the next player ended the turn")
    choose(page, "Yes")
    page.get_by_role("button", name="Enter on the sheet: −200").tap()
    side = page.get_by_role("list", name="Totals").get_by_role("listitem").nth(1)
    expect(side).to_contain_text("−200")
    side.get_by_role("button", name="Drew from the stock out of turn").tap()
    ruling = page.get_by_role("dialog")
    expect(ruling.get_by_text("Was the card mixed into the hand? Yes")).to_be_visible()
    expect(ruling.get_by_role("link", name="Rule SA-7.5").first).to_be_visible()
    ruling.get_by_role("button", name="Take this decision back").tap()
    ruling.get_by_label("Why").fill("it was Dolores")
    ruling.get_by_label("Who says so").fill("Bea")
    ruling.get_by_role("button", name="Take this decision back").tap()
    expect(side).not_to_contain_text("−200")
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Everything that was written").tap()
    expect(page.get_by_role("dialog").get_by_role("listitem").last).to_contain_text("it was Dolores")


@pytest.mark.rule("RE-5.3")
def test_a_ruling_after_the_end_goes_with_a_deal(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server, "reglamento/4")))
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "5200", "1000")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    expect(page.get_by_text(re.compile("Ana . Carmen win"))).to_be_visible()
    page.get_by_role("button", name="Ask the referee").click()
    page.get_by_role("button", name="Ana", exact=True).click()
    page.get_by_role("button", name="Took the pile without first showing").click()
    page.get_by_role("button", name="No", exact=True).click()
    enter = page.get_by_role("button", name="Enter on the sheet: −200")
    for _ in range(3):  # whatever else the book asks
        if page.locator(".key").count():
            page.locator(".key").first.click()
    expect(page.get_by_label("It goes with")).to_have_value("2")
    enter.click()
    expect(page.get_by_role("list", name="Totals").get_by_role("listitem").first).to_contain_text("5,000")
    page.get_by_role("button", name=re.compile("^Deal 1")).click()
    page.get_by_role("dialog").get_by_role("button", name="Took the pile without").click()
    expect(page.get_by_role("dialog")).to_contain_text("Entry 3")


def begun(page: Page) -> None:
    """A deal in detail, as far as its third question."""
    page.get_by_role("button", name="Enter deal 1").click()
    page.get_by_role("button", name=re.compile("In detail")).click()
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
    page.get_by_role("button", name="Bea", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()


def test_a_deal_that_is_half_written_is_not_lost(server: Served, visit: Visit, size: str) -> None:
    page = visit(size)
    page.goto(address(server, opened(server)))
    begun(page)
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()
    page.go_back()  # the way back of the browser, or of the phone, takes an answer back
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
    page.get_by_role("button", name="Bea", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Enter deal 1")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Enter deal 1")).to_be_visible()  # who cancels does not want it back
    page.get_by_role("button", name="Enter deal 1").click()
    expect(page.get_by_role("heading", name=re.compile("Who went out|How do you want"))).to_be_visible()


def test_the_network_is_lost_in_the_middle_of_a_deal(server: Served, visit: Visit) -> None:
    page = visit("phone")
    page.goto(address(server, opened(server)))
    begun(page)
    page.context.set_offline(True)
    page.locator(".key").first.tap()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w")).first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()  # the question stays
    page.context.set_offline(False)
    page.locator(".key").first.tap()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_have_count(0)


def test_two_phones_at_one_sheet_do_not_write_a_deal_twice(server: Served, visit: Visit) -> None:
    made = opened(server)
    one, other = (visit("phone", kept={"sheet-form": "totals"}) for _ in range(2))
    for page in (one, other):
        page.goto(address(server, made))
        page.get_by_role("button", name="Enter deal 1").tap()
        keys(page, "1250", "300")
        expect(page.get_by_role("button", name="Yes, enter deal 1")).to_be_enabled()
    one.get_by_role("button", name="Yes, enter deal 1").tap()
    expect(one.get_by_role("button", name="Enter deal 2")).to_be_visible()
    told = other.get_by_role("alert").filter(has_text="Meanwhile deal 1 has been entered elsewhere")
    expect(told).to_contain_text("1,250")
    expect(other.get_by_role("button", name="Yes, enter deal 1")).to_be_disabled()
    other.get_by_role("button", name="It is the same deal: leave it").tap()
    expect(other.get_by_role("button", name="Enter deal 2")).to_be_visible()
    expect(other.get_by_role("list", name="Totals")).to_contain_text("1,250")


@pytest.mark.rule("RE-1.9")
def test_somebody_else_has_dealt(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server, "reglamento/4")))
    expect(page.get_by_text("Dolores deals")).to_be_visible()
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "100", "300")
    page.get_by_label("Dealt by").select_option("Bea")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    expect(page.get_by_text("Carmen deals")).to_be_visible()


def test_a_match_by_the_clock(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"sheet-form": "totals", "sheet-players": PLAYERS})
    page.goto(f"{server.url}/sheet")
    page.locator("summary").tap()
    page.get_by_text("Some time", exact=True).tap()
    page.get_by_text("It does not count", exact=True).tap()
    page.get_by_role("button", name="Begin the sheet").tap()
    for deal, stopped in ((1, False), (2, True)):
        page.get_by_role("button", name=f"Enter deal {deal}").tap()
        keys(page, "300", "100")
        if stopped:
            page.get_by_label("The clock stopped this deal").check()
        page.get_by_role("button", name=f"Yes, enter deal {deal}").tap()
        expect(page.get_by_role("button", name=re.compile(f"^Deal {deal}"))).to_be_visible()
    expect(page.get_by_text(re.compile("Ana . Carmen win"))).to_be_visible()
    expect(page.get_by_role("list", name="Totals")).to_contain_text("300")
    page.get_by_role("button", name=re.compile("^Deal 2")).tap()
    expect(page.get_by_role("dialog")).to_contain_text("does not count")


def test_by_the_clock_those_at_the_table_say_when_the_time_is_up(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server, length="time", amount=60)))
    for deal in (1, 2):
        page.get_by_role("button", name=f"Enter deal {deal}").click()
        keys(page, "300", "100")
        expect(page.get_by_label("The clock stopped this deal")).to_have_count(0)  # it is finished, as was agreed
        page.get_by_role("button", name=f"Yes, enter deal {deal}").click()
    curve = page.get_by_role("img", name="The scores, deal by deal")  # not up to a target that nobody plays to
    expect(curve).to_be_visible()
    expect(curve.locator(".target")).to_have_count(0)
    page.get_by_text("Is the time up?").click()
    for agreed in page.get_by_role("checkbox").all():
        agreed.check()
    page.get_by_role("button", name="Accept and close the sheet").click()
    expect(page.get_by_text(re.compile("Ana . Carmen win"))).to_be_visible()


def test_a_file_that_is_no_sheet_can_be_mended_and_brought_again(server: Served, visit: Visit, tmp_path: Path) -> None:
    page = visit("phone")
    page.goto(f"{server.url}/sheet")
    page.locator("summary").tap()
    kept = tmp_path / "sheet.csv"
    kept.write_text("canasta score sheet,1\nrules,tute\ndeal,side\n")
    field = page.get_by_label("Bring a sheet that was kept")
    field.set_input_files(kept)
    expect(page.get_by_role("alert").filter(has_text="There is no rule set “tute”")).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    kept.write_text("canasta score sheet,1\nrules,salon\ntitle,Mended\ndeal,side\n")
    field.set_input_files(kept)
    expect(page.get_by_role("heading", name="Mended")).to_be_visible()


def test_some_deals_that_end_level_may_go_on(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server, length="deals", amount=1)))
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "300", "300")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    page.get_by_role("button", name="Level: play another, deal 2").click()
    keys(page, "100", "200")
    page.get_by_role("button", name="Yes, enter deal 2").click()
    expect(page.get_by_text(re.compile("Bea . Dolores win"))).to_be_visible()


@pytest.mark.rule("RE-4.7")
def test_accepted_closed_and_opened_again(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    made = opened(server)
    page.goto(address(server, made))
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "5200", "1000")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    expect(page.get_by_text(re.compile("Ana . Carmen win"))).to_be_visible()
    close = page.get_by_role("button", name="Accept and close the sheet")
    expect(close).to_be_disabled()
    for agreed in page.get_by_role("checkbox").all():
        agreed.check()
    close.click()
    expect(page.get_by_role("heading", name="Sheet accepted")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Enter deal"))).to_have_count(0)
    page.get_by_role("button", name="Open it again").click()
    page.get_by_label("Why it is opened again").fill("a deal is missing")
    page.get_by_label("Who says so").fill("Ana")
    page.get_by_role("button", name="Open it again").click()
    expect(page.get_by_role("heading", name="Do you agree with the sheet?")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Everything that was written").click()
    expect(page.get_by_role("dialog")).to_contain_text("a deal is missing")


def test_taken_away_and_brought_back(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"})
    page.goto(address(server, opened(server, title="Club evening")))
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "1250", "300")
    page.get_by_role("button", name="Yes, enter deal 1").click()
    for button in ("Keep as a table (CSV)", "Keep the whole sheet (JSON)"):
        page.get_by_role("button", name="More").click()
        with page.expect_download() as waiting:
            page.get_by_role("button", name=button).click()
        kept = waiting.value.path()
        page.goto(f"{server.url}/sheet")
        page.locator("summary").click()
        page.get_by_label("Bring a sheet that was kept (CSV or JSON)").set_input_files(kept)
        expect(page.get_by_role("list", name="Totals")).to_contain_text("1,250")
        expect(page.get_by_role("heading", name="Club evening")).to_be_visible()


def test_who_only_looks(server: Served, visit: Visit) -> None:
    page = visit("desk")
    page.goto(address(server, opened(server)))
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Links for others").click()
    page.get_by_role("button", name="To look at the sheet").click()
    link = page.get_by_role("dialog").get_by_label("Link to the table").input_value()
    other = visit("phone")
    other.goto(link)
    expect(other.get_by_role("list", name="Totals")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("Enter deal|Ask the referee"))).to_have_count(0)
