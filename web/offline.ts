// What a table without a connection is made of, beside the page: Pyodide (CPython as WebAssembly) and our own Python. The
// build lists it, with all files of the page, in offline.json, for those who ask for it (src/offline/pack.ts).
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MODULES = new URL("node_modules/", import.meta.url);
const PYODIDE = ["pyodide.asm.mjs", "pyodide.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** scripts/pocket.py writes it before the build. */
const POCKET = fileURLToPath(new URL(".canasta-pocket.zip", MODULES));
/** Large, and worth packing: only the packed form is kept, and the server unpacks it for the few who want it so. */
const PACKED = /\.wasm$/;
const LEFT_OUT = /\.(txt|gz)$|^(preload|offline)\.json$|^sw\.js$/;

/** Adds those files and writes offline.json; a build without the archive has neither. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "canasta-offline",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    generateBundle() {
      if (!existsSync(POCKET)) return;
      const { version } = JSON.parse(readFileSync(new URL("pyodide/package.json", MODULES), "utf8")) as { version: string };
      for (const name of PYODIDE) {
        const source = readFileSync(new URL(`pyodide/${name}`, MODULES));
        this.emitFile({ type: "asset", fileName: `assets/pyodide-${version}/${name}`, source });
      }
      const source = readFileSync(POCKET);
      this.emitFile({ type: "asset", fileName: `assets/pocket-${hash(source)}.zip`, source });
    },
    writeBundle({ dir }) {
      if (!existsSync(POCKET)) return;
      const root = dir ?? folder;
      const names = (readdirSync(root, { recursive: true }) as string[]).map((name) => name.replaceAll("\\", "/"));
      const files = names.filter((name) => statSync(join(root, name)).isFile() && !LEFT_OUT.test(name)).sort();
      const whole = createHash("sha256");
      const listed = files.map((name) => {
        const source = readFileSync(join(root, name));
        whole.update(name).update(source);
        const packed = gzipSync(source, { level: 9 });
        if (PACKED.test(name)) {
          writeFileSync(join(root, `${name}.gz`), packed);
          rmSync(join(root, name));
        }
        return [name, source.length, Math.min(packed.length, source.length)];
      });
      const python = files.find((name) => name.endsWith(PYODIDE[0]!))!.slice(0, -PYODIDE[0]!.length);
      const pocket = files.find((name) => name.startsWith("assets/pocket-"));
      const { info } = JSON.parse(readFileSync(new URL("pyodide/pyodide-lock.json", MODULES), "utf8")) as { info: object };
      const lock = JSON.stringify({ info, packages: {} });
      const told = { version: whole.digest("hex").slice(0, 16), python, pocket, lock, files: listed };
      writeFileSync(join(root, "offline.json"), JSON.stringify(told));
    },
  };
}

const hash = (source: Uint8Array): string => createHash("sha256").update(source).digest("hex").slice(0, 10);
