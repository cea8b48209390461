"""`canasta review RECORD RECORD …`: a line for each match of a player, and the habits that show in all of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from canasta.cli.options import read_record
from canasta.cli.screen import BadInputError
from canasta.match.record import read
from canasta.match.record.values import SeatKind
from canasta.review import Reviewer
from canasta.review.classes import accuracy_of, level_of
from canasta.review.habit_report import HabitReport, habit_report, usual_rates
from canasta.review.habit_words import figures_in_words, habit_in_words, progress_in_words
from canasta.review.habits import habit_chances
from canasta.review.words import Commentator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen
    from canasta.match.record.values import Record
    from canasta.review import Effort, Grade
    from canasta.review.habits import HabitChance


@dataclass(frozen=True, slots=True)
class ReviewedMatch:
    """A match of the player: the file, the seat, and its review in progress."""

    file: str
    seat: int
    reviewer: Reviewer

    @property
    def grades(self) -> list[Grade]:
        """The graded decisions."""
        return [grade for deal in self.reviewer.review().deals for grade in deal.grades]


def people(record: Record) -> list[int] | None:
    """The seats of people; None, for all, if there are none."""
    return [seat for seat, one in enumerate(record.seats) if one.kind is not SeatKind.BOT] or None


def seat_named(record: Record, name: str | None, seats: Sequence[int], file: str) -> int:
    """The player's seat in a record: of that name, that seat, or of the only person. Raises `BadInputError`."""
    if name is not None:
        found = [seat for seat, one in enumerate(record.seats) if one.name.casefold() == name.casefold()]
    else:
        found = list(seats) or people(record) or []
    if len(found) == 1:
        return found[0]
    raise BadInputError("review-whose", file=file, names=", ".join(one.name for one in record.seats))


def reviewed_matches(
    files: Sequence[str], name: str | None, seats: Sequence[int], seed: str, effort: Effort
) -> list[ReviewedMatch]:
    """The matches, nothing graded yet. Raises `BadInputError` if they cannot be compared."""
    found = []
    for file in files:
        record = read(read_record(file))
        seat = seat_named(record, name, seats, file)
        found.append(ReviewedMatch(file, seat, Reviewer(record, seats=[seat], seed=seed, effort=effort)))
    games = list(dict.fromkeys(each.reviewer.rules.name for each in found))
    if len(games) > 1 or games[0] not in usual_rates():
        raise BadInputError("review-games", found=", ".join(games), known=", ".join(usual_rates()))
    return found


def show_habits(page: Screen, matches: Sequence[ReviewedMatch], *, json: bool) -> None:
    """Print the matches, graded, and the habits."""
    chances = list(chain.from_iterable(habit_chances(each.reviewer, at, each.seat) for at, each in enumerate(matches)))
    level = _level([grade for each in matches for grade in each.grades])
    found = habit_report(chances, len(matches), matches[0].reviewer.rules.name, level)
    if json:
        page.json(_plain(page, matches, found, level))
        return
    for each in matches:
        player = each.reviewer.review().players[0]
        accuracy = "–" if player.accuracy is None else f"{player.accuracy:.0f}"
        page.tell("cli-habits-match", file=each.file, name=player.name, accuracy=accuracy, decisions=player.decisions)
    page.print()
    if level is None or not found.found:
        page.tell("habits-short" if level is None else "habits-none")
    for habit in found.found:
        page.prose(f"{habit_in_words(habit.habit, page.lang)}. {figures_in_words(habit, level, page.lang)}")
        for chance in habit.examples:
            page.prose("  " + page.say("cli-habits-example", **_place(page, matches, chance)))
        theme = page.say(f"puzzle-theme-{habit.habit.theme}")
        page.tell("cli-habits-train", theme=theme, id=habit.habit.theme, style="dim")
    for progress in found.better:
        page.prose(progress_in_words(progress, page.lang))


def _level(grades: Sequence[Grade]) -> str | None:
    """The bot that plays as well over all the matches; None with too few decisions."""
    mattered = [each for each in grades if not each.trivial]
    return level_of(accuracy_of([each.lost for each in mattered]), [each.cost for each in mattered])


def _place(page: Screen, matches: Sequence[ReviewedMatch], chance: HabitChance) -> dict[str, Any]:
    """The place of an example, and the words about it."""
    match = matches[chance.match]
    assert chance.grade is not None
    said = Commentator(page.lang, match.reviewer.names).verdict(
        match.reviewer.view_of(chance.deal, chance.grade), chance.grade
    )
    return {"file": match.file, "deal": chance.deal, "turn": chance.turn, "said": said}


def _plain(page: Screen, matches: Sequence[ReviewedMatch], found: HabitReport, level: str | None) -> dict[str, Any]:
    players = [each.reviewer.review().players[0] for each in matches]
    return {
        "habits": 1,
        "rules": matches[0].reviewer.rules.name,
        "level": level,
        "matches": [
            {
                "file": each.file,
                "name": player.name,
                "seat": each.seat,
                "decisions": player.decisions,
                "accuracy": None if player.accuracy is None else round(player.accuracy, 1),
            }
            for each, player in zip(matches, players, strict=True)
        ],
        "found": [
            {
                "habit": each.habit.id,
                "said": habit_in_words(each.habit, page.lang),
                "theme": each.habit.theme,
                "slips": each.tally.slips,
                "chances": each.tally.chances,
                "usual": round(each.usual.rate, 4),
                "cost": round(each.cost, 1),
                "points": round(each.points, 1),
                "examples": [_place(page, matches, chance) for chance in each.examples],
            }
            for each in found.found
        ],
        "better": [
            {
                "habit": each.habit.id,
                "said": habit_in_words(each.habit, page.lang),
                "before": round(each.before.rate, 4),
                "after": round(each.after.rate, 4),
            }
            for each in found.better
        ],
    }
