"""The values of the protocol: a table, who sits at it, a deal as one seat sees it, events, scores.

Cards are texts as in the notation (``Kh``, ``X``), points are game points, times are milliseconds unless a name says
otherwise. Sentences are in the language of the reader. A *player* is numbered as they came to the table, from 0, and
keeps that number; a *seat* is a place in the order of play, settled by the draw: seat s plays on side s modulo sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.deal.events import Event
from canasta.deal.shares import PlayerShare
from canasta.deal.view import SeenDeal
from canasta.texts import LANGUAGES

if TYPE_CHECKING:
    Lang: TypeAlias = str
else:
    Lang = Literal[LANGUAGES]  # one of those that there are
Stage: TypeAlias = Literal["open", "confirm", "draw", "shuffle", "cut", "play", "between", "finished"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,24}$")]
CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-9]{10}$")]
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table. `house` are switches by name that differ from the book, in that `version` of the rules.

    A request without `version` gets the newest, and the answer names it; ``tres-barajas@1`` as `rules` names one too.

    `seating`: ``given`` leaves everybody on the chair that they took, without bots; the match begins by itself when all
    are there. `ceremony`: ``short`` lets the server draw, shuffle and cut by chance. `turn_seconds`: the time for an
    action, after which a bot plays for that seat until its owner is back; 0: no limit. More than an hour is a match by
    days: the time is that of a turn, and the bot plays that turn only. `pace`: the delay before each
    action of a bot. `bots`: the level that fills free seats. `hints`: whether a player may ask what ``master`` would
    do; ``bots`` allows it if all others are bots. `take_back`: likewise, whether a player may take a discard back
    until the next player acts. `chat`: free words between deals. `spectators`: whether people with the link may watch,
    and whether a player may let somebody look at their cards. `open`: the table is listed for everybody on this server
    until it begins; with ``ask`` the host answers who finds it there. `call`: where the players talk, an address with
    ``https:`` or a number with ``tel:``; only who sits at the table is told. `seed`: cards that follow from a text,
    for teaching and tests; such a table says so, and everybody agrees to it before it begins.
    """

    rules: Annotated[str, Meta(max_length=40)]
    version: Annotated[int, Meta(ge=1, le=999)] | None = None
    house: dict[str, int | bool | str] = {}
    ceremony: Literal["full", "short"] = "full"
    seating: Literal["draw", "given"] = "draw"
    turn_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 120
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    bots: Annotated[str, Meta(max_length=24)] = "tuned"
    hints: Literal["never", "bots", "always"] = "bots"
    take_back: Literal["never", "bots", "always"] = "bots"
    chat: bool = True
    spectators: bool = True
    open: Literal["no", "ask", "yes"] = "no"
    call: Annotated[str, Meta(max_length=200)] | None = None
    seed: Annotated[str, Meta(max_length=80)] | None = None


class PlayerInfo(Struct, frozen=True, kw_only=True):
    """Somebody at the table. `bot` is the level of a bot, None for a person; `seat` is None until the draw is over.

    `here`: connected now. `away`: a bot plays for this person until they are back. `confirmed`: has agreed to the
    settings. `host`: may change the settings and begin. `ready`: wants the next deal. `vacant`: the host has freed the
    chair in the match; a bot plays until somebody takes it over. `listed`: has found the table in the list of open
    tables; there are no free words then. `missed`: the last turns in a row that a bot has played since the time for
    them was up. `beside`: how many look at this player's cards now, beside them; None if nobody may.
    """

    number: int
    name: str
    avatar: str
    bot: str | None
    seat: int | None
    here: bool
    away: bool
    confirmed: bool
    host: bool
    ready: bool
    vacant: bool = False
    listed: bool = False
    missed: int = 0
    beside: int | None = None


class DrawnCard(Struct, frozen=True):
    """A card taken from the spread in the draw for seats."""

    player: int
    place: int
    card: str


class Spread(Struct, frozen=True, kw_only=True):
    """The draw for seats. `cards` lie face down in places 0 … cards-1; `rounds` repeat for jokers and ties (TB-2.1).

    `again`: why those who are waiting draw another time. `ranking` has the players from the highest card to the lowest
    once the draw is over; it is empty before.
    """

    cards: int
    rounds: list[list[DrawnCard]]
    waiting: list[int]
    again: Literal["joker", "tie"] | None
    ranking: list[int]


class SheetLine(Struct, frozen=True):
    """One line of a score sheet: the rule behind it, its name, its number, its points.

    `part` is ``base`` or ``cards`` (TB-8.10).
    """

    rule: str
    code: str
    label: str
    number: int
    points: int
    part: Literal["base", "cards"]


class SideSheet(Struct, frozen=True, kw_only=True):
    """The sheet of one side for one deal: `base` and `cards` make `total`; `before` and `after` are match scores."""

    side: int
    lines: list[SheetLine]
    base: int
    cards: int
    total: int
    before: int
    after: int


class Clock(Struct, frozen=True):
    """The running clock: its player, and the time left. Absent if no clock runs."""

    player: int
    left_ms: int
    whole_ms: int


class Said(Struct, frozen=True, kw_only=True):
    """A set phrase (`phrase`, worded in `text`) or, between deals, free words."""

    seq: int
    player: int
    phrase: str | None
    text: str


class PauseInfo(Struct, frozen=True):
    """A match that stands still. `by`: the player who paused it; None: a bot plays for every person, and waits too."""

    by: int | None


class AskedChair(Struct, frozen=True, kw_only=True):
    """A chair for which a person asks: a bot's, or before the match one of an open table.

    `granted`: the host agrees, and it is theirs from the next deal on.
    """

    chair: int
    name: str
    avatar: str
    granted: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """The public facts of a table outside the deal.

    `chairs` has a player or None by number. `bots` names in words the level that fills free chairs. `house` has the
    differences of the rules from the book in words, one sentence each. `sheets` has, for each finished deal, the sheet
    of each side. `names` are by seat once cards can be dealt. `winner` is a side, ``"draw"`` or None. `commitment`
    binds the dealer to this deal's shuffle; `contributed` is by seat, in the draw by player, true for those who have
    added to it. `cutter` is the seat that cuts, `pack` the number of cards it cuts from; `aimed`: a cut can miss;
    `exact` is the packet, without red threes kept, that the award of the exact cut asks for, None without one.
    `clockwise`: true if the next seat is at one's left, false if play runs the other way. `hints`: whether players may
    ask for a hint now. `phrases` are the codes that `say` takes with their words. `milestones` are the numbers of
    canastas that earn an award, in words; `repeats`: a second canasta of a rank counts double; `moda_doubles`: so does
    the canasta de moda; `sevens`: a canasta of sevens has an award of its own. `comeback`: the winners had all but lost
    the match before one of its deals. `shares`, between deals and after the match: what each player did, by finished
    deal and by seat. `competition`: for a match of a competition, which has no host and no bots. `pause`: the match
    stands still until a player goes on. `asked`: bots' chairs for which persons ask. `draws`: seats are drawn by cards;
    else the chair of a player is their seat. `cuts`: the pack is cut. `depth`: how far the reasons of hints go by
    default, by the level of the bots, as in `Hint`. `carried`: the table came from another machine in the middle of
    this deal, so that somebody may know its cards, a sentence; else None. `cards`: the match id under which its cards
    are sealed, if other tables have the same cards: nobody draws, adds to the shuffle or cuts. `twin`:
    they are those of the other table of a duplicate match, which has that id or this one. `deals`: the number of
    the deal with which the match ends at the latest; 0: none. `turn`: the players who were to act when this
    was sent; the view of a deal says it from then on.
    `until`: in a match by days, the time at which the table goes on without those it waits for, in milliseconds since
    1970.
    """

    id: str
    settings: Settings
    title: str
    house: list[str]
    bots: str
    seats: int
    sides: int
    clockwise: bool
    stage: Stage
    chairs: list[PlayerInfo | None]
    names: list[str]
    dealer: int | None
    cutter: int | None
    pack: int
    aimed: bool
    exact: int | None
    deal: int
    target: int  # 0: it is not known any more
    scores: list[int]
    turn: list[int]
    sheets: list[list[SideSheet]]
    spread: Spread | None
    commitment: str | None
    contributed: list[bool]
    abandoned: bool
    winner: int | str | None
    rematch: str | None
    hints: bool
    phrases: dict[str, str]
    watchers: int
    milestones: dict[int, str] = {}
    repeats: bool = False
    moda_doubles: bool = False
    sevens: bool = False
    comeback: bool = False
    shares: list[list[PlayerShare]] = []
    carried: str | None = None
    competition: bool = False
    depth: int = 3
    pause: PauseInfo | None = None
    asked: list[AskedChair] = []
    draws: bool = False
    cuts: bool = False
    cards: str | None = None
    twin: bool = False
    deals: int = 0
    until: float | None = None


class DealView(SeenDeal, frozen=True, kw_only=True):
    """A deal as one seat, or a spectator, sees it, for a page: with the rules by name.

    `stack`: a meld of at least that many cards lies as one pile, whose top card tells clean from dirty (TB-9.3).
    `clockwise`: as in `TableInfo`.
    """

    rules: str
    stack: int
    clockwise: bool


class RefusalInfo(Struct, frozen=True):
    """The refusal of an action: the rule of the book, a stable code, a sentence with the numbers of the case."""

    rule: str
    code: str
    message: str
    kind: Literal["invalid", "unavailable"]


class ReplayFrame(Struct, frozen=True, kw_only=True):
    """One step of a finished deal: the events, as the reader saw them and in words, and the deal after them."""

    events: list[Event]
    view: DealView


class Replay(Struct, frozen=True, kw_only=True):
    """A finished deal, step by step: from `seat`, or with every hand in ``view.shown`` if that is None.

    `names` are by seat, `bots` marks the seats that a bot played, `deals` is the number of finished deals of the match,
    `sheets` are this deal's.
    """

    rules: str
    version: int
    title: str
    house: list[str]
    names: list[str]
    bots: list[bool]
    deal: int
    deals: int
    seat: int | None
    dealer: int
    sheets: list[SideSheet]
    frames: list[ReplayFrame]
