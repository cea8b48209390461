"""The list of members as a file: names, other spellings, fees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.club.register.entries import FeePaid, MembersListed, MemberSpelt, NamesJoined, RegisterEntry
from canasta.club.register.names import name_key
from canasta.club.server.csv_cells import cells_of, name_fault, plain_cell, written_csv
from canasta.club.server.wire.registers import ReadMember
from canasta.texts import LANGUAGES, decimals, plain, text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.club.register import ClubMember
    from canasta.club.register.state import RegisterState
    from canasta.club.server.wire.registers import SeasonInfo

BETWEEN: Final = "/"  # other spellings of a cell
MOST_AT_ONCE: Final = 1000


@dataclass(slots=True)
class MemberList:
    """The members of a list, and its errors, a sentence each."""

    members: list[ReadMember] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def read_members(written: str, season: int, lang: str, *, fees: bool) -> MemberList:
    """Read a list: a name a line, then other spellings, then whether the fee of that season (0: none) is paid."""
    found, taken, headings = MemberList(), set[str](), _headings()
    for line, said in enumerate(written.lstrip("\ufeff").splitlines(), 1):
        cells = _cells(said)
        if not any(cells) or (not found.members and not found.problems and plain(cells[0]) in headings):
            continue
        names = [cells[0], *(each for cell in cells[1:2] for each in _parted(cell))]
        fee = cells[2] if len(cells) > 2 else ""
        wrong = _wrong(cells, names, taken, lang) or _wrong_fee(fee, season, lang, fees=fees)
        if wrong:
            found.problems.append(text(lang, "desk-csv-line", line=line, what=wrong))
            continue
        taken.update(map(name_key, names))
        found.members.append(ReadMember(name=names[0], also=names[1:], paid=_answer(fee)))
    if not found.members and not found.problems:
        found.problems.append(text(lang, "register-csv-empty"))
    if len(found.members) > MOST_AT_ONCE:
        found.problems.append(text(lang, "register-csv-many", most=MOST_AT_ONCE))
    return found


def entries_for(state: RegisterState, members: Iterable[ReadMember], season: int) -> list[RegisterEntry]:
    """The entries that a list adds to the register: members, joined spellings and fees that it does not have yet."""
    names, new, entries = state.names, list[MemberSpelt](), list[RegisterEntry]()
    for each in members:
        person = names.person(each.name)
        other = [also for also in each.also if names.person(also) != person]
        if person not in state.members:
            new.append(MemberSpelt(name=each.name, also=tuple(other)))
        else:
            entries += [NamesJoined(player=also, into=each.name) for also in other]
        paid = any((season, names.person(name)) in state.paid for name in (each.name, *each.also))
        if each.paid is not None and each.paid is not paid:
            entries.append(FeePaid(season=season, player=each.name, paid=each.paid))
    return [*([MembersListed(members=tuple(new))] if new else []), *entries]


def members_csv(members: Iterable[ClubMember], season: int, lang: str) -> str:
    """The list of members, in the form in which it is read; with the fees of a season if it is not 0."""
    columns = ["name", "also", *(["paid"] if season else [])]
    rows = [
        [
            plain_cell(each.name),
            plain_cell(f" {BETWEEN} ".join(name for name, _ in each.also)),
            *([text(lang, "register-csv-yes" if season in each.paid else "register-csv-no")] if season else []),
        ]
        for each in members
        if each.listed
    ]
    return written_csv([text(lang, f"register-csv-{column}") for column in columns], rows)


def season_csv(season: SeasonInfo, lang: str) -> str:
    """The ranking of a season: a column for each evening, with dropped figures in brackets."""
    players = range(2 if season.settings.by == "pair" else 1)
    evenings = [f"{each.name} {each.date}".strip() for each in season.evenings]
    head = [
        text(lang, "register-csv-place"),
        *(text(lang, "register-csv-player") for _ in players),
        text(lang, "register-csv-value"),
        text(lang, "register-csv-played"),
        *map(plain_cell, evenings),
    ]
    rows = [
        [
            line.place or text(lang, "register-csv-unranked"),
            *(plain_cell(line.players[at]) if at < len(line.players) else "" for at in players),
            _figure(line.value, lang),
            line.played,
            *("" if each is None else _figure(each.figure, lang, counts=each.counts) for each in line.results),
        ]
        for line in season.ranking
    ]
    return written_csv(head, rows)


def _figure(value: float, lang: str, *, counts: bool = True) -> str:
    said = decimals(lang, f"{value:.2f}".rstrip("0").rstrip("."))
    return said if counts else f"({said})"


def _headings() -> set[str]:
    own = {plain(text(lang, "register-csv-name")) for lang in LANGUAGES}
    return own | {"member", "socio", "socia", "player", "jugador", "jugadora"}


def _cells(line: str) -> list[str]:
    cells = cells_of(line, next((mark for mark in ";\t," if mark in line), ";"))
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _parted(cell: str) -> list[str]:
    return [name for each in cell.split(BETWEEN) if (name := each.strip())]


def _wrong(cells: Sequence[str], names: Sequence[str], taken: set[str], lang: str) -> str:
    if len(cells) > 3:
        return text(lang, "register-csv-columns", found=len(cells))
    for at, name in enumerate(names):
        if fault := name_fault(name, lang):
            return fault
        if name_key(name) in taken | {name_key(other) for other in names[:at]}:
            return text(lang, "register-csv-twice", name=name)
    return ""


def _wrong_fee(fee: str, season: int, lang: str, *, fees: bool) -> str:
    if not fee:
        return ""
    if not fees:
        return text(lang, "register-csv-fee-off")
    if not season:
        return text(lang, "register-csv-fee-season")
    return "" if _answer(fee) is not None else text(lang, "register-csv-fee-bad", found=shortened(fee))


_YES: Final = frozenset({"yes", "y", "si", "s", "x", "1", "true", "pago", "pagada", "paid"})
_NO: Final = frozenset({"no", "n", "0", "-", "false"})


def _answer(fee: str) -> bool | None:
    said = plain(fee)
    return True if said in _YES else False if said in _NO else None
