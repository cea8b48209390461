"""Puzzles over the web: set and answered with a progress that the client keeps."""

from __future__ import annotations

import httpx
import pytest

from canasta.position import read_position
from canasta.puzzles import shipped
from canasta.texts import text

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


async def test_puzzles_of_a_theme_and_a_game_are_chosen_and_count_less(web: httpx.AsyncClient) -> None:
    kinds = (await web.get("/api/puzzles?lang=es")).json()
    assert {"id": "freeze", "text": text("es", "puzzle-theme-freeze")} in kinds["themes"]
    game = next(each for each in kinds["games"] if each["id"] == "salon")
    assert game["text"] == text("es", "set-short-salon")
    assert set(game["themes"]) <= {each["id"] for each in kinds["themes"]}
    asked, progress = {"day": DAY, "theme": "freeze", "rules": "salon"}, None
    for _time in range(2):
        shown = (await web.post("/api/puzzles/next", json=asked | {"progress": progress})).json()
        puzzle = shipped()[shown["puzzle"]["id"]]
        assert (puzzle.theme, puzzle.game) == ("freeze", "salon")
        answer = {"id": puzzle.id, "action": puzzle.best.action, "progress": shown["progress"], "day": DAY}
        full, known = [
            (await web.post("/api/puzzles/answer", json=answer | {"theme": theme})).json()["progress"]
            for theme in ("", "freeze")
        ]
        before = shown["progress"].get("rated", {"rating": 1500})["rating"]
        assert before < known["rated"]["rating"] < full["rated"]["rating"]
        progress = known
    assert progress is not None
    assert len(set(progress["tried"])) == 2


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"theme": "chess"}, "puzzle-theme"),
        ({"theme": "cut", "rules": "clasica"}, "puzzle-theme"),
        ({"rules": "chess"}, "rules-unknown"),
    ],
)
async def test_a_choice_without_puzzles_is_told(web: httpx.AsyncClient, asked: dict[str, str], code: str) -> None:
    answer = await web.post("/api/puzzles/next", json={"day": DAY, **asked})
    assert answer.status_code == 400
    assert answer.json()["code"].startswith(code)


async def test_in_a_lesson_the_theme_is_known(web: httpx.AsyncClient) -> None:
    shown = (await web.post("/api/puzzles/next", json={"day": DAY, "lesson": True})).json()
    read = {"id": shown["puzzle"]["id"], "action": "", "progress": shown["progress"], "day": DAY, "lesson": True}
    progress = (await web.post("/api/puzzles/answer", json=read)).json()["progress"]
    puzzle = shipped()[progress["lesson"]["steps"][1]["id"]]
    assert puzzle.theme == progress["lesson"]["theme"]
    answer = {"id": puzzle.id, "action": puzzle.best.action, "progress": progress, "day": DAY}
    full, known = [
        (await web.post("/api/puzzles/answer", json=answer | {"lesson": lesson})).json()["progress"]["rated"]["rating"]
        for lesson in (False, True)
    ]
    assert 1500 < known < full


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
