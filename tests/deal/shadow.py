"""A record of the cards that each seat has seen, and a second deal that differs only in cards unseen by one seat.

A place is an index into the order of the cards. Sight of a card follows from the events at the table, not from views
and event texts, so that these can be judged by it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from canasta.cards import KIND_OF_CARD, RED_THREE
from canasta.deal.deal import Deal
from canasta.rules.model import PileSeen, RedThreesDealt
from canasta.tabletop.steps import Step


class Shadow:
    """Follows a deal and knows for every place of its order who has seen the card there."""

    def __init__(self, deal: Deal) -> None:
        rules = deal.rules
        self.deal = deal
        self.public: set[int] = set()
        self.seen: list[set[int]] = [set() for _ in range(rules.seats)]
        self.hands: list[list[int]] = [[] for _ in range(rules.seats)]
        self.drawn = 0
        self.had_a_turn = {deal.turn}
        for _ in range(rules.hand_size):
            for turn in range(rules.seats):
                self._hold((deal.turn + turn) % rules.seats, self._next())
        replaced = sum(len(step.cards) for step in deal.began if step.what == "draw" or step.source == "stock")
        self.pile = [self._next() for _ in range(deal.drawn - self.drawn - replaced)]
        self.public.update(self.pile[rules.initial_pile - 1 :])
        self._follow(deal.began)

    def after(self, steps: Sequence[Step]) -> None:
        """Note the cards that these steps showed."""
        self._follow(steps)
        self.had_a_turn.add(self.deal.turn)
        if self.deal.over:  # the hands are laid down and counted
            for hand in self.hands:
                self.public.update(hand)

    def hidden_from(self, seat: int) -> list[int]:
        """The places whose cards that seat has never seen."""
        return [place for place in range(len(self.deal.order)) if place not in self.public | self.seen[seat]]

    def other_order(self, seat: int, rng: random.Random, *, stock: bool = False) -> list[int]:
        """The order with what the seat has not seen dealt out anew, red threes only where they could lie unseen.

        With `stock`, only what has not been drawn yet: then all that was done until now can be done again.
        """
        order = list(self.deal.order)
        hidden = [place for place in self.hidden_from(seat) if not stock or place >= self.deal.drawn]
        may_be_red = [place for place in hidden if self._could_be_red(place)]
        reds = [order[place] for place in hidden if KIND_OF_CARD[order[place]] == RED_THREE]
        others = [order[place] for place in hidden if KIND_OF_CARD[order[place]] != RED_THREE]
        rng.shuffle(others)
        red_places = set(rng.sample(may_be_red, len(reds)))
        for place in hidden:
            order[place] = reds.pop() if place in red_places else others.pop()
        return order

    def _could_be_red(self, place: int) -> bool:
        if place >= self.drawn or place in self.pile:
            return True
        holder = next((seat for seat, hand in enumerate(self.hands) if place in hand), None)
        held_until_turn = self.deal.rules.red_threes_dealt is RedThreesDealt.ON_FIRST_TURN
        return held_until_turn and holder is not None and holder not in self.had_a_turn

    def _follow(self, steps: Sequence[Step]) -> None:
        red = 0  # shown from the stock and told before the cards that came with them
        for step in steps:
            if step.what == "red_three" and step.source == "stock":
                red += len(step.cards)
            elif step.what == "draw":
                self._draw(step.seat, len(step.cards) + red)
                red = 0
            else:
                self._move(step)
        self._draw(-1, red)
        assert self.drawn == self.deal.drawn
        if self.deal.rules.pile_seen is PileSeen.ALL and self.deal.core.first_turns > 0:
            self.seen[self.deal.turn].update(self.pile)

    def _move(self, step: Step) -> None:
        if step.what in ("red_three", "pile"):
            for card in step.cards:
                if step.source == "hand":
                    self._show(step.seat, card)
                    continue
                place = next(place for place in self.pile if self.deal.order[place] == card)
                self.pile.remove(place)
                if step.what == "pile":
                    self._hold(step.seat, place)
                self.public.update([place] if step.what == "red_three" else [])
        elif step.what in ("take", "meld", "add", "discard"):
            for card in step.cards[:-1] if step.what == "take" else step.cards:
                place = self._show(step.seat, card)
            if step.what == "take":
                self.pile.pop()
            elif step.what == "discard":
                self.pile.append(place)
        elif step.what == "swap":
            self._show(step.seat, step.cards[0])
            wild = next(p for p in self.public if self.deal.order[p] == step.cards[1] and not self._lies_elsewhere(p))
            self.hands[step.seat].append(wild)

    def _lies_elsewhere(self, place: int) -> bool:
        return place in self.pile or any(place in hand for hand in self.hands)

    def _show(self, seat: int, card: int) -> int:
        """A card leaves a hand for the table: of equal ones one that everybody has seen already goes first."""
        held = [place for place in self.hands[seat] if self.deal.order[place] == card]
        place = min(held, key=lambda place: place not in self.public)
        self.hands[seat].remove(place)
        self.public.add(place)
        return place

    def _hold(self, seat: int, place: int) -> None:
        self.hands[seat].append(place)
        self.seen[seat].add(place)

    def _next(self) -> int:
        self.drawn += 1
        return self.drawn - 1

    def _draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            place = self._next()
            if KIND_OF_CARD[self.deal.order[place]] == RED_THREE:
                self.public.add(place)
            else:
                self._hold(seat, place)
