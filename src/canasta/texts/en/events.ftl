### What happens at the table, told to those who watch. `event-FACT`, with `-you` for the one who did it and `-to-you` for the one it was done to.

event-number =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $n }
    }
event-wilds = wild cards
event-side-points = { $names }: { $points }

## Before play

event-drew-card = { $who } draws { $card } in the draw for seats.{ $why ->
        [joker] { " " }{ $again } { $players ->
            [one] draws
           *[other] draw
        } again: a joker does not count.
        [tie] { " " }{ $again } are level and draw again.
       *[done] {""}
    }
event-drew-joker = { $who } draws a joker in the draw for seats.{ $why ->
        [joker] { " " }{ $again } { $players ->
            [one] draws
           *[other] draw
        } again: a joker does not count.
       *[done] {""}
    }
event-seated = From high to low: { $ranking }. Order of play: { $seated }. { $dealer } deals and { $mano } plays first.
event-commitment =
    { $deal ->
        [0] The shuffle of the draw is sealed with { $commitment }.
       *[other] The shuffle of deal { $deal } is sealed with { $commitment }.
    }
event-contribution = { $who } adds something to the shuffle.
event-contribution-you = You add something to the shuffle.
event-deal = Deal { $deal }: { $name } deals.
event-deal-you = Deal { $deal }: you deal.
event-cut-plain =
    { $lifted ->
        [one] { $name } cuts, lifting one card
       *[other] { $name } cuts, lifting { $lifted } cards
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-cut-plain-you =
    { $lifted ->
        [one] You cut, lifting one card
       *[other] You cut, lifting { $lifted } cards
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-cut-aimed = { $name } aims at { $aim } cards and lifts { $lifted }; the moda is { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; kept: { $kept_cards }
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-cut-aimed-you = You aim at { $aim } cards and lift { $lifted }; the moda is { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; you keep { $kept_cards }
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-cut-moda = { $name } cuts at card { $lifted }, and the moda is { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; kept: { $kept_cards }
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-cut-moda-you = You cut at card { $lifted }, and the moda is { $one_moda }{ $kept ->
        [0] {""}
       *[other] ; you keep { $kept_cards }
    }{ $exact ->
        [yes] . An exact cut!
       *[no] .
    }
event-dealt-you = You are dealt { $cards }.
event-upcard-alone =
    { $shown ->
        [one] The pile starts with { $cards }.
       *[other] The pile starts with { $cards }, in this order.
    }
event-upcard-on =
    { $shown ->
        [one] The pile starts with { $cards } on { $face_down } cards face down.
       *[other] The pile starts with { $cards }, in this order, on { $face_down } cards face down.
    }
event-turn = It is { $name }’s turn.
event-turn-you = It is your turn.

## Red threes

event-red_three-hand = { $name } lays out a red three ({ $card }).
event-red_three-hand-you = You lay out a red three ({ $card }).
event-red_three-stock = { $name } lays out a red three ({ $card }) and replaces it.
event-red_three-stock-you = You lay out a red three ({ $card }) and replace it.
event-red_three-stock-kept = { $name } lays out a red three ({ $card }); no card is left to replace it.
event-red_three-stock-kept-you = You lay out a red three ({ $card }); no card is left to replace it.
event-red_three-pile = { $name } lays out a red three from the pile ({ $card }), which is not replaced.
event-red_three-pile-you = You lay out a red three from the pile ({ $card }), which is not replaced.
event-replaced = { $name } draws { $words } { $count ->
        [one] replacement
       *[other] replacements
    }.
event-replaced-you = You draw { $cards } in replacement.

## The turn

event-draw = { $count ->
        [0] { $name } draws, but no card is left for the hand.
        [one] { $name } draws one card.
       *[other] { $name } draws { $words } cards.
    }
event-draw-you = { $count ->
        [0] You draw, but no card is left for your hand.
       *[other] You draw { $cards }.
    }
event-take-with = { $name } takes the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }) with { $with }.
event-take-with-you = You take the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }) with { $with }.
event-take-with-aside = { $name } takes the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }) with { $with }; the rest waits until the minimum is reached.
event-take-with-aside-you = You take the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }) with { $with }; the rest waits until you reach the minimum.
event-take-onto = { $name } takes the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }), laying off { $one_top } on the table.
event-take-onto-you = You take the pile ({ $size ->
        [one] one card
       *[other] { $size } cards
    }), laying off { $one_top } on the table.
event-pile_joined = { $count ->
        [0] {""}
        [one] The other card of the pile goes to { $name }’s hand.
       *[other] The other { $count } cards of the pile go to { $name }’s hand.
    }
event-pile_joined-you = { $count ->
        [0] {""}
       *[other] From the pile you get { $cards }.
    }
event-meld = { $name } melds { $with }.
event-meld-you = You meld { $with }.
event-add = { $name } lays off { $with } on the meld of { $ranks }.
event-add-you = You lay off { $with } on the meld of { $ranks }.
event-swap = { $name } puts { $with } in the place of { $one_wild } in the canasta of { $ranks }.
event-swap-you = You put { $with } in the place of { $one_wild } in the canasta of { $ranks }.
event-discard = { $name } discards { $card }.
event-discard-you = You discard { $card }.
event-taken_back = { $name } takes the discard back ({ $card }).
event-taken_back-you = You take your discard back ({ $card }).
event-pass-draw = { $name } does not take the pile.
event-pass-draw-you = You do not take the pile.
event-pass-play = { $name } ends the turn without a discard.
event-pass-play-you = You end your turn without a discard.
event-ask = { $name } asks { $to } for leave to go out.
event-ask-you = You ask { $to } for leave to go out.
event-ask-to-you = { $name } asks you for leave to go out.
event-yes = { $name } says yes: { $to } must go out.
event-yes-you = You say yes: { $to } must go out.
event-yes-to-you = { $name } says yes: you must go out.
event-no = { $name } says no: { $to } may not go out this turn.
event-no-you = You say no: { $to } may not go out this turn.
event-no-to-you = { $name } says no: you may not go out this turn.

## What comes of it

event-opened = { $name } opens with { $points } points (minimum: { $minimum }).
event-opened-you = You open with { $points } points (minimum: { $minimum }).
event-canasta-clean = { $name } completes a clean canasta of { $ranks }.
event-canasta-clean-you = You complete a clean canasta of { $ranks }.
event-canasta-dirty = { $name } completes a dirty canasta of { $ranks }.
event-canasta-dirty-you = You complete a dirty canasta of { $ranks }.
event-canasta-wilds_mixed = { $name } completes a canasta of wild cards.
event-canasta-wilds_mixed-you = You complete a canasta of wild cards.
event-canasta-wilds_twos = { $name } completes a canasta of wild cards: seven twos.
event-canasta-wilds_twos-you = You complete a canasta of wild cards: seven twos.
event-canasta-wilds_jokers = { $name } completes a canasta of wild cards with all the jokers.
event-canasta-wilds_jokers-you = You complete a canasta of wild cards with all the jokers.
event-canasta_turned-dirty = The canasta of { $ranks } is now dirty.
event-canasta_turned-clean = The canasta of { $ranks } is now clean.
event-frozen = The pile is frozen.
event-pumba = Pumba! { $name } has a single card left.
event-pumba-you = Pumba! You have a single card left.
event-out-plain = { $name } goes out.
event-out-plain-you = You go out.
event-out-concealed = { $name } goes out, laying the whole hand at once.
event-out-concealed-you = You go out, laying the whole hand at once.
event-over-out = The deal is over.
event-over-stock = The deal is over: the stock has run out.

## After play

event-scored = Points of the deal: { $points }. Total: { $totals }.
event-revealed =
    { $deal ->
        [0] The secret of the shuffle of the draw is revealed: { $secret }.
       *[other] The secret of the shuffle of deal { $deal } is revealed: { $secret }.
    }
event-finished-won =
    { $players ->
        [one] { $name } wins the match.
       *[other] { $name } win the match.
    }
event-finished-draw = The match is a draw.
event-finished-abandoned = The match is abandoned.
