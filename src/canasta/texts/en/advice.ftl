### Advice: what to do and why, as a good player would say it. The keys are those of canasta.advice.

## What is advised

hint-do-draw = Draw from the stock.
hint-do-take = Take the pile with { $cards }.
hint-do-take-top = Take the pile by adding its top card to your meld.
hint-do-meld = Meld { $cards }.
hint-do-add = Lay off { $cards } on the { $canasta ->
    [1] canasta
   *[0] meld
} of { $ranks }.
hint-do-swap = Swap { $wild } in the canasta of { $ranks } for { $cards }.
hint-do-discard = Discard { $cards }.
hint-do-ask = Ask for leave to go out.
hint-do-yes = Say yes.
hint-do-no = Say no.
hint-do-pass = Pass.
hint-do-close = { $action } and go out this turn.

## An action inside a sentence: “discarding a king”

deed-draw = drawing from the stock
deed-take = taking the pile with { $cards }
deed-take-top = taking the pile by adding its top card to your meld
deed-meld = melding { $cards }{ $when ->
    [before] {" "}first
   *[any] {""}
}
deed-add = laying off { $cards } on the { $canasta ->
    [1] canasta
   *[0] meld
} of { $ranks }{ $when ->
    [before] {" "}first
   *[any] {""}
}
deed-swap = putting { $cards } in the place of { $wild }{ $when ->
    [before] {" "}first
   *[any] {""}
}
deed-discard = discarding { $cards }{ $when ->
    [now] {" "}right away
   *[any] {""}
}
deed-close = going out this turn
deed-ask = asking for leave to go out
deed-yes = saying yes
deed-no = saying no
deed-pass = passing

## When there is little to weigh

fact-only = It is the only legal move.
fact-freed = The wild that you have set free must go on another meld.
fact-must-go-out = You must go out this turn, so lay everything you can.
fact-must-take = With no stock left, you must take the pile.
fact-must-draw = Your cards cannot take the pile.

## Stock or pile

fact-take-many = That's { $number } cards at once; the stock gives { $draw ->
    [one] one
   *[other] { $draw }
}.
fact-take-deny = If you leave the pile, its { $number } cards lie there for { $name }.
fact-take-meld = That makes a meld of { $number } { $rank }.
fact-take-known = The pile holds { $number } cards that have been seen and that you can use.
fact-take-natural = That way you don't spend a wild.
fact-take-canasta = That finishes the canasta and gets the pile too.
fact-take-opens = You open and collect the pile in one go.
fact-take-wilds-first = The wilds go first: once you take a frozen pile you can no longer start their canasta.
fact-draw-cheap = Don't spend { $price ->
    [wild] a wild
   *[pair] { $cards ->
        [2] that pair
       *[other] those three
    }
} on { $number ->
    [one] a single card
   *[other] { $number } cards
}.
fact-draw-useless = { $number ->
    [one] The only card below has been seen, and is of no use to you
   *[other] The { $number } cards below have all been seen, and none is of use to you
}.
fact-draw-near = { $soon }, and a pile of { $number } cards in hand costs a lot.

## Opening

fact-open-both = If you open, your whole side has opened: { $partners ->
    [one] your partner too
   *[other] your partners too
}.
fact-open-pile = Once you have opened, a matching card and a wild take the pile.
fact-open-to-take = Open now and the pile is yours this turn: { $number ->
    [one] one card
   *[other] { $number } cards
}.
fact-open-toward = { $reached ->
    [1] That makes the { $minimum } points you need to open.
   *[0] That gets you { $points } of the { $minimum } points you need to open.
}
fact-open-near = { $soon }: open, even at a high price.
fact-threes = With { $need ->
    [meld] nothing on the table
   *[canasta] no canasta
}, { $number ->
    [one] { $partners ->
        [0] your red three costs
       *[other] your side's red three costs
    }
   *[other] { $partners ->
        [0] your { $number } red threes cost
       *[other] your side's { $number } red threes cost
    }
} { $points }.
fact-open-lean = { $partners ->
    [0] You have opened
   *[other] Your side has opened
}: keep the rest for taking the pile.
fact-wait-dear = Opening now costs at least { $number } wilds: wait.

## Melding and holding back

fact-make-canasta = That completes a canasta: { $points } points.
fact-first-canasta = That is the canasta you were missing to go out.
fact-make-six = One more card then makes the canasta.
fact-grow = That makes { $number } of the 7 cards that a canasta needs.
fact-new-meld = It starts a meld of { $rank } that can become a canasta.
fact-bank = On the table those { $points } points count for you already; in hand they would count against you.
fact-place-partner = Now { $partners ->
    [one] your partner
   *[other] your partners
} can add any { $rank } to it.
fact-unload = { $soon }: those { $points } points count for you on the table, against you in hand.
fact-own-danger = If you discard { $rank_one }, { $side ->
    [one] { $name }
   *[other] they
} can take the pile; it is better on the table.
fact-keep-pair = { $wild ->
    [0] Keep the { $number ->
        [2] pair
       *[other] three
    } of { $rank }: it's your key to the pile.
   *[other] With a wild on top, the pile needs { $number ->
        [2] a pair
       *[other] three of a kind
    }: keep your { $rank }.
}
fact-keep-trio = Keep your three { $rank }: if another is discarded just before your turn, you can take the pile with them.
fact-keep-cards = If you lay more, you are left with { $number ->
    [one] one card
   *[other] { $number } cards
}, and with so few you rarely get the pile.
fact-keep-clean = Leave the meld of { $rank } clean: it needs { $number ->
    [one] one card
   *[other] { $number } cards
}, and { $left ->
    [one] one is
   *[other] { $left } are
} still out.
fact-no-clean = The meld of { $rank } can't be clean any more: use the wild without fear.
fact-fifth = That makes { $number } canastas: { $points } points more.
fact-moda = It's the moda: a canasta of { $rank } counts double.
fact-second = The { $number ->
    [2] second canasta of { $rank } counts double
   *[other] third canasta of { $rank } counts triple
}.
fact-need-kind = To go out you still need a { $kind ->
    [clean] clean
   *[dirty] dirty
} canasta.
fact-clean-game = With no wild on the table, going out clean doubles everything.

## Wilds

fact-wild-finish = The wild finishes the canasta: that's what it was kept for.
fact-wild-idle = With a wild, the meld of { $rank } gets to only { $number } cards: it's too early to spend one.
fact-keep-wild = Keep the wild for finishing a canasta.
fact-wild-burden = { $soon }: { $number ->
    [one] that wild would cost
   *[other] those wilds would cost
} you { $points } in hand.
fact-wild-canasta = That's { $number } wilds already: a canasta of them gives at least { $points }.
fact-swap-clean = The canasta turns clean and the wild comes free.
fact-swap-free = The wild comes free for another meld.

## The discard

fact-stop = With a black three on top, { $name } can't take the pile.
fact-save-stop = The pile is small: save the black three for when you need it.
fact-sure = Nobody can hold { $number ->
    [2] a pair
   *[other] three
} of { $rank }: { $left ->
    [0] all of them have been seen
    [one] only one is still out
   *[other] only { $left } are still out
}.
fact-passed = { $others ->
    [one] The pile can only go to { $name }, who passed up
   *[other] { $name } passed up
} { $rank_one } last turn.
fact-thrown = { $others ->
    [one] The pile can only go to { $name }, who discarded
   *[other] { $name } discarded
} { $rank_one } not long ago.
fact-counted = { $number } of the { $copies } { $rank } have been seen: { $left ->
    [0] none is still out
    [one] only one is still out
   *[other] only { $left } are still out
}.
fact-feeds = { $side ->
    [one] { $name } collects
   *[other] They collect
} { $rank }: discarding { $rank_one } may give away { $number ->
    [one] the pile
   *[other] { $number } cards
}.
fact-picked-up = { $name } picked up { $number } { $rank } with the pile: with { $rank_one } on top, it can be taken again.
fact-useless-meld = { $side ->
    [one] { $name } has { $rank } on the table, but now needs
   *[other] They have { $rank } on the table, but now they need
} { $number ->
    [2] a pair
   *[other] three
} in hand.
fact-closed-rivals = { $side ->
    [one] { $name } hasn't opened yet: taking the pile needs
   *[other] They haven't opened yet: to take the pile they need
} a pair and { $points } points.
fact-single = It's a loose card; discarding { $rank2_one } would break up { $number ->
    [2] a pair
   *[other] three of a kind
}.
against-single = It would break up { $number ->
    [2] a pair
   *[other] three of a kind
}.
fact-keep-ours = Better to keep { $rank_one }: it fits one of your { $partners ->
    [0] melds
   *[other] side's melds
}.
fact-partner-holds = { $mate } picked up { $number } { $rank } with the pile: keep { $rank_one }, which with those makes { $number ->
    [2] a meld
   *[other] a larger meld
}.
fact-keep-high = Keep the high cards: opening takes { $points } points.
fact-break = Breaking up the pair hurts, but { $rank2_one } would help { $side ->
    [one] { $name }
   *[other] them
} more.
fact-risk-early = { $side ->
    [one] { $name } collects
   *[other] They collect
} { $rank }: if { $rank_one } has to go, let it go while the pile is small.
fact-dump-high = { $soon }, and that card costs { $points } in hand.
fact-all-threes = Being caught with all the black threes costs { $points } points.
fact-leader = The leader plays next: don't give away the pile.

## Freezing

fact-freeze-melds = With { $number } melds down { $side ->
    [one] { $name } takes
   *[other] they take
} the pile with almost any discard. Frozen, it is harder to take.
fact-freeze-even = You need a pair for the pile anyway: freeze it, and { $side ->
    [one] { $name } will need
   *[other] they will need
} one too.
fact-freeze-three = A frozen pile needs { $number } matching cards from the hand: a pair is not enough.
fact-freeze-pairs = With { $number } pairs in hand, a frozen pile suits you.
fact-freeze-not = Freezing hurts { $partners ->
    [0] you more: you have
   *[other] your side more: it has
} { $number ->
    [one] one meld
   *[other] { $number } melds
}, and { $side ->
    [one] { $name } has
   *[other] they have
} { $theirs ->
    [0] none
    [one] one
   *[other] { $theirs }
}.

## Going out, and the end of the stock

fact-catch = That leaves { $others ->
    [one] { $name }
   *[other] the opponents
} with { $number } cards in hand.
fact-concealed = All your cards in one turn, none laid before: { $points } points more.
fact-more = { $number } canastas are nearly made: play on.
fact-strand = If you go out now, { $mate } is left with { $number } cards in hand.
fact-ask = Your partner holds { $number } cards: ask first.
fact-say-yes = { $points ->
    [0] You hold nothing that counts against you
   *[other] You hold only { $points } points
}: say yes.
fact-say-no = On your turn you can lay { $points } points: say no.
fact-two-needed = Going out needs two canastas, and there is only one.
fact-pumba = With a single card you couldn't take the pile.
fact-last-round = { $number ->
    [one] One card is
   *[other] { $number } cards are
} left in the stock: lay all that you can.
fact-no-close = Nobody can go out any more, so hands will not count.

## What shows in many imagined games

effect-taken = That makes it { $now } that { $side ->
    [one] { $name } takes
   *[other] they take
} the pile; { $deed } makes it { $then }.
effect-out = { $partners ->
    [0] This way you go out more easily than after { $deed }.
   *[other] This way your side goes out more easily than after { $deed }.
}
effect-beaten = { $deed } would make it easier for { $others ->
    [one] { $name }
   *[other] the opponents
} to go out.
effect-held = { $partners ->
    [0] This way you are left with fewer points in hand than after { $deed }.
   *[other] This way your side is left with fewer points in hand than after { $deed }.
}

effect-race = If you play on, { $others ->
    [one] { $name }
   *[other] the opponents
} may well go out first.
effect-match-won = Going out now wins the match.
effect-match-lost = Going out now loses the match: more points are needed first.

chance-nearly-certain = nearly certain
chance-very-likely = very likely
chance-likely = likely
chance-even = as likely as not
chance-possible = possible
chance-unlikely = unlikely
chance-rare = very unlikely
chance-rated = { $word } ({ chance-rate })
chance-rate = { $whole ->
    [2] 1 in 2
   *[other] { $part ->
        [one] 1 in { $whole }
       *[other] { $part } in { $whole }
    }
}

## Without another reason

reason-even = { $deed } is about as good.
reason-even-single = You hold only one of each.
reason-even-unwanted = The opponents have no meld of either rank.
reason-even-single-unwanted = You hold only one of each, and the opponents have no meld of either rank.
reason-better-little = It is a little better than { $deed }.
reason-better-clear = It is better than { $deed }.
reason-better-much = It is much better than { $deed }.
reason-nothing-else = There is nothing better to do.

reason-of-best = In favour of the best move: “{ $why }”
option-advised = In favour of the advice: “{ $why }”
option-even = It is about as good.
option-little = It is a little worse.
option-clear = It is worse.
option-much = It is much worse.

advice-partner = your partner
advice-next-player = the next player
advice-soon = { $near ->
    [one] { $who } may go out soon
   *[other] The opponents may go out soon
}
