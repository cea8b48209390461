### What does not hold in a record when it is played again.

## The table

record-error-unknown-rules = These rules are not known. { $why }
record-error-other-rules = { $found } is not what is played here: expected { $expected }.
record-error-house-refused = The changed switches cannot be. { $why }
record-error-other-table = By these rules { $seats } seats and { $sides } sides were expected.
record-error-draw-missing = The record names a dealer but has neither a draw nor deals: expected one of the two.
record-error-draw-unexpected = By these rules nobody draws for seats: expected no draw.

## The cards

record-error-hidden-deal = This deal is not over and its cards are not here: it can be played again once the secret is revealed.
record-error-no-secret = The deal is over and its secret is not here: expected a line “secret”.
record-error-no-order = It is not said how the cards lay: expected their order or a secret.
record-error-packs = The order has { $found } cards: expected { $expected }.
record-error-commitment-differs = The secret is not the one that was fixed beforehand for this deal of this match.
record-error-order-differs = The order does not follow from the secret and what was added: it first differs at card { $card }.
record-error-contribution-late = Where the order is given there is no shuffle to add to: expected no contribution.
record-error-pick-refused = That card could not be taken in the draw. { $why }
record-error-draw-open = The draw is not over: expected further cards before anybody sits down.
record-error-seats-differ = The players do not sit as the draw has it.
record-error-dealer-differs = Seat { $found } deals: expected seat { $expected }.
record-error-cut-unexpected = Nobody cuts in this game: expected no cut.
record-error-cutter-differs = Seat { $found } cuts: expected seat { $expected }.
record-error-cut-refused = That cut cannot be. { $why }

## The deal

record-error-after-the-end = The match was over: expected no further deal.
record-error-annulled = Annulled deals cannot be played again: expected a deal that ends by going out or with the stock.
record-error-not-dealt = There are turns or an end without cards: expected their order first and, where the game has one, the cut.
record-error-turn-after-end = The deal was over: expected no further turn.
record-error-turn-of-another = This is a turn of seat { $found }: expected seat { $expected }.
record-error-action-after-turn = “{ $action }” comes when the turn is over.
record-error-action-refused = “{ $action }” is refused. { $why }
record-error-turn-open = The turn is not complete: expected it to end before the next line.
record-error-end-early = The deal is not over after these turns: expected no end yet.
record-error-end-missing = The deal ends with this turn: expected a line “end” next.
record-error-ending-differs = The deal does not end so: expected “end { $expected }”.
record-error-score-differs = Side { $side } does not score { $found }: expected { $expected }.
record-error-result-differs = That is not the result of the match: expected “result { $expected }”.
