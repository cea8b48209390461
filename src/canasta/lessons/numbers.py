"""The numbers of a game that the sentences of its lessons say, read from its rules."""

from __future__ import annotations

from functools import cache

from canasta.rules import Rules
from canasta.rules.describe import listing


@cache
def numbers(rules: Rules, score: int, lang: str) -> dict[str, int | str]:
    """All of them by the names that the catalogue has; `score` is that of the learner's side before the deal."""
    awards = rules.canasta_awards or ((0, 0),)
    concealed = rules.concealed_awards
    opening = next(line.words for line in listing(rules, lang) if line.name == "opening")
    return {
        "packs": rules.packs,
        "draw": rules.draw,
        "each": 4 * rules.packs,
        "clockwise": _yes(rules.clockwise),
        "naturals": rules.pile_frozen_naturals,
        "onecard": str(rules.one_card_hand),
        "score": score,
        "minimum": rules.opening_minimum(score),
        "opening": opening,
        "low": rules.value_four_to_seven,
        "high": rules.value_eight_to_king,
        "ace": rules.value_ace,
        "two": rules.value_two,
        "joker": rules.value_joker,
        "threeaces": 3 * rules.value_ace,
        "laid": 2 * rules.value_eight_to_king + rules.value_two + rules.value_joker,
        "clean": rules.canasta_clean,
        "dirty": rules.canasta_dirty,
        "twodirty": 2 * rules.canasta_dirty,
        "acesclean": rules.aces_clean,
        "acesdirty": rules.aces_dirty,
        "wildsmixed": rules.wilds_mixed,
        "wildstwos": rules.wilds_twos,
        "wildsjokers": rules.wilds_jokers,
        "firstnumber": awards[0][0],
        "firstaward": awards[0][1],
        "lastnumber": awards[-1][0],
        "lastaward": awards[-1][1],
        "redthree": rules.red_threes[0],
        "redtwo": rules.red_threes[1],
        "redall": rules.red_threes[-1],
        "rednumber": len(rules.red_threes),
        "redneed": str(rules.red_threes_need),
        "blacknumber": rules.black_threes_number,
        "blackout": rules.black_threes_out,
        "blackheld": rules.black_threes_held,
        "goingout": rules.going_out,
        "concealedfirst": concealed[0],
        "concealedlater": concealed[2],
        "exactcut": rules.exact_cut,
        "target": rules.target,
        "enough": _yes(rules.target_enough),
    }


def _yes(value: bool) -> str:
    return "yes" if value else "no"
