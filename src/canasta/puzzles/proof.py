"""The proof of a puzzle: one way to go on is clearly best, against tuned opponents and against mixed ones.

A review tries a decision in 512 worlds at most; a proof takes ten times as many, dealt afresh for each kind of
opponents. A candidate that is surely far behind after the first worlds is tried no further.
"""

from __future__ import annotations

from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from canasta.advice.choosing import reasoning
from canasta.puzzles.puzzle import RIGHT, PuzzleAnswer
from canasta.puzzles.themes import theme_of
from canasta.puzzles.trial import Inquiry, TrialTable
from canasta.review.candidates import gain
from canasta.review.grades import Effort, equity_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.players.prospects import Prospect
    from canasta.puzzles.puzzle import Meaning
    from canasta.review.candidates import Candidate

LOOK: Final = 128  # worlds of the first look, and after which candidates are dropped
DEPTH: Final = 10 * Effort().most
LEAD: Final = 40.0  # points of cost by which the right answers lead, in both
SURELY: Final = 4.0  # and standard errors
LOST: Final = 2.0  # standard errors behind the second best, from which a candidate is tried no further
MEANINGS: Final = 3  # that must be legal
OPEN: Final = (0.1, 0.9)  # chances to win the match between which a deal is worth a thought
CANDIDATES: Final = 16
WRONG: Final = 2  # answers that must be wrong
GO_ON: Final = ("lay", "swap", "ask")  # after these the turn goes on
# The first looks: candidates, worlds, and the lead that is looked for, with its standard errors
LOOKS: Final = ((3, 16, 0.5 * LEAD, 0.2), (CANDIDATES, 24, 0.5 * LEAD, 0.4), (CANDIDATES, 64, 0.7 * LEAD, 0.8))


class PuzzleProof(NamedTuple):
    """The result of a proof: the answers, the best first; the fact that leads and the action that it is set against."""

    theme: str
    fact: str
    against: str
    chance: float
    answers: tuple[PuzzleAnswer, ...]


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


def proof(table: TrialTable, seed: int, most: int = CANDIDATES) -> PuzzleProof | None:
    """The proof of at most `most` candidates, in fresh worlds against each kind of opponents; None if it fails."""
    found = []
    for mixed in (False, True):
        tried = _tried(table, seed + mixed, DEPTH, most, mixed=mixed)
        if not tried or not _leads(table, _best_of_each(table, tried), LEAD, SURELY):
            return None
        found.append(tried)
    return _proof(table, found, surely=SURELY, lead=LEAD)


def _tried(
    table: TrialTable, seed: int, worlds: int, most: int = CANDIDATES, *, mixed: bool = False
) -> list[Candidate]:
    """The candidates after `worlds` worlds, but for those that fell behind."""
    found = table.candidates(most)
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
    scale = equity_of(table.rules).scale
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
    known: dict[Meaning, list[tuple[Candidate, float, float]]] = {}
    for best in ranked:
        for each in best:
            behind, error = gain(best[0], each) if each is not best[0] else (0.0, 0.0)
            known.setdefault(table.meaning(each.action), []).append((each, behind, error))
    found = [_answer(runs) for runs in known.values() if len(runs) == len(ranked)]
    return tuple(sorted(found, key=lambda each: each.behind))


def _answer(runs: Sequence[tuple[Candidate, float, float]]) -> PuzzleAnswer:
    results = [each.tried(each) for each, _behind, _error in runs]

    def mean(name: str, places: int) -> float:
        return round(fmean(getattr(each, name) for each in results), places)

    return PuzzleAnswer(
        action=results[0].action,
        closing=results[0].closing,
        behind=round(fmean(behind for _each, behind, _error in runs), 1),
        error=round(fmean(error for _each, _behind, error in runs), 1),
        taken=mean("taken", 3),
        out=mean("out", 3),
        beaten=mean("beaten", 3),
        held=mean("held", 1),
        canastas=mean("canastas", 2),
        own=mean("own", 0),
        theirs=mean("theirs", 0),
        worlds=sum(each.worlds for each in results),
    )
