"""A hint says what to do and why, in sentences that people use."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from tests.advice.scenes import table, views

from canasta.advice import hint_of
from canasta.advice.advisee import Advisee, depth_of
from canasta.advice.choosing import reasoning
from canasta.advice.fact import COUNTED, READ, RULE
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker, advice
from canasta.deal.view import View
from canasta.players import get
from canasta.players.prospects import Choice, Prospect, advised
from canasta.texts import LANGUAGES

SENTENCES = re.compile(r"[A-ZÁÉ][^{}_>]*[.]")


def test_every_legal_action_can_be_advised_and_named() -> None:
    verbs = set()
    for name in ("clasica", "reglamento", "tres-barajas"):
        for seen in views(name, "verbs", 60):
            speaker = {lang: Speaker(Scene(seen), lang) for lang in LANGUAGES}
            for action in seen.legal:
                verbs.add(action.split()[0])
                for lang in LANGUAGES:
                    assert SENTENCES.fullmatch(advice(seen, action, lang))
                    assert not re.search(r"[{}_>]", speaker[lang].deed(Prospect(action, 0.0)))
    assert verbs >= {"draw", "take", "meld", "add", "discard", "swap"}


def argentine(hand: str, meld: str) -> View:
    """The view of a side with a meld, in a game in which wilds can be swapped out of one."""
    return table(rules="reglamento/4", hand=hand, others=(11, 11, 11), side=[{"opened": True, "melds": [meld]}, {}])


def test_advice_is_words_that_people_use() -> None:
    seen = argentine("Kc 2d Qh Qs Qc 9h 5s", "Kh Kd Ks Kh Kd 2s X")
    told = {action: advice(seen, action, "es") for action in seen.legal}
    assert told["discard 5"] == "Descarta un cinco."
    assert told["meld Q Q Q"] == "Expón 3 damas."
    assert told["add K > 1"] == "Añade un rey a la canasta de reyes."
    swap = next(action for action in told if action.startswith("swap K X"))
    assert told[swap] == "Cambia un joker de la canasta de reyes por un rey."
    assert advice(seen, "add 2 > 1", "en") == "Lay off a two on the canasta of kings."
    assert (
        advice(seen, "add K > 1", "en", closing=True) == "Lay off a king on the canasta of kings and go out this turn."
    )


def test_what_speaks_for_the_advice_is_told_as_such_beside_another_action() -> None:
    scene = Scene(argentine("7c 4s Jh Qs Kc 9h 5s", "7h 7d 7s 7h 7d 2s"))
    found = reasoning(scene, Prospect("add 7 > 1", 300.0), [Prospect("discard J", 0.0)])
    told = Speaker(scene, "es").against(found, "")
    assert re.fullmatch(r"A favor del consejo: «[^»]*canasta[^»]*»", told)
    assert "canasta" not in Speaker(scene, "es").against(found, told)


MEASURED = Prospect("", 0.0, worlds=1000, whole=1000, error=5.0, out=0.4, beaten=0.4, held=30.0)


def said(choice: Choice, lang: str = "en", recent: tuple[str, ...] = ()) -> str:
    """The reason that a hint gives at the table above."""
    return hint_of(table(), choice, lang, advisee=Advisee(recent)).reason


def weighed(taken: float, points: float = 60.0, against: str = "discard 4") -> Choice:
    """A seven, set against another discard, with the chance that the latter is taken."""
    best = replace(MEASURED, action="discard 7", points=points, taken=0.1)
    return Choice("discard 7", (best, replace(MEASURED, action=against, points=0.0, taken=taken)))


def test_what_the_others_collect_is_the_reason_where_playouts_agree() -> None:
    assert said(weighed(0.9)) == "They collect fours: discarding a four may give away 4 cards."
    assert said(weighed(0.9), "es") == "Juntan cuatros: descartar un cuatro les puede dar 4 cartas."


def test_what_playouts_deny_is_not_said_however_true() -> None:
    assert "collect" not in said(weighed(0.0))


def test_equally_good_is_said_to_be_so_and_nothing_said_against_it() -> None:
    even = "Discarding a king is about as good. The opponents have no meld of either rank."
    assert said(weighed(0.1, points=1.0, against="discard K")) == even
    assert said(weighed(0.1, points=60.0, against="discard K")).startswith("It's a loose card; discarding a king")


def test_what_was_just_said_gives_way() -> None:
    scene = Scene(table())
    best = replace(MEASURED, action="discard 7", points=60.0, taken=0.1, own=400.0, own_error=1.0)
    kings = replace(MEASURED, action="discard K", points=0.0, taken=0.1, own=330.0, own_error=1.0)
    fours = replace(MEASURED, action="discard 4", points=0.0, taken=0.9, own=400.0, own_error=1.0)
    first = reasoning(scene, best, (kings, fours)).said
    again = reasoning(scene, best, (kings, fours), advisee=Advisee(first)).said
    assert first[0] != again[0]


def test_one_legal_action_needs_no_reason() -> None:
    seen = table(phase="draw", hand="7s 6d Kh Qd")
    assert hint_of(seen, Choice(seen.legal[0]), "en").reason == "It is the only legal move."


def test_points_are_no_reason_of_a_hint() -> None:
    for seen in views("clasica", "points", 20):
        hint = hint_of(seen, advised(get("strong/96"), seen, Random(2)), "en")
        assert not re.search(r"\d+ points better|on average", hint.reason)


def test_a_novice_hears_only_of_what_lies_on_the_table() -> None:
    depths, chance = set(), Random(1)
    better = replace(MEASURED, points=60.0, taken=0.1, own=400.0, own_error=1.0)
    worse = replace(MEASURED, points=0.0, taken=0.9, own=300.0, own_error=1.0)
    for seen in views("clasica", "depth", 150):
        best, other = [replace(each, action=chance.choice(seen.legal)) for each in (better, worse)]
        for depth, least in ((1, RULE), (2, COUNTED), (3, READ)):
            found = reasoning(Scene(seen), best, (other,), advisee=Advisee(depth=depth))
            said = [each.fact.certainty for each in found.grounds if each.fact is not None]
            assert all(each >= least for each in said)
            depths |= {(depth, each) for each in said}
    assert depths >= {(1, RULE), (2, COUNTED), (3, READ)}
    assert [depth_of(level) for level in ("novice", "rules", "tuned", "strong", "master")] == [1, 1, 2, 3, 3]


def test_an_action_of_the_same_turn_is_said_to_come_earlier_or_at_once() -> None:
    seen = table(hand="7s 4d Ah Ad X")
    lay = replace(MEASURED, action=next(each for each in seen.legal if each.startswith("meld A")), error=50.0)
    throw = replace(MEASURED, action="discard 7", error=50.0)
    told = [
        Speaker(Scene(seen), lang).reason(reasoning(Scene(seen), best, (other,)))
        for best, other in ((lay, throw), (throw, lay))
        for lang in ("es", "en")
    ]
    ends = (
        "Descartar ya un siete",
        "Discarding a seven right away",
        "Exponer antes 2 ases y un joker",
        "Melding 2 aces and a joker first",
    )
    assert all(end in reason for end, reason in zip(ends, told, strict=True))
