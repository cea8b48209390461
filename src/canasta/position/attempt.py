"""Actions tried on a position: the library behind ``canasta try``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from canasta.deal.deal_events import play
from canasta.position import write_position
from canasta.refusals.refusal import IllegalAction

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.deal.score import SideScore
    from canasta.refusals import Refusal
    from canasta.tabletop.notation import Action


@dataclass(frozen=True)
class Attempt:
    """The result of trying a sequence of actions.

    `accepted` is the number of actions done; `refused` the first that was illegal, with its `refusal`, or None. `deal`
    is the deal after them, `events` what happened, numbered from 1, `score` the score sheet by side and `winner` the
    side that has won the match or ``"draw"``, once it is over.
    """

    accepted: int
    refused: Action | None
    refusal: Refusal | None
    deal: Deal = field(repr=False)
    score: list[SideScore] | None
    winner: int | str | None
    events: list[Event] = field(repr=False)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        """The one object that the command prints (``docs/reference/notation.md``), its sentences in that language."""
        from canasta.deal.score import in_words  # seldom needed: a deal that goes on has no score

        refused = None
        if self.refused is not None and self.refusal is not None:
            message = self.refusal.message(lang)
            refused = {"action": self.refused.text, "rule": self.refusal.rule, "message": message}
        return {
            "accepted": self.accepted,
            "refused": refused,
            "legal": self.deal.legal().texts(),
            "position": write_position(self.deal),
            "score": None if self.score is None else [in_words(side, lang) for side in self.score],
            "winner": self.winner,
        }


def attempt(position: Deal, actions: Iterable[Action]) -> Attempt:
    """Do the actions in order, over several turns if need be, up to the first that is refused.

    The position itself stays as it is.
    """
    deal = position.copy()
    accepted = 0
    refused = refusal = None
    events: list[Event] = []
    for action in actions:
        try:
            events += play(deal, action, len(events) + 1).events
        except IllegalAction as illegal:
            refused, refusal = action, illegal.refusal
            break
        accepted += 1
    if not deal.over:
        return Attempt(accepted, refused, refusal, deal, None, None, events)
    from canasta.deal.score import winner

    score = deal.score()
    won = winner(deal.rules, [side.after for side in score])
    return Attempt(accepted, refused, refusal, deal, score, won, events)
