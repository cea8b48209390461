"""The log of a table: its inputs go in one after another, and the same inputs give the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from canasta.match.decks import MatchError
from canasta.match.errors import DrawError, ShuffleError
from canasta.match.shuffle import SECRET_BYTES
from canasta.refusals.refusal import IllegalAction
from canasta.rules.digest import digest
from canasta.rules.errors import RulesError
from canasta.server.journal.kind import LogKind, NamedRules
from canasta.server.tables import by_days, course, inputs, lobby
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import PHRASES, TableKept
from canasta.server.tables.people import Spoken, bots_for, proper_name
from canasta.server.tables.settings import dated
from canasta.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.deal.events import Event
    from canasta.server.journal.time_and_chance import Chance
    from canasta.server.tables.inputs import Input

KEPT_SAID: Final = 50


class Outcome(Struct, frozen=True, gc=False):
    """The outcome of an input: its number, the events of the match, the remark, and whether the table has changed.

    `table_changed` is about the public facts of the table outside the deal (`TableInfo`). `kept` is what the row of
    the input keeps.
    """

    seq: int
    events: list[Event] = []
    said: Spoken | None = None
    table_changed: bool = True
    kept: TableKept | None = None


def completed(table: Table, by: int | None, entry: Input, chance: Chance) -> Input:
    """The entry as it is stored, with what a player does not say: names, bots, the version of the rules, secrets.

    A secret seals each shuffle that the entry begins, unless its cards follow from an open seed. Raises
    `RuleSetError`, `TableError`.
    """
    match entry:
        case inputs.SettingsChanged(settings=settings):
            return inputs.SettingsChanged(dated(settings))
        case inputs.PlayerRenamed(name=name, avatar=avatar):
            others = [chair for number, chair in enumerate(table.chairs) if number != by]
            return inputs.PlayerRenamed(proper_name(name, others), avatar)
        case inputs.BotSat(chair=chair, name=""):
            return next(iter(_bots(table, [chair])), entry)
        case inputs.MatchBegun(bots=bots, secrets=()):
            bots = bots or _bots(table, table.free if table.settings.seating == "draw" else [])
            return inputs.MatchBegun(bots, secrets=_secrets(table, (0, 1), chance))
        case inputs.NextDeal(secret=None):
            return inputs.NextDeal(next(iter(_secrets(table, (len(table.score_sheets) + 1,), chance)), None))
    return entry


def _bots(table: Table, chairs: list[int]) -> tuple[inputs.BotSat, ...]:
    return tuple(inputs.BotSat(*bot) for bot in bots_for(table.chairs, chairs))


def _secrets(table: Table, deals: tuple[int, ...], chance: Chance) -> tuple[str, ...]:
    """A secret for each of those deals; number 0 is the draw."""
    if table.cards is not None:
        return tuple(table.cards.of_deal(number) for number in deals)
    return () if table.settings.seed else tuple(chance.hex(SECRET_BYTES) for _ in deals)


def apply(table: Table, by: int | None, entry: Input, at: float) -> Outcome:
    """Apply the input of a player (None: the server), or change nothing.

    Raises `WordedError`, and `RefusedAction` if the rules of the game forbid it; then the table is as before.
    """
    stage, deals, paused = table.stage, len(table.score_sheets), table.paused
    done = HANDLERS[type(entry)](table, by, entry)
    if table.asked:
        course.seat_admitted(table)
    table.seq += 1
    table.at = max(at, table.at)
    if isinstance(entry, (inputs.MatchBegun, inputs.NextDeal)):
        table.began += (table.seq,)
    if isinstance(entry, ASIDE) and by is not None:
        table.aside[by].append(table.at)
    back = isinstance(entry, inputs.PersonBack) and (paused or by in table.waited_for)
    first = isinstance(entry, inputs.Ready) and len(table.ready) == 1
    if isinstance(entry, _MOVES) or back or first:
        table.since = table.at
        table.moves += 1
    late = table.by_days and by_days.follow(table, by, entry)
    if isinstance(done, Spoken):
        table.said = [*table.said[1 - KEPT_SAID :], done]
        return Outcome(table.seq, said=done, table_changed=isinstance(entry, (inputs.Away, inputs.BesideLet)))
    quiet = isinstance(entry, (inputs.ActionsPlayed, inputs.TakenBack)) and table.stage == stage and not late
    return Outcome(table.seq, done or [], table_changed=not quiet, kept=_kept(table, entry, deals))


def _kept(table: Table, entry: Input, deals: int) -> TableKept | None:
    """The part of the outcome that the row of an input keeps; `deals` is the number of deals over before it."""
    if isinstance(entry, inputs.SettingsChanged):
        return TableKept(rules=digest(table.rules))
    if table.match is None or len(table.score_sheets) == deals:
        return None
    match = table.match
    return TableKept(
        deal=len(match.score_sheets),
        seats=table.seating or (),
        sides=tuple(match.score_sheets[-1]),
        winner=match.winner,
    )


def make_again(_table: Table, _by: int | None, _entry: inputs.TableMade) -> None:
    """Refuse a second `Made`: a table is made once."""
    raise TableError("log")


def say_phrase(table: Table, by: int | None, entry: inputs.Phrase) -> Spoken:
    """Say a set phrase. Nothing else may pass between players during play (TB-9.2)."""
    table.person(by)
    if entry.code not in PHRASES:
        raise TableError("phrase-unknown", found=entry.code)
    return Spoken(table.seq + 1, by or 0, entry.code, "")


def say_words(table: Table, by: int | None, entry: inputs.Words) -> Spoken:
    """Say free words, if the table allows them and no deal is in play (TB-9.2)."""
    table.person(by)
    if not table.settings.chat:
        raise TableError("chat-off")
    if table.strangers:
        raise TableError("chat-strangers")
    if table.stage == "play":
        raise TableError("chat-in-play")
    text = " ".join(entry.text.split())
    if not text or not text.isprintable():
        raise TableError("chat-text")
    return Spoken(table.seq + 1, by or 0, None, text)


# The inputs that move the match on: after each, the clock of the next player begins.
_MOVES: Final = (
    inputs.MatchBegun,
    inputs.Picked,
    inputs.Shuffled,
    inputs.Lifted,
    inputs.ActionsPlayed,
    inputs.TakenBack,
    inputs.NextDeal,
    inputs.Away,
    inputs.Resumed,
)
# Inputs that do not bring the match on: they could fill the log for ever.
ASIDE: Final = (
    inputs.Phrase,
    inputs.Words,
    inputs.PlayerRenamed,
    inputs.SettingsChanged,
    inputs.BotSat,
    inputs.ChairLeft,
    inputs.Paused,
    inputs.Resumed,
    inputs.Admitted,
    inputs.ReachSet,
    inputs.TakenBack,
    inputs.BesideLet,
)
HANDLERS: Final[dict[type[Any], Callable[[Table, int | None, Any], list[Event] | Spoken | None]]] = {
    inputs.TableMade: make_again,
    inputs.Joined: course.join,
    inputs.BotSat: lobby.seat_bot,
    inputs.PlayerRenamed: lobby.rename,
    inputs.ChairLeft: course.leave,
    inputs.SettingsChanged: lobby.settle,
    inputs.Confirmed: lobby.confirm,
    inputs.MatchBegun: lobby.begin,
    inputs.Contributed: course.contribute,
    inputs.Picked: course.pick,
    inputs.Shuffled: course.shuffle,
    inputs.Lifted: course.lift,
    inputs.ActionsPlayed: course.play,
    inputs.TakenBack: course.take_back,
    inputs.Ready: course.want_next,
    inputs.NextDeal: course.next_deal,
    inputs.Phrase: say_phrase,
    inputs.Words: say_words,
    inputs.Away: course.send_away,
    inputs.PersonBack: course.come_back,
    inputs.BesideLet: course.let_beside,
    inputs.Paused: course.pause,
    inputs.Resumed: course.resume,
    inputs.Admitted: course.admit,
    inputs.Abandoned: course.abandon,
    inputs.Rematched: course.follow,
    inputs.HostPassed: lobby.pass_host,
    inputs.ReachSet: by_days.set_reach,
    inputs.Noticed: by_days.notify,
}


def _rules(entry: Input) -> NamedRules | None:
    if isinstance(entry, (inputs.TableMade, inputs.SettingsChanged)):
        return NamedRules(entry.settings.rules, entry.settings.version, entry.settings.house)
    return None


def _last_scores(kept: Sequence[TableKept]) -> str:
    """The scores of the sides after the last deal that a log has kept."""
    sides = next((each.sides for each in reversed(kept) if each.sides), ())
    return ", ".join(str(side.after) for side in sides)


TABLE_LOG: Final = LogKind(
    name="table",
    error=TableError,
    missing="no-table",
    made=inputs.TableMade,
    begin=Table,
    apply=apply,
    rows=inputs.ROWS,
    rules=_rules,
    scores=_last_scores,
    refusals=(IllegalAction, MatchError, DrawError, ShuffleError, RulesError),
    under_way=lambda table: table.stage not in ("open", "confirm", "finished"),
    home=lambda table: table.of,
)
