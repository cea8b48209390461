"""Knowledge of the cards: seeds that everybody agrees to, secrets of each deal's own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.tables.tables import Played, everything

from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.match.shuffle import Sealed, seal
from canasta.server.journal.time_and_chance import Chance
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import completed
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings

PLAIN = Settings(rules="clasica", ceremony="short")
SEEDED = Settings(rules="clasica", ceremony="short", seed="siete")


def begins(played: Played) -> bool:
    """Let the host begin, as today's server asks for it; True if the host may."""
    bots = tuple(inputs.BotSat(at, f"Bot {at}", "bot-1") for at in played.table.free)
    if not played.table.unconfirmed:
        played.do(played.table.host, inputs.MatchBegun(bots))
        return True
    with pytest.raises(TableError) as error:
        played.do(played.table.host, inputs.MatchBegun(bots))
    assert error.value.code == "unconfirmed"
    return False


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (PLAIN, SEEDED),
        (SEEDED, Settings(rules="clasica", ceremony="short", seed="ocho")),
        (SEEDED, PLAIN),
        (PLAIN, Settings(rules="salon", ceremony="short")),
    ],
    ids=["set", "changed", "removed", "another game"],
)
def test_what_matters_is_agreed_to_anew_by_everybody_at_the_table(before: Settings, after: Settings) -> None:
    played = Played(before, people=3)
    for number in played.table.unconfirmed:
        played.do(number, inputs.Confirmed())
    played.do(0, inputs.SettingsChanged(after))
    assert played.table.unconfirmed == [1, 2]
    info = table_info(played.table, "en")
    assert info.stage == "confirm"
    assert info.settings.seed == after.seed, "everybody can read it, at any moment"
    assert not begins(played)
    played.do(1, inputs.Confirmed())
    assert not begins(played)
    played.do(2, inputs.Confirmed())
    assert begins(played)
    assert table_info(played.table, "en").settings.seed == after.seed
    assert everything(played.rebuilt()) == everything(played.table)


@pytest.mark.parametrize("seating", ["draw", "given"])
def test_who_comes_to_a_seeded_table_agrees_to_it_first(seating: Any) -> None:
    played = Played(Settings(rules="clasica", ceremony="short", seed="siete", seating=seating), people=4)
    assert played.table.unconfirmed == [1, 2, 3]
    assert not begins(played)
    for number in (1, 2, 3):
        played.do(number, inputs.Confirmed())
    assert begins(played)


def test_nothing_is_asked_where_nothing_changed_that_matters() -> None:
    played = Played(PLAIN, people=2)
    played.do(0, inputs.SettingsChanged(Settings(rules="clasica", ceremony="short", turn_seconds=0, bots="greedy")))
    assert played.table.unconfirmed == []
    assert begins(played)


def test_the_record_says_that_a_seed_was_known_and_of_others_it_does_not() -> None:
    for settings, marked in ((SEEDED, True), (PLAIN, False)):
        match = Played(settings).begin().match
        assert ("seeded" in write(match.record()).splitlines()) is marked
        again = from_record(match.record(public=False))
        assert again.record(public=False) == match.record(public=False)


def sealed(played: Played) -> Played:
    """Begun as today's server does it: each shuffle with a secret of its own."""
    bots = tuple(inputs.BotSat(at, f"Bot {at}", "bot-1") for at in played.table.free)
    played.do(0, completed(played.table, 0, inputs.MatchBegun(bots), Chance()))
    return played


def test_every_shuffle_has_a_secret_of_its_own_which_its_log_keeps() -> None:
    played = sealed(Played(Settings(rules="salon", ceremony="short", pace=0)))
    table = played.table
    secrets = []
    for deal in range(3):
        while table.stage in ("draw", "shuffle"):
            deck = played.match.deck or played.match.draw.deck  # type: ignore[union-attr]
            assert deck.sealed is not None
            secrets.append(deck.sealed.secret)
            assert table.to_add == [0]
            played.do(0, inputs.Contributed(f"random {deal}"))
            assert table.to_add == []
            played.do(None, inputs.Shuffled())
        assert everything(played.rebuilt()) == everything(table)
        played.play(random.Random(deal), deals=deal + 1, greedy=True)
        if table.stage == "between":
            played.do(None, completed(table, None, inputs.NextDeal(), Chance()))
    assert len(set(secrets)) == len(secrets) == 4
    assert everything(played.rebuilt()) == everything(table)
    again = from_record(played.match.record(public=False))
    assert again.scores == played.match.scores
    for number, kept in enumerate(played.match.record().deals[:2], 1):  # secrets[0] is the draw's
        assert kept.deck.order is not None
        due = Sealed(table.id, number, secrets[number]).order(kept.deck.contributions, 2)
        assert list(kept.deck.order) == due


def test_nobody_can_tell_the_cards_from_the_seed_of_the_table_in_the_store() -> None:
    one, other = (sealed(Played(PLAIN)).match.commitment for _ in range(2))
    assert one != other, "the same table, the same seed, another secret"


def test_the_choices_of_the_short_ceremony_follow_from_what_was_added() -> None:
    secret, decks = seal("m", 1).secret.hex(), []
    for text in ("one", "other"):
        played = Played(Settings(rules="tres-barajas", ceremony="short", seating="given"), people=4)
        played.do(0, inputs.MatchBegun(secrets=(secret, secret)))
        played.do(2, inputs.Contributed(text))
        played.do(None, inputs.Shuffled())
        assert played.match.cut_made is not None
        decks.append((played.deal.order, played.match.cut_made.lifted))
        assert everything(played.rebuilt()) == everything(played.table)
    assert decks[0] != decks[1]


def test_in_the_short_ceremony_nobody_draws_or_shuffles_by_hand() -> None:
    played = sealed(Played(Settings(rules="salon", ceremony="short"), people=2))
    with pytest.raises(TableError) as error:
        played.do(0, inputs.Picked(3))
    assert error.value.code == "no-draw"
    assert played.do(None, inputs.Shuffled()).events[0].kind == "drew"
    assert played.table.stage == "shuffle"
    played.do(None, inputs.Shuffled())
    assert str(played.table.stage) == "play"
    with pytest.raises(TableError):
        played.do(None, inputs.Shuffled())
