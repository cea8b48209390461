"""Prospects: the actions that a player weighed before it acted, with the numbers that decided."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Final

from canasta.engine.actions import decode
from canasta.engine.state import DRAW
from canasta.players.core.policy import score_actions
from canasta.players.core.reading import POINT, SURE, Reading
from canasta.players.possible_deals import PossibleDeals
from canasta.players.quick_bots import ByRules, Greedy
from canasta.players.searching import ON_LEAVE, Searching, Tuned, about_leave

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.players.core.outlook import Outlook
    from canasta.players.registry import Bot


ADVISER: Final = "master"  # the player that gives hints
BY_EYE: Final = Greedy()
WATCH: Final = 4  # one world in this number is watched to the end of the deal, to tell how deals end


@dataclass(frozen=True, slots=True)
class Prospect:
    """An action and what a player expects of it; None for numbers that it did not compute.

    `points`: only the difference between two actions has a meaning. Chances: `taken`, that the next opponent takes the
    discard pile at once; `out`, that the seat's side goes out; `beaten`, that another side does. `held`: card points
    left in the hands of the seat's side; `canastas`: its canastas; `own` and `theirs`: points in the deal of its side
    and of the others. `closing`: the player goes out in this turn. `points` and `taken` are means over `worlds`
    playouts, 0 for none, the others over the `whole` ones among them, which were watched to the end of the deal;
    `error` is the standard error of the points, as far as they differ from those of the other actions, and `own_error`
    that of `own`.
    """

    action: str
    points: float
    closing: bool = False
    taken: float | None = None
    out: float | None = None
    beaten: float | None = None
    held: float | None = None
    canastas: float | None = None
    own: float | None = None
    theirs: float | None = None
    worlds: int = 0
    error: float | None = None
    own_error: float | None = None
    whole: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's choice, and the actions that it weighed, the chosen one first; none if it has no numbers.

    `by_eye` is the action that a person may have thought of, by eye and without memory; empty if it was not asked for.
    """

    action: str
    prospects: tuple[Prospect, ...] = ()
    by_eye: str = ""


def advised(bot: Bot, view: View, chance: Chance) -> Choice:
    """The choice of `choice_of`, with the action by eye beside it."""
    return replace(choice_of(bot, view, chance), by_eye=BY_EYE.choose(view, chance))


def choice_of(bot: Bot, view: View, chance: Chance) -> Choice:
    """The action that `Bot.choose` would take on a view, with the numbers behind it."""
    if len(view.legal) == 1:
        return Choice(view.legal[0])
    if isinstance(bot, Tuned) and about_leave(view):
        bot = ON_LEAVE
    if isinstance(bot, Searching):
        worlds = PossibleDeals(view)
        return _searched(worlds.texts(), bot.look(view, worlds, chance, WATCH), bot.level.trust)
    if isinstance(bot, ByRules):
        return weighed(view, bot)
    return Choice(bot.choose(view, chance))


def weighed(view: View, bot: ByRules) -> Choice:
    """The choice of a player by weights, with its score for every action that it weighs."""
    worlds, weights = PossibleDeals(view), bot.weights(view.rules)
    texts = worlds.texts()
    deal, memory = worlds.deal, worlds.memory
    ranking = score_actions(deal, memory, weights)
    table = Reading(deal, memory, weights, deal.to_act)
    table.count_unseen()
    found = []
    for action, score in zip(ranking.actions, ranking.scores, strict=True):
        word, kind, lane = decode(action)
        taken = int(table.takes(kind)) / SURE if word == lane == 0 and deal.phase != DRAW else None
        found.append(Prospect(texts[action], score / POINT, taken=taken))
    chosen = texts[bot.pick(deal, memory, weights)]
    return Choice(chosen, _first(chosen, found))


def prospect(action: str, outlook: Outlook, policy: int, trust: int) -> Prospect:
    """The prospect of an action from its playouts; `policy` and `trust` as in `Outlook.expected`."""
    worlds = int(outlook.worlds)
    if not worlds:
        return Prospect(action, outlook.expected(policy, trust), closing=bool(outlook.closing))
    whole = max(int(outlook.whole), 1)
    own = int(outlook.own) / whole
    return Prospect(
        action,
        outlook.expected(policy, trust),
        closing=bool(outlook.closing),
        taken=int(outlook.taken) / worlds,
        out=int(outlook.out) / whole,
        beaten=int(outlook.beaten) / whole,
        held=int(outlook.held) / whole,
        canastas=int(outlook.canastas) / whole,
        own=own,
        theirs=int(outlook.theirs) / whole,
        worlds=worlds,
        whole=whole,
        error=outlook.error() if worlds > 1 else None,
        own_error=sqrt(max(int(outlook.squares_own) / whole - own * own, 0.0) / whole),
    )


def _searched(texts: dict[int, str], outlooks: Sequence[Outlook], trust: int) -> Choice:
    policy = max(int(outlook.score) for outlook in outlooks if not outlook.closing)
    found = tuple([prospect(texts[int(outlook.action)], outlook, policy, trust) for outlook in outlooks])
    return Choice(found[0].action, found if outlooks[0].worlds else ())


def _first(chosen: str, found: Sequence[Prospect]) -> tuple[Prospect, ...]:
    return tuple(sorted(found, key=lambda each: (each.action != chosen, -each.points)))
