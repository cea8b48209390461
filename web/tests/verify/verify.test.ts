import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NoRecord } from "../../src/verify/record";
import { sha256 } from "../../src/verify/sha256";
import { bytes, digest, hex, shuffled } from "../../src/verify/shuffle";
import { verify, type Finding } from "../../src/verify/verify";

interface Vector {
  name: string;
  record: string;
  findings?: Finding[];
  no_record?: string;
}
const vectors = JSON.parse(readFileSync("tests/verify/vectors.json", "utf-8")) as Vector[];

const ways = [
  ["with the browser's SHA-256", webcrypto.subtle as SubtleCrypto],
  ["with the library's SHA-256", null],
] as const;

describe.each(ways)("%s", (_, subtle) => {
  it("agrees with the test vector of docs/reference/shuffle.md", async () => {
    const [sha] = await sha256(subtle);
    const secret = Uint8Array.from({ length: 32 }, (_, n) => n);
    const bound = [bytes("mesa-7"), bytes("1"), secret];
    const added = ["siete", "", "¡olé!", "42"].map(bytes);
    const seed = await digest(sha, "seed", ...bound, ...added);
    expect(hex(await digest(sha, "commitment", ...bound))).toBe("b656af0ffb170892da80ef05e2c9f25207a953b6ba8f3a95883e7dde35e021b4");
    expect(hex(seed)).toBe("2908db000fb88516ce99f54b19cdad1ae88758c1c1e9cc2e597ac1ae175dd935");
    const order = await shuffled(sha, seed, 2);
    expect(order.slice(0, 12).join(" ")).toBe("Tc 2s 9h Ac X 6s Kc 4c As 7h 8c 8h");
    expect(order.slice(-12).join(" ")).toBe("9s 7s Qs Jh 8h 4s 7h Jh Ad 3h 5h 8d");
  });

  it.each(vectors)("says of a record ($name) what the program says", async ({ record, findings, no_record }) => {
    const told = verify(record, await sha256(subtle));
    if (no_record) await expect(told).rejects.toThrow(new NoRecord(no_record as "foreign"));
    else expect((await told).findings).toEqual(findings);
  });
});

it("says which of the two computed", async () => {
  expect((await sha256(null))[1]).toBe("library");
  expect((await sha256(webcrypto.subtle as SubtleCrypto))[1]).toBe("browser");
});
