import { expect, test } from "vitest";
import { dateText, dayText } from "../../src/club/competition/days";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { dayAndTime } from "../../src/texts/moments";

test.each([
  ["en", "4 December 2026", "Fri 4 December", "27 Nov, 22:10"],
  ["es", "4 de diciembre de 2026", "vie 4 de diciembre", "27 nov, 22:10"],
] as const)("dates in %s are those of the server", async (lang, date, day, moment) => {
  settings.lang = lang;
  await loadTexts();
  await needTexts("web_competition");
  expect([dateText("2026-12-04"), dayText("2026-12-04")]).toEqual([date, day]);
  expect([dateText("soon"), dayText("")]).toEqual(["soon", ""]);
  const at = new Date(2026, 10, 27, 22, 10);
  expect(dayAndTime(at, lang, {}, at)).toBe(moment);
});
