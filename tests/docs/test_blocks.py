"""Every block of code and every command in the pages is run by a test, or marked with the reason why it cannot be."""

from __future__ import annotations

import asyncio
import shlex
import tomllib
from pathlib import Path
from typing import Any

import bootstrap
import pytest
from tests.cli.running import run
from tests.docs.pages import DOCS, ROOT, Block, blocks, pages, title
from tests.scenes import deal_of
from typer._click import Context  # the form of a command that Typer makes; `typer.Context` is its own

from canasta.cli.app import whole_command
from canasta.cli.serve_settings import SETTINGS
from canasta.cli.setting import found
from canasta.server.store import Store

SYSTEM = {"cd", "cp", "curl", "git", "head", "install", "mkdir", "mv", "podman", "systemctl", "useradd"}
RUNNABLE = {"console", "json", "pycon", "python", "sh", "toml", "fluent", "canasta"}
# Pages whose blocks a test of their own takes, by their place in the tree.
ELSEWHERE = {
    "CONTRIBUTING.md": ("docs/test_add_a_rule_set.py", "docs/test_add_a_switch.py"),
    "README.es.md": ("cli/test_readme.py",),
    "README.md": ("cli/test_readme.py",),
    "docs/reference/bot-protocol.md": ("outside/test_protocol_page.py",),
    "docs/reference/cli.md": ("cli/test_readme.py",),
    "docs/reference/engine.md": ("engine/test_docs.py",),
    "docs/reference/notation.md": ("position/test_attempt.py",),
    "docs/reference/protocol.md": ("server/web/test_protocol_page.py",),
    "docs/reference/records.md": ("match/test_record.py",),
    "docs/reference/refusals.md": ("docs/test_blocks.py",),
    "docs/reference/shuffle.md": ("match/test_shuffle.py",),
    "docs/tutorial/first-bot.md": ("docs/test_tutorials.py",),
    "docs/tutorial/first-club-evening.md": ("docs/test_tutorials.py",),
    "docs/tutorial/first-match.md": ("docs/test_tutorials.py",),
    "docs/tutorial/first-server.md": ("docs/test_first_server.py",),
    "docs/tutorial/first-training-run.md": ("docs/test_tutorials.py",),
    "docs/tutorial/library.md": ("docs/test_tutorials.py",),
    "docs/tutorial/primera-partida.md": ("docs/test_tutorials.py",),
}
SKIPPED = {
    "goes-on": "it goes on until somebody ends it: a server, a game",
    "long": "it takes minutes or hours",
    "machine": "it changes the machine: users, services, containers",
    "yours": "it names files, addresses or bots of the reader's",
}
BLOCKS = [block for page in pages() for block in blocks(page) if block.language in RUNNABLE]
COMMANDS = [block for block in BLOCKS if block.language in ("console", "sh")]


def reason(block: Block) -> str:
    return block.words.removeprefix("skip=") if block.words.startswith("skip=") else ""


def lines(block: Block) -> list[str]:
    """The commands of a block, each with what stands before it on the line taken off, and no remark behind."""
    told = block.code.replace("\\\n", "").splitlines()
    typed = [line for line in told if line.startswith("$ ")] or told
    return [part.strip() for line in typed for part in line.removeprefix("$ ").partition("  #")[0].split(" && ")]


def test_every_block_is_run_or_says_why_not() -> None:
    kept = [block for block in BLOCKS if title(block.page) not in ELSEWHERE]
    left = [block for block in kept if block.words != "run" and reason(block) not in SKIPPED]
    assert [str(block) for block in left] == [], f"mark it run, or skip= with one of {', '.join(SKIPPED)}"
    assert {reason(block) for block in BLOCKS} - {""} == SKIPPED.keys()


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_tests_of_other_pages_read_them(name: str) -> None:
    last = name.rpartition("/")[2]
    for test in ELSEWHERE[name]:
        text = (ROOT / "tests" / test).read_text(encoding="utf-8")
        assert last in text or Path(last).stem.upper() in text, (test, name)


@pytest.mark.parametrize("block", COMMANDS, ids=str)
def test_a_command_is_one_that_there_is(block: Block) -> None:
    """Each `canasta` takes these words, each target, script and file is there, whether or not it is run."""
    for line in lines(block):
        words = shlex.split(line)
        if words[:2] == ["sudo", "-u"]:  # as another user
            words = words[3:]
        while "=" in words[0]:  # a variable for this command
            words.pop(0)
        program, *rest = words
        if program in SYSTEM:
            continue
        if program.endswith("canasta"):
            redirected = next((at for at, word in enumerate(rest) if word in (">", ">>")), None)
            assert understood(rest[:redirected]), line
        elif program == "make":
            assert {word for word in rest if "=" not in word} <= bootstrap.COMMANDS.keys(), line
        elif program.endswith(("python", "python3")):
            file = next((word for word in rest if word.endswith(".py")), None)
            assert file is None or (ROOT / file).is_file() or named_in(block.page, file), line
        else:
            assert program.endswith("pip"), f"{block}: what is {program}?"


def named_in(page: Path, file: str) -> bool:
    return any(block.words == f"file={file}" for block in blocks(page))


def understood(words: list[str]) -> bool:
    """True if the command line takes these words; nothing is done."""
    command: Any = whole_command()
    context: Context | None = None
    while True:
        context = command.make_context(words[0] if words else "canasta", list(words), parent=context)
        rest = [*context._protected_args, *context.args] if hasattr(command, "resolve_command") else []
        if not rest:
            return True
        _, command, words = command.resolve_command(context, rest)


@pytest.mark.parametrize("block", [block for block in COMMANDS if block.words == "run"], ids=str)
def test_a_command_does_what_it_shows(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside an empty database, where the command looks for it."""

    async def made(file: Path) -> None:
        file.parent.mkdir(parents=True)
        await (await Store.open(str(file))).close()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    asyncio.run(made(tmp_path / "data" / "canasta" / "tables.sqlite"))
    parts = block.code.split("$ ")[1:] if "$ " in block.code else block.code.splitlines(keepends=True)
    for part in parts:
        line, _, shown = part.partition("\n")
        name, *words = shlex.split(line)
        assert name == "canasta", line
        done = run(*words)
        assert (done.status, done.err) == (0, ""), line
        assert [expected for expected in shown.splitlines() if expected not in done.out] == [], line


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "toml"], ids=str)
def test_toml_can_be_read(block: Block) -> None:
    if not block.words.startswith(("file=", "in=")):  # those are lines of a file
        assert tomllib.loads(block.code)


def test_the_settings_shown_are_settings(tmp_path: Path) -> None:
    (block,) = [block for block in blocks(DOCS / "reference" / "settings.md") if block.language == "toml"]
    file = tmp_path / "serve.toml"
    file.write_text(block.code, encoding="utf-8")
    values = found(SETTINGS, {}, {}, file)
    assert {name: values[name].value for name in ("port", "proxy")} == {"port": 8642, "proxy": "127.0.0.1"}


def test_the_refusal_shown_is_that_refusal() -> None:
    (block,) = [block for block in blocks(DOCS / "reference" / "refusals.md") if block.language == "python"]
    names: dict[str, Any] = {"deal": deal_of("clasica", hand="K K K 9 9 2 5", scores=[1500, 0], phase="play")}
    first, *others = block.code.splitlines()
    exec(first, names)  # noqa: S102 - our own page
    for line in others:
        said, _, shown = line.partition("  # ")
        value = eval(said, names)  # noqa: S307 - our own page
        assert str(value).replace("'", '"') == shown
