// The rulebook drawer, which any page can open on a very rule: openRule("tres-barajas", "TB-4.3").

class Drawer {
  open = $state(false);
  /** The set that is played or chosen. A rule may come from the book of its parent: the server knows which has it. */
  set = $state("clasica");
  rule: string | null = $state(null);
  /** Grows with every request, so that asking twice for the same rule shows it twice. */
  asked = $state(0);
}

export const drawer = new Drawer();

/** Show the rulebook of a set (`Settings.rules`, form and all), at a rule if one is named. */
export function openRule(rules: string, rule: string | null = null): void {
  drawer.set = rules.split("/")[0]!;
  drawer.rule = rule;
  drawer.asked += 1;
  drawer.open = true;
}
