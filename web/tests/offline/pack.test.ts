import { beforeEach, expect, test, vi } from "vitest";
import { install, PackTrouble, refresh, remove, size, version, type Listing } from "../../src/offline/pack";

/** As much of the Cache API as is used. */
class Shelf {
  kept = new Map<string, string>();
  full = false;
  async put(path: string, answer: Response): Promise<void> {
    const body = await answer.text();
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.kept.set(path, body);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((path) => ({ url: `http://here${path}` }));
  }
  async delete(request: { url: string }): Promise<boolean> {
    return this.kept.delete(new URL(request.url).pathname);
  }
}

let shelf: Shelf;
let asked: string[];
const list = (made: string, ...names: string[]): Listing => ({
  version: made,
  python: "assets/py/",
  pocket: names[0]!,
  lock: "{}",
  files: ["index.html", ...names].map((name) => [name, 8, 4]),
});

beforeEach(() => {
  [shelf, asked] = [new Shelf(), []];
  localStorage.clear();
  vi.stubGlobal("caches", { open: async () => shelf, delete: async () => shelf.kept.clear() });
  vi.stubGlobal("indexedDB", {});
  Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => undefined }, configurable: true });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(path.endsWith("offline.json") ? JSON.stringify(list("two", "assets/b.js", "assets/c.zip")) : "12345678");
  });
  return () => vi.unstubAllGlobals();
});

test("it is there once all of it is, and says how far it is", async () => {
  const heard: number[] = [];
  await install(list("one", "assets/a.zip", "assets/b.js"), (done, of) => heard.push(done / of));
  expect([...shelf.kept.keys()].sort()).toEqual(["/assets/a.zip", "/assets/b.js", "/index.html", "/offline.json"]);
  expect(version()).toBe("one");
  expect([heard[0], heard.at(-1)]).toEqual([0, 1]);
  expect([...heard].sort((a, b) => a - b)).toEqual(heard);
  expect(size(list("one", "assets/a.zip").files)).toBe(8);
});

test("a new version fetches what is new, and lets go of what is old", async () => {
  await install(list("one", "assets/a.zip", "assets/b.js"));
  asked = [];
  await refresh();
  expect(asked).toEqual(["/offline.json", "/index.html", "/assets/c.zip"]);
  expect([...shelf.kept.keys()].sort()).toEqual(["/assets/b.js", "/assets/c.zip", "/index.html", "/offline.json"]);
  expect(version()).toBe("two");
});

test("nobody who has not asked for it fetches it", async () => {
  await refresh();
  expect(asked).toEqual([]);
});

test("what cannot be kept is said, and what has come stays", async () => {
  const trouble = async (): Promise<string> =>
    install(list("one", "assets/a.zip")).then(
      () => "",
      (why) => (why as PackTrouble).reason,
    );
  shelf.full = true;
  expect(await trouble()).toBe("room");
  shelf.full = false;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith(".zip")) throw new TypeError("lost");
    return new Response("12345678");
  });
  expect(await trouble()).toBe("connection");
  expect([version(), [...shelf.kept.keys()]]).toEqual([null, ["/index.html"]]);
});

test("it can be let go", async () => {
  await install(list("one", "assets/a.zip"));
  await remove();
  expect([version(), shelf.kept.size]).toEqual([null, 0]);
});
