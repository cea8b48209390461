"""As many pairs as a competition takes: every page of it opens, and nobody is thrown out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.club.server.test_club_state import DEALS, agreed, made

from canasta.club.competition import Entered, Format, Played
from canasta.club.competition.model import MOST_PAIRS
from canasta.club.server import inputs, trail
from canasta.club.server.club_state import ClubState
from canasta.club.server.words import Audience


@pytest.fixture(scope="module")
def full() -> ClubState:
    """A round of 200 tables, seated and played, with the input that brought them."""
    settings = msgspec.structs.replace(agreed(Format.ROUND_ROBIN), rounds=0)
    state = ClubState("Cdesk", made(settings=settings), 0.0)
    names = [Entered(players=(f"Ana {at}", f"Bea {at}")) for at in range(MOST_PAIRS)]
    state.apply(1, inputs.EntriesMade(entries=tuple(names)), 1.0)
    seated = state.competition.propose()
    state.apply(1, inputs.EntriesMade(entries=(seated,)), 2.0)
    results = [Played(round=1, table=each.table, points=(100, 5), deals=DEALS) for each in seated.meetings]
    state.apply(1, inputs.EntriesMade(entries=tuple(results)), 3.0)
    return state


def test_a_round_of_200_tables_is_told_and_explained(full: ClubState) -> None:
    for role in ("staff", "public"):
        told = [trail.feed_line(full, each, Audience(role, None, "en")).text for each in full.log]
        assert "200: " in told[2], "the whole round"
    (why,) = [each for each in trail.why(full, 400, "es").lines if each.kind == "seated"]
    assert "200: " in why.text


def test_a_large_input_comes_in_parts(full: ClubState) -> None:
    after, part, seen = 0, 0, list[Any]()
    while True:
        page = trail.page(full, after, part, "en")
        assert len(page.lines) <= trail.AT_ONCE
        seen += [line.number for line in page.lines if line.number]
        after, part = page.last, page.part
        if not page.more:
            break
    assert seen == list(range(1, len(full.competition.log) + 1))
