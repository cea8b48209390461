// The stages of addresses of which `?show=` names a part: the desks of an organiser and of who keeps a club's register. The build
// alone reads them, for what the server has preloaded; so no page carries them, and each page asks for the part itself.
import type { Route } from "./routes";

const ORGANISE = ["web_club", "web_competition", "web_organise"];
const REGISTER = ["web_club", "web_competition", "web_register"];

/** The stages by the path of the route; that without a name is for all other addresses. */
export const DESKS: Readonly<Record<string, Readonly<Record<string, Pick<Route, "more" | "texts">>>>> = {
  "/club/(C[a-z2-9]{10})/?": {
    round: { more: () => import("../club/organise/Organiser.svelte"), texts: ORGANISE },
    pairs: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Pairs.svelte")]),
      texts: ORGANISE,
    },
    bracket: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/bracket/Bracket.svelte")]),
      texts: ORGANISE,
    },
    ranking: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/OwnRanking.svelte")]),
      texts: ORGANISE,
    },
    links: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Links.svelte")]),
      texts: ORGANISE,
    },
    log: { more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Log.svelte")]), texts: ORGANISE },
    agreed: {
      more: () => Promise.all([import("../club/organise/Organiser.svelte"), import("../club/organise/Agreed.svelte")]),
      texts: ORGANISE,
    },
  },
  "/register/(R[a-z2-9]{10})/?": {
    "": { more: () => import("../club/register/OurClub.svelte"), texts: REGISTER },
    season: {
      more: () => Promise.all([import("../club/register/OurClub.svelte"), import("../club/register/SeasonPage.svelte")]),
      texts: REGISTER,
    },
    competitions: {
      more: () => Promise.all([import("../club/register/OurClub.svelte"), import("../club/register/RegisterCompetitions.svelte")]),
      texts: REGISTER,
    },
    members: {
      more: () => Promise.all([import("../club/register/OurClub.svelte"), import("../club/register/Members.svelte")]),
      texts: REGISTER,
    },
    links: {
      more: () =>
        Promise.all([
          import("../club/register/OurClub.svelte"),
          import("../club/register/RegisterLinks.svelte"),
          import("../club/register/RegisterCopy.svelte"),
        ]),
      texts: REGISTER,
    },
    log: {
      more: () => Promise.all([import("../club/register/OurClub.svelte"), import("../club/register/RegisterLog.svelte")]),
      texts: REGISTER,
    },
  },
};
