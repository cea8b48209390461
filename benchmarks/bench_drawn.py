"""How long an action takes until four browsers have drawn it, while other tables are played.

    python benchmarks/bench_drawn.py                     200 other tables, an action a second for a minute

Four pages of one Chromium sit at a table whose players act over sockets of their own. An action is *drawn* at a page
when the frame is out in which its view changed after the message came; the time runs from handing the command to the
socket until the last of the four pages has drawn. Cards do not fly. Needs the built page (`make web`) and Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench_tables import crowd, play, settle, show, waits
from players import Players, Tally
from playwright.async_api import Browser, Page, async_playwright
from served import Served, raise_limits

from canasta.server.web.config import client_folder

GOAL_MS = 100.0
AWAKE = ("--disable-background-timer-throttling", "--disable-renderer-backgrounding")
PREFERENCES = {"speed": 0, "sound": False, "name": "Ana", "avatar": "owl", "lang": "en"}
# When a message was told and its change drawn, by its number: milliseconds since 1970.
WATCH = """
window.drawn = {};
window.come = {};
let awaited = null;
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (event) => {
      const told = JSON.parse(event.data);
      if (told.t !== "did") return;
      awaited = told.seq;
      window.come[told.seq] = Date.now();
    });
  }
};
function look() {
  if (awaited === null) return;
  const seq = awaited;
  awaited = null;
  requestAnimationFrame(() => {
    const after = new MessageChannel(); // its message comes when the frame is out
    after.port1.onmessage = () => (window.drawn[seq] = Date.now());
    after.port2.postMessage(0);
  });
}
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


async def open_page(browser: Browser, host: str, table: str, key: str) -> Page:
    """A browser of its own at a seat, its cards on the screen."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    await context.add_init_script(WATCH)
    kept = json.dumps(json.dumps(PREFERENCES))
    await context.add_init_script(f'localStorage.setItem("canasta.preferences", {kept})')
    page = await context.new_page()
    await page.goto(f"http://{host}/t/{table}#k={key}")
    await page.locator("[role=listbox] [role=option]").first.wait_for(timeout=60_000)
    return page


async def drive(watched: Players, seconds: float, rate: float) -> dict[int, float]:
    """Act at that rate; when each input was sent, by its number."""
    sent: dict[int, float] = {}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(1 / rate)
        if not watched.busy:
            now = time.time() * 1000
            watched.act()
            if watched.busy:
                sent[watched.awaited] = now
    await asyncio.sleep(2)
    return sent


async def measure(folder: Path, client: Path, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Everything; waits in milliseconds."""
    tally = Tally()
    with Served(folder, page=client) as server:
        watched, *others = await crowd(server, tally, tables + 1)
        async with async_playwright() as playwright:
            found = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
            sandbox = [] if not hasattr(os, "geteuid") or os.geteuid() else ["--no-sandbox"]
            browser = await playwright.chromium.launch(executable_path=found, args=[*AWAKE, *sandbox])
            pages = [
                await open_page(browser, server.host, watched.url.rpartition("/")[2], seat.key)
                for seat in watched.seats
            ]
            show("four pages are open")
            settle()
            tally.measuring = True
            before = server.cost()
            loading = asyncio.create_task(play(others, tally, seconds + 2, 0.5))
            sent = await drive(watched, seconds, rate)
            await loading
            after = server.cost()
            drawn = [await page.evaluate("window.drawn") for page in pages]
            come = [await page.evaluate("window.come") for page in pages]
            await browser.close()
        for players in (watched, *others):
            players.leave()
    missing = sum(str(seq) not in found for seq in sent for found in drawn)
    whole = [seq for seq in sent if all(str(seq) in found for found in drawn)]
    return {
        "tables": tables,
        "actions": len(sent),
        "not_drawn": missing,
        "drawn_ms": waits([max(found[str(seq)] for found in drawn) / 1000 - sent[seq] / 1000 for seq in whole]),
        "come_ms": waits([max(found[str(seq)] for found in come) / 1000 - sent[seq] / 1000 for seq in whole]),
        "others_ms": waits(tally.broadcasts),
        "faults": tally.faults,
        "server_cpu": None if before is None or after is None else round((after.seconds - before.seconds) / seconds, 3),
        "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def report(found: dict[str, Any]) -> str:
    """In words and a table."""
    out = [
        (
            f"{found['actions']} actions at a table of four browsers, {found['tables']} other tables at 0.5 actions "
            f"a second; load of the machine {found['load_average']}"
        ),
        f"{'':<36} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'worst':>8}",
    ]
    for name, key in (
        ("drawn by the last of four browsers", "drawn_ms"),
        ("come to the last of four browsers", "come_ms"),
        ("broadcast at the other tables", "others_ms"),
    ):
        out.append(f"{name:<36} " + " ".join(f"{value:>8.1f}" for value in found[key].values()))
    p95 = found["drawn_ms"].get("p95", float("inf"))
    out.append(f"goal p95 <= {GOAL_MS:.0f} ms: {'met' if p95 <= GOAL_MS else 'NOT met'}")
    out.append(
        f"not drawn: {found['not_drawn']}; faults: {found['faults'] or 'none'}; server {found['server_cpu']} of a core"
    )
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="other tables in play (200)")
    parser.add_argument("--seconds", type=float, default=60, help="how long is measured (60)")
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second at the table that is watched (1)")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    asked = parser.parse_args()
    client = client_folder()
    if client is None:
        parser.error("there is no built page: `make web` builds it")
    if not (0 <= asked.tables <= 5000 and 0 < asked.seconds <= 600 and 0 < asked.rate <= 5):
        parser.error("expected at most 5000 tables, 600 seconds and 5 actions a second")
    raise_limits()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), client, asked.tables, asked.seconds, asked.rate))
    show("")
    print(report(found))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1) + "\n")
    if not found["drawn_ms"]:
        sys.exit("nothing was drawn")


if __name__ == "__main__":
    main()
