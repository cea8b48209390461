"""A warning before a discard that a good player would hardly make, from what can be seen at the table.

It is quick: nothing is played out. Players who search make a discard that it warns of less often than once in ten
times: the numbers below are set by that (``docs/laboratory/hints.md``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.advice.scene import NATURALS, Scene
from canasta.advice.words import ProvenSentence, Speaker
from canasta.cards import CANASTA
from canasta.tabletop.notation import parse_actions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.advice.fact import TableFact
    from canasta.deal.view import View

WORTH_TAKING: Final = 4  # cards of a pile: a smaller one may be given away for a better hand
CHEAP: Final = 3  # cards of a pile that are not worth freezing
GUARDED: Final = 5  # cards of a frozen pile that need no wild on top; on a larger one it may be the safest card
BLACK_THREE: Final = "3b"


def warning_of(scene: Scene, action: str) -> TableFact | None:
    """The fact that speaks against a legal discard, if there is a better one to make; None for everything else.

    There is no warning for going out, nor while others may soon go out: then points in the hand count for more.
    """
    view = scene.view
    if not action.startswith("discard ") or scene.hand.total() < 2 or view.must_go_out or scene.near:
        return None
    deed = Deed(scene, action)
    discards = [Deed(scene, each) for each in view.legal if each.startswith("discard ")]
    if all(each.cards != deed.cards for each in discards):
        return None
    better = [each for each in discards if _harmless(scene, each) and each.rank != deed.rank]
    for name, condition in CONDITIONS.items():
        if condition(scene, deed):
            facts = (KINDS[name].of(scene, each, deed) for each in better)
            if found := next(filter(None, facts), None):
                return found
    return None


def warning(view: View, action: str, lang: str, names: Sequence[str] = ()) -> ProvenSentence | None:
    """The warning before an action; None for none, or for several with ``;``. Raises `NotationError`.

    `names` are those of the players by seat.
    """
    actions = parse_actions(action)
    if len(actions) != 1:
        return None
    scene = Scene(view)
    found = warning_of(scene, str(actions[0]))
    return None if found is None else Speaker(scene, lang, names).proven(found)


def _harmless(scene: Scene, deed: Deed) -> bool:
    """True for a loose card that the others cannot lay off, and that fits no meld of the own side."""
    if deed.rank not in NATURALS or scene.hand[deed.rank] > 1:
        return deed.rank == BLACK_THREE
    return not scene.collected(deed.rank) and not scene.lengths(scene.own, deed.rank)


def _feeds(scene: Scene, _deed: Deed) -> bool:
    return scene.view.pile.size >= WORTH_TAKING


def _from_own(scene: Scene, deed: Deed) -> bool:
    growing = [meld.number for meld in scene.own.melds if meld.rank == deed.rank and len(meld.cards) < CANASTA]
    return any(f"add {deed.rank} > {number}" in scene.view.legal for number in growing)


def _wild(scene: Scene, _deed: Deed) -> bool:
    """A wild on a pile that is frozen already, or small, or that the own side takes more easily."""
    pile, rival = scene.view.pile, scene.rival
    if pile.frozen:
        return pile.size <= GUARDED
    return pile.size <= CHEAP or not rival.opened or len(scene.own.melds) > len(rival.melds)


CONDITIONS: Final[dict[str, Callable[[Scene, Deed], bool]]] = {
    "feeds": _feeds,
    "keep-ours": _from_own,
    "keep-wild": _wild,
}
KINDS: Final = {kind.id: kind for kind in KINDS_OF_FACTS if kind.id in CONDITIONS}
