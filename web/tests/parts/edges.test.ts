import { expect, test } from "vitest";
import { edges } from "../../src/parts/edges";

/** A frame around something that scrolls, whose content is as high as told. */
function scrolling(high: number) {
  const frame = document.createElement("div");
  const scroller = frame.appendChild(document.createElement("div"));
  const card = scroller.appendChild(document.createElement("div"));
  const sizes = { scrollHeight: high, clientHeight: 100 };
  Object.defineProperties(scroller, {
    scrollHeight: { get: () => sizes.scrollHeight },
    clientHeight: { get: () => sizes.clientHeight },
  });
  return { frame, scroller, card, sizes };
}

test("what is below is marked, and no longer once what moved has come to rest", () => {
  const { frame, scroller, card, sizes } = scrolling(140);
  const leave = edges(scroller);
  scroller.dispatchEvent(new Event("scroll"));
  expect(frame.hasAttribute("data-below")).toBe(true);
  sizes.scrollHeight = 100;
  card.dispatchEvent(new Event("transitionend", { bubbles: true }));
  expect(frame.hasAttribute("data-below")).toBe(false);
  leave();
  sizes.scrollHeight = 140;
  card.dispatchEvent(new Event("transitionend", { bubbles: true }));
  expect(frame.hasAttribute("data-below")).toBe(false);
});
