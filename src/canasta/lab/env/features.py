"""`Features`: the observations of a rule set, as rows of small numbers with names, bounds and a scale.

The same row comes from a batch of the engine (`VectorEnv`), from one of its deals (`Episode`), and from the view of a
seat at a table (`view_row`), so a policy that was trained on the first plays at the last.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from canasta.cards import CARDS_PER_PACK, KIND_OF_CARD, RED_THREE, pack
from canasta.engine.compile_rules import awards_of, card_values, rule_table_of
from canasta.engine.hidden_state import hidden_fields
from canasta.engine.observation import action_number, fields, width
from canasta.players.core.chronicle import TURN_NUMBERS, history_fields
from canasta.rules import Rules, get

if TYPE_CHECKING:
    from gymnasium import spaces

    from canasta.engine.awards import Awards
    from canasta.engine.rule_table import RuleTable

USUAL_RULES: Final = "clasica"  # where no others are chosen
TURNS: Final = 8  # that an observation remembers one by one
_TURN: Final = sum(size for _, size in TURN_NUMBERS)
_HIDDEN: Final = ("hands", "pile", "stock")
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


class Features:
    """The fields of an observation under a rule set.

    `turns` is how many past turns it remembers one by one, beside counts over the whole deal; with None it shows the
    table of the moment alone. With `perfect` it has all that is hidden too, for a critic: no view gives such a row.
    """

    def __init__(self, rules: Rules | str = USUAL_RULES, *, turns: int | None = TURNS, perfect: bool = False) -> None:
        if turns is not None and turns < 0:
            raise ValueError(f"an observation remembers 0 turns or more, or None of the past, not {turns}")
        self.rules: Rules = get(rules) if isinstance(rules, str) else rules
        self.turns = turns
        self.perfect = perfect
        self.rule_table: RuleTable = rule_table_of(self.rules)
        self.awards: Awards = awards_of(self.rules)
        self.fields: list[Field] = fields_of(self.rules, turns, perfect=perfect)
        self.width: int = self.fields[-1].start + self.fields[-1].size
        self.history: int = int(width(self.rule_table))  # where the history begins in a row, and where what is hidden
        self.hidden: int = self.width - sum(field.size for field in self.fields if field.name in _HIDDEN and perfect)
        self.action_number: int = int(action_number(self.rule_table))
        self._by_name = {field.name: field for field in self.fields}
        self._source, self._equals, self._factor = _scaling(self.fields)
        self.scaled_width: int = len(self._source)

    def __deepcopy__(self, memo: object) -> Features:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Features, turns=self.turns, perfect=self.perfect), (self.rules,)

    def __getitem__(self, name: str) -> Field:
        """The field of that name. Raises `KeyError`."""
        return self._by_name[name]

    @property
    def most(self) -> NDArray[np.int16]:
        """The highest number of each place; the lowest is 0."""
        return np.repeat([field.most for field in self.fields], [field.size for field in self.fields]).astype(np.int16)

    def named(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The fields of one row, or of rows, as views by name, each of its shape."""
        return {
            field.name: rows[..., field.start : field.start + field.size].reshape(*rows.shape[:-1], *field.shape)
            for field in self.fields
        }

    def past(self, rows: NDArray[Any]) -> NDArray[Any]:
        """The remembered turns of one row, or of rows, the latest first: one more axis, then the numbers of a turn."""
        turns = self.turns or 0
        return rows[..., self.hidden - turns * _TURN : self.hidden].reshape(*rows.shape[:-1], turns, _TURN)

    def scaled(self, rows: NDArray[Any]) -> NDArray[np.float32]:
        """Rows for a network: about 0 to 1, with a place for each value of a choice; `scaled_width` numbers each."""
        numbers = rows[..., self._source]
        return np.where(self._equals >= 0, numbers == self._equals, numbers * self._factor).astype(np.float32)

    def observation_space(self, critic: Features | None = None) -> spaces.Dict:
        """Gymnasium's space of a row and the mask of the legal actions, and of the row of a `critic`."""
        from gymnasium import spaces

        parts: dict[str, spaces.Space[Any]] = {
            "observation": self.rows_space(),
            "action_mask": spaces.Box(0, 1, (self.action_number,), np.int8),
        }
        if critic is not None:
            parts["perfect"] = critic.rows_space()
        return spaces.Dict(parts)

    def rows_space(self) -> spaces.Box:
        """Gymnasium's space of the rows, each number from 0 to the most that can stand there."""
        from gymnasium import spaces

        return spaces.Box(np.zeros(self.width, np.int16), self.most, dtype=np.int16)

    def action_space(self) -> spaces.Discrete:
        """Gymnasium's space of the action numbers of the rule set."""
        from gymnasium import spaces

        return spaces.Discrete(self.action_number)


def _scaling(fields: list[Field]) -> tuple[NDArray[np.int64], NDArray[np.int16], NDArray[np.float32]]:
    """For each scaled number: the place that it comes from, the value that it asks for (-1: none), and its factor."""
    source: list[int] = []
    equals: list[int] = []
    factor: list[float] = []
    for field in fields:
        for place in range(field.start, field.start + field.size):
            values = range(field.most + 1) if field.choice else (-1,)
            source += [place] * len(values)
            equals += values
            factor += [1 / field.unit] * len(values)
    return np.array(source), np.array(equals, np.int16), np.array(factor, np.float32)
