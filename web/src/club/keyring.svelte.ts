// The competitions, score sheets and registers that this browser has keys for, kept here and nowhere else.
import { StoredList } from "../shell/stored.svelte";
import { dropKeys } from "./keys";

/** Where the page of each kind is. */
export const PLACES = { competition: "/club", sheet: "/sheet", register: "/register" } as const;
export type Kind = keyof typeof PLACES;
export interface HeldKey {
  kind: Kind;
  id: string;
  key: string;
  /** What the key may do: organiser, deputy, table, pair, sheet, or public. */
  role: string;
  title: string;
  /** Whether everybody plays for themselves, of a competition. */
  individual?: boolean;
  /** When it was last seen, as Date.now(). */
  at: number;
}
export type Seen = Omit<HeldKey, "at">;

const MOST = 40;
/** Who may most comes first. */
const ROLES = ["organiser", "deputy", "sheet", "table", "pair", "public"];

function isHeldKey(value: unknown): value is HeldKey {
  const one = value as HeldKey | null;
  return typeof one?.id === "string" && typeof one.key === "string" && Object.hasOwn(PLACES, one.kind);
}

/** What goes last where there are too many: a club has one register for years, and a link to look at is easily had again. */
const worth = ({ kind, role }: Seen): number => (role === "public" ? 2 : kind === "register" ? 0 : 1);

const rank = ({ role }: Seen): number => (ROLES.includes(role) ? ROLES.indexOf(role) : ROLES.length);

/**
 * Every role has a key of its own: whoever runs a competition and looks at the wall display in the same browser keeps
 * the key to run it, which nobody could give back.
 */
class Keyring {
  #list = new StoredList("club", isHeldKey);

  /** The one seen last comes first. */
  get all(): readonly HeldKey[] {
    return this.#list.all;
  }

  /** Each once, by the key that may most. */
  get best(): HeldKey[] {
    return this.all.filter((one) => one === this.#strongest(one.kind, one.id));
  }

  /** The key of that role, if there is one; else the one that may most. */
  key(kind: Kind, id: string, role = ""): string | null {
    const own = this.all.find((one) => one.kind === kind && one.id === id && one.role === role);
    return (own ?? this.#strongest(kind, id))?.key ?? null;
  }

  /** Keep a key, or what is new about it. */
  seen(held: Seen): void {
    this.#list.change((before) => {
      const others = before.filter((one) => one.kind !== held.kind || one.id !== held.id || one.role !== held.role);
      const all = [{ ...held, at: Date.now() }, ...others];
      const kept = new Set([...all].sort((one, other) => worth(one) - worth(other)).slice(0, MOST));
      return all.filter((one) => kept.has(one));
    });
  }

  forget(kind: Kind, id: string): void {
    dropKeys(id);
    this.#list.change((all) => all.filter((one) => one.kind !== kind || one.id !== id));
  }

  #strongest(kind: Kind, id: string): HeldKey | undefined {
    const own = this.all.filter((one) => one.kind === kind && one.id === id);
    return own.reduce<HeldKey | undefined>((best, one) => (best && rank(best) <= rank(one) ? best : one), undefined);
  }
}

export const keyring = new Keyring();
