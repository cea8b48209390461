// The one place where numbers are written: Spanish 1500 and 15.000, English 1,500, with a true minus sign.
import type { Lang } from "../settings.svelte";

export function number(lang: Lang, value: number): string {
  const digits = String(Math.abs(value));
  const grouped = lang === "es" && digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, lang === "es" ? "." : ",");
  return (value < 0 ? "−" : "") + grouped;
}
