import { describe, expect, it } from "vitest";
import { byTurn, sinceLastTurn, spoken } from "../../src/table/eventText";
import type { GameEvent } from "../../src/wire/types";

const NAMES = ["Ana", "Alba", "Bruno", "Clara"];

/** Events from "seat kind text", numbered from 1; "-" is nobody's seat. */
function events(...lines: string[]): GameEvent[] {
  return lines.map((line, place) => {
    const [seat = "-", kind = "", ...words] = line.split(" ");
    return { number: place + 1, kind, seat: seat === "-" ? null : Number(seat), text: words.join(" ") } as GameEvent;
  });
}
const turn = (seat: number): string => `${seat} turn ${seat === 0 ? "It is your turn." : `It is ${NAMES[seat]}’s turn.`}`;
const round = [
  turn(0),
  "0 draw You draw K♥.",
  "0 discard You discard 4♣.",
  turn(1),
  "1 draw Alba draws two cards.",
  "1 discard Alba discards 7♥.",
  turn(2),
  "2 take Bruno takes the pile (5 cards) with two kings.",
  "2 meld Bruno melds three aces.",
  "2 discard Bruno discards 2♦.",
  "2 frozen The pile is frozen.",
  turn(3),
  "3 draw Clara draws two cards.",
  "3 discard Clara discards 9♠.",
];
const texts = (told: readonly GameEvent[]): string[] => told.map((event) => event.text);

describe("what happened since the own last turn", () => {
  it("keeps every discard until the next turn is over, whoever is on turn", () => {
    const all = events("- deal Deal 1.", turn(3), "3 discard Clara discards 5♠.", ...round, turn(0), "0 draw You draw 8♣.");
    for (let seen = 5; seen <= all.length; seen++) {
      const told = texts(sinceLastTurn(all.slice(0, seen), 0)).filter((text) => text.includes("discard"));
      const expected = texts(all.slice(0, seen)).filter((text) => text.includes("discard"));
      expect(told).toEqual(seen > 6 ? expected.filter((text) => !text.includes("5♠")) : expected);
    }
  });

  it("begins with the own last whole turn, also while the next own one runs", () => {
    const all = events(...round, ...round, turn(0), "0 draw You draw 8♣.");
    expect(sinceLastTurn(all, 0)[0]?.number).toBe(round.length + 1);
    expect(sinceLastTurn(all.slice(0, -2), 0)[0]?.number).toBe(round.length + 1);
  });

  it("tells a deal from its start, and before the first one the draw for seats", () => {
    const first = events(
      "- drew Ana draws K♥ for seats.",
      "- seated They sit.",
      "- revealed Secret.",
      "1 deal Deal 1.",
      "1 commitment Sealed.",
      "2 cut Bruno cuts.",
      turn(2),
      "2 discard Bruno discards 4♣.",
    );
    expect(sinceLastTurn(first, 0)).toHaveLength(first.length);
    expect(texts(sinceLastTurn(events(...round, "- scored Points.", "1 deal Deal 2.", turn(2)), 0))[0]).toBe("Deal 2.");
  });

  it("tells those who watch of a whole round", () => {
    const all = events(...round, ...round, turn(0));
    expect(sinceLastTurn(all, null)[0]?.number).toBe(round.length + 1);
  });
});

describe("in words", () => {
  it("has a line for each turn with the name once, and none for the turn itself", () => {
    expect(byTurn(events(...round, turn(0)), NAMES, 0).map((told) => told.text)).toEqual([
      "You draw K♥. You discard 4♣.",
      "Alba discards 7♥.",
      "Bruno takes the pile (5 cards) with two kings; melds three aces; discards 2♦. The pile is frozen.",
      "Clara discards 9♠.",
    ]);
    expect(byTurn(events(...round).slice(0, 5), NAMES, 0).at(-1)?.text).toBe("Alba draws two cards.");
  });

  it("says once what was done several times", () => {
    const add = "1 add Alba lays off a ten on the meld of tens.";
    expect(byTurn(events(turn(1), add, add, "1 discard Alba discards 7♥."), NAMES, 0)[0]?.text).toBe(
      "Alba lays off a ten on the meld of tens ×2; discards 7♥.",
    );
    expect(byTurn(events(turn(1), add, add), NAMES, 0)[0]?.text).toBe("Alba lays off a ten on the meld of tens ×2.");
  });

  it("keeps that nothing was left to draw", () => {
    const [first, , last] = events(turn(1), "-", "1 discard Alba discards 7♥.");
    const drew: GameEvent = { number: 2, kind: "draw", seat: 1, count: 0, text: "Alba draws, but no card is left for the hand." };
    expect(byTurn([first!, drew, last!], NAMES, 0)[0]?.text).toBe("Alba draws, but no card is left for the hand; discards 7♥.");
  });

  it("parts partners who speak in one turn, and names that begin alike", () => {
    const all = events(
      turn(1),
      "1 ask Ana asks Ana María for leave.",
      "3 yes Ana María says yes: Ana must go out.",
      "1 discard Ana discards 4♥.",
    );
    expect(byTurn(all, ["Eva", "Ana", "Leo", "Ana María"], 0).map((told) => told.text)).toEqual([
      "Ana asks Ana María for leave. Ana María says yes: Ana must go out. Ana discards 4♥.",
    ]);
  });

  it("keeps what comes before the first turn apart, without the proof of the shuffle", () => {
    const told = byTurn(
      events(
        "1 deal Deal 1: Alba deals.",
        "1 commitment Sealed with abc.",
        "0 contribution You add something to the shuffle.",
        "2 cut Bruno cuts.",
        "- upcard The pile starts with 4♥.",
        turn(2),
      ),
      NAMES,
      0,
    );
    expect(told.map((one) => one.text)).toEqual(["Deal 1: Alba deals.", "Bruno cuts.", "The pile starts with 4♥."]);
  });
});

describe("for those who listen", () => {
  it("says each deed once, in order, and of the turns only the own one", () => {
    const all = events(...round, turn(0), "- revealed Secret.", "- dealt");
    const said = spoken(all, 0);
    expect(said.map((event) => event.number)).toEqual([...new Set(said.map((event) => event.number))].sort((a, b) => a - b));
    expect(texts(said)).toEqual(texts(all).filter((text) => text && text !== "Secret." && !/^It is (?!your)/.test(text)));
  });
});

describe("a discard taken back", () => {
  const slip = ["0 discard You discard 4♣.", "0 frozen The pile is frozen.", turn(1), "0 taken_back You take your discard back (4♣)."];
  const words = (lines: readonly string[]): string[] => sinceLastTurn(events(...lines), 0).map((event) => event.text);

  it("leaves what the others did in sight, and comes with nothing that does not lie there", () => {
    const before = [...round, turn(0), "0 draw You draw Q♥."];
    expect(words([...before, ...slip])).toEqual(words(before));
    const after = [...before, ...slip, "0 discard You discard Q♥.", turn(1)];
    expect(words(after)).toEqual(words([...before, "0 discard You discard Q♥.", turn(1)]));
    expect(words(after)).not.toContain("You discard 4♣.");
  });

  it("is heard", () => {
    expect(spoken(events(...slip), 0).map(({ kind }) => kind)).toContain("taken_back");
  });
});
