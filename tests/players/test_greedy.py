"""Choices of `greedy` in positions that a player of some practice would not think about for long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.players.duels import choice, choices
from tests.scenes import position_of

HIDDEN = (11, 11, 11)


def position(
    hand: str,
    ours: Sequence[str] = (),
    theirs: Sequence[str] = (),
    others: Sequence[int | str] = HIDDEN,
    **keys: Any,
) -> dict[str, Any]:
    """A scene of seat 0: its hand, the melds of both sides, and the hands of the others."""
    sides = [{"melds": list(ours)}, {"melds": list(theirs)}]
    return position_of(**{"phase": "play", "pile": "9h", "hand": hand, "others": others, "side": sides, **keys})


def ready(others: Sequence[int | str], **keys: Any) -> dict[str, Any]:
    """A position in which the side may go out."""
    ours = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
    return position("7s 4d", ours, ["Qh Qd Qc"], others, stock=40, **keys)


@pytest.mark.parametrize(
    ("seen", "action"),
    [
        pytest.param(
            position("9c 9s Ah Ad 2c 4d 5d 6d 7d 8d Td", phase="draw", pile="4c 5c 6c 8c 9d Jh Qc Kd 9h"),
            "take 9 9",
            id="takes a big pile with a pair",
        ),
        pytest.param(
            position("9c 2s Ah 4d 5d 6d 7d 8d", ["Kh Kd Kc"], phase="draw"),
            "draw",
            id="spends no wild on a small pile",
        ),
        pytest.param(
            position("Ah Ad Ac Kh Kd X 2s 4d 5d 6d 7d 8d"),
            "meld A A A",
            id="opens without wilds where naturals will do",
        ),
        pytest.param(
            position("2s 2d 4d 5d 6d 7d 8d Jd Qd", ["Kh Kd Kc", "Th Td Tc Ts Th Td"], stock=45),
            "add 2 > 2",
            id="finishes a canasta with a wild",
        ),
        pytest.param(
            position("2s 2d 4d 5d 6d 7d 8d Jd Qd", ["Kh Kd Kc", "Th Td Tc"], stock=45),
            "discard",
            id="keeps wilds where they finish nothing",
        ),
        pytest.param(
            position("2s 2d 2h 2c X 7d 8d Jd Qd", ["Kh Kd Kc"], rules="reglamento", stock=45),
            "meld 2 2",
            id="makes a canasta of wilds where it pays",
        ),
        pytest.param(ready((11, 8, 11)), "ask", id="asks a partner who holds much"),
        pytest.param(ready((11, 2, 11)), "add 7 > 2", id="asks no partner who holds little"),
        pytest.param(ready((11, "4c 5c", 11), phase="answer", turn=0), "yes", id="says yes with little in hand"),
        pytest.param(
            ready((2, "X X Ah Ad Ac As 2h 2d 2c", 2), phase="answer", turn=0),
            "no",
            id="says no with much in hand",
        ),
        pytest.param(
            position(
                "7s 4d",
                others=(14, 3, 14),
                rules="tres-barajas",
                stock=45,
                moda="4",
                side=[
                    {"melds": ["7h 7d 7c", "Kh Kd Kc Ks Kh Kd Kc", "Qh Qd Qc Qs Qh Qd 2c"], "taken_pile": True},
                    {"melds": ["Jh Jd Jc"]},
                ],
            ),
            "ask",
            id="asks where it must",
        ),
    ],
)
def test_it_chooses(seen: dict[str, Any], action: str) -> None:
    assert f"{choice(seen)} ".startswith(f"{action} ")


def test_it_goes_out_when_the_others_hold_much() -> None:
    assert choice(ready(HIDDEN)) in ("ask", "add 7 > 2")


def test_it_does_not_throw_what_the_next_player_lays_off() -> None:
    theirs = ["Kh Ks Kc", "Qh Qs Qc", "9h 9s 9c", "8h 8s 8d"]
    seen = position("Kd Qd 9d 8c 3s", ["7h 7d 7c"], theirs, stock=45, pile="4h 5h 6h 8h Th Js")
    assert choices(seen) == {"discard 3b"}


def test_it_freezes_a_pile_now_and_then() -> None:
    # An opening is at hand, so the side must not be able to open: a high score asks for 120 points.
    score: dict[str, Any] = {"scores": [4000, 0], "stock": 45, "pile": "4h 5h 6h 8h Th Js Qd Kd"}
    thrown = {
        choice(position(f"Ad Ac Kh 9d 9c 8c 2h 2s {rest}", [], ["Ks Kc Kc", "Qh Qs Qc"], **score))
        for rest in ("4c 4c", "4c 5c", "4c 6c", "4c 7c")
    }
    assert "discard 2" in thrown
    assert len(thrown) > 1


def test_random_does_anything_that_is_legal() -> None:
    assert choices(position("Ah 4d 5d"), "random", 60) == {"discard A", "discard 4", "discard 5"}
