"""`canasta serve`: a table server for this machine and for friends."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.options import Language
from canasta.cli.saves import folder
from canasta.cli.screen import DONE, BadInputError, Screen, screen

if TYPE_CHECKING:
    from canasta.server.web import Config

PORT: Final = 8642  # always the same where it can be: browsers keep seats and settings by address and port
_EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - only compared with
_ORIGIN: Final = re.compile(r"https?://[\w.:\[\]-]+")


def serve(
    host: Annotated[str, typer.Option("--host", help="cli-option-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", help="cli-option-port", metavar="0-65535", min=0, max=65535)
    ] = None,
    db: Annotated[str | None, typer.Option("--db", help="cli-option-db", metavar="FILE|URL")] = None,
    db_password: Annotated[
        Path | None, typer.Option("--db-password", help="cli-option-db-password", metavar="FILE")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
    proxy: Annotated[str | None, typer.Option("--proxy", help="cli-option-proxy", metavar="ADDRESS")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="cli-option-origin", metavar="URL")] = None,
    thinkers: Annotated[int, typer.Option("--thinkers", help="cli-option-thinkers", metavar="N", min=1, max=64)] = 1,
    lang: Language = None,
) -> int:
    """Listen, print the address, and serve until Ctrl-C."""
    page = screen(lang)
    config = configuration(origin or [], host, proxied=proxy is not None)
    database = database_at(db, db_password)
    with listen(host, port) as listener:
        from canasta.server.web.serving import Server, loop_factory, many_sockets, run, settle

        many_sockets()

        def ready(_: Server) -> None:
            settle()
            announce(page, listener, database, open_page=open_page)

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(database, listener, config, proxy=proxy, ready=ready, thinkers=thinkers))
    page.tell("cli-serve-stopped", style="dim")
    return DONE


def configuration(origins: list[str], host: str = "127.0.0.1", *, proxied: bool = False) -> Config:
    """The configuration of the web server. Raises `BadInputError` without a page, or for an invalid origin.

    The server answers by the names of this machine, by that of `--host` and by those of the origins. A proxy without an
    origin sees to that itself.
    """
    from canasta.server.web.addresses import host_named, own_names
    from canasta.server.web.config import Config, client_folder

    named = {host.lower()}
    for found in origins:
        name = host_named(found.partition("://")[2]) if _ORIGIN.fullmatch(found) else None
        if name is None:
            raise BadInputError("origin", found=found)
        named.add(name)
    client = client_folder()
    if client is None:
        raise BadInputError("no-client")
    hosts = None if proxied and not origins else own_names() | named
    return Config(client=client, origins=frozenset(origins), hosts=hosts)


def database_at(address: str | None, password_file: Path | None, environ: Mapping[str, str] = os.environ) -> str:
    """The address of the database: as given, from CANASTA_DB, or in our folder; with the password, if one is given.

    Every user of the machine can read the command line, so passwords come from a file or from CANASTA_DB_PASSWORD.
    Raises `BadInputError`, `OSError` for a file that cannot be read, `StoreError`.
    """
    found = address or environ.get("CANASTA_DB") or default_database()
    password = environ.get("CANASTA_DB_PASSWORD", "") if found.startswith("postgres") else ""
    if password_file is not None:
        password = password_file.read_text(encoding="utf-8").strip("\r\n")
        if not password:
            raise BadInputError("db-password", file=os.fspath(password_file))
    if not password:
        return found
    from canasta.server.store.address import with_password

    return with_password(found, password)


def default_database() -> str:
    """A file beside the matches of `canasta play`. Its folder is made."""
    home = folder().parent
    home.mkdir(parents=True, exist_ok=True)
    return os.fspath(home / "tables.sqlite")


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port on the default one or, if that is taken, any. Raises `BadInputError`."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, PORT if port is None else port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadInputError("host", host=host) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would let two programs have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


def announce(page: Screen, listener: socket.socket, database: str, *, open_page: bool) -> None:
    """Print the address of the table, for this machine and for others, and the place of its database."""
    host, port = listener.getsockname()[:2]
    everywhere = host in _EVERYWHERE
    here = url("127.0.0.1" if everywhere else host, port)
    page.tell("cli-serve-at", style="bold", address=here)
    from canasta.server.web.addresses import own_address

    near = own_address() if everywhere else None
    if near:
        page.tell("cli-serve-near", address=url(near, port))
        if page.console.is_terminal and page.fancy:
            import segno

            segno.make(url(near, port), error="l").terminal(compact=True, border=2)
    if "://" not in database:  # a URL may hold a password
        page.tell("cli-serve-kept", style="dim", file=database)
    page.tell("cli-serve-stop", style="dim")
    sys.stdout.flush()
    if open_page and has_browser():
        import webbrowser

        webbrowser.open(here)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_browser() -> bool:
    """True if a browser opened here would show on the screen of the person who typed the command."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
