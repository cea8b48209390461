"""Checks of people's names: no invisible characters, and no alphabet that imitates another.

The check is made when a name is given, not when a log is read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from canasta.server.tables.errors import TableError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.server.tables.people import Chair

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
