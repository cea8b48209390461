"""The match that the page offers to watch is one of today's rules, as long and as close as the page says."""

from __future__ import annotations

from pathlib import Path

from canasta.match.replay import from_record

RECORD = Path(__file__).parents[2] / "web" / "src" / "replay" / "example.canasta"


def test_the_match_of_the_page_replays_to_its_end() -> None:
    match = from_record(RECORD.read_text(encoding="utf-8"))
    assert match.stage == "finished"
    assert len(match.score_sheets) == 3
    high, low = sorted(match.scores, reverse=True)
    assert high - low == 25
