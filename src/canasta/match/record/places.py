"""The place of each part in the text of a record, for errors found in replaying it."""

from __future__ import annotations

import re


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
