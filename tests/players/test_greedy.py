"""What `greedy` makes of a position that a player of some practice would not think about for long."""

from __future__ import annotations

from tests.players.duels import choice, choices

OTHERS = """
[[seat]]
hand = 11
[[seat]]
hand = 11
[[seat]]
hand = 11
"""


def test_it_takes_a_big_pile_with_a_pair() -> None:
    assert (
        choice(
            f"""
            rules = "clasica"
            phase = "draw"
            pile = "4c 5c 6c 8c 9d Jh Qc Kd 9h"
            [[seat]]
            hand = "9c 9s Ah Ad 2c 4d 5d 6d 7d 8d Td"
            {OTHERS}
            """
        )
        == "take 9 9"
    )


def test_it_does_not_spend_a_wild_on_a_small_pile() -> None:
    assert (
        choice(
            f"""
            rules = "clasica"
            phase = "draw"
            pile = "9h"
            [[seat]]
            hand = "9c 2s Ah 4d 5d 6d 7d 8d"
            {OTHERS}
            [[side]]
            melds = ["Kh Kd Kc"]
            """
        )
        == "draw"
    )


def test_it_opens_without_wilds_where_naturals_will_do() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        pile = "9h"
        [[seat]]
        hand = "Ah Ad Ac Kh Kd X 2s 4d 5d 6d 7d 8d"
        {OTHERS}
    """
    assert choice(position) == "meld A A A"


def test_it_finishes_a_canasta_with_a_wild_and_keeps_wilds_else() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        stock = 45
        pile = "9h"
        [[seat]]
        hand = "2s 2d 4d 5d 6d 7d 8d Jd Qd"
        {OTHERS}
        [[side]]
        melds = ["Kh Kd Kc", "%s"]
    """
    assert choice(position % "Th Td Tc Ts Th Td") == "add 2 > 2"
    assert choice(position % "Th Td Tc").startswith("discard")


def test_it_does_not_throw_what_the_next_player_lays_off() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        stock = 45
        pile = "4h 5h 6h 8h Th Js"
        [[seat]]
        hand = "Kd Qd 9d 8c 3s"
        {OTHERS}
        [[side]]
        melds = ["7h 7d 7c"]
        [[side]]
        melds = ["Kh Ks Kc", "Qh Qs Qc", "9h 9s 9c", "8h 8s 8d"]
    """
    assert choices(position) == {"discard 3b"}


def test_it_freezes_a_pile_now_and_then() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        stock = 45
        pile = "4h 5h 6h 8h Th Js Qd Kd"
        [[seat]]
        hand = "Ad Ac Kh 9d 9c 8c 2h 2s %s"
        {OTHERS}
        [[side]]
        melds = []
        [[side]]
        melds = ["Ks Kc Kc", "Qh Qs Qc"]
    """
    # An opening is at hand, so the side must not be able to open: a high score asks for 120 points.
    thrown = {choice(f"scores = [4000, 0]\n{position % rest}") for rest in ("4c 4c", "4c 5c", "4c 6c", "4c 7c")}
    assert "discard 2" in thrown
    assert len(thrown) > 1


def test_it_goes_out_when_the_others_hold_much() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        stock = 40
        pile = "9h"
        [[seat]]
        hand = "7s 4d"
        {OTHERS}
        [[side]]
        melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
        [[side]]
        melds = ["Qh Qd Qc"]
    """
    assert choice(position) in ("ask", "add 7 > 2")


def test_it_asks_a_partner_who_holds_much_and_not_one_who_holds_little() -> None:
    position = """
        rules = "clasica"
        phase = "play"
        stock = 40
        pile = "9h"
        [[seat]]
        hand = "7s 4d"
        [[seat]]
        hand = 11
        [[seat]]
        hand = %d
        [[seat]]
        hand = 11
        [[side]]
        melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
        [[side]]
        melds = ["Qh Qd Qc"]
    """
    assert choice(position % 8) == "ask"
    assert choice(position % 2) == "add 7 > 2"


def test_it_answers_by_what_it_holds_itself() -> None:
    position = """
        rules = "clasica"
        phase = "answer"
        stock = 40
        pile = "9h"
        turn = 0
        [[seat]]
        hand = "7s 4d"
        [[seat]]
        hand = %d
        [[seat]]
        hand = "%s"
        [[seat]]
        hand = %d
        [[side]]
        melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
        [[side]]
        melds = ["Qh Qd Qc"]
    """
    assert choice(position % (11, "4c 5c", 11)) == "yes"
    assert choice(position % (2, "X X Ah Ad Ac As 2h 2d 2c", 2)) == "no"


def test_it_asks_where_it_must() -> None:
    position = """
        rules = "tres-barajas"
        phase = "play"
        stock = 45
        pile = "9h"
        moda = "4"
        [[seat]]
        hand = "7s 4d"
        [[seat]]
        hand = 14
        [[seat]]
        hand = 3
        [[seat]]
        hand = 14
        [[side]]
        melds = ["7h 7d 7c", "Kh Kd Kc Ks Kh Kd Kc", "Qh Qd Qc Qs Qh Qd 2c"]
        taken_pile = true
        [[side]]
        melds = ["Jh Jd Jc"]
    """
    assert choice(position) == "ask"


def test_wilds_become_a_canasta_where_it_pays() -> None:
    position = f"""
        rules = "reglamento"
        phase = "play"
        stock = 45
        pile = "9h"
        [[seat]]
        hand = "2s 2d 2h 2c X 7d 8d Jd Qd"
        {OTHERS}
        [[side]]
        melds = ["Kh Kd Kc"]
    """
    assert choice(position).startswith("meld 2 2")


def test_random_does_anything_that_is_legal() -> None:
    position = f"""
        rules = "clasica"
        phase = "play"
        pile = "9h"
        [[seat]]
        hand = "Ah 4d 5d"
        {OTHERS}
    """
    assert choices(position, "random", 60) == {"discard A", "discard 4", "discard 5"}
