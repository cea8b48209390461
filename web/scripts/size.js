// What the first page loads of script, and what a table loads in all and the figures of its cards, in kB after gzip: `npm run size` after a build.
// Fails above a limit; tests/browser/test_first_load.py holds both to it.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const LIMIT = 60_000;
export const TABLE_LIMIT = 140_000;
export const COURTS_LIMIT = 80_000;
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
  for (const [, file] of page.matchAll(/"(?:\.?\/)?(assets\/[\w.-]+\.js)"/g)) follow(file, found);
  const texts = readdirSync(new URL("assets/", DIST)).filter((name) => /^web-[\w-]+\.js$/.test(name));
  const largest = texts.map((name) => [gzipSync(text(`assets/${name}`)).length, name]).sort((a, b) => +b[0] - +a[0])[0];
  if (largest) found.add(`assets/${largest[1]}`);
  return [...found].map((file) => ({ file, bytes: gzipSync(text(file), { level: 9 }).length }));
}

/** Bytes after gzip by file, of all with which a table begins in that language: HTML, scripts, styles, texts. @param {"en" | "es"} lang */
export function wholeTable(lang) {
  /** @type {{ path: string, files: string[], texts: Record<string, string[]> }[]} */
  const starts = JSON.parse(text("preload.json"));
  const table = starts.find(({ path }) => path.startsWith("/t/"));
  const first = [...text("index.html").matchAll(/"(?:\.?\/)?(assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file]) => file);
  const files = new Set(["index.html", ...first, ...[...(table?.files ?? []), ...(table?.texts[lang] ?? [])].map((file) => file.slice(1))]);
  return [...files].map((file) => ({ file, bytes: gzipSync(text(file), { level: 9 }).length }));
}

/** Bytes after gzip of the figures on the cards, which come after the first picture of a table. */
export function figures() {
  const files = readdirSync(new URL("assets/", DIST)).filter((name) => /courts-[\w-]+\.js$/.test(name));
  return files.map((name) => ({ file: `assets/${name}`, bytes: gzipSync(text(`assets/${name}`), { level: 9 }).length }));
}

/** @param {{ file: string, bytes: number }[]} files @param {number} limit @param {string} what */
function tell(files, limit, what) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  ${what}, gzip; at most ${limit / 1000}`);
  if (total > limit) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(firstLoad(), LIMIT, "script at first load");
  tell(figures(), COURTS_LIMIT, "figures of the cards");
  for (const lang of /** @type {const} */ (["en", "es"])) tell(wholeTable(lang), TABLE_LIMIT, `a table in all (${lang})`);
}
