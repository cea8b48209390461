"""Puzzles over the web: set and answered with a progress that the client keeps."""

from __future__ import annotations

import httpx
import pytest

from canasta.position import read_position
from canasta.puzzles import shipped

DAY = 739_000

pytestmark = pytest.mark.anyio


async def test_a_puzzle_is_set_and_answered(web: httpx.AsyncClient) -> None:
    shown = (await web.post("/api/puzzles/next?lang=es", json={"day": DAY})).json()
    puzzle = shown["puzzle"]
    known = shipped()[puzzle["id"]]
    assert shown["lesson"] is None
    assert puzzle["told"] == []
    assert puzzle["view"]["seat"] == puzzle["view"]["to_act"]
    assert {each["action"] for each in puzzle["choices"]} <= set(puzzle["view"]["legal"])
    hands = read_position(puzzle["text"]).hidden_hands
    assert len(hands) == len(puzzle["names"]) - 1  # nobody else's cards are sent
    assert read_position(puzzle["text"]).hidden_stock
    asked = {"id": puzzle["id"], "progress": shown["progress"], "day": DAY}
    told = (await web.post("/api/puzzles/answer?lang=es", json=asked | {"action": known.best.action})).json()
    assert told["right"]
    assert told["told"][0] == told["told"][0] | {"action": known.best.action, "right": True}
    assert told["progress"]["tried"] == [puzzle["id"]]
    wrong = next(each["action"] for each in puzzle["choices"] if not known.judge(each["action"]))
    told = (await web.post("/api/puzzles/answer", json=asked | {"action": wrong})).json()
    assert not told["right"]
    assert list(told["progress"]["due"]) == [puzzle["id"]]
    following = (await web.post("/api/puzzles/next", json={"day": DAY, "progress": told["progress"]})).json()
    assert following["puzzle"]["id"] != puzzle["id"]


async def test_a_lesson_goes_on_by_its_parts(web: httpx.AsyncClient) -> None:
    progress, parts = None, list[str]()
    for _part in range(12):
        asked = {"day": DAY, "lesson": True, "progress": progress}
        shown = (await web.post("/api/puzzles/next", json=asked)).json()
        puzzle, lesson = shown["puzzle"], shown["lesson"]
        if puzzle is None:
            assert lesson["done"] == lesson["parts"] == len(parts)
            break
        parts.append(puzzle["part"])
        assert bool(puzzle["told"]) == (puzzle["part"] == "example")
        best = "" if puzzle["part"] == "example" else shipped()[puzzle["id"]].best.action
        answer = {"id": puzzle["id"], "action": best, "progress": shown["progress"], "day": DAY, "lesson": True}
        progress = (await web.post("/api/puzzles/answer", json=answer)).json()["progress"]
    assert parts[:4] == ["example", "puzzle", "puzzle", "puzzle"]
    assert "again" not in parts


async def test_what_is_no_answer_is_refused(web: httpx.AsyncClient) -> None:
    name = next(iter(shipped()))
    asked = {"id": name, "progress": {}, "day": DAY}
    for wrong, code in (
        ({"action": "discard X X X"}, "notation"),
        ({"action": "yes"}, "puzzle"),
        ({"id": "no"}, "puzzle"),
    ):
        answer = await web.post("/api/puzzles/answer", json={"action": "draw", **asked, **wrong})
        assert answer.status_code == 400
        assert answer.json()["code"].startswith(code)
