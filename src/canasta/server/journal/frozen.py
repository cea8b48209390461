"""Frozen logs: what a log has kept of its results, and why it does not go on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from canasta.server.journal.errors import JournalError

Why: TypeAlias = Literal["rules", "result", "refused", "gone"]


class NamedRules(NamedTuple):
    """The rules that an input names: the rule set, its version (None: the newest), the house rules."""

    name: str
    version: int | None
    house: Mapping[str, Any]


class Kept(Struct, frozen=True, omit_defaults=True):
    """The base of what an input's row keeps of its outcome. Kinds of logs add fields for their results.

    `rules` is the digest of the rules that hold from this input on. A field that stands as by default says nothing.
    """

    rules: str | None = None

    @property
    def results(self) -> dict[str, Any]:
        """The fields that say something, except the digest."""
        said = {name: getattr(self, name) for name in self.__struct_fields__ if name != "rules"}
        return {name: value for name, value in said.items() if value not in (None, ())}

    def confirmed_by(self, now: Kept | None) -> bool:
        """True if the same input, applied now, leads to the results that were kept."""
        return now is not None and all(getattr(now, name) == value for name, value in self.results.items())


class Frozen(NamedTuple):
    """The reason why a log can be read but takes no further input.

    ``rules``: the program does not have the rules by which it was played. ``result``: the program would count input
    `seq` otherwise. ``refused``: it does not allow input `seq`. `kept` has what the log has kept, in order.
    """

    why: Why
    seq: int
    kept: tuple[Any, ...] = ()

    def error(self) -> JournalError:
        """The refusal of any further input."""
        return JournalError(f"frozen-{self.why}", seq=self.seq)


class Freezable:
    """The part of a state that comes of its whole log: whether it is frozen, and what was carried here.

    `carried` is that of `canasta.server.journal.kind.LogHeader`.
    """

    frozen: Frozen | None = None
    carried: Mapping[str, int] = MappingProxyType({})

    def freeze(self, frozen: Frozen) -> None:
        """Take no further input, and show the results that the log has kept."""
        self.frozen = frozen


def kept_in(found: object) -> Kept | None:
    """The part of an input or an outcome that is to be kept; None without one."""
    kept = getattr(found, "kept", None)
    return kept if isinstance(kept, Kept) else None
