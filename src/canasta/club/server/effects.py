"""The effect of each input on a competition of the server, and the reasons to refuse it."""

from __future__ import annotations

from functools import singledispatch

import msgspec

from canasta.club.competition import Competition, CompetitionOpened, Corrected, Played
from canasta.club.competition.checks import changed, check_result
from canasta.club.competition.model import MOST_PAIRS
from canasta.club.server import inputs
from canasta.club.server.club_data import ClubData
from canasta.club.server.errors import ClubError
from canasta.club.server.inputs import MOST_ENTRIES, Input
from canasta.club.server.matches import Claim, MatchDesk, agree
from canasta.rules import get
from canasta.rules.house import with_house


@singledispatch
def do(entry: Input, _data: ClubData, _by: int, _at: float) -> None:
    """Apply the input of link `by` at that time.

    Raises `ClubError`, `CompetitionError`, `RulesError`; then nothing has changed.
    """
    raise TypeError(f"no input: {entry!r}")


@do.register
def _(_entry: inputs.ClubMade, _data: ClubData, _by: int, _at: float) -> None:
    raise ClubError("log")


@do.register
def _(entry: inputs.Brought, data: ClubData, _by: int, _at: float) -> None:
    if data.seq != 1 or any(isinstance(each, CompetitionOpened) for each in entry.entries):
        raise ClubError("log")
    if len(entry.entries) >= MOST_ENTRIES:
        raise ClubError("entries-many", most=MOST_ENTRIES)
    competition = Competition([*data.competition.log, *entry.entries])
    if len(competition.state.pairs) > MOST_PAIRS:
        raise ClubError("pairs-many", most=MOST_PAIRS)
    data.competition = competition


@do.register
def _(entry: inputs.ClubSettled, data: ClubData, by: int, at: float) -> None:
    rules = with_house(get(entry.rules, version=entry.version), dict(entry.house))
    if data.competition.state.rounds:
        if rules != data.rules:
            raise ClubError("rules-late")
        data.add([changed(data.competition.state.settings, entry.settings)], data.name_of(by), at)
        return
    opened = msgspec.structs.replace(data.competition.log[0], settings=entry.settings)
    data.competition = Competition([opened, *data.competition.log[1:]])
    data.rules, data.house = rules, dict(entry.house)


@do.register
def _(entry: inputs.EntriesMade, data: ClubData, by: int, at: float) -> None:
    data.add(entry.entries, data.name_of(by), at)


@do.register
def _(entry: inputs.Linked, data: ClubData, by: int, at: float) -> None:
    data.links.add(entry, by, data.seq + 1, at)


@do.register
def _(entry: inputs.Unlinked, data: ClubData, _by: int, at: float) -> None:
    data.links.revoke(entry.link, at)


@do.register
def _(entry: inputs.Claimed, data: ClubData, by: int, at: float) -> None:
    match = data.match(entry.round, entry.table)
    if data.beside_of(entry.round, entry.table).hear_late(match, entry, data.seq + 1, at):
        return
    beside = data.beside_open(entry.round, entry.table)
    check_result(data.competition.state.agreed_in(entry.round), entry, entry.round, entry.table)
    data.check_end(entry.round, entry)
    claims = beside.with_claim(entry, data.seq + 1, at)
    if agree(claims):
        data.end(entry.round, entry.table, entry, data.name_of(by), at)
        if len({each.device for each in claims}) == 1:
            _from_one_phone(data, beside, entry.round, entry.table, entry.device)
    beside.claims = claims


@do.register
def _(entry: inputs.Agreed, data: ClubData, by: int, at: float) -> None:
    beside = data.beside_open(entry.round, entry.table)
    claim = beside.agreed(entry.side, entry.claim, entry.device)
    data.end(entry.round, entry.table, claim.result, data.name_of(by), at)
    if claim.device == entry.device:
        _from_one_phone(data, beside, entry.round, entry.table, entry.device)


@do.register
def _(entry: inputs.SecondAsked, data: ClubData, _by: int, _at: float) -> None:
    match = data.match(entry.round, entry.table)
    data.beside_of(entry.round, entry.table).ask_second(match, wanted=entry.wanted)


@do.register
def _(entry: inputs.Seconded, data: ClubData, _by: int, _at: float) -> None:
    match = data.match(entry.round, entry.table)
    data.beside_of(entry.round, entry.table).hear_second(match, entry.device, right=entry.right)


@do.register
def _(entry: inputs.Called, data: ClubData, _by: int, _at: float) -> None:
    beside = data.beside_of(entry.round, entry.table)
    if beside.called == entry.wanted:
        raise ClubError("called" if entry.wanted else "not-called")
    beside.called = entry.wanted


@do.register
def _(entry: inputs.Decided, data: ClubData, by: int, at: float) -> None:
    match = data.match(entry.round, entry.table)
    if data.at_match(match).sheet_claim(match) is None:
        data.end(entry.round, entry.table, entry, data.name_of(by), at)
        return
    played = next(each for each in match.entries if isinstance(data.competition.log[each - 1], Played))
    data.add([Corrected(of=played, reason=entry.reason, **entry.figures)], data.name_of(by), at)


@do.register
def _(entry: inputs.SheetDiffers, data: ClubData, _by: int, at: float) -> None:
    match, beside = data.match(entry.round, entry.table), data.beside_of(entry.round, entry.table)
    if beside.sheet != entry.sheet or match.points is None:
        raise ClubError("no-sheet")
    beside.differs = Claim(data.seq + 1, 0, f"sheet-{entry.sheet}", entry.result, at)
    beside.differs_from, beside.dismissed = match.entries, False


@do.register
def _(entry: inputs.SheetDismissed, data: ClubData, _by: int, _at: float) -> None:
    data.beside_of(entry.round, entry.table).dismiss(data.match(entry.round, entry.table))


@do.register
def _(entry: inputs.Turned, data: ClubData, _by: int, at: float) -> None:
    data.clock.turn(entry, len(data.competition.state.rounds), at)


@do.register
def _(entry: inputs.WentOnline, data: ClubData, _by: int, _at: float) -> None:
    found = [(data.beside_open(entry.round, table), name) for table, name in entry.tables]
    for beside, _ in found:
        check_offline(beside)
    for beside, name in found:
        beside.online = name


def check_offline(beside: MatchDesk) -> None:
    """Refuse an open match that can no longer be played online. Raises `ClubError`."""
    if beside.online is not None:
        raise ClubError("played-online")
    if beside.claims:
        raise ClubError("claimed")


@do.register
def _(entry: inputs.CameOffline, data: ClubData, _by: int, _at: float) -> None:
    found = [data.beside_open(entry.round, table) for table in entry.tables]
    if any(beside.online is None for beside in found):
        raise ClubError("not-online")
    for beside in found:
        beside.online = None


@do.register
def _(entry: inputs.OnlineEnded, data: ClubData, _by: int, at: float) -> None:
    where = data.online().get(entry.table_id)
    if where is None:
        raise ClubError("not-online")
    data.end(*where, entry, f"online {entry.table_id}", at)


@do.register
def _(entry: inputs.SheetKept, data: ClubData, _by: int, _at: float) -> None:
    beside = data.beside_open(entry.round, entry.table)
    if beside.sheet is not None:
        raise ClubError("sheet-there")
    beside.sheet = entry.sheet


@do.register
def _(entry: inputs.SheetClosed, data: ClubData, _by: int, at: float) -> None:
    match = next((match for match, desk in data.seated_desks() if desk.sheet == entry.sheet), None)
    if match is None:
        raise ClubError("no-sheet")
    data.end(match.round, match.table, entry, f"sheet {entry.sheet}", at)
    if entry.device:
        _from_one_phone(data, data.beside_of(match.round, match.table), match.round, match.table, entry.device)


def _from_one_phone(data: ClubData, beside: MatchDesk, of_round: int, table: int, device: str) -> None:
    beside.phone, beside.second = device, "missing"
    beside.entries = data.match(of_round, table).entries
