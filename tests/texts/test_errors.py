"""Errors that people read: one base, the same code and data in both languages, one sentence each."""

from __future__ import annotations

import ast
import builtins
import pickle
from collections.abc import Callable

import pytest
from tests.project.house import modules, tree
from tests.scenes import deal_of

from canasta import players
from canasta.cards import parse_card, parse_kind
from canasta.refusals.refusal import IllegalAction
from canasta.rules import get
from canasta.rules.rulebook import rule
from canasta.tabletop.notation import parse_action
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


@pytest.mark.parametrize(
    "ask",
    [
        lambda: players.get("genius"),
        lambda: get("mus"),
        lambda: parse_card("Z9"),
        lambda: parse_kind("Z"),
        lambda: rule("TB-4.33"),
        lambda: parse_action("fly"),
        lambda: deal_of(phase="play", hand="5 6", others=(1, 1, 1)).play("discard K"),
    ],
)
def test_the_sentence_is_another_in_each_language_and_survives_another_process(ask: Callable[[], object]) -> None:
    with pytest.raises(WordedError) as caught:
        ask()
    error = caught.value
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.code, again.data) == (type(error), error.code, error.data)
    assert vars(again).keys() == vars(error).keys()
    assert len({again.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert [again.message(lang) for lang in LANGUAGES] == [error.message(lang) for lang in LANGUAGES]
    assert str(error) == error.message("en")
    if isinstance(error, IllegalAction):
        assert (error.code, error.data) == (error.refusal.code, error.refusal.data)
        assert error.message("es") == error.refusal.message("es")
