// Pages that are built apart and may be missing: the tutorial, the puzzles, the replay, play without a connection, and those of a club.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<{ table?: string | null; path?: string }> }>;
const found = import.meta.glob("./{Learn,Puzzles,Replay,Club,Offline}.svelte") as Record<string, Load>;

export const learn: Load | undefined = found["./Learn.svelte"];
export const puzzles: Load | undefined = found["./Puzzles.svelte"];
export const replay: Load | undefined = found["./Replay.svelte"];
export const offline: Load | undefined = found["./Offline.svelte"];
export const club: Load | undefined = found["./Club.svelte"];
