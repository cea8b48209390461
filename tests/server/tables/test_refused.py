"""Whatever is done at the wrong time or by the wrong one is refused in a sentence, and nothing has happened."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables.tables import Played, everything, standing

from canasta.refusals.refusal import IllegalAction
from canasta.server.live.errors import code_of
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import PHRASES
from canasta.server.tables.table_log import TABLE_LOG, apply
from canasta.server.wire.values import Settings
from canasta.texts import keys, text
from canasta.texts.errors import WordedError

MOMENTS = ("open", "confirm", "draw", "shuffle", "cut", "play", "between", "finished")


@cache
def log_at(moment: str) -> Played:
    """A table at that stage, with two persons, of whom the second has a bot instead of them."""
    house: dict[str, int | bool | str] = {"target": 3000} if moment == "confirm" else {}
    played = Played(Settings(rules="tres-barajas", house=house, chat=True), people=2)
    rng = random.Random(4)
    if moment in ("open", "confirm"):
        return played
    played.begin()
    while played.table.stage != moment and moment != "finished":
        played.step(rng, greedy=True)
    if moment == "finished":
        played.do(None, inputs.Away(1))
        played.do(0, inputs.Abandoned())
    return played


# A brace in a sentence is a place that nothing has filled, so nobody says one.
signs = st.characters(exclude_characters="{", exclude_categories=["Cs"])
words = st.text(signs, max_size=30)
entries = st.one_of(
    st.builds(inputs.Joined, st.integers(-1, 7), words, st.just("fox"), st.just("ab")),
    st.builds(inputs.BotSat, st.integers(-1, 7), st.sampled_from(["Alba", "Ana", ""]), st.just("bot-1")),
    st.builds(inputs.PlayerRenamed, words, st.just("owl")),
    st.builds(inputs.ChairLeft, st.integers(-1, 7)),
    st.builds(
        inputs.SettingsChanged,
        st.builds(
            Settings,
            rules=st.sampled_from(["clasica", "salon", "reglamento/6-teams", "reglamento/2", "mus"]),
            house=st.sampled_from([{}, {"target": 3000}, {"nothing": 1}]),
        ),
    ),
    st.just(inputs.Confirmed()),
    st.just(inputs.MatchBegun()),
    st.builds(inputs.Contributed, st.text(signs, max_size=70)),
    st.builds(inputs.Picked, st.integers(-1, 200)),
    st.just(inputs.Shuffled()),
    st.builds(inputs.Lifted, st.integers(-1, 200)),
    st.builds(
        inputs.ActionsPlayed,
        st.one_of(
            st.text(signs, max_size=20),
            st.sampled_from(
                ["draw", "pass", "yes", "cut 60", "meld K K K; discard 4", "take", "discard Q", ";", "ask"]
            ),
        ),
    ),
    st.just(inputs.Ready()),
    st.just(inputs.NextDeal()),
    st.builds(inputs.Phrase, st.sampled_from([*PHRASES[:2], "i-hold-two-jokers"])),
    st.builds(inputs.Words, words),
    st.builds(inputs.Away, st.integers(-1, 7)),
    st.just(inputs.PersonBack()),
    st.just(inputs.Paused()),
    st.builds(inputs.Admitted, st.integers(-1, 7), st.booleans()),
    st.just(inputs.Resumed()),
    st.just(inputs.Abandoned()),
    st.builds(inputs.Rematched, st.just("abcdefghij")),
    st.builds(inputs.TableMade, st.just(Settings(rules="clasica"))),
)


@settings(max_examples=150)
@given(moment=st.sampled_from(MOMENTS), by=st.sampled_from([None, -1, 0, 1, 2, 3, 7]), entry=entries)
def test_what_is_refused_leaves_the_table_as_it_was(moment: str, by: int | None, entry: inputs.Input) -> None:
    played = log_at(moment)
    table = played.table
    before = standing(table)
    try:
        apply(table, by, entry, table.at + 1)
    except IllegalAction as illegal:
        problem = illegal.refusal.message("es")
    except WordedError as error:
        problem = f"{error.message('es')} {error.message('en')} {code_of(error)}"
    else:
        # It was done: the log with it gives the same table. Then the moment is made anew.
        log = [*played.log, (TABLE_LOG.body(by, entry), table.at)]
        again = TABLE_LOG.fold(table.id, table.seed, log)
        assert everything(again) == everything(table)
        log_at.cache_clear()
        return
    assert problem
    assert "{" not in problem
    assert standing(table) == before


def code(moment: str, by: int | None, entry: inputs.Input) -> str:
    table = log_at(moment).table
    with pytest.raises(WordedError) as error:
        apply(table, by, entry, table.at + 1)
    return code_of(error.value)


@pytest.mark.rule("TB-9.2")
def test_during_play_set_phrases_only() -> None:
    assert code("play", 0, inputs.Words("two jokers here")) == "table-chat-in-play"
    assert code("play", 0, inputs.Phrase("two-jokers")) == "table-phrase-unknown"
    played = log_at("play")
    said = apply(
        TABLE_LOG.fold(played.table.id, played.table.seed, played.log), 0, inputs.Phrase("well-played"), 1.0
    ).said
    assert said is not None
    assert (said.player, said.phrase) == (0, "well-played")
    quiet = Played(Settings(rules="clasica", chat=False))
    with pytest.raises(TableError, match="only the set phrases"):
        quiet.do(0, inputs.Words("hello"))
    talking = Played(Settings(rules="clasica"))
    outcome = talking.do(0, inputs.Words("  hello   there "))
    assert outcome.said is not None
    assert outcome.said.text == "hello there"


def test_no_phrase_tells_anything_of_cards() -> None:
    for lang, telling in (
        ("en", "card joker king ace two wild hand pair"),
        ("es", "carta comodín rey as dos mano pareja"),
    ):
        for phrase in PHRASES:
            words = text(lang, f"phrase-{phrase}").casefold().strip(".!¡?¿").split()
            assert not set(words) & set(telling.split()), phrase


@pytest.mark.parametrize(
    ("moment", "by", "entry", "expected"),
    [
        ("open", 0, inputs.ActionsPlayed("draw"), "table-not-begun"),
        ("draw", 0, inputs.ActionsPlayed("draw"), "table-not-seated"),
        ("draw", 0, inputs.Shuffled(), "table-no-shuffle"),
        ("shuffle", 0, inputs.ActionsPlayed("draw"), "table-no-cards"),
        ("shuffle", 0, inputs.Picked(3), "table-no-draw"),
        ("play", 0, inputs.Ready(), "table-deal-not-over"),
        ("play", None, inputs.NextDeal(), "table-deal-not-over"),
        ("play", 0, inputs.Away(0), "table-away-oneself"),
        ("play", 0, inputs.Away(3), "table-not-a-person"),
        ("play", 0, inputs.PersonBack(), "table-not-away"),
        ("play", 0, inputs.Resumed(), "table-not-paused"),
        ("play", 3, inputs.Paused(), "table-not-a-person"),
        ("open", 0, inputs.Paused(), "table-not-begun"),
        ("finished", 0, inputs.Paused(), "table-finished"),
        ("play", 0, inputs.Abandoned(), "table-abandon-others"),
        ("play", 3, inputs.Abandoned(), "table-not-a-person"),
        ("play", None, inputs.ActionsPlayed("draw"), "table-not-a-player"),
        ("play", 0, inputs.Rematched("x"), "table-rematch-early"),
        ("play", 0, inputs.ActionsPlayed("draw;" * 50), "table-actions"),
        ("play", 0, inputs.ActionsPlayed("fly"), "notation-verb"),
        ("finished", 0, inputs.ActionsPlayed("draw"), "table-finished"),
    ],
)
def test_at_the_wrong_time(moment: str, by: int | None, entry: inputs.Input, expected: str) -> None:
    assert code(moment, by, entry) == expected


def test_every_sentence_of_the_table_is_used() -> None:
    """A code that nothing raises, or one without a sentence, would be found here."""
    import inspect
    import re
    from pathlib import Path

    import canasta.server

    source = "\n".join(path.read_text() for path in Path(inspect.getfile(canasta.server)).parent.rglob("*.py"))
    raised = set(re.findall(r'TableError\(\s*"([a-z-]+)"', source)) | {
        TABLE_LOG.missing,
        "set-aside",
        "again",
        "not-stored",
    }  # as the journal has them
    worded = {key.removeprefix("table-error-") for key in keys("en") if key.startswith("table-error-")}
    assert raised == worded


def test_a_ready_person_is_ready_once() -> None:
    played = Played(Settings(rules="clasica", ceremony="short"), people=2).begin()
    played.play(random.Random(1), deals=1)
    played.do(0, inputs.Ready())
    with pytest.raises(TableError, match="already ready"):
        played.do(0, inputs.Ready())
