"""Play the missing boards of a plan, on one or more processes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, TypeAlias

from canasta.lab.arena.boards import ArenaPlan, Board, Chunk, Pair, play_board, play_chunk
from canasta.processes import Stop, as_ready

BOARDS: Final = 4  # in a chunk of single deals: the unit of work of a process, which Ctrl-C waits for
Done: TypeAlias = Mapping[Pair, Mapping[int, Board]]


def chunks_of(plan: ArenaPlan, done: Done) -> list[tuple[Pair, list[int]]]:
    """The boards still to play, as chunks. Pairs take turns, so an interrupted run has equally many boards of each."""
    size = 1 if plan.matches else BOARDS
    chunks = []
    for start in range(0, plan.boards, size):
        for pair in plan.pairs:
            there = done.get(pair, {})
            numbers = [n for n in range(start, min(start + size, plan.boards)) if n not in there]
            if numbers:
                chunks.append((pair, numbers))
    return chunks


def first_boards(plan: ArenaPlan, done: Done) -> Iterator[tuple[Pair, bool]]:
    """Play one finished board of every pair again; yields whether it ends as before."""
    for pair in plan.pairs:
        if there := done.get(pair):
            number = min(there)
            yield pair, play_board(plan, pair, number) == there[number]


def play_all(plan: ArenaPlan, done: Done, processes: int, stop: Stop) -> Iterator[Chunk]:
    """Play the missing boards and yield chunks as they are ready. Ends between chunks once `stop` asks."""
    return as_ready(partial(_play, plan), chunks_of(plan, done), processes, stop)


def _play(plan: ArenaPlan, chunk: tuple[Pair, list[int]]) -> Chunk:
    return play_chunk(plan, *chunk)
