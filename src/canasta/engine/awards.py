"""The awards of a rule set as native numbers, and the one place that computes with them.

Scored lines, policies, bounds and questions of a score sheet all ask here.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE
from canasta.engine.state import FROM_PILE, Side, State
from canasta.engine.units import Kind, Points

# The numbers that awards are made of, in the order of the arguments
AwardsKey: TypeAlias = tuple[
    tuple[tuple[str, int], ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[int, int], ...],
    tuple[int, ...],
    tuple[int, ...],
]


class Awards:
    """The awards of a rule set in game points; fields carry the names of `canasta.rules.model.Rules`.

    Made by `canasta.engine.compile_rules.awards_of`. `clean` and `dirty` hold the award of a canasta by natural rank.
    They never change: a copy is the awards themselves, and awards of the same numbers are equal.
    """

    def __init__(
        self,
        numbers: dict[str, int],
        clean: list[int],
        dirty: list[int],
        canasta_awards: list[tuple[int, int]],
        concealed_awards: list[int],
        red_threes: list[int],
    ) -> None:
        self.key: AwardsKey = (
            tuple(sorted(numbers.items())),
            tuple(clean),
            tuple(dirty),
            tuple(canasta_awards),
            tuple(concealed_awards),
            tuple(red_threes),
        )
        self.clean: vec[i64] = vec[i64](clean)
        self.dirty: vec[i64] = vec[i64](dirty)
        self.usual: i64 = sorted(dirty)[len(dirty) // 2]  # of a dirty canasta, as most ranks have it
        self.wilds_mixed: i64 = numbers["wilds_mixed"]
        self.wilds_twos: i64 = numbers["wilds_twos"]
        self.wilds_jokers: i64 = numbers["wilds_jokers"]
        self.numbers: vec[i64] = vec[i64]([number for number, _points in canasta_awards])
        self.number_points: vec[i64] = vec[i64]([points for _number, points in canasta_awards])
        self.canasta_awards_add: bool = numbers["canasta_awards_add"] != 0
        self.moda_doubles: bool = numbers["moda_doubles"] != 0
        self.repeats_multiply: bool = numbers["repeats_multiply"] != 0
        self.third_alone: bool = numbers["third_alone"] != 0
        self.wild_canasta_repeats: bool = numbers["wild_canasta_repeats"] * numbers["repeats_multiply"] != 0
        self.multiples_add: bool = numbers["multiples_add"] != 0
        self.clean_game: bool = numbers["clean_game"] != 0
        self.clean_game_cards: bool = numbers["clean_game_cards"] != 0
        self.exact_cut: i64 = numbers["exact_cut"]
        self.going_out: i64 = numbers["going_out"]
        self.concealed: vec[i64] = vec[i64](concealed_awards)
        self.red_threes: vec[i64] = vec[i64](red_threes)
        self.red_threes_need_canasta: bool = numbers["red_threes_need"] == 1
        self.red_threes_against_limit: i64 = numbers["red_threes_against_limit"]
        self.red_threes_against_if_nobody_out: bool = numbers["red_threes_against_if_nobody_out"] != 0
        self.black_threes_out: i64 = numbers["black_threes_out"]
        self.black_threes_held: i64 = numbers["black_threes_held"]
        self.black_threes_number: i64 = numbers["black_threes_number"]
        self.black_threes_flat: bool = numbers["black_threes_flat"] != 0
        self.black_threes_held_if_nobody_out: bool = numbers["black_threes_held_if_nobody_out"] != 0
        self.hands_count_if_nobody_out: bool = numbers["hands_count_if_nobody_out"] != 0
        self.laid_against_without_canasta: bool = numbers["laid_against_without_canasta"] != 0

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Awards) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __copy__(self) -> Awards:
        return self

    def __deepcopy__(self, memo: object) -> Awards:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        numbers, *lists = self.key
        return Awards, (dict(numbers), *[list(each) for each in lists])

    def of_rank(self, kind: Kind, clean: bool) -> Points:
        """The award of a canasta of a natural rank, before moda and repetition multiply it.

        `NO_KIND` stands for any rank where all earn the same.
        """
        if kind > ACE:
            kind = 0
        return self.clean[kind] if clean else self.dirty[kind]

    def times(self, kind: Kind, moda: Kind, before: i64) -> i64:
        """The factor of moda and repetition, after a number of canastas of the rank (TB-8.6 to TB-8.8)."""
        found: i64 = 2 if self.moda_doubles and kind == moda else 1
        if not self.repeats_multiply:
            return found
        return found + before if self.multiples_add else found * (before + 1)

    def before(self, order: i64, number: i64) -> i64:
        """The number of canastas of its rank before a canasta, as it multiplies it: `order` of `number` in all.

        Where only the third of three counts more, the second stands as the first (switch of TB-8.7).
        """
        return 0 if self.third_alone and order == 1 and number > 2 else order

    def of_canasta(self, kind: Kind, clean: bool, moda: Kind, before: i64) -> Points:
        """The award of a canasta of a natural rank, to a side that has finished a number of the rank before it."""
        return self.of_rank(kind, clean) * self.times(kind, moda, before)

    def of_wilds(self, mixed: i64, twos: i64, jokers: i64) -> Points:
        """The awards of a side's canastas of wilds by kind, with what repetition adds."""
        found = mixed * self.wilds_mixed + twos * self.wilds_twos + jokers * self.wilds_jokers
        return found + self.second_of_wilds(mixed, twos, jokers)

    def second_of_wilds(self, mixed: i64, twos: i64, jokers: i64) -> Points:
        """The points that the dearer of two canastas of wilds adds by the switch of TB-8.7; no packs hold a third."""
        found: i64 = 0
        if not self.wild_canasta_repeats or mixed + twos + jokers < 2:
            return found
        if mixed > 0:
            found = self.wilds_mixed
        if twos > 0:
            found = max(found, self.wilds_twos)
        if jokers > 0:
            found = max(found, self.wilds_jokers)
        return found

    def of_next(self, s: State, side: Side, kind: Kind, clean: bool) -> Points:
        """The award that one more canasta of a natural rank would earn that side."""
        done: i64 = (side.canastas >> (4 * kind)) & 15
        found = self.of_canasta(kind, clean, s.moda, done)
        if done == 2 and self.third_alone:
            second = (side.clean >> (4 * kind)) & 2 != 0
            found -= self.of_canasta(kind, second, s.moda, 1) - self.of_canasta(kind, second, s.moda, 0)
        return found

    def reached(self, canastas: i64) -> tuple[i64, i64]:
        """The places of the number awards that this number of canastas earns: (first, one after the last)."""
        end: i64 = 0
        while end < len(self.numbers) and self.numbers[end] <= canastas:
            end += 1
        first: i64 = 0
        if not self.canasta_awards_add:
            first = max(end - 1, 0)
        return (first, end)

    def of_number(self, canastas: i64) -> Points:
        """The award for the number of canastas."""
        place, end = self.reached(canastas)
        found: i64 = 0
        while place < end:
            found += self.number_points[place]
            place += 1
        return found

    def of_red_threes(self, number: i64) -> Points:
        """The points that a number of red threes earns a side."""
        most: i64 = len(self.red_threes)
        if number == 0:
            return 0
        return self.red_threes[min(number, most) - 1]

    def against_of_red_threes(self, number: i64) -> Points:
        """The points that a number of red threes costs a side: what they would earn, up to the limit."""
        points = self.of_red_threes(number)
        return min(points, self.red_threes_against_limit) if self.red_threes_against_limit > 0 else points

    def of_black_threes(self, number: i64) -> Points:
        """The award for a number of black threes, laid by the player who goes out."""
        if number < self.black_threes_number:
            return 0
        return self.black_threes_out


def concealed_place(s: State, with_partner: bool) -> i64:
    """The place of the award for going out concealed: in the first turn or later, with the partner's melds or not."""
    first = s.first_turns > 0 and (s.came == FROM_PILE or not s.rule_table.first_turn_undrawn)
    return (0 if first else 2) + (1 if with_partner else 0)
