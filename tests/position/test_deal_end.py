"""The end of a deal in a position: an empty stock, the last turn, and a deal that is over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.consistency import assert_consistent
from tests.match.playing import EVERY_GAME
from tests.position.positions import hands, read

from canasta.engine.state import LAST_NO_CLOSING, LAST_NO_DISCARD, LAST_TAKER, NORMAL
from canasta.position import read_position, to_toml, write_position


@pytest.mark.rule("TB-7.1", "TB-7.2", "TB-7.3")
@pytest.mark.parametrize(
    ("keys", "ending"),
    [
        ({"phase": "draw"}, LAST_TAKER),
        ({"phase": "play"}, NORMAL),
        ({"phase": "play", "last_draw": 2}, NORMAL),
        ({"phase": "play", "last_draw": 1}, LAST_NO_CLOSING),
        ({"phase": "play", "last_draw": 0}, LAST_NO_DISCARD),
        ({"phase": "play", "drew": "pile", "pile": ""}, LAST_TAKER),
        ({"phase": "play", "stock": "4 5"}, NORMAL),
    ],
)
def test_the_end_of_the_stock_in_tres_barajas(keys: dict[str, Any], ending: int) -> None:
    position = {"pile": "K", "stock": "", "seat": hands("K K 9 8"), "side": [{"melds": ["9 9 9"]}], **keys}
    deal = read("tres-barajas", **position)
    assert deal.core.ending == ending
    again = read_position(write_position(deal))
    assert again.core.ending == ending
    assert again.legal().texts() == deal.legal().texts()


@pytest.mark.rule("SA-5.6")
def test_the_last_turn_after_a_red_three() -> None:
    keys: dict[str, Any] = {"phase": "play", "stock": "", "seat": hands("4 5 6"), "side": [{"melds": ["9 9 9"]}]}
    assert "pass" not in read("salon", **keys).legal()
    deal = read("salon", last_turn=True, **keys)
    assert "pass" in deal.legal()
    assert write_position(deal)["last_turn"] is True


def test_an_empty_stock_in_any_set() -> None:
    for name in EVERY_GAME:
        deal = read(name, phase="play", stock="", seat=hands("4 5 6"))
        assert_consistent(deal)
        assert "discard 4" in deal.legal()
        waiting = read(name, stock="", pile="9", seat=hands("4 5 6"))
        assert waiting.legal().texts() == ["pass"]
        waiting.play("pass")
        assert waiting.outcome == "stock"


def test_a_deal_that_is_over_can_be_read_and_scored() -> None:
    deal = read("clasica", phase="play", seat=hands("K 5", "A"), side=[{"melds": ["K K K K K K"]}, {}], stock="4 4")
    deal.play("add K > 1")
    deal.play("discard 5")
    again = read_position(to_toml(write_position(deal)))
    assert (again.over, again.outcome, again.closer) == (True, "out", 0)
    assert again.score() == deal.score()
    assert read("clasica", phase="over").outcome == "stock"
