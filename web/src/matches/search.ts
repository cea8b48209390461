// Finding matches in a long list: by game, by partner, by how they stand, by words.
import { company, type Match } from "./match";

export interface Wanted {
  /** A rule set and a partner; empty for any. */
  rules: string;
  partner: string;
  state: "all" | "open" | "finished";
  words: string;
}

export const ANY: Wanted = { rules: "", partner: "", state: "all", words: "" };

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The matches that fit; words are looked for in names and titles, without accents and in any order. Those that wait for this person come first. */
export function found(matches: readonly Match[], { rules, partner, state, words }: Wanted): Match[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const fitting = matches.filter((match) => {
    if (rules && match.rules.split("/")[0] !== rules) return false;
    if (partner && !company(match).partners.includes(partner)) return false;
    if (state !== "all" && match.finished !== (state === "finished")) return false;
    const said = asked.length > 0 ? plain([match.title, ...match.names].join(" ")) : "";
    return asked.every((word) => said.includes(word));
  });
  const when = ({ finished, until }: Match): number => (!finished && until) || Number.MAX_VALUE;
  return fitting.sort((a, b) => when(a) - when(b));
}

/** The rule sets and the partners that there are, the most frequent first. */
export function choices(matches: readonly Match[]): { rules: string[]; partners: string[] } {
  return {
    rules: byNumber(matches.map((match) => match.rules.split("/")[0]!)),
    partners: byNumber(matches.flatMap((match) => company(match).partners)),
  };
}

function byNumber(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}
