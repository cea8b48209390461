// The figures of kings, queens, jacks and jokers: fetched once, after the first picture of a page that shows one of them, and
// kept in the document, where every card refers to them. Until then, and without them, such a card shows its suit or a cap.

let asked = false;
let there = $state(false);

/** Whether the figures can be drawn. */
export function courtsReady(): boolean {
  return there;
}

/** Fetch the figures when the page has nothing better to do; what failed is tried again by the next card. */
export function askForCourts(): void {
  if (asked) return;
  asked = true;
  const fetchThem = (): void =>
    void import("virtual:courts").then(
      ({ default: drawn }) => keep(drawn),
      () => (asked = false),
    );
  // Not every browser says when it is idle.
  requestAnimationFrame(() =>
    "requestIdleCallback" in window ? requestIdleCallback(fetchThem, { timeout: 2000 }) : setTimeout(fetchThem, 300),
  );
}

function keep(drawn: string): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = `<svg aria-hidden="true" focusable="false"><defs>${drawn}</defs></svg>`;
  document.body.append(holder);
  there = true;
}
