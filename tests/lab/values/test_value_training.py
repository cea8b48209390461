"""Making value nets: states of self-play, training, whole numbers, and the file that players read."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import numpy as np
import pytest
from tests.engine.sets import rules_of
from tests.players.core.test_value_net import beginnings, inputs_of

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.lab.values.nets import FloatNet, Sample, net_text, quantised, whole_net
from canasta.lab.values.training import errors_by_phase, line_ups, sample_of, train
from canasta.players.core.files import read_value_net, tuned_weights
from canasta.players.core.value_net import ValueRangeError, input_names


def taught(states: int = 6000, seed: int = 1) -> Sample:
    """States of made-up inputs whose lead a net can find out: two outputs, one with a bend."""
    chance = np.random.default_rng(seed)
    inputs = chance.integers(0, 12, (states, 9)).astype(np.int16)
    inputs[:, 8] = 4  # one that never changes
    straight = 30 * inputs[:, 0] - 20 * inputs[:, 1] + 55
    bent = 80 * np.maximum(inputs[:, 2].astype(int) - 6, 0) - 10 * inputs[:, 3]
    leads = np.stack([straight, bent], axis=1).astype(np.float32)
    return Sample(inputs, leads, np.arange(states) // 3)


def unheard(share: float) -> None:
    """Nobody watches."""


def error(told: np.ndarray, true: np.ndarray) -> float:
    return float(np.sqrt(((told - true) ** 2).mean()))


def test_a_net_learns_what_can_be_learned_and_its_errors_are_told_by_phase() -> None:
    heard: list[float] = []
    sample = taught(8000)
    kept, out = sample.split(10)
    assert len(kept) + len(out) == len(sample)
    assert set(kept.deals).isdisjoint(out.deals)
    net = train(kept, 320, 3, heard.append)
    assert error(net.leads(out.inputs), out.leads) < 0.05 * out.leads.std()
    assert heard == sorted(heard)
    assert 0 < heard[0] < 1
    assert not net.first[8].any(), "an input that never changes has no weight"
    stock = 4
    phases = errors_by_phase(quantised(net), sample, stock)
    assert [phase.states for phase in phases] == [
        int(((sample.inputs[:, stock] >= low) & (sample.inputs[:, stock] < low + 3)).sum()) for low in (9, 6, 3, 0)
    ]
    for phase in phases:
        assert phase.fit > 0.98
        assert phase.slope == pytest.approx(1, abs=0.05)
        assert abs(phase.furthest) <= phase.error * 4


def test_the_same_seed_makes_the_same_net() -> None:
    sample = taught(4000)
    one, again, other = (quantised(train(sample, 2, seed, unheard)) for seed in (5, 5, 6))
    assert one == again != other


def test_whole_numbers_say_what_the_floats_say() -> None:
    sample = taught()
    net = train(sample, 20, 1, unheard)
    whole = quantised(net)
    assert whole.fraction >= 10
    assert error(whole.leads(sample.inputs), net.leads(sample.inputs)) < 1.5
    beyond = sample.inputs.copy()
    beyond[:, 0] = 500
    within = sample.inputs.copy()
    within[:, 0] = sample.inputs[:, 0].max()
    assert (whole.leads(beyond) == whole.leads(within)).all()


def test_a_net_that_needs_too_many_bits_is_refused() -> None:
    net = FloatNet(np.full((3, 2), 9000.0), np.zeros(2), np.ones((2, 1)), np.zeros(1), np.zeros(3, int), np.full(3, 9))
    with pytest.raises(ValueRangeError, match="leave no room"):
        quantised(net)
    assert quantised(replace(net, first=net.first / 900)).fraction < 14


@pytest.mark.parametrize("name", ["clasica", "reglamento/3", "reglamento/6-teams"])
def test_states_of_self_play_make_a_net_that_players_read(name: str) -> None:
    rules = rules_of(name)
    sample = sample_of(rules, 400, 4)
    names = input_names(rule_table_of(rules))
    assert 400 <= len(sample) < 464
    assert sample.inputs.shape == (len(sample), len(names))
    assert sample.leads.shape == (len(sample), rules.sides - 1)
    assert (np.diff(sample.deals) >= 0).all()
    for number in range(int(sample.deals[-1])):
        leads = sample.leads[sample.deals == number]
        if rules.sides == 2:
            assert len({abs(float(lead)) for lead in leads[:, 0]}) <= 1
        else:  # the sides of a deal take turns
            assert len({float(lead) for lead in leads.ravel()}) <= rules.sides
    whole = quantised(train(sample, 1, 2, unheard))
    text = net_text(rules, whole, {"seed": 2, "by": "a test"})
    assert tomllib.loads(text)["made"] == {"seed": 2, "by": "a test"}
    assert whole_net(rules, text, "here").bias == whole.bias
    net, seen = read_value_net(rules, text, "here"), 0
    for deal in beginnings(name, 3):
        row = np.array([list(inputs_of(name, deal).values())], dtype=np.int16)
        side = int(deal.seat) % rules.sides
        assert net.lead(deal, awards_of(rules), side) == whole.leads(row)[0, 0]
        seen += 1
    assert seen > 10


def test_somebody_in_every_line_up_plays_by_tuned_weights() -> None:
    for name in ("clasica", "reglamento/3", "tres-barajas"):
        found = line_ups(rules_of(name))
        assert found[0] == [tuned_weights(name)] * rules_of(name).seats
        assert all(tuned_weights(name) in each for each in found)
        assert len(found) == (1 if name == "tres-barajas" else 1 + 3 * rules_of(name).sides)
