"""The work of a review in pieces that any process can do: a piece is a few decisions or moments of a deal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Final

from canasta.arena.running import leave_ctrl_c
from canasta.game.record import parse
from canasta.review.cases import Dealt, dealt
from canasta.review.course import Point, point
from canasta.review.grading import Effort, Grade, grade

if TYPE_CHECKING:
    from canasta.arena import Stop

SEED_BITS: Final = 60
CASES: Final = 4  # decisions in a piece
MOMENTS: Final = 12
AHEAD: Final = 2  # pieces for each process that are given out before they are needed


@dataclass(frozen=True, slots=True)
class Piece:
    """Some of the cases or of the moments of a deal, by their places in `Dealt`."""

    deal: int
    cases: tuple[int, ...] = ()
    moments: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """What a piece came to, in its order."""

    piece: Piece
    grades: tuple[Grade | None, ...]
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """What all pieces share: the record as text, the seed, how much each decision and moment is tried out."""

    record: str
    seed: str
    effort: Effort


def pieces_of(deals: Sequence[Dealt], seats: Sequence[int]) -> list[Piece]:
    """All the work: the decisions of those seats, and every moment."""
    found = []
    for deal in deals:
        cases = [place for place, case in enumerate(deal.cases) if case.seat in seats]
        found += [Piece(deal.number, cases=tuple(cases[at : at + CASES])) for at in range(0, len(cases), CASES)]
        moments = range(len(deal.moments))
        found += [Piece(deal.number, moments=tuple(moments[at : at + MOMENTS])) for at in moments[::MOMENTS]]
    return found


def work(order: Order, piece: Piece) -> Done:
    """Do a piece: a function of the order and the piece alone."""
    deal = _dealt(order.record, piece.deal)
    rules = deal.rules
    seed = f"{order.seed}/{piece.deal}"
    # One seed for all decisions of a turn: they are compared with each other (`canasta.review.turns`).
    cases = [deal.cases[place] for place in piece.cases]
    grades = [grade(case, order.effort, Random(f"{seed}/{case.turn}").getrandbits(SEED_BITS)) for case in cases]
    # One seed for all moments of a deal: what changes nothing shall not look as if it did.
    same = Random(seed).getrandbits(SEED_BITS)
    points = [point(rules, deal.before, deal.moments[place], order.effort.course, same) for place in piece.moments]
    return Done(piece, tuple(grades), tuple(points))


def work_all(order: Order, pieces: Sequence[Piece], processes: int, stop: Stop) -> Iterator[Done]:
    """All of them, in whatever order they are ready. Ends early once `stop` asks."""
    number = min(processes, len(pieces))
    if number <= 1:
        for piece in pieces:
            if stop.asked:
                return
            yield work(order, piece)
        return
    waiting, running = deque(pieces), set[Future[Done]]()
    fresh = get_context("spawn")  # a progress bar has a thread, and threads do not survive a fork
    with ProcessPoolExecutor(number, fresh, leave_ctrl_c) as pool:
        try:
            while True:
                while waiting and not stop.asked and len(running) < AHEAD * number:
                    running.add(pool.submit(work, order, waiting.popleft()))
                if stop.asked:
                    running -= {future for future in running if future.cancel()}
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


@lru_cache(maxsize=2)
def _dealt(record: str, number: int) -> Dealt:
    return dealt(parse(record), number)
