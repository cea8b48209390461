"""Bots in other people's modules: ``module:Class``, ``module:function``, and those that installed packages offer.

They run in this process, with all its rights and without a time limit.
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from canasta.outside.errors import FaultError, OutsideError, own_words

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.outside.guest import Chooser

GROUP: Final = "canasta.bots"  # of the entry points
_NAMED: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")


class ModuleMind:
    """The choices of an object or a function. Its errors are faults."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def greet(self) -> None:
        """Do nothing: it has been made."""

    def choose(self, view: View, chance: Chance, spent: float) -> tuple[object, float]:
        """Its choice, which has no time limit. Raises `FaultError`."""
        try:
            return self._chooser(view, chance), 0.0
        except Exception as error:  # whatever it is, the deal goes on
            raise FaultError("ended", own_words(error)) from error

    def leave(self, seat: int | None = None) -> None:
        """Do nothing: it keeps nothing."""


def from_module(reference: str) -> ModuleMind:
    """The bot of ``module:Class`` or ``module:function``. Raises `OutsideError` if there is none that can be asked."""
    module, _, place = reference.partition(":")
    if not (_NAMED.fullmatch(module) and _NAMED.fullmatch(place)):
        raise OutsideError("form", found=reference)
    found = _imported(reference, module)
    for name in place.split("."):
        if not hasattr(found, name):
            raise OutsideError("no-name", module=module, name=place)
        found = getattr(found, name)
    if inspect.isclass(found):
        try:
            found = found()
        except Exception as error:
            raise OutsideError("not-made", found=reference, what=own_words(error)) from error
    chooser = getattr(found, "choose", found)
    if not (callable(chooser) and _takes_two(chooser)):
        raise OutsideError("no-bot", found=reference)
    return ModuleMind(cast("Chooser", chooser))


def installed() -> dict[str, str]:
    """The bots that installed packages offer: by name, as ``module:Class``."""
    return {each.name: each.value for each in entry_points(group=GROUP)}


def _imported(reference: str, module: str) -> Any:
    """The module, also of the current folder: that is looked through after all others."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise OutsideError("no-module", module=module) from error
        raise OutsideError("import", found=reference, what=own_words(error)) from error
    except (Exception, SystemExit) as error:  # code of others may do anything
        raise OutsideError("import", found=reference, what=own_words(error)) from error


def _takes_two(chooser: Any) -> bool:
    try:
        inspect.signature(chooser).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # a function of C without a signature
        return True
    return True
