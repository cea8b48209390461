"""Plays what a plan asks for and is not there yet, on as many processes as wanted; Ctrl-C ends it between boards."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Final, Self, TypeAlias

from canasta.arena.playing import Board, Chunk, Pair, Plan, play_board, play_chunk

if TYPE_CHECKING:
    from collections.abc import Sequence

BOARDS: Final = 4  # in a chunk of single deals: what Ctrl-C waits for, and what a process is given at a time
AHEAD: Final = 2  # chunks for each process that are given out before they are needed
Done: TypeAlias = Mapping[Pair, Mapping[int, Board]]


class Stop:
    """Inside, the first Ctrl-C only asks for an end between boards; the second is the usual one."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Self:
        self._main = threading.current_thread() is threading.main_thread()
        if self._main:
            self._before = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._main:
            signal.signal(signal.SIGINT, self._before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


def chunks_of(plan: Plan, done: Done) -> list[tuple[Pair, list[int]]]:
    """What is still to be played. Pairs take turns, so that all have as many boards wherever one stops."""
    size = 1 if plan.matches else BOARDS
    chunks = []
    for start in range(0, plan.boards, size):
        for pair in plan.pairs:
            there = done.get(pair, {})
            numbers = [n for n in range(start, min(start + size, plan.boards)) if n not in there]
            if numbers:
                chunks.append((pair, numbers))
    return chunks


def first_boards(plan: Plan, done: Done) -> Iterator[tuple[Pair, bool]]:
    """Plays one board of every pair that has some again: whether it comes out as it did."""
    for pair in plan.pairs:
        if there := done.get(pair):
            number = min(there)
            yield pair, play_board(plan, pair, number) == there[number]


def play_all(plan: Plan, done: Done, processes: int, stop: Stop) -> Iterator[Chunk]:
    """What is still to be played, in whatever order it is ready. Ends early, with whole chunks, once `stop` asks."""
    chunks = chunks_of(plan, done)
    number = min(processes, len(chunks))
    if number > 1:
        yield from _on_many(plan, chunks, number, stop)
        return
    for pair, numbers in chunks:
        if stop.asked:
            return
        yield play_chunk(plan, pair, numbers)


def _on_many(plan: Plan, chunks: Sequence[tuple[Pair, list[int]]], processes: int, stop: Stop) -> Iterator[Chunk]:
    waiting, running = deque(chunks), set[Future[Chunk]]()
    fresh = get_context("spawn")  # a progress bar has a thread, and threads do not survive a fork
    with ProcessPoolExecutor(processes, fresh, leave_ctrl_c) as pool:
        try:
            while True:
                while waiting and not stop.asked and len(running) < AHEAD * processes:
                    running.add(pool.submit(play_chunk, plan, *waiting.popleft()))
                if stop.asked:
                    running -= {future for future in running if future.cancel()}
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_ctrl_c() -> None:
    """Ctrl-C is for the process that the person started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
