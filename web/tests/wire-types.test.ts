// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typesOf } from "../scripts/wire-types.js";

const wire = new URL("../src/wire/", import.meta.url);

test("the types of the wire are those of its schema", async () => {
  const schema = JSON.parse(readFileSync(new URL("schema.json", wire), "utf8"));
  expect(readFileSync(new URL("types.ts", wire), "utf8")).toBe(await typesOf(schema));
});
