"""Rulings about melded or held cards: the deal and the ruling together count each card once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from tests.club.referee.cases import each_game, every_case, ruled, walked
from tests.club.scoresheet.sheets import opened

from canasta.club.referee import Counts, Kind, Ruling
from canasta.club.scoresheet import (
    BaseCards,
    Canasta,
    CanastaKind,
    DealEntered,
    Detail,
    EntryAnnulled,
    RulingEntered,
    Score,
    ScoreSheet,
    SideDetail,
    Totals,
    ask,
    asked_json,
    ruling_entry,
)
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.texts import LANGUAGES


@dataclass(frozen=True)
class Told:
    """A deal of side 0 with a ruling about seat 0, and the score that the side must have by the rulebook."""

    id: str
    rules: str
    ruling: Ruling
    has: SideDetail
    base: int
    cards: int
    points: int
    closer: int | None = 1
    uncounted: SideDetail | None = None  # the same deal, written without the cards of the ruling


def _told() -> Iterator[Told]:
    closed: dict[str, Any] = {"noticed": "next_players_turn", "said_by": "opponent", "since": "opponents_closed"}
    false = ruled("tres-barajas", "opening-short", **closed, worth=60)
    laid, hand = SideDetail(laid=60, in_hand=40), SideDetail(in_hand=40)
    yield Told("TB-5.6", "tres-barajas", false, laid, 0, 20, -100, uncounted=hand)
    more = SideDetail(laid=200, in_hand=40)  # the partner's cards count for the side
    yield Told("TB-5.6-and-more", "tres-barajas", false, more, 0, 160, 140 - 60 - 40)
    worthless = ruled("tres-barajas", "opening-short", **closed, worth=35)
    fours = Canasta(made=CanastaKind.CLEAN, rank="4")
    canasta = SideDetail(canastas=(fours,), red_threes=2, laid=35, in_hand=40)
    left = SideDetail(red_threes=2, in_hand=40)
    yield Told("TB-5.6-canasta", "tres-barajas", worthless, canasta, -300, -5, -375, uncounted=left)
    for name, rule_id in (("salon", "SA-8.1"), ("reglamento", "RE-4.1"), ("clasica", "SA-8.1-lent")):
        facts = {"written": False} if name == "reglamento" else {}
        at_end = ruled(name, "penalised-at-end", **facts, worth=35)
        penalised = SideDetail(laid=120, in_hand=75)  # 40 in the hand, 35 penalised
        yield Told(rule_id, name, at_end, penalised, 0, 45, 120 - 40 - 35)
        yield Told(f"{rule_id}-alone", name, at_end, SideDetail(in_hand=35), 0, -35, -35, uncounted=SideDetail())
    for name, cost, number in (("salon", 500, 4), ("reglamento", 500, 4), ("reglamento/6-pairs", 500, 5)):
        facts = {"written": False} if name.startswith("reglamento") else {}
        blacks = ruled(name, "black-threes-held", **facts, ended="somebody_closed")
        held = SideDetail(in_hand=5 * number, black_threes_held=(number,))
        left = SideDetail(in_hand=5 * number)
        yield Told(f"{name}-black", name, blacks, held, -cost, -5 * number, -cost - 5 * number, uncounted=left)
    blacks = ruled("tres-barajas", "black-threes-held", ended="somebody_closed")
    held = SideDetail(laid=100, black_threes_held=(6,))
    yield Told("TB-8.5", "tres-barajas", blacks, held, -800, 100, -700, uncounted=SideDetail(laid=100))
    for name in ("salon", "reglamento"):
        facts = {"written": False} if name == "reglamento" else {}
        reds = ruled(name, "red-threes-in-hand", **facts, cards=2)
        held = SideDetail(laid=100, red_threes_in_hand=2)
        yield Told(f"{name}-red", name, reds, held, -1000, 100, -900, uncounted=SideDetail(laid=100))
    lying = ruled("reglamento", "red-threes-without-meld", written=False, cards=3)
    yield Told("RE-5.13", "reglamento", lying, SideDetail(red_threes=3, in_hand=50), -300, -50, -350)
    every = ruled("reglamento", "red-threes-without-meld", written=False, cards=4)
    yield Told("RE-5.14", "reglamento", every, SideDetail(red_threes=4), -800, 0, -800, uncounted=SideDetail())
    plain = ruled("salon", "laid-in-partners-turn", noticed="in_time")
    yield Told("SA-7.4", "salon", plain, SideDetail(laid=100, in_hand=20), 0, 80, 80 - 200)


TOLD = list(_told())
each_deal = pytest.mark.parametrize("told", TOLD, ids=[told.id for told in TOLD])


def written(told: Told) -> list[Score]:
    """The deal in every form in which a table may write it."""
    rules = get(told.rules)
    others = (SideDetail(),) * (rules.sides - 1)
    rest = (0,) * (rules.sides - 1)
    scores: list[Score] = [
        Detail(sides=(told.has, *others), closer=told.closer),
        BaseCards(base=(told.base, *rest), cards=(told.cards, *rest)),
        Totals(points=(told.base + told.cards, *rest)),
    ]
    if told.uncounted is not None:
        scores.append(Detail(sides=(told.uncounted, *others), closer=told.closer))
    return scores


def both_ways(told: Told, score: Score) -> Iterator[ScoreSheet]:
    """The sheet with the ruling before the deal, and after it."""
    deal = DealEntered(score=score, insist="as it was")
    before, after = opened(told.rules), opened(told.rules)
    before.add(ruling_entry(told.ruling, 0))
    before.add(deal)
    yield before
    after.add(ruling_entry(told.ruling, 0, of=after.add(deal)))
    yield after


@pytest.mark.rule("TB-5.6", "TB-8.5", "SA-7.1", "SA-7.2", "SA-8.1", "RE-4.1", "RE-5.1", "RE-5.2", "RE-5.13", "RE-5.14")
@each_deal
def test_a_deal_and_its_ruling_count_each_card_once(told: Told) -> None:
    """A ruling that is taken back leaves the deal as it lies."""
    for score in written(told):
        alone = ScoreSheet([opened(told.rules).opened, DealEntered(score=score, insist="as it was")])
        for sheet in both_ways(told, score):
            side = sheet.deals[0].sides[0]
            assert sheet.totals[0] == side.total == told.points, score
            if not isinstance(score, Totals):
                assert side.base + side.cards + side.penalties == told.points
            assert sheet.deals[0].sides[1].total == alone.totals[1]
            ruling = next(n for n, entry in enumerate(sheet.log, 1) if isinstance(entry, RulingEntered))
            sheet.add(EntryAnnulled(of=ruling, reason="another table"))
            assert sheet.totals == alone.totals


def test_every_ruling_about_cards_is_in_the_table_above() -> None:
    """Every subject of a ruling, by offence, has a deal that shows how it counts."""
    shown = {(told.ruling.offence, told.ruling.counts) for told in TOLD}
    found = set()
    for rules, offence in every_case():
        for ruling in walked(rules, offence.code):
            kinds = {each.counts for each in ruling.consequences if each.points}
            assert len(kinds) <= 1, "points of two kinds in one ruling"
            against = any(each.kind is Kind.CARDS and each.to == "against" for each in ruling.consequences)
            assert not against or kinds - {Counts.NOTHING}, "cards against, and nobody says who counts them"
            found |= {(offence.code, kind) for kind in kinds - {Counts.NOTHING}}
    assert found <= shown
    assert {kind for _, kind in found} == set(Counts) - {Counts.NOTHING}


@pytest.mark.rule("SA-7.2")
def test_rulings_about_both_partners_count_beside_each_other() -> None:
    one = ruled("salon", "red-threes-in-hand", cards=1)
    for held, points in ((2, -1000), (1, -1000), (0, -1000)):
        sheet = opened("salon")
        for seat in (0, 2):
            sheet.add(ruling_entry(one, seat))
        score = Detail(sides=(SideDetail(red_threes_in_hand=held), SideDetail()), closer=1)
        sheet.add(DealEntered(score=score, insist="as it was"))
        assert sheet.totals[0] == points


@pytest.mark.rule("TB-8.11", "TB-5.6")
def test_where_laid_cards_count_against_anyway_a_false_opening_does_so_once() -> None:
    rules = with_house(get("tres-barajas"), {"laid_against_without_canasta": True})
    told = TOLD[0]
    sheet = opened("tres-barajas", house={"laid_against_without_canasta": "yes"})
    assert sheet.rules == rules
    sheet.add(ruling_entry(told.ruling, 0))
    score = Detail(sides=(told.has, SideDetail()), closer=1)
    sheet.add(DealEntered(score=score, insist="as it was"))
    assert sheet.totals[0] == -100


@pytest.mark.rule("TB-5.6")
def test_what_a_deal_comes_to_is_shown_with_its_rulings_before_it_is_entered() -> None:
    told = TOLD[0]
    sheet = opened(told.rules)
    sheet.add(ruling_entry(told.ruling, 0))
    answers: dict[str, Any] = {"form": "base_cards", "base-0": 0, "cards-0": 20, "base-1": 0, "cards-1": 200}
    asked = ask(sheet.rules, answers)
    assert asked.score is not None
    assert asked_json(sheet, asked, "es")["points"] == [-100, 200]
    sheet.add(DealEntered(score=asked.score))
    sheet.add(DealEntered(score=Totals(points=(0, 0))))
    assert asked_json(sheet, asked, "es")["points"] == [20, 200]  # of another deal
    assert asked_json(sheet, asked, "es", sheet.deals[0])["points"] == [-100, 200]


@pytest.mark.rule("TB-5.6", "SA-8.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_say_what_is_counted(lang: str) -> None:
    def notes(sheet: ScoreSheet, **answers: Any) -> dict[str, str]:
        found = {}
        while (asked := ask(sheet.rules, answers)).step is not None:
            step = asked_json(sheet, asked, lang)["step"]
            found[step["name"]] = step["note"]
            answers[step["name"]] = {"choice": 1, "yes_no": True, "canastas": []}.get(step["ask"], 0)
        return found

    for told in TOLD:
        if told.ruling.counts is Counts.NOTHING:
            continue
        bare = opened(told.rules)
        ruled_upon = opened(told.rules)
        ruled_upon.add(ruling_entry(told.ruling, 0))
        worth = str(-told.ruling.points).replace("1000", "1,000" if lang == "en" else "1000")
        for form in ("base_cards", "totals"):
            plain, reminded = notes(bare, form=form), notes(ruled_upon, form=form)
            changed = {name for name in plain if plain[name] != reminded[name]}
            assert changed, "nothing says where the ruling is counted"
            assert all(name.endswith("-0") and worth in reminded[name] for name in changed)


@each_game
def test_penalised_cards_and_false_openings_are_named_only_where_there_are_any(rules: Rules) -> None:
    sheet = opened(rules.name)
    answers: dict[str, Any] = {"form": "base_cards"}
    answers.update({f"base-{side}": 0 for side in range(rules.sides)})
    asked = ask(sheet.rules, answers)
    said = asked_json(sheet, asked, "en")["step"]["note"]
    assert ("false opening" in said) == (rules.id == "tres-barajas")
    assert ("enalised" in said) == rules.partners
