"""`Table`: the state machine of a table. Inputs go in one after another; the same inputs give the same table."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from canasta.cards import CARDS_PER_PACK
from canasta.match.decks import MatchError
from canasta.match.errors import DrawError, ShuffleError
from canasta.refusals.refusal import IllegalAction
from canasta.rules.digest import digest
from canasta.rules.errors import RulesError
from canasta.server.journal.kind import LogKind, NamedRules
from canasta.server.tables import inputs
from canasta.server.tables.course import Course
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import PHRASES, TableKept

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from canasta.deal.events import Event
    from canasta.deal.score import SideScore
    from canasta.server.tables.inputs import Input

BETWEEN_MS: Final = 60_000  # time for the score sheet, after the first person wants the next deal
KEPT_SAID: Final = 50
MOST_ASIDE: Final = 400  # that a player may say and change in a day
DAY_MS: Final = 86_400_000
_MAKING_WAY: Final = 4  # paces that a bot leaves persons to add to its shuffle


class Spoken(Struct, frozen=True, gc=False):
    """A remark at the table: a set phrase by its code, or free words in `text`."""

    seq: int
    player: int
    phrase: str | None
    text: str


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


class Due(Struct, frozen=True, gc=False):
    """An automatic action of a table, due at `at` if nothing happens before; times are those of the inputs.

    ``bot``: a bot acts for `player`. ``clock``: the time of `player`, a person, is up. ``next``: the next deal.
    ``shuffle``: the server closes the shuffle of a short ceremony. `closes`: it closes a shuffle to which a player may
    be about to add.
    """

    kind: Literal["bot", "clock", "next", "shuffle"]
    player: int | None
    at: float
    closes: bool = False


class Table(Course):
    """A table at one moment: chairs and settings (`Lobby`), the match and its course (`Course`), results and remarks.

    `seq` counts the inputs, `moves` those that moved the match on. `at` is the time of the last input, `since` that of
    the last move, in milliseconds. `carried` is that of `canasta.server.journal.kind.LogHeader`.
    """

    seq: int = 0
    moves: int = 0
    at: float = 0.0
    since: float = 0.0
    _sealed: tuple[int, ...] = ()  # the inputs that began a deal, each with its secret

    def __init__(self, table_id: str, seed: str, made: inputs.TableMade) -> None:
        super().__init__(table_id, seed, made.settings, made.of)
        self.carried: Mapping[str, int] = {}
        self.said: list[Spoken] = []
        self._due: tuple[int, Due | None] | None = None
        self._aside: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=MOST_ASIDE))

    @classmethod
    def made(cls, table_id: str, seed: str, made: inputs.TableMade, at: float) -> Table:
        """The table after its first input. Raises the errors of `canasta.server.tables.settings.checked`."""
        table = cls(table_id, seed, made)
        table.seq, table.at, table.since = 1, at, at
        return table

    def apply(self, by: int | None, entry: Input, at: float) -> Outcome:
        """Apply the input of a player (None: the server), or change nothing.

        Raises `WordedError`, and `RefusedAction` if the rules of the game forbid it; then the table is as before.
        """
        stage, deals, paused = self.stage, len(self.score_sheets), self.paused
        done = _HANDLERS[type(entry)](self, by, entry)
        if self.asked:
            self.seat_admitted()
        self.seq += 1
        self.at = max(at, self.at)
        if isinstance(entry, (inputs.MatchBegun, inputs.NextDeal)):
            self._sealed += (self.seq,)
        if isinstance(entry, ASIDE) and by is not None:
            self._aside[by].append(self.at)
        back = isinstance(entry, inputs.PersonBack) and (paused or by in self.waited_for)
        first = isinstance(entry, inputs.Ready) and len(self.ready) == 1
        if isinstance(entry, _MOVES) or back or first:
            self.since = self.at
            self.moves += 1
        if isinstance(done, Spoken):
            self.said = [*self.said[1 - KEPT_SAID :], done]
            return Outcome(self.seq, said=done, table_changed=False)
        quiet = isinstance(entry, inputs.ActionsPlayed) and self.stage == stage
        return Outcome(self.seq, done or [], table_changed=not quiet, kept=self._kept(entry, deals))

    def _kept(self, entry: Input, deals: int) -> TableKept | None:
        """The part of the outcome that the row of an input keeps; `deals` is the number of deals over before it."""
        if isinstance(entry, inputs.SettingsChanged):
            return TableKept(rules=digest(self.rules))
        if self.match is None or len(self.score_sheets) == deals:
            return None
        match = self.match
        return TableKept(
            deal=len(match.score_sheets),
            seats=self.seating or (),
            sides=tuple(match.score_sheets[-1]),
            winner=match.winner,
        )

    @property
    def score_sheets(self) -> Sequence[Sequence[SideScore]]:
        """The sheets of all finished deals."""
        return () if self.match is None else self.match.score_sheets

    @property
    def scores(self) -> list[int]:
        """The score of each side."""
        return [0] * self.rules.sides if self.match is None else list(self.match.scores)

    @property
    def winner(self) -> int | str | None:
        """The side that has won the match, ``"draw"``, or None."""
        return None if self.match is None else self.match.winner

    @property
    def sealed(self) -> bool:
        """True from the secret of a deal to its last card: readers of the log know unseen cards."""
        return self.stage in ("draw", "shuffle", "cut", "play") and not self.settings.seed

    @property
    def carried_deal(self) -> int | None:
        """The number of the last deal, if the table came from another machine in the middle of it."""
        came = self.carried.get(self.id, 0)
        return len(self._sealed) if self._sealed and came >= self._sealed[-1] else None

    def check_aside(self, player: int | None, at: float) -> None:
        """Refuse a player who has reached the limit for remarks and changes that do not bring the match on.

        The limit is checked for new inputs, not when a log is read.
        """
        times = None if player is None else self._aside.get(player)
        if times is not None and len(times) == MOST_ASIDE and times[0] > at - DAY_MS:
            raise TableError("aside", most=MOST_ASIDE)

    def due(self) -> Due | None:
        """The next automatic action; None if the table is paused, or waits for persons without a clock."""
        if self._due is None or self._due[0] != self.seq:  # only an input can change it
            self._due = self.seq, self._find_due()
        return self._due[1]

    def _find_due(self) -> Due | None:
        stage = self.stage
        if self.paused:
            return None
        if stage == "between":
            playing = [number for number in self.persons if not self.chair(number).away]
            if playing and self.ready.issuperset(playing):
                return Due("next", None, self.since)  # a server may have stopped before it could begin the deal
            return Due("next", None, self.since + BETWEEN_MS) if self.ready else None
        if self.hastened:
            return Due("shuffle", None, self.since, closes=True)
        waited = self.waited_for
        if not waited:
            return None
        bot = next((number for number in waited if self.chair(number).plays_itself), None)
        if bot is not None:
            adding = bool(self.to_add)
            paces = _MAKING_WAY if adding and stage == "shuffle" else 1
            return Due("bot", bot, self.since + paces * self.settings.pace, closes=adding)
        if self.settings.turn_seconds:
            return Due("clock", waited[0], self.since + 1000 * self.settings.turn_seconds)
        return None

    def by_chance(self) -> Input | None:
        """A bot's action in the ceremony, chosen by the seed; None in the game, where it has to think."""
        match, stage = self.match, self.stage
        if match is None or stage not in ("draw", "shuffle", "cut"):
            return None
        if stage == "shuffle":
            return inputs.Shuffled()
        chance = random.Random(f"{self.seed} {len(match.log)}")
        cards = CARDS_PER_PACK * self.rules.packs
        if stage == "cut" or match.draw is None:
            return inputs.Lifted(match.best_aim or chance.randrange(1, cards))
        taken = {pick.place for pick in match.draw.picks}
        return inputs.Picked(chance.choice([place for place in range(cards) if place not in taken]))

    def make_again(self, by: int | None, entry: inputs.TableMade) -> None:
        """Refuse a second `Made`: a table is made once."""
        raise TableError("log")

    def say_phrase(self, by: int | None, entry: inputs.Phrase) -> Spoken:
        """Say a set phrase. Nothing else may pass between players during play (TB-9.2)."""
        self.person(by)
        if entry.code not in PHRASES:
            raise TableError("phrase-unknown", found=entry.code)
        return Spoken(self.seq + 1, by or 0, entry.code, "")

    def say_words(self, by: int | None, entry: inputs.Words) -> Spoken:
        """Say free words, if the table allows them and no deal is in play (TB-9.2)."""
        self.person(by)
        if not self.settings.chat:
            raise TableError("chat-off")
        if self.stage == "play":
            raise TableError("chat-in-play")
        text = " ".join(entry.text.split())
        if not text or not text.isprintable():
            raise TableError("chat-text")
        return Spoken(self.seq + 1, by or 0, None, text)

    def send_away(self, by: int | None, entry: inputs.Away) -> None:
        """Let a bot play for a person from now on."""
        self._playing()
        chair = self.person(entry.player)
        if by is not None:
            self.person(by)
        if self.of is not None:  # both pairs play it, or its organiser decides
            raise TableError("of-competition-bot", name=chair.name)
        if by == entry.player:
            raise TableError("away-oneself")
        if chair.away:
            raise TableError("away-already", name=chair.name)
        chair.away = True

    def come_back(self, by: int | None, entry: inputs.PersonBack) -> None:
        """Let a person play again."""
        chair = self.person(by)
        if not chair.away:
            raise TableError("not-away")
        chair.away = False


# The inputs that move the match on: after each, the clock of the next player begins.
_MOVES: Final = (
    inputs.MatchBegun,
    inputs.Picked,
    inputs.Shuffled,
    inputs.Lifted,
    inputs.ActionsPlayed,
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
)
_HANDLERS: Final[dict[type[Any], Callable[[Table, int | None, Any], list[Event] | Spoken | None]]] = {
    inputs.TableMade: Table.make_again,
    inputs.Joined: Table.join,
    inputs.BotSat: Table.seat_bot,
    inputs.PlayerRenamed: Table.rename,
    inputs.ChairLeft: Table.leave,
    inputs.SettingsChanged: Table.settle,
    inputs.Confirmed: Table.confirm,
    inputs.MatchBegun: Table.begin,
    inputs.Contributed: Table.contribute,
    inputs.Picked: Table.pick,
    inputs.Shuffled: Table.shuffle,
    inputs.Lifted: Table.lift,
    inputs.ActionsPlayed: Table.play,
    inputs.Ready: Table.want_next,
    inputs.NextDeal: Table.next_deal,
    inputs.Phrase: Table.say_phrase,
    inputs.Words: Table.say_words,
    inputs.Away: Table.send_away,
    inputs.PersonBack: Table.come_back,
    inputs.Paused: Table.pause,
    inputs.Resumed: Table.resume,
    inputs.Admitted: Table.admit,
    inputs.Abandoned: Table.abandon,
    inputs.Rematched: Table.follow,
    inputs.HostPassed: Table.pass_host,
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
    begin=Table.made,
    to_json=inputs.to_json,
    from_json=inputs.from_json,
    rules=_rules,
    scores=_last_scores,
    refusals=(IllegalAction, MatchError, DrawError, ShuffleError, RulesError),
    under_way=lambda table: table.stage not in ("open", "confirm", "finished"),
    home=lambda table: table.of,
)
