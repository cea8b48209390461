// The links that papers show as codes: those that this device has made, with the address by which phones find the server.
import { near } from "../../near.svelte";
import { sentence } from "../../wire/api";
import type { LinkInfo } from "../../wire/types";
import { club as api } from "../api";
import type { ClubState } from "../competition/live.svelte";
import { linkTo } from "../paths";

export class PaperLinks {
  links: LinkInfo[] = $state.raw([]);
  ready = $state(false);
  trouble = $state("");
  readonly #live: ClubState;

  constructor(live: ClubState) {
    this.#live = live;
  }

  /** Ask for them; there are none for a link that may make none. */
  async look(): Promise<void> {
    const { id, key } = this.#live;
    try {
      if (this.#live.may("links")) [this.links] = await Promise.all([api.links(id, key), near.look()]);
    } catch (problem) {
      this.trouble = sentence(problem);
    }
    this.ready = true;
  }

  /** The address of a table, or the public one; empty where phones could not reach it. */
  address(role: "table" | "public", table: number | null = null): string {
    const link = this.links.find((one) => one.role === role && (table === null || one.table === table) && one.key && !one.revoked);
    return link && near.address ? linkTo(`/club/${this.#live.id}`, link.key, near.address) : "";
  }
}
