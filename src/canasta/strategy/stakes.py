"""What a deal is played for: the awards of a rule set as native numbers, for policies that weigh them."""

from __future__ import annotations

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE
from canasta.engine.score import Awards
from canasta.engine.sheet import Sheet
from canasta.engine.state import Side, State


class Stakes:
    """Awards in game points, made once for a rule set and shared by all deals played by it."""

    def __init__(self, sheet: Sheet, awards: Awards) -> None:
        self.sheet: Sheet = sheet
        self.awards: Awards = awards
        self.clean: i64 = awards.clean
        self.dirty: i64 = awards.dirty
        self.aces_clean: i64 = awards.aces_clean
        self.aces_dirty: i64 = awards.aces_dirty
        self.wilds_mixed: i64 = awards.wilds_mixed
        self.wilds_twos: i64 = awards.wilds_twos
        self.going_out: i64 = awards.going_out
        self.clean_game: bool = awards.clean_game
        self.hands_count: bool = awards.hands_count_if_nobody_out
        self.moda_doubles: bool = awards.moda_doubles
        self.repeats_multiply: bool = awards.repeats_multiply
        self.red_threes_need_canasta: bool = awards.red_threes_need_canasta
        self.red_threes: vec[i64] = vec[i64](awards.red_threes)
        self.concealed: vec[i64] = vec[i64](awards.concealed_awards)
        self.numbers: vec[i64] = vec[i64]([number for number, _points in awards.canasta_awards])
        self.number_points: vec[i64] = vec[i64]([points for _number, points in awards.canasta_awards])
        self.black_threes_held: i64 = awards.black_threes_held
        self.black_threes_number: i64 = awards.black_threes_number

    def of_red_threes(self, number: i64) -> i64:
        """What so many red threes of one side are worth, for or against it."""
        most: i64 = len(self.red_threes)
        return 0 if number == 0 else self.red_threes[min(number, most) - 1]

    def of_number(self, canastas: i64, more: i64) -> i64:
        """What a side with so many canastas earns for their number by up to `more` further ones."""
        found: i64 = 0
        place: i64 = 0
        while place < len(self.numbers):
            if canastas < self.numbers[place] <= canastas + more:
                found += self.number_points[place]
            place += 1
        return found

    def of_canasta(self, s: State, side: Side, kind: i64, clean: bool) -> i64:
        """What finishing a canasta of a natural rank earns the side, moda and repetition included."""
        points = self.clean if clean else self.dirty
        if kind == ACE:
            points = self.aces_clean if clean else self.aces_dirty
        if self.moda_doubles and kind == s.moda:
            points += points
        if self.repeats_multiply:
            points *= 1 + ((side.canastas >> (4 * kind)) & 15)
        return points
