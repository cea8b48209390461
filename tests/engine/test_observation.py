"""The input of a learner: everything that is named, in its place, and nothing that the seat may not know."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16
from tests.engine.sets import NAMES, SOAK, rules_of

from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.hidden_state import hidden_fields, hidden_width, observe_hidden
from canasta.engine.observation import SIDE, TURN, fields, observe, slots_of, width
from canasta.engine.packed import count, total, unpack
from canasta.engine.public import must_go_out, opened
from canasta.engine.rng import Rng
from canasta.engine.score import side_points
from canasta.engine.simulate import random_deal
from canasta.engine.state import PLAY


def positions(name: str, deals: int, every: int) -> list[EngineDeal]:
    """Positions of random play, the first of each deal and each `every`-th after it, over or not."""
    rule_table = rule_table_of(rules_of(name))
    rng = Rng(7)
    found = []
    for _deal in range(deals):
        deal = random_deal(rule_table, rng, [int(rule_table.minimum(0))] * int(rule_table.sides))
        step = 0
        while not deal.over:
            if step % every == 0:
                found.append(deal.copy())
            deal.apply(deal.random_action(rng))
            step += 1
        found.append(deal)
    return found


def row_of(deal: EngineDeal, seat: int) -> list[int]:
    size = int(width(deal.rule_table))
    row = vec[i16]([-7] * (size + 2))
    observe(deal, seat, row, 1)
    assert (row[0], row[size + 1]) == (-7, -7)
    return [int(number) for number in row][1:-1]


def named(deal: EngineDeal, seat: int) -> dict[str, list[int]]:
    row = row_of(deal, seat)
    parts = {}
    for name, size in fields(deal.rule_table):
        parts[name], row = row[:size], row[size:]
    assert row == []
    return parts


def lanes(cards: int, number: int) -> list[int]:
    return [int(count(cards, kind)) for kind in range(number)]


def expected(deal: EngineDeal, seat: int) -> dict[str, list[int]]:
    """The same from the state, field by field."""
    rule_table = deal.rule_table
    seats, sides = int(rule_table.seats), int(rule_table.sides)
    parts = {"hand": lanes(deal.hands[seat], 15)}
    for name in TURN:
        parts[name] = [int(deal.stock_left() if name == "stock_left" else getattr(deal, name))]
    others = [(seat + place) % seats for place in range(seats)]
    if seat != deal.seat:
        parts["bound"] = [int(must_go_out(deal))]
    parts["hand_sizes"] = [len(unpack(deal.hands[other])) for other in others]
    parts["laid_before"] = [int(count(deal.has_laid, other)) for other in others]
    for place in range(sides):
        side = deal.sides[(seat + place) % sides]
        for name in SIDE:
            parts[f"side {place}: {name}"] = [int(getattr(side, name))]
        if seat != deal.seat:
            parts[f"side {place}: opened"] = [int(opened(deal, (seat + place) % sides))]
        for slot in range(int(slots_of(rule_table))):
            melds = side.slot(slot) if slot < side.slots() else None
            for what in ("naturals", "twos", "jokers"):
                parts[f"side {place}: slot {slot}: {what}"] = lanes(getattr(melds, what, 0), 13)
        if rule_table.closed_canastas:
            parts[f"side {place}: finished naturals"] = lanes(side.done_naturals, 11)
            parts[f"side {place}: finished wilds"] = [int(total(side.done_twos)), int(total(side.done_jokers))]
            parts[f"side {place}: canastas"] = lanes(side.canastas, 15)
            parts[f"side {place}: clean canastas"] = [int(count(side.clean, kind)).bit_count() for kind in range(11)]
    return parts


@pytest.mark.parametrize("name", NAMES)
def test_every_number_is_what_its_name_says(name: str) -> None:
    seen: set[str] = set()
    for deal in positions(name, 3 * SOAK, 5):
        for seat in range(int(deal.rule_table.seats)):
            parts = named(deal, seat)
            assert parts == expected(deal, seat)  # so nothing of what the seat may not know
            seen |= {part for part, numbers in parts.items() if any(numbers)}
    wanted = {"hand", "phase", "came", "top", "points", "pile_size", "stock_left", "first_turns", "hand_sizes"}
    assert wanted | {"side 0: opened", "side 0: slot 0: naturals", "side 1: slot 0: twos"} <= seen


def test_the_partner_who_answers_sees_the_own_hand() -> None:
    """In the answer phase the row is of the seat that acts, not of the seat on turn."""
    rules = rules_of("salon")
    batch = Batch(rule_table_of(rules), awards_of(rules), 64, 1)
    asked = 0
    while asked < 3:
        batch.step(batch.sample())
        for index, deal in enumerate(batch.deals):
            if deal.to_act != deal.seat:
                row = batch.observe()
                start, end = index * int(batch.row_width), (index + 1) * int(batch.row_width)
                assert [int(number) for number in row[start:end]] == row_of(deal, int(deal.to_act))
                assert deal.phase > PLAY
                asked += 1


def test_a_deal_gives_the_row_of_any_seat_as_bytes() -> None:
    for deal in positions("tres-barajas", 1, 9):
        for seat in range(4):
            assert np.frombuffer(deal.row(seat), "i2").tolist() == row_of(deal, seat)
    for seat in (-1, 4):
        with pytest.raises(IndexError, match=f"^the deal has seats 0 to 3, and no seat {seat}$"):
            deal.row(seat)


def test_a_batch_keeps_the_end_of_a_deal() -> None:
    """A deal that a step has ended is still there, and the row of the seat that ended it."""
    rules = rules_of("clasica")
    for restart in (True, False):
        batch = Batch(rule_table_of(rules), awards_of(rules), 4, 1, restart)
        ends = 0
        while ends < 4:
            acting = [int(seat) for seat in batch.acting]
            batch.step(batch.sample())
            for index in range(4):
                deal = batch.ended[index]
                assert (deal is not None) == bool(batch.done[index])
                if deal is None or acting[index] < 0:
                    continue
                ends += 1
                assert deal.over
                assert (deal is batch.deals[index]) == (not restart)
                start, end = index * int(batch.row_width), (index + 1) * int(batch.row_width)
                assert [int(number) for number in batch.final_rows[start:end]] == row_of(deal, acting[index])
                points = [int(batch.rewards[2 * index + side]) for side in range(2)]
                assert points == [side_points(deal, batch.awards, side) for side in range(2)]
    assert batch.row(3, 1) == batch.deals[3].row(1)
    with pytest.raises(IndexError, match=r"^the batch holds deals 0 to 3, and no deal 4$"):
        batch.row(4, 1)


@pytest.mark.parametrize("name", ["clasica", "reglamento/2", "tres-barajas"])
def test_a_row_of_what_is_hidden_has_all_cards(name: str) -> None:
    """Hands from the own one on, the pile, and the stock in its order."""
    for deal in positions(name, 1, 9):
        seats = int(deal.rule_table.seats)
        wide = int(hidden_width(deal.rule_table))
        for seat in range(seats):
            row = vec[i16]([-7] * (wide + 2))
            observe_hidden(deal, seat, row, 1, 1 + wide)
            numbers = [int(number) for number in row]
            parts, at = {}, 1
            for part, size in hidden_fields(deal.rule_table):
                parts[part], at = numbers[at : at + size], at + size
            hands = [lanes(deal.hands[(seat + place) % seats], 15) for place in range(seats)]
            assert parts["hands"] == [number for hand in hands for number in hand]
            assert parts["pile"] == lanes(deal.pile, 15)
            stock = [int(kind) for kind in deal.stock][int(deal.drawn) :]
            assert parts["stock"] == stock + [15] * (len(parts["stock"]) - len(stock))
            assert (numbers[0], numbers[at]) == (-7, -7)


@pytest.mark.rule("TB-2.3")
def test_a_deal_has_a_moda_where_the_rules_have_one() -> None:
    found = {name: {int(deal.moda) for deal in positions(name, 3, 1000)} for name in ("clasica", "tres-barajas")}
    assert found["clasica"] == {15}
    assert max(found["tres-barajas"]) < 11
