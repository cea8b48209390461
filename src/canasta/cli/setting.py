"""Settings of a command: the forms of a value, the places where it may stand, and errors that name the place.

Options come before variables, variables before a TOML file, that before defaults.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from canasta.texts import text
from canasta.texts.errors import WordedError, shortened
from canasta.texts.toml import TOMLDecodeError, read_toml

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


# The sources

FILE: Final = "serve.toml"
_NEAR: Final = 0.7  # likeness from which a name is taken for a slip
_KEY: Final = re.compile(r"\s*([\w.\"'-]+)\s*=")
_SECTION: Final = re.compile(r"\s*\[([\w.\"'-]+)\]")


class SettingValue(NamedTuple):
    """The value of a setting and where it stood."""

    value: Any
    origin: SettingPlace


def usual_file() -> Path:
    """The file that is read if none is named: `serve.toml` in the folder for configurations of this system."""
    base = os.environ.get("XDG_CONFIG_HOME", "")
    if sys.platform == "linux" and not base:
        base = os.fspath(Path.home() / ".config")
    return (Path(base) / "canasta" if base else Path(typer.get_app_dir("canasta"))) / FILE


def found(
    settings: Iterable[Setting], given: Mapping[str, Any], environ: Mapping[str, str], file: Path | None
) -> dict[str, SettingValue]:
    """The value of each setting by its name. `given` are the options, None where one was left out.

    `file` has to be there; None: the usual one, if it is. Raises `SettingError` and `OSError`.
    """
    known = tuple(settings)
    named = file if file is not None else usual_file()
    kept = from_file(known, named) if file is not None or named.is_file() else {}
    check_variables(known, environ)
    return {each.name: _found(each, given.get(each.name), environ, kept) for each in known}


def _found(setting: Setting, given: Any, environ: Mapping[str, str], kept: Mapping[str, SettingValue]) -> SettingValue:
    if given is not None and setting.option is not None:
        place = SettingPlace("option", setting.option)
        return SettingValue(setting.read(given, place), place)
    if setting.variable is not None and environ.get(setting.variable):
        place = SettingPlace("variable", setting.variable)
        return SettingValue(setting.read(environ[setting.variable], place), place)
    if setting.name in kept:
        value, place = kept[setting.name]
        return SettingValue(setting.read(value, place), place)
    return SettingValue(setting.default(), SettingPlace("default"))


def from_file(settings: Iterable[Setting], file: Path) -> dict[str, SettingValue]:
    """The keys of a file, as they stand. Raises `SettingError` for other keys, and `OSError`."""
    name = os.fspath(file)
    try:
        written = file.read_text(encoding="utf-8-sig")
        data = read_toml(written)
    except UnicodeDecodeError:
        raise SettingError("not-utf8", SettingPlace("file", file=name), file=name) from None
    except TOMLDecodeError as error:
        raise SettingError(
            "toml", SettingPlace("file", file=name), file=name, reason=shortened(str(error), 200)
        ) from None
    lines = _lines(written)
    flat = dict(_flat(data))
    known = [each.name for each in settings if each.in_file]
    for key in flat:
        if key not in known:
            place = SettingPlace("file", key, name, lines.get(key, 0))
            near = get_close_matches(key, known, 1, 0.5)
            raise SettingError("unknown-near", place, near=near[0]) if near else SettingError("unknown", place)
    return {key: SettingValue(value, SettingPlace("file", key, name, lines.get(key, 0))) for key, value in flat.items()}


def check_variables(settings: Iterable[Setting], environ: Mapping[str, str]) -> None:
    """Refuse a variable whose name is nearly that of a setting. Raises `SettingError`."""
    known = [each.variable for each in settings if each.variable is not None]
    for name in environ:
        if name.startswith("CANASTA_") and name not in known and name not in OTHERS:
            near = get_close_matches(
                name.removeprefix("CANASTA_"), [k.removeprefix("CANASTA_") for k in known], 1, _NEAR
            )
            if near:
                raise SettingError("unknown-near", SettingPlace("variable", name), near=f"CANASTA_{near[0]}")


OTHERS: Final = frozenset({"CANASTA_LANG", "CANASTA_CLIENT", "CANASTA_SETTINGS", "CANASTA_TRACEBACK", "CANASTA_WORKER"})


def _flat(data: Mapping[str, Any], above: str = "") -> Iterable[tuple[str, Any]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def _lines(written: str) -> dict[str, int]:
    """The line of each key, as far as it stands at the beginning of a line."""
    section = ""
    lines: dict[str, int] = {}
    for number, line in enumerate(written.splitlines(), 1):
        if hit := _SECTION.match(line):
            section = re.sub(r"[\"']", "", hit[1]) + "."
        elif hit := _KEY.match(line):
            lines.setdefault(section + re.sub(r"[\"']", "", hit[1]), number)
    return lines


def shown(settings: Iterable[Setting], values: Mapping[str, SettingValue], lang: str) -> list[str]:
    """The lines of a file with all these values, each with a comment that says where it stood; without secrets."""
    lines, section = [], ""
    for setting in sorted(settings, key=lambda each: "." in each.name):
        value, origin = values[setting.name]
        above, _, key = setting.name.rpartition(".")
        if above != section:
            section = above
            lines += ["", f"[{section}]"]
        place = origin.words(lang)
        if setting.secret or value is None:
            lines.append(f"# {text(lang, 'setting-is-set' if value else 'setting-is-not-set', name=key)}  # {place}")
        else:
            written, bare = _toml(setting.form.shown(value))
            lines.append(f"{'' if bare else '# '}{key} = {written}  # {place}")
    return lines


def _toml(value: Any) -> tuple[str, bool]:
    """A value in TOML; and False if it lacks its password."""
    import json

    bare = _without_password(value) if isinstance(value, str) else value
    return json.dumps(bare, ensure_ascii=False), bare == value


def _without_password(value: str) -> str:
    if "://" not in value:
        return value
    from sqlalchemy import make_url

    from canasta.server.store.address import shown as without_password

    return without_password(make_url(value))
