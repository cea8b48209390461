"""Events in words: "Ana se lleva el pozo (7 cartas) con dos reyes", "You draw K♥ and 5♣"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, parse_kind
from canasta.game.cut import Fate
from canasta.game.events import (
    CanastaFinished,
    CanastaTurned,
    DealOver,
    DealScored,
    MatchOver,
    PackCut,
    Passed,
    PileTaken,
    PlayersSeated,
    RedThreeShown,
    SeatDrawn,
    Upcards,
    WentOut,
)
from canasta.game.words import one_card, several, short_face
from canasta.texts import has, text

if TYPE_CHECKING:
    from canasta.game.events import Event

__all__ = ["listed", "sentence"]

_PLAIN: Final = frozenset({"number", "seat", "text"})


def sentence(event: Event, lang: str, seat: int | None, names: Sequence[str], *, letters: bool = False) -> str:
    """An event as that seat saw it, as a sentence for that seat; empty where there is nothing worth saying.

    `names` has a name for each seat. The message is ``event-KIND``, with ``-FORM`` where a kind has several forms and
    ``-you`` where it speaks to the one who did it. With `letters` single cards stay as in the notation, ``Kh``, to be
    drawn by who asks.
    """
    key = f"event-{event.kind}"
    form = _form(event)
    if form:
        key = f"{key}-{form}"
    to = getattr(event, "to", None)
    if event.seat is not None and event.seat == seat and has(lang, f"{key}-you"):
        key = f"{key}-you"
    elif to is not None and to == seat and has(lang, f"{key}-to-you"):
        key = f"{key}-to-you"
    return text(lang, key, **_arguments(event, lang, names, letters)) if has(lang, key) else ""


def listed(lang: str, parts: Sequence[str]) -> str:
    """Several things in a row: "a, b y c"."""
    if len(parts) < 2:
        return "".join(parts)
    return text(lang, "cards-and", first=", ".join(parts[:-1]), last=parts[-1])


def _form(event: Event) -> str:
    match event:
        case PileTaken(cards=cards, aside=aside):
            return f"{'with' if cards else 'onto'}{'-aside' if aside else ''}"
        case RedThreeShown(source=source, replaced=replaced):
            return "stock-kept" if replaced is False else source
        case Passed(phase=phase):
            return phase
        case CanastaFinished(type=what) | CanastaTurned(type=what):
            return what
        case WentOut(concealed=concealed):
            return "plain" if concealed < 0 else "concealed"
        case DealOver(outcome=outcome) | MatchOver(outcome=outcome):
            return outcome
        case Upcards(face_down=face_down):
            return "on" if face_down else "alone"
        case SeatDrawn(card=card):
            return "joker" if card == "X" else "card"
        case PackCut(moda=moda, aim=aim):
            return "plain" if not moda else "moda" if aim is UNSET else "aimed"
    return ""


def _arguments(event: Event, lang: str, names: Sequence[str], letters: bool) -> dict[str, int | str]:
    """The arguments of the message: the fields of the event, and the same in words."""

    def shown(card: str) -> str:
        return card if letters else short_face(lang, card)

    has_fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in _PLAIN}
    said = {name: value for name, value in has_fields.items() if isinstance(value, int | str)}
    said["name"] = "" if event.seat is None else names[event.seat]
    if "to" in said:
        said["to"] = names[has_fields["to"]]
    if "rank" in said:
        wild = said["rank"] == "wild"
        said["ranks"] = text(lang, "event-wilds") if wild else several(lang, parse_kind(has_fields["rank"]))
    for key in ("top", "wild", "moda"):
        if said.get(key):
            said[f"one_{key}"] = one_card(lang, parse_kind(has_fields[key]))
    if "count" in said:
        said["words"] = text(lang, "event-number", n=said["count"])
    if "card" in said:
        said["card"] = shown(has_fields["card"])
    cards = has_fields.get("cards", UNSET)
    if cards is not UNSET:
        said |= {"cards": listed(lang, [shown(card) for card in cards]), "shown": len(cards)}
        said["with"] = _in_words(lang, cards)
    return said | _of_the_match(event, lang, names, shown)


def _of_the_match(event: Event, lang: str, names: Sequence[str], shown: Callable[[str], str]) -> dict[str, int | str]:
    """The same for what happens around the deals."""
    match event:
        case SeatDrawn(again=again, why=why):
            return {"again": listed(lang, again), "players": len(again), "why": why or "done"}
        case PlayersSeated(names=seats, dealer=dealer, ranking=ranking):
            mano = seats[(dealer + 1) % len(seats)]
            ranked = ", ".join(ranking)
            return {"seated": " → ".join(seats), "dealer": seats[dealer], "ranking": ranked, "mano": mano}
        case PackCut(shown=cards, exact=exact):
            kept = [shown(one.card) for one in cards if one.fate is Fate.KEPT]
            return {"kept": len(kept), "kept_cards": listed(lang, kept), "exact": "yes" if exact else "no"}
        case DealScored(points=points, totals=totals):
            return {"points": _by_side(points, lang, names), "totals": _by_side(totals, lang, names)}
        case MatchOver(side=int(side), sides=sides):
            winners = _of_side(side, sides, names)
            return {"name": listed(lang, winners), "players": len(winners)}
    return {}


def _in_words(lang: str, cards: Sequence[str]) -> str:
    """Cards by kind: "dos reyes y un joker"."""
    kinds = Counter(KIND_OF_CARD[CARD_OF_TEXT[card]] for card in cards)
    return listed(
        lang,
        [
            one_card(lang, kind) if n == 1 else f"{text(lang, 'event-number', n=n)} {several(lang, kind)}"
            for kind, n in kinds.items()
        ],
    )


def _of_side(side: int, sides: int, names: Sequence[str]) -> list[str]:
    return list(names[side::sides])


def _by_side(points: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """Points by side: "Ana y Luis: 305; Eva y Juan: −40"."""
    parts = [
        text(lang, "event-side-points", names=listed(lang, _of_side(side, len(points), names)), points=n)
        for side, n in enumerate(points)
    ]
    return "; ".join(parts)
