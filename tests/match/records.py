"""Records for the tests: one made by hand, and a strategy for any."""

from __future__ import annotations

from itertools import accumulate

from hypothesis import strategies as st

from canasta.cards import CARD_TEXTS, KIND_TEXTS
from canasta.match.record import (
    UNFINISHED,
    CutRecord,
    DealEnd,
    DealRecord,
    Deck,
    DrawPick,
    DrawRecord,
    Record,
    RecordOutcome,
    RecordResult,
    RecordTurn,
    Seat,
    SeatKind,
)
from canasta.match.record.values import canonical_action
from canasta.match.shuffle import seal_from_text


def deck(deal: int, contributions: tuple[str, ...], packs: int = 2, match_id: str = "mesa-7") -> Deck:
    """A deck shuffled as the protocol has it."""
    sealed = seal_from_text("tests", match_id, deal)
    return Deck(sealed.commitment, sealed.secret, contributions, tuple(sealed.order(contributions, packs)))


def made_by_hand() -> Record:
    """A draw, a deal that somebody closed, one that is going on."""
    humans = ("siete", "", "¡olé!", "")
    spread = deck(0, humans)
    assert spread.order is not None
    picks = tuple(DrawPick(player, place, spread.order[place]) for player, place in enumerate((3, 50, 17, 107)))
    first = DealRecord(
        dealer=3,
        deck=deck(1, humans),
        cut=CutRecord(2, 61),
        turns=(
            RecordTurn(0, ("draw", "meld 9 9 2", "discard 7h")),
            RecordTurn(1, ("take K K", "add 5 X > 1", "swap Q > 2", "discard 3b")),
            RecordTurn(2, ("draw", "ask", "yes", "meld 4 4 4")),
        ),
        end=DealEnd(2, (1250, -340), (1250, -340)),
    )
    second = DealRecord(0, deck(2, ("", "", "hola", "")), None, (RecordTurn(1, ("draw",)),), None)
    return Record(
        rules="salon",
        version=1,
        match_id="mesa-7",
        sides=2,
        seats=(
            Seat(SeatKind.HUMAN, "Ana"),
            Seat(SeatKind.BOT, "Bruno el bot"),
            Seat(SeatKind.HUMAN, "Carla"),
            Seat(SeatKind.BOT, "Diego"),
        ),
        dealer=3,
        house=(("target", "3000"), ("tie", "draw")),
        draw=DrawRecord(spread, picks, (2, 1, 0, 3)),
        deals=(first, second),
    )


# What `str.isprintable` lets through, the space kept off the ends.
lines = (
    st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "), min_size=1, max_size=64)
    .map(str.strip)
    .filter(bool)
)
cards = st.sampled_from((*CARD_TEXTS, *KIND_TEXTS))
number = st.integers(1, 9999)


def _cards(least: int) -> st.SearchStrategy[str]:
    return st.lists(cards, min_size=least, max_size=5).map(lambda words: "".join(f" {word}" for word in words))


actions = st.one_of(
    st.sampled_from(["draw", "pass", "ask", "yes", "no"]),
    st.builds("take{}".format, _cards(0)),
    st.builds("take{} > {}".format, _cards(0), number),
    st.builds("meld{}".format, _cards(1)),
    st.builds("add{} > {}".format, _cards(1), number),
    st.builds("swap {} > {}".format, cards, number),
    st.builds("discard {}".format, cards),
)


@st.composite
def decks(draw: st.DrawFn, seats: int, deal: int, match_id: str) -> Deck:
    contributions = tuple(draw(st.lists(lines | st.just(""), min_size=seats, max_size=seats)))
    whole = deck(deal, contributions, draw(st.integers(1, 3)), match_id)
    if draw(st.booleans()):
        return whole
    hidden = Deck(whole.commitment, None, contributions, None)
    return draw(st.sampled_from([hidden, Deck(None, None, contributions, whole.order)]))


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats, sides = draw(st.sampled_from([(2, 2), (3, 3), (4, 2), (6, 2), (6, 3)]))
    seat = st.integers(0, seats - 1)
    match_id = draw(st.from_regex("[A-Za-z0-9][A-Za-z0-9._-]{0,63}", fullmatch=True))
    points = st.lists(st.integers(-9999, 9999), min_size=sides, max_size=sides).map(tuple)
    turns = st.builds(RecordTurn, seat, st.lists(actions.map(canonical_action), min_size=1, max_size=4).map(tuple))
    scores = draw(st.lists(points, max_size=3))
    totals = accumulate(scores, lambda before, new: tuple(map(sum, zip(before, new, strict=True))))
    deals = []
    for deal, (score, total) in enumerate(zip(scores, totals, strict=True), 1):
        end = DealEnd(draw(st.none() | seat), score, total)
        cut = draw(st.none() | st.builds(CutRecord, seat, st.integers(1, 53)))
        played = tuple(draw(st.lists(turns, max_size=4)))
        deals.append(DealRecord(draw(seat), draw(decks(seats, deal, match_id)), cut, played, end))
    result = draw(
        st.sampled_from(
            [
                UNFINISHED,
                RecordResult(RecordOutcome.DRAW),
                RecordResult(RecordOutcome.ABANDONED),
                RecordResult(RecordOutcome.WON, sides - 1),
            ]
        )
    )
    if result == UNFINISHED and draw(st.booleans()):
        open_deck = draw(decks(seats, len(deals) + 1, match_id))
        deals.append(DealRecord(draw(seat), open_deck, None, tuple(draw(st.lists(turns, max_size=4))), None))
    drawn = None
    if draw(st.booleans()):
        spread = deck(0, ("",) * seats, 2, match_id)
        assert spread.order is not None
        places = draw(st.lists(st.integers(0, 107), unique=True, max_size=8))
        picks = tuple(DrawPick(draw(seat), place, spread.order[place]) for place in places)
        drawn = DrawRecord(spread, picks, tuple(draw(st.permutations(range(seats)))))
    switch = st.from_regex("[a-z][a-z0-9_]{0,63}", fullmatch=True)
    return Record(
        rules=draw(st.from_regex("[a-z][a-z0-9-]{0,63}(/[a-z0-9-]{1,63})?", fullmatch=True)),
        version=draw(st.integers(1, 999)),
        match_id=match_id,
        sides=sides,
        seats=tuple(draw(st.lists(st.builds(Seat, st.sampled_from(SeatKind), lines), min_size=seats, max_size=seats))),
        dealer=draw(seat),
        house=tuple(draw(st.dictionaries(switch, lines, max_size=3)).items()),
        draw=drawn,
        deals=tuple(deals),
        result=result,
    )
