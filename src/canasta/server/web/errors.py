"""Errors of requests: a status, a stable code and a sentence in the language of the request.

That language is ``?lang=``, else the first language of Accept-Language that we speak, else English.
"""

from __future__ import annotations

import logging
import re
from typing import Annotated, Any, ClassVar, Final

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter
from msgspec import DecodeError, ValidationError

from canasta.extras import missing
from canasta.server.live.errors import code_of, passes, sentence_of
from canasta.server.store.values import StoreError
from canasta.server.web.addresses import host_named
from canasta.server.wire.rest import Problem
from canasta.server.wire.values import Lang
from canasta.texts import LANGUAGES, text
from canasta.texts.errors import WordedError

LOG: Final = logging.getLogger("canasta.server")
_STATUS: Final = {
    code: status
    for status, codes in {
        400: "club-log-rules daily-no-date",
        401: "along-no-key club-no-key",
        403: (
            "table-wrong-key table-no-watchers web-foreign-origin web-copy-code web-not-to-open "
            "club-wrong-key club-link-revoked club-link-expired club-may-not club-not-organiser "
            "club-not-its-table club-not-its-match club-not-its-side club-phones-table club-phones-paper"
        ),
        404: (
            "table-no-table copy-no-log along-no-handover along-no-bundle daily-no-day daily-no-best "
            "duplicate-no-match company-gone company-no-wish web-no-page web-no-set "
            "club-no-club club-no-register register-no-season register-not-there"
        ),
        405: "web-no-method",
        406: "web-packed-only",
        409: "push-off",
        413: "web-too-big",
        415: "web-not-json",
        421: "web-foreign-host",
        429: "web-too-fast web-too-many-sockets web-many-bodies",
        501: "extra-missing",
        503: (
            "table-not-stored club-not-stored daily-not-stored journal-owner along-full company-full "
            "web-no-network web-no-client web-full web-leaving web-no-proof web-no-thinkers "
            "work-busy work-late work-lost"
        ),
        507: "journal-full",
    }.items()
    for code in codes.split()
}
_HTTP: Final = {404: "no-page", 405: "no-method", 413: "too-big", 415: "not-json"}
# Families whose errors are about what is, not about what was asked.
_CONFLICTS: Final = {
    "table", "match", "club", "competition", "register", "scoresheet", "journal", "copy", "along", "daily",
    "duplicate", "company",
}  # fmt: skip

_GONE: Final = "client disconnected prematurely"  # as Litestar says it
_PLACE: Final = re.compile(r" - at `(?:key in )?\$?\.?(.*)`$")
_SHAPES: Final = (
    ("missing", re.compile(r"Object missing required field `(?P<found>.+)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<found>.+)`")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<found>.+)")),
    ("type", re.compile(r"Expected (?P<found>.+), got (?P<got>.+)")),
    ("expected", re.compile(r"Expected (?P<found>.+)")),
)


class WebError(WordedError):
    """A request that the web layer refuses before it reaches a table: ``web-error-CODE`` of the catalogue."""

    family: ClassVar[str] = "web"


def status_of(error: WordedError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, StoreError):
        return 503
    return _STATUS.get(code_of(error), 409 if error.family in _CONFLICTS else 400)


def body_error(error: Exception) -> WebError:
    """The error of msgspec in a body as one sentence of ours, which names the place and the expected value."""
    said = str(error)
    if not isinstance(error, ValidationError):
        return WebError("json")
    found = _PLACE.search(said)
    place = _shown(found[1]) if found and found[1] else "$"
    said = said[: found.start()] if found else said
    if place in ("lang", "$.lang"):
        return WebError("no-language", known=", ".join(LANGUAGES))
    for code, shape in _SHAPES:
        if hit := shape.fullmatch(said):
            words = {name: _shown(found.replace("`", "")) for name, found in hit.groupdict().items()}
            return WebError(f"body-{code}", place=place, **words)
    return WebError("body-value", place=place, found=_shown(said))


def _shown(found: str) -> str:
    """A client's text as an error repeats it: short, and only printable characters."""
    return "".join(sign if sign.isprintable() else "?" for sign in found[:160])


def problem(code: str, message: str, status: int, wait: int | None = None) -> Response[Problem]:
    headers = {} if wait is None else {"Retry-After": str(wait)}
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to any error. An unforeseen one is logged, and called a fault of ours."""
    lang = language_of(request)
    if isinstance(error, DecodeError):
        error = body_error(error)
    if isinstance(error, ImportError):
        error = missing(error) or error
    cause = error.__cause__
    if isinstance(error, HTTPException) and isinstance(cause, DecodeError):
        error = body_error(cause)
    if isinstance(error, HTTPException) and error.detail == _GONE:  # the client has gone
        error = WebError("gone")
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 400 and host_named(request.headers.get("host", "x")) is None:  # Litestar has looked at it too
        error = WebError("bad-host")
    elif status < 500:
        error = WebError(_HTTP[status]) if status in _HTTP else WebError("request", place=_parameter(error))
    if isinstance(error, WordedError):
        return problem(code_of(error), sentence_of(error, lang), status_of(error), wait_after(error))
    LOG.error("a request for %s failed", request.scope.get("path"), exc_info=error, extra={"event": "fault"})
    return problem("web-fault", text(lang, "web-error-fault"), 500)


def wait_after(error: WordedError) -> int | None:
    """The seconds after which the request may be sent again; None if that is of no use."""
    if not passes(error):
        return None
    return 5 if status_of(error) == 429 else 2


def _parameter(error: Exception) -> str:
    """The name of the parameter that Litestar could not read."""
    where = getattr(error, "extra", None)
    first = where[0] if isinstance(where, list) and where else None
    return str(first.get("key", "?")) if isinstance(first, dict) else "?"


Language = Annotated[
    Lang | None, QueryParameter(description="the language of all sentences; else Accept-Language says it")
]


def provide_language(request: Request[Any, Any, Any], lang: Language = None) -> str:
    """The dependency `spoken` of the handlers with sentences: it checks ``?lang=`` and adds it to the schema."""
    return lang or language_of(request)


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """``es`` or ``en``."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The supported language that an Accept-Language header likes best.

    >>> accepted("fr, es-AR;q=0.8, en;q=0.5"), accepted("*")
    ('es', 'en')
    """
    best, weight = "en", 0.0
    for entry in header[:200].split(","):
        tag, _, rest = entry.strip().partition(";")
        code = tag.strip().lower().partition("-")[0]
        try:
            quality = float(rest.partition("=")[2]) if "=" in rest else 1.0
        except ValueError:
            continue
        if code in LANGUAGES and quality > weight:
            best, weight = code, quality
    return best
