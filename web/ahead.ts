// What each address begins with beyond what all begin with, so that the server can say it in the page's own HTML and a
// browser far away asks for everything at once. The build writes it as ahead.json, with the names that the files have.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

interface Start {
  /** The whole path of the address, as a regular expression that JavaScript and Python read alike. */
  path: string;
  /** Modules of web/src that are shown at once. */
  shows?: string[];
  /** Files of the catalogue, besides `web`. */
  texts?: string[];
}

const TEXTS = fileURLToPath(new URL("../src/canasta/texts", import.meta.url));
const LANGUAGES = readdirSync(TEXTS).filter((name) => existsSync(`${TEXTS}/${name}/language.json`));
const CLUB = "pages/Club.svelte";

export const STARTS: Start[] = [
  { path: "/(?:index\\.html)?" },
  { path: "/t/L?[a-z2-9]{10}/?", shows: ["pages/TablePage.svelte", "table/Table.svelte"], texts: ["web_table"] },
  { path: "/learn(?:/[a-z-]+){0,3}/?", shows: ["pages/Learn.svelte"], texts: ["web_table", "web_learn"] },
  { path: "/puzzles/?", shows: ["pages/Puzzles.svelte"], texts: ["web_table", "web_puzzles"] },
  { path: "/replay(?:/L?[a-z2-9]{10})?/?", shows: ["pages/Replay.svelte"], texts: ["web_table", "web_replay"] },
  { path: "/offline/?", shows: ["pages/Offline.svelte"], texts: ["web_offline"] },
  { path: "/club/?", shows: [CLUB, "club/Start.svelte"], texts: ["web_club"] },
  { path: "/referee/?", shows: [CLUB, "club/referee/Referee.svelte"], texts: ["web_club", "web_referee", "web_table"] },
  { path: "/sheet/?", shows: [CLUB, "club/sheet/New.svelte"], texts: ["web_club", "web_competition", "web_sheet"] },
  {
    path: "/sheet/S[a-z2-9]{10}/?",
    shows: [CLUB, "club/sheet/Sheet.svelte"],
    texts: ["web_club", "web_competition", "web_sheet", "web_table", "web_referee"],
  },
  { path: "/club/new/?", shows: [CLUB, "club/organise/New.svelte"], texts: ["web_club", "web_competition", "web_organise"] },
  // Who has which key, and so which page of it comes next, is said behind the #: no server hears that.
  {
    path: "/club/C[a-z2-9]{10}/?",
    shows: [CLUB, "club/competition/Competition.svelte"],
    texts: ["web_club", "web_competition"],
  },
  {
    path: "/club/C[a-z2-9]{10}/wall/?",
    shows: [CLUB, "club/competition/Competition.svelte", "club/wall/Wall.svelte"],
    texts: ["web_club", "web_competition"],
  },
];

/** Writes ahead.json: of every start its scripts and styles, and its texts by language, as addresses. */
export function ahead(): Plugin {
  return {
    name: "canasta-ahead",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = chunks.filter((chunk) => chunk.isEntry);
      const common = new Set(first.flatMap((chunk) => follow(bundle, chunk)));
      const of = (path: string): string[] => {
        const id = fileURLToPath(new URL(path, import.meta.url));
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.split("?")[0] === id);
        return chunk ? follow(bundle, chunk) : this.error(`ahead.ts names ${path}, which is no chunk of its own`);
      };
      const written = STARTS.map(({ path, shows = [], texts = [] }) => {
        const files = unique(shows.flatMap((module) => of(`src/${module}`))).filter((file) => !common.has(file));
        const words = (lang: string) => ["web", ...texts].flatMap((name) => of(`../src/canasta/texts/${lang}/${name}.ftl`));
        const texted = (lang: string) => unique(words(lang)).filter((file) => !common.has(file) && !files.includes(file));
        return { path, files, texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, texted(lang)])) };
      });
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(written, null, 1) });
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
