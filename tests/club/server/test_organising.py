"""The organiser's page: settings, rounds, the clock whatever the wall clock does, the trail, and why a figure is."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, annulled, corrected, pairs_of, played, refusal, reopened, said

from canasta.club.competition import Format

pytestmark = pytest.mark.anyio


async def test_entries_are_all_done_or_none(club: Club) -> None:
    before = await club.info()
    entries = [{"entry": "entered", "players": ["Sara", "Nora"]}, {"entry": "entered", "players": ["Ana", "Rosa"]}]
    assert await club.no("entries", entries=entries) == (409, "competition-plays-already")
    assert {**await club.info(), "clock": 0} == {**before, "clock": 0}
    await club.enter(entries[0])
    assert (await club.info())["pairs"][-1]["players"] == ["Sara", "Nora"]


async def test_anything_changes_before_the_first_round(club: Club) -> None:
    settings = {**(await club.info())["settings"], "rounds": 1, "name": "Saturday"}
    await club.do("settings", settings=settings, rules="salon", house={"target": 3000})
    info = await club.info()
    assert (info["settings"]["name"], info["rules"], info["switches"]) == ("Saturday", "salon", {"target": 3000})
    assert len(info["house"]) == 1
    assert await club.no("settings", settings=settings, rules="salon", house={"target": "much"}) == (
        400,
        "rules-expected-whole",
    )
    wrong = {**settings, "ranking": ["points", "points"]}
    assert await club.no("settings", settings=wrong, rules="salon") == (409, "competition-bad-ranking")


@pytest.mark.parametrize(
    ("rules", "house", "target"),
    [("clasica", {}, 5000), ("tres-barajas", {}, 15_000), ("salon", {"target": 3000}, 3000)],
)
async def test_a_match_lasts_to_the_target_of_the_game_in_play(
    web: Web, rules: str, house: dict[str, int], target: int
) -> None:
    settings = {"name": "Friday", "format": "swiss", "rounds": 3}
    made = await web.do("/api/club/competitions", settings=settings, rules=rules, house=house)
    path = f"/api/club/{made['club']}"
    assert (await web.get(path, made["key"]))["settings"]["length"] == {"target": target}
    other = {"clasica": "tres-barajas", "tres-barajas": "clasica", "salon": "reglamento/4"}[rules]
    await web.do(f"{path}/settings", made["key"], settings=settings, rules=other, house={"target": 7000})
    assert (await web.get(path, made["key"]))["settings"]["length"] == {"target": 7000}


async def test_a_knock_out_tells_the_chances_that_are_left(web: Web) -> None:
    club = await web.club(format="knock_out", rounds=0, lives=2, ranking=["lasting", "wins"])
    assert [each["chances"] for each in (await club.info())["pairs"]] == [2, 2, 2, 2]
    lost = dict.fromkeys(range(1, 5), 0)
    for _ in range(2):
        await club.seat()
        await club.play_round()
        for match in (await club.info())["rounds"][-1]["matches"]:
            lost[match["sides"][1][0]] += 1
    pairs = (await club.info(club.public))["pairs"]
    assert {each["number"]: each["chances"] for each in pairs} == {pair: 2 - often for pair, often in lost.items()}
    assert sorted(lost.values()) == [0, 1, 1, 2]
    plain = await web.club(pairs="", tables=0)
    await plain.enter({"entry": "entered", "players": ["Sara", "Nora"]})
    assert [each["chances"] for each in (await plain.info())["pairs"]] == [None]


async def test_later_what_rewrites_nothing_that_stands(club: Club) -> None:
    await club.seat()
    settings = (await club.info())["settings"]
    assert await club.no("settings", settings={**settings, "lives": 1}, rules="clasica") == (409, "competition-stands")
    assert await club.no("settings", settings=settings, rules="salon") == (409, "club-rules-late")
    assert await club.no("settings", settings=settings, rules="clasica") == (409, "competition-unchanged")
    assert await club.no("settings", club.deputy, settings=settings, rules="clasica") == (403, "club-may-not")
    other = {**settings, "name": "Saturday", "rounds": 2, "length": {"deals": 2}, "ranking": ["points", "wins"]}
    await club.do("settings", settings=other, rules="clasica")
    await club.enter(played(1, 1), played(1, 2))  # still four deals in this round
    await club.seat()
    assert await club.no("entries", entries=[played(2, 1)]) == (409, "competition-wrong-deals")
    await club.enter({**played(2, 1), "deals": 2}, {**played(2, 2), "deals": 2})
    await reopened(club.web)
    info = await club.info()
    assert (info["settings"], info["stage"], info["rules"]) == (other, "over", "clasica")
    assert [each["length"] for each in info["rounds"]] == [{"deals": 4}, {"deals": 2}]
    lines = await club.lines()
    (line,) = [each for each in lines if each["kind"] == "changed"]
    assert "2 rounds; for matches in rounds to come: the match ends after 2 deals" in line["text"]
    assert line["by"] == "the organiser"


async def test_a_proposal_changes_nothing(club: Club) -> None:
    before = (await club.info())["seq"]
    proposal = await club.get("proposal", club.deputy)
    assert (await club.info())["seq"] == before
    seated = {pair for each in proposal["meetings"] for pair in (each["fixed"], each["moving"])}
    assert seated == {1, 2, 3, 4}
    await club.enter(proposal, key=club.deputy)
    info = await club.info()
    assert (info["stage"], info["next"]) == ("playing", False)
    assert "Round 1" in info["next_why"]
    assert await club.get("schedule", club.public) == []  # who meets next hangs on the results


async def test_the_stages_of_a_competition(club: Club) -> None:
    assert ((await club.info())["stage"], (await club.info())["next"]) == ("entering", True)
    for number in (1, 2, 3):
        await club.seat()
        info = await club.info()
        assert (info["stage"], info["provisional"], len(info["rounds"])) == ("playing", True, number)
        await club.enter(played(number, 1), played(number, 2, 300, 700))
        assert (await club.info())["stage"] == ("over" if number == 3 else "between")
    info = await club.info()
    assert (info["provisional"], info["next"]) == (False, False)


async def test_the_trail_of_a_correction(club: Club) -> None:
    await club.seat()
    (result,) = await club.enter(played(1, 1), key=club.deputy)
    right = corrected(result)
    (first,) = await club.enter(right)
    (second,) = await club.enter({**right, "points": [505, 1000], "reason": "a red three"})
    assert await club.no("entries", entries=[{**right, "points": [505, 1000]}]) == (409, "club-same-result")
    (undone,) = await club.enter(annulled(second, "no red three after all"))
    lines = {line["number"]: line for line in await club.lines()}
    assert (lines[result]["by"], lines[result]["corrected"]) == ("Marta", second)
    assert lines[first]["by"] == "the organiser"
    trail = [(lines[each]["before"], lines[each]["after"], lines[each]["reason"]) for each in (first, second, undone)]
    assert trail == [
        ([1000, 500], [500, 1000], "wrong columns"),
        ([500, 1000], [505, 1000], "a red three"),
        ([505, 1000], [500, 1000], "no red three after all"),
    ]
    assert (lines[second]["annulled"], lines[undone]["of"]) == (undone, second)
    assert (await club.match())["points"] == [500, 1000]


async def test_the_log_comes_in_pages(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = (await club.get("log", club.deputy))["lines"]
    monkeypatch.setattr("canasta.club.server.trail.AT_ONCE", 2)
    lines: list[dict[str, Any]] = []
    page: dict[str, Any] = {"last": 0, "part": 0, "more": True}
    while page["more"]:
        page = await club.get(f"log?after={page['last']}&part={page['part']}", club.deputy)
        assert len(page["lines"]) <= 3  # an input that does more than make entries has a line for that
        lines += page["lines"]
    assert lines == whole
    assert {line["seq"] for line in lines} == set(range(1, (await club.info())["seq"] + 1))


async def test_every_figure_says_why(club: Club) -> None:
    await club.seat()
    (result,) = await club.enter(played(1, 1))
    (penalty,) = await club.enter({"entry": "penalised", "pair": 1, "points": 100, "reason": "late"})
    (credit,) = await club.enter({"entry": "credited", "pair": 1, "points": 250, "reason": "a torn card"})
    why = await club.get("why?pair=1&lang=en", club.public)
    points = why["figures"][0]
    assert (points["criterion"], points["value"]) == ("points", 1150)
    assert [(each["value"], each["entries"][-1]) for each in points["reasons"]] == [
        (1000, result),
        (-100, penalty),
        (250, credit),
    ]
    lines = {line["number"]: line for line in why["lines"]}
    assert (lines[penalty]["reason"], lines[credit]["reason"]) == ("late", "a torn card")
    assert {*points["reasons"][0]["entries"], penalty} <= set(lines)
    assert await club.shut("why?pair=99", club.public) == (409, "club-not-ranked")


async def test_the_clock_of_a_round(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"ms": 1_900_000_000_000.0}
    monkeypatch.setattr(club.web.hub.clock, "now_ms", lambda: now["ms"])

    async def clock() -> dict[str, Any]:
        found: dict[str, Any] = (await club.info(club.public))["clock"]
        return found

    assert await club.no("clock", do="start") == (409, "club-clock-off")
    await club.seat()
    await club.do("clock", club.deputy, do="set", seconds=600)
    assert await club.no("clock", do="pause") == (409, "club-clock-stands")
    await club.do("clock", do="start")
    assert await club.no("clock", do="start") == (409, "club-clock-runs")
    now["ms"] += 60_000
    found = await clock()
    assert (found["state"], found["round"], found["left_ms"]) == ("running", 1, 540_000)
    await club.do("clock", do="pause")
    now["ms"] += 60_000
    await club.do("clock", do="add", seconds=30)
    assert ((await clock())["left_ms"], (await clock())["whole_ms"]) == (570_000, 630_000)
    await club.do("clock", do="start")
    now["ms"] += 600_000
    assert (await clock())["left_ms"] == -30_000
    await reopened(club.web)
    assert (await clock())["left_ms"] == -30_000
    assert await club.no("clock", do="add", seconds=-36_000) == (409, "club-clock-seconds")
    assert await club.no("clock", do="set", seconds=0) == (409, "club-clock-seconds")
    await club.do("clock", do="off")
    assert (await clock())["state"] == "off"


async def test_formats_come_with_what_clubs_use(web: Web) -> None:
    formats = await web.get("/api/club/formats?lang=es")
    assert [each["format"] for each in formats] == [*Format]
    for each in formats:
        dates = {"dates": ["2026-12-01"]} if each["format"] == "league" else {}
        await web.do("/api/club/competitions", settings={**each["settings"], **dates, "name": "Friday"})


async def test_a_standard_scale_grows_with_the_spread_and_the_length_of_matches(web: Web) -> None:
    async def scale(rules: str, length: str) -> list[int]:
        found: list[int] = await web.get(f"/api/club/scale?rules={rules}{length}")
        assert len(found) == 10
        assert found == sorted({*found})
        return found

    usual = await scale("clasica", "&target=5000")
    assert usual == await scale("clasica", "")
    assert await scale("clasica", "&deals=2") < usual < await scale("clasica", "&deals=8")
    assert await scale("clasica", "&minutes=30") < usual < await scale("reglamento", "&target=5000")
    assert await scale("clasica", "&target=5000&minutes=30") == await scale("clasica", "&minutes=30")
    club = await web.club(scale=usual, ranking=["scale", "points"], award=None, missed=None)
    assert (await club.info(club.public))["settings"]["scale"] == usual
    assert [each["code"] for each in (await club.info())["criteria"]] == ["scale", "points"]
    assert await web.shut("/api/club/scale?rules=poker&deals=4") == (400, "rules-unknown-rule-set")
    scaled = {"name": "Friday", "ranking": ["scale"]}
    assert await web.no("/api/club/competitions", settings=scaled) == (409, "competition-no-scale")


async def test_rules_that_do_not_exist_are_refused(web: Web) -> None:
    wrong = await web.no("/api/club/competitions", settings={"name": "Friday"}, rules="poker")
    assert wrong == (400, "rules-unknown-rule-set")


async def test_more_than_four_hundred_pairs_are_too_many(web: Web) -> None:
    club = await web.club(pairs_of(400), tables=0)
    assert len((await club.info())["pairs"]) == 400
    one_more = {"entry": "entered", "players": ["Sara", "Nora"]}
    assert await club.no("entries", entries=[one_more]) == (409, "club-pairs-many")


@pytest.mark.rule("RE-4.6", "CL-6.3")
@pytest.mark.parametrize(
    ("rules", "points", "code", "told"),
    [
        ("clasica", (5000, 4000), "", ""),
        ("reglamento", (5000, 4000), "club-target-to-pass", "5,000"),
        ("clasica", (5100, 5100), "club-level-plays-on", "CL-6.3"),
        ("reglamento", (5100, 5100), "", ""),
    ],
)
async def test_rules_say_at_what_points_a_match_ends(
    web: Web, rules: str, points: tuple[int, int], code: str, told: str
) -> None:
    club = await web.club(rules=rules, length={"target": 5000})
    await club.seat()
    if not code:
        await club.enter(played(1, 1, *points))
        return
    answer = await web.post(f"{club.path}/entries?lang=en", club.organiser, entries=[played(1, 1, *points)])
    assert refusal(answer) == (409, code)
    assert told in answer.json()["message"]
    assert await club.no("results", club.tables[1], **said(1, 1, "fixed", *points)) == (409, code)
    (number,) = await club.enter(played(1, 1, 5100, 5095))
    corrected = {"entry": "corrected", "of": number, "points": points, "reason": "?", "deals": 4}
    assert await club.no("entries", entries=[corrected]) == (409, code)


HOUR = 3_600_000.0


@pytest.mark.parametrize("leap", [2 * HOUR, -3 * HOUR], ids=["2 h on", "3 h back"])
async def test_a_wall_clock_that_is_set_takes_no_time_from_a_round(
    web: Web, club: Club, leap: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat()
    await club.start_clock(3600)
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + leap / 1000)
    assert 3_500_000 < (await club.info())["clock"]["left_ms"] <= 3_600_000
    await club.do("clock", do="pause")
    assert 3_500_000 < (await club.info())["clock"]["left_ms"] <= 3_600_000


async def test_the_clock_goes_on_where_a_server_of_the_future_left_it(
    web: Web, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wall clock was three hours ahead until the server was started anew."""
    passed, now = {"ms": 0.0}, web.hub.clock.now_ms()

    def stamps(ahead: float) -> None:
        monkeypatch.setattr(web.hub.clock, "now_ms", lambda: now + ahead + passed["ms"])

    stamps(3 * HOUR)
    await club.seat()
    await club.start_clock(3600)
    await reopened(web)
    stamps(0.0)
    assert (await club.info())["clock"]["left_ms"] == 3_600_000
    passed["ms"] = 600_000.0
    assert (await club.info())["clock"]["left_ms"] == 3_000_000
    await club.do("clock", do="pause")
    assert (await club.info())["clock"]["left_ms"] == 3_000_000
