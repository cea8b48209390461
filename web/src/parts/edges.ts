// What scrolls shows that there is more: the frame around it is marked `data-above` and `data-below`.

/** For the element that scrolls; its parent is the frame. */
export function edges(scroller: HTMLElement): () => void {
  const frame = scroller.parentElement;
  const look = (): void => {
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    frame?.toggleAttribute("data-above", scroller.scrollTop > 2);
    frame?.toggleAttribute("data-below", left > 2);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => [scroller, ...scroller.children].forEach((one) => sizes.observe(one));
  const parts = new MutationObserver(watch);
  parts.observe(scroller, { childList: true });
  scroller.addEventListener("scroll", look, { passive: true });
  // What still moved when sizes changed stuck out where it was then.
  scroller.addEventListener("transitionend", look);
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    scroller.removeEventListener("scroll", look);
    scroller.removeEventListener("transitionend", look);
  };
}
