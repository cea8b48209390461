// The results that this browser has claimed: where two phones differ, it may take its own word back.
import { isText, StoredList } from "../../shell/stored.svelte";

const MOST = 20;
const claims = (): StoredList<string> => new StoredList("phone-claims", isText); // another tab may have claimed

export function keepClaim(club: string, claim: number): void {
  claims().change((all) => [...all, `${club}/${claim}`].slice(-MOST));
}

export function claimedHere(club: string, claim: number): boolean {
  return claims().all.includes(`${club}/${claim}`);
}
