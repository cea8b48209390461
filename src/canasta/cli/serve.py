"""`canasta serve`: a table server for this machine and for friends."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from canasta.cli.listening import EVERYWHERE, certificate_of, listening, trusted_proxies, watching
from canasta.cli.options import Language
from canasta.cli.saves import folder
from canasta.cli.screen import DONE, BadInputError, Screen, screen
from canasta.cli.serve_settings import SETTINGS, is_origin, limits_of, parameter, signature
from canasta.cli.setting import found, shown

if TYPE_CHECKING:
    from canasta.cli.setting import SettingPlace, SettingValue
    from canasta.server.web import Config, Limits


def serve(lang: Language = None, settings: str | None = None, show_settings: bool | None = None, **given: Any) -> int:
    """Listen, print the address, and serve until Ctrl-C. The options are those of the table of settings."""
    page = screen(lang)
    values = values_of({each.name: given.get(parameter(each)) for each in SETTINGS}, settings)
    if show_settings:
        for line in shown(SETTINGS, values, page.lang):
            page.print(line, whole=True)
        return DONE
    chosen = {name: value for name, (value, _) in values.items()}
    offer(chosen["bot"])
    database = complete_address(chosen["db"], chosen["db-password-file"], chosen["db-password"])
    certificate = certificate_of(chosen["certificate"], chosen["certificate-key"])
    shown_as = Announced(database, chosen["open"], chosen["prefix"] or "", "https" if certificate else "http")
    with listening(chosen) as listener, watching(chosen["metrics"]) as watch:
        from canasta.club.server.web import club_wing
        from canasta.server.along.routes import along_wing
        from canasta.server.company.routes import company_wing
        from canasta.server.daily.routes import daily_wing
        from canasta.server.duplicates.matches import duplicate_wing
        from canasta.server.journal.time_and_chance import Chance
        from canasta.server.push.routes import notices_wing
        from canasta.server.web.logs import configure
        from canasta.server.web.serving import Server, loop_factory, many_sockets, run, settle

        proxy = trusted_proxies(chosen["proxy"], listener)
        config = configuration(
            chosen["origin"],
            chosen["host"],
            proxied=proxy is not None,
            limits=limits_of(values),
            prefix=shown_as.prefix,
            copy_code=Chance().new_id(),  # lets the operator take in a copy from another machine; new at each start
        )
        many_sockets()
        configure(chosen["log-format"])

        notices = partial(notices_wing, contact=contact_of(chosen["push-contact"]))

        def ready(_: Server) -> None:
            settle()
            announce(page, listener, shown_as._replace(code=config.copy_code))

        serving = run(
            database,
            listener,
            config,
            proxy=proxy,
            ready=ready,
            thinkers=chosen["thinkers"],
            watch=watch,
            certificate=certificate,
            wings=[club_wing, along_wing, daily_wing, duplicate_wing, company_wing, notices],
        )
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serving)
    page.tell("cli-serve-stopped", style="dim")
    return DONE


serve.__signature__ = signature()  # type: ignore[attr-defined]
serve.__annotations__ = {name: each.annotation for name, each in signature().parameters.items()}


def values_of(
    options: Mapping[str, Any], settings: str | None, environ: Mapping[str, str] = os.environ
) -> dict[str, SettingValue]:
    """Every setting: of these options, of variables, and of the file `settings`, that of a variable or the usual one.

    Raises `SettingError`, `OSError`.
    """
    named = settings or environ.get("CANASTA_SETTINGS")
    return found(SETTINGS, options, environ, Path(named) if named else None)


def offer(bots: Sequence[str]) -> None:
    """Offer these bots from outside at every table, each as ``NAME=BOT``. Raises `OutsideError`."""
    from canasta import players

    for each in bots:
        name, _, bot = each.partition("=")
        players.add(players.invited(bot), f"guest:{name}")
    players.dismiss()  # this process only asks whether they play


def configuration(
    origins: Sequence[str],
    host: str = "127.0.0.1",
    *,
    proxied: bool = False,
    limits: Limits | None = None,
    prefix: str = "",
    copy_code: str | None = None,
) -> Config:
    """The configuration of the web server. Raises `BadInputError` without a page, or for an invalid origin.

    The server answers by the names of this machine, by that of `--host` and by those of the origins. A proxy without an
    origin sees to that itself.
    """
    from canasta.server.web.addresses import host_named, own_names
    from canasta.server.web.config import Config, Limits, client_folder, manual_file

    named = {host.lower()} | {host_named(each.partition("://")[2]) or "" for each in origins if is_origin(each)}
    client = client_folder()
    if client is None:
        raise BadInputError("no-client")
    hosts = None if proxied and not origins else own_names() | named
    return Config(
        client=client,
        manual=manual_file(),
        origins=frozenset(origins),
        hosts=hosts,
        limits=limits or Limits(),
        prefix=prefix,
        copy_code=copy_code,
    )


def contact_of(found: str | None) -> str | None:
    """The contact as push services take it: an address of mail begins with ``mailto:``."""
    return f"mailto:{found}" if found is not None and not found.startswith(("https:", "mailto:")) else found


def database_at(
    address: str | None,
    password_file: str | os.PathLike[str] | None,
    settings: str | None = None,
    environ: Mapping[str, str] = os.environ,
) -> str:
    """The address of the database for these options, as `database_and_place` finds it."""
    return database_and_place(address, password_file, settings, environ)[0]


def database_and_place(
    address: str | None,
    password_file: str | os.PathLike[str] | None,
    settings: str | None = None,
    environ: Mapping[str, str] = os.environ,
) -> tuple[str, SettingPlace]:
    """The address of the database for these options, and where it stood.

    What they leave out comes from the settings of the server: those in the file `settings`, if one is named. Raises
    what `complete_address` raises, and `SettingError`.
    """
    options = {"db": address, "db-password-file": os.fspath(password_file) if password_file is not None else None}
    values = values_of(options, settings, environ)
    whole = complete_address(*(values[name].value for name in ("db", "db-password-file", "db-password")))
    return whole, values["db"].origin


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


class Announced(NamedTuple):
    """The facts about a server that it announces."""

    database: str
    open_page: bool = False
    prefix: str = ""
    scheme: str = "http"
    code: str | None = None


def announce(page: Screen, listener: socket.socket, server: Announced) -> None:
    """Print the address of the table, for this machine and for others, and the place of its database."""
    here = None
    if listener.family in (socket.AF_INET, socket.AF_INET6):
        host, port = listener.getsockname()[:2]
        everywhere = host in EVERYWHERE
        here = url("127.0.0.1" if everywhere else host, port, server.prefix, server.scheme)
        page.tell("cli-serve-at", style="bold", address=here)
        from canasta.server.web.addresses import own_addresses

        found = own_addresses() if everywhere else ()
        for near in found:
            page.tell("cli-serve-near", address=url(near, port, server.prefix, server.scheme))
        if found and page.console.is_terminal and page.fancy:
            import segno

            segno.make(url(found[0], port, server.prefix, server.scheme), error="l").terminal(compact=True, border=2)
    else:
        page.tell("cli-serve-socket", style="bold", file=str(listener.getsockname()))
    if "://" not in server.database:  # a URL may hold a password
        page.tell("cli-serve-kept", style="dim", file=server.database)
    if server.code is not None:
        page.tell("cli-serve-code", style="dim", code="-".join((server.code[:5], server.code[5:])))
    page.tell("cli-serve-stop", style="dim")
    sys.stdout.flush()
    if here is not None and server.open_page and has_browser():
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
