### Why an action is not allowed. `$rank` is “a king”, `$ranks` is “kings”; the same for `$top` and `$other`.

## Whose turn it is, and what it wants first

refusal-deal-over-out = This deal is over: a player has gone out.
refusal-deal-over-stock = This deal is over: the stock has run out.
refusal-not-your-turn = It is not your turn.
refusal-not-your-answer = The question is not for you: wait until the asking player's partner has answered.
refusal-answer-first = Your partner is asking for leave to go out: answer yes or no first.
refusal-no-question = Nobody has asked you for leave to go out.
refusal-draw-first = Before you play any card, draw from the stock or take the pile.
refusal-already-drawn = You have drawn in this turn already: you can neither draw again nor take the pile.
refusal-already-taken = You have taken the pile in this turn already: you can neither take it again nor draw.
refusal-stock-empty = There is no card left in the stock.
refusal-take-now = You have laid cards so as to take the pile: now you must take it, opening first if your side has not opened.
refusal-leave-take-now = Your partner has given you leave to go out with the pile: now you must take it.
refusal-must-take-last = The stock has run out and you can take the pile, which has { $top } on top: you must take it.
refusal-pass-draw = You cannot pass: draw from the stock or take the pile.
refusal-discard-needed = You cannot pass: the turn ends with a discard.
refusal-discard-lies = At this table a discard stays where it lies.
refusal-cut-over = It is too late to cut: the cards of this deal are dealt.

## The cards

refusal-red-three = Red threes are neither melded nor discarded: they are laid out as they come.
refusal-no-form = No action of that kind can be made with those cards.
refusal-not-held =
    { $number ->
        [one] Your hand lacks { $cards }.
       *[other] Your hand lacks { $cards }.
    }
refusal-suit-not-held = You do not hold { $card }, though you hold another card of that rank.
refusal-melded-card = You hold no { $ranks }, and a card on the table cannot be discarded.

## Melds

refusal-too-few-cards =
    { $number ->
        [one] A meld has at least 3 cards, and you chose only one.
       *[other] A meld has at least 3 cards, and you chose { $number }.
    }
refusal-mixed-ranks = A meld is of one rank: { $ranks } and { $others } cannot go together.
refusal-too-few-naturals =
    { $naturals ->
        [one] A meld needs at least { $least } natural cards, and this one would have only one.
       *[other] A meld needs at least { $least } natural cards, and this one would have { $naturals }.
    }
refusal-too-many-wilds =
    { $most ->
        [0] There may be no wilds in a meld.
       *[other] A meld holds at most { $most } wilds, and this one would have { $wilds }.
    }
refusal-wilds-not-fewer =
    { $wilds ->
        [one] A meld always has more naturals than wilds, and this one would have { $naturals } naturals and one wild.
       *[other] A meld always has more naturals than wilds, and this one would have { $naturals } naturals and { $wilds } wilds.
    }
refusal-canasta-closed = A canasta is exactly 7 cards, and this meld would have { $number }.
refusal-no-such-meld =
    { $have ->
        [0] There is no meld number { $number }: your side has no melds on the table yet.
        [one] There is no meld number { $number }: your side has only one on the table.
       *[other] There is no meld number { $number }: your side has { $have } on the table.
    }
refusal-other-rank = A meld of { $others } cannot take { $rank }.
refusal-wild-meld-none = Wilds alone do not make a meld.
refusal-wild-meld-natural = Neither { $rank } nor any other natural card goes on a meld of wilds.
refusal-wild-meld-full = A meld of wilds has at most 7 cards, and this one would have { $number }.
refusal-wild-meld-after-frozen = Your side has taken a frozen pile: it can start no more melds of wilds in this deal.
refusal-black-threes-few =
    { $number ->
        [one] Black threes are melded at least three at a time, and you chose only one.
       *[other] Black threes are melded at least three at a time, and you chose { $number }.
    }
refusal-black-threes-wilds = Black threes are not melded with wilds.
refusal-black-threes-out = Black threes are melded only when going out, and you could not go out now: { $why }.
refusal-black-threes-last = Black threes are the last meld: all others come before them, and only the discard after.

## The wild that comes out of a canasta

refusal-swap-not-played = In this game natural cards do not take the place of wilds on the table.
refusal-swap-unopened = No wild comes free while you are opening: first get to the { $minimum } points; what you have laid makes { $laid }.
refusal-swap-not-canasta = A wild comes free only from a complete canasta, and this meld of { $ranks } has { $number } cards.
refusal-swap-wild-meld = No wild comes free from a meld of wilds.
refusal-swap-no-wild =
    { $wilds ->
        [yes] In this canasta of { $ranks } there are wilds, but not the one that you want to set free.
       *[no] In this canasta of { $ranks } there is no wild to set free.
    }
refusal-swap-say-wild = In this canasta of { $ranks } there are twos and jokers: say which one you set free.
refusal-swap-no-place = You cannot set { $rank } free: in this turn it would fit on no other meld.
refusal-freed-first = First lay the wild that you have set free ({ $rank }) on another meld.
refusal-freed-back = The wild that you have set free ({ $rank }) cannot go back to the canasta of { $others } that it came from.
refusal-freed-no-place = There would be no place left for the wild that you have set free ({ $rank }), and it must go on another meld in this turn.

## The pile

refusal-pile-empty = There is no card in the pile.
refusal-pile-black-three = The pile is blocked: a black three lies on top. Nobody can take it in this turn.
refusal-pile-wild = The pile is blocked: { $top } lies on top. Nobody can take it in this turn.
refusal-pile-red-three = The pile is blocked: a red three lies on top. Nobody can take it in this turn.
refusal-one-card-stock =
    { $stock ->
        [one] With a single card in hand you cannot take the pile while there is a stock, and one card is left in it.
       *[other] With a single card in hand you cannot take the pile while there is a stock, and { $stock } cards are left in it.
    }
refusal-one-card-pile = With a single card in hand you cannot take a pile of a single card.
refusal-take-frozen =
    { $enough ->
        [yes] The pile is frozen: you can take it only with { $number } { $tops } from your hand, and you hold { $held }: take it with those.
       *[no] The pile is frozen: you can take it only with { $number } { $tops } from your hand, and you hold { $held ->
            [0] none
           *[other] { $held }
        }.
    }
refusal-take-unopened =
    { $enough ->
        [yes] Your side has not opened: you can take the pile only with { $number } { $tops } from your hand, and you hold { $held }: take it with those.
       *[no] Your side has not opened: you can take the pile only with { $number } { $tops } from your hand, and you hold { $held ->
            [0] none
           *[other] { $held }
        }.
    }
refusal-take-open-first =
    { $laid ->
        [0] Your side has not opened: before you take the pile, lay melds worth { $minimum } points.
       *[other] To take the pile you must open first with { $minimum } points; what you have laid makes { $laid }.
    }
refusal-take-naturals =
    { $enough ->
        [yes] You can take the pile only with { $number } { $tops } from your hand, without wilds, and you hold { $held }: take it with those.
       *[no] You can take the pile only with { $number } { $tops } from your hand, without wilds, and you hold { $held ->
            [0] none
           *[other] { $held }
        }.
    }
refusal-take-cards =
    { $wild ->
        [lay] The pile has { $top } on top: you take it with { $number } { $tops } from your hand, with { $top } and a wild, or with no card at all, by laying its top card off on the meld of { $tops }.
        [yes] The pile has { $top } on top: you take it with { $number } { $tops } from your hand, or with { $top } and a wild.
       *[no] The pile has { $top } on top: you take it with { $number } { $tops } from your hand.
    }
refusal-take-other-rank =
    { $wild ->
        [lay] The pile has { $top } on top: you can take it only with { $number } { $tops } from your hand, with { $top } and a wild, or with no card at all, by laying its top card off on the meld of { $tops }.
        [yes] The pile has { $top } on top: you can take it only with { $number } { $tops } from your hand, or with { $top } and a wild.
       *[no] The pile has { $top } on top: you can take it only with { $number } { $tops } from your hand.
    }
refusal-take-two-wilds = You cannot take the pile with two wilds: you need at least { $top } from your hand.
refusal-take-no-meld =
    { $wild ->
        [no] The pile has { $top } on top: you take it with { $number } { $tops } from your hand, since your side has no meld of { $tops } to lay it off on.
       *[yes] The pile has { $top } on top: you take it with { $number } { $tops } from your hand, or with { $top } and a wild, since your side has no meld of { $tops } to lay it off on.
    }
refusal-take-beyond-seven = With those cards the meld of { $tops } would go beyond 7, to { $number }: lay them as a new meld.
refusal-take-frozen-new-meld = The pile is frozen: the { $number } { $tops } that take it must make a new meld.
refusal-take-short = Opening takes { $minimum } points: the { $tops } that would take the pile make { $laid }, and with the rest of your hand you would not get beyond { $best }.
refusal-pile-aside = You have taken the pile so as to open with { $minimum } points, and what you have laid makes { $laid }: get there before you end the turn.
refusal-pile-hidden = The pile cannot be taken now: with the cards that lie face down in it, the turn would have no legal end.

## Opening

refusal-opening-short = Opening takes { $minimum } points: what you lay makes { $laid }, and with your hand you would not get beyond { $best }.
refusal-opening-out-of-reach = Opening takes { $minimum } points: what you lay makes { $laid }, and after it you could only get to { $best }.
refusal-opening-unfinished = Opening takes { $minimum } points, and what you have laid makes { $laid }: the turn cannot end like this.
refusal-opening-no-end = Getting to the { $minimum } points of the opening would leave you with one card or none, and unable to go out.
refusal-opening-before-taking = Opening before you take the pile takes { $minimum } points, not counting the { $tops } that take it: what you lay makes { $laid }, and with the rest of your hand you would not get beyond { $best }.
refusal-pair-kept = If you lay before you take the pile, keep { $number } { $tops } in your hand to take it with.

## Going out

refusal-run-out =
    { $left ->
        [0] You cannot run out of cards, because you cannot go out: { $why }.
       *[other] You cannot be left with a single card to discard, because you cannot go out: { $why }.
    }
refusal-keep-discard = Keep a card to discard: going out needs it too.
refusal-must-go-out-leave = Your partner has said yes, so you must go out in this turn, and with this action you could not: { $why }.
refusal-must-go-out-black-threes = You have laid black threes, so you must go out in this turn, and with this action you could not: { $why }.
refusal-must-go-out-abatir = You have begun to lay without reaching { $minimum } points, so you must lay your whole hand in this turn, and with this action you could not: { $why }.
refusal-must-go-out-abatir-pile = You have taken the pile without being able to reach { $minimum } points, so you must lay your whole hand in this turn, and with this action you could not: { $why }.
refusal-no-discard-last-taker = You are the last to take the pile: there is no discard any more; lay cards or pass.
refusal-no-discard-red-threes = The last draw gave only red threes: there is no discard any more; lay cards or pass.

## Leave

refusal-leave-not-played =
    { $players ->
        [one] You play alone: there is nobody to ask for leave to go out.
       *[other] In this game nobody asks for leave to go out.
    }
refusal-leave-asked = You have asked for leave in this turn already, and your partner has said yes: you must go out.
refusal-leave-refused = You have asked for leave in this turn already, and your partner has said no: you cannot go out.
refusal-ask-draw-first = Draw before you ask for leave to go out.
refusal-ask-too-late = It is too late to ask for leave: that is done after drawing and before laying any card.
refusal-ask-bound = You need no leave: you are bound to go out in this turn.
refusal-ask-one-card = With a single card in hand you cannot ask for leave: if your partner said no, you could not end the turn.
refusal-ask-unopened = To go out with the pile your side must have opened: draw before you ask for leave.
refusal-ask-face-down =
    { $number ->
        [one] You cannot ask for leave to go out with the pile: one of its cards lies face down, and nobody has seen it. Draw before you ask.
       *[other] You cannot ask for leave to go out with the pile: { $number } of its cards lie face down, and nobody has seen them. Draw before you ask.
    }
refusal-ask-no-pile = You cannot go out with this pile: draw before you ask for leave.
refusal-ask-impossible = You may ask for leave only if you can go out in this turn, and you cannot: { $why }.

## Why going out is not possible: the second half of a sentence

why-canastas =
    { $need ->
        [one] it takes a canasta, and your side has none
       *[other]
            { $have ->
                [0] it takes { $need } canastas, and your side has none
                [one] it takes { $need } canastas, and your side has one
               *[other] it takes { $need } canastas, and your side has { $have }
            }
    }
why-clean-and-dirty = it takes a clean and a dirty canasta, or two clean ones with no wild on the table (clean: { $clean }; dirty: { $dirty })
why-cards-left = you would be left with cards in hand
why-no-discard = you need a card to discard
why-opening = the opening would not reach { $minimum } points
why-lone-discard = nobody goes out by merely discarding the last card, without laying any
why-leave-refused = your partner has said no
why-leave-needed = going out needs your partner's leave, asked before any card is laid
why-last-taker = a player who takes the pile after the stock has run out cannot go out
why-last-card = the last draw gave a single card, and then nobody can go out
why-last-red-threes = the last draw gave only red threes, and then nobody can go out
