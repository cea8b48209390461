// What the first page loads, in kB after gzip: `npm run size` after a build. Fails above the limit.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const LIMIT = 60_000;
const DIST = new URL("../dist/", import.meta.url);

/** @param {string} file */
const text = (file) => readFileSync(new URL(file, DIST), "utf8");

/** Scripts that a file imports, and those that they import: not what is loaded later. @param {string} file @param {Set<string>} found */
function follow(file, found) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of text(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) follow(`assets/${name}`, found);
  return found;
}

/** Bytes after gzip by file: the page's scripts, and the texts of one language. */
export function firstLoad() {
  const page = text("index.html");
  const found = new Set();
  for (const [, file] of page.matchAll(/"\/(assets\/[\w.-]+\.js)"/g)) follow(file, found);
  const texts = readdirSync(new URL("assets/", DIST)).filter((name) => /^web-[\w-]+\.js$/.test(name));
  const largest = texts.map((name) => [gzipSync(text(`assets/${name}`)).length, name]).sort((a, b) => +b[0] - +a[0])[0];
  if (largest) found.add(`assets/${largest[1]}`);
  return [...found].map((file) => ({ file, bytes: gzipSync(text(file), { level: 9 }).length }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = firstLoad();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  script at first load, gzip; at most ${LIMIT / 1000}`);
  if (total > LIMIT) process.exitCode = 1;
}
