// The secret of a device is made once; of those whom it avoids the newest are told.
import { beforeEach, expect, test } from "vitest";
import { avoid, avoided, device } from "../../src/company/device";
import { load, save } from "../../src/shell/storage";

beforeEach(() => {
  localStorage.clear();
  avoided.change(() => []);
});

test("the same secret every time, and another one where what is kept is none", () => {
  const first = device().device;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(device().device).toBe(first);
  expect(load("company-device")).toBe(first);
  save("company-device", "open sesame");
  expect(device().device).toMatch(/^[0-9a-f]{64}$/);
});

const token = (number: number): string => String(number).padStart(48, "t");

test("what is no token is left out, and keeps the server from nothing", () => {
  save("avoided", [
    { token: "a", name: "Rude", at: 1 },
    { token: token(1), name: "Rude", at: 1 },
  ]);
  avoided.change((all) => all);
  expect(device().avoid).toEqual([token(1)]);
});

test("at most two hundred are told, the newest first", () => {
  for (let number = 0; number < 201; number++) avoid(token(number), "Rude");
  const told = device().avoid;
  expect([told.length, told[0], told.at(-1)]).toEqual([200, token(200), token(1)]);
});
