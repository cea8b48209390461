"""Actions tried on a position, and the page that tells of it."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from canasta.position import read_position, write_position
from canasta.position.attempt import attempt
from canasta.position.document import KEYS_OF_POSITION, KEYS_OF_SEAT, KEYS_OF_SIDE
from canasta.tabletop.notation import VERB_ORDER, parse_action, parse_actions
from canasta.texts import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "notation.md").read_text(encoding="utf-8")

CLOSING = {
    "rules": "clasica",
    "scores": [4600, 4900],
    "phase": "play",
    "stock": "4 4 4",
    "pile": "9",
    "seat": [{"hand": "K 5"}, {"hand": "A"}],
    "side": [{"melds": ["K K K K K K"]}, {}],
}


def tried(position: dict[str, Any], actions: str) -> dict[str, Any]:
    return attempt(read_position(position), parse_actions(actions)).as_json()


def test_nothing_tried_shows_the_position() -> None:
    found = tried(CLOSING, "")
    assert (found["accepted"], found["refused"], found["score"], found["winner"]) == (0, None, None, None)
    assert found["position"] == write_position(read_position(CLOSING))
    assert found["legal"] == ["ask", "add K > 1", "discard 5", "discard K"]


def test_the_first_that_is_refused_ends_it() -> None:
    found = tried(CLOSING, "discard 7h; add K > 1")
    assert (found["accepted"], found["refused"]["action"], found["refused"]["rule"]) == (0, "discard 7h", "CL-3.1")
    assert found["position"] == tried(CLOSING, "")["position"]
    later = tried(CLOSING, "add K > 1; draw; discard 5")
    assert (later["accepted"], later["refused"]["action"]) == (1, "draw")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_come_in_either_language(lang: str) -> None:
    refused = attempt(read_position(CLOSING), parse_actions("draw")).as_json(lang)["refused"]
    other = attempt(read_position(CLOSING), parse_actions("draw")).as_json("en" if lang == "es" else "es")["refused"]
    assert refused["message"].endswith(".")
    assert refused["message"] != other["message"]
    labels = attempt(read_position(CLOSING), parse_actions("add K > 1; discard 5")).as_json(lang)["score"][0]["lines"]
    assert {"es": "Canasta limpia", "en": "Clean canasta"}[lang] in labels[0]["label"]


@pytest.mark.rule("CL-6.1", "CL-6.3")
def test_the_sheet_of_a_deal_that_is_over() -> None:
    found = tried(CLOSING, "add K > 1; discard 5; draw")
    assert (found["accepted"], found["refused"]["action"], found["legal"]) == (2, "draw", [])
    mine, theirs = found["score"]
    assert [(line["rule"], line["points"]) for line in mine["lines"]] == [
        ("CL-6.1", 500),
        ("CL-6.1", 100),
        ("CL-6.1", 70),
    ]
    assert (mine["side"], mine["total"], mine["after"]) == (0, 670, 5270)
    assert (theirs["side"], theirs["total"], theirs["after"]) == (1, -20, 4880)
    assert found["winner"] == 0
    assert found["position"]["phase"] == "over"


@pytest.mark.rule("RE-4.6")
def test_a_match_may_end_in_a_draw() -> None:
    level = {**CLOSING, "rules": "reglamento", "seat": [{"hand": "K 5"}, {}, {}, {}], "scores": [4830, 5500]}
    assert tried(level, "add K > 1; discard 5")["winner"] == "draw"


def test_a_sequence_runs_over_several_turns() -> None:
    position = {"rules": "clasica", "stock": "4 5 6 7 8", "seat": [{"hand": "9 9 J"}] * 4}
    found = tried(position, "draw; discard 9; draw; discard 5; draw; discard 9; draw; discard J")
    assert (found["accepted"], found["position"]["turn"], found["position"]["pile"]) == (8, 0, "9 5 9 J")


def test_the_position_itself_stays_as_it_was() -> None:
    deal = read_position(CLOSING)
    before = write_position(deal)
    attempt(deal, [parse_action("discard K")])
    assert write_position(deal) == before


# The page


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def first_column(head: str) -> list[str]:
    """The code in the first cells of the table whose first heading is that."""
    rows = PAGE[PAGE.index(f"| {head} |") :].split("\n\n")[0].splitlines()[2:]
    return [code for row in rows for code in re.findall(r"`([^`]*)`", row.split("|")[1])]


def test_every_action_on_the_page_is_one() -> None:
    written = first_column("written")
    assert [parse_action(text).text for text in written] == written
    assert {parse_action(text).verb for text in written} == set(VERB_ORDER)


def test_the_page_names_every_key() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \|", PAGE[PAGE.index("| key |") :], re.MULTILINE)
    named = {key.strip("`[] ") for row in rows for key in row.split(",")}
    assert named == {*KEYS_OF_POSITION, *KEYS_OF_SEAT, *KEYS_OF_SIDE} - {"seat", "side"}
    assert set(first_column("key of a `[[seat]]`")) == {*KEYS_OF_SEAT}
    assert set(first_column("key of a `[[side]]`")) == {*KEYS_OF_SIDE}


def test_the_example_of_the_page_comes_out_as_printed() -> None:
    text, printed = blocks("toml")[0], blocks("json")[0]
    actions = re.search(r'canasta try POSITION\.toml "([^"]*)" --json', PAGE)
    assert actions is not None
    found = attempt(read_position(text), parse_actions(actions[1])).as_json()
    assert found == json.loads(printed)


def test_the_python_of_the_page_runs() -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(blocks("python")[0], {"text": blocks("toml")[0]})  # noqa: S102 - the page's own example
    assert out.getvalue().startswith("0 {'action': 'take 6 2', 'rule': 'CL-3.")
