"""Progress of long work on a terminal: a bar, or a number that grows. In a pipe nothing is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta.cli.screen import Screen

_STEP: Final = 25  # pieces of work after which the number moves


@contextmanager
def progress(
    page: Screen, said: str, total: int, done: int = 0, *, silent: bool = False, open_end: bool = False
) -> Iterator[Callable[..., None]]:
    """Progress bar on a terminal. Yields the function that moves it, given a number and, if it changes, the text.

    With an open end it shows the time that has passed, not the time that is left.
    """
    if silent or not page.console.is_terminal:
        yield lambda _done, _said="": None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    time = TimeElapsedColumn() if open_end else TimeRemainingColumn()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), time
    with Progress(*columns, console=page.console, transient=True) as bar:
        task = bar.add_task(said, total=total, completed=done)
        yield lambda done, said=None: bar.update(task, completed=done, description=said)


@contextmanager
def counting(page: Screen, key: str) -> Iterator[Callable[[int], None]]:
    """Progress of work of unknown length: a number that grows, on a terminal."""
    if not page.console.is_terminal:
        yield lambda _: None
        return
    with page.console.status(page.say(key, n=0)) as status:
        yield lambda count: status.update(page.say(key, n=count)) if count % _STEP == 0 else None
