### Puzzles: their themes, the lesson of five minutes, and the command `canasta puzzle`.

puzzle-theme-abatir = Out in one go
puzzle-theme-canasta = Make the canasta
puzzle-theme-cut = The rank of the cut
puzzle-theme-end = Before the deal ends
puzzle-theme-freeze = Freeze, or not
puzzle-theme-house = Special to this game
puzzle-theme-keep = Keep what works
puzzle-theme-lay = Lay it down
puzzle-theme-leave = Leave the pile
puzzle-theme-on = One more round
puzzle-theme-open = Open now
puzzle-theme-out = Out now
puzzle-theme-safe = A safe discard
puzzle-theme-take = Take the pile
puzzle-theme-wait = Wait to open
puzzle-theme-wild = The right wild
puzzle-theme-wild-canasta = The wild canasta

puzzle-idea-abatir = Sometimes a whole hand can go down at once. Before you begin, see whether every card has a place.
puzzle-idea-canasta = Canastas bring most of the points, and without them nobody goes out. A card that completes one is rarely better elsewhere.
puzzle-idea-cut = The cut named a rank, and its canasta counts double. See whether it can still be yours, and give its cards room before the others.
puzzle-idea-end = When others may go out or the stock is nearly empty, cards in hand count against you. Count what you would be caught with.
puzzle-idea-freeze = A wild on the pile keeps it from players who live off their melds. It costs a wild, and it limits you too: look at which side has more melds.
puzzle-idea-house = Each game has awards of its own. Look at what this one pays before you play as in the others.
puzzle-idea-keep = Pairs are the keys to the pile, and black threes are few. Before you discard a card, look at what it could still do.
puzzle-idea-lay = Melds on the table can grow, help your partner and count for you. In hand they count against you.
puzzle-idea-leave = The pile is not always worth its price: small piles, broken pairs and spent wilds cost more than they bring.
puzzle-idea-on = Going out ends what you could still win. With canastas almost made and nobody else near, play on.
puzzle-idea-open = Once your side has opened, the pile needs less and your partner may meld too. When others are close to going out, hurry.
puzzle-idea-out = Going out leaves the opponents with their cards. The more they hold, the more it pays.
puzzle-idea-safe = The next player takes what fits. Ask what they collect, what they passed up, and how many of a card are still out.
puzzle-idea-take = Many cards at once are worth more than one from the stock, above all if you know that some of them fit.
puzzle-idea-wait = An opening that uses up your wilds or half your hand leaves nothing to win the pile with. Lay just enough, or wait.
puzzle-idea-wild = A wild finishes a canasta; in a short meld it does nothing yet, and in a clean one it spoils.
puzzle-idea-wild-canasta = Wilds together make a canasta of their own, and it pays well. Once you hold four, think of it.

puzzle-recap-abatir = Before you lay the first card, count whether all of them can go.
puzzle-recap-canasta = First the card that makes a canasta, then all the rest.
puzzle-recap-cut = First the moda, then the other ranks.
puzzle-recap-end = Near the end, count your hand as a debt.
puzzle-recap-freeze = Freeze the pile against players with more melds than you, never against yourself.
puzzle-recap-house = Know what this game pays for.
puzzle-recap-keep = Discard what can no longer do anything.
puzzle-recap-lay = On the table cards work; in hand they wait.
puzzle-recap-leave = A small pile is not worth a pair or a wild.
puzzle-recap-on = While nobody presses you, finish your canastas first.
puzzle-recap-open = Open early if it brings the pile, your partner or safety.
puzzle-recap-out = Go out while the opponents hold a lot.
puzzle-recap-safe = Think of the next player before you let go of a card.
puzzle-recap-take = A big pile wins deals: take it while you can.
puzzle-recap-wait = If opening costs your best cards, wait a turn.
puzzle-recap-wild = Keep wilds for the seventh card.
puzzle-recap-wild-canasta = Four wilds are more than half a canasta.

puzzle-error-progress = { $file } holds no progress with puzzles: expected the file as it was written. Move it away to begin anew.
puzzle-error-rules = There are no puzzles of { $found } yet: expected one of { $names }.
puzzle-error-theme = There is no theme { $found } here: expected one of { $names }.
puzzle-error-unknown = There is no puzzle { $found }: expected one of the names that canasta puzzle shows.
puzzle-error-answer = { $found } is not an answer here: expected one of the answers shown.

puzzle-part-alike = Looks alike, but…
puzzle-part-again = Once more
puzzle-part-example = An example
puzzle-not-beaten = This way you make it easier for { $others ->
    [one] { $name }
   *[other] the opponents
} to go out.
puzzle-not-canastas = { $partners ->
    [0] This way you make fewer canastas, all in all.
   *[other] This way your side makes fewer canastas, all in all.
}
puzzle-not-theirs = This way { $others ->
    [one] { $name } scores
   *[other] the opponents score
} more.
puzzle-not-held = { $partners ->
    [0] This way you are left with more points in hand.
   *[other] This way your side is left with more points in hand.
}
puzzle-not-out = { $partners ->
    [0] This way it is harder for you to go out.
   *[other] This way it is harder for your side to go out.
}
puzzle-not-taken = The pile goes to { $side ->
    [one] { $name }
   *[other] them
}: { $then } this way, { $now } after the best play.
puzzle-right-too = That is right too.
puzzle-part-puzzle = Your turn

cli-puzzle-asked = What do you do?
cli-puzzle-shown = Best here:
cli-puzzle-head = { $part } · { $theme }
cli-puzzle-lesson = Five minutes: { $theme }
cli-puzzle-recap = To remember: { $recap }
cli-puzzle-right = Right.
cli-puzzle-score = Your rating: { $rating }. Tried: { $tried }.
cli-puzzle-wrong = Not the best here.

cli-puzzle = Sets you a puzzle from a played deal in which one move is clearly best, and says why. What went wrong comes again after 1, 3, 7, 14, 30 and 90 days. Your progress is kept with your matches.
cli-puzzle-short = Train with puzzles, or take the five-minute lesson
cli-puzzle-example =
    canasta puzzle
    canasta puzzle --lesson
    canasta puzzle --theme freeze --rules clasica
cli-argument-puzzle = The name of a puzzle; without it the next one for you.
cli-option-puzzle-lesson = Today's five-minute lesson; if you leave it, it goes on where it was.
cli-option-puzzle-theme = Only puzzles of this theme.
