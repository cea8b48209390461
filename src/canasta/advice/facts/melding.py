"""Melding, holding cards back, and the use of wild cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from canasta.advice.deed import LAYS
from canasta.advice.fact import COUNTED, RULE, FactKind, holds
from canasta.advice.scene import NATURALS, canastas_of, has_wilds, naturals
from canasta.cards import CANASTA
from canasta.engine.compile_rules import award_of_rank, awards_of
from canasta.engine.state import NO_KIND
from canasta.players.tracing import KIND_OF
from canasta.rules.model import GoOutNeeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

SIX: Final = CANASTA - 1
ENOUGH: Final = 4  # cards in a partner's hand with which it may hold more of a rank
LIGHT: Final = 10  # points that are worth a word
FEW: Final = 3  # cards in a hand that cannot fight for the pile
TRIO: Final = 3
GROWING: Final = 4
IDLE: Final = 5  # cards of a meld, wilds included, that is far from a canasta
COLLECTED: Final = 4  # wilds of a side that may become a canasta
ROUNDS: Final = 2


def award(s: Scene, b: Deed) -> int:
    """The award of the canasta that an action finishes, moda and repetition included; 0 if it finishes none."""
    if b.canasta is None:
        return 0
    if b.rank == "wild":
        before_it = [meld.canasta for meld in s.own.melds if meld.rank == "wild"]
        return _of_wilds(s, [*before_it, b.canasta]) - _of_wilds(s, before_it)
    found = award_of_rank(s.rules, KIND_OF[b.rank], clean=b.canasta == "clean")
    before = sum(meld.canasta is not None for meld in s.own.melds if meld.rank == b.rank)
    moda = int(NO_KIND) if s.view.moda is None else KIND_OF[s.view.moda]
    return found * int(awards_of(s.rules).times(KIND_OF[b.rank], moda, before))


def _of_wilds(s: Scene, made: Sequence[str | None]) -> int:
    kinds = ("wilds_mixed", "wilds_twos", "wilds_jokers")
    return int(awards_of(s.rules).of_wilds(*(made.count(kind) for kind in kinds)))


def _canasta(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.lays and b.finishes and not o.finishes, points=award(s, b))


def _lacked(s: Scene, b: Deed, o: Deed) -> Told | None:
    if b.canasta is None or o.finishes:
        return None
    types, wilds = canastas_of(s.own), has_wilds(s.own)
    more = types + Counter([b.canasta])
    return holds(bool(s.lacking(types, wilds)) and not s.lacking(more, wilds or b.wilds_after > 0))


def _six(s: Scene, b: Deed, o: Deed) -> Told | None:
    more = b.rank != "wild" and s.unseen(b.rank) > 0
    room = b.wilds_after < s.rules.max_wilds and (b.left["2"] or b.left["X"])
    return holds(b.length == SIX and b.verb != "take" and o.length < SIX and bool(more or room))


def _grow(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(b.verb == "add" and b.rank in NATURALS and b.length < SIX and not o.lays, number=b.length)


def _new(s: Scene, b: Deed, o: Deed) -> Told | None:
    new = b.verb == "meld" and b.rank in NATURALS and not o.lays and s.own.opened
    plain = len(b.cards) - b.wilds + b.left[b.rank] + s.unseen(b.rank)
    return holds(new and plain + s.rules.max_wilds >= CANASTA, rank=b.rank)


def _bank(s: Scene, b: Deed, o: Deed) -> Told | None:
    full = (
        b.verb == "add"
        and b.meld is not None
        and b.meld.canasta is not None
        and (not b.wilds or b.meld.canasta != "clean")
    )
    return holds(full and not o.lays, points=s.points(Counter(b.cards)))


def _partner(s: Scene, b: Deed, o: Deed) -> Told | None:
    new = b.verb == "meld" and b.rank in NATURALS and all(meld.rank != b.rank for meld in s.own.melds)
    size = max((s.view.hands[seat] for seat in s.partners), default=0)
    return holds(new and s.own.opened and not o.lays and size >= ENOUGH and s.unseen(b.rank) > 0, rank=b.rank)


def _unload(s: Scene, b: Deed, o: Deed) -> Told | None:
    points = s.points(Counter(b.cards))
    return holds(b.lays and not b.closing and o.verb == "discard" and s.near and points >= LIGHT, points=points)


def _danger(s: Scene, b: Deed, o: Deed) -> Told | None:
    thrown = o.verb == "discard" and o.rank == b.rank
    return holds(b.lays and b.meld is not None and thrown and s.collected(b.rank), rank=b.rank)


def _pair(s: Scene, b: Deed, o: Deed) -> Told | None:
    need = s.key
    if not s.needs_pair(s.own) or o.rank not in NATURALS or b.rank == o.rank or not s.view.stock:
        return None
    broken = s.hand[o.rank] >= need > o.left[o.rank] and o.verb in ("discard", "meld", "add")
    kept = b.verb == "discard" and not (b.rank in NATURALS and s.hand[b.rank] >= need > b.left[b.rank])
    still = not b.wilds or need == s.rules.pile_frozen_naturals  # a wild freezes the pile
    told: dict[str, int | str] = {"rank": o.rank, "number": need, "wild": b.wilds}
    return holds(broken and kept and still and s.unseen(o.rank) >= 1 and not b.closing, **told)


def _trio(s: Scene, b: Deed, o: Deed) -> Told | None:
    alone = all(meld.rank != o.rank for side in s.view.sides for meld in side.melds)
    whole = o.verb == "meld" and o.cards == (o.rank,) * TRIO and s.hand[o.rank] == TRIO
    kept = b.verb in ("discard", "draw") and b.rank != o.rank and not b.wilds
    return holds(whole and kept and s.own.opened and alone and s.unseen(o.rank) > 0 and s.view.stock > 0, rank=o.rank)


def _cards(s: Scene, b: Deed, o: Deed) -> Told | None:
    left = o.left.total()
    thin = o.lays and not o.closing and left <= FEW < b.left.total() and b.verb == "discard"
    return holds(thin and not any(meld.canasta for meld in s.own.melds) and not o.finishes, number=left)


def _clean(s: Scene, b: Deed, o: Deed) -> Told | None:
    meld = o.meld
    if not o.lays or not o.wilds or b.wilds or meld is None or meld.rank == "wild" or len(meld.cards) < GROWING:
        return None
    lack, left = CANASTA - len(meld.cards), s.unseen(meld.rank)
    whole = naturals(meld) == len(meld.cards) < CANASTA
    return holds(whole and left + s.hand[meld.rank] >= lack and left > 0, rank=meld.rank, number=lack, left=left)


def _soiled(s: Scene, b: Deed, o: Deed) -> Told | None:
    meld = b.meld
    if not b.lays or not b.wilds or o.wilds or meld is None or meld.rank == "wild" or naturals(meld) < len(meld.cards):
        return None
    elsewhere = s.melded(meld.rank) - len(meld.cards)
    return holds(s.copies(meld.rank) - elsewhere < CANASTA > len(meld.cards), rank=meld.rank)


def _fifth(s: Scene, b: Deed, o: Deed) -> Told | None:
    if b.canasta is None or o.finishes or (b.rank == "wild" and not s.rules.wild_canasta_counts):
        return None
    kinds = [meld for meld in s.own.melds if meld.canasta and (s.rules.wild_canasta_counts or meld.rank != "wild")]
    awards, number = awards_of(s.rules), len(kinds) + 1
    more = int(awards.of_number(number)) - int(awards.of_number(number - 1))
    return holds(more > 0, number=number, points=more)


def _moda(s: Scene, b: Deed, o: Deed) -> Told | None:
    moda = s.rules.moda_doubles and b.lays and b.rank == s.view.moda
    return holds(moda and not (o.lays and o.rank == b.rank), rank=b.rank)


def _second(s: Scene, b: Deed, o: Deed) -> Told | None:
    before = sum(meld.canasta is not None for meld in s.own.melds if meld.rank == b.rank)
    natural = b.lays and b.rank in NATURALS and not (o.lays and o.rank == b.rank)
    return holds(s.rules.repeats_multiply and natural and before in (1, 2), rank=b.rank, number=before + 1)


def _kind(s: Scene, b: Deed, o: Deed) -> Told | None:
    if s.rules.go_out_needs is not GoOutNeeds.CLEAN_AND_DIRTY or not b.lays or b.rank == "wild" or b.length < GROWING:
        return None
    wilds = has_wilds(s.own)
    lack = s.lacking(canastas_of(s.own), wilds)
    fits = (lack == "dirty" and b.wilds_after > 0) or (lack == "clean" and b.wilds_after == 0)
    return holds(wilds and fits and not o.lays, kind=lack)


def _game(s: Scene, b: Deed, o: Deed) -> Told | None:
    if not s.rules.clean_game or not o.lays or not o.wilds or b.wilds:
        return None
    return holds(not has_wilds(s.own) and any(meld.canasta == "clean" for meld in s.own.melds))


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


def _wild_canasta(s: Scene, b: Deed, o: Deed) -> Told | None:
    ours = s.hand["2"] + s.hand["X"] + max((len(m.cards) for m in s.own.melds if m.rank == "wild"), default=0)
    grows = b.lays and b.rank == "wild" and not b.finishes and (b.meld is not None or s.own.may_start_wilds)
    time = s.view.stock >= ROUNDS * s.round
    return holds(grows and ours >= COLLECTED and time and o.rank != "wild", number=ours, points=s.rules.wilds_mixed)


def _swap_clean(s: Scene, b: Deed, o: Deed) -> Told | None:
    last = b.verb == "swap" and b.meld is not None and len(b.meld.cards) - naturals(b.meld) == 1
    return holds(last and o.verb != "swap")


def _swap_free(s: Scene, b: Deed, o: Deed) -> Told | None:
    more = b.verb == "swap" and b.meld is not None and len(b.meld.cards) - naturals(b.meld) > 1
    return holds(more and o.verb != "swap")


FACTS: Final = (
    FactKind("make-canasta", "canastas", RULE, _canasta, "cards meld"),
    FactKind("first-canasta", "out", RULE, _lacked, "cards meld"),
    FactKind("make-six", "canastas", RULE, _six, "cards meld"),
    FactKind("grow", "canastas", RULE, _grow, "cards meld"),
    FactKind("new-meld", "own", COUNTED, _new, "cards"),
    FactKind("bank", "own", RULE, _bank, "cards meld"),
    FactKind("place-partner", "own", RULE, _partner, "cards partners"),
    FactKind("unload", "held", RULE, _unload, "cards near"),
    FactKind("own-danger", "taken", RULE, _danger, "other_cards rival_rank", warns=True),
    FactKind("keep-pair", "own", COUNTED, _pair, "rank", warns=True),
    FactKind("keep-trio", "own", COUNTED, _trio, "rank", warns=True),
    FactKind("keep-cards", "own", RULE, _cards, "other_cards", warns=True),
    FactKind("keep-clean", "own", COUNTED, _clean, "other_meld rank", warns=True),
    FactKind("no-clean", "canastas", COUNTED, _soiled, "every_rank"),
    FactKind("fifth", "own", RULE, _fifth, "canastas meld"),
    FactKind("moda", "own", RULE, _moda, "cards meld"),
    FactKind("second", "own", RULE, _second, "own_rank"),
    FactKind("need-kind", "out", RULE, _kind, "canastas meld"),
    FactKind("clean-game", "own", RULE, _game, "own_melds", warns=True),
    FactKind("wild-finish", "canastas", RULE, _finish, "cards meld"),
    FactKind("wild-idle", "own", RULE, _idle, "other_cards other_meld", warns=True),
    FactKind("keep-wild", "own", RULE, _keep, "other_cards", warns=True),
    FactKind("wild-burden", "held", RULE, _burden, "cards near"),
    FactKind("wild-canasta", "own", RULE, _wild_canasta, "wilds meld"),
    FactKind("swap-clean", "own", RULE, _swap_clean, "cards meld"),
    FactKind("swap-free", "own", RULE, _swap_free, "cards meld"),
)
