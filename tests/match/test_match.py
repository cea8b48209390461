"""A match as it is played: whose turn it is, what is refused, what is scored and who has won."""

from __future__ import annotations

import random

import pytest
from tests.match.playing import EVERY_GAME, NAMES, cards, choose, finish, finish_deal, new, play_on, started, told

from canasta.deal.events import MatchOver
from canasta.match.errors import DrawError, RecordError, ShuffleError
from canasta.match.match import Match, MatchError, Player
from canasta.match.record import RecordOutcome
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Rules, get
from canasta.rules.model import Tie
from canasta.tabletop.notation import NotationError


def test_who_may_play_what() -> None:
    match = started("clasica", "turns")
    deal = cards(match)
    seat, other = deal.turn, (deal.turn + 1) % 4
    assert match.legal(other) == []
    with pytest.raises(IllegalAction) as refused:
        match.play(other, "draw")
    assert refused.value.refusal.code == "not-your-turn"
    assert refused.value.refusal.rule == "CL-3.1"
    log = len(match.log)
    with pytest.raises(NotationError):
        match.play(seat, "drawn")
    with pytest.raises(IllegalAction):
        match.play(seat, "discard 4")
    with pytest.raises(MatchError):
        match.play(4, "draw")
    assert len(match.log) == log
    assert match.play(seat, "DRAW")[0].kind == "draw"


def test_nothing_can_be_played_before_the_cards_are_dealt_or_when_the_deal_is_over() -> None:
    match = new("salon")
    for ask in (lambda: match.play(0, "draw"), lambda: match.view(0), match.next_deal, match.shuffle):
        with pytest.raises(MatchError):
            ask()
    assert match.legal(0) == []
    match.ready()
    finish_deal(match)
    with pytest.raises(IllegalAction):
        match.play(0, "draw")
    assert match.view(0).outcome is not None
    match.next_deal()
    with pytest.raises(MatchError):
        match.view(0)


def test_wrong_tables_are_refused() -> None:
    rules = get("clasica")
    with pytest.raises(MatchError, match="There are 3 players: expected 4"):
        Match.new(rules, NAMES[:3])
    with pytest.raises(DrawError):
        Match.new(rules, NAMES[:4], dealer=4)
    with pytest.raises(ShuffleError):
        Match.new(rules, NAMES[:4], match_id="no/id")
    with pytest.raises(RecordError):
        Match.new(rules, ["", "a", "b", "c"])
    with pytest.raises(MatchError):
        Match.new(get("salon"), NAMES[:4], dealer=1)


def test_errors_speak_both_languages() -> None:
    with pytest.raises(MatchError, match="No cards have been dealt") as error:
        new("salon").play(0, "draw")
    assert error.value.message("es").startswith("Aún no se ha repartido")


def test_without_a_seed_every_match_is_another() -> None:
    one, other = (Match.new(get("clasica"), NAMES[:4]) for _ in range(2))
    assert one.source.match_id != other.source.match_id
    assert one.commitment != other.commitment
    one.ready()
    other.ready()
    assert cards(one).order != cards(other).order


def test_with_a_seed_it_is_the_same_again() -> None:
    one, other = (finish(started("reglamento/3", "same")) for _ in range(2))
    assert one.record() == other.record()
    assert one.log == other.log


# Scores and the winner


@pytest.mark.parametrize("name", EVERY_GAME)
def test_scores_add_up_to_a_winner(name: str) -> None:
    match = finish(started(name, "winner"))
    rules = match.rules
    assert match.stage == "finished"
    totals = [0] * rules.sides
    for sheet, deal in zip(match.score_sheets, match.ended, strict=True):
        assert max(totals) < rules.target or len(set(totals)) < len(totals)
        totals = [before + side.total for before, side in zip(totals, sheet, strict=True)]
        assert deal.end is not None
        assert list(deal.end.totals) == totals
        assert [sum(line.points for line in side.lines) for side in sheet] == list(deal.end.scores)
    assert match.scores == totals
    assert isinstance(match.winner, int)
    assert totals[match.winner] == max(totals) >= rules.target
    assert told(match, MatchOver) == [
        MatchOver(number=len(match.log), outcome="won", side=match.winner, sides=rules.sides)
    ]
    with pytest.raises(MatchError):
        match.next_deal()
    with pytest.raises(MatchError):
        match.abandon()


@pytest.mark.rule("CL-6.3", "SA-6.5", "RE-4.6", "TB-1.3")
@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("level", [True, False])
def test_sides_that_reach_the_target_together(name: str, *, level: bool) -> None:
    """The higher total wins; level, `reglamento` is a draw and the others play on."""
    rules = get(name)
    points = [side.total for side in finish_deal_from(rules, [0] * rules.sides).score_sheets[0]]
    other = [rules.target + 1000 - p + (0 if level or side else 5) for side, p in enumerate(points)]
    match = finish_deal_from(rules, other)
    assert [side.total for side in match.score_sheets[0]] == points
    if not level:
        assert match.winner == 0
    elif rules.tie is Tie.DRAW:
        assert match.winner == "draw"
        assert told(match, MatchOver)[-1].outcome == "draw"
    else:
        assert match.winner is None
        assert match.stage == "between"
        match.next_deal()


def finish_deal_from(rules: Rules, scores: list[int]) -> Match:
    """One deal in which nobody lays a card, from those scores."""
    match = Match.new(rules, NAMES[: rules.seats], seed="level")
    match.scores = scores
    match.ready()
    deal = cards(match)
    while not deal.over:
        legal = match.legal(deal.to_act)
        quiet = [text for text in legal if text.split(maxsplit=1)[0] in ("draw", "discard", "pass")]
        match.play(deal.to_act, quiet[0])
    return match


@pytest.mark.rule("RE-4.7")
def test_a_score_that_is_written_down_stays() -> None:
    match = play_on(started("reglamento/4", "written"), random.Random(1), 1)
    written, sheet = match.ended[0], list(match.score_sheets[0])
    play_on(match, random.Random(1), 3)
    assert match.ended[0] == written
    assert match.score_sheets[0] == sheet
    with pytest.raises(AttributeError):
        written.end = None  # type: ignore[misc]


def test_an_abandoned_match_shows_its_secret_and_has_no_winner() -> None:
    match = started("clasica", "abandoned")
    match.play(cards(match).turn, "draw")
    told = match.abandon()
    assert [event.kind for event in told] == ["revealed", "finished"]
    assert (match.stage, match.winner) == ("finished", None)
    record = match.record()
    assert record.result.outcome is RecordOutcome.ABANDONED
    assert record.deals[0].deck.secret is not None
    assert started("salon", "x").abandon()


def test_bots_are_named_as_bots() -> None:
    match = Match.new(
        get("clasica"), [Player("Ana"), Player("Bot", bot=True), "Eva", Player("Bot 2", bot=True)], seed="b"
    )
    assert [str(seat.kind) for seat in match.record().seats] == ["human", "bot", "human", "bot"]


def test_a_match_says_who_is_to_act() -> None:
    match = Match.new(get("clasica"), ["Ana", "Luis", "Eva", "Juan"], seed="siete")
    with pytest.raises(MatchError) as early:
        _ = match.to_act
    assert early.value.code == "no-cards"
    match.ready()
    assert match.deal is not None
    while match.stage == "play":
        assert match.to_act == match.deal.to_act
        match.play(match.to_act, match.legal(match.to_act)[-1])
    with pytest.raises(MatchError) as late:
        _ = match.to_act
    assert late.value.code == "nobody-to-act"


def test_rules_by_name_and_whole_numbers_as_seeds() -> None:
    by_name, by_rules = Match.new("clasica", NAMES[:4], seed=3), Match.new(get("clasica"), NAMES[:4], seed="3")
    assert by_name == by_rules
    for seed in (2.5, True, b"x"):
        with pytest.raises(MatchError, match="is not a seed"):
            Match.new("clasica", NAMES[:4], seed=seed)  # type: ignore[arg-type]


def test_one_loop_over_ready_and_play_reaches_the_end_of_a_match() -> None:
    match, rng = Match.new("clasica", NAMES[:4], seed=5), random.Random(1)
    while not match.finished and len(match.ended) < 2:
        match.ready()
        while match.stage == "play":
            match.play(match.to_act, choose(match.legal(match.to_act), rng))
    assert len(match.ended) == 2 or match.finished
    assert match.curve == [(0, 0), *[end.end.totals for end in match.ended if end.end is not None]]
