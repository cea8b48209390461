"""A quarry: played deals of mixed bots, the moments in them from which puzzles are made, and the proof of a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace
from puzzle_trial import Inquiry, TrialTable, may_go_out

from canasta.advice.choosing import reasoning
from canasta.advice.deed import LAYS, move_of
from canasta.advice.scene import is_wild
from canasta.deal.view import view
from canasta.players import get
from canasta.players.equity import Equity
from canasta.players.simulation import deal_out
from canasta.position import write_position
from canasta.puzzles.glicko import Rated
from canasta.puzzles.puzzle import RIGHT, Puzzle, PuzzleAnswer
from canasta.puzzles.themes import CUT, LAST, theme_of, whole_hand
from canasta.review.candidates import gain
from canasta.review.grades import Effort

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.view import View
    from canasta.players.prospects import Prospect
    from canasta.puzzles.puzzle import Meaning
    from canasta.review.candidates import Candidate, CandidateResult
    from canasta.rules import Rules

LOOK: Final = 128  # worlds of the first look, and after which candidates are dropped
DEPTH: Final = 10 * Effort().most
LEAD: Final = 40.0  # points of cost by which the right answers lead, in both
SURELY: Final = 4.0  # and standard errors
LOST: Final = 2.0  # standard errors behind the second best, from which a candidate is tried no further
MEANINGS: Final = 3  # that must be legal
OPEN: Final = (0.1, 0.9)  # chances to win the match between which a deal is worth a thought
CANDIDATES: Final = 16
WRONG: Final = 2  # answers that must be wrong
# Decimal places of the numbers of an answer
PLACES: Final = {
    "behind": 1,
    "error": 1,
    "taken": 3,
    "out": 3,
    "beaten": 3,
    "held": 1,
    "canastas": 2,
    "own": 0,
    "theirs": 0,
}
GO_ON: Final = ("lay", "swap", "ask")  # after these the turn goes on
# The first looks: candidates, worlds, and the lead that is looked for, with its standard errors
LOOKS: Final = ((3, 16, 0.5 * LEAD, 0.2), (CANDIDATES, 24, 0.5 * LEAD, 0.4), (CANDIDATES, 64, 0.7 * LEAD, 0.8))


class PuzzleProof(NamedTuple):
    """The result of a proof: the answers, the best first; the fact that leads and the action that it is set against."""

    theme: str = ""
    fact: str = ""
    against: str = ""
    chance: float = 0.0
    answers: tuple[PuzzleAnswer, ...] = ()


NO_PROOF: Final = PuzzleProof()


def worth_a_thought(table: TrialTable) -> bool:
    """True if the moment has enough meanings to choose from, and nothing forces the choice."""
    view = table.scene.view
    if view.phase == "answer" or view.must_go_out or view.freed is not None or view.leave is not None:
        return False
    return len({table.meaning(action) for action in view.legal}) >= MEANINGS


def glance(table: TrialTable, seed: int) -> PuzzleProof | None:
    """A proof in so few worlds that it only says what might be proven."""
    for place, (number, worlds, lead, surely) in enumerate(LOOKS):
        few, inquiry = table.candidates(number), Inquiry(table, seed + place, mixed=False)
        if not inquiry.more(few, worlds):
            return None
        best = _best_of_each(table, few)
        if len(_right(table, best)) < len(best) and not _leads(table, best, lead, surely):
            return None
    return _proof(table, [_tried(table, seed, LOOK)], surely=1.2, lead=0.8 * LEAD, proven=False)


def proof(table: TrialTable, seed: int) -> PuzzleProof | None:
    """The proof in fresh worlds against each kind of opponents; None if it fails."""
    found = []
    for mixed in (False, True):
        tried = _tried(table, seed + mixed, DEPTH, mixed=mixed)
        if not tried or not _leads(table, _best_of_each(table, tried), LEAD, SURELY):
            return None
        found.append(tried)
    return _proof(table, found, surely=SURELY, lead=LEAD)


def _tried(table: TrialTable, seed: int, worlds: int, *, mixed: bool = False) -> list[Candidate]:
    """The candidates after `worlds` worlds, but for those that fell behind."""
    found = table.candidates(CANDIDATES)
    alive, inquiry = found, Inquiry(table, seed, mixed=mixed)
    number = min(worlds, LOOK)
    while inquiry.more(alive, number):
        if inquiry.tried >= worlds:
            return found
        best = _best_of_each(table, alive)
        if inquiry.tried >= 4 * LOOK and not _leads(table, best, 0.8 * LEAD, 2.0):
            return []  # it will hardly be proven any more
        second = best[1 if len(best) > 1 else 0]
        alive = [each for each in alive if not _lost(second, each)]
        number = min(inquiry.tried, worlds - inquiry.tried)
    return []


def _lost(second: Candidate, each: Candidate) -> bool:
    behind, error = gain(second, each)
    return each is not second and behind > max(LEAD / 2, LOST * error)


def _best_of_each(table: TrialTable, tried: Sequence[Candidate]) -> list[Candidate]:
    """The best candidate of each meaning, best first; going out before what comes to the same."""
    order = sorted(tried, key=lambda each: (-len(each.values), -each.mean))
    top = order[0] if order else None
    order.sort(key=lambda each: not (each.trial.outlook.closing and top is not None and _level(top, each)))
    found: dict[Meaning, Candidate] = {}
    for each in order:
        found.setdefault(table.meaning(each.action), each)
    return list(found.values())


def _level(top: Candidate, each: Candidate) -> bool:
    """True if one that was tried as often comes to the same as the best."""
    return len(each.values) == len(top.values) and gain(top, each)[0] <= RIGHT


def _right(table: TrialTable, best: Sequence[Candidate]) -> list[Candidate]:
    """The best, and where it lays cards, the lays that are as good: they are one turn in another order.

    Where it goes out, so are all lays from which the turn can still go out.
    """
    top = best[0]
    if table.meaning(top.action)[0] != "lay":
        return [top]
    lays = [each for each in best[1:] if table.meaning(each.action)[0] == "lay"]
    closing = top.trial.outlook.closing
    return [top, *[each for each in lays if gain(top, each)[0] <= RIGHT or (closing and table.goes_out(each.action))]]


def _leads(table: TrialTable, best: Sequence[Candidate], lead: float, surely: float) -> bool:
    """True if the best leads all that are not right; those that were dropped are surely behind the second already."""
    right, most = _right(table, best), len(best[0].values)
    wrong = [each for each in best if each not in right]
    gaps = [(*gain(best[0], each), len(each.values) == most) for each in wrong]
    return bool(gaps) and all(gap >= lead and (gap >= surely * error or not whole) for gap, error, whole in gaps)


def _proof(
    table: TrialTable, runs: Sequence[Sequence[Candidate]], *, lead: float, surely: float, proven: bool = True
) -> PuzzleProof | None:
    """The proof on which several runs agree, if a fact explains it."""
    ranked = [_best_of_each(table, run) for run in runs]
    if not all(best and _leads(table, best, lead, surely) for best in ranked):
        return None
    if len({frozenset(table.meaning(each.action) for each in _right(table, best)) for best in ranked}) > 1:
        return None
    chance = fmean(best[0].tried(best[0]).share for best in ranked)
    if not OPEN[0] <= chance <= OPEN[1]:
        return None
    answers = _fair(table, _answers(table, ranked))
    if answers is None:
        return None
    scale = Equity(table.rules).scale
    forecasts = [each.prospect(scale) for each in answers]
    wrong = [forecast for forecast, each in zip(forecasts, answers, strict=True) if not each.right]
    grounds = _grounds(table, forecasts[0], wrong, proven=proven)
    if grounds is None:
        return None
    fact, against = grounds
    theme = theme_of(table.scene, answers[0].action, closing=answers[0].closing, fact=fact)
    return PuzzleProof(theme, fact, against, round(chance, 3), answers) if theme else None


def _fair(table: TrialTable, answers: tuple[PuzzleAnswer, ...]) -> tuple[PuzzleAnswer, ...] | None:
    """The answers with those marked after which the best can still follow; None if too few are wrong then.

    Going out is tried with one first action only, so every other one from which the turn can still go out is right.
    """
    best = answers[0]
    if table.meaning(best.action)[0] in GO_ON:
        others = [each for each in answers[1:] if table.meaning(each.action)[0] in GO_ON]
        fits = table.goes_out if best.closing else partial(table.allows, then=best.action)
        before = {each for each in others if fits(each.action)}
        answers = tuple([replace(each, before=each in before) for each in answers])
    return answers if sum(not each.right for each in answers) >= WRONG else None


def _grounds(table: TrialTable, best: Prospect, wrong: Sequence[Prospect], *, proven: bool) -> tuple[str, str] | None:
    """The fact that leads, `proven` if that is asked for, and the action that it is set against."""
    found = reasoning(table.scene, best, wrong, first=table.by_eye())
    if not found.grounds or found.grounds[0].fact is None or (proven and not found.grounds[0].proven):
        return None
    return found.grounds[0].fact.id, found.grounds[0].other.action


def _answers(table: TrialTable, ranked: Sequence[Sequence[Candidate]]) -> tuple[PuzzleAnswer, ...]:
    """The answers by the means of all runs, best first."""
    known: dict[Meaning, list[CandidateResult]] = {}
    for best in ranked:
        for each in best:
            known.setdefault(table.meaning(each.action), []).append(each.tried(best[0]))
    found = [_answer(results) for results in known.values() if len(results) == len(ranked)]
    return tuple(sorted(found, key=lambda each: each.behind))


def _answer(results: Sequence[CandidateResult]) -> PuzzleAnswer:
    means: dict[str, Any] = {
        name: round(fmean(getattr(each, name) for each in results), places) for name, places in PLACES.items()
    }
    worlds = sum(each.worlds for each in results)
    return PuzzleAnswer(action=results[0].action, closing=results[0].closing, worlds=worlds, **means)


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

    def puzzle(self, found: PuzzleProof = NO_PROOF) -> Puzzle:
        """The puzzle of it, not rated yet."""
        return Puzzle(id=self.id, rated=Rated(), position=self.position, actions=self.actions, **found._asdict())


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
    return any(all(map(is_wild, move.cards)) for move in lays if move.verb == "meld")


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
        table = TrialTable(moment.puzzle().scene)
        if not worth_a_thought(table) or (vein != LAST and _plain(table, chance)):
            continue
        if vein and not _tempting(table, vein):
            continue
        seen = glance(table, chance.randrange(SEEDS))
        if seen is None or not wanted(seen.theme) or not _hard(table, seen, chance):
            continue
        found = proof(table, chance.randrange(SEEDS))
        if found is not None and wanted(found.theme) and _hard(table, found, chance):
            yield moment.puzzle(found)


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
