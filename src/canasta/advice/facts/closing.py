"""Going out, leave for it, and the end of the stock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from canasta.advice.fact import RULE, FactKind, holds
from canasta.advice.proof import READY
from canasta.advice.scene import NATURALS
from canasta.cards import CANASTA
from canasta.rules.model import GoOutNeeds, OneCardHand

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

CAUGHT: Final = 12  # cards in the others' hands that are worth catching
SEVERAL: Final = 2
MANY: Final = 5  # cards of a partner that may be worth waiting for
LADEN: Final = 8  # cards of a partner that count for much against the side
LITTLE: Final = 20  # points in the own hand
LAYABLE: Final = 60  # points that one more turn would lay


def _ends(b: Deed) -> bool:
    return b.closing or b.verb in ("yes", "ask")


def _catch(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = sum(s.view.hands[seat] for seat in s.opponents)
    return holds(_ends(b) and not _ends(o) and number >= CAUGHT, number=number)


def _concealed(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(not o.closing and b.concealed > 0, points=b.concealed)


def _more(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = sum(READY <= len(meld.cards) < CANASTA for meld in s.own.melds)
    return holds(_ends(o) and not _ends(b) and number >= SEVERAL and not s.near, number=number)


def _strand(s: Scene, b: Deed, o: Deed) -> Told | None:
    mate = max(s.partners, key=lambda seat: s.view.hands[seat], default=None)
    if mate is None or not o.closing or _ends(b) or s.view.hands[mate] < LADEN:
        return None
    return {"mate": mate, "number": s.view.hands[mate]}


def _ask(s: Scene, b: Deed, o: Deed) -> Told | None:
    number = max((s.view.hands[seat] for seat in s.partners), default=0)
    return holds(b.verb == "ask" and o.verb != "ask" and number >= MANY, number=number)


def _yes(s: Scene, b: Deed, o: Deed) -> Told | None:
    points = s.points(s.hand)
    return holds(b.verb == "yes" and points <= LITTLE, points=points)


def layable(s: Scene) -> int:
    """Card points of the hand that the open side could lay by itself."""
    melded = {meld.rank for meld in s.own.melds if not meld.closed}
    fits = Counter({rank: held for rank, held in s.hand.items() if rank in NATURALS and (rank in melded or held >= 3)})
    return s.points(fits)


def _no(s: Scene, b: Deed, o: Deed) -> Told | None:
    points = layable(s) if s.own.opened else 0
    return holds(b.verb == "no" and points >= LAYABLE, points=points)


def _two(s: Scene, b: Deed, o: Deed) -> Told | None:
    made = sum(meld.canasta is not None for meld in s.own.melds)
    two = s.rules.go_out_needs is GoOutNeeds.CANASTAS and s.rules.canastas_to_go_out == 2 and made == 1
    return holds(two and b.lays and READY <= b.length < CANASTA and not o.lays)


def _one(s: Scene, b: Deed, o: Deed) -> Told | None:
    rule = s.rules.one_card_hand is OneCardHand.NOT_WHILE_STOCK and s.view.stock > s.rules.seats
    left = o.left.total()
    one = left == (1 if o.verb == "discard" else 2) and (o.lays or o.verb == "discard") and not o.closing
    return holds(rule and one and b.verb == "discard" and b.left.total() > 1 and not b.closing)


def _last_round(s: Scene, b: Deed, o: Deed) -> Told | None:
    rules = s.rules
    ends = 0 < s.view.stock <= s.round and rules.hands_count_if_nobody_out
    return holds(ends and b.lays and not o.lays and o.verb == "discard" and not b.closing, number=s.view.stock)


def _no_close(s: Scene, b: Deed, o: Deed) -> Told | None:
    ended = s.view.last_turn in ("no_closing", "no_discard", "last_taker") and not s.rules.hands_count_if_nobody_out
    return holds(ended and o.lays and not b.lays)


FACTS: Final = (
    FactKind("catch", "theirs", RULE, _catch, "others"),
    FactKind("concealed", "own", RULE, _concealed, "hand"),
    FactKind("more", "own", RULE, _more, "growing", warns=True),
    FactKind("strand", "held", RULE, _strand, "mate", warns=True),
    FactKind("ask", "own", RULE, _ask, "partners"),
    FactKind("say-yes", "held", RULE, _yes, "hand"),
    FactKind("say-no", "own", RULE, _no, "hand"),
    FactKind("two-needed", "out", RULE, _two, "canastas"),
    FactKind("pumba", "own", RULE, _one, "other_cards", warns=True),
    FactKind("last-round", "held", RULE, _last_round, "stock"),
    FactKind("no-close", "points", RULE, _no_close, "stock", warns=True),
)
