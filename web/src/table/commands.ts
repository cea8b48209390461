// What can be done at the table, each once: its key, its words in the list of keys, what it does, and its button if the
// row of actions has one for it. What is done with the cards that are selected has buttons of its own (Actions.svelte).
import { getContext, setContext } from "svelte";
import type { IconName } from "../parts/Icon.svelte";
import { t } from "../texts";
import { plain } from "./keys";
import type { Play } from "./play.svelte";

/** What commands act on. A lesson or a puzzle has only the play. */
export interface Desk {
  readonly play: Play;
  /** Ask for a hint, where hints may be asked for. */
  readonly hint?: (() => void) | undefined;
  /** The answer to that takes a while. */
  readonly thinking?: boolean;
  /** Let the cards of the last turns move again; `turn` is the number of the one that does so now. */
  readonly again?: (() => void) | undefined;
  readonly turn?: number | null;
  readonly open?: (what: "log" | "keys") => void;
}

export interface Command {
  /** The list of keys says `table-key-ID`. */
  readonly id: string;
  /** As `KeyboardEvent.key` has it, letters small. */
  readonly key: string;
  /** How the list of keys writes it, where that is another sign. */
  readonly sign?: string;
  readonly do: (desk: Desk) => void;
  readonly button?: { readonly icon: IconName; readonly words: (desk: Desk) => string; readonly when: (desk: Desk) => boolean };
}

/** In the order of the list of keys, and of the buttons. */
export const COMMANDS: readonly Command[] = [
  { id: "stock", key: "s", do: ({ play }) => void play.at("stock") },
  { id: "pile", key: "p", do: ({ play }) => void play.at("pile") },
  { id: "meld", key: "m", do: ({ play }) => void play.at("new") },
  { id: "add", key: "l", do: ({ play }) => void play.addFirst() },
  { id: "discard", key: "d", do: ({ play }) => void play.at("pile") },
  { id: "ask", key: "g", do: ({ play }) => void play.at("ask") },
  { id: "pass", key: "n", do: ({ play }) => void play.at("pass") },
  { id: "enter", key: "Enter", sign: "↵", do: ({ play }) => void play.doFirst() },
  {
    id: "back",
    key: "Backspace",
    sign: "⌫",
    do: ({ play }) => play.takeBack(),
    button: { icon: "undo", words: () => t("table-take-back"), when: ({ play }) => play.slip || (play.ready.length > 0 && !play.opening) },
  },
  {
    id: "clear",
    key: "Escape",
    sign: "Esc",
    do: ({ play }) => play.clear(),
    button: {
      icon: "close",
      words: ({ play }) => t("table-clear", { cards: play.selection.length }),
      when: ({ play }) => play.selection.length > 0,
    },
  },
  {
    id: "hint",
    key: "h",
    do: ({ hint }) => hint?.(),
    button: {
      icon: "hint",
      words: ({ thinking }) => t(thinking ? "table-hint-thinking" : "table-hint"),
      when: ({ hint, play }) => hint !== undefined && play.mine,
    },
  },
  { id: "log", key: "r", do: ({ open }) => open?.("log") },
  { id: "again", key: "v", do: ({ again }) => again?.() },
  { id: "help", key: "?", do: ({ open }) => open?.("keys") },
];

/** The command of a key at the table; null in a field, in a dialog, and where Enter presses what has the focus. */
export function commandOf(event: KeyboardEvent): Command | null {
  const target = event.target as Element | null;
  if (!plain(event) || target?.closest?.("input, textarea, select, dialog")) return null;
  if (event.key === "Enter" && target?.closest?.("button, a, summary")) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return COMMANDS.find((command) => command.key === key) ?? null;
}

const DESK = Symbol("desk");

/** Let the parts of a table do its commands. Call it while the table is made. */
export const provideDesk = (desk: Desk): Desk => setContext(DESK, desk);

/** What the commands of the table around act on; only the play where nothing was provided. */
export const deskOf = (play: Play): Desk => getContext<Desk | undefined>(DESK) ?? { play };
