"""Texts found by what people say of them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import canasta.texts
from canasta.texts import LANGUAGES, plain
from canasta.texts.finding import Finder, Vocabulary, words

FEW = Vocabulary(
    {
        "stop": "the a of",
        "whole": "sing",
        "endings": "ing ed s",
        "same": {"take": "take, grab, pick up", "pile": "pile, heap"},
    }
)


def test_plain_letters() -> None:
    assert plain("¿Cerró la ÑANDÚ?") == "¿cerro la nandu?"


def test_the_longest_ending_goes_and_a_stem_remains() -> None:
    assert [FEW.stem(word) for word in ("piles", "dealing", "ring", "as", "sing")] == [
        "pile",
        "deal",
        "ring",
        "as",
        "sing",
    ]


def test_words_that_mean_the_same_of_one_word_or_more() -> None:
    finder = Finder(FEW, {"draw": "draw a card", "take": "take the pile"})
    assert finder.find("grabs the heap") == ["take"]
    assert finder.find("pick up") == ["take"]
    assert finder.find("the") == []


def test_beginnings_and_slips_of_the_finger() -> None:
    finder = Finder(FEW, {"frozen": "a frozen pile", "discard": "a discard", "none": "nothing at all"})
    assert finder.find("froz") == ["frozen"]
    assert finder.find("dicsard") == ["discard"]
    assert finder.find("fr") == []


def test_a_rare_word_says_more_than_a_common_one_and_the_first_words_most() -> None:
    finder = Finder(FEW, {"one": "card card of hearts", "two": "card of kings", "three": "card of queens"})
    assert finder.find("card hearts")[0] == "one"
    long = "opening needs points and more words of all kinds that go on"
    about = Finder(FEW, {"late": "more words of all kinds that go on opening", "first": long})
    assert about.find("opening") == ["first", "late"]


def test_what_is_hardly_about_it_is_left_out() -> None:
    texts = {f"other-{n}": "card" for n in range(9)} | {"kings": "four kings and a card"}
    assert Finder(FEW, texts).find("kings card") == ["kings"]


def test_a_long_text_typed_is_looked_at_in_part() -> None:
    finder = Finder(FEW, {"king": "king"})
    assert finder.find("qqqqqqq " * 10_000 + "king") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_language_are_plain_and_stand_once(lang: str) -> None:
    path = Path(canasta.texts.__file__).parent / lang / "words.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert words(lang).stem("canastas") == words(lang).stem("canasta")
    for said in (data["stop"], data["endings"], *data["same"].values()):
        assert said == plain(said)
    for meaning, ways in data["same"].items():
        listed = [way.strip() for way in ways.split(",")]
        assert len(set(listed)) == len(listed), meaning


@pytest.mark.parametrize(
    ("said", "meaning"), [("flores", "=red_three"), ("monos", "=wild"), ("cruzado", "=frozen"), ("9500", "=number")]
)
def test_words_of_the_table_are_understood(said: str, meaning: str) -> None:
    assert meaning in {one for _, means in words("es").parts(said) for one in means}


def test_the_likest_clause_decides_and_the_order_of_words_counts() -> None:
    texts = {"one": "the king takes a queen; ten aces", "two": "the queen takes a king; ten aces"}
    finder = Finder(FEW, texts)
    assert finder.find("queen takes king")[0] == "two"
    assert finder.find("king takes queen")[0] == "one"


def test_how_much_of_a_search_a_text_explains() -> None:
    finder = Finder(FEW, {"pile": "grab the pile", "rest": "a card of hearts"})
    assert finder.explained("take the pile", "pile") > 0.8
    assert 0 < finder.explained("take the pile upside down", "pile") < 0.6
    assert finder.explained("a heap of nonsense", "pile") == 0  # one word among others
    assert finder.explained("the", "pile") == 0
