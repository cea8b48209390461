"""Names that nobody can read, or that pretend to be another's."""

from __future__ import annotations

import pytest

from canasta.club.server.pair_list import read_pairs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import Chair, look, proper_name, seen
from canasta.texts import LANGUAGES

GOOD = [
    "Ana",
    "José Luis",
    "Mª Carmen",
    "Ευρυδίκη",
    "Наталья",
    "山田 太郎",
    "김민준",
    "O'Brien",
    "Łukasz",
    "Ana 2",
    "7",
    "🦊",
    "さくら",
]
BLANK = [
    "\u3164",
    "\u200b\u200b",
    "\u2800",
    "\u115f\u1160",
    "\uffa0 \u3164",
    "\u0301",
    " ",
    "\ufe0f",
    "\u202e",
    "\u00a0",
]
MIXED = ["\u0410na", "Ev\u0430", "P\u0435dro", "\u039cario", "Ana\u0430"]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"), [*((each, "name-blank") for each in BLANK), *((each, "name-mixed") for each in MIXED)]
)
def test_names_that_show_nothing_or_pretend_are_refused_with_a_sentence(name: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        proper_name(name)
    assert refused.value.code == code
    assert len({refused.value.message(lang) for lang in LANGUAGES}) == 2


@pytest.mark.parametrize("name", ["A\u200bna", "Ana\u3164", "\u202eAna", " Ana\u00a0", "A\u034fna"])
def test_what_cannot_be_seen_is_left_out(name: str) -> None:
    assert proper_name(name) == seen(name) == "Ana"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\uff21\uff4e\uff41", "Ana"),
        ("\u0421\u041e\u0421\u041e", "Coco"),
        ("A\u200bna", "ana"),
        ("Jose\u0301", "jos\u00e9"),
        ("\U0001d400\U0001d427\U0001d41a", "Ana"),
    ],
)
def test_a_name_that_looks_like_another_s_is_taken(name: str, other: str) -> None:
    assert look(name) == look(other)
    with pytest.raises(TableError, match="called"):
        proper_name(name, [None, Chair(other, "fox")])
    proper_name(name, [Chair("Eva", "fox")])


def test_a_list_of_pairs_is_read_with_the_same_eyes() -> None:
    read = read_pairs("A\u200bna;Eva\n\u0410na;Luz\n\u3164;Sol\n", (), "en")
    pairs, problems = read.pairs, read.problems
    assert pairs == [("Ana", "Eva")]
    assert len(problems) == 2
    assert "alphabets" in problems[0]
