// @vitest-environment node
import { expect, test } from "vitest";
import { sealed, unsealed } from "../../src/matches/sealed";

const KEY = new Uint8Array(32).fill(7);

test("only the key opens what was sealed, unless it was changed", async () => {
  const text = "ñ".repeat(5000);
  const bytes = await sealed(text, KEY);
  expect(bytes.length).toBeLessThan(500);
  expect(await unsealed(bytes, KEY)).toBe(text);
  expect(await sealed(text, KEY)).not.toEqual(bytes);
  await expect(unsealed(bytes, new Uint8Array(32))).rejects.toThrow();
  await expect(unsealed(bytes.with(30, bytes[30]! ^ 1), KEY)).rejects.toThrow();
  await expect(unsealed(new Uint8Array(3), KEY)).rejects.toThrow();
});
