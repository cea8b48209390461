"""Wild cards: where they do something, and where they do not yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice import proof
from canasta.advice.deed import LAYS
from canasta.advice.fact import RULE, FactKind, holds
from canasta.advice.scene import naturals

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

IDLE: Final = 5  # cards of a meld, wilds included, that is far from a canasta
COLLECTED: Final = 4  # wilds of a side that may become a canasta
ROUNDS: Final = 2


def _finish(s: Scene, b: Deed, o: Deed) -> Told | None:
    wild = b.verb == "add" and b.wilds > 0 and b.canasta == "dirty"
    return holds(wild and not (o.lays and o.wilds and o.finishes))


def _idle(s: Scene, b: Deed, o: Deed) -> Told | None:
    idle = o.lays and o.wilds > 0 and o.rank != "wild" and o.length <= IDLE and s.own.opened and not s.near
    return holds(idle and not b.wilds and not b.lays, number=o.length, rank=o.rank)


def _keep(s: Scene, b: Deed, o: Deed) -> Told | None:
    thrown = b.verb == o.verb == "discard" and o.wilds > 0 and not b.wilds and not b.closing
    return holds(thrown and s.view.stock > 0 and not s.near)


def _burden(s: Scene, b: Deed, o: Deed) -> Told | None:
    points = sum(s.values[card] for card in b.cards if card in ("2", "X"))
    laid = b.verb in LAYS and b.wilds > 0 and not b.closing
    return holds(laid and not o.wilds and s.near, number=b.wilds, points=points)


def _canasta(s: Scene, b: Deed, o: Deed) -> Told | None:
    ours = s.hand["2"] + s.hand["X"] + max((len(m.cards) for m in s.own.melds if m.rank == "wild"), default=0)
    grows = b.lays and b.rank == "wild" and not b.finishes and (b.meld is not None or s.own.may_start_wilds)
    time = s.view.stock >= ROUNDS * s.round
    return holds(grows and ours >= COLLECTED and time and o.rank != "wild", number=ours, points=s.rules.wilds_mixed)


def _clean(s: Scene, b: Deed, o: Deed) -> Told | None:
    last = b.verb == "swap" and b.meld is not None and len(b.meld.cards) - naturals(b.meld) == 1
    return holds(last and o.verb != "swap")


def _free(s: Scene, b: Deed, o: Deed) -> Told | None:
    more = b.verb == "swap" and b.meld is not None and len(b.meld.cards) - naturals(b.meld) > 1
    return holds(more and o.verb != "swap")


FACTS: Final = (
    FactKind("wild-finish", "canastas", RULE, _finish, (proof.cards, proof.meld)),
    FactKind("wild-idle", "own", RULE, _idle, (proof.other_cards, proof.other_meld), warns=True),
    FactKind("keep-wild", "own", RULE, _keep, (proof.other_cards,), warns=True),
    FactKind("wild-burden", "held", RULE, _burden, (proof.cards, proof.near)),
    FactKind("wild-canasta", "own", RULE, _canasta, (proof.wilds, proof.meld)),
    FactKind("swap-clean", "own", RULE, _clean, (proof.cards, proof.meld)),
    FactKind("swap-free", "own", RULE, _free, (proof.cards, proof.meld)),
)
