"""Reviews on demand: one at a time, piece by piece, so that bots at the tables never wait for more than a piece."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from canasta.review import work
from canasta.server.table.errors import TableError
from canasta.server.table.reviewing import pieces, reviewed_json

if TYPE_CHECKING:
    from canasta.review import Done
    from canasta.server.live.thinking import Thinker

MOST_WAITING: Final = 8  # reviews that are asked for and not yet done
MOST_KEPT: Final = 64  # deals: what is asked for in another language or by another player is not thought out again


class Coach:
    """Reviews deals that are over, on the processes of the bots."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._one = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[tuple[bytes, int], list[Done]] = OrderedDict()

    async def review(self, record: str, *, deal: int, lang: str) -> bytes:
        """JSON of `canasta.server.wire.reviews.Reviewed`.

        Raises `RecordError` for a text that is no record or does not hold, `TableError` for a deal that is not over and
        where too many reviews wait.
        """
        key = sha256(record.encode()).digest(), deal
        if self._waiting >= MOST_WAITING:
            raise TableError("coach-busy")
        self._waiting += 1
        try:
            async with self._one:
                if key not in self._kept:
                    order, plan = await self._thinker.run(pieces, record, deal)
                    self._kept[key] = [await self._thinker.run(work, order, piece) for piece in plan]
                self._kept.move_to_end(key)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
                done = self._kept[key]
        finally:
            self._waiting -= 1
        return await self._thinker.run(reviewed_json, record, deal, done, lang)
