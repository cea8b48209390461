"""Copies: whole logs as one file of JSON lines, which another machine takes in and goes on with.

The first line is the header. Each log is a line with the values of its creation, and then a line for each row:
``[seq, command, at, body]``. The last line has the SHA-256 of all lines before it. Bodies stand as they lie in the
store; one that is not a line of JSON stands as base64 in a string.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from canasta import __version__
from canasta.server.store.values import Job, Row, Stored
from canasta.texts.errors import WordedError

FORMAT: Final = 1
MARK: Final = b'{"canasta":"copy"'
What: TypeAlias = Literal["club", "sheet", "register", "table", "bundle", "day", "push", "logs"]
_ID: Final = re.compile(r"[A-Za-z0-9]{1,60}")


class CopyError(WordedError):
    """A copy that cannot be read or taken in, or something that cannot be done to a log. Nothing has changed.

    Its sentence is ``copy-error-CODE`` of the catalogue.
    """

    family: ClassVar[str] = "copy"


class CopyHeader(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="canasta", tag="copy"):
    """The first line: the `format` of the file, the program that wrote it, and the time (ms).

    `what` is the kind of the log with the id `of`, which the others belong to; ``logs`` is any number of any kind.
    `key` is the secret of the link by which the copy was saved, so that its holder goes on with all other links.
    """

    format: int
    program: str
    at: float
    what: What
    of: str | None = None
    key: str | None = None


class _LogLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    log: str
    kind: str
    seed: str
    first: Raw
    created: float
    rows: int
    held_with: str | None = None
    job: tuple[float, int] | None = None


class _EndLine(Struct, frozen=True):
    logs: int
    sha256: str


_header: Final = msgspec.json.Decoder(CopyHeader)
_log: Final = msgspec.json.Decoder(_LogLine)
_row: Final = msgspec.json.Decoder(tuple[int, str | None, float, Raw])
_end: Final = msgspec.json.Decoder(_EndLine)


def header_of(what: What, at: float, *, of: str | None = None, key: str | None = None) -> CopyHeader:
    """The header of a copy that this program writes."""
    return CopyHeader(format=FORMAT, program=__version__, at=at, what=what, of=of, key=key)


def write_copy(header: CopyHeader, logs: Iterable[Stored]) -> Iterator[bytes]:
    """The lines of a copy."""
    digest, count = hashlib.sha256(), 0

    def line(value: object) -> bytes:
        written = msgspec.json.encode(value) + b"\n"
        digest.update(written)
        return written

    yield line(header)
    for log in logs:
        count += 1
        yield line(
            _LogLine(
                log=log.table_id,
                kind=log.kind,
                seed=log.seed,
                first=_shown(log.first),
                created=log.created,
                rows=len(log.rows),
                held_with=log.held_with,
                job=None if log.job is None else (log.job.due_at, log.job.for_seq),
            )
        )
        for row in log.rows:
            yield line((row.seq, row.command, row.at, _shown(row.body)))
    yield line(_EndLine(count, digest.hexdigest()))


def _shown(body: bytes) -> Raw:
    if body[:1] in (b"[", b"{") and body == body.strip() and b"\n" not in body and b"\r" not in body:
        with suppress(ValueError):
            msgspec.json.decode(body)
            body.decode()
            return Raw(body)
    return Raw(msgspec.json.encode(base64.b64encode(body).decode()))


def _stored(shown: Raw) -> bytes:
    found = bytes(shown)
    if found[:1] == b'"':
        return base64.b64decode(msgspec.json.decode(found), validate=True)
    return found


def is_copy(start: bytes) -> bool:
    """True if a file that begins like that is a copy, of whatever format."""
    return start.removeprefix(b"\xef\xbb\xbf").startswith(MARK)


class CopyReader:
    """The lines of a copy, read once. `header` is there at once; `logs` checks everything else on the way.

    Raises `CopyError`: ``not-copy``, ``newer``, ``cut``, ``changed``. What came before the error must not be used.
    """

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._left = iter(lines)
        self._digest = hashlib.sha256()
        first = next(self._left, b"").removeprefix(b"\xef\xbb\xbf")
        if not is_copy(first):
            raise CopyError("not-copy")
        self._digest.update(first)
        try:
            found = msgspec.json.decode(first).get("format")
            if isinstance(found, int) and found > FORMAT:
                raise CopyError("newer", found=found, known=FORMAT)
            self.header: CopyHeader = _header.decode(first)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise CopyError("changed" if first.endswith(b"\n") else "cut") from None

    def logs(self) -> Iterator[Stored]:
        """The logs, one at a time."""
        seen = set[str]()
        for line in self._left:
            if line.startswith(b'{"logs":'):
                self._finish(line, len(seen))
                return
            log = self._log(line)
            if log.table_id in seen or not _ID.fullmatch(log.table_id):
                raise CopyError("changed")
            seen.add(log.table_id)
            yield log
        raise CopyError("cut")

    def _log(self, line: bytes) -> Stored:
        try:
            found = _log.decode(self._taken(line))
            rows = [self._row() for _ in range(found.rows)]
            first = _stored(found.first)
        except CopyError:
            raise
        except (ValueError, RecursionError):
            raise CopyError("changed") from None
        commands = [row.command for row in rows if row.command is not None]
        if len(set(commands)) < len(commands) or any(a.seq >= b.seq for a, b in pairwise(rows)):
            raise CopyError("changed")
        job = None if found.job is None else Job(found.log, *found.job)
        return Stored(found.log, found.seed, first, found.created, rows, found.kind, found.held_with, job)

    def _row(self) -> Row:
        seq, command, at, body = _row.decode(self._taken(next(self._left, b"")))
        return Row(seq, command, _stored(body), at)

    def _taken(self, line: bytes) -> bytes:
        if not line.endswith(b"\n"):
            raise CopyError("cut")
        self._digest.update(line)
        return line

    def _finish(self, line: bytes, count: int) -> None:
        try:
            end = _end.decode(line)
        except (ValueError, RecursionError):
            raise CopyError("changed" if line.endswith(b"\n") else "cut") from None
        if (end.logs, end.sha256) != (count, self._digest.hexdigest()) or any(line.strip() for line in self._left):
            raise CopyError("changed")
