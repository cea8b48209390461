"""The settings of `canasta serve`: the one table from which options, variables, keys of the file and docs follow."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from canasta.cli.options import Language, Settings
from canasta.cli.screen import BadInputError
from canasta.cli.setting import Form, Setting, choice, mode, rate, several, whole, words, yes_no

if TYPE_CHECKING:
    from canasta.cli.setting import SettingValue
    from canasta.server.web import Limits

_PLACE: Final = re.compile(r"(?:(?P<host>[\w.-]+|\[[0-9A-Fa-f:.]+\]):)?(?P<port>\d{1,5})", re.ASCII)
_PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_LAST_PORT: Final = 65_535
_ORIGIN: Final = re.compile(r"https?://[\w.:\[\]-]+")
# A real domain: Apple refuses every notice of a server that gives localhost.
_CONTACT: Final = re.compile(
    r"(?:mailto:)?[^@\s/]+@(?:[\w-]+\.)+[A-Za-z]{2,}|https://(?:[\w-]+\.)+[A-Za-z]{2,}(?:/\S*)?"
)
MANY: Final = 1_000_000


def is_origin(found: str) -> bool:
    """True for an origin. Raises `BadInputError` for anything else."""
    from canasta.server.web.addresses import host_named

    if not _ORIGIN.fullmatch(found) or host_named(found.partition("://")[2]) is None:
        raise BadInputError("origin", found=found)
    return True


def is_database(found: str) -> bool:
    """True for the address of a database. Raises `StoreError` for anything else."""
    from canasta.server.store.address import read

    return bool(read(found))


def is_offer(found: str) -> bool:
    """True for the name under which a server offers a bot from outside, and that bot."""
    from canasta.players import is_offered_form

    name, _, bot = found.partition("=")
    return is_offered_form(f"guest:{name}") and ":" in bot


def is_contact(found: str) -> bool:
    """True for an address at which the operator can be reached: of mail, or of a page. Push services refuse others."""
    return _CONTACT.fullmatch(found) is not None


def place_of(found: str) -> tuple[str, int] | None:
    """Host and port of `PORT` (of this machine alone) or `HOST:PORT`; None for anything else."""
    hit = _PLACE.fullmatch(found)
    if hit is None or int(hit["port"]) > _LAST_PORT:
        return None
    return (hit["host"] or "127.0.0.1").strip("[]"), int(hit["port"])


def is_proxy(found: str) -> bool:
    """True for addresses and networks, with commas between them."""
    import ipaddress

    try:
        return all(ipaddress.ip_network(each.strip(), strict=False) for each in found.split(","))
    except ValueError:
        return False


def limit(name: str, form: Form) -> Setting:
    """A limit of the server, whose default stands in `Limits`."""

    def default() -> Any:
        from canasta.server.web.config import Limits, Rate

        found = getattr(Limits(), name)
        if isinstance(found, Rate):
            return (found.per_second, found.burst)
        return sorted(found) if isinstance(found, frozenset) else found

    return Setting(name=f"limits.{name.replace('_', '-')}", form=form, default=default, hidden=True)


SETTINGS: Final = (
    Setting(name="host", form=words("ADDRESS"), default=lambda: "127.0.0.1"),
    Setting(name="port", form=whole(0, 65_535)),
    Setting(name="socket", form=words("PATH")),
    Setting(name="socket-mode", form=mode(), default=lambda: 0o660),
    Setting(name="certificate", form=words("FILE")),
    Setting(name="certificate-key", form=words("FILE")),
    Setting(name="db", form=words("FILE|URL", is_database)),
    Setting(name="db-password-file", option="--db-password", form=words("FILE")),
    Setting(name="db-password", option=None, in_file=False, secret=True, form=words("")),
    Setting(name="open", form=yes_no(), default=lambda: False),
    Setting(name="prefix", form=words("PATH", _PREFIX.fullmatch, "prefix")),
    Setting(name="proxy", form=words("ADDRESS", is_proxy, "proxy")),
    Setting(name="origin", form=several("URL", is_origin, "origin"), default=list),
    Setting(name="bot", form=several("NAME=BOT", is_offer, "bot"), default=list),
    Setting(name="push-contact", form=words("MAIL|URL", is_contact, "contact")),
    Setting(name="thinkers", form=whole(1, 64), default=lambda: 1),
    Setting(name="log-format", form=choice("text", "json"), default=lambda: "text"),
    Setting(name="metrics", form=words("[HOST:]PORT", lambda found: place_of(found) is not None, "place")),
    limit("requests", rate()),
    limit("tables", rate()),
    limit("heavy", rate()),
    limit("reviews", rate()),
    limit("frames", rate()),
    limit("tables_in_memory", whole(1, MANY)),
    limit("sockets", whole(10, MANY)),
    limit("sockets_per_table", whole(4, MANY)),
    limit("sockets_per_club", whole(4, MANY)),
)


def limits_of(values: Mapping[str, SettingValue]) -> Limits:
    """The limits among the settings."""
    from canasta.server.web.config import Limits, Rate

    found: dict[str, Any] = {
        name.removeprefix("limits.").replace("-", "_"): Rate(*value) if isinstance(value, tuple) else value
        for name, (value, _) in values.items()
        if name.startswith("limits.")
    }
    return Limits(**found)


def signature() -> inspect.Signature:
    """The parameters of the command: an option for each setting, those about the settings themselves, the language."""
    options: list[tuple[str, Any]] = [(parameter(each), _option(each)) for each in SETTINGS if each.option is not None]
    options += [
        ("settings", Settings),
        ("show_settings", Annotated[bool | None, typer.Option("--show-settings", help="cli-option-show-settings")]),
        ("lang", Language),
    ]
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Signature([inspect.Parameter(n, kind, default=None, annotation=a) for n, a in options])


def parameter(setting: Setting) -> str:
    """The name of the parameter that holds the option of a setting."""
    return setting.name.replace("-", "_").replace(".", "_")


def _option(setting: Setting) -> Any:
    assert setting.option is not None
    option = typer.Option(
        setting.option,
        help=f"cli-serve-option-{setting.option[2:]}",
        metavar=setting.form.metavar,
        hidden=setting.hidden,
    )
    kind = bool if setting.form.metavar is None else list[str] if setting.form.many else str
    return Annotated[kind | None, option]
