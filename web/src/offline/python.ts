// The worker with Python in it: it plays the tables of this browser by the sources of the server.
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { Said, Told } from "./door";
import { keeping } from "./keeping";
import type { Listing } from "./pack";

/** `Pocket` of canasta/server/pocket/pocket.py. */
interface Pocket extends PyProxy {
  ask(method: string, path: string, query: PyProxy, body: string, key: string | undefined): Promise<PyProxy>;
  hear(socket: number, table: string, frame: string): Promise<void>;
  close(socket: number): Promise<void>;
}

const base = self.name;
const tell = (told: Told): void => self.postMessage(told);
const file = async (name: string): Promise<Response> => {
  const found = await fetch(base + name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found;
};

async function begun(): Promise<[PyodideInterface, Pocket]> {
  const listing = (await (await file("offline.json")).json()) as Listing;
  const coming = file(listing.pocket).then((found) => found.arrayBuffer());
  // Not bundled: it is a file of the list, of the same version as the others.
  const pyodide = (await import(/* @vite-ignore */ new URL(`${base + listing.python}pyodide.mjs`, location.origin).href)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await pyodide.loadPyodide({
    indexURL: new URL(base + listing.python, location.origin).href,
    lockFileContents: listing.lock,
  });
  python.unpackArchive(await coming, "zip", { extractDir: "/canasta" });
  python.runPython("import sys; sys.path.insert(0, '/canasta')");
  const { Pocket } = python.pyimport("canasta.server.pocket.pocket") as { Pocket: (...given: unknown[]) => Pocket };
  const pocket = Pocket(keeping, (n: number, frame: string | undefined) => tell({ tell: "frame", n, frame: frame ?? null }));
  return [python, pocket];
}

const ready = begun();
ready.then(
  () => tell({ tell: "ready" }),
  (why: unknown) => tell({ tell: "broken", why: String(why) }),
);

/** The frames of a socket, one after another. */
const lines = new Map<number, Promise<void>>();

self.onmessage = async ({ data }: MessageEvent<Said>) => {
  const [python, pocket] = await ready;
  if (data.say === "ask") {
    const query = python.toPy(data.query) as PyProxy;
    try {
      const answer = await pocket.ask(data.method, data.path, query, data.body, data.key ?? undefined);
      const [status, type, body] = answer.toJs() as [number, string, string];
      tell({ tell: "answer", n: data.n, status, type, body });
      answer.destroy();
    } catch (why) {
      console.error(why); // of Python itself, such as no more memory: whoever asked must not wait for ever
      tell({ tell: "answer", n: data.n, status: 500, type: "text/plain", body: "" });
    }
    query.destroy();
  } else if (data.say === "frame") {
    const before = lines.get(data.n) ?? Promise.resolve();
    lines.set(
      data.n,
      before.then(() => pocket.hear(data.n, data.table, data.frame)),
    );
  } else {
    await lines.get(data.n);
    lines.delete(data.n);
    await pocket.close(data.n);
  }
};
