// Which files of the catalogue are read, in which language; a change of language reads the same files in the other.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { TextKey } from "./textkeys";
import { settings } from "../shell/settings.svelte";
import type { Lang } from "./languages";
import { number } from "./numbers";

export type Args = Record<string, string | number>;
type Source = () => Promise<string>;

const sources = import.meta.glob("../../../src/canasta/texts/*/web*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Source>;

const needed = new Set<string>(["web"]);
/** The files whose texts are shown. */
let there: ReadonlySet<string> = new Set();
const read = new Map<string, Promise<FluentResource>>();
let shown: { lang: Lang; bundle: FluentBundle } | null = $state.raw(null);
/** Apart from the texts, so that what hangs on the language alone does not begin again when more texts are there. */
let spoken: Lang | null = $state(null);

/** A number in a sentence, written our way; it still chooses plurals as a number. */
class OurNumber extends FluentNumber {
  readonly #lang: Lang;
  constructor(value: number, lang: Lang) {
    super(value);
    this.#lang = lang;
  }
  override toString(): string {
    return number(this.#lang, this.value);
  }
}

function sourceOf(lang: Lang, name: string): Promise<FluentResource> {
  const path = `../../../src/canasta/texts/${lang}/${name}.ftl`;
  if (!read.has(path)) {
    const text = sources[path]?.() ?? Promise.reject(new Error(`there is no text file ${path}`));
    const parsed = text.then((source) => new FluentResource(source));
    parsed.catch(() => read.delete(path));
    read.set(path, parsed);
  }
  return read.get(path)!;
}

/** Read what is needed in this language, then show it. To be awaited once before the page is shown. */
export async function loadTexts(lang: Lang = settings.lang): Promise<void> {
  const names = [...needed];
  const resources = await Promise.all(names.map((name) => sourceOf(lang, name)));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  if (lang === settings.lang) [shown, spoken, there] = [{ lang, bundle }, lang, new Set(names)];
}

/** From now on the texts of these files are needed too (`web_table`); resolved when they are there. */
export async function needTexts(...names: readonly string[]): Promise<void> {
  if (names.every((name) => there.has(name))) return;
  for (const name of names) needed.add(name);
  try {
    await loadTexts();
  } catch (problem) {
    for (const name of names) if (!there.has(name)) needed.delete(name); // the other texts do not wait for them
    throw problem;
  }
}

/** What any text may say besides its own variables; a component that sets it takes it back. */
let around: Args = $state.raw({});

/** From now on every text has these variables too, such as who enters the competition that is shown. */
export function speakOf(args: Args): void {
  around = args;
}

/** The language in which the page is shown now. */
export function lang(): Lang {
  return spoken ?? settings.lang;
}

/** Keys of the catalogue alone: one that is composed stays where some key is like it (`table-do-${string}`). */
type Known<K extends string> = K extends string ? ([Extract<TextKey, K>] extends [never] ? never : K) : never;

/** A message of the catalogue in the language of the page. A key that is missing is shown as it is. */
export function t(key: TextKey, args?: Args): string;
export function t<K extends string>(key: K & Known<K>, args?: Args): string;
export function t(key: string, args?: Args): string {
  if (!shown) return key;
  const { bundle, lang } = shown;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries({ ...around, ...args })) {
    filled[name] = typeof value === "number" ? new OurNumber(value, lang) : value;
  }
  return bundle.formatPattern(pattern, filled, []);
}

/** A whole number as this language writes it. */
export function n(value: number): string {
  return number(lang(), value);
}
