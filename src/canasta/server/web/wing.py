"""A wing: a part of the server beside its tables, such as the club. Only who serves it has to import it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from litestar.types import AnyCallable, ControllerRouterHandler

if TYPE_CHECKING:
    from canasta.server.journal.cache import JournalCache


@dataclass(frozen=True, eq=False)
class WingRoutes:
    """The handlers of a wing, what they depend on by name, and the types that their signatures name."""

    handlers: Sequence[ControllerRouterHandler]
    dependencies: Mapping[str, AnyCallable]
    types: Sequence[type]


class WingHub(Protocol):
    """The state of a wing in one server: its journals in memory, by the name of the figure that counts them."""

    @property
    def caches(self) -> Mapping[str, JournalCache[Any]]: ...

    async def start(self) -> None: ...
    async def close(self) -> None: ...


@dataclass(frozen=True)
class Wing:
    """A wing of one server."""

    routes: WingRoutes
    hub: WingHub
