"""Thousands of hints, from stored prospects: every claim holds, most give a reason, and no two options read alike."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle, islice

import pytest
from tests.advice.reckoning import is_so, kind_of, lead
from tests.advice.stored import decisions
from tests.match.playing import EVERY_GAME, NAMES

from canasta.advice import hint_of
from canasta.advice.advisee import Advisee
from canasta.advice.chances import LEAST, honest
from canasta.advice.hint import reasons_of
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker
from canasta.texts import LANGUAGES

RATE = re.compile(r"\((\d+) in (\d+)\)")
BETTER = {"a little better": (0, 15), "is better": (0, 40), "much better": (40, 1e9)}
REASONED = 0.8  # of hints give a reason other than points


def test_most_hints_give_a_reason_and_all_that_they_say_holds() -> None:
    kinds, said = Counter[str](), Counter[str]()
    for name in EVERY_GAME:
        recent: tuple[str, ...] = ()
        for seen, choice in islice(decisions(name), 0, None, 2):
            scene = Scene(seen)
            found, best = reasons_of(scene, choice, Advisee(recent))
            assert is_so(seen, best, found), (name, found, best, seen)
            kinds[kind_of(found)] += 1
            said.update(found.said)
            recent = (found.said + recent)[:5]
            told = Speaker(scene, "en").reason(found)
            for each in found.grounds:
                if each.effect == "taken":
                    rates = [int(part) / int(whole) for part, whole in RATE.findall(told)]
                    chances = [honest(of.taken or 0.0) for of in (best, each.other)]
                    chances = [chance for chance in chances if LEAST <= chance <= 1 - LEAST]  # others have no number
                    assert all(abs(rate - chance) < 0.08 for rate, chance in zip(rates, chances, strict=True))
            if kind_of(found) == "points" and found.contrast is not None and not found.toward:
                words = next((words for words in BETTER if words in told), None)
                gap = lead(seen, best, found.contrast.other)[0]
                assert words is None or BETTER[words][0] <= gap <= BETTER[words][1]
    assert kinds.total() > 600
    reasoned = 1 - (kinds["points"] + kinds["even"]) / kinds.total()
    assert reasoned >= REASONED, kinds
    assert len(said) > 40


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_two_options_of_a_hint_read_alike(name: str) -> None:
    found = list(decisions(name))
    for (seen, choice), lang in zip(found, cycle(LANGUAGES), strict=False):
        hint = hint_of(seen, choice, lang, names=NAMES)
        for told in ([each.text for each in hint.options], [each.text for each in hint.reasons]):
            assert len(set(told)) == len(told), told
        assert all(each.reason.endswith((".", ".»", ".”")) for each in hint.options)
    assert len(found) > 100
