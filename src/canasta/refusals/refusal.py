"""A refused action: the rule of the book that forbids it, a stable code, the numbers and cards of the case.

Why the engine refuses an action is found by `canasta.refusals.explanation`; here stand the value, and for every code
the rule behind it in each rule set. The sentences are the messages ``refusal-CODE`` of the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from canasta.cards import parse_kind
from canasta.rules.model import Rules
from canasta.rules.rulebook import cited
from canasta.rules.switches import by_set
from canasta.tabletop.card_words import cards_in_words, one_card, one_face, several
from canasta.texts import text
from canasta.texts.errors import WordedError

_TURN: Final = "CL-3.1 SA-4.1 RE-2.1 TB-3.1"
_STOCK_END: Final = "CL-5.4 IN-5 SA-5.5 RE-3.7 TB-7.1"
_MELD: Final = "CL-2.1 IN-1 SA-3.1 RE-2.3 TB-3.3"
_ONE_RANK: Final = "CL-2.1 SA-3.1 RE-2.3 TB-3.3"
_SHARED: Final = "CL-2.2 SA-3.5 RE-2.1 TB-3.9"
_BLACK_THREES: Final = "CL-2.3 SA-3.4 RE-2.8 TB-3.10"
_TAKE: Final = "CL-3.2 SA-4.4 RE-2.7 TB-4.1"
_OPENING: Final = "CL-4.2 SA-5.1 RE-2.10 TB-5.1"
_NO_END: Final = "CL-4.3 SA-5.3 RE-3.6 TB-3.12"
_LEAVE: Final = "CL-5.3 SA-5.4 RE-3.4 6-teams:RE-1.4 2:RE-1.2 3:RE-1.3 TB-6.3"
_SWAP: Final = "RE-2.5"

# The rule behind each code: an id for each rule set whose book has one; FORM:ID if a form has its own.
CODES: Final[Mapping[str, str]] = {
    # The turn, and its first obligations
    "deal-over-out": "CL-5.1 SA-5.3 RE-3.2 TB-6.2",
    "deal-over-stock": _STOCK_END,
    "not-your-turn": _TURN,
    "not-your-answer": _LEAVE,
    "answer-first": _LEAVE,
    "no-question": _LEAVE,
    "draw-first": _TURN,
    "already-drawn": _TURN,
    "already-taken": _TURN,
    "stock-empty": _STOCK_END,
    "take-now": "TB-4.3",
    "leave-take-now": "TB-6.3",
    "must-take-last": "IN-5 SA-5.5 RE-3.7",
    "pass-draw": _TURN,
    "discard-needed": _TURN,
    "discard-lies": "CL-3.1 SA-4.1 RE-2.1 TB-3.4",
    "cut-over": "CL-1.2 SA-2.2 RE-1.6 TB-2.3",
    # The cards themselves
    "red-three": "CL-3.6 SA-2.4 RE-2.9 TB-3.2",
    "not-held": "CL-3.1 SA-4.1 RE-2.1 TB-3.1",
    "suit-not-held": "CL-3.1 SA-4.1 RE-2.1 TB-3.1",
    "melded-card": "CL-3.1 SA-4.1 RE-2.6 TB-3.4",
    # Melds
    "no-form": _TURN,
    "too-few-cards": _ONE_RANK,
    "mixed-ranks": _ONE_RANK,
    "too-few-naturals": _MELD,
    "too-many-wilds": _MELD,
    "wilds-not-fewer": "CL-2.1 SA-3.1 RE-2.3 TB-3.3",
    "canasta-closed": "CL-2.4 SA-3.2 RE-2.3 TB-3.3",
    "no-such-meld": _SHARED,
    "other-rank": _ONE_RANK,
    "wild-meld-none": _MELD,
    "wild-meld-natural": "RE-2.4 TB-3.6",
    "wild-meld-full": "RE-2.4 TB-3.6",
    "wild-meld-after-frozen": "TB-4.5",
    "black-threes-few": _BLACK_THREES,
    "black-threes-wilds": _BLACK_THREES,
    "black-threes-out": _BLACK_THREES,
    "black-threes-last": "CL-2.3",
    # The wild taken out of a canasta
    "swap-not-played": "CL-2.2 SA-3.5 TB-3.4",
    "swap-unopened": _SWAP,
    "swap-not-canasta": _SWAP,
    "swap-wild-meld": _SWAP,
    "swap-no-wild": _SWAP,
    "swap-say-wild": _SWAP,
    "swap-no-place": _SWAP,
    "freed-first": _SWAP,
    "freed-back": _SWAP,
    "freed-no-place": _SWAP,
    # The pile
    "pile-empty": "CL-3.2 SA-4.1 RE-2.2 TB-4.1",
    "pile-black-three": "CL-3.4 SA-3.4 RE-2.8 TB-3.10",
    "pile-wild": "CL-3.4 SA-3.4 RE-2.7 TB-3.11",
    "pile-red-three": "CL-3.4 SA-2.3 RE-1.7 TB-2.10",
    "one-card-stock": "SA-4.6 RE-3.3",
    "one-card-pile": "IN-3",
    "take-frozen": "CL-3.3 SA-4.5 RE-2.7 TB-4.2",
    "take-unopened": "CL-3.3 SA-4.2 RE-2.7 TB-4.3",
    "take-open-first": "TB-4.3",
    "take-naturals": _TAKE,
    "take-cards": _TAKE,
    "take-other-rank": _TAKE,
    "take-two-wilds": _TAKE,
    "take-no-meld": _TAKE,
    "take-beyond-seven": "TB-4.1",
    "take-frozen-new-meld": "TB-4.2",
    "take-short": "CL-3.5 SA-4.2 RE-2.7",
    "pile-aside": "CL-3.5 SA-4.2 RE-2.7",
    "pile-hidden": _NO_END,
    # Opening
    "opening-short": _OPENING,
    "opening-out-of-reach": _OPENING,
    "opening-unfinished": _OPENING,
    "opening-no-end": _NO_END,
    "opening-before-taking": "TB-4.3",
    "pair-kept": "TB-4.3",
    # Going out
    "run-out": "CL-5.1 SA-5.3 RE-3.6 TB-3.12",
    "keep-discard": "CL-5.1 SA-5.3 RE-3.2 TB-6.2",
    "must-go-out-leave": _LEAVE,
    "must-go-out-black-threes": _BLACK_THREES,
    "must-go-out-abatir": "IN-4 SA-5.2 RE-2.10",
    "must-go-out-abatir-pile": "SA-4.3 RE-2.10 IN-4",
    "no-discard-last-taker": "TB-7.1",
    "no-discard-red-threes": "TB-7.3",
    # Leave
    "leave-not-played": _LEAVE,
    "leave-asked": _LEAVE,
    "leave-refused": _LEAVE,
    "ask-draw-first": _LEAVE,
    "ask-too-late": _LEAVE,
    "ask-bound": _LEAVE,
    "ask-one-card": _LEAVE,
    "ask-unopened": _LEAVE,
    "ask-face-down": _LEAVE,
    "ask-no-pile": _LEAVE,
    "ask-impossible": "CL-5.3",  # elsewhere the rule that keeps the player from going out
}

# Why a player may not go out now, and the rule that says so: it decides the rule of `run-out`.
WHYS: Final[Mapping[str, str]] = {
    "canastas": "CL-5.1 SA-5.3 RE-3.1 2:RE-1.2 TB-6.1",
    "clean-and-dirty": "TB-6.1",
    "cards-left": "CL-5.1 SA-5.3 RE-3.2 TB-6.2",
    "no-discard": "CL-5.1 SA-5.3 RE-3.2 TB-6.2",
    "opening": "CL-4.1 SA-5.1 RE-2.10 TB-5.1",
    "lone-discard": "RE-3.3",
    "leave-refused": _LEAVE,
    "leave-needed": "TB-6.3",
    "last-taker": "TB-7.1",
    "last-card": "TB-7.2",
    "last-red-threes": "TB-7.3",
}

Kind = Literal["invalid", "unavailable"]


@dataclass(frozen=True)
class Refusal:
    """The reason why an action is not allowed.

    `rule` is an id of the rulebook, `code` one of `CODES`. `data` holds numbers, and cards as text: `rank`, `top` and
    `other` are a kind (``K``, ``3b``), `card` is one with its suit, `cards` are kinds with spaces between, `why` is a
    key of `WHYS`.
    `kind` is "unavailable" where only something that the player may not know forbids the action, else "invalid".
    """

    rule: str
    code: str
    data: Mapping[str, int | str] = field(default_factory=dict)
    kind: Kind = "invalid"

    def message(self, lang: str) -> str:
        """The sentence in that language ("es", "en"), with the names and numbers of this case."""
        return text(lang, f"refusal-{self.code}", **_in_words(lang, self.data))

    def __str__(self) -> str:
        return f"{self.rule}: {self.message('en')}"


def _in_words(lang: str, data: Mapping[str, int | str]) -> dict[str, int | str]:
    words = dict(data)
    for name in ("rank", "top", "other"):
        if name in data:
            kind = parse_kind(str(data[name]))
            words[name] = one_card(lang, kind)
            words[f"{name}s"] = several(lang, kind)
    if "card" in data:
        words["card"] = one_face(lang, str(data["card"]))
    if "cards" in data:
        words["cards"] = cards_in_words(lang, [parse_kind(card) for card in str(data["cards"]).split()])
    if "why" in data:
        words["why"] = text(lang, f"why-{data['why']}", **words)
    return words


_RULES: Final = {code: by_set(ids) for code, ids in CODES.items()}
_WHY_RULES: Final = {why: by_set(ids) for why, ids in WHYS.items()}


def rule_of(rules: Rules, code: str, why: str | None = None) -> str:
    """The id of the rule behind a code in that rule set, or behind the reason not to go out.

    A set whose own book is silent follows its parent's. Where a house rule brings in what neither book knows, it is
    the rule of the book that the switch comes from.
    """
    ids = _RULES[code] if why is None else _WHY_RULES[why]
    return cited(rules, ids) or next(iter(ids.values()))


def has_rule(rules: Rules, code: str) -> bool:
    """True if the book of that rule set, or its parent's, has a rule behind the code."""
    return cited(rules, _RULES[code]) is not None


def refuse(rules: Rules, code: str, /, **data: int | str) -> Refusal:
    """The refusal of that code in a rule set."""
    return Refusal(rule_of(rules, code), code, data)


class IllegalAction(WordedError):
    """An action that the rules forbid in the present state of the deal; `refusal` says why, and has the sentences."""

    family = "refusal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.data)
        self.args: tuple[Refusal] = (refusal,)  # what it is made of again in another process
        self.refusal = refusal

    def message(self, lang: str) -> str:
        return self.refusal.message(lang)
