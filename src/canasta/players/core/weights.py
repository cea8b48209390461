"""Weights: a policy in numbers. Each weight has a name and gives the value of one thing.

Values are tenths of a point and are added up; *shares* are 256ths of an amount of points; any other unit is stated.
All are integers, so that both builds decide alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

# Name and meaning, in the order of a weights file
MEANINGS: Final = {
    # Stock or pile
    "draw_card": "a card of the stock",
    "take_base": "taking the pile, whatever lies in it",
    "take_card": "each card under the top",
    "take_big": "each card under the top beyond eight",
    "take_points": "share of the card points of the pile",
    "take_wild": "each wild in it",
    "take_match": "each natural in it of a rank that the side has melded or the hand holds",
    "take_finish": "share of the award of each canasta that it finishes",
    "take_new": "a new meld comes to the table by taking",
    "take_frozen": "the pile is frozen",
    "take_unopened": "taking opens the side",
    "take_pressed": "each card, when an opponent may go out at once, times that risk",
    "take_hand": "each card in the hand",
    "take_deny": "share of what the least dangerous discard after drawing would risk",
    # Opening
    "open_base": "opening, at the first turn",
    "open_round": "each round that has passed",
    "open_card": "each card that opening takes out of the hand",
    "open_two": "each two that it spends",
    "open_joker": "each joker that it spends",
    "open_pair": "each pair that it breaks with a wild",
    "open_over": "share of the points laid beyond the minimum",
    "open_red": "each red three that counts only for a side with melds",
    "open_they": "the next opponent's side has opened",
    "open_pile": "each card of the pile that lies there to be taken",
    "open_frozen": "the pile is frozen",
    "open_hand": "each card that stays in the hand",
    "open_wild": "each wild that stays in the hand",
    # Laying
    "start": "a new meld of naturals",
    "start_more": "each card held beyond three",
    "start_wild": "a new meld of a pair and a wild",
    "start_live": "each copy of the rank that is still unseen",
    "twin": "a second meld of a rank that has an unfinished one",
    "add": "a natural on a meld",
    "add_size": "each card that lies there",
    "hold": "cards that could take the pile, kept: as many of a live rank as it needs now",
    "hold_card": "the same, each card of the pile",
    "hold_frozen": "the same while the pile is frozen",
    "hold_frozen_card": "the same while it is frozen, each card of the pile",
    "hold_open": "the same where a meld of the rank would take the pile as well",
    "keep": "cards that a hand should keep, in tenths of a card",
    "thin": "each card below that",
    "thin_ready": "256ths: of that, once the side has the canastas to go out",
    "push": "share of what going out would bring now, for laying the last card; half of it for the last but one, …",
    "finish": "share of the award of a canasta that is finished",
    "number": "share of the award for a number of canastas that is reached",
    "first": "the canasta that lets the side go out",
    "two": "a two in the hand",
    "joker": "a joker in the hand",
    "build": "a wild on a meld that the wilds of the hand cannot finish, each card that lies there",
    "build_first": "a wild that makes six cards, for a side without the canastas to go out",
    "plan": "share of the award of a canasta for which the hand holds all that is missing, wilds among it",
    "soil": "share of what a canasta loses that is soiled",
    "soil_young": "the first wild on a meld of naturals, each natural that lies there",
    "soil_live": "the same, each copy of the rank that is still unseen",
    "waste": "a wild on a finished canasta",
    "wilds_start": "a meld of wilds",
    "wilds_held": "each wild held beyond three",
    "wilds_add": "share of the award of a wild canasta, by the wilds that lie there",
    "wilds_reserve": "a wild on naturals while the side has a meld of wilds to finish",
    "swap_clean": "a canasta that becomes clean by a swap",
    "swap_move": "a wild that is freed for another meld",
    "lay_frozen": "any lay while the pile is frozen",
    "clean_game": "the first wild on the table of a side that may still play a clean game",
    "clean_done": "the same, each clean canasta that it has",
    "conceal": "laying before the turn that could lay everything, each card beyond four that one rank can show",
    "risk": "256ths: chance that an opponent with no card left but those to lay goes out before the next turn",
    "risk_card": "256ths: less for each card in that hand",
    # Discarding
    "them_base": "what taking the pile is worth to the next opponent",
    "them_card": "each card of it",
    "them_points": "share of its card points",
    "them_big": "each card of it beyond eight",
    "them_frozen": "share of all this that it is worth more while frozen",
    "them_finish": "share of the award of the canasta that the card would finish for the next opponent",
    "them_near": "share of the award of the canasta that the card would bring within one card for the next opponent",
    "them_full": "256ths: of the chance that an opponent takes with a card for a canasta that it has",
    "thrown": "256ths: copies expected of a rank that this opponent threw",
    "declined": "256ths: copies expected of a rank that this opponent left on the pile",
    "melded": "256ths: copies expected of a rank that this opponent's side has melded",
    "unopened": "256ths: chance that an opponent who has not opened can take with a pair",
    "with_wild": "256ths: chance that an opponent with one natural takes with a wild",
    "live": "each unseen copy of a single card that is kept",
    "pair": "a pair that is kept",
    "pair_live": "each unseen copy of a pair that is kept",
    "trio": "three or more that are kept",
    "spare": "three or more, where the others would still take a pile that only naturals of the hand can take",
    "ours": "a card that fits the side's own melds",
    "high": "share of the card points kept for opening",
    "dump": "share of the card points at risk",
    "black": "a black three that is kept",
    "black_many": "share of what it costs to hold as many black threes as are punished, times the risk",
    "freeze": "freezing the pile",
    "freeze_card": "each card of the pile",
    "freeze_they": "the next opponent's side has opened and the own one has not",
    "freeze_we": "the own side has opened",
    "freeze_pair": "each pair in the hand",
    "freeze_wild": "each further wild in the hand",
    "freeze_theirs": "each rank that the next opponent's side has melded",
    "freeze_ours": "each rank that the own side has melded",
    # Closing
    "out": "going out",
    "out_card": "each card in an opponent's hand",
    "out_partner": "each card in a partner's hand",
    "out_answer": "share of the card points in the hand of who is asked for leave",
    "out_red": "share of what unopened opponents lose by their red threes",
    "out_ours": "each own meld that lacks one or two cards, while time is left",
    "out_theirs": "the same of the opponents",
    "out_melds": "each rank that the opponents have melded",
    "out_wild": "each wild in the hand",
    "out_finish": "each own meld that the hand makes a canasta",
    "out_number": "share of the award for a number of canastas that the own side lacks one or two to, by time",
    "out_time": "each round that is left",
    "out_pile": "the cards by which the own side holds more than each other, times those of the pile",
    "out_fear": "an opponent may go out, times that risk",
    "out_clean": "share of the points that a clean game doubles",
    "out_forced": "256ths: of what that takes from a lay after which the turn cannot but go out",
    "ask": "cards in the partner's hand from which on leave is asked, in tenths of a card",
}
NAMES: Final = tuple(MEANINGS)


class Weights:
    """One policy. `Weights(numbers)` takes a number for every name; raises `KeyError` for a missing one."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self.draw_card: i64 = numbers["draw_card"]
        self.take_base: i64 = numbers["take_base"]
        self.take_card: i64 = numbers["take_card"]
        self.take_big: i64 = numbers["take_big"]
        self.take_points: i64 = numbers["take_points"]
        self.take_wild: i64 = numbers["take_wild"]
        self.take_match: i64 = numbers["take_match"]
        self.take_finish: i64 = numbers["take_finish"]
        self.take_new: i64 = numbers["take_new"]
        self.take_frozen: i64 = numbers["take_frozen"]
        self.take_unopened: i64 = numbers["take_unopened"]
        self.take_pressed: i64 = numbers["take_pressed"]
        self.take_hand: i64 = numbers["take_hand"]
        self.take_deny: i64 = numbers["take_deny"]
        self.open_base: i64 = numbers["open_base"]
        self.open_round: i64 = numbers["open_round"]
        self.open_card: i64 = numbers["open_card"]
        self.open_two: i64 = numbers["open_two"]
        self.open_joker: i64 = numbers["open_joker"]
        self.open_pair: i64 = numbers["open_pair"]
        self.open_over: i64 = numbers["open_over"]
        self.open_red: i64 = numbers["open_red"]
        self.open_they: i64 = numbers["open_they"]
        self.open_pile: i64 = numbers["open_pile"]
        self.open_frozen: i64 = numbers["open_frozen"]
        self.open_hand: i64 = numbers["open_hand"]
        self.open_wild: i64 = numbers["open_wild"]
        self.start: i64 = numbers["start"]
        self.start_more: i64 = numbers["start_more"]
        self.start_wild: i64 = numbers["start_wild"]
        self.start_live: i64 = numbers["start_live"]
        self.twin: i64 = numbers["twin"]
        self.add: i64 = numbers["add"]
        self.add_size: i64 = numbers["add_size"]
        self.hold: i64 = numbers["hold"]
        self.hold_card: i64 = numbers["hold_card"]
        self.hold_frozen: i64 = numbers["hold_frozen"]
        self.hold_frozen_card: i64 = numbers["hold_frozen_card"]
        self.hold_open: i64 = numbers["hold_open"]
        self.keep: i64 = numbers["keep"]
        self.thin: i64 = numbers["thin"]
        self.thin_ready: i64 = numbers["thin_ready"]
        self.push: i64 = numbers["push"]
        self.finish: i64 = numbers["finish"]
        self.number: i64 = numbers["number"]
        self.first: i64 = numbers["first"]
        self.two: i64 = numbers["two"]
        self.joker: i64 = numbers["joker"]
        self.build: i64 = numbers["build"]
        self.build_first: i64 = numbers["build_first"]
        self.plan: i64 = numbers["plan"]
        self.soil: i64 = numbers["soil"]
        self.soil_young: i64 = numbers["soil_young"]
        self.soil_live: i64 = numbers["soil_live"]
        self.waste: i64 = numbers["waste"]
        self.wilds_start: i64 = numbers["wilds_start"]
        self.wilds_held: i64 = numbers["wilds_held"]
        self.wilds_add: i64 = numbers["wilds_add"]
        self.wilds_reserve: i64 = numbers["wilds_reserve"]
        self.swap_clean: i64 = numbers["swap_clean"]
        self.swap_move: i64 = numbers["swap_move"]
        self.lay_frozen: i64 = numbers["lay_frozen"]
        self.clean_game: i64 = numbers["clean_game"]
        self.clean_done: i64 = numbers["clean_done"]
        self.conceal: i64 = numbers["conceal"]
        self.risk: i64 = numbers["risk"]
        self.risk_card: i64 = numbers["risk_card"]
        self.them_base: i64 = numbers["them_base"]
        self.them_card: i64 = numbers["them_card"]
        self.them_points: i64 = numbers["them_points"]
        self.them_big: i64 = numbers["them_big"]
        self.them_frozen: i64 = numbers["them_frozen"]
        self.them_finish: i64 = numbers["them_finish"]
        self.them_near: i64 = numbers["them_near"]
        self.them_full: i64 = numbers["them_full"]
        self.thrown: i64 = numbers["thrown"]
        self.declined: i64 = numbers["declined"]
        self.melded: i64 = numbers["melded"]
        self.unopened: i64 = numbers["unopened"]
        self.with_wild: i64 = numbers["with_wild"]
        self.live: i64 = numbers["live"]
        self.pair: i64 = numbers["pair"]
        self.pair_live: i64 = numbers["pair_live"]
        self.trio: i64 = numbers["trio"]
        self.spare: i64 = numbers["spare"]
        self.ours: i64 = numbers["ours"]
        self.high: i64 = numbers["high"]
        self.dump: i64 = numbers["dump"]
        self.black: i64 = numbers["black"]
        self.black_many: i64 = numbers["black_many"]
        self.freeze: i64 = numbers["freeze"]
        self.freeze_card: i64 = numbers["freeze_card"]
        self.freeze_they: i64 = numbers["freeze_they"]
        self.freeze_we: i64 = numbers["freeze_we"]
        self.freeze_pair: i64 = numbers["freeze_pair"]
        self.freeze_wild: i64 = numbers["freeze_wild"]
        self.freeze_theirs: i64 = numbers["freeze_theirs"]
        self.freeze_ours: i64 = numbers["freeze_ours"]
        self.out: i64 = numbers["out"]
        self.out_card: i64 = numbers["out_card"]
        self.out_partner: i64 = numbers["out_partner"]
        self.out_answer: i64 = numbers["out_answer"]
        self.out_red: i64 = numbers["out_red"]
        self.out_ours: i64 = numbers["out_ours"]
        self.out_theirs: i64 = numbers["out_theirs"]
        self.out_melds: i64 = numbers["out_melds"]
        self.out_wild: i64 = numbers["out_wild"]
        self.out_finish: i64 = numbers["out_finish"]
        self.out_number: i64 = numbers["out_number"]
        self.out_time: i64 = numbers["out_time"]
        self.out_pile: i64 = numbers["out_pile"]
        self.out_fear: i64 = numbers["out_fear"]
        self.out_clean: i64 = numbers["out_clean"]
        self.out_forced: i64 = numbers["out_forced"]
        self.ask: i64 = numbers["ask"]
        self.by_eye: bool = False  # plays as `canasta.players.core.by_eye` does, whatever the numbers

    def numbers(self) -> dict[str, int]:
        """The numbers by name."""
        return {name: int(getattr(self, name)) for name in NAMES}

    def but(self, **changed: int) -> Weights:
        """A copy with some numbers changed."""
        return Weights(self.numbers() | changed)
