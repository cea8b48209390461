// The recovery code of this device, and the bundle that the server keeps under it.
import { load, save } from "../shell/storage";
import { ApiError, ask, request } from "../wire/api";
import type { BundleKept } from "../wire/types";
import { base64url, bytesOf } from "../shell/packing";
import { newCode, secretsOf } from "./codes";
import { bundleOf, readIn } from "./bundle";
import { forgotten } from "./kept";

export interface Recovery {
  code: string;
  /** Both follow from the code, which takes long. */
  key: string;
  seal: string;
  /** Of the bundle that the server keeps, as far as this device knows; 0: none yet. */
  version: number;
  /** The time of the last renewal, as Date.now(); 0: it is due. */
  at: number;
  /** The server has it no more: it was forgotten on another device, or pruned. */
  gone?: true;
}

const NAME = "recovery";
const MOST_BYTES = 512 * 1024;
const TRIES = 3;
const DAY = 86_400_000;

let mine = $state.raw(read());
addEventListener("storage", ({ key }) => {
  if (key === `canasta.${NAME}`) mine = read();
});

export const recovery = (): Recovery | null => mine;

function read(): Recovery | null {
  const found = load(NAME) as Recovery | null;
  return typeof found?.code === "string" && typeof found.key === "string" && typeof found.seal === "string" ? found : null;
}

function keep(known: Recovery): void {
  save(NAME, known);
  mine = known;
}

async function begun(code: string): Promise<Recovery> {
  const { key, seal } = await secretsOf(code, "recovery");
  return { code, key, seal: base64url(seal), version: 0, at: 0 };
}

/** Make a code and keep everything under it. Raises `ApiError`; then there is none. */
export async function makeCode(): Promise<void> {
  const made = await begun(newCode("recovery"));
  keep(await renewed(made));
}

/**
 * Bring back what is kept under a code: how many matches, null for what cannot be read. The code goes on here, unless this
 * device has one of its own. Raises `ApiError`.
 */
export async function recover(code: string): Promise<number | null> {
  const [own, made] = [read(), await begun(code)];
  const found = await broughtBack(made);
  if (found.matches !== null && (own === null || own.gone)) keep({ ...made, version: found.version, at: Date.now() });
  return found.matches;
}

/** Keep what is new, if this device has a code; where it fails it is tried again later. `due`: only if it is a day old. */
export async function renew(due = false): Promise<void> {
  const known = read(); // another tab may have renewed it
  if (!known || known.gone || (due && Date.now() - known.at < DAY)) return;
  keep({ ...known, at: 0 });
  try {
    keep(await renewed(known));
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.code === "along-no-bundle") keep({ ...known, gone: true });
  }
}

/** Delete the bundle on the server. Raises `ApiError`. */
export async function forgetBundle(): Promise<void> {
  if (mine) await request("/api/bundle/forgotten", {}, undefined, mine.key);
}

/** Send the bundle. Where another device was faster, what it has kept is taken in first. Raises `ApiError`. */
async function renewed(known: Recovery): Promise<Recovery> {
  let { version } = known;
  for (let tried = 1; ; tried++) {
    const bundle = new Blob([await bundleOf(bytesOf(known.seal), MOST_BYTES)]);
    try {
      ({ version } = await ask<BundleKept>(`/api/bundle?after=${version}`, bundle, undefined, known.key));
      return { ...known, version, at: Date.now() };
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== "along-newer" || tried === TRIES) throw problem;
      ({ version } = await broughtBack(known, forgotten()));
    }
  }
}

async function broughtBack({ key, seal }: Recovery, but: readonly string[] = []): Promise<{ matches: number | null; version: number }> {
  const answer = await request("/api/bundle", undefined, undefined, key);
  const version = Number(/\d+/.exec(answer.headers.get("etag") ?? "")?.[0] ?? 0);
  return { matches: await readIn(new Uint8Array(await answer.arrayBuffer()), bytesOf(seal), but), version };
}
