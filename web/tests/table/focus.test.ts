import { expect, test, vi } from "vitest";
import { keepFocus } from "../../src/table/focus";

test("the table holds the focus only until there is a card to have it", async () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Begin</button></main>';
  const root = document.querySelector("main")!;
  const stop = keepFocus(root);
  root.querySelector("button")!.focus();
  root.querySelector("button")!.remove(); // the cards are shuffled meanwhile: there is nothing to go to
  await vi.waitFor(() => expect(document.activeElement).toBe(root));
  root.innerHTML = '<div role="option" tabindex="0">Seven</div>';
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("option"));
  stop();
  document.body.innerHTML = "";
});
