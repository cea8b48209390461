"""A table before its match: players take and leave chairs, change settings, and agree to house rules."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from canasta.match.decks import Source
from canasta.match.match import Match, Player
from canasta.match.shuffle import SECRET_BYTES
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import Chair, bots_for, checked_name, proper_name
from canasta.server.tables.settings import checked, dated, rules_of

if TYPE_CHECKING:
    from canasta.deal.events import Event
    from canasta.rules import Rules
    from canasta.server.journal.time_and_chance import Chance
    from canasta.server.wire.values import Settings


class Lobby:
    """The chairs by player's number, the settings, and the host. `match` is None until it begins.

    `of` is the competition whose match is played here: the organiser has set everything, so there is no host.
    """

    def __init__(self, table_id: str, seed: str, settings: Settings, of: str | None = None) -> None:
        self.id = table_id
        self.of = of
        self.seed = seed
        self.settings: Settings = checked(settings)
        self.rules: Rules = rules_of(self.settings)
        self.chairs: list[Chair | None] = [None] * self.rules.seats
        self.host: int | None = None
        self.match: Match | None = None

    @property
    def persons(self) -> list[int]:
        """The players who are not bots."""
        return [number for number, chair in enumerate(self.chairs) if chair is not None and not chair.is_bot]

    @property
    def hints_allowed(self) -> bool:
        """True if players may ask for a hint: the settings are ``always``, or ``bots`` and only one person plays."""
        return self.settings.hints == "always" or (self.settings.hints == "bots" and len(self.persons) == 1)

    @property
    def free(self) -> list[int]:
        """The chairs without a player."""
        return [number for number, chair in enumerate(self.chairs) if chair is None]

    @property
    def unconfirmed(self) -> list[int]:
        """The persons who have not yet agreed to the settings."""
        return [number for number in self.persons if not self.chair(number).confirmed]

    @property
    def agreed(self) -> bool:
        """True if the match begins by itself: its seats are given, and everybody is there and agrees."""
        return self.settings.seating == "given" and self.match is None and not self.free and not self.unconfirmed

    def chair_of(self, key_hash: str) -> int | None:
        """The number of the player with that secret; None if there is none."""
        for number, chair in enumerate(self.chairs):
            if chair is not None and chair.key_hash is not None and hmac.compare_digest(chair.key_hash, key_hash):
                return number
        return None

    def chair(self, player: int | None) -> Chair:
        """The chair of that player. Raises `TableError`."""
        found = None if player is None or not 0 <= player < len(self.chairs) else self.chairs[player]
        if found is None:
            raise TableError("not-a-player")
        return found

    def person(self, player: int | None) -> Chair:
        """The chair of that player, which must be a person's. Raises `TableError`."""
        found = self.chair(player)
        if found.is_bot:
            raise TableError("not-a-person", name=found.name)
        return found

    def join(self, by: int | None, entry: inputs.Joined) -> None:
        """Seat a person on a free chair."""
        self._before_the_match()
        self._free_chair(entry.chair)
        name = checked_name(entry.name, self.chairs)
        given = self.settings.seating == "given"  # the giver of the seats agreed to the rules
        agreed = self.host is None or not (self.settings.seed or (self.settings.house and not given))
        self.chairs[entry.chair] = Chair(name, entry.avatar, entry.key_hash, confirmed=agreed)
        if self.host is None and self.of is None:
            self.host = entry.chair

    def pass_host(self, by: int | None, entry: inputs.HostPassed) -> None:
        """Make another person the host, by the server."""
        self.person(entry.player)
        if by is not None or self.host in (None, entry.player):
            raise TableError("not-host", name=self._host_name())
        self.host = entry.player

    def seat_bot(self, by: int | None, entry: inputs.BotSat) -> None:
        """Put a bot on a free chair, by the host."""
        self._before_the_match()
        self._by_host(by)
        if self.settings.seating == "given":
            raise TableError("no-bots")
        self._free_chair(entry.chair)
        self.chairs[entry.chair] = Chair(checked_name(entry.name, self.chairs), entry.avatar)

    def leave(self, by: int | None, entry: inputs.ChairLeft) -> None:
        """Free a chair, by its person or the host."""
        self._before_the_match()
        self.person(by)
        if not 0 <= entry.chair < len(self.chairs) or self.chairs[entry.chair] is None:
            raise TableError("chair-empty", chair=entry.chair + 1)
        if by != entry.chair:
            self._by_host(by)
        self.chairs[entry.chair] = None
        if entry.chair == self.host:
            self.host = next(iter(self.persons), None)

    def rename(self, by: int | None, entry: inputs.PlayerRenamed) -> None:
        """Change a person's name and avatar."""
        self._before_the_match()
        chair = self.person(by)
        name = checked_name(entry.name, [other for other in self.chairs if other is not chair])
        chair.name, chair.avatar = name, entry.avatar

    def settle(self, by: int | None, entry: inputs.SettingsChanged) -> None:
        """Change the settings, by the host; another game, other house rules or a seed must be confirmed again."""
        if self.match is not None:
            raise TableError("settings-frozen")
        self._by_host(by)
        settings = checked(entry.settings)
        rules = rules_of(settings)
        beyond = [number for number in self.persons if number >= rules.seats]
        if beyond:
            raise TableError("seats-fewer", seats=rules.seats, name=self.chair(beyond[0]).name)
        other = (rules, settings.seed) != (self.rules, self.settings.seed)  # an open seed makes cards predictable
        self.settings, self.rules = settings, rules
        self.chairs = [*self.chairs, *[None] * rules.seats][: rules.seats]
        if other:
            for number in self.persons:
                self.chair(number).confirmed = number == by

    def confirm(self, by: int | None, entry: inputs.Confirmed) -> None:
        """Note a person's agreement to the settings."""
        self._before_the_match()
        chair = self.person(by)
        if chair.confirmed and not self.settings.house and self.settings.seed is None:
            raise TableError("nothing-to-confirm")
        if chair.confirmed:
            raise TableError("confirmed-already")
        chair.confirmed = True

    def begin(self, by: int | None, entry: inputs.MatchBegun) -> list[Event]:
        """Begin the match; bots take the free chairs."""
        self._before_the_match()
        if by is not None or self.of is None:
            self._by_host(by)
        if self.of is not None and entry.bots:
            raise TableError("no-bots")
        if self.unconfirmed:
            name = ", ".join(self.chair(number).name for number in self.unconfirmed)
            raise TableError("unconfirmed", name=name)
        chairs = list(self.chairs)
        for bot in entry.bots:
            if not 0 <= bot.chair < len(chairs) or chairs[bot.chair] is not None:
                raise TableError("chair-taken", chair=bot.chair + 1)
            chairs[bot.chair] = Chair(checked_name(bot.name, chairs), bot.avatar)
        taken = [chair for chair in chairs if chair is not None]
        if len(taken) < len(chairs):
            raise TableError("chairs-free", free=len(chairs) - len(taken))
        players = [Player(chair.name, bot=chair.is_bot) for chair in taken]
        agreed = self.settings.seating == "given"
        if self.settings.seed:  # a seed that everybody may read gives the same cards at any table
            self.match = Match.new(self.rules, players, seed=self.settings.seed, agreed=agreed)
        else:
            secrets = {number: bytes.fromhex(secret) for number, secret in enumerate(entry.secrets)}
            self.match = Match(self.rules, players, Source(self.id, self.seed, secrets=secrets), agreed=agreed)
        self.chairs = list(chairs)
        return list(self.match.log)

    def completed(self, by: int | None, entry: inputs.Input, chance: Chance) -> inputs.Input:
        """The entry as it is stored, with what a player does not say: names, bots, the version of the rules, secrets.

        A secret seals each shuffle that the entry begins, unless its cards follow from an open seed. Raises
        `RuleSetError`, `TableError`.
        """
        match entry:
            case inputs.SettingsChanged(settings=settings):
                return inputs.SettingsChanged(dated(settings))
            case inputs.PlayerRenamed(name=name, avatar=avatar):
                others = [chair for number, chair in enumerate(self.chairs) if number != by]
                return inputs.PlayerRenamed(proper_name(name, others), avatar)
            case inputs.BotSat(chair=chair, name=""):
                return next(iter(self._bots([chair])), entry)
            case inputs.MatchBegun(bots=bots, secrets=()):
                bots = bots or self._bots(self.free if self.settings.seating == "draw" else [])
                return inputs.MatchBegun(bots, secrets=self._secrets(2, chance))
            case inputs.NextDeal(secret=None):
                return inputs.NextDeal(next(iter(self._secrets(1, chance)), None))
        return entry

    def _bots(self, chairs: list[int]) -> tuple[inputs.BotSat, ...]:
        return tuple(inputs.BotSat(*bot) for bot in bots_for(self.chairs, chairs))

    def _secrets(self, number: int, chance: Chance) -> tuple[str, ...]:
        return () if self.settings.seed else tuple(chance.hex(SECRET_BYTES) for _ in range(number))

    def _before_the_match(self) -> None:
        if self.match is not None:
            raise TableError("begun")

    def _free_chair(self, number: int) -> None:
        if not 0 <= number < len(self.chairs):
            raise TableError("chair-unknown", chair=number + 1, chairs=len(self.chairs))
        if self.chairs[number] is not None:
            raise TableError("chair-taken", chair=number + 1)

    def _by_host(self, by: int | None) -> None:
        self.person(by)
        if self.of is not None:
            raise TableError("of-competition")
        if by != self.host:
            raise TableError("not-host", name=self._host_name())

    def _host_name(self) -> str:
        return "" if self.host is None else self.chair(self.host).name
