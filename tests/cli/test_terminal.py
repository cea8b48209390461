"""`canasta play` and `canasta replay` at a real terminal, which a pseudo-terminal stands in for."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from tests.cli.matches import played

import canasta
from canasta.match.record import write
from canasta.match.save import load

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

# Makes standard input the terminal that Ctrl-C and a closed window come from, and listens to both, also where whoever
# runs the tests does not (`nohup`, a job in the background); then runs the command.
IN_ITS_TERMINAL = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); signal.signal(signal.SIGHUP, signal.SIG_DFL); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)
PATIENCE = 120  # seconds for a screen, of which a quiet machine needs one
AGAIN = 4  # seconds after which Ctrl-C is pressed again: CPython's readline misses one that comes just before it waits


class Terminal:
    """A terminal of 80 by 24 with `canasta` in it."""

    opened: ClassVar[list[Terminal]] = []

    def __init__(self, home: Path, *words: str, lang: str = "es_ES.UTF-8") -> None:
        self.master, slave = pty.openpty()
        self.resize(80, 24)
        environ = {
            "PYTHONPATH": str(Path(canasta.__file__).parents[1]),
            "XDG_DATA_HOME": str(home),
            "HOME": str(home),
            "TERM": "xterm-256color",
            "LANG": lang,
            "PATH": os.environ.get("PATH", ""),
        }
        command = [sys.executable, "-m", "canasta", *words]
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_ITS_TERMINAL, *command],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environ,
            cwd=home,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""
        self.opened.append(self)

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def until(self, pattern: str) -> str:
        """Everything that was shown since the last call, up to the pattern, without colours."""
        end = time.monotonic() + PATIENCE
        while True:
            plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen)
            found = re.search(pattern, plain)
            if found:
                self.seen = ""
                return plain
            assert time.monotonic() < end, plain
            assert self.read(), plain

    def read(self) -> bool:
        """Wait a little for more to be shown; whether the other end is still there."""
        if select.select([self.master], [], [], 0.2)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                return False
        return True

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def key(self, key: str) -> None:
        """Press a key once the program waits for one: while it does, the terminal gives it every key at once.

        What was pressed earlier it would throw away.
        """
        end = time.monotonic() + PATIENCE
        while termios.tcgetattr(self.master)[3] & termios.ICANON:
            assert time.monotonic() < end, self.seen
            time.sleep(0.01)
        self.type(key)

    def interrupt(self) -> None:
        """Ctrl-C, pressed as a person would: again if nothing comes of it."""
        for _ in range(PATIENCE // AGAIN):
            self.type("\x03")
            end = time.monotonic() + AGAIN
            while time.monotonic() < end:
                if not self.read() or "\n" in self.seen or self.process.poll() is not None:
                    return

    def ends(self) -> int:
        """The exit status; what is still shown on the way is read, so that nothing waits for a reader."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and self.read():
            assert time.monotonic() < end, self.seen
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Whatever a test left behind: a process that nobody waits for would fail another test."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    while Terminal.opened:
        Terminal.opened.pop().close()


def test_a_person_sits_down_leaves_with_ctrl_c_and_comes_back(home: Path) -> None:
    table = Terminal(home, "play")
    assert "1) Español" in table.until(r"\[1\] › ")
    table.type("\n")
    assert "5) Canasta de tres barajas" in table.until(r"\[1\] › ")
    table.type("9\n")
    table.until(r"Un número del 1 al 5, por favor\.\s+\[1\] › ")
    table.type("\n")
    table.until(r"Tu nombre \[.+\] › ")
    table.type("Ana\n")
    table.until("Intro para repartir")
    table.type("\n")
    screen = table.until("Ana › ")
    assert "Mazo" in screen
    table.type("robar\n")
    assert "Robas" in table.until(r"descartar[^›]*Ana › ")
    table.interrupt()
    saved = table.until(r"Guardada en\s+\S+\.canasta\.")
    assert "Traceback" not in saved
    assert table.ends() == 130
    (kept,) = (home / "canasta" / "matches").iterdir()
    match = load(kept)
    assert match.deal is not None
    assert match.deal.phase == "play"

    table = Terminal(home, "play")
    assert "Canasta clásica, con Ana" in table.until(r"¿Seguimos con ella\? \[S/n\] › ")
    table.type("?\n")
    table.until(r"q\s+sale\.\s+¿Seguimos con ella\? \[S/n\] › ")
    table.type("\n")
    table.until("Ana › ")
    table.type("q\n")
    table.until("Guardada en")
    assert table.ends() == 0

    table = Terminal(home, "play", lang="en_GB.UTF-8")  # a new match instead keeps both
    table.until(r"Resume it\? \[Y/n\] › ")
    table.type("n\n")
    for pattern in (r"\[1\] › ", r"\[1\] › ", r"Your name \[.+\] › ", "Enter to deal"):
        table.until(pattern)
        table.type("\n")
    table.until(r"Stock[\s\S]* › ")
    assert len(list(kept.parent.iterdir())) == 2
    table.resize(50, 20)
    table.type("1\n")
    table.until(r"─{50}\s[^─]* › ")
    table.type("\x04")
    table.until("Saved in")
    assert table.ends() == 0


def test_a_window_that_is_closed_loses_nothing(home: Path) -> None:
    table = Terminal(home, "play", "--rules", "clasica", "--name", "Ana", "--save", "kept")
    table.until("Intro para repartir")
    table.type("\n")
    table.until("Ana › ")
    table.type("1\n")
    table.until("Robas[^›]*Ana › ")
    os.killpg(table.process.pid, signal.SIGHUP)
    assert table.ends() != 0
    match = load(home / "kept")
    assert match.deal is not None
    assert match.deal.phase == "play"


def test_a_record_is_stepped_through_by_keys(home: Path) -> None:
    (home / "match").write_text(write(played("clasica", 9, 0, 1000).record()), encoding="utf-8")
    table = Terminal(home, "replay", "match")
    table.until("juego 1, turno 0  n sigue")
    table.key("n")
    table.until("juego 1, turno 1  n sigue")
    table.key("\x1b[C")
    table.until("juego 1, turno 2  n sigue")
    table.key("b")
    table.until("juego 1, turno 1  n sigue")
    table.key("q")
    assert table.ends() == 0


def test_ctrl_c_ends_a_simulation_without_noise(home: Path) -> None:
    table = Terminal(home, "simulate", "--deals", "20000", "--processes", "2")
    table.until(r"Jugando .* 20/20000|Jugando[^/]* [1-9][0-9]*/20000")
    table.interrupt()
    assert table.ends() == 130
    assert "Traceback" not in table.seen


def test_one_may_leave_before_anything_has_begun_and_a_damaged_match_keeps_nobody_from_it(home: Path) -> None:
    place = home / "canasta" / "matches" / "old.canasta"
    place.parent.mkdir(parents=True)
    place.write_text('{"format": "canasta save 1", "record": ["nonsense", "result unfinished"]}', encoding="utf-8")
    table = Terminal(home, "play")
    assert "no puede seguir" in table.until(r"Idioma[\s\S]*\[1\] › ")
    table.type("\n")
    table.until(r"\[1\] › ")
    table.type("?\n")
    table.until(r"q\s+sale\.\s+\[1\] › ")
    table.type("\n")
    table.until(r"Tu nombre \[.+\] › ")
    table.type("\x04")
    assert table.ends() == 0
    assert "Traceback" not in table.seen
    assert list(place.parent.iterdir()) == [place]


def test_a_long_question_is_broken_between_words(home: Path) -> None:
    table = Terminal(home, "play", "--rules", "salon", "--name", "Ana", "--save", "kept")
    table.until(r"Intro › ")
    table.resize(40, 24)
    table.type("0\n")
    shown = table.until(r"favor\.[\s\S]*Intro › ").replace("\r", "")
    assert "El sorteo de asientos: ¿qué\ncarta tomas? Del 1 al 108, o\nIntro › " in shown
    table.type("q\n")
    assert table.ends() == 0
