"""A bot's program: its command with its limits, and its work: lines to and fro, none of which is waited for too long.

The command is ``process:COMMAND``, or ``process:FILE.toml`` that names it.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, TYPE_CHECKING, Annotated, Final, cast

import msgspec
from msgspec import Meta, Struct

from canasta.outside.errors import MOST_SHOWN, FaultError, OutsideError, printable
from canasta.outside.messages import MOST_LINE, PROTOCOL, BotGreeting, BotReady, Chosen, line, question
from canasta.texts.errors import shortened
from canasta.texts.toml import read_toml

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View

MARK: Final = "process:"
KEEPER: Final = Path(__file__).with_name("keeper.py")
_READ: Final = 65_536
_ERROR: Final = re.compile(r"[\w.]*(Error|Exception)\b")
_TAIL: Final = 2_048  # bytes kept of its standard error
_END_S: Final = 5.0  # for the keeper to end what it keeps
_OF_THE_SYSTEM: Final = ("memory_mb", "cpu_s", "files_mb", "open_files", "processes")
Whole = Annotated[int, Meta(ge=1, le=1_000_000)]


class BotCommand(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A program and its limits: milliseconds to be ready, for a move, for all moves of a deal; those of the system.

    `memory_mb` is what it may write to, `cpu_s` its time on the processor, `files_mb` the size of a file that it
    writes, `open_files` how many it may have open. `processes`: no more processes and threads of its user in all; the
    system does not hold root to it.
    """

    command: Annotated[tuple[str, ...], Meta(min_length=1)]
    start_ms: Whole = 10_000
    move_ms: Whole = 2_000
    deal_ms: Whole = 60_000
    memory_mb: Whole = 1_024
    cpu_s: Whole = 3_600
    files_mb: Whole = 1
    open_files: Whole = 256
    processes: Whole | None = None
    folder: str = ""  # in which it runs; the one of its file

    @property
    def system_limits(self) -> dict[str, int | None]:
        """The limits that the system holds."""
        return {name: getattr(self, name) for name in _OF_THE_SYSTEM}


def command_of(name: str) -> BotCommand:
    """The program of ``process:…``. Raises `OutsideError` for one that is not there."""
    if sys.platform == "win32":
        raise OutsideError("system")
    said = name.removeprefix(MARK).strip()
    found = _in_file(Path(said).expanduser()) if said.endswith(".toml") else BotCommand(command=_words(name, said))
    first = found.command[0]
    place = Path(found.folder, first)
    if not (os.access(place, os.X_OK) and place.is_file() if os.sep in first else shutil.which(first)):
        raise OutsideError("no-program", found=first)
    return found


def _words(name: str, said: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(said))
    except ValueError:  # a quotation mark that nothing closes
        words = ()
    if not words or "\0" in said:
        raise OutsideError("form", found=name)
    return words


def _in_file(file: Path) -> BotCommand:
    text = file.read_bytes()  # an `OSError` has its own sentence
    try:
        found = msgspec.convert(read_toml(text.decode("utf-8")), BotCommand)
    except (ValueError, msgspec.ValidationError) as error:
        raise OutsideError("file", file=str(file), what=shortened(str(error), MOST_SHOWN)[1:-1]) from error
    return msgspec.structs.replace(found, folder=str(file.parent / found.folder))


class BotProcess:
    """One process of a program. All methods raise `FaultError`, and only `end` may be called after that."""

    ready: BotReady

    def __init__(self, command: BotCommand) -> None:
        """Start it and greet it."""
        host, self._hold = os.pipe()
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what the operator named
                [sys.executable, "-I", "-S", KEEPER, json.dumps(command.system_limits), str(host), *command.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(host,),
                cwd=command.folder or None,
                env={"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8"},
                start_new_session=True,
            )
        except BaseException:
            os.close(self._hold)
            raise
        finally:
            os.close(host)
        self._in, self._out, self._err = (
            cast("IO[bytes]", each) for each in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream.fileno(), False)
        for stream in (self._out, self._err):
            self._selector.register(stream, EVENT_READ)
        self._heard, self._tail, self._number = bytearray(), b"", 0
        try:
            self.ready = self._greeted(command.start_ms / 1000)
        except FaultError as fault:
            self.end()
            raise FaultError("start", fault.told or fault.kind) from fault
        except BaseException:
            self.end()
            raise

    def choose(self, view: View, chance: Chance, seconds: float) -> str:
        """Its choice."""
        self._number += 1
        asked = question(self._number, view, chance.getrandbits(32), seconds, history="history" in self.ready.wants)
        try:
            answer = msgspec.json.decode(said := self._ask(line(asked), seconds), type=Chosen)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise FaultError("unreadable", _shown(said)) from error
        if answer.id != self._number:
            raise FaultError("unreadable", _shown(said))
        return answer.action

    def end(self) -> None:
        """End it and all its children."""
        os.close(self._hold)
        self._selector.close()
        for stream in (self._in, self._out, self._err):
            stream.close()
        try:
            self._process.wait(_END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _greeted(self, seconds: float) -> BotReady:
        from canasta import __version__

        said = self._ask(line(BotGreeting(PROTOCOL, f"canasta {__version__}")), seconds)
        try:
            ready = msgspec.json.decode(said, type=BotReady)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise FaultError("unreadable", _shown(said)) from error
        if ready.protocol != PROTOCOL:
            raise FaultError("unreadable", f"protocol {ready.protocol}")
        return ready

    def _ask(self, question: bytes, seconds: float) -> bytes:
        """The next line that it says, once it has been told the question."""
        until, left = monotonic() + seconds, memoryview(question)
        self._selector.register(self._in, EVENT_WRITE)
        try:
            while left or b"\n" not in self._heard:
                if len(self._heard) > MOST_LINE:
                    raise FaultError("long")
                ready = self._selector.select(max(0.0, until - monotonic()))
                for key, _ in ready:
                    if key.fileobj is self._in:
                        left = self._told(left)
                    elif key.fileobj is self._out:
                        self._hear()
                    else:
                        self._listen()
                if not ready:
                    raise FaultError("late", self._last_words())
        finally:
            if self._in in self._selector.get_map():
                self._selector.unregister(self._in)
        said, _, rest = self._heard.partition(b"\n")
        self._heard = rest
        if len(said) > MOST_LINE:
            raise FaultError("long")
        return bytes(said)

    def _told(self, left: memoryview) -> memoryview:
        try:
            left = left[os.write(self._in.fileno(), left) :]
        except BlockingIOError:
            return left
        except OSError as error:
            raise FaultError("ended", self._last_words()) from error
        if not left:
            self._selector.unregister(self._in)
        return left

    def _hear(self) -> None:
        more = os.read(self._out.fileno(), _READ)
        if not more:
            raise FaultError("ended", self._last_words())
        self._heard += more

    def _listen(self) -> None:
        """Take in what it writes to its standard error, so that it never waits there; keep the end of it."""
        more = os.read(self._err.fileno(), _READ)
        if not more:
            self._selector.unregister(self._err)
        self._tail = (self._tail + more)[-_TAIL:]

    def _last_words(self) -> str:
        with suppress(OSError, KeyError):
            self._listen()
        return told_last(self._tail.decode("utf-8", "replace"))


class ProcessMind:
    """A program as a bot: each seat has a process of its own, so none sees the cards of two hands."""

    def __init__(self, name: str, command: BotCommand) -> None:
        self._name = name
        self._command = command
        self._spare: BotProcess | None = None
        self._at: dict[int, BotProcess] = {}

    def greet(self) -> None:
        """Start a process, which the first seat then takes. Raises `OutsideError`."""
        if self._spare is None and not self._at:
            try:
                self._spare = self._started()
            except FaultError as fault:
                raise OutsideError("start", found=self._name, what=printable(fault.told)) from fault

    def choose(self, view: View, chance: Chance, spent: float) -> tuple[object, float]:
        """Its choice and the seconds that it took. Raises `FaultError`."""
        assert view.seat is not None
        seconds = min(self._command.move_ms, self._command.deal_ms - 1000 * spent) / 1000
        if seconds <= 0:
            raise FaultError("late")
        process = self._at.get(view.seat)
        if process is None:
            process = self._at[view.seat] = self._spare or self._started()
            self._spare = None
        begun = monotonic()
        chosen = process.choose(view, chance, seconds)
        return chosen, monotonic() - begun

    def leave(self, seat: int | None = None) -> None:
        """End the process of that seat, or all of them."""
        if seat is None:
            for each in list(self._at):
                self.leave(each)
            if self._spare is not None:
                self._spare.end()
                self._spare = None
        elif seat in self._at:
            self._at.pop(seat).end()

    def _started(self) -> BotProcess:
        try:
            return BotProcess(self._command)
        except OSError as error:
            raise FaultError("start", error.strerror or "") from error


def told_last(said: str) -> str:
    """The last line that begins with the name of an error, as of Python and Node; otherwise the last line."""
    lines = [line.strip() for line in said.strip().splitlines()]
    errors = [line for line in lines if _ERROR.match(line)]
    return (errors or lines or [""])[-1][:MOST_SHOWN]


def _shown(said: bytes) -> str:
    return said.decode("utf-8", "replace")[:MOST_SHOWN]
