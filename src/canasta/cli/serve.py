"""`canasta serve`: a table server for this machine and for friends."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.options import Language
from canasta.cli.saves import folder
from canasta.cli.screen import DONE, BadInputError, Screen, screen
from canasta.cli.serve_settings import SETTINGS, is_origin, limits_of, parameter, place_of, signature
from canasta.cli.setting_sources import found, shown

if TYPE_CHECKING:
    from canasta.server.web import Config, Limits

PORT: Final = 8642  # always the same where it can be: browsers keep seats and settings by address and port
_EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - only compared with


def serve(lang: Language = None, settings: str | None = None, show_settings: bool | None = None, **given: Any) -> int:
    """Listen, print the address, and serve until Ctrl-C. The options are those of the table of settings."""
    page = screen(lang)
    named = settings or os.environ.get("CANASTA_SETTINGS")
    options = {each.name: given.get(parameter(each)) for each in SETTINGS}
    values = found(SETTINGS, options, os.environ, Path(named) if named else None)
    if show_settings:
        for line in shown(SETTINGS, values, page.lang):
            page.print(line, whole=True)
        return DONE
    chosen = {name: value for name, (value, _) in values.items()}
    host, proxy = chosen["host"], chosen["proxy"]
    config = configuration(chosen["origin"], host, proxied=proxy is not None, limits=limits_of(values))
    database = database_at(chosen["db"], chosen["db-password-file"], chosen["db-password"])
    watch = place_of(chosen["metrics"]) if chosen["metrics"] else None
    with listen(host, chosen["port"]) as listener, listen(*watch) if watch else nullcontext() as watcher:
        from canasta.server.web.logs import configure
        from canasta.server.web.serving import Server, loop_factory, many_sockets, run, settle

        many_sockets()
        configure(chosen["log-format"])

        def ready(_: Server) -> None:
            settle()
            announce(page, listener, database, open_page=chosen["open"])

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(
                run(
                    database,
                    listener,
                    config,
                    proxy=proxy,
                    ready=ready,
                    thinkers=chosen["thinkers"],
                    watch=watcher,
                )
            )
    page.tell("cli-serve-stopped", style="dim")
    return DONE


serve.__signature__ = signature()  # type: ignore[attr-defined]
serve.__annotations__ = {name: each.annotation for name, each in signature().parameters.items()}


def configuration(
    origins: Sequence[str], host: str = "127.0.0.1", *, proxied: bool = False, limits: Limits | None = None
) -> Config:
    """The configuration of the web server. Raises `BadInputError` without a page, or for an invalid origin.

    The server answers by the names of this machine, by that of `--host` and by those of the origins. A proxy without an
    origin sees to that itself.
    """
    from canasta.server.web.addresses import host_named, own_names
    from canasta.server.web.config import Config, Limits, client_folder

    named = {host.lower()} | {host_named(each.partition("://")[2]) or "" for each in origins if is_origin(each)}
    client = client_folder()
    if client is None:
        raise BadInputError("no-client")
    hosts = None if proxied and not origins else own_names() | named
    return Config(client=client, origins=frozenset(origins), hosts=hosts, limits=limits or Limits())


def database_at(address: str | None, password_file: str | None = None, password: str | None = None) -> str:
    """The address of the database, or of one in our folder; with the password, if there is one, from a file first.

    Every user of the machine can read the command line, so passwords come from a file or from CANASTA_DB_PASSWORD.
    Raises `BadInputError`, `OSError` for a file that cannot be read, `StoreError`.
    """
    place = address or default_database()
    if not place.startswith("postgres") and password_file is None:
        return place
    if password_file is not None:
        password = Path(password_file).read_text(encoding="utf-8").strip("\r\n")
        if not password:
            raise BadInputError("db-password", file=password_file)
    if not password:
        return place
    from canasta.server.store.address import with_password

    return with_password(place, password)


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
