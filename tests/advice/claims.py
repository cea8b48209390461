"""The claim of every kind of fact, as its sentence puts it, held against a plain reading of the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.advice.plainly import RANKS, WILD, Act, Plain, rank

from canasta.players.equity import fit_of

if TYPE_CHECKING:
    from canasta.advice.fact import TableFact
    from canasta.deal.view import SideView, View
    from canasta.rules import Rules


class Claim(NamedTuple):
    """A claim in its scene: the table, the action, the other one, and what the sentence says.

    `number`, `points` and `rank` are the first number, the points and the rank that it says.
    """

    p: Plain
    b: Act
    o: Act
    t: Mapping[str, Any]
    view: View
    rules: Rules
    own: SideView
    rival: SideView
    number: int
    points: int
    rank: str


Check = Callable[[Claim], bool]


def _useful(p: Plain, act: Act) -> int:
    under = p.seen - Counter([act.rank])
    melded = {meld.rank for meld in p.own.melds if not meld.closed}
    return sum(
        number
        for card, number in under.items()
        if card in melded or card in WILD or card == act.rank or (card in RANKS and act.left[card] >= 2)
    )


def _lays_first(p: Plain, b: Act, o: Act) -> bool:
    return b.lays and not o.lays and not p.own.opened


def _out_now(p: Plain, b: Act) -> bool:
    kinds, wilds = p.canastas(p.own), p.soiled(p.own)
    after = kinds + Counter([p.type_of(b)])
    return not p.may_go_out(kinds, wilds=wilds) and p.may_go_out(after, wilds=wilds or any(c in WILD for c in b.whole))


def _number_award(p: Plain, t: Mapping[str, Any]) -> bool:
    made = p.canastas(p.own).total() + 1
    return bool(t["number"] == made and dict(p.rules.canasta_awards).get(made) == t["points"])


def _no_pair(p: Plain, b: Act, t: Mapping[str, Any]) -> bool:
    return p.pair_needed(p.rival) and p.unseen(b.rank) == t["left"] < t["number"] == p.needed


def _last(p: Plain, rows: list[tuple[int, int, str]], card: str, within: int) -> bool:
    return any(ago <= within and seat == p.next and of == card for ago, seat, of in rows)


def _feeding(p: Plain, act: Act) -> bool:
    return act.rank in RANKS and not p.pair_needed(p.rival) and p.on_table(p.rival, act.rank)


CLAIMS: dict[str, Check] = {
    "take-many": lambda on: on.number == on.view.pile.size > on.rules.draw == on.t["draw"] and on.b.verb == "take",
    "take-deny": lambda on: (
        on.t["seat"] == on.p.next in on.p.others and on.number == on.view.pile.size >= 4 and on.o.verb == "draw"
    ),
    "take-meld": lambda on: len(on.b.whole) == on.number >= 3 and on.rank == on.b.rank,
    "take-known": lambda on: on.b.verb == "take" and _useful(on.p, on.b) == on.number >= 2,
    "take-natural": lambda on: on.b.verb == "take" and not on.b.wilds and len(on.o.wilds) > 0,
    "take-canasta": lambda on: on.b.verb == "take" and on.b.finishes,
    "take-opens": lambda on: on.b.verb == "take" and not on.own.opened,
    "take-wilds-first": lambda on: on.view.pile.frozen and set(on.b.cards) <= set(WILD) and on.o.verb == "take",
    "draw-cheap": lambda on: (
        on.number == on.view.pile.size <= 2
        and (len(on.o.wilds) > 0 if on.t["price"] == "wild" else len(on.o.cards) == on.t["cards"] and not on.o.wilds)
    ),
    "draw-useless": lambda on: (
        _useful(on.p, on.o) == 0
        and on.p.seen.total() == on.view.pile.size == on.number + 1
        and on.view.pile.face_down == 0
    ),
    "draw-near": lambda on: on.p.near and on.number == on.view.pile.size,
    "open-both": lambda on: _lays_first(on.p, on.b, on.o) and len(on.p.partners) > 0,
    "open-pile": lambda on: _lays_first(on.p, on.b, on.o) and not on.view.pile.frozen and on.rules.pile_with_wild,
    "open-to-take": lambda on: on.b.lays and on.view.drew is None and on.number == on.view.pile.size,
    "open-toward": lambda on: (
        on.points == on.view.points + on.p.worth(on.b.cards) and on.t["minimum"] == on.own.minimum
    ),
    "open-near": lambda on: _lays_first(on.p, on.b, on.o) and on.p.near,
    "threes": lambda on: (
        on.number == len(on.own.red_threes) > 0
        and on.points == on.rules.red_threes[on.number - 1]
        and (not on.own.melds if on.t["need"] == "meld" else not on.p.canastas(on.own))
    ),
    "open-lean": lambda on: (
        on.own.opened and Counter(rank(card) for meld in on.own.melds for card in meld.cards) == Counter(on.view.laid)
    ),
    "wait-dear": lambda on: not on.own.opened and on.p.fewest_wilds() == on.number >= 2,
    "make-canasta": lambda on: on.b.finishes and on.p.award(on.b) == on.points > 0,
    "first-canasta": lambda on: on.b.finishes and _out_now(on.p, on.b),
    "make-six": lambda on: len(on.b.whole) == 6,
    "grow": lambda on: len(on.b.whole) == on.number < 6,
    "new-meld": lambda on: (
        on.b.meld is None
        and len([c for c in on.b.cards if c == on.b.rank])
        + on.b.left[on.b.rank]
        + on.p.unseen(on.b.rank)
        + on.rules.max_wilds
        >= 7
    ),
    "bank": lambda on: on.b.meld is not None and len(on.b.meld.cards) >= 7 and on.p.worth(on.b.cards) == on.points,
    "place-partner": lambda on: (
        len(on.p.partners) > 0 and not on.p.on_table(on.own, on.rank) and on.p.unseen(on.rank) > 0
    ),
    "unload": lambda on: on.p.near and on.p.worth(on.b.cards) == on.points,
    "own-danger": lambda on: on.o.verb == "discard" and on.rank == on.o.rank and _feeding(on.p, on.o),
    "keep-pair": lambda on: (
        on.p.pair_needed(on.own)
        and on.p.hand[on.rank] >= on.number == on.p.needed > on.o.left[on.rank]
        and on.p.unseen(on.rank) > 0
        and (not on.t["wild"] or on.number == (3 if on.rules.packs == 3 and on.rules.closed_canastas else 2))
    ),
    "keep-trio": lambda on: on.p.hand[on.rank] == 3 and on.own.opened and on.p.unseen(on.rank) > 0,
    "keep-cards": lambda on: on.o.left.total() == on.number <= 3 and not on.p.canastas(on.own),
    "keep-clean": lambda on: (
        on.p.on_table(on.own, on.rank)
        and len(on.o.meld.cards if on.o.meld else ()) + on.number == 7
        and not any(rank(card) in WILD for card in (on.o.meld.cards if on.o.meld else ()))
        and on.p.unseen(on.rank) == on.t["left"] > 0
        and on.t["left"] + on.p.hand[on.rank] >= on.number
    ),
    "no-clean": lambda on: (
        4 * on.rules.packs
        - sum(rank(c) == on.rank for s in on.view.sides for m in s.melds if m is not on.b.meld for c in m.cards)
        < 7
    ),
    "fifth": lambda on: on.b.finishes and _number_award(on.p, on.t),
    "moda": lambda on: on.rules.moda_doubles and on.view.moda == on.rank == on.b.rank,
    "second": lambda on: (
        on.rules.repeats_multiply
        and sum(meld.rank == on.rank and len(meld.cards) >= 7 for meld in on.own.melds) + 1 == on.number
    ),
    "need-kind": lambda on: (
        on.rules.go_out_needs == "clean_and_dirty"
        and bool(on.p.canastas(on.own))
        and not on.p.may_go_out(on.p.canastas(on.own), wilds=on.p.soiled(on.own))
        and on.p.may_go_out(on.p.canastas(on.own) + Counter([on.t["kind"]]), wilds=True)
    ),
    "clean-game": lambda on: on.rules.clean_game and not on.p.soiled(on.own) and on.p.canastas(on.own)["clean"] > 0,
    "wild-finish": lambda on: on.b.finishes and len(on.b.wilds) > 0,
    "wild-idle": lambda on: len(on.o.wilds) > 0 and len(on.o.whole) == on.number <= 5 and on.o.rank == on.rank,
    "keep-wild": lambda on: on.o.verb == "discard" and len(on.o.wilds) > 0 and not on.b.wilds,
    "wild-burden": lambda on: on.p.near and len(on.b.wilds) == on.number and on.p.worth(on.b.wilds) == on.points,
    "wild-canasta": lambda on: (
        on.p.hand["2"] + on.p.hand["X"] + (len(on.b.meld.cards) if on.b.meld else 0) <= on.number
        and on.rules.wilds_mixed == on.points > 0
    ),
    "swap-clean": lambda on: (
        on.b.verb == "swap" and sum(rank(card) in WILD for card in (on.b.meld.cards if on.b.meld else ())) == 1
    ),
    "swap-free": lambda on: on.b.verb == "swap",
    "stop": lambda on: on.b.cards == ["3b"] and on.t["seat"] == on.p.next in on.p.others,
    "save-stop": lambda on: on.o.cards == ["3b"] and on.view.pile.size <= 3,
    "sure": lambda on: on.rank == on.b.rank and _no_pair(on.p, on.b, on.t),
    "passed": lambda on: on.t["seat"] == on.p.next and _last(on.p, on.p.let_go, on.rank, on.rules.seats - 1),
    "thrown": lambda on: on.t["seat"] == on.p.next and _last(on.p, on.p.threw, on.rank, 3 * on.rules.seats),
    "counted": lambda on: (
        on.t["copies"] == 4 * on.rules.packs == on.number + on.t["left"] and on.t["left"] == on.p.unseen(on.rank)
    ),
    "feeds": lambda on: on.rank == on.o.rank and _feeding(on.p, on.o) and on.number == on.view.pile.size + 1,
    "picked-up": lambda on: (
        on.t["seat"] == on.p.next and on.rank == on.o.rank and on.p.got[on.p.next][on.rank] >= on.number >= on.p.needed
    ),
    "useless-meld": lambda on: (
        on.rank == on.b.rank
        and on.p.on_table(on.rival, on.b.rank)
        and on.p.pair_needed(on.rival)
        and on.number == on.p.needed
    ),
    "closed-rivals": lambda on: not on.rival.opened and on.points == on.rival.minimum,
    "single": lambda on: (
        on.p.hand[on.b.rank] == 1
        and on.o.rank == on.t["rank2"]
        and (on.p.hand[on.o.rank] == 2 if on.number == 2 else on.p.hand[on.o.rank] > 2)
    ),
    "keep-ours": lambda on: on.o.rank == on.rank and on.p.on_table(on.own, on.o.rank),
    "partner-holds": lambda on: (
        on.t["mate"] in on.p.partners
        and on.rank == on.o.rank
        and on.p.got[on.t["mate"]][on.rank] >= on.number >= 2
        and not on.p.on_table(on.own, on.rank)
    ),
    "keep-high": lambda on: (
        not on.own.opened and on.p.value(on.o.rank) > on.p.value(on.b.rank) and on.points == on.own.minimum
    ),
    "break": lambda on: on.p.hand[on.b.rank] == 2 and on.p.hand[on.t["rank2"]] == 1,
    "risk-early": lambda on: on.view.pile.size <= 2 and on.rank == on.b.rank and _feeding(on.p, on.b),
    "dump-high": lambda on: on.p.near and on.p.value(on.b.rank) == on.points > on.p.value(on.o.rank),
    "all-threes": lambda on: (
        on.p.hand["3b"] == on.rules.black_threes_number and on.points == on.rules.black_threes_held > 0
    ),
    "leader": lambda on: all(
        on.rival.score - side.score >= fit_of(on.rules).spread / 2 for side in on.view.sides if side is not on.rival
    ),
    "freeze-melds": lambda on: (
        len(on.b.wilds) > 0 and not on.view.pile.frozen and on.number == len(on.rival.melds) > len(on.own.melds) + 1
    ),
    "freeze-even": lambda on: not on.own.opened and on.rival.opened and not on.view.pile.frozen,
    "freeze-three": lambda on: len(on.b.wilds) > 0 and on.number == on.rules.pile_frozen_naturals == 3,
    "freeze-pairs": lambda on: sum(on.b.left[card] >= 2 for card in RANKS) == on.number >= 4,
    "freeze-not": lambda on: len(on.own.melds) == on.number > on.t["theirs"] == len(on.rival.melds),
    "catch": lambda on: sum(on.view.hands[seat] for seat in on.p.others) == on.number,
    "concealed": lambda on: (
        not on.view.has_laid[on.p.seat]
        and on.points in on.rules.concealed_awards[0 if on.view.first_turns > 0 else 2 :]
        and any(on.p.together[card] + sum(on.p.together[wild] for wild in WILD) >= 7 for card in RANKS)
    ),
    "more": lambda on: sum(len(meld.cards) in (5, 6) for meld in on.own.melds) == on.number >= 2,
    "strand": lambda on: on.t["mate"] in on.p.partners and on.view.hands[on.t["mate"]] == on.number >= 8,
    "ask": lambda on: on.number in [on.view.hands[seat] for seat in on.p.partners],
    "say-yes": lambda on: on.p.worth(on.p.hand.elements()) == on.points <= 20,
    "say-no": lambda on: (
        on.own.opened
        and on.p.worth(
            card
            for card in on.p.hand.elements()
            if card in RANKS and (on.p.on_table(on.own, card) or on.p.hand[card] >= 3)
        )
        == on.points
    ),
    "two-needed": lambda on: on.rules.canastas_to_go_out == 2 and on.p.canastas(on.own).total() == 1,
    "pumba": lambda on: on.rules.pumba and on.view.stock > 0 and on.o.left.total() - (on.o.verb != "discard") == 1,
    "last-round": lambda on: on.number == on.view.stock <= on.rules.seats * on.rules.draw,
    "no-close": lambda on: on.view.last_turn is not None and not on.rules.hands_count_if_nobody_out,
}


def true(view: View, fact: TableFact, best: str, other: str) -> bool:
    """True if the sentence of a fact holds for an action against another, and its proof lies there to be seen."""
    p, told = Plain(view), fact.told
    said = int(told.get("number", -1)), int(told.get("points", -1)), str(told.get("rank", ""))
    claim = Claim(p, Act(view, best), Act(view, other), told, view, p.rules, p.own, p.rival, *said)
    return bool(CLAIMS[fact.id](claim)) and _seen(claim, fact)


ONE_RANK = ("feeds", "useless-meld", "keep-ours", "own-danger", "sure", "counted", "no-clean", "keep-clean", "second")


def _seen(on: Claim, fact: TableFact) -> bool:
    """True if all that proves a fact is where the player can see it, and there is something."""
    proof, sides = fact.proof, on.view.sides
    lying = {(side, meld.number): meld.rank for side, lies in enumerate(sides) for meld in lies.melds}
    story = {"draw": on.p.let_go, "discard": on.p.threw}
    return (
        any(proof)
        and all(on.p.hand[rank] > 0 for rank in proof.hand)
        and all(place in lying for place in proof.melds)
        and (fact.id not in ONE_RANK or all(lying[place] == on.rank for place in proof.melds))
        and all(0 <= seat < on.rules.seats and seat != on.p.seat for seat in proof.seats)
        and ("pile" not in proof.spots or on.view.pile.size > 0)
        and ("reds" not in proof.spots or len(on.own.red_threes) > 0)
        and all(any((seat, rank) == (of, card) for _ago, of, card in story[what]) for seat, what, rank in proof.past)
    )
