import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  delete document.documentElement.dataset.prefix;
  delete document.documentElement.dataset.manual;
  vi.resetModules();
});

test.each([
  [undefined, "/club/new", "/club/new"],
  ["/play", "/club/new", "/play/club/new"],
])("under %s our %s is %s", async (prefix, path, address) => {
  if (prefix) document.documentElement.dataset.prefix = prefix;
  const { href, pathOf } = await import("../../src/shell/prefix");
  expect(href(path)).toBe(address);
  expect(pathOf(address)).toBe(path);
});

test.each([
  ["/play", "/"],
  ["/play/", "/"],
  ["/played/t", "/played/t"],
])("%s is our %s", async (address, path) => {
  document.documentElement.dataset.prefix = "/play";
  const { pathOf } = await import("../../src/shell/prefix");
  expect(pathOf(address)).toBe(path);
});

test.each([true, false])("the page knows whether there is a manual: %s", async (there) => {
  if (there) document.documentElement.dataset.manual = "";
  const { MANUAL } = await import("../../src/shell/prefix");
  expect(MANUAL).toBe(there);
});
