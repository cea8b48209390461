"""axe-core over a page: what it finds against the guidelines for accessible pages, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """A line for each violation; the page's context must have been made with `bypass_csp`."""
    page.add_script_tag(path=SCRIPT)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {one['help']} ({', '.join(str(node['target'][0]) for node in one['nodes'][:4])})"
        for one in found
    ]
