// The results that this browser has claimed: where two phones differ, it may take its own word back.
import { keep, readKept } from "../../kept";

const NAME = "phone-claims";
const MOST = 20;

function kept(): string[] {
  const found = readKept(NAME);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

export function keepClaim(club: string, claim: number): void {
  keep(NAME, [...kept(), `${club}/${claim}`].slice(-MOST));
}

export function claimedHere(club: string, claim: number): boolean {
  return kept().includes(`${club}/${claim}`);
}
