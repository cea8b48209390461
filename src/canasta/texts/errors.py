"""Errors that people read: a stable code, the values of the case, a sentence in each language."""

from __future__ import annotations

import errno
from typing import ClassVar, Final

from canasta.texts import text

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "name",
}


class WordedError(ValueError):
    """Something that cannot be: the base of every error of the package that has a sentence for people.

    `family` names the part of the package that refuses, `code` is stable within it, `data` holds the names and numbers
    of this case. The sentences are the messages ``FAMILY-error-CODE`` of the catalogue; `str` gives the English one.
    """

    family: ClassVar[str]

    def __init__(self, code: str, /, **data: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def message(self, lang: str) -> str:
        """One sentence in that language (``en``, ``es``), saying what was found and what was expected."""
        return text(lang, f"{self.family}-error-{self.code}", **self.data)

    def __str__(self) -> str:
        return self.message("en")

    def __reduce__(self) -> tuple[type[WordedError], tuple[object, ...], dict[str, object]]:
        return type(self), self.args, vars(self)  # compiled, an exception of itself sends no attributes along


def reason(error: OSError, lang: str) -> str:
    """Why the system refuses a file, in that language where it is one of the common reasons."""
    if error.errno in _REASONS:
        return text(lang, f"file-reason-{_REASONS[error.errno]}")
    return error.strerror or str(error)


def shortened(found: str, most: int = 60) -> str:
    """A text as an error shows it: quoted, what cannot be printed spelt out, cut off where it gets long."""
    return repr(_cut(found, most))


def one_line(found: object, most: int = 60) -> str:
    """A value or sentence as an error shows it without quotes: no line breaks, cut off where it gets long."""
    return _cut(" ".join(str(found).split()), most)


def _cut(found: str, most: int) -> str:
    return found if len(found) <= most else f"{found[:most]}…"
