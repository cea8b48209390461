"""The claims of facts, read again: plainly, from the view and its history alone, sharing no code with the advice.

Cards are counted as a player with a notebook would: from the first upcard on, one step after another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from canasta.cards import CARD_TEXTS
from canasta.deal.view import MeldView, SideView, View

RANKS = ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
WILD = ("2", "X")


def rank(card: str) -> str:
    """The rank of a card: red and black threes apart."""
    if card in ("3r", "3b", "X"):
        return card
    if card[0] == "3" and len(card) == 2:
        return "3r" if card[1] in "hd" else "3b"
    return card[0]


class Act:
    """An action, read from its text."""

    def __init__(self, view: View, text: str) -> None:
        words = text.split()
        self.verb = words[0]
        number = int(words[words.index(">") + 1]) if ">" in words else 0
        cards = words[1 : words.index(">")] if ">" in words else words[1:]
        self.cards = [rank(card) for card in (cards[:1] if self.verb == "swap" else cards)]
        own = view.sides[(view.to_act if view.seat is None else view.seat) % view.rules.sides]
        self.meld: MeldView | None = next((meld for meld in own.melds if meld.number == number), None)
        self.wilds = [card for card in self.cards if card in WILD]
        self.lays = self.verb in ("meld", "add")
        plain = [card for card in self.cards if card not in WILD]
        if self.verb == "take":
            self.rank = rank(str(view.pile.top))
            if self.meld is None and not view.rules.separate_melds:
                same = [meld for meld in own.melds if meld.rank == self.rank and not meld.closed]
                self.meld = same[0] if same else None
        elif self.meld is not None:
            self.rank = self.meld.rank
        else:
            self.rank = plain[0] if plain else "wild" if self.lays else (self.cards or [""])[0]
        before = [] if self.meld is None else [rank(card) for card in self.meld.cards]
        laid = self.cards + ([self.rank] if self.verb == "take" else [])
        self.whole = before + laid if self.lays or self.verb == "take" else []
        self.finishes = len(self.whole) >= 7 and len(before) < 7
        hand = Counter(rank(card) for card in view.hand)
        self.left = hand - Counter(self.cards)


class Plain:
    """A view counted by hand."""

    def __init__(self, view: View) -> None:
        self.view, self.rules = view, view.rules
        sides = view.rules.sides
        self.seat = view.to_act if view.seat is None else view.seat
        self.own: SideView = view.sides[self.seat % sides]
        self.next = (view.turn + 1) % view.rules.seats
        self.rival: SideView = view.sides[self.next % sides]
        self.others = [seat for seat in range(view.rules.seats) if seat % sides != self.seat % sides]
        self.partners = [seat for seat in self.own.seats if seat != self.seat]
        self.hand = Counter(rank(card) for card in view.hand)
        self.got: list[Counter[str]] = [
            Counter() for _seat in range(view.rules.seats)
        ]  # with piles, and not shown since
        self.seen, self.let_go, self.threw = self._story()

    def _story(self) -> tuple[Counter[str], list[tuple[int, int, str]], list[tuple[int, int, str]]]:
        """The seen cards of the pile; who drew over which card and who threw which, with how many turns ago."""
        start = self.view.history.beginning
        pile = [rank(card) for card in start.upcards]
        if start.position is not None:
            pile = [rank(card) for card in start.position["pile"].split()]
        turn = 0
        passed: list[tuple[int, int, str]] = []
        threw: list[tuple[int, int, str]] = []
        for step in self.view.history:
            cards = [rank(CARD_TEXTS[card]) for card in step.cards]
            if step.what == "draw" and step.action >= 0 and pile:
                passed.append((turn, step.seat, pile[-1]))
            if step.what in ("meld", "add", "discard", "take"):
                self.got[step.seat] -= Counter(cards[:-1] if step.what == "take" else cards)
            if step.what == "pile":
                self.got[step.seat] += Counter(card for card in pile if card != "3r")
            if step.what == "take":
                pile.pop()
            if step.what == "pile":
                pile = [card for card in pile if card == "3r"]
            if step.what == "red_three" and step.source == "pile":
                pile = []
            if step.what == "take":
                passed = [each for each in passed if each[1] != step.seat]
                threw = [each for each in threw if each[1] != step.seat]
            if step.what == "discard":
                pile.append(cards[0])
                threw.append((turn, step.seat, cards[0]))
            turn += step.what in ("discard", "pass")
        ago = [[(turn - at, seat, card) for at, seat, card in rows] for rows in (passed, threw)]
        return Counter(pile), ago[0], ago[1]

    def value(self, card: str) -> int:
        """The points of a card."""
        rules = self.rules
        special = {"A": rules.value_ace, "2": rules.value_two, "X": rules.value_joker, "3b": rules.value_black_three,
                   "3r": rules.value_red_three_in_hand}  # fmt: skip
        return special.get(card, rules.value_four_to_seven if card in "4567" else rules.value_eight_to_king)

    def worth(self, cards: Iterable[str]) -> int:
        """The points of several cards."""
        return sum(self.value(card) for card in cards)

    @property
    def together(self) -> Counter[str]:
        """The hand with what was laid in this turn."""
        return self.hand + Counter(self.view.laid)

    def unseen(self, card: str) -> int:
        """Copies of a rank that nobody has shown and I do not hold."""
        copies = (2 if card == "3b" else 4) * self.rules.packs
        table = sum(rank(each) == card for side in self.view.sides for meld in side.melds for each in meld.cards)
        return copies - self.hand[card] - table - self.seen[card]

    def on_table(self, side: SideView, card: str) -> bool:
        """True if a side has a meld of the rank that may grow."""
        return any(meld.rank == card and not meld.closed for meld in side.melds)

    def pair_needed(self, side: SideView) -> bool:
        """True if a side takes the pile only with naturals of a hand."""
        return self.view.pile.frozen or not side.opened or not self.rules.pile_with_wild

    @property
    def needed(self) -> int:
        """Naturals of a hand that take the pile."""
        return 3 if self.view.pile.frozen and self.rules.packs == 3 and self.rules.closed_canastas else 2

    def canastas(self, side: SideView) -> Counter[str]:
        """The canastas of a side, by type."""
        return Counter(str(meld.canasta) for meld in side.melds if len(meld.cards) >= 7)

    def may_go_out(self, kinds: Counter[str], *, wilds: bool) -> bool:
        """True if these canastas let a side go out."""
        if self.rules.go_out_needs == "canastas":
            return kinds.total() >= self.rules.canastas_to_go_out
        clean = kinds["clean"] + kinds["wilds_twos"] + kinds["wilds_jokers"]
        return (clean > 0 and kinds.total() > clean) or (clean > 1 and not wilds)

    def soiled(self, side: SideView) -> bool:
        """True if a wild lies on the table of a side."""
        return any(rank(card) in WILD for meld in side.melds for card in meld.cards)

    @property
    def near(self) -> bool:
        """True if somebody of another side may go out, and holds four cards or fewer."""
        for seat in self.others:
            side = self.view.sides[seat % self.rules.sides]
            if self.view.hands[seat] <= 4 and self.may_go_out(self.canastas(side), wilds=self.soiled(side)):
                return True
        return False

    def type_of(self, act: Act) -> str:
        """The type of the canasta that an action makes."""
        wilds = [card for card in act.whole if card in WILD]
        if len(wilds) < len(act.whole):
            return "dirty" if wilds else "clean"
        jokers = act.whole.count("X")
        return "wilds_twos" if not jokers else "wilds_jokers" if jokers == 2 * self.rules.packs else "wilds_mixed"

    def award(self, act: Act) -> int:
        """The award of that canasta."""
        rules, kind = self.rules, self.type_of(act)
        if kind not in ("clean", "dirty"):
            return int(getattr(rules, kind))
        clean, dirty = (
            (rules.aces_clean, rules.aces_dirty) if act.rank == "A" else (rules.canasta_clean, rules.canasta_dirty)
        )
        found = clean if kind == "clean" else dirty
        if rules.moda_doubles and self.view.moda == act.rank:
            found *= 2
        made = sum(meld.rank == act.rank and len(meld.cards) >= 7 for meld in self.own.melds)
        return found * (made + 1) if rules.repeats_multiply else found

    def fewest_wilds(self) -> int | None:
        """The fewest wilds with which the hand opens, by trying all."""
        ranks = [card for card in RANKS if self.hand[card] >= 2]
        rules, wilds = self.rules, sorted((card for card in self.hand.elements() if card in WILD), key=self.value)
        alone = [0, *range(3, len(wilds) + 1)] if rules.wild_melds != "none" else [0]
        enough = []
        for more, *used in product(alone, *[range(min(rules.max_wilds, len(wilds)) + 1)] * len(ranks)):
            number = more + sum(used)
            if number > len(wilds):
                continue
            points = self.worth(wilds[len(wilds) - number :])
            for card, few in zip(ranks, used, strict=True):
                held = self.hand[card]
                too_many = (rules.more_naturals and few >= held) or (rules.closed_canastas and few and few + held > 7)
                if few and (too_many or held + few < 3):
                    break
                points += held * self.value(card) if held + few >= 3 else 0
            else:
                if points >= self.own.minimum:
                    enough.append(number)
        return min(enough, default=None)
