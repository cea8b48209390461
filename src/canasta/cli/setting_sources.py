"""The sources of settings: options before variables before a TOML file before defaults."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from canasta.cli.setting import Setting, SettingError, SettingPlace
from canasta.texts import text
from canasta.texts.errors import shortened
from canasta.texts.toml import TOMLDecodeError, read_toml

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
            near = get_close_matches(key, known, 1, 0.5)
            place = SettingPlace("file", key, name, lines.get(key, 0))
            raise SettingError(*(("unknown-near", place) if near else ("unknown", place)), **_named(near))
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


def _named(near: list[str]) -> dict[str, str]:
    return {"near": near[0]} if near else {}


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
