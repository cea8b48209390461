"""From the view of a seat at a table to what a policy was trained on: the row, the mask, and the texts of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from canasta.lab.env.episode import Episode
from canasta.players.possible_deals import PossibleDeals

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.lab.env.features import Features


class ViewRow(NamedTuple):
    """The observation of a view: `texts` has the view's text of each legal action by its number."""

    row: NDArray[np.int16]
    mask: NDArray[np.int8]
    texts: dict[int, str]


def view_row(features: Features, view: View) -> ViewRow:
    """The observation of the seat that a view is of, which must be to act. Raises `ValueError`.

    It is that of a deal that may be, told again from the history: whatever is hidden there, the row is the same.
    """
    if features.perfect:
        raise ValueError("a view does not show what is hidden: no features with perfect=True come of it")
    if view.rules != features.rules:
        raise ValueError(f"the features are of {features.rules.name}, and the view is of {view.rules.name}")
    if view.seat is None or view.seat != view.to_act or not view.legal:
        raise ValueError("the view is not of the seat that is to act")
    worlds = PossibleDeals(view)
    told = Episode(features, worlds.begun())
    for step in view.history:
        if step.action >= 0:
            told.note(step.action)
            told.deal.apply(step.action)
    texts = worlds.texts()
    mask = np.zeros(features.action_number, np.int8)
    mask[[*texts]] = 1
    return ViewRow(Episode(features, worlds.deal, told.chronicle).row(view.seat), mask, texts)
