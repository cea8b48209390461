// The figures of the cards, in one module that the page loads after its first picture (src/cards/courts.svelte.ts). Kings,
// queens and jacks are of a deck that Adrian Kennard drew and gave to all (CC0), as a package of npm has it: the build takes
// one half of each, with whole numbers and with inks instead of colours, and Card.svelte draws the other by a half turn.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import shapes from "../src/canasta/svg/shapes.json" with { type: "json" };
import { rounded } from "./rounded.ts";

const DECK = new URL("node_modules/@letele/playing-cards/dist/index.esm.js", import.meta.url);
/** Of our own, in the same inks. */
const JOKER = new URL("src/cards/joker.svg", import.meta.url);
const NAME = "virtual:courts";
/** A figure is drawn in a box of 1300 × 2000: three quarters of that are finer than any screen shows a card. */
const SCALE = 0.75;
/** The inks of areas, by the colour that the package has; Card.svelte says what they are. */
const INKS: Record<string, string> = {
  "#FC4": "var(--court-gold)",
  red: "var(--court-red)",
  "#44F": "var(--court-blue)",
  "": "var(--card-ink)",
};
const LINE = 'fill="none" stroke="var(--court-line)" stroke-linecap="round" stroke-linejoin="round"';

type Attributes = Record<string, string | number | undefined>;
type Node = string | null;

/** The module `virtual:courts`: a string of SVG groups `court-Ks` and so on. */
export function courts(): Plugin {
  return {
    name: "canasta-courts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(drawn())}` : null),
  };
}

/** The groups of all twelve, the suits on their clothes, and the joker. */
function drawn(): string {
  const deck = drawings();
  const suits = Object.entries(shapes.suits).map(
    ([suit, d]) => `<path id="court-${suit}" fill="${INKS["hd".includes(suit) ? "red" : ""]}" d="${d}"/>`,
  );
  const figures = [..."SHDC"].flatMap((suit) =>
    [..."JQK"].map((rank) => figure(deck[suit + rank.toLowerCase()]!, rank + suit.toLowerCase())),
  );
  const joker = readFileSync(JOKER, "utf8").replace(/<!--.*?-->|\n\s*/gs, "");
  return [...suits, ...figures, joker].join("");
}

/** The package as SVG text by its own names: its components are called with a React that writes text. */
function drawings(): Record<string, string> {
  const source = readFileSync(DECK, "utf8")
    .replace(/^import .*$/gm, "")
    .replace(/export \{(.*?)\};/s, (_, names: string) => `return {${names.replace(/(\w+) as (\w+)/g, "$2: $1")}}`);
  const createElement = (tag: string, told: Attributes | null, ...inside: Node[]): string => {
    const attributes = Object.entries(told ?? {}).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${attributes.join("")}>${inside.filter(Boolean).join("")}</${tag}>`;
  };
  const make = new Function("React", "_extends", source) as (
    react: object,
    extend: typeof Object.assign,
  ) => Record<string, (told: object) => string>;
  return Object.fromEntries(Object.entries(make({ createElement }, Object.assign)).map(([name, draw]) => [name, draw({})]));
}

/** One half of a figure: its layers in the order in which the card lays them, each a symbol in the figure's box. */
function figure(svg: string, card: string): string {
  const layers = new Map(
    [...svg.matchAll(/<symbol id="([^"]+)" preserveAspectRatio="none" viewBox="0 0 1300 2000">(.*?)<\/symbol>/gs)].map(([, id, inside]) => [
      id!,
      inside!,
    ]),
  );
  const order = new Set([...svg.slice(svg.indexOf("</defs>")).matchAll(/xlinkHref="#([^"]+)"/g)].map(([, id]) => id!));
  const shapes = [...order].flatMap((id) =>
    [...(layers.get(id) ?? "").matchAll(/<(path|use)([^>]*)>/g)].map(([, tag, told]) => shape(tag!, told!, card.charAt(1))),
  );
  return `<g id="court-${card}">${shapes.join("")}</g>`;
}

function shape(tag: string, told: string, suit: string): string {
  const of = Object.fromEntries([...told.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
  // A suit of the costume, which the page draws: its box is 1200 wide there and 100 here.
  if (tag === "use")
    return `<use href="#court-${suit}" transform="scale(${SCALE}) ${of.transform ?? ""} scale(${Number(of.height) / 100})"/>`;
  const d = rounded(of.d!, SCALE);
  if (of.fill === "none") return `<path ${LINE} stroke-width="${of.strokeWidth === "3" ? 3 : 5}" d="${d}"/>`;
  return `<path fill="${INKS[of.fill ?? ""]}" d="${d}"/>`;
}
