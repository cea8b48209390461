"""Every claim of every fact is true of the view, by another reading of it; in all games."""

from __future__ import annotations

from random import Random

import pytest
from tests.advice.claims import CLAIMS, true
from tests.advice.scenes import views
from tests.match.playing import EVERY_GAME

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker

PAIRS = 6  # of actions in a view


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_said_is_so(name: str) -> None:
    chance, told = Random(name), set[str]()
    for seen in views(name, "truth", 60):
        scene = Scene(seen)
        speaker = Speaker(scene, "es")
        for _pair in range(PAIRS):
            best, other = (Deed(scene, action) for action in chance.sample(seen.legal, 2))
            for kind in KINDS_OF_FACTS:
                fact = kind.of(scene, best, other)
                if fact is not None:
                    told.add(fact.id)
                    assert true(seen, fact, best.action, other.action), (fact, best.action, other.action, seen)
                    assert speaker.fact(fact).endswith(".")
    assert len(told) > 20


def test_every_fact_has_its_claim() -> None:
    assert {kind.id for kind in KINDS_OF_FACTS} == set(CLAIMS)
