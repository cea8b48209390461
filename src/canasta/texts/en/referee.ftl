### The referee: what happened, the questions that decide, and what the book says.

## The cases

referee-offence-faulty-pack = The pack is faulty or incomplete
referee-offence-not-cut = The cards were dealt without a cut
referee-offence-wrong-count = Somebody was dealt too many cards or too few
referee-offence-wrong-dealer = The wrong player dealt
referee-offence-red-three-not-shown = Did not show a dealt red three in time
referee-offence-left-pile-cards = Took the pile and left some of its cards
referee-offence-drew-out-of-turn = Drew from the stock out of turn
referee-offence-drew-too-many = Drew too many cards
referee-offence-went-back-on-draw = Changed their mind about a card already taken
referee-offence-pile-before-cards = Took the pile without first showing the cards it is melded with
referee-offence-pile-out-of-turn = Took the pile out of turn, or tried to
referee-offence-top-taken-cannot-open = Took the top card of the pile and cannot open
referee-offence-opening-short = Opened below the minimum
referee-offence-counted-did-not-open = Stopped to count points and did not open
referee-offence-wrong-close = Went out wrongly
referee-offence-asked-leave-unable = Asked for leave to go out and cannot
referee-offence-out-without-canasta = { $canastas ->
    [one] Laid cards to go out without having a canasta
   *[other] Laid cards to go out without having the { $canastas } canastas needed
}
referee-offence-closed-without-leave = Went out without asking leave
referee-offence-leave-disobeyed = Asked for leave and did not obey the answer
referee-offence-leave-with-information = Gave information when asking for leave or answering
referee-offence-pumba-not-announced = Did not call pumba with one card left
referee-offence-laid-in-partners-turn = Laid cards in the partner's turn
referee-offence-laid-in-opponents-turn = Laid cards in an opponent's turn
referee-offence-laid-apart = Laid cards of one rank separately
referee-offence-wild-on-wrong-meld = Laid a wild card on the wrong meld
referee-offence-two-cards-laid = Laid two cards of a rank without having a third
referee-offence-laid-no-combination = Laid cards that belong to no combination
referee-offence-laid-card-taken-back = Took back a card already laid
referee-offence-melded-card-discarded = Discarded a card from the table
referee-offence-wild-taken-from-meld = Took a wild card out of an unfinished meld
referee-offence-cards-to-partner = Handed cards to the partner without naming the meld
referee-offence-cards-shown = Let cards of the hand be seen
referee-offence-several-discarded = Discarded two or more cards at once
referee-offence-penalised-kept-back = Discarded another card while penalised cards lay on the table
referee-offence-penalised-at-end = Ended the deal with penalised cards unused
referee-offence-red-threes-in-hand = Ended the deal with red threes in hand
referee-offence-black-threes-held = { $every ->
    [yes] Ended the deal with all { $blacks } black threes in hand
   *[no] Ended the deal with { $blacks } or more black threes in hand
}
referee-offence-red-threes-without-meld = The side has red threes and no meld
referee-offence-looked-through-pile = Looked through the discard pile
referee-offence-signals = Made signs or remarks to the partner
referee-offence-telephone = Used a telephone during the match
referee-offence-pile-without-right = Took the pile without the right to it
referee-offence-pile-with-one-card = Took the pile with a single card in hand
referee-offence-meld-against-rules = Laid a meld that the rules do not allow
referee-offence-barred-partner-played = A barred partner played
referee-offence-no-draw = Neither drew nor took the pile
referee-offence-no-discard = Did not discard
referee-offence-turn-skipped = A player's turn was skipped
referee-offence-false-pumba = Called pumba with more than one card
referee-offence-count-of-cards = Refused to say how many cards they hold, gave a wrong number, or was asked out of turn
referee-offence-left-the-table = Left the table without leave, or left the match
referee-offence-seat-or-player-changed = Changed seats, or was replaced by somebody else, during the match
referee-offence-score-disputed = A score already written down is disputed
referee-offence-none-of-these = None of these

## The questions

referee-fact-noticed = When was it noticed?
referee-fact-written = Has the score of the deal been accepted and written down?
referee-fact-place_passed = Had that player's turn in the round of red threes passed?
referee-fact-said_by = Who said so?
referee-fact-cards = How many cards?
referee-fact-seen = Were they seen?
referee-fact-mixed = Was the card mixed into the hand?
referee-fact-drawer = Who drew?
referee-fact-extra = How many cards too many?
referee-fact-demanded = Does anybody demand that the taking be undone?
referee-fact-laid = Were cards laid to open?
referee-fact-how = How did they come to be seen?
referee-fact-whole_hand = Was the whole hand laid at once?
referee-fact-canasta = Is there a canasta among those cards that lets the side go out?
referee-fact-opening_or_closing = Was it while opening or going out?
referee-fact-leave_given = Did the partner say yes?
referee-fact-pile_taken = Who has taken the pile since, if anybody has?
referee-fact-from_stock = Had the player drawn from the stock in that turn?
referee-fact-mended = Can the player put it right before discarding?
referee-fact-left_over = Were any of the cards laid left over?
referee-fact-since = What has happened since?
referee-fact-worth = How many points are those cards worth?
referee-fact-stock_left = How many cards are left in the stock?
referee-fact-last_laid = What was laid last?
referee-fact-holds_wild = Does the player hold a wild card?
referee-fact-ended = How did the deal end?
referee-fact-pile_fault = Why could the pile not be taken?
referee-fact-meld_fault = What is wrong with the meld?
referee-fact-did = What did that player do?
referee-fact-discarded = Has the player discarded already?
referee-fact-next_began = Has the next player begun?
referee-fact-answered = What happened to the question?
referee-fact-absence = Is the player coming back?

referee-yes = Yes
referee-no = No

referee-answer-noticed-before_first_play = Before the first play
referee-answer-noticed-after_first_play = After the first play
referee-answer-noticed-before_next_begins = Before the next player began
referee-answer-noticed-before_discard = Before the player's discard
referee-answer-noticed-after_discard = After the player's discard
referee-answer-noticed-next_players_turn = Afterwards, before the next player discarded
referee-answer-noticed-later = Later, or never
referee-answer-noticed-in_time = Before the next player ended the turn
referee-answer-noticed-too_late = After that
referee-answer-said_by-opponent = An opponent
referee-answer-said_by-own_side = Somebody on the player's own side
referee-answer-drawer-next_player = The player whose turn was next
referee-answer-drawer-another = Another player
referee-answer-how-dropped = They were dropped, or shown by carelessness
referee-answer-how-laid_by_mistake = They were laid on the table by mistake
referee-answer-since-nothing_yet = Nothing yet: it has just been noticed
referee-answer-since-still_short = The player's next turn has come, and it still falls short
referee-answer-since-completed = The opening has been completed
referee-answer-since-opponents_closed = The other side has gone out
referee-answer-since-stock_ended = The stock ran out and nobody went out
referee-answer-pile_taken-nobody = Nobody
referee-answer-pile_taken-offender = The player who opened
referee-answer-pile_taken-partner = The partner
referee-answer-pile_taken-opponent = An opponent
referee-answer-last_laid-card = A single card
referee-answer-last_laid-trio = A meld of three
referee-answer-ended-somebody_closed = Somebody went out
referee-answer-ended-nobody_closed = Nobody went out
referee-answer-pile_fault-too_few_naturals = It was frozen, and the player held too few natural cards
referee-answer-pile_fault-blocked = A black three or a wild card lay on top
referee-answer-pile_fault-two_wilds = It was taken with two wild cards, or with one where none is allowed
referee-answer-pile_fault-no_match = The player held nothing to meld with the top card
referee-answer-pile_fault-barred = The pile was forbidden in that turn
referee-answer-meld_fault-too_many_wilds = It has too many wild cards
referee-answer-meld_fault-only_wilds = It has nothing but wild cards
referee-answer-meld_fault-natural_on_wilds = A natural card was laid on a meld of wild cards
referee-answer-meld_fault-wilds_after_pile = A meld of wild cards was begun after a frozen pile had been taken
referee-answer-meld_fault-black_threes = It is of black threes, with wild cards or without going out
referee-answer-meld_fault-over_seven = It has more than seven cards
referee-answer-did-laid = Laid cards while the side's opening was incomplete
referee-answer-did-opened = Opened while the side's opening was incomplete
referee-answer-did-took_pile = Took the pile while the side's opening was incomplete
referee-answer-did-opened_after_counting = Opened after the partner had counted points without opening
referee-answer-answered-refused = The player refused to answer
referee-answer-answered-wrong = The number said was wrong
referee-answer-answered-asked_out_of_turn = It was asked out of turn
referee-answer-absence-without_leave = Yes, but the referee gave no leave
referee-answer-absence-for_good = No: the player leaves the match

## What follows

referee-then-points-off = { $alone ->
    [yes] The offender loses { $points } points. Nobody else scores them.
   *[no] The offending side loses { $points } points. The opponents do not score them.
}
referee-then-lapsed = The offence has lapsed: there is no penalty, and what was done stands.
referee-then-silent = The book of this game says nothing about this case, and no other book covers it: the referee decides or, where there is none, the table.
referee-then-arbiter-decides = The book sets no penalty for this: the referee decides in the light of what the rule does say.
referee-then-arbiter-may-add = The referee decides whether it costs anything more: the rule says nothing else.
referee-then-arbiter-picks-discard = One of them is the discard; the referee decides which.
referee-then-none-fits = No case in the book fits: the referee decides or, where there is none, the table. The rules shown come nearest.
referee-then-no-offence = There is no offence: when the deal ends like this, nothing is charged for it.

referee-then-replace-pack = The pack is replaced by another.
referee-then-deal-again = All the cards are gathered, shuffled and dealt again.
referee-then-cut-stands = The earlier cut still holds for the canasta de moda, for the exact-cut award and for the cards that the cutter kept.
referee-then-cut-blind = The new cut is made without looking at the bottom card.
referee-then-cut-as-usual = This time the cards are cut in the ordinary way.
referee-then-deal-stands = The deal stands.
referee-then-rightful-mano = The rightful first player begins.
referee-then-order-stands = The deal stands, and so does the new order of play.
referee-then-next-dealer = { $to ->
    [left] The next deal goes to the player on the left of this deal's dealer.
   *[right] The next deal goes to the player on the right of this deal's dealer.
}
referee-then-play-on = It is too late to deal again: play goes on with the cards as they are.
referee-then-expose-red-three = The red three must be exposed at once.
referee-then-replace-red-three = It is replaced from the stock, like everybody's.
referee-then-no-replacement = It may no longer be replaced: the player plays with one card fewer.

referee-then-take-the-rest = The cards left behind must be taken too: the pile is taken whole.
referee-then-rest-stays = The cards left behind stay in the pile.
referee-then-pile-given-up = The player may not take the pile in the coming turn, whatever is discarded.
referee-then-lifted-are-the-draw = The cards lifted stay apart, face down, and will be that player's draw.
referee-then-drawn-aside-penalised = The draw is set aside, face up in front of the offender, penalised.
referee-then-take-both-aside = On the offender's turn those two cards must be taken: they are the draw.
referee-then-take-aside-and-one = On the offender's turn that card is taken together with one more from the stock.
referee-then-drawn-to-stock = The card drawn goes back to the stock.
referee-then-drawn-in-hand = The card can no longer be told from the others and stays in the hand.
referee-then-draw-stands = The card stands as that player's draw.
referee-then-turn-goes-on = The player on turn discards as usual.
referee-then-skip-draws = { $n ->
    [one] The offender skips one draw, and discards in that turn.
   *[other] The offender skips { $n } draws, and discards in each of those turns.
}
referee-then-draw-fewer = { $n ->
    [one] In the next turn the offender draws one card fewer, and discards.
   *[other] In the next turns the offender draws { $n } cards fewer in all, and discards in each of them.
}
referee-then-no-play-until-right = Until the number of cards is right, the offender may neither lay cards nor take the pile.
referee-then-pile-back = The pile goes back to its place, just as it was.
referee-then-top-back = The top card goes back to the pile.
referee-then-draw-from-stock = The player draws from the stock and goes on with the turn.
referee-then-pile-rebuilt = The offender's hand and the pile are spread on the table, and the pile is rebuilt.
referee-then-doubt-to-offended = In doubt, the offended side decides.
referee-then-hand-penalised = The cards that were the offender's hand lie face up, penalised.
referee-then-taking-cards-penalised = The cards laid to take it lie face up in front of the offender, penalised.
referee-then-show-before-next-time = The cards that the top one is melded with are shown now, and the taking stands.
referee-then-first-draw-stands = The card or pile taken first stands.

referee-then-opening-stands = The opening stands.
referee-then-opening-needs-none = There is no offence: laying the whole hand at once needs no minimum.
referee-then-may-regroup = Before discarding, the player may regroup the cards laid in this turn; none of them goes back to the hand.
referee-then-may-mend = Before discarding, the player may put it right by adding cards or by making other combinations of them.
referee-then-opening-lies = The cards of the opening stay on the table.
referee-then-complete-opening = On the offender's next turn, before drawing, the opening must be completed without undoing what lies there; only then does the player draw.
referee-then-nothing-more-yet = Nothing more need be laid until the missing points are there.
referee-then-partner-barred = Until the opening is right, the offender's partner may not take the pile, open, or lay a single card.
referee-then-counts-against-if-closed = If the other side goes out before it is put right, the cards of that opening count against the offending side.
referee-then-opening-counts-against = These are the cards of the false opening: they count against the side instead of for it. A canasta among them earns nothing, and red threes count as if the side did not have it. On the score sheet, enter the canastas and cards as they lie: the sheet leaves those canastas out and subtracts the cards instead of adding them.
referee-then-bans-over = The opening is right from now on, and the bans are lifted.
referee-then-opening-penalised = The cards of the opening lie face up, penalised.
referee-then-left-over-penalised = The cards left over when it was put right lie face up, penalised.
referee-then-partner-may-not-open = In the coming turn, the offender's partner may not open, unless by taking the pile.
referee-then-partner-free = Nothing is forbidden: at most 5 cards are left in the stock, and the partner may open.

referee-then-must-go-out = The yes is binding: the player must go out in this turn.
referee-then-may-not-go-out = The no is binding: the player may not go out in this turn.
referee-then-leave-not-needed = There is no offence: asking for leave is optional.
referee-then-close-stands = The going out stands.
referee-then-discard-back = The discard is taken back.
referee-then-last-card-back = The last card laid is taken back too, and only that one.
referee-then-last-trio-back = The last meld of three is taken back too, whole, and nothing else.
referee-then-rest-of-close-lies = The rest stays on the table.
referee-then-same-discard = The player goes on, and in the end discards the same card as before.
referee-then-play-on-and-discard = The player goes on with the turn and discards as usual.
referee-then-goes-on-playing = The deal does not end: the player goes on with the turn.
referee-then-close-penalised = The cards laid to go out lie face up, penalised.

referee-then-stays-apart = The melds stay separate and are not joined.
referee-then-wild-stays = The wild card stays where it is.
referee-then-add-a-wild = A wild card from the hand must be added to them.
referee-then-pair-penalised = Both cards lie face up in front of the offender, penalised.
referee-then-discard-one-now = One of them must be discarded in this turn.
referee-then-discard-other-next = The other is discarded in the next, unless it has been melded meanwhile.
referee-then-no-pile-while-penalised = Until then the offender may not take the pile.
referee-then-laid-penalised = The cards laid lie face up, penalised.
referee-then-shown-penalised = The cards that were seen lie face up in front of the offender, penalised.
referee-then-use-of-penalised = They count as cards in hand: the offender may meld them or take the pile with them, and once melded they are penalised no longer.
referee-then-use-of-penalised-melding = They may be melded, which clears them and lets them score, but they do not go back to the hand.
referee-then-discard-penalised-first = While any of them lie there, the discard of each turn must be one of them.
referee-then-extra-penalised = The cards drawn in excess lie face up in front of the offender, penalised.
referee-then-penalised-stay = None of them goes back to the hand.
referee-then-use-of-penalised-freely = On the offender's own turns they may be melded, which frees them, or discarded.
referee-then-melded-back = The card goes back to the meld it came from.
referee-then-discard-from-hand = The player discards a card from the hand.
referee-then-wild-back = The wild card goes back to the meld it was in.
referee-then-laid-stays = The card goes back to the table, where it was.
referee-then-cards-to-hand = Nobody saw them: they go back to the hand, and that is all.
referee-then-none-penalised = No card is penalised: with two or three players there are no penalised cards, and they go back to the hand.
referee-then-next-picks-discard = The next player picks the one that counts as the discard.
referee-then-other-discards-penalised = The others lie face up in front of the offender, penalised.
referee-then-penalised-instead = That discard is taken back, and one of the penalised cards is discarded instead.

referee-then-counted-as-hand = They count against the side once, as cards in hand: on the score sheet, count them with the hand.
referee-then-hand-counts-too = They count against the side as cards in hand as well.
referee-then-on-the-sheet = The program's score sheet already subtracts this: do not subtract it twice.
referee-then-tell-the-count = The exact number of cards must be told now.
referee-then-no-answer-due = Only the player whose turn it is may ask: no answer is due.
referee-then-score-stands = The score stands: once accepted and written down it cannot be disputed.
referee-then-count-again = It is counted again, and the result is written down.
referee-then-seats-back = Everybody returns to their former seat, and the players who began the match finish it.
referee-then-pair-disqualified = In a competition the side is disqualified and loses every right it had.
referee-then-opponents-score = The opponents score 5,000 points for that match.

## What the books leave open, and why we settle it so

referee-reading-mark = Reading:{ " " }
referee-open-after-first-play = The book provides only for a claim made before the first play; of a later one it says nothing, so the deal stands.
referee-open-said-by-own-side = The book obliges the player only when an opponent says so; it gives the player's own side no such right.
referee-open-lifted-unseen = The book says that the pile is lost, but not what becomes of the cards; as nobody has seen them, they are the draw that is coming anyway.
referee-open-use-as-the-pair = TB-10.2 does not say what is done with these cards afterwards; TB-10.5 lets the penalised pair be melded or discarded, and the same holds for the others.
referee-open-which-discard = The book asks for a discard of one card and does not say which of several counts.
referee-open-opening-at-stock-end = TB-5.6 speaks only of the other side going out, and in a deal in which nobody goes out, cards in hand count nothing. Unless the referee says otherwise, those cards count like the others on the table.
referee-open-pile-with-false-opening = The book does not say what becomes of a pile taken after a false opening. The rest holds all the same: the opening must be completed.
referee-open-laid-stays = The book does not say that laid cards may be taken back; cards that everybody has seen on the table stay there.
referee-open-no-discard-yet = The book has the discard taken back; where there has been none yet, only the last card laid is left to take back.
referee-open-nobody-demands = The book undoes the taking only if somebody demands it; otherwise only the points are charged.
referee-open-mixed-card = The book does not say what becomes of the card mixed in; as it can no longer be set apart, a skipped draw makes up for it, as in RE-6.5.
referee-open-card-to-stock = The book does not say what becomes of the card; as it was not mixed in, it goes back, as RE-6.3 says.
referee-open-drawn-by-the-next = The book does not say what is done with the card; if the player whose turn comes next drew it, it is the draw of that turn, as in the exception of RE-6.3.
referee-open-pile-goes-back = The book gives the points only; a pile taken out of turn cannot stay in the hand.
referee-open-pile-without-right = The book does not allow the taking and does not say how it is undone; such a pile cannot stay in the hand, and the turn still needs a draw.
referee-open-drawn-too-many = The book gives the points only; the way back to the right number is that of RE-6.5.
referee-open-top-goes-back = The book gives the points only; a player who cannot open with that card cannot keep it, and the turn still needs a draw.
referee-open-draw-stands = The book gives the points only; if a player could pay them and take another card, the rule would sell what it means to prevent.
referee-open-wrong-discard = The book says what must be discarded, not what follows if it is not; undoing it harms nobody.
referee-open-no-time-limit = The known pages set no time limit for calling an offence; the only limit they set is the score accepted and written down.
referee-open-no-term-printed = The printed rules of this game set no time limit for calling an offence; the limit is the score accepted and written down, as in RE-4.7.
referee-open-none-penalised = The book says that there are then no penalised cards, but not where they go; only the hand is left for them.
referee-open-cards-laid-after = The book gives the points only; if the required cards are shown, the taking was legal and stands.

referee-settled = reading
referee-borrowed = The printed rules of “{ $played }” are silent on this case. This ruling is from the book of “{ $book }”, and holds if the table agrees.

## What may be wrong with a case

referee-error-unknown-offence = There is no case “{ $found }”; the nearest is { $nearest }. `canasta referee` lists them.
referee-error-not-here = The case { $offence } cannot arise in { $set } as it is played here.
referee-error-unknown-fact = This case does not ask about “{ $found }”, but about { $known }.
referee-error-no-fact = This case asks no questions, so “{ $found }” is not one of them.
referee-error-bad-answer = { $fact } cannot be “{ $found }”: expected { $expected }.
referee-error-expected-fact = “{ $found }” is not an answer: write NAME=ANSWER, such as noticed=in_time.
referee-error-not-found = No case resembles “{ $found }”; try other words. `canasta referee` lists them.

## canasta referee

cli-referee = Says what follows from an offence: the points, the penalised cards, what is forbidden and until when, each with its rule. Without arguments it lists the cases; at a terminal it asks for what is missing. Exit status 1 if there is no ruling: an answer is missing, the case cannot arise, or no book covers it.
cli-referee-short = Ask the referee about an irregularity
cli-referee-example =
    canasta referee
    canasta referee salon
    canasta referee salon drew-out-of-turn noticed=in_time mixed=yes drawer=another
    canasta referee salon "drew three cards"
    canasta referee tres-barajas opening-short --json
cli-argument-referee-set = The rule set that is played; `canasta rules` lists them.
cli-argument-offence = The case, or what happened, in your own words; `canasta referee SET` lists them.
cli-argument-facts = What happened, such as noticed=in_time.
cli-option-by = Who did it; the ruling repeats it.
cli-referee-lent = From other books, because its own is silent
cli-referee-more = One case: canasta referee SET CASE · what is missing is asked, or written as FACT=ANSWER
cli-referee-which-set = What is played? Type a number.
cli-referee-which = What happened? Type a number, or say it in your own words.
cli-referee-number = { $step ->
    [1] A number from { $low } to { $high }
   *[other] A number from { $low } to { $high } in steps of { $step }
}
cli-referee-again-choice = Type a number from 1 to { $most }, or q to leave it.
cli-referee-again-number = { $step ->
    [1] Type a number from { $low } to { $high }, or q to leave it.
   *[other] Type a number from { $low } to { $high } in steps of { $step }, or q to leave it.
}
cli-referee-missing = This is still missing; write one of these answers:
cli-referee-by = Offender: { $by }
cli-referee-total = In all: { $points } points
