"""The score sheet: one question at a time for a thumb, as fast with a keyboard, and nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import PLAYERS, address, choose, keys, opened


def test_a_deal_by_thumb(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"preferences": {"lang": "es"}}, at=f"{server.url}/sheet")
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
    enter = page.get_by_role("button", name=re.compile("Sí, anotar"))
    expect(page.get_by_text(re.compile("A quien no cierra le queda al menos una carta")).first).to_be_visible()
    expect(enter).to_be_disabled()
    page.get_by_role("checkbox", name="Revisado: es correcto").tap()
    enter.tap()
    expect(page.get_by_role("button", name="Anotar el juego 2")).to_be_visible()
    row = page.get_by_role("row").nth(1)
    expect(row).to_contain_text("820")  # a clean canasta, two red threes, the cards
    expect(row).to_contain_text("920")  # the same, and going out
    page.get_by_role("button", name=re.compile("^Juego 1")).tap()
    expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("CL-6")).first).to_be_visible()


def test_flags_while_it_is_typed(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "base_cards"}, at=address(server, opened(server)))
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
    page.get_by_label("This looks impossible. If it is right, say why:").fill("three packs were mixed in")
    enter.click()
    expect(page.get_by_role("button", name="Enter deal 2")).to_be_visible()


def test_the_keyboard_alone(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"sheet-form": "totals"}, at=address(server, opened(server)))
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


def begun(page: Page) -> None:
    """A deal in detail, as far as its third question."""
    page.get_by_role("button", name="Enter deal 1").click()
    page.get_by_role("button", name=re.compile("In detail")).click()
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
    page.get_by_role("button", name="Bea", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()


def test_a_deal_that_is_half_written_is_not_lost(server: Served, visit: Visit) -> None:
    page = visit("phone", at=address(server, opened(server)))
    begun(page)
    page.context.set_offline(True)
    page.locator(".key").first.tap()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w")).first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()  # the question stays
    page.context.set_offline(False)
    page.locator(".key").first.tap()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_have_count(0)
    expect(page.locator("h2").first).to_contain_text("?")  # the next question
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("concealed"))).to_be_visible()
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
    other.get_by_role("button", name="It is the same deal: do not enter it again").tap()
    expect(other.get_by_role("button", name="Enter deal 2")).to_be_visible()
    expect(other.get_by_role("list", name="Totals")).to_contain_text("1,250")
