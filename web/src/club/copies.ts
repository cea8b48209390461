// Copies of another computer: what a file is a copy of, and by which key or code it may be taken in here.
import { ask } from "../wire/api";

/** What the first line of a copy says: the id of what it is a copy of, and the key of the organiser who saved it. */
export interface CopyHeader {
  of: string;
  key: string | null;
}

/** A way to be let in: a key or the code of the server, and what is here by the id of the copy. */
export interface Entry {
  key: string;
  replaced?: string;
}

/** A copy as it is sent. */
export const asText = (copy: Blob): Blob => new Blob([copy], { type: "text/plain" });

const HEAD = 2000; // bytes: the first line is shorter

/** The header of a copy; null for any other file. */
export async function headerOf(file: Blob): Promise<CopyHeader | null> {
  try {
    const first = JSON.parse((await file.slice(0, HEAD).text()).replace(/^\ufeff/, "").split("\n", 1)[0]!) as Record<string, unknown>;
    if (first.canasta !== "copy") return null;
    return { of: String(first.of ?? ""), key: typeof first.key === "string" ? first.key : null };
  } catch {
    return null;
  }
}

/** The copy's own key, if it opens here what the copy would replace: whoever holds it is asked for no code. */
export async function ownEntry(header: CopyHeader): Promise<Entry | null> {
  const { of, key } = header;
  if (!key || !/^[CSR][a-z2-9]{10}$/.test(of)) return null;
  const path = `/api/club/${{ S: "sheets/", R: "registers/" }[of[0]!] ?? ""}${of}`;
  return ask(path, undefined, undefined, key).then(
    () => ({ key, replaced: of }),
    () => null,
  );
}
