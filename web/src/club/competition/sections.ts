// The sections of a large evening: who plays in which, and the ranking of each.
import { t } from "../../texts";
import type { ClubInfo, RankLine } from "../../wire/types";
import { pairOf } from "./pairs";

/** Their numbers, from 1; empty without sections, and before the first round. */
export function sectionsOf({ pairs, settings }: ClubInfo): number[] {
  const there = pairs.some(({ section }) => section > 0);
  return there ? Array.from({ length: settings.sections ?? 0 }, (_, at) => at + 1) : [];
}

export function sectionOf(club: ClubInfo, pair: number): number {
  return pairOf(club, pair)?.section ?? 0;
}

/** "A", "B"… */
export function sectionLetter(section: number): string {
  return section ? String.fromCharCode(64 + section) : "";
}

/** "Section A"; empty for none. */
export function sectionName(section: number): string {
  return section ? t("evening-section-name", { section: sectionLetter(section) }) : "";
}

/** What belongs to each section, by one of its pairs; all of it as section 0 where there are none. */
export function bySection<T>(club: ClubInfo, all: readonly T[], pair: (one: T) => number): [number, T[]][] {
  const sections = sectionsOf(club);
  if (!sections.length) return [[0, [...all]]];
  return sections.map((section) => [section, all.filter((one) => sectionOf(club, pair(one)) === section)]);
}

/** A ranking with the pairs of that section alone, who have met only each other; all of it for 0. */
export function rankingOf(club: ClubInfo, lines: readonly RankLine[], section: number): RankLine[] {
  if (!section) return [...lines];
  return lines.filter(({ pair }) => sectionOf(club, pair) === section).map((line) => ({ ...line, place: line.within ?? 0 }));
}
