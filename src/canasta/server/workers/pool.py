"""A pool of worker processes: a bounded queue, fair turns, a deadline for each job, and an end to unawaited work.

Python's `concurrent.futures` can neither stop running work nor replace one process of many, and anyio's `to_process`
has no queue: ``docs/decisions/worker-processes.md``.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Final, ParamSpec, Protocol, TypeVar

from canasta.server.workers.process import WorkerDiedError, WorkerProcess, packed
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING_S: Final = 0.25  # seconds of work that may wait for each process before it counts as crowded
USUAL_S: Final = 0.02  # that a job is expected to take before any of its kind is done: a choice of the strong level
_REMEMBERED: Final = 1_000  # clients
_NAME: Final = 40  # letters at most of a level
GRACE_S: Final = 1.0  # unawaited work may still finish within this time, since a new process costs as much

_log: Final = logging.getLogger("canasta.server")


class WorkError(WordedError):
    """Work that was not done; a later attempt may succeed.

    `code` is ``busy`` if too much waits already, ``late`` if the work took too long and was stopped, ``lost`` if the
    process died twice.
    """

    family: ClassVar[str] = "work"


class Ticket(Protocol):
    """A slot in the pool."""

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job in a process: `work` is a function of a module, its arguments are plain values.

        Raises the errors of the work, and `WorkError`.
        """


class Executor(Protocol):
    """A place to run work that would block the event loop. `client` is the one it is for: all clients take turns."""

    @property
    def crowded(self) -> bool:
        """True if so much work waits that each job should be small."""

    def ticket(self, client: str) -> AbstractContextManager[Ticket]:
        """A ticket for work in several jobs. Raises `WorkError` ``busy``."""

    async def run(self, client: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a single job; otherwise as `Ticket.run`."""

    async def close(self) -> None:
        """Stop, including running work."""


class _Job:
    """A job that waits or runs. Its answer is cancelled once it is not awaited.

    `kind` names work that takes about as long: the function and, if it has one, the level of a bot.
    """

    def __init__(self, client: str, kind: tuple[str, str], asked: bytes) -> None:
        self.client = client
        self.kind = kind
        self.asked = asked
        self.cost = self.begin = 0.0  # the seconds that it is expected to take, and those of its client before it
        self.at: float = asyncio.get_running_loop().time()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, error: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Slot:
    def __init__(self, pool: WorkerPool, client: str, until: float) -> None:
        self._pool = pool
        self._client = client
        self._until = until

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        level = args[0] if args and isinstance(args[0], str) and len(args[0]) <= _NAME else ""
        job = _Job(self._client, (work.__qualname__, level), packed((work, args, kwargs)))
        self._pool.put(job)
        limit = asyncio.timeout_at(self._until)
        try:
            async with limit:
                result: T = await job.answer
                return result
        except TimeoutError:
            if limit.expired():
                raise WorkError("late") from None
            raise
        finally:
            self._pool.drop(job)


class WorkerPool:
    """Processes that start when there is work, and are replaced when they die or hang.

    `seconds` is the longest that a job may run before its process counts as hung, `patience` the lifetime of a
    ticket; there are at most `most` tickets at once, `most_each` of them for one client. `gentle`: other programs go
    first.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        seconds: float = 20.0,
        patience: float = 120.0,
        most: int = 64,
        most_each: int = 16,
        gentle: bool = False,
    ) -> None:
        self._size = workers
        self._seconds = seconds
        self._patience = patience
        self._most = most
        self._most_each = most_each
        self._gentle = gentle
        self._tickets: Counter[str] = Counter()
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()  # by client, in the order of their last turns
        self._used: dict[str, float] = {}  # seconds of clients, on a clock that all of them share
        self._clock = 0.0  # the seconds at which the last job was begun: none can be saved up
        self._costs: dict[tuple[str, str], float] = {}  # the seconds that a kind of work takes
        self._news = asyncio.Semaphore(0)  # as many as there are jobs in the queues, or more
        self._workers: list[asyncio.Task[None]] = []
        self._idle = 0  # workers without work
        self._closed = False
        self.failing: bool = False  # the last job found no process that did it
        self.on_begin: Callable[[float], None] | None = None  # hears for how many seconds a job has waited

    @property
    def crowded(self) -> bool:
        """True if more work waits than the processes can soon do, by the seconds that its kinds usually take."""
        waits = sum(job.cost for queue in self._queues.values() for job in queue)
        return waits > MOST_WAITING_S * self._size

    @property
    def waiting(self) -> int:
        """The number of jobs that no process has begun."""
        return sum(map(len, self._queues.values()))

    @contextmanager
    def ticket(self, client: str) -> Iterator[Ticket]:
        """A slot for the work of that client, for a while. Raises `WorkError` ``busy``."""
        if self._closed or self._tickets.total() >= self._most or self._tickets[client] >= self._most_each:
            raise WorkError("busy")
        self._tickets[client] += 1
        try:
            yield _Slot(self, client, asyncio.get_running_loop().time() + self._patience)
        finally:
            self._tickets[client] -= 1
            if not self._tickets[client]:
                del self._tickets[client]

    async def run(self, client: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a single job. Raises the errors of the work, and `WorkError`."""
        with self.ticket(client) as ticket:
            return await ticket.run(work, *args, **kwargs)

    async def close(self) -> None:
        """Kill the processes; everybody who waits gets the error ``busy``. May be called twice."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers.clear()
        while (job := self._next()) is not None:
            job.fail(WorkError("busy"))

    # For tickets

    def put(self, job: _Job) -> None:
        """Add it to the queue."""
        if self._closed:
            raise WorkError("busy")
        job.cost = self._costs.get(job.kind, USUAL_S)
        job.begin = max(self._clock, self._used.get(job.client, 0.0))
        self._used[job.client] = job.begin + job.cost
        self._queues.setdefault(job.client, deque()).append(job)
        self._news.release()
        if len(self._workers) < self._size and self.waiting > self._idle:
            self._workers.append(asyncio.get_running_loop().create_task(self._serve(), name="worker"))

    def drop(self, job: _Job) -> None:
        """Drop a job that is not awaited any more: do not begin it, or stop it."""
        queue = self._queues.get(job.client)
        if queue is not None and job in queue:
            queue.remove(job)
            self._used[job.client] -= job.cost
            if not queue:
                del self._queues[job.client]

    # The processes

    def _next(self) -> _Job | None:
        """The job whose turn it is: the one after which its client will have used the least of the processes' time.

        So short work comes before long work of others, but clients get equal shares of the time (weighted fair queues).
        """
        if not self._queues:
            return None
        client = min(self._queues, key=lambda each: self._queues[each][0].begin + self._queues[each][0].cost)
        queue = self._queues[client]
        self._clock = max(self._clock, queue[0].begin)
        job = queue.popleft()
        if queue:
            self._queues.move_to_end(client)
        else:
            del self._queues[client]
        return job

    def _charge(self, job: _Job, took: float) -> None:
        """Charge what the job has really taken, and expect about as much of the next of its kind."""
        self._used[job.client] = self._used.get(job.client, self._clock) + took - job.cost
        known = self._costs.get(job.kind, took)
        self._costs[job.kind] = known + (took - known) / 4
        if len(self._used) > _REMEMBERED:
            waiting = self._queues.keys()
            self._used = {each: used for each, used in self._used.items() if used > self._clock or each in waiting}

    async def _serve(self) -> None:
        """Keep one process at work for ever, replacing it when it ends."""
        worker: WorkerProcess | None = None
        try:
            while True:
                self._idle += 1
                try:
                    await self._news.acquire()
                finally:
                    self._idle -= 1
                job = self._next()
                if job is not None:  # else it was dropped
                    if self.on_begin is not None:
                        self.on_begin(asyncio.get_running_loop().time() - job.at)
                    ready, begun = worker is not None, asyncio.get_running_loop().time()
                    worker = await self._carry_out(job, worker)
                    if ready:  # the start of a process is free
                        self._charge(job, asyncio.get_running_loop().time() - begun)
        finally:
            if worker is not None:
                await worker.end()

    async def _carry_out(self, job: _Job, worker: WorkerProcess | None) -> WorkerProcess | None:
        """Do it in that process or a new one; return the process that is left. One that dies is replaced once."""
        try:
            for _ in range(2):
                try:
                    if worker is None:
                        worker = await WorkerProcess.start(gentle=self._gentle)
                    if job.answer.done() or await self._watch(job, worker):
                        self.failing = False
                        return worker
                except WorkerDiedError:
                    pass
                ended, worker = worker, None
                if ended is not None:
                    await ended.end()
                if job.answer.done():
                    return None
            self.failing = True
            _log.error("a worker process has died twice at the same work")
            job.fail(WorkError("lost"))
        except asyncio.CancelledError:
            job.fail(WorkError("busy"))
            if worker is not None:
                await worker.end()
            raise
        except Exception as error:  # any error goes to the caller, and the next job is served
            _log.exception("work could not be given to a process")
            job.fail(error)
        return worker

    async def _watch(self, job: _Job, worker: WorkerProcess) -> bool:
        """Pass it to the process and wait; False if the process must be killed. Raises `WorkerDiedError`."""
        asking = asyncio.ensure_future(worker.ask(job.asked))
        try:
            await asyncio.wait({asking, job.answer}, timeout=self._seconds, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done() and job.answer.done():
                await asyncio.wait({asking}, timeout=GRACE_S)
            if not asking.done():
                if not job.answer.done():
                    _log.error("a worker process has not answered for %g seconds: it is replaced", self._seconds)
                    job.fail(WorkError("late"))
                return False
            went_well, result = asking.result()
        finally:
            asking.cancel()
        if not job.answer.done():
            if went_well:
                job.answer.set_result(result)
            else:
                job.answer.set_exception(result)
        return True


class Inside:
    """Work done immediately, in this process: for tests, and where processes cannot be started."""

    @property
    def crowded(self) -> bool:
        """Always False: nothing waits."""
        return False

    @contextmanager
    def ticket(self, client: str) -> Iterator[Ticket]:
        """A ticket, always available."""
        yield _Here()

    async def run(self, client: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the job. Raises the errors of the work."""
        return work(*args, **kwargs)

    async def close(self) -> None:
        """Do nothing: nothing needs stopping."""


class _Here:
    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)
