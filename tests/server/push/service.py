"""A push service for tests: it takes notices over HTTP, and a browser that decrypts them."""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json


def coded(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


class Browser:
    """A subscription of a browser: an address at a push service, and the keys for what comes there."""

    def __init__(self, origin: str, name: str = "one") -> None:
        self.endpoint = f"{origin}/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def body(self) -> dict[str, str]:
        """The subscription as the page sends it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": coded(point), "auth": coded(self._auth)}

    def read(self, sent: bytes) -> Any:
        """A notice as the service worker of the page gets it."""
        return json.decode(http_ece.decrypt(sent, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class PushService:
    """Notices that came: path, headers, body. `status` is what the service answers."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.origin = ""


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            if service.status == 302:
                self.send_header("location", f"{service.origin}/inner")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
