"""axe-core over a page: what it finds against the guidelines for accessible pages, in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ADDRESS = "/assets/axe.js"  # of the server: a browser keeps what it has read of it from one page to the next

Colours = tuple[str, bool]
"""A theme, and whether with more contrast."""

# Styles are not fetched again: only a rule for pages that forbid turning the phone would read them.
EVERYTHING = "async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations"

# The preferences that change colours only do it by attributes of the root: what axe finds otherwise stays the same.
RECOLOURED = """async ([theme, more, rules]) => {
  const root = document.documentElement;
  const [before, contrast] = [root.dataset.theme, root.hasAttribute("data-contrast")];
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, *::before, *::after { transition: none !important; }";
  root.dataset.theme = theme;
  root.toggleAttribute("data-contrast", more);
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"], preload: false });
  still.remove();
  root.dataset.theme = before;
  root.toggleAttribute("data-contrast", contrast);
  return violations;
}"""


def violations(page: Page, also: Iterable[Colours] = ()) -> list[str]:
    """A line for each violation, in the colours of the page and in others. The context was made with `bypass_csp`."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(url=ADDRESS)
        page.evaluate("axe.configure({ noHtml: true })")  # what is found is told by its selector
    found = worded(page.evaluate(EVERYTHING))
    for theme, more in also:
        mode = f"{theme}, more contrast" if more else theme
        recoloured = page.evaluate(RECOLOURED, [theme, more, ["color-contrast", "link-in-text-block"]])
        found += [f"{mode}: {line}" for line in worded(recoloured)]
    return found


def worded(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']}: {one['help']} ({', '.join(str(node['target'][0]) for node in one['nodes'][:4])})"
        for one in found
    ]
