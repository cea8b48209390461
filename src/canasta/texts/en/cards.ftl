### What the cards are called: `card-one` with an article, `card-many` in the plural. The keys are those of canasta.cards.KIND_TEXTS.

card-one-4 = a four
card-one-5 = a five
card-one-6 = a six
card-one-7 = a seven
card-one-8 = an eight
card-one-9 = a nine
card-one-T = a ten
card-one-J = a jack
card-one-Q = a queen
card-one-K = a king
card-one-A = an ace
card-one-3b = a black three
card-one-2 = a two
card-one-X = a joker
card-one-3r = a red three

card-many-4 = fours
card-many-5 = fives
card-many-6 = sixes
card-many-7 = sevens
card-many-8 = eights
card-many-9 = nines
card-many-T = tens
card-many-J = jacks
card-many-Q = queens
card-many-K = kings
card-many-A = aces
card-many-3b = black threes
card-many-2 = twos
card-many-X = jokers
card-many-3r = red threes

## Several cards: “a king, 2 twos and a joker”

cards-some = { $number } { $many }
cards-and = { $first } and { $last }

## One card with its suit: “a king of hearts”

card-face = { $one } of { $suit }
card-one-3 = a three
card-suit-s = spades
card-suit-h = hearts
card-suit-d = diamonds
card-suit-c = clubs

card-error-card = { $found } is not a card: expected a rank A 2-9 T J Q K and a suit s h d c, or X for a joker.
card-error-kind = { $found } is not a card: expected a rank A 2-9 T J Q K with or without a suit s h d c, 3r or 3b for a three, or X for a joker.

## On the table

canasta-kind-clean = clean
canasta-kind-dirty = dirty
canasta-kind-wilds_mixed = wilds
canasta-kind-wilds_twos = seven twos
canasta-kind-wilds_jokers = all the jokers
pile-frozen = frozen
side-opens = opens with { $n }
