// Writes src/wire/types.ts from src/wire/schema.json, which scripts/wire_types.py makes from the Python types.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const here = new URL("../src/wire/", import.meta.url);
const HEAD = "// Made by scripts/wire_types.py from src/canasta/server/wire: do not edit.";

/** Tuples as the compiler knows them, of an older draft; how long a list may be is no type. @param {any} part */
function plainLists(part) {
  if (part === null || typeof part !== "object") return;
  if (part.type === "array") {
    if (part.prefixItems) [part.items, part.additionalItems] = [part.prefixItems, false];
    else delete part.minItems;
  }
  Object.values(part).forEach(plainLists);
}

const schema = JSON.parse(readFileSync(new URL("schema.json", here), "utf8"));
plainLists(schema);
const text = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: HEAD,
  style: { printWidth: 120 },
  maxItems: -1,
});
writeFileSync(new URL("types.ts", here), text.trimEnd() + "\n");
