// The matches of which tables have told, on their way into My matches, one after another: the list is read once all are there.
let last: Promise<unknown> = Promise.resolve();

export function hear(tell: () => Promise<unknown>): void {
  last = last.then(tell).catch(() => undefined);
}

export const heard = (): Promise<unknown> => last;
