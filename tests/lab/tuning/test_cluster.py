"""Several machines: what is asked of Ray, with a stand-in for it, and with Ray itself where it is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.lab.tuning.toys import after, play, tuner

from canasta.extras import MissingExtraError
from canasta.lab.tuning.duels import Task, seed_of
from canasta.lab.tuning.workers import LOCAL, TuneError, cluster


class StandIn:
    """As much of Ray as is used: it does in this process what it is given, when it is asked for it."""

    def __init__(self) -> None:
        self.up = False
        self.given: list[int] = []

    def init(self, address: str, **quiet: object) -> None:
        if address != LOCAL:
            raise ConnectionError(address)
        self.up = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0, "memory": 1e9}

    def remote(self, scheduling_strategy: str) -> Callable[[Callable[..., Any]], Any]:
        stand_in = self
        assert scheduling_strategy == "SPREAD"

        class Remote:
            def __init__(self, function: Callable[..., Any]) -> None:
                self.function = function

            def remote(self, work: object, tasks: Sequence[object]) -> Callable[[], Any]:
                stand_in.given.append(len(tasks))
                return lambda: self.function(work, tasks)

        return Remote

    def get(self, promised: Callable[[], Any]) -> Any:
        assert self.up
        return promised()

    def shutdown(self) -> None:
        self.up = False


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_cluster_comes_to_the_same_as_one_process(stand_in: StandIn) -> None:
    search = tuner()
    state = search.begin()
    with cluster(LOCAL) as machines:
        for _ in range(3):
            state = search.step(state, machines)
    assert state == after(tuner(), 3)
    assert not stand_in.up


def test_work_is_given_out_in_few_pieces_for_each_processor(stand_in: StandIn) -> None:
    search = tuner()
    tasks = [Task(search.rules, (n, 0, 0), (0, 0, 0), 2, seed_of("tasks", n)) for n in range(1000)]
    with cluster(LOCAL) as machines:
        assert list(machines(play, tasks)) == [play(task) for task in tasks]
        assert 3 * 8 <= len(stand_in.given) <= 3 * 8 + 1
        assert list(machines(play, tasks[:2])) == [play(task) for task in tasks[:2]]


def test_no_cluster_and_no_ray_get_a_sentence(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TuneError, match="The Ray cluster 'nowhere' cannot be reached"), cluster("nowhere"):
        pass
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtraError, match="canasta\\[ray\\]"), cluster(LOCAL):
        pass


def test_ray_itself() -> None:
    pytest.importorskip("ray")
    search = tuner()
    with cluster(LOCAL) as machines:
        state = search.step(search.begin(), machines)
    assert state == after(tuner(), 1)
