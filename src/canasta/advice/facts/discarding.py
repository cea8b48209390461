"""The discard: who could take the pile with it, how one knows, what the hand loses, and whether to freeze the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice.fact import COUNTED, READ, RULE, FactKind, holds
from canasta.advice.facts.taking import BIG
from canasta.advice.proof import PAIR
from canasta.advice.scene import NATURALS
from canasta.players.equity import fit_of

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.proof import Told
    from canasta.advice.scene import Scene

SMALL: Final = 3  # cards of a pile not worth taking
TINY: Final = 2
LARGE: Final = 5
SCARCE: Final = 3  # unseen copies of a rank that are few
HIGH: Final = 10  # points of a card
RECENT: Final = 3  # rounds that a discard is remembered as recent
STOPS: Final = ("2", "X", "3b")
MORE: Final = 2  # melds
PAIRS: Final = 4
TRIO_PILE: Final = 6


def _both(b: Deed, o: Deed) -> bool:
    return b.verb == o.verb == "discard" and b.rank != o.rank and not b.closing


def _natural(b: Deed, o: Deed) -> bool:
    return _both(b, o) and b.rank in NATURALS


def _stop(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(_both(b, o) and b.rank == "3b" and o.rank in NATURALS and s.ahead, seat=s.next)


def _save_stop(s: Scene, b: Deed, o: Deed) -> Told | None:
    size = s.view.pile.size
    return holds(_natural(b, o) and o.rank == "3b" and size <= SMALL and not s.near, number=size)


def _sure(s: Scene, b: Deed, o: Deed) -> Told | None:
    safe = _natural(b, o) and s.pairs_only and s.unseen(b.rank) < s.key
    same = o.rank in STOPS or s.unseen(o.rank) < s.key
    return holds(safe and not same, number=s.key, left=s.unseen(b.rank), rank=b.rank)


def _passed(s: Scene, b: Deed, o: Deed) -> Told | None:
    passed = s.passed[s.next]
    seen = b.rank in passed and s.now - passed[b.rank] < s.rules.seats
    return holds(_natural(b, o) and seen and o.rank in NATURALS and o.rank not in passed, seat=s.next, rank=b.rank)


def _thrown(s: Scene, b: Deed, o: Deed) -> Told | None:
    thrown = s.thrown[s.next]
    seen = b.rank in thrown and s.now - thrown[b.rank] <= RECENT * s.rules.seats
    return holds(
        # Where naturals of the hand are needed, it says nothing (docs/laboratory/hints.md)
        _natural(b, o)
        and seen
        and o.rank in NATURALS
        and o.rank not in thrown
        and not s.collected(b.rank)
        and not s.pairs_only,
        seat=s.next,
        rank=b.rank,
    )


def _counted(s: Scene, b: Deed, o: Deed) -> Told | None:
    left = s.unseen(b.rank)
    few = left <= SCARCE and not s.lengths(s.rival, b.rank)
    fewer = o.rank in NATURALS and (s.unseen(o.rank) > left or s.collected(o.rank))
    every = s.copies(b.rank)
    return holds(_natural(b, o) and few and fewer, rank=b.rank, number=every - left, copies=every, left=left)


def _feeds(s: Scene, b: Deed, o: Deed) -> Told | None:
    feeds = o.rank in NATURALS and s.collected(o.rank) and not s.collected(b.rank)
    return holds(_both(b, o) and feeds, rank=o.rank, number=s.view.pile.size + 1)


def _picked_up(s: Scene, b: Deed, o: Deed) -> Told | None:
    known = s.known[s.next]
    held = o.rank in NATURALS and known[o.rank] >= s.key and not s.collected(o.rank) and s.ahead
    safer = known[b.rank] < s.key and not s.collected(b.rank)
    return holds(_both(b, o) and held and safer, seat=s.next, rank=o.rank, number=known[o.rank])


def _useless(s: Scene, b: Deed, o: Deed) -> Told | None:
    theirs = bool(s.lengths(s.rival, b.rank)) and s.rival.opened and s.pairs_only
    return holds(_natural(b, o) and theirs and o.rank in NATURALS, rank=b.rank, number=s.key)


def _closed(s: Scene, b: Deed, o: Deed) -> Told | None:
    return holds(_natural(b, o) and o.rank in STOPS and not s.rival.opened and s.opens_from_top, points=s.rival.minimum)


def _single(s: Scene, b: Deed, o: Deed) -> Told | None:
    held = s.hand[o.rank]
    loose = s.hand[b.rank] == 1 and o.rank in NATURALS and held >= PAIR
    return holds(_natural(b, o) and loose, rank2=o.rank, number=min(held, PAIR + 1))


def _mate(s: Scene, rank: str) -> int | None:
    """A partner who surely holds cards of a natural rank, enough to lay them with one more."""
    if rank not in NATURALS or s.lengths(s.own, rank):
        return None
    return next((seat for seat in s.partners if s.known[seat][rank] >= PAIR), None)


def _partner(s: Scene, b: Deed, o: Deed) -> Told | None:
    mate = _mate(s, o.rank)
    if mate is None or not _both(b, o) or _mate(s, b.rank) is not None:
        return None
    return {"mate": mate, "rank": o.rank, "number": s.known[mate][o.rank]}


def _ours(s: Scene, b: Deed, o: Deed) -> Told | None:
    fits = o.rank in NATURALS and s.lengths(s.own, o.rank) and not s.lengths(s.own, b.rank)
    return holds(_both(b, o) and bool(fits) and not b.wilds, rank=o.rank)


def _for_opening(s: Scene, b: Deed, o: Deed) -> Told | None:
    higher = o.rank in NATURALS and s.values[o.rank] >= HIGH > s.values.get(b.rank, 0)
    return holds(_natural(b, o) and not s.own.opened and higher, points=s.own.minimum)


def _break(s: Scene, b: Deed, o: Deed) -> Told | None:
    pair = _natural(b, o) and s.hand[b.rank] == 2 and o.rank in NATURALS and s.hand[o.rank] == 1
    return holds(pair and s.view.pile.size >= LARGE, rank=b.rank, rank2=o.rank)


def _early(s: Scene, b: Deed, o: Deed) -> Told | None:
    small = s.view.pile.size <= TINY
    return holds(_natural(b, o) and small and s.collected(b.rank) and not s.collected(o.rank), rank=b.rank)


def _high(s: Scene, b: Deed, o: Deed) -> Told | None:
    value = s.values.get(b.rank, 0)
    return holds(_natural(b, o) and s.near and value >= HIGH and value > s.values.get(o.rank, 0), points=value)


def _threes(s: Scene, b: Deed, o: Deed) -> Told | None:
    rules = s.rules
    whole = s.hand["3b"] == rules.black_threes_number and b.rank == "3b"
    return holds(_both(b, o) and whole and rules.black_threes_held > 0, points=rules.black_threes_held)


def _leader(s: Scene, b: Deed, o: Deed) -> Told | None:
    scores = [side.score for side in s.view.sides]
    ahead = s.rival.score - max(score for side, score in enumerate(scores) if side != s.next % s.rules.sides)
    leads = s.rules.sides > 2 and ahead >= fit_of(s.rules).spread / 2
    return holds(_natural(b, o) and leads and not s.collected(b.rank), seat=s.next)


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
    FactKind("stop", "taken", RULE, _stop, "cards following"),
    FactKind("save-stop", "points", RULE, _save_stop, "other_cards pile", warns=True),
    FactKind("sure", "taken", COUNTED, _sure, "cards every_rank pile"),
    FactKind("passed", "taken", READ, _passed, "cards following passed"),
    FactKind("thrown", "taken", READ, _thrown, "cards following thrown"),
    FactKind("counted", "taken", COUNTED, _counted, "cards every_rank pile"),
    FactKind("feeds", "taken", RULE, _feeds, "other_cards rival_rank pile", warns=True),
    FactKind("picked-up", "taken", COUNTED, _picked_up, "other_cards following", warns=True),
    FactKind("useless-meld", "taken", COUNTED, _useless, "cards rival_rank pile"),
    FactKind("closed-rivals", "points", RULE, _closed, "following"),
    FactKind("single", "own", RULE, _single, "cards rank2", warns=True),
    FactKind("keep-ours", "own", RULE, _ours, "other_cards own_rank", warns=True),
    FactKind("partner-holds", "own", COUNTED, _partner, "other_cards mate", warns=True),
    FactKind("keep-high", "own", RULE, _for_opening, "high", warns=True),
    FactKind("break", "taken", READ, _break, "cards rank2", warns=True),
    FactKind("risk-early", "points", READ, _early, "cards rival_rank pile"),
    FactKind("dump-high", "held", RULE, _high, "cards near"),
    FactKind("all-threes", "own", RULE, _threes, "cards"),
    FactKind("leader", "taken", RULE, _leader, "following"),
    FactKind("freeze-melds", "taken", RULE, _melds, "rival_melds pile"),
    FactKind("freeze-even", "taken", RULE, _even, "pile rival_melds"),
    FactKind("freeze-three", "taken", RULE, _three, "pile"),
    FactKind("freeze-pairs", "own", RULE, _pairs, "pairs pile"),
    FactKind("freeze-not", "own", RULE, _not, "own_melds rival_melds", warns=True),
)
