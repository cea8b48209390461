// Files that only a key opens: fetched with it, then given to the browser to keep or to show.
import { lang, t } from "../texts";
import { Trouble } from "../wire/api";
import type { Problem } from "../wire/types";

async function fetched(path: string, key: string | null): Promise<Blob> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", lang());
  let answer: Response;
  try {
    answer = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  } catch {
    throw new Trouble("offline", t("problem-offline"));
  }
  if (answer.ok) return answer.blob();
  const { code, message } = ((await answer.json().catch(() => null)) ?? {}) as Partial<Problem>;
  throw new Trouble(code ?? "server", message ?? t("problem-server"));
}

/** Keep the file under that name. Raises `Trouble`. */
export async function download(path: string, key: string | null, name: string): Promise<void> {
  const address = URL.createObjectURL(await fetched(path, key));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
