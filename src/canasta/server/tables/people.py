"""The people at a table: persons and bots on numbered chairs."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from canasta.server.tables.errors import TableError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_NAME: Final = 24  # characters
MOST_MISSED: Final = 3  # turns in a row that a bot plays for a person in a match by days, until it stays
DAY: Final = 1_440  # minutes
_MINUTE: Final = 60_000.0
_BOT_NAMES: Final = ("Alba", "Bruno", "Clara", "Darío", "Elisa", "Félix", "Gala", "Hugo", "Inés", "Jaime", "Lola")


class Spoken(Struct, frozen=True, gc=False):
    """A remark at the table: a set phrase by its code, or free words in `text`."""

    seq: int
    player: int
    phrase: str | None
    text: str


def awake_at(at: float, quiet: tuple[int, int] | None) -> float:
    """That time (ms), or the end of the quiet hours in which it lies; they are minutes of the day, UTC.

    >>> awake_at(60_000.0 * 30, (1320, 420)) / 60_000  # half past midnight, from ten to seven
    420.0
    """
    if quiet is None:
        return at
    start, end = quiet
    minute = int(at // _MINUTE) % DAY
    if (minute - start) % DAY >= (end - start) % DAY:
        return at
    return (at // _MINUTE + (end - minute) % DAY) * _MINUTE


@dataclass(slots=True)
class Chair:
    """A taken chair. `key_hash` is that of a person's secret, None for a bot; `confirmed`: agreement to the settings.

    `listed`: they found the table in the list of open tables.
    `vacant`: its person has left the match for good; a bot plays until somebody takes the chair over. `beside` is the
    hash of the secret of those who may look at its cards.
    In a match by days `quiet` are the quiet hours in minutes of the day, UTC; `notices` are wanted or not,
    `told`: one was sent for this turn, `missed` are the last turns in a row for which time ran out.
    """

    name: str
    avatar: str
    key_hash: str | None = None
    confirmed: bool = False
    away: bool = False
    vacant: bool = False
    quiet: tuple[int, int] | None = None
    notices: bool = False
    told: bool = False
    missed: int = 0
    listed: bool = False
    beside: str | None = None

    @property
    def is_bot(self) -> bool:
        """True if no person sits here."""
        return self.key_hash is None

    @property
    def plays_itself(self) -> bool:
        """True if a bot plays: a bot's chair, or that of a person who is away."""
        return self.key_hash is None or self.away

    @property
    def stands_in_once(self) -> bool:
        """True if a bot plays one turn for a person whose time ran out, and no more."""
        return self.away and 0 < self.missed < MOST_MISSED

    def turn_begins(self, at: float) -> float:
        """The time (ms) at which a turn begins in a match by days that came to the player then."""
        return awake_at(at, self.quiet)

    def turn_ends(self, at: float, seconds: int) -> float:
        """The deadline (ms) of that turn, which takes so many seconds."""
        return awake_at(self.turn_begins(at) + 1000.0 * seconds, self.quiet)


def hash_of(key: str) -> str:
    """The hash of a secret, to be stored in its place."""
    return hashlib.sha256(key.encode()).hexdigest()


def checked_name(name: str, others: Iterable[Chair | None]) -> str:
    """The name to show. Raises `TableError` for one that cannot be shown, or that somebody has already."""
    name = " ".join(name.split(" ")).strip()
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise TableError("name", found=shortened(name), most=MOST_NAME)
    if any(chair is not None and chair.name.casefold() == name.casefold() for chair in others):
        raise TableError("name-taken", name=name)
    return name


def bots_for(chairs: Sequence[Chair | None], wanted: Iterable[int]) -> list[tuple[int, str, str]]:
    """Chair, name and avatar of a bot for each of those chairs; no name occurs twice at the table."""
    taken = {chair.name.casefold() for chair in chairs if chair is not None}
    free = [(name, f"bot-{number}") for number, name in enumerate(_BOT_NAMES, 1) if name.casefold() not in taken]
    return [(chair, name, avatar) for chair, (name, avatar) in zip(wanted, free, strict=False)]


# Signs that show nothing though they count as letters, marks or symbols. Those of format (Cf) are left out too.
_UNSEEN: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
_SEEN: Final = frozenset("LNPS")  # categories; a mark alone (M) shows nothing that could be read
# Alphabets whose letters look alike: two of them in one name pretend to be one.
_ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU"})
# Cyrillic and Greek letters, of which the small or the capital one looks like a Latin one.
_ALIKE: Final = str.maketrans(
    "авеіјкмнорѕстуүхһԁԛԝαβεζηικμνορτυχ",
    "abeijkmhopsctyyxhdqwabezhikmnoptyx",
)


def seen(name: str) -> str:
    """The name without invisible characters, and with single spaces."""
    kept = (sign for sign in unicodedata.normalize("NFC", name) if sign not in _UNSEEN)
    return " ".join("".join(sign for sign in kept if unicodedata.category(sign) != "Cf").split())


def alphabets(name: str) -> frozenset[str]:
    """The alphabets of its letters, among those that imitate each other."""
    plain = unicodedata.normalize("NFKC", name)
    words = (unicodedata.name(sign, "").partition(" ")[0] for sign in plain if sign.isalpha())
    return _ALPHABETS.intersection(words)


def look(name: str) -> str:
    r"""The look of a name, which is equal for names that people cannot tell apart.

    >>> look("\u0421\u041e\u0421\u041e") == look("Coco"), look("Ana") == look("Eva")
    (True, False)
    """
    return unicodedata.normalize("NFKC", seen(name)).casefold().translate(_ALIKE)


def proper_name(name: str, others: Iterable[Chair | None] = ()) -> str:
    """The name to store. Raises `TableError` for one that cannot be read, or that looks like another player's."""
    found = seen(name)
    if not any(unicodedata.category(sign)[0] in _SEEN for sign in found):
        raise TableError("name-blank", found=shortened(name))
    if len(alphabets(found)) > 1:
        raise TableError("name-mixed", found=shortened(found))
    for chair in others:
        if chair is not None and look(chair.name) == look(found):
            raise TableError("name-taken", name=chair.name)
    return found
