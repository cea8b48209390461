import { expect, it } from "vitest";
import { winnerSaid } from "../../src/table/names";
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
  expect(winnerSaid(info(0, 2, FOUR), 2, t)).toBe("¡Tu bando ha ganado la partida!");
  expect(winnerSaid(info(1, 2, FOUR), 2, t)).toBe("Los otros han ganado la partida");
  expect(winnerSaid(info(1, 2, FOUR), null, t)).toBe("Gana la partida: Bea · Luz");
  expect(winnerSaid(info(1, 2, ["Ana", "Bea"]), 0, t)).toBe("Gana la partida: Bea");
  expect(winnerSaid(info("draw", 2, FOUR), 0, t)).toBe("La partida queda en empate");
});
