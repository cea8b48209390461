"""`Table`: a table at one moment, and what follows from it: whom it waits for, and what it does by itself."""

from __future__ import annotations

import hmac
import random
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct

from canasta.cards import CARDS_PER_PACK
from canasta.match.draw import Draw
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.settings import checked, rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.score import SideScore
    from canasta.match.match import Match
    from canasta.rules import Rules
    from canasta.server.tables.inputs import Input
    from canasta.server.tables.people import Chair, Spoken
    from canasta.server.tables.same_cards import SameCards
    from canasta.server.wire.values import Settings, Stage

BETWEEN_MS: Final = 60_000  # time for the score sheet, after the first person wants the next deal
MOST_ASIDE: Final = 400  # that a player may say and change in a day
DAY_MS: Final = 86_400_000
LIVE_SECONDS: Final = 3_600  # the longest turn of a table whose players are there together
SLIP_MS: Final = 2_500  # the shortest wait of a bot while a discard may be taken back: to see it, and to reach a button
_MAKING_WAY: Final = 4  # paces that a bot leaves persons to add to its shuffle, or to look at a cut


class Due(Struct, frozen=True, gc=False):
    """An automatic action of a table, due at `at` if nothing happens before; times are those of the inputs.

    ``bot``: a bot acts for `player`. ``clock``: the time of `player`, a person, is up. ``next``: the next deal.
    ``notice``: `player` is told that it is their turn, in a match by days.
    ``shuffle``: the server closes the shuffle of a short ceremony. `closes`: it closes a shuffle to which a player may
    be about to add.
    """

    kind: Literal["bot", "clock", "next", "shuffle", "notice"]
    player: int | None
    at: float
    closes: bool = False

    @property
    def timed(self) -> bool:
        """True if it goes by the wall clock in a match by days."""
        return self.kind in ("clock", "next", "notice")


def _owner(hashes: Sequence[str | None], key_hash: str) -> int | None:
    """The place of that hash among those by player."""
    for number, each in enumerate(hashes):
        if each is not None and hmac.compare_digest(each, key_hash):
            return number
    return None


class Slip(NamedTuple):
    """A discard that its player may take back, and the deal as it was before."""

    player: int
    before: Deal


class Table:
    """A table: chairs and settings, the match once it has begun, remarks. `canasta.server.tables.table_log` changes it.

    - `of`: the competition whose match is played here; its organiser has set everything, so there is no host
    - `cards`: the cards that it shares with other tables; None if they are its own
    - `twin`: the other table of a duplicate match; what is played here is hidden from it until both are finished
    - `called_off`: the match will not begin any more
    - `chairs`: by player's number; `host` is one of them
    - `ready`: the players who want the next deal; `paused_by`: the player who has paused the match
    - `asked`: the persons who ask for the chairs of bots, by chair, ``confirmed`` once the host agrees; before the
      match those who ask for a free chair of an open table; `requests` is the number of all so far
    - `slip`: the last discard, while it may be taken back; `mended`: in this turn one was
    - `seq` counts the inputs, `moves` those that moved the match on; `began` has the inputs that began a deal, each
      with its secret
    - `at` is the time of the last input, `since` that of the last move, in milliseconds
    - `by_days`: a turn may take longer than people stay at a table
    - `turn` and `turn_at`: whose turn it is in a match by days, and the time of the input that began it
    - `aside`: by player, the times of the last inputs that did not bring the match on
    - `carried` is that of `canasta.server.journal.kind.LogHeader`
    """

    def __init__(self, table_id: str, seed: str, made: inputs.TableMade, at: float) -> None:
        """The table after its first input. Raises the errors of `canasta.server.tables.settings.checked`."""
        self.id = table_id
        self.of: str | None = made.of
        self.cards: SameCards | None = made.cards
        self.twin: str | None = made.twin
        self.called_off = False
        self.seed = seed
        self.settle(checked(made.settings))
        self.chairs: list[Chair | None] = [None] * self.rules.seats
        self.host: int | None = None
        self.match: Match | None = None
        self.ready: set[int] = set()
        self.paused_by: int | None = None
        self.asked: dict[int, Chair] = {}
        self.requests: int = 0
        self.slip: Slip | None = None
        self.mended: bool = False
        self.rematch: str | None = None
        self.said: list[Spoken] = []
        self.seq: int = 1
        self.moves: int = 0
        self.at: float = at
        self.since: float = at
        self.turn: tuple[Stage, int, int | None] | None = None
        self.turn_at: float = at
        self.began: tuple[int, ...] = ()
        self.aside: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=MOST_ASIDE))
        self.carried: Mapping[str, int] = {}
        self._seating: tuple[int, ...] | None = None
        self._due: tuple[int, Due | None] | None = None

    def settle(self, settings: Settings) -> None:
        """Play by these settings, which were checked."""
        self.settings: Settings = settings
        self.rules: Rules = rules_of(settings)
        self.by_days: bool = settings.turn_seconds > LIVE_SECONDS

    @property
    def persons(self) -> list[int]:
        """The players who are not bots."""
        return [number for number, chair in enumerate(self.chairs) if chair is not None and not chair.is_bot]

    @property
    def strangers(self) -> bool:
        """True if somebody sits here who has found the table in the list of open tables."""
        return any(chair is not None and chair.listed for chair in self.chairs)

    @property
    def hints_allowed(self) -> bool:
        """True if players may ask for a hint: the settings are ``always``, or ``bots`` and only one person plays."""
        return self._granted(self.settings.hints)

    @property
    def takes_back(self) -> bool:
        """True if players may take discards back: the settings say so as for hints. Never where it is compared."""
        return not self.compared and self._granted(self.settings.take_back)

    @property
    def compared(self) -> bool:
        """True if results are compared with those of others: in a competition, and with shared cards."""
        return self.of is not None or self.cards is not None

    def _granted(self, setting: Literal["never", "bots", "always"]) -> bool:
        return setting == "always" or (setting == "bots" and len(self.persons) == 1)

    @property
    def free(self) -> list[int]:
        """The chairs without a player."""
        return [number for number, chair in enumerate(self.chairs) if chair is None]

    @property
    def unconfirmed(self) -> list[int]:
        """The persons who have not yet agreed to the settings."""
        return [number for number in self.persons if not self.chair(number).confirmed]

    @property
    def agreed(self) -> bool:
        """True if the match begins by itself: its seats are given, and everybody is there and agrees."""
        return self.settings.seating == "given" and self.match is None and not self.free and not self.unconfirmed

    def chair_of(self, key_hash: str) -> int | None:
        """The number of the player with that secret; None if there is none."""
        return _owner([None if chair is None else chair.key_hash for chair in self.chairs], key_hash)

    def told_of_call(self, player: int | None) -> bool:
        """True for a player who came by the link: who found the table in a list is a stranger."""
        chair = None if player is None else self.chairs[player]
        return chair is not None and not chair.listed

    def beside(self, key_hash: str) -> int | None:
        """The number of the player at whose cards one may look with that secret; None if there is none."""
        return _owner([None if chair is None else chair.beside for chair in self.chairs], key_hash)

    def chair(self, player: int | None) -> Chair:
        """The chair of that player. Raises `TableError`."""
        found = None if player is None or not 0 <= player < len(self.chairs) else self.chairs[player]
        if found is None:
            raise TableError("not-a-player")
        return found

    def person(self, player: int | None) -> Chair:
        """The chair of that player, which must be a person's. Raises `TableError`."""
        found = self.chair(player)
        if found.is_bot:
            raise TableError("not-a-person", name=found.name)
        return found

    def by_host(self, by: int | None) -> None:
        """Raise `TableError` unless that player is the host."""
        self.person(by)
        if self.of is not None:
            raise TableError("of-competition")
        if by != self.host:
            raise TableError("not-host", name=self.host_name)

    @property
    def host_name(self) -> str:
        """The host's name, empty without one."""
        return "" if self.host is None else self.chair(self.host).name

    def playing(self) -> Match:
        """The match, which is under way. Raises `TableError`."""
        if self.match is None:
            raise TableError("not-begun")
        if self.match.finished:
            raise TableError("finished")
        return self.match

    @property
    def stage(self) -> Stage:
        """The event for which the table waits: ``open``, ``confirm``, or a stage of `canasta.match.match`."""
        if self.called_off:
            return "finished"
        if self.match is None:
            return "confirm" if self.unconfirmed else "open"
        return self.match.stage  # type: ignore[return-value]

    @property
    def seating(self) -> tuple[int, ...] | None:
        """The player on each seat; None until the draw is over."""
        if self._seating is None and self.match is not None and self.match.deck is not None:
            seats = None if self.match.draw is None else self.match.draw.state.seats
            self._seating = tuple(range(self.rules.seats)) if seats is None else seats.players
        return self._seating

    def seat_of(self, player: int | None) -> int | None:
        """The seat of a player; None for watchers, and until the draw is over."""
        seating = self.seating
        return None if player is None or seating is None else seating.index(player)

    @property
    def drawing(self) -> Draw:
        """The state of the draw for seats. Before the first pick, players may still add to its shuffle."""
        draw = None if self.match is None else self.match.draw
        if draw is None or not draw.picks:
            return Draw((), tuple(range(self.rules.seats)), None)
        return draw.state

    @property
    def waited_for(self) -> list[int]:
        """The players who are to act now; between deals none."""
        match, stage = self.match, self.stage
        if match is None or stage in ("between", "finished"):
            return []
        if stage == "draw":
            return list(self.drawing.waiting)
        seat = match.dealer if stage == "shuffle" else match.cutter
        if stage == "play" and match.deal is not None:
            seat = match.deal.to_act
        assert self.seating is not None
        assert seat is not None
        return [self.seating[seat]]

    @property
    def paused(self) -> bool:
        """True if nothing moves by itself: a player has paused the match, or a bot plays for every person.

        The latter means that no person has acted in a whole round; by days, in three.
        """
        if self.match is None or self.match.finished:
            return False
        chairs = map(self.chair, self.persons)
        gone = all(chair.away and not (self.by_days and chair.stands_in_once) for chair in chairs)
        return gone or self.paused_by is not None

    @property
    def until(self) -> float | None:
        """The time (ms) at which a match by days goes on without the persons for whom it waits; else None."""
        found = None if not self.by_days or self.paused else self._first_deadline()
        return None if found is None else found[0]

    @property
    def awaited(self) -> list[int]:
        """The persons whose turn it is; between deals those who are not ready yet."""
        among = self.persons if self.stage == "between" else self.waited_for
        return [n for n in among if n not in self.ready and not self.chair(n).plays_itself]

    def _first_deadline(self) -> tuple[float, int] | None:
        """The time at which a match by days goes on without the persons for whom it waits, and one of them.

        In the game without the first of them, between deals without all of them. None if it waits for none.
        """
        seconds = self.settings.turn_seconds
        found = [(self.chair(n).turn_ends(self.turn_at, seconds), n) for n in self.awaited]
        return max(found, default=None) if self.stage == "between" else min(found, default=None)

    def _next_notice(self) -> tuple[float, int] | None:
        """The time of the next notice, and the person who gets it: one a turn, for those who want them."""
        chairs = ((n, self.chair(n)) for n in self.awaited)
        wanted = [(one.turn_begins(self.turn_at), n) for n, one in chairs if one.notices and not one.told]
        return min(wanted, default=None)

    @property
    def hastened(self) -> bool:
        """True if the server closes the open shuffle by itself, and draws and cuts by chance after it."""
        return self.settings.ceremony == "short" and self.stage in ("draw", "shuffle")

    @property
    def to_add(self) -> list[int]:
        """The persons at the table who can add to the open shuffle and have not done so.

        Empty if the cards follow from an open seed: they are to be the same again.
        """
        match = self.match
        if match is None or match.stage not in ("draw", "shuffle") or self.settings.seed:
            return []
        deck, seating = match.deck, self.seating
        if deck is None or seating is None:
            assert match.draw is not None
            deck, seating = match.draw.deck, tuple(range(self.rules.seats))
        if deck.order is not None:
            return []
        adding = zip(seating, deck.contributions, strict=True)
        return [player for player, added in adding if not added and not self.chair(player).plays_itself]

    @property
    def vacant(self) -> list[int]:
        """The chairs of the match that a person has left for good, and that somebody may take over."""
        return [number for number, chair in enumerate(self.chairs) if chair is not None and chair.vacant]

    def asks(self, key_hash: str) -> bool:
        """True if the person with that secret asks for a chair."""
        return any(guest.key_hash == key_hash for guest in self.asked.values())

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
        """True from the secret of a deal to its last card: readers of the log know unseen cards.

        The log of shared cards has the secret of every deal from the start.
        """
        if self.cards is not None:
            return self.stage != "finished"
        return self.stage in ("draw", "shuffle", "cut", "play") and not self.settings.seed

    @property
    def carried_deal(self) -> int | None:
        """The number of the last deal, if the table came from another machine in the middle of it."""
        came = self.carried.get(self.id, 0)
        if self.cards is not None and came:
            return len(self.began) or None
        return len(self.began) if self.began and came >= self.began[-1] else None

    def check_aside(self, player: int | None, at: float) -> None:
        """Refuse a player who has reached the limit for remarks and changes that do not bring the match on.

        The limit is checked for new inputs, not when a log is read.
        """
        times = None if player is None else self.aside.get(player)
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
            if self.by_days:
                return self._find_deadline("next")
            return Due("next", None, self.since + BETWEEN_MS) if self.ready else None
        if self.hastened:
            return Due("shuffle", None, self.since, closes=True)
        waited = self.waited_for
        if not waited:
            return None
        bot = next((number for number in waited if self.chair(number).plays_itself), None)
        if bot is not None:
            adding = bool(self.to_add)
            paces = _MAKING_WAY if (adding and stage == "shuffle") or self._just_cut else 1
            wait = paces * self.settings.pace
            if self.slip is not None and wait:  # bots that act at once wait for nothing
                wait = max(wait, SLIP_MS)
            return Due("bot", bot, self.since + wait, closes=adding)
        if self.by_days:
            return self._find_deadline("clock")
        if self.settings.turn_seconds:
            return Due("clock", waited[0], self.since + 1000 * self.settings.turn_seconds)
        return None

    def _find_deadline(self, kind: Literal["clock", "next"]) -> Due | None:
        """The next notice of a match by days, if it comes before the end of the turn, else that."""
        end, notice = self._first_deadline(), self._next_notice()
        if notice is not None and end is not None and notice[0] <= end[0]:
            return Due("notice", notice[1], notice[0])
        return None if end is None else Due(kind, end[1] if kind == "clock" else None, end[0])

    @property
    def _just_cut(self) -> bool:
        """True while everybody is shown what was cut, before the first action of the deal."""
        match = self.match
        return match is not None and match.cut_made is not None and not match.turns

    @property
    def bot_chance(self) -> str:
        """The text that seeds the choice of the bot that is to act."""
        assert self.match is not None
        if self.cards is not None:
            return self.cards.bot_chance(self.match)
        # A table whose cards everybody may know repeats its bots too.
        return f"{self.settings.seed or self.seed} {self.match.source.match_id} {len(self.match.log)}"

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
