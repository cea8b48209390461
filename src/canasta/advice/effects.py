"""Effects: what playouts show of an action over another, where no fact of the table explains it."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.advice.chances import honest
from canasta.advice.evidence import CHANCES, SURELY

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.evidence import Evidence
    from canasta.advice.scene import Scene
    from canasta.players.prospects import Prospect

TELLING: Final = 0.25  # share of the gap from which one channel explains it
FINAL: Final = 2.0  # score of what decides the match: nothing else is said then
RACE: Final = 0.3  # chance that others go out, from which on one may lose the race
# A smaller difference is not worth a word; of taking the pile, as it is said
LEAST: Final = {"taken": 0.1, "beaten": 0.1, "out": 0.1, "held": 15.0}


class ShownEffect(NamedTuple):
    """An effect; its sentence is the text ``effect-<name>``.

    The name is a channel, or `race`: others may go out first if one plays on; `match-won`, `match-lost`: going out now
    ends the match so.
    """

    name: str
    score: float


def effects_of(scene: Scene, evidence: Evidence, deed: Deed, other: Deed, against: str) -> Iterator[ShownEffect]:
    """The effects that speak for an action over another, if it is surely better; `against` as in `Advisee`."""
    if not evidence.clear:
        return
    ends = deed.closing or deed.verb in ("yes", "ask")
    if deed.closing and not other.closing and _decided(scene, evidence.best) == 1:
        yield ShownEffect("match-won", FINAL)
    if other.closing and not deed.closing and _decided(scene, evidence.other) == -1:
        yield ShownEffect("match-lost", FINAL)
    for channel, least in LEAST.items():
        shown = evidence.of(channel)
        if shown is None or not shown.sure or shown.worth < TELLING * evidence.gap:
            continue
        better = shown.better
        if channel == "taken":
            better = honest(evidence.other.taken or 0.0, against) - honest(evidence.best.taken or 0.0, against)
        if better < least or (channel == "taken" and deed.verb == "take"):
            continue
        score = shown.worth / evidence.gap
        if channel in CHANCES and deed.closing:
            if channel == "beaten" and ends and not other.closing and (evidence.other.beaten or 0.0) >= RACE:
                yield ShownEffect("race", score)
            continue
        yield ShownEffect(channel, score)


def _decided(scene: Scene, prospect: Prospect) -> int:
    """1 if the match is surely won when the deal ends now as foreseen, -1 if it is surely lost; else 0."""
    sides = scene.view.sides
    if len(sides) > 2 or prospect.own is None or prospect.theirs is None or not prospect.own_error:
        return 0
    spread = SURELY * prospect.own_error * sqrt(prospect.whole)
    other = next(side for side in sides if side is not scene.own)
    ours, theirs = scene.own.score + prospect.own, other.score + prospect.theirs
    if ours - spread >= scene.rules.enough and ours - theirs >= sqrt(2) * spread:
        return 1
    return -1 if theirs - spread >= scene.rules.enough and theirs - ours >= sqrt(2) * spread else 0
