"""The inputs of a table, as its log keeps them. Old logs must be read: no input is ever removed.

An entry of the log is JSON, ``[by, input]``: `by` is the number of the player who made it, None for the server.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from canasta.deal.score import SideScore
from canasta.logs import LogDecoder
from canasta.server.journal.kind import Kept
from canasta.server.tables.people import hash_of
from canasta.server.tables.same_cards import SameCards
from canasta.server.wire import commands
from canasta.server.wire.values import Settings


class TableKept(Kept, frozen=True):
    """The result of the input that ends a deal: its number, the sheet of each side, and the winner, if there is one.

    `seats` has the player on each seat.
    """

    deal: int | None = None
    seats: tuple[int, ...] = ()
    sides: tuple[SideScore, ...] = ()
    winner: int | str | None = None


class _Input(Struct, frozen=True, kw_only=True, tag_field="did"):
    """The base of all inputs. `kept` is what its row keeps of the outcome."""

    kept: TableKept | UnsetType = UNSET


class TableMade(_Input, frozen=True, tag="made", omit_defaults=True):
    """The settings of a new table: the first input, and only that. `of` is the competition whose match it is for.

    `cards`: its cards, if it shares them with other tables. Nobody draws, adds to the shuffle or cuts at such a table.
    `twin`: the other table of its duplicate match.
    """

    settings: Settings
    of: str | None = None
    cards: SameCards | None = None
    twin: str | None = None


class Joined(_Input, frozen=True, tag="joined", omit_defaults=True):
    """A person who takes a chair, and is its player from now on. `key_hash` is the SHA-256 of their secret, in hex.

    `listed`: they found the table in the list of open tables, and have no link of its host.
    On a bot's chair of a match it is a request, which the host answers (`Admitted`); so it is before the match where an
    open table asks first.
    """

    chair: int
    name: str
    avatar: str
    key_hash: str
    listed: bool = False


class BotSat(_Input, frozen=True, tag="bot"):
    """A bot that takes a chair; it plays at the level that the table has when the match begins.

    Without a name it gets a free one, and a picture.
    """

    chair: int
    name: str = ""
    avatar: str = ""


class PlayerRenamed(_Input, frozen=True, tag="renamed"):
    """A player's new name and avatar."""

    name: str
    avatar: str


class ChairLeft(_Input, frozen=True, tag="left"):
    """A chair that is free again."""

    chair: int


class SettingsChanged(_Input, frozen=True, tag="settings"):
    """New settings of the table."""

    settings: Settings


class Confirmed(_Input, frozen=True, tag="confirmed"):
    """A person's agreement to the current settings."""


class MatchBegun(_Input, frozen=True, tag="begun"):
    """The start of the match, with bots on the free chairs.

    `secrets` are those of the draw for seats and of the first deal, in hex; none where the cards follow from an open
    seed.
    """

    bots: tuple[BotSat, ...] = ()
    secrets: tuple[str, ...] = ()


class Contributed(_Input, frozen=True, tag="contributed"):
    """A text added to the shuffle."""

    text: str


class Picked(_Input, frozen=True, tag="picked"):
    """A card taken from the spread in the draw for seats; by its place, counted from 0."""

    place: int


class Shuffled(_Input, frozen=True, tag="shuffled"):
    """The shuffle, closed by the dealer; in a short ceremony by the server."""


class Lifted(_Input, frozen=True, tag="lifted"):
    """The cut: the number of cards that the cutter lifts or, where a cut can miss, aims at."""

    cut: int


class ActionsPlayed(_Input, frozen=True, tag="played"):
    """Actions in the notation, joined with ``;``: all of them or none. `stand_in`: a bot did it for a person."""

    actions: str
    stand_in: bool = False


class TakenBack(_Input, frozen=True, tag="taken-back"):
    """The last discard, taken back by its player."""


class Ready(_Input, frozen=True, tag="ready"):
    """A person who is ready for the next deal."""


class NextDeal(_Input, frozen=True, tag="next"):
    """The start of the next deal: everybody was ready, or somebody was and time was up.

    `secret` seals it, in hex; see `MatchBegun`.
    """

    secret: str | None = None


# All that may be said while cards are held (TB-9.2). No phrase reveals anything about a hand.
PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "nice-canasta",
    "nice-cut",
    "thank-you",
    "you-are-welcome",
    "sorry",
    "one-moment",
    "back-now",
    "take-your-time",
    "your-turn",
    "what-a-deal",
    "good-game",
    "rematch",
    "goodbye",
)


class Phrase(_Input, frozen=True, tag="phrase"):
    """A set phrase."""

    code: str


class Words(_Input, frozen=True, tag="words"):
    """Free words."""

    text: str


class Away(_Input, frozen=True, tag="away"):
    """A bot that plays for a person until they are back: their clock ran out or, with a `by`, another player asked."""

    player: int


class PersonBack(_Input, frozen=True, tag="back"):
    """A person who plays again after a bot did."""


class BesideLet(_Input, frozen=True, tag="beside"):
    """The SHA-256, in hex, of the secret with which others may look at a player's cards; None: nobody may."""

    key_hash: str | None


class Paused(_Input, frozen=True, tag="paused"):
    """A pause that a player asks for: nothing moves until a player ends it."""


class Resumed(_Input, frozen=True, tag="resumed"):
    """The end of a pause."""


class Admitted(_Input, frozen=True, tag="admitted"):
    """The host's answer to the person who asks for a bot's chair; with `yes` it is theirs from the next deal on.

    Before the match it is the answer to who has found an open table, and with `yes` the chair is theirs at once.
    By nobody and without `yes`: who asked has taken it back, or has gone.
    """

    chair: int
    yes: bool


class ReachSet(_Input, frozen=True, tag="reach"):
    """A player's quiet hours in a match by days, in minutes of the day, UTC, and whether notices are wanted."""

    quiet_from: int
    quiet_to: int
    notices: bool = False

    @property
    def hours(self) -> tuple[int, int] | None:
        """The quiet hours; None without any."""
        return None if self.quiet_from == self.quiet_to else (self.quiet_from, self.quiet_to)


class Noticed(_Input, frozen=True, tag="noticed"):
    """A notice to a player of a match by days: it is their turn."""

    player: int


class Abandoned(_Input, frozen=True, tag="abandoned"):
    """The match, broken off."""


class HostPassed(_Input, frozen=True, tag="host"):
    """Another person who is the host from now on: the one before has been gone for a while."""

    player: int


class Rematched(_Input, frozen=True, tag="rematched"):
    """A rematch: the same people go on at another table."""

    table: str


Input: TypeAlias = (
    TableMade | Joined | BotSat | PlayerRenamed | ChairLeft | SettingsChanged | Confirmed | MatchBegun | Contributed
    | Picked | Shuffled | Lifted | ActionsPlayed | Ready | NextDeal | Phrase | Words | Away | PersonBack | Paused
    | Resumed | Admitted | TakenBack | BesideLet | Abandoned | Rematched | HostPassed | ReachSet | Noticed
)  # fmt: skip

# The input that a command makes: the same fields in the same order. `table_log.completed` adds what the server knows.
OF_COMMAND: Final[dict[type[commands.Command], type[Input]]] = {
    commands.ChangeSettings: SettingsChanged,
    commands.SeatBot: BotSat,
    commands.Unseat: ChairLeft,
    commands.Confirm: Confirmed,
    commands.Begin: MatchBegun,
    commands.Contribute: Contributed,
    commands.Pick: Picked,
    commands.Shuffle: Shuffled,
    commands.Cut: Lifted,
    commands.Play: ActionsPlayed,
    commands.TakeBack: TakenBack,
    commands.Next: Ready,
    commands.Say: Phrase,
    commands.Chat: Words,
    commands.Back: PersonBack,
    commands.Replace: Away,
    commands.Pause: Paused,
    commands.Resume: Resumed,
    commands.Admit: Admitted,
    commands.Rename: PlayerRenamed,
    commands.Reach: ReachSet,
    commands.Abandon: Abandoned,
}


def of_command(command: commands.Command) -> Input:
    """The input that a command makes. Raises `KeyError` for one that makes none, or not by itself."""
    if isinstance(command, commands.Beside):
        return BesideLet(None if command.key is None else hash_of(command.key))
    return OF_COMMAND[type(command)](*[getattr(command, name) for name in command.__struct_fields__ if name != "id"])


ROWS: Final = LogDecoder[tuple[int | None, Input]](tuple[int | None, Input])  # it ignores what a newer program added
