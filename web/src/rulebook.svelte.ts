// The rulebook drawer, which any page can open on a very rule: openRule("tres-barajas", "TB-4.3").

const SET_OF: Record<string, string> = {
  CL: "clasica",
  IN: "internacional",
  SA: "salon",
  RE: "reglamento",
  TB: "tres-barajas",
};

export const SETS = Object.values(SET_OF);

class Drawer {
  open = $state(false);
  set = $state("clasica");
  rule: string | null = $state(null);
  /** Grows with every request, so that asking twice for the same rule shows it twice. */
  asked = $state(0);
}

export const drawer = new Drawer();

/** The set whose book has that rule: a rule may come from the parent of the set that is played. */
export function setOfRule(rule: string): string | null {
  return SET_OF[rule.slice(0, 2)] ?? null;
}

/** Show the rulebook of a set (`Settings.rules`, form and all), at a rule if one is named. */
export function openRule(rules: string, rule: string | null = null): void {
  drawer.set = (rule && setOfRule(rule)) ?? rules.split("/")[0]!;
  drawer.rule = rule;
  drawer.asked += 1;
  drawer.open = true;
}
