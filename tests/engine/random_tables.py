"""Random tables, hands and melds: richer in canastas, wilds and ends of the stock than real play."""

from __future__ import annotations

import random
from collections import Counter

from tests.engine.tables import Cards, Table
from tests.reference.cards import NATURALS, in_order
from tests.reference.cards import pack as ref_pack
from tests.reference.melds import is_canasta, rank_of, valid

from canasta.rules.model import RedThreesDealt, Rules, WildMelds


def random_table(rules: Rules, rng: random.Random) -> Table:
    """A table such as play might come to, only richer: few ranks, melds near seven, a short stock."""
    left = Counter(ref_pack(rules.packs))
    hot = rng.sample(NATURALS, rng.choice((2, 3, 3, 4, 5, 8, 11)))
    wildness = rng.choice((0.3, 1, 1, 3))

    def take(number: int, weights: dict[str, float]) -> Cards:
        found = []
        for _ in range(number):
            kinds = [card for card in weights if left[card] > 0 and weights[card] > 0]
            if not kinds:
                break
            card = rng.choices(kinds, [weights[k] * left[k] for k in kinds])[0]
            left[card] -= 1
            found.append(card)
        return tuple(found)

    weights = {card: (1.0 if card in hot else 0.03) for card in NATURALS}
    weights |= {"2": wildness, "X": wildness, "3b": rng.choice((0.1, 1, 2)), "3r": 0.0}
    turn = rng.randrange(rules.seats)
    ripe = rng.random() < 0.5  # canastas lie there and hands fit the melds, so that somebody may go out
    melds = [random_melds(rules, rng, left, hot, ripe=ripe) for _ in range(rules.sides)]
    if ripe:
        open_ranks = {rank_of(m) for side in melds for m in side if not (is_canasta(m) and rules.closed_canastas)}
        weights = {card: weight * 0.2 for card, weight in weights.items()}
        weights |= {rank: 2.0 for rank in open_ranks if rank in weights}
    took_frozen = [rng.random() < 0.3 for _ in range(rules.sides)]
    sizes = [rng.choice((1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11)) for _ in range(rules.seats)]
    hands = [take(size, weights) for size in sizes]
    if rng.random() < 0.4:
        hands[turn] = closing_hand(rng, left, melds[turn % rules.sides])
    pile = take(rng.choice((0, 1, 1, 2, 3, 4, 6)), weights | {"3r": 0.3})
    pile += take(1, weights | {"3r": 0.0, "2": 0.1, "X": 0.1, "3b": 0.1})
    length = rng.choice((4, 8, 20) if ripe else (0, 1, 1, 2, 2, 3, 4, 6, 12))
    stock = take(length, weights | {"3r": rng.choice((0.1, 1, 5))})
    first_turns = rng.choice((0, 0, 0, rng.randint(1, rules.seats)))
    owed = [0] * rules.seats
    red_threes = [0] * rules.sides
    if first_turns and len(stock) > 8:  # replacements do not empty the stock: no real deal comes to that
        for place in range(first_turns):
            seat = (turn + place) % rules.seats
            if rules.red_threes_dealt is RedThreesDealt.ON_FIRST_TURN:
                hands[seat] += take(rng.choice((0, 0, 1, 2)), {"3r": 1.0})
            elif rules.red_threes_dealt is RedThreesDealt.REPLACED_ON_FIRST_TURN:
                owed[seat] = len(take(rng.choice((0, 0, 1, 2)), {"3r": 1.0}))
                red_threes[seat % rules.sides] += owed[seat]
    extra = take(rng.choice((0, 0, 1, 3)), {"3r": 1.0})
    red_threes[0] += len(extra)
    scores = random_scores(rules, rng)
    has_laid = [bool(melds[s % rules.sides]) and rng.random() < 0.5 for s in range(rules.seats)]
    return Table(
        rules,
        hands,
        melds,
        stock,
        pile,
        face_down=min(max(0, len(pile) - 1), rules.initial_pile - 1) if rng.random() < 0.3 else 0,
        scores=scores,
        red_threes=red_threes,
        took_frozen=[flag and bool(m) for flag, m in zip(took_frozen, melds, strict=True)],
        has_laid=has_laid,
        owed=owed,
        turn=turn,
        first_turns=first_turns,
        moda=rng.choice(NATURALS) if rules.moda_doubles else None,
    )


def random_scores(rules: Rules, rng: random.Random) -> list[int]:
    """Scores of the sides so that every opening minimum arises."""
    steps = [lowest for lowest, _ in rules.opening]
    return [rng.choice((*steps, -50)) for _ in range(rules.sides)]


def closing_hand(rng: random.Random, left: Counter[str], melds: tuple[Cards, ...]) -> Cards:
    """A hand that can perhaps be laid as a whole: cards that fit the melds, sets of three, and one or two more."""
    wanted: list[str] = []
    for _ in range(rng.randint(0, 3)):
        rank = rng.choice([rank_of(cards) for cards in melds] or NATURALS)
        wanted += ["2" if rank == "wild" else rank] * rng.randint(1, 3)
    for _ in range(rng.choice((0, 0, 1, 2))):
        wanted += [rng.choice((*NATURALS, "3b"))] * rng.choice((2, 3, 3, 3))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        wanted.append(rng.choice(("2", "X", *NATURALS)))
    hand = []
    for card in wanted:
        if left[card] > 0:
            left[card] -= 1
            hand.append(card)
    return tuple(hand) or ("3b",)


def random_melds(
    rules: Rules, rng: random.Random, left: Counter[str], hot: list[str], *, ripe: bool
) -> tuple[Cards, ...]:
    """Melds of one side, many of them one or two cards short of a canasta or beyond it."""
    melds: list[Cards] = []
    ranks = rng.sample(hot, rng.randint(min(2 * ripe, len(hot)), min(4, len(hot))))
    if rules.separate_melds:
        ranks += rng.sample(ranks, rng.randint(0, len(ranks)))
    if rules.wild_melds is not WildMelds.NONE and rng.random() < 0.4:
        ranks.append("wild")
    for place, rank in enumerate(ranks):
        most = 7 if rules.closed_canastas or rank == "wild" else 9
        size = rng.choice((3, 4, 5, 6, 6, 7, 7, rng.randint(3, most)))
        wilds = rng.choice((0, 0, 1, 2, 3))
        if ripe and place < 2:
            size, wilds = 7, place * rng.choice((1, 2, 3))
        if rank == "wild":
            wilds = size
        jokers = sum(rng.random() < 0.3 for _ in range(wilds))
        naturals = [rank] * (size - wilds) if rank != "wild" else []
        cards = in_order([*naturals, *["2"] * (wilds - jokers), *["X"] * jokers])
        if rank_of(cards) == rank and valid(rules, cards) and not Counter(cards) - left:
            left.subtract(cards)
            melds.append(cards)
    unfinished = [m for m in melds if not is_canasta(m)]
    return (*unfinished, *(m for m in melds if is_canasta(m)))


def small_hand(rules: Rules, rng: random.Random) -> tuple[Cards, tuple[Cards, ...]]:
    """One to seven cards of few ranks, and melds to lay them on: for the lookaheads."""
    left = Counter(ref_pack(rules.packs))
    hot = rng.sample(NATURALS, rng.choice((1, 2, 3)))
    melds = random_melds(rules, rng, left, hot, ripe=rng.random() < 0.6) if rng.random() < 0.85 else ()
    weights = {card: 1.0 if card in hot else rng.choice((0, 0, 0, 0.3)) for card in NATURALS}
    weights |= {"2": 1.0, "X": 1.0, "3b": rng.choice((0, 0.2, 1.0))}
    pool = [card for card in weights if weights[card] > 0]
    drawn = rng.choices(pool, [weights[card] for card in pool], k=rng.randint(1, 7))
    if rules.black_threes_last and rng.random() < 0.1:
        melds = (*melds, ("3b",) * 3)
        left["3b"] -= 3
    hand = Counter(drawn) & left
    return tuple(hand.elements()) or ("2",), melds


def opening_table(rules: Rules, rng: random.Random) -> Table:
    """An unopened side with a hand that makes a canasta and not much more, and a short pile that the hand can take."""
    left = Counter(ref_pack(rules.packs))
    top, *others = rng.sample(NATURALS, 4)
    hand = [top] * rng.randint(1, 6) + ["2"] * rng.randint(0, 3) + ["X"] * rng.randint(0, 1)
    for _ in range(rng.choice((0, 1, 1, 2))):
        hand += [rng.choice((*others, "3b"))] * rng.choice((1, 2, 3, 4))
    hand += rng.sample((*others, "3b"), rng.choice((0, 0, 1)))
    held = tuple((Counter(hand) & left).elements())
    left.subtract(held)
    pile = [card for card in rng.choices((*others, top, "3b", "2", "3r"), k=rng.choice((0, 0, 1, 1, 2))) if left[card]]
    pile = list((Counter([*pile, top]) & left).elements())
    left.subtract(pile)
    pile.sort(key=lambda card: card == top)
    if not pile or not held:
        return opening_table(rules, rng)
    spare = [card for card in left.elements() if card != "3r"]
    rng.shuffle(spare)
    turn = rng.randrange(rules.seats)
    hands = [tuple(spare[3 * seat : 3 * seat + 3]) for seat in range(rules.seats)]
    hands[turn] = held
    stock = tuple(spare[3 * rules.seats :][: rng.choice((0, 1, 2, 5, 9))])
    nothing: list[tuple[Cards, ...]] = [()] * rules.sides
    return Table(rules, hands, nothing, stock, tuple(pile), scores=random_scores(rules, rng), turn=turn)


def whole_hand_table(rules: Rules, rng: random.Random) -> Table:
    """An unopened side whose hand and next cards make a canasta, a few sets and nothing else: to be laid as a whole."""
    left = Counter(ref_pack(rules.packs))
    first, second, third = rng.sample(NATURALS, 3)
    cards = [first] * rng.randint(4, 8) + [second] * rng.choice((0, 2, 3, 4)) + [third] * rng.choice((0, 1, 2, 3))
    cards += ["2"] * rng.choice((0, 1, 1, 2, 3)) + ["X"] * rng.choice((0, 0, 1, 2)) + ["3b"] * rng.choice((0, 0, 3))
    cards = list((Counter(cards) & left).elements())
    left.subtract(cards)
    rng.shuffle(cards)
    number = rng.choice((1, 2, 2, 3))
    coming, hand = cards[:number], cards[number:]
    spare = [card for card in left.elements() if card != "3r"]
    rng.shuffle(spare)
    top = next((card for card in hand if card in NATURALS), None)
    if top and rng.random() < 0.5:
        hand.remove(top)
        pile = [*coming[1:], top]
        coming = coming[:1]
    else:
        pile = [spare.pop()]
    turn = rng.randrange(rules.seats)
    hands = [tuple(spare[3 * seat : 3 * seat + 3]) for seat in range(rules.seats)]
    hands[turn] = tuple(hand)
    stock = rng.choice(((), (coming[0], "3r"), (*coming, *spare[3 * rules.seats :][:4])))
    nothing: list[tuple[Cards, ...]] = [()] * rules.sides
    return Table(rules, hands, nothing, stock, tuple(pile), scores=random_scores(rules, rng), turn=turn)
