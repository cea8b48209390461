"""The scenes, played through the reference."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from .cards import pack
from .deal import RefDeal, Refused
from .scene_files import FOLDER, Scene, all_scenes, count
from .state import State

SCENES = all_scenes()


def marked(scene: Scene):
    return pytest.param(scene, marks=pytest.mark.rule(*scene.rules), id=scene.name)


@pytest.mark.parametrize("scene", [marked(scene) for scene in SCENES])
def test_scene(scene: Scene) -> None:
    deal = RefDeal.from_position(scene.position)
    assert not deal.cards() - Counter(pack(deal.state.rules.packs)), "more copies than the packs hold"
    for action in scene.actions[: scene.accepted]:
        deal.apply(action)
    for refused in scene.actions[scene.accepted : scene.accepted + 1]:
        with pytest.raises(Refused):
            deal.apply(refused)
    legal = deal.legal()
    assert not set(scene.has) - set(legal)
    assert not set(scene.lacks) & set(legal)
    if scene.only is not None:
        assert tuple(legal) == scene.only
    seen = observed(deal)
    for key, wanted in scene.expected.items():
        if key == "lines":
            for line in wanted:
                side, *rest = line
                assert tuple(rest) in [(p,) if len(rest) == 1 else (r, p) for r, p in deal.score()[side]], line
        elif key == "hands":
            for seat, cards in wanted.items():
                assert Counter(deal.state.hands[int(seat)]) == count(cards)
        else:
            assert seen[key] == wanted, key


def observed(deal: RefDeal) -> dict[str, object]:
    """The facts of a deal that a scene may ask about."""
    state: State = deal.state
    seen: dict[str, object] = {
        "to_act": deal.to_act,
        "phase": deal.phase,
        "over": deal.how,
        "melds": [[" ".join(m.cards) for m in melds] for melds in state.melds],
        "red_threes": state.red_threes,
        "opened": state.opened,
        "pile": " ".join(state.pile),
    }
    if deal.over:
        winner = deal.match_result()
        seen |= {"totals": deal.totals(), "winner": "" if winner is None else winner}
    return seen


def test_there_are_scenes_of_every_rule_set() -> None:
    assert len(SCENES) == len(list(FOLDER.iterdir())) >= 200
    assert {re.split("[@/]", s.position["rules"])[0] for s in SCENES} == {
        "clasica",
        "internacional",
        "salon",
        "reglamento",
        "tres-barajas",
    }
