"""Actions as text: read generously, printed canonically, refused with the place and what was expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.forms import pickled

from canasta.cards import ACE, BLACK_THREE, CARD_OF_TEXT, CARD_TEXTS, CARDS_OF_KIND, JOKER, JOKER_CARD, KINDS, RED_THREE
from canasta.tabletop.notation import Action, NotationError, parse_action, parse_actions
from canasta.texts import LANGUAGES, keys

KING, TWO = 9, 12


@pytest.mark.parametrize(
    ("text", "canonical", "with_suits"),
    [
        ("draw", "draw", "draw"),
        ("take K K", "take K K", "take K K"),
        ("take", "take", "take"),
        ("take > 2", "take > 2", "take > 2"),
        ("take Ks kh>2", "take K K > 2", "take Ks Kh > 2"),
        ("MELD 2 9 9", "meld 9 9 2", "meld 9 9 2"),
        ("meld 9 2h 9c x 9", "meld 9 9 9 2 X", "meld 9 9 9c 2h X"),
        ("  add   10 X  >  1 ", "add T X > 1", "add T X > 1"),
        ("swap K > 1", "swap K > 1", "swap K > 1"),
        ("swap 2c 10D > 3", "swap T 2 > 3", "swap Td 2c > 3"),
        ("discard 7h", "discard 7", "discard 7h"),
        ("discard 3C", "discard 3b", "discard 3c"),
        ("discard 3R", "discard 3r", "discard 3r"),
        ("pass", "pass", "pass"),
        ("Ask", "ask", "ask"),
        ("yes", "yes", "yes"),
        ("no", "no", "no"),
        ("cut 61", "cut 61", "cut 61"),
    ],
)
def test_an_action_and_how_it_is_printed(text: str, canonical: str, with_suits: str) -> None:
    action = parse_action(text)
    assert (str(action), action.text) == (canonical, with_suits)
    assert parse_action(with_suits) == action
    assert eval(repr(action), {"parse_action": parse_action}) == action  # noqa: S307 - that is what is asked


def test_cards_stand_by_kind_with_the_faces_that_were_named() -> None:
    action = parse_action("meld X 9 2d 9h")
    assert action.cards == (5, 5, TWO, JOKER)
    assert action.faces == (None, CARD_OF_TEXT["9h"], CARD_OF_TEXT["2d"], None)
    assert action == Action("meld", (JOKER, 5, TWO, 5), (None, None, CARD_OF_TEXT["2d"], CARD_OF_TEXT["9h"]))
    assert Action("discard", (KING,)).faces == (None,)
    assert parse_action("discard X") == Action("discard", (JOKER,)), "a joker has no suit to name"
    with pytest.raises(ValueError, match="2 cards have 1 faces"):
        Action("take", (KING, KING), (None,))


def test_two_actions_are_equal_if_they_say_the_same() -> None:
    assert parse_action("take K K") == parse_action(" take k K ")
    assert parse_action("discard 7h") != parse_action("discard 7")
    assert len({parse_action("pass"), parse_action("PASS"), parse_action("draw")}) == 2


MISTAKES = [
    ("", "empty", 1),
    ("   ", "empty", 4),
    ("fold", "verb", 1),
    ("  >", "verb", 3),
    ("draw K", "too-many", 6),
    ("discard", "too-few", 8),
    ("discard 7h 8h", "too-many", 12),
    ("meld", "too-few", 5),
    ("meld 9 9 9 > 1", "no-meld", 12),
    ("meld 9 1 9", "card", 8),
    ("meld 9 9 Kx", "card", 10),
    ("meld 3 3b 3b", "three", 6),
    ("discard 11", "card", 9),
    ("add 5", "which-meld", 6),
    ("add > 1", "too-few", 8),
    ("add 5 > ", "meld-number", 8),
    ("add 5 > 0", "meld-number", 9),
    ("add 5 > -1", "meld-number", 9),
    ("add 5 > K", "meld-number", 9),
    ("add 5 > 99999", "meld-number", 9),
    ("add 5 > 1 2", "after-meld", 11),
    ("add 5 > 1 > 2", "after-meld", 11),
    ("swap K 2 X > 1", "too-many", 10),
    ("swap K", "which-meld", 7),
    ("cut", "cut-number", 4),
    ("cut 0", "cut-number", 5),
    ("cut ٣", "cut-number", 5),
    ("cut 61 62", "too-many", 8),
]


@pytest.mark.parametrize("text", ["draw", "meld 9 2h 9c X", "swap Td 2c > 3", "cut 61"])
def test_an_action_survives_another_process(text: str) -> None:
    action = parse_action(text)
    again = pickled(action)
    assert (type(again), again, again.text) == (Action, action, action.text)


@pytest.mark.parametrize(("text", "code", "column"), MISTAKES)
def test_what_is_no_action(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert (error.value.code, error.value.column, error.value.number) == (code, column, None)
    for lang in LANGUAGES:
        sentence = error.value.message(lang)
        assert sentence.startswith({"es": f"Columna {column}: ", "en": f"Column {column}: "}[lang])
        assert sentence.endswith(".")


def test_every_sentence_is_provoked() -> None:
    sentences = {key.removeprefix("notation-error-") for key in keys("en") if key.startswith("notation-error-")}
    assert {code for _, code, _ in MISTAKES} == sentences - {"column", "action"}


def test_a_sequence_of_actions() -> None:
    assert parse_actions("") == parse_actions("  ") == []
    assert [str(a) for a in parse_actions("take 6 6; meld 9 9 9;discard 7h ; ")] == [
        "take 6 6",
        "meld 9 9 9",
        "discard 7",
    ]


@pytest.mark.parametrize(
    ("text", "number", "column", "sentence"),
    [
        ("draw; discard Z9", 2, 15, "Action 2, column 15: 'Z9' is not a card"),
        ("draw;; pass", 2, 6, "Action 2, column 6: Expected an action"),
        ("; draw", 1, 1, "Action 1, column 1: Expected an action"),
        ("draw; ask; yes; add 5", 4, 22, "Action 4, column 22: “add” must name a meld"),
    ],
)
def test_a_mistake_in_a_sequence_names_its_action_and_column(
    text: str, number: int, column: int, sentence: str
) -> None:
    with pytest.raises(NotationError) as error:
        parse_actions(text)
    assert (error.value.number, error.value.column) == (number, column)
    assert str(error.value).startswith(sentence)
    assert error.value.message("es").startswith(f"Jugada {number}, columna {column}: ")


def test_long_nonsense_is_cut_short_in_the_sentence() -> None:
    with pytest.raises(NotationError) as error:
        parse_action("discard " + "9" * 100_000)
    assert len(str(error.value)) < 300


KIND = st.integers(0, KINDS - 1)
WITH_FACES = st.one_of(
    KIND.map(lambda kind: (kind, None)),
    KIND.filter(lambda kind: kind != JOKER).flatmap(
        lambda kind: st.sampled_from(CARDS_OF_KIND[kind]).map(lambda card: (kind, card))
    ),
)
MELD = st.integers(1, 9999)


def built(verb: str, least: int, most: int, meld: st.SearchStrategy[int | None]) -> st.SearchStrategy[Action]:
    cards = st.lists(WITH_FACES, min_size=least, max_size=most)
    return st.builds(
        lambda cards, meld: Action(verb, tuple(k for k, _ in cards), tuple(f for _, f in cards), meld), cards, meld
    )


ACTIONS = st.one_of(
    st.sampled_from([Action(verb) for verb in ("draw", "ask", "yes", "no", "pass")]),
    st.integers(1, 9999).map(lambda number: Action("cut", number=number)),
    built("discard", 1, 1, st.none()),
    built("take", 0, 6, st.none() | MELD),
    built("meld", 1, 12, st.none()),
    built("add", 1, 8, MELD),
    built("swap", 1, 2, MELD),
)


@given(ACTIONS)
def test_every_action_survives_its_text(action: Action) -> None:
    assert parse_action(action.text) == action
    assert parse_action(f" {action.text.upper()} ") == action
    assert eval(repr(action), {"parse_action": parse_action}) == action  # noqa: S307 - that is what is asked
    bare = parse_action(str(action))
    assert (bare.verb, bare.cards, bare.meld, bare.number) == (action.verb, action.cards, action.meld, action.number)
    assert not any(bare.faces)


VERBS = ("draw", "take", "meld", "add", "swap", "discard", "pass", "ask", "cut", "cut 5")
ODDITIES = ("K", "3", "3r", "10", "10h", "X", ">", "> 1", ";", "; ", " ", "1", "0", "ß", "\x00", "\ud800", "９")
WORDS = st.sampled_from([*CARD_TEXTS, *VERBS, *ODDITIES])


@given(
    st.one_of(
        st.text(max_size=60), st.lists(WORDS, max_size=12).map(" ".join), st.lists(WORDS, max_size=9).map("".join)
    )
)
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    assert all("\n" not in sentence for read in (parse_action, parse_actions) for sentence in refused(read, text))


def refused(read: Callable[[str], object], text: str) -> list[str]:
    """The sentence about a text in both languages, empty if it is valid."""
    try:
        read(text)
    except NotationError as error:
        return [error.message(lang) for lang in LANGUAGES]
    return []


def test_the_kinds_that_the_notation_rests_on() -> None:
    assert (ACE, BLACK_THREE, TWO, JOKER, RED_THREE) == (10, 11, 12, 13, 14)
    assert CARD_TEXTS[JOKER_CARD] == "X"
