// Matches to count and to look for.
import type { Match, MatchDeal } from "../../src/matches/match";

export function match(part: Partial<Match> = {}): Match {
  return {
    id: "abcdefghj2",
    at: "http://a/",
    key: "k".repeat(32),
    title: "Classic canasta",
    rules: "clasica",
    bots: "tuned",
    names: ["Ana", "Bot 1", "Bot 2", "Bot 3"],
    robots: [1, 2, 3],
    seat: 0,
    sides: 2,
    scores: [1200, 900],
    winner: 0,
    finished: true,
    abandoned: false,
    deals: [deal(300)],
    begun: Date.UTC(2026, 10, 2, 12),
    seen: Date.UTC(2026, 10, 2, 13),
    ...part,
  };
}

export const deal = (lead: number, part: Partial<MatchDeal> = {}): MatchDeal => ({ points: lead + 500, lead, ...part });
