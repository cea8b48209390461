// @vitest-environment node
import { expect, test, vi } from "vitest";
import { behind, pageAt, takeCopy } from "../../src/club/handing";

/** The browser at an address. */
function at(hash: string) {
  const replaceState = vi.fn((_: unknown, __: string, path: string) => vi.stubGlobal("location", { ...location, hash: "", href: path }));
  vi.stubGlobal("location", { pathname: "/club/new", search: "", hash });
  vi.stubGlobal("history", { state: null, replaceState });
  return replaceState;
}

test("an address as people type it leads to the page for new competitions", () => {
  for (const typed of ["192.168.1.20:8642", " http://192.168.1.20:8642/ ", "http://192.168.1.20:8642/#k=x"])
    expect(pageAt(typed)).toBe("http://192.168.1.20:8642/club/new");
  expect(pageAt("https://cards.example/canasta/")).toBe("https://cards.example/canasta/club/new");
  expect(pageAt("no address")).toBeNull();
});

test("a copy arrives behind the # of an address, and is taken out there", async () => {
  const copy = `{"canasta":"copy"}\n${"ñ€ ".repeat(1000)}`;
  const mark = (await behind(copy))!;
  expect(mark.length).toBeLessThan(200);
  const replaced = at(mark);
  expect(await (await takeCopy())!.text()).toBe(copy);
  expect(replaced).toHaveBeenCalledWith(null, "", "/club/new");
  expect(await takeCopy()).toBeNull();
});

test("what was cut off on its way is no copy", async () => {
  at((await behind("a copy of some length, so that something can be cut off"))!.slice(0, 30));
  expect(await takeCopy()).toBeNull();
});

test("a copy that no address can take does not go that way", async () => {
  const chance = Array.from({ length: 200_000 }, () => String(Math.random()).slice(2));
  expect(await behind(chance.join())).toBeNull();
});
