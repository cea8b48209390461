import { beforeEach, expect, test } from "vitest";
import { keyring, type Seen } from "../../src/club/keyring.svelte";

const seen = (kind: Seen["kind"], id: string, role = "organiser"): void => keyring.seen({ kind, id, role, key: `key of ${id}`, title: id });

beforeEach(() => {
  for (const { kind, id } of keyring.all) keyring.forget(kind, id);
});

test("the register of a club stays, whatever else is seen; links to look at go first", () => {
  seen("register", "R1");
  seen("competition", "C0", "public");
  for (let at = 1; at <= 45; at++) seen("competition", `C${at}`);
  expect(keyring.key("register", "R1")).toBe("key of R1");
  expect(keyring.all).toHaveLength(40);
  expect(keyring.all.some(({ id }) => id === "C0")).toBe(false);
  expect(keyring.all[0]!.id).toBe("C45");
});
