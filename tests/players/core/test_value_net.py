"""The value net: its inputs are what they are called, its packed sums are exact, and it foretells deals."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from random import Random

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.players.core.positions import course

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.state import DRAW, NOT_DRAWN
from canasta.players.core.files import VALUES, WeightsError, file_name, read_value_net
from canasta.players.core.value_net import LIMIT, ValueNet, ValueRangeError, fill_inputs, input_names

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from mypy_extensions import i64


def beginnings(name: str, seed: int, score: int = 0) -> Iterator[EngineDeal]:
    """The moments of a deal at which a turn begins."""
    for deal, _memory in course(name, seed, score=score):
        if begins(deal):
            yield deal


def begins(deal: EngineDeal) -> bool:
    """True if a turn begins."""
    return bool(deal.phase == DRAW and deal.came == NOT_DRAWN)


def inputs_of(name: str, deal: EngineDeal) -> dict[str, int]:
    """The inputs of a deal by name."""
    names = input_names(rule_table_of(rules_of(name)))
    found = vec[i64]([0] * len(names))
    fill_inputs(deal, awards_of(rules_of(name)), found)
    return dict(zip(names, map(int, found), strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_the_inputs_are_what_they_are_called(name: str) -> None:
    """Compared with the deal as the table shows it, all hands open."""
    rules = rules_of(name)
    seen = set[str]()
    for number in range(3):
        for deal in beginnings(name, number, score=rules.target * number // 3):
            inputs = inputs_of(name, deal)
            seen |= {each for each, value in inputs.items() if value}
            for place in range(rules.seats):
                seat = (int(deal.seat) + place) % rules.seats
                hand = int(deal.hands[seat])
                counts = [hand >> 4 * kind & 15 for kind in range(15)]
                assert inputs[f"seat{place}-cards"] == sum(counts)
                assert inputs[f"seat{place}-ranks"] == sum(count > 0 for count in counts[:11])
                assert inputs[f"seat{place}-pairs"] == sum(count > 1 for count in counts[:11])
                assert inputs[f"seat{place}-trios"] == sum(count > 2 for count in counts[:11])
                assert [inputs[f"seat{place}-{each}"] for each in ("black-threes", "twos", "jokers")] == counts[11:14]
            for place in range(rules.sides):
                side = deal.sides[(int(deal.seat) + place) % rules.sides]
                assert inputs[f"side{place}-opened"] == side.opened
                assert inputs[f"side{place}-minimum"] == (0 if side.opened else side.minimum // 10)
                assert inputs[f"side{place}-red-threes"] == side.red_threes
            assert inputs["stock"] == deal.stock_left()
            assert inputs["pile"] == deal.pile_size
            assert inputs["frozen"] == deal.frozen
    assert {"side0-growing", "side1-melds", "seat1-fit-own", "seat0-in-pile", "pile-points"} <= seen


def plainly(
    rows: list[list[int]],
    bias: list[int],
    outputs: list[list[int]],
    offsets: list[int],
    fraction: int,
    inputs: list[int],
) -> list[int]:
    """The outputs of a net without packing."""
    sums = list(bias)
    for (low, high, *weights), value in zip(rows, inputs, strict=True):
        kept = max(min(value, high), low) if value else 0
        sums = [each + kept * weight for each, weight in zip(sums, weights, strict=True)]
    return [
        ((offset << fraction + 10) + sum(max(each, 0) * weight for each, weight in zip(sums, row, strict=True)))
        >> fraction + 10
        for row, offset in zip(outputs, offsets, strict=True)
    ]


@pytest.mark.parametrize("name", ["clasica", "reglamento/3", "reglamento/6-teams", "tres-barajas"])
def test_packed_sums_are_those_of_plain_arithmetic(name: str) -> None:
    rules, chance = rules_of(name), Random(name)
    hidden = chance.choice([31, 32, 33])
    for deal in beginnings(name, 5):
        inputs = list(inputs_of(name, deal).values())
        rows = [[0, 20, *[chance.randint(-200, 200) for _ in range(hidden)]] for _ in inputs]
        bias = [chance.randint(-50_000, 50_000) for _ in range(hidden)]
        outputs = [[chance.randint(-90_000, 90_000) for _ in range(hidden)] for _ in range(rules.sides - 1)]
        offsets = [chance.randint(-99, 99) for _ in outputs]
        net = ValueNet(rows, bias, outputs, offsets, 8)
        told = plainly(rows, bias, outputs, offsets, 8, inputs)
        leads = [
            int(net.lead(deal, awards_of(rules), (int(deal.seat) + place) % rules.sides))
            for place in range(rules.sides)
        ]
        assert leads[:-1] == told
        assert abs(sum(leads)) <= 1


def test_a_net_whose_sums_could_leave_their_bits_is_refused() -> None:
    width = len(input_names(rule_table_of(rules_of("clasica"))))
    fits = [[-1, 3, LIMIT // 3 // width]] * width
    ValueNet(fits, [0], [[1]], [0], 8)
    for rows, bias in ((fits, [LIMIT]), ([[0, 3, LIMIT], *fits[1:]], [0]), ([[-9, 0, LIMIT], *fits[1:]], [0])):
        with pytest.raises(ValueRangeError, match=f"{LIMIT} is the limit"):
            ValueNet(rows, bias, [[1]], [0], 8)


@pytest.mark.parametrize("name", NAMES)
def test_the_file_names_inputs_of_its_game(name: str) -> None:
    rules = rules_of(name)
    tables = tomllib.loads((VALUES / file_name(rules)).read_text(encoding="utf-8"))
    names = input_names(rule_table_of(rules))
    assert list(tables["inputs"]) == [each for each in names if each in tables["inputs"]]
    assert len(tables["inputs"]) > 50
    assert tables["made"]["states"] >= 1_000_000


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("[inputs]", "[inputs", "here is not a TOML file"),
        ("stock = ", "stocks = ", "here is not a value net of this version: there is no input 'stocks'"),
        ("fraction = ", "fractions = ", "here holds no value net of clasica (\"'fraction'\")"),
        ("offsets = [", "offsets = 3 # [", "here holds no value net of clasica"),
    ],
)
def test_a_bad_file_is_refused(before: str, after: str, sentence: str) -> None:
    rules = rules_of("clasica")
    text = (VALUES / file_name(rules)).read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(WeightsError, match=re.escape(sentence)):
        read_value_net(rules, text.replace(before, after), "here")
