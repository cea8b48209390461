import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import WatchBar from "../../src/replay/WatchBar.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";

test.each([
  [0, "Us 10Them 20"],
  [1, "Us 20Them 10"],
])("the own side's score comes first, as at the table, from seat %i", async (seat, said) => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table", "web_replay");
  const nothing = (): void => undefined;
  render(WatchBar, {
    watching: { frame: { view: { sides: [{ score: 10 }, { score: 20 }] } }, coaching: false } as never,
    replay: { title: "Classic canasta", deal: 1, deals: 1, seat, names: ["Ana", "Bea", "Eva", "Luz"] } as never,
    names: seat === 0 ? ["Us", "Them"] : ["Them", "Us"],
    home: "/",
    onsheet: nothing,
    oncoach: nothing,
    onshare: nothing,
  });
  expect(screen.getByLabelText("Match scores").textContent?.replace(/\s+/g, " ").trim()).toBe(said);
});
