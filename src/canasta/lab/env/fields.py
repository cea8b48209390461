"""The fields of an observation: names, places, shapes, the numbers that can stand there, and their scale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.cards import CARDS_PER_PACK, KIND_OF_CARD, RED_THREE, pack
from canasta.engine.compile_rules import card_values, rule_table_of
from canasta.engine.hidden_state import hidden_fields
from canasta.engine.observation import fields
from canasta.players.core.chronicle import history_fields

if TYPE_CHECKING:
    from canasta.rules import Rules

USUAL_RULES: Final = "clasica"  # where no others are chosen
_KINDS: Final = 15  # "no kind" as a choice: one more than the highest kind
_CHOICES: Final = {
    "phase": 3,
    "came": 2,
    "leave": 2,
    "ending": 4,
    **dict.fromkeys(("top", "freed", "freed_from", "moda", "discard", "stock"), _KINDS),
}
_YES_NO: Final = (*("frozen", "aside", "bound", "laid_before", "opened", "took_pile", "took_frozen", "declined"),)
_SIZES: Final = ("pile_size", "face_down", "stock_left", "hand_sizes")
_TURNS: Final = ("turns", "laid_turn")


class Field(NamedTuple):
    """A part of an observation: `size` numbers from `start` on, of `shape`, each from 0 to `most`.

    Scaled, a number is divided by `unit`; of a `choice` there is a 1 among `most` + 1 places instead.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    most: int
    unit: float
    choice: bool

    @property
    def size(self) -> int:
        """The number of its numbers."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def fields_of(rules: Rules, turns: int | None, *, perfect: bool) -> list[Field]:
    """All fields in order: the row of the engine, the history of `turns` turns (none for None), and with `perfect` the
    hidden cards."""
    table = rule_table_of(rules)
    parts = [*fields(table), *([] if turns is None else history_fields(table, turns))]
    parts += hidden_fields(table) if perfect else []
    found: list[Field] = []
    start = 0
    for name, size in parts:
        shape = (rules.seats, size // rules.seats) if name == "hands" else (size,)
        found.append(Field(name, start, shape, *_scale(rules, name)))
        start += size
    return found


def _scale(rules: Rules, name: str) -> tuple[int, float, bool]:
    """The highest number of a field, its unit, and whether it is a choice."""
    place, _, last = name.rpartition(": ")
    cards = CARDS_PER_PACK * rules.packs
    if place.startswith("turn ") and last == "seat":
        return rules.seats, 1.0, True
    if last in _CHOICES:
        return _CHOICES[last], 1.0, True
    if last in _YES_NO:
        return 1, 1.0, False
    if last in _SIZES or (name.startswith("turn ") and last == "pile"):
        return cards, float(rules.hand_size), False
    if last in _TURNS:
        return 2 * cards, float(10 * rules.seats), False
    if last == "points":
        values = card_values(rules)
        return (
            sum(values[KIND_OF_CARD[card]] for card in pack(rules.packs) if KIND_OF_CARD[card] != RED_THREE),
            100.0,
            False,
        )
    if last == "minimum":
        return max(minimum for _, minimum in rules.opening), 100.0, False
    if last == "first_turns":
        return rules.seats, float(rules.seats), False
    return 4 * rules.packs, 4.0, False  # cards, or canastas, of a kind
