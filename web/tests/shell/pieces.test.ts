import { beforeEach, describe, expect, test } from "vitest";
import { solo, whole, withRules } from "../../src/shell/choice.svelte";
import { faceOf, FACES } from "../../src/parts/avatars";
import { matches, withReferences } from "../../src/parts/rulesearch";
import { drawer, openRule } from "../../src/shell/rulebook.svelte";
import { pageOf } from "../../src/shell/router.svelte";
import { kept, settings } from "../../src/shell/settings.svelte";
import { linkTo, takeKey } from "../../src/shell/prefix";
import { myTables, pathFrom } from "../../src/shell/tables.svelte";
import { loadTexts, n, t } from "../../src/texts";
import { person, tableInfo } from "./wires";

const KEY = "Ab_-".repeat(11);

test.each([
  ["/", "", "home"],
  ["/t/abcdefghjk", "abcdefghjk", "web_table"],
  ["/t/abcdefghjk/", "abcdefghjk", "web_table"],
  ["/learn", "", "web_learn"],
  ["/learn/salon/from-clasica/one-card", "", "web_learn"],
  ["/puzzles", "", "web_puzzles"],
  ["/replay", "", "web_replay"],
  ["/replay/abcdefghjk", "abcdefghjk", "web_replay"],
  ["/club", "", "web_club"],
  ["/club/new/", "", "web_organise"],
  ["/club/Cabcdefghjk", "Cabcdefghjk", "web_competition"],
  ["/club/Cabcdefghjk/wall", "Cabcdefghjk", "web_competition"],
  ["/sheet/Sabcdefghjk", "Sabcdefghjk", "web_sheet"],
])("the page at %s", (path, id, texts) => {
  const page = pageOf(path);
  expect(page).toMatchObject({ id, path });
  expect(page?.route.texts ?? ["home"]).toContain(texts);
});

test.each([
  "/t/short",
  "/learn/salon/finer/a/b",
  "/elsewhere",
  "/club/Sabcdefghjk",
  "/sheet/Sabcdefghjk/wall",
  "/club/Cabc",
  "/club/../etc",
  "/referee/clasica",
])("there is no page at %s", (path) => expect(pageOf(path)).toBeNull());

test("the key of an address is taken out of it, and a bad one with it", () => {
  history.replaceState(null, "", `/t/abcdefghjk?seat=1#k=${KEY}`);
  expect([takeKey(), location.href.endsWith("/t/abcdefghjk?seat=1")]).toEqual([KEY, true]);
  history.replaceState(null, "", "/t/abcdefghjk#k=short");
  expect([takeKey(), location.hash]).toEqual([null, ""]);
  history.replaceState(null, "", "/");
});

test.each([
  ["https://club.example/t/abcdefghjk", "/t/abcdefghjk"],
  [` http://localhost:8000/t/abcdefghjk#k=${KEY} `, `/t/abcdefghjk#k=${KEY}`],
  ["abcdefghjk", "/t/abcdefghjk"],
  ["https://club.example/", null],
  ["hello", null],
])("the table of what was pasted: %s", (text, path) => expect(pathFrom(text)).toBe(path));

test("a link made here leads here", () => {
  expect(pathFrom(linkTo("/t/abcdefghjk", KEY))).toBe(`/t/abcdefghjk#k=${KEY}`);
});

describe("preferences", () => {
  test.each([null, "no object", [], 7, { lang: "fr", speed: "fast", theme: "pink" }])("of %j are ordinary", (found) => {
    const read = kept(found);
    expect(["es", "en"]).toContain(read.lang);
    expect([read.speed, read.theme, read.sound]).toEqual([1, "auto", true]);
  });
  test("are read as they were kept", () => {
    expect(kept({ order: "own", felt: "pink", back: 7 })).toMatchObject({ order: "own", felt: "green", back: "lattice" });
    expect(kept({ lang: "es", speed: 9, largeCards: true })).toMatchObject({ lang: "es", speed: 4, largeCards: true });
  });
});

describe("texts", () => {
  beforeEach(async () => {
    settings.lang = "es";
    await loadTexts();
  });
  test("come in the language of the preferences, with plurals and numbers", async () => {
    expect(t("house-changes", { n: 1 })).toBe("un cambio");
    expect(t("lobby-target", { n: 15000 })).toBe("A 15.000 puntos");
    expect([n(1500), n(-15000)]).toEqual(["1500", "−15.000"]);
    settings.lang = "en";
    await loadTexts();
    expect(t("house-changes", { n: 3 })).toBe("3 changes");
    expect(n(1500)).toBe("1,500");
  });
  // @ts-expect-error: a key that the catalogue does not have is an error of types
  test("that are missing show their key", () => expect(t("no-such-text")).toBe("no-such-text"));
});

describe("my tables", () => {
  beforeEach(() => {
    for (const { table } of myTables.all) myTables.forget(table);
  });
  test("are kept with their keys and what was seen of them", () => {
    myTables.add("abcdefghjk", KEY);
    myTables.seen(tableInfo({ chairs: [person(0, "Ana"), person(1, "Bea"), null, null], scores: [100, 0] }), 0);
    expect(myTables.key("abcdefghjk")).toBe(KEY);
    expect(myTables.all[0]).toMatchObject({ names: ["Bea"], scores: [100, 0], finished: false });
    expect(localStorage.getItem("canasta.tables")).toContain(KEY);
  });
  test("have the points of the own side first, wherever it sits", () => {
    myTables.add("abcdefghjk", KEY);
    const chairs = [person(0, "Ana", { seat: 1 }), person(1, "Bea", { seat: 0 }), null, null];
    myTables.seen(tableInfo({ chairs, scores: [455, 1025] }), 0);
    expect(myTables.all[0]?.scores).toEqual([1025, 455]);
  });
  test("say whose turn it is", () => {
    myTables.add("abcdefghjk", KEY);
    const chairs = [person(0, "Ana"), person(1, "Bea"), null, null];
    myTables.seen(tableInfo({ chairs, turn: [1] }), 0);
    expect(myTables.all[0]!.turn).toBe("Bea");
    myTables.seen(tableInfo({ chairs, turn: [0] }), 0);
    expect(myTables.all[0]!.turn).toBe("");
    myTables.seen(tableInfo({ chairs }), 0);
    expect(myTables.all[0]!.turn).toBeUndefined();
  });
  test("that are only watched are not listed", () => {
    myTables.seen(tableInfo(), null);
    expect(myTables.all).toEqual([]);
  });
});

test("each rule set keeps its own house rules", () => {
  const salon = withRules(whole({ rules: "clasica", house: { hand_size: 13 } }), "salon");
  expect(salon).toMatchObject({ rules: "salon", house: {} });
  expect(solo(salon, 2)).toMatchObject({ turn_seconds: 0, spectators: false, rules: "salon", house: {} });
});

test("a match against bots has one of three lengths, the last by the rules", () => {
  const clasica = whole({ rules: "clasica", house: { hand_size: 13 } });
  expect([0, 1, 2].map((length) => solo(clasica, length).house)).toEqual([
    { hand_size: 13, target: 100 },
    { hand_size: 13, target: 1500 },
    { hand_size: 13 },
  ]);
  expect(solo(whole({ rules: "tres-barajas" }), 1).house).toEqual({ target: 5000 });
});

test("the rulebook opens at the very rule", () => {
  openRule("reglamento/2", "SA-4.2");
  expect([drawer.open, drawer.set, drawer.rule]).toEqual([true, "reglamento", "SA-4.2"]);
  openRule("reglamento/2");
  expect([drawer.set, drawer.rule]).toEqual(["reglamento", null]);
});

test("the rulebook is searched without accents, every word anywhere", () => {
  expect(matches("comodin POZO", "El pozo con un comodín")).toBe(true);
  expect(matches("comodin mazo", "El pozo con un comodín")).toBe(false);
  expect(withReferences("as TB-4.3 says (CL-X.8).")).toEqual(["as ", "TB-4.3", " says (", "CL-X.8", ")."]);
});

test("every text makes a face, always the same", () => {
  expect(faceOf("anything-9")).toEqual(faceOf("anything-9"));
  for (const face of [...FACES, "robot", ""]) expect(Object.values(faceOf(face))).not.toContain(undefined);
  expect(new Set(FACES).size).toBe(FACES.length);
  for (const face of FACES) expect(face).toMatch(/^[a-z0-9-]{1,24}$/);
});
