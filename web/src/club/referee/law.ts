// What the address of the referee's page says: rules, case and answers, so that going back takes an answer back.
export interface Inquiry {
  rules: string;
  offence: string | null;
  /** The answers in the order in which they were given. */
  facts: [name: string, value: string][];
  /** Who did it, as people say it; nothing where nobody was named. */
  by?: string;
}

const NAME = /^[\w-]{1,60}$/;
const OWN = new Set(["rules", "case", "by"]);

export function saidIn(search: string, rules: string): Inquiry {
  const params = new URLSearchParams(search);
  const offence = params.get("case");
  const by = (params.get("by") ?? "").slice(0, 60);
  const facts = [...params].filter(([name, value]) => !OWN.has(name) && NAME.test(name) && NAME.test(value));
  return {
    rules: /^[\w-]+(\/[\w-]+)?$/.exec(params.get("rules") ?? "")?.[0] ?? rules,
    offence: offence && NAME.test(offence) ? offence : null,
    facts: offence ? facts.slice(0, 20) : [],
    ...(by ? { by } : {}),
  };
}

export function addressOf({ rules, offence, facts, by = "" }: Inquiry): string {
  const params = new URLSearchParams({ rules, ...(offence ? { case: offence } : {}), ...(by ? { by } : {}) });
  for (const [name, value] of facts) params.append(name, value);
  return `/referee?${params.toString().replaceAll("%2F", "/")}`;
}

/** The answers as the server takes them: yes and no, whole numbers, names. */
export function typed(facts: Inquiry["facts"]): Record<string, boolean | number | string> {
  const value = (text: string) => (text === "yes" ? true : text === "no" ? false : /^-?\d+$/.test(text) ? Number(text) : text);
  return Object.fromEntries(facts.map(([name, text]) => [name, value(text)]));
}
