"""Compression for clients that accept it: small answers on their way out, a whole deal in a thread."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.config.compression import CompressionConfig

PACKED: Final = {"packed": True}  # `opt` of a handler that packs what it answers
# Nothing below a kilobyte: so a key to a seat is never packed.
PACKING: Final = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed")
_LEVEL: Final = 5


async def packed(request: Request[Any, Any, Any], body: bytes, media_type: str = MediaType.JSON) -> Response[bytes]:
    """A response with JSON, compressed in a thread, since it is too long to block the event loop."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, _LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)
