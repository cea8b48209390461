// Colours, letters, radii and window widths come from one scale (style/tokens.css, docs/design.md); what does not stands here.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = `${import.meta.dirname}/../../src/`;
const PICTURES = ["cards/Card.svelte", "parts/Avatar.svelte", "parts/Curve.svelte"]; // drawn in units and colours of their own
const PAPER = /^club\/(paper\/|sheet\/SheetPaper)/; // printed: millimetres and points
const WIDTHS = ["30rem", "40rem", "47.5rem", "64rem"];
const HEIGHTS = ["25rem", "32.5rem"];
const OFF_THE_SCALE = [
  "club/organise/Formats.svelte: font-size 0.625rem", // the size of a tick
  "club/ranking/RankTable.svelte: font-size 0.6875rem", // eight columns on a phone
  "club/wall/Wall.svelte: font-size clamp(1rem, min(5.2vh, 3vw), 6rem)", // the size that all else there follows
  "parts/GameChoice.svelte: font-size 0.625rem",
  "parts/Profile.svelte: font-size 0.625rem",
  "replay/Course.svelte: font-size 0.8125rem",
  "style/base.css: font-size min(max(100%, 30% + min(0.875vw, 1.4vh)), 200%)", // what a rem is, by the window
  "table/Actions.svelte: font-size 0.8125rem", // six buttons in a row on a phone
  "table/Board.svelte: font-size 0.8125rem",
  "table/Seat.svelte: font 0.6875rem", // on the edge of a plate
  "table/Seating.svelte: border-radius 3rem", // the table as a picture
];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|css)$/.test(file) && file !== "style/tokens.css");
const styles = files.map((file) => ({
  file,
  css: (/\.css$/.test(file) ? /^[^]*$/ : /<style>[^]*/).exec(readFileSync(SRC + file, "utf8"))?.[0] ?? "",
}));
const drawn = styles.filter(({ file }) => !PICTURES.includes(file) && !PAPER.test(file));
const found = (where: typeof styles, what: RegExp): string[] =>
  where.flatMap(({ file, css }) =>
    [...css.replace(/\/\*[^]*?\*\//g, "").matchAll(what)].map((hit) => `${file}: ${hit.slice(1).join(" ")}`),
  );

test("components name no colours", () => {
  expect(styles.length).toBeGreaterThan(100);
  expect(found(drawn, /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b(?:black|white)\b(?!-))/gi)).toEqual([]);
});

test("letters and radii are on the scale, but for these", () => {
  const onScale = /var\(--(?!s\d)|^(?:0|50%|inherit|revert)$|^[\d.]+(?:em|vh)$/;
  const size = [...found(drawn, /(font-size|border-radius): ([^;]+);/g), ...found(drawn, /(font): (?:\d+ )?([\d.]+(?:rem|px))/g)];
  const off = size.filter((one) => !onScale.test(one.replace(/^\S+ \S+ /, "")));
  expect([...new Set(off)].sort()).toEqual(OFF_THE_SCALE);
});

test("windows have four widths and two heights", () => {
  const queries = found(styles, /(@media [^{]+)/g).join("\n");
  expect([...new Set(queries.match(/[\d.]+(?:rem|px|em)/g))].sort()).toEqual([...HEIGHTS, ...WIDTHS].sort());
  expect(queries).not.toMatch(/(?:max|min)-(?:width|height)/);
});

const tokens = readFileSync(`${SRC}style/tokens.css`, "utf8").replace(/\/\*[^]*?\*\//g, "");
/** The declarations of a block that begins so. */
const block = (start: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...tokens
        .split(start)[1]!
        .split("}")[0]!
        .matchAll(/(--[\w-]+): ([^;]+);/g),
    ].map((hit) => [hit[1]!, hit[2]!]),
  );

test("where the system chooses the colours, every colour of ours is one of its own, but for cards and shadows", () => {
  const ours = Object.entries(block(":root {")).flatMap(([name, value]) => (/^#/.test(value) ? [name] : []));
  const theirs = block("(forced-colors: active) {");
  const kept = /^--(card|hearts|diamonds|clean|wild|shade)/;
  expect(ours.length).toBeGreaterThan(40);
  expect(ours.filter((name) => !kept.test(name) && !(name in theirs))).toEqual([]);
  expect(Object.values(theirs).filter((value) => /#/.test(value))).toEqual([]);
});

test("more contrast by the system is more contrast by preference", () => {
  expect(block("(prefers-contrast: more) {")).toEqual(block(":root[data-contrast] {"));
});

test("a line is no ground: in forced colours it is as dark as the words on it, or looks like a full bar", () => {
  const grounds = found(drawn, /(background): var\(--((?:felt-)?line)\);/g);
  expect(grounds).toEqual(["club/wall/Wall.svelte: background felt-line"]); // the dots of the wall, filled where one is
});
