"""A sixth rule set is data: one more `RuleSet` resolves, describes itself, and is refused like the five."""

from __future__ import annotations

import dataclasses

import pytest

from canasta.rules import Book, HouseRuleError, RuleSet, RuleSetError
from canasta.rules.build import ALIASES
from canasta.rules.describe import describe, listing, title
from canasta.rules.house import changes, house, with_house
from canasta.rules.sets import BOOK

# The modern American game, as far as its numbers go: closed canastas, three wilds, two canastas to go out, to 8,500.
AMERICANA = RuleSet(
    "americana",
    1,
    "clasica",
    {
        "hand_size": 13,
        "closed_canastas": True,
        "more_naturals": False,
        "wild_melds": "allowed",
        "pile_with_wild": False,
        "pile_lay_off": False,
        "red_threes_dealt": "at_once",
        "opening": "125 3000:155 5000:180",
        "leave": "none",
        "canastas_to_go_out": 2,
        "wilds_mixed": 2000,
        "wilds_twos": 3000,
        "wilds_jokers": 2500,
        "red_threes": "100 300 500 1000",
        "red_threes_need": "canasta",
        "laid_against_without_canasta": True,
        "target": 8500,
    },
    forms={"4": {}, "2": {"seats": 2, "seating": "lowest_deals", "hand_size": 15, "draw": 2}},
    default_form="4",
    titles={"es": "Canasta americana", "en": "Modern American canasta"},
)


@pytest.fixture(scope="module")
def book() -> Book:
    return Book([*BOOK.values(), AMERICANA], ALIASES)


def test_it_resolves(book: Book) -> None:
    rules = book.get("Americana")
    assert (rules.id, rules.form, rules.seats, rules.hand_size, rules.target) == ("americana", "4", 4, 13, 8500)
    assert [rules.opening_minimum(score) for score in (-5, 2995, 3000, 4995, 5000)] == [125, 125, 155, 155, 180]
    assert rules.value_joker == 50
    two = book.get("americana", seats=2)
    assert (two.form, two.hand_size, two.draw, two.partners) == ("2", 15, 2, False)
    assert book.forms("americana") == ("4", "2")


def test_the_five_are_as_they_were(book: Book) -> None:
    assert book.get("clasica").hand_size == 11
    assert book.names()[-1] == "americana"


def test_it_describes_itself(book: Book) -> None:
    spanish = describe(book.get("americana/2"), "es", book).splitlines()
    assert spanish[:2] == ["Canasta americana (2 jugadores)", "Como «Canasta clásica», salvo lo siguiente:"]
    assert "- Juegan 2 jugadores." in spanish
    assert "- Se abre con 125 por debajo de 3000, 155 desde 3000, 180 desde 5000." in spanish
    assert "- Una canasta tiene siete cartas justas y no se le añade ninguna." in spanish
    assert len(spanish) == 2 + len(AMERICANA.differences) + 3
    english = describe(book.get("americana"), "en", book).splitlines()
    assert english[0] == "Modern American canasta (4 players)"
    assert "- Going out needs 2 canastas." in english
    assert "- A match is played to 8,500 points." in english


def test_its_rules_are_those_of_the_parent(book: Book) -> None:
    rules = book.get("americana")
    assert book.rule(rules, "hand_size") == "CL-1.2"
    assert book.rule(rules, "wild_melds") == "CL-2.1"
    assert book.rule(rules, "wilds_mixed") is None
    own = Book([BOOK["clasica"], dataclasses.replace(AMERICANA, own_book=True)])
    assert own.rule(own.get("americana"), "hand_size") is None


def test_a_table_may_change_it(book: Book) -> None:
    rules = with_house(book.get("americana"), {"canastas_to_go_out": 3, "value_black_three": 100}, book)
    assert house(rules, book) == {"canastas_to_go_out": 3, "value_black_three": 100}
    assert [change.in_book for change in changes(rules, book)] == [2, 5]
    assert "- Para cerrar hacen falta 3 canastas (según el libro: 2 canastas)." in describe(rules, "es", book)
    line = next(line for line in listing(rules, "en", book) if line.name == "canastas_to_go_out")
    assert (line.words, line.book, line.rule, line.idle) == ("3 canastas", "2 canastas", "CL-5.1", False)
    with pytest.raises(HouseRuleError, match="there are none"):
        with_house(book.get("americana"), {"wild_melds": "none"}, book)


def test_a_title_of_its_own_is_not_needed() -> None:
    plain = Book([BOOK["clasica"], RuleSet("mia", 1, "clasica", {"draw": 2})])
    assert title(plain.get("mia"), "es", plain) == "mia"


@pytest.mark.parametrize(
    ("differences", "sentence"),
    [
        ({"repeats_multiply": True}, "americana/4: Without several melds of one rank there are no double"),
        ({"separate_melds": True, "closed_canastas": False}, "americana: closed_canastas = false changes nothing"),
        ({"packs": 3}, "americana/4: red_threes has 4 amounts, but the packs have 6"),
        ({"cards": 13}, "americana: There is no switch “cards”"),
        ({"hand_size": "many"}, "americana: hand_size = many will not do"),
        ({"hand_size": 22}, "americana/4: There are not enough cards: 89 are dealt"),
    ],
)
def test_a_contradictory_set_is_refused(differences: dict[str, object], sentence: str) -> None:
    wrong = dataclasses.replace(AMERICANA, differences={**AMERICANA.differences, **differences})
    with pytest.raises(RuleSetError) as refused:
        Book([*BOOK.values(), wrong]).get("americana")
    assert str(refused.value).startswith(sentence)
