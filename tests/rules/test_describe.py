"""Rules in plain words: titles, what differs, one line a switch."""

from __future__ import annotations

import pytest

from canasta.rules import Rules, games, get
from canasta.rules.describe import describe, differences, expects, listing, named_values, title, words
from canasta.rules.house import with_house
from canasta.rules.switches import SWITCHES
from canasta.texts import LANGUAGES

BOOK = games()


@pytest.mark.parametrize(
    ("name", "es", "en"),
    [
        ("clasica", "Canasta clásica", "Classic canasta"),
        (
            "reglamento/6-pairs",
            "Canasta de reglamento para 6 jugadores en tres parejas",
            "Regulation canasta for 6 players in three pairs",
        ),
    ],
)
def test_titles(name: str, es: str, en: str) -> None:
    assert (title(get(name), "es"), title(get(name), "en")) == (es, en)


def test_a_changed_set_says_how_it_differs() -> None:
    rules = with_house(get("clasica"), {"opening": "0:60 1500:90", "clockwise": False, "canasta_awards": "5:500"})
    table = "15 por debajo de 0, 50 desde 0, 90 desde 1500, 120 desde 3000"
    assert differences(rules, "es") == [
        "Se juega en sentido contrario a las agujas del reloj.",
        f"Se abre con 60 por debajo de 1500, 90 desde 1500 (según el libro: {table}).",
        "Hay premio por número de canastas: 500 por 5 canastas (según el libro: ninguno).",
    ]
    assert differences(rules, "en")[1] == (
        "Opening takes 60 below 1,500, 90 from 1,500 (by the book: 15 below 0, 50 from 0, 90 from 1,500, "
        "120 from 3,000)."
    )
    spanish = describe(rules, "es").splitlines()
    assert spanish[0] == "Canasta clásica"
    assert spanish[-4] == "Reglas de la casa:"


def test_nothing_and_one_have_words_of_their_own() -> None:
    alone = {"canasta_awards": "none", "going_out": 0, "max_wilds": 0, "pile_with_wild": False, "opening": "50"}
    rules = with_house(get("salon"), alone)
    assert differences(rules, "en") == [
        "No meld may hold a wild card (by the book: 3 wild cards).",
        "Wild cards never take the pile.",
        "Opening takes 50 at any score (by the book: 15 below 0, 50 from 0, 90 from 1,500, 120 from 3,000).",
        "The number of canastas earns no award (by the book: 500 for 5 canastas, 2,000 for 7 canastas).",
        "Going out earns no award (by the book: 100 points).",
    ]
    assert "Se roba una carta del mazo (según el libro: 2 cartas)." in differences(
        with_house(get("reglamento/3"), {"draw": 1}), "es"
    )


def test_a_set_that_inherits_says_from_which_it_differs_and_how() -> None:
    text = describe(get("internacional"), "en")
    assert "Like “Classic canasta”, except for this:" in text
    assert text.count("\n- ") == 7
    assert "House rules" not in text
    assert "Like" not in describe(get("salon"), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", BOOK, ids=lambda rules: rules.name)
def test_one_line_for_every_switch(rules: Rules, lang: str) -> None:
    lines = listing(rules, lang)
    assert [line.name for line in lines] == list(SWITCHES)
    assert len({line.label for line in lines}) == len(lines)
    for line in lines:
        assert line.label[0].isupper()
        assert line.sentence[0].isupper()
        assert line.words
        assert line.book is None
        assert not line.sentence.endswith(".")
        assert "{" not in line.label + line.words + line.sentence
    assert [line.group for line in lines] == sorted((line.group for line in lines), key=groups(lang).index)


def groups(lang: str) -> list[str]:
    return list(dict.fromkeys(line.group for line in listing(get("clasica"), lang)))


def test_a_switch_that_says_nothing_is_marked() -> None:
    idle = {line.name for line in listing(get("clasica"), "en") if line.idle}
    assert {"late_plug", "must_take", "moda_doubles", "wilds_mixed", "frozen_lay_off", "black_threes_number"} <= idle
    assert not idle & {"hand_size", "opening", "leave", "stock_end", "pile_with_wild"}
    assert "last_red_three" in {line.name for line in listing(get("tres-barajas"), "en") if line.idle}


@pytest.mark.parametrize(
    ("name", "es", "en"),
    [
        ("hand_size", "un número entero de 5 a 30", "a whole number from 5 to 30"),
        ("going_out", "un múltiplo de 5 de 0 a 20000", "a multiple of 5 from 0 to 20000"),
        ("clockwise", "true (sí) o false (no)", "true or false"),
        ("cut", "uno de estos valores: none, plain, moda, lifted", "one of none, plain, moda, lifted"),
        ("concealed_awards", "cuatro cantidades de puntos", "four amounts of points"),
        ("opening", "una tabla como 0:50 1500:90", "a table such as 0:50 1500:90"),
    ],
)
def test_what_a_switch_takes(name: str, es: str, en: str) -> None:
    assert (expects(SWITCHES[name], "es"), expects(SWITCHES[name], "en")) == (es, en)


def test_named_values_have_words() -> None:
    assert named_values(SWITCHES["tie"], "en") == {
        "play_on": "in a tie another deal is played",
        "draw": "in a tie nobody wins",
    }
    assert list(named_values(SWITCHES["pumba"], "es")) == ["true", "false"]
    assert named_values(SWITCHES["draw"], "es") == {}
    assert words(SWITCHES["red_threes"], (100, 1200), "es") == "100, 1200"
