"""A quarry: played deals of mixed bots, and the moments in them from which puzzles are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, Final

from canasta.advice.deed import LAYS
from canasta.advice.scene import Scene
from canasta.deal.view import view
from canasta.players import get
from canasta.players.glance import WILDS, move_of
from canasta.players.simulation import deal_out
from canasta.position import write_position
from canasta.puzzles.proof import PuzzleProof, glance, proof, worth_a_thought
from canasta.puzzles.puzzle import Puzzle, Rated
from canasta.puzzles.themes import CUT, LAST, whole_hand
from canasta.puzzles.trial import TrialTable, may_go_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.deal.deal import Deal
    from canasta.deal.view import View
    from canasta.rules import Rules

PLAYERS: Final = ("novice", "greedy", "rules", "tuned")
MOST_MOMENTS: Final = 24  # of a deal
SEEDS: Final = 1 << 40
NOVICES: Final = 5  # tries of a novice


@dataclass(frozen=True, slots=True)
class RawMoment:
    """A moment of a played deal: the deal at its beginning and what was done until then."""

    position: dict[str, Any]
    actions: str

    @property
    def id(self) -> str:
        """A name that follows from the cards and the actions alone."""
        return blake2b(f"{self.position}{self.actions}".encode(), digest_size=4).hexdigest()

    def puzzle(self, found: PuzzleProof, rated: Rated) -> Puzzle:
        """The puzzle of it."""
        return Puzzle(
            id=self.id,
            theme=found.theme,
            fact=found.fact,
            against=found.against,
            chance=found.chance,
            rated=rated,
            answers=found.answers,
            position=self.position,
            actions=self.actions,
        )


def _anything(_deal: Deal, _seen: View) -> bool:
    return True


def _out(deal: Deal, seen: View) -> bool:
    return not seen.laid and may_go_out(deal.core)


def _whole(deal: Deal, seen: View) -> bool:
    return whole_hand(seen) and may_go_out(deal.core)


def _moda(_deal: Deal, seen: View) -> bool:
    moves = [move_of(action) for action in seen.legal] if seen.moda is not None else []
    return any(move.verb in LAYS and move.cards[0] == seen.moda for move in moves)


def _pile(_deal: Deal, seen: View) -> bool:
    return seen.phase == "draw" and any(move_of(action).verb == "take" for action in seen.legal)


def _opening(_deal: Deal, seen: View) -> bool:
    assert seen.seat is not None
    opened = seen.sides[seen.seat % len(seen.sides)].opened
    return not opened and any(move_of(action).verb in LAYS for action in seen.legal)


def _wilds(_deal: Deal, seen: View) -> bool:
    lays = [move for move in map(move_of, seen.legal) if move.verb in LAYS]
    return any(all(card[0] in WILDS for card in move.cards) for move in lays if move.verb == "meld")


def _freezes(_deal: Deal, seen: View) -> bool:
    return not seen.pile.frozen and any(action.startswith(("discard 2", "discard X")) for action in seen.legal)


# Themes that come seldom, and what a moment must have to be of them or of the contrary: cheap to see, far from enough
VEINS: Final[Mapping[str, Callable[[Deal, View], bool]]] = {
    LAST: _whole,
    "out": _out,
    CUT: _moda,
    "take": _pile,
    "open": _opening,
    "wild-canasta": _wilds,
    "freeze": _freezes,
}


def moments(rules: Rules, seed: str, number: int, vein: str = "") -> list[RawMoment]:
    """The moments with a choice of a deal between bots of all levels, in an order by chance; those of a vein only."""
    source = f"{seed}/{rules.name}/{vein}"  # no two puzzles are of the same cards
    chance = Random(f"{source}/{number}")
    scores = [chance.randrange(0, rules.target * 17 // 20, 5) for _side in range(rules.sides)]
    deal = deal_out(rules, source, number, scores if chance.random() < 0.8 else None)
    bots = [get(chance.choice(PLAYERS)) for _seat in range(rules.seats)]
    position, done, found = write_position(deal), list[str](), list[RawMoment]()
    glitters = VEINS[vein] if vein else _anything
    while not deal.over:
        seen = view(deal, deal.to_act)
        if len(seen.legal) > 2 and glitters(deal, seen):
            found.append(RawMoment(position, "; ".join(done)))
        action = bots[deal.to_act].choose(seen, chance)
        deal.play(action)
        done.append(action)
    chance.shuffle(found)
    return found[:MOST_MOMENTS]


def quarried(rules: Rules, seed: str, number: int, wanted: Callable[[str], bool], vein: str = "") -> Iterator[Puzzle]:
    """The puzzles of a deal, of the themes that are wanted, each proven; not rated yet."""
    for moment in moments(rules, seed, number, vein):
        chance = Random(f"{seed}/{moment.id}")
        raw = moment.puzzle(PuzzleProof("", "", "", 0.0, ()), Rated())
        table = TrialTable(Scene(raw.view))
        if not worth_a_thought(table) or (vein != LAST and _plain(table, chance)):
            continue
        if vein and not _tempting(table, vein):
            continue
        seen = glance(table, chance.randrange(SEEDS))
        if seen is None or not wanted(seen.theme) or not _hard(table, seen, chance):
            continue
        found = proof(table, chance.randrange(SEEDS))
        if found is not None and wanted(found.theme) and _hard(table, found, chance):
            yield moment.puzzle(found, Rated())


def _tempting(table: TrialTable, vein: str) -> bool:
    """True if one of the bots may do something else there than such an answer: seen before the search."""
    if vein == LAST:
        return True
    chance, fits = Random(vein), _ANSWERS[vein]
    tried = (table.policy(), table.by_eye(), *[table.novice(chance.randrange(SEEDS)) for _time in range(NOVICES)])
    return not all(fits(table, action) for action in tried)


def _lays(table: TrialTable, action: str, rank: str | None) -> bool:
    kind, of, _wilds = table.meaning(action)
    return kind == "lay" and of == rank


# What an answer of such a theme does
_ANSWERS: Final[Mapping[str, Callable[[TrialTable, str], bool]]] = {
    "out": TrialTable.goes_out,
    CUT: lambda table, action: _lays(table, action, table.scene.view.moda),
    "take": lambda table, action: table.meaning(action)[0] == "take",
    "open": lambda table, action: table.meaning(action)[0] == "lay",
    "wild-canasta": lambda table, action: _lays(table, action, "wild"),
    "freeze": lambda table, action: table.meaning(action)[0] == "discard" and table.meaning(action)[2],
}


def _plain(table: TrialTable, chance: Random) -> bool:
    """True if players of all kinds would do the same."""
    tried = (table.policy(), table.by_eye(), table.novice(chance.randrange(SEEDS)))
    return len({table.meaning(action) for action in tried}) == 1


def _hard(table: TrialTable, found: PuzzleProof, chance: Random) -> bool:
    """True if `greedy` or `novice` may go wrong there.

    Bots see at once that a whole hand can go down, which people have to find: there all are hard.
    """
    if found.theme == LAST:
        return True
    right = {table.meaning(each.action) for each in found.answers if each.right}
    tried = (table.by_eye(), *[table.novice(chance.randrange(SEEDS)) for _time in range(NOVICES)])
    return any(table.meaning(action) not in right for action in tried)
