"""Matches and records as values, at every stage of every game; and everything from one build to the other and back."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.forms import FORMS, pickled
from tests.match import other_build
from tests.match.other_build import Values
from tests.match.playing import EVERY_GAME, NAMES, advance, choose, new, play_on, random_deal

from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.rng import Rng
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.match.save import dumps, loads
from canasta.rules import get

ROOT = Path(__file__).parents[2]


def saved(match: Match) -> Match:
    return loads(dumps(match))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_clone_of_a_match_is_equal_and_goes_on_alike_by_itself(name: str) -> None:
    """In every form and from its text, through draw, shuffle, cut, play and the next deal."""
    match, rng = new(name, "valor"), random.Random(3)
    stages, step = set[str](), 0
    while not match.finished and (not match.ended or match.stage != "play"):
        stages.add(match.stage)
        if match.stage == "play" and step % 20:
            advance(match, rng)
        else:
            clones, before, chance = [form(match) for form in (*FORMS, saved)], pickle.dumps(match), rng.getstate()
            for clone in clones:
                assert clone == match
                assert clone.record(public=False) == match.record(public=False)
                rng.setstate(chance)
                advance(clone, rng)
                assert clone != match
            assert pickle.dumps(match) == before
            rng.setstate(chance)
            advance(match, rng)
            assert all(clone == match for clone in clones)
            match = clones[step % len(clones)]
        step += 1
    assert {"shuffle", "play", "between"} <= stages
    with pytest.raises(TypeError, match=r"^unhashable type: 'Match', for it changes: take its record$"):
        hash(match)


def test_a_clone_of_a_replayed_match_has_its_own_decks() -> None:
    """The decks of the record are still to be dealt from there on."""
    match = loads(dumps(new("salon", "valor")))
    clone = match.copy()
    match.contribute(0, "siete")
    assert match != clone
    assert not any(clone.draw.deck.contributions if clone.draw else ["?"])
    clone.contribute(0, "siete")
    assert match == clone


def test_a_record_is_a_value() -> None:
    match = play_on(new("clasica", "valor"), random.Random(1), 0)
    match.ready()
    play_on(match, random.Random(1), 1)
    record = match.record()
    for again in (copy.copy(record), copy.deepcopy(record), pickled(record), read(write(record))):
        assert again == record
        assert hash(again) == hash(record)
    assert pickled(match.log) == match.log


def begun(name: str) -> Values:
    rules, chance = get(name), random.Random(7)
    batch = Batch(rule_table_of(rules), awards_of(rules), 3, 5)
    match = Match.new(rules, NAMES[: rules.seats], seed="dos casas")
    match.ready()
    deal = random_deal(rules, chance)
    for _step in range(30):
        batch.step(batch.sample())
        deal.play(choose(deal.legal().texts(), chance))
        match.play(match.to_act, choose(match.legal(match.to_act), chance))
    core, seen = batch.deals[1].copy(), match.view(match.to_act)
    return Values(
        build="",
        rng=Rng(3),
        core=core,
        core_bytes=core.as_bytes(),
        batch=batch,
        deal=deal,
        match=match,
        view=seen,
        view_bytes=seen.as_bytes(),
    )


def test_values_go_from_one_build_to_the_other_and_back() -> None:
    """A process of the plain source takes them up, plays on as this one does, and gives them back equal."""
    values = [begun(name) for name in ("clasica", "tres-barajas", "reglamento/3")]
    command = [sys.executable, "-m", "tests.match.other_build"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.fspath(ROOT / "src"), os.fspath(ROOT)])}
    sent = pickle.dumps(values)
    done = subprocess.run(command, input=sent, stdout=subprocess.PIPE, cwd=ROOT, env=environment, check=True)
    for theirs, own in zip(pickle.loads(done.stdout), values, strict=True):  # noqa: S301 - our own
        assert theirs["build"] == "pure"
        here = other_build.play_on(own)
        for name in Values.__annotations__:
            assert name == "build" or theirs[name] == here[name], name  # type: ignore[literal-required]
