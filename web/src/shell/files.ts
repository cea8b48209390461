// Files that the browser is given to keep.
import { request } from "../wire/api";

/** Fetch a file that only a key opens, and keep it under that name. Raises `ApiError`. */
export async function download(path: string, key: string | null, name: string): Promise<void> {
  keep(await (await request(path, undefined, undefined, key)).blob(), name);
}

export function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What is in a file, as JSON takes it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
