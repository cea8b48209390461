"""Freezing the pile with a wild, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice import proof
from canasta.advice.fact import RULE, FactKind, holds
from canasta.advice.facts.taking import BIG
from canasta.advice.scene import NATURALS

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

MORE: Final = 2  # melds
PAIRS: Final = 4
TRIO_PILE: Final = 6


def _freezes(s: Scene, b: Deed, o: Deed) -> bool:
    return b.verb == o.verb == "discard" and b.wilds > 0 and not o.wilds and not s.view.pile.frozen and not b.closing


def _open(s: Scene) -> bool:
    """True if a pile that is not frozen can be taken without a pair."""
    return s.rules.pile_lay_off


def _melds(s: Scene, b: Deed, o: Deed) -> Told | None:
    theirs, ours = len(s.rival.melds), len(s.own.melds)
    lives = _open(s) and s.rival.opened and theirs >= ours + MORE and s.view.pile.size >= BIG
    return holds(_freezes(s, b, o) and lives, number=theirs)


def _even(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(_freezes(s, b, o) and _open(s) and not s.own.opened and s.rival.opened)


def _three(s: Scene, b: Deed, o: Deed) -> Told | None:
    more = s.rules.pile_frozen_naturals > 2
    return holds(_freezes(s, b, o) and more and s.view.pile.size >= TRIO_PILE, number=s.rules.pile_frozen_naturals)


def pairs(b: Deed) -> int:
    """Natural pairs of the hand after an action."""
    return sum(b.left[rank] >= 2 for rank in NATURALS)


def _pairs(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = pairs(b)
    return holds(_freezes(s, b, o) and number >= PAIRS and s.rules.pile_frozen_naturals == 2, number=number)


def _not(s: Scene, b: Deed, o: Deed) -> Told | None:
    more = _open(s) and s.own.opened and len(s.own.melds) > len(s.rival.melds)
    return holds(_freezes(s, o, b) and more, number=len(s.own.melds), theirs=len(s.rival.melds))


FACTS: Final = (
    FactKind("freeze-melds", "taken", RULE, _melds, (proof.rival_melds, proof.pile)),
    FactKind("freeze-even", "taken", RULE, _even, (proof.pile, proof.rival_melds)),
    FactKind("freeze-three", "taken", RULE, _three, (proof.pile,)),
    FactKind("freeze-pairs", "own", RULE, _pairs, (proof.pairs, proof.pile)),
    FactKind("freeze-not", "own", RULE, _not, (proof.own_melds, proof.rival_melds), warns=True),
)
