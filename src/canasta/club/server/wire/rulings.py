"""Questions and rulings of the referee over the web API: `canasta.club.referee` in the language of the request."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Code: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
FactName: TypeAlias = Annotated[str, Meta(max_length=40)]
FactValue: TypeAlias = bool | Annotated[int, Meta(ge=-100_000, le=100_000)] | Annotated[str, Meta(max_length=40)]


class CaseAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A case under these rules. `facts` are the answers so far; `by` is the offender, as the sentences name them."""

    rules: Annotated[str, Meta(max_length=40)]
    house: Annotated[dict[str, int | bool | str], Meta(max_length=100)] = {}
    offence: Code
    facts: Annotated[dict[FactName, FactValue], Meta(max_length=20)] = {}
    by: Annotated[str, Meta(max_length=60)] = ""


class FactAnswer(Struct, frozen=True):
    """A possible answer, as the client sends it (``yes`` and ``no`` are true and false) and in words."""

    value: str
    text: str


class FactAsked(Struct, frozen=True, kw_only=True):
    """A question. Without `answers` it asks for a number from `low` to `high` in steps of `step`."""

    fact: str
    text: str
    answers: list[FactAnswer]
    low: int | None
    high: int | None
    step: int | None


class CaseInfo(Struct, frozen=True, kw_only=True):
    """A case of the book; `borrowed`: it comes from another book, `book`."""

    code: str
    title: str
    book: str
    borrowed: bool


class RefereeBook(Struct, frozen=True, kw_only=True):
    """The cases that can arise by these rules, those of their own book first."""

    rules: str
    title: str
    cases: list[CaseInfo]


class Known(Struct, frozen=True, kw_only=True):
    """A fact that is known, with its question and answer in words."""

    fact: str
    value: bool | int | str
    question: str
    answer: str


class ConsequenceInfo(Struct, frozen=True, kw_only=True):
    """One consequence: the fields of `canasta.club.referee.Consequence`, and a sentence."""

    code: str
    kind: str
    who: str
    what: list[str]
    until: str | None
    cards: str
    to: str
    points: int
    count: int
    rules: list[str]
    settled: bool
    counts: str
    sentence: str


class RuleReading(Struct, frozen=True, kw_only=True):
    """A rule with its text, or with its interpretation if the book is open."""

    rule: str
    text: str


class OpenPoint(Struct, frozen=True, kw_only=True):
    """A question that no book settles, and our answer."""

    code: str
    text: str


class RulingInfo(Struct, frozen=True, kw_only=True):
    """The ruling of the book: the fields of `canasta.club.referee.Ruling`. `points` are what the offending side scores.

    `undecided`: no book names a price, and only the rules in `says` apply.
    """

    rules: str
    offence: str
    title: str
    by: str
    facts: list[Known]
    book: str | None
    borrowed: bool
    whose_law: str
    points: int
    lapsed: bool
    undecided: bool
    consequences: list[ConsequenceInfo]
    rule_ids: list[str]
    says: list[RuleReading]
    readings: list[RuleReading]
    open: list[OpenPoint]


class RefereeSays(Struct, frozen=True, kw_only=True):
    """Either the next `question`, or the `ruling`; `kind` names which. `told` are the known facts, in words."""

    kind: Literal["question", "ruling"]
    title: str
    told: list[Known]
    question: FactAsked | None
    ruling: RulingInfo | None
