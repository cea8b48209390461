"""What a client may say over a table's socket. Every one is an object whose ``do`` names it.

The first must be `Hello`. Those that change something carry an `id`, unique among the sender's commands at that table:
sent again after a reconnect, the same id is answered again and not played twice.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from canasta.server.wire.values import Avatar, CommandId, Key, Lang, Name, Settings

PROTOCOL: Final = 2  # raised where a client that knows what was before would not understand what it is told
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Phrase: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]{1,24}$")]


class _Said(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What commands have in common."""


class _Command(_Said, frozen=True):
    id: CommandId


class Hello(_Said, frozen=True, tag="hello"):
    """The first words on a socket. `key` is the secret of a player; without it one watches.

    `after` is the number of the last event that the client has, 0 for none. `adds`: the client adds to every shuffle by
    itself, as soon as it hears of its commitment; the table waits a moment for it. `protocol` is the version that the
    client speaks; one that does not say is from before there were versions, and any but `PROTOCOL` is refused.
    """

    protocol: Annotated[int, Meta(ge=1)] = 1
    key: Key | None = None
    lang: Lang = "en"
    after: Annotated[int, Meta(ge=0)] = 0
    adds: bool = False


class Language(_Said, frozen=True, tag="lang"):
    """Speak that language from now on; answered with `Welcome`."""

    lang: Lang


class Ping(_Said, frozen=True, tag="ping"):
    """Answered with `Pong`; also says that the player is still there."""


class ChangeSettings(_Command, frozen=True, tag="settings"):
    """The host changes how the table plays, before it begins.

    Another game, other house rules, a seed set, changed or removed: everybody must confirm anew.
    """

    settings: Settings


class SeatBot(_Command, frozen=True, tag="bot"):
    """The host puts a bot on a free chair."""

    chair: Annotated[int, Meta(ge=0, le=5)]


class Unseat(_Command, frozen=True, tag="unseat"):
    """The host frees a chair, or a person gets up from their own, before the table begins.

    During a match the host frees the chair of somebody who has not been connected for a minute: a bot plays there until
    somebody with the table's link takes it over.
    """

    chair: Annotated[int, Meta(ge=0, le=5)]


class Confirm(_Command, frozen=True, tag="confirm"):
    """Agree to how the table plays as it stands: its house rules, its seed."""


class Begin(_Command, frozen=True, tag="begin"):
    """The host begins: bots take the free chairs. Refused until every person has confirmed how the table plays."""


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add a text of one's own to the shuffle, once a deal."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Pick(_Command, frozen=True, tag="pick"):
    """In the draw for seats: take the card at that place of the spread."""

    place: Annotated[int, Meta(ge=0, le=400)]


class Shuffle(_Command, frozen=True, tag="shuffle"):
    """The dealer closes the shuffle; done once everybody whose client `adds` has, or after a moment."""


class Cut(_Command, frozen=True, tag="cut"):
    """The cutter lifts so many cards; where ``TableInfo.aimed``, aims at them, and lifts a few more or fewer."""

    lifted: Annotated[int, Meta(ge=1, le=400)]


class Play(_Command, frozen=True, tag="play"):
    """An action in the notation (``discard 7h``, ``take K K``, ``yes``), or several with ``;`` between them.

    Several are done as one: all, or none and a refusal that says of which.
    """

    action: Text


class Next(_Command, frozen=True, tag="next"):
    """Ready for the next deal; it begins when every person here is, or after a while."""


class Say(_Command, frozen=True, tag="say"):
    """A set phrase: the codes of ``TableInfo.phrases``."""

    phrase: Phrase


class Chat(_Command, frozen=True, tag="chat"):
    """Free words, where the table allows them, outside play only."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Back(_Command, frozen=True, tag="back"):
    """I am here again: no bot plays for me any longer. Any other command of the player says so too."""


class Replace(_Command, frozen=True, tag="replace"):
    """Let a bot play for somebody who has not been connected for a minute (where no clock does it)."""

    player: Annotated[int, Meta(ge=0, le=5)]


class Rename(_Command, frozen=True, tag="rename"):
    """Another name and avatar, before the table begins."""

    name: Name
    avatar: Avatar


class Abandon(_Command, frozen=True, tag="abandon"):
    """Break the match off, where all other players are bots or are away."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """After the match: the same people, rules and settings at a new table, whose id everybody is told."""


class Try(_Said, frozen=True, tag="try"):
    """Would these actions be allowed? Nothing is done. Answered with `Tried`, whose `id` is this one's.

    Melding, laying off, swapping and taking the pile can be tried, and a discard as the last; not what would show
    hidden cards.
    """

    id: CommandId
    actions: Text


class Hint(_Said, frozen=True, tag="hint"):
    """What would a master do? Answered with `Hinted`."""

    id: CommandId


Command: TypeAlias = (
    Hello | Language | Ping | ChangeSettings | SeatBot | Unseat | Confirm | Begin | Contribute | Pick | Shuffle | Cut
    | Play | Next | Say | Chat | Back | Replace | Rename | Abandon | Rematch | Try | Hint
)  # fmt: skip
