"""A hint: what to do and why, and the other actions that were weighed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.advice.advisee import ANYBODY, Advisee
from canasta.advice.choosing import Reasoning, reasoning
from canasta.advice.deed import Deed
from canasta.advice.scene import Scene
from canasta.advice.words import ProvenSentence, Speaker, advice
from canasta.players.prospects import Prospect

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.players.prospects import Choice

SHOWN: Final = 4  # options of a hint


@dataclass(frozen=True, slots=True)
class AdvisedAction:
    """An option of a hint: the action, what to do, and how it compares. `points` are behind the best, at least 0."""

    action: str
    text: str
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class GivenHint:
    """A hint in one language. `options` has the advised action first; `said` names its reasons, for the next hint."""

    action: str
    text: str
    reasons: tuple[ProvenSentence, ...]
    options: tuple[AdvisedAction, ...]
    said: tuple[str, ...]

    @property
    def reason(self) -> str:
        """The reasons in a row."""
        return " ".join(each.text for each in self.reasons)


def hint_of(
    view: View, choice: Choice, lang: str, *, names: Sequence[str] = (), advisee: Advisee = ANYBODY
) -> GivenHint:
    """A choice as a hint; `names` of the players by seat."""
    scene = Scene(view)
    found, best = reasons_of(scene, choice, advisee)
    speaker = Speaker(scene, lang, names, advisee.against)
    what = advice(view, best.action, lang, closing=best.closing)
    reasons = tuple(speaker.sentences(found))
    why = " ".join(each.text for each in reasons)
    options = [AdvisedAction(best.action, what, why, 0)]
    heard = why
    told = {(Deed(scene, best.action).meaning, best.closing)}
    for other in sorted(choice.prospects[1:], key=lambda each: -each.points):
        meant = Deed(scene, other.action).meaning, other.closing
        if len(options) == SHOWN or meant in told:
            continue
        told.add(meant)
        against = reasoning(scene, best, (other,), advisee=advisee._replace(recent=found.said))
        behind = max(0, round(best.points - other.points))
        said = advice(view, other.action, lang, closing=other.closing)
        options.append(AdvisedAction(other.action, said, speaker.against(against, heard), behind))
        heard += options[-1].reason
    return GivenHint(best.action, what, reasons, tuple(options), found.said)


def reasons_of(scene: Scene, choice: Choice, advisee: Advisee = ANYBODY) -> tuple[Reasoning, Prospect]:
    """Find the reasons for a choice; its prospect beside them."""
    best = choice.prospects[0] if choice.prospects else Prospect(choice.action, 0.0)
    others = [each for each in choice.prospects[1:] if (each.action, each.closing) != (best.action, best.closing)]
    return reasoning(scene, best, others, first=choice.by_eye, advisee=advisee), best
