"""The results in one file: everything is in it, nothing is fetched, and no name is more than a name."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from html.parser import HTMLParser
from typing import Any

import pytest
from tests.club.competition.playing import begin, play_out
from tests.club.server.conftest import Club, played
from tests.club.server.sheets import DEAL, Sheet

from canasta.club.competition import Competition, Format, Handicapped, Teamed
from canasta.club.server.results_file import Results, results_html
from canasta.rules import get
from canasta.texts import LANGUAGES, text

pytestmark = pytest.mark.anyio
HOSTILE = "<script>alert(1)</script>"
VOID = {"meta", "br"}


class Read(HTMLParser):
    """A file as a browser reads it; every element is closed where it belongs."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.ways: list[str] = []
        self.said = ""
        self.titles: defaultdict[str, list[str]] = defaultdict(list)
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told: dict[str, Any] = dict(attrs)
        self.tags[tag] += 1
        self.ids += [told["id"]] if "id" in told else []
        self.ways += [told[name] for name in ("href", "src") if name in told]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data
        if self._open and self._open[-1] in ("h3", "h4"):
            self.titles[self._open[-1]].append(data)


def whole(html: str) -> Read:
    """A file that is complete in itself."""
    read = Read(html)
    assert html.startswith("<!doctype html>")
    assert not read.tags["script"] + read.tags["img"] + read.tags["link"]
    assert len(set(read.ids)) == len(read.ids)
    assert all(way.startswith("#") and way[1:] in read.ids for way in read.ways), "every link leads to something here"
    assert "url(" not in html
    assert "://" not in html
    return read


async def test_it_has_the_ranking_the_rounds_the_reasons_and_the_log(club: Club) -> None:
    await club.enter({"entry": "entered", "players": [HOSTILE, "“Nora” & Co"]})
    await club.seat()
    number = (await club.enter(played(1, 1, 1250, 800)))[0]
    await club.do("entries", entries=[{"entry": "corrected", "of": number, "points": [1250, 850], "deals": 4,
                                       "reason": "a <b>slip</b>"}])  # fmt: skip
    info = await club.info()
    for lang in LANGUAGES:
        read = whole(await club.get(f"results.html?lang={lang}"))
        assert f"{HOSTILE} · “Nora” & Co" in read.said
        assert "a <b>slip</b>" in read.said
        assert {"ranking", "rounds", "why", "log", *(f"pair-{each['number']}" for each in info["pairs"])} <= set(
            read.ids
        )
        reasons = await club.get(f"reasons?lang={lang}")
        for said in (line for pair in reasons for figure in pair["figures"] for line in figure):
            assert said.rpartition(" (")[0] in read.said
        log = await club.get(f"log?lang={lang}")
        for line in log["lines"]:
            assert (f"entry-{line['number']}" in read.ids) == bool(line["number"])
            assert not line["number"] or line["text"] in read.said


async def test_it_has_the_score_sheets(club: Club) -> None:
    await club.seat()
    made = await club.do("sheet", club.tables[2], round=1, table=2)
    sheet = Sheet(club.web, made["sheet"], club.tables[2])
    await sheet.write(DEAL)
    read = whole(await club.get("results.html?lang=en"))
    assert "sheet-1-2" in read.ids
    assert "#sheet-1-2" in read.ways
    assert (await sheet.info())["outcome"] in read.said


async def test_the_clock_is_that_of_the_reader(club: Club) -> None:
    here, there = [(await club.get(f"results.html?lang=en&ahead={ahead}")) for ahead in (0, 60)]
    one, other = ([int(hour) for hour in re.findall(r", (\d\d):\d\d", html)] for html in (here, there))
    assert [(hour + 1) % 24 for hour in one] == other


async def test_only_who_sees_the_log_gets_it(club: Club) -> None:
    await club.get("results.html", club.deputy)
    for key in (club.public, club.tables[1]):
        assert await club.shut("results.html", key) == (403, "club-may-not")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("of", list(Format))
def test_every_format_has_one(of: Format, lang: str) -> None:
    competition = begin(of, 8)
    assert without_log(competition, lang).ids == ["log"], "there is nothing else before the first round"
    play_out(competition)
    read = without_log(competition, lang)
    assert len([each for each in read.ids if each.startswith("pair-")]) == 8
    of_bracket = len(competition.state.rounds) if of is Format.KNOCK_OUT else 0
    assert read.tags["h3"] == len(competition.state.rounds) + 8 + of_bracket


def test_sections_and_handicaps_have_lists_of_their_own() -> None:
    competition = begin(Format.ROUND_ROBIN, 9, sections=2)
    competition.add(Handicapped(pair=2, points=5000))
    play_out(competition)
    read = without_log(competition, "en")
    lists = ("With handicap", "Section A", "Section A · With handicap", "Section B", "Section B · With handicap")
    assert read.titles["h3"][: len(lists)] == list(lists)
    assert read.titles["h4"] == ["With handicap"] * 9
    assert read.said.count("handicap 5,000") == 2
    own = [pair for pair in competition.state.pairs if competition.state.section_of_pair(pair) == 1]
    assert read.ways.count(f"#pair-{own[0]}") == 4


@pytest.mark.parametrize("handicap", [0, 900])
def test_teams_have_a_ranking_by_each_list(handicap: int) -> None:
    competition = begin(Format.FIXED_AND_MOVING, 6, team_best=1)
    for pair, team in enumerate(("North", "North", "South", "South"), 1):
        competition.add(Teamed(pair=pair, team=team))
    if handicap:
        competition.add(Handicapped(pair=1, points=handicap))
    play_out(competition)
    read = without_log(competition, "en")
    assert "teams" in read.ids
    assert read.said.count("North") == (2 if handicap else 1)
    assert read.tags["s"] == (4 if handicap else 2), "one pair of each team does not count"
    assert "The best pair of each team counts" in read.said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_knock_out_has_its_bracket(lang: str) -> None:
    competition = begin(Format.KNOCK_OUT, 6, lives=1, third_place=True)
    read = without_log(competition, lang)
    assert read.ids == ["bracket", "log"]
    assert read.tags["li"] == 4 + 2 + 1 + 1
    play_out(competition)
    read = without_log(competition, lang)
    assert read.titles["h3"][:4] == [
        *(text(lang, "bracket-column", matches=matches, pairs=2 * matches) for matches in (4, 2, 1)),
        text(lang, "bracket-third"),
    ]
    assert read.said.count(text(lang, "bracket-alone")) == 2
    assert text(lang, "bracket-open") not in read.said


def without_log(competition: Competition, lang: str) -> Read:
    """The file of a competition without its log, so that the numbers of entries lead nowhere."""
    html = results_html(Results(competition, get("clasica"), (), {}, 0, 0), lang)
    return whole(re.sub(r'<a href="#entry-\d+">(\d+)</a>', r"\1", html))
