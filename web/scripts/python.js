// Python as the page has it, in Node: Pyodide of the npm package, with the modules and texts of a built page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/**
 * @param {string} folder of a built page
 * @param {(what: string) => void} lap hears when a part of the start is done
 */
export async function python(folder, lap = () => undefined) {
  /** @type {import("../src/offline/pack").Listing} */
  const listing = JSON.parse(readFileSync(join(folder, "offline.json"), "utf8"));
  const { loadPyodide } = await import("pyodide");
  const wasm = gunzipSync(readFileSync(join(folder, `${listing.python}pyodide.asm.wasm.gz`)));
  lap(`read (${(wasm.length / 1e6).toFixed(1)} MB)`);
  const found = await loadPyodide({ lockFileContents: listing.lock });
  lap("boot");
  found.unpackArchive(new Uint8Array(readFileSync(join(folder, listing.pocket))), "zip", { extractDir: "/canasta" });
  lap("unpack");
  found.runPython("import sys; sys.path.insert(0, '/canasta')");
  return found;
}
