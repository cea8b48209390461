// The links that papers show as codes: those that this device has made, with the address by which phones find the server.
import { near } from "../../shell/near.svelte";
import { Fetched } from "../../parts/fetched.svelte";
import type { LinkInfo } from "../../wire/types";
import { club as api } from "../api";
import type { ClubState } from "../competition/live.svelte";
import { mayPhone } from "../competition/phones";
import { linkTo } from "../../shell/prefix";

export class PaperLinks {
  readonly #live: ClubState;
  readonly #links: Fetched<LinkInfo[]>;

  /** Ask for them; there are none for a link that may make none. */
  constructor(live: ClubState) {
    this.#live = live;
    this.#links = new Fetched(async () => (live.may("links") ? (await Promise.all([api.links(live.id, live.key), near.look()]))[0] : []));
  }

  get problem(): string {
    return this.#links.problem;
  }

  get ready(): boolean {
    return this.#links.value !== null || this.problem !== "";
  }

  /** The address of a table or a pair, or the public one; empty where phones could not reach it, or may not. */
  address(role: "table" | "pair" | "public", number: number | null = null): string {
    if (role !== "public" && !mayPhone(this.#live.info!, role)) return "";
    const link = this.#links.value?.find((one) => one.role === role && (one.table ?? one.pair) === number && one.key && !one.revoked);
    return link && near.address ? linkTo(`/club/${this.#live.id}`, link.key, near.address) : "";
  }
}
