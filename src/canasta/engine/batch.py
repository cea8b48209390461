"""`Batch`: many deals of one rule set, stepped together. For training, where one call must do the work of thousands.

All results lie in buffers that keep their place for the life of the batch. ``numpy.asarray(batch.rewards)``, or
``numpy.frombuffer`` with the type, is a view of one without a copy: read-only, and showing every later step. (Where
librt has no wheel the buffers are lists, and numpy copies them.)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i16, i64, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine import legal
from canasta.engine.actions import WORD_BITS, decode, in_word
from canasta.engine.awards import Awards
from canasta.engine.deal import EngineDeal
from canasta.engine.mutable import no_hash
from canasta.engine.observation import action_number, observe, slots_of, width
from canasta.engine.packed import bit_count, index_of, lowest, nth_bit
from canasta.engine.rng import Rng, as_signed
from canasta.engine.rule_table import RuleTable
from canasta.engine.score import side_points
from canasta.engine.simulate import random_deal
from canasta.engine.state import OVER

NOBODY = -1
BLOCK: Final[i64] = 16  # deals that are fetched together; with their rows they fit into a processor's cache
# Deals, ended deals, minimums, dealers and the chooser; rewards, `done`, `chosen`, the final rows where `done`
BatchState: TypeAlias = tuple[
    list[EngineDeal], list[EngineDeal | None], list[int], list[Rng], Rng, list[int], bytes, list[int], list[int]
]


class Batch:
    """`size` deals side by side. Buffers, deal by deal:

    ============  =====  ==============================================================================================
    buffer        type   numbers per deal
    ============  =====  ==============================================================================================
    acting        i64    1: the seat that must act, -1 where the deal is over
    words         i64    `word_number`: the legal actions as bits (see `canasta.engine.actions`); always up to date
    rewards       i64    one a side: points of the deal in the step that ends it, otherwise 0
    done          u8     1: whether the last step ended the deal; a deal that stays over keeps it, and its rewards
    chosen        i64    1: what `sample` drew, -1 where the deal is over
    masks         u8     `action_number`: the legal actions as bytes 0 and 1; up to date after `expand`
    observations  i16    `row_width`: what the acting seat may know (`canasta.engine.observation`); after `observe`
    final_rows    i16    `row_width`: where `done`, what the seat that ended the deal knows of its end
    ============  =====  ==============================================================================================

    With `restart` a deal that ends is followed at once by a new one: `done`, `rewards`, `final_rows` and `ended` then
    speak of the old deal, all else of the new one. Each place of the batch has its own sequence of deals, fixed by the
    seed and not by what happens elsewhere. Every deal begins with the sides at the scores given to `reset`.

    Batches are equal if they will go on alike; a copy and a pickle go on so. `masks` and `observations` are not kept.
    """

    def __init__(self, rule_table: RuleTable, awards: Awards, size: int, seed: int, restart: bool = True) -> None:
        """Deal `size` deals, at least 1, with all scores 0. Raises `ValueError` for a smaller size."""
        if size < 1:
            raise ValueError(f"a batch holds at least 1 deal, not {size}")
        self.rule_table: RuleTable = rule_table
        self.awards: Awards = awards
        self.size: i64 = size
        self.restart: bool = restart
        self.word_number: i64 = 2 + slots_of(rule_table)
        self.action_number: i64 = action_number(rule_table)
        self.row_width: i64 = width(rule_table)
        self.acting: vec[i64] = vec[i64]([0] * size)
        self.words: vec[i64] = vec[i64]([0] * (size * int(self.word_number)))
        self.rewards: vec[i64] = vec[i64]([0] * (size * int(rule_table.sides)))
        self.done: vec[u8] = vec[u8]([0] * size)
        self.chosen: vec[i64] = vec[i64]([NOBODY] * size)
        self.masks: vec[u8] = vec[u8]([0] * (size * int(self.action_number)))
        self.observations: vec[i16] = vec[i16]([0] * (size * int(self.row_width)))
        self.final_rows: vec[i16] = vec[i16]([0] * (size * int(self.row_width)))
        self.deals: list[EngineDeal] = []  # to be read; change one through `place`
        self.ended: list[EngineDeal | None] = [None] * size  # where `done`, the deal that the step has ended
        self._expanded: vec[i64] = vec[i64]([0] * (size * int(self.word_number)))  # the words that `masks` shows
        self._minimums: list[int] = []
        self._dealers: list[Rng] = []
        self._chooser: Rng = Rng(0)
        self._fetched: i64 = 0  # kept, so that no compiler leaves out what `fetch` reads
        self.reset(seed, [0] * int(rule_table.sides))

    def reset(self, seed: int, scores: list[int]) -> None:
        """Deal all deals again with the sides at `scores`, which set what they need to open.

        `seed` is any 64-bit number, with a sign or without. Raises `ValueError` for a longer one, and if there is not
        one score for each side.
        """
        if len(scores) != self.rule_table.sides:
            raise ValueError(f"scores are one for each of {int(self.rule_table.sides)} sides, not {len(scores)}")
        self._minimums = [int(self.rule_table.minimum(score)) for score in scores]
        seeds = Rng(as_signed(seed))
        self._chooser = Rng((seeds.next() << 31) ^ seeds.next())
        self._dealers = []
        self.deals = []
        index: i64 = 0
        while index < self.size:
            dealer = Rng((seeds.next() << 31) ^ seeds.next())
            self._dealers.append(dealer)
            self.deals.append(random_deal(self.rule_table, dealer, self._minimums))
            self._settle(index, 0)
            index += 1

    def place(self, index: int, deal: EngineDeal) -> None:
        """Put a copy of a deal of the same rule set at `index`. Raises `IndexError` or `ValueError`."""
        if index < 0 or index >= self.size:
            raise IndexError(f"the batch holds deals 0 to {int(self.size) - 1}, and no deal {index}")
        if deal.rule_table != self.rule_table:
            raise ValueError("the deal is played by another rule set than the batch")
        self.deals[index] = deal.copy()
        self._settle(index, 0)

    def row(self, index: int, seat: int) -> bytes:
        """The knowledge of any seat about the deal at `index`, as `EngineDeal.row` has it. Raises `IndexError`."""
        if index < 0 or index >= self.size:
            raise IndexError(f"the batch holds deals 0 to {int(self.size) - 1}, and no deal {index}")
        return self.deals[index].row(seat)

    def step(self, actions: Iterable[int]) -> None:
        """Carry out one legal action in every deal; for deals that are over, any number is ignored.

        `actions` are `size` action numbers: a list, or an int64 array of numpy. Raises `ValueError` that names
        the first deal whose action is not legal; then no deal has changed.
        """
        numbers = vec[i64](actions)
        self.check_numbers(numbers)
        index: i64 = 0
        while index < self.size:
            if index % BLOCK == 0:
                self.fetch(index)
            self.carry_out(index, numbers[index])
            index += 1

    def fetch(self, first: i64) -> None:
        """Read what the next step needs of the `BLOCK` deals from `first` on.

        Thousands of deals lie outside the processor's caches. Read together, their memory is waited for once; deal by
        deal, at every number.
        """
        end = min(first + BLOCK, self.size)
        found: i64 = 0
        index = first
        while index < end:  # numbers far from each other in a deal: each is in a line of the cache of its own
            deal = self.deals[index]
            found += deal.drawn + deal.pile + deal.has_laid + deal.laid_twos + deal.ending + deal.adds
            index += 1
        index = first
        while index < end:
            deal = self.deals[index]
            found += deal.hands[0]
            if deal.drawn < deal.stock_size:
                found += i64(deal.stock[deal.drawn])
            for side in deal.sides:
                found += side.minimum + side.clean_number
            index += 1
        index = first
        while index < end:
            for side in self.deals[index].sides:
                found += side.melds.jokers
            index += 1
        self._fetched = found

    def carry_out(self, index: i64, action: i64) -> None:
        """Carry out the action of one deal that `check_numbers` has passed."""
        deal = self.deals[index]
        if deal.phase != OVER:
            deal.apply(action)
            if deal.phase != OVER:
                self._settle(index, 0)
            else:
                self._end(index, deal)

    def check_numbers(self, actions: vec[i64]) -> None:
        """Raise what `step` raises for these actions, and carry out none."""
        if len(actions) != self.size:
            raise ValueError(f"step takes {int(self.size)} actions, one for each deal, not {len(actions)}")
        index: i64 = 0
        offset: i64 = 0
        while index < self.size:
            action = actions[index]
            known = 0 <= action < self.action_number
            fits = known and in_word(self.words[offset + decode(action)[0]], action)
            if not fits and self.acting[index] != NOBODY:
                others = ", ".join([str(other) for other in self.deals[index].legal_actions()])
                raise ValueError(f"deal {int(index)}: action {int(action)} is not legal; legal are {others}")
            index += 1
            offset += self.word_number

    def sample(self) -> vec[i64]:
        """Draw a legal action for each deal, all of a deal equally likely, into `chosen`; returns it."""
        index: i64 = 0
        while index < self.size:
            self.chosen[index] = self._pick(index * self.word_number)
            index += 1
        return self.chosen

    def expand(self) -> vec[u8]:
        """Bring `masks` up to date and return it."""
        place: i64 = 0
        offset: i64 = 0
        end = self.size * self.word_number
        masks, expanded, words = self.masks, self._expanded, self.words
        while place < end:
            word = words[place]
            # Few actions come and go in a step: only those are written.
            changed = word ^ expanded[place]
            while changed != 0:
                bit = lowest(changed)
                changed ^= bit
                masks[offset + index_of(bit)] = 1 if word & bit != 0 else 0
            expanded[place] = word
            place += 1
            offset += WORD_BITS
        return self.masks

    def observe(self) -> vec[i16]:
        """Bring `observations` up to date and return it; where a deal is over, the row is of the seat that ended it."""
        index: i64 = 0
        while index < self.size:
            deal = self.deals[index]
            observe(deal, deal.to_act, self.observations, index * self.row_width)
            index += 1
        return self.observations

    def copy(self) -> Batch:
        """A batch that goes on alike, by itself."""
        other = Batch(self.rule_table, self.awards, int(self.size), 0, self.restart)
        deals = [deal.copy() for deal in self.deals]
        ended = [None if deal is None else deal.copy() for deal in self.ended]
        dealers = [dealer.copy() for dealer in self._dealers]
        other.__setstate__((deals, ended, self._minimums[:], dealers, self._chooser.copy(), *self._results()))
        return other

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch) or self.restart != other.restart:
            return False
        same = self.rule_table == other.rule_table and self.awards == other.awards
        return self is other or (same and self.__getstate__() == other.__getstate__())

    def __hash__(self) -> int:
        raise no_hash(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Batch, (self.rule_table, self.awards, int(self.size), 0, self.restart), self.__getstate__()

    def __getstate__(self) -> BatchState:
        return self.deals, self.ended, self._minimums, self._dealers, self._chooser, *self._results()

    def __setstate__(self, state: BatchState) -> None:
        self.deals, ended, self._minimums, self._dealers, self._chooser, rewards, done, chosen, rows = state
        row = iter(rows)
        for index in range(self.size):
            self._settle(index, u8(done[index]))
            self.chosen[index] = chosen[index]
            if done[index] != 0:
                for place in range(index * self.row_width, (index + 1) * self.row_width):
                    self.final_rows[place] = i16(next(row))
        for place, points in enumerate(rewards):
            self.rewards[place] = points
        self.ended = ended

    def _results(self) -> tuple[list[int], bytes, list[int], list[int]]:
        rows: list[int] = []
        for index in range(self.size):
            if self.done[index] != 0:
                rows += self.final_rows[index * self.row_width : (index + 1) * self.row_width]
        return list(self.rewards), bytes(self.done), list(self.chosen), rows

    def _pick(self, offset: i64) -> i64:
        number: i64 = 0
        end = offset + self.word_number
        place = offset
        while place < end:
            number += bit_count(self.words[place])
            place += 1
        if number == 0:
            return NOBODY
        pick = self._chooser.below(number)
        place = offset
        while place < end:
            word = self.words[place]
            size = bit_count(word)
            if pick < size:
                return WORD_BITS * (place - offset) + nth_bit(word, pick)
            pick -= size
            place += 1
        return NOBODY

    def _end(self, index: i64, deal: EngineDeal) -> None:
        """Pay out a deal that has just ended; with `restart` deal the next one."""
        observe(deal, self.acting[index], self.final_rows, index * self.row_width)
        if self.restart:
            self.deals[index] = random_deal(self.rule_table, self._dealers[index], self._minimums)
        self._settle(index, 1)
        self.ended[index] = deal
        sides = self.rule_table.sides
        for side in range(sides):
            self.rewards[index * sides + side] = side_points(deal, self.awards, int(side))

    def _settle(self, index: i64, done: u8) -> None:
        """Fill the buffers that are always up to date for the deal at `index`; no rewards."""
        deal = self.deals[index]
        offset = index * self.word_number
        end = offset + self.word_number
        if deal.phase == OVER:
            self.acting[index] = NOBODY
            while offset < end:
                self.words[offset] = 0
                offset += 1
        else:
            legal.fill(deal)
            self.acting[index] = deal.to_act
            self.words[offset] = deal.base
            self.words[offset + 1] = deal.starts
            self.words[offset + 2] = deal.adds
            offset += 3
            for word in deal.more_adds:
                self.words[offset] = word
                offset += 1
            while offset < end:
                self.words[offset] = 0
                offset += 1
        if self.done[index] != 0:
            sides = self.rule_table.sides
            for side in range(sides):
                self.rewards[index * sides + side] = 0
            self.ended[index] = None
        self.done[index] = done
