"""The settings of a table, checked against the rules, and its house rules in words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from canasta import players, rules
from canasta.rules.describe import differences, title
from canasta.rules.house import with_house
from canasta.server.tables.errors import TableError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.rules import Rules
    from canasta.server.wire.values import Settings

MOST_CHANGES = 200  # switches: more names than there are
_NUMBER: Final = re.compile(r"tel:\+?[0-9](?:[-.()]*[0-9]){2,19}")


def rules_of(settings: Settings) -> Rules:
    """The rules by which a table plays. Raises `RuleSetError`, `HouseRuleError`."""
    return _rules(settings.rules, settings.version, msgspec.json.encode(settings.house, order="sorted"))


@lru_cache(maxsize=256)
def _rules(name: str, version: int | None, house: bytes) -> Rules:
    return with_house(rules.get(name, version=version), msgspec.json.decode(house))


def dated(asked: Settings) -> Settings:
    """Settings as they are stored: with the version of their rules, the newest if none is asked for.

    A bot from outside must be offered here and now; a stored one may be gone, and is then played by one of the house.
    Raises `RuleSetError`, `UnknownBotError`.
    """
    if players.is_offered_form(asked.bots) and asked.bots not in players.offered():
        raise players.UnknownBotError(asked.bots)
    found = rules.get(asked.rules, version=asked.version)
    return msgspec.structs.replace(asked, rules=found.name, version=found.version)


def checked(settings: Settings) -> Settings:
    """The settings with the full name of the rule set, once everything in them is checked.

    Raises `RuleSetError`, `HouseRuleError`, `UnknownBotError`, `TableError`, each with the reason in words.
    """
    if len(settings.house) > MOST_CHANGES:
        raise TableError("too-many-changes", found=len(settings.house), most=MOST_CHANGES)
    known = settings.bots in players.names() or players.is_offered_form(settings.bots)
    if not known:  # nor one that somebody has given another number of playouts
        raise players.UnknownBotError(settings.bots)
    if settings.seed is not None and not (settings.seed.isprintable() and settings.seed.strip()):
        raise TableError("seed")
    if settings.call is not None and not _callable(settings.call):
        raise TableError("call", found=shortened(settings.call))
    return msgspec.structs.replace(settings, rules=rules_of(settings).name)


def _callable(address: str) -> bool:
    """True for an address of a page at a host that can be read, or for a telephone number."""
    if _NUMBER.fullmatch(address):
        return True
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - it raises `ValueError` for one that is none
    except ValueError:
        return False
    plain = address.isprintable() and not re.search(r"[\s\\]", address)
    # A name before the host passes for the host: https://meet.jit.si@elsewhere.example
    return plain and parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc


def house_in_words(settings: Settings, lang: str) -> list[str]:
    """The differences of the rules from the book, one sentence for each change."""
    return differences(rules_of(settings), lang) if settings.house else []


def title_in_words(settings: Settings, lang: str) -> str:
    """The title of the rule set."""
    return title(rules_of(settings), lang)
