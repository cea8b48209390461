"""The opening: now or later, and with how much."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from canasta.advice.fact import COUNTED, RULE, FactKind, holds
from canasta.advice.facts.taking import BIG
from canasta.advice.scene import NATURALS
from canasta.cards import CANASTA, KIND_TEXTS
from canasta.engine.compile_rules import awards_of, card_values
from canasta.rules.model import RedThreesNeed, WildMelds

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene
    from canasta.rules import Rules

DEAR: Final = 2  # wilds


def _opens(s: Scene, b: Deed, o: Deed) -> bool:
    return b.lays and not o.lays and o.verb != "take" and not s.own.opened and not b.closing


def _both(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(_opens(s, b, o) and bool(s.partners))


def _pile(s: Scene, b: Deed, o: Deed) -> Told | None:
    pile = s.view.pile
    return holds(_opens(s, b, o) and pile.size >= BIG and not pile.frozen and s.rules.pile_with_wild, number=pile.size)


def _to_take(s: Scene, b: Deed, o: Deed) -> Told | None:
    before = b.lays and s.view.phase == "draw" and not s.own.opened
    return holds(before and o.verb == "draw", number=s.view.pile.size)


def _toward(s: Scene, b: Deed, o: Deed) -> Told | None:
    points = s.view.points + s.points(Counter(b.cards))
    least = s.own.minimum
    return holds(_opens(s, b, o) and points > 0, points=points, minimum=least, reached=int(points >= least))


def _near(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(_opens(s, b, o) and s.near)


def _threes(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = len(s.own.red_threes)
    points = int(awards_of(s.rules).of_red_threes(number))
    if s.rules.red_threes_need is RedThreesNeed.MELD:
        saves, need = b.lays and not s.own.melds and not o.lays and o.verb != "take", "meld"
    else:
        saves, need = b.finishes and not o.finishes and not any(meld.canasta for meld in s.own.melds), "canasta"
    return holds(saves and number > 0, need=need, number=number, points=points)


def opened_now(s: Scene) -> bool:
    """True if the own side has opened in this turn: all that lies before it was laid now."""
    lying = sum(len(meld.cards) for meld in s.own.melds)
    return s.own.opened and 0 < lying == len(s.view.laid) and s.view.drew == "stock"


def _lean(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(opened_now(s) and b.verb == "discard" and o.lays and not o.finishes and not s.near)


def _dear(s: Scene, b: Deed, o: Deed) -> Told | None:
    if s.own.opened or not o.lays or b.lays or b.verb == "take" or s.view.must_go_out:
        return None
    hand = tuple(sorted(s.hand.items()))
    wilds = wilds_to_open(s.rules, hand, s.own.minimum - s.view.points) if not s.view.laid else None
    return holds(wilds is not None and wilds >= DEAR, number=wilds or 0)


@lru_cache(maxsize=256)
def wilds_to_open(rules: Rules, hand: tuple[tuple[str, int], ...], minimum: int) -> int | None:
    """The fewest wilds with which a hand can lay `minimum` points, with one meld of each rank; None if it cannot."""
    held = Counter(dict(hand))
    value = dict(zip(KIND_TEXTS, card_values(rules), strict=True))
    best = {(0, 0): 0}  # the most points by twos and jokers used
    for rank in NATURALS:
        number = held[rank]
        if number < rules.min_naturals:
            continue
        limit = min(rules.max_wilds, number - 1 if rules.more_naturals else rules.max_wilds)
        if rules.closed_canastas:
            limit = min(limit, max(0, CANASTA - number))
        more = dict(best)
        for (twos, jokers), points in best.items():
            for wilds in range(max(0, 3 - number), limit + 1):
                for new in range(wilds + 1):
                    place = twos + wilds - new, jokers + new
                    if place[0] <= held["2"] and place[1] <= held["X"]:
                        laid = points + number * value[rank] + (wilds - new) * value["2"] + new * value["X"]
                        more[place] = max(more.get(place, 0), laid)
        best = more
    if rules.wild_melds is not WildMelds.NONE:
        for (twos, jokers), points in list(best.items()):
            for new_twos in range(held["2"] - twos + 1):
                for new in range(held["X"] - jokers + 1):
                    if new_twos + new >= 3:
                        place = twos + new_twos, jokers + new
                        best[place] = max(best.get(place, 0), points + new_twos * value["2"] + new * value["X"])
    return min((sum(place) for place, points in best.items() if points >= minimum), default=None)


FACTS: Final = (
    FactKind("open-both", "own", RULE, _both, "cards partners"),
    FactKind("open-pile", "own", RULE, _pile, "pile"),
    FactKind("open-to-take", "own", RULE, _to_take, "cards pile"),
    FactKind("open-toward", "own", RULE, _toward, "cards"),
    FactKind("open-near", "held", RULE, _near, "near"),
    FactKind("threes", "own", RULE, _threes, "reds"),
    FactKind("open-lean", "own", RULE, _lean, "own_melds", warns=True),
    FactKind("wait-dear", "own", COUNTED, _dear, "wilds", warns=True),
)
