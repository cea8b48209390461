// The order of what is found. Whoever asks wants to do something: guides and tutorials come before notebooks, decisions and the
// names of functions. A page counts for each word that is looked for, more where a heading has it; by itself Sphinx takes the
// best word alone, and one common word decides.
var Scorer = {
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 8, 1: 0, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
  score: ([page, , , , score, , kind]) => {
    const first = { "how-to": 3, tutorial: 3, rules: 2, reference: 1, laboratory: -2, decisions: -2, changelog: -4 };
    const generated = kind === "object" || page.startsWith("reference/api/") || page.endsWith("/index");
    const heading = kind === "title" && !generated ? 12 : 0; // all of a heading was typed, such as the id of a rule
    return score + heading + (generated ? -2 : (first[page.split("/")[0]] ?? 0));
  },
};

const byBestWord = Search.performTermsSearch;
Search.performTermsSearch = (words, excluded) => {
  const { docnames, terms, titleterms } = Search._index;
  const has = (list, word, file) => Object.hasOwn(list, word) && [list[word]].flat().includes(file);
  const found = new Map(byBestWord(words, excluded).map((result) => [result[0], { result, met: [...words] }]));
  if (!found.size) {
    // No page has all the words, as with whole sentences: those that have some, the more the better.
    for (const word of words) {
      for (const result of byBestWord(new Set([word]), excluded)) {
        if (!found.has(result[0])) found.set(result[0], { result, met: [] });
        found.get(result[0]).met.push(word);
      }
    }
  }
  return [...found.values()].map(({ result, met }) => {
    const file = docnames.indexOf(result[0]);
    const worth = (word) =>
      has(titleterms, word, file) ? Scorer.title : has(terms, word, file) ? Scorer.term : Scorer.partialTerm;
    return result.with(4, met.reduce((sum, word) => sum + worth(word), 0) / words.size);
  });
};

// From a folder a browser reads no other page, so there is no text to show beside what is found.
if (globalThis.location?.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
