// Adds random numbers of this browser to every shuffle, by itself, once the dealer is bound to its secret: so nobody,
// the server included, can have chosen the order of the cards (docs/reference/shuffle.md).
import type { TableState } from "../wire/game.svelte";
import type { TableInfo } from "../wire/types";
import { keepAdded } from "./seals";

const BYTES = 32;

/** A shuffle that waits for this player: its deal (0: the draw for seats) and its seal; null where there is none. */
export function openShuffle(info: TableInfo, player: number): { deal: number; seal: string } | null {
  const { stage, commitment, spread } = info;
  if (!commitment || info.settings.seed) return null; // cards from a seed are to be the same again
  const seat = info.chairs[player]?.seat ?? null;
  const place = stage === "draw" && spread?.rounds.length === 0 ? player : stage === "shuffle" ? seat : null;
  if (place === null || info.contributed[place] !== false) return null;
  return { deal: stage === "draw" ? 0 : info.deal, seal: commitment };
}

/** So many random bytes of the browser's as a text that can be added. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** To be told whenever the table has changed. */
export class ShuffleShare {
  readonly #table: TableState;
  readonly #sent = new Set<string>();

  constructor(table: TableState) {
    this.#table = table;
  }

  look(info: TableInfo, player: number | null): void {
    const open = player === null ? null : openShuffle(info, player);
    if (!open || this.#sent.has(open.seal)) return;
    this.#sent.add(open.seal);
    const text = randomText();
    void this.#table.send({ do: "contribute", text }).then((told) => {
      if (told.t === "ack") keepAdded(this.#table.table, open.deal, open.seal, text);
    });
  }
}
