"""A position as written: every key known, of the right type and in range. Its meaning is checked elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar, Final, NoReturn, TypeVar

from canasta.cards import ACE, JOKER, KIND_OF_CARD, RED_THREE, CardError, parse_card, parse_kind
from canasta.rules import Rules, get
from canasta.rules.errors import RulesError
from canasta.rules.house import with_house
from canasta.texts import text
from canasta.texts.errors import WordedError, one_line, shortened

GivenCard = tuple[int, int | None]  # kind, and the card where its suit was named
Cards = list[GivenCard]
MAX_CARDS: Final = 200  # more than any packs hold
_MOST: Final = 400  # characters of a sentence about the rules

T = TypeVar("T")


class PositionError(WordedError):
    """A text or structure that is no position.

    `place` is the key in question, such as ``seat[0].hand`` (seats and sides count from 0), empty for the whole text.
    `cause` is an error of the rule set or its switches.
    """

    family: ClassVar[str] = "position"

    def __init__(self, code: str, place: str = "", cause: RulesError | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.place = place
        self.cause = cause

    def message(self, lang: str) -> str:
        sentence = super().message(lang) if self.cause is None else one_line(self.cause.message(lang), _MOST)
        return text(lang, "position-error-at", place=self.place, what=sentence) if self.place else sentence


@dataclass
class GivenSeat:
    """The keys of a seat in a position. `hand` is a number where the cards are hidden."""

    hand: Cards | int = field(default_factory=list)
    laid: bool | None = None
    owed: int = 0


@dataclass
class GivenSide:
    """The keys of a side in a position; None for those left out."""

    melds: list[Cards] = field(default_factory=list)
    red_threes: Cards = field(default_factory=list)
    opened: bool | None = None
    taken_pile: bool = False
    taken_frozen_pile: bool = False
    laid_by: list[int] | None = None


@dataclass
class Given:
    """A position as written, by its keys (``docs/reference/notation.md``); None for a key without a plain default."""

    rules: Rules
    scores: list[int]
    seats: list[GivenSeat]
    sides: list[GivenSide]
    turn: int = 0
    phase: str = "draw"
    stock: Cards | int | None = None
    pile: Cards = field(default_factory=list)
    moda: int | None = None
    frozen: bool | None = None
    first_turns: int = 0
    face_down: int = 0
    exact_cut: int | None = None
    drew: str | None = None
    leave: str | None = None
    laid: list[Cards] | None = None
    last_draw: int | None = None
    last_turn: bool = False
    abatir: bool = False
    freed: Cards = field(default_factory=list)
    freed_from: int | None = None
    outcome: str | None = None


def read_given(position: Mapping[str, Any]) -> Given:
    """Check the form of a position. Raises `PositionError`."""
    table = _table(position, "")
    _known(table, "", KEYS_OF_POSITION)
    seats, sides = _tables(table, "seat"), _tables(table, "side")
    scores = table.get("scores")
    rules = _rules(table, len(seats), max(len(sides), len(scores) if isinstance(scores, list) else 0))
    given = Given(rules, [0] * rules.sides, [], [])
    within = {"turn": rules.seats - 1, "first_turns": rules.seats, "exact_cut": rules.sides - 1}
    for key, value in table.items():
        if key in within:
            setattr(given, key, _number(value, key, 0, within[key]))
        elif key in _READERS:
            setattr(given, key, _READERS[key](value, key))
    if "scores" in table:
        given.scores = _scores(table["scores"], rules)
    given.seats = [GivenSeat(**_fields(seat, f"seat[{n}]", KEYS_OF_SEAT)) for n, seat in enumerate(seats)]
    given.sides = [GivenSide(**_fields(side, f"side[{n}]", KEYS_OF_SIDE)) for n, side in enumerate(sides)]
    given.seats += [GivenSeat() for _ in range(rules.seats - len(seats))]
    given.sides += [GivenSide() for _ in range(rules.sides - len(sides))]
    return given


def _rules(table: Mapping[str, Any], seats: int, sides: int) -> Rules:
    """The rule set; of several forms the number of seats picks one unless it is named, for six the sides too.

    A single seat, or none, leaves the usual form: a position may tell of one hand only.
    """
    if "rules" not in table:
        raise PositionError("no-rules")
    name = _text(table["rules"], "rules")
    version = _number(table["version"], "version", 1, 999) if "version" in table else None
    try:
        rules = get(name, version=version)
        several = rules.form and "/" not in name
        if several and seats > 1:
            needed = (3 if sides == 3 else 2) if seats == 6 else None
            rules = get(name, seats=seats, sides=needed, version=version)
    except RulesError as error:
        raise PositionError("rules", "rules", error) from None
    if "house" in table:
        try:
            rules = with_house(rules, _table(table["house"], "house"))
        except RulesError as error:
            raise PositionError("rules", "house", error) from None
    for place, found, most in (("seat", seats, rules.seats), ("side", len(table.get("side", [])), rules.sides)):
        if found > most:
            raise PositionError("too-many-tables", place, rules=rules.name, found=found, most=most)
    return rules


def _scores(value: object, rules: Rules) -> list[int]:
    scores = _list(value, "scores", lambda score, place: _number(score, place, -1_000_000, 1_000_000))
    if len(scores) != rules.sides:
        raise PositionError("scores", "scores", found=len(scores), sides=rules.sides)
    return scores


def _fail(code: str, place: str, found: object, **data: int | str) -> NoReturn:
    raise PositionError(code, place, found=shortened(str(found)), **data)


def _known(table: Mapping[str, Any], place: str, keys: Mapping[str, Any] | set[str]) -> None:
    for key in table:
        if key not in keys:
            near = next(iter(get_close_matches(str(key), list(keys), n=1)), "")
            _fail("unknown-key", place, key, nearest=near or "none", keys=", ".join(sorted(keys)))


def _table(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        _fail("expected-table", place, value)
    return value


def _tables(table: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    return _list(table.get(key, []), key, _table)


def _fields(table: Mapping[str, Any], place: str, readers: Mapping[str, Callable[[Any, str], Any]]) -> dict[str, Any]:
    _known(table, place, readers)
    return {key: readers[key](value, f"{place}.{key}") for key, value in table.items()}


def _list(value: object, place: str, read: Callable[[Any, str], T]) -> list[T]:
    if not isinstance(value, list | tuple) or len(value) > MAX_CARDS:
        _fail("expected-list", place, value)
    return [read(item, f"{place}[{n}]") for n, item in enumerate(value)]


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        _fail("expected-text", place, value)
    return value


def _yes_no(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        _fail("expected-yes-no", place, value)
    return value


def _number(value: object, place: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        _fail("expected-number", place, value, low=str(low), high=str(high))
    return value


def _choice(*choices: str) -> Callable[[Any, str], str]:
    def read(value: object, place: str) -> str:
        if value not in choices:
            _fail("expected-choice", place, value, choices=", ".join(choices))
        return str(value)

    return read


def _cards(value: object, place: str) -> Cards:
    """Cards written as one text or as a list of texts, the rank alone where the suit does not matter."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list | tuple):
        _fail("expected-cards", place, value)
    if len(words) > MAX_CARDS:
        raise PositionError("too-many-cards", place, found=len(words))
    return [_card(word, place) for word in words]


def _card(word: object, place: str) -> GivenCard:
    if not isinstance(word, str):
        _fail("expected-cards", place, word)
    try:
        card = parse_card(word)
    except CardError:
        pass
    else:
        return KIND_OF_CARD[card], card
    try:
        return parse_kind(word), None
    except CardError:
        _fail("three" if word == "3" else "card", place, word)


def _cards_or_number(value: object, place: str) -> Cards | int:
    if isinstance(value, int):
        return _number(value, place, 0, MAX_CARDS)
    return _cards(value, place)


def _red_threes(value: object, place: str) -> Cards:
    given = _cards_or_number(value, place)
    cards: Cards = [(RED_THREE, None)] * given if isinstance(given, int) else given
    if any(kind != RED_THREE for kind, _ in cards):
        _fail("red-threes", place, value)
    return cards


def _rank(value: object, place: str) -> int:
    """The rank of the moda: that of a natural."""
    cards = _cards(value, place)
    if len(cards) != 1 or cards[0][0] > ACE:
        _fail("rank", place, value)
    return cards[0][0]


def _wild(value: object, place: str) -> Cards:
    cards = _cards(value, place)
    if len(cards) != 1 or not ACE + 1 < cards[0][0] <= JOKER:
        _fail("wild", place, value)
    return cards


def _to(low: int, high: int) -> Callable[[Any, str], int]:
    return lambda value, place: _number(value, place, low, high)


_READERS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "phase": _choice("draw", "play", "answer", "over"),
    "stock": _cards_or_number,
    "pile": _cards,
    "moda": _rank,
    "frozen": _yes_no,
    "face_down": _to(0, MAX_CARDS),
    "drew": _choice("stock", "pile", "none"),
    "leave": _choice("yes", "no"),
    "laid": lambda value, place: _list(value, place, _cards),
    "last_draw": _to(0, 2),
    "last_turn": _yes_no,
    "abatir": _yes_no,
    "freed": _wild,
    "freed_from": _to(1, MAX_CARDS),
    "outcome": _choice("out", "stock"),
}
KEYS_OF_POSITION: Final = {
    "rules",
    "version",
    "house",
    "scores",
    "turn",
    "first_turns",
    "exact_cut",
    "seat",
    "side",
    *_READERS,
}
KEYS_OF_SEAT: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "hand": _cards_or_number,
    "laid": _yes_no,
    "owed": _to(0, MAX_CARDS),
}
KEYS_OF_SIDE: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "melds": lambda value, place: _list(value, place, _cards),
    "red_threes": _red_threes,
    "opened": _yes_no,
    "taken_pile": _yes_no,
    "taken_frozen_pile": _yes_no,
    "laid_by": lambda value, place: _list(value, place, _to(0, 5)),
}
