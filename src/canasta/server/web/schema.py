"""How the API describes itself at ``/api/schema/openapi.json``."""

from __future__ import annotations

from typing import Final

from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from canasta import __version__
from canasta.server.wire.rest import Problem

_WHY: Final = {
    400: "something in the request cannot be read, or cannot be",
    401: "the key of a link is missing",
    403: "the key opens nothing, or does not open this",
    404: "there is no such thing",
    409: "it cannot be done as things are",
    413: "the body is too big",
    415: "the body is not what this takes",
    429: "too often",
}
REFUSALS: Final = {
    status: ResponseSpec(data_container=Problem, description=why, generate_examples=False)
    for status, why in _WHY.items()
}

OPENAPI: Final = OpenAPIConfig(
    title="Canasta",
    version=__version__,
    description="Tables of canasta: opened, joined, shown and replayed. Play itself goes over a socket.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "link": SecurityScheme(
                type="http", scheme="bearer", description="the key of a link: what is behind its #k="
            )
        }
    ),
)
