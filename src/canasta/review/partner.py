"""The qualities of a player as a partner: counts of harmful actions, as people at the table would see them.

Everything is read from the player's view at the time. `canasta.review` grades asking for leave and answering like any
other decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from canasta.cards import BLACK_THREE, CANASTA, KIND_TEXTS
from canasta.deal.view import view
from canasta.players.glance import RANK_OF, WILDS, Glance, Move, move_of, moves_of
from canasta.players.simulation import deal_out
from canasta.review.decisions import Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.deal.view import MeldView, View
    from canasta.players import Bot
    from canasta.rules import Rules

STRANDED: Final = 60  # points in the partner's hand, from which it is left alone with them
BIG: Final = 5  # cards of a pile that is not to be given away
LARGE: Final = 6  # cards of a pile that one takes
KEPT: Final = 2  # cards that a turn leaves in the hand
BLACK: Final = KIND_TEXTS[BLACK_THREE]


@dataclass(slots=True)
class Manners:
    """Counts over deals.

    `wasted`: wilds laid where they bring no canasta nearer, while the end is not near; `thrown`: discards that an own
    meld would have taken, with something else to throw; `outs`: times it went out; `stranded`: those that left the
    partner with many points while the side was behind in the deal; `caught`: points in partners' hands then.

    `kept`: turns that ended with all that an own meld lacks to a canasta in the hand, `kept_clean` those without a need
    of wilds; `fed`: discards that a meld of the next side takes from a pile of `BIG` cards or more, with another
    natural or a black three to throw, `fed_black` those with a black three; `piles`: the piles of `LARGE` cards or more
    that could be taken, `left` those that were not.
    """

    deals: int = 0
    wilds: int = 0
    wasted: int = 0
    discards: int = 0
    thrown: int = 0
    outs: int = 0
    stranded: int = 0
    caught: int = 0
    kept: int = 0
    kept_clean: int = 0
    fed: int = 0
    fed_black: int = 0
    piles: int = 0
    left: int = 0

    def note(self, view: View, action: str) -> None:
        """Count an action of the player, given its view before it."""
        table, move = Glance(view), move_of(action)
        if move.verb == "discard":
            self.discards += 1
            self.thrown += throws_own(table, move)
            wilds = wilds_to_canasta(table)
            self.kept += wilds is not None
            self.kept_clean += wilds == 0
            fed = view.pile.size >= BIG and feeds_rivals(table, move)
            self.fed += fed
            self.fed_black += fed and table.hand[BLACK] > 0
        elif view.phase == "draw" and view.pile.size >= LARGE and any(text.startswith("take") for text in view.legal):
            self.piles += 1
            self.left += move.verb == "draw"
        elif move.verb in ("add", "meld") and not (view.must_go_out or view.last_turn or table.late or table.pressed):
            laid = sum(card in WILDS for card in move.cards)
            self.wilds += laid
            self.wasted += bool(laid) and wastes_wild(table, move)

    def end(self, points: Iterable[int], side: int, caught: int) -> None:
        """Count a going out: the points of the deal by side, and those in the hands of its partners."""
        made = list(points)
        self.outs += 1
        self.caught += caught
        behind = made[side] < max(each for other, each in enumerate(made) if other != side)
        self.stranded += behind and caught >= STRANDED

    def per_hundred(self, number: int) -> float:
        """A count per hundred deals."""
        return 100 * number / max(1, self.deals)


def play_watched(
    rules: Rules, bots: Sequence[Bot], seed: str, number: int, manners: Manners
) -> tuple[tuple[int, ...], list[Decision]]:
    """Play a deal between bots by seat and count all actions; returns points by side and every decision."""
    deal = deal_out(rules, seed, number)
    chances = [Random(f"{seed}/{number}/{seat}") for seat in range(rules.seats)]
    decisions: list[Decision] = []
    manners.deals += 1
    turn, seat, place = 1, deal.turn, 0
    while not deal.over:
        acting = deal.to_act
        seen = view(deal, acting)
        action = bots[acting].choose(seen, chances[acting])
        manners.note(seen, action)
        if len(seen.legal) > 1:
            decisions.append(Decision(turn, place, 0, seen, action))
        deal.play(action)
        place += 1
        if deal.turn != seat:
            turn, seat, place = turn + 1, deal.turn, 0
    points = tuple([score.total for score in deal.score()])
    if deal.closer is not None:
        side = deal.closer % rules.sides
        partners = [each for each in range(side, rules.seats, rules.sides) if each != deal.closer]
        caught = sum(int(deal.core.rule_table.worth(deal.core.hands[each])) for each in partners)
        manners.end(points, side, caught)
    return points, decisions


def throws_own(table: Glance, move: Move) -> bool:
    """True if the discard could be laid off on an own meld, and another card could be discarded."""
    rank = move.cards[0]
    fits = {other.cards[0] for other in moves_of(table.view) if other.verb == "add"}
    discards = {other.cards[0] for other in moves_of(table.view) if other.verb == "discard"}
    spare = [each for each in discards if each not in fits and each not in WILDS and each != "3b"]
    return rank in fits and rank not in WILDS and bool(spare)


def wastes_wild(table: Glance, move: Move) -> bool:
    """True if a wild brings no canasta nearer: on a finished one, or on a rank that cannot become one."""
    meld = table.melds.get(move.meld) if move.meld is not None else None
    if meld is not None and meld.canasta is not None:
        return True
    if meld is None:
        naturals = [card for card in move.cards if card not in WILDS]
        return bool(naturals) and reach(table, naturals[0], 0, len(move.cards) - len(naturals)) < CANASTA
    if meld.rank == "wild":
        return False
    wilds = _wilds(meld)
    return reach(table, meld.rank, len(meld.cards) - wilds, wilds + 1) < CANASTA


def wilds_to_canasta(table: Glance) -> int | None:
    """The least number of wilds by which the hand makes a canasta of an own meld; None if it cannot.

    A card to discard and a card to hold stay in the hand.
    """
    allowed, found = {other.meld for other in moves_of(table.view) if other.verb == "add"}, []
    for number, meld in table.melds.items():
        if meld.canasta is not None or meld.rank == "wild" or number not in allowed:
            continue
        naturals, wilds = table.hand[meld.rank], _wilds(meld)
        missing = max(CANASTA - len(meld.cards) - naturals, 0)
        spare = min(sum(table.hand[wild] for wild in WILDS), table.rules.max_wilds - wilds)
        if missing <= spare and len(table.view.hand) >= CANASTA - len(meld.cards) + KEPT:
            found.append(missing)
    return min(found, default=None)


def feeds_rivals(table: Glance, move: Move) -> bool:
    """True if a meld of the next side takes the discard, and another natural or a black three could be thrown."""
    view, sides = table.view, table.rules.sides
    assert view.seat is not None
    rival = view.sides[(view.seat + 1) % sides]
    if view.pile.frozen or not table.rules.pile_lay_off:
        return False
    theirs = {meld.rank for meld in rival.melds if not (meld.canasta is not None and table.rules.closed_canastas)}
    discards = {other.cards[0] for other in moves_of(view) if other.verb == "discard"}
    return move.cards[0] in theirs - {*WILDS, BLACK} and bool(discards - theirs - {*WILDS})


def reach(table: Glance, rank: str, naturals: int, wilds: int) -> int:
    """The greatest possible length of a meld: with all cards of its rank in the hand and unseen, and its wilds."""
    return naturals + table.hand[rank] + table.unseen(rank) + max(wilds, table.rules.max_wilds)


def _wilds(meld: MeldView) -> int:
    return sum(RANK_OF[card] in WILDS for card in meld.cards)
