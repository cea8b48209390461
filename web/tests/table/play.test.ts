import { describe, expect, it } from "vitest";
import { Play } from "../../src/table/play.svelte";
import { loadTexts, needTexts, t } from "../../src/texts";
import type { TableState } from "../../src/wire/game.svelte";
import type { DealView, RefusalInfo } from "../../src/wire/types";

const REFUSAL: RefusalInfo = { rule: "CL-2.2", code: "too-few-cards", message: "Too few.", kind: "invalid" };
const side = (opened: boolean) => ({ seats: [0, 2], melds: [], red_threes: [], opened, minimum: 50, score: 0, may_start_wilds: false });

/** A table whose server allows actions by a function, and remembers what it was asked and told. */
function table(
  hand: string,
  legal: string[],
  { opened = false, patient = true, allow = (_: string): boolean => true, warns = "", happens = false, phase = "play", to_act = 0 } = {},
) {
  const asked: string[] = [];
  const sent: string[] = [];
  const view = {
    rules: "clasica",
    seat: 0,
    turn: 0,
    to_act,
    phase,
    outcome: null,
    hand: hand.split(" "),
    legal,
    points: 0,
    sides: [side(opened), side(false)],
    pile: { top: "4c", size: 3, crosswise: [], frozen: false },
  } as unknown as DealView;
  const state = {
    view,
    info: { names: ["Ana", "Alba"] },
    patient,
    async try(actions: string) {
      asked.push(actions);
      const all = actions.split("; ");
      const good = all.filter((one) => allow(one)).length;
      const refused = good < all.length;
      return {
        t: "tried",
        id: "1",
        accepted: good,
        refusal: refused ? REFUSAL : null,
        points: good * 30,
        minimum: 50,
        legal: refused ? [] : legal,
        melds: [],
      };
    },
    warns: warns !== "",
    async warn(action: string) {
      asked.push(action);
      return { t: "warned", id: "1", text: action.includes("discard K") ? warns : "" };
    },
    async send(command: { action: string }) {
      sent.push(command.action);
      if (happens) play.happened();
      return { t: "ack", id: "1", seq: 1 };
    },
  };
  const play = new Play(state as unknown as TableState);
  return { play, asked, sent };
}
const choose = (play: Play, ...cards: string[]): void => play.choose(cards.map((card) => (card.includes("#") ? card : `${card}#0`)));

describe("a turn", () => {
  it("discards the selected card at once", async () => {
    const { play, sent } = table("Kh Kd 5s", ["discard K", "discard 5"], { opened: true });
    choose(play, "5s");
    await play.at("pile");
    expect(sent).toEqual(["discard 5s"]);
  });

  it("does nothing where nothing more may be done", async () => {
    const { play, sent } = table("Kh Kd 5s", ["discard K"], { opened: true });
    Object.assign(play.table, { shut: true });
    choose(play, "Kh");
    expect([play.mine, play.lit]).toEqual([false, []]);
    await play.at("pile");
    expect([sent, play.notice]).toEqual([[], null]);
  });

  it("says what comes first where a meld is tapped and nothing is selected", async () => {
    await loadTexts();
    await needTexts("web_table");
    const { play, sent } = table("Kh Kd 5s", ["discard K"], { opened: true });
    await play.at("meld:1");
    expect(play.notice?.text).toBe(t("table-select-added"));
    const drawing = table("Kh Kd 5s", ["draw"], { phase: "draw" });
    await drawing.play.at("meld:1");
    expect([drawing.play.notice?.text, sent, drawing.sent]).toEqual([t("table-status-draw"), [], []]);
  });

  it("says what is to be selected, and whose turn it is", async () => {
    await loadTexts();
    await needTexts("web_table");
    const { play } = table("Kh Kd 5s", ["discard K"], { opened: true });
    await play.at("pile");
    expect(play.notice?.text).toBe(t("table-select-discard"));
    await play.at("new");
    expect(play.notice?.text).toBe(t("table-select-meld"));
    const { play: waiting } = table("Kh Kd 5s", [], { opened: true, to_act: 1 });
    await waiting.at("stock");
    expect(waiting.notice?.text).toBe(t("table-not-your-turn", { name: "Alba" }));
  });

  it("lights the cards that a hint names, and does what it says", async () => {
    const { play, sent } = table("Kh Kd 5s 5h", ["discard K", "discard 5", "meld K K 5"], { opened: true });
    play.show("discard 5");
    expect(play.keys).toEqual(["5s#0"]);
    play.show("meld K K > 1");
    expect(play.keys).toEqual(["Kh#0", "Kd#0"]);
    play.show("swap K 2 > 1");
    expect(play.keys).toEqual(["Kh#0"]);
    await play.follow("discard K");
    expect(sent).toEqual(["discard K"]);
  });

  it("says what speaks against a discard before it is sent, and plays it anyway or takes it back", async () => {
    const { play, sent } = table("Kh Kd 5s", ["discard K", "discard 5"], { opened: true, warns: "They collect kings." });
    choose(play, "Kh");
    await play.at("pile");
    expect([play.warning?.text, sent, play.busy]).toEqual(["They collect kings.", [], false]);
    choose(play, "5s");
    expect(play.warning).toBeNull();
    await play.at("pile");
    expect(sent).toEqual(["discard 5s"]);
    choose(play, "Kh");
    await play.at("pile");
    await play.insist();
    expect([sent, play.warning]).toEqual([["discard 5s", "discard Kh"], null]);
    await play.follow("discard K"); // a hint was asked for: it is not argued with
    expect(sent.at(-1)).toBe("discard K");
  });

  it("plays an advised turn step by step, and stops where something is refused", async () => {
    const { play, sent } = table("Kh Kd Kc 9h 9d 9c 5s", ["meld K K K", "meld 9 9 9"]);
    await play.follow("meld K K K", "meld 9 9 9");
    expect(sent.map((one) => one.replace(/(?<=[K9])[hdc]/g, ""))).toEqual(["meld K K K; meld 9 9 9"]);
    const going = table("Kh Kd Kc 5s", ["meld K K K", "discard 5"], { opened: true, happens: true });
    await going.play.follow("meld K K K", "discard 5");
    expect(going.sent).toEqual(["meld K K K; discard 5"]);
    const atOnce = table("Kh Kd Kc 5s", ["meld K K K", "discard 5"], { opened: true, patient: false, happens: true });
    await atOnce.play.follow("meld K K K", "discard 5");
    expect(atOnce.sent).toEqual(["meld K K K", "discard 5"]);
    const refused = table("Kh Kd Kc 5s", ["meld K K K"], { allow: () => false });
    await refused.play.follow("meld K K K", "discard 5");
    expect([refused.sent, refused.play.notice?.rule]).toEqual([[], "CL-2.2"]);
  });

  it("lays an advised opening ready, and plays it where it is enough", async () => {
    const { play, sent } = table("Kh Kd Kc 9h 9d 9c 5s", ["meld K K K", "meld 9 9 9", "discard 5"]);
    await play.follow("meld K K K");
    expect(play.ready).toEqual(["meld K K K"]);
    expect(sent).toEqual([]);
    await play.follow("meld K K K"); // the same advice once more: it knows nothing of what is laid ready
    expect([play.ready, play.notice]).toEqual([["meld K K K"], null]);
    const enough = table("Kh Kd Kc 5s", ["discard 5"]);
    await enough.play.follow("meld K K K");
    expect(enough.sent).toEqual(["meld K K K"]);
  });

  it("marks a discard as on its way until the server has answered", async () => {
    const { play } = table("Kh Kd 5s", ["discard K", "discard 5"], { opened: true });
    choose(play, "Kd");
    const sent = play.at("pile");
    expect(play.leaving).toEqual(["Kd#0"]);
    await sent;
    expect(play.leaving).toEqual([]);
  });

  it("lays ready while opening, can be taken back, and is sent as one", async () => {
    const { play, sent } = table("Kh Kd Kc 9h 9d 9c 5s", ["meld K K K", "meld 9 9 9"]);
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    expect([sent, play.ready.length, play.confirmable, play.hand.length]).toEqual([[], 1, false, 4]);
    choose(play, "9h", "9d", "9c");
    await play.at("new");
    expect(play.confirmable).toBe(true);
    play.takeBack();
    expect([play.ready.length, play.confirmable, play.hand.length]).toEqual([1, false, 4]);
    choose(play, "9h", "9d", "9c");
    await play.at("new");
    await play.confirm();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^meld K. K. K.; meld 9. 9. 9.$/);
  });

  it("lays ready after the side has opened too: it can be taken back, and the discard lays it", async () => {
    const { play, asked, sent } = table("Kh Kd Kc 5s 6s", ["meld K K K", "discard 5"], { opened: true, warns: "no" });
    const seen: string[] = [];
    play.onready = (hand, cards) => seen.push(`${hand.length} ${cards.join(" ")}`);
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    expect([play.ready.length, sent, play.hand.length, seen]).toEqual([1, [], 2, ["5 Kh Kd Kc"]]);
    play.takeBack();
    expect([play.ready, play.hand.length]).toEqual([[], 5]);
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    await play.at("ask"); // what is laid ready comes first
    expect([sent, play.notice?.rule]).toEqual([[], null]);
    choose(play, "5s");
    await play.at("pile");
    expect([asked.at(-1), sent]).toEqual(["meld Kh Kd Kc; discard 5s", ["meld Kh Kd Kc; discard 5s"]]);
  });

  it("opens by the discard as well, and lays by itself what leaves nothing to discard", async () => {
    const { play, sent } = table("Kh Kd Kc 9h 9d 9c 5s", ["meld K K K", "meld 9 9 9", "discard 5"]);
    for (const rank of "K9") {
      choose(play, `${rank}h`, `${rank}d`, `${rank}c`);
      await play.at("new");
    }
    choose(play, "5s");
    await play.at("pile");
    expect(sent).toEqual(["meld Kh Kd Kc; meld 9h 9d 9c; discard 5s"]);
    const out = table("Kh Kd Kc", ["meld K K K"], { opened: true });
    choose(out.play, "Kh", "Kd", "Kc");
    await out.play.at("new");
    await out.play.confirm();
    expect(out.sent).toEqual(["meld Kh Kd Kc"]);
  });

  it("lays at once where every action is judged by itself, and takes a pile at once", async () => {
    const { play, sent } = table("Kh Kd Kc 5s", ["meld K K K"], { opened: true, patient: false });
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    expect([play.ready, sent.length]).toEqual([[], 1]);
    const taking = table("4h 4d 5s", ["take 4 4"], { opened: true });
    (taking.play.view as { phase: string }).phase = "draw";
    choose(taking.play, "4h", "4d");
    await taking.play.at("pile");
    expect([taking.play.ready, taking.sent]).toEqual([[], ["take 4h 4d"]]);
  });

  it("lights up what is larger than the list after the server has allowed it", async () => {
    const { play, asked } = table("Kh Kd Kc Ks 5s", ["meld K K K"], { opened: true });
    choose(play, "Kh", "Kd", "Kc", "Ks");
    expect(play.lights("new")).toBeNull();
    await play.ask();
    expect(asked).toHaveLength(1);
    expect(play.lights("new")?.verb).toBe("meld");
  });

  it("says why not, with the rule, and does nothing", async () => {
    const { play, sent } = table("Kh Kd 5s", ["discard K"], { opened: true, allow: () => false });
    choose(play, "5s");
    await play.at("new");
    expect(play.notice).toEqual({ text: "Too few.", rule: "CL-2.2" });
    expect(sent).toEqual([]);
  });

  it("forgets what was laid ready when something happens", async () => {
    const { play } = table("Kh Kd Kc 5s", ["meld K K K"]);
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    play.happened();
    expect([play.ready, play.hand.length]).toEqual([[], 4]);
  });

  it("commits no cards by a tap on the pile: it shows first which ones would take it", async () => {
    const { play, sent } = table("4h 4d 5s X", ["draw", "take 4 4", "take 4 X"], { opened: true });
    await play.at("pile");
    expect([play.selection, sent]).toEqual([["4h", "4d"], []]);
    await play.at("pile");
    expect(sent).toEqual(["take 4h 4d"]);
  });

  it("asks to confirm first where the server tells no more, as after a taken pile", async () => {
    const { play } = table("4h 4d Kh Kd Kc 5s", ["take 4 4", "meld K K K"]);
    const tell = play.table.try.bind(play.table);
    play.table.try = async (actions) => {
      const told = await tell(actions);
      return told.t === "tried" ? { ...told, accepted: 1, refusal: null } : told;
    };
    choose(play, "4h", "4d");
    await play.at("pile");
    choose(play, "Kh", "Kd", "Kc");
    await play.at("new");
    expect([play.ready, play.notice?.rule]).toEqual([["take 4h 4d"], null]);
    expect(play.notice).not.toBeNull();
  });

  it("selects a whole rank and lets go of it", () => {
    const { play } = table("Kh Kd 5s", ["discard K"]);
    play.toggleKind("Kd#0");
    expect(play.selection).toEqual(["Kh", "Kd"]);
    play.toggleKind("Kd#0");
    expect(play.selection).toEqual([]);
  });
});
