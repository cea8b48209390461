// The pages: which address shows what, with which words. The router, the first script and the build read it; the build
// writes it for the server, which answers these addresses and no others.
import type { Component } from "svelte";

/** What every page is told of its address. */
export interface PageProps {
  /** The group of the route's path: a table, a sheet, a competition; empty without one. */
  id: string;
  path: string;
}

/** How far a table is: before the match, in it, and after a deal or the match. */
export type Stage = "open" | "play" | "over";

export interface Route {
  /** The whole path, as a regular expression that JavaScript and Python read alike. */
  readonly path: string;
  /** Without it the page comes with the first script. */
  readonly load?: () => Promise<{ default: Component<PageProps> | Component<Record<string, never>> }>;
  /** What the page itself fetches at once. */
  readonly more?: () => Promise<unknown>;
  /** Files of the catalogue that it needs, besides `web`. */
  readonly texts?: readonly string[];
  /** Where the server says how far the table there is: what is different of these two. */
  readonly stages?: Readonly<Record<Stage, Pick<Route, "more" | "texts">>>;
  /** What is said until it is there, as a key of `web`. */
  readonly coming?: string;
}

export const ROUTES: readonly Route[] = [
  { path: "/(?:index\\.html)?" },
  {
    path: "/t/(L?[a-z2-9]{10})/?",
    load: () => import("../pages/TablePage.svelte"),
    more: () => import("../table/Table.svelte"),
    texts: ["web_table"],
    stages: {
      open: { more: () => import("../pages/Lobby.svelte"), texts: [] },
      play: {},
      over: {
        more: () => Promise.all([import("../table/Table.svelte"), import("../table/DealOver.svelte")]),
        texts: ["web_table", "web_replay"],
      },
    },
    coming: "table-coming",
  },
  { path: "/learn(?:/[a-z-]+){0,3}/?", load: () => import("../pages/Learn.svelte"), texts: ["web_table", "web_learn"] },
  { path: "/puzzles/?", load: () => import("../pages/Puzzles.svelte"), texts: ["web_table", "web_puzzles"] },
  { path: "/replay(?:/(L?[a-z2-9]{10}))?/?", load: () => import("../pages/Replay.svelte"), texts: ["web_table", "web_replay"] },
  { path: "/company/?", load: () => import("../pages/Company.svelte"), texts: ["web_open", "web_company"] },
  { path: "/duplicate(?:/([a-z2-9]{10}))?/?", load: () => import("../duplicate/Duplicate.svelte"), texts: ["web_duplicate", "web_beside"] },
  { path: "/today(?:/([0-9]{4}-[0-9]{2}-[0-9]{2}))?/?", load: () => import("../daily/Today.svelte"), texts: ["web_daily"] },
  { path: "/matches/?", load: () => import("../pages/Matches.svelte"), texts: ["web_matches"] },
  { path: "/offline/?", load: () => import("../pages/Offline.svelte"), texts: ["web_table", "web_offline"] },
  { path: "/club/?", load: () => import("../club/Start.svelte"), texts: ["web_club"] },
  { path: "/referee/?", load: () => import("../club/referee/Referee.svelte"), texts: ["web_club", "web_referee", "web_table"] },
  { path: "/sheet/?", load: () => import("../club/sheet/New.svelte"), texts: ["web_club", "web_competition", "web_sheet"] },
  {
    path: "/sheet/(S[a-z2-9]{10})/?",
    load: () => import("../club/sheet/Sheet.svelte"),
    texts: ["web_club", "web_competition", "web_sheet", "web_table", "web_referee"],
  },
  { path: "/club/new/?", load: () => import("../club/organise/New.svelte"), texts: ["web_club", "web_competition", "web_organise"] },
  // The key, and so which page of it comes next, is said behind the #: no server hears that. Only an organiser's desk has parts,
  // which `?show=` names (desk.ts).
  {
    path: "/club/(C[a-z2-9]{10})/?",
    load: () => import("../club/competition/Competition.svelte"),
    texts: ["web_club", "web_competition"],
  },
  {
    path: "/club/(C[a-z2-9]{10})/wall/?",
    load: () => import("../club/competition/Competition.svelte"),
    more: () => import("../club/wall/Wall.svelte"),
    texts: ["web_club", "web_competition"],
  },
  {
    path: "/register/?",
    load: () => import("../club/register/NewRegister.svelte"),
    texts: ["web_club", "web_competition", "web_register"],
  },
  {
    path: "/register/(R[a-z2-9]{10})/?",
    load: () => import("../club/register/Register.svelte"),
    texts: ["web_club", "web_competition", "web_register"],
  },
];
