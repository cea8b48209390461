"""A warning before a discard with which cards are laid that nobody has seen yet."""

from __future__ import annotations

import json

import pytest

from canasta.position import read_position
from canasta.server.live.answers import warned
from canasta.server.tables.trial import trial

TABLE = {
    "rules": "clasica",
    "phase": "play",
    "pile": "9s 4c Jh 6s",
    "stock": 40,
    "seat": [{"hand": "Ah 4s 4h 5c 7d Qh Kd 2s"}, {"hand": 8}, {"hand": 9}, {"hand": 7}],
    "side": [{"melds": ["A A A A"]}, {"melds": ["Q Q Q Q"]}],
}


@pytest.mark.parametrize("lays", ["", "add A > 1; "])
def test_the_discard_is_judged_after_what_is_laid_with_it(lays: str) -> None:
    def said(action: str) -> str:
        told = json.loads(warned(read_position(TABLE), lays + action, "en", ("Ana", "Bea", "Carmen", "Dolores"), "w"))
        return str(told["text"])

    assert said("discard Q").startswith("They collect queens")
    assert said("discard 5") == ""


@pytest.mark.parametrize("action", ["", "add A > 1", "meld 4 4 4; discard Q", "discard Q; draw"])
def test_nobody_is_warned_where_nothing_is_discarded_or_it_cannot_be_laid(action: str) -> None:
    assert json.loads(warned(read_position(TABLE), action, "en", (), "w"))["text"] == ""


def test_the_melds_are_told_as_they_would_lie() -> None:
    deal = read_position(TABLE)
    (meld,) = trial(deal, 0, "add A > 1").melds
    assert (meld.number, meld.rank, len(meld.cards), meld.canasta) == (1, "A", 5, None)
    assert [len(one.cards) for one in trial(deal, 0, "add A > 1; meld K K K").melds] == [5]  # as far as it is allowed
    assert [one.rank for one in trial(deal, 0, "meld 4 4 2").melds] == ["A", "4"]
    assert trial(deal, 1, "meld K K K").melds[0].rank == "Q"  # of whoever asks
