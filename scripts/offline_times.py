"""Times of bots in a browser: ``python scripts/offline_times.py [GAME …]`` prints a table; all nine forms without one.

Chromium plays at the page's own worker (Python in WebAssembly): a person follows the hints, and bots act. Each action
and hint is timed twice: as it is waited for, and as the time of the processor that the worker's thread took (Linux),
which other work on the machine changes little. Hints where leave to go out may be asked or given are counted by
themselves. Needs the packages of requirements/dev.txt, a Chromium and the built page (``make web``).
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from pocket_deals import GAMES
from posing import ROOT, chromium, served

from canasta.server.wire.commands import PROTOCOL

WORKER = "DedicatedWorker"  # the name of its thread, as the system cuts it off
LIMIT_MS = 1000
# The page's worker, and a player who follows the hints at tables of it until so many seconds of the processor are
# spent; gives back [what, waited, processor] of each answer, in milliseconds.
BEGUN = """async ([script, protocol]) => {
  const worker = new Worker(script, { type: "module", name: "/" });
  const answers = new Map();
  let told = [], count = 0, match = 0, view = null, stage = "", last = [0, 0], wake = () => {}, hinted = null;
  let [line, failure] = [Promise.resolve(), null];
  const now = async () => [performance.now(), await window.processor()];
  const took = async (what) => {
    const [at, spent] = await now();
    told.push([what, at - last[0], spent - last[1]]);
    last = [at, spent];
  };
  const heard = async (data) => {
    if (data.tell === "answer") answers.get(data.n)(JSON.parse(data.body));
    if (data.tell !== "frame" || data.n !== match || data.frame === null) return;
    const frame = JSON.parse(data.frame);
    const twice = frame.id?.startsWith("next"); // more than one answer may say that the deal is over
    if (["bye", "refused", "failed"].includes(frame.t) && !twice) throw new Error(frame.message ?? frame.t);
    if (frame.t === "did" && frame.by) await took("action");
    else if (frame.t === "did") last = await now(); // the person's own, player 0
    if (frame.t === "hinted") {
      await took(["ask", "yes"].some((one) => view.legal.includes(one)) ? "leave" : "hint");
      hinted = frame.action;
    }
    if (frame.t === "welcome" || frame.t === "did") [view, stage] = [frame.view, frame.table?.stage ?? stage];
    wake();
  };
  const until = (holds) =>
    new Promise((go, failed) => {
      wake = () => (failure ? failed(failure) : holds() && go());
      wake();
    });
  await new Promise((go, failed) => {
    worker.onmessage = ({ data }) => (data.tell === "ready" ? go() : failed(new Error(data.why)));
  });
  worker.onmessage = ({ data }) => {
    line = line.then(() => heard(data)).catch((why) => {
      failure = why;
      wake();
    });
  };
  const ask = (path, body) =>
    new Promise((go) => {
      answers.set(++count, go);
      const asked = { method: "POST", path, query: {}, body: JSON.stringify(body), key: null };
      worker.postMessage({ say: "ask", n: count, ...asked });
    });
  window.play = async ([rules, bots, seconds]) => {
    const end = (await window.processor()) + 1000 * seconds;
    told = [];
    for (let played = 1; (await window.processor()) < end; played++) {
      const settings = { rules, bots, ceremony: "short", pace: 0, turn_seconds: 0, seed: `times ${played}` };
      const { table, key } = await ask("/api/tables", { settings, name: "Ana", avatar: "owl" });
      const say = (command) => worker.postMessage({ say: "frame", n: match, table, frame: JSON.stringify(command) });
      let said = 0;
      [view, stage] = [null, ""];
      match++;
      say({ do: "hello", protocol, key, lang: "en" });
      await until(() => stage);
      say({ do: "begin", id: "begin" });
      while ((await window.processor()) < end && stage !== "finished") {
        await until(() => ["between", "finished"].includes(stage) || (stage === "play" && view?.legal.length));
        if (stage === "play") {
          hinted = null;
          last = await now();
          say({ do: "hint", id: `hint-${++said}` });
          await until(() => hinted);
          view = { ...view, legal: [] };
          last = await now();
          say({ do: "play", id: `play-${said}`, action: hinted });
        } else if (stage === "between") {
          stage = "";
          last = await now();
          say({ do: "next", id: `next-${++said}` });
        }
      }
      worker.postMessage({ say: "close", n: match });
    }
    return told;
  };
}"""


class Stopwatch:
    """The processor time of the worker's thread of our own browser, in milliseconds; 0 where there is none to read."""

    def __init__(self) -> None:
        self.thread: Path | None = None

    def read(self) -> float:
        if self.thread is None or not self.thread.exists():
            self.thread = next((task / "schedstat" for task in workers() if is_ours(task.parents[1])), None)
        return int(self.thread.read_text().split()[0]) / 1e6 if self.thread else 0.0


def workers() -> Iterator[Path]:
    """The threads of workers of all browsers on this machine."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            for name in process.glob("task/*/comm"):
                if name.read_text().strip() == WORKER:
                    yield name.parent


def is_ours(process: Path) -> bool:
    """True if this process has begun it, or one that this process has begun."""
    while process.name not in ("0", "1"):
        if process.name == str(os.getpid()):
            return True
        process = process.parent / (process / "stat").read_text().rpartition(")")[2].split()[1]
    return False


def told(game: str, bots: str, what: str, found: list[list[Any]]) -> None:
    """A line of the table: how many, and median, p99 and worst, of the processor and as waited for."""
    some = [one[1:] for one in found if one[0] == what]
    cells = [f"{len(some):>6}"]
    for times in (sorted(spent for _, spent in some), sorted(waited for waited, _ in some)):
        cells += [f"{times[min(len(times) - 1, int(len(times) * part))]:>8.0f}" for part in (0.5, 0.99, 1) if times]
    print(f"{game:20} {bots:8} {what:8}{''.join(cells)}", flush=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all nine forms without one")
    parser.add_argument("--bots", action="append", help="a level; tuned without it")
    parser.add_argument("--seconds", type=int, default=20, help="of the processor, for each game and level")
    parser.add_argument("--client", type=Path, help="a page built elsewhere")
    asked = parser.parse_args(words)
    worst = 0.0
    print(f"ms: number, then median, p99 and worst of the processor, then as waited for; load {os.getloadavg()[0]:.1f}")
    with served(asked.client) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        script = next((asked.client or ROOT / "build" / "client").glob("assets/python-*.js"))
        page = browser.new_page()
        page.expose_function("processor", Stopwatch().read)
        page.goto(f"{url}/offline")
        page.evaluate(BEGUN, [f"/assets/{script.name}", PROTOCOL])
        for game, bots in itertools.product(asked.games or GAMES, asked.bots or ["tuned"]):
            found = page.evaluate("play", [game, bots, asked.seconds])
            for what in ("action", "hint", "leave"):
                told(game, bots, what, found)
            worst = max(worst, *(spent for _, _, spent in found))
        browser.close()
    print(f"the longest: {worst:.0f} ms; load {os.getloadavg()[0]:.1f}")
    return int(worst > LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
