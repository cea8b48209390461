// Whoever asks wants to do something: guides and tutorials come before notebooks, decisions and the names of functions.
var Scorer = {
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 8, 1: 0, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
  score: ([page, title, anchor, , score, , kind]) => {
    const folder = page.split("/")[0];
    const first = { "how-to": 4, tutorial: 4, rules: 3, reference: 2, explanation: 1 }[folder] ?? 0;
    return score + (kind === "object" || page.startsWith("reference/api/") ? 0 : first);
  },
};
