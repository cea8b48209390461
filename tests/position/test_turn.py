"""The turn of a position: what begins it, what is owed, asked, held aside or promised in it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.consistency import assert_consistent
from tests.position.positions import hands, read

from canasta.cards import cards_text
from canasta.position import write_position


@pytest.mark.rule("CL-1.4")
def test_reading_begins_the_turn() -> None:
    deal = read(first_turns=4, stock="3d Kc 9c", seat=hands("3h 4 5"))
    assert len(deal.sides[0].red_threes) == 2
    assert cards_text(deal.stock) == "9c"
    assert [step.what for step in deal.began] == ["turn", "red_three", "red_three", "draw"]
    later = read(first_turns=0, stock="3d Kc 9c", seat=hands("3h 4 5"))
    assert len(later.hands[0]) == 3, "only a first turn begins so"


@pytest.mark.rule("SA-2.4", "RE-1.8")
def test_replacements_are_owed_until_the_first_turn() -> None:
    deal = read("salon", first_turns=4, stock="Kc 9c 8c", seat=[{"hand": "4 5"}, {"hand": "4 5 3h", "owed": 1}, {}, {}])
    assert (len(deal.hands[0]), len(deal.hands[1])) == (2, 2)
    assert cards_text(deal.sides[1].red_threes) == "3h", "shown at the deal already"
    assert write_position(deal)["seat"][1]["owed"] == 2
    deal.play("draw")
    deal.play("discard K")
    assert (len(deal.hands[1]), len(deal.stock)) == (4, 0)
    assert read("salon", first_turns=4, stock="Kc 9c", seat=[{"hand": "4 5", "owed": 1}]).hands[0][-1] in deal.pile


@pytest.mark.rule("CL-3.5")
def test_the_rest_of_a_pile_that_is_being_opened_with_lies_aside() -> None:
    deal = read(
        phase="play",
        drew="pile",
        pile="A 8",
        seat=hands("Q Q Q 5 6"),
        side=[{"melds": ["K K K"], "opened": False}],
        stock="4 4 4",
    )
    assert bool(deal.core.aside)
    assert deal.legal().texts() == ["meld Q Q Q"]
    deal.play("meld Q Q Q")
    assert len(deal.hands[0]) == 4
    assert deal.pile == []


@pytest.mark.rule("TB-6.3")
def test_asking_before_the_pile_is_taken() -> None:
    keys: dict[str, Any] = {"pile": "9 K", "stock": "4 4", "seat": hands("K K 9 8"), "side": [{"melds": ["9 9 9"]}]}
    deal = read("tres-barajas", phase="answer", drew="none", **keys)
    assert (deal.to_act, deal.legal().texts()) == (2, ["yes", "no"])
    deal.play("no")
    assert deal.phase == "draw"
    asked = read("tres-barajas", phase="answer", **keys | {"pile": ""})
    asked.play("no")
    assert asked.phase == "play"
    assert write_position(asked)["leave"] == "no"
    assert "ask" not in asked.legal()


@pytest.mark.rule("RE-2.5")
def test_a_wild_that_came_free_is_held_aside() -> None:
    deal = read(
        "reglamento/4",
        phase="play",
        seat=hands("9 9 8 7"),
        side=[{"melds": ["6 6 6", "K K K K K K 2"]}, {}],
        freed="2d",
        freed_from=2,
        laid=["", "K"],
    )
    assert_consistent(deal)
    assert "discard 8" not in deal.legal()
    assert "add 2 > 2" not in deal.legal()
    assert "meld 9 9 2" in deal.legal()
    written = write_position(deal)
    assert (written["freed"], written["freed_from"], written["seat"][0]["hand"]) == ("2d", 2, "9 9 8 7")


@pytest.mark.rule("SA-4.3")
def test_a_pile_taken_on_the_promise_to_lay_everything() -> None:
    keys: dict[str, Any] = {"phase": "play", "drew": "pile", "pile": "", "stock": "4 4"}
    deal = read(
        "salon", abatir=True, seat=hands("6 6 6 6 6 5"), side=[{"melds": ["7 7 7"]}, {}], laid=["7 7 7"], **keys
    )
    assert bool(deal.core.bound)
    assert "discard 5" not in deal.legal()
    written = write_position(deal)
    assert (written["abatir"], written["side"][0]["opened"]) == (True, True)
