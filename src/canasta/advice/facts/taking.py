"""Stock or pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice.fact import COUNTED, RULE, FactKind, holds
from canasta.advice.proof import PAIR
from canasta.advice.scene import NATURALS, WILDS

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

BIG: Final = 4  # cards of a pile that are worth a price
SMALL: Final = 2
HEAVY: Final = 5  # cards of a pile that hurt in the hand
USEFUL: Final = 2


def _many(s: Scene, b: Deed, o: Deed) -> Told | None:
    size = s.view.pile.size
    more = size > s.rules.draw
    return holds(b.verb == "take" and o.verb == "draw" and more, number=size, draw=s.rules.draw)


def _deny(s: Scene, b: Deed, o: Deed) -> Told | None:
    size = s.view.pile.size
    return holds(b.verb == "take" and o.verb == "draw" and size >= BIG and s.ahead, seat=s.next, number=size)


def _meld(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.verb == "take" and o.verb == "draw", rank=b.rank, number=b.length)


def _known(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = useful(s, b) if b.verb == "take" else 0
    return holds(o.verb == "draw" and number >= USEFUL, number=number)


def useful(s: Scene, deed: Deed) -> int:
    """Cards under the top that were seen, and fit the own melds or what an action leaves in pairs."""
    under = s.seen_pile.copy()
    under[deed.rank] -= 1
    fits = {meld.rank for meld in s.own.melds if not meld.closed}
    fits |= {rank for rank in NATURALS if deed.left[rank] >= PAIR} | {deed.rank}
    return sum(number for rank, number in under.items() if rank in fits or rank in WILDS)


def _nothing(s: Scene, b: Deed, o: Deed) -> Told | None:
    size = s.view.pile.size
    known = s.seen_pile.total() == size and not s.view.pile.face_down
    useless = b.verb == "draw" and o.verb == "take" and size > 1 and known and not useful(s, o)
    return holds(useless, number=size - 1)


def _natural(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.verb == o.verb == "take" and not b.wilds and o.wilds > 0)


def _canasta(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.verb == "take" and b.finishes and not o.finishes)


def _opens(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.verb == "take" and o.verb != "take" and not s.own.opened and s.opens_from_top)


def _wilds_first(s: Scene, b: Deed, o: Deed) -> Told | None:
    frozen = s.view.pile.frozen and s.view.phase == "draw" and s.rules.wild_melds_first
    starts = b.verb == "meld" and b.rank == "wild" and s.own.may_start_wilds
    return holds(frozen and starts and o.verb == "take" and all(meld.rank != "wild" for meld in s.own.melds))


def _cheap(s: Scene, b: Deed, o: Deed) -> Told | None:
    price = "wild" if o.wilds else "pair" if len(o.cards) > 1 else ""
    size = s.view.pile.size
    return holds(
        b.verb == "draw" and o.verb == "take" and size <= SMALL and bool(price),
        number=size,
        price=price,
        cards=len(o.cards),
    )


def _near(s: Scene, b: Deed, o: Deed) -> Told | None:
    size = s.view.pile.size
    return holds(b.verb == "draw" and o.verb == "take" and s.near and size >= HEAVY, number=size)


FACTS: Final = (
    FactKind("take-many", "own", RULE, _many, "pile stock"),
    FactKind("take-deny", "theirs", RULE, _deny, "pile following"),
    FactKind("take-meld", "own", RULE, _meld, "cards meld pile"),
    FactKind("take-known", "own", COUNTED, _known, "pile"),
    FactKind("take-natural", "own", RULE, _natural, "cards wilds"),
    FactKind("take-canasta", "canastas", RULE, _canasta, "meld pile"),
    FactKind("take-opens", "own", RULE, _opens, "cards pile"),
    FactKind("take-wilds-first", "own", RULE, _wilds_first, "wilds pile"),
    FactKind("draw-cheap", "own", RULE, _cheap, "other_cards pile", warns=True),
    FactKind("draw-useless", "own", COUNTED, _nothing, "pile", warns=True),
    FactKind("draw-near", "held", RULE, _near, "near pile", warns=True),
)
