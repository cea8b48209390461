"""Errors that people read: one base, the same code and data in both languages, one sentence each."""

from __future__ import annotations

import ast
import builtins
import pickle

import pytest
from tests.project.house import modules, tree

from canasta import players
from canasta.cards import CardError, parse_card, parse_kind
from canasta.cli.screen import BadInputError
from canasta.club.referee.judge import RefereeError
from canasta.players import UnknownBotError
from canasta.position import read_position
from canasta.refusals.refusal import IllegalAction
from canasta.rules import RulesError, get
from canasta.rules.rulebook import UnknownRuleError, rule
from canasta.tabletop.notation import NotationError, parse_action
from canasta.texts import LANGUAGES
from canasta.texts.errors import WordedError

BUILT_IN = {name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, Exception)}
ALONE = {"VerifyError"}  # match/verify.py needs nothing but Python


def errors() -> dict[str, tuple[set[str], set[str]]]:
    """Every exception of the package: the names of all its bases, and of its methods."""
    classes = [node for path in modules() for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    left = [(node, {ast.unparse(base) for base in node.bases}) for node in classes if node.bases]
    found: dict[str, tuple[set[str], set[str]]] = {}
    while of := [(node, bases) for node, bases in left if bases & (BUILT_IN | found.keys())]:
        for node, bases in of:
            above = bases.union(*(found[base][0] for base in bases & found.keys()))
            found[node.name] = above, {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        left = [each for each in left if each not in of]
    return found


@pytest.mark.pure  # it reads the source
def test_every_error_with_a_sentence_has_the_one_base() -> None:
    known = errors()
    worded = {name for name, (above, _) in known.items() if "WordedError" in above}
    assert len(worded) > 20
    assert {name for name, (_, methods) in known.items() if "message" in methods} - worded - {"WordedError"} == ALONE


def refused() -> IllegalAction:
    table = {"rules": "clasica", "phase": "play", "seat": [{"hand": "5 6"}, {}, {}, {}]}
    with pytest.raises(IllegalAction) as caught:
        read_position(table).play("discard K")
    return caught.value


def raised() -> list[WordedError]:
    with pytest.raises(UnknownBotError) as no_bot:
        players.get("genius")
    with pytest.raises(RulesError) as no_rules:
        get("mus")
    with pytest.raises(CardError) as no_card:
        parse_card("Z9")
    with pytest.raises(CardError) as no_kind:
        parse_kind("Z")
    with pytest.raises(UnknownRuleError) as no_rule:
        rule("TB-4.33")
    with pytest.raises(NotationError) as no_action:
        parse_action("fly")
    return [
        no_action.value,
        no_rule.value,
        no_card.value,
        no_kind.value,
        no_bot.value,
        no_rules.value,
        refused(),
        BadInputError("exists", file="a.txt"),
        RefereeError("not-found", found="tea"),
    ]


def test_the_sentence_is_another_in_each_language_and_survives_another_process() -> None:
    for error in raised():
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
        assert (type(again), again.code, again.data) == (type(error), error.code, error.data)
        assert vars(again).keys() == vars(error).keys()
        assert len({again.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)
        assert [again.message(lang) for lang in LANGUAGES] == [error.message(lang) for lang in LANGUAGES]
        assert str(error) == error.message("en")


def test_a_refused_action_is_an_error_with_its_refusal() -> None:
    error = refused()
    assert isinstance(error, WordedError)
    assert (error.code, error.data) == (error.refusal.code, error.refusal.data)
    assert error.message("es") == error.refusal.message("es")
