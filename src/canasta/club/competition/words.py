"""A competition in sentences, in Spanish and English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from canasta.club.competition.entries import (
    Changed,
    CompetitionOpened,
    Corrected,
    Credited,
    Drawn,
    Entered,
    Entry,
    Handicapped,
    Penalised,
    Played,
    Postponed,
    Renamed,
    Reseated,
    RoundSeated,
    Teamed,
)
from canasta.club.competition.model import Criterion, Entrant, Format, Meeting
from canasta.club.competition.ranking import Figure, Reason
from canasta.club.competition.state import CompetitionState
from canasta.club.days import day_text
from canasta.club.length_words import length_sentences
from canasta.club.results import MatchEnd
from canasta.logs import kind_of
from canasta.texts import number, signed, text

_SHOWN: Final = ("pair", "round", "table", "player", "out", "into", "reason", "cause", "what", "to", "of")


def format_title(format: Format, lang: str) -> str:  # noqa: A002 - the word for it
    """The name of a format."""
    return text(lang, f"competition-format-{format}")


def criterion_title(criterion: Criterion, lang: str, win_points: int) -> str:
    """The name of a figure of the ranking, where a win counts so much."""
    return text(lang, f"competition-criterion-{criterion}", win=win_points)


def why(figure: Figure, lang: str, entrant: Entrant = "pair") -> list[str]:
    """A figure's reasons, one sentence each, with the numbers of the entries behind it."""
    return [reason_sentence(each, lang, entrant) for each in figure.reasons]


def _with_half(lang: str, value: float) -> str:
    """A part of a figure with its sign, such as +3 or +2½."""
    whole, rest = divmod(abs(value), 1)
    size = number(lang, int(whole)) if whole or not rest else ""
    return f"{'−' if value < 0 else '+' if value else ''}{size}{'½' if rest else ''}"


def reason_text(each: Reason, lang: str, entrant: Entrant = "pair") -> str:
    """One reason, without the entries behind it."""
    said = text(
        lang,
        f"competition-why-{each.code.replace('_', '-')}",
        value=_with_half(lang, each.value),
        round=each.round,
        opponent=each.opponent,
        partner=each.partner,
        other=each.other,
        entrant=entrant,
        difference=signed(lang, each.difference),
    )
    if any(each.handicaps):
        own, against = (number(lang, points) for points in each.handicaps)
        said = text(lang, "competition-handicaps", what=said, own=own, against=against)
    return text(lang, "competition-average", what=said) if each.average else said


def reason_sentence(each: Reason, lang: str, entrant: Entrant = "pair") -> str:
    """One reason, with the numbers of the entries behind it."""
    numbers = ", ".join(str(number) for number in each.entries)
    said = reason_text(each, lang, entrant)
    return text(lang, "competition-evidence", what=said, n=len(each.entries), entries=numbers)


def seeded_sentence(state: CompetitionState, pair: int, lang: str) -> str:
    """The seed of a pair and the place elsewhere by which it has that; empty for a pair that entered by itself."""
    entrant = state.pairs[pair]
    if entrant.earned is None or (entrant.gone and not entrant.slot):
        return ""
    return text(lang, "competition-seeded", seed=state.seed(pair), **msgspec.structs.asdict(entrant.earned))


def entry_sentence(entry: Entry, lang: str, end: MatchEnd | None = None, entrant: Entrant = "pair") -> str:
    """One sentence for an entry of the log; `end` is the condition that ended the match, if it is to be told."""
    fields = {name: value for name, value in msgspec.structs.asdict(entry).items() if name in _SHOWN}
    fields["entrant"] = entrant
    if isinstance(entry, CompetitionOpened):
        fields["name"] = entry.settings.name
    elif isinstance(entry, Changed):
        fields["what"] = "; ".join(_conditions(entry, lang))
    elif isinstance(entry, Entered):
        fields.update(names=" · ".join(entry.players), instead=entry.instead_of or 0)
        if entry.earned is not None:
            return text(lang, "competition-entered-by-place", **fields, **msgspec.structs.asdict(entry.earned))
    elif isinstance(entry, Renamed):
        fields["names"] = " · ".join(entry.players)
    elif isinstance(entry, Drawn):
        fields.update(order=", ".join(map(str, entry.order)), seed=entry.seed or "no")
    elif isinstance(entry, RoundSeated | Reseated):
        fields["meetings"] = ", ".join(f"{each.table}: {_versus(each)}" for each in entry.meetings) or "–"
    elif isinstance(entry, Played | Corrected):
        fields.update(one=entry.points[0], other=entry.points[1], end=end or "none")
    elif isinstance(entry, Penalised | Credited):
        fields.update(points=entry.points, unit="scale" if entry.in_scale else "points")
    elif isinstance(entry, Teamed):
        fields.update(team=entry.team, left="no" if entry.team else "yes")
    elif isinstance(entry, Handicapped):
        fields["points"] = entry.points
    elif isinstance(entry, Postponed):
        fields["to"] = day_text(entry.to, lang)
    return text(lang, f"competition-entry-{kind_of(entry)}", **fields)


def _versus(meeting: Meeting) -> str:
    """The numbers of both sides: 1–4, or 1·2–3·4 where players have partners."""
    return "–".join("·".join(map(str, side)) for side in meeting.sides)


def _conditions(entry: Changed, lang: str) -> Iterator[str]:
    """The changed conditions, each in words."""
    if entry.name is not None:
        yield text(lang, "competition-changed-name", name=entry.name)
    if entry.rounds is not None:
        yield text(lang, "competition-changed-rounds", n=entry.rounds)
    if entry.length is not None:
        said = length_sentences(entry.length, lang)
        yield text(
            lang,
            "competition-changed-length",
            length=said[0].lower() + said[1:].rstrip("."),
            of_round=entry.of_round or 0,
        )
    if entry.ranking is not None:
        ranking = " → ".join(criterion_title(each, lang, 1) for each in entry.ranking)
        yield text(lang, "competition-changed-ranking", ranking=ranking)
    if entry.dates is not None:
        yield text(lang, "competition-changed-dates", dates=", ".join(day_text(each, lang) for each in entry.dates))
    if entry.phones is not None:
        yield text(lang, "competition-changed-phones", phones=entry.phones)
    if entry.postpone_days is not None:
        yield text(lang, "competition-changed-postpone", n=entry.postpone_days)
    if entry.closed_days is not None:
        yield text(lang, "competition-changed-closed", n=entry.closed_days)
