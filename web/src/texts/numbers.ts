// The one place where numbers are written: Spanish 1500 and 15.000, English 1,500, with a true minus sign.
import { language } from "./languages";

export function number(lang: string, value: number): string {
  const { thousands, parted } = language(lang);
  const digits = String(Math.abs(value));
  const grouped = Math.abs(value) < parted ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  return (value < 0 ? "−" : "") + grouped;
}
