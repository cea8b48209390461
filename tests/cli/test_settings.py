"""The settings of `canasta serve`: options before variables before a file, and one sentence for what cannot be.

`python -m tests.cli.test_settings` draws the table of `docs/reference/settings.md` anew.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from unittest.mock import patch

import pytest
from tests.cli.running import Done, run
from tests.project.house import ROOT

from canasta.cli.serve_settings import SETTINGS, limits_of
from canasta.cli.setting import found
from canasta.server.web import Limits, Rate
from canasta.texts import LANGUAGES, text

PAGE = ROOT / "docs" / "reference" / "settings.md"
HEAD = "| option | variable | key of the file | meaning |\n|---|---|---|---|\n"


def drawn() -> str:
    """The table of all settings."""
    lines = []
    for each in SETTINGS:
        metavar = "" if each.form.metavar is None else f" {each.form.metavar}"
        option = "" if each.option is None else f"`{each.option}{metavar}`".replace("|", "\\|")
        key = f"`{each.name}`" if each.in_file else ""
        meaning = text("en", f"cli-serve-option-{each.option[2:]}") if each.option else "The password itself."
        lines.append(f"| {option} | `{each.variable}` | {key} | {meaning} |\n")
    return HEAD + "".join(lines)


def shown_with(*words: str, lang: str = "en", **environ: str) -> Done:
    with patch.dict("os.environ", environ):
        return run("serve", "--show-settings", *words, lang=lang)


def settings(*words: str, file: str = "", folder: Path, **environ: str) -> dict[str, str]:
    """`canasta serve --show-settings` with that file as the usual one: what it says of each setting."""
    (folder / "canasta").mkdir(exist_ok=True)
    (folder / "canasta" / "serve.toml").write_text(file)
    done = shown_with(*words, **{"XDG_CONFIG_HOME": str(folder), **environ})
    assert (done.status, done.err) == (0, "")
    tomllib.loads(done.out)
    return dict(re.findall(r"^(?:# )?([a-z-]+)(?: = | is )(.*)$", done.out, re.MULTILINE))


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for each in SETTINGS:
        if each.variable is not None:
            monkeypatch.delenv(each.variable, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_an_option_goes_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    file = 'port = 1\nthinkers = 2\nopen = true\n[limits]\ntables = "1/9"\n'
    said = settings("--port", "3", file=file, folder=tmp_path, CANASTA_PORT="2", CANASTA_THINKERS="4")
    place = tmp_path / "canasta" / "serve.toml"
    assert said["port"] == "3  # --port"
    assert said["thinkers"] == "4  # CANASTA_THINKERS"
    assert said["open"] == f"true  # {place}, line 3 (open)"
    assert said["tables"] == f'"1/9"  # {place}, line 5 (limits.tables)'
    assert said["host"] == '"127.0.0.1"  # default'


def test_a_named_file_takes_the_place_of_the_usual_one(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('origin = ["https://a.example", "http://b.example:8080"]')
    said = settings("--settings", str(other), file="port = 5", folder=tmp_path)
    assert said["port"] == "not set  # default"
    assert said["origin"].startswith('["https://a.example", "http://b.example:8080"]')
    said = settings(file="port = 5", folder=tmp_path, CANASTA_SETTINGS=str(other))
    assert said["port"] == "not set  # default"


def test_what_is_shown_is_a_file_that_means_the_same(tmp_path: Path) -> None:
    words = ("serve", "--show-settings", "--origin", "https://a.example", "--limit-requests", "2.5/7", "--port", "77")
    shown = run(*words, XDG_CONFIG_HOME=str(tmp_path)).out
    (tmp_path / "shown.toml").write_text(shown)
    again = run("serve", "--show-settings", "--settings", str(tmp_path / "shown.toml"))
    assert tomllib.loads(again.out) == tomllib.loads(shown)


def test_no_password_is_shown(tmp_path: Path) -> None:
    url = "postgresql://ana:s3cret@db.example/canasta?password=h1dden"
    environ = {"CANASTA_DB": url, "CANASTA_DB_PASSWORD": "t0ken", "XDG_CONFIG_HOME": str(tmp_path)}
    done = shown_with(**environ)
    assert not re.search("s3cret|h1dden|t0ken", done.out)
    assert "# db-password is set  # CANASTA_DB_PASSWORD" in done.out
    assert '# db = "postgresql://ana:***@db.example/canasta"  # CANASTA_DB' in done.out


@pytest.mark.parametrize(
    ("words", "file", "environ", "said"),
    [
        (("--port", "70000"), "", {}, "--port: '70000' is not valid; expected a whole number from 0 to 65535."),
        ((), "port = 70000", {}, "serve.toml, line 1 (port): '70000' is not valid"),
        ((), "port = true", {}, "serve.toml, line 1 (port): 'True' is not valid"),
        ((), "", {"CANASTA_PORT": "x"}, "CANASTA_PORT: 'x' is not valid; expected a whole number"),
        ((), "", {"CANASTA_PROT": "1"}, "CANASTA_PROT: there is no such setting; did you mean CANASTA_PORT?"),
        ((), "\nprot = 1", {}, "serve.toml, line 2 (prot): there is no such setting; did you mean port?"),
        (
            (),
            "[limits]\ntable = '1/2'",
            {},
            "line 2 (limits.table): there is no such setting; did you mean limits.tables?",
        ),
        ((), "db-password = 'x'", {}, "(db-password): there is no such setting"),
        (
            (),
            "[zzz]\nqqq = 1",
            {},
            "(zzz.qqq): there is no such setting; canasta serve --show-settings prints them all.",
        ),
        ((), "port = ", {}, "serve.toml is not a TOML text"),
        ((), "open = 3", {}, "(open): '3' is not valid; expected true or false."),
        ((), "origin = 'cards.example'", {}, "(origin): cards.example is not an origin"),
        ((), "origin = 5", {}, "(origin): '5' is not valid"),
        (("--limit-tables", "0/5"), "", {}, "--limit-tables: '0/5' is not valid; expected two numbers"),
        (("--push-contact", "me@localhost"), "", {}, "expected an address at which you can be reached"),
        (("--proxy", "here"), "", {}, "--proxy: 'here' is not valid; expected IP addresses"),
        (("--db", "mysql://x/y"), "", {}, "--db: This is not the address of a database"),
        (("--settings", "/nowhere/serve.toml"), "", {}, "/nowhere/serve.toml cannot be used"),
    ],
)
def test_a_wrong_setting_is_named_with_its_place(
    tmp_path: Path, words: tuple[str, ...], file: str, environ: dict[str, str], said: str
) -> None:
    (tmp_path / "canasta").mkdir()
    (tmp_path / "canasta" / "serve.toml").write_text(file)
    for lang in LANGUAGES:
        sentence = shown_with(*words, lang=lang, **environ).sentence
        assert lang != "en" or said in sentence


def test_limits_are_those_of_the_server_where_nothing_is_set() -> None:
    assert limits_of(found(SETTINGS, {}, {}, None)) == Limits()
    given = found(SETTINGS, {"limits.tables": "3/4", "limits.sockets": "50"}, {}, None)
    assert limits_of(given) == Limits(tables=Rate(3, 4), sockets=50)


def test_the_docs_have_the_table() -> None:
    assert drawn() in PAGE.read_text(encoding="utf-8")


if __name__ == "__main__":
    written = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(re.escape(HEAD) + r"(\|.*\n)*", lambda _: drawn(), written), encoding="utf-8")
