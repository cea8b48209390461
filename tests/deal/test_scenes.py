"""The scenes of the reference, played through the real engine: every rule of play in a position made for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.consistency import assert_consistent
from tests.reference.scene_files import Scene, all_scenes, count
from tests.scenes import different

from canasta.cards import KIND_OF_CARD, KIND_TEXTS
from canasta.position import read_position
from canasta.position.attempt import Attempt, attempt
from canasta.tabletop.notation import parse_action

SCENES = all_scenes()


def kinds(cards: list[int]) -> str:
    return " ".join(KIND_TEXTS[KIND_OF_CARD[card]] for card in cards)


def observed(tried: Attempt) -> dict[str, Any]:
    """The facts of a deal that a scene may ask about, beside its score sheet and hands."""
    deal = tried.deal
    return {
        "to_act": deal.to_act,
        "phase": deal.phase,
        "over": deal.outcome,
        "melds": [[kinds(meld.cards) for meld in side.melds] for side in deal.sides],
        "red_threes": [len(side.red_threes) for side in deal.sides],
        "opened": [side["opened"] for side in tried.as_json()["position"]["side"]],
        "pile": kinds(deal.pile),
        "totals": None if tried.score is None else [side.total for side in tried.score],
        "winner": "" if tried.winner is None else tried.winner,
    }


@pytest.mark.parametrize(
    "scene", [pytest.param(scene, marks=pytest.mark.rule(*scene.rules), id=scene.name) for scene in SCENES]
)
def test_scene(scene: Scene) -> None:
    position = read_position(scene.position)
    assert_consistent(position)
    tried = attempt(position, [parse_action(action) for action in scene.actions])
    assert_consistent(tried.deal)
    refusal = tried.refusal
    assert tried.accepted == scene.accepted, refusal and refusal.message("en")
    assert (refusal is None) == (not scene.refused)
    if refusal is not None:
        assert refusal.rule in scene.refused, refusal.message("en")
    legal = tried.deal.legal().texts()
    assert [action for action in scene.has if action not in legal] == []
    assert [action for action in scene.lacks if action in legal] == []
    if scene.only is not None:
        assert different(tried.deal, legal) == set(scene.only)
    seen = observed(tried)
    for key, wanted in scene.expected.items():
        if key == "hands":
            hands = {seat: Counter(kinds(tried.deal.hands[int(seat)]).split()) for seat in wanted}
            assert hands == {seat: count(cards) for seat, cards in wanted.items()}
        elif key == "lines":
            assert tried.score is not None
            for side, *line in wanted:
                lines = [[*([x.rule] if len(line) == 2 else []), x.points] for x in tried.score[side].lines]
                assert line in lines, (line, lines)
        elif key == "melds":
            wanted = [[count(cards) for cards in melds] for melds in wanted]
            assert [[count(cards) for cards in melds] for melds in seen[key]] == wanted
        else:
            assert seen[key] == wanted, key
