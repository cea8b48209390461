"""The start of a search: the weights that it begins at, and the players that stay in the league for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.lab.tuning.duels import BY_EYE, Vector, vector_of
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.search import SearchEffort, Tuner
from canasta.players.core.files import read_weights, rules_weights, tuned_weights
from canasta.players.core.styles import styles_of
from canasta.players.core.weights import NAMES

if TYPE_CHECKING:
    from canasta.rules import Rules

PART: Final = 0.25  # of a weight: how far it may be from its best value
LEAST: Final = 16.0  # the same for small ones: tenths of a point, or 256ths of a share
BY_EYE_WANTED: Final = 170.0  # points of a lead over the player by eye, the fixed point of the ladder
EARLIER_WANTED: Final = 50.0  # the same over weights from before


def names() -> tuple[str, ...]:
    """The names of the weights, in the order of a vector."""
    return NAMES


def hand_written(rules: Rules) -> Vector:
    """The weights that people wrote for these rules."""
    return vector_of(rules_weights(rules.name))


def shipped(rules: Rules) -> Vector:
    """The weights that come with canasta for these rules."""
    return vector_of(tuned_weights(rules.name))


def read_vector(text: str, place: str, rules: Rules) -> Vector:
    """The vector in a weights file for these rules. Raises `WeightsError`."""
    return vector_of(read_weights(text, place, rules_weights(rules.name).numbers()))


def anchors(
    rules: Rules, start: Vector | None = None, earlier: Vector | None = None, lead: float = BY_EYE_WANTED
) -> tuple[Member, ...]:
    """The weights written by hand, the styles made from them with the player by eye, and weights of files, if any.

    `lead` is the lead over the player by eye that is wanted.
    """
    written = rules_weights(rules.name)
    others = [(name, vector_of(weights)) for name, weights in styles_of(written).items()]
    styles = [Member(name, vector, lead if vector == BY_EYE else 0.0) for name, vector in others]
    begun = [] if start is None else [Member("start", start)]
    before = [] if earlier is None else [Member("earlier", earlier, EARLIER_WANTED)]
    return (Member("hand", vector_of(written)), *styles, *begun, *before)


def tuner_for(
    rules: Rules,
    seed: str,
    effort: SearchEffort,
    start: Vector | None = None,
    earlier: Vector | None = None,
    lead: float = BY_EYE_WANTED,
) -> Tuner:
    """A search for these rules that begins at `start`, or at the weights written by hand.

    Both `start` and `earlier`, if there are any, stay in its league.
    """
    written = hand_written(rules)
    spread = tuple(max(LEAST, PART * abs(each)) for each in written)
    return Tuner(rules, seed, effort, start or written, spread, anchors(rules, start, earlier, lead))
