"""An event loop with virtual time, and nodes on it that crash and pause.

Callbacks run in the order that asyncio promises. Chance lies in how long store, wire and thinkers take, never here.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MOST_AT_ONCE: Final = 50_000  # rounds of callbacks without any time passing: more run in a circle


class Standstill(SystemExit):
    """Nothing will ever happen again, or everything happens at once. It ends the run from inside of any callback."""


class Node:
    """A process of the simulation: all callbacks of its tasks are its own.

    A dead node's callbacks are dropped: nothing that it would do as it ends has an effect, as after a kill. A paused
    one's wait in order.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.parked: list[_Call] | None = None
        self.tasks: dict[asyncio.Task[Any], None] = {}


_NODE: Final[ContextVar[Node | None]] = ContextVar("node", default=None)


def context_of(node: Node) -> Context:
    """A context in which callbacks are those of that node."""
    context = Context()
    context.run(_NODE.set, node)
    return context


class _SimTask(asyncio.Task[Any]):
    """A task whose hash is its number: sets of tasks are iterated in the same order in every run."""

    def __init__(self, number: int, *of: Any, **options: Any) -> None:
        self._number = number
        super().__init__(*of, **options)

    def __hash__(self) -> int:
        return self._number


class _Call(asyncio.TimerHandle):
    """A callback of a node, or of the world outside (None). It goes without the care that real handles take."""

    def __init__(
        self, loop: SimLoop, when: float, context: Context, callback: Callable[..., Any], args: tuple[Any, ...]
    ) -> None:
        self._loop = loop
        self._context = context
        self._callback = callback
        self._args = args
        self._cancelled = self._scheduled = False
        self._source_traceback = self._repr = None
        self._when = when
        self.node = context.get(_NODE)

    def cancel(self) -> None:
        self._cancelled = True
        self._callback = self._args = None  # type: ignore[assignment]


class _NoSelector:
    """There is nothing to select: no file, no socket."""

    def close(self) -> None:
        """Nothing is open."""


class SimLoop(asyncio.BaseEventLoop):
    """The loop. `chance` is the only one of a run; `now` counts virtual seconds."""

    _ready: deque[_Call]
    _stopping: bool

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.now = 0.0
        self._at_once = 0
        self._over = False
        self.chance = Random(seed)
        self._selector = _NoSelector()
        self._numbers = itertools.count()
        self.connect: Callable[[Callable[[], Any], str], Awaitable[Any]]
        self._timers: list[tuple[float, int, _Call]] = []
        self.set_task_factory(self._task)

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        call = _Call(self, self.now, copy_context() if context is None else context, callback, args)
        if not self._over:
            self._ready.append(call)
        return call

    call_soon_threadsafe = call_soon  # the end of a generator that is no longer read is called so

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        call = _Call(self, when, copy_context() if context is None else context, callback, args)
        if not self._over:
            heappush(self._timers, (when, next(self._numbers), call))
        return call

    def _run_once(self) -> None:
        """Run what is ready now; if nothing is, let time pass until something is."""
        ready, timers = self._ready, self._timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)
        if not ready and not self._stopping:
            if not timers:
                raise Standstill("nothing will ever happen again")
            if timers[0][0] > self.now:
                self.now = timers[0][0]
                self._at_once = 0
        now = self.now
        while timers and timers[0][0] <= now:
            ready.append(heappop(timers)[2])
        for _ in range(len(ready)):
            call = ready.popleft()
            if call._cancelled:
                continue
            node = call.node
            if node is not None:
                if node.dead:
                    continue
                if node.parked is not None:
                    node.parked.append(call)
                    continue
            call._run()
        self._at_once += 1
        if self._at_once > MOST_AT_ONCE:
            raise Standstill("everything happens at once")

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Threads take a while; their work is done at its end, all at once."""
        done: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if done.done():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(self.chance.uniform(0.0005, 0.02), run)
        return done

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        """Connect the node that runs with the one of that name, by the world's `connect`."""
        return await self.connect(protocol_factory, host)

    def on(self, node: Node | None, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work as a task of a node; None is the world outside."""
        context = copy_context()
        context.run(_NODE.set, node)
        return self.create_task(work, context=context)

    def kill(self, node: Node) -> None:
        """Stop a node for ever, in the middle of whatever it does."""
        node.dead, node.parked = True, None
        self._drop(list(node.tasks))
        node.tasks.clear()

    def pause(self, node: Node, seconds: float) -> None:
        """Stop a node for a while; its clocks run on."""
        if node.parked is None:
            node.parked = []
            self.on(None, self._resume(node, seconds))

    async def _resume(self, node: Node, seconds: float) -> None:
        await asyncio.sleep(seconds)
        waiting, node.parked = node.parked, None
        self._ready.extend(waiting or ())

    def finish(self) -> None:
        """Close the loop and whatever still runs on it; what that would do has no effect any more."""
        self._drop(sorted(asyncio.all_tasks(self), key=hash))
        self._over = True
        self.close()

    def _drop(self, tasks: Iterable[asyncio.Task[Any]]) -> None:
        """Take tasks away without effect, here and not whenever the collector finds them."""
        self._over = True
        for task in tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            work = task.get_coro()
            while getattr(work, "cr_frame", None) is not None:  # it may wait once more as it ends
                with suppress(BaseException):
                    work.close()
        self._over = False

    def _task(self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        node = (context or copy_context()).get(_NODE)
        task = _SimTask(next(self._numbers), work, loop=loop, context=context)
        if self._over:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            work.close()
            return task
        if node is not None:
            node.tasks[task] = None
            task.add_done_callback(lambda _: node.tasks.pop(task, None), context=Context())
        return task

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody calls from another thread."""
