// A hand-over from one device to another: the server passes on a sealed bundle once the old device has said yes.
import { t } from "../texts";
import { ApiError, ask, request, sentence } from "../wire/api";
import type { HandoverState } from "../wire/types";
import { bundleOf, readIn } from "./bundle";
import { newCode, newKey, numberOf, secretsOf, type Secrets } from "./codes";

const OFTEN = 1500; // ms between two questions
const MOST_BYTES = 4 * 1024 * 1024;

type Step = "idle" | HandoverState["step"];

/** A device in a hand-over: it asks the server how it stands, until it is over. */
abstract class Party {
  step: Step = $state("idle");
  /** Seconds. */
  left = $state(0);
  /** The number that both devices show. */
  number = $state("");
  problem = $state("");
  #key = newKey();
  #timer = 0;
  protected secrets: Secrets | null = null;

  protected abstract heard(): Promise<unknown>;

  protected async begin(code: string, path: string, body: object): Promise<void> {
    [this.problem, this.step] = ["", "idle"];
    try {
      this.secrets = await secretsOf(code, "handover");
      await this.#tell(await this.post(path, body));
    } catch (problem) {
      this.problem = sentence(problem);
    }
  }

  /** Stop asking: the page is left. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async end(): Promise<void> {
    this.close();
    const told = await this.post("/end", {}).catch(() => null);
    this.step = told?.step ?? "refused";
  }

  protected post(path: string, body: object | Blob): Promise<HandoverState> {
    return ask(this.path(path), body, undefined, this.#key);
  }

  protected async bytes(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await request(this.path(path), undefined, undefined, this.#key)).arrayBuffer());
  }

  private path(rest: string): string {
    return `/api/handovers/${this.secrets!.id}${rest}`;
  }

  async #tell({ step, nonce, left }: HandoverState): Promise<void> {
    [this.step, this.left] = [step, left];
    if (nonce) this.number = numberOf(this.secrets!, nonce);
    await this.heard();
    if (step !== "taken" && step !== "refused") this.#timer = window.setTimeout(() => void this.#look(), OFTEN);
  }

  async #look(): Promise<void> {
    try {
      await this.#tell(await ask<HandoverState>(this.path(""), undefined, undefined, this.#key));
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === "offline") this.#timer = window.setTimeout(() => void this.#look(), OFTEN);
      else this.problem = sentence(problem);
    }
  }
}

/** The old device. */
export class Giving extends Party {
  readonly code = newCode("handover");

  start(): Promise<void> {
    return this.begin(this.code, "", {});
  }

  /** Send everything to the device that shows the same number. */
  async give(): Promise<void> {
    try {
      this.step = (await this.post("/bundle", new Blob([await bundleOf(this.secrets!.seal, MOST_BYTES)]))).step;
    } catch (problem) {
      this.close();
      this.problem = sentence(problem);
    }
  }

  protected async heard(): Promise<void> {}
}

/** The new device. */
export class Taking extends Party {
  /** The number of matches that have come. */
  taken: number | null = $state(null);

  start(code: string): Promise<void> {
    return this.begin(code, "/ask", { nonce: newKey() });
  }

  protected async heard(): Promise<void> {
    if (this.step !== "given") return;
    this.close();
    this.taken = await readIn(await this.bytes("/bundle"), this.secrets!.seal);
    if (this.taken === null) throw new ApiError("spoilt", t("along-spoilt"));
    this.step = (await this.post("/end", {})).step;
  }
}
