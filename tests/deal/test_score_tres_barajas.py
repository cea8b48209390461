"""The score by the book of tres-barajas: canastas, moda, double and triple, the clean game, the sheet."""

from __future__ import annotations

import pytest
from tests.deal.scoring import lines, over, played, points, sheet

from canasta.deal.score import CODES, ScoreLine, label
from canasta.texts import LANGUAGES, keys

TB = "tres-barajas"
CLEAN_K = "K K K K K K K"
CLEAN_Q = "Q Q Q Q Q Q Q"
DIRTY_J = "J J J J J J 2"
CLOSABLE = [CLEAN_K, DIRTY_J]


@pytest.mark.rule("TB-1.5", "TB-8.10")
def test_card_values() -> None:
    melds = ["4 4 4", "5 5 5", "7 7 7", "8 8 8", "T T T", "A A A", "9 9 2", "6 6 X", "3b 3b 3b", *CLOSABLE]
    deal = over(TB, melds, hands=["", "A X 2 8 4 3b", "", ""])
    laid = 3 * 15 + 2 * 30 + 60 + 40 + 60 + 0 + 70 + 80
    assert points(deal)["cards-laid"] == laid
    assert lines(deal, 1) == [("cards-in-hand", "TB-8.10", -(20 + 50 + 20 + 10 + 5))]
    assert lines(over(TB, CLOSABLE, hands=["", "3b 3b", "", ""]), 1) == []


@pytest.mark.rule("TB-8.1", "TB-3.6")
@pytest.mark.parametrize(
    ("cards", "code", "award"),
    [
        (DIRTY_J, "canasta-dirty", 300),
        (CLEAN_K, "canasta-clean", 500),
        ("A A A A A A X", "canasta-dirty", 500),
        ("A A A A A A A", "canasta-clean", 1000),
        ("2 2 2 2 2 2 X", "wilds-mixed", 2000),
        ("2 2 2 2 2 2 2", "wilds-twos", 4000),
        ("X X X X X X 2", "wilds-jokers", 8000),
    ],
)
def test_canastas(cards: str, code: str, award: int) -> None:
    assert (code, "TB-8.1", award) in lines(over(TB, [cards], outcome="stock"))


@pytest.mark.rule("TB-8.2")
@pytest.mark.parametrize(("number", "worth"), list(enumerate((100, 300, 500, 800, 1000, 1200), 1)))
@pytest.mark.parametrize("outcome", ["out", "stock"])
def test_red_threes(number: int, worth: int, outcome: str) -> None:
    red = " ".join(["3r"] * number)
    code = "red-threes" if number <= 4 else "red-threes-many"
    has = over(TB, CLOSABLE, {"melds": [CLEAN_Q], "red_threes": red}, outcome=outcome)
    assert (code, "TB-8.2", worth) in lines(has, 1)
    has_not = over(TB, CLOSABLE, {"melds": ["Q Q Q"], "red_threes": red}, outcome=outcome)
    assert ("red-threes-no-canasta", "TB-8.2", -worth) in lines(has_not, 1)


@pytest.mark.rule("TB-8.11")
def test_closed_against_a_side_without_canasta() -> None:
    them = {"melds": ["Q Q Q", "9 9 9"], "red_threes": "3r 3r"}
    hands = ["", "A", "", "4"]
    deal = over(TB, CLOSABLE, them, hands=hands)
    assert points(deal, 1) == {"red-threes-no-canasta": -300, "cards-laid": 60, "cards-in-hand": -25}
    house = over(TB, CLOSABLE, them, hands=hands, house={"laid_against_without_canasta": True})
    assert ("cards-laid-against", "TB-8.11", -60) in lines(house, 1)


FIVE = [CLEAN_K, CLEAN_Q, DIRTY_J, "T T T T T T T", "9 9 9 9 9 9 9"]
TEN = [*FIVE, "8 8 8 8 8 8 8", "7 7 7 7 7 7 7", "6 6 6 6 6 6 6", "5 5 5 5 5 5 5", "4 4 4 4 4 4 4"]


@pytest.mark.rule("TB-8.3")
def test_canastilla_and_canaston() -> None:
    five, ten = lines(over(TB, FIVE)), lines(over(TB, TEN))
    assert ("canastilla", "TB-8.3", 1000) in five
    assert {code for code, _, _ in five} & {"canaston", "canastron"} == set()
    assert {("canastilla", "TB-8.3", 1000), ("canaston", "TB-8.3", 3000)} <= set(ten)
    alone = lines(over(TB, TEN, house={"canasta_awards_add": False}))
    assert ("canaston", "TB-8.3", 3000) in alone
    assert ("canastilla", "TB-8.3", 1000) not in alone


@pytest.mark.rule("TB-8.4", "TB-2.7")
def test_closing_and_exact_cut() -> None:
    deal = over(TB, CLOSABLE, exact_cut=1)
    assert ("going-out", "TB-8.4", 200) in lines(deal)
    assert lines(deal, 1) == [("exact-cut", "TB-2.7", 300)]
    assert ("exact-cut", "TB-2.7", 300) in lines(over(TB, CLOSABLE, exact_cut=0, outcome="stock"))


@pytest.mark.rule("TB-8.5")
def test_six_black_threes() -> None:
    laid = over(TB, [*CLOSABLE, "3b 3b 3b 3b 3b 3b"])
    assert ("black-threes-out", "TB-8.5", 800) in lines(laid)
    five = over(TB, [*CLOSABLE, "3b 3b 3b 3b 3b"])
    assert "black-threes-out" not in points(five)
    held = over(TB, CLOSABLE, hands=["", "3b 3b 3b 3b 3b 3b", "", ""])
    assert lines(held, 1) == [("black-threes-held", "TB-8.5", -800)]
    nobody = over(TB, CLOSABLE, hands=["", "3b 3b 3b 3b 3b 3b", "", ""], outcome="stock")
    assert lines(nobody, 1) == []


@pytest.mark.rule("TB-8.6")
def test_moda_doubles_clean_or_dirty_but_not_the_cards() -> None:
    deal = over(TB, CLOSABLE, moda="K")
    assert lines(deal)[:2] == [("canasta-dirty", "TB-8.1", 300), ("canasta-clean", "TB-8.1", 500)]
    assert ("moda", "TB-8.6", 500) in lines(deal)
    assert points(deal)["cards-laid"] == 70 + 80
    assert ("moda", "TB-8.6", 300) in lines(over(TB, CLOSABLE, moda="J"))
    aces = over(TB, ["A A A A A A A"], moda="A", outcome="stock")
    assert points(aces)["moda"] == 1000


@pytest.mark.rule("TB-8.7", "TB-8.8", "TB-3.7")
@pytest.mark.parametrize(
    ("melds", "moda", "expected"),
    [
        ([CLEAN_K, "K K K K 2 2 2"], None, {"canasta-clean": 500, "canasta-dirty": 300, "double": 300}),
        (["K K K K 2 2 2", CLEAN_K], None, {"canasta-clean": 500, "canasta-dirty": 300, "double": 500}),
        (["K K K K 2 2 2"] * 3, None, {"canasta-dirty": 900, "double": 300, "triple": 600}),
        (["K K K K 2 2 2", CLEAN_K], "K", {"canasta-clean": 500, "canasta-dirty": 300, "moda": 800, "double": 1000}),
        (
            ["A A A A 2 2 2"] * 3,
            "A",
            {"canasta-dirty": 1500, "moda": 1500, "double": 1000, "triple": 2000},
        ),
        ([CLEAN_K, CLEAN_Q], None, {"canasta-clean": 1000}),
        (["2 2 2 2 2 2 X", "2 2 2 2 2 X X"], "K", {"wilds-mixed": 4000}),
    ],
    ids=["clean-dirty", "dirty-clean", "triple", "moda-double", "moda-triple-aces", "two-ranks", "wilds-never"],
)
def test_double_triple_and_moda_multiply(melds: list[str], moda: str | None, expected: dict[str, int]) -> None:
    keys_ = {} if moda is None else {"moda": moda}
    found = points(over(TB, melds, outcome="stock", **keys_))
    del found["cards-laid"]
    assert found == expected


@pytest.mark.rule("TB-8.7")
def test_the_dearer_of_two_canastas_of_wilds_is_double_by_a_house_rule() -> None:
    melds = ["2 2 2 2 2 2 2", "2 2 2 2 2 X X"]
    house = {"wild_canasta_repeats": True}
    found = over(TB, melds, outcome="stock", house=house)
    assert points(found) == {"wilds-mixed": 2000, "wilds-twos": 4000, "wilds-double": 4000, "cards-laid": 340}
    assert ("wilds-double", "TB-8.7", 4000) in lines(found)
    alike = over(TB, ["2 2 2 2 2 2 X", "2 2 2 2 2 X X"], outcome="stock", house=house)
    assert points(alike)["wilds-double"] == 2000
    one = over(TB, ["2 2 2 2 2 2 2", CLEAN_K], outcome="stock", house=house)
    assert "wilds-double" not in points(one)


CLEAN_GAME = {
    "phase": "play",
    "leave": "yes",
    "side": [{"melds": [CLEAN_K, CLEAN_Q, "9 9 9"], "red_threes": "3r"}],
}
CLEAN_BASE = 1000 + 100 + 200
CLEAN_CARDS = 70 + 70 + 40


@pytest.mark.rule("TB-8.9", "TB-6.1")
def test_clean_game_doubles_base_and_laid_cards_but_not_the_hand() -> None:
    deal = played("add 9 > 3; discard 5", TB, seat=[{"hand": "9 5"}, {}, {"hand": "A 8"}, {"hand": "4"}], **CLEAN_GAME)
    assert lines(deal) == [
        ("canasta-clean", "TB-8.1", 500),
        ("canasta-clean", "TB-8.1", 500),
        ("red-threes", "TB-8.2", 100),
        ("going-out", "TB-8.4", 200),
        ("clean-game", "TB-8.9", CLEAN_BASE),
        ("cards-laid", "TB-8.10", CLEAN_CARDS),
        ("clean-game-cards", "TB-8.9", CLEAN_CARDS),
        ("cards-in-hand", "TB-8.10", -30),
    ]
    ours = sheet(deal)
    assert (ours.base, ours.cards) == (2 * CLEAN_BASE, 2 * CLEAN_CARDS - 30)


@pytest.mark.rule("TB-8.9")
@pytest.mark.parametrize(("wild", "worth"), [("2", 20), ("X", 50)])
def test_a_wild_in_the_partners_hand_soils_the_game_but_the_close_stands(wild: str, worth: int) -> None:
    deal = played("add 9 > 3; discard 5", TB, seat=[{"hand": "9 5"}, {}, {"hand": f"{wild} 8"}], **CLEAN_GAME)
    assert (deal.outcome, sheet(deal).total) == ("out", CLEAN_BASE + CLEAN_CARDS - worth - 10)


@pytest.mark.rule("TB-8.9")
def test_a_wild_discarded_last_does_not_soil_the_game() -> None:
    deal = played("add 9 > 3; discard X", TB, seat=[{"hand": "9 X"}, {}, {"hand": "8"}], **CLEAN_GAME)
    assert sheet(deal).total == 2 * (CLEAN_BASE + CLEAN_CARDS) - 10


@pytest.mark.rule("TB-8.9", "TB-8.5")
def test_the_partners_six_black_threes_are_never_doubled() -> None:
    seats = [{"hand": "9 5"}, {}, {"hand": "3b 3b 3b 3b 3b 3b"}]
    deal = played("add 9 > 3; discard 5", TB, seat=seats, **CLEAN_GAME)
    assert sheet(deal).total == 2 * (CLEAN_BASE + CLEAN_CARDS) - 800
    assert ("black-threes-held", "TB-8.5", -800) in lines(deal)


@pytest.mark.rule("TB-8.9")
def test_a_wild_in_a_meld_ends_the_clean_game() -> None:
    deal = over(TB, [CLEAN_K, CLEAN_Q, "9 9 2"])
    assert "clean-game" not in points(deal)
    assert "clean-game" not in points(over(TB, [CLEAN_K, CLEAN_Q], outcome="stock"))


@pytest.mark.rule("TB-8.9", "TB-3.3")
@pytest.mark.parametrize(("second", "clean"), [("9 9 9", True), ("9 9 2", False), ("9 9 X", False)])
def test_a_second_meld_of_a_rank_soils_the_game_by_its_wilds(second: str, clean: bool) -> None:
    assert ("clean-game" in points(over(TB, [CLEAN_K, CLEAN_Q, "9 9 9", second]))) is clean


@pytest.mark.rule("TB-7.4")
def test_nobody_closed_hands_count_nothing() -> None:
    deal = over(TB, CLOSABLE, ["9 9 9"], hands=["A A", "X X 2", "K", ""], outcome="stock")
    assert points(deal) == {"canasta-clean": 500, "canasta-dirty": 300, "cards-laid": 150}
    assert points(deal, 1) == {"cards-laid": 30}


@pytest.mark.rule("TB-8.10")
def test_the_worked_example_of_the_sheet() -> None:
    """First the base, then the cards: 5,500 and 835, 2,700 and 415."""
    us = ["2 2 2 2 2 2 X", "A A A A A A A", CLEAN_K, CLEAN_Q, DIRTY_J, "A A A"]
    us += ["9 9 9 9 9 9", "8 8 8 8 8 8", "T T T T T T", "7 7 7 7 7 7", "6 6 6 6 6 6", "5 5 5"]
    them = ["5 5 5 5 5 5 5", "6 6 6 6 6 6 2", "7 7 7 7 7 7 2", "T T T T T T 2", "J J J J J J 2"]
    them += ["9 9 9", "4 4 4 4", "8 8 8", "Q Q Q", "K K K"]
    deal = over(TB, us, them, hands=["", "A", "K", ""], scores=[9000, 300])
    ours, theirs = deal.score()
    assert (ours.base, ours.cards, ours.total, ours.after) == (5500, 835, 6335, 15335)
    assert (theirs.base, theirs.cards, theirs.total, theirs.after) == (2700, 415, 3115, 3415)
    for side in (ours, theirs):
        assert [line.part == "cards" for line in side.lines] == sorted(line.part == "cards" for line in side.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_a_name_and_every_name_a_line(lang: str) -> None:
    assert {key for key in keys(lang) if key.startswith("score-")} == {f"score-{code}" for code in CODES}
    for code in CODES:
        for number in (1, 2):
            words = label(ScoreLine("", code, 9, number, 5, "base"), lang)
            assert words[0].isupper() or words[0].isdigit()
            assert not set("{}$") & set(words)
