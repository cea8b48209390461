"""The actions of a turn as a record holds them: the texts of `canasta.tabletop.notation`, with its own errors."""

from __future__ import annotations

from canasta.match.errors import RecordError
from canasta.tabletop.notation import VERB_ORDER, NotationError, example, parse_action
from canasta.texts.errors import shortened


def canonical_action(text: str) -> str:
    """One action in canonical form: ``Meld x 10s 10`` becomes ``meld T Ts X``. Raises `RecordError`."""
    try:
        return parse_action(text).text
    except NotationError as error:
        if error.code in ("empty", "verb"):
            raise RecordError("verb", found=shortened(text), verbs=", ".join(VERB_ORDER)) from None
        if error.code in ("card", "three"):
            raise RecordError("card", found=error.data["found"]) from None
        raise RecordError(
            "action", found=shortened(text), example=example(text.replace(">", " ").split()[0].lower())
        ) from None


def canonical_actions(text: str) -> tuple[str, ...]:
    """The actions of a turn, joined with ``;``, each in canonical form: at least one. Raises `RecordError`."""
    return tuple(canonical_action(action.strip()) for action in text.split(";"))
