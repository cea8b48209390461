"""Reviews on demand, in small pieces, so that other users of the worker processes get their turn in between."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeAlias
from weakref import WeakValueDictionary

from canasta.review import work
from canasta.server.tables.finished_deals import first_pieces, further_pieces, moments_json, pieces, reviewed_json
from canasta.server.tables.habit_pieces import counted_json
from canasta.server.wire.reviews import Thought

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canasta.review import Order, Piece, PieceResult
    from canasta.server.workers import Executor, Ticket

Tell: TypeAlias = Callable[[Thought], None]
_Deal: TypeAlias = tuple[bytes, int]  # the digest of the record, and the number
MOST_KEPT: Final = 128  # results: what is asked for in another language or by another player is not thought out again


class Thinking:
    """The coach's work on a deal. Several may wait for it: one carries it out, and all are told how far it is."""

    def __init__(self) -> None:
        self.turn: asyncio.Lock = asyncio.Lock()  # four at a table ask at the same moment
        self._hearing: list[Tell] = []
        self._said: Thought | None = None

    @contextmanager
    def heard(self, tell: Tell | None) -> Iterator[None]:
        """Tell how far it is, at once and from now on."""
        if tell is None:
            yield
            return
        self._hearing.append(tell)
        try:
            if self._said is not None:
                tell(self._said)
            yield
        finally:
            self._hearing.remove(tell)

    async def carry_out(self, ticket: Ticket, order: Order, plan: Sequence[Piece], part: int) -> list[PieceResult]:
        """Do the pieces of a part, one at a time."""
        done: list[PieceResult] = []
        try:
            for piece in plan:
                self._say(Thought(part=part, done=len(done), planned=len(plan)))
                done.append(await ticket.run(work, order, piece))
        finally:
            self._said = None  # who comes later waits for something else
        return done

    def _say(self, thought: Thought) -> None:
        self._said = thought
        for tell in self._hearing:
            tell(thought)


class Coach:
    """The coach, which reviews finished deals."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        # By record and deal, and by the seat whose moments were weighed, None for a review.
        self._kept: OrderedDict[tuple[_Deal, int | None], list[PieceResult]] = OrderedDict()
        self._begun: WeakValueDictionary[_Deal, Thinking] = WeakValueDictionary()

    @property
    def busy(self) -> bool:
        """True while somebody waits for a review, or for moments."""
        return any(one.turn.locked() for one in self._begun.values())

    async def review(self, client: str, record: str, *, deal: int, lang: str, tell: Tell | None = None) -> bytes:
        """Review a deal; return JSON of `canasta.server.wire.reviews.Reviewed`. `tell` hears how far it is.

        Raises `RecordError` for an invalid record, `TableError` for an unfinished deal, and `WorkError`.
        """
        key = _key(record, deal)
        one = self._begun.setdefault(key, Thinking())
        with self._executor.ticket(client) as ticket, one.heard(tell):
            async with one.turn:
                done = self._known(key)
                if done is None:
                    order, plan = await ticket.run(pieces, record, deal)
                    done = self._keep(key, None, await one.carry_out(ticket, order, plan, 1))
            return await ticket.run(reviewed_json, record, deal, done, lang)

    async def moments(
        self, client: str, record: str, *, deal: int, seat: int, lang: str, tell: Tell | None = None
    ) -> bytes:
        """The costliest decisions of a seat in a deal; JSON of `canasta.server.wire.reviews.DealMoments`.

        The grades of a review that is kept are used. Raises as `review` does, and `TableError` for an unknown seat.
        """
        key = _key(record, deal)
        one = self._begun.setdefault(key, Thinking())
        with self._executor.ticket(client) as ticket, one.heard(tell):
            async with one.turn:
                done = self._known(key, seat)
                if done is None:
                    order, plan = await ticket.run(first_pieces, record, deal, seat)
                    graded = self._known(key) or await one.carry_out(ticket, order, plan, 1)
                    further = await ticket.run(further_pieces, record, deal, seat, graded)
                    done = self._keep(key, seat, await one.carry_out(ticket, order, further, 2))
            return await ticket.run(moments_json, record, deal, seat, done, lang)

    async def habits(self, client: str, record: str, *, deal: int, seat: int) -> bytes:
        """The habits of a seat in a deal, counted; JSON of `canasta.server.wire.reviews.CountedDeal`.

        The grades of a review that is kept are used; the client keeps what comes out. Raises as `moments` does.
        """
        with self._executor.ticket(client) as ticket:
            order, plan = await ticket.run(first_pieces, record, deal, seat)
            graded = self._known(_key(record, deal)) or [await ticket.run(work, order, piece) for piece in plan]
            return await ticket.run(counted_json, record, deal, seat, graded)

    def _known(self, deal: _Deal, seat: int | None = None) -> list[PieceResult] | None:
        if (deal, seat) in self._kept:
            self._kept.move_to_end((deal, seat))
        return self._kept.get((deal, seat))

    def _keep(self, deal: _Deal, seat: int | None, done: list[PieceResult]) -> list[PieceResult]:
        self._kept[deal, seat] = done
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return done


def _key(record: str, deal: int) -> _Deal:
    return sha256(record.encode()).digest(), deal
