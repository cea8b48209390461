// Pairs by their numbers, as the pages name them.
import { t } from "../../texts";
import type { ClubInfo, MatchInfo, PairInfo, RoundInfo } from "../../wire/types";

export function pairOf(club: ClubInfo, number: number): PairInfo | undefined {
  return club.pairs.find((pair) => pair.number === number);
}

/** Its players: "Ana · Bea". */
export function names(club: ClubInfo, number: number): string {
  return pairOf(club, number)?.players.join(" · ") ?? String(number);
}

/** The round that was read out last. */
export function lastRound(club: ClubInfo): RoundInfo | null {
  return club.rounds.at(-1) ?? null;
}

/** What is to be said of a pair beside its names: it has gone, is out, or has one chance left. Nothing for most. */
export function standing(club: ClubInfo, number: number): string {
  const pair = pairOf(club, number);
  if (pair?.disqualified) return t("pair-disqualified");
  if (pair?.gone) return t("pair-gone");
  if (pair?.chances === 0) return t("pair-out");
  if (pair?.chances && club.stage === "over" && club.ranking[0]?.pair === number) return t("pair-champion");
  return pair?.chances != null && pair.chances < (club.settings.lives ?? 1) ? t("pair-second-chance") : "";
}

/** Every match without a result, of whatever round. */
export function openMatches(club: ClubInfo): MatchInfo[] {
  return club.rounds.flatMap((round) => round.matches.filter((match) => match.state !== "done"));
}

/** Matches for which who runs it has to go and look. */
export function needing(club: ClubInfo): MatchInfo[] {
  return club.rounds.flatMap(({ matches }) =>
    matches.filter(
      (match) =>
        match.called || (match.state === "done" ? match.second === "denied" || match.second === "sheet" : match.state === "conflict"),
    ),
  );
}

export function matchAt(club: ClubInfo, round: number, table: number): MatchInfo | null {
  return club.rounds.find(({ number }) => number === round)?.matches.find((match) => match.table === table) ?? null;
}
