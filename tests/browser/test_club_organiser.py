"""Who runs a competition, from the first page to the ranking: with the keyboard, with slips, with what happens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.hall import Hall, hall
from tests.browser.serving import Served


def open_part(page: Page, name: str) -> None:
    """A part of the organiser's page, by its name."""
    page.get_by_role("navigation", name="Parts of the competition").get_by_role("link", name=name).click()


def table(page: Page, number: int) -> Locator:
    """A match on the organiser's page."""
    return page.get_by_role("list", name="The tables of the round").get_by_role("button").nth(number - 1)


@pytest.mark.rule("TB-11.1", "TB-11.6")
def test_an_evening(server: Served, visit: Visit, size: str) -> None:
    page = visit(size)
    page.goto(server.url)
    expect(page.locator(".set").first).to_be_visible()  # below the games nothing moves any more
    page.get_by_role("link", name=re.compile("^Club")).click()
    page.get_by_role("link", name=re.compile("Run a competition")).click()
    page.get_by_label("Name").fill("Spring cup")
    page.get_by_role("button", name="Open the competition").click()

    one, other = page.get_by_label("One", exact=True), page.get_by_label("And the other")
    for pair in (("Ana", "Bea"), ("Eva", "Luz"), ("Paz", "Sol")):
        one.fill(pair[0])
        other.fill(pair[1])
        other.press("Enter")
        expect(page.get_by_role("button", name=" · ".join(pair))).to_be_visible()
        expect(one).to_be_focused()
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Or paste the list here").fill("Inés;Mar\nAna;Zoe\n")
    page.get_by_role("button", name="Read the list").click()
    expect(page.get_by_role("dialog")).to_contain_text("Line 2")  # Ana plays already
    page.get_by_label("Or paste the list here").fill("Inés;Mar\n")
    page.get_by_role("button", name="Read the list").click()
    page.get_by_role("button", name="Enter the pair").click()
    expect(page.get_by_role("heading", name="4 pairs")).to_be_visible()

    page.get_by_role("link", name="Go on: seat the first round").click()
    page.get_by_role("button", name="Prepare the next round").click()
    page.get_by_role("button", name="Seat round 1").click()
    expect(table(page, 1)).to_contain_text("Ana · Bea")

    # The round is told before the dialog closes, which gives the focus back: who types in between types into nothing
    expect(page.get_by_role("dialog")).to_have_count(0)
    slips = page.get_by_role("form", name="Enter slips")
    slips.get_by_label("Table").fill("1")
    slips.get_by_label("Ana · Bea").fill("5200")
    slips.get_by_label("Paz · Sol").fill("3.050")
    slips.get_by_label("Paz · Sol").press("Enter")
    expect(table(page, 1)).to_contain_text("5,200")
    expect(slips.get_by_label("Table")).to_be_focused()
    table(page, 2).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Eva · Luz").fill("4100")
    dialog.get_by_label("Inés · Mar").fill("5003")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog.get_by_role("alert")).to_contain_text("multiple of 5")
    dialog.get_by_label("Inés · Mar").fill("5005")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("2 of 2 tables are done")).to_be_visible()

    table(page, 1).click()
    dialog.get_by_role("button", name="Correct the result").click()
    dialog.get_by_label("Ana · Bea").fill("3050")
    dialog.get_by_label("Paz · Sol").fill("5200")
    dialog.get_by_label("Why").fill("the columns were exchanged")
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)

    open_part(page, "Ranking")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Paz")
    expect(first).to_contain_text("5,200")
    first.get_by_role("button", name="Why pair 3").click()
    dialog.locator("summary").first.click()
    expect(dialog).to_contain_text("the columns were exchanged")
    page.keyboard.press("Escape")

    open_part(page, "Log")
    line = page.get_by_role("listitem").filter(has_text="the columns were exchanged")
    expect(line).to_contain_text("5,200 : 3,050 → 3,050 : 5,200")

    open_part(page, "Round")
    page.get_by_role("button", name="Prepare the next round").click()
    page.get_by_role("button", name="Seat round 2").click()
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    page.go_back()  # the parts have addresses
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_have_count(0)


def test_two_seat_the_round_at_once(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(6)
    one, other = visit("desk"), visit("desk")
    for page, key in ((one, None), (other, evening.link("deputy", label="Marta"))):
        page.goto(evening.address(key))
        open_part(page, "Round")
        page.get_by_role("button", name="Prepare the next round").click()
        expect(page.get_by_role("button", name="Seat round 1")).to_be_visible()
    one.get_by_role("button", name="Seat round 1").dblclick()
    expect(one.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    other.get_by_role("button", name="Seat round 1").click()
    expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("Round 1 has been seated already.")
    assert len(evening.get()["rounds"]) == 1


def test_two_phones_disagree(server: Served, visit: Visit) -> None:
    evening = conflict(server)
    page = visit("desk")
    page.goto(evening.address())
    page.get_by_role("button", name="Table 1: the phones disagree").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("15,200 : 9,050")
    expect(dialog).to_contain_text("15,200 : 9,550")
    dialog.get_by_role("button", name="This is right").last.click()
    expect(dialog).to_have_count(0)
    expect(table(page, 1)).to_contain_text("9,550")
    expect(page.get_by_role("heading", name="You are needed")).to_have_count(0)


def conflict(server: Served) -> Hall:
    """A competition at whose first table two phones say different things."""
    evening = hall(server)
    evening.pairs(4)
    evening.seat()
    key = evening.link("table", 1)
    for side, points in (("fixed", [15200, 9050]), ("moving", [15200, 9550])):
        claim = {"round": 1, "table": 1, "side": side, "points": points, "device": f"phone-of-{side}"}
        evening.do("results", claim, key=key)
    return evening


@pytest.mark.rule("TB-11.2", "TB-11.4", "TB-11.5")
def test_what_happens_to_pairs(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    table(page, 2).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Did not come").click()
    dialog.get_by_role("radio", name="Gloria Sanz · Inés Mora").check()
    dialog.get_by_role("button", name="Did not come").last.click()
    expect(dialog).to_have_count(0)

    open_part(page, "Pairs")
    gone = page.get_by_role("button", name=re.compile("Gloria Sanz"))
    expect(gone).to_contain_text("disqualified")
    gone.click()
    dialog.get_by_role("button", name="Another pair takes its place").click()
    dialog.get_by_label("One", exact=True).fill("Zoe")
    dialog.get_by_label("And the other").fill("Eli")
    dialog.get_by_role("button", name="Another pair takes its place").last.click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()

    page.get_by_role("button", name=re.compile("Ana García")).click()
    dialog.get_by_role("button", name="Substitute a player").click()
    dialog.get_by_role("radio", name="Bea Soler").check()
    dialog.get_by_label("Who plays instead").fill("Rita")
    dialog.get_by_role("button", name="Substitute a player").last.click()
    expect(page.get_by_role("button", name="Ana García · Rita")).to_be_visible()

    page.get_by_role("button", name=re.compile("Ana García")).click()
    dialog.get_by_role("button", name="Disqualify").click()
    dialog.get_by_label("Why").fill("left the hall")
    dialog.get_by_role("button", name="Disqualify").last.click()
    expect(page.get_by_role("button", name=re.compile("Ana García"))).to_contain_text("disqualified")


def test_the_wrong_pairs_sat_down(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    page.get_by_role("button", name="Change seats").click()
    dialog = page.get_by_role("dialog")
    rows = dialog.get_by_role("row")
    rows.nth(1).get_by_role("button").nth(1).click()  # the moving pairs of both tables change places
    rows.nth(2).get_by_role("button").nth(1).click()
    dialog.get_by_label(re.compile("They have played like this")).check()
    dialog.get_by_label("Why").fill("the cards were read out wrongly")
    dialog.get_by_role("button", name="Change the seats").click()
    expect(dialog).to_have_count(0)
    expect(table(page, 1)).to_contain_text("Gloria Sanz · Inés Mora")
    expect(table(page, 2)).to_contain_text("Elena Prats · Fina Roca")


def test_a_pair_comes_late(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(5)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    open_part(page, "Pairs")
    page.get_by_label("One", exact=True).fill("Zoe")
    page.get_by_label("And the other").fill("Eli")
    page.get_by_label("And the other").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_text(
        [re.compile("Pair 1 .* round 2"), re.compile("Pair 2 .* round 3")]
    )
    dialog.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()
    open_part(page, "Round")
    page.get_by_role("button", name="Change seats").click()
    dialog.get_by_role("button", name=re.compile("One more table")).click()
    dialog.get_by_role("button", name="Change the seats").click()
    expect(dialog).to_have_count(0)
    late = page.get_by_role("list", name="The tables of the round").get_by_role("button", name=re.compile("Zoe · Eli"))
    expect(late).to_have_count(1)


def test_conditions_change_as_far_as_nothing_is_rewritten(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(6)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    open_part(page, "Conditions")
    page.get_by_role("button", name="Change the conditions").click()
    expect(page.get_by_text("Round 1 has been seated: what was played stands")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("Swiss"))).to_have_count(0)
    page.get_by_label("Name").fill("Summer cup")
    page.get_by_label("Points", exact=True).fill("3000")
    page.get_by_label(re.compile("^Rounds")).fill("2")
    page.get_by_text("More: ranking and postponements").click()
    page.get_by_role("button", name="Points made less points conceded").click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_role("heading", name="Summer cup")).to_be_visible()
    expect(page.get_by_text("to 3,000 points")).to_be_visible()

    open_part(page, "Round")  # this round is played to its end as it was seated
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Ana García · Bea Soler").fill("3000")
    dialog.get_by_label("Gloria Sanz · Inés Mora").fill("500")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog.get_by_role("alert")).to_contain_text("15,000")
    page.keyboard.press("Escape")
    for at in (1, 2, 3):
        evening.play(1, at, 15000, 500)
    evening.seat()
    table(page, 1).click()
    dialog.get_by_label("Ana García · Bea Soler").fill("3000")
    dialog.get_by_label("Marta Gil · Nuria Bosch").fill("500")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)
    for at in (2, 3):
        evening.play(2, at, 3000, 500)
    expect(page.get_by_text("The competition has no further round.")).to_be_visible()
    open_part(page, "Log")
    line = page.get_by_role("listitem").filter(has_text="From now on other conditions hold")
    expect(line).to_contain_text("it is called “Summer cup”; 2 rounds; matches of rounds to come last to 3,000 points")


def test_a_league_says_how_many_days_it_needs(server: Served, visit: Visit) -> None:
    evening = hall(server, format="league", dates=["2026-01-09", "2026-01-16"])
    evening.pairs(4)
    page = visit("desk")
    page.goto(evening.address())
    open_part(page, "Round")
    expect(page.get_by_text("needs 3 dates, one a round, and has 2")).to_be_visible()
    page.get_by_role("link", name="Change the conditions").click()
    page.get_by_role("button", name="Change the conditions").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_text("Fri, January 9 · Fri, January 16 · Fri, January 23")).to_be_visible()
    evening.seat()
    page.get_by_role("button", name="Change the conditions").click()
    expect(page.get_by_label("Date of round 1")).to_have_count(0)
    page.get_by_label("Date of round 3").fill("2026-02-06")
    page.get_by_role("button", name="Save the conditions").click()
    expect(page.get_by_text("Fri, January 16 · Fri, February 6")).to_be_visible()


def test_a_league_match_that_was_moved_is_not_forgotten(server: Served, visit: Visit) -> None:
    evening = hall(server, format="league", dates=["2026-01-09", "2026-01-16", "2026-01-23"], closed_days=0)
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    expect(page.get_by_role("heading", name="Round 1 · Fri, January 9")).to_be_visible()
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Move the match").click()
    dialog.get_by_label("New date").fill("2026-01-20")
    dialog.get_by_role("button", name="Move the match").last.click()
    expect(table(page, 1)).to_contain_text("Moved to Tue, January 20")
    evening.play(1, 2, 15000, 500)
    evening.seat()
    pending = page.get_by_role("region", name="Still to be played from other rounds").get_by_role("button")
    expect(pending).to_contain_text("Round 1")

    phone = visit("phone")  # at table 1 two matches are open: that of the round first, the other one tap away
    phone.goto(evening.address(evening.link("table", 1)))
    expect(phone.get_by_role("heading", name=re.compile("^Round 2"))).to_be_visible()
    phone.get_by_role("button", name=re.compile("The other match of this table: round 1")).tap()
    expect(phone.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    expect(phone.get_by_text("Moved to Tue, January 20")).to_be_visible()
    evening.play(1, 1, 15000, 500)
    expect(phone.get_by_text("Entered and confirmed")).to_be_visible()
    expect(pending).to_have_count(0)
    phone.get_by_role("button", name=re.compile("round 2")).tap()
    expect(phone.get_by_role("button", name="Enter the result")).to_be_visible()


def test_the_clock(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(2)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    clock = page.get_by_role("region", name="Clock of the round")
    clock.get_by_label("Minutes").fill("75")
    clock.get_by_role("button", name="Set the clock").click()
    expect(clock.get_by_role("timer")).to_have_text("75:00")
    clock.get_by_role("button", name="Start").click()
    expect(clock.get_by_role("timer")).not_to_have_text("75:00")
    clock.get_by_role("button", name="Pause").click()
    clock.get_by_role("button", name="+5 min").click()
    expect(clock.get_by_role("timer")).to_have_text(re.compile("^(80:00|79:)"))


def test_whoever_looks_at_the_wall_keeps_the_key_to_run_it(server: Served, visit: Visit) -> None:
    """The key of a new competition is told once: nothing that is opened in the same browser may take its place."""
    evening = hall(server, name="Spring cup")
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    parts = page.get_by_role("navigation", name="Parts of the competition")
    expect(parts).to_be_visible()
    for key, what, shown in (
        (evening.link("public"), "/wall", "Full screen"),
        (evening.link("public"), "", "Why pair 1"),
        (evening.link("table", 1), "", "Enter the result"),
    ):
        other = page.context.new_page()
        other.goto(evening.address(key, what))
        expect(other.get_by_role("button", name=shown).first).to_be_visible()
        other.reload()  # a tab stays what it was
        expect(other.get_by_role("button", name=shown).first).to_be_visible()
        other.close()
    page.reload()
    expect(parts).to_be_visible()
    page.goto(f"{server.url}/club")
    mine = page.get_by_role("region", name="Yours").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("You organise it")
    fresh = page.context.new_page()
    fresh.goto(f"{server.url}/club/{evening.club}")
    expect(fresh.get_by_role("navigation", name="Parts of the competition")).to_be_visible()
    mine.get_by_role("button", name="Take off the list").click()
    mine.get_by_role("button", name="Take off and lose the key").click()
    expect(mine).to_have_count(0)
    page.goto(f"{server.url}/club/{evening.club}")
    expect(page.get_by_role("heading", name="The link is needed")).to_be_visible()


@pytest.mark.rule("TB-11.7")
def test_leave_from_the_table(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give leave of absence").click()
    dialog.get_by_role("radio", name="Ana García").check()
    dialog.get_by_label("Why").fill("a call from home")
    dialog.get_by_role("button", name="Give leave of absence").last.click()
    expect(table(page, 1)).to_contain_text("In play")
    table(page, 1).click()
    dialog.get_by_role("button", name="Is back at the table").click()
    dialog.get_by_role("button", name="Is back at the table").last.click()
    open_part(page, "Log")
    expect(page.get_by_role("listitem").filter(has_text="a call from home")).to_contain_text("Ana García")


# Words of the headings that go over more than one line.
BROKEN = """heads => heads.flatMap(head => {
  const walk = document.createTreeWalker(head, NodeFilter.SHOW_TEXT), broken = [];
  for (let text; (text = walk.nextNode()); )
    for (const word of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
    }
  return broken;
})"""


def test_a_knock_out_says_who_has_a_chance_left(server: Served, visit: Visit) -> None:
    evening = hall(server, format="knock_out", lives=2, length="deals", amount=1, ranking=["lasting", "wins"])
    evening.pairs(4)
    for number in (1, 2):
        for at, each in enumerate(evening.seat()["meetings"], 1):
            points = [500, 5] if each["fixed"] < each["moving"] else [5, 500]
            entry = {"entry": "played", "round": number, "table": at, "points": points, "deals": 1}
            evening.enter(entry)
    page = visit("phone", kept={"preferences": {"lang": "es"}})
    page.goto(evening.address(evening.link("public")))
    heads = page.get_by_role("columnheader").filter(has_text=re.compile(r"\w"))
    expect(heads.filter(has_text="Rondas aguantadas")).to_be_visible()
    assert heads.evaluate_all(BROKEN) == []
    page.get_by_role("button", name="English").tap()
    rows = page.get_by_role("row")
    expect(rows.filter(has_text="Ana García")).not_to_contain_text("chance")
    expect(rows.filter(has_text="second chance")).to_have_count(2)
    expect(rows.filter(has_text=re.compile("· out"))).to_have_count(1)


def test_links_and_who_may_what(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(4)
    evening.seat()
    page = visit("desk")
    page.goto(evening.address())
    open_part(page, "Links and papers")
    page.get_by_role("button", name="Make the 2 missing links").click()
    page.get_by_role("button", name="Table 2").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=re.compile("code"))).to_be_visible()
    address = dialog.get_by_label("Link to the table").input_value()
    phone = visit("phone")
    phone.goto(address)
    expect(phone.get_by_role("heading", name="Table 2")).to_be_visible()
    expect(phone).to_have_url(f"{server.url}/club/{evening.club}")  # the secret is not left in the address

    dialog.get_by_role("button", name="Revoke this link").click()
    dialog.get_by_role("button", name="Revoke the link").click()
    expect(phone.get_by_text(re.compile("withdrawn|revoked|expired"))).to_be_visible()

    page.keyboard.press("Escape")
    page.get_by_label("Name").fill("Marta")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("listitem").filter(has_text="Marta").get_by_role("button", name="Show").click()
    deputy = visit("desk")
    deputy.goto(dialog.get_by_label("Link to the table").input_value())
    parts = deputy.get_by_role("navigation", name="Parts of the competition")
    expect(parts).to_be_visible()
    expect(parts.get_by_role("link", name="Links and papers")).to_have_count(0)
    table(deputy, 1).click()
    shown = deputy.get_by_role("dialog")
    expect(shown.get_by_role("button", name="Enter the result")).to_be_visible()
    expect(shown.get_by_role("button", name="Did not come")).to_have_count(0)


@pytest.mark.rule("TB-11.5")
def test_a_late_pair_is_shown_its_place_and_who_moves(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(6)
    evening.seat()
    evening.enter({"entry": "noshow", "round": 1, "table": 1, "pair": 4})
    page = visit("desk")
    page.goto(evening.address(what="?show=pairs"))
    page.get_by_label("One", exact=True).fill("Zoe")
    page.get_by_label("And the other").fill("Eli")
    page.get_by_role("button", name="Enter", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile("In place of pair 4"))).to_be_checked()
    expect(dialog.get_by_text("Nobody else moves.")).to_be_visible()
    dialog.get_by_role("radio", name=re.compile("A place of its own")).check()
    expect(dialog.get_by_text("Cards that were printed for these pairs and their tables are void")).to_be_visible()
    expect(dialog.get_by_role("listitem").first).to_contain_text("from round 2")
    dialog.get_by_role("radio", name=re.compile("In place of pair 4")).check()
    dialog.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Zoe · Eli")).to_be_visible()
    assert evening.get("/late")["places"][0]["instead_of"] == 0  # the vacant place has been taken


def test_the_draw_the_names_and_a_round_too_many(server: Served, visit: Visit) -> None:
    evening = hall(server, rounds=5)
    evening.pairs(6)
    page = visit("desk")
    page.goto(evening.address(what="?show=pairs"))
    page.get_by_role("button", name="Order of the draw").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Further up: Carmen Ruiz · Dolores Vidal").click()
    dialog.get_by_role("button", name="Keep this order").click()
    expect(dialog).to_have_count(0)
    assert [each["drawn"] for each in evening.get()["pairs"]] == [2, 1, 3, 4, 5, 6]
    page.get_by_role("button", name="Order of the draw").click()
    dialog.get_by_role("button", name="Draw lots").click()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Ana García · Bea Soler").click()
    dialog.get_by_role("button", name="Correct the names").click()
    dialog.get_by_label("One", exact=True).fill("Ana Garcés")
    dialog.get_by_label("And the other").fill("Beatriz Soler")
    dialog.get_by_role("button", name="Confirm: Correct the names").click()
    expect(page.get_by_role("button", name="Ana Garcés · Beatriz Soler")).to_be_visible()

    open_part(page, "Log")
    expect(page.get_by_role("listitem").filter(has_text="Lots are drawn")).to_have_count(1)
    open_part(page, "Round")
    expect(page.get_by_text("with 6 pairs everybody has met after 3")).to_be_visible()


def test_the_champion_of_a_knock_out_reads_as_champion(server: Served, visit: Visit) -> None:
    evening = hall(server, format="knock_out", lives=2, ranking=["lasting", "wins"])
    evening.pairs(2)
    for number in (1, 2):
        evening.seat()
        evening.play(
            number, 1, *((15000, 0) if evening.get()["rounds"][-1]["matches"][0]["fixed"] == 1 else (0, 15000))
        )
    page = visit("desk")
    page.goto(evening.address(what="?show=ranking"))
    expect(page.get_by_role("row").nth(1)).to_contain_text("champion")
    expect(page.get_by_role("row").nth(2)).to_contain_text("out")


def test_the_club_is_one_tap_from_the_home_page(server: Served, visit: Visit) -> None:
    page = visit("phone")
    page.goto(server.url)
    entry = page.get_by_role("link", name=re.compile("^Club"))
    expect(entry).to_be_in_viewport()
    entry.tap()
    expect(page.get_by_role("heading", name="The club")).to_be_visible()
