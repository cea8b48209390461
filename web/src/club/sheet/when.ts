// When something was written: entries say it in the time of the world, people read it in their own.
import { dayAndTime } from "../../texts/moments";

export function when(at: string, lang: string): string {
  const moment = new Date(at);
  if (!at || Number.isNaN(moment.getTime())) return at;
  return dayAndTime(moment, lang);
}
