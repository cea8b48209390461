// Notices by Web Push: this browser subscribes with the key of the server, and the server is told for which seat.
import { href } from "../shell/prefix";
import { ask, request } from "../wire/api";
import type { TableState } from "../wire/game.svelte";
import type { NewDevice, NoticesOffered } from "../wire/types";

type Seat = Pick<TableState, "table" | "key">;

/** The key of the server; null where it sends no notices. */
export const offered = async (): Promise<string | null> => (await ask<NoticesOffered>("/api/notices")).key;

/** True if this browser takes notices here: with https, on an iPhone only as an installed page. */
export const possible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Ask the person, after a tap, and take notices of that seat: whether they allow it. Rejects with an `ApiError`, or as the browser does. */
export async function turnOn(seat: Seat, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await subscribe(seat, key);
  return true;
}

/** Say again which address this browser has, since push services change it; nothing where notices are not allowed any more. */
export async function renew(seat: Seat): Promise<void> {
  if (!possible() || Notification.permission !== "granted") return;
  const key = await offered();
  if (key !== null) await subscribe(seat, key);
}

/** Take no more notices in this browser, of no table: a push service then says so to the server. */
export async function turnOff(seat: Seat): Promise<void> {
  const there = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (!there) return;
  await forget(seat, there);
  await there.unsubscribe();
}

/** Give up the address of this browser. The server hears of it at these seats if it can, and from the push service with its next notice. */
export async function giveUp(seats: readonly Seat[]): Promise<void> {
  const there = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  if (!there) return;
  await Promise.allSettled(seats.map((seat) => forget(seat, there)));
  await there.unsubscribe();
}

const forget = ({ table, key }: Seat, { endpoint }: PushSubscription): Promise<Response> =>
  request(`/api/tables/${table}/notices/forgotten`, { endpoint }, undefined, key);

async function subscribe(seat: Seat, key: string): Promise<void> {
  await navigator.serviceWorker.register(href("/sw.js"));
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && coded(before.options.applicationServerKey) !== key) await before.unsubscribe(); // the server has a new key
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const device: NewDevice = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  await request(`/api/tables/${seat.table}/notices`, device, undefined, seat.key);
}

/** Bytes as base64url. */
export function coded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
