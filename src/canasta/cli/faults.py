"""The answer to an error: one sentence in the language of the call."""

from __future__ import annotations

import os
from typing import Any

from canasta.extras import missing
from canasta.texts import text
from canasta.texts.errors import WordedError, reason


def sentence_of(error: Exception, lang: str) -> str | None:
    """The sentence for an expected error; None for an unexpected one, which is a fault of the program."""
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
