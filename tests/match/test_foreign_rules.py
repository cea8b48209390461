"""A rule set that the package does not know, once added, is played, refused, scored, kept and replayed like its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from canasta import players
from canasta.match.match import Match, Player
from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.match.save import load, save
from canasta.position import read_position, write_position
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Book, RuleSet, RuleSetError, add, get
from canasta.rules.build import THE_BOOK
from canasta.rules.house import with_house
from canasta.rules.rulebook import rule
from canasta.rules.sets import BOOK
from canasta.texts import LANGUAGES

CASERA = RuleSet(
    "casera",
    1,
    "salon",
    {"canastas_to_go_out": 2, "target": 1500, "canasta_awards": "3:500"},
    own_book=True,
    titles={"es": "La de casa", "en": "The one at home"},
)
BY_TWO = RuleSet(
    "de-dos", 1, "reglamento", {"target": 1000}, forms={"2": BOOK["reglamento"].forms["2"]}, default_form="2"
)


@pytest.fixture(autouse=True)
def added() -> Iterator[None]:
    for rule_set in (CASERA, BY_TWO):
        add(rule_set)
    yield
    for rule_set in (CASERA, BY_TWO):
        del THE_BOOK.sets[rule_set.id]


def played_out(match: Match) -> set[str]:
    """Play to the end, with a look at every turn at why the other actions are refused; the rules that were named."""
    greedy, chance, named = players.get("greedy"), Random(3), set()
    while match.stage != "finished":
        if match.stage == "between":
            match.next_deal()
        match.ready()
        while match.stage == "play":
            assert match.deal is not None
            seat = match.deal.to_act
            for tried in ("discard K", "meld 4 4 2", "take 5 5", "ask", "pass", "meld 3b 3b 3b", "add 2 > 1"):
                refusal = match.deal.check(tried)
                if refusal is not None:
                    assert all(refusal.message(lang) for lang in LANGUAGES)
                    named.add(rule(refusal.rule).id)
            match.play(seat, greedy.choose(match.view(seat), chance))
    return named


@pytest.mark.parametrize(("name", "letters"), [("casera", {"SA"}), ("de-dos", {"RE"})])
def test_a_whole_match(name: str, letters: set[str], tmp_path: Path) -> None:
    rules = get(name)
    players = [Player("Ana"), *(Player(each, bot=True) for each in ("Eva", "Luis", "Juan")[: rules.seats - 1])]
    match = Match.new(with_house(rules, {"value_joker": 60}), players, seed="casa")
    named = played_out(match)
    assert max(match.scores) >= rules.target
    assert len(named) >= 3
    for sheet in match.score_sheets:
        for side in sheet:
            assert sum(line.points for line in side.lines) == side.total
            named |= {rule(line.rule).id for line in side.lines}
    assert {each[:2] for each in named} - {"CL"} == letters  # the classic rules are those of its parent's parent
    again = from_record(write(match.record()))
    assert (again.scores, again.rules) == (match.scores, match.rules)
    save(match, tmp_path / "kept")
    assert load(tmp_path / "kept").rules == match.rules


def test_a_refusal_names_the_rule_of_the_form() -> None:
    match = Match.new(get("de-dos"), ["Ana", "Eva"], seed="x")
    match.ready()
    table = {
        "rules": "de-dos",
        "phase": "play",
        "seat": [{"hand": "5"}, {}],
        "side": [{"melds": ["K K K K K K K"]}, {}],
    }
    deal = read_position(table)
    refusal = deal.check("discard 5")
    assert refusal is not None
    assert (refusal.rule, refusal.data["why"]) == ("RE-1.2", "canastas")
    assert write_position(deal)["rules"] == "de-dos"
    with pytest.raises(IllegalAction):
        deal.play("discard 5")


def test_what_stands_on_nothing_printed_is_told_by_the_classic_rules() -> None:
    alone = Book([RuleSet("sola", 1, None, {"target": 800})]).get("sola")
    match = Match.new(alone, ["Ana", "Eva", "Luis", "Juan"], seed="x")
    assert {each[:2] for each in played_out(match)} == {"CL"}
    assert {line.rule[:2] for sheet in match.score_sheets for side in sheet for line in side.lines} == {"CL"}


@pytest.mark.parametrize("name", ["clasica", "casera", "pumba", "De Casa"])
def test_a_name_that_will_not_do(name: str) -> None:
    before = get("clasica")
    with pytest.raises(RuleSetError, match="cannot be the name of another rule set"):
        add(RuleSet(name, 1, "clasica", {"target": 3000}))
    assert get("clasica") == before


def test_a_set_that_does_not_resolve_is_not_added() -> None:
    with pytest.raises(RuleSetError):
        add(RuleSet("mala", 1, "clasica", {"hand_size": 99}))
    assert "mala" not in THE_BOOK.sets
