"""One setting of a command: the forms of its value, the places where it may stand, and errors that name the place."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from canasta.texts import text
from canasta.texts.errors import WordedError, shortened

_WHOLE: Final = re.compile(r"-?\d{1,12}", re.ASCII)
_RATE: Final = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)/(\d{1,6})", re.ASCII)
_MODE: Final = re.compile(r"0?[0-7]{3}", re.ASCII)
_SIGNS: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class Form(NamedTuple):
    """The form of a value. `read` raises ValueError for a wrong one; `expects` is a message with `bounds`."""

    read: Callable[[Any], Any]
    expects: str
    metavar: str | None = None
    bounds: dict[str, str] = {}  # noqa: RUF012 - never changed
    many: bool = False
    shown: Callable[[Any], Any] = lambda value: value


class SettingPlace(NamedTuple):
    """The place where a value stands: ``option``, ``variable``, ``file`` or ``default``, and its name there."""

    kind: str
    name: str = ""
    file: str = ""
    line: int = 0

    def words(self, lang: str) -> str:
        """The place in words."""
        return text(lang, f"setting-from-{self.kind}", name=self.name, file=self.file, line=self.line)


class SettingError(WordedError):
    """A value that cannot be, or a name that is none: ``setting-error-CODE``. `place` says where it stood."""

    family = "setting"

    def __init__(
        self,
        code: str,
        place: SettingPlace,
        form: Form | None = None,
        cause: WordedError | None = None,
        /,
        **data: int | str,
    ) -> None:
        super().__init__(code, **data)
        self._place = place
        self._form = form
        self._cause = cause

    def message(self, lang: str) -> str:
        more = {"place": self._place.words(lang)}
        if self._form is not None:
            more["expected"] = text(lang, f"setting-expects-{self._form.expects}", **self._form.bounds)
        if self._cause is not None:
            more["cause"] = self._cause.message(lang)
        return text(lang, f"setting-error-{self.code}", **self.data, **more)


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A setting: its name (`limits.requests` for a key in a section), its form and where it may stand.

    `default` is asked when the value is needed. `option` and `variable` follow from the name; None where there is none.
    A `secret` is never shown. An option of a `hidden` one is not in the help.
    """

    name: str
    form: Form
    default: Callable[[], Any] = field(default=lambda: None)
    option: str | None = ""
    variable: str | None = ""
    in_file: bool = True
    secret: bool = False
    hidden: bool = False

    def __post_init__(self) -> None:
        plain = self.name.replace("limits.", "limit-")
        if self.option == "":
            object.__setattr__(self, "option", f"--{plain}")
        if self.variable == "":
            object.__setattr__(self, "variable", f"CANASTA_{plain.replace('-', '_').upper()}")

    def read(self, found: Any, place: SettingPlace) -> Any:
        """The value of a setting as it stands at that place. Raises `SettingError`."""
        try:
            return self.form.read(found)
        except WordedError as error:
            raise SettingError("refused", place, None, error) from None
        except (ValueError, TypeError):
            shown = "***" if self.secret else shortened(os.fspath(found) if isinstance(found, str) else str(found))
            raise SettingError("value", place, self.form, found=shown) from None


def words(metavar: str, check: Callable[[str], Any] = bool, expects: str = "words") -> Form:
    """A text that is not empty and, if `check` is given, that `check` finds good; `check` may raise `WordedError`."""

    def read(found: Any) -> str:
        if not isinstance(found, str) or not found or "\0" in found or not check(found):
            raise ValueError
        return found

    return Form(read, expects, metavar)


def several(metavar: str, check: Callable[[str], Any], expects: str) -> Form:
    """A list of texts; in a variable with commas or blanks between them."""

    def read(found: Any) -> list[str]:
        given = re.split(r"[,\s]+", found.strip()) if isinstance(found, str) else list(found)
        if not all(isinstance(each, str) and each and check(each) for each in given):
            raise ValueError
        return given

    return Form(read, expects, metavar, many=True)


def whole(low: int, high: int) -> Form:
    """A whole number."""

    def read(found: Any) -> int:
        if isinstance(found, bool) or not isinstance(found, int | str) or not _WHOLE.fullmatch(str(found).strip()):
            raise ValueError
        if not low <= int(found) <= high:
            raise ValueError
        return int(found)

    return Form(read, "whole", f"{low}-{high}", {"low": str(low), "high": str(high)})


def rate() -> Form:
    """A rate: a number a second in the long run, and a number at once."""

    def read(found: Any) -> tuple[float, float]:
        hit = _RATE.fullmatch(found.strip()) if isinstance(found, str) else None
        if hit is None or not float(hit[1]) or not int(hit[2]):
            raise ValueError
        return float(hit[1]), float(hit[2])

    return Form(read, "rate", "N/N", shown=lambda value: f"{value[0]:g}/{value[1]:g}")


def mode() -> Form:
    """The rights of a file, in the figures of `chmod`."""

    def read(found: Any) -> int:
        if not isinstance(found, str) or not _MODE.fullmatch(found):
            raise ValueError
        return int(found, 8)

    return Form(read, "mode", "MODE", shown=lambda value: f"{value:03o}")


def yes_no() -> Form:
    """True or false; as an option it has no value."""

    def read(found: Any) -> bool:
        if isinstance(found, bool):
            return found
        try:
            return _SIGNS[found.strip().lower()]
        except (KeyError, AttributeError):
            raise ValueError from None

    return Form(read, "yes-no")


def choice(*names: str) -> Form:
    """One of these names."""
    return Form(lambda found: names[names.index(found)], "choice", "|".join(names), {"names": ", ".join(names)})
