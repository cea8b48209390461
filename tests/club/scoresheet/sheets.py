"""Score sheets for the tests: opened, or filled at random."""

from __future__ import annotations

import random
from typing import Any

from tests.club.refusing import refuses

from canasta.club.scoresheet import (
    Adjusted,
    BaseCards,
    Canasta,
    CanastaKind,
    Closed,
    DealCorrected,
    DealEntered,
    Detail,
    Entry,
    EntryAnnulled,
    Reopened,
    RulingEntered,
    Score,
    ScoreSheet,
    SheetOpened,
    SideDetail,
    Totals,
)
from canasta.club.scoresheet.scores import RANKS
from canasta.rules import Rules, get
from canasta.texts.errors import WordedError

NAMES = ("Ana", "Eva", "Bea", "Luz", "Paz", "Sol")


def opened(rules: str = "salon", **agreed: Any) -> ScoreSheet:
    """A sheet whose players are known."""
    found = get(rules)
    name = rules.partition("@")[0]
    return ScoreSheet([SheetOpened(rules=name, version=found.version, players=NAMES[: found.seats], **agreed)])


def totals(*points: int) -> DealEntered:
    return DealEntered(score=Totals(points=points))


def refused(sheet: ScoreSheet, entry: Entry, code: str) -> WordedError:
    """The error by which the sheet refuses the entry; nothing has changed."""
    before, totals_before = sheet.log, sheet.totals
    with refuses(code) as caught:
        sheet.add(entry)
    assert (sheet.log, sheet.totals) == (before, totals_before)
    return caught.value


def any_score(rules: Rules, chance: random.Random) -> Score:
    """A random score; it may be one that cannot stand."""
    form = chance.randrange(3)
    if form == 0:
        return Totals(points=tuple(5 * chance.randint(-40, 200) for _ in range(rules.sides)))
    if form == 1:
        base = tuple(100 * chance.randint(-2, 15) for _ in range(rules.sides))
        return BaseCards(base=base, cards=tuple(5 * chance.randint(-30, 90) for _ in range(rules.sides)))
    closer = chance.choice((None, *range(rules.seats)))
    return Detail(
        sides=tuple(_side(rules, chance) for _ in range(rules.sides)),
        closer=closer,
        black_threes_laid=chance.choice((0, 0, 0, 2, 3, rules.black_threes_number)),
        clean_game=rules.clean_game and chance.random() < 0.2,
        moda=chance.choice(("", *RANKS)),
        exact_cut=chance.choice((None, None, 0)),
    )


def _side(rules: Rules, chance: random.Random) -> SideDetail:
    made = [
        Canasta(made=chance.choice((CanastaKind.CLEAN, CanastaKind.DIRTY)), rank=rank)
        for rank in chance.sample(RANKS, 3)
    ]
    if chance.random() < 0.1:
        made.append(Canasta(made=chance.choice((CanastaKind.MIXED, CanastaKind.TWOS, CanastaKind.JOKERS))))
    return SideDetail(
        canastas=tuple(made[: chance.randint(0, 4)]),
        red_threes=chance.randint(0, 2),
        laid=5 * chance.randint(0, 120),
        in_hand=5 * chance.randint(0, 30),
        cards_in_hand=chance.choice((None, None, 0, 3, 12)),
        black_threes_held=chance.choice(((), (), (rules.black_threes_number,))),
        penalties=chance.choice((0, 0, 100)),
    )


def any_entry(sheet: ScoreSheet, chance: random.Random) -> Entry:
    """A random entry: mostly a deal, sometimes a correction, a ruling or a closing. Some cannot stand."""
    rules = sheet.rules
    number = chance.randint(0, len(sheet.log) + 1)
    reason = chance.choice(("", "mal sumado", "the cards were counted twice"))
    score = any_score(rules, chance)
    return chance.choices(
        (
            DealEntered(score=score, insist=reason, dealer=chance.choice((None, None, 0, 9)), by="Ana"),
            DealCorrected(of=number, score=score, reason=reason, insist="so it was"),
            RulingEntered(
                seat=chance.randint(0, rules.seats),
                offence="drew-out-of-turn",
                points=chance.choice((-200, 0, 100)),
                rules=("SA-7.5",),
                facts={"noticed": "in_time", "mixed": True, "drawer": "another"},
                of=chance.choice((0, number)),
            ),
            Adjusted(side=chance.randint(0, rules.sides), points=-50, reason=reason, of=chance.choice((0, number))),
            EntryAnnulled(of=number, reason=reason),
            Closed(accepted=("Ana", "Eva"), reason=reason),
            Reopened(reason=reason),
        ),
        (12, 4, 3, 2, 2, 1, 2),
    )[0]
