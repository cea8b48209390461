"""Deals, batches and their parts as values: copied, pickled, written as bytes, and compared, at every node of play."""

from __future__ import annotations

import pickle
import zlib

import pytest
from librt.vecs import vec
from mypy_extensions import u8
from tests.engine.sets import NAMES, SOAK, batch_of, rules_of
from tests.forms import FORMS, pickled

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.deal_bytes import MARK, STATE_NUMBERS, VERSION
from canasta.engine.rng import Rng, as_signed
from canasta.engine.rule_table import RuleTable, rule_table_from
from canasta.engine.simulate import random_deal


def through_bytes(deal: EngineDeal) -> EngineDeal:
    return EngineDeal.from_bytes(deal.rule_table, deal.as_bytes())


def dealt(name: str, seed: int = 3) -> EngineDeal:
    table = rule_table_of(rules_of(name))
    minimums = [int(table.minimum(0))] * int(table.sides)
    return random_deal(table, Rng(seed), minimums)


def played(name: str, steps: int, seed: int = 3) -> EngineDeal:
    deal, rng = dealt(name, seed), Rng(seed)
    for _step in range(steps):
        deal.apply(deal.random_action(rng))
    return deal


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_of_a_deal_is_equal_and_goes_on_alike_by_itself(name: str) -> None:
    """One form after another gives an equal deal; play goes on in it, and the deal that it came of stays as it was."""
    forms = [*FORMS, through_bytes]
    for seed in range(SOAK):
        deal, shadow, rng = dealt(name, seed), dealt(name, seed), Rng(seed)
        step = 0
        while not deal.over:
            clone, before = forms[step % len(forms)](deal), deal.as_bytes()
            assert clone == deal
            assert clone.rule_table == deal.rule_table
            assert clone.legal_actions() == deal.legal_actions()
            action = clone.random_action(rng)
            clone.apply(action)
            shadow.apply(action)
            assert deal.as_bytes() == before != clone.as_bytes() == shadow.as_bytes()
            deal, step = clone, step + 1
        assert all(form(deal) == deal == shadow for form in forms)


@pytest.mark.parametrize("restart", [True, False])
@pytest.mark.parametrize("name", ["clasica", "tres-barajas", "reglamento/3"])
def test_a_clone_of_a_batch_goes_on_alike_by_itself(name: str, restart: bool) -> None:
    batch = batch_of(name, 3, restart=restart)
    ended = 0
    for step in range(40 * SOAK):
        for _step in range(4):  # further on each time
            batch.step(batch.sample())
            ended += sum(int(over) for over in batch.done)
        twin = FORMS[step % len(FORMS)](batch)
        assert twin == batch
        assert [deal.rule_table for deal in twin.deals] == [batch.rule_table] * 3
        for buffer in ("acting", "words", "rewards", "done", "chosen"):
            assert list(getattr(twin, buffer)) == list(getattr(batch, buffer))
        before = pickle.dumps(batch)
        assert list(twin.expand()) == list(batch.expand())
        assert list(twin.observe()) == list(batch.observe())
        drawn = list(twin.sample())
        twin.step(drawn)
        assert pickle.dumps(batch) == before
        batch.sample()
        batch.step(drawn)
        assert twin == batch
        batch = twin
    assert ended > 0
    other = pickled(batch)
    other.reset(9, [0] * int(batch.rule_table.sides))
    assert other != batch
    assert batch_of(name, 3) != batch_of(name, 3, restart=False)
    assert batch_of(name, 3) != batch_of(name, 3, seed=2)
    assert batch_of(name, 3) != batch_of(name, 2)


@pytest.mark.parametrize("name", NAMES)
def test_rules_are_kept_once_in_a_process(name: str) -> None:
    table, awards = rule_table_of(rules_of(name)), awards_of(rules_of(name))
    for form in FORMS[1:]:
        once = form(table)  # `table` itself may be of an earlier time, and no longer kept
        assert once == table
        assert form(once) is once
        assert form(once.discarding) is once.discarding
        assert form(awards) == awards
        assert hash(form(awards)) == hash(awards)
    others = {rule_table_of(rules_of(other)) for other in NAMES}
    assert len(others) == len(NAMES)
    assert table in others
    assert len({awards_of(rules_of(other)) for other in ("clasica", "tres-barajas")}) == 2


@pytest.mark.parametrize("name", ["clasica", "reglamento/6-teams"])
def test_they_are_one_after_many_others_too(name: str) -> None:
    numbers, values, _ = rule_table_of(rules_of(name)).key
    for least in range(300):  # more than are kept
        rule_table_from(dict(numbers), list(values), [(0, least)])
    table = rule_table_of(rules_of(name))
    assert pickled(table) is table
    assert pickled(table.discarding) is table.discarding
    assert (table.discarding is table) == (name == "clasica")


def test_a_deal_of_equal_rules_fits_a_batch() -> None:
    """A table made of the same numbers by another process, or long ago, is another object."""
    batch = batch_of("salon", 1)
    numbers, values, opening = batch.rule_table.key
    other = RuleTable(dict(numbers), list(values), list(opening))
    deal = EngineDeal.from_bytes(other, played("salon", 20).as_bytes())
    assert deal.rule_table is not batch.rule_table
    batch.place(0, deal)
    assert batch.deals[0] == deal


@pytest.mark.parametrize("name", ["clasica", "tres-barajas"])
def test_parts_are_compared_by_all_their_numbers(name: str) -> None:
    deal = played(name, 120)
    rng = Rng(8)
    rng.next()
    for part in (rng, *deal.sides, *[side.melds for side in deal.sides]):
        for form in FORMS[1:]:
            clone = form(part)
            assert clone == part
            assert clone is not part
    ahead = rng.copy()
    assert [ahead.next() for _ in range(9)] == [rng.next() for _ in range(9)]
    assert ahead == rng
    ahead.next()
    assert ahead != rng
    for attribute in ("minimum", "red_threes", "done_naturals", "done_twos", "done_jokers", "canastas", "clean_number"):
        side = deal.sides[0].copy()
        setattr(side, attribute, getattr(side, attribute) + 1)
        assert side != deal.sides[0], attribute
    assert deal != "a deal"
    assert deal.sides[0] != deal.sides[0].melds


@pytest.mark.parametrize("number", [number for number, _least, _most in STATE_NUMBERS])
def test_each_number_of_a_state_counts(number: str) -> None:
    deal = played("clasica", 30)
    other = deal.copy()
    was = getattr(other, number)
    setattr(other, number, not was if isinstance(was, bool) else was + 1)
    assert other != deal
    setattr(other, number, was)
    assert other == deal


@pytest.mark.pure
def test_no_attribute_of_a_state_is_left_out() -> None:
    deal = played("tres-barajas", 30)
    derived = {"base", "starts", "adds", "more_adds"}  # of the last question for legal actions
    apart = {"rule_table", "stock", "hands", "sides"}
    assert set(vars(deal)) == {name for name, _least, _most in STATE_NUMBERS} | derived | apart
    side = deal.sides[0]
    assert len(vars(side)) - len({"melds", "more"}) == len(side.numbers()) - 3 * side.slots()


def test_what_changes_has_no_hash_and_says_so() -> None:
    deal = played("clasica", 9)
    for value in (deal, deal.sides[0], deal.sides[0].melds, Rng(1), batch_of("clasica", 1)):
        with pytest.raises(TypeError, match=rf"^unhashable type: '{type(value).__name__}', for it changes: take"):
            hash(value)


def checked(body: bytes, version: int = VERSION) -> bytes:
    return MARK + bytes([version]) + zlib.crc32(body).to_bytes(4, "little") + body


def test_bytes_that_are_no_deal_are_refused() -> None:
    """The sentence says what was expected."""
    deal = played("clasica", 30)
    table, data = deal.rule_table, deal.as_bytes()
    body = data[len(MARK) + 5 :]

    def with_number(place: int, number: int) -> bytes:
        return checked(body[: 8 * place] + number.to_bytes(8, "little", signed=True) + body[8 * place + 8 :])

    first = 4  # sizes come before the numbers
    names = [name for name, _least, _most in STATE_NUMBERS]
    cases = [
        (b"", r"no deal: expected b'canasta deal' first, not b''$"),
        (b"canasta view 1", r"no deal: expected b'canasta deal' first, not b'canasta view'$"),
        (data[:14], r"damaged: expected at least 17 bytes, not 14$"),
        (data[:-1], r"damaged: expected the check sum \d+, not \d+$"),
        (data[:40] + b"\xff" + data[41:], r"damaged: expected the check sum"),
        (checked(body, 2), r"written in version 2: expected version 1$"),
        (checked(body[:100]), r"damaged: expected a number for \w+ and not its end$"),
        (checked(body[:-1]), r"damaged: expected a stock of 108 kinds below 15$"),
        (checked(body[:-1] + b"\x0f"), r"damaged: expected a stock of 108 kinds below 15$"),
        (with_number(first + names.index("seat"), 4), r"damaged: expected 3 at most for seat, not 4$"),
        (with_number(first + names.index("phase"), 4), r"damaged: expected 0 to 3 for phase, not 4$"),
        (with_number(first + names.index("drawn"), 109), r"damaged: expected 108 at most for drawn, not 109$"),
        (with_number(first + names.index("stock_size"), 109), r"expected 108 at most for stock_size, not 109$"),
        (with_number(first + names.index("pile"), -1), r"damaged: expected 0 to \d+ for pile, not -1$"),
        (with_number(first + len(names) + 4, 99), r"damaged: expected 14 to 29 for size of side 0, not 99$"),
        (
            played("reglamento/6-pairs", 3).as_bytes(),
            r"another table: expected 4 seats, 2 sides, 2 packs, not 6 seats, 3 sides, 3 packs$",
        ),
    ]
    for wrong, sentence in cases:
        with pytest.raises(ValueError, match=sentence):
            EngineDeal.from_bytes(table, wrong)
    same_size = played("salon", 3).as_bytes()  # of another table, which they cannot tell
    assert EngineDeal.from_bytes(table, same_size).rule_table is table


def test_the_stock_is_written_as_it_lies() -> None:
    deal = played("clasica", 30)
    other = deal.copy()
    other.stock = vec[u8]([int(kind) for kind in reversed(list(deal.stock))])
    assert other != deal
    assert list(through_bytes(other).stock) == list(other.stock)


def test_a_seed_has_64_bits_with_a_sign_or_without() -> None:
    assert batch_of("clasica", 2, seed=2**64 - 1) == batch_of("clasica", 2, seed=-1)
    assert batch_of("clasica", 2, seed=2**63) == batch_of("clasica", 2, seed=-(2**63))
    assert int(as_signed(2**63 - 1)) == 2**63 - 1
    for seed in (2**64, -(2**63) - 1):
        with pytest.raises(ValueError, match=rf"^a seed has 64 bits: expected -\d+ to \d+, not {seed}$"):
            batch_of("clasica", 2, seed=seed)
