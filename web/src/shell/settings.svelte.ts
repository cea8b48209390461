// What this person prefers, kept in this browser.
import { load, save } from "./storage";
import { LANGUAGES, type Lang } from "../texts/languages";

export type Theme = "auto" | "light" | "dark";
export type Warnings = "auto" | "always" | "never";

export const BACKS = ["lattice", "waves", "rays"] as const;
export const FELTS = ["green", "blue", "wine"] as const;
export const INKS = ["two", "four"] as const;
export const FACES = ["auto", "classic", "large"] as const;
export const ORDERS = ["rank", "drawn", "own"] as const;
/** Values out of which one is chosen; what was kept and is none of them is as at first. */
const CHOICES = {
  lang: LANGUAGES,
  theme: ["auto", "light", "dark"],
  warnings: ["auto", "always", "never"],
  order: ORDERS,
  inks: INKS,
  faces: FACES,
  back: BACKS,
  felt: FELTS,
} as const;

export interface Preferences {
  lang: Lang;
  /** How fast cards fly, 0 (not at all) to 4; use `flightSpeed()`, which respects reduced motion. */
  speed: number;
  sound: boolean;
  largeCards: boolean;
  /** Larger still, with `largeCards`. */
  hugeCards: boolean;
  /** How the own hand lies: sorted, as the cards came, or as this person puts them. */
  order: "rank" | "drawn" | "own";
  /** What is pressed lies on the left. */
  leftHanded: boolean;
  /** Whether letters and figures do something at the table. */
  letters: boolean;
  back: (typeof BACKS)[number];
  felt: (typeof FELTS)[number];
  /** How many colours the suits have. */
  inks: (typeof INKS)[number];
  /** The face of a card: traditional, with a large index, or by its width. */
  faces: (typeof FACES)[number];
  contrast: boolean;
  theme: Theme;
  /** How far the reasons of hints go, 1 to 3; 0: by the level of the bots. */
  depth: number;
  /** Whether the table warns before a blunder; `auto`: only against the weaker bots. */
  warnings: Warnings;
  name: string;
  avatar: string;
}

const MOTION = "(prefers-reduced-motion: reduce)";

function firstLang(): Lang {
  const asked = (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((code): code is Lang => code !== "en" && (LANGUAGES as readonly string[]).includes(code)) ?? "en";
}

export const ORDINARY: Preferences = {
  lang: firstLang(),
  speed: 1,
  sound: true,
  largeCards: false,
  hugeCards: false,
  order: "rank",
  leftHanded: false,
  letters: true,
  back: "lattice",
  felt: "green",
  inks: "two",
  faces: "auto",
  contrast: false,
  theme: "auto",
  depth: 0,
  warnings: "auto",
  name: "",
  avatar: "",
};

/** What was kept, as far as it still makes sense. */
export function kept(read: unknown): Preferences {
  const found = { ...ORDINARY };
  for (const name of Object.keys(ORDINARY) as (keyof Preferences)[]) {
    const value = (read as Record<string, unknown> | null)?.[name];
    if (typeof value === typeof ORDINARY[name]) Object.assign(found, { [name]: value });
  }
  for (const name of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    if (!(CHOICES[name] as readonly string[]).includes(found[name])) Object.assign(found, { [name]: ORDINARY[name] });
  }
  if (![0, 1, 2, 3].includes(found.depth)) found.depth = 0;
  found.speed = Math.min(4, Math.max(0, found.speed));
  return found;
}

export const settings: Preferences = $state(kept(load("preferences")));

let reduced = $state(matchMedia(MOTION).matches);
matchMedia(MOTION).addEventListener("change", (event) => (reduced = event.matches));

/** How fast cards fly: 1 is ordinary, 4 four times as fast, 0 not at all. */
export function flightSpeed(): number {
  return reduced ? 0 : settings.speed;
}

/** Keep every change, and let the style sheets see what concerns them, as attributes of the root element. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      save("preferences", settings);
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset.theme = settings.theme;
      root.dataset.back = settings.back;
      root.dataset.felt = settings.felt;
      root.toggleAttribute("data-left", settings.leftHanded);
      root.toggleAttribute("data-contrast", settings.contrast);
      root.toggleAttribute("data-large-cards", settings.largeCards);
      // large cards are for eyes that need a large index too
      root.dataset.faces = settings.faces === "auto" && settings.largeCards ? "large" : settings.faces;
      root.dataset.inks = settings.inks;
      root.toggleAttribute("data-still", flightSpeed() === 0);
    });
  });
}
