"""A policy at the table: what it is shown, what it plays, and a network from a file."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import canasta.lab.env
from canasta import players
from canasta.deal.view import view
from canasta.extras import MissingExtraError
from canasta.lab.env import Features, SeatedPolicy, VectorEnv, action_text, onnx_policy, view_row
from canasta.lab.env.episode import Episode
from canasta.lab.env.seat import Policy, PolicyError
from canasta.players.simulation import deal_out, line_up, play_deal
from canasta.rules import get


def always(liked: Any) -> Policy:
    """The policy with the same likings whatever it sees."""

    def policy(row: Any, mask: Any) -> Any:
        return liked

    return policy


def test_a_policy_sees_at_the_table_what_it_saw_in_the_batch() -> None:
    """It plays what it would have played in the deal itself, action by action."""
    shown: list[tuple[list[int], list[int]]] = []

    def policy(row: Any, mask: Any) -> Any:
        shown.append((row.tolist(), mask.tolist()))
        return np.arange(len(mask))

    bot = SeatedPolicy(policy, "tres-barajas", turns=3)
    deal = deal_out(get("tres-barajas"), "seat", 1)
    episode = Episode(bot.features, deal.core)
    while not deal.over:
        seat = deal.to_act
        text = bot.choose(view(deal, seat), random.Random(1))
        assert shown.pop() == (episode.row(seat).tolist(), episode.mask(seat).tolist())
        highest = deal.core.legal_actions()[-1]
        assert text == action_text(highest, deal)
        episode.note(highest)
        deal.play(text)


def test_a_policy_plays_against_the_bots_of_the_house() -> None:
    rules = get("clasica")
    bot = SeatedPolicy(always(np.zeros(192)), turns=0, name="idle", temperature=1.0)
    players.add(bot)
    assert players.get("idle") is bot
    seats = line_up(rules, [players.get("idle"), players.get("random")])
    assert play_deal(rules, seats, "a", 0) == play_deal(rules, seats, "a", 0)


def test_a_temperature_draws_by_the_softmax() -> None:
    rules = get("clasica")
    deal = deal_out(rules, "draw", 0)
    deal.play("draw")
    seen, numbers = view(deal, deal.to_act), deal.core.legal_actions()[:2]
    likings = np.full(VectorEnv("clasica", 1).features.action_number, -1e9)
    likings[numbers] = [0, 2 * np.log(3)]
    bot, chance = SeatedPolicy(always(likings), temperature=2.0), random.Random(1)
    drawn = [bot.choose(seen, chance) for _ in range(400)]
    assert set(drawn) == {action_text(number, deal) for number in numbers}
    assert 260 < drawn.count(action_text(numbers[1], deal)) < 340  # three in four


def test_what_is_no_policy_is_refused() -> None:
    deal = deal_out(get("clasica"), "no", 0)
    seen = view(deal, deal.to_act)
    with pytest.raises(ValueError, match=r"^mine gives 3 numbers: expected 192, one for each action$"):
        SeatedPolicy(always(np.zeros(3)), name="mine").choose(seen, random.Random(1))
    with pytest.raises(ValueError, match=r"^mine gives a legal action no number$"):
        SeatedPolicy(always(np.full(192, np.nan)), name="mine").choose(seen, random.Random(1))
    with pytest.raises(ValueError, match=r"^the features are of salon, and the view is of clasica$"):
        SeatedPolicy(always(np.zeros(192)), "salon").choose(seen, random.Random(1))
    with pytest.raises(ValueError, match=r"^a temperature is 0 or more, not -1$"):
        SeatedPolicy(always(np.zeros(192)), temperature=-1)


class StandIn:
    """As much of ONNX Runtime as is used: a network that likes the actions in their order, the last one best."""

    def __init__(self, file: str, providers: list[str]) -> None:
        assert Path(file).exists()
        assert providers == ["CPUExecutionProvider"]
        self.given: list[dict[str, Any]] = []

    def get_inputs(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name="row"), SimpleNamespace(name="legal")]

    def run(self, outputs: None, given: dict[str, Any]) -> list[Any]:
        features = Features("clasica", turns=1)
        assert given["row"].shape == (1, features.scaled_width)
        assert given["row"].dtype == given["legal"].dtype == np.float32
        return [np.arange(192)[None] * given["legal"]]


def test_a_network_in_a_file_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "net.onnx"
    file.touch()
    monkeypatch.setitem(sys.modules, "onnxruntime", SimpleNamespace(InferenceSession=StandIn))
    bot = SeatedPolicy(onnx_policy(file, turns=1), turns=1)
    deal = deal_out(get("clasica"), "net", 0)
    deal.play("draw")
    last = deal.core.legal_actions()[-1]
    assert bot.choose(view(deal, deal.to_act), random.Random(1)) == action_text(last, deal)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Refusing:
        def __init__(self, name: str, providers: list[str]) -> None:
            raise RuntimeError("protobuf parsing failed")

    monkeypatch.setitem(sys.modules, "onnxruntime", SimpleNamespace(InferenceSession=Refusing))
    with pytest.raises(FileNotFoundError):
        onnx_policy(tmp_path / "none.onnx")
    junk = tmp_path / "junk.onnx"
    junk.write_bytes(b"junk")
    with pytest.raises(PolicyError, match="is not an ONNX network"):
        onnx_policy(junk)


def test_the_same_with_onnx_runtime_itself(tmp_path: Path) -> None:
    """With a network that multiplies its input by a matrix."""
    pytest.importorskip("onnxruntime")
    onnx = pytest.importorskip("onnx")
    features = Features("clasica", turns=0)
    weights = np.random.default_rng(1).normal(size=(features.scaled_width, 192)).astype(np.float32)
    ends = [
        onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [1, size])
        for name, size in zip(("row", "liked"), weights.shape, strict=True)
    ]
    node, matrix = onnx.helper.make_node("MatMul", ["row", "w"], ["liked"]), onnx.numpy_helper.from_array(weights, "w")
    graph = onnx.helper.make_graph([node], "policy", ends[:1], ends[1:], [matrix])
    file = tmp_path / "net.onnx"
    onnx.save(onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)], ir_version=8), file)
    bot = SeatedPolicy(onnx_policy(file, turns=0), turns=0)
    deal, chance = deal_out(get("clasica"), "net", 0), random.Random(1)
    while not deal.over:
        seen = view(deal, deal.to_act)
        row = view_row(features, seen).row
        liked = features.scaled(row) @ weights
        best = max(deal.core.legal_actions(), key=lambda number: liked[number])
        text = bot.choose(seen, chance)
        assert text == action_text(best, deal)
        deal.play(text)


def test_what_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingExtraError, match=r'pip install "canasta\[onnx\]"'):
        onnx_policy("net.onnx")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "canasta.lab.env.aec", raising=False)
    monkeypatch.delitem(vars(canasta.lab.env), "AEC", raising=False)
    with pytest.raises(MissingExtraError, match=r'pip install "canasta\[env\]"'):
        _ = canasta.lab.env.AEC
    for module, library, extra in (("solo", "gymnasium", "env"), ("spiel", "pyspiel", "openspiel")):
        monkeypatch.setitem(sys.modules, library, None)
        monkeypatch.delitem(sys.modules, f"canasta.lab.env.{module}", raising=False)
        with pytest.raises(MissingExtraError, match=rf'pip install "canasta\[{extra}\]"'):
            importlib.import_module(f"canasta.lab.env.{module}")
    with pytest.raises(AttributeError, match=r"^module 'canasta.lab.env' has no attribute 'Fame'$"):
        canasta.lab.env.__getattr__("Fame")
