"""The engine and the sheet, from its detail, score the same table alike, line by line."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.club.scoresheet.same import assert_same
from tests.deal.scoring import over, played
from tests.engine.random_deals import random_pair
from tests.engine.random_tables import random_table
from tests.engine.sets import NAMES, SOAK, rules_of

from canasta.deal.deal import Deal
from canasta.deal.score import CODES
from canasta.engine.deal import EngineDeal
from canasta.rules import Rules


def finished(rules: Rules, name: str, tables: int, deals: int) -> list[EngineDeal]:
    """Deals finished by random play."""
    ends = []
    for seed in range(tables + deals):
        rng = random.Random(f"score sheet {name} {seed}")
        deal = random_table(rules, rng).for_engine() if seed < tables else random_pair(rules, rng, name).deal
        while not deal.over:
            deal.apply(rng.choice(deal.legal_actions()))
        ends.append(deal)
    return ends


@pytest.mark.rule("CL-6.1", "SA-6.1", "SA-6.4", "RE-4.1", "RE-4.2", "RE-4.3", "TB-8.1", "TB-8.10")
@pytest.mark.parametrize("name", NAMES)
def test_the_sheet_scores_what_the_engine_scores(name: str) -> None:
    rules = rules_of(name)
    seen: set[str] = set()
    tables = 150 if rules.moda_doubles else 60  # random play hardly ever goes out there
    for deal in finished(rules, name, tables * SOAK, 3 * SOAK):
        seen |= assert_same(rules, deal)
    assert seen >= {"canasta-clean", "canasta-dirty", "going-out", "cards-laid", "cards-in-hand", "red-threes"}
    if name == "tres-barajas":
        assert seen >= {"moda", "double", "canastilla", "exact-cut", "wilds-mixed", "red-threes-no-canasta"}


TB, CLEAN_K, CLEAN_Q = "tres-barajas", "K K K K K K K", "Q Q Q Q Q Q Q"
FIVE = [CLEAN_K, CLEAN_Q, "J J J J J J J", "T T T T T T T", "9 9 9 9 9 9 9"]
SEVEN = [*FIVE, "8 8 8 8 8 8 8", "7 7 7 7 7 7 7"]
TEN = [*SEVEN, "6 6 6 6 6 6 6", "5 5 5 5 5 5 5", "A A A A A A A"]
OUT_CLEAN = {"phase": "play", "leave": "yes", "side": [{"melds": [CLEAN_K, CLEAN_Q, "9 9 9"], "red_threes": "3r"}]}


def rare() -> Iterator[Deal]:
    """Situations that random play hardly ever reaches."""
    yield played("add 9 > 3; discard 5", TB, seat=[{"hand": "9 5"}, {}, {"hand": "A 8"}, {"hand": "4"}], **OUT_CLEAN)
    yield played("add 9 > 3; discard 5", TB, seat=[{"hand": "9 5"}, {}, {"hand": "2 8"}], **OUT_CLEAN)
    blacks = "3b 3b 3b 3b 3b 3b"
    yield played("add 9 > 3; discard 5", TB, seat=[{"hand": "9 5"}, {}, {"hand": blacks}], **OUT_CLEAN)
    yield over(TB, ["A A A A 2 2 2"] * 3, moda="A", outcome="stock")
    yield over(TB, ["2 2 2 2 2 2 2", "X X X X X X 2", CLEAN_K, "K K K K 2 2 2"], moda="K", exact_cut=0)
    yield over(TB, ["2 2 2 2 2 2 2", "X X X X X X 2"], house={"wild_canasta_repeats": True}, outcome="stock")
    yield over(TB, TEN, {"red_threes": "3r 3r 3r 3r 3r"}, hands=["", "3r", "", blacks])
    yield over(TB, [CLEAN_K, "J J J J J J 2", blacks], ["9 9 9"], house={"laid_against_without_canasta": True})
    yield over("salon", [*SEVEN, "3b 3b 3b 3b"], hands=["", "3r 5", "A", ""])
    yield over("salon", FIVE, ["A A X"], house={"canasta_awards": "4:400"})
    yield over("reglamento/4", [*FIVE, "3b 3b 3b 3b"], {"red_threes": "3r 3r 3r 3r"}, hands=["", "5", "A", ""])
    yield over("reglamento/4", [CLEAN_K], {"red_threes": "3r"}, hands=["", "3b 3b 3b 3b", "", ""], outcome="stock")
    yield over("reglamento/6-pairs", {"melds": [CLEAN_K], "red_threes": "3r 3r 3r 3r 3r 3r"}, outcome="stock")
    hidden = {"phase": "play", "seat": [{"hand": "K K K K K K 2 9 9 9 5"}]}
    yield played("meld K K K K K K 2; meld 9 9 9; discard 5", "clasica", **hidden)
    for first in (3, 0):
        yield played("meld K K K K K K 2; meld 9 9 9; discard 5", "salon", first_turns=first, **hidden)
        position = {"phase": "play", "first_turns": first, "seat": [{"hand": "K K K K K K 2 9 5"}]}
        yield played("add 9 > 1; meld K K K K K K 2; discard 5", "salon", side=[{"melds": ["9 9 9"]}], **position)


@pytest.mark.rule(
    "TB-8.5", "TB-8.7", "TB-8.8", "TB-8.9", "TB-8.11", "SA-6.3", "SA-7.2", "RE-5.1", "RE-5.13", "RE-5.14", "CL-5.2"
)
def test_rare_lines_too_so_that_every_line_has_been_seen() -> None:
    seen = {code for deal in rare() for code in assert_same(deal.rules, deal.core)}
    assert seen | {"canasta-dirty", "wilds-mixed"} == set(CODES)
