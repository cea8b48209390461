"""Requests and answers of the web API, besides the socket's values. Sentences are in the language of the request."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.deal.events import Event
from canasta.server.wire.values import Avatar, DealView, Key, Name, Settings, SideSheet, TableId


class SwitchValue(Struct, frozen=True):
    """A named value of a switch, and its meaning in words."""

    value: int | bool | str
    words: str


class SwitchInfo(Struct, frozen=True, kw_only=True):
    """One house rule that can be changed.

    `value` is the book's; `Settings.house` takes such values by `name`. `kind` is their type: ``yes-no`` true or false,
    ``choice`` one of `values`, ``number`` a whole number from `low` to `high` in steps of `step`, ``points`` and
    ``table`` a text. `expects` describes it in words; `sentence` is the book's value as a rule, without a full stop.
    `rule` is the id of the rule in the book, None if it has none. `idle`: with the other switches as they are, it has
    no effect.
    """

    name: str
    group: str
    label: str
    kind: Literal["yes-no", "choice", "number", "points", "table"]
    value: int | bool | str
    values: list[SwitchValue]
    low: int | None
    high: int | None
    step: int | None
    words: str
    expects: str
    sentence: str
    rule: str | None
    idle: bool


class FormInfo(Struct, frozen=True, kw_only=True):
    """A form in which a rule set can be played; `rules` is what `Settings.rules` takes.

    `draws`: seats and first dealer are drawn by cards; `cuts`: the pack is cut.
    """

    rules: str
    label: str
    seats: int
    sides: int
    target: int
    draws: bool
    cuts: bool


class SetInfo(Struct, frozen=True, kw_only=True):
    """A rule set on the menu: its title, two lines about it, and its forms, the usual one first."""

    id: str
    title: str
    lines: list[str]
    forms: list[FormInfo]


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot that can fill chairs: `id` is what `Settings.bots` takes; its name, and one line about its play."""

    id: str
    name: str
    line: str


class Menu(Struct, frozen=True, kw_only=True):
    """The choices for a table: the rule sets in the order of the book, and the bots.

    `levels` are those of the bots that people choose from, the gentlest first, by everyday names; `bots` are all, the
    strongest first, by their own.
    """

    sets: list[SetInfo]
    levels: list[BotInfo]
    bots: list[BotInfo]


class SetDetail(Struct, frozen=True, kw_only=True):
    """One form of a rule set with everything that a table may change about it, in the order of the game."""

    rules: str
    title: str
    switches: list[SwitchInfo]


class HouseAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules by name, and switches with new values."""

    rules: Annotated[str, Meta(max_length=40)]
    house: dict[str, int | bool | str] = {}


class HouseCheck(Struct, frozen=True, kw_only=True):
    """All switches with changed house rules; where these contradict each other, those of the book and why: `error`."""

    error: str | None
    switches: list[SwitchInfo]


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A rule: its id, its heading and its text, a line a paragraph."""

    id: str
    section: str
    text: str


class SetName(Struct, frozen=True):
    """A rule set, and its short title."""

    id: str
    short: str


class RuleBook(Struct, frozen=True, kw_only=True):
    """The rules that a set has of its own. Everything else is played as in `parent`, if there is one.

    `sets` are all that have a book, in its order.
    """

    set: str
    title: str
    parent: str | None
    sets: list[SetName]
    rules: list[RuleEntry]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table of its host."""

    settings: Settings
    name: Name
    avatar: Avatar


class NewPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new player, on a chair of their choice or on the first free one.

    `key` is a secret that the client has made: the same request again gets the same chair. Without one the server makes
    it.
    """

    name: Name
    avatar: Avatar
    chair: Annotated[int, Meta(ge=0, le=5)] | None = None
    key: Key | None = None


class Opened(Struct, frozen=True):
    """A table, the number of the player who has sat down there, and the secret that opens the seat from now on."""

    table: TableId
    player: int
    key: Key


class Seated(Struct, frozen=True):
    """A new player's number and secret."""

    player: int
    key: Key


class PositionAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in the notation, and the seat that looks at it; without one, the seat that is to act."""

    position: Annotated[str, Meta(max_length=60_000)]
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class PositionTried(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in the notation, and actions joined with ``;``.

    `names`, by seat, are for the sentences of what happens; without them seats are numbered. `bot`: a bot then acts for
    the seat that is to act until another one is, unless that is `seat`.
    """

    position: Annotated[str, Meta(max_length=60_000)]
    actions: Annotated[str, Meta(max_length=2000)]
    bot: bool = False
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    names: Annotated[list[Name], Meta(max_length=6)] = []


class PositionOutcome(Struct, frozen=True, kw_only=True):
    """The result of trying actions: `accepted` actions were legal, `refused` is the first illegal one.

    `first` is the first of the smallest legal actions that they consist of, None if there is none.
    `position` is the position after them, `text` the same in the notation, `view` the view of the seat. `points` are
    those laid towards opening in the current turn, given also after opening. `events` are the events as the seat saw
    them, numbered from 1.
    """

    accepted: int
    refused: dict[str, str] | None
    first: str | None
    legal: list[str]
    position: dict[str, Any]
    score: list[SideSheet] | None
    winner: int | str | None
    text: str
    view: DealView
    points: int
    events: list[Event]


class NetworkState(Struct, frozen=True):
    """State of the local network: whether the client may open the server to it, and whether it is open."""

    may_open: bool
    opened: bool


class NetworkAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to open the server to the local network, or to close it."""

    opened: bool


class Problem(Struct, frozen=True):
    """The reason why a request failed: a stable code and one sentence."""

    code: str
    message: str


HandoverStep: TypeAlias = Literal["open", "asked", "given", "taken", "refused"]


class HandoverState(Struct, frozen=True, kw_only=True):
    """A hand-over between two devices: begun, asked for, given, taken, or ended without.

    `nonce` is what the new device said of itself, from which both show the same number; `left` are seconds.
    """

    step: HandoverStep
    nonce: str | None
    left: int


class HandoverAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wish of the new device; `nonce` is chosen by chance."""

    nonce: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]


class BundleKept(Struct, frozen=True, kw_only=True):
    """A sealed bundle is kept; the next one comes after this `version`."""

    version: int


class NoticesOffered(Struct, frozen=True, kw_only=True):
    """The key with which a browser subscribes to notices of this server; None if it sends none."""

    key: str | None


class NewDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription: its address at a push service and its two keys, base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,90}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,30}$")]


class GoneDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A subscription that is over, by its address."""

    endpoint: Annotated[str, Meta(max_length=1000)]
