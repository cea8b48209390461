"""A match to a target or to the clock: what the table reads, how its end is entered, and another length in time."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import seated_hall
from tests.browser.serving import Served
from tests.browser.test_club_phone import FIXED, MOVING, type_in

LENGTH = {"target": 5000, "minutes": 60, "unfinished": "dropped"}


def test_the_table_reads_when_its_match_ends_and_says_how_it_did(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, rules="clasica", length=LENGTH)
    phone, desk = visit("phone"), visit("desk")
    phone.goto(evening.address(evening.link("table", 1)))
    said = "The match ends at 5,000 points or after 60 minutes, whichever comes first."
    expect(phone.get_by_text(said)).to_be_visible()
    desk.goto(evening.address(what="?show=agreed"))
    desk.get_by_role("button", name="Change the conditions").click()
    desk.get_by_label("Minutes").fill("45")
    desk.get_by_label("Minutes").blur()
    expect(desk.get_by_label("Another length of the matches also for round 1")).to_be_checked()
    desk.get_by_role("button", name="Save the conditions").click()
    expect(desk.get_by_text("after 45 minutes")).to_be_visible()
    expect(phone.get_by_text("after 45 minutes")).to_be_visible()

    phone.get_by_role("button", name="Enter the result").tap()
    phone.get_by_role("button", name=FIXED).tap()
    for number in (3200, 2800, 3):  # nobody has the target, so the number of deals is asked too
        type_in(phone, number)
    expect(phone.get_by_text("Ended by the clock")).to_be_visible()
    phone.get_by_role("button", name="Yes, send it").tap()
    phone.get_by_role("button", name=f"We agree: {MOVING}").tap()
    expect(phone.get_by_text("Ended by the clock")).to_be_visible()
    (match,) = [each for each in evening.get()["rounds"][0]["matches"] if each["table"] == 1]
    assert (match["points"], match["ended_by"]) == ([3200, 2800], "clock")

    desk.goto(evening.address(what="?show=agreed"))
    desk.get_by_role("button", name="Change the conditions").click()
    expect(desk.get_by_text("Another length of the matches applies from round 2 on.")).to_be_visible()


def test_the_slips_say_when_a_match_ends(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, rules="clasica", length={**LENGTH, "deals": 4, "unfinished": "played_out"})
    desk = visit("desk", locale="es")
    desk.goto(evening.address(what="?paper=slips"))
    said = "La partida termina a los 5000 puntos, al acabar 4 juegos o al cabo de 60 minutos: lo que ocurra primero."
    expect(desk.get_by_text(said)).to_have_count(2)
