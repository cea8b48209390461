// Deals played by the Python of the page: `node scripts/deals.js FOLDER DEALS` runs scripts/pocket_deals.py in it, with the
// folder of a built page and a list of deals as JSON; told are the records, as JSON.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { python } from "./python.js";

const [folder = "", deals = "[]"] = process.argv.slice(2);
const source = fileURLToPath(new URL("../../scripts/pocket_deals.py", import.meta.url));
const found = await python(folder);
found.globals.set("__name__", "deals");
found.runPython(readFileSync(source, "utf8"), { filename: "pocket_deals.py" });
found.globals.set("deals", deals);
process.stdout.write(String(found.runPython("records(deals)")));
process.exit(0);
