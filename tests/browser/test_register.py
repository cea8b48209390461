"""The register of a club: three evenings, a season of the best two, its members, its public page, and paper."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.clubhouse import ANA, OTHER_ANA, clubhouse, evenings, held
from tests.browser.conftest import Visit
from tests.browser.hall import hall
from tests.browser.serving import Served
from tests.browser.test_papers import LONG, Printer, named


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of the register").get_by_role("link", name=name).click()


def row(page: Page, name: str) -> list[str]:
    """The cells of somebody's line in the ranking."""
    line = page.get_by_role("row").filter(has_text=name).first
    expect(line).to_be_visible()
    return [cell.strip() for cell in line.locator("td, th").all_text_contents()]


def test_a_season_of_the_best_two_of_three_evenings(server: Served, visit: Visit, tmp_path: Path) -> None:
    made = evenings(server)
    page = visit("phone", kept={"club": held(*made)}, at=f"{server.url}/club")
    page.get_by_role("link", name=re.compile("^Our club")).click()
    page.get_by_label("Name of the club").fill("Club Norte")
    page.get_by_role("switch", name=re.compile("fee")).check()
    page.get_by_role("button", name="Open the register").click()
    page.get_by_role("button", name="Add all 3").click()
    expect(page.get_by_role("heading", name="3 competitions")).to_be_visible()
    expect(page.get_by_text(f"{ANA} · Bea Soler")).to_have_count(2)
    expect(page.get_by_role("link", name="The first season")).to_be_visible()

    part(page, "Members")
    expect(page.get_by_role("heading", name="5 members")).to_be_visible()
    page.get_by_role("button", name=OTHER_ANA).click()
    right = page.get_by_role("dialog").get_by_role("combobox", name="The right spelling")
    right.press_sequentially("ana")
    expect(page.get_by_role("option")).to_have_text([ANA])
    right.press("ArrowDown")
    right.press("Enter")
    expect(right).to_have_value(ANA)
    page.get_by_role("button", name="Join the two").click()
    expect(page.get_by_role("heading", name="4 members")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="5 members")).to_be_visible()
    page.get_by_role("button", name=OTHER_ANA).click()
    right.fill(ANA)
    page.get_by_role("button", name="Join the two").click()
    expect(page.get_by_text(f"also written {OTHER_ANA}")).to_be_visible()

    part(page, "Competitions")
    page.get_by_role("link", name="The first season").click()
    expect(page.get_by_role("heading", name="Seasons", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    page.get_by_label("Name").fill("Autumn")
    page.get_by_text("Points by place", exact=True).click()
    page.get_by_text("Only the best", exact=True).click()
    page.get_by_label("How many of the best").fill("2")
    page.get_by_label("How many of the best").blur()
    page.get_by_role("button", name="Open the season").click()
    expect(page.get_by_role("heading", name="Autumn")).to_be_visible()
    expect(page.get_by_text(re.compile("best 2 of 3 evenings"))).to_be_visible()
    expect(page.get_by_role("link", name="The first season")).to_have_count(0)
    assert row(page, ANA)[2] == "20"
    page.get_by_role("button", name=f"Why {ANA}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("s")).to_have_count(1)
    expect(dialog.locator("s")).to_contain_text("8")
    page.keyboard.press("Escape")

    # An old evening is corrected: the season is another, and says so
    page.get_by_role("button", name="Mark as announced").click()
    expect(page.get_by_text(re.compile("^Announced"))).to_be_visible()
    (played,) = made[0].get()["rounds"][0]["matches"]
    exchanged = {"of": played["entry"], "points": [3050, 5200], "reason": "the columns were exchanged"}
    made[0].enter({"entry": "corrected", **exchanged})
    page.reload()
    expect(page.get_by_role("status").filter(has_text="Thursday 1")).to_contain_text("has changed")
    assert row(page, ANA)[2] == "18"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    saved.value.save_as(tmp_path / "season.csv")
    assert ANA in (tmp_path / "season.csv").read_text(encoding="utf-8-sig")

    page.get_by_role("button", name="Public link").click()
    dialog.get_by_role("button", name="Make the public link").click()
    link = dialog.get_by_role("textbox").input_value()
    everybody = visit("phone", at=link)
    expect(everybody.get_by_role("heading", name="Autumn", exact=True)).to_be_visible()
    assert row(everybody, ANA)[2] == "18"
    everybody.get_by_role("button", name=f"Why {ANA}").click()
    expect(everybody.get_by_role("dialog").locator("s")).to_have_count(1)
    everybody.keyboard.press("Escape")
    expect(everybody.get_by_role("button", name="Mark as announced")).to_have_count(0)


def test_two_seasons_share_an_evening_and_fees_are_ticked_for_each(server: Served, visit: Visit) -> None:
    made = evenings(server)
    house = clubhouse(server, *made, figure="place")
    spring = {"name": "Spring", "competitions": [made[2].club], "by": "pair"}
    house.enter({"entry": "seasonopened", "settings": spring})
    page = visit("desk", at=house.address())
    page.get_by_role("link", name=re.compile("^Spring")).click()
    expect(page.get_by_role("row")).to_have_count(3)
    part(page, "Members")
    page.get_by_label("Fees of the season").select_option("Autumn")
    page.get_by_role("checkbox", name=f"{ANA} has paid").check()
    expect(page.get_by_text("1 of 5 have paid")).to_be_visible()
    page.get_by_label("Fees of the season").select_option("Spring")
    expect(page.get_by_role("checkbox", name=f"{ANA} has paid")).not_to_be_checked()
    page.get_by_role("button", name="Take in a list").click()
    page.get_by_label("Or paste the list here").fill(
        f"Name;Also written;Fee paid\n{ANA};{OTHER_ANA};yes\nZoe Marín;;no\n"
    )
    page.get_by_role("button", name="Read the list").click()
    page.get_by_role("button", name="Take in the 2 members").click()
    expect(page.get_by_role("heading", name="5 members")).to_be_visible()
    expect(page.get_by_role("checkbox", name=f"{ANA} has paid")).to_be_checked()
    part(page, "Log")
    expect(page.get_by_text(re.compile("^The competition “Thursday 1” of"))).to_be_visible()  # not its id
    expect(page.get_by_text(re.compile("^the organiser"))).not_to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo entry")).first.click()
    expect(page.get_by_text(re.compile("undone by entry"))).to_have_count(1)


def test_a_season_is_printed_whole(server: Served, visit: Visit) -> None:
    made = []
    for at in range(9):
        evening = hall(server, name=f"{LONG[0]} {at}", rules="clasica", format="swiss", rounds=1)
        every = [f"{LONG[each % 6][:36].strip()} {each}" for each in range(24)]
        evening.enter(*({"entry": "entered", "players": every[each : each + 2]} for each in range(0, 24, 2)))
        evening.seat()
        for table in range(1, 7):
            evening.play(1, table, 5200 + 5 * table, 3050)
        made.append(evening)
    house = clubhouse(server, *made, figure="place", best=3)
    pages = Printer(visit("desk"))(house.address(house.link(), "?season=1&paper=season"))
    whole = "".join(pages)
    assert [name for name in every if not named(whole, name)] == []
    assert all(named(whole, f"{LONG[0]} {at}") for at in range(9))


def test_the_register_helps_an_evening_and_takes_it_in_from_its_own_page(server: Served, visit: Visit) -> None:
    made = evenings(server)
    house, tonight = clubhouse(server, *made[:2]), hall(server, name="Tonight", rules="clasica")
    kept = [*held(tonight, made[2]), house.kept()]
    page = visit("phone", kept={"club": kept}, at=tonight.address(what="?show=pairs"))
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Or paste the list here").fill(f"{OTHER_ANA};bea soler\nCarmen Ruiz;Zoe Marín\n")
    page.get_by_role("button", name="Read the list").click()
    said = f"Not in the club’s register yet: {OTHER_ANA} (there is {ANA}), Zoe Marín"
    expect(page.get_by_text(said, exact=True)).to_be_visible()

    page.goto(made[2].address(what="?show=ranking"))
    page.get_by_role("button", name="Add to the club’s register: Club Norte").click()
    page.get_by_role("link", name="Club Norte").click()
    part(page, "Competitions")
    expect(page.get_by_role("heading", name="3 competitions")).to_be_visible()

    page.goto(tonight.address(what="?show=pairs"))  # names are offered, and any other may be typed
    one, other = page.get_by_label("First player"), page.get_by_label("Second player")
    one.press_sequentially("garc")
    expect(page.get_by_role("option")).to_have_count(2)
    one.press("ArrowDown")
    expect(one).to_have_attribute("aria-activedescendant", re.compile("."))
    one.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)
    expect(one).to_have_value("garc")
    one.fill("BEA")
    page.get_by_role("option", name="Bea Soler").click()
    expect(one).to_have_value("Bea Soler")
    other.press_sequentially("Dol")  # whoever is new is entered as typed, though the register knows another
    expect(page.get_by_role("option", name="Dolores Vidal")).to_be_visible()
    other.press("Enter")
    expect(page.get_by_role("button", name="Bea Soler · Dol")).to_be_visible()
    one.press_sequentially("bea")
    expect(page.get_by_role("status").filter(has_text="to choose from")).to_have_count(0)  # she plays already

    page.goto(house.address(what="?show=competitions"))
    page.get_by_role("button", name="Change the date of Thursday 3").click()
    page.get_by_role("button", name="Take it out of the register").click()
    expect(page.get_by_role("heading", name="2 competitions")).to_be_visible()
