// The order in which My matches hears.
import { expect, test } from "vitest";
import { hear, heard } from "../../src/matches/heard";

test("tellings are kept in their order, and one that fails holds up none", async () => {
  const kept: string[] = [];
  let begun = (): void => undefined;
  hear(() => new Promise<void>((resolve) => (begun = resolve)).then(() => void kept.push("begun")));
  hear(() => Promise.reject(new Error("nothing can be kept")));
  hear(async () => void kept.push("finished"));
  await Promise.resolve();
  begun();
  await heard();
  expect(kept).toEqual(["begun", "finished"]);
});
