"""Reasons for an action: one sentence with the number that mattered most to the player's decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.cards import parse_kind
from canasta.engine.compile_rules import awards_of
from canasta.players.glance import WILDS, Move, move_of
from canasta.tabletop.card_words import cards_in_words, one_card, several
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.players.prospects import Choice, Prospect

PILE_CARD: Final = 15  # points that each card of the discard pile is worth to the side that takes it
OUT: Final = 150  # points that going out is worth beyond its award: the others lose the cards in their hands
TELLING: Final = 0.25  # share of the difference from which one effect explains it
MUCH: Final = 3.0  # per cent, or points left: a smaller difference is noise
MANY: Final = 0.1  # canastas
EVEN: Final = 1.0  # points up to which two actions count as equally good


class _Effect(NamedTuple):
    """Something that the chosen action makes better by `points`: its value now, and its value with the other action."""

    points: float
    code: str
    now: float
    then: float


def sentence(view: View, choice: Choice, lang: str) -> str:
    """The player's action and the reason: "Congelo: la probabilidad de que se lleven el pozo baja del 34 % al 9 %.\""""
    return f"{act(view, choice, lang)}: {clause(view, choice, lang)}."


def reason(view: View, choice: Choice, lang: str) -> str:
    """The reason alone, as a sentence."""
    said = clause(view, choice, lang)
    if choice.prospects and choice.prospects[0].closing:
        said = text(lang, "reason-closing", why=said)
    return f"{said[0].upper()}{said[1:]}."


def act(view: View, choice: Choice, lang: str) -> str:
    """The action in the first person: "Congelo", "I discard a king"."""
    move = move_of(choice.action)
    if choice.prospects and choice.prospects[0].closing:
        return text(lang, "reason-i-close")
    if move.verb == "discard" and not view.pile.frozen and move.cards[0] in WILDS:
        return text(lang, "reason-i-freeze", card=one_card(lang, parse_kind(move.cards[0])))
    return text(lang, f"reason-i-{move.verb}", **cards_of(view, move, lang))


def clause(view: View, choice: Choice, lang: str) -> str:
    """The reason as a clause, without a stop."""
    if len(view.legal) == 1:
        return text(lang, "reason-only")
    other = choice.other
    if other is None:
        return text(lang, "reason-nothing-else", number=len(view.legal))
    chosen = choice.prospects[0]
    move = move_of(choice.action)
    alt = instead(view, other, lang)
    gain = chosen.points - other.points
    if move.verb == "take" and gain > EVEN:
        return text(lang, "reason-take", size=view.pile.size, gain=round(gain), alt=alt)
    best = _most_telling(view, chosen, other, gain)
    if best is not None:
        code = best.code
        if code == "taken" and move.verb == "discard" and move.cards[0] in WILDS and not view.pile.frozen:
            code = "taken-falls"
        return text(
            lang, f"reason-{code}", now=_shown(best, best.now, lang), then=_shown(best, best.then, lang), alt=alt
        )
    if abs(gain) <= EVEN:
        return text(lang, "reason-even", alt=alt)
    return text(lang, "reason-points" if gain > 0 else "reason-close", gain=round(abs(gain)), alt=alt)


def _most_telling(view: View, chosen: Prospect, other: Prospect, gain: float) -> _Effect | None:
    """The effect that explains most of a difference; if none explains enough, the side whose points it is."""
    found = [each for each in _effects(view, chosen, other) if each.points >= max(EVEN, TELLING * gain)]
    if not found and chosen.own is not None and other.own is not None:
        found = [each for each in _by_side(chosen, other) if each.points >= max(EVEN, gain / 2)]
    return max(found, default=None)


def _shown(effect: _Effect, value: float, lang: str) -> int | str:
    """A number of an effect: canastas with one decimal place, all others whole."""
    if effect.code != "canastas":
        return round(value)
    return f"{value:.1f}".replace(".", ",") if lang == "es" else f"{value:.1f}"


def instead(view: View, other: Prospect, lang: str) -> str:
    """An action that was not chosen: "robando", "by discarding a king"."""
    if other.closing:
        return text(lang, "reason-by-close")
    move = move_of(other.action)
    return text(lang, f"reason-by-{move.verb}", **cards_of(view, move, lang))


def _effects(view: View, chosen: Prospect, other: Prospect) -> list[_Effect]:
    """Effects of the chosen action, from the numbers that both prospects have; chances in per cent."""
    found = []
    if chosen.taken is not None and other.taken is not None:
        points = PILE_CARD * (view.pile.size + 1) * (other.taken - chosen.taken)
        found.append(_Effect(points, "taken", 100 * chosen.taken, 100 * other.taken))
    if chosen.out is not None and other.out is not None:
        points = (view.rules.going_out + OUT) * (chosen.out - other.out)
        found.append(_Effect(points, "out", 100 * chosen.out, 100 * other.out))
    if chosen.beaten is not None and other.beaten is not None:
        points = (view.rules.going_out + OUT) * (other.beaten - chosen.beaten)
        found.append(_Effect(points, "beaten", 100 * chosen.beaten, 100 * other.beaten))
    if chosen.held is not None and other.held is not None:
        found.append(_Effect(other.held - chosen.held, "held", chosen.held, other.held))
    if chosen.canastas is not None and other.canastas is not None:
        points = int(awards_of(view.rules).usual) * (chosen.canastas - other.canastas)
        found.append(_Effect(points, "canastas", chosen.canastas, other.canastas))
    return [each for each in found if abs(each.now - each.then) >= (MANY if each.code == "canastas" else MUCH)]


def _by_side(chosen: Prospect, other: Prospect) -> list[_Effect]:
    """Effects on the points of the player's side and on those of the others."""
    found = []
    if chosen.own is not None and other.own is not None:
        found.append(_Effect(chosen.own - other.own, "own", chosen.own, other.own))
    if chosen.theirs is not None and other.theirs is not None:
        found.append(_Effect(other.theirs - chosen.theirs, "theirs", chosen.theirs, other.theirs))
    return found


def cards_of(view: View, move: Move, lang: str) -> dict[str, str]:
    """The cards of a move in words, and the rank of the meld that it changes."""
    told: dict[str, str] = {"cards": ""}
    if move.cards:
        told["cards"] = cards_in_words(lang, map(parse_kind, move.cards[:1] if move.verb == "swap" else move.cards))
    if move.verb == "swap":
        told["wild"] = one_card(lang, parse_kind(move.cards[1]))
    if move.verb in ("add", "swap") and move.meld is not None:
        meld = next(meld for meld in view.sides[view.turn % view.rules.sides].melds if meld.number == move.meld)
        told["ranks"] = text(lang, "event-wilds") if meld.rank == "wild" else several(lang, parse_kind(meld.rank))
    return told
