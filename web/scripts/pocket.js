// The server in a browser, measured in Node: `node scripts/pocket.js FOLDER RULES BOTS DEALS` with the folder of a built page.
// A person plays the first legal action; told are the start, and how long bots take for an action, in ms of processor time.
import { python } from "./python.js";

const [folder = "../build/client", rules = "clasica", bots = "tuned", deals = "2"] = process.argv.slice(2);
const now = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
let last = now();
/** @param {string} what */
const lap = (what) => {
  console.log(`${what.padEnd(24)} ${(now() - last).toFixed(0).padStart(6)} ms`);
  last = now();
};

const found = await python(folder, lap);
const { Pocket } = found.pyimport("canasta.server.pocket.pocket");
lap("import");

/** @type {Map<string, {id: string, rows: unknown[]}>} */
const logs = new Map();
const keeping = {
  /** @param {string} log */
  create: async (log) => (logs.set(JSON.parse(log).id, JSON.parse(log)), "kept"),
  /** @param {string} id @param {string} rows */
  append: async (id, rows) => (logs.get(id)?.rows.push(...JSON.parse(rows)), "kept"),
  /** @param {string} id */
  load: async (id) => (logs.has(id) ? JSON.stringify(logs.get(id)) : undefined),
};

/** @type {any} */
let view = null;
let [stage, sent, wake] = ["", 0, () => {}];
/** @type {number[]} */
const took = [];
/** @type {number[]} */
const hints = [];
/** @param {number} _ @param {string | undefined} frame */
function tell(_, frame) {
  const told = JSON.parse(frame ?? "{}");
  if (told.t === "did" && told.by) took.push(now() - last);
  if (told.t === "hinted") hints.push(now() - last);
  if (told.t === "welcome" || told.t === "did") [view, stage] = [told.view, told.table?.stage ?? stage];
  last = now();
  wake();
}
/** @param {() => unknown} holds */
const until = (holds) =>
  new Promise((/** @type {(value?: unknown) => void} */ go) => {
    wake = () => void (holds() && go());
    wake();
  });
let asked = 0;
const pocket = Pocket(keeping, tell);
const settings = { rules, bots, ceremony: "short", pace: 0, turn_seconds: 0, seed: "pocket" };
const opened = await pocket.ask("POST", "/api/tables", found.toPy({}), JSON.stringify({ settings, name: "Ana", avatar: "owl" }));
const { table, key } = JSON.parse(opened.toJs()[2]);
/** @param {object} command @param {number} [socket] */
const say = (command, socket = 1) => pocket.hear(socket, table, JSON.stringify({ id: `c${++sent}`, ...command }));
await pocket.hear(1, table, JSON.stringify({ do: "hello", protocol: 2, key, lang: "en" }));
await say({ do: "confirm" });
lap("open and welcome");
await say({ do: "begin" });
for (let over = 0; ;) {
  await until(() => stage === "between" || stage === "finished" || view?.legal.length);
  if (stage === "play") {
    const legal = view.legal;
    view = null;
    last = now();
    await say({ do: "hint" });
    await until(() => hints.length > asked);
    asked = hints.length;
    await say({ do: "play", action: legal.find((/** @type {string} */ one) => !one.startsWith("take")) ?? legal[0] });
    continue;
  }
  if (++over === Number(deals) || stage === "finished") break;
  stage = "";
  await say({ do: "next" });
}
/** @param {string} what @param {number[]} all */
function told(what, all) {
  all.sort((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => (all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0).toFixed(1);
  console.log(`${rules} ${bots}: ${all.length} ${what}, median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms`);
}
told("actions of bots", took);
told("hints", hints);
const begun = now();
await Pocket(keeping, tell).hear(2, table, JSON.stringify({ do: "hello", protocol: 2, key, lang: "es" }));
last = begun;
lap(`reload of ${logs.get(table)?.rows.length} rows`);
process.exit(0);
