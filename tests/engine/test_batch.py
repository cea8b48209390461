"""Many deals stepped together: the same play as deal by deal, refusals that change nothing, buffers that numpy sees."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.engine.sets import NAMES, SOAK, batch_of

from canasta.engine.batch import BLOCK, Batch
from canasta.engine.deal import EngineDeal
from canasta.engine.score import side_points
from canasta.engine.simulate import fingerprint

STEPS = 160 * SOAK


def words(batch: Batch, index: int) -> list[int]:
    """The legal actions that the words of a deal hold."""
    width = int(batch.word_number)
    row = [int(batch.words[index * width + word]) for word in range(width)]
    return [64 * word + bit for word in range(width) for bit in range(64) if row[word] >> bit & 1]


def buffers(batch: Batch) -> list[list[int]]:
    batch.expand()
    batch.observe()
    each = (batch.acting, batch.words, batch.rewards, batch.done, batch.masks, batch.observations)
    return [[int(number) for number in buffer] for buffer in each]


def prints(batch: Batch) -> list[int]:
    return [int(fingerprint(deal)) for deal in batch.deals]


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_as_deals_do_one_by_one(name: str) -> None:
    """Words, masks, acting seats, ends and rewards are those of the deals themselves, after every step."""
    batch = batch_of(name, 4)
    sides, width = int(batch.rule_table.sides), int(batch.action_number)
    ended = 0
    for _step in range(STEPS):
        masks = batch.expand()
        alone: list[EngineDeal] = []
        for index, deal in enumerate(batch.deals):
            legal = deal.legal_actions()
            assert words(batch, index) == legal
            assert [bit for bit in range(width) if masks[index * width + bit]] == legal
            assert batch.acting[index] == deal.to_act
            alone.append(deal.copy())
        chosen = [int(action) for action in batch.sample()]
        batch.step(chosen)
        for index, deal in enumerate(alone):
            assert deal.is_legal(chosen[index])
            deal.apply(chosen[index])
            rewards = [int(batch.rewards[index * sides + side]) for side in range(sides)]
            assert bool(batch.done[index]) == deal.over
            if deal.over:
                ended += 1
                assert rewards == [side_points(deal, batch.awards, side) for side in range(sides)]
                assert batch.deals[index].stock_left() > deal.stock_left()
            else:
                assert rewards == [0] * sides
                assert fingerprint(batch.deals[index]) == fingerprint(deal)
    assert ended > 0


def test_a_deal_may_stay_over() -> None:
    batch = batch_of("reglamento/3", 3, restart=False)
    ends: dict[int, tuple[int, list[int]]] = {}
    while len(ends) < 3:
        chosen = [int(action) for action in batch.sample()]
        assert [action == -1 for action in chosen] == [index in ends for index in range(3)]
        batch.step(chosen)
        for index in range(3):
            rewards = [int(batch.rewards[3 * index + side]) for side in range(3)]
            if index in ends:
                assert ends[index] == (int(fingerprint(batch.deals[index])), rewards)
            elif batch.done[index]:
                ends[index] = (int(fingerprint(batch.deals[index])), rewards)
                assert batch.acting[index] == -1
                assert words(batch, index) == []
            else:
                assert rewards == [0, 0, 0]
    assert not any(batch.expand())
    batch.step([-1, 7, 10**9])  # nothing to play: any numbers are passed by
    assert list(batch.done) == [1, 1, 1]
    batch.reset(1, [0, 0, 0])
    assert list(batch.done) == [0, 0, 0]
    assert not any(batch.rewards)
    assert -1 not in batch.acting


@pytest.mark.parametrize("wrong", [-1, -(2**62), 2, 63, 192, 512, 2**40])
def test_an_illegal_action_is_refused_and_changes_nothing(wrong: int) -> None:
    batch = batch_of("tres-barajas", 5)
    for _step in range(10):
        batch.step(batch.sample())
    before = buffers(batch), prints(batch)
    chosen = [int(action) for action in batch.sample()]
    assert wrong not in words(batch, 3)
    legal = ", ".join(map(str, words(batch, 3)))
    chosen[3] = wrong
    with pytest.raises(ValueError, match=rf"^deal 3: action {wrong} is not legal; legal are {legal}$"):
        batch.step(chosen)
    assert (buffers(batch), prints(batch)) == before


def test_every_action_number_is_legal_or_refused() -> None:
    """No number between 0 and the last one slips through."""
    batch = batch_of("tres-barajas", 1)
    for _step in range(60):
        batch.step(batch.sample())
    deal, legal = batch.deals[0].copy(), words(batch, 0)
    for action in range(int(batch.action_number)):
        batch.place(0, deal)
        if action in legal:
            batch.step([action])
        else:
            with pytest.raises(ValueError, match=f"^deal 0: action {action} is not legal"):
                batch.step([action])


def test_what_does_not_fit_the_batch_is_refused() -> None:
    batch = batch_of("clasica", 2)
    before = buffers(batch)
    with pytest.raises(ValueError, match=r"^step takes 2 actions, one for each deal, not 3$"):
        batch.step([1, 1, 1])
    with pytest.raises(ValueError, match=r"^scores are one for each of 2 sides, not 3$"):
        batch.reset(1, [0, 0, 0])
    with pytest.raises(ValueError, match=r"^a batch holds at least 1 deal, not 0$"):
        batch_of("clasica", 0)
    with pytest.raises(IndexError, match=r"^the batch holds deals 0 to 1, and no deal 2$"):
        batch.place(2, batch.deals[0])
    with pytest.raises(ValueError, match=r"^the deal is played by another rule set than the batch$"):
        batch.place(0, batch_of("salon", 1).deals[0])
    assert buffers(batch) == before


def test_a_seed_fixes_everything() -> None:
    def history(seed: int) -> list[list[int]]:
        batch = batch_of("salon", 3, seed=seed)
        seen = []
        for _step in range(60):
            batch.step(batch.sample())
            seen.append(prints(batch))
        return seen

    assert history(5) == history(5)
    assert history(5) != history(6)


def test_deals_are_fetched_and_stay_as_they_are() -> None:
    batch = batch_of("clasica", BLOCK + 3)
    for _ in range(40):
        batch.step(batch.sample())
    other = batch.copy()
    batch.fetch(0)
    batch.fetch(BLOCK)
    assert batch == other


def test_a_place_has_its_own_sequence_of_deals() -> None:
    """Events at one place do not change the deals of another."""

    def starts(batch: Batch, rng: random.Random) -> list[int]:
        found = [int(fingerprint(batch.deals[1]))]
        while len(found) < 3:
            batch.step([rng.choice(words(batch, index)) for index in range(2)])
            if batch.done[1]:
                found.append(int(fingerprint(batch.deals[1])))
        return found

    one, other = batch_of("clasica", 2), batch_of("clasica", 2)
    assert starts(one, random.Random(1)) == starts(other, random.Random(2))


def test_scores_set_what_opens() -> None:
    batch = batch_of("clasica", 2)
    assert [int(side.minimum) for side in batch.deals[1].sides] == [50, 50]
    batch.reset(3, [-5, 3000])
    while not batch.done[0]:
        assert [int(side.minimum) for side in batch.deals[0].sides] == [15, 120]
        batch.step(batch.sample())
    assert [int(side.minimum) for side in batch.deals[0].sides] == [15, 120]


def test_sample_draws_all_legal_actions_alike() -> None:
    batch = batch_of("clasica", 1)
    while len(words(batch, 0)) < 4:
        batch.step(batch.sample())
    legal = words(batch, 0)
    drawn = [int(batch.sample()[0]) for _ in range(400 * len(legal))]
    assert set(drawn) == set(legal)
    assert all(300 < drawn.count(action) < 500 for action in legal)  # five standard deviations


@pytest.mark.parametrize("name", ["clasica", "tres-barajas"])
def test_numpy_sees_the_buffers_without_a_copy(name: str) -> None:
    size = 3
    batch = batch_of(name, size)
    types = {
        "acting": "i8",
        "words": "i8",
        "rewards": "i8",
        "done": "u1",
        "chosen": "i8",
        "masks": "u1",
        "observations": "i2",
        "final_rows": "i2",
    }
    views = {what: np.frombuffer(memoryview(getattr(batch, what)), dtype) for what, dtype in types.items()}
    for what, view in views.items():
        assert np.shares_memory(view, np.asarray(getattr(batch, what)))  # finds the type by itself
        if view.size > size:
            views[what] = view.reshape(size, -1)
    assert views["words"].shape == (size, int(batch.word_number))
    assert views["rewards"].shape == (size, int(batch.rule_table.sides))
    assert views["masks"].shape == (size, int(batch.action_number))
    assert views["observations"].shape == (size, int(batch.row_width))
    rng = np.random.default_rng(1)
    moved: set[str] = set()
    for _step in range(STEPS):
        before = {what: view.copy() for what, view in views.items()}
        batch.expand()
        batch.observe()
        # A policy in numpy: the legal actions of each row, one of them at random
        choice = np.where(views["masks"] > 0, rng.random(views["masks"].shape), -1.0).argmax(axis=1)
        batch.sample()
        batch.step(choice)
        for what, view in views.items():
            assert not view.flags.writeable
            assert view.ravel().tolist() == list(getattr(batch, what))
            if not np.array_equal(view, before[what]):
                moved.add(what)
    batch.reset(2, [0] * int(batch.rule_table.sides))
    assert views["acting"].tolist() == [int(deal.to_act) for deal in batch.deals]
    assert moved == set(views)
