import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { courts } from "./courts.ts";
import { offline } from "./offline.ts";
import { preload } from "./preload.ts";

// `make dev` says where its server listens; else it is a table that is open.
const server = process.env.CANASTA_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  // Modules find each other beside themselves, wherever a proxy shows them; the server completes the addresses in the HTML.
  base: "./",
  plugins: [svelte(), courts(), preload(), offline()],
  worker: { format: "es" },
  // The texts are the catalogue of the whole project, beside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
  // Nothing may be inlined as data: or evaluated: the server's content security policy forbids it.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page begins with comes in one piece: a phone far away waits for every other request.
    // So does what many pages share and is small: a few kilobytes too many cost less than ten requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 1 },
            // Not what only a club’s pages share or those of matches, nor what proves a shuffle: a table begins without.
            {
              name: "common",
              test: /[\\/]web[\\/]src[\\/](?!club[\\/]|company[\\/]|verify[\\/]|matches[\\/]|replay[\\/]|shell[\\/](database|near|files)|table[\\/](Sheet|Totals)|parts[\\/](Share|Code|RulesSelect|NumberField))/,
              minShareCount: 4,
              maxModuleSize: 8000,
            },
            // A server that speaks HTTP/1.1 gives a browser six files at a time, so what always comes together is one file.
            {
              name: "live",
              test: /[\\/]web[\\/]src[\\/](wire[\\/]protocol|parts[\\/](Connection|NameFirst|rulesearch|TableMenu|stages))/,
              includeDependenciesRecursively: false,
            },
            {
              name: "company",
              test: /[\\/]web[\\/]src[\\/]company[\\/](NoTables|seeking|api|device|words)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "feed",
              test: /[\\/]web[\\/]src[\\/]club[\\/](LivePage|feed|competition[\\/]clock)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "share",
              test: /[\\/]web[\\/]src[\\/](parts[\\/](Share|Code|RulesSelect|NumberField)|shell[\\/](near|files))/,
              includeDependenciesRecursively: false,
            },
            {
              name: "totals",
              test: /[\\/]web[\\/]src[\\/](table[\\/](Sheet|Totals)|replay[\\/](course\.ts|Thinking)|parts[\\/](Curve|curve))/,
              includeDependenciesRecursively: false,
            },
            {
              name: "seals",
              test: /[\\/]web[\\/]src[\\/](verify[\\/](checking|seals)|matches[\\/]heard)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "verify",
              test: /[\\/]web[\\/]src[\\/]verify[\\/](Verify|verify|record|shuffle|sha256)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "board",
              test: /[\\/]web[\\/]src[\\/](table[\\/](Asked|closing|Pause|Board|Actions|focus)|cards[\\/]sounds)/,
              includeDependenciesRecursively: false,
            },
            // The faces of a competition share small parts; where one begins, its words are all that is there.
            {
              name: "club",
              test: /[\\/]web[\\/]src[\\/](club[\\/](ConfirmResult|Shell|Parts|api|organise[\\/](parts|draw)|competition[\\/](days|pairs|result|length|sides|phones|scale)|ask[\\/]asked)|texts[\\/]moments|parts[\\/]NumberField)/,
              includeDependenciesRecursively: false,
            },
            // The desk of an organiser, and the ranking there and for everybody, which come in many pieces.
            {
              name: "desk",
              test: /[\\/]web[\\/]src[\\/]club[\\/]organise[\\/](Organiser|Round|Repairs|repairs|QuickEntry|ClockPanel|TableCard|MatchDialog|ResultForm|SeatsDialog|seats)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "ranks",
              test: /[\\/]web[\\/]src[\\/]club[\\/]ranking[\\/](Ranking|Lists|Teams|Why\.svelte|ScaleTable)/,
              includeDependenciesRecursively: false,
            },
            // A table of places, which seasons have too.
            { name: "places", test: /[\\/]ranking[\\/](RankTable|WhyCell)/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
