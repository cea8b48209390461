"""A proof from the record of a match that its cards were not stacked: ``python verify.py RECORD``.

This file needs nothing but Python 3.11, so that a doubter can copy and read this one file. It does not replay the
match: it shows that each order of cards follows from the dealer's commitment before the players added to it. The
protocol is in ``docs/reference/shuffle.md``, the form of a record in ``docs/reference/records.md``.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

MAX_BYTES = 8_000_000
MAX_SEATS = 6
HAND = 20  # sides of the two dice by which a hand misses its aim
PACK = (*(rank + suit for rank in "A23456789TJQK" for suit in "shdc"), "X", "X")  # before the shuffle

TEXTS = {
    "en": {
        "draw": "The draw",
        "deal": "Deal {deal}",
        "proven": "proven",
        "not revealed": "not revealed yet",
        "not proven": "NOT PROVEN",
        "commitment": "commitment {commitment}",
        "one-added": "the order follows from the dealer's secret and from what one player added.",
        "added": "the order follows from the dealer's secret and from what {players} players added.",
        "bot-added": "the order follows from the secret, but a bot added to it, so the dealer may have chosen it.",
        "nobody-added": "the order follows from the dealer's secret, sealed before the deal; no player added to it.",
        "seeded": "the order follows from a seed that could be known beforehand: anybody who knew it knew the cards.",
        "going-on": "the secret is kept until the deal is over.",
        "kept-back": "the secret is not revealed yet, though the deal is over.",
        "no-commitment": "the dealer was not bound to anything, so there is nothing to check.",
        "no-order": "the secret is there, but not the order of the cards.",
        "commitment-differs": "the secret is not the one that the dealer was bound to for this deal of this match.",
        "order-differs": "the secret and what was added give another order, first at card {card}.",
        "cut-differs": "by the seed, a cutter who aims at {aim} cards lifts {due}, but the record says {lifted}.",
        "number": "deal {expected} was expected here: deals are missing or have changed places.",
        "damaged": "line {line} is damaged or should not stand there.",
        "nothing": "There is no deal in this record yet, and nothing to check.",
        "foreign": "This is not a record: expected up to 8 MB of text that begins with “canasta record 1”.",
        "no-match": "This record is damaged: expected a line such as “match 7f3k” and at most 6 seats.",
        "unreadable": "{file} cannot be read: expected the record of a match ({reason}).",
    },
    "es": {
        "draw": "El sorteo",
        "deal": "Juego {deal}",
        "proven": "demostrado",
        "not revealed": "aún sin revelar",
        "not proven": "NO DEMOSTRADO",
        "commitment": "compromiso {commitment}",
        "one-added": "el orden se deduce del secreto de quien reparte y de lo que aportó un jugador.",
        "added": "el orden se deduce del secreto de quien reparte y de lo que aportaron {players} jugadores.",
        "bot-added": "el orden se deduce del secreto, pero un bot aportó algo: pudo elegirlo quien reparte.",
        "nobody-added": "el orden se deduce del secreto, sellado antes de repartir; ningún jugador aportó nada.",
        "seeded": "el orden se deduce de una semilla que podía conocerse antes: quien la sabía, sabía las cartas.",
        "going-on": "el secreto se guarda hasta que termine el juego.",
        "kept-back": "el secreto aún no se ha revelado, aunque el juego ha terminado.",
        "no-commitment": "quien reparte no se comprometió a nada: no hay nada que comprobar.",
        "no-order": "está el secreto, pero no el orden de las cartas.",
        "commitment-differs": "el secreto no es el que quien reparte fijó para este juego de esta partida.",
        "order-differs": "del secreto y de lo aportado se deduce otro orden, distinto desde la carta {card}.",
        "cut-differs": "según la semilla, quien apunta a {aim} cartas levanta {due}, pero el acta dice {lifted}.",
        "number": "aquí se esperaba el juego {expected}: faltan juegos o han cambiado de lugar.",
        "damaged": "la línea {line} está dañada o no debería figurar ahí.",
        "nothing": "En esta acta aún no hay ningún juego: no hay nada que comprobar.",
        "foreign": "Esto no es un acta: se esperaban hasta 8 MB de texto que empiece por «canasta record 1».",
        "no-match": "El acta está dañada: se esperaban una línea como «match 7f3k» y 6 asientos como mucho.",
        "unreadable": "No se puede leer {file}: se esperaba el acta de una partida ({reason}).",
    },
}


class VerifyError(ValueError):
    """A text that is no record. `message` gives the sentence in either language, `str` the English one."""

    def __init__(self, code: str) -> None:
        super().__init__(TEXTS["en"][code])
        self.code = code

    def message(self, lang: str) -> str:
        return TEXTS.get(lang, TEXTS["en"])[self.code]


class Status(StrEnum):
    """The verdict on a shuffle."""

    PROVEN = "proven"
    NOT_REVEALED = "not revealed"  # the deal goes on: its secret must not be known yet
    NOT_PROVEN = "not proven"


@dataclass(frozen=True)
class ShuffleCheck:
    """The verdict on one shuffle and its reason: a code and its numbers. `deal` is 0 for the draw for partners."""

    deal: int
    status: Status
    code: str
    data: dict[str, int] = field(default_factory=dict)
    commitment: str = ""  # in hexadecimal, to compare with the one published before the deal

    def message(self, lang: str = "en") -> str:
        """One sentence in that language, ``en`` or ``es``."""
        texts = TEXTS.get(lang, TEXTS["en"])
        name = texts["deal"].format(deal=self.deal) if self.deal else texts["draw"]
        said = texts["one-added" if self.data.get("players") == 1 else self.code]
        return f"{name}: {texts[self.status]}: {said.format(**self.data)}"


class Unproven(Exception):
    """The reason why a shuffle is not proven: a code and its numbers."""

    def __init__(self, code: str, **data: int) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


@dataclass
class Section:
    """The lines of the draw or of a deal that matter: by key, the line's number and the words after the key."""

    deal: int
    expected: int
    entries: dict[str, tuple[int, str]] = field(default_factory=dict)
    damaged: int = 0  # a line that does not belong there
    over: bool = False


@dataclass
class RecordedMatch:
    """The parts of a record that matter here; `kinds` has ``human`` or ``bot`` by seat."""

    id: str = ""
    seeded: bool = False
    kinds: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)


def as_bytes(text: str) -> bytes:
    return text.encode(errors="surrogatepass")


def digest(purpose: str, *fields: bytes) -> bytes:
    labelled = (f"canasta-shuffle/1/{purpose}".encode(), *fields)
    return hashlib.sha256(b"".join(len(f).to_bytes(4, "big") + f for f in labelled)).digest()


def stream(seed: bytes) -> Iterator[int]:
    for counter in itertools.count():
        block = digest("stream", seed, str(counter).encode())
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))


def shuffled(seed: bytes, packs: int) -> list[str]:
    cards, words = list(PACK) * packs, stream(seed)
    for last in range(len(cards) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < limit) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def logical_lines(text: str) -> Iterator[tuple[int, str]]:
    """Number and text of every line with content; a line that begins with a space continues the one before."""
    start, parts = 0, list[str]()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.removesuffix("\r").rstrip(" ")
        if not line or line.startswith("#"):
            continue
        if parts and not line.startswith(" "):
            yield start, " ".join(parts)
            parts = []
        start = start if parts else number
        parts.append(line.strip(" "))
    if parts:
        yield start, " ".join(parts)


def read(text: str) -> RecordedMatch:
    """Read the parts of a record that matter here. Raises `VerifyError`."""
    match, first, expected = RecordedMatch(), True, 0
    for number, line in logical_lines(text):
        if first and line != "canasta record 1":
            raise VerifyError("foreign")
        first = False
        key, _, words = line.partition(" ")
        if key == "match" and not match.id:
            match.id = words
        elif line == "seeded" and not match.sections:
            match.seeded = True
        elif key == "seat":
            match.kinds.append(words.partition(" ")[2].partition(" ")[0])
        elif key in {"draw", "deal"}:
            expected = max(expected, 1) if words or match.sections else 0
            well_formed = re.fullmatch("deal [1-9][0-9]{0,8}|draw", line)
            deal = int(words or 0) if well_formed else expected
            match.sections.append(Section(deal, expected, damaged=0 if well_formed else number))
            expected += 1
        elif key == "result":
            for section in match.sections:
                section.over = section.over or words != "unfinished"
        elif match.sections:
            note(match.sections[-1], number, key, words)
    if not match.id or len(match.kinds) > MAX_SEATS:
        raise VerifyError("foreign" if first else "no-match")
    return match


def note(section: Section, number: int, key: str, words: str) -> None:
    """Keep a line of a section, if it is one that matters."""
    if key == "contribution":
        seat, _, words = words.partition(" ")
        key = f"contribution {seat}"
    elif key in {"end", "players"}:
        section.over = True
    elif key not in {"commitment", "secret", "order", "cut"}:
        return
    if key in section.entries:
        section.damaged = section.damaged or number
    section.entries[key] = (number, words)


def octets(section: Section, key: str) -> bytes:
    """The 32 bytes after a key; empty if it is missing."""
    number, words = section.entries.get(key, (0, ""))
    if number and not re.fullmatch("[0-9a-f]{64}", words):
        raise Unproven("damaged", line=number)
    return bytes.fromhex(words)


def cards(section: Section) -> list[str]:
    """The order, each card as ``Kh``, ``Td`` or ``X``; empty if it is missing."""
    number, words = section.entries.get("order", (0, ""))
    order = [re.sub("^10", "T", card).capitalize() for card in words.split()]
    if number and (not order or len(order) % len(PACK) or not set(PACK).issuperset(order)):
        raise Unproven("damaged", line=number)
    return order


def contributions(section: Section, seats: int) -> list[str]:
    """The contributions by seat, as text."""
    added = [""] * seats
    for key, (number, words) in section.entries.items():
        word, _, seat = key.partition(" ")
        if word == "contribution":
            if not re.fullmatch("[0-9]", seat) or int(seat) >= seats:
                raise Unproven("damaged", line=number)
            added[int(seat)] = words
    return added


def check(match: RecordedMatch, section: Section) -> tuple[Status, str, dict[str, int]]:
    """Status, code and numbers of one shuffle. Raises `Unproven`."""
    if section.damaged:
        raise Unproven("damaged", line=section.damaged)
    if section.deal != section.expected:
        raise Unproven("number", expected=section.expected)
    commitment, secret, order = octets(section, "commitment"), octets(section, "secret"), cards(section)
    added = contributions(section, len(match.kinds))
    if not commitment:
        raise Unproven("no-commitment")
    if not secret:
        if section.over:
            raise Unproven("kept-back")
        return Status.NOT_REVEALED, "going-on", {}
    bound = (as_bytes(match.id), as_bytes(str(section.deal)), secret)
    if digest("commitment", *bound) != commitment:
        raise Unproven("commitment-differs")
    if not order:
        raise Unproven("no-order")
    seed = digest("seed", *bound, *map(as_bytes, added))
    due = shuffled(seed, len(order) // len(PACK))
    if order != due:
        pairs = enumerate(zip(order, due, strict=True), 1)
        raise Unproven("order-differs", card=next(place for place, (card, other) in pairs if card != other))
    check_cut(section, seed, len(order))
    return Status.PROVEN, *who_added(match, section, added)


def check_cut(section: Section, seed: bytes, cards: int) -> None:
    """Check by how much the cutter's hand erred, where it errs. Raises `Unproven`."""
    number, words = section.entries.get("cut", (0, ""))
    cut = re.fullmatch("[0-9]+: ([0-9]{1,3})(?: aimed ([0-9]{1,3}))?", words)
    if number and not cut:
        raise Unproven("damaged", line=number)
    if cut and cut[2]:
        numbers = (word % HAND for word in stream(digest("hand", seed)) if word < 2**32 - 2**32 % HAND)
        lifted, aim = int(cut[1]), int(cut[2])
        due = min(max(aim + next(numbers) - next(numbers), 1), cards - 1)
        if lifted != due:
            raise Unproven("cut-differs", aim=aim, due=due, lifted=lifted)


def who_added(match: RecordedMatch, section: Section, added: Sequence[str]) -> tuple[str, dict[str, int]]:
    """The strength of a proven order, by who contributed to it: code and numbers."""
    if match.seeded:
        return "seeded", {}
    kinds = dict(enumerate(match.kinds))
    if section.deal == 0:  # in the draw they are numbered as they came
        players = section.entries.get("players", (0, ""))[1].split()
        kinds = {int(p): kind for p, kind in zip(players, match.kinds, strict=False) if re.fullmatch("[0-9]", p)}
    adding = [kinds.get(number) for number, text in enumerate(added) if text]
    if any(kind != "human" for kind in adding):
        return "bot-added", {}
    return ("added", {"players": len(adding)}) if adding else ("nobody-added", {})


def verify(source: str | bytes) -> list[ShuffleCheck]:
    """Check each shuffle of a record, in order. Raises `VerifyError` for a text that is no record."""
    if len(source) > MAX_BYTES:
        raise VerifyError("foreign")
    try:
        match = read(source.decode() if isinstance(source, bytes) else source)
    except UnicodeDecodeError:
        raise VerifyError("foreign") from None
    results = []
    for section in match.sections:
        try:
            status, code, data = check(match, section)
        except Unproven as why:
            status, code, data = Status.NOT_PROVEN, why.code, why.data
        commitment = section.entries.get("commitment", (0, ""))[1]
        results.append(ShuffleCheck(section.deal, status, code, data, commitment))
    return results


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each shuffle. 0: nothing is wrong; 1: something is not proven; 2: no record."""
    parser = argparse.ArgumentParser(description="Checks the shuffles of a match of canasta.")
    parser.add_argument("record", type=Path, help="the record of the match")
    parser.add_argument("--lang", choices=sorted(TEXTS), default="en", help="language of the answer")
    asked = parser.parse_args(arguments)
    try:
        with asked.record.open("rb") as file:
            results = verify(file.read(MAX_BYTES + 1))
    except OSError as error:
        print(TEXTS[asked.lang]["unreadable"].format(file=asked.record, reason=error.strerror), file=sys.stderr)
        return 2
    except VerifyError as error:
        print(error.message(asked.lang), file=sys.stderr)
        return 2
    if not results:
        print(TEXTS[asked.lang]["nothing"])
    for result in results:
        print(result.message(asked.lang))
        if result.commitment:
            print("   ", TEXTS[asked.lang]["commitment"].format(commitment=result.commitment))
    return int(any(result.status is Status.NOT_PROVEN for result in results))


if __name__ == "__main__":
    sys.exit(main())
