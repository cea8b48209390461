"""A quarry: played deals of mixed bots, and the moments in them from which puzzles are made."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, Final

from canasta.advice.scene import Scene
from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.position import write_position
from canasta.puzzles.proof import PuzzleProof, glance, proof, worth_a_thought
from canasta.puzzles.puzzle import Puzzle, Rated
from canasta.puzzles.trial import TrialTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


def moments(rules: Rules, seed: str, number: int) -> list[RawMoment]:
    """The moments with a choice of a deal between bots of all levels, in an order by chance."""
    chance = Random(f"{seed}/{rules.name}/{number}")
    scores = [chance.randrange(0, rules.target * 17 // 20, 5) for _side in range(rules.sides)]
    deal = deal_out(rules, seed, number, scores if chance.random() < 0.8 else None)
    bots = [get(chance.choice(PLAYERS)) for _seat in range(rules.seats)]
    position, done, found = write_position(deal), list[str](), list[RawMoment]()
    while not deal.over:
        seen = view(deal, deal.to_act)
        if len(seen.legal) > 2:
            found.append(RawMoment(position, "; ".join(done)))
        action = bots[deal.to_act].choose(seen, chance)
        deal.play(action)
        done.append(action)
    chance.shuffle(found)
    return found[:MOST_MOMENTS]


def quarried(rules: Rules, seed: str, number: int, wanted: Callable[[str], bool]) -> Iterator[Puzzle]:
    """The puzzles of a deal, of the themes that are wanted, each proven; not rated yet."""
    for moment in moments(rules, seed, number):
        chance = Random(f"{seed}/{moment.id}")
        raw = moment.puzzle(PuzzleProof("", "", "", 0.0, ()), Rated())
        table = TrialTable(Scene(raw.view))
        if not worth_a_thought(table) or _plain(table, chance):
            continue
        seen = glance(table, chance.randrange(SEEDS))
        if seen is None or not wanted(seen.theme) or not _hard(table, seen, chance):
            continue
        found = proof(table, chance.randrange(SEEDS))
        if found is not None and wanted(found.theme) and _hard(table, found, chance):
            yield moment.puzzle(found, Rated())


def _plain(table: TrialTable, chance: Random) -> bool:
    """True if players of all kinds would do the same."""
    tried = (table.policy(), table.by_eye(), table.novice(chance.randrange(SEEDS)))
    return len({table.meaning(action) for action in tried}) == 1


def _hard(table: TrialTable, found: PuzzleProof, chance: Random) -> bool:
    """True if `greedy` or `novice` may go wrong there."""
    right = {table.meaning(each.action) for each in found.answers if each.right}
    tried = (table.by_eye(), *[table.novice(chance.randrange(SEEDS)) for _time in range(NOVICES)])
    return any(table.meaning(action) not in right for action in tried)
