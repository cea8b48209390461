"""Comparison of a deal's lines on the sheet with the engine's score."""

from __future__ import annotations

from collections import Counter

from tests.engine.words import cards_everywhere

from canasta.cards import KIND_OF_CARD, KIND_TEXTS, pack
from canasta.club.scoresheet import Certainty, check, lines_of_score
from canasta.club.scoresheet.lines import detail_of
from canasta.deal.score import score_of
from canasta.engine.deal import EngineDeal
from canasta.engine.score import counted
from canasta.rules import Rules


def possible(rules: Rules, deal: EngineDeal) -> bool:
    """True if the packs hold those cards: random tables may have too many of some."""
    packs = Counter(KIND_TEXTS[KIND_OF_CARD[card]] for card in pack(rules.packs))
    return cards_everywhere(deal) <= packs


def assert_same(rules: Rules, deal: EngineDeal) -> set[str]:
    """Assert the same points rule by rule, and no false flag of a possible deal; return the codes of the lines."""
    told = score_of(rules, [counted(deal, side) for side in range(rules.sides)], [0] * rules.sides)
    detail = detail_of(rules, deal)
    sheet = lines_of_score(rules, detail)
    for side, lines in zip(told, sheet, strict=True):
        expected = [(line.rule, line.code, line.kind, line.number, line.points) for line in side.lines]
        assert [(line.rule, line.code, line.kind, line.number, line.points) for line in lines] == expected
        assert sum(line.points for line in lines if line.part == "base") == side.base
        assert sum(line.points for line in lines if line.part == "cards") == side.cards
    if possible(rules, deal):
        assert [flag for flag in check(rules, detail) if flag.level is Certainty.IMPOSSIBLE] == []
    return {line.code for lines in sheet for line in lines}
