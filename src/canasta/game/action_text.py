"""The actions of a turn as text, brought to canonical form. Whether a move is legal is not asked here."""

from __future__ import annotations

import re
from typing import Final

from canasta.cards import CARD_TEXTS, KIND_TEXTS, CardError, parse_card, parse_kind
from canasta.game.errors import RecordError, shortened

# By verb: the least and the most cards (None: any number), whether a meld is named (None: if need be), an example.
_FORMS: Final[dict[str, tuple[int, int | None, bool | None, str]]] = {
    "draw": (0, 0, False, "draw"),
    "take": (0, None, None, "take K K"),
    "meld": (1, None, False, "meld 9 9 2"),
    "add": (1, None, None, "add 5 X > 1"),
    "swap": (1, 2, True, "swap K > 1"),  # the wild may be named too
    "discard": (1, 1, False, "discard 7h"),
    "pass": (0, 0, False, "pass"),
    "ask": (0, 0, False, "ask"),
    "yes": (0, 0, False, "yes"),
    "no": (0, 0, False, "no"),
}
VERBS: Final = (*_FORMS, "cut")
_NUMBER: Final = re.compile("[1-9][0-9]{0,3}")


def card_text(text: str) -> str:
    """The canonical text of a card or of a kind (``K``, ``3r``). Raises `RecordError`."""
    try:
        return CARD_TEXTS[parse_card(text)]
    except CardError:
        pass
    try:
        return KIND_TEXTS[parse_kind(text)]
    except CardError:
        raise RecordError("card", found=shortened(text)) from None


def canonical_action(text: str) -> str:
    """One action in canonical form: ``Meld 10s 10 x`` becomes ``meld Ts T X``. Raises `RecordError`."""
    words = text.replace(">", " > ").split()
    verb = words[0].lower() if words else ""
    if verb == "cut":
        if len(words) != 2 or not _NUMBER.fullmatch(words[1]):
            raise RecordError("action", found=shortened(text), example="cut 61")
        return f"cut {words[1]}"
    if verb not in _FORMS:
        raise RecordError("verb", found=shortened(text), verbs=", ".join(VERBS))
    least, most, meld, example = _FORMS[verb]
    named = words[-2:] if ">" in words else []
    cards = words[1 : len(words) - len(named)]
    wrong_number = len(cards) < least or (most is not None and len(cards) > most)
    wrong_meld = ">" in cards or (meld is not None and bool(named) is not meld)
    if wrong_number or wrong_meld or (named and not (named[0] == ">" and _NUMBER.fullmatch(named[1]))):
        raise RecordError("action", found=shortened(text), example=example)
    return " ".join([verb, *map(card_text, cards), *named])


def canonical_actions(text: str) -> tuple[str, ...]:
    """The actions of a turn, joined with ``;``, each in canonical form: at least one. Raises `RecordError`."""
    return tuple(canonical_action(action.strip()) for action in text.split(";"))
