// When something was written: entries say it in the time of the world, people read it in their own.
export function when(at: string, lang: string): string {
  const moment = new Date(at);
  if (!at || Number.isNaN(moment.getTime())) return at;
  return moment.toLocaleString(lang, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}
