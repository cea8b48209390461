"""Lines, entries and errors in both languages; every error has its sentence, and no sentence is unused."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Final

import pytest
from tests.club.scoresheet.sheets import opened, totals

import canasta.club.scoresheet
from canasta.club.scoresheet import (
    Adjusted,
    Ask,
    BaseCards,
    Canasta,
    CanastaKind,
    Closed,
    DealCorrected,
    DealEntered,
    Detail,
    EntryAnnulled,
    LengthAgreed,
    MatchLength,
    PlayersNamed,
    QuestionStep,
    Reopened,
    RulingEntered,
    ScoreSheet,
    SheetOpened,
    SideDetail,
    Totals,
    as_json,
)
from canasta.club.scoresheet.questions import question
from canasta.club.scoresheet.words import entry_sentence, line_label, outcome, turn_sentence
from canasta.texts import LANGUAGES, keys

ROOM: Final = Path(canasta.club.scoresheet.__file__).parent


def full_sheet() -> ScoreSheet:
    """A sheet with every sort of entry and line."""
    sheet = opened("salon")
    sheet.add(LengthAgreed(length=MatchLength(target=30_000)))
    first = sheet.add(DealEntered(score=BaseCards(base=(1600, 300), cards=(385, -45)), by="Ana"))
    sheet.add(DealCorrected(of=first, score=BaseCards(base=(1600, 300), cards=(405, -45)), reason="an ace"))
    sheet.add(RulingEntered(seat=1, offence="drew-out-of-turn", points=-200, rules=("SA-7.5",)))
    detail = Detail(
        closer=0,
        sides=(
            SideDetail(
                canastas=(Canasta(made=CanastaKind.CLEAN), Canasta(made=CanastaKind.DIRTY, rank="Q")),
                laid=345,
                red_threes=2,
            ),
            SideDetail(laid=100, in_hand=60, penalties=50),
        ),
    )
    sheet.add(DealEntered(score=detail))
    sheet.add(Adjusted(side=0, points=-100, reason="a telephone"))
    sheet.add(totals(100, 200))
    sheet.add(EntryAnnulled(of=7, reason="it did not ring"))
    sheet.add(Closed(accepted=("Ana", "Eva"), reason="it is late"))
    sheet.add(Reopened(reason="it is not so late"))
    sheet.add(PlayersNamed(players=("Ana", "Eva", "Noa", "Luz")))
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_and_line_has_its_words(lang: str) -> None:
    sheet = full_sheet()
    said = [entry_sentence(sheet, entry, lang) for entry in sheet.log]
    assert len({type(entry) for entry in sheet.log}) == sum(key.startswith("scoresheet-entry-") for key in keys(lang))
    labels = [line_label(sheet.rules, line, lang) for deal in sheet.deals for side in deal.sides for line in side.lines]
    for words in (*said, *labels, turn_sentence(sheet, sheet.turn, lang), outcome(sheet, lang)):
        assert len(words) > 3
        assert not set("{}$") & set(words)
    named = {line.code for deal in sheet.deals for side in deal.sides for line in side.lines}
    assert {"base", "cards", "total", "penalties", "ruling", "cards-in-hand", "canasta-clean"} <= named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_json_has_the_whole_sheet(lang: str) -> None:
    sheet = full_sheet()
    told = json.loads(json.dumps(as_json(sheet, lang)))
    assert [side["total"] for side in told["sides"]] == list(sheet.totals)
    assert [side["minimum"] for side in told["sides"]] == list(sheet.minima)
    assert told["curve"] == [list(totals) for totals in sheet.curve]
    assert [deal["sides"][0]["after"] for deal in told["deals"]] == [deal.sides[0].after for deal in sheet.deals]
    assert told["deals"][0]["entries"] == [3, 4]
    assert told["deals"][1]["sides"][1]["lines"][-1]["rules"] == ["SA-7.5"]
    assert (told["turn"]["deal"], told["turn"]["dealer"]) == (4, 2)
    assert [each["number"] for each in told["log"]] == list(range(1, 13))
    assert (told["winner"], told["ended"], told["closed"]) == (None, False, False)
    assert told["trail"][0]["before"] != told["trail"][0]["after"]


@pytest.mark.rule("RE-4.6")
def test_who_has_won_is_said() -> None:
    sheet = opened("reglamento")
    sheet.add(totals(5200, 5200))
    assert outcome(sheet, "es") == "Empate: no gana nadie."
    sheet.add(DealCorrected(of=2, score=Totals(points=(5200, 5300)), reason="an ace"))
    assert outcome(sheet, "es") == "Ganan Eva y Luz."


def test_the_log_says_what_was_before_and_what_is_after() -> None:
    log = as_json(full_sheet(), "en")["log"]
    assert log[3]["sentence"] == "Entry 3 is corrected: 1,985 · 255 → 2,005 · 255. Reason: an ace"
    assert log[8]["sentence"] == "Entry 7 is annulled: it did not ring"
    assert log[9]["sentence"] == "Sheet accepted and closed. Agreed: Ana, Eva. Reason: it is late"
    bare = opened("salon")
    bare.add(totals(100, 200))
    bare.add(EntryAnnulled(of=2, reason="a slip"))
    bare.add(Closed(reason="late"))
    assert [line["sentence"] for line in as_json(bare, "es")["log"]][2:] == [
        "La anotación 2 (100 · 200) queda anulada: a slip",
        "Hoja cerrada sin firmas. Motivo: late",
    ]


@pytest.mark.rule("SA-7.5", "SA-8.4")
def test_a_ruling_on_the_sheet_says_what_the_referee_was_told() -> None:
    sheet = opened("salon")
    facts: dict[str, str | int | bool] = {"noticed": "in_time", "mixed": True, "drawer": "another"}
    sheet.add(
        RulingEntered(
            seat=1, offence="drew-out-of-turn", points=-200, rules=("SA-7.5",), facts=facts, by="Inés", at="2026-11-21"
        )
    )
    (line,) = as_json(sheet, "en")["sides"][1]["pending"]
    assert (line["by"], line["at"]) == ("Inés", "2026-11-21")
    assert line["ruling"] == {"seat": 1, "offence": "drew-out-of-turn", "facts": facts}
    said = as_json(sheet, "en")["log"][1]["sentence"]
    assert "When was it noticed? Before the next player ended the turn." in said
    assert said.endswith("SA-7.5")
    sheet.add(RulingEntered(seat=0, offence="sneezed", points=-5, rules=("SA-7.4",)))
    assert as_json(sheet, "en")["log"][2]["sentence"] == f"Ruling, {sheet.opened.players[0]}: sneezed (−5). SA-7.4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_call_what_was_written_by_its_name(lang: str) -> None:
    fields = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = [each.value for each in node.keywords if each.arg == "field"]
            if node.func.id in ("check_number", "_text"):
                given.append(node.args[0])
            fields |= {each.value for each in given if isinstance(each, ast.Constant)}
    assert len(fields) > 15
    known = {key.removeprefix("scoresheet-field-") for key in keys(lang) if key.startswith("scoresheet-field-")}
    assert fields == known


@pytest.mark.parametrize(
    ("rules", "players", "sides", "english", "spanish"),
    [
        ("clasica", ("Ana", "Eva", "Bea", "Luz"), (), "Ana and Bea win.", "Ganan Ana y Bea."),
        ("clasica", ("Ana", "Eva", "Hilda", "Luz"), (), "Ana and Hilda win.", "Ganan Ana e Hilda."),
        ("clasica", ("Ana", "Eva", "Hiedra", "Luz"), (), "Ana and Hiedra win.", "Ganan Ana y Hiedra."),
        ("clasica", (), ("We", "They"), "We win.", "Ganan: We."),
        ("clasica", (), (), "Side 1 wins.", "Gana Bando 1."),
        ("reglamento/2", ("Ana", "Eva"), (), "Ana wins.", "Gana Ana."),
    ],
)
def test_one_wins_and_several_win(
    rules: str, players: tuple[str, ...], sides: tuple[str, ...], english: str, spanish: str
) -> None:
    sheet = ScoreSheet([SheetOpened(rules=rules, players=players, sides=sides)])
    sheet.add(DealEntered(score=Totals(points=(5200, 300))))
    assert (outcome(sheet, "en"), outcome(sheet, "es")) == (english, spanish)


@pytest.mark.rule("RE-1.5", "RE-4.2", "RE-5.1", "TB-8.5")
@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("reglamento/6-pairs", "4 or more black threes"),
        ("reglamento/4", "the 4 black threes"),
        ("tres-barajas", "the 6 black threes"),
        ("clasica", None),
    ],
)
def test_the_questions_say_how_many_black_threes_count(rules: str, words: str | None) -> None:
    sheet = ScoreSheet([SheetOpened(rules=rules)])
    rare = question(sheet, QuestionStep("rare", "rare", Ask.YES_NO), "en")
    assert ("black" in rare) == (words is not None)
    if words:
        held = question(sheet, QuestionStep("black_threes_held", "black_threes_held", Ask.CHOICE), "en")
        assert words in rare
        assert words in held
        laid = question(sheet, QuestionStep("black_threes_laid", "black_threes_laid", Ask.YES_NO, 0), "en")
        assert ("fewer than 4: 0" in laid) == ("or more" in words)
