"""A review at the terminal: how well each player played, luck, the turning points, and better actions; or as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs
from rich.table import Table
from rich.text import Text

from canasta.cli.player_input import in_words
from canasta.cli.table import side_name
from canasta.review.answers import costliest_of_all, reviewed_answers
from canasta.review.classes import WRONG, Class
from canasta.review.words import Commentator, class_in_words, percent
from canasta.texts import decimals, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen
    from canasta.review.answers import WordedAnswer
    from canasta.review.grades import Grade
    from canasta.review.pieces import Point
    from canasta.review.review import DealReview, PlayerReview, Review, Reviewer, TurningPoint

ANSWERS: Final = 4  # that are listed of a costly decision
SIGNS: Final = {
    Class.BRILLIANT: "!!",
    Class.GREAT: "!",
    Class.BEST: "=",
    Class.GOOD: "·",
    Class.INACCURACY: "?!",
    Class.MISTAKE: "?",
    Class.BLUNDER: "??",
}
STYLES: Final = {
    Class.BRILLIANT: "bold bright_cyan",
    Class.GREAT: "bold cyan",
    Class.BEST: "green",
    Class.GOOD: "green",
    Class.INACCURACY: "yellow",
    Class.MISTAKE: "bold yellow",
    Class.BLUNDER: "bold red",
}


def show(page: Screen, reviewer: Reviewer, found: Review, *, every: bool) -> None:
    """Print the review, the summary first."""
    from canasta.rules.describe import title

    page.print(title(reviewer.rules, page.lang), style="bold")
    page.tell("cli-review-heading", style="dim", match=found.match, deals=len(found.deals), most=found.effort.most)
    page.print()
    page.block(_players(page, found))
    page.tell("cli-review-notes", style="dim")
    page.print()
    page.tell("cli-review-luck", style="bold")
    page.block(_luck(page, found))
    if found.turning:
        page.print()
        page.tell("cli-review-turning", style="bold")
        for place, each in enumerate(found.turning, 1):
            _turning(page, found, place, each)
    commentator = Commentator(page.lang, reviewer.names)
    for deal in found.deals:
        shown = [each for each in deal.grades if every or each.kind in (*WRONG, Class.BRILLIANT, Class.GREAT)]
        if not shown:
            continue
        page.print()
        page.tell("cli-review-deal", style="bold", deal=deal.number)
        costly = costliest_of_all(deal.grades)
        for grade in shown:
            _decision(page, reviewer, deal.number, grade, commentator)
            if grade in costly:
                _show_answers(page, *reviewed_answers(reviewer, deal.number, grade, page.lang, line=True))


def _players(page: Screen, found: Review) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for column in ("decisions", "cost", "accuracy"):
        table.add_column(page.say(f"cli-review-{column}"), justify="right")
    table.add_column(page.say("cli-review-level"))
    for kind in Class:
        table.add_column(Text(SIGNS[kind], STYLES[kind]), justify="right")
    for each in found.players:
        table.add_row(Text(each.name, style="bold"), *_line(page, each))
    return table


def _line(page: Screen, each: PlayerReview) -> list[str]:
    counts = [str(each.classes[str(kind)] or "") for kind in Class]
    if each.cost is None or each.accuracy is None:
        return [str(each.decisions), "–", "–", "–", *counts]
    cost = decimals(page.lang, f"{max(0.0, each.cost):.1f}")
    if each.interval is not None:
        cost += f" ± {each.interval:.0f}"
    level = "–" if each.level is None else page.say(f"bot-name-{each.level}")
    return [str(each.decisions), cost, f"{each.accuracy:.0f} %", level, *counts]


def _luck(page: Screen, found: Review) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for column in ("lead", "dealt", "drawn", "adjusted"):
        table.add_column(page.say(f"cli-review-{column}"), justify="right")
    for each in found.luck:
        numbers = [signed(page.lang, value) for value in (each.lead, each.dealt, each.drawn, each.adjusted)]
        table.add_row(Text(side_name(page, each.side, found.names, found.sides), style="bold"), *numbers)
    return table


def _turning(page: Screen, found: Review, place: int, each: TurningPoint) -> None:
    page.print(
        f"  {place}. "
        + page.say(
            "cli-review-turn",
            deal=each.deal,
            turn=each.turn,
            name=found.names[each.seat],
            side=side_name(page, each.side, found.names, found.sides),
            before=percent(page.lang, each.share_before),
            after=percent(page.lang, each.share_after),
        )
    )
    deal = next(deal for deal in found.deals if deal.number == each.deal)
    _seat, actions = deal.turns[each.turn - 1]
    page.print("     " + "; ".join(in_words(action, page.lang) for action in actions), style="dim")


def _decision(page: Screen, reviewer: Reviewer, deal: int, grade: Grade, commentator: Commentator) -> None:
    view = reviewer.view_of(deal, grade)
    sign = Text(f"{SIGNS[grade.kind]:>3} ", STYLES[grade.kind])
    where = page.say("cli-review-where", turn=grade.turn, name=reviewer.names[grade.seat])
    said = Text.assemble(sign, (where, "bold"), " ", (class_in_words(grade.kind, page.lang), STYLES[grade.kind]), ". ")
    said.append(commentator.verdict(view, grade))
    page.block(said)


def _show_answers(page: Screen, answers: Sequence[WordedAnswer], line: Sequence[str]) -> None:
    """Print them, with their loss and the chance that the pile is taken; then a sample continuation, if any."""
    for each in answers[:ANSWERS]:
        mark, style = ("✓" if page.fancy else "+", "green") if each.good else ("✗" if page.fancy else "-", "yellow")
        said = each.text if each.good else each.told
        page.block(Text.assemble((f"  {mark} ", style), f"{said} {each.chances}".rstrip()))
    if line:
        page.prose(page.say("cli-review-line", line=" ".join(line)))


def as_plain(reviewer: Reviewer, found: Review, lang: str) -> dict[str, Any]:
    """The whole review as plain values, rounded to their precision; `said` is the sentence about a decision."""
    return {
        "review": 1,
        "rules": found.rules,
        "match": found.match,
        "players": [_rounded(asdict(each)) for each in found.players],
        "sides": [_rounded(asdict(each) | {"luck": each.luck, "adjusted": each.adjusted}) for each in found.luck],
        "seed": found.seed,
        "effort": asdict(found.effort),
        "result": found.result,
        "winner": found.winner,
        "turning": [_rounded(asdict(each)) for each in found.turning],
        "deals": [_deal(reviewer, each, lang) for each in found.deals],
    }


def _deal(reviewer: Reviewer, deal: DealReview, lang: str) -> dict[str, Any]:
    commentator = Commentator(lang, reviewer.names)
    return {
        "deal": deal.number,
        "before": list(deal.before),
        "after": None if deal.after is None else list(deal.after),
        "course": [_point(each) for each in deal.course],
        "decisions": [
            _grade(each) | {"said": commentator.verdict(reviewer.view_of(deal.number, each), each)}
            for each in deal.grades
        ],
    }


_OF_GRADE: Final = ("turn", "action", "part", "seat", "late", "points", "share", "cost", "error", "spread")


def _grade(grade: Grade) -> dict[str, Any]:
    played, *others = [_rounded(structs.asdict(each)) for each in grade.tried]
    own = _rounded({name: getattr(grade, name) for name in _OF_GRADE})
    return own | {"class": str(grade.kind), "played": played, "others": others}


def _point(each: Point) -> dict[str, Any]:
    return {
        "turn": each.turn,
        "seat": each.seat,
        "drawn": each.drawn,
        "points": [round(points) for points in each.points],
        "shares": [round(share, 4) for share in each.shares],
    }


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    """Chances to four places, points to one."""
    chances = {"share", "share_before", "share_after", "luck_share", "taken", "out", "beaten"}
    return {
        name: round(value, 4 if name in chances or (name == "drawn" and "share_before" in values) else 1)
        if isinstance(value, float)
        else value
        for name, value in values.items()
    }
