type Tell = (width: number, height: number) => void;

const tells = new WeakMap<Element, Tell>();
/** One for all: what is told changes the page, so everything is read before anything is told. */
const sizes = new ResizeObserver((changed) => {
  const read = changed.map(({ target }) => [tells.get(target), target.clientWidth, target.clientHeight] as const);
  for (const [tell, width, height] of read) tell?.(width, height);
});

/**
 * Tells how large the inside of an element is, at first and whenever that changes: once the browser has laid it out. Who
 * asks before, as a binding does, has the page laid out for that alone, in the middle of building it.
 */
export function sized(tell: Tell): (element: HTMLElement) => () => void {
  return (element) => {
    tells.set(element, tell);
    sizes.observe(element);
    return () => sizes.unobserve(element);
  };
}
