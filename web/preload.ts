// What each address begins with beyond what all begin with, so that the server can say it in the page's own HTML and a
// browser far away asks for everything at once. The build writes it as preload.json, with the names that the files have.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { Route } from "./src/shell/routes.ts";

const TEXTS = fileURLToPath(new URL("../src/canasta/texts", import.meta.url));
const LANGUAGES = readdirSync(TEXTS).filter((name) => existsSync(`${TEXTS}/${name}/language.json`));

/** The modules that a function imports, as its source names them. */
const imported = (load: unknown): string[] => [...String(load ?? "").matchAll(/import\("\.\.\/(.+?)"\)/g)].map(([, module]) => module!);

/** Writes preload.json: of every route its scripts and styles, and its texts by language, as addresses; also by stage. */
export function preload(): Plugin {
  return {
    name: "canasta-preload",
    apply: "build",
    async generateBundle(_, bundle) {
      const { ROUTES } = (await import(new URL("src/shell/routes.ts", import.meta.url).href)) as typeof import("./src/shell/routes.ts");
      const { DESKS } = (await import(new URL("src/shell/desk.ts", import.meta.url).href)) as typeof import("./src/shell/desk.ts");
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = chunks.filter((chunk) => chunk.isEntry);
      const common = new Set(first.flatMap((chunk) => follow(bundle, chunk)));
      const of = (path: string): string[] => {
        const id = fileURLToPath(new URL(path, import.meta.url));
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.split("?")[0] === id);
        return chunk ? follow(bundle, chunk) : this.error(`src/shell/routes.ts names ${path}, which is no chunk of its own`);
      };
      const begun = ({ path, load, more, texts = [] }: Route) => {
        const shown = [load, more].flatMap(imported);
        if (load && !shown.length) this.error(`src/shell/routes.ts: expected () => import("../…") for ${path}`);
        const files = unique(shown.flatMap((module) => of(`src/${module}`))).filter((file) => !common.has(file));
        const words = (lang: string) => ["web", ...texts].flatMap((name) => of(`../src/canasta/texts/${lang}/${name}.ftl`));
        const texted = (lang: string) => unique(words(lang)).filter((file) => !common.has(file) && !files.includes(file));
        return { files, texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, texted(lang)])) };
      };
      const written = ROUTES.map((route) => {
        const { "": usual, ...named } = DESKS[route.path] ?? (route.stages as (typeof DESKS)[string] | undefined) ?? {};
        const stages = Object.entries(named).map(([stage, other]) => [stage, begun({ ...route, ...other })]);
        return { path: route.path, ...begun({ ...route, ...usual }), stages: Object.fromEntries(stages) };
      });
      this.emitFile({ type: "asset", fileName: "preload.json", source: JSON.stringify(written, null, 1) });
    },
  };
}

/** A chunk, what it imports, and the styles of both, as addresses on the server. */
function follow(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): string[] {
  if (found.has(`/${chunk.fileName}`)) return [];
  found.add(`/${chunk.fileName}`);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") follow(bundle, next, found);
  }
  return [...found];
}

const unique = (files: string[]): string[] => [...new Set(files)];
