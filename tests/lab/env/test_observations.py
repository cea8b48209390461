"""Observations: the same row from a batch, a deal and a view, and never more than the seat may know."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable

import numpy as np
import pytest
from tests.deal.test_leaks import Line, as_the_stock_runs_out, other_world
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at

from canasta.cards import KIND_OF_CARD, KINDS
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.deal import EngineDeal
from canasta.lab.env import Episode, Features, VectorEnv, view_row
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Rules, get
from canasta.tabletop.notation import parse_action


def go_on(deal: Deal, episode: Episode, text: str) -> None:
    """Play an action at the table, and let the episode beside it remember it."""
    for number in deal.numbers_of(parse_action(text)):
        episode.note(number)
    deal.play(text)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_view_gives_the_row_and_the_mask_of_the_deal(name: str) -> None:
    """The row of a view is that of a deal with other hidden cards: it holds none of them."""
    rng = random.Random(zlib.crc32(name.encode()))
    features = Features(name, turns=5)
    deal = random_deal(features.rules, rng, scores_at(features.rules, rng))
    episode = Episode(features, deal.core)
    while not deal.over:
        row, mask, texts = view_row(features, view(deal, deal.to_act))
        assert sorted(texts.values()) == sorted(view(deal, deal.to_act).legal)
        assert row.tolist() == episode.row(deal.to_act).tolist()
        assert mask.tolist() == episode.mask(deal.to_act).tolist()
        assert (row <= features.most).all()
        assert row.min() >= 0
        go_on(deal, episode, choose(deal.legal().texts(), rng))


def compared(rules: Rules, rng: random.Random, *, perfect: bool) -> int:
    """Play deals again with what a seat has not seen dealt anew; the number of moments at which its rows were equal."""
    features = Features(rules, turns=6, perfect=perfect)
    line, equal = Line(random_deal(rules, rng, scores_at(rules, rng))), 0
    for steps in (rng.randrange(5, 40), 1000):
        line.play(rng, steps)
        for seat in range(rules.seats):
            equal += compared_at(line, seat, features, other_world(line, seat, rng))
    for _ in range(2):
        line = Line(random_deal(rules, rng, scores_at(rules, rng)))
        for _left in as_the_stock_runs_out(line, rng):
            for seat in range(rules.seats):
                equal += compared_at(line, seat, features, other_world(line, seat, rng, stock=True))
    return equal


def compared_at(line: Line, seat: int, features: Features, other: Deal) -> int:
    """Play a line in both worlds; the number of moments at which the rows of the seat were equal."""
    one, equal = line.start.copy(), 0
    episodes = Episode(features, one.core), Episode(features, other.core)
    for actor, text in line.done:
        try:
            go_on(one, episodes[0], text)
            go_on(other, episodes[1], text)
        except IllegalAction:
            assert actor != seat, f"{text} depends on what seat {seat} cannot know"
            break
        if one.core.bound != other.core.bound:
            break  # the pile went to the hand at once or not: everybody sees that
        rows = [episode.row(seat) for episode in episodes]
        assert rows[0].tolist() == rows[1].tolist(), text
        if one.to_act == seat:
            assert episodes[0].mask(seat).tolist() == episodes[1].mask(seat).tolist()
        equal += 1
    return equal


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_observes_the_same_whatever_it_has_not_seen(name: str) -> None:
    rules = get(name)
    assert compared(rules, random.Random(zlib.crc32(name.encode())), perfect=False) > 20 * rules.seats


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError):
        compared(get("clasica"), random.Random(1), perfect=True)


def next_card(deal: EngineDeal) -> int:
    return int(deal.stock[deal.drawn]) if deal.drawn < deal.stock_size else KINDS


@pytest.mark.parametrize(
    "leak",
    [
        next_card,
        lambda deal: next_card(deal) == KINDS - 1,
        lambda deal: next_card(deal) if deal.stock_left() < 15 else 0,
        lambda deal: next_card(deal) if deal.stock_left() <= 3 else 0,
        lambda deal: next_card(deal) if deal.frozen else 0,
    ],
    ids=["next card", "a joker is next", "when few are left", "one of the last", "while the pile is frozen"],
)
def test_a_leak_of_one_number_is_found(leak: Callable[[EngineDeal], int], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Episode.row
    monkeypatch.setattr(Episode, "row", lambda self, seat: np.append(plain(self, seat), leak(self.deal)))
    with pytest.raises(AssertionError):
        compared(get("clasica"), random.Random(1), perfect=False)


@pytest.mark.parametrize("name", ["clasica", "reglamento/6-teams"])
def test_a_batch_gives_the_rows_of_its_deals(name: str) -> None:
    env = VectorEnv(name, 3, turns=4, perfect=True)
    critic = env.critic
    assert critic is not None
    seen, info = env.reset(seed=7)
    episodes = [Episode(critic, deal.copy()) for deal in env._batch.deals]
    ends = 0
    while ends < 3:
        for index, episode in enumerate(episodes):
            seat = int(info["seat"][index])
            assert seen["perfect"][index].tolist() == episode.row(seat).tolist()
            assert seen["observation"][index].tolist() == episode.row(seat)[: env.features.width].tolist()
            assert seen["action_mask"][index].tolist() == episode.mask(seat).tolist()
        actions, acted = env.sample(), info["seat"]
        for episode, action in zip(episodes, actions, strict=True):
            episode.apply(int(action))
        seen, rewards, done, _, info = env.step(actions)
        for index in np.flatnonzero(done).tolist():
            last = episodes[index].row(int(acted[index]))[: env.features.width]
            assert info["final_obs"]["observation"][index].tolist() == last.tolist()
            points = episodes[index].points()
            assert info["rewards"][index].tolist() == [points[seat % len(points)] for seat in range(env.rules.seats)]
            assert rewards[index] == points[acted[index] % len(points)]
            episodes[index] = Episode(critic, env._batch.deals[index].copy())
            ends += 1


def test_the_fields_cover_a_row_and_have_a_scale() -> None:
    rng = random.Random(3)
    features = Features("tres-barajas", turns=3, perfect=True)
    deal = random_deal(features.rules, rng)
    episode = Episode(features, deal.core)
    rows = []
    while not deal.over:
        rows.append(episode.row(deal.to_act))
        go_on(deal, episode, choose(deal.legal().texts(), rng))
    all_rows = np.array(rows)
    named = features.named(all_rows)
    assert (
        np.concatenate([part.reshape(len(rows), -1) for part in named.values()], axis=1).tolist() == all_rows.tolist()
    )
    assert named["hands"].shape == (len(rows), 4, KINDS)
    assert named["hand"].tolist() == named["hands"][:, 0].tolist()
    last = [named[f"turn 0: {name}"][:, 0] for name in ("seat", "discard")]
    assert features.past(all_rows)[:, 0, [0, -1]].T.tolist() == np.array(last).tolist()
    scaled = features.scaled(all_rows)
    assert scaled.shape == (len(rows), features.scaled_width)
    assert scaled.dtype == np.float32
    assert scaled.min() == 0
    # A hand comes first, four of a kind as 1; then the phase as one of four places
    assert scaled[:, :KINDS].tolist() == (named["hand"] / 4).tolist()
    assert scaled[:, KINDS : KINDS + 4].argmax(axis=1).tolist() == named["phase"][:, 0].tolist()
    assert (scaled[:, KINDS : KINDS + 4].sum(axis=1) == 1).all()


def test_a_critic_sees_all() -> None:
    deal = random_deal(get("clasica"), random.Random(4))
    features = Features("clasica", perfect=True)
    named = features.named(Episode(features, deal.core).row(2))
    hands = [[[KIND_OF_CARD[card] for card in hand].count(kind) for kind in range(KINDS)] for hand in deal.hands]
    assert named["hands"].tolist() == [hands[seat] for seat in (2, 3, 0, 1)]
    stock = [KIND_OF_CARD[card] for card in deal.stock]
    assert named["stock"].tolist()[: len(stock)] == stock
    assert set(named["stock"].tolist()[len(stock) :]) <= {15}


def test_what_gives_no_row_is_refused() -> None:
    deal = random_deal(get("clasica"), random.Random(5))
    seen = view(deal, deal.to_act)
    with pytest.raises(ValueError, match=r"^a view does not show what is hidden"):
        view_row(Features("clasica", perfect=True), seen)
    with pytest.raises(ValueError, match=r"^the features are of salon, and the view is of clasica$"):
        view_row(Features("salon"), seen)
    for seat in (None, (deal.to_act + 1) % 4):
        with pytest.raises(ValueError, match=r"^the view is not of the seat that is to act$"):
            view_row(Features("clasica"), view(deal, seat))
    with pytest.raises(ValueError, match=r"^an observation remembers 0 turns or more, or None of the past, not -1$"):
        Features("clasica", turns=-1)
    with pytest.raises(ValueError, match=r"^2 is not an action: expected a whole number"):
        Episode.dealt(Features("clasica"), 1, [0, 0]).apply(2)
