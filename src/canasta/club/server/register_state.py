"""The register of a club at the server as a state machine: the register itself and its links, changed by inputs.

No input is ever removed. A row of the log is JSON, ``[by, input]``: `by` is the number of a link.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from canasta.club.register import CompetitionAdded, Register, RegisterEntry, RegisterOpened
from canasta.club.server.inputs import ClubError, Linked, Unlinked, iso
from canasta.club.server.links import arrive_links
from canasta.club.server.recorded import AppliedInput, RecordedState
from canasta.logs import LogDecoder
from canasta.server.journal.kind import LogKind

if TYPE_CHECKING:
    from canasta.server.store.values import Stored

MOST_ENTRIES: Final = 20_000


class _Input(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """The base of all inputs."""


class RegisterMade(_Input, frozen=True, tag="made"):
    """A new register: always the first input. `key_hash` belongs to its organiser's link, number 1."""

    opened: RegisterOpened
    key_hash: str


class RegisterDid(_Input, frozen=True, tag="entries"):
    """Entries of the register, all or none; the row has their author and time."""

    entries: tuple[RegisterEntry, ...]


RegisterInput: TypeAlias = RegisterMade | RegisterDid | Linked | Unlinked


class ClubRegister(RecordedState):
    """A register at one moment."""

    def __init__(self, register_id: str, made: RegisterMade, at: float) -> None:
        """Open the register. Raises `RegisterError`."""
        super().__init__(register_id, made, made.key_hash, at)
        self.register: Register = Register([replace(made.opened, at=iso(at))])

    def apply(self, by: int, entry: RegisterInput, at: float) -> AppliedInput:
        """Apply the input of a link. Raises `ClubError`, `RegisterError`; then the state is as before."""
        at, before = max(at, self.at), len(self.register.log)
        match entry:
            case RegisterMade():
                raise ClubError("log")
            case RegisterDid(entries=entries):
                if before + len(entries) > MOST_ENTRIES:
                    raise ClubError("entries-many", most=MOST_ENTRIES)
                self.register.extend(replace(each, by=self.name_of(by), at=iso(at)) for each in entries)
            case Linked():
                self.links.add(entry, by, self.seq + 1, at)
            case Unlinked():
                self.links.revoke(entry.link, at)
        return self.record(by, entry, at, range(before + 1, len(self.register.log) + 1))


def _competitions(register: Stored) -> list[str]:
    """The ids of the competitions that were added to a register. A row that cannot be read names none."""
    found: dict[str, None] = {}
    for row in register.rows:
        with suppress(ValueError, RecursionError):
            _, entry = _ROWS.decode(row.body)
            if isinstance(entry, RegisterDid):
                found |= {each.club: None for each in entry.entries if isinstance(each, CompetitionAdded)}
    return list(found)


_ROWS: Final = LogDecoder[tuple[int, RegisterInput]](tuple[int, RegisterInput])
REGISTER_LOG: Final = LogKind(
    name="register",
    error=ClubError,
    missing="no-register",
    made=RegisterMade,
    begin=lambda register_id, _seed, made, at: ClubRegister(register_id, made, at),
    apply=ClubRegister.apply,
    rows=_ROWS,
    refusals=(),  # it plays by no rules that could be others
    letter="R",
    keeps=_competitions,
    spellings=lambda state, name: state.register.state.names.spellings(name),
    under_way=lambda _state: True,  # a club goes on, though nothing was entered for long
    arrive=lambda state, _copied, now, key: arrive_links(state.links, now, key),
)
