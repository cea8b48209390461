### What does not hold in a record when it is played again.

## The table

replay-error-unknown-rules = These rules are not known. { $why }
replay-error-other-rules = { $found } is not what is played here: expected { $expected }.
replay-error-house-refused = The changed switches are not possible. { $why }
replay-error-other-table = Under these rules { $seats } seats and { $sides } sides were expected.
replay-error-draw-missing = The record names a dealer but has neither a draw nor deals: expected one of the two.
replay-error-draw-unexpected = Under these rules nobody draws for seats: expected no draw.

## The cards

replay-error-hidden-deal = This deal is not over and its cards are not in the record: it can be played again once the secret is revealed.
replay-error-no-secret = The deal is over, but its secret is not in the record: expected a line “secret”.
replay-error-no-order = The record does not say how the cards lay: expected their order or a secret.
replay-error-packs = The order has { $found } cards: expected { $expected }.
replay-error-commitment-differs = The secret is not the one that was fixed beforehand for this deal of this match.
replay-error-order-differs = The order does not follow from the secret and what was added: it first differs at card { $card }.
replay-error-contribution-late = Where the order is given there is no shuffle to add to: expected no contribution.
replay-error-pick-refused = That card could not be taken in the draw. { $why }
replay-error-draw-open = The draw is not over: expected further cards before anybody sits down.
replay-error-seats-differ = The players do not sit where the draw put them.
replay-error-dealer-differs = Seat { $found } deals: expected seat { $expected }.
replay-error-cut-unexpected = Nobody cuts in this game: expected no cut.
replay-error-cutter-differs = Seat { $found } cuts: expected seat { $expected }.
replay-error-cut-differs = That cut does not follow from the shuffle: expected “{ $expected }”.
replay-error-cut-refused = That cut is not possible. { $why }

## The deal

replay-error-after-the-end = The match was over: expected no further deal.
replay-error-not-dealt = There are turns or an end without cards: expected their order first and, where the game has one, the cut.
replay-error-turn-after-end = The deal was over: expected no further turn.
replay-error-turn-of-another = This is a turn of seat { $found }: expected seat { $expected }.
replay-error-action-after-turn = “{ $action }” comes when the turn is over.
replay-error-action-refused = “{ $action }” is refused. { $why }
replay-error-turn-open = The turn is not complete: expected it to end before the next line.
replay-error-end-early = The deal is not over after these turns: expected no end yet.
replay-error-end-missing = The deal ends with this turn: expected a line “end” next.
replay-error-ending-differs = The deal does not end like that: expected “end { $expected }”.
replay-error-score-differs = Side { $side } does not score { $found }: expected { $expected }.
replay-error-result-differs = That is not the result of the match: expected “result { $expected }”.
