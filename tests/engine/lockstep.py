"""The engine and the reference in step: the same deal, the same actions, compared after every one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.engine import words
from tests.reference.deal import RefDeal
from tests.reference.melds import WILD, wild_canasta, wilds_in
from tests.reference.score import _base_and_cards, _never_doubled, clean_game
from tests.reference.state import State as RefState

from canasta.cards import KIND_TEXTS
from canasta.engine import score as engine_score
from canasta.engine.compile_rules import awards_of
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count, unpack
from canasta.engine.state import NO_KIND

Chooser = Callable[[random.Random, list[str]], str]

CATEGORIES = {
    "canasta": (1, 2, 3, 4, 5, 6, 7),
    "number": (8,),
    "red": (9,),
    "out": (10,),
    "concealed": (11,),
    "black_out": (12,),
    "cut": (13,),
    "clean": (14,),
    "laid": (15,),
    "black_held": (16,),
    "hand": (17,),
}
SAME = {"held_red": "hand", "red_against": "red"}  # the reference tells these apart
CATEGORY = {what: name for name, whats in CATEGORIES.items() for what in whats}


class Disagreement(AssertionError):
    """The two do not say the same."""


class Pair:
    """One deal, played by both."""

    def __init__(self, deal: EngineDeal, ref: RefDeal, started: str = "") -> None:
        self.deal = deal
        self.ref = ref
        self.started = started
        self.played: list[str] = []
        self._ref_texts: dict[str, str] = {}

    def legal(self) -> list[str]:
        """The legal actions by content, after both were compared."""
        ours = words.legal_texts(self.deal)
        theirs = {with_content(self.ref.state, text): text for text in self.ref.legal()}
        self._ref_texts = theirs
        if ours.keys() != theirs.keys():
            only = sorted(ours.keys() - theirs.keys()), sorted(theirs.keys() - ours.keys())
            self.disagree(f"legal: only the engine {only[0]}, only the reference {only[1]}")
        return sorted(ours)

    def play(self, text: str, rng: random.Random) -> None:
        number = rng.choice(words.legal_texts(self.deal)[text])
        self.played.append(text)
        self.ref.apply(self._ref_texts[text])
        self.deal.apply(number)
        self.compare()

    def compare(self) -> None:
        """Everything that lies on the table, and whose choice it is."""
        ours, theirs = engine_facts(self.deal), reference_facts(self.ref)
        if self.ref.over:  # what the next turn would have begun with does not matter
            nothing = ("frozen",) if self.ref.how == "out" else ("seat", "to act", "first turns", "owed")
            for what in nothing:
                del ours[what], theirs[what]
        if self.deal.bound:  # to the engine the promise to lay the whole hand is an opening (SA-4.3)
            del ours["opened"], theirs["opened"]
        for what in ours:
            if ours[what] != theirs[what]:
                self.disagree(f"{what}: engine {ours[what]}, reference {theirs[what]}")
        if self.deal.over:
            self.compare_scores()

    def compare_scores(self) -> None:
        awards = awards_of(self.ref.state.rules)
        for side in range(self.deal.rule_table.sides):
            ours: Counter[str] = Counter()
            for what, _kind, _number, points in engine_score.side_lines(self.deal, awards, side):
                ours[CATEGORY[what]] += points
            theirs: Counter[str] = Counter()
            doubled = list(_base_and_cards(self.ref.state, side))
            for name, points in (*doubled, *_never_doubled(self.ref.state, side)):
                theirs[SAME.get(name, name)] += points
            if clean_game(self.ref.state, side):
                theirs["clean"] = sum(points for _, points in doubled)
            for name in {*ours, *theirs}:
                if ours[name] != theirs[name]:
                    self.disagree(f"score of side {side}, {name}: engine {ours[name]}, reference {theirs[name]}")
            if engine_score.side_points(self.deal, awards, side) != self.ref.totals()[side]:
                self.disagree(f"total of side {side}")

    def disagree(self, what: str) -> None:
        shown = describe(self.ref.state)
        raise Disagreement(f"{what}\n{shown}\nstarted: {self.started}\nplayed: {'; '.join(self.played)}")

    def run(self, rng: random.Random, choose: Chooser, most: int = 2000) -> int:
        """Play to the end, or that many actions; returns how many."""
        self.compare()
        while not self.deal.over and len(self.played) < most:
            self.play(choose(rng, self.legal()), rng)
        return len(self.played)


def with_content(state: RefState, text: str) -> str:
    """The reference's text with the meld named by its cards."""
    action, arrow, number = text.partition(" > ")
    if not arrow:
        return text
    cards = state.table[int(number) - 1].cards
    naturals = [c for c in cards if c not in ("2", "X")]
    return f"{action} > {' '.join([*naturals, *['2'] * cards.count('2'), *['X'] * cards.count('X')])}"


def engine_facts(deal: EngineDeal) -> dict[str, object]:
    rule_table = deal.rule_table
    seats = range(rule_table.seats)
    apart = rule_table.separate_melds
    return {
        "phase": words.PHASES[deal.phase],
        "seat": int(deal.seat),
        "to act": int(deal.to_act),
        "hands": [words.hand_of(deal, seat) for seat in seats],
        "melds": [words.melds_of(side) for side in deal.sides],
        "canastas": [words.canastas_of(side) for side in deal.sides] if apart else [],
        "closed": [words.closed_of(side) for side in deal.sides] if apart else [],
        "pile": Counter(KIND_TEXTS[kind] for kind in unpack(deal.pile)),
        "top": KIND_TEXTS[deal.top] if deal.top != NO_KIND and deal.pile_size > 0 and not deal.aside else None,
        "frozen": bool(deal.frozen),
        "face down": int(deal.face_down),
        "stock": [KIND_TEXTS[kind] for kind in list(deal.stock)[deal.drawn :]],
        "red threes": [int(side.red_threes) for side in deal.sides],
        "opened": [bool(side.opened) for side in deal.sides],
        "took frozen": [bool(side.took_frozen) for side in deal.sides],
        "freed": None if deal.freed == NO_KIND else KIND_TEXTS[deal.freed],
        "owed": [int(count(deal.owed, seat)) for seat in seats],
        "first turns": int(deal.first_turns),
        "how": {0: None, 1: "stock", 2: "out"}[deal.outcome],
        "moda": None if deal.moda == NO_KIND else KIND_TEXTS[deal.moda],
    }


def reference_facts(ref: RefDeal) -> dict[str, object]:
    state = ref.state
    apart = state.rules.separate_melds
    melds = []
    canastas: list[dict[str, list[str]]] = []
    closed: list[dict[str, Counter[str]]] = []
    for side in range(state.rules.sides):
        lying: Counter[str] = Counter()
        done: dict[str, list[str]] = {}
        cards: dict[str, Counter[str]] = {}
        for meld in state.melds[side]:
            if apart and meld.canasta:
                if meld.rank == WILD:
                    sort = wild_canasta(state.rules, meld.cards)
                else:
                    sort = "dirty" if wilds_in(meld.cards) else "clean"
                done.setdefault(meld.rank, []).append(sort)
                cards.setdefault(meld.rank, Counter()).update(meld.cards)
            else:
                lying[" ".join(meld.cards)] += 1
        if WILD in done:
            done[WILD].sort()
        melds.append(lying)
        canastas.append(done)
        closed.append(cards)
    return {
        "phase": state.phase,
        "seat": state.turn,
        "to act": ref.to_act,
        "hands": [Counter(hand) for hand in state.hands],
        "melds": melds,
        "canastas": canastas if apart else [],
        "closed": closed if apart else [],
        "pile": Counter(state.pile),
        "top": state.pile[-1] if state.pile and not state.pile_waits else None,
        "frozen": state.frozen,
        "face down": state.face_down,
        "stock": list(state.stock),
        "red threes": list(state.red_threes),
        "opened": [bool(flag) for flag in state.opened],
        "took frozen": list(state.taken_frozen),
        "freed": state.freed,
        "owed": list(state.owed),
        "first turns": state.first_turns,
        "how": state.how,
        "moda": state.moda,
    }


def describe(state: RefState) -> str:
    """The state for a person."""
    rules = state.rules
    lines = [f"rules {rules.name}, scores {state.scores}, turn {state.turn}, phase {state.phase}, drew {state.drew}"]
    lines += [f"  hand {seat}: {' '.join(hand)}" for seat, hand in enumerate(state.hands)]
    for side in range(rules.sides):
        lying = ", ".join(" ".join(m.cards) + f" (now {' '.join(m.now)})" * bool(m.now) for m in state.melds[side])
        lines.append(f"  side {side}: opened {state.opened[side]}, took frozen {state.taken_frozen[side]}: {lying}")
    lines.append(f"  pile: {' '.join(state.pile)}")
    lines.append(f"  face down {state.face_down}, frozen {state.frozen}, waits {state.pile_waits}")
    lines.append(f"  stock: {' '.join(state.stock)}; leave {state.leave}, freed {state.freed}, abatir {state.abatir}")
    lines.append(f"  last turn {state.last_turn}, last draw {state.last_draw}, first turns {state.first_turns}")
    return "\n".join(lines)


LIKED = {"draw": 1.0, "pass": 0.4, "ask": 8.0, "yes": 4.0, "no": 1.0, "take": 4.0}
LIKED |= {"meld": 3.0, "add": 2.0, "swap": 6.0}


def uniform(rng: random.Random, legal: list[str]) -> str:
    return rng.choice(legal)


def biased(rng: random.Random, legal: list[str]) -> str:
    """Prefers what is rare: asking, taking, laying wilds, swaps; now and then freezes the pile."""
    return rng.choices(legal, [weight(text) for text in legal])[0]


def weight(text: str) -> float:
    verb, *cards = text.partition(">")[0].split()
    wilds = cards.count("2") + cards.count("X")
    if verb == "discard":
        return 0.7 if wilds else 0.3
    return LIKED[verb] + wilds
