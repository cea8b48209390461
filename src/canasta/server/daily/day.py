"""A day: its game and its cards, the time in which a try counts, and the log of its tries.

Days are those of UTC, so that every server and every player means the same one. A day has a random secret of its own,
made with its log up to thirty days before; everything else about it follows from that log.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from canasta.logs import LogDecoder
from canasta.match.decks import Source
from canasta.match.match import Match, Player
from canasta.match.shuffle import Sealed
from canasta.rules import get
from canasta.server.journal.kind import LogKind, NamedRules
from canasta.server.tables import inputs
from canasta.server.tables.bot_choice import choose
from canasta.server.tables.people import Chair, bots_for
from canasta.server.tables.same_cards import SameCards
from canasta.server.wire.values import Settings
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# By weekday, from Monday on
GAMES: Final = ("clasica", "salon", "internacional", "reglamento", "tres-barajas", "clasica", "tres-barajas")
BOTS: Final = "rules"  # the strongest level that never simulates: it answers alike in either build and under any load
AHEAD: Final = 30  # days whose seals are published
OPEN: Final = timedelta(days=2)  # from the beginning of the day: the time in which a try counts
MARK: Final = "daily-"  # begins the match id of a day, before its date
_LETTERS: Final = str.maketrans("0123456789", "abcdefghij")  # ids of logs have no 0 and 1


class DayError(WordedError):
    """A day, or a try, that is not to be had: ``daily-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "daily"


class DayMade(Struct, frozen=True, tag_field="did", tag="day"):
    """A day with its game and the secret of its cards, in hex."""

    date: str
    rules: str
    version: int
    secret: str


class TryBegun(Struct, frozen=True, tag_field="did", tag="try"):
    """A try: the table at which it is played, and the SHA-256 of the key of its device, in hex."""

    table: str
    key_hash: str


class TryEnded(Struct, frozen=True, tag_field="did", tag="ended"):
    """The end of the try at a table: the lead of the own side, None for a table that cannot be read.

    `left`: it was not played to the end, and the lead is what lay on the table.
    """

    table: str
    lead: int | None
    left: bool = False


class ParFound(Struct, frozen=True, tag_field="did", tag="par"):
    """The leads with which a bot of that level has played the seat of the person."""

    level: str
    leads: tuple[int, ...]


DayInput: TypeAlias = DayMade | TryBegun | TryEnded | ParFound


class Day:
    """A day and its tries, by the hash of their keys; `ended` has the ends by table."""

    def __init__(self, log_id: str, made: DayMade, at: float) -> None:
        self.id = log_id
        self.seq: int = 1
        self.at: float = at
        self.carried: Mapping[str, int] = {}
        self.made = made
        self.date: date = date.fromisoformat(made.date)
        self.tries: dict[str, str] = {}
        self.ended: dict[str, TryEnded] = {}
        self.par: ParFound | None = None

    def apply(self, _by: int | None, entry: DayInput, at: float) -> None:
        """Apply an input. Raises `DayError`."""
        match entry:
            case DayMade():
                raise DayError("log")
            case TryBegun():
                self.tries[entry.key_hash] = entry.table
            case TryEnded():
                self.ended.setdefault(entry.table, entry)
            case ParFound():
                self.par = entry
        self.seq, self.at = self.seq + 1, max(at, self.at)

    @property
    def settings(self) -> Settings:
        """The settings of its tables."""
        return Settings(
            rules=self.made.rules,
            version=self.made.version,
            house={"deals": 1},
            ceremony="short",
            turn_seconds=0,
            bots=BOTS,
            hints="never",
            take_back="never",
            chat=False,
            spectators=False,
        )

    def table(self, name: str, avatar: str, key_hash: str, pace: int) -> list[tuple[int | None, inputs.Input]]:
        """The first inputs of a table of it: that person sits on the first chair, and plays with three bots."""
        bots = tuple(inputs.BotSat(*bot) for bot in bots_for([Chair(name, avatar, key_hash)], range(1, 4)))
        secrets = (self.cards.of_deal(0), self.cards.of_deal(1))
        return [
            (None, inputs.TableMade(replace(self.settings, pace=pace), cards=self.cards)),
            (0, inputs.Joined(0, name, avatar, key_hash)),
            (0, inputs.MatchBegun(bots, secrets=secrets)),
        ]

    @property
    def cards(self) -> SameCards:
        """The cards of its tables."""
        return SameCards(MARK + self.made.date, self.made.secret)

    @property
    def sealed(self) -> Sealed:
        """Its deal as a record has it, with the secret that is told once its time is over."""
        return Sealed(self.cards.id, 1, bytes.fromhex(self.cards.of_deal(1)))

    @property
    def leads(self) -> list[int]:
        """The leads of all tries that were played to the end, the best first."""
        return sorted((one.lead for one in self.ended.values() if one.lead is not None and not one.left), reverse=True)

    def counts(self, today: date) -> bool:
        """True while a try of it counts."""
        return self.date <= today < self.date + OPEN


def day_at(at: float) -> date:
    """The day of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def begins(day: date) -> float:
    """The beginning of a day, in milliseconds."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000


def id_of(day: date) -> str:
    """The id of the log of a day."""
    return DAY_LOG.letter + f"{day:%Y%m%d}".translate(_LETTERS) + "zz"


def game_of(day: date) -> str:
    """The rule set of a day, by its weekday."""
    return GAMES[day.weekday()]


def playing(level: str, edition: str, cards_id: str, secret: str, number: int) -> int:
    """The lead with which a bot of that level plays seat 0, with its own chance in each `number`.

    The cards and the other bots are those of the tables of the day.
    """
    cards = SameCards(cards_id, secret)
    secrets = {deal: bytes.fromhex(cards.of_deal(deal)) for deal in (0, 1)}
    players = [Player(f"{seat}", bot=True) for seat in range(4)]
    match = Match(get(edition), players, Source(cards_id, secrets=secrets), agreed=True)
    match.hasten()
    while match.stage == "play":
        seat, chance = match.to_act, cards.bot_chance(match)
        player, chance = (BOTS, chance) if seat else (level, f"par {number} {chance}")
        match.play(seat, choose(player, match.view(seat), chance))
    own, other = match.score_sheets[0]
    return own.total - other.total


def _scores(kept: Sequence[object]) -> str:
    return ", ".join(map(str, kept))


DAY_LOG: Final = LogKind(
    name="day",
    error=DayError,
    missing="no-day",
    made=DayMade,
    begin=lambda log_id, _seed, made, at: Day(log_id, made, at),
    apply=Day.apply,
    rows=LogDecoder[tuple[None, DayInput]](tuple[None, DayInput]),
    rules=lambda entry: NamedRules(entry.rules, entry.version, {"deals": 1}) if isinstance(entry, DayMade) else None,
    scores=_scores,
    letter="D",
    under_way=lambda _day: True,  # its seal is published, and its archive is open: pruning keeps it for a year
)
