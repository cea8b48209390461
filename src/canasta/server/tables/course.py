"""A table from the first card of the draw to the last card of the match: the order of actions, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.match.draw import Draw
from canasta.refusals.refusal import IllegalAction
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.lobby import Lobby
from canasta.server.tables.people import Chair, checked_name
from canasta.server.tables.trial import walk
from canasta.tabletop.notation import parse_actions

if TYPE_CHECKING:
    from canasta.deal.events import Event
    from canasta.match.match import Match
    from canasta.refusals import Refusal
    from canasta.server.wire.values import Settings, Stage

MOST_REQUESTS: Final = 40  # for bots' chairs in a match
MOST_ACTIONS: Final = 40  # in one command; a hand has fewer cards to lay one by one


class RefusedAction(IllegalAction):
    """An action of a command that the rules forbid; `at` is its number in the command, counted from 1."""

    def __init__(self, refusal: Refusal, at: int, action: str) -> None:
        super().__init__(refusal)
        self.at = at
        self.action = action


class Course(Lobby):
    """The part of a table that has a match. `ready` are the players who want the next deal.

    `paused_by` is the player who has paused the match. `asked` are the persons who ask for the chairs of bots, by
    chair, ``confirmed`` once the host agrees.
    """

    def __init__(self, table_id: str, seed: str, settings: Settings, of: str | None = None) -> None:
        super().__init__(table_id, seed, settings, of)
        self.ready: set[int] = set()
        self.paused_by: int | None = None
        self.asked: dict[int, Chair] = {}
        self._requests = 0
        self.rematch: str | None = None
        self._seating: tuple[int, ...] | None = None

    @property
    def stage(self) -> Stage:
        """The event for which the table waits: ``open``, ``confirm``, or a stage of `canasta.match.match`."""
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

        The latter means that no person has acted in a whole round.
        """
        if self.match is None or self.match.finished:
            return False
        return self.paused_by is not None or all(self.chair(number).away for number in self.persons)

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

    def join(self, by: int | None, entry: inputs.Joined) -> None:
        """Seat a person on a free chair or, once the match has begun, on one that the host has freed.

        For a bot's chair of a match they ask the host.
        """
        if self.match is None:
            super().join(by, entry)
            return
        self._playing()
        if not 0 <= entry.chair < len(self.chairs):
            raise TableError("chair-unknown", chair=entry.chair + 1, chairs=len(self.chairs))
        chair = self.chair(entry.chair)
        others = [*(each for each in self.chairs if each is not chair), *self.asked.values()]
        guest = Chair(checked_name(entry.name, others), entry.avatar, entry.key_hash)
        if chair.vacant:
            self._take_over(entry.chair, guest)
        else:
            self._ask(entry.chair, guest)

    def _ask(self, number: int, guest: Chair) -> None:
        """Note that a person asks for a bot's chair."""
        if self.settings.seating == "given" or not self.chair(number).is_bot:
            raise TableError("begun")
        if not self.settings.spectators:
            raise TableError("no-watchers")
        if number in self.asked:
            raise TableError("asked-taken", name=self.asked[number].name)
        if self.asks(guest.key_hash or ""):
            raise TableError("asked-already")
        if self._requests >= MOST_REQUESTS:
            raise TableError("asked-often", most=MOST_REQUESTS)
        self._requests += 1
        self.asked[number] = guest

    def _take_over(self, number: int, person: Chair) -> None:
        """Give a chair of the match that a bot plays to a person."""
        self._playing().rename(self._seat(number), person.name)
        person.confirmed = True
        self.chairs[number] = person

    def admit(self, by: int | None, entry: inputs.Admitted) -> None:
        """Answer who asks for a bot's chair, by the host."""
        self._playing()
        self._by_host(by)
        if entry.chair not in self.asked:
            raise TableError("not-asked")
        if entry.yes:
            self.asked[entry.chair].confirmed = True
        else:
            del self.asked[entry.chair]

    def asks(self, key_hash: str) -> bool:
        """True if the person with that secret asks for a chair."""
        return any(guest.key_hash == key_hash for guest in self.asked.values())

    def seat_admitted(self) -> None:
        """Between deals, seat those to whom the host has agreed; after the match no chair is asked for any more."""
        if self.stage == "between":
            for number in [number for number, guest in self.asked.items() if guest.confirmed]:
                self._take_over(number, self.asked.pop(number))
        elif self.stage == "finished":
            self.asked.clear()

    def leave(self, by: int | None, entry: inputs.ChairLeft) -> None:
        """Free a chair, by its person or the host; in a match only by the host, and a bot plays there."""
        if self.match is None:
            super().leave(by, entry)
            return
        self._playing()
        # There are no substitutes in a match of a competition (TB-11.2); a player who wants to go lets a bot play.
        if self.settings.seating == "given" or entry.chair == by:
            raise TableError("begun")
        self._by_host(by)
        chair = self.person(entry.chair)
        self._seat(entry.chair)
        chair.key_hash, chair.away, chair.vacant = None, False, True
        self.ready.discard(entry.chair)

    def begin(self, by: int | None, entry: inputs.MatchBegun) -> list[Event]:
        """Begin the match; deal at once if the ceremony is short and the cards follow from an open seed."""
        events = super().begin(by, entry)
        return events if entry.secrets else events + self._hurry()

    def contribute(self, by: int | None, entry: inputs.Contributed) -> list[Event]:
        """Add a person's text to the shuffle."""
        self.person(by)
        match = self._playing()
        place = by if match.stage == "draw" else self.seat_of(by)
        if not entry.text.strip():
            raise TableError("contribution-empty")
        return match.contribute(place or 0, entry.text.strip())

    def pick(self, by: int | None, entry: inputs.Picked) -> list[Event]:
        """Take a card of the spread."""
        self.chair(by)
        match = self._moving()
        if match.stage != "draw" or self.hastened:
            raise TableError("no-draw")
        if by not in self.waited_for:
            names = ", ".join(self.chair(number).name for number in self.waited_for)
            raise TableError("draw-wait", name=names)
        return match.pick(by or 0, entry.place)

    def shuffle(self, by: int | None, entry: inputs.Shuffled) -> list[Event]:
        """Close the shuffle, by the dealer; in a short ceremony by the server, which then does the rest too."""
        match = self._moving()
        if self.hastened and by is None:
            return match.hasten()
        self.chair(by)
        if match.stage != "shuffle":
            raise TableError("no-shuffle")
        if self.seat_of(by) != match.dealer:
            raise TableError("not-dealer", name=match.names[match.dealer])
        return match.hasten() if self.hastened else match.shuffle()

    def lift(self, by: int | None, entry: inputs.Lifted) -> list[Event]:
        """Cut the pack, by the cutter."""
        self.chair(by)
        return self._moving().cut(self._seat(by), entry.cut)

    def play(self, by: int | None, entry: inputs.ActionsPlayed) -> list[Event]:
        """Play actions of a turn: all or none. None may follow one that reveals hidden cards.

        Otherwise a player could look at cards and withdraw the actions that revealed them.
        """
        self.chair(by)
        match = self._moving()
        seat = self._seat(by)
        actions = parse_actions(entry.actions)
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise TableError("actions", found=len(actions), most=MOST_ACTIONS)
        if match.deal is None:
            raise TableError("no-cards")
        if len(actions) == 1:
            try:
                return match.play(seat, actions[0])
            except IllegalAction as illegal:
                raise RefusedAction(illegal.refusal, 1, actions[0].text) from None
        walked = walk(match.deal, seat, actions, len(match.log) + 1)
        done = len(walked.played)
        if walked.refusal is not None:
            raise RefusedAction(walked.refusal, done + 1, actions[done].text)
        if done < len(actions):
            raise TableError("stops-there", action=actions[done - 1].text)
        return match.go_on(walked.deal, walked.played)

    def want_next(self, by: int | None, entry: inputs.Ready) -> None:
        """Note that a person is ready for the next deal."""
        self.person(by)
        self._between()
        if by in self.ready:
            raise TableError("ready-already")
        self.ready.add(by or 0)

    def next_deal(self, by: int | None, entry: inputs.NextDeal) -> list[Event]:
        """Begin the next deal."""
        self._between()
        secret = None if entry.secret is None else bytes.fromhex(entry.secret)
        events = self._playing().next_deal(secret)
        self.ready.clear()
        return events if secret else events + self._hurry()

    def pause(self, by: int | None, entry: inputs.Paused) -> None:
        """Stop the match, by one of its players; not in a competition, where the clock of the round goes on."""
        self.person(by)
        self._moving()
        if self.of is not None:
            raise TableError("pause-competition")
        self.paused_by = by

    def resume(self, by: int | None, entry: inputs.Resumed) -> None:
        """Go on after a pause, by any player."""
        self.person(by)
        self._playing()
        if self.paused_by is None:
            raise TableError("not-paused")
        self.paused_by = None

    def abandon(self, by: int | None, entry: inputs.Abandoned) -> list[Event]:
        """Break the match off, by the only person left, or by the server once its competition has the result."""
        if by is None:
            return self._playing().abandon()
        self.person(by)
        match = self._playing()
        minding = [number for number in self.persons if number != by and not self.chair(number).away]
        if minding:
            raise TableError("abandon-others", name=", ".join(self.chair(number).name for number in minding))
        return match.abandon()

    def follow(self, by: int | None, entry: inputs.Rematched) -> None:
        """Note the new table at which the same people play again."""
        self.person(by)
        if self.stage != "finished":
            raise TableError("rematch-early")
        if self.rematch is not None:
            raise TableError("rematch-already")
        self.rematch = entry.table

    def _playing(self) -> Match:
        if self.match is None:
            raise TableError("not-begun")
        if self.match.finished:
            raise TableError("finished")
        return self.match

    def _moving(self) -> Match:
        match = self._playing()
        if self.paused_by is not None:
            raise TableError("paused", name=self.chair(self.paused_by).name)
        return match

    def _between(self) -> None:
        if self._moving().stage != "between":
            raise TableError("deal-not-over")

    def _seat(self, by: int | None) -> int:
        seat = self.seat_of(by)
        if seat is None:
            raise TableError("not-seated")
        return seat

    def _hurry(self) -> list[Event]:
        """In a short ceremony with nothing added to the shuffle: draw, shuffle and cut by chance, at once."""
        return self.match.ready() if self.match is not None and self.settings.ceremony == "short" else []
