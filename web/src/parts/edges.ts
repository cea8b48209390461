// What scrolls shows that there is more: the frame around it is marked `data-above` and `data-below`.

/** Whether it lets something lie elsewhere than where it belongs. */
function moves({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.getKeyframes().some((one) => "transform" in one || "translate" in one);
}

/** For the element that scrolls; its parent is the frame. */
export function edges(scroller: HTMLElement): () => void {
  const frame = scroller.parentElement;
  let waits = false;
  const look = (): void => {
    if (waits) return;
    const moving = scroller.getAnimations({ subtree: true }).filter(moves);
    waits = moving.length > 0;
    if (waits) {
      // it sticks out where it is now
      void Promise.allSettled(moving.map((one) => one.finished)).then(() => {
        waits = false;
        look();
      });
      return;
    }
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    frame?.toggleAttribute("data-above", scroller.scrollTop > 2);
    frame?.toggleAttribute("data-below", left > 2);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => [scroller, ...scroller.children].forEach((one) => sizes.observe(one));
  const parts = new MutationObserver(watch);
  parts.observe(scroller, { childList: true });
  scroller.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    scroller.removeEventListener("scroll", look);
  };
}
