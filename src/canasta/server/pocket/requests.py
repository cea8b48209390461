"""The requests that a page makes of a server in its browser, by path: the part of the web API that a match needs."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import convert, json
from msgspec.structs import replace

from canasta.rules import get as get_rules
from canasta.rules.finding import find_rules, find_switches
from canasta.rules.rulebook import rule
from canasta.server.daily.day import Day, DayMade
from canasta.server.live.timers import within_budget
from canasta.server.tables.books import checked_house, detail, home_of, rule_book, rule_entry, whole_menu
from canasta.server.tables.people import hash_of, proper_name
from canasta.server.tables.positions import looked_at, tried_out
from canasta.server.wire.daily import OpenedTry, TryHere
from canasta.server.wire.rest import HouseAsked, NewPlayer, NewTable, PositionAsked, PositionTried, Seated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canasta.server.live.hub import Hub

Answer: TypeAlias = Callable[["Asking"], Awaitable[Any]]


@dataclass(frozen=True)
class Asking:
    """One request: the hub, the name in the path, the query, the body, and the key of a seat."""

    hub: Hub
    name: str
    query: Mapping[str, str]
    body: str
    key: str | None

    @property
    def lang(self) -> str:
        return self.query.get("lang", "en")

    def given(self, kind: Any) -> Any:
        """The body as a value of that type. Raises `msgspec.MsgspecError`."""
        return json.decode(self.body, type=kind)

    def number(self, name: str, usual: int | None = None) -> Any:
        """A number of the query. Raises `msgspec.MsgspecError`."""
        return convert(self.query[name], int, strict=False) if name in self.query else usual


async def menu(asking: Asking) -> Any:
    whole, here = whole_menu(asking.lang), asking.hub.helper
    levels, bots = (
        [bot for bot in some if within_budget(bot.id, here) == bot.id] for some in (whole.levels, whole.bots)
    )
    return replace(whole, levels=levels, bots=bots)


async def one_set(asking: Asking) -> Any:
    return detail(get_rules(asking.name, asking.query.get("form") or None).name, asking.lang)


async def in_switches(asking: Asking) -> Any:
    rules = get_rules(asking.name, asking.query.get("form") or None)
    return find_switches(rules, asking.query.get("said", ""), asking.lang)


async def book(asking: Asking) -> Any:
    rules = get_rules(asking.name)
    return rule_book(home_of(asking.query.get("rule")) or rules.book or rules.id, asking.lang)


async def in_book(asking: Asking) -> Any:
    rules = get_rules(asking.name)
    found = find_rules(rules.book or rules.id, asking.query.get("said", ""), asking.lang)
    return [rule_entry(rule(each), asking.lang) for each in found]


async def house(asking: Asking) -> Any:
    return checked_house(asking.given(HouseAsked), asking.lang)


async def open_table(asking: Asking) -> Any:
    asked: NewTable = asking.given(NewTable)
    settings = replace(asked.settings, bots=within_budget(asked.settings.bots, asking.hub.helper))
    return await asking.hub.create(settings, asked.name, asked.avatar)


async def play_day(asking: Asking) -> Any:
    """A table of an earlier deal of the day, as a server opens it: the same cards, and bots of the same chance."""
    asked: TryHere = asking.given(TryHere)
    made = DayMade(asked.day.date, asked.day.rules, asked.day.version, asked.day.secret)
    first = Day("", made, 0).table(proper_name(asked.name), asked.avatar, hash_of(asked.key), asked.pace)
    return OpenedTry(table=await asking.hub.open(first))


async def sit_down(asking: Asking) -> Any:
    asked: NewPlayer = asking.given(NewPlayer)
    seated = await asking.hub.join(asking.name, asked.chair, asked.name, asked.avatar)
    return Seated(seated.player, seated.key)


async def look_at(asking: Asking) -> Any:
    return await asking.hub.info(asking.name, asking.lang, asking.key)


async def record(asking: Asking) -> Any:
    return await asking.hub.record(asking.name, asking.key)


async def replay(asking: Asking) -> Any:
    deal, seat = asking.number("deal", 1), asking.number("seat")
    text = await asking.hub.record(asking.name, asking.key)
    return await asking.hub.replay(text, deal=deal, seat=seat, lang=asking.lang)


async def replay_record(asking: Asking) -> Any:
    deal, seat = asking.number("deal", 1), asking.number("seat")
    return await asking.hub.replay(asking.body, deal=deal, seat=seat, lang=asking.lang)


async def look(asking: Asking) -> Any:
    return looked_at(asking.given(PositionAsked))


async def try_actions(asking: Asking) -> Any:
    return tried_out(asking.given(PositionTried), asking.lang)


_TABLE: Final = "(?P<name>L[a-z2-9]{10})"
_NAMED: Final = "(?P<name>[^/]{1,40})"
ROUTES: Final[tuple[tuple[str, re.Pattern[str], Answer], ...]] = tuple(
    (method, re.compile(f"/api/{path}"), answer)
    for method, path, answer in (
        ("GET", "menu", menu),
        ("GET", f"sets/{_NAMED}", one_set),
        ("GET", f"sets/{_NAMED}/find", in_switches),
        ("GET", f"rules/{_NAMED}", book),
        ("GET", f"rules/{_NAMED}/find", in_book),
        ("POST", "house", house),
        ("POST", "tables", open_table),
        ("POST", "daily/tries", play_day),
        ("POST", f"tables/{_TABLE}/chairs", sit_down),
        ("GET", f"tables/{_TABLE}", look_at),
        ("GET", f"tables/{_TABLE}/record", record),
        ("GET", f"tables/{_TABLE}/replay", replay),
        ("POST", "replay", replay_record),
        ("POST", "positions/view", look),
        ("POST", "positions/try", try_actions),
    )
)
