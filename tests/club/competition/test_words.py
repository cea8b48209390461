"""Entries, places and reasons in both languages; no sentence for an error is missing."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Final

import pytest
from tests.club.competition.playing import begin, play, seat

import canasta.club.competition
from canasta.club.competition import (
    Annulled,
    Begun,
    CameBack,
    Changed,
    Corrected,
    Credited,
    Criterion,
    Disqualified,
    Drawn,
    Entered,
    Entry,
    Format,
    Handicapped,
    LeaveGiven,
    Left,
    NoShow,
    Penalised,
    Postponed,
    Renamed,
    Reported,
    Reseated,
    Substituted,
    Teamed,
    Withdrew,
)
from canasta.club.competition.ranking import Reason
from canasta.club.competition.words import criterion_title, entry_sentence, format_title, reason_sentence
from canasta.texts import LANGUAGES, keys

ROOM: Final = Path(canasta.club.competition.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_format_criterion_and_reason_has_words(lang: str) -> None:
    assert len({format_title(each, lang) for each in Format}) == len(Format)
    assert len({criterion_title(each, lang, 1) for each in Criterion}) == len(Criterion)
    codes = {key.removeprefix("competition-why-") for key in keys(lang) if key.startswith("competition-why-")}
    used = set()
    for node in ast.walk(ast.parse((ROOM / "ranking.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z_]+", node.value):
            used.add(node.value.replace("_", "-"))
    assert codes <= used
    for code in codes:
        said = reason_sentence(Reason(code, -5, (7, 9), 2, 3), lang)
        assert all(part in said for part in ("−5", "7, 9"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_a_sentence(lang: str) -> None:
    competition = begin(Format.SWISS, 5)
    seat(competition)
    play(competition, random.Random(1))
    entries: list[Entry] = [
        *competition.log,
        Annulled(of=3, reason="x"),
        Begun(round=1, table=1),
        CameBack(round=1, table=1, player="Ana"),
        Changed(name="x"),
        Corrected(of=3, points=(5, 10), reason="x"),
        Disqualified(pair=1, reason="x"),
        Drawn(order=(1, 2)),
        Entered(players=("Eva", "Sol"), instead_of=3),
        LeaveGiven(round=1, table=1, player="Ana", cause="x"),
        Left(round=1, table=1, pair=1),
        NoShow(round=1, table=1, pair=1),
        Credited(pair=1, points=50, reason="x"),
        Handicapped(pair=1, points=250),
        Teamed(pair=1, team="Reds"),
        Penalised(pair=1, points=50, reason="x"),
        Postponed(round=1, table=1, to="2026-01-12"),
        Renamed(pair=1, players=("Eva", "Sol")),
        Reported(round=1, table=1, pair=1, what="x"),
        Reseated(round=1, meetings=()),
        Substituted(pair=1, out="Ana", into="Eva"),
        Withdrew(pair=1),
    ]
    said = [entry_sentence(entry, lang) for entry in entries]
    assert len({type(entry) for entry in entries}) == sum(key.startswith("competition-entry-") for key in keys(lang))
    assert all(len(sentence) > 8 for sentence in said)
