"""The sockets on which the server listens: an address and a port, a Unix socket, or one that systemd has opened."""

from __future__ import annotations

import errno
import os
import socket
import stat
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from canasta.cli.screen import BadInputError
from canasta.cli.serve_settings import place_of

PORT: Final = 8642  # always the same where it can be: browsers keep seats and settings by address and port
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - only compared with
_FIRST: Final = 3  # the number of the first file that systemd hands over


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port on the default one or, if that is taken, any. Raises `BadInputError`.

    `::` takes connections of IPv4 too.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, PORT if port is None else port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadInputError("host", host=host) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would let two programs have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
        listener.listen()  # only then it is ours
    except OSError as error:
        listener.close()
        if port is None and error.errno == errno.EADDRINUSE:
            return listen(host, 0)
        if error.errno == errno.EADDRINUSE:
            raise BadInputError("port-taken", port=str(address[1]), host=host) from None
        if error.errno == errno.EACCES:
            raise BadInputError("port-forbidden", port=str(address[1]), host=host) from None
        raise BadInputError("host", host=host) from None
    return listener


@contextmanager
def listen_at(place: Path, mode: int) -> Iterator[socket.socket]:
    """A Unix socket at that place, with those rights; it is removed at the end.

    One that a dead server has left is replaced. Raises `BadInputError` if a server lives there, the place cannot be
    used, or the system has no such sockets.
    """
    if not hasattr(socket, "AF_UNIX"):
        raise BadInputError("socket-here")
    _make_room(place)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)  # closed to all until the rights are set
    try:
        listener.bind(os.fspath(place))
    except OSError as error:
        listener.close()
        raise BadInputError("socket-place", file=os.fspath(place), reason=error.strerror or str(error)) from None
    finally:
        os.umask(before)
    ours = place.stat().st_ino
    try:
        place.chmod(mode)
        listener.listen()
        yield listener
    finally:
        listener.close()
        with suppress(OSError):
            if place.stat().st_ino == ours:  # it may be that of a later server
                place.unlink()


def _make_room(place: Path) -> None:
    try:
        kind = place.lstat().st_mode
    except OSError:  # nothing is there, or `bind` will say why not
        return
    if not stat.S_ISSOCK(kind):
        raise BadInputError("socket-file", file=os.fspath(place))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(os.fspath(place))
        except ConnectionRefusedError:  # its server is dead
            place.unlink()
            return
        except OSError as error:
            raise BadInputError("socket-place", file=os.fspath(place), reason=error.strerror or str(error)) from None
    raise BadInputError("socket-taken", file=os.fspath(place))


def handed_over(environ: Mapping[str, str] = os.environ) -> socket.socket | None:
    """The listening socket that systemd has opened for this process; None if there is none."""
    if environ.get("LISTEN_PID") != str(os.getpid()) or environ.get("LISTEN_FDS", "0") == "0":
        return None
    return socket.socket(fileno=_FIRST)


def listening(chosen: Mapping[str, Any]) -> AbstractContextManager[socket.socket]:
    """The socket of the server: of systemd, in the file system, or at an address. Raises `BadInputError`."""
    given = handed_over()
    if given is not None:
        return given
    if chosen["socket"] is not None:
        return listen_at(Path(chosen["socket"]), chosen["socket-mode"])
    return listen(chosen["host"], chosen["port"])


@contextmanager
def watching(place: str | None) -> Iterator[socket.socket | None]:
    """The socket for figures and health; None without a place. Raises `BadInputError`."""
    where = place_of(place) if place else None
    if where is None:
        yield None
        return
    with listen(*where) as opened:
        yield opened


def trusted_proxies(proxy: str | None, listener: socket.socket) -> str | None:
    """The proxies to be believed: those named, and the users of our Unix socket."""
    if listener.family in (socket.AF_INET, socket.AF_INET6):
        return proxy
    return "unix" if proxy is None else f"{proxy},unix"


def certificate_of(file: str | None, key: str | None) -> tuple[str, str] | None:
    """The files of the certificate and its key, which may be one; None without. Raises `BadInputError`, `OSError`."""
    if file is None:
        return None
    import ssl

    for each in filter(None, (file, key)):
        Path(each).read_bytes()  # its error names the file, that of the library does not
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key)
    except (ssl.SSLError, ValueError):
        raise BadInputError("certificate", file=file, key=key or file) from None
    return file, key or file
