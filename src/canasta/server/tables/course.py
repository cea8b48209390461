"""A table from the first card of the draw to the last card of the match: the order of actions, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.deal.events import Discarded, OneCardLeft, PileFrozen, TurnBegan
from canasta.refusals.refusal import IllegalAction, refuse
from canasta.server.tables import by_days, inputs, lobby
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import Chair, Spoken, checked_name
from canasta.server.tables.table import Slip
from canasta.server.tables.trial import walk
from canasta.tabletop.notation import parse_actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.events import Event
    from canasta.match.match import Match
    from canasta.refusals import Refusal
    from canasta.server.tables.table import Table
    from canasta.tabletop.notation import Action

BESIDE: Final = ("beside", "alone")  # remarks that the server makes for a player who lets others look, or nobody
MOST_ACTIONS: Final = 40  # in one command; a hand has fewer cards to lay one by one


class RefusedAction(IllegalAction):
    """An action of a command that the rules forbid; `at` is its number in the command, counted from 1."""

    def __init__(self, refusal: Refusal, at: int, action: str) -> None:
        super().__init__(refusal)
        self.at = at
        self.action = action


def join(table: Table, by: int | None, entry: inputs.Joined) -> None:
    """Seat a person on a free chair or, once the match has begun, on one that the host has freed.

    For a bot's chair of a match they ask the host.
    """
    if table.match is None:
        lobby.join(table, by, entry)
        return
    table.playing()
    if entry.listed:
        raise TableError("begun")
    if not 0 <= entry.chair < len(table.chairs):
        raise TableError("chair-unknown", chair=entry.chair + 1, chairs=len(table.chairs))
    chair = table.chair(entry.chair)
    others = [*(each for each in table.chairs if each is not chair), *table.asked.values()]
    guest = Chair(checked_name(entry.name, others), entry.avatar, entry.key_hash)
    if chair.vacant:
        _take_over(table, entry.chair, guest)
    else:
        _ask(table, entry.chair, guest)


def _ask(table: Table, number: int, guest: Chair) -> None:
    """Note that a person asks for a bot's chair."""
    if table.settings.seating == "given" or not table.chair(number).is_bot:
        raise TableError("begun")
    if not table.settings.spectators:
        raise TableError("no-watchers")
    lobby.check_request(table, number, guest.key_hash or "")
    table.requests += 1
    table.asked[number] = guest


def _take_over(table: Table, number: int, person: Chair) -> None:
    """Give a chair of the match that a bot plays to a person."""
    table.playing().rename(_seat(table, number), person.name)
    person.confirmed = True
    table.chairs[number] = person


def admit(table: Table, by: int | None, entry: inputs.Admitted) -> None:
    """Answer who asks for a bot's chair, by the host; before the match, who has found an open table.

    By the server it is a no: they ask no longer.
    """
    if table.match is None:
        lobby.admit(table, by, entry)
        return
    table.playing()
    if by is not None or entry.yes:
        table.by_host(by)
    if entry.chair not in table.asked:
        raise TableError("not-asked")
    if entry.yes:
        table.asked[entry.chair].confirmed = True
    else:
        del table.asked[entry.chair]


def seat_admitted(table: Table) -> None:
    """Between deals, seat those to whom the host has agreed; after the match no chair is asked for any more."""
    if table.stage == "between":
        for number in [number for number, guest in table.asked.items() if guest.confirmed]:
            _take_over(table, number, table.asked.pop(number))
    elif table.stage == "finished":
        table.asked.clear()


def leave(table: Table, by: int | None, entry: inputs.ChairLeft) -> None:
    """Free a chair, by its person or the host; in a match only by the host, and a bot plays there."""
    if table.match is None:
        lobby.leave(table, by, entry)
        return
    table.playing()
    # There are no substitutes in a match of a competition (TB-11.2); a player who wants to go lets a bot play.
    if table.settings.seating == "given" or entry.chair == by:
        raise TableError("begun")
    if table.twin is not None:
        raise TableError("twin-substitute")
    table.by_host(by)
    chair = table.person(entry.chair)
    by_days.check_theirs(table, chair)
    _seat(table, entry.chair)
    chair.key_hash, chair.beside, chair.away, chair.vacant = None, None, False, True
    table.ready.discard(entry.chair)


def contribute(table: Table, by: int | None, entry: inputs.Contributed) -> list[Event]:
    """Add a person's text to the shuffle."""
    table.person(by)
    match = table.playing()
    place = by if match.stage == "draw" else table.seat_of(by)
    if not entry.text.strip():
        raise TableError("contribution-empty")
    return match.contribute(place or 0, entry.text.strip())


def pick(table: Table, by: int | None, entry: inputs.Picked) -> list[Event]:
    """Take a card of the spread."""
    table.chair(by)
    match = _moving(table)
    if match.stage != "draw" or table.hastened:
        raise TableError("no-draw")
    if by not in table.waited_for:
        names = ", ".join(table.chair(number).name for number in table.waited_for)
        raise TableError("draw-wait", name=names)
    return match.pick(by or 0, entry.place)


def shuffle(table: Table, by: int | None, _entry: inputs.Shuffled) -> list[Event]:
    """Close the shuffle, by the dealer; in a short ceremony by the server, which then does the rest too."""
    match = _moving(table)
    if table.hastened and by is None:
        return match.hasten()
    table.chair(by)
    if match.stage != "shuffle":
        raise TableError("no-shuffle")
    if table.seat_of(by) != match.dealer:
        raise TableError("not-dealer", name=match.names[match.dealer])
    return match.hasten() if table.hastened else match.shuffle()


def lift(table: Table, by: int | None, entry: inputs.Lifted) -> list[Event]:
    """Cut the pack, by the cutter."""
    table.chair(by)
    return _moving(table).cut(_seat(table, by), entry.cut)


def play(table: Table, by: int | None, entry: inputs.ActionsPlayed) -> list[Event]:
    """Play actions of a turn: all or none. None may follow one that reveals hidden cards.

    Otherwise a player could look at cards and withdraw the actions that revealed them.
    """
    table.chair(by)
    match = _moving(table)
    seat = _seat(table, by)
    actions = parse_actions(entry.actions)
    if not 0 < len(actions) <= MOST_ACTIONS:
        raise TableError("actions", found=len(actions), most=MOST_ACTIONS)
    if match.deal is None:
        raise TableError("no-cards")
    before = None
    if actions[-1].verb == "discard" and table.takes_back and not (table.mended or table.chair(by).plays_itself):
        before = walk(match.deal, seat, actions[:-1]).deal
    events = _played(match, seat, actions)
    table.slip = None
    if before is not None and match.stage == "play" and _shows_nothing(events):
        table.slip = Slip(by or 0, before)
    if match.stage != "play" or match.deal.turn != seat:
        table.mended = False
    return events


def _played(match: Match, seat: int, actions: Sequence[Action]) -> list[Event]:
    assert match.deal is not None
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


def _shows_nothing(events: Sequence[Event]) -> bool:
    """True if nobody sees another card after the discard, as where red threes of the deal are laid out."""
    after = next(place for place in range(len(events), 0, -1) if isinstance(events[place - 1], Discarded))
    return all(isinstance(event, (PileFrozen, OneCardLeft, TurnBegan)) for event in events[after:])


def take_back(table: Table, by: int | None, _entry: inputs.TakenBack) -> list[Event]:
    """Let a person take the last discard back."""
    table.person(by)
    match = _moving(table)
    if not table.takes_back:
        raise RefusedAction(refuse(table.rules, "discard-lies"), 1, "take-back")
    slip = table.slip
    if slip is None or slip.player != by:
        raise TableError("too-late-back")
    table.slip, table.mended = None, True
    return match.take_back(slip.before)


def want_next(table: Table, by: int | None, _entry: inputs.Ready) -> None:
    """Note that a person is ready for the next deal."""
    table.person(by)
    _between(table)
    if by in table.ready:
        raise TableError("ready-already")
    table.ready.add(by or 0)


def next_deal(table: Table, _by: int | None, entry: inputs.NextDeal) -> list[Event]:
    """Begin the next deal."""
    _between(table)
    secret = None if entry.secret is None else bytes.fromhex(entry.secret)
    match = table.playing()
    events = match.next_deal(secret)
    table.ready.clear()
    if table.cards is not None:
        return events + match.hasten()
    return events if secret or table.settings.ceremony == "full" else events + match.ready()


def pause(table: Table, by: int | None, _entry: inputs.Paused) -> None:
    """Stop the match, by one of its players; not in a competition, where the clock of the round goes on."""
    table.person(by)
    _moving(table)
    if table.of is not None:
        raise TableError("pause-competition")
    table.paused_by = by


def resume(table: Table, by: int | None, _entry: inputs.Resumed) -> None:
    """Go on after a pause, by any player."""
    table.person(by)
    table.playing()
    if table.paused_by is None:
        raise TableError("not-paused")
    table.paused_by = None


def abandon(table: Table, by: int | None, _entry: inputs.Abandoned) -> list[Event]:
    """Break the match off, by the only person left, or by the server.

    The server does so once its competition has the result, or a duplicate match is ended without this table.
    """
    if by is None and table.match is None and table.twin is not None:
        table.called_off = True
        return []
    if by is None:
        return table.playing().abandon()
    table.person(by)
    match = table.playing()
    minding = [number for number in table.persons if number != by and not table.chair(number).away]
    if minding:
        raise TableError("abandon-others", name=", ".join(table.chair(number).name for number in minding))
    return match.abandon()


def follow(table: Table, by: int | None, entry: inputs.Rematched) -> None:
    """Note the new table at which the same people play again."""
    table.person(by)
    if table.stage != "finished":
        raise TableError("rematch-early")
    if table.rematch is not None:
        raise TableError("rematch-already")
    table.rematch = entry.table


def let_beside(table: Table, by: int | None, entry: inputs.BesideLet) -> Spoken:
    """Let somebody look at a person's cards, or nobody any more; a remark of theirs says so."""
    chair = table.person(by)
    if entry.key_hash is not None:
        if table.compared:
            raise TableError("beside-compared")
        if not table.settings.spectators:
            raise TableError("beside-off")
        opens = table.chair_of(entry.key_hash) is not None or table.asks(entry.key_hash)
        if opens or table.beside(entry.key_hash) is not None:
            raise TableError("beside-key")
    elif chair.beside is None:
        raise TableError("beside-none")
    chair.beside = entry.key_hash
    return Spoken(table.seq + 1, by or 0, BESIDE[entry.key_hash is None], "")


def send_away(table: Table, by: int | None, entry: inputs.Away) -> Spoken | None:
    """Let a bot play for a person from now on; in a match by days for this turn, which a remark of theirs says."""
    table.playing()
    chair = table.person(entry.player)
    if by is not None:
        table.person(by)
    if table.of is not None:  # both pairs play it, or its organiser decides
        raise TableError("of-competition-bot", name=chair.name)
    if by == entry.player:
        raise TableError("away-oneself")
    if chair.away:
        raise TableError("away-already", name=chair.name)
    if by is not None:
        by_days.check_theirs(table, chair)
    chair.away = True
    if by is None and table.by_days:
        return by_days.time_up(table, entry.player)
    return None


def come_back(table: Table, by: int | None, _entry: inputs.PersonBack) -> None:
    """Let a person play again."""
    chair = table.person(by)
    if not chair.away:
        raise TableError("not-away")
    chair.away = False


def _moving(table: Table) -> Match:
    match = table.playing()
    if table.paused_by is not None:
        raise TableError("paused", name=table.chair(table.paused_by).name)
    return match


def _between(table: Table) -> None:
    if _moving(table).stage != "between":
        raise TableError("deal-not-over")


def _seat(table: Table, by: int | None) -> int:
    seat = table.seat_of(by)
    if seat is None:
        raise TableError("not-seated")
    return seat
