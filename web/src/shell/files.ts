// Files that only a key opens: fetched with it, then given to the browser to keep or to show.
import { request } from "../wire/api";

/** Keep the file under that name. Raises `ApiError`. */
export async function download(path: string, key: string | null, name: string): Promise<void> {
  const address = URL.createObjectURL(await (await request(path, undefined, undefined, key)).blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
