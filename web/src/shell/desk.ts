// The stages of a competition's address: the part of the organiser's desk that `?show=` names. The build alone reads them, for
// what the server has preloaded; so no page carries them, and the competition's page asks for the part itself.
import type { Route } from "./routes";

const TEXTS = ["web_club", "web_competition", "web_organise"];

export const DESK: { path: string; stages: Readonly<Record<string, Pick<Route, "more" | "texts">>> } = {
  path: "/club/(C[a-z2-9]{10})/?",
  stages: {
    round: { more: () => import("../club/organise/Organiser.svelte"), texts: TEXTS },
    pairs: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Pairs.svelte")]),
      texts: TEXTS,
    },
    bracket: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/bracket/Bracket.svelte")]),
      texts: TEXTS,
    },
    ranking: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/OwnRanking.svelte")]),
      texts: TEXTS,
    },
    links: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Links.svelte")]),
      texts: TEXTS,
    },
    log: { more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Log.svelte")]), texts: TEXTS },
    agreed: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Agreed.svelte")]),
      texts: TEXTS,
    },
  },
};
