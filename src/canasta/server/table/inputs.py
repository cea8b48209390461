"""What can be done at a table, as it stands in its log. Nothing here is ever taken away: old logs must be read.

An entry of the log is JSON, ``[by, input]``: `by` is the number of the player who did it, None for the server.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, json

from canasta.server.wire.values import Settings


class _Input(Struct, frozen=True, tag_field="did"):
    """What inputs have in common."""


class Made(_Input, frozen=True, tag="made"):
    """The table: always the first input, and only that."""

    settings: Settings


class Joined(_Input, frozen=True, tag="joined"):
    """A person takes a chair, and is its player from now on. `key_hash` is the SHA-256 of their secret, in hex."""

    chair: int
    name: str
    avatar: str
    key_hash: str


class BotSat(_Input, frozen=True, tag="bot"):
    """A bot takes a chair; it plays at the level that the table has when the match begins."""

    chair: int
    name: str
    avatar: str


class Renamed(_Input, frozen=True, tag="renamed"):
    """Another name and avatar."""

    name: str
    avatar: str


class Left(_Input, frozen=True, tag="left"):
    """A chair is free again."""

    chair: int


class Settled(_Input, frozen=True, tag="settings"):
    """The table will play like this."""

    settings: Settings


class Confirmed(_Input, frozen=True, tag="confirmed"):
    """A person agrees to how the table plays as it stands."""


class Begun(_Input, frozen=True, tag="begun"):
    """The match begins, with bots on the chairs that were free.

    `agreed`: everybody had to agree to all that matters, where once it was to changed house rules alone. `secrets` are
    those of the draw for seats and of the first deal, in hex; logs from before have none: there the table's seed
    seals all.
    """

    bots: tuple[BotSat, ...] = ()
    agreed: bool = False
    secrets: tuple[str, ...] = ()


class Contributed(_Input, frozen=True, tag="contributed"):
    """A text is added to the shuffle."""

    text: str


class Picked(_Input, frozen=True, tag="picked"):
    """A card is taken from the spread in the draw for seats; by its place, counted from 0."""

    place: int


class Shuffled(_Input, frozen=True, tag="shuffled"):
    """The dealer closes the shuffle; where the ceremony is short, the server."""


class Lifted(_Input, frozen=True, tag="lifted"):
    """The cutter lifts so many cards or, where the hand errs, aims at them."""

    cut: int


class Played(_Input, frozen=True, tag="played"):
    """Actions in the notation, with ``;`` between them: all of them or none. `stand_in`: a bot did it for a person."""

    actions: str
    stand_in: bool = False


class Ready(_Input, frozen=True, tag="ready"):
    """A person is ready for the next deal."""


class NextDeal(_Input, frozen=True, tag="next"):
    """The next deal begins: everybody was ready, or had time enough. `secret` seals it, in hex; see `Begun`."""

    secret: str | None = None


class Phrase(_Input, frozen=True, tag="phrase"):
    """A set phrase."""

    code: str


class Words(_Input, frozen=True, tag="words"):
    """Free words."""

    text: str


class Away(_Input, frozen=True, tag="away"):
    """A bot plays for that person until they are back: their clock ran out or, with a `by`, somebody asked for it."""

    player: int


class Back(_Input, frozen=True, tag="back"):
    """The person plays again."""


class Abandoned(_Input, frozen=True, tag="abandoned"):
    """The match is broken off."""


class Rematched(_Input, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


Input: TypeAlias = (
    Made | Joined | BotSat | Renamed | Left | Settled | Confirmed | Begun | Contributed | Picked | Shuffled | Lifted
    | Played | Ready | NextDeal | Phrase | Words | Away | Back | Abandoned | Rematched
)  # fmt: skip

_encoder = json.Encoder()
_decoder: json.Decoder[tuple[int | None, Input]] = json.Decoder(tuple[int | None, Input])


def to_json(by: int | None, entry: Input) -> bytes:
    """The entry as it stands in the log."""
    return _encoder.encode((by, entry))


def from_json(body: bytes) -> tuple[int | None, Input]:
    """Who did what. Raises `msgspec.MsgspecError` for what is no entry."""
    return _decoder.decode(body)
