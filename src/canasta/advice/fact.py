"""A fact of the table: what is true of an action, by which number it should show, and the key of its sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from canasta.advice.advisee import BY_COUNT, BY_READING, ON_TABLE
from canasta.advice.deed import Deed
from canasta.advice.proof import FactCase, FactProof, Told, proof_of
from canasta.advice.scene import Scene

RULE: Final = 1.0  # certain by the rules and what lies on the table
COUNTED: Final = 0.9  # certain for who counted the cards
READ: Final = 0.6  # read from how others played

DEPTHS: Final = {RULE: ON_TABLE, COUNTED: BY_COUNT, READ: BY_READING}


@dataclass(frozen=True, slots=True)
class TableFact:
    """A fact that speaks for an action, against another.

    `id` is its name; its sentence is the text ``fact-<id>`` with `told`. `channel` is the field of `Prospect` in which
    it must show, `certainty` one of `RULE`, `COUNTED`, `READ`; `warns` as in `FactKind`. `proof`: where
    a player sees that it is so.
    """

    id: str
    channel: str
    certainty: float
    warns: bool = False
    told: Told = field(default_factory=dict, hash=False)
    proof: FactProof = field(default_factory=FactProof, hash=False)


# The condition of a fact: what its sentence says if it is true of the first action and not of the second, else None.
Condition: TypeAlias = Callable[[Scene, Deed, Deed], Told | None]


@dataclass(frozen=True, slots=True)
class FactKind:
    """A kind of fact: see `TableFact`. `warns`: its sentence speaks against the second action, not for the first.

    `parts` names those of its proof (`PARTS`).
    """

    id: str
    channel: str
    certainty: float
    condition: Condition
    parts: str
    warns: bool = False

    @property
    def depth(self) -> int:
        """The depth of the advice that may speak of it."""
        return DEPTHS[self.certainty]

    def of(self, scene: Scene, best: Deed, other: Deed) -> TableFact | None:
        """The fact, if it is true."""
        told = self.condition(scene, best, other)
        if told is None:
            return None
        proof = proof_of(self.parts, FactCase(scene, best, other, told))
        return TableFact(self.id, self.channel, self.certainty, self.warns, told, proof)


def holds(true: bool, **told: int | str) -> Told | None:
    """The words of a fact if its condition is true."""
    return told if true else None
