import { describe, expect, it } from "vitest";
import { topOf } from "../../src/cards/stack";

describe("the top card of a stacked meld", () => {
  it("is red where the meld is clean and black where it is dirty", () => {
    expect(topOf(["Ks", "Kc", "Kh", "Kd", "Ks", "Kc", "Kh"], true)).toBe("Kh");
    expect(topOf(["Kh", "Kd", "Kh", "Ks", "2d", "2h", "X"], false)).toBe("Ks");
  });

  it("is a wild where a dirty meld has no black natural: a red king would say that it is clean", () => {
    expect(topOf(["Kh", "Kd", "Kh", "Kd", "2d", "2c", "X"], false)).toBe("2c");
    expect(topOf(["Kh", "Kd", "Kh", "Kd", "X", "2h"], false)).toBe("X");
  });

  it("is a black two where all are wild", () => {
    expect(topOf(["2h", "2s", "X", "X", "2d", "2c", "2h"], false)).toBe("2s");
    expect(topOf(["X", "X"], false)).toBe("X");
  });

  it("is any where no colour fits", () => {
    expect(topOf(["Ks", "Kc", "Ks", "Kc", "Ks", "Kc"], true)).toBe("Ks");
  });
});
