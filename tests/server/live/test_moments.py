"""The moments of a deal as the page gets them; what a review has graded is not graded again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.review.matches import CARELESS, LITTLE, record

from canasta.match.record import write
from canasta.position import read_position
from canasta.review import Piece
from canasta.review import work as really_work
from canasta.server.live import reviews
from canasta.server.live.reviews import Coach
from canasta.server.tables import finished_deals
from canasta.server.tables.finished_deals import replayed
from canasta.server.wire.reviews import Thought
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio

SEAT = CARELESS


async def test_costly_decisions_with_what_is_good_and_what_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Piece] = []

    def work(order: Any, piece: Piece) -> Any:
        done.append(piece)
        return really_work(order, piece)

    monkeypatch.setattr(finished_deals, "EFFORT", LITTLE)
    monkeypatch.setattr(reviews, "work", work)
    finished_deals.kept_reviewer.cache_clear()
    coach, text, said = Coach(Inside()), write(record()), list[Thought]()
    found = json.loads(await coach.moments("a", text, deal=1, seat=SEAT, lang="es", tell=said.append))
    assert (found["deal"], found["seat"]) == (1, SEAT)
    assert 0 < len(found["moments"]) <= 3
    frames = replayed(text, deal=1, seat=SEAT, lang="es").frames
    for moment in found["moments"]:
        assert tuple(moment["view"]["hand"]) == frames[moment["step"]].view.hand
        assert read_position(moment["position"]).to_act == SEAT
        assert moment["answers"][0]["good"]
        answers = {each["action"]: each for each in moment["answers"]}
        assert set(answers) == set(moment["view"]["legal"])
        assert not answers[moment["played"]]["good"]
        assert "cuesta" in answers[moment["played"]]["told"]
    assert not any(piece.moments for piece in done)  # the course is not thought out
    for part in (1, 2):
        thoughts = [each for each in said if each.part == part]
        assert [each.done for each in thoughts] == list(range(thoughts[0].planned))
        assert {each.planned for each in thoughts} == {len(thoughts)}
    assert len(said) == len(done)

    done.clear()
    english = json.loads(await coach.moments("b", text, deal=1, seat=SEAT, lang="en", tell=said.append))
    assert done == []
    assert [each.part for each in said] == sorted(each.part for each in said)
    assert [each["played"] for each in english["moments"]] == [each["played"] for each in found["moments"]]
    finished_deals.kept_reviewer.cache_clear()
