"""The commands of a client over a table's socket. Every one is an object whose ``do`` names it.

The first must be `Hello`. Commands that change something carry an `id`, unique among the sender's commands at that
table: a repeated command with the same id, after a reconnect, is answered again and not done twice.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from canasta.server.wire.values import Avatar, CommandId, Key, Lang, Name, Settings

PROTOCOL: Final = 1  # raised for every change that an older client would misunderstand
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]
Phrase: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]{1,24}$")]


class _Said(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all commands."""


class _Command(_Said, frozen=True):
    id: CommandId


class Hello(_Said, frozen=True, tag="hello"):
    """The first message on a socket. `key` is the secret of a player; without it the client watches.

    `after` is the number of the last event that the client has, 0 for none. `adds`: the client adds to every shuffle by
    itself, as soon as it receives its commitment; the table waits a moment for it. `protocol` is the version that the
    client speaks, the first one if it says none; any but `PROTOCOL` is refused.
    """

    protocol: Annotated[int, Meta(ge=1)] = 1
    key: Key | None = None
    lang: Lang = "en"
    after: Annotated[int, Meta(ge=0)] = 0
    adds: bool = False


class Language(_Said, frozen=True, tag="lang"):
    """Change the language of the messages; answered with `Welcome`."""

    lang: Lang


class Ping(_Said, frozen=True, tag="ping"):
    """Show that the player is still there; answered with `Pong`."""


class ChangeSettings(_Command, frozen=True, tag="settings"):
    """The host changes the settings, before the match begins.

    After another game, other house rules, or a seed set, changed or removed, everybody must confirm again.
    """

    settings: Settings


class SeatBot(_Command, frozen=True, tag="bot"):
    """Put a bot on a free chair, by the host."""

    chair: Annotated[int, Meta(ge=0, le=5)]


class Unseat(_Command, frozen=True, tag="unseat"):
    """Free a chair, by the host, or one's own, before the match begins. Who asks for a chair asks no longer.

    During a match the host frees the chair of somebody who has been away for a minute: a bot plays there until somebody
    with the table's link takes it over.
    """

    chair: Annotated[int, Meta(ge=0, le=5)]


class Confirm(_Command, frozen=True, tag="confirm"):
    """Agree to the current settings: the house rules, the seed."""


class Begin(_Command, frozen=True, tag="begin"):
    """Begin the match, by the host: bots take the free chairs. Refused until all persons have confirmed."""


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add a text of one's own to the shuffle, once a deal."""

    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Pick(_Command, frozen=True, tag="pick"):
    """Take the card at that place of the spread, in the draw for seats."""

    place: Annotated[int, Meta(ge=0, le=400)]


class Shuffle(_Command, frozen=True, tag="shuffle"):
    """Close the shuffle, by the dealer; done once all clients with `adds` have added to it, or after a moment."""


class Cut(_Command, frozen=True, tag="cut"):
    """Cut the pack, by the cutter: lift that many cards.

    If ``TableInfo.aimed``, aim at that number, and lift a few more or fewer.
    """

    lifted: Annotated[int, Meta(ge=1, le=400)]


class Play(_Command, frozen=True, tag="play"):
    """Do an action in the notation (``discard 7h``, ``take K K``, ``yes``), or several joined with ``;``.

    Several are done as one: all of them, or none and a refusal that names the illegal one.
    """

    action: Text


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take one's last discard back, where the table allows it: once a turn, and only until the next player acts.

    Not once a card was shown after it, or the deal is over.
    """


class Next(_Command, frozen=True, tag="next"):
    """Be ready for the next deal; it begins once every person here is ready, or a minute after the first is."""


class Say(_Command, frozen=True, tag="say"):
    """Say a set phrase, by a code of ``TableInfo.phrases``."""

    phrase: Phrase


class Chat(_Command, frozen=True, tag="chat"):
    """Say free words, if the table allows them, but not during play."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Back(_Command, frozen=True, tag="back"):
    """Play again oneself instead of the bot. Any other command of the player has the same effect."""


class Replace(_Command, frozen=True, tag="replace"):
    """Let a bot play for somebody who has been away for a minute (at tables without a clock, which does it itself)."""

    player: Annotated[int, Meta(ge=0, le=5)]


class Beside(_Command, frozen=True, tag="beside"):
    """Let those who say `hello` with this new key see the table from one's own seat; null, or another key, ends that.

    They can do nothing. All see it. Refused where results are compared, as in a competition, and at a table without
    spectators.
    """

    key: Key | None


class Pause(_Command, frozen=True, tag="pause"):
    """Stop the match, by any player: no clock runs, no bot acts, and no action is taken until a player resumes.

    Refused in a match of a competition, whose own clock goes on.
    """


class Resume(_Command, frozen=True, tag="resume"):
    """End a pause, by any player; the clock of the turn starts from its whole time."""


class Admit(_Command, frozen=True, tag="admit"):
    """Answer the person who asks for a bot's chair, by the host; with `yes` it is theirs from the next deal on."""

    chair: Annotated[int, Meta(ge=0, le=5)]
    yes: bool


class Rename(_Command, frozen=True, tag="rename"):
    """Change one's name and avatar, before the match begins."""

    name: Name
    avatar: Avatar


class Reach(_Command, frozen=True, tag="reach"):
    """Say when one may be reached in a match by days.

    No deadline falls between `quiet_from` and `quiet_to`, minutes of the day in UTC; equal: never quiet. `notices`: a
    notice is wanted when it is one's turn.
    """

    quiet_from: Minute
    quiet_to: Minute
    notices: bool = False


class Abandon(_Command, frozen=True, tag="abandon"):
    """Break the match off, if all other players are bots or away."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again after the match: the same people, rules and settings at a new table, whose id everybody gets."""


class Try(_Said, frozen=True, tag="try"):
    """Ask whether actions would be legal, without doing them. Answered with `Tried`, which has the same `id`.

    Melding, laying off, swapping and taking the pile can be tried, and a discard as the last; not actions that would
    reveal hidden cards.
    """

    id: CommandId
    actions: Text


class Hint(_Said, frozen=True, tag="hint"):
    """Ask for the action that ``master`` would do. Answered with `Hinted`.

    `depth`: how far its reasons may go, 1 for what lies on the table, 2 for what must be counted, 3 for what is read
    from the play of others; None for ``TableInfo.depth``.
    """

    id: CommandId
    depth: Annotated[int, Meta(ge=1, le=3)] | None = None


class Warn(_Said, frozen=True, tag="warn"):
    """Ask whether a good player would hardly do an action, without doing it. Answered with `Warned`.

    What is to be laid before it stands before it, joined with ``;``.
    """

    id: CommandId
    action: Text


Command: TypeAlias = (
    Hello | Language | Ping | ChangeSettings | SeatBot | Unseat | Confirm | Begin | Contribute | Pick | Shuffle | Cut
    | Play | TakeBack | Next | Say | Chat | Back | Replace | Beside | Pause | Resume | Admit | Rename | Reach | Abandon
    | Rematch | Try | Hint | Warn
)  # fmt: skip
