"""Wishes to play: who fits together is called, all say yes in time, or the next are asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from canasta.server.company.apart import KnownDevice
from canasta.server.wire.company import WishState

CALL_MS: Final = 60_000  # within which all who are called say yes
BOTS_MS: Final = 120_000  # that people wait before bots are offered
LATER_MS: Final = 180_000  # until bots are offered again to somebody who goes on waiting


class Wish(Struct, frozen=True):
    """A wish by the id of its key: the game, until when, and since when it waits.

    `call` is that by which others are called too: its end, how many `called` it is for, and its bots; `said`: this
    person has said yes. `made`: all have, and the table is being made; `table` and `player` are known once it is.
    """

    key_hash: str
    rules: str
    seats: int
    until: float
    since: float
    name: str
    avatar: str
    party: KnownDevice
    bots_at: float
    call: str | None = None
    call_until: float = 0
    called: int = 0
    bots: int = 0
    said: bool = False
    made: bool = False
    table: str | None = None
    player: int | None = None

    def suits(self, other: Wish) -> bool:
        """True if both may sit at one table of the same game."""
        apart = self.party.is_apart([other.party.device], other.party.avoid)
        return self.rules == other.rules and not apart


Wishes = dict[str, Wish]


def arrange(wishes: Wishes, now: float, new_id: Callable[[], str]) -> None:
    """End the calls that somebody has not answered in time or has left, and call those who fit together.

    Who did not answer is taken out. The yes of the others counts for a new call at once, with the next who waits.
    """
    calls: defaultdict[str, list[str]] = defaultdict(list)
    for name, wish in wishes.items():
        if wish.call is not None and not wish.made:
            calls[wish.call].append(name)
    for members in calls.values():
        first = wishes[members[0]]
        late = first.call_until <= now
        if not late and len(members) == first.called:
            continue
        for name in members:
            if late and not wishes[name].said:
                del wishes[name]
            else:
                wishes[name] = replace(wishes[name], call=None, bots=0)
    waiting = sorted((name for name, wish in wishes.items() if wish.call is None), key=lambda name: wishes[name].since)
    while waiting:
        seats = wishes[waiting[0]].seats
        group = _group(wishes, waiting)
        if len(group) < seats and wishes[waiting[0]].bots_at <= now:
            group = _group(wishes, [name for name in waiting if wishes[name].bots_at <= now])
        elif len(group) < seats:
            group = group[:1]
        if len(group) == 1:
            wishes[waiting[0]] = replace(wishes[waiting[0]], said=False)
        else:
            made = {"call": new_id(), "call_until": now + CALL_MS, "called": len(group), "bots": seats - len(group)}
            wishes.update({name: replace(wishes[name], **made) for name in group})
        waiting = [name for name in waiting if name not in group]


def _group(wishes: Mapping[str, Wish], waiting: list[str]) -> list[str]:
    """Those who wait longest and fit together with the first of them, as many as the game has seats at most."""
    group = waiting[:1]
    for name in waiting[1:]:
        if len(group) == wishes[group[0]].seats:
            break
        if all(wishes[name].suits(wishes[other]) for other in group):
            group.append(name)
    return group


def say(wishes: Wishes, name: str, now: float, *, yes: bool) -> list[str]:
    """Answer a call; return the ids of all its wishes if that was the last yes: a table is to be made for them.

    Raises `KeyError` for a wish that is not there or not called.
    """
    wish = wishes[name]
    if wish.call is None or wish.made:
        raise KeyError(name)
    if not yes and not wish.bots:
        del wishes[name]
        return []
    if not yes:
        wishes[name] = replace(wish, call=None, bots=0, said=False, bots_at=now + LATER_MS)
        return []
    wishes[name] = replace(wish, said=True)
    members = [each for each, other in wishes.items() if other.call == wish.call]
    if len(members) < wish.called or not all(wishes[each].said for each in members):
        return []
    for each in members:
        wishes[each] = replace(wishes[each], made=True)
    return sorted(members, key=lambda each: wishes[each].since)


def state_of(wishes: Mapping[str, Wish], name: str, now: float) -> WishState:
    """The state of a wish. Raises `KeyError`."""
    wish = wishes[name]
    if wish.table is not None:
        return WishState(
            step="seated", mark=f"at {wish.table}", people=0, seats=wish.seats, table=wish.table, player=wish.player
        )
    same = [other for each, other in wishes.items() if each != name and other.call == wish.call and wish.suits(other)]
    people = 1 + len(same)
    if wish.call is None:
        return WishState(step="waiting", mark=f"waiting {people}", people=people, seats=wish.seats)
    yes = wish.said + sum(other.said for other in same)
    return WishState(
        step="called",
        mark=f"{wish.call} {yes} {wish.said}",
        people=wish.called,
        seats=wish.seats,
        bots=wish.bots,
        said=wish.said,
        yes=yes,
        left_s=max(0, int((wish.call_until - now) / 1000)),
        until=min(other.until for other in (wish, *same)),
    )
