import { expect, it } from "vitest";
import { whoseOf, winnerSaid } from "../../src/table/names";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts, t } from "../../src/texts";
import type { TableInfo } from "../../src/wire/types";

const info = (winner: TableInfo["winner"], sides: number, names: string[]): TableInfo =>
  ({ winner, sides, seats: names.length, names }) as TableInfo;
const FOUR = ["Ana", "Bea", "Eva", "Luz"];

it("the winner is told as oneself, as the others, or by name", async () => {
  settings.lang = "es";
  await needTexts("web_table");
  await loadTexts("es");
  const said = (winner: TableInfo["winner"], names: string[], seat: number | null) => winnerSaid(info(winner, 2, names), seat, t, "es");
  const two = ["Ana", "Bea"];
  expect(said(0, FOUR, 2)).toBe("¡Ustedes han ganado la partida!");
  expect(said(1, FOUR, 2)).toBe("Esta vez han ganado ellos");
  expect(said(1, FOUR, null)).toBe("Han ganado Bea y Luz");
  expect([said(0, two, 0), said(1, two, 0), said(1, two, null)]).toEqual(["¡Has ganado la partida!", "Ha ganado Bea", "Ha ganado Bea"]);
  expect(said("draw", FOUR, 0)).toBe("La partida queda en empate");
});

it.each([
  ["es", 0, "El juego 3 fue el que más pesó: ustedes lo ganaron por 445 puntos."],
  ["es", 1, "El juego 3 fue el que más pesó: ellos lo ganaron por 445 puntos."],
  ["en", 1, "Deal 3 counted most: they won it by 445 points."],
] as const)("the deal that counted most says whose it was, in %s, side %s", async (lang, side, sentence) => {
  settings.lang = lang;
  await needTexts("web_replay");
  await loadTexts(lang);
  expect(t("table-decided", { deal: 3, points: 445, ...whoseOf(info(side, 2, FOUR), 0, side, lang) })).toBe(sentence);
});
