"""The duplicate matches of a server: their settings, the comparison of their tables, and `/api/duplicates`.

Such a match is two tables that know each other, and nothing besides.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, NamedTuple, TypeAlias

from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from canasta.match.shuffle import SECRET_BYTES
from canasta.players.equity import USUAL, fit_of, fits
from canasta.server.live.hub import Hub
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import hash_of, proper_name
from canasta.server.tables.same_cards import SameCards
from canasta.server.tables.settings import checked, dated, house_in_words, rules_of, title_in_words
from canasta.server.web.handlers import SEAT, get, new_log, post
from canasta.server.web.site import Spoken, TheSeat, Wing, WingHub, WingRoutes, provided
from canasta.server.wire.duplicates import DuplicateChair, DuplicateDeal, DuplicateInfo, DuplicateTable, NewDuplicate
from canasta.server.wire.rest import Opened
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.score import SideScore
    from canasta.rules import Rules
    from canasta.server.live.table import LiveTable
    from canasta.server.wire.values import Settings

STILL_MS: Final = 600_000  # without anybody there and without an input, after which the other table may end the match
ENDLESS: Final = 100_000  # a target out of reach: the number of deals ends the match
_OURS: Final = ("deals", "target", "opening")  # house rules that a duplicate match has of itself
# Points of a swing of `clasica`: a higher one says no more of the teams (docs/reference/duplicate.md).
MOST: Final = 1500
_EVEN: Final = 0.39  # of that, the median of the total of equal teams after one deal
_ROUND: Final = 50


class ComparedDeal(NamedTuple):
    """The points of a deal, by table and there by team, and its bounded swing, from team 0."""

    points: tuple[tuple[int, int], tuple[int, int]]
    swing: int


def team_at(table: int, chair: int) -> int:
    """The team of a chair: team 0 has the first one of table 0 and the second one of table 1."""
    return (chair + table) % 2


def most_of(rules: Rules) -> int:
    """The bound of a swing by these rules: it grows with the spread of their deals."""
    return _rounded(MOST * fit_of(rules).spread / fits()[USUAL].spread)


def even_of(rules: Rules, deals: int) -> int:
    """The total that two equal teams exceed every second time after that number of deals."""
    return _rounded(_EVEN * most_of(rules) * sqrt(deals))


def _rounded(points: float) -> int:
    return round(points / _ROUND) * _ROUND


def compared(
    rules: Rules, one: Sequence[Sequence[SideScore]], other: Sequence[Sequence[SideScore]]
) -> list[ComparedDeal]:
    """The deals that both tables have finished, from their score sheets."""
    most, deals = most_of(rules), []
    for first, second in zip(one, other, strict=False):
        points = (first[0].total, first[1].total), (second[1].total, second[0].total)
        lead = sum(ours - theirs for ours, theirs in points)
        deals.append(ComparedDeal(points, max(-most, min(most, lead))))
    return deals


def winner_of(deals: Sequence[ComparedDeal]) -> int | Literal["draw"] | None:
    """The team with the higher total; None without a deal to compare."""
    total = sum(deal.swing for deal in deals)
    if not deals:
        return None
    return "draw" if total == 0 else int(total < 0)


class DuplicateError(WordedError):
    """A duplicate match that cannot be opened, found or ended so: ``duplicate-error-CODE`` of the catalogue."""

    family: ClassVar[str] = "duplicate"


def settings_for(asked: Settings, deals: int) -> Settings:
    """The settings of both tables. Raises `DuplicateError` (``sides``), and as `checked`.

    The minimum to open is that at 0 points, whatever the score, so that each deal is the same task at both tables.
    """
    house = _own_house(asked)
    settings = checked(replace(asked, house=house))
    rules = rules_of(settings)
    if rules.sides != 2:
        raise DuplicateError("sides", sides=rules.sides)
    minimum = rules.opening_minimum(0)
    if rules.opening != ((rules.opening[0][0], minimum),):
        house["opening"] = f"0:{minimum}"
    house |= {"deals": deals, "target": ENDLESS}
    return replace(
        settings, house=house, ceremony="short", seating="draw", hints="never", take_back="never", spectators=False,
        open="no", seed=None,
    )  # fmt: skip


class Duplicates(WingHub):
    """The duplicate matches of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def open(self, asked: NewDuplicate) -> Opened:
        """Open the two tables; who asks is the host of the first. Raises as `settings_for`, and `StoreError`."""
        chance, settings = self._hub.chance, dated(settings_for(asked.settings, asked.deals))
        one = chance.new_id()
        other = chance.new_id(beside=one)
        cards, key = SameCards(one, chance.hex(SECRET_BYTES)), chance.new_key()
        await self._hub.open([(None, inputs.TableMade(settings, cards=cards, twin=one))], table_id=other)
        host = inputs.Joined(0, proper_name(asked.name), asked.avatar, hash_of(key))
        made = inputs.TableMade(settings, cards=cards, twin=other)
        await self._hub.open([(None, made), (0, host)], table_id=one)
        return Opened(one, 0, key)

    async def look(self, table_id: str, lang: str) -> DuplicateInfo:
        """The match to which a table belongs. Raises `DuplicateError` (``no-match``), `TableError`."""
        tables = await self._both(table_id)
        told = [await self._told(live, number) for number, live in enumerate(tables)]
        one, other = (live.table for live in tables)
        rules, over = one.rules, all(each.stage == "finished" for each in told)
        # Deals that both have played tell neither anything new.
        deals = compared(rules, one.score_sheets, other.score_sheets)
        return DuplicateInfo(
            rules=rules.name,
            title=title_in_words(one.settings, lang),
            house=house_in_words(replace(one.settings, house=_own_house(one.settings)), lang),
            opening=rules.opening_minimum(0),
            deals=rules.deals,
            tables=told,
            results=[DuplicateDeal(points=[list(each) for each in deal.points], swing=deal.swing) for deal in deals],
            most=most_of(rules),
            total=sum(deal.swing for deal in deals),
            winner=winner_of(deals) if over else None,
            even=even_of(rules, len(deals) if over else rules.deals),
        )

    async def end(self, table_id: str, key: str | None, lang: str) -> DuplicateInfo:
        """End the match without the other table, which stands still, by a player of this one, which is finished.

        Raises `TableError`, `DuplicateError`.
        """
        one, other = await self._both(table_id)
        mine, theirs = (one, other) if one.table.id == table_id else (other, one)
        async with mine.lock:
            if key is None or mine.table.chair_of(hash_of(key)) is None:
                raise TableError("wrong-key")
            if mine.table.stage != "finished":
                raise DuplicateError("early")
        async with theirs.lock:
            if theirs.table.stage == "finished":
                raise DuplicateError("over")
            if not self._still(theirs):
                raise DuplicateError("awake", minutes=STILL_MS // 60_000)
            await theirs.commit(None, inputs.Abandoned())
        return await self.look(table_id, lang)

    async def _both(self, table_id: str) -> tuple[LiveTable, LiveTable]:
        live = await self._hub.tables.take(table_id)
        if live.table.twin is None or live.table.cards is None:
            raise DuplicateError("no-match")
        twin = await self._hub.tables.take(live.table.twin)
        return (live, twin) if live.table.cards.id == table_id else (twin, live)

    async def _told(self, live: LiveTable, number: int) -> DuplicateTable:
        async with live.lock:
            table = live.table
            chairs = [
                DuplicateChair(chair=place, team=team_at(number, place))
                if chair is None
                else DuplicateChair(
                    chair=place,
                    team=team_at(number, place),
                    name=chair.name,
                    avatar=chair.avatar,
                    bot=chair.is_bot,
                )
                for place, chair in enumerate(table.chairs)
            ]
            return DuplicateTable(
                table=table.id,
                stage=table.stage,
                deals=len(table.score_sheets),
                abandoned=table.called_off or (table.match is not None and table.match.abandoned),
                still=self._still(live),
                chairs=chairs,
            )

    def _still(self, live: LiveTable) -> bool:
        """True if a table is not finished, nobody is there, and nothing has happened for a while."""
        table = live.table
        waited = self._hub.clock.now_ms() - table.at
        return table.stage != "finished" and not live.people.somebody_here and waited >= STILL_MS


def _own_house(settings: Settings) -> dict[str, int | bool | str]:
    """The house rules that the person who opened the match has chosen."""
    return {name: value for name, value in settings.house.items() if name not in _OURS}


TheDuplicates: TypeAlias = NamedDependency[Duplicates]
Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="either table of the match by its id")]
_TAG: Final = ["duplicates"]


@post("/api/duplicates", NewDuplicate, tags=_TAG, guards=[new_log])
async def open_duplicate(data: JSONBody[NewDuplicate], duplicates: TheDuplicates) -> Opened:
    """Open a duplicate match: its first table, with the opener on the first chair."""
    return await duplicates.open(data)


@get("/api/duplicates/{table:str}", tags=_TAG)
async def look_at_duplicate(table: Table, duplicates: TheDuplicates, spoken: Spoken) -> DuplicateInfo:
    """Both tables of a duplicate match, and the comparison of the deals that both have finished."""
    return await duplicates.look(table, spoken)


@post("/api/duplicates/{table:str}/end", status_code=200, tags=_TAG, security=SEAT)
async def end_duplicate(table: Table, duplicates: TheDuplicates, spoken: Spoken, seat_key: TheSeat) -> DuplicateInfo:
    """End the match without the other table, which stands still, as a player of this one, which is finished."""
    return await duplicates.end(table, seat_key, spoken)


ROUTES: Final = WingRoutes(
    [open_duplicate, look_at_duplicate, end_duplicate], {"duplicates": provided(Duplicates)}, [Duplicates]
)


def duplicate_wing(hub: Hub) -> Wing:
    """The duplicate matches of a server."""
    return Wing(ROUTES, Duplicates(hub))
