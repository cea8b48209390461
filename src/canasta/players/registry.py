"""Registry of the bots, by name; faults of those from outside, counted, with the first of each kind."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct, field

from canasta.outside.guest import GuestFault
from canasta.players.quick_bots import ByRules, Greedy, Novice, Random
from canasta.players.searching import EXPERT, MASTER, STRONG, Searching, Tuned
from canasta.texts import LANGUAGES, text
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.outside import Guest
    from canasta.outside.guest import Mind

_NUMBER: Final = re.compile("[1-9][0-9]{0,5}")


class Bot(Protocol):
    """A player. It keeps nothing between calls: the same view and the same chance give the same action."""

    @property
    def name(self) -> str:
        """The name by which `get` finds it."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of ``view.legal``, which is not empty: the seat of the view is to act."""


class UnknownBotError(WordedError):
    """Raised for an unknown name; its sentence lists the known ones."""

    family = "bot"

    def __init__(self, name: str) -> None:
        super().__init__("unknown", found=name)

    def message(self, lang: str) -> str:
        return text(lang, "bot-error-unknown", **self.data, names=", ".join(spoken(lang)))


_SEARCHING: Final = {"master": MASTER, "expert": EXPERT, "strong": STRONG}
_ALL: Final[tuple[Bot, ...]] = (
    *(Searching(name, level) for name, level in _SEARCHING.items()),
    *(Tuned(), ByRules(), Greedy(), Novice(), Random()),
)
_BOTS: Final = {bot.name: bot for bot in _ALL}
# The levels that people choose from, the easiest first, each under a second a play
LEVELS: Final = ("novice", "rules", "tuned", "strong", "master")
OFFERED: Final = re.compile("guest:[a-z][a-z0-9-]{0,17}")  # a bot by the name that the operator of a server gave it
STAND_IN: Final = "greedy"  # plays on for a bot from outside that fails
_ADDED: Final[dict[str, Bot]] = {}
_GUESTS: Final[dict[str, Guest]] = {}


def names() -> tuple[str, ...]:
    """The names of all bots, the strongest first."""
    return tuple(_BOTS)


def spoken(lang: str) -> tuple[str, ...]:
    """The names of all bots in a language; `get` accepts these too."""
    return tuple(text(lang, f"bot-called-{bot.name}") for bot in _ALL)


@cache
def _called() -> dict[str, str]:
    """The bots by their names in all languages."""
    return {called: bot.name for lang in LANGUAGES for called, bot in zip(spoken(lang), _ALL, strict=True)}


def level_name(name: str, lang: str) -> str:
    """The everyday name of a bot's level ("Medium"); for a bot outside `LEVELS`, the bot's own name."""
    if OFFERED.fullmatch(name):
        return name.partition(":")[2]
    return text(lang, f"level-name-{name}" if name in LEVELS else f"bot-name-{name}")


def quick() -> tuple[str, ...]:
    """The names of the bots that act at once: they simulate nothing, except asking for leave to go out."""
    return tuple(name for name in _BOTS if name not in _SEARCHING)


def get(name: str) -> Bot:
    """The bot of that name, English or Spanish; ``strong/64`` makes exactly 64 playouts a decision.

    Also one that was added; one that an installed package offers under the name, by an entry point of the group
    ``canasta.bots``; ``module:Class`` or ``module:function``; and a program, ``process:COMMAND``. Such a bot plays by
    the rules of `canasta.outside`. Raises `UnknownBotError`, `OutsideError`.
    """
    if not isinstance(name, str):
        raise UnknownBotError(shortened(str(name)))
    wanted = name.strip()
    if wanted in _ADDED:
        return _ADDED[wanted]
    if OFFERED.fullmatch(wanted):
        raise UnknownBotError(name)
    if ":" in wanted:
        return _guest(wanted, wanted)
    asked, slash, playouts = wanted.lower().partition("/")
    asked = asked if asked in _BOTS else _called().get(asked, asked)
    bot = _BOTS.get(asked)
    if bot is None and not slash:
        return _offered(wanted)
    if bot is None or (slash and (asked not in _SEARCHING or not _NUMBER.fullmatch(playouts))):
        raise UnknownBotError(name)
    if not slash:
        return bot
    return Searching(f"{asked}/{int(playouts)}", replace(_SEARCHING[asked], playouts=int(playouts)))


def add(bot: Bot, name: str | None = None) -> None:
    """Have `get` find this bot by its name, or by another one, in this process."""
    _ADDED[name or bot.name] = bot


def offered() -> tuple[str, ...]:
    """The names of the bots from outside that a server offers."""
    return tuple(name for name in _ADDED if OFFERED.fullmatch(name))


def is_offered_form(name: str) -> bool:
    """True for the name of a bot that a server offers, or once offered."""
    return OFFERED.fullmatch(name) is not None


def invited(name: str) -> Bot:
    """The bot of that name, once it has shown that it can play. Raises what `get` raises."""
    bot = get(name)
    guest = _GUESTS.pop(bot.name, None)
    if guest is not None:
        guest.greet()
        _GUESTS[guest.name] = guest  # not one that fails: it may be mended and named again
    return bot


def faults(name: str) -> list[GuestFault]:
    """The faults of the bot of that name in this process since they were last asked for."""
    return _GUESTS[name].take_faults() if name in _GUESTS else []


def is_guest(name: str) -> bool:
    """True for a bot from outside that plays in this process."""
    return name in _GUESTS


def dismiss() -> None:
    """Let all bots from outside begin afresh: what one has seen of these cards is no help with the same cards."""
    for guest in _GUESTS.values():
        guest.leave()


def _offered(name: str) -> Guest:
    from canasta.outside.modules import installed

    reference = installed().get(name)
    if reference is None:
        raise UnknownBotError(name)
    return _guest(name, reference)


def _guest(name: str, reference: str) -> Guest:
    """The bot from outside that is called so; there is one of each in a process."""
    if name not in _GUESTS:
        from canasta.outside import Guest

        stand_in = _BOTS[STAND_IN]
        _GUESTS[name] = Guest(name, _mind(reference), (stand_in.name, stand_in.choose))
    return _GUESTS[name]


def _mind(reference: str) -> Mind:
    from canasta.outside.modules import from_module
    from canasta.outside.process import MARK, ProcessMind, command_of

    return ProcessMind(reference, command_of(reference)) if reference.startswith(MARK) else from_module(reference)


class FaultTally(Struct):
    """Faults of bots from outside: how many, by bot and kind, and the first of each kind."""

    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    first: list[GuestFault] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.counts)

    def note(self, fault: GuestFault) -> None:
        """Count one more fault."""
        self._count(fault.bot, fault.kind, 1, fault)

    def add(self, other: FaultTally) -> None:
        """Count the faults of other deals, which came later."""
        first = {(fault.bot, fault.kind): fault for fault in other.first}
        for bot, kinds in other.counts.items():
            for kind, number in kinds.items():
                self._count(bot, kind, number, first[bot, kind])

    def _count(self, bot: str, kind: str, number: int, first: GuestFault) -> None:
        kinds = self.counts.setdefault(bot, {})
        if kind not in kinds:
            self.first.append(first)
        kinds[kind] = kinds.get(kind, 0) + number


def fault_tally(names: Iterable[str]) -> FaultTally:
    """The faults of those bots in this process since they were last asked for."""
    tally = FaultTally()
    for name in names:
        for fault in faults(name):
            tally.note(fault)
    return tally
