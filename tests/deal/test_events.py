"""Events in words for the player, for the others and for spectators, in both languages."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import get_args

import pytest
from tests.deal.steps import may_ask_leave, position
from tests.match.playing import EVERY_GAME, NAMES, play_on, started
from tests.scenes import deal_of

from canasta.deal import deal_events
from canasta.deal.deal import Deal
from canasta.deal.deal_events import begin
from canasta.deal.events import CanastaFinished, DealOver, Event, HandDealt, PileJoined, Upcards
from canasta.tabletop.notation import parse_action
from canasta.texts import LANGUAGES


def play(deal: Deal, text: str) -> list[Event]:
    return deal_events.play(deal, parse_action(text), 1).events


def said(events: list[Event], lang: str, seat: int | None) -> list[str]:
    return [words for event in events if (words := event.sentence(lang, seat, NAMES))]


def table(rules: str = "salon", hand: str = "Ks Kd 2d 4h 4s Jd Jc") -> Deal:
    others, melds = ["Kc", "Jh Js 4d", "Ah As"], ["Qs Qd Qc"]
    return deal_of(rules, hand=hand, others=others, melds=melds, stock="9h 3d 7c 8c 4c", pile="9d 5s 6s 7s 8s 5d Kh")


def test_the_pile_is_taken() -> None:
    events = play(table(), "take K K")
    assert said(events, "es", None) == [
        "Ana se lleva el pozo (7 cartas) con dos reyes.",
        "Las otras 6 cartas del pozo pasan a la mano de Ana.",
    ]
    assert said(events, "en", 0) == [
        "You take the pile (7 cards) with two kings.",
        "From the pile you get 9♦, 5♠, 6♠, 7♠, 8♠ and 5♦.",
    ]
    assert events[0].seen_by(2).as_dict() == {
        "number": 1,
        "kind": "take",
        "seat": 0,
        "cards": ("Ks", "Kd"),
        "top": "Kh",
        "size": 7,
        "meld": 2,
        "rank": "K",
        "length": 3,
        "aside": False,
    }


def test_what_is_drawn_is_told_to_who_draws_it_only() -> None:
    deal = table()
    drawn = play(deal, "draw")
    assert said(drawn, "es", 0) == ["Robas 9♥."]
    for seat in (None, 1, 2, 3):
        assert said(drawn, "es", seat) == ["Ana roba una carta."]
        assert "9h" not in json.dumps(drawn[0].seen_by(seat).as_dict())
    assert "9h" not in repr(drawn)


@pytest.mark.rule("SA-4.6", "RE-3.3")
def test_a_player_down_to_one_card_says_pumba() -> None:
    deal = table()
    play(deal, "draw")
    play(deal, "discard 2d")
    drawn = play(deal, "draw")
    assert said(drawn, "en", None) == [
        "Luis draws one card.",
        "Luis lays out a red three (3♦) and replaces it.",
    ]
    assert said(play(deal, "discard K"), "es", 0) == [
        "Luis descarta K♣.",
        "¡Pumba! A Luis le queda una sola carta.",
        "Le toca a Eva.",
    ]
    deal = table("clasica")
    for text in ("draw", "discard 2", "draw"):
        play(deal, text)
    assert [event.kind for event in play(deal, "discard K")] == ["discard", "turn"]


def test_a_wild_discarded_freezes_the_pile_once() -> None:
    deal = table()
    play(deal, "draw")
    assert said(play(deal, "discard 2"), "es", 1) == ["Ana descarta 2♦.", "El pozo queda premiado.", "Te toca."]
    assert "frozen" not in [event.kind for event in play(deal, "draw")]


def test_a_larger_action_is_one_event() -> None:
    deal = table(hand="Qh Qs 2d Qd 4h 4s Jd Jc")
    play(deal, "draw")
    events = play(deal, "add Q Q Q 2 > 1")
    assert [event.kind for event in events] == ["add", "canasta"]
    assert said(events, "es", 1) == [
        "Ana añade tres damas y un dos a la combinación de damas.",
        "Ana completa una canasta sucia de damas.",
    ]
    assert events[1] == CanastaFinished(number=2, seat=0, meld=1, rank="Q", type="dirty")


@pytest.mark.rule("RE-2.5")
def test_a_canasta_that_turns_clean_or_dirty_is_told() -> None:
    melds = ["Ks Kd Kc Kh Ks Kd 2h", "Qs Qd Qc", "Js Jd Jc Jh Js Jd Jc"]
    deal = position("reglamento/4", stock=20, pile="4h", hand="Kh 2s 5s 6s 7s", melds=melds)
    numbers = {meld.kind: number for number, meld in enumerate(deal.sides[0].melds, 1)}
    king, queen, jack = numbers[9], numbers[8], numbers[7]
    swapped = play(deal, f"swap K > {king}")
    assert said(swapped, "en", 1) == [
        "Ana puts a king in the place of a two in the canasta of kings.",
        "The canasta of kings is now clean.",
    ]
    assert [event.kind for event in play(deal, f"add 2 > {queen}")] == ["add"]
    assert said(play(deal, f"add 2 > {jack}"), "es", 1) == [
        "Ana añade un dos a la combinación de jotas.",
        "La canasta de jotas pasa a ser sucia.",
    ]


@pytest.mark.rule("CL-7.2")
def test_leave_is_asked_of_the_partner_who_is_prompted() -> None:
    deal = may_ask_leave()
    asked = play(deal, "ask")
    assert said(asked, "es", 2) == ["Ana te pide permiso para cerrar."]
    assert said(asked, "es", 0) == ["Pides permiso a Eva para cerrar."]
    assert said(asked, "es", 1) == ["Ana pide permiso a Eva para cerrar."]
    answered = play(deal, "yes")
    assert said(answered, "en", 0) == ["Eva says yes: you must go out."]
    assert said(answered, "en", 3) == ["Eva says yes: Ana must go out."]
    play(deal, "meld A A A")
    over = play(deal, "discard 5")
    assert said(over, "en", 0) == ["You discard 5♣.", "You go out.", "The deal is over."]
    hands = ((), ("4s", "4d"), ("7c", "8c"), ("8s", "8d"))
    assert over[-1] == DealOver(number=3, outcome="out", hands=hands)


@pytest.mark.rule("CL-3.5")
def test_a_pile_that_waits_is_told_and_joins_when_the_side_opens() -> None:
    deal = deal_of(stock=20, pile="9h 3d Jd Kh", frozen=False, hand="Ks Kd Ah Ac As 5c 6c")
    assert said(play(deal, "take K K"), "en", None) == [
        "Ana takes the pile (4 cards) with two kings; the rest waits until the minimum is reached."
    ]
    assert said(play(deal, "meld A A A"), "en", None) == [
        "Ana melds three aces.",
        "Ana opens with 90 points (minimum: 50).",
        "The other 2 cards of the pile go to Ana’s hand.",
        "Ana lays out a red three from the pile (3♦), which is not replaced.",
    ]


@pytest.mark.rule("CL-1.4")
def test_red_threes_held_until_the_first_turn_are_shown_then() -> None:
    deal = deal_of(first_turns=4, stock="4c 5c 6c 7c 8c", pile="9h", hand="Ks Kd Ah", others=["3d Qs"])
    play(deal, "draw")
    events = play(deal, "discard A")
    assert [event.kind for event in events] == ["discard", "turn", "red_three", "replaced"]
    assert said(events, "es", 1)[1:] == ["Te toca.", "Expones un tres rojo (3♦).", "Repones con 5♣."]
    assert said(events, "es", 0)[1:] == ["Le toca a Luis.", "Luis expone un tres rojo (3♦).", "Luis repone una carta."]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_events_are_numbered_without_gaps_for_everybody(name: str) -> None:
    match = play_on(started(name, "events"), random.Random(1), 1)
    for seat in (None, *range(match.rules.seats)):
        seen = match.events_for(seat)
        assert [event.number for event in seen] == list(range(1, len(match.log) + 1))
        assert match.events_for(seat, after=len(seen) - 2) == seen[-2:]
        json.dumps([event.as_dict() for event in seen])
        for lang in LANGUAGES:
            silent = {type(event) for event in seen if not event.sentence(lang, seat, match.names)}
            assert silent <= {HandDealt, PileJoined}


def test_a_deal_begins_with_what_everybody_sees() -> None:
    match = started("tres-barajas", "begin")
    deal = match.deal
    assert deal is not None
    events = begin(deal, 1)
    assert [event.kind for event in events[:5]] == ["dealt"] * 4 + ["upcard"]
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.count for event in dealt] == [15] * 4
    assert isinstance(events[4], Upcards)
    assert events[4].face_down == 6
    for event in dealt:
        assert "cards" not in event.seen_by(None).as_dict()
        assert len(event.seen_by(event.seat).cards or ()) == 15
    assert events[-1].kind == "turn"


def test_the_page_about_events_lists_every_kind() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "views.md").read_text(encoding="utf-8")
    table = page.partition("| kind | known to everybody")[2].partition("\n\n")[0]
    listed = [
        kind for row in table.splitlines() for kind in re.findall(r"`(\w+)`", row.split("|")[1] if "|" in row else "")
    ]
    assert sorted(listed) == sorted(each.__struct_config__.tag for each in get_args(Event))
