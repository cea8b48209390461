// A club's register as this browser knows it: read when the page is shown, after each change, and when somebody comes back to it.
import { ApiError } from "../../wire/api";
import type { Done, NewRegisterEntries, RegisterInfo } from "../../wire/types";
import { change } from "../api";
import { registerPath, registers } from "./api";

export class RegisterState {
  info: RegisterInfo | null = $state.raw(null);
  /** Why nothing can be shown. */
  problem = $state("");
  /** How often it has been read: what is asked for beside it hangs on this. */
  read = $state(0);
  readonly id: string;
  readonly key: string;

  constructor(id: string, key: string) {
    [this.id, this.key] = [id, key];
  }

  async look(): Promise<void> {
    try {
      [this.info, this.problem] = [await registers.read(this.id, this.key), ""];
      this.read++;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (!this.info) this.problem = problem.message; // else what is known stays
    }
  }

  /** Change something. Raises `ApiError`. */
  async do<T = Done>(what: string, body: object): Promise<T> {
    const done = await change<T>(`${registerPath(this.id)}/${what}`, this.key, body);
    await this.look();
    return done;
  }

  enter(...entries: NewRegisterEntries["entries"]): Promise<Done> {
    return this.do("entries", { entries });
  }

  /** Take back what that entry did. */
  annul(entry: number): Promise<Done> {
    return this.enter({ entry: "annulled", of: entry, reason: "" });
  }
}
