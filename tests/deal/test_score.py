"""The score by the books of clasica, salon and reglamento, rule by rule in small scenes."""

from __future__ import annotations

import pytest
from tests.deal.scoring import lines, over, played, points, sheet

from canasta.deal.score import winner
from canasta.engine.score import concealed_form
from canasta.rules.build import THE_BOOK

CLEAN_K = "K K K K K K K"
DIRTY_Q = "Q Q Q Q Q Q 2"


@pytest.mark.rule("CL-1.5", "CL-6.1")
def test_clasica_card_values_for_and_against() -> None:
    deal = over(
        "clasica",
        ["4 4 4", "5 5 5", "6 6 6", "7 7 7", "8 8 8", "9 9 9", "T T T", "J J J", "Q Q Q", "A A 2", CLEAN_K],
        hands=["", "3b 4 8 A 2 X", "5 X", ""],
    )
    assert points(deal, 0) == {
        "canasta-clean": 500,
        "going-out": 100,
        "cards-laid": 12 * 5 + 15 * 10 + 70 + 60,
        "cards-in-hand": -55,
    }
    assert points(deal, 1) == {"cards-in-hand": -(5 + 5 + 10 + 20 + 20 + 50)}


@pytest.mark.rule("CL-6.1")
def test_clasica_canastas_and_going_out() -> None:
    deal = over("clasica", [CLEAN_K, DIRTY_Q], hands=["", "9", "8 8", "7"], scores=[1000, -200])
    assert lines(deal) == [
        ("canasta-dirty", "CL-6.1", 300),
        ("canasta-clean", "CL-6.1", 500),
        ("going-out", "CL-6.1", 100),
        ("cards-laid", "CL-6.1", 150),
        ("cards-in-hand", "CL-6.1", -20),
    ]
    ours, theirs = sheet(deal, 0), sheet(deal, 1)
    assert (ours.total, ours.after, ours.base, ours.cards) == (1030, 2030, 900, 130)
    assert (theirs.total, theirs.after) == (-15, -215)


@pytest.mark.rule("CL-6.1", "CL-5.4")
def test_clasica_nobody_out_hands_count() -> None:
    deal = over("clasica", [CLEAN_K], hands=["9", "X", "", ""], outcome="stock")
    assert points(deal, 0) == {"canasta-clean": 500, "cards-laid": 70, "cards-in-hand": -10}
    assert points(deal, 1) == {"cards-in-hand": -50}


@pytest.mark.rule("CL-6.2")
@pytest.mark.parametrize(("number", "worth"), [(1, 100), (2, 200), (3, 300), (4, 800)])
@pytest.mark.parametrize("outcome", ["out", "stock"])
def test_clasica_red_threes(number: int, worth: int, outcome: str) -> None:
    red = " ".join(["3r"] * number)
    with_meld = over("clasica", [CLEAN_K], {"melds": ["9 9 9"], "red_threes": red}, outcome=outcome)
    without = over("clasica", [CLEAN_K], {"red_threes": red}, outcome=outcome)
    assert points(with_meld, 1) == {"red-threes": worth, "cards-laid": 30}
    assert lines(without, 1) == [("red-threes-against" if number < 4 else "red-threes-all-against", "CL-6.2", -worth)]


def test_a_house_may_limit_what_red_threes_cost() -> None:
    for number, against in ((3, -300), (4, -400)):
        red = {"red_threes": " ".join(["3r"] * number)}
        deal = over("clasica", [CLEAN_K], red, house={"red_threes_against_limit": 400})
        assert [points for _, _, points in lines(deal, 1)] == [against]
    with_meld = over(
        "clasica", {"melds": [CLEAN_K], "red_threes": "3r 3r 3r 3r"}, house={"red_threes_against_limit": 400}
    )
    assert points(with_meld)["red-threes"] == 800


@pytest.mark.rule("CL-1.4")
def test_clasica_red_threes_still_in_a_hand_are_hand_cards() -> None:
    deal = over("clasica", [CLEAN_K], hands=["", "3r 3r 9", "", ""])
    assert lines(deal, 1) == [("cards-in-hand", "CL-6.1", -10), ("red-threes-in-hand", "CL-1.4", -10)]


@pytest.mark.rule("CL-5.2", "CL-6.1")
def test_clasica_concealed() -> None:
    deal = played(
        "meld K K K K K K 2; meld 9 9 9; discard 5", "clasica", phase="play", seat=[{"hand": "K K K K K K 2 9 9 9 5"}]
    )
    assert points(deal) == {"canasta-dirty": 300, "going-out": 100, "concealed": 100, "cards-laid": 80 + 30}
    laid_before = played(
        "add K > 1; discard 5", "clasica", phase="play", seat=[{"hand": "K 5"}], side=[{"melds": ["K K K K K K"]}]
    )
    assert "concealed" not in points(laid_before)


@pytest.mark.rule("SA-6.3", "RE-4.4", "SA-5.3", "RE-3.5", "SA-3.3")
@pytest.mark.parametrize(
    ("rules", "first_turns", "melds", "code", "award"),
    [
        (rules, first, melds, code, award)
        for rules in ("salon", "reglamento/4")
        for first, melds, code, award in (
            (3, [], "concealed-first-alone", 1000),
            (3, ["9 9 9"], "concealed-first-with", 500),
            (0, [], "concealed-later-alone", 500),
            (0, ["9 9 9"], "concealed-later-with", 200),
        )
    ],
)
def test_the_four_forms_of_abatir(rules: str, first_turns: int, melds: list[str], code: str, award: int) -> None:
    hand = "K K K K K K 2 9 5" if melds else "K K K K K K 2 9 9 9 5"
    lay = "add 9 > 1" if melds else "meld 9 9 9"
    position = {"phase": "play", "first_turns": first_turns, "seat": [{"hand": hand}], "side": [{"melds": melds}]}
    deal = played(f"{lay}; meld K K K K K K 2; discard 5", rules, **position)
    rule = "SA-6.3" if rules == "salon" else "RE-4.4"
    assert (code, rule, award) in lines(deal)
    assert points(deal)["going-out"] == 100


@pytest.mark.rule("RE-4.4")
def test_no_abatir_with_the_partners_canasta_only() -> None:
    position = {"phase": "play", "seat": [{"hand": "K 9 9 9 5"}], "side": [{"melds": [CLEAN_K]}]}
    assert not any(
        code.startswith("concealed")
        for code in points(played("add K > 1; meld 9 9 9; discard 5", "reglamento/4", **position))
    )


@pytest.mark.rule("CL-5.2")
def test_cards_that_are_no_meld_without_the_partners_are_not_concealed() -> None:
    position = {"phase": "play", "seat": [{"hand": "K K K K K K 2 9 9 5"}], "side": [{"melds": ["9 9 9"]}]}
    deal = played("meld K K K K K K 2; add 9 > 1; add 9 > 1; discard 5", "clasica", **position)
    assert "concealed" not in points(deal)
    assert concealed_form(deal.core) == -1
    position["seat"] = [{"hand": "K K K K K K 2 9 9 9 5"}]
    deal = played("meld K K K K K K 2; add 9 > 1; add 9 > 1; add 9 > 1; discard 5", "clasica", **position)
    assert points(deal)["concealed"] == 100


@pytest.mark.rule("CL-5.2")
@pytest.mark.parametrize(("rules", "award"), [("clasica", None), ("internacional", 100)])
def test_a_meld_of_as_many_wilds_as_naturals_stands_alone_by_the_rules_of_melds(rules: str, award: int | None) -> None:
    position = {"phase": "play", "seat": [{"hand": f"{CLEAN_K} 9 9 2 2 5"}], "side": [{"melds": ["9 9 9"]}]}
    deal = played(f"meld {CLEAN_K}; add 9 9 2 2 > 1; discard 5", rules, **position)
    assert points(deal).get("concealed") == award


@pytest.mark.rule("CL-5.2", "RE-2.4")
def test_three_wilds_stand_alone_and_one_laid_on_the_partners_does_not() -> None:
    own = {"house": {"wild_melds": "allowed"}, "phase": "play", "seat": [{"hand": f"{CLEAN_K} 2 2 X 5"}]}
    assert points(played(f"meld {CLEAN_K}; meld 2 2 X; discard 5", "clasica", **own))["concealed"] == 100
    joined = {**own, "seat": [{"hand": f"{CLEAN_K} 2 5"}], "side": [{"melds": ["2 2 X"]}]}
    assert "concealed" not in points(played(f"meld {CLEAN_K}; add 2 > 1; discard 5", "clasica", **joined))


@pytest.mark.rule("CL-5.2", "SA-6.3")
@pytest.mark.parametrize(("rules", "concealed"), [("clasica", True), ("salon", False)])
def test_a_canasta_laid_on_the_partners_meld(rules: str, concealed: bool) -> None:
    """It is one without the partner's cards, so that of clasica counts; that of salon has to lie by itself."""
    position = {"phase": "play", "seat": [{"hand": "K K K K K 2 2 5"}], "side": [{"melds": ["K K K"]}]}
    deal = played("add K K K K K 2 2 > 1; discard 5", rules, **position)
    assert any(code.startswith("concealed") for code in points(deal)) is concealed


@pytest.mark.rule("CL-5.2", "SA-6.3", "RE-4.4")
@pytest.mark.parametrize("rules", ["clasica", "salon", "reglamento/4"])
@pytest.mark.parametrize("laid", [True, False])
def test_who_laid_in_an_earlier_turn_does_not_go_out_concealed(rules: str, laid: bool) -> None:
    seat = {"hand": "K K K K K K 2 9 9 9 5", "laid": laid}
    deal = played(
        "meld 9 9 9; meld K K K K K K 2; discard 5", rules, phase="play", seat=[seat], side=[{"melds": ["8 8 8"]}]
    )
    assert any(code.startswith("concealed") for code in points(deal)) is not laid
    assert (concealed_form(deal.core) == -1) is laid


@pytest.mark.rule("SA-1.2", "SA-6.4", "SA-6.1")
def test_salon_cards_and_canastas() -> None:
    deal = over("salon", [CLEAN_K, DIRTY_Q, "3b 3b 3b"], ["A A X"], hands=["", "3b 5 8", "X", "2"])
    assert lines(deal) == [
        ("canasta-dirty", "SA-6.1", 300),
        ("canasta-clean", "SA-6.1", 500),
        ("going-out", "SA-6.1", 100),
        ("cards-laid", "SA-6.4", 150 + 15),
        ("cards-in-hand", "SA-6.4", -50),
    ]
    assert lines(deal, 1) == [("cards-laid", "SA-6.4", 90), ("cards-in-hand", "SA-6.4", -(5 + 5 + 10 + 20))]


FIVE = [CLEAN_K, "A A A A A A A", "J J J J J J J", "T T T T T T T", "9 9 9 9 9 9 9"]
SEVEN = [*FIVE, "8 8 8 8 8 8 8", "7 7 7 7 7 7 7"]


@pytest.mark.rule("SA-6.1", "RE-4.2", "RE-4.3")
@pytest.mark.parametrize(("rules", "rule"), [("salon", "SA-6.1"), ("reglamento/4", "RE-4.2")])
def test_canastron_and_canasta_de_canastas_add(rules: str, rule: str) -> None:
    five, seven = over(rules, FIVE), over(rules, SEVEN)
    assert ("canastron", rule, 500) in lines(five)
    assert "canasta-of-canastas" not in points(five)
    assert (points(seven)["canastron"], points(seven)["canasta-of-canastas"]) == (500, 2000)
    assert points(seven)["canasta-clean"] == 7 * 500


@pytest.mark.rule("SA-6.1", "RE-4.2", "RE-4.3")
def test_four_black_threes_laid_in_going_out() -> None:
    melds = [CLEAN_K, "3b 3b 3b 3b"]
    salon, reglamento = over("salon", melds), over("reglamento/4", melds)
    assert (points(salon)["black-threes-out"], points(salon)["cards-laid"]) == (500, 70 + 20)
    assert (points(reglamento)["black-threes-out"], points(reglamento)["cards-laid"]) == (500, 70)
    three = over("salon", [CLEAN_K, "3b 3b 3b"])
    assert "black-threes-out" not in points(three)
    assert "black-threes-out" not in points(over("clasica", melds))


@pytest.mark.rule("SA-7.1", "RE-5.1")
@pytest.mark.parametrize(
    ("rules", "rule", "cards"), [("salon", "SA-7.1", "SA-6.4"), ("reglamento/4", "RE-5.1", "RE-4.1")]
)
@pytest.mark.parametrize("outcome", ["out", "stock"])
def test_four_black_threes_held(rules: str, rule: str, cards: str, outcome: str) -> None:
    deal = over(rules, [CLEAN_K], hands=["", "3b 3b 3b 3b", "", ""], outcome=outcome)
    assert lines(deal, 1) == [("black-threes-held", rule, -500), ("cards-in-hand", cards, -20)]
    shared = over(rules, [CLEAN_K], hands=["", "3b 3b", "", "3b 3b"], outcome=outcome)
    assert lines(shared, 1) == [("cards-in-hand", cards, -20)]


@pytest.mark.rule("SA-6.2", "SA-7.2")
def test_salon_red_threes_need_a_canasta() -> None:
    deal = over("salon", {"melds": [CLEAN_K], "red_threes": "3r"}, {"melds": ["9 9 9"], "red_threes": "3r 3r"})
    assert ("red-threes", "SA-6.2", 100) in lines(deal)
    assert ("red-threes-no-canasta", "SA-6.2", -200) in lines(deal, 1)
    assert ("red-threes-in-hand", "SA-7.2", -500) in lines(over("salon", hands=["", "3r", "", ""]), 1)


@pytest.mark.rule("RE-4.5", "RE-5.13", "RE-5.14", "RE-4.2")
def test_reglamento_red_threes_need_a_meld() -> None:
    deal = over("reglamento/4", {"melds": ["9 9 9"], "red_threes": "3r"}, {"red_threes": "3r 3r 3r"}, outcome="stock")
    assert ("red-threes", "RE-4.2", 100) in lines(deal)
    assert lines(deal, 1) == [("red-threes-against", "RE-5.13", -300)]
    assert lines(over("reglamento/2", [], {"red_threes": "3r 3r 3r 3r"}), 1) == [
        ("red-threes-all-against", "RE-5.14", -800)
    ]
    canasta = over("reglamento/4", {"melds": ["9 9 9"], "red_threes": "3r"}, house={"red_threes_need": "canasta"})
    assert ("red-threes-no-canasta", "RE-4.5", -100) in lines(canasta)


@pytest.mark.rule("RE-1.5", "RE-5.14")
@pytest.mark.parametrize(("number", "award"), [(4, 800), (5, 1000), (6, 1200)])
def test_six_as_three_pairs_red_threes(number: int, award: int) -> None:
    red = " ".join(["3r"] * number)
    for melds, rule, worth in ((["9 9 9"], "RE-4.2" if number == 4 else "RE-1.5", award), ([], "RE-5.14", -award)):
        deal = over("reglamento/6-pairs", {"melds": melds, "red_threes": red}, outcome="stock")
        assert [(rule, worth)] == [(r, p) for code, r, p in lines(deal) if code.startswith("red-threes")]
    assert len(deal.score()) == 3


@pytest.mark.rule("RE-1.10", "RE-4.1", "RE-4.2", "RE-2.4")
def test_reglamento_canasta_of_wilds() -> None:
    for wilds, code in (
        ("2 2 2 2 2 X X", "wilds-mixed"),
        ("2 2 2 2 2 2 2", "wilds-twos"),
        ("X X X X 2 2 2", "wilds-jokers"),
    ):
        deal = over("reglamento/4", [*FIVE[:4], wilds], hands=["", "", "A 3b", ""])
        assert (code, "RE-4.2", 2000) in lines(deal)
        assert ("canastron", "RE-4.2", 500) in lines(deal)  # it counts for the number
        assert ("cards-in-hand", "RE-4.1", -25) in lines(deal)


@pytest.mark.rule("CL-6.3", "SA-6.5", "RE-4.6", "TB-1.3")
@pytest.mark.parametrize(
    ("rules", "totals", "won"),
    [
        ("clasica", [4995, 4000], None),
        ("clasica", [5000, 4000], 0),
        ("clasica", [5100, 5200], 1),
        ("clasica", [5200, 5200], None),
        ("internacional", [5200, 5200], None),
        ("salon", [5000, -300], 0),
        ("salon", [6000, 6000], None),
        ("reglamento/4", [5000, 5500], 1),
        ("reglamento/4", [5000, 4000], None),
        ("reglamento/4", [5005, 5000], 0),
        ("reglamento/4", [5000, 5000], None),
        ("reglamento/3", [5000, 4000, 5000], None),
        ("reglamento/4", [5500, 5500], "draw"),
        ("reglamento/3", [5500, 5200, 5500], "draw"),
        ("reglamento/3", [5100, 5200, 5300], 2),
        ("reglamento/6-pairs", [100, 200, 4995], None),
        ("tres-barajas", [14_995, 9000], None),
        ("tres-barajas", [15_000, 15_300], 1),
        ("tres-barajas", [15_300, 15_300], None),
    ],
)
def test_winner(rules: str, totals: list[int], won: int | str | None) -> None:
    assert winner(THE_BOOK.get(rules), totals) == won


@pytest.mark.rule("IN-4")
def test_internacional_scores_by_the_book_of_clasica() -> None:
    deal = over("internacional", [CLEAN_K], hands=["", "9", "", ""])
    assert lines(deal) == [("canasta-clean", "CL-6.1", 500), ("going-out", "CL-6.1", 100), ("cards-laid", "CL-6.1", 70)]


@pytest.mark.rule("SA-6.3")
@pytest.mark.parametrize("meld", ["9 9 X X", "9 9 2 2"])
def test_a_lay_off_on_a_meld_of_many_wilds_uses_the_partners_melds(meld: str) -> None:
    position = {"phase": "play", "seat": [{"hand": "K K K K K K 2 9 5"}], "side": [{"melds": [meld]}]}
    deal = played("add 9 > 1; meld K K K K K K 2; discard 5", "salon", **position)
    assert points(deal)["concealed-later-with"] == 200
