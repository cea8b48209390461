import { expect, test } from "vitest";
import { grouped, LENGTH, newCode, newKey, numberOf, readCode, secretsOf } from "../../src/matches/codes";

test("a code is read as somebody may type it", () => {
  const code = "0123456789AB";
  expect(grouped(code)).toBe("0123-4567-89AB");
  for (const typed of ["0123-4567-89AB", " o123 4567 89ab ", "OI23–4567–89AB", "ol23.4567.89ab"]) {
    expect(readCode(typed)).toEqual({ code, purpose: "handover" });
  }
  expect(readCode("0123 4567 89AB CDEF GHJK")).toEqual({ code: "0123456789ABCDEFGHJK", purpose: "recovery" });
  for (const wrong of ["", "0123", "0123-4567-89AU", "0123-4567-89AB-CDEF", "ñ123-4567-89AB"]) expect(readCode(wrong)).toBeNull();
});

test("new codes have their length, and each its own", () => {
  const codes = new Set(Array.from({ length: 200 }, () => newCode("recovery")));
  expect(codes.size).toBe(200);
  for (const code of codes) expect(readCode(grouped(code))).toEqual({ code, purpose: "recovery" });
  expect(newCode("handover")).toHaveLength(LENGTH.handover);
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("what follows from a code is the same everywhere, and other for another purpose", async () => {
  const secrets = await secretsOf("0123456789AB", "handover");
  expect(secrets.id).toMatch(/^[a-z2-9]{10}$/);
  expect(await secretsOf("0123456789AB", "handover")).toEqual(secrets);
  const other = await secretsOf("0123456789AB", "recovery");
  expect([other.key, other.id]).not.toContain(secrets.key);
  expect(other.seal).not.toEqual(secrets.seal);
  const number = numberOf(secrets, "nonce");
  expect(number).toMatch(/^\d{4}$/);
  expect(numberOf(other, "nonce")).not.toBe(number);
  expect(numberOf(secrets, "other")).not.toBe(number);
});
