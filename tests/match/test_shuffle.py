"""The shuffle: bound by its commitment, moved by every contribution, fair, and the same everywhere."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.project.house import ROOT

from canasta.cards import cards_text, pack
from canasta.match import shuffle
from canasta.match.errors import ShuffleError
from canasta.match.shuffle import Sealed, seal, seal_from_text

SECRET = bytes(range(32))
NONE = ["", "", "", ""]


def test_published_vector() -> None:
    """The same vector stands in docs/reference/shuffle.md; a change here is a new version of the protocol."""
    added = ["siete", "", "¡olé!", "42"]
    commitment = Sealed("mesa-7", 1, SECRET).commitment
    assert commitment.hex() == "b656af0ffb170892da80ef05e2c9f25207a953b6ba8f3a95883e7dde35e021b4"
    seed = Sealed("mesa-7", 1, SECRET).seed(added)
    assert seed.hex() == "2908db000fb88516ce99f54b19cdad1ae88758c1c1e9cc2e597ac1ae175dd935"
    assert cards_text(shuffle.shuffled(pack(2), seed)[:12]) == "Tc 2s 9h Ac X 6s Kc 4c As 7h 8c 8h"
    assert cards_text(shuffle.shuffled(pack(3), seed)[:12]) == "Jc 9d 7c Ah 7d 4h 9d 9c 2h 6c Jd 8d"


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_order_is_the_packs(packs: int) -> None:
    order = seal_from_text("a", "m", 1).order(NONE, packs)
    assert len(order) == 54 * packs
    assert sorted(order) == sorted(pack(packs))


def test_everything_moves_the_order() -> None:
    orders = {
        tuple(seal_from_text(text, match, deal).order(added, 2))
        for text in ("a", "b")
        for match in ("m", "n")
        for deal in (0, 1)
        for added in (NONE, ["", "x", "", ""], ["", "", "x", ""], ["", "", "", "x"], ["", "", ""])
    }
    assert len(orders) == 2 * 2 * 2 * 5


def test_fields_cannot_run_into_each_other() -> None:
    assert Sealed("m", 1, SECRET).seed(["ab", "c"]) != Sealed("m", 1, SECRET).seed(["a", "bc"])
    assert Sealed("m1", 1, SECRET).commitment != Sealed("m", 11, SECRET).commitment


def test_fresh_secrets_differ_and_stay_out_of_logs() -> None:
    one, two = seal("m", 1), seal("m", 1)
    assert one.secret != two.secret
    assert one.secret.hex() not in repr(one)
    assert repr(one.secret) not in repr(one)


def test_a_seed_text_gives_the_same_match_again() -> None:
    assert seal_from_text("feria", "m", 3) == seal_from_text("feria", "m", 3)
    assert seal_from_text("\udcff", "m", 3) != seal_from_text("feria", "m", 3)


def test_every_order_of_a_few_cards_is_as_likely() -> None:
    """24 orders of 4 cards, 2,400 seeds: chi-squared with 23 degrees of freedom stays under its 99.9 % point, 49.7."""
    source = random.Random(20)
    counts = Counter(tuple(shuffle.shuffled(range(4), source.randbytes(32))) for _ in range(2400))
    chi_squared = sum((counts[order] - 100) ** 2 / 100 for order in permutations(range(4)))
    assert chi_squared < 49.7


def test_every_card_is_as_likely_in_every_place() -> None:
    """The top and the bottom card of 1,080 shuffles of one pack: 53 degrees of freedom, 99.9 % point 90.6."""
    source = random.Random(21)
    orders = [shuffle.shuffled(range(54), source.randbytes(32)) for _ in range(1080)]
    for place in (0, 26, 53):
        counts = Counter(order[place] for order in orders)
        assert sum((counts[card] - 20) ** 2 / 20 for card in range(54)) < 90.6


def test_words_that_would_favour_some_cards_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [2**32 - 1, 1, 0]  # for three cards the first of these is one word too many
    monkeypatch.setattr(shuffle, "_words", lambda _seed: iter(words))
    assert shuffle.shuffled([7, 8, 9], b"") == [9, 7, 8]


@pytest.mark.parametrize(
    ("match_id", "deal", "secret", "added", "expected"),
    [
        ("", 1, SECRET, NONE, "not the id of a match"),
        ("a b", 1, SECRET, NONE, "not the id of a match"),
        ("m\n", 1, SECRET, NONE, "not the id of a match"),
        ("x" * 65, 1, SECRET, NONE, "not the id of a match"),
        ("m", -1, SECRET, NONE, "a deal from 1 on"),
        ("m", 1, SECRET[1:], NONE, "expected 32 bytes"),
        ("m", 1, SECRET, ["x" * 65], "at most 64 printable"),
        ("m", 1, SECRET, [" x"], "at most 64 printable"),
        ("m", 1, SECRET, ["a\nb"], "at most 64 printable"),
        ("m", 1, SECRET, ["\ud800"], "at most 64 printable"),
    ],
)
def test_what_the_protocol_does_not_allow(match_id, deal, secret, added, expected) -> None:
    with pytest.raises(ShuffleError, match=expected):
        Sealed(match_id, deal, secret).seed(added)


@given(st.lists(st.text(max_size=70), max_size=6))
def test_contributions_are_taken_or_refused_in_words(added: list[str]) -> None:
    if all(len(text) <= 64 and text.isprintable() and text == text.strip() for text in added):
        assert len(Sealed("m", 1, SECRET).seed(added)) == 32
    else:
        with pytest.raises(ShuffleError, match="expected at most 64"):
            Sealed("m", 1, SECRET).seed(added)


def test_the_program_of_the_documentation_agrees_with_its_vector_and_with_us() -> None:
    text = (ROOT / "docs" / "reference" / "shuffle.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(source, names)  # noqa: S102 - our own documentation
    added = [contribution.decode() for contribution in names["contributions"]]
    assert names["commitment"] == Sealed("mesa-7", 1, SECRET).commitment
    assert names["seed"] == Sealed("mesa-7", 1, SECRET).seed(added)
    assert " ".join(names["order"]) == cards_text(shuffle.shuffled(pack(2), names["seed"]))
    assert source.count("assert") == 5
