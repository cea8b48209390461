"""The catalogue: numbers, languages, missing messages, faults in a file."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest
from fluent.runtime import FluentResource

from canasta.texts import LANGUAGES, TextError, default_language, has, keys, number, text
from canasta.texts._catalogue import Catalogue


@pytest.fixture
def catalogue(tmp_path: Path):
    """Makes a catalogue of the language from file names and what they hold."""

    def make(lang: str, **files: str) -> Catalogue:
        for name, content in files.items():
            (tmp_path / f"{name}.ftl").write_text(content, encoding="utf-8")
        return Catalogue(lang, tmp_path)

    return make


@pytest.mark.parametrize(
    ("n", "es", "en"),
    [
        (0, "0", "0"),
        (-5, "−5", "−5"),
        (999, "999", "999"),
        (1500, "1500", "1,500"),
        (-9995, "−9995", "−9,995"),
        (10_000, "10.000", "10,000"),
        (-15_000, "−15.000", "−15,000"),
        (1_234_567, "1.234.567", "1,234,567"),
    ],
)
def test_whole_numbers_are_written_as_each_language_does(n: int, es: str, en: str) -> None:
    assert (number("es", n), number("en", n)) == (es, en)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_UY.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ES-es"}, "es"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es_ES.UTF-8", "LANG": "en_GB.UTF-8"}, "es"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_of_the_catalogue(lang: str) -> None:
    name = {"es": "Canasta clásica", "en": "Classic canasta"}[lang]
    assert has(lang, "set-clasica")
    assert "set-clasica" in keys(lang)
    assert text(lang, "set-clasica") == name


def test_what_is_missing_is_named() -> None:
    assert not has("es", "no-such-text")
    with pytest.raises(TextError) as missing:
        text("es", "no-such-text")
    assert str(missing.value) == "there is no text 'no-such-text' in the language 'es'"
    assert isinstance(missing.value, KeyError)
    for ask in (lambda: text("fr", "set-clasica"), lambda: has("fr", "x"), lambda: number("fr", 1)):
        with pytest.raises(TextError, match="there is no language 'fr'; expected one of es, en"):
            ask()


@pytest.mark.parametrize(
    ("lang", "values", "said"),
    [
        ("es", {"who": "Ana", "n": 1}, "Ana: 1 punto"),
        ("es", {"who": "Ana", "n": -1500}, "Ana: −1500 puntos"),
        ("es", {"who": "Ana", "n": 15_000}, "Ana: 15.000 puntos"),
        ("en", {"who": "Eva", "n": 1500}, "Eva: 1,500 puntos"),
        ("en", {"who": "Eva", "n": "1"}, "Eva: 1 puntos"),  # a text is no number
    ],
)
def test_variables_are_filled_and_numbers_written_our_way(
    catalogue, lang: str, values: dict[str, int | str], said: str
) -> None:
    texts = catalogue(lang, a="points = { $who }: { $n ->\n    [one] { $n } punto\n   *[other] { $n } puntos\n }\n")
    assert texts.text("points", {"who": "Leo", "n": 2}) == "Leo: 2 puntos"  # and anew for other values
    assert texts.text("points", values) == said


def test_a_missing_variable_is_an_error_each_time(catalogue) -> None:
    texts = catalogue("en", a="hello = Hello, { $who }\n")
    for _ in range(2):  # it is not remembered as a text
        with pytest.raises(TextError, match=r"'hello' in the language 'en' cannot be formed: .*who"):
            texts.text("hello", {})


def test_messages_use_terms_and_messages_of_other_files(catalogue) -> None:
    en = catalogue(
        "en", a="take = Take the { -pile }, { polite }.\n", b="-pile = pile\n", c="polite = { $x ->\n *[y] please\n }\n"
    )
    assert en.text("take", {"x": "y"}) == "Take the pile, please."
    assert en.keys == {"take", "polite"}


def test_a_message_names_its_variables_and_those_of_what_it_uses(catalogue) -> None:
    en = catalogue(
        "en", a="take = { $who } takes { -pile }, { polite }.\n", b="-pile = pile\npolite = { $x ->\n *[y] { $n }\n }\n"
    )
    assert en.variables("take") == {"who", "x", "n"}
    assert en.variables("polite") == {"x", "n"}
    with pytest.raises(TextError, match="there is no text 'never' in the language 'en'"):
        en.variables("never")


def test_a_key_defined_twice_is_an_error(catalogue) -> None:
    with pytest.raises(TextError, match=r"en/b\.ftl: the text hello is already defined in a\.ftl"):
        catalogue("en", a="hello = Hello\n", b="other = Other\nhello = Hi\n")


def test_what_is_no_fluent_is_an_error_naming_the_place(catalogue) -> None:
    with pytest.raises(TextError, match=r"en/a\.ftl: this is not a Fluent message: broken = \{ \$n"):
        catalogue("en", a="fine = Fine\n\nbroken = { $n\n").text("fine", {})


def test_importing_is_cheap() -> None:
    check = "import sys, canasta.texts; print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_value_may_be_longer_than_fluent_takes(catalogue) -> None:
    texts = catalogue("en", a="hello = Hello { $name } and { $other } { $n }\n")
    name, other = "x" * 20_000, "\ue0000\ue001" * 900
    assert texts.text("hello", {"name": name, "other": other, "n": 3}) == f"Hello {name} and {other} 3"


def test_two_threads_may_ask_for_a_text_of_the_same_file_first(catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = catalogue("en", one="hello = Hello, { world }\n", two="world = world\n")
    begun, go_on = Event(), Event()

    def parsed_slowly(source: str) -> object:
        begun.set()
        go_on.wait(20)
        return FluentResource(source)

    monkeypatch.setattr("canasta.texts._catalogue.FluentResource", parsed_slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(texts.text, "hello", {})
        begun.wait(20)
        second = threads.submit(texts.text, "hello", {})
        wait([second], timeout=0.2)  # it waits for the first
        go_on.set()
        assert first.result() == second.result() == "Hello, world"
