### The card table in the browser. What happens in the game is told with the texts of events.ftl.

## The cards, for screen readers

face-name = { $rank } of { $suit }
face-name-joker = joker
face-rank-2 = two
face-rank-3 = three
face-rank-4 = four
face-rank-5 = five
face-rank-6 = six
face-rank-7 = seven
face-rank-8 = eight
face-rank-9 = nine
face-rank-T = ten
face-rank-J = jack
face-rank-Q = queen
face-rank-K = king
face-rank-A = ace
face-rank-3b = black three
face-rank-3r = red three
face-suit-s = spades
face-suit-h = hearts
face-suit-d = diamonds
face-suit-c = clubs
face-many-2 = twos
face-many-4 = fours
face-many-5 = fives
face-many-6 = sixes
face-many-7 = sevens
face-many-8 = eights
face-many-9 = nines
face-many-T = tens
face-many-J = jacks
face-many-Q = queens
face-many-K = kings
face-many-A = aces
face-many-X = jokers
face-many-3b = black threes
face-many-3r = red threes
table-rank-wilds = wild cards
table-cards-of =
    { $number ->
        [1] { $kind ->
            [8] an { $one }
            [A] an { $one }
           *[other] a { $one }
        }
       *[other] { $number } { $many }
    }

## The table

table-home = Back to the home page
table-scores = Match scores
table-target = to { $points }
table-deal = Deal { $deal }
table-away = A bot is playing for you.
table-back = I am back
table-unattended = Nobody has played for a whole round, so the table waits.
table-go-on = I am here
table-paused = { $name } has paused the match.
table-paused-own = You have paused the match.
table-resume = Go on
table-asks = { $name } would like to sit down in place of { $bot } (bot) from the next deal on.
table-status-paused = The match is paused
table-us = Us
table-them = Them
table-partner =
    { $team ->
        [team] Team
       *[pair] Partner
    }
table-kind-bot = bot
table-kind-away = a bot plays
table-kind-gone = not connected
table-kind-here = at the table
table-replace = Let a bot play
table-clock =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
table-seat-label =
    { $name }{ $partner ->
        [pair] , your partner
        [team] , of your team
       *[no] {""}
    }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $kind ->
        [bot] ; a bot
        [away] ; a bot plays for this person
        [gone] ; not connected
       *[here] {""}
    }{ $turn ->
        [yes] ; to play
       *[no] {""}
    }
table-zone-melds = Melds: { $name }
table-minimum = to open: { $points }
table-opened = opened
table-red-threes =
    { $number ->
        [one] One red three
       *[other] { $number } red threes
    }
table-meld-label =
    { $canasta ->
        [clean] Clean canasta of { $rank }
        [dirty] Dirty canasta of { $rank }
        [no] Meld of { $rank }
       *[other] Canasta of wild cards
    }{ $moda ->
        [yes] , the moda
       *[no] {""}
    }{ $sevens ->
        [yes] , with an award of its own
       *[no] {""}
    }: { $naturals ->
        [0] {""}
        [one] one natural
       *[other] { $naturals } naturals
    }{ $wilds ->
        [0] {""}
        [one] {" "}and one wild
       *[other] {" "}and { $wilds } wilds
    }
table-canasta-clean = clean
table-canasta-dirty = dirty
table-canasta-wild = wild
table-meld-ready = laid, not confirmed yet
table-can-add = you can lay off here
table-can-draw = you can draw
table-can-take = you can take it
table-can-discard = you can discard
table-new-meld = New meld
table-stock-label =
    Stock: { $cards ->
        [0] no cards left
        [one] one card
       *[other] { $cards } cards
    }{ $last ->
        [yes] ; last round
       *[no] {""}
    }
table-last-round = last round: { $cards }
table-pile-label =
    Pile: { $card } on top; { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
table-pile-empty = Pile: empty
table-frozen = frozen
table-crosswise = crosswise under it: { $cards }
table-blocked = blocked
table-look-pile = Look at the pile
table-face-down = card face down
table-moda = Moda
table-moda-means = A canasta of { $ranks } counts double in this deal.
table-hand-label =
    Your hand: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }

## The turn

table-status-draw = Your turn: draw.
table-status-draw-or-take = Your turn: draw or take the pile.
table-status-play = Your turn: meld if you like, then discard.
table-status-take = Your turn: take the pile.
table-status-take-or-pass = Your turn: take the pile or pass.
table-status-lay = Your turn: first you have to lay cards.
table-status-play-or-pass = Your turn: meld, discard or pass.
table-status-pass = Your turn: meld if you like, then pass.
table-status-go-out = Your turn, and you must go out.
table-status-answer = Answer your partner.
table-status-answers =
    { $own ->
        [yes] You have asked to go out
       *[no] { $asking } asks to go out
    }: { $name } has to answer.
table-status-other = { $name } to play.
table-clockwise = Play goes to the left, clockwise
table-counter-clockwise = Play goes to the right, counter-clockwise
table-status-over = The deal is over.
table-actions = Actions
table-do-draw = Draw
table-do-take = Take the pile
table-do-take-name =
    Take the pile{ $onto ->
        [new] , for a new meld
       *[meld] , onto the meld of { $rank } ({ $size } cards)
    }
table-do-take-with = Take with
table-do-take-with-name =
    Take with { $cards }{ $onto ->
        [new] , for a new meld
       *[meld] , onto the meld of { $rank } ({ $size } cards)
    }
table-do-meld = Meld
table-do-add = Add to { $rank }
table-do-add-name = Add to { $rank } ({ $size } cards)
table-do-swap = Swap the wild of { $rank }
table-do-discard = Discard
table-do-ask = May I go out?
table-do-pass = Pass
table-do-yes = Yes
table-do-no = No
table-why-not = Not possible now; press to learn why.
table-clear =
    { $cards ->
        [one] Deselect the card
       *[other] Deselect { $cards } cards
    }
table-hint = Hint
table-hint-thinking = Thinking…
table-hint-do = Do it
table-hint-show = Show it on the table
table-hint-why = Why?
table-hint-weighed = What was compared
table-hint-advised = The advice
table-hint-count = By how much?
table-hint-points =
    { $points ->
        [one] about one point less
       *[other] about { $points } points less
    }
table-warning-anyway = Play it anyway
table-warning-back = Take it back
table-opening = Opening: { $points } / { $minimum }
table-confirm-plain = Open
table-slip = You can take this discard back for a moment, with the key ⌫ too.
table-beside =
    { $n ->
        [0] Somebody may sit beside { $name }
       *[other] { $name } has somebody beside them
    }
table-take-back = Take back
table-confirm = Open with { $points }
table-lay-ready = Lay it now
table-laid-ready =
    { $melds ->
        [one] One lay is ready; your discard puts it on the table.
       *[other] { $melds } lays are ready; your discard puts them on the table.
    }
table-confirm-first = First confirm what you have laid ready, or take it back.
table-fresh = new this turn
table-on-its-way = on its way
table-not-your-turn = It is not your turn: { $name } is playing.
table-select-meld = First select the cards of your hand that you want to meld.
table-select-discard = First select the card of your hand that you want to discard.
table-select-one = Only one card is discarded: select one.
table-select-added = Select cards of your hand first, then tap the meld to add them.
table-tap-again = These cards would take it. Tap the pile again to take it, or select others.
table-no-answer = No answer came; try again.
table-rule = Rule { $rule }
table-leave-title = { $name }: may I go out?
table-leave-means =
    If they go out, the deal ends, and { $cards ->
        [one] the card in your hand counts
       *[other] the { $cards } cards in your hand count
    } against your side.
table-leave-binds = If you say yes, they must go out in this turn; if you say no, they may not.

## What happened and what is said

table-log = What happened
table-log-all = See everything that happened
table-again = Show the last turns again
table-talk = Talk
table-said = What was said
table-chat-label = Write to the table
table-chat-send = Send
table-chat-later = During play there are set phrases only; between deals you can chat.
table-chat-listed = Set phrases only: somebody here has found the table in the list of open tables. Among friends who come by a link you can chat.
table-chat-off = Set phrases only: this table was opened without chat.
table-mute = Mute
table-mute-name = Mute { $name }

## The draw, the shuffle and the cut

table-draw-title = Draw for seats
table-draw-pick = Take a card.
table-draw-how = The ace is highest and the two lowest. A joker does not count: the player who draws one draws again, and so do players whose cards are equal.
table-draw-for =
    { $each ->
        [1] The lowest card deals first.
        [2] The two highest play together, the highest plays first.
       *[other] The { $each } highest play together, the highest plays first.
    }
table-draw-again-joker = You drew a joker, which does not count: take another card.
table-draw-again-tie = Your card is as high as another: take one more.
table-draw-void = does not count
table-draw-wait = { $players ->
        [one] { $names } still has to draw a card.
       *[other] { $names } still have to draw a card.
    }
table-draw-wait-joker = { $names } drew a joker, which does not count, and { $players ->
        [one] takes
       *[other] take
    } another card.
table-draw-wait-tie = { $players ->
        [one] The card of { $names } is as high as another: one more is taken.
       *[other] { $names } are level and take another card.
    }
table-draw-spread = The cards face down
table-draw-place = card { $place } of { $cards }
table-seating = The seats
table-seating-mates = You play with { $names }.
table-seating-first =
    { $you ->
        [deal] You deal and { $first } plays first.
        [first] { $dealer } deals and you play first.
       *[no] { $dealer } deals and { $first } plays first.
    }
table-shuffle-title = The shuffle
table-shuffle-yours = You deal: shuffle when everybody is ready.
table-shuffle-wait = { $name } deals.
table-shuffle-do = Shuffle
table-shuffle-fair = Why nobody can have stacked the cards
table-shuffle-given = Your browser has added its own random numbers
table-shuffle-why = The server sealed its secret first. Then the players' browsers added random numbers, and the order of the cards follows from both: nobody could choose it. After the deal your browser checks that by itself.
table-shuffle-seal = Seal of this shuffle:
table-shuffling = Shuffling…
table-seeded = The cards come from the seed “{ $seed }”: anybody who knows it can know every card.
table-unfair = Careful: the cards of this match do not follow from what was sealed. Verify the shuffle to see what differs.
table-cut-title = The cut
table-cut-how = Slide along the edge of the pack to where you want to lift. Nobody says how many cards that is: trust your eye.
table-cut-how-aim = Slide along the edge of the pack, then lift. Your hand misses by a few cards. An exact cut, of { $exact } cards and the red threes that show, earns points.
table-cut-how-number = Slide along the edge of the pack, then lift. An exact cut, of { $exact } cards and the red threes that show, earns points.
table-cut-aim = You aim at { $n }
table-cut-number = You lift { $n }
table-cut-less = One card fewer
table-cut-more = One card more
table-cut-wait = { $name } cuts.
table-cut-edge = Where to cut the pack
table-cut-few = very few cards
table-cut-quarter = about a quarter
table-cut-third = a little less than half
table-cut-half = a little more than half
table-cut-two-thirds = about three quarters
table-cut-most = nearly the whole pack
table-cut-do = Cut here

## Moments

moment-first = First canasta!
moment-clean = Clean canasta!
moment-dirty = Dirty canasta!
moment-wild = A wild canasta!
moment-sevens = Canasta of sevens!
moment-moda = Moda canasta!
moment-repeat = { $times ->
        [2] Double canasta of { $ranks }!
       *[other] Triple canasta of { $ranks }!
    }
moment-one-hand = Clean { $ranks } from one hand!
moment-milestone = { $award }!
moment-pumba = Pumba!
moment-cut = Exact cut!
moment-pile = { $cards } cards!
moment-thaw = The frozen pile falls!
moment-exact = { $points } on the nose!
moment-red-threes = All { $number } red threes!
moment-last-round = The last round
moment-out-first = Out on the first turn!
moment-out-concealed = Out in one go!
moment-out-clean = A clean game!
moment-black-threes = All { $number } black threes, { $points }!
moment-comeback = What a comeback!
moment-lead = The lead changes

## After the deal

table-sheet = See the score
table-sheet-total = This deal
table-sheet-after = Total
table-won =
    { $whose ->
        [you] You have won the match!
        [us] You have won the match!
        [them] They have won this time
        [one] { $name } has won the match
       *[many] { $name } have won the match
    }
table-drawn = The match is drawn
table-back-to = Back to the table

## The keyboard

table-keys = Keys
table-keys-how = They work while the focus is at the table. With Shift, the letter of a rank selects all its cards. Letters can be turned off in the preferences.
table-key-move = card before or after
table-key-rank = rank before or after
table-key-shift = move the card, in your own order of the hand
table-key-select = select the card, or put it back
table-key-select-all = select all of its rank
table-key-letter = select a card of that rank (0 is the ten)
table-key-clear = deselect everything
table-key-stock = draw from the stock
table-key-pile = the pile: take it, or discard onto it
table-key-meld = meld what is selected
table-key-add = add to a meld
table-key-discard = discard
table-key-ask = may I go out?
table-key-pass = pass
table-key-enter = do the first thing that is possible, or lay what is laid ready
table-key-back = take back what was laid ready last
table-key-hint = ask for a hint
table-key-log = what happened
table-key-again = show the last turns again
table-key-help = these keys

## A table of this browser

table-waking = Waking the bots of this device: a few seconds…
coach-offline = The coach takes a long time to think, and needs the server to do it. Come back to this review when there is a connection: the match stays here.
