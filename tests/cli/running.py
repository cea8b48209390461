"""Runs the command as a program in a pipe would, in this process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from canasta.cli import main


@dataclass(frozen=True)
class Done:
    """The result of a call."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def sentence(self) -> str:
        """The one line that bad input gets, after the name of the program; nothing else was printed."""
        assert self.status == 2, self
        assert self.out == ""
        assert self.err.startswith("canasta: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.removeprefix("canasta: ").rstrip("\n")


def run(*words: str, given: bytes | str = b"", lang: str = "en", columns: int = 80, **environ: str) -> Done:
    """`canasta` with those words and that standard input, on a "terminal" of that width that is none."""
    source = given.encode() if isinstance(given, str) else given
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    known = {"COLUMNS": str(columns), "CANASTA_LANG": lang, "TERM": "dumb", **environ}
    stdin = io.TextIOWrapper(io.BytesIO(source), "utf-8")
    with patch.dict("os.environ", known), patch.object(sys, "stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        status = main(list(words))
    return Done(status, _text(out), _text(err))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()


def lines(answers: Iterable[object]) -> str:
    """Answers as standard input."""
    return "".join(f"{answer}\n" for answer in answers)
