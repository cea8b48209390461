"""A table before its match: players take and leave chairs, change settings, and agree to house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.match.decks import Source
from canasta.match.match import Match, Player
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import Chair, checked_name
from canasta.server.tables.settings import checked, rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canasta.deal.events import Event
    from canasta.server.tables.table import Table


MOST_REQUESTS: Final = 40  # for chairs of a table


def join(table: Table, _by: int | None, entry: inputs.Joined) -> None:
    """Seat a person on a free chair; where an open table asks first, let its host answer who has found it in the list.

    Who comes by the link of the host takes the chair that such a person asks for.
    """
    _before_the_match(table)
    _free_chair(table, entry.chair)
    asks = entry.listed and table.settings.open == "ask"
    if entry.listed and table.settings.open == "no":
        raise TableError("not-open")
    if asks:
        check_request(table, entry.chair, entry.key_hash)
    others = [*table.chairs, *table.asked.values()] if asks else table.chairs
    guest = Chair(checked_name(entry.name, others), entry.avatar, entry.key_hash, listed=entry.listed)
    if asks:
        table.requests += 1
        table.asked[entry.chair] = guest
    else:
        table.asked.pop(entry.chair, None)
        _seat(table, entry.chair, guest)


def check_request(table: Table, number: int, key_hash: str) -> None:
    """Raise `TableError` unless the person with that secret may ask for a chair that somebody else does not ask for."""
    if number in table.asked:
        raise TableError("asked-taken", name=table.asked[number].name)
    if table.asks(key_hash):
        raise TableError("asked-already")
    if table.requests >= MOST_REQUESTS:
        raise TableError("asked-often", most=MOST_REQUESTS)


def admit(table: Table, by: int | None, entry: inputs.Admitted) -> None:
    """Answer who asks for a chair of an open table, by the host; by the server it is a no: they ask no longer."""
    if by is not None or entry.yes:
        table.by_host(by)
    guest = table.asked.get(entry.chair)
    if guest is None:
        raise TableError("not-asked")
    if entry.yes:
        _free_chair(table, entry.chair)
        checked_name(guest.name, table.chairs)
        _seat(table, entry.chair, guest)
    del table.asked[entry.chair]


def _seat(table: Table, number: int, person: Chair) -> None:
    # who gives the seats agrees to the rules, and so does who opens a duplicate match
    given = table.settings.seating == "given" or table.twin is not None
    person.confirmed = table.host is None or not (table.settings.seed or (table.settings.house and not given))
    table.chairs[number] = person
    if table.host is None and table.of is None:
        table.host = number


def pass_host(table: Table, by: int | None, entry: inputs.HostPassed) -> None:
    """Make another person the host, by the server."""
    table.person(entry.player)
    if by is not None or table.host in (None, entry.player):
        raise TableError("not-host", name=table.host_name)
    table.host = entry.player


def seat_bot(table: Table, by: int | None, entry: inputs.BotSat) -> None:
    """Put a bot on a free chair, by the host."""
    _before_the_match(table)
    table.by_host(by)
    if table.settings.seating == "given":
        raise TableError("no-bots")
    _free_chair(table, entry.chair)
    table.chairs[entry.chair] = Chair(checked_name(entry.name, table.chairs), entry.avatar)
    table.asked.pop(entry.chair, None)


def leave(table: Table, by: int | None, entry: inputs.ChairLeft) -> None:
    """Free a chair, by its person or the host."""
    _before_the_match(table)
    table.person(by)
    if not 0 <= entry.chair < len(table.chairs) or table.chairs[entry.chair] is None:
        raise TableError("chair-empty", chair=entry.chair + 1)
    if by != entry.chair:
        table.by_host(by)
    table.chairs[entry.chair] = None
    if entry.chair == table.host:
        table.host = next(iter(table.persons), None)


def rename(table: Table, by: int | None, entry: inputs.PlayerRenamed) -> None:
    """Change a person's name and avatar."""
    _before_the_match(table)
    chair = table.person(by)
    name = checked_name(entry.name, [other for other in table.chairs if other is not chair])
    chair.name, chair.avatar = name, entry.avatar


def settle(table: Table, by: int | None, entry: inputs.SettingsChanged) -> None:
    """Change the settings, by the host; another game, other house rules or a seed must be confirmed again."""
    if table.match is not None:
        raise TableError("settings-frozen")
    table.by_host(by)
    if table.cards is not None:
        raise TableError("settings-shared")
    settings = checked(entry.settings)
    rules = rules_of(settings)
    beyond = [number for number in table.persons if number >= rules.seats]
    if beyond:
        raise TableError("seats-fewer", seats=rules.seats, name=table.chair(beyond[0]).name)
    other = (rules, settings.seed) != (table.rules, table.settings.seed)  # an open seed makes cards predictable
    table.settle(settings)
    if not settings.spectators:
        for number in table.persons:
            table.chair(number).beside = None
    table.chairs = [*table.chairs, *[None] * rules.seats][: rules.seats]
    table.asked = {number: guest for number, guest in table.asked.items() if number < rules.seats}
    if other:
        for number in table.persons:
            table.chair(number).confirmed = number == by


def confirm(table: Table, by: int | None, _entry: inputs.Confirmed) -> None:
    """Note a person's agreement to the settings."""
    _before_the_match(table)
    chair = table.person(by)
    if chair.confirmed and not table.settings.house and table.settings.seed is None:
        raise TableError("nothing-to-confirm")
    if chair.confirmed:
        raise TableError("confirmed-already")
    chair.confirmed = True


def begin(table: Table, by: int | None, entry: inputs.MatchBegun) -> list[Event]:
    """Begin the match; bots take the free chairs.

    In a short ceremony with nothing added to the shuffle, draw, shuffle and cut by chance, at once. Shared cards are
    dealt at once in any ceremony.
    """
    _before_the_match(table)
    if by is not None or table.of is None:
        table.by_host(by)
    if table.of is not None and entry.bots:
        raise TableError("no-bots")
    if table.unconfirmed:
        name = ", ".join(table.chair(number).name for number in table.unconfirmed)
        raise TableError("unconfirmed", name=name)
    chairs = list(table.chairs)
    for bot in entry.bots:
        if not 0 <= bot.chair < len(chairs) or chairs[bot.chair] is not None:
            raise TableError("chair-taken", chair=bot.chair + 1)
        chairs[bot.chair] = Chair(checked_name(bot.name, chairs), bot.avatar)
    taken = [chair for chair in chairs if chair is not None]
    if len(taken) < len(chairs):
        raise TableError("chairs-free", free=len(chairs) - len(taken))
    players = [Player(chair.name, bot=chair.is_bot) for chair in taken]
    agreed = table.settings.seating == "given" or table.cards is not None
    if table.cards is None and table.settings.seed:  # a seed that everybody may read gives the same cards at any table
        table.match = Match.new(table.rules, players, seed=table.settings.seed, agreed=agreed)
    else:
        secrets = {number: bytes.fromhex(secret) for number, secret in enumerate(entry.secrets)}
        table.match = Match(table.rules, players, _source(table, secrets), agreed=agreed)
    table.chairs = list(chairs)
    table.asked.clear()
    if table.cards is not None:
        table.match.hasten()
        return list(table.match.log)
    if table.settings.ceremony == "short" and not entry.secrets:
        table.match.ready()
    return list(table.match.log)


def _source(table: Table, secrets: Mapping[int, bytes]) -> Source:
    match_id = table.id if table.cards is None else table.cards.id
    return Source(match_id, table.seed, secrets=secrets, withheld=table.twin is not None)


def _before_the_match(table: Table) -> None:
    if table.called_off:
        raise TableError("finished")
    if table.match is not None:
        raise TableError("begun")


def _free_chair(table: Table, number: int) -> None:
    if not 0 <= number < len(table.chairs):
        raise TableError("chair-unknown", chair=number + 1, chairs=len(table.chairs))
    if table.chairs[number] is not None:
        raise TableError("chair-taken", chair=number + 1)
