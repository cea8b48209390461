"""Messages to the people at a table: answers to one of them, and what tells all of them of one input.

The answers have everything for a newcomer, the effect of actions tried, advice and warnings.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from canasta import __version__
from canasta.advice import hint_of, warning
from canasta.advice.advisee import Advisee
from canasta.deal.events import DealBegan
from canasta.deal.view import view
from canasta.players.prospects import ADVISER
from canasta.players.turn import whole_turn
from canasta.server.live.errors import encode, failed
from canasta.server.live.timers import within_budget
from canasta.server.tables.bot_choice import advise
from canasta.server.tables.errors import TableError
from canasta.server.tables.trial import before_last, trial
from canasta.server.tables.words import deal_view, events_in_words, refusal_in_words, said_in_words
from canasta.server.wire.messages import (
    Did,
    Hinted,
    HintOption,
    ProofMeld,
    ProofPast,
    ProofShown,
    ReasonShown,
    Tried,
    Warned,
    Welcome,
)
from canasta.server.workers.pool import WorkError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.advice.proof import FactProof
    from canasta.advice.words import ProvenSentence
    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.match.match import Match
    from canasta.server.live.session import Session
    from canasta.server.tables.table import Table
    from canasta.server.tables.table_log import Outcome
    from canasta.server.wire.values import Clock, DealView, TableInfo
    from canasta.server.workers import Executor

_log: Final = logging.getLogger("canasta.server")
MOST_MISSED: Final = 1000  # events sent to somebody who reconnects; the replay has the rest


def welcome(table: Table, session: Session, after: int, info: TableInfo, clock: Clock | None) -> bytes:
    """The encoded `Welcome` of a reader who knows the events up to number `after`."""
    match, seat, lang = table.match, table.seat_of(session.sees), session.lang
    events = [] if match is None else match.log[first_told(match, after) :]
    return encode(
        Welcome(
            seq=table.seq,
            player=session.player,
            table=info,
            view=None if match is None or match.deal is None else deal_view(match.deal, seat),
            events=[] if match is None else events_in_words(events, lang, seat, match.names),
            said=[said_in_words(spoken, lang) for spoken in table.said],
            clock=clock,
            version=__version__,
            slip=None if table.slip is None else table.slip.player,
            beside=session.beside,
        )
    )


def first_told(match: Match, after: int) -> int:
    """The first event to send to a reader: the first missed one, else the first of the current deal."""
    told = len(match.log)
    if after > 0 and told - after <= MOST_MISSED:
        return after
    begins = (place for place in range(told - 1, -1, -1) if isinstance(match.log[place], DealBegan))
    return max(next(begins, 0) if match.ended else 0, told - MOST_MISSED)


def tried(table: Table, player: int | None, lang: str, name: str, actions: str) -> bytes:
    """The encoded `Tried`: how many of the actions are legal. Raises `TableError` if that player has no cards."""
    table.person(player)
    match, seat = table.match, table.seat_of(player)
    if match is None or match.deal is None or seat is None:
        raise TableError("no-cards")
    found = trial(match.deal, seat, actions)
    return encode(
        Tried(
            id=name,
            accepted=found.accepted,
            refusal=None if found.refusal is None else refusal_in_words(found.refusal, lang),
            points=found.points,
            minimum=found.minimum,
            legal=found.legal,
            melds=list(found.melds),
        )
    )


def deal_for_hint(table: Table, player: int | None, *, allowed: bool) -> Deal:
    """The deal in which the player is to act.

    Raises `TableError` if there is no such player, it is not their turn, or hints are off.
    """
    table.person(player)
    if not allowed:
        raise TableError("hints-off")
    match, seat = table.match, table.seat_of(player)
    if match is None or match.deal is None or match.stage != "play" or match.deal.to_act != seat:
        raise TableError("hints-turn")
    return match.deal


def bot_after(table: Table, seat: int) -> str:
    """The bot that plays after a seat; empty for a person."""
    assert table.seating is not None
    following = table.seating[(seat + 1) % len(table.seating)]
    return table.settings.bots if table.chair(following).plays_itself else ""


async def give_hint(
    session: Session, deal: Deal, names: Sequence[str], name: str, client: str, helper: Executor, advisee: Advisee
) -> None:
    """Answer the command with that id: a `Hinted`, or the reason why there is no hint. `names` by seat.

    `deal` is a copy; what the `advisee` was told lately is known to the session.
    """
    level, seen = within_budget(ADVISER, helper), view(deal, deal.to_act)
    try:
        choice = await helper.run(client, advise, level, seen, f"hint {seen.deal}")
        advisee = advisee._replace(recent=tuple(session.hinted))
        hint = hint_of(seen, choice, session.lang, names=names, advisee=advisee)
        closing = bool(choice.prospects) and choice.prospects[0].closing
        turn = whole_turn(deal, choice.action, closing=closing)
    except WorkError as error:
        session.send(encode(failed(name, error, session.lang)))
    except Exception:
        _log.exception("a hint could not be worked out")
        session.send(encode(failed(name, WorkError("lost"), session.lang)))
    else:
        session.hinted.extendleft(reversed(hint.said))
        options = [HintOption(each.action, each.text, each.reason, each.points) for each in hint.options]
        reasons = [_reason(each) for each in hint.reasons]
        session.send(encode(Hinted(name, hint.action, turn, hint.text, hint.reason, reasons, options)))


def warned(deal: Deal, action: str, lang: str, names: Sequence[str], name: str) -> bytes:
    """The encoded answer to the command with that id, for the seat to act; `names` by seat. Raises `NotationError`.

    Lays that come before the action are done on a copy; where they cannot be, there is no warning.
    """
    seat = deal.to_act
    after, last = before_last(deal, seat, action)
    said = warning(view(after, seat), last, lang, names)
    return encode(Warned(id=name, text="", proof=None) if said is None else Warned(name, said.text, _shown(said.proof)))


def _reason(said: ProvenSentence) -> ReasonShown:
    return ReasonShown(said.text, _shown(said.proof))


def _shown(proof: FactProof) -> ProofShown:
    melds, past = [ProofMeld(*each) for each in proof.melds], [ProofPast(*each) for each in proof.past]
    return ProofShown(list(proof.hand), melds, list(proof.seats), list(proof.spots), past)


class Broadcast:
    """The messages about one input, built once for each seat and language.

    `info` gives the `TableInfo` of a language, for a reader who is seated or not.

    They share their parts: most of a view is the same for every seat, an event in words depends on the language and on
    whether it addresses the reader. A test builds them plainly and compares (``docs/decisions/server-shortcuts.md``).
    """

    def __init__(
        self,
        table: Table,
        outcome: Outcome,
        by: int | None,
        clock: Clock | None,
        info: Callable[[str, bool], TableInfo],
    ) -> None:
        self._table = table
        self._outcome = outcome
        self._by = by
        self._clock = clock
        self._info = info
        self._infos: dict[tuple[str, bool], TableInfo] = {}
        self._names = [] if table.match is None else table.match.names
        self._deal = None if table.match is None else table.match.deal
        self._views: dict[int | None, DealView] = {}
        if self._deal is not None:
            self._views[None] = deal_view(self._deal, None)
        self._events: dict[tuple[int, str, int | None], Event] = {}
        self._frames: dict[tuple[int | None, bool, str, str | None], bytes] = {}

    def frame(self, seat: int | None, lang: str, command: str | None, *, seated: bool = False) -> bytes:
        """The `Did` for what a seat sees (None: a watcher); `command` is the reader's own command that did it."""
        key = (seat, seated, lang, command)
        frame, outcome = self._frames.get(key), self._outcome
        if frame is None:
            if self._deal is not None and seat not in self._views:
                self._views[seat] = deal_view(self._deal, seat, self._views[None])
            did = Did(
                seq=outcome.seq,
                id=command,
                by=self._by,
                table=self._table_info(lang, seated) if outcome.table_changed else None,
                view=self._views.get(seat),
                events=[self._event(event, lang, seat) for event in outcome.events],
                said=None if outcome.said is None else said_in_words(outcome.said, lang),
                clock=self._clock,
                slip=None if self._table.slip is None else self._table.slip.player,
            )
            frame = self._frames[key] = encode(did)
        return frame

    def send(self, readers: Sequence[Session], asker: Session | None, command: str | None) -> None:
        """Send it to each reader; the `command` is that of `asker`.

        A reader to whom sending fails reconnects and gets everything again.
        """
        for reader in readers:
            try:
                seat = self._table.seat_of(reader.sees)
                own = command if reader is asker else None
                reader.send(self.frame(seat, reader.lang, own, seated=self._table.told_of_call(reader.player)))
            except Exception:
                _log.exception("player %s cannot be told what happened", reader.player)
                reader.end("restart")

    def _table_info(self, lang: str, seated: bool) -> TableInfo:
        found = self._infos.get((lang, seated))
        if found is None:
            found = self._infos[lang, seated] = self._info(lang, seated)
        return found

    def _event(self, event: Event, lang: str, seat: int | None) -> Event:
        # An event speaks in its own way to the one who did it and to the one it was done to; to all others alike.
        addressed = seat if seat in (event.seat, getattr(event, "to", None)) else None
        key = (event.number, lang, addressed)
        told = self._events.get(key)
        if told is None:
            told = self._events[key] = event.told(lang, addressed, self._names)
        return told
