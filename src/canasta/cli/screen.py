"""The output of every command: a language, a console for people, JSON for programs, a sentence for an error."""

from __future__ import annotations

import codecs
import os
import sys
import textwrap
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from canasta.texts import text
from canasta.texts.errors import WordedError, reason

if TYPE_CHECKING:
    from rich.console import Console

DONE: Final = 0
REFUSED: Final = 1  # an action that the rules refuse, a shuffle that is not proven
BAD_INPUT: Final = 2
FAULT: Final = 70  # a fault of ours, as sysexits.h counts
INTERRUPTED: Final = 130  # as shells report Ctrl-C

PROSE_WIDTH: Final = 96  # columns; longer lines of running text are hard to read
TABLE_WIDTH: Final = 110  # columns; a wider table would separate cells that belong together


PLAINER: Final = (
    {"−": "-", "—": "-", "·": "-", "→": "->", "✓": "+", "✗": "x", "¿": "", "¡": ""}
    | dict.fromkeys("«»“”", '"')
    | {"’": "'"}
    | {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
)
TIED: Final = "\ue000"  # stands in a block for a space at which no line is broken; rich breaks at every real one

_LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default="en")


class BadInputError(WordedError):
    """Input of the command that cannot be read or used."""

    family = "cli"


class Screen:
    """A console in one language. rich handles colours, widths and NO_COLOR; names are never read as markup."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def console(self) -> Console:
        """Standard output."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def fancy(self) -> bool:
        """True if suit signs and dashes can be written; else letters take their place."""
        try:
            "♠♥♦♣·—“”ñ".encode(self.console.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    @property
    def width(self) -> int:
        """Columns for running text."""
        return min(self.console.width, PROSE_WIDTH)

    @property
    def table_width(self) -> int:
        """Columns for the table."""
        return min(self.console.width, TABLE_WIDTH)

    def say(self, key: str, /, **args: int | str) -> str:
        """The message of the catalogue in the language of this screen."""
        return text(self.lang, key, **args)

    def print(self, *parts: Any, style: str | None = None, end: str = "\n", whole: bool = False) -> None:
        """A line, wrapped at words on a terminal. Left `whole` in a pipe, for programs, and with file names."""
        self.console.print(*parts, style=style, end=end, soft_wrap=whole or not self.console.is_terminal)

    def prose(self, paragraphs: str) -> None:
        """Running text, a paragraph a line, at a width that is easy to read."""
        self.block(paragraphs)

    def block(self, shape: Any, width: int | None = None) -> None:
        """A table or other shape at a readable width; without the blanks at the ends of lines that rich fills up."""
        with self.console.capture() as capture:
            self.console.print(shape, width=width or self.width)
        for line in capture.get().splitlines():
            self.console.out(line.rstrip().replace(TIED, " "), highlight=False)

    def tell(self, key: str, /, style: str | None = None, **args: int | str) -> None:
        """Print a message of the catalogue; file names in it are not broken, so that they can be copied."""
        if "file" in args:
            args["file"] = str(args["file"]).replace(" ", TIED)
        for line in self.wrapped(self.say(key, **args)) if self.console.is_terminal else [self.say(key, **args)]:
            self.print(line.replace(TIED, " "), style=style, whole=True)

    def wrapped(self, words: str, less: int = 0) -> list[str]:
        """Words in lines of the width for running text, broken at spaces only; `less` columns stay free."""
        return textwrap.wrap(words, max(20, self.width - less), break_long_words=False, break_on_hyphens=False)

    def json(self, value: object) -> None:
        """One JSON value, for programs: never coloured, never wrapped."""
        import json

        from msgspec import to_builtins

        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2, default=to_builtins) + "\n")


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """A context in which commands speak that language."""
    token = _LANGUAGE.set(lang)
    try:
        yield
    finally:
        _LANGUAGE.reset(token)


def screen(lang: str | None = None) -> Screen:
    """A screen in that language, or in the language of this call of the command."""
    return Screen(lang or _LANGUAGE.get())


def complain(sentence: str) -> None:
    """Print one sentence on standard error."""
    sys.stderr.write(f"canasta: {sentence}\n")


def patient_streams() -> None:
    """Make output replace signs that it cannot encode instead of failing: n for ñ, - for a minus."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="plainer")  # type: ignore[union-attr]


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """ASCII for signs that an encoding lacks, as `codecs.register_error` wants it."""
    assert isinstance(error, UnicodeEncodeError)
    plain = []
    for sign in error.object[error.start : error.end]:
        letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        plain.append(PLAINER.get(sign, letters or "?"))
    return "".join(plain), error.end


codecs.register_error("plainer", _plainer)


def sentence_of(error: Exception, lang: str) -> str | None:
    """The sentence for an expected error; None for an unexpected one, which is a fault of the program."""
    from canasta.extras import missing
    from canasta.match.verify import VerifyError

    if isinstance(error, WordedError | VerifyError):
        return error.message(lang)
    if isinstance(error, ImportError) and (extra := missing(error)) is not None:
        return extra.message(lang)
    if isinstance(error, OSError):
        file = os.fspath(error.filename) if error.filename is not None else "?"
        return text(lang, "cli-error-file", file=str(file), reason=reason(error, lang))
    if hasattr(error, "format_message"):
        return _usage(error, lang)
    return None


def _usage(error: Any, lang: str) -> str:
    """The fault in the words after `canasta`, by the kind of Typer's error, and where to find help."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "canasta"
    commands = getattr(context.command, "commands", None) if context is not None else None
    param = getattr(error, "param", None)
    place = (param.opts[0] if param.param_type_name == "option" else param.metavar or param.name) if param else ""
    if kind == "NoSuchOption":
        sentence = text(lang, "cli-error-no-option", option=error.option_name)
    elif kind == "MissingParameter":
        sentence = text(lang, "cli-error-missing", place=place)
    elif kind == "BadOptionUsage":
        sentence = text(lang, "cli-error-option", option=error.option_name)
    elif kind == "BadParameter" and param is not None:
        sentence = text(lang, "cli-error-value", place=place, expected=param.metavar or param.name)
    elif commands:
        sentence = text(lang, "cli-error-command", commands=", ".join(commands))
    else:
        sentence = text(lang, "cli-error-words")
    return f"{sentence} {text(lang, 'cli-error-help', command=command)}"
