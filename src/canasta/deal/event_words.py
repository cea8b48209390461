"""Events in words: "Ana se lleva el pozo (7 cartas) con dos reyes", "You draw K♥ and 5♣"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, parse_kind
from canasta.tabletop.card_words import listed, one_card, several, short_face
from canasta.texts import has, text, variables

_SAID: Final = (int, str)  # what a message can take as it is


def sentence(
    event: Mapping[str, Any], lang: str, seat: int | None, names: Sequence[str], *, letters: bool = False
) -> str:
    """The sentence for a seat about the fields of an event as it saw them; empty if there is nothing to say.

    `names` has a name for each seat. The message is ``event-KIND``, with ``-FORM`` where a kind has several forms and
    ``-you`` where it speaks to the one who did it. With `letters` single cards stay as in the notation, ``Kh``, to be
    drawn by who asks.
    """
    did = event["seat"] is not None and event["seat"] == seat
    key = _key(lang, event["kind"], _form(event), did=did, met=event.get("to") is not None and event["to"] == seat)
    return text(lang, key, **_arguments(event, lang, names, letters, variables(lang, key))) if key else ""


@cache
def _key(lang: str, kind: str, form: str, *, did: bool, met: bool) -> str:
    """The key of the message for a reader who `did` it, or who `met` with it; empty if there is none."""
    key = f"event-{kind}-{form}" if form else f"event-{kind}"
    if did and has(lang, f"{key}-you"):
        return f"{key}-you"
    if met and has(lang, f"{key}-to-you"):
        return f"{key}-to-you"
    return key if has(lang, key) else ""


def _form(event: Mapping[str, Any]) -> str:
    kind = event["kind"]
    if kind == "take":
        form = "onto" if not event["cards"] else "with"
        return f"{form}-aside" if event["aside"] else form
    if kind == "red_three":
        return "stock-kept" if event.get("replaced") is False else str(event["source"])
    if kind == "pass":
        return "draw" if event["phase"] == "draw" else "play"
    if kind in ("canasta", "canasta_turned"):
        return str(event["type"])
    if kind == "out":
        return "plain" if event["concealed"] < 0 else "concealed"
    if kind == "over":
        return str(event["outcome"])
    if kind == "upcard":
        return "on" if event["face_down"] else "alone"
    if kind == "drew":
        return "joker" if event["card"] == "X" else "card"
    if kind == "cut":
        return "aimed" if event["moda"] and "aim" in event else "moda" if event["moda"] else "plain"
    if kind == "finished":
        return str(event["outcome"])
    return ""


def _arguments(
    event: Mapping[str, Any], lang: str, names: Sequence[str], letters: bool, wanted: Collection[str]
) -> dict[str, int | str]:
    """The arguments that the message wants: fields of the event, and the same in words."""

    def shown(card: str) -> str:
        return card if letters else short_face(lang, card)

    said = {key: value for key in wanted if isinstance(value := event.get(key), _SAID)}
    if "name" in wanted:
        said["name"] = "" if event["seat"] is None else names[event["seat"]]
    if "to" in said:
        said["to"] = names[event["to"]]
    if "ranks" in wanted and event.get("rank"):
        wild = event["rank"] == "wild"
        said["ranks"] = text(lang, "event-wilds") if wild else several(lang, parse_kind(event["rank"]))
    for key in ("top", "wild", "moda"):
        if f"one_{key}" in wanted and event.get(key):
            said[f"one_{key}"] = one_card(lang, parse_kind(event[key]))
    if "words" in wanted and "count" in event:
        said["words"] = text(lang, "event-number", n=event["count"])
    if event.get("card"):
        said["card"] = shown(event["card"])
    if "cards" in event:
        if "cards" in wanted:
            said["cards"] = listed(lang, event["cards"] if letters else _each(lang, event["cards"]))
        if "shown" in wanted:
            said["shown"] = len(event["cards"])
        if "with" in wanted:
            said["with"] = _in_words(lang, event["cards"])
    return said | _of_the_match(event, lang, names, shown) if event["kind"] in _OF_THE_MATCH else said


_OF_THE_MATCH: Final = frozenset({"drew", "seated", "cut", "scored", "finished"})


def _of_the_match(
    event: Mapping[str, Any], lang: str, names: Sequence[str], shown: Callable[[str], str]
) -> dict[str, int | str]:
    """The words of an event around the deals: the draw, the seats, the cut, the scores and the end of the match."""
    match event["kind"]:
        case "drew":
            again = event["again"]
            return {"again": listed(lang, again), "players": len(again), "why": event["why"] or "done"}
        case "seated":
            seats = event["names"]
            words = {"seated": " → ".join(seats), "dealer": seats[event["dealer"]]}
            return words | {"ranking": ", ".join(event["ranking"]), "mano": seats[(event["dealer"] + 1) % len(seats)]}
        case "cut":
            kept = [shown(one["card"]) for one in event["shown"] if one["fate"] == "kept"]
            return {"kept": len(kept), "kept_cards": listed(lang, kept), "exact": "yes" if event["exact"] else "no"}
        case "scored":
            return {key: _by_side(event[key], lang, names) for key in ("points", "totals")}
        case "finished" if event["side"] is not None:
            winners = _of_side(event["side"], event["sides"], names)
            return {"name": listed(lang, winners), "players": len(winners)}
    return {}


def _each(lang: str, cards: Sequence[str]) -> list[str]:
    """Cards one by one, but jokers together, where the first of them stands: nothing tells them apart."""
    words = [short_face(lang, card) for card in cards if card != "X"]
    if "X" in cards:
        words.insert(cards.index("X"), _in_words(lang, [card for card in cards if card == "X"]))
    return words


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
