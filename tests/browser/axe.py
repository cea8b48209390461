"""axe-core over a page: what it finds against the guidelines for accessible pages, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# The preferences that change colours only do it by attributes of the root: what axe finds otherwise stays the same.
COLOURS = """async ([themes, rules]) => {
  const root = document.documentElement;
  const [theme, contrast] = [root.dataset.theme, root.hasAttribute("data-contrast")];
  const found = {};
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, *::before, *::after { transition: none !important; }";
  for (const one of themes) for (const more of [false, true]) {
    if (one === (theme ?? "light") && more === contrast) continue;  // seen as the page came
    root.dataset.theme = one;
    root.toggleAttribute("data-contrast", more);
    await new Promise(requestAnimationFrame);
    const told = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    found[one + (more ? ", more contrast" : "")] = told.violations;
  }
  still.remove();
  root.dataset.theme = theme;
  root.toggleAttribute("data-contrast", contrast);
  return found;
}"""


def violations(page: Page, *, colours: bool = False) -> list[str]:
    """A line for each violation; `colours`: in every choice of colours. The context was made with `bypass_csp`."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=SCRIPT)
    found = worded(page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"))
    if colours:
        for mode, more in page.evaluate(COLOURS, [["light", "dark"], ["color-contrast", "link-in-text-block"]]).items():
            found += [f"{mode}: {line}" for line in worded(more)]
    return found


def worded(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']}: {one['help']} ({', '.join(str(node['target'][0]) for node in one['nodes'][:4])})"
        for one in found
    ]
