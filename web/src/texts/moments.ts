// When something happened, in the reader's time: the day and the hour of a day of 24 hours.

import { language } from "./languages";

const WORDS = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** How that language writes dates: in English the day before the month, as the server does. */
export const dateFormat = (lang: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language(lang).dates, form);

/** "2 minutes", "1 day": the largest unit that has no rest. */
export function timeSpan(seconds: number, lang: string): string {
  const [unit, size] = (
    [
      ["day", 86_400],
      ["hour", 3600],
      ["minute", 60],
      ["second", 1],
    ] as const
  ).find(([, size]) => seconds % size === 0)!;
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

const MINUTE = 60_000; // ms

/** "Thursday 21:00", for a moment of the next days, to the nearest minute: it may be counted from what is left, a little late. */
export function weekdayAndTime(at: number, lang: string): string {
  const minute = Math.round(at / MINUTE) * MINUTE;
  return dateFormat(lang, { weekday: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(minute);
}

/** "27 Nov, 22:10", with the weekday if it is wanted, and the year where it is not this one. */
export function dayAndTime(at: number | Date, lang: string, more: Intl.DateTimeFormatOptions = {}, now = new Date()): string {
  const moment = new Date(at);
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return dateFormat(lang, { ...WORDS, ...year, ...more }).format(moment);
}
