"""`canasta serve`: a table server for this machine and for friends."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.listening import handed_over, listen, listen_at
from canasta.cli.options import Language
from canasta.cli.saves import folder
from canasta.cli.screen import DONE, BadInputError, Screen, screen
from canasta.cli.serve_settings import SETTINGS, is_origin, limits_of, parameter, place_of, signature
from canasta.cli.setting_sources import found, shown

if TYPE_CHECKING:
    from canasta.server.web import Config, Limits

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
    certificate = certificate_of(chosen["certificate"], chosen["certificate-key"])
    database = complete_address(chosen["db"], chosen["db-password-file"], chosen["db-password"])
    with listening(chosen) as listener, watching(chosen["metrics"]) as watcher:
        from canasta.server.web.logs import configure
        from canasta.server.web.serving import Server, loop_factory, many_sockets, run, settle

        proxy = trusted_proxies(chosen["proxy"], listener)
        config = configuration(
            chosen["origin"],
            chosen["host"],
            proxied=proxy is not None,
            limits=limits_of(values),
            prefix=chosen["prefix"] or "",
        )
        many_sockets()
        configure(chosen["log-format"])

        def ready(_: Server) -> None:
            settle()
            scheme = "http" if certificate is None else "https"
            announce(page, listener, database, open_page=chosen["open"], prefix=config.prefix, scheme=scheme)

        serving = run(
            database,
            listener,
            config,
            proxy=proxy,
            ready=ready,
            thinkers=chosen["thinkers"],
            watch=watcher,
            certificate=certificate,
        )
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serving)
    page.tell("cli-serve-stopped", style="dim")
    return DONE


serve.__signature__ = signature()  # type: ignore[attr-defined]
serve.__annotations__ = {name: each.annotation for name, each in signature().parameters.items()}


def listening(chosen: Mapping[str, Any]) -> AbstractContextManager[socket.socket]:
    """The socket of the server: of systemd, in the file system, or at an address. Raises `BadInputError`."""
    given = handed_over()
    if given is not None:
        return given
    if chosen["socket"] is not None:
        return listen_at(Path(chosen["socket"]), chosen["socket-mode"])
    return listen(chosen["host"], chosen["port"])


def watching(place: str | None) -> AbstractContextManager[socket.socket | None]:
    """The socket for figures and health; None if there is to be none. Raises `BadInputError`."""
    where = place_of(place) if place else None
    return nullcontext() if where is None else listen(*where)


def trusted_proxies(proxy: str | None, listener: socket.socket) -> str | None:
    """The proxies to be believed: those named, and whoever may use our Unix socket."""
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


def configuration(
    origins: Sequence[str],
    host: str = "127.0.0.1",
    *,
    proxied: bool = False,
    limits: Limits | None = None,
    prefix: str = "",
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
    return Config(client=client, origins=frozenset(origins), hosts=hosts, limits=limits or Limits(), prefix=prefix)


def database_at(
    address: str | None, password_file: str | os.PathLike[str] | None, environ: Mapping[str, str] = os.environ
) -> str:
    """The address of the database for these options; what they leave out comes from the settings of the server.

    Raises what `complete_address` raises, and `SettingError`.
    """
    options = {"db": address, "db-password-file": os.fspath(password_file) if password_file is not None else None}
    named = environ.get("CANASTA_SETTINGS")
    values = found(SETTINGS, options, environ, Path(named) if named else None)
    return complete_address(*(values[name].value for name in ("db", "db-password-file", "db-password")))


def complete_address(address: str | None, password_file: str | None = None, password: str | None = None) -> str:
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


def announce(
    page: Screen,
    listener: socket.socket,
    database: str,
    *,
    open_page: bool = False,
    prefix: str = "",
    scheme: str = "http",
) -> None:
    """Print the address of the table, for this machine and for others, and the place of its database."""
    here = None
    if listener.family in (socket.AF_INET, socket.AF_INET6):
        host, port = listener.getsockname()[:2]
        everywhere = host in _EVERYWHERE
        here = url("127.0.0.1" if everywhere else host, port, prefix, scheme)
        page.tell("cli-serve-at", style="bold", address=here)
        from canasta.server.web.addresses import own_address

        near = own_address() if everywhere else None
        if near:
            page.tell("cli-serve-near", address=url(near, port, prefix, scheme))
            if page.console.is_terminal and page.fancy:
                import segno

                segno.make(url(near, port, prefix, scheme), error="l").terminal(compact=True, border=2)
    else:
        page.tell("cli-serve-socket", style="bold", file=str(listener.getsockname()))
    if "://" not in database:  # a URL may hold a password
        page.tell("cli-serve-kept", style="dim", file=database)
    page.tell("cli-serve-stop", style="dim")
    sys.stdout.flush()
    if here is not None and open_page and has_browser():
        import webbrowser

        webbrowser.open(here)


def url(host: str, port: int, prefix: str = "", scheme: str = "http") -> str:
    """The address of the page."""
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}:{port}{prefix}/"


def has_browser() -> bool:
    """True if a browser opened here would show on the screen of the person who typed the command."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
