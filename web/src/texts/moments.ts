// When something happened, in the reader's time: the day and the hour of a day of 24 hours.

const WORDS = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** "Nov 27, 22:10", with the weekday if it is wanted, and the year where it is not this one. */
export function dayAndTime(at: number | Date, lang: string, more: Intl.DateTimeFormatOptions = {}, now = new Date()): string {
  const moment = new Date(at);
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(lang, { ...WORDS, ...year, ...more }).format(moment);
}
