// The search of a built site, asked by its own program: `node ask.mjs FOLDER QUESTION…` prints for each
// question a line of JSON with the pages that it finds, best first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";

const [folder, ...questions] = process.argv.slice(2);
const context = createContext({
  document: { getElementById: () => null },
  SPHINX_HIGHLIGHT_ENABLED: false,
  _: (text) => text,
  _ready: () => {},
});
context.window = context;
for (const name of ["_static/searchtools.js", "_static/language_data.js", "searchindex.js"]) {
  runInContext(readFileSync(join(folder, name), "utf8"), context, { filename: name });
}
for (const question of questions) {
  context.question = question;
  const found = runInContext("Search._performSearch(...Search._parseQuery(question))", context).reverse();
  const pages = [...new Set(found.map(([page, , anchor]) => page + anchor))];
  console.log(JSON.stringify(pages.slice(0, 10)));
}
