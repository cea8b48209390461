"""Effects: what playouts show of going out, said only where their numbers bear it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.advice.reckoning import is_so
from tests.advice.scenes import table

from canasta.advice.choosing import reasoning
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker
from canasta.deal.view import View
from canasta.players.prospects import Prospect

CHANCES = {"taken": 0.0, "out": 1.0, "beaten": 0.0, "held": 0.0, "canastas": 1.0, "own": 400.0, "theirs": 100.0}
OUT = Prospect("discard 7", 60.0, closing=True, **CHANCES, worlds=1000, whole=1000, error=1.0, own_error=1.0)
ON = replace(OUT, action="discard K", points=0.0, closing=False, out=0.5, beaten=0.4, own=390.0)


def seen(ours: int = 0, theirs: int = 0) -> View:
    """The table with those totals."""
    return table(scores=[ours, theirs])


def said(shown: View, best: Prospect, other: Prospect, lang: str = "en") -> str:
    """The reason for an action against another; what it says is so."""
    scene = Scene(shown)
    found = reasoning(scene, best, (other,))
    assert is_so(shown, best, found)
    return Speaker(scene, lang).reason(found)


def test_who_plays_on_may_lose_the_race() -> None:
    assert said(seen(), OUT, ON) == "If you play on, the opponents may well go out first."
    assert "cerrar antes" in said(seen(), OUT, ON, "es")
    assert "first" not in said(seen(), OUT, replace(ON, beaten=0.25))


def test_going_out_that_wins_the_match_is_reason_enough() -> None:
    assert said(seen(ours=4700), OUT, ON) == "Going out now wins the match."
    assert "wins" not in said(seen(ours=4500), OUT, ON)
    assert "wins" not in said(seen(ours=4700, theirs=4950), OUT, ON)
    doubtful = replace(OUT, own_error=10.0)
    assert "wins" not in said(seen(ours=4700), doubtful, ON)


def test_going_out_that_loses_the_match_is_not_advised() -> None:
    on, out = replace(ON, points=60.0), replace(OUT, points=0.0)
    assert said(seen(ours=3000, theirs=5200), on, out).startswith("Going out now loses the match")
    assert "loses" not in said(seen(ours=3000, theirs=4800), on, out)
    assert "loses" not in said(seen(ours=5200, theirs=5200), on, out)


@pytest.mark.parametrize(("held", "told"), [(9, True), (7, False)])
def test_a_partner_with_many_cards_is_not_left_behind(held: int, told: bool) -> None:
    scene = Scene(table(others=(9, held, 9)))
    on, out = replace(ON, points=60.0, held=10.0), replace(OUT, points=0.0, held=60.0, own=300.0)
    reason = Speaker(scene, "en", ["Ana", "Luis", "Eva", "Juan"]).reason(reasoning(scene, on, (out,)))
    assert ("If you go out now, Eva is left with 9 cards in hand." in reason) == told
