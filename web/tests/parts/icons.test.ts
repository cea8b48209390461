// Each icon has one meaning, which docs/design.md lists, and somebody uses it.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = `${import.meta.dirname}/../../src/`;
const paths = readFileSync(`${SRC}parts/Icon.svelte`, "utf8").split("} as const")[0]!;
const drawn = [...paths.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name!).sort();
const design = readFileSync(`${import.meta.dirname}/../../../docs/design.md`, "utf8");
const part = /^## Icons\n[^]*?(?=^## )/m.exec(design)?.[0] ?? "";
const listed = [...part.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];

test("each icon is listed with its meaning, and no other is", () => {
  expect(drawn.length).toBeGreaterThan(30);
  expect(listed.map(([, name]) => name!).sort()).toEqual(drawn);
});

test("no two icons have the same meaning", () => {
  const meanings = listed.flatMap(([, , meaning]) => meaning!.split(/[,;] /));
  expect(new Set(meanings).size).toBe(meanings.length);
});

test("each icon is used", () => {
  const code = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("Icon.svelte"))
    .map((file) => readFileSync(SRC + file, "utf8"))
    .join("\n");
  expect(drawn.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
