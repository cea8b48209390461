"""`Features`: the observations of a rule set, as rows of small numbers with names, bounds and a scale.

The same row comes from a batch of the engine (`VectorEnv`), from one of its deals (`Episode`), and from the view of a
seat at a table (`view_row`), so a policy that was trained on the first plays at the last.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.observation import action_number, width
from canasta.lab.env.fields import USUAL_RULES, Field, fields_of
from canasta.players.core.chronicle import TURN_NUMBERS
from canasta.rules import Rules, get

if TYPE_CHECKING:
    from canasta.engine.awards import Awards
    from canasta.engine.rule_table import RuleTable

TURNS: Final = 8  # that an observation remembers one by one
_TURN: Final = sum(size for _, size in TURN_NUMBERS)


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


_HIDDEN: Final = ("hands", "pile", "stock")


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
