// The one place where numbers are written: Spanish 1500 and 15.000, English 1,500, with a true minus sign and ½.
import { language } from "./languages";

export function number(lang: string, value: number): string {
  const { thousands, parted } = language(lang);
  const size = Math.floor(Math.abs(value));
  const half = Math.abs(value) - size === 0.5 ? "½" : "";
  const digits = size || !half ? String(half ? size : Math.abs(value)) : "";
  const grouped = size < parted ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  return (value < 0 ? "−" : "") + grouped + half;
}
