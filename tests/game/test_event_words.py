"""Every event has words in both languages, for everybody, and no words are left that nobody says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.game.playing import EVERY_GAME, NAMES, play_on, started

import canasta.texts
from canasta.game.event_words import sentence
from canasta.game.words import one_face, short_face
from canasta.texts import LANGUAGES, keys

SAID: list[dict[str, Any]] = [
    {"kind": "canasta", "meld": 1, "rank": "wild", "type": kind}
    for kind in ("wilds_mixed", "wilds_twos", "wilds_jokers")
]
SAID += [{"kind": "canasta", "meld": 1, "rank": "K", "type": "clean"}]
SAID += [{"kind": "canasta_turned", "meld": 1, "rank": "K", "type": "clean"}]
SAID += [{"kind": "pass", "phase": phase} for phase in ("draw", "play")]
SAID += [{"kind": "draw", "count": count, "cards": ["Kh", "4s"][:count]} for count in (0, 1, 2)]
SAID += [{"kind": "out", "concealed": form} for form in (-1, 0, 3)]
SAID += [{"kind": "red_three", "card": "3h", "source": "stock", "replaced": False}]
SAID += [{"kind": "red_three", "card": "3h", "source": source} for source in ("hand", "pile")]
SAID += [{"kind": "pumba"}, {"kind": "frozen"}, {"kind": "turn"}, {"kind": "no", "to": 1}, {"kind": "yes", "to": 1}]
SAID += [
    {"kind": "cut", "lifted": 62, "shown": [{"card": "2h", "fate": kept}], "moda": "K", "exact": exact}
    for kept in ("kept", "back")
    for exact in (True, False)
]
SAID += [{"kind": "cut", "lifted": lifted, "shown": [], "moda": None, "exact": False} for lifted in (1, 9)]
SAID += [
    {"kind": "finished", "outcome": outcome, "side": 0 if outcome == "won" else None, "sides": sides}
    for outcome in ("won", "draw", "abandoned")
    for sides in (2, 4)
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", SAID, ids=lambda event: "-".join(map(str, event.values()))[:40])
def test_every_event_has_words_for_everybody(event: dict[str, Any], lang: str) -> None:
    for doer in (0, None):
        for seat in (None, 0, 1):
            if doer is None and event["kind"] not in ("finished", "frozen"):
                continue
            words = sentence({"number": 1, "seat": doer} | event, lang, seat, NAMES[:4])
            assert words.endswith((".", "!"))
            assert "  " not in words


def test_words_of_some_events() -> None:
    cut = {"number": 1, "seat": 1, "kind": "cut", "lifted": 61, "moda": "9", "exact": True}
    kept = cut | {
        "shown": [{"card": "2h", "fate": "kept"}, {"card": "3d", "fate": "kept"}, {"card": "9s", "fate": "moda"}]
    }
    assert sentence(kept, "es", 1, NAMES) == (
        "Cortas por la carta 61 y la moda es un nueve; te quedas con 2♥ y 3♦. ¡Corte exacto!"
    )
    won = {"number": 1, "seat": None, "kind": "finished", "outcome": "won", "side": 1, "sides": 2}
    assert sentence(won, "es", None, NAMES[:4]) == "Luis y Juan ganan la partida."
    assert sentence(won, "en", None, NAMES[:2]) == "Luis wins the match."


def test_no_event_text_is_left_that_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    words = canasta.texts.text

    def listening(lang: str, key: str, /, **args: int | str) -> str:
        asked.add(key)
        return words(lang, key, **args)

    monkeypatch.setattr("canasta.game.event_words.text", listening)
    for name in EVERY_GAME:
        match = play_on(started(name, "every word"), random.Random(2), 3)
        for event in match.log:
            for seat in (None, *range(match.rules.seats)):
                event.sentence("en", seat, match.names)
    for said_too in SAID:
        for seat in (None, 0, 1):
            sentence({"number": 1, "seat": 0} | said_too, "en", seat, NAMES[:4])
    added = {"number": 1, "seat": 0, "kind": "contribution", "who": "Ana", "text": "seven"}
    assert [sentence(added, "en", seat, NAMES[:4]) for seat in (0, 1)] == [
        "You add something to the shuffle.",
        "Ana adds something to the shuffle.",
    ]
    match = started("clasica", "x")
    match.abandon()
    assert asked >= {key for key in keys("en") if key.startswith("event-")}


@pytest.mark.parametrize(
    ("card", "lang", "one", "short"),
    [
        ("Kh", "es", "un rey de corazones", "K♥"),
        ("Jc", "es", "una jota de tréboles", "J♣"),
        ("3d", "en", "a three of diamonds", "3♦"),
        ("Ts", "en", "a ten of spades", "10♠"),
        ("Ac", "en", "an ace of clubs", "A♣"),
        ("X", "es", "un joker", "un joker"),
    ],
)
def test_a_card_is_called_as_people_call_it(card: str, lang: str, one: str, short: str) -> None:
    assert (one_face(lang, card), short_face(lang, card)) == (one, short)


def test_who_draws_the_cards_gets_them_as_letters() -> None:
    drawn = {"number": 1, "seat": 0, "kind": "draw", "count": 3, "cards": ["Kh", "X", "Tc"]}
    assert sentence(drawn, "es", 0, NAMES) == "Robas K♥, un joker y 10♣."
    assert sentence(drawn, "es", 0, NAMES, letters=True) == "Robas Kh, X y Tc."
