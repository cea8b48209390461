"""The law of each book, rule by rule: the rows of `law.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.club.referee.cases import ruled

from canasta.club.referee import Counts, Kind, Party, Question, RefereeError, Ruling, Until, rule
from canasta.club.referee.book import effects
from canasta.club.referee.judge import offence_of, own_law
from canasta.club.referee.words import sentence, title
from canasta.rules import Rules, get

IN_TIME = {"noticed": "in_time", "written": "no"}  # the answers to a book's term for calling a fault
ROWS = [
    [cell.strip() for cell in line.split("|")]
    for line in (Path(__file__).parent / "law.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def given(rules: Rules, code: str, facts: str) -> dict[str, str]:
    """The facts of a row, called in time."""
    case, _ = offence_of(rules, code)
    term = own_law(rules).gate.facts.keys() & (case.facts.keys() if case else ())
    return {**{name: IN_TIME[name] for name in term}, **dict(each.split("=") for each in facts.split())}


def told(ruling: Ruling) -> tuple[str, str, str]:
    """The last three cells of the row of a ruling."""
    more = {
        "points": ruling.points or "",
        "counts": "" if ruling.counts is Counts.NOTHING else ruling.counts.value,
        "readings": ",".join(ruling.readings),
        "open": ",".join(ruling.open),
        "lent-by": ruling.book if ruling.borrowed else "",
        "says": ",".join(ruling.says),
    }
    codes = [
        f"{each.code}*{each.count}" if each.count and each.kind is not Kind.POINTS else each.code
        for each in ruling.consequences
    ]
    return (
        " ".join(codes),
        " ".join(ruling.rule_ids),
        " ".join(f"{name}={value}" for name, value in more.items() if value),
    )


@pytest.mark.parametrize(
    ("name", "code", "facts", "follows", "rules", "more"),
    [
        pytest.param(*row, *[""] * (6 - len(row)), id=" ".join(row[:3]), marks=pytest.mark.rule(*row[4].split()))
        for row in ROWS
    ],
)
def test_the_law(name: str, code: str, facts: str, follows: str, rules: str, more: str) -> None:
    played = get(name)
    if follows.startswith("!"):
        with pytest.raises(RefereeError) as caught:
            rule(played, code)
        assert f"! {caught.value.code}" == follows
        return
    said = rule(played, code, given(played, code, facts))
    if isinstance(said, Question):
        assert f"? {said.fact.name}" == follows
        return
    assert told(said) == (follows, rules, more)
    assert said.lapsed == ("lapsed" in follows.split())
    assert said.undecided == bool({"arbiter-decides", "none-fits", "silent"} & {*follows.split()})
    assert {each.who for each in said.consequences if each.points} <= {Party.SIDE}


@pytest.mark.parametrize(
    ("code", "kind", "who", "what", "until"),
    [
        ("points-off", Kind.POINTS, Party.SIDE, "", None),
        ("drawn-aside-penalised", Kind.PENALISED, Party.OFFENDER, "", None),
        ("next-picks-discard", Kind.DECIDES, Party.NEXT, "pick_discard", None),
        ("doubt-to-offended", Kind.DECIDES, Party.OPPONENTS, "rebuild_pile", None),
        ("draw-fewer", Kind.MUST, Party.OFFENDER, "draw_fewer discard", None),
        ("no-replacement", Kind.BAN, Party.OFFENDER, "replace_red_three", Until.DEAL_ENDS),
        ("pile-given-up", Kind.BAN, Party.OFFENDER, "take_pile", Until.TURN_ENDS),
        ("no-play-until-right", Kind.BAN, Party.OFFENDER, "lay take_pile", Until.COUNT_RIGHT),
        ("partner-barred", Kind.BAN, Party.PARTNER, "take_pile open lay", Until.OPENING_COMPLETE),
        ("partner-may-not-open", Kind.BAN, Party.PARTNER, "open_from_hand", Until.TURN_ENDS),
        ("no-pile-while-penalised", Kind.BAN, Party.OFFENDER, "take_pile", Until.PENALISED_GONE),
        ("pair-disqualified", Kind.BAN, Party.SIDE, "compete", Until.COMPETITION_ENDS),
    ],
)
def test_what_a_consequence_asks_of_whom(code: str, kind: Kind, who: Party, what: str, until: Until | None) -> None:
    effect = effects()[code]
    assert (effect.kind, effect.who, " ".join(effect.what), effect.until) == (kind, who, what, until)


@pytest.mark.rule("RE-1.5", "RE-5.1")
def test_the_title_says_how_many_black_threes_are_charged() -> None:
    said = {form: title(get("reglamento", form), "black-threes-held", "es") for form in ("4", "6-pairs")}
    assert said["4"] == "Acabó el juego con los 4 treses negros en la mano"
    assert said["6-pairs"] == "Acabó el juego con 4 treses negros o más en la mano"
    six = title(get("tres-barajas"), "black-threes-held", "en")
    assert six == "Ended the deal with all 6 black threes in hand"
    assert "2 canastas" in title(get("reglamento", "2"), "out-without-canasta", "en")  # RE-1.2


@pytest.mark.rule("RE-6.5")
def test_a_card_fewer_is_said_in_words() -> None:
    fewer = ruled("reglamento/2", "drew-too-many", written=False, extra=1).consequences[1]
    assert "una carta menos" in sentence(fewer, get("reglamento", "2"), "es")
