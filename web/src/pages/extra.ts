// Pages that are built apart and may be missing: the tutorial and the replay.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<{ table?: string | null }> }>;
const found = import.meta.glob("./{Learn,Replay}.svelte") as Record<string, Load>;

export const learn: Load | undefined = found["./Learn.svelte"];
export const replay: Load | undefined = found["./Replay.svelte"];
