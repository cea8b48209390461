"""Input at the terminal is understood in the words of the notation and of the language."""

from __future__ import annotations

import pytest

from canasta.cli.player_input import VERBS, WISHES, in_words, misread, shown_word, understand, words_of
from canasta.tabletop.notation import NotationError, parse_action
from canasta.texts import LANGUAGES, plain


@pytest.mark.parametrize(
    ("line", "lang", "kind", "words"),
    [
        ("", "en", "nothing", ""),
        ("   ", "en", "nothing", ""),
        (" 12 ", "en", "number", "12"),
        ("٣", "en", "action", "٣"),
        ("draw", "en", "action", "draw"),
        ("DRAW", "es", "action", "draw"),
        ("robar", "es", "action", "draw"),
        ("r", "es", "action", "draw"),
        ("d", "en", "action", "draw"),
        ("tirar 7h", "es", "action", "discard 7h"),
        ("t 7♥", "es", "action", "discard 7♥"),
        ("bajar 9 9 2; tirar K", "es", "action", "meld 9 9 2; discard K"),
        ("añadir 5 X > 1", "es", "action", "add 5 X > 1"),
        ("anade 5 → 1", "es", "action", "add 5 > 1"),
        ("sí", "es", "action", "yes"),
        ("si", "es", "action", "yes"),
        ("no", "es", "action", "no"),
        ("cortar 61", "es", "action", "cut 61"),
        ("frob 7", "en", "action", "frob 7"),
        (";;", "en", "action", ""),
        ("?", "es", "help", ""),
        ("ayuda", "es", "help", ""),
        ("q", "en", "quit", ""),
        ("salir", "es", "quit", ""),
        ("rule 4.2", "en", "rule", "4.2"),
        ("regla CL-4.2", "es", "rule", "CL-4.2"),
        ("cl-4.2", "en", "rule", "CL-4.2"),
        ("pista", "es", "hint", ""),
        ("guardar velada.txt", "es", "save", "velada.txt"),
    ],
)
def test_lines(line: str, lang: str, kind: str, words: str) -> None:
    typed = understand(line, lang)
    assert (typed.kind, typed.words) == (kind, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(lang: str) -> None:
    meanings: dict[str, set[str]] = {}
    for group, names in (("verb", VERBS), ("wish", WISHES)):
        for name in names:
            for word in words_of(lang, group, name):
                meanings.setdefault(word, set()).add(name)
    assert {word: names for word, names in meanings.items() if len(names) > 1} == {}
    for word, (name,) in meanings.items():
        assert word not in VERBS or word == name
        assert not word.isdecimal()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_that_help_shows_is_understood(lang: str) -> None:
    for name in VERBS:
        assert understand(f"{shown_word(lang, 'verb', name)} 5", lang).words == f"{name} 5"
    assert plain("Añadir SÍ") == "anadir si"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("clear", "'clear' no es una acción: escribe un número, o algo que empiece por robar, tomar, exponer"),
        ("exponer", "A «exponer» le faltan cartas: se esperaba algo como «exponer 9 9 2»."),
        ("añadir 5", "«añadir» tiene que nombrar una combinación: se esperaba algo como «añadir 5 X > 1»."),
        ("descartar Z", "'Z' no es una carta"),
    ],
)
def test_what_cannot_be_read_is_told_in_the_words_of_the_language(typed: str, said: str) -> None:
    with pytest.raises(NotationError) as unread:
        parse_action(understand(typed, "es").words)
    assert misread(unread.value, "es").startswith(said)
    assert in_words("discard 7h", "es") == "descartar 7h"
