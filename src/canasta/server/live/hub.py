"""All tables that are being played here, loaded from the store when somebody asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from canasta.server.live.session import Session
    from canasta.server.store.store import Store
    from canasta.server.wire.commands import Hello
    from canasta.server.wire.values import Settings, TableInfo


class Seated(NamedTuple):
    """A chair taken: the table's id, the player's number and the secret that is their seat from now on."""

    table: str
    player: int
    key: str


class Hub:
    """Tables by id. Everything that a client can do goes through here or through a `Session`.

    Errors have a `message(lang)`: `TableError` (code ``no-table`` where there is none of that id), `GameError`,
    `RulesError`, `UnknownBotError`. After any of them nothing has changed.
    """

    def __init__(self, store: Store, *, workers: int = 1) -> None:
        """`workers`: processes for the bots' thinking, started when the first bot has to think."""
        raise NotImplementedError

    async def start(self) -> None:
        """Begin to serve: timers run from here on."""
        raise NotImplementedError

    async def close(self) -> None:
        """Say goodbye to all sockets (code ``restart``) and stop timers and workers. The store stays open."""
        raise NotImplementedError

    async def create(self, settings: Settings, name: str, avatar: str) -> Seated:
        """A new table whose host is player 0."""
        raise NotImplementedError

    async def join(self, table_id: str, chair: int | None, name: str, avatar: str) -> Seated:
        """Take a free chair, any if None, before the table begins."""
        raise NotImplementedError

    async def connect(self, table_id: str, hello: Hello) -> Session:
        """A socket's session; its first frame is `Welcome`. Raises `TableError` for a wrong key or unwanted watchers."""
        raise NotImplementedError

    async def info(self, table_id: str, lang: str) -> TableInfo:
        """What everybody may know of the table."""
        raise NotImplementedError

    async def record(self, table_id: str) -> str:
        """The public record of the match, as a text. Raises `TableError` before the match has begun."""
        raise NotImplementedError

    async def replay(self, table_id: str, *, deal: int, seat: int | None, lang: str) -> bytes:
        """A deal that is over, step by step: JSON of `canasta.server.wire.values.Replay`. `seat` None: all hands."""
        raise NotImplementedError

    async def replay_record(self, text: str, *, deal: int, seat: int | None, lang: str) -> bytes:
        """The same from the text of a record. Raises `RecordError` for one that does not hold."""
        raise NotImplementedError

    def counts(self) -> dict[str, int]:
        """How many ``tables`` are in memory, ``players`` and ``watchers`` connected: for a health page."""
        raise NotImplementedError
