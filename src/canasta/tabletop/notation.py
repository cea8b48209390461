"""Actions as text: ``take K K``, ``meld 9 9 2``, ``add 5 X > 1``. Defined in ``docs/reference/notation.md``.

Reading asks only whether a text is an action; whether it may be done is for a deal to say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, Literal, NamedTuple

from canasta.cards import CARD_TEXTS, JOKER, KIND_TEXTS, CardError, parse_card, parse_kind
from canasta.texts import text as catalogue_text
from canasta.texts.errors import WordedError, shortened

__all__ = ["Action", "NotationError", "parse_action", "parse_actions"]


class NotationError(WordedError):
    """A text that is no action.

    `column` counts characters from 1; `number` is that of the action in a sequence, or None.
    """

    family: ClassVar[str] = "notation"

    def __init__(self, code: str, column: int = 1, number: int | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.column = column
        self.number = number

    def what(self, lang: str) -> str:
        """The sentence without the place, for a reader who sees the text just typed."""
        return super().message(lang)

    def message(self, lang: str) -> str:
        sentence = self.what(lang)
        place = {"column": str(self.column), "what": sentence}
        if self.number is None:
            return catalogue_text(lang, "notation-error-column", **place)
        return catalogue_text(lang, "notation-error-action", number=str(self.number), **place)


class _Form(NamedTuple):
    """The arguments of a verb: `least` to `most` cards (None: any number), and whether it names a meld."""

    least: int
    most: int | None
    meld: Literal["never", "maybe", "must"]
    example: str


_FORMS: Final = {
    "draw": _Form(0, 0, "never", "draw"),
    "take": _Form(0, None, "maybe", "take K K"),
    "ask": _Form(0, 0, "never", "ask"),
    "yes": _Form(0, 0, "never", "yes"),
    "no": _Form(0, 0, "never", "no"),
    "meld": _Form(1, None, "never", "meld 9 9 2"),
    "add": _Form(1, None, "must", "add 5 X > 1"),
    "swap": _Form(1, 2, "must", "swap K > 1"),
    "discard": _Form(1, 1, "never", "discard 7h"),
    "pass": _Form(0, 0, "never", "pass"),
}
_VERBS: Final = (*_FORMS, "cut")
VERB_ORDER: Final = {verb: place for place, verb in enumerate(_VERBS)}
_TOKEN: Final = re.compile(r">|[^\s>]+")
_NUMBER: Final = re.compile("[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """One action: its `verb`, the kinds of its `cards`, and the `meld` it names, counted from 1.

    `cards` stand in canonical order, naturals before wilds; `faces` are the same cards where a suit was named, else
    None (a joker has no suit to name). `number` is that of the cards lifted, for ``cut`` only. Two actions are equal if
    they say the same; ``str`` is the canonical text without suits, `text` the one with those that were named.
    """

    verb: str
    cards: tuple[int, ...] = ()
    faces: tuple[int | None, ...] = ()
    meld: int | None = None
    number: int | None = None

    def __post_init__(self) -> None:
        faces = self.faces or (None,) * len(self.cards)
        if len(faces) != len(self.cards):
            raise ValueError(f"{len(self.cards)} cards have {len(faces)} faces: expected as many")
        both = sorted(zip(self.cards, faces, strict=True), key=_by_kind)
        object.__setattr__(self, "cards", tuple(kind for kind, _ in both))
        object.__setattr__(self, "faces", tuple(face for _, face in both))

    def __reduce__(self) -> tuple[type[Action], tuple[object, ...]]:  # compiled, frozen fields cannot be set singly
        return Action, (self.verb, self.cards, self.faces, self.meld, self.number)

    @property
    def text(self) -> str:
        """The canonical text with the suits that were named: ``discard 7h``."""
        named = [
            KIND_TEXTS[kind] if face is None else CARD_TEXTS[face]
            for kind, face in zip(self.cards, self.faces, strict=True)
        ]
        return self._joined(named)

    def __str__(self) -> str:
        return self._joined([KIND_TEXTS[kind] for kind in self.cards])

    def __repr__(self) -> str:
        return f"parse_action({self.text!r})"

    def _joined(self, cards: list[str]) -> str:
        words = [self.verb, *cards]
        if self.number is not None:
            words.append(str(self.number))
        if self.meld is not None:
            words.append(f"> {self.meld}")
        return " ".join(words)


def _by_kind(card: tuple[int, int | None]) -> tuple[int, int]:
    kind, face = card
    return kind, -1 if face is None else face


def example(verb: str) -> str:
    """An action of that verb, as errors show one."""
    return _FORMS[verb].example if verb in _FORMS else "cut 61"


def parse_action(text: str) -> Action:
    """The action that a text names. Case, ``10`` for ``T`` and further spaces do not matter. Raises `NotationError`."""
    return _parse(text, 1, None)


def parse_actions(text: str) -> list[Action]:
    """The actions of a sequence, joined with ``;``; one may end it, and an empty text is an empty sequence.

    Raises `NotationError`, which names the action and the column of the fault.
    """
    parts = text.split(";")
    if not parts[-1].strip():
        parts.pop()
    actions = []
    column = 1
    for number, part in enumerate(parts, 1):
        actions.append(_parse(part, column, number))
        column += len(part) + 1
    return actions


@lru_cache(4096)  # a table server reads the same ones at all tables
def _parse(text: str, column: int, number: int | None) -> Action:
    tokens = [(match.group(), column + match.start()) for match in _TOKEN.finditer(text)]
    if not tokens:
        raise NotationError("empty", column + len(text), number)
    verb, place = tokens[0][0].lower(), tokens[0][1]
    if verb == "cut":
        return _cut(tokens, number)
    form = _FORMS.get(verb)
    if form is None:
        raise NotationError("verb", place, number, found=shortened(tokens[0][0]), verbs=", ".join(_VERBS))
    arrow = next((at for at, token in enumerate(tokens) if token[0] == ">"), len(tokens))
    cards = [_card(word, at, number) for word, at in tokens[1:arrow]]
    if len(cards) < form.least:
        raise NotationError("too-few", column + len(text.rstrip()), number, verb=verb, example=form.example)
    if form.most is not None and len(cards) > form.most:
        raise NotationError("too-many", tokens[form.most + 1][1], number, verb=verb, example=form.example)
    meld = None
    if arrow < len(tokens):
        if form.meld == "never":
            raise NotationError("no-meld", tokens[arrow][1], number, verb=verb, example=form.example)
        meld = _meld(tokens[arrow:], number)
    elif form.meld == "must":
        raise NotationError("which-meld", column + len(text.rstrip()), number, verb=verb, example=form.example)
    return Action(verb, tuple(kind for kind, _ in cards), tuple(face for _, face in cards), meld)


def _card(word: str, column: int, number: int | None) -> tuple[int, int | None]:
    """Kind and, where the word names a suit, face."""
    try:
        kind = parse_kind(word)
        named = kind != JOKER and word[-1] in "shdcSHDC"
        return kind, parse_card(word) if named else None
    except CardError:
        code = "three" if word == "3" else "card"
        raise NotationError(code, column, number, found=shortened(word)) from None


def _meld(tokens: list[tuple[str, int]], number: int | None) -> int:
    """The number after the ``>``, with which `tokens` begin."""
    if len(tokens) == 1:
        raise NotationError("meld-number", tokens[0][1] + 1, number, found=shortened(""))
    word, place = tokens[1]
    if not _NUMBER.fullmatch(word):
        raise NotationError("meld-number", place, number, found=shortened(word))
    if len(tokens) > 2:
        raise NotationError("after-meld", tokens[2][1], number, found=shortened(tokens[2][0]))
    return int(word)


def _cut(tokens: list[tuple[str, int]], number: int | None) -> Action:
    word, place = tokens[1] if len(tokens) > 1 else ("", tokens[0][1] + len("cut"))
    if not _NUMBER.fullmatch(word):
        raise NotationError("cut-number", place, number, found=shortened(word))
    if len(tokens) > 2:
        raise NotationError("too-many", tokens[2][1], number, verb="cut", example="cut 61")
    return Action("cut", number=int(word))
