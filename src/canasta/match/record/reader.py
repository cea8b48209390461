"""Reads the text of a record (``docs/reference/records.md``), line by line, and says where it is damaged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from canasta.cards import CardError, parse_card
from canasta.match.errors import RecordError
from canasta.match.record.values import (
    CutRecord,
    DealEnd,
    DealRecord,
    Deck,
    DrawPick,
    DrawRecord,
    Record,
    RecordOutcome,
    RecordResult,
    RecordTurn,
    Seat,
    SeatKind,
    canonical_actions,
    check_added,
    check_bytes,
    check_lifted,
    check_match,
    check_order,
    check_players,
    check_points,
    check_result,
    check_rules,
    check_seats,
    check_switch,
    check_within,
)
from canasta.match.record.writer import FIRST_LINE, SEEDED
from canasta.texts.errors import shortened

MAX_BYTES: Final = 8_000_000


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line with its continuation lines: the number and the text of each part, without the spaces around it."""

    parts: tuple[tuple[int, str], ...]

    @property
    def number(self) -> int:
        """The number of its first line, counted from 1."""
        return self.parts[0][0]

    @property
    def text(self) -> str:
        return " ".join(text for _, text in self.parts)


class Lines:
    """The lines of a record, taken one by one. An error about a line names what was expected there."""

    def __init__(self, source: str | bytes) -> None:
        text = _decoded(source)
        self._lines = list(_joined(text))
        self._last = text.count("\n") + (not text.endswith("\n"))
        self._next = 0
        self._tried: list[str] = []

    @property
    def ended(self) -> bool:
        return self._next == len(self._lines)

    def ahead(self, start: str, example: str) -> bool:
        """True if the next line begins with this pattern; `example` is a line that would."""
        if not self.ended and re.match(start, self._lines[self._next].text):
            self._tried.clear()
            return True
        self._tried.append(example)
        return False

    def take(self, pattern: str, example: str) -> tuple[RecordLine, re.Match[str]]:
        """Take the next line, which must be of this pattern. Raises `RecordError` with `example`."""
        if self.ended:
            raise RecordError("ended", self._last, examples=self._examples(example))
        line = self._lines[self._next]
        found = re.fullmatch(pattern, line.text)
        if found is None:
            raise RecordError("expected", line.number, examples=self._examples(example), found=shortened(line.text))
        self._next += 1
        self._tried.clear()
        return line, found

    def finish(self) -> None:
        """Raise `RecordError` unless every line has been taken."""
        if not self.ended:
            line = self._lines[self._next]
            raise RecordError("after-result", line.number, found=shortened(line.text))

    def _examples(self, example: str) -> str:
        return ", ".join(f"“{tried}”" for tried in dict.fromkeys((*self._tried, example)))


@contextmanager
def at(line: int) -> Iterator[None]:
    """A context that adds a line to `RecordError`s raised inside."""
    try:
        yield
    except RecordError as error:
        raise error.at(line) from None


def _decoded(source: str | bytes) -> str:
    if len(source) > MAX_BYTES:
        raise RecordError("too-big", most=MAX_BYTES // 1_000_000)
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", source.count(b"\n", 0, error.start) + 1) from None


def _joined(text: str) -> Iterator[RecordLine]:
    parts: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r").rstrip(" ")
        if not line.isprintable():
            bad = next(c for c in line if not c.isprintable())
            raise RecordError("unprintable", number, character=f"U+{ord(bad):04X}")
        if not line or line.startswith("#"):
            continue
        if parts and not line.startswith(" "):
            yield RecordLine(tuple(parts))
            parts = []
        parts.append((number, line.strip(" ")))
    if parts:
        yield RecordLine(tuple(parts))


_N: Final = r"(0|[1-9][0-9]{0,8})"
_POINTS: Final = r"((?: (?:0|-?[1-9][0-9]{0,8}))+)"


def read(source: str | bytes) -> Record:
    """The record that a text or a file's bytes hold: at most 8 MB of UTF-8.

    Raises `RecordError`, with the line, for everything else.
    """
    lines = Lines(source)
    _first_line(lines)
    return _Reader(lines).record()


def _first_line(lines: Lines) -> None:
    line, found = lines.take(r"(?:canasta record ([0-9]+)\b)?.*", FIRST_LINE)
    if found[1] is None:
        raise RecordError("foreign", line.number, expected=FIRST_LINE, found=shortened(line.text))
    if line.text != FIRST_LINE:
        raise RecordError("version", line.number, expected=FIRST_LINE, found=shortened(line.text))


def _card(text: str, line: int) -> int:
    try:
        return parse_card(text)
    except CardError:
        raise RecordError("card", line, found=shortened(text)) from None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


class _Reader:
    """Goes through the lines once, from the top."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.seats = 0
        self.totals: tuple[int, ...] = ()

    def record(self) -> Record:
        line, found = self.lines.take(rf"rules (\S+) {_N}", "rules clasica 1")
        rules, version = found[1], int(found[2])
        with at(line.number):
            check_rules(rules, version)
        house = self.house()
        line, found = self.lines.take("match (.+)", "match 7f3k")
        match_id = found[1]
        with at(line.number):
            check_match(match_id)
        seeded = self.lines.ahead(f"{SEEDED}$", "sides 2")
        if seeded:
            self.lines.take(SEEDED, SEEDED)
        seats, sides = self.table()
        dealer = self.dealer()
        draw = self.draw() if self.lines.ahead("draw$", "draw") else None
        self.totals = (0,) * sides
        deals: list[DealRecord] = []
        while self.lines.ahead("deal ", f"deal {len(deals) + 1}"):
            deals.append(self.deal(len(deals) + 1))
            if deals[-1].end is None:
                break  # only the last deal may be open: the result follows
        result = self.result(sides, tuple(deals))
        self.lines.finish()
        return Record(rules, version, match_id, sides, seats, dealer, house, draw, tuple(deals), result, seeded)

    def house(self) -> tuple[tuple[str, str], ...]:
        house: dict[str, str] = {}
        while self.lines.ahead("house ", "house target = 3000"):
            line, found = self.lines.take("house ([^= ]+) = (.+)", "house target = 3000")
            with at(line.number):
                check_switch(found[1], found[2], house)
            house[found[1]] = found[2]
        return tuple(house.items())

    def table(self) -> tuple[tuple[Seat, ...], int]:
        line, found = self.lines.take(f"sides {_N}", "sides 2")
        sides = int(found[1])
        seats: list[Seat] = []
        while self.lines.ahead("seat ", f"seat {len(seats)} human Ana"):
            example = f"seat {len(seats)} human Ana"
            line, found = self.lines.take(rf"seat {len(seats)} (human|bot) (.+)", example)
            with at(line.number):
                seats.append(Seat(SeatKind(found[1]), found[2]))
        with at(line.number):
            check_seats(len(seats), sides)
        self.seats = len(seats)
        return tuple(seats), sides

    def seat(self, text: str, line: RecordLine) -> int:
        with at(line.number):
            check_within(int(text), self.seats, "seat")
        return int(text)

    def dealer(self) -> int:
        line, found = self.lines.take(f"dealer {_N}", "dealer 3")
        return self.seat(found[1], line)

    def draw(self) -> DrawRecord:
        start, _ = self.lines.take("draw", "draw")
        deck = self.deck()
        picks: list[DrawPick] = []
        while self.lines.ahead("pick ", "pick 0: 17 Kh"):
            line, found = self.lines.take(rf"pick {_N}: {_N} (\S+)", "pick 0: 17 Kh")
            pick = DrawPick(int(found[1]), int(found[2]), _card(found[3], line.number))
            with at(line.number):
                DrawRecord(deck, (*picks, pick), tuple(range(self.seats)))
            picks.append(pick)
        line, found = self.lines.take(f"players((?: {_N})+)", "players 2 0 1 3")
        players = _numbers(found[1])
        with at(line.number):
            check_players(players, self.seats)
        with at(start.number):
            return DrawRecord(deck, tuple(picks), players)

    def deck(self) -> Deck:
        commitment, at_line = self.digest("commitment")
        secret, at_secret = self.digest("secret")
        with at(at_secret or at_line):
            check_bytes(commitment, secret)
        contributions = self.contributions()
        order = self.order() if self.lines.ahead("order( |$)", "order") else None
        return Deck(commitment, secret, contributions, order)

    def digest(self, word: str) -> tuple[bytes | None, int]:
        """32 bytes in hexadecimal after the word, and their line; None and 0 where the line is left out."""
        if not self.lines.ahead(f"{word} ", f"{word} 5b1f…"):
            return None, 0
        line, found = self.lines.take(f"{word} ([0-9a-f]{{64}})", f"{word} 5b1f… (64 digits 0-9 a-f)")
        return bytes.fromhex(found[1]), line.number

    def contributions(self) -> tuple[str, ...]:
        contributions = [""] * self.seats
        after = -1
        while self.lines.ahead("contribution ", "contribution 0 siete"):
            line, found = self.lines.take(f"contribution {_N} (.+)", "contribution 0 siete")
            seat = self.seat(found[1], line)
            with at(line.number):
                check_added(found[2])
                if seat <= after:
                    raise RecordError("contribution-order", seat=seat)
            contributions[seat] = found[2]
            after = seat
        return tuple(contributions)

    def order(self) -> tuple[int, ...]:
        line, _ = self.lines.take("order( .*)?", "order")
        parts = ((number, text.removeprefix("order") if number == line.number else text) for number, text in line.parts)
        order = tuple(_card(card, number) for number, text in parts for card in text.split())
        with at(line.number):
            check_order(order)
        return order

    def deal(self, number: int) -> DealRecord:
        self.lines.take(f"deal {number}", f"deal {number}")
        dealer = self.dealer()
        deck = self.deck()
        cut = self.cut(deck.order) if self.lines.ahead("cut ", "cut 1: 61") else None
        turns: list[RecordTurn] = []
        while self.lines.ahead("[0-9]", f"{len(turns) + 1}. 0: draw; discard 7h"):
            turns.append(self.turn(len(turns) + 1))
        end = self.end() if self.lines.ahead("end ", "end stock, scores 305 -40, totals 305 -40") else None
        return DealRecord(dealer, deck, cut, tuple(turns), end)

    def cut(self, order: tuple[int, ...] | None) -> CutRecord:
        line, found = self.lines.take(f"cut {_N}: {_N}(?: aimed {_N})?", "cut 1: 61")
        aim = None if found[3] is None else int(found[3])
        with at(line.number):
            check_lifted(int(found[2]), order)
            check_lifted(int(found[2]) if aim is None else aim, order)
        return CutRecord(self.seat(found[1], line), int(found[2]), aim)

    def turn(self, number: int) -> RecordTurn:
        line, found = self.lines.take(rf"{_N}\. {_N}: (.+)", f"{number}. 0: draw; discard 7h")
        with at(line.number):
            if int(found[1]) != number:
                raise RecordError("turn-number", found=int(found[1]), expected=number)
            return RecordTurn(self.seat(found[2], line), canonical_actions(found[3]))

    def end(self) -> DealEnd:
        pattern = f"end (?:out by {_N}|stock), scores{_POINTS}, totals{_POINTS}"
        zeros = " 0" * len(self.totals)
        line, found = self.lines.take(pattern, f"end out by 0, scores{zeros}, totals{zeros}")
        seat = None if found[1] is None else self.seat(found[1], line)
        end = DealEnd(seat, _numbers(found[2]), _numbers(found[3]))
        with at(line.number):
            check_points(end.scores, end.totals, self.totals)
        self.totals = end.totals
        return end

    def result(self, sides: int, deals: tuple[DealRecord, ...]) -> RecordResult:
        pattern = f"result (?:won by {_N}|(draw|abandoned|unfinished))"
        line, found = self.lines.take(pattern, "result won by 0")
        result = (
            RecordResult(RecordOutcome(found[2]))
            if found[1] is None
            else RecordResult(RecordOutcome.WON, int(found[1]))
        )
        with at(line.number):
            check_result(result, sides, deals)
        return result


class Places:
    """The line of each part of a record that could be read: by the word with which it begins."""

    def __init__(self, source: str | bytes) -> None:
        lines = source.decode("utf-8-sig") if isinstance(source, bytes) else source.removeprefix("\ufeff")
        self._lines: dict[tuple[str, str], int] = {}
        section, picks = "", 0
        for number, line in enumerate(lines.split("\n"), 1):
            word, _, rest = line.partition(" ")
            word = word.rstrip("\r")
            if word == "deal":
                section, word = f"deal {rest.strip()}", ""
            elif word == "draw":
                section, word = "deal 0", ""
            elif word == "result":
                section = ""
            elif turn := re.fullmatch(r"([0-9]+)\.", word):
                word = f"turn {turn[1]}"
            elif word == "pick":
                picks += 1
                word = f"pick {picks}"
            if line[:1] not in ("", " ", "#", "\r"):
                self._lines.setdefault((section, word), number)

    def line(self, word: str) -> int:
        """The line of the heading, or of the result, that begins with this word; 1 where there is none."""
        return self._lines.get(("", word), 1)

    def deal(self, number: int, word: str = "") -> int:
        """The line of a deal (0: the draw) that begins with this word, or else the one where the deal begins."""
        section = f"deal {number}"
        return self._lines.get((section, word)) or self._lines.get((section, ""), 1)
