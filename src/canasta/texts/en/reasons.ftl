### Why an action: what the player does, and the reason with its numbers.

## What is done, in the first person

reason-i-draw = I draw
reason-i-take = I take the pile
reason-i-meld = I meld { $cards }
reason-i-add = I lay off { $cards } on the meld of { $ranks }
reason-i-swap = I put { $cards } in the place of { $wild }
reason-i-discard = I discard { $cards }
reason-i-freeze = I freeze the pile with { $card }
reason-i-close = I go out
reason-i-ask = I ask for leave to go out
reason-i-yes = I say yes
reason-i-no = I say no
reason-i-pass = I pass

## What might have been done instead

reason-by-draw = drawing
reason-by-take = taking the pile
reason-by-meld = melding { $cards }
reason-by-add = laying off { $cards } on the meld of { $ranks }
reason-by-swap = putting { $cards } in the place of { $wild }
reason-by-discard = discarding { $cards }
reason-by-close = going out in this turn
reason-by-ask = asking for leave to go out
reason-by-yes = saying yes
reason-by-no = saying no
reason-by-pass = passing

## The reason

reason-closing = that begins going out in this turn: { $why }
reason-only = it is the only thing that can be done
reason-nothing-else = of { $number } possible actions no other is worth a thought
reason-taken-falls = the chance that they take the pile falls from { $then } % to { $now } %
reason-taken = the chance that they take the pile is { $now } %, and { $alt } would make it { $then } %
reason-out = the chance to go out before the opponents is { $now } %, and { $alt } would make it { $then } %
reason-beaten = the chance that the opponents go out is { $now } %, and { $alt } would make it { $then } %
reason-held = at the end { $now } points will be left in the hand, and { $alt } would leave { $then }
reason-canastas = on average the side ends with { $now } canastas, and with { $then } by { $alt }
reason-own = on average the side makes { $now } points in this deal, and would make { $then } by { $alt }
reason-theirs = on average the opponents make { $now } points in this deal, and would make { $then } by { $alt }
reason-take = it brings { $size ->
    [one] a card
   *[other] { $size } cards
} and is { $gain ->
    [one] a point
   *[other] { $gain } points
} better than { $alt }
reason-points = it comes out { $gain ->
    [one] a point
   *[other] { $gain } points
} better than { $alt }
reason-close = it is not certain that { $alt } is { $gain ->
    [one] a point
   *[other] { $gain } points
} better, as it seems
reason-even = { $alt } would come out the same, to within a point
