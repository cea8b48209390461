// Quick reactions: phrases of the server that have a sign. None of them can say anything of cards.

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";

/** By the code of the phrase; drawn in a box of 24 × 24 as lines. */
export const PHRASE_ICONS: Readonly<Record<string, string>> = {
  "well-played":
    "M7 11v9H4v-9zM7 12l4-8c1.600 0 2.500 1 2.500 2.500L13 10h5.500c1.400 0 2.200 1.200 1.900 2.500l-1.400 6c-.2 1-1 1.500-2 1.500H7",
  "nice-canasta": "M8 4h8v5a4 4 0 0 1-8 0zM8 6H4c0 3 1.500 5 4.500 5M16 6h4c0 3-1.500 5-4.500 5M12 13v4M8 20h8M12 17v3",
  "what-a-deal": `${FACE}M9 9.500v.5M15 9.500v.5M12 13.500a2 2.500 0 1 0 0 4 2 2.500 0 0 0 0-4z`,
  "have-fun": `${FACE}M9 9.500v.5M15 9.500v.5M8 14c1 2 2.500 3 4 3s3-1 4-3`,
  "thank-you":
    "M12 20C10 17 4 13.500 4 9c0-2.500 1.800-4 4-4 1.800 0 3.200 1 4 2.500C12.800 6 14.200 5 16 5c2.200 0 4 1.500 4 4 0 4.500-6 8-8 11z",
  sorry: `${FACE}M9 9.500v.5M15 9.500v.5M8 17c1-2 2.500-3 4-3s3 1 4 3`,
  "good-luck":
    "M12 12C9 11 6 9.500 6 7a2.700 2.700 0 0 1 5-1.300A2.700 2.700 0 0 1 16.500 7C16.500 9.500 15 11 12 12zM12 12c3-1 6-.5 7 1.500s-.5 4-2.700 4C14 17.500 12.500 15 12 12zM12 12c-3-1-6-.5-7 1.500s.5 4 2.700 4C10 17.500 11.500 15 12 12zM12 13v8",
  "one-moment": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2",
};
