import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Wide from "../../src/parts/Wide.svelte";

let inside = 300;
const children = createRawSnippet(() => ({ render: () => "<table></table>" }));

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly tell: () => void) {}
      observe(): void {
        this.tell();
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(() => inside);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [300, "Ranking", null],
  [420, "Ranking", "0"],
  [420, undefined, null],
])("takes the focus only where it scrolls and has a name: %i pixels, %s", async (width, name, tabindex) => {
  inside = width;
  const { container } = render(Wide, { children, ...(name ? { name } : {}) });
  await vi.waitFor(() => expect(container.firstElementChild?.getAttribute("tabindex")).toBe(tabindex));
  expect(screen.queryByRole("group")?.getAttribute("aria-label")).toBe(name);
});
