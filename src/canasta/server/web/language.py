"""The language of an answer: ``?lang=``, else the first language of Accept-Language that we speak, else English."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from canasta.server.wire.values import Lang
from canasta.texts import LANGUAGES

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
