// A text as a code to be photographed. It is drawn here: no server sees it.

/** The dark squares of the code as one path, and how many there are on a side. */
export async function squares(text: string): Promise<{ size: number; path: string }> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { border: 2, ecc: "medium" });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}
