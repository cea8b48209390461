"""A score sheet in words, in Spanish and English; the whole sheet as JSON for a page."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from canasta.club.length_words import length_sentences
from canasta.club.referee import RefereeError
from canasta.club.referee.judge import facts_of
from canasta.club.referee.words import in_words
from canasta.club.referee.words import title as case_title
from canasta.club.scoresheet.entries import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    Entry,
    EntryAnnulled,
    LengthAgreed,
    PlayersNamed,
    RulingEntered,
    SheetOpened,
)
from canasta.club.scoresheet.lines import lines_of_score
from canasta.club.scoresheet.scores import Flag, Score
from canasta.club.scoresheet.sheet import Change, ScoreSheet
from canasta.club.scoresheet.state import SheetDeal, Turn
from canasta.deal.score import BASE, CARDS, CODES, ScoreLine
from canasta.deal.score import label as engine_label
from canasta.logs import kind_of
from canasta.rules import Rules
from canasta.rules.describe import differences
from canasta.rules.describe import title as rules_title
from canasta.rules.house import house
from canasta.texts import has, number, plain, text


def side_title(sheet: ScoreSheet, side: int, lang: str) -> str:
    """The name of a side, or its number."""
    return sheet.side_name(side) or text(lang, "scoresheet-side", side=side + 1)


def seat_title(sheet: ScoreSheet, seat: int, lang: str) -> str:
    """The name of a player, or the number of the seat."""
    players = sheet.players
    return players[seat] if players else text(lang, "scoresheet-seat", seat=seat + 1)


def line_label(rules: Rules, line: ScoreLine, lang: str) -> str:
    """A line in words: "Canasta limpia de reyes", "Cards"."""
    if line.code == "ruling":
        return offence_title(rules, line.note, lang)
    if line.code == "adjusted":
        return text(lang, "scoresheet-line-adjusted", reason=line.note)
    if line.code == "cards-in-hand" and not line.number:
        return text(lang, "scoresheet-line-in-hand")
    if line.code in ("canasta-clean", "canasta-dirty") and line.kind is None:
        return text(lang, f"scoresheet-line-{line.code}")
    if line.code in CODES:
        return engine_label(line, lang)
    return text(lang, f"scoresheet-line-{line.code}")


def offence_title(rules: Rules, offence: str, lang: str) -> str:
    """The name of a ruling's case; the text as written if no rulebook here knows the case."""
    return case_title(rules, offence, lang) if has(lang, f"referee-offence-{offence}") else offence


def flag_json(flag: Flag, lang: str) -> dict[str, Any]:
    """A flag for a page."""
    return {
        "code": flag.code,
        "level": flag.level.value,
        "side": flag.side,
        "rules": list(flag.rules),
        "sentence": flag.message(lang),
    }


def turn_sentence(sheet: ScoreSheet, turn: Turn, lang: str) -> str:
    """One sentence: the dealer, the cutter and the mano."""
    names = {"dealer": seat_title(sheet, turn.dealer, lang), "mano": seat_title(sheet, turn.mano, lang)}
    if turn.cutter is None:
        return text(lang, "scoresheet-turn-uncut", **names)
    return text(lang, "scoresheet-turn", cutter=seat_title(sheet, turn.cutter, lang), **names)


def outcome(sheet: ScoreSheet, lang: str) -> str:
    """The winner in a sentence, or how long the match lasts."""
    if isinstance(sheet.winner, int):
        return won(sheet, sheet.winner, lang)
    if sheet.winner is not None:
        return text(lang, "scoresheet-draw")
    if sheet.closed:
        return text(lang, "scoresheet-broken-off")
    return length_sentences(sheet.state.length, lang)


def won(sheet: ScoreSheet, side: int, lang: str) -> str:
    """One sentence: that side has won. A side with a name of its own may be called in any number: "We", "The Lions"."""
    players = () if sheet.opened.sides else sheet.players[side :: sheet.rules.sides]
    if len(players) < 2:
        several = sheet.opened.sides and sheet.rules.partners
        return text(lang, "scoresheet-won", side=side_title(sheet, side, lang), several="yes" if several else "no")
    sound = plain(players[-1])  # Spanish says "Eva e Inés"
    with_i = sound.startswith(("i", "hi")) and not sound.startswith(("hia", "hie", "hio"))
    key = "scoresheet-won-together-i" if with_i else "scoresheet-won-together"
    return text(lang, key, others=", ".join(players[:-1]), last=players[-1])


def entry_sentence(sheet: ScoreSheet, entry: Entry, lang: str, change: Change | None = None) -> str:
    """One sentence for an entry of the log; `change` is its correction of a deal, if it makes one."""
    before = "none" if change is None else points_text(sheet, change.before, lang)
    fields: dict[str, int | str] = {}
    match entry:
        case SheetOpened():
            fields["rules"] = rules_title(sheet.rules, lang)
        case PlayersNamed():
            fields["players"] = ", ".join(entry.players)
        case LengthAgreed():
            fields["length"] = length_sentences(entry.length, lang)
        case DealEntered():
            fields["points"] = points_text(sheet, entry.score, lang)
        case DealCorrected():
            points = points_text(sheet, entry.score, lang)
            fields.update(of=entry.of, before="–" if change is None else before, points=points, reason=entry.reason)
        case RulingEntered():
            what = offence_title(sheet.rules, entry.offence, lang)
            who, told = seat_title(sheet, entry.seat, lang), ruling_words(sheet, entry, lang)
            fields.update(who=who, what=what, points=entry.points, told=told)
        case Adjusted():
            fields.update(who=side_title(sheet, entry.side, lang), points=entry.points, reason=entry.reason)
        case EntryAnnulled():
            fields.update(of=entry.of, before=before, reason=entry.reason)
        case Closed():
            fields.update(agreed=len(entry.accepted), accepted=", ".join(entry.accepted))
            fields.update(why=len(entry.reason), reason=entry.reason)
        case _:
            fields["reason"] = entry.reason
    said = text(lang, f"scoresheet-entry-{kind_of(entry)}", **fields)
    if isinstance(entry, DealEntered) and entry.insist.strip():
        return text(lang, "scoresheet-insisted", said=said, why=entry.insist.strip())
    return said.strip()


def ruling_words(sheet: ScoreSheet, entry: RulingEntered, lang: str) -> str:
    """The facts of a ruling and the rules that decide it: "When was it noticed? After that. SA-8.4"."""
    try:
        facts = in_words(facts_of(sheet.rules, entry.offence, entry.facts), lang)
    except RefereeError:  # a ruling from elsewhere, on a case that no rulebook here knows
        facts = []
    return " ".join((*(f"{each['question']} {each['answer']}." for each in facts), ", ".join(entry.rules)))


def points_text(sheet: ScoreSheet, score: Score | None, lang: str) -> str:
    """The points of each side in a deal, "1,200 · −85"; a dash for a deal that does not count."""
    if score is None:
        return "–"
    return " · ".join(number(lang, points) for points in points_of(sheet, score))


def points_of(sheet: ScoreSheet, score: Score) -> list[int]:
    """The points of each side in a deal."""
    return [sum(line.points for line in side) for side in lines_of_score(sheet.rules, score)]


def as_json(sheet: ScoreSheet, lang: str) -> dict[str, Any]:
    """The whole sheet for programs: totals, minima, turns, lines with labels and rules, flags, trail, log."""
    state, opened, rules = sheet.state, sheet.opened, sheet.rules
    changes = {change.entry: change for change in sheet.trail}
    return {
        "title": opened.title,
        "rules": rules.name,
        "version": rules.version,
        "rules_title": rules_title(rules, lang),
        "house": differences(rules, lang),
        "switches": house(rules),
        "target": rules.target,
        "length": msgspec.to_builtins(state.length),
        "ended_by": state.ended_by,
        "sides": [
            {
                "name": side_title(sheet, side, lang),
                "players": [seat_title(sheet, seat, lang) for seat in range(side, rules.seats, rules.sides)],
                "total": sheet.totals[side],
                "minimum": sheet.minima[side],
                "pending": [_line(sheet, line, lang) for at, line in state.pending if at == side],
            }
            for side in range(rules.sides)
        ],
        "seats": [{"name": seat_title(sheet, seat, lang), "side": seat % rules.sides} for seat in range(rules.seats)],
        "turn": {"deal": len(sheet.deals) + 1, **_turn(sheet, sheet.turn, lang)},
        "deals": [_deal(sheet, deal, lang) for deal in sheet.deals],
        "curve": [list(totals) for totals in sheet.curve],
        "ended": sheet.ended,
        "closed": sheet.closed,
        "accepted": list(state.accepted),
        "winner": sheet.winner,
        "outcome": outcome(sheet, lang),
        "trail": [_change(sheet, change, lang) for change in changes.values()],
        "log": [
            {
                "number": at,
                "kind": kind_of(entry),
                "by": entry.by,
                "at": entry.at,
                "sentence": entry_sentence(sheet, entry, lang, changes.get(at)),
            }
            for at, entry in enumerate(sheet.log, 1)
        ],
    }


def _deal(sheet: ScoreSheet, deal: SheetDeal, lang: str) -> dict[str, Any]:
    return {
        "number": deal.number,
        "entry": deal.entry,
        "entries": list(deal.entries),
        "score": msgspec.to_builtins(deal.score),
        "stopped": deal.stopped,
        "counts": deal.counts,
        "insist": deal.insist,
        "flags": [flag_json(flag, lang) for flag in deal.flags],
        "turn": _turn(sheet, deal.turn, lang),
        "sides": [
            {
                "lines": [_line(sheet, line, lang) for line in side.lines],
                "base": side.base if parted else None,
                "cards": side.cards if parted else None,
                "penalties": side.penalties,
                "points": side.total,
                "minimum": deal.minima[at],
                "before": side.before,
                "after": side.after,
            }
            for at, side in enumerate(deal.sides)
            for parted in (any(line.part in (BASE, CARDS) for line in side.lines),)
        ],
    }


def _line(sheet: ScoreSheet, line: ScoreLine, lang: str) -> dict[str, Any]:
    entry = sheet.log[line.entry - 1] if line.entry else None
    ruled = entry if isinstance(entry, RulingEntered) else None
    return {
        "code": line.code,
        "label": line_label(sheet.rules, line, lang),
        "rules": line.rule.split(", ") if line.rule else [],
        "number": line.number,
        "points": line.points,
        "part": line.part,
        "entry": line.entry,
        "by": entry.by if entry else "",
        "at": entry.at if entry else "",
        "ruling": None if ruled is None else {"seat": ruled.seat, "offence": ruled.offence, "facts": dict(ruled.facts)},
    }


def _turn(sheet: ScoreSheet, turn: Turn, lang: str) -> dict[str, Any]:
    return {**asdict(turn), "sentence": turn_sentence(sheet, turn, lang)}


def _change(sheet: ScoreSheet, change: Change, lang: str) -> dict[str, Any]:
    return {
        "of": change.of,
        "entry": change.entry,
        "by": change.by,
        "at": change.at,
        "reason": change.reason,
        "before": points_text(sheet, change.before, lang),
        "after": points_text(sheet, change.after, lang),
    }
