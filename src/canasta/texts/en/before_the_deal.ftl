### What can go wrong before the first card: the shuffle, the draw for partners, the cut.

shuffle-error-match-id = { $found } is not the id of a match: expected 1 to 64 letters, digits, dots, hyphens or underscores, beginning with a letter or a digit.
shuffle-error-contribution = { $found } cannot be added to a shuffle: expected at most { $most } printable characters, without a space at either end.
shuffle-error-secret = A secret of { $found } bytes cannot seal a deal: expected { $bytes } bytes.
shuffle-error-deal = Deal { $deal } cannot be shuffled: expected 0 for the draw for partners, or a deal from 1 on.

draw-error-none = There is no draw for seats in this game: expected a rule set with a draw for partners.
draw-error-dealer = Seat { $seat } cannot deal: expected a seat from 0 to { $last }.
draw-error-not-waiting = { $player } cannot draw now: expected one of those who still have to draw ({ $waiting }).
draw-error-over = { $player } cannot draw: the draw is over, and no further card was expected.
draw-error-place = There is no place { $place } in the spread: expected a place from 0 to { $last }.
draw-error-taken = { $player } has already taken the card at place { $place }: expected a place that still holds one.
draw-error-used-up = The spread of { $cards } cards is used up with a tie still open: expected a fresh shuffle.

cut-error-none = { $lifted } cards cannot be lifted: there is no cut in this game, so 0 was expected.
cut-error-lifted = { $lifted } cards cannot be lifted: expected from 1 to { $most } of the { $cards }.
cut-error-no-natural = These cards cannot name a moda: expected at least one natural card among them.
