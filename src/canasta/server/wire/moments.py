"""The moments of a finished deal for the browser: costly decisions of a player, to be tried again."""

from __future__ import annotations

from msgspec import Struct

from canasta.server.wire.values import DealView


class MomentAnswer(Struct, frozen=True, kw_only=True):
    """An answer: what to do in a sentence, whether it is good, and what is said of it: why, or what it allows.

    `chances`: the chance that the pile is taken after it, in words; empty for all that is no discard.
    """

    action: str
    text: str
    good: bool
    told: str
    chances: str


class RetriedMoment(Struct, frozen=True, kw_only=True):
    """A decision of the player before step `step` of the replay, in turn `turn` of the deal.

    `position` is the deal as it stood, in the notation, with the hidden cards as they lay; `view` what the player saw.
    `answers` are all legal actions, the best first; `played` is the one that was played, a smallest action. `line` has
    the sentences of a sample continuation after the best answer, until the player's next turn; it may be empty.
    """

    step: int
    turn: int
    position: str
    view: DealView
    played: str
    answers: list[MomentAnswer]
    line: list[str]


class DealMoments(Struct, frozen=True, kw_only=True):
    """The decisions of a seat that cost most in a deal, in the order of play: at most three, none if all was well."""

    deal: int
    seat: int
    moments: list[RetriedMoment]
