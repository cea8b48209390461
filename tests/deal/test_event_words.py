"""Every event has words in both languages, for everybody, and no words are left that nobody says."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from tests.match.playing import EVERY_GAME, NAMES, play_on, started

import canasta.texts
from canasta.deal.events import (
    CanastaFinished,
    CanastaTurned,
    CardAtCut,
    CardsDrawn,
    DiscardTakenBack,
    Event,
    Fate,
    MatchOver,
    OneCardLeft,
    OutAllowed,
    OutForbidden,
    PackCut,
    Passed,
    PileFrozen,
    RedThreeShown,
    ShuffleAdded,
    TurnBegan,
    WentOut,
)
from canasta.tabletop.card_words import one_face, short_face
from canasta.tabletop.public import CanastaType
from canasta.texts import LANGUAGES, keys

TYPES: tuple[CanastaType, ...] = ("wilds_mixed", "wilds_twos", "wilds_jokers")
OUTCOMES: tuple[tuple[Literal["won", "draw", "abandoned"], int | None], ...] = (
    ("won", 0),
    ("draw", None),
    ("abandoned", None),
)
SAID: list[Event] = [
    DiscardTakenBack(seat=0, card="7h"),
    *[CanastaFinished(seat=0, meld=1, rank="wild", type=kind) for kind in TYPES],
    CanastaFinished(seat=0, meld=1, rank="K", type="clean"),
    CanastaTurned(seat=0, meld=1, rank="K", type="clean"),
    Passed(seat=0, phase="draw"),
    Passed(seat=0, phase="play"),
    *[CardsDrawn(seat=0, count=count, cards=("Kh", "4s")[:count]) for count in (0, 1, 2)],
    *[WentOut(seat=0, concealed=form) for form in (-1, 0, 3)],
    RedThreeShown(seat=0, card="3h", source="stock", replaced=False),
    RedThreeShown(seat=0, card="3h", source="hand"),
    RedThreeShown(seat=0, card="3h", source="pile"),
    OneCardLeft(seat=0),
    PileFrozen(),
    PileFrozen(seat=0),
    TurnBegan(seat=0),
    OutForbidden(seat=0, to=1),
    OutAllowed(seat=0, to=1),
    *[
        PackCut(seat=0, lifted=62, shown=(CardAtCut("2h", fate),), moda="K", exact=exact)
        for fate in (Fate.KEPT, Fate.BACK)
        for exact in (True, False)
    ],
    *[PackCut(seat=0, lifted=lifted, shown=(), moda=None, exact=False) for lifted in (1, 9)],
    *[MatchOver(outcome=outcome, side=side, sides=sides) for outcome, side in OUTCOMES for sides in (2, 4)],
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", SAID, ids=lambda event: "-".join(map(str, event.as_dict().values()))[:40])
def test_every_event_has_words_for_everybody(event: Event, lang: str) -> None:
    for seat in (None, 0, 1):
        words = event.sentence(lang, seat, NAMES[:4])
        assert words.endswith((".", "!"))
        assert "  " not in words


def test_words_of_some_events() -> None:
    shown = (CardAtCut("2h", Fate.KEPT), CardAtCut("3d", Fate.KEPT), CardAtCut("9s", Fate.MODA))
    kept = PackCut(seat=1, lifted=61, shown=shown, moda="9", exact=True)
    assert kept.sentence("es", 1, NAMES) == (
        "Cortas por la carta 61 y la moda es un nueve; te quedas con 2♥ y 3♦. ¡Corte exacto!"
    )
    won = MatchOver(outcome="won", side=1, sides=2)
    assert won.sentence("es", None, NAMES[:4]) == "Luis y Juan ganan la partida."
    assert won.sentence("en", None, NAMES[:2]) == "Luis wins the match."


def test_no_event_text_is_left_that_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    words = canasta.texts.text

    def listening(lang: str, key: str, /, **args: int | str) -> str:
        asked.add(key)
        return words(lang, key, **args)

    monkeypatch.setattr("canasta.deal.event_words.text", listening)
    for name in EVERY_GAME:
        match = play_on(started(name, "every word"), random.Random(2), 3)
        for event in match.log:
            for seat in (None, *range(match.rules.seats)):
                event.sentence("en", seat, match.names)
    for said_too in SAID:
        for seat in (None, 0, 1):
            said_too.sentence("en", seat, NAMES[:4])
    added = ShuffleAdded(seat=0, who="Ana", added="seven")
    assert [added.sentence("en", seat, NAMES[:4]) for seat in (0, 1)] == [
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
    drawn = CardsDrawn(seat=0, count=3, cards=("Kh", "X", "Tc"))
    assert drawn.sentence("es", 0, NAMES) == "Robas K♥, un joker y 10♣."
    assert drawn.sentence("es", 0, NAMES, letters=True) == "Robas Kh, X y Tc."


def test_jokers_are_counted_since_nothing_tells_them_apart() -> None:
    drawn = CardsDrawn(seat=0, count=4, cards=("Kh", "X", "X", "Tc"))
    assert drawn.sentence("en", 0, NAMES) == "You draw K♥, two jokers and 10♣."
    assert drawn.sentence("es", 0, NAMES) == "Robas K♥, dos jokers y 10♣."
