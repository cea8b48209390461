"""A puzzle in words: the answers to choose from, and afterwards why one is right and what the others allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice.chances import honest, rate
from canasta.advice.choosing import Grounds, Reasoning, reasoning
from canasta.advice.effects import LEAST
from canasta.advice.evidence import Evidence
from canasta.advice.hint import AdvisedAction
from canasta.advice.words import Speaker, advice
from canasta.players.equity import Equity
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.advice.scene import Scene
    from canasta.players.prospects import Prospect
    from canasta.puzzles.puzzle import Meaning, Puzzle


EFFECTS: Final = ("taken", "out", "beaten", "held")  # whose sentences in `advice` begin with the best answer
AFTER_ALL: Final = {"canastas": 0.25, "theirs": 15.0}  # what is told where no effect shows, and the least of it


def theme_in_words(theme: str, lang: str) -> str:
    """The name of a theme."""
    return text(lang, f"puzzle-theme-{theme}")


def choices(puzzle: Puzzle) -> tuple[str, ...]:
    """The answers to choose from, one for each meaning, in an order that gives nothing away."""
    weighed = {puzzle.meaning(each.action): each.action for each in puzzle.answers}
    found: dict[Meaning, str] = {}
    for action in puzzle.view.legal:
        meaning = puzzle.meaning(action)
        found.setdefault(meaning, weighed.get(meaning, action))
    return tuple(found.values())


def players_in_words(puzzle: Puzzle, lang: str) -> list[str]:
    """The names of the players by seat; the one to answer is "you"."""
    others = iter(text(lang, "match-others").split())
    asked = puzzle.deal.to_act
    return [text(lang, "match-you") if seat == asked else next(others) for seat in range(puzzle.scene.rules.seats)]


def choice_in_words(puzzle: Puzzle, action: str, lang: str) -> str:
    """An answer as advice; going out with it is not told before the answer."""
    return advice(puzzle.view, action, lang)


def explained(puzzle: Puzzle, lang: str, names: Sequence[str] = ()) -> tuple[AdvisedAction, ...]:
    """All answers that were weighed, with the reason: the best first, with the fact; then what each other allows."""
    scene, scale = puzzle.scene, Equity(puzzle.scene.rules).scale
    best, *others = [each.prospect(scale) for each in puzzle.answers]
    wrong = [each for each, answer in zip(others, puzzle.answers[1:], strict=True) if not answer.right]
    speaker = Speaker(scene, lang, names)
    found = reasoning(scene, best, wrong, first=puzzle.against)
    heard = speaker.reason(found)
    told = [AdvisedAction(best.action, advice(puzzle.view, best.action, lang, closing=best.closing), heard, 0)]
    for each, answer in zip(others, puzzle.answers[1:], strict=True):
        said = advice(puzzle.view, each.action, lang, closing=each.closing)
        if answer.right:
            told.append(AdvisedAction(each.action, said, text(lang, "puzzle-right-too"), 0))
            continue
        why = _why_not(speaker, _allowed(scene, best, each), heard, _after_all(scene, best, each))
        told.append(AdvisedAction(each.action, said, why, round(answer.behind)))
    return tuple(told)


def _why_not(speaker: Speaker, found: Reasoning, heard: str, after_all: str) -> str:
    """The harm of a wrong answer in words: in its line, "it" is that answer and not the best.

    `after_all` is the channel that tells it where nothing else does that has not been `heard`; empty if none.
    """
    lang = speaker.lang
    first = found.grounds[0] if found.grounds else None
    if first is not None and first.fact is not None and first.fact.id == "single":
        return speaker.blames(found)
    if first is None or first.effect not in EFFECTS:
        if not after_all or (found.grounds and speaker.against(found, "") not in heard):
            return speaker.against(found, heard)
        return text(lang, f"puzzle-not-{after_all}", **speaker.people())
    now, then = [rate(lang, honest(each.taken or 0.0)) for each in (first.evidence.best, first.evidence.other)]
    return text(lang, f"puzzle-not-{first.effect}", now=now, then=then, **speaker.people())


def _allowed(scene: Scene, best: Prospect, other: Prospect) -> Reasoning:
    """The harm of a wrong answer: a fact that warns of it, or where it shows most."""
    found = reasoning(scene, best, (other,))
    if any(each.fact is not None and each.fact.warns for each in found.grounds[:1]):
        return found
    evidence = Evidence(scene, best, other)
    shown = {channel: evidence.of(channel) for channel in LEAST}
    sure = {
        channel: each.worth
        for channel, each in shown.items()
        if each is not None and each.sure and each.better >= LEAST[channel] and (channel != "taken" or not _takes(best))
    }
    channel = max(sure, key=lambda channel: sure[channel], default="")
    grounds = (Grounds(evidence, effect=channel),) if channel else ()
    return Reasoning(grounds, contrast=evidence)


def _after_all(scene: Scene, best: Prospect, other: Prospect) -> str:
    """The channel in which a wrong answer shows where no effect does: canastas, else the points of the others."""
    evidence = Evidence(scene, best, other)
    for channel, least in AFTER_ALL.items():
        shown = evidence.of(channel)
        if shown is not None and shown.sure and shown.better >= least:
            return channel
    return ""


def _takes(best: Prospect) -> bool:
    return best.action.startswith("take")
