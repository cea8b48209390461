### The score sheet: what each line is. The keys are those of canasta.deal.score.

## The base: canastas and awards

score-canasta-clean = Clean canasta of { $ranks }
score-canasta-dirty = Dirty canasta of { $ranks }
score-wilds-mixed =
    { $number ->
        [one] Canasta of wild cards
       *[other] { $number } canastas of wild cards
    }
score-wilds-twos =
    { $number ->
        [one] Canasta of seven twos
       *[other] { $number } canastas of seven twos
    }
score-wilds-jokers =
    { $number ->
        [one] Canasta of jokers
       *[other] { $number } canastas of jokers
    }
score-moda = Moda canasta of { $ranks }
score-double = Double canasta of { $ranks }
score-triple = Triple canasta of { $ranks }
score-wilds-double = Double canasta of wild cards
score-canastilla = Canastilla (5 canastas)
score-canaston = Canastón (10 canastas)
score-canastron = Canastrón (5 canastas)
score-canasta-of-canastas = Canasta of canastas (7 canastas)
score-canastas = { $number } canastas
score-red-threes =
    { $number ->
        [one] One red three
       *[other] { $number } red threes
    }
score-red-threes-many = { $number } red threes
score-red-threes-against =
    { $number ->
        [one] One red three, against the side for lack of a meld
       *[other] { $number } red threes, against the side for lack of a meld
    }
score-red-threes-all-against = { $number } red threes, against the side for lack of a meld
score-red-threes-no-canasta =
    { $number ->
        [one] One red three, against the side for lack of a canasta
       *[other] { $number } red threes, against the side for lack of a canasta
    }
score-going-out = Going out
score-concealed = Going out concealed
score-concealed-first-alone = Abatir on the first turn, without the partner’s melds
score-concealed-first-with = Abatir on the first turn, with the partner’s melds
score-concealed-later-alone = Abatir, without the partner’s melds
score-concealed-later-with = Abatir, with the partner’s melds
score-black-threes-out = { $number } black threes melded in going out
score-exact-cut = Exact cut
score-clean-game = Clean game: the base is doubled
score-black-threes-held = { $number } black threes in one hand

## The cards

score-cards-laid = Cards on the table
score-cards-laid-against = Cards on the table, against the side for lack of a canasta
score-clean-game-cards = Clean game: the cards on the table are doubled
score-cards-in-hand =
    { $number ->
        [one] One card in hand
       *[other] { $number } cards in hand
    }
score-red-threes-in-hand =
    { $number ->
        [one] One red three in hand
       *[other] { $number } red threes in hand
    }
