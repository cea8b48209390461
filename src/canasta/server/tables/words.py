"""A table in the language of a reader: the table itself, the deal from their seat, and the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import convert
from msgspec.structs import replace

from canasta.advice.advisee import depth_of
from canasta.cards import CARD_TEXTS, CARDS_PER_PACK
from canasta.deal.score import in_words
from canasta.deal.shares import PlayerShare, shares_of
from canasta.deal.view import of_seat, public_fields
from canasta.players import level_name
from canasta.players.equity import Equity
from canasta.rules.model import CutPurpose, Seating
from canasta.rules.rulebook import customs
from canasta.server.tables.by_days import TIME_UP
from canasta.server.tables.course import BESIDE
from canasta.server.tables.inputs import PHRASES
from canasta.server.tables.settings import house_in_words, title_in_words
from canasta.server.wire.values import (
    AskedChair,
    DealView,
    DrawnCard,
    PauseInfo,
    PlayerInfo,
    RefusalInfo,
    Said,
    SideSheet,
    Spread,
    TableInfo,
)
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.deal.score import SideScore
    from canasta.refusals import Refusal
    from canasta.rules import Rules
    from canasta.server.tables.people import Spoken
    from canasta.server.tables.table import Table
    from canasta.server.wire.values import Settings

ALL_BUT_LOST: Final = 0.15  # the chance of a side whose victory is a comeback


def table_info(
    table: Table,
    lang: str,
    here: Sequence[bool] = (),
    watchers: int = 0,
    beside: Sequence[int] = (),
    *,
    seated: bool = False,
) -> TableInfo:
    """The public facts of a table, for a reader who is `seated` or not.

    `here` says by player who is connected, `beside` how many are beside them.
    """
    match, rules = table.match, table.rules
    dealt = match is not None and match.deck is not None
    before = ([side.before for side in deal] for deal in table.score_sheets)
    return TableInfo(
        id=table.id,
        settings=table.settings if seated else replace(table.settings, call=None),
        title=title_in_words(table.settings, lang),
        house=house_in_words(_told(table), lang),
        bots=level_name(table.settings.bots, lang),
        seats=rules.seats,
        sides=len(table.scores),
        clockwise=rules.clockwise,
        stage=table.stage,
        chairs=[_player(table, number, here, beside) for number in range(rules.seats)],
        names=_names(table),
        dealer=match.dealer if match is not None and dealt else None,
        cutter=match.cutter if match is not None and dealt else None,
        pack=CARDS_PER_PACK * rules.packs,
        aimed=rules.aimed_cut,
        exact=rules.seats * rules.hand_size if rules.exact_cut else None,
        deal=len(table.score_sheets) + (dealt and table.stage not in ("between", "finished")),
        target=0 if table.twin is not None else rules.target,
        scores=table.scores,
        turn=table.waited_for,
        sheets=sheets_in_words(table.score_sheets, lang),
        spread=_spread(table),
        commitment=_commitment(table),
        contributed=_contributed(table),
        abandoned=table.called_off or (match is not None and match.abandoned),
        winner=table.winner,
        rematch=table.rematch,
        hints=table.hints_allowed,
        phrases={code: text(lang, f"phrase-{code}") for code in PHRASES},
        watchers=watchers,
        depth=depth_of(table.settings.bots),
        milestones=_milestones(rules, lang),
        repeats=rules.repeats_multiply,
        moda_doubles=rules.moda_doubles,
        sevens=rules.canasta_sevens > 0,
        comeback=comeback(rules, table.winner, before),
        shares=_shares(table),
        competition=table.of is not None,
        carried=None if table.carried_deal is None else text(lang, "table-carried", deal=table.carried_deal),
        pause=PauseInfo(table.paused_by) if table.paused else None,
        draws=table.settings.seating == "draw" and rules.seating is not Seating.GIVEN and table.cards is None,
        cuts=rules.cut is not CutPurpose.NONE,
        cards=None if table.cards is None else table.cards.id,
        twin=table.twin is not None,
        deals=rules.deals,
        until=table.until,
        asked=[
            AskedChair(chair=chair, name=guest.name, avatar=guest.avatar, granted=guest.confirmed)
            for chair, guest in sorted(table.asked.items())
        ],
    )


def _told(table: Table) -> Settings:
    """The settings whose house rules are told: the target of a duplicate match is out of reach."""
    if table.twin is None:
        return table.settings
    house = {name: value for name, value in table.settings.house.items() if name != "target"}
    return replace(table.settings, house=house)


def deal_view(deal: Deal, seat: int | None, public: DealView | None = None) -> DealView:
    """The deal as a seat, or a spectator, sees it; `public` is what spectators see now, for a caller who has it."""
    if public is None:
        rules = deal.rules
        stack = customs(rules).stack
        public = DealView(rules=rules.name, stack=stack, clockwise=rules.clockwise, **public_fields(deal))
    return public if seat is None else replace(public, **of_seat(deal, seat))


def events_in_words(events: Iterable[Event], lang: str, seat: int | None, names: Sequence[str]) -> list[Event]:
    """The events as that seat, or a spectator, saw them, with their sentences."""
    return [event.told(lang, seat, names) for event in events]


def said_in_words(spoken: Spoken, lang: str) -> Said:
    """A remark, with a set phrase in the language of the reader."""
    words = spoken.text
    if spoken.phrase is not None and spoken.phrase in (*PHRASES, *TIME_UP, *BESIDE):
        words = text(lang, f"phrase-{spoken.phrase}")
    return Said(seq=spoken.seq, player=spoken.player, phrase=spoken.phrase, text=words)


def refusal_in_words(refusal: Refusal, lang: str) -> RefusalInfo:
    """The refusal of an action, in words."""
    return RefusalInfo(refusal.rule, refusal.code, refusal.message(lang), refusal.kind)


def sheets_in_words(sheets: Iterable[Sequence[SideScore]], lang: str) -> list[list[SideSheet]]:
    """The score sheets, deal by deal and side by side (TB-8.10)."""
    return [[convert(in_words(side, lang), SideSheet) for side in deal] for deal in sheets]


def _player(table: Table, number: int, here: Sequence[bool], beside: Sequence[int]) -> PlayerInfo | None:
    chair = table.chairs[number]
    if chair is None:
        return None
    return PlayerInfo(
        number=number,
        name=chair.name,
        avatar=chair.avatar,
        bot=table.settings.bots if chair.is_bot else None,
        seat=table.seat_of(number),
        here=chair.is_bot or (number < len(here) and here[number]),
        away=chair.away,
        confirmed=chair.is_bot or chair.confirmed,
        host=number == table.host,
        ready=number in table.ready,
        vacant=chair.vacant,
        listed=chair.listed,
        missed=chair.missed,
        beside=None if chair.beside is None else beside[number] if number < len(beside) else 0,
    )


def _milestones(rules: Rules, lang: str) -> dict[int, str]:
    """The numbers of canastas of a side that earn an award, as the score sheet names them."""
    codes = customs(rules).numbers
    numbers = [number for number, _points in rules.canasta_awards]
    return {number: text(lang, f"score-{codes.get(str(number), 'canastas')}", number=number) for number in numbers}


def comeback(rules: Rules, won: int | str | None, totals: Iterable[Sequence[int]]) -> bool:
    """True if the winners of a match had all but lost it with some of the `totals`."""
    return isinstance(won, int) and any(Equity(rules).shares(each)[won] <= ALL_BUT_LOST for each in totals)


def _shares(table: Table) -> list[list[PlayerShare]]:
    """The deeds of each player by finished deal and by seat, between deals and after the match."""
    match = table.match
    if match is None or table.stage not in ("between", "finished"):
        return []
    return shares_of(match.log, table.rules)[: len(table.score_sheets)]


def _names(table: Table) -> list[str]:
    """The names by seat, once cards can be dealt."""
    match = table.match
    if match is None:
        return []
    if match.deck is not None:
        return list(match.names)
    return [table.chair(player).name for player in table.seating or ()]


def _spread(table: Table) -> Spread | None:
    """The draw for seats, visible until the first cards are dealt."""
    match = table.match
    if match is None or match.draw is None or match.deal is not None or table.score_sheets:
        return None
    state = table.drawing
    rounds = [[DrawnCard(card.player, card.place, CARD_TEXTS[card.card]) for card in cards] for cards in state.rounds]
    return Spread(
        cards=CARDS_PER_PACK * table.rules.packs,
        rounds=rounds,
        waiting=list(state.waiting),
        again=state.again,
        ranking=[] if state.seats is None else list(state.seats.ranking),
    )


def _commitment(table: Table) -> str | None:
    match = table.match
    if match is None or match.finished or match.commitment is None:
        return None
    return match.commitment.hex()


def _contributed(table: Table) -> list[bool]:
    """By seat (in the draw by player), True for those who have added to the shuffle."""
    match = table.match
    if match is None:
        return []
    deck = match.deck if match.deck is not None else match.draw.deck if match.draw is not None else None
    return [] if deck is None else [bool(added) for added in deck.contributions]
