"""The second sample of docs/reference/game.md as mypy reads it; `test_docs` holds the two equal. It is never run."""

# ruff: noqa: PT017

from random import Random

from canasta import IllegalAction, Match, from_record, players, write_record

match = Match.new("clasica", ["Ana", "Luis", "Eva", "Juan"], seed="siete")
match.ready()
assert match.stage == "play"

seat = match.to_act
assert match.legal(seat) == ["draw"]
try:
    match.play(seat, "discard K")
except IllegalAction as illegal:
    assert illegal.refusal.rule == "CL-3.1"

for event in match.play(seat, "draw"):
    print(event.sentence("en", seat, match.names))

greedy, chance = players.get("greedy"), Random(1)
while match.stage == "play":
    seat = match.to_act
    match.play(seat, greedy.choose(match.view(seat), chance))
for side in match.score_sheets[-1]:
    print([(line.rule, line.points) for line in side.lines], side.after)

again = from_record(write_record(match.record()))
assert again.scores == match.scores
