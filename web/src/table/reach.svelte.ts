// The times at which this person may be reached in matches by days: quiet hours of the own day, kept on this device.
import { loadRecord, save } from "../shell/storage";
import type { TableState } from "../wire/game.svelte";

const DAY = 1440; // minutes
const ORDINARY = { quiet: false, from: 1320, to: 480, notices: false };

/** A minute of the own day as one of the day in UTC, and back with `-1`. */
export const inUtc = (minute: number, zone = new Date().getTimezoneOffset()): number => (minute + zone + DAY) % DAY;

/** "22:00" of a minute of the day, and back. */
export const hourOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
export const minuteOf = (hour: string): number | null => {
  const found = /^(\d\d):(\d\d)$/.exec(hour);
  return found ? (Number(found[1]) * 60 + Number(found[2])) % DAY : null;
};

class Reached {
  quiet = $state(ORDINARY.quiet);
  from = $state(ORDINARY.from);
  to = $state(ORDINARY.to);
  /** A notice is wanted when it is one's turn. */
  notices = $state(ORDINARY.notices);

  constructor() {
    const kept = loadRecord<unknown>("reach");
    for (const name of ["quiet", "notices"] as const) if (typeof kept[name] === "boolean") this[name] = kept[name];
    for (const name of ["from", "to"] as const) {
      const minute = kept[name];
      if (Number.isInteger(minute) && inUtc(minute as number, 0) === minute) this[name] = minute as number;
    }
  }

  /** Keep it on this device, and tell the table: resolved by what is said of it. */
  keep(table: TableState): ReturnType<TableState["send"]> {
    const { quiet, from, to, notices } = this;
    save("reach", { quiet, from, to, notices });
    return this.tell(table);
  }

  tell(table: TableState): ReturnType<TableState["send"]> {
    const [from, to] = this.quiet ? [inUtc(this.from), inUtc(this.to)] : [0, 0];
    return table.send({ do: "reach", quiet_from: from, quiet_to: to, notices: this.notices });
  }
}

export const reach = new Reached();
