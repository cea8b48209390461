### What is different from one game to another: each says what holds here, without naming the other game.

lesson-more-naturals-title = More naturals than wilds
lesson-more-naturals-text = Every meld has more natural cards than wilds: two nines take only one wild. You hold two nines, a two and a joker. Make the meld that is allowed, and discard.
lesson-more-naturals-hint = Draw. Select both nines and the two, press “Meld”, and discard. The joker stays in your hand.
lesson-more-naturals-done = Three naturals take two wilds, four take three. A player who keeps pairs needs fewer wilds.

lesson-two-wilds-title = Two naturals and two wilds
lesson-two-wilds-text = Two natural cards are enough: up to three wilds may join them. You hold two nines, a two and a joker. Meld all four at once, and discard.
lesson-two-wilds-hint = Draw. Select both nines, the two and the joker, press “Meld”, and discard.
lesson-two-wilds-done = That is { $laid } points on the table. But a canasta needs at least four naturals: you still need two more nines.

lesson-no-wild-meld-title = No wilds alone
lesson-no-wild-meld-text = Twos and jokers only accompany natural cards: three wilds do not make a meld. You hold three wilds and two nines. Meld something that is allowed, and discard.
lesson-no-wild-meld-hint = Draw. Select both nines and a two, press “Meld”, and discard.
lesson-no-wild-meld-done = The wilds that you keep can still finish canastas or freeze the pile.

lesson-wild-meld-title = The canasta of wilds
lesson-wild-meld-text = Three or more wilds make a meld without any natural card. Seven make the canasta of wilds: { $wildsmixed } points. You hold two twos and a joker: meld them, and discard.
lesson-wild-meld-hint = Draw. Select both twos and the joker, press “Meld”, and discard.
lesson-wild-meld-done =
    { $wildstwos ->
        [2000] No natural card may be added to that meld. The canasta of wilds counts for going out, too.
       *[other] No natural card may be added to that meld. Seven twos count { $wildstwos }; six jokers and a two, { $wildsjokers }.
    }

lesson-swap-title = Getting a wild back
lesson-swap-text = In a finished canasta of your side a natural card may take the place of a wild, and the wild goes into another meld at once. Swap your king for the two, and meld it with both nines.
lesson-swap-hint = Draw. Select the king, tap the canasta of kings and swap the wild. Meld the two with both nines, and discard.
lesson-swap-done = The canasta of kings is clean now: { $clean } points instead of { $dirty }, and you can use the two again. Nothing is ever swapped out of a canasta of wilds.

lesson-no-swap-title = The wild stays
lesson-no-swap-text = A wild stays where it was put: no natural card takes its place, not even in a finished canasta. Add your king to the canasta of kings, and discard.
lesson-no-swap-hint = Draw. Select the king, tap the canasta of kings and add it. Then discard.
lesson-no-swap-done = The canasta is still dirty and counts { $dirty }. Think well before you lay a wild.

lesson-pile-wild-title = A card and a wild
lesson-pile-wild-text = Your side has opened and the pile is not frozen: you can take it with one card that matches its top card, and a wild. A six lies on top; you hold a six and a two.
lesson-pile-wild-hint = Select the six and the two and tap the pile. Then discard.
lesson-pile-wild-done = While the pile is not frozen, any of your cards is a key to it together with a wild. The same goes for your opponents.

lesson-pile-pair-title = With a pair only
lesson-pile-pair-text = To take the pile you need two natural cards from your hand that match its top card; one card and a wild are not enough. A six lies on top. You hold two sixes and a two: take the pile, and discard.
lesson-pile-pair-hint = Select both sixes and tap the pile. Then discard.
lesson-pile-pair-done = Each pair in your hand is a key to the pile: do not break one without a reason.

lesson-pile-lay-off-title = The pile with a meld
lesson-pile-lay-off-text = If the pile is not frozen, you may take it without any card from your hand: its top card goes on a meld of your side. A queen lies on top, and your side has queens on the table. Take it, and discard.
lesson-pile-lay-off-hint = Tap the pile: the queen joins the queens. Then discard.
lesson-pile-lay-off-done = That is why it is dangerous to discard what your opponents have on the table.

lesson-pile-no-lay-off-title = The meld is not enough
lesson-pile-no-lay-off-text = A queen lies on the pile, and your side has queens on the table. That is not enough: it takes two queens from your hand, and you hold none. See for yourself; then draw and discard.
lesson-pile-no-lay-off-hint = Tap the stock and discard a card you do not need.
lesson-pile-no-lay-off-done = This protects you as well: what your opponents have on the table does not give them the pile.

lesson-frozen-three-title = Frozen: it takes three
lesson-frozen-three-text = A wild across the pile freezes it. To take it you need { lesson-naturals } natural cards from your hand that match its top card. You hold three queens: take the pile, and discard.
lesson-frozen-three-hint = Select the three queens and tap the pile. Then discard.
lesson-frozen-three-done = Here three of a kind do what a pair does when the pile is not frozen. A discarded wild shuts it for almost everybody.

lesson-frozen-pair-title = Frozen: a pair is enough
lesson-frozen-pair-text = The pile is frozen: it takes { lesson-naturals } natural cards from your hand that match its top card, and no wild helps. A queen lies on top, and you hold two. Take the pile, and discard.
lesson-frozen-pair-hint = Select both queens and tap the pile. Then discard.
lesson-frozen-pair-done = For a side that has not opened, the pile is always frozen: then, too, a pair is the key.

lesson-wilds-before-title = Wilds before the pile
lesson-wilds-before-text = A side that wants a canasta of wilds must have three or more on the table before taking a frozen pile; afterwards none can be begun. Meld your three wilds, take the pile with the queens, and discard.
lesson-wilds-before-hint = Select both twos and the joker and press “Meld”. Then select the three queens and tap the pile. Discard at the end.
lesson-wilds-before-done = A meld of wilds already begun may be finished later: it counts { $wildsmixed } or more.

lesson-open-first-title = Open first, then the pile
lesson-open-first-text = A player who takes the pile for the first time must have opened already, or must first open in that turn with cards from the hand. It takes { $minimum } points; the sixes and the top card do not count. Open, take the pile, and discard.
lesson-open-first-hint = Do not draw: lay three aces and three kings ready and confirm. Then select both sixes, tap the pile, and discard.
lesson-open-first-done = The minimum depends on the score of your side: { $opening }. Only the points of the cards count.

lesson-open-with-pile-title = Opening with the pile
lesson-open-with-pile-text = You may open with the pile: its top card counts towards the minimum. You need { $minimum } points. An ace lies on top, and you hold two: take the pile, and discard.
lesson-open-with-pile-hint = Select both aces and tap the pile. Then discard.
lesson-open-with-pile-done = Three aces are { $threeaces } points. The rest of the pile is taken only once the minimum is on the table.

lesson-second-canasta-title = The second canasta
lesson-second-canasta-text = A canasta has exactly seven cards, and then it is closed. Three more kings begin another: the second of a rank counts double, the third triple. Meld your three kings, and discard.
lesson-second-canasta-hint = Draw. Select the three kings, press “Meld”, and discard.
lesson-second-canasta-done = With { $each } cards of each rank a second canasta is possible; a third is very rare.

lesson-canasta-grows-title = A canasta grows
lesson-canasta-grows-text = A canasta may have more than seven cards, and a side has only one meld of each rank. Add your king to the canasta of kings, and discard.
lesson-canasta-grows-hint = Draw. Select the king and tap the canasta of kings. Then discard.
lesson-canasta-grows-done = The award stays the same; the king adds its { $high } points. A wild would make a clean canasta dirty.

lesson-moda-title = The canasta de moda
lesson-moda-text = The cut names a rank: the moda of this deal. Its canasta counts double, clean or dirty. Today it is the queen. You hold a wild; six kings and six queens lie on the table: put it where it is worth most, and discard.
lesson-moda-hint = Draw. Select the two, tap the queens, and discard.
lesson-moda-done = { $twodirty } points instead of { $dirty }. And a player who cuts exactly the cards that are dealt earns { $exactcut }.

lesson-threes-canasta-title = Red threes need a canasta
lesson-threes-canasta-text = Red threes count for a side only if it has a canasta; without one they count against it. Your opponents are about to go out, and your side has two red threes. Finish the canasta of kings, and discard.
lesson-threes-canasta-hint = Draw. Select the two, tap the kings, and discard.
lesson-threes-canasta-done = Your two red threes now earn { $redtwo } instead of costing as much. All { $rednumber } together count { $redall }.

lesson-threes-meld-title = Red threes need a meld
lesson-threes-meld-text = Red threes count for your side as soon as it melds anything, and against it if it melds nothing. Your opponents are about to go out, and your side has two red threes. Open with { $minimum } points or more, and discard.
lesson-threes-meld-hint = Draw. Lay three kings and both aces with the two ready, confirm the opening, and discard.
lesson-threes-meld-done = Your two red threes now earn { $redtwo } instead of costing as much. All { $rednumber } together count { $redall }.

lesson-number-award-title = The award for several canastas
lesson-number-award-text = { $firstnumber } canastas of your side earn { $firstaward } points more; { $lastnumber } earn another { $lastaward }. You have four, and you hold a wild: finish the next one, and discard.
lesson-number-award-hint = Draw. Select the two, tap the meld of six fives, and discard.
lesson-number-award-done = Count the canastas before you go out: one more may be worth more than ending the deal.

lesson-one-card-title = With a single card
lesson-one-card-text =
    { $onecard ->
        [not_while_stock] A player left with a single card calls “pumba” and may not take the pile while there is a stock. You hold a nine, and another lies on the pile: draw, and go out.
       *[other] A player with a single card may not take a pile of a single card. You hold a nine, and the pile is another nine: draw, and go out.
    }
lesson-one-card-hint = Tap the stock. Add your nine to the nines, and discard the jack.
lesson-one-card-done = Before you are left with one card, think whether you will need the pile.

lesson-one-card-free-title = One card is enough
lesson-one-card-free-text = Even a player with a single card may take the pile. You hold a nine, and the pile is another nine: it joins the nines of your side. Take it, and go out by discarding.
lesson-one-card-free-hint = Tap the pile: the nine joins the nines. Then discard your own.
lesson-one-card-free-done = Beware of opponents with few cards: here they can still take the pile.

lesson-whole-hand-title = The whole hand at once
lesson-whole-hand-text = A player who lays the whole hand at once, with a canasta, goes out without any minimum. With { $score } points you would need { $minimum }; your cards make less. Draw, and lay everything.
lesson-whole-hand-hint = Draw. Lay the seven fours and the three kings ready, confirm, and discard the five.
lesson-whole-hand-done =
    { $concealedfirst ->
        [1000] Laying the whole hand earns { $concealedlater } points more, and { $concealedfirst } on the first turn. So sometimes it is best to lay nothing.
       *[other] Going out like this earns { $concealedlater } points more. So sometimes it is best to lay nothing.
    }

lesson-whole-hand-minimum-title = The minimum always holds
lesson-whole-hand-minimum-text = Even a player who lays the whole hand at once must reach the minimum. With { $score } points you need { $minimum }, and seven fours with three kings make less. See for yourself; then draw and discard.
lesson-whole-hand-minimum-hint = Draw and discard the five. A wild or a few more aces will let you open.
lesson-whole-hand-minimum-done = With a high score, keep aces and wilds for the opening.

lesson-leave-first-title = Ask before you meld
lesson-leave-first-text = Ask your partner after you draw, before you meld or discard anything. The answer binds. Draw, ask, and go out.
lesson-leave-first-hint = Draw and press “May I go out?”. Then meld the three nines, add the eight to the eights, and discard the four.
lesson-leave-first-done = After a yes you must go out in this turn; after a no you may not.

lesson-leave-late-title = Ask later
lesson-leave-late-text = You may ask your partner at any time in your turn, before your last cards. Draw, meld the three nines, ask, and go out.
lesson-leave-late-hint = Draw and meld the three nines. Press “May I go out?”, add the eight to the eights, and discard the four.
lesson-leave-late-done = You are free to ask, but the answer binds.

lesson-must-ask-title = You must ask
lesson-must-ask-text = To go out you must ask your partner before you lay any card in that turn; without a yes nobody goes out. You have drawn, and your side has a clean and a dirty canasta. Ask, and go out.
lesson-must-ask-hint = Press “May I go out?”. Then meld the three nines and discard the four.
lesson-must-ask-done = Going out earns { $goingout } points. After a yes you have to do it.

lesson-clean-and-dirty-title = One clean, one dirty
lesson-clean-and-dirty-text = Going out needs a clean canasta and a dirty one, or two clean ones if no wild lies on your table. Your side has only a dirty one: ask to go out, and read the rule. Then discard a single card.
lesson-clean-and-dirty-hint = Discard the four, and keep the nines.
lesson-clean-and-dirty-done = The clean canasta still needs two eights. Until then nobody on your side may run out of cards.

lesson-last-discard-title = The last card is discarded
lesson-last-discard-text = A player who goes out lays all cards but one, and discards that one: without a discard there is no going out. You have drawn and hold four nines. Ask, go out, and keep one to discard.
lesson-last-discard-hint = Press “May I go out?”. Select three nines, press “Meld”, and discard the fourth.
lesson-last-discard-done = Think of the discard before you lay your last card.

lesson-black-last-title = Black threes come last
lesson-black-last-text = Black threes are melded only when going out, without wilds, and as the very last meld. You hold three of them, and three nines once you have drawn: lay them in the right order, and go out.
lesson-black-last-hint = Draw. Meld the three nines, then the three black threes, and discard the four.
lesson-black-last-done = Until then they block the pile: nobody takes it with one on top.

lesson-black-four-title = All four black threes
lesson-black-four-text = When going out you may meld black threes, without wilds and in any order. All { $blacknumber } together earn { $blackout } points. Draw, meld yours, and go out.
lesson-black-four-hint = Draw. Meld the four black threes and the three nines, and discard the four.
lesson-black-four-done = But a player who still holds all of them at the end of the deal loses { $blackheld }.

lesson-one-canasta-title = One canasta is enough
lesson-one-canasta-text = To go out you need one canasta, clean or dirty. You need neither ask nor discard: all cards may be melded. You have drawn: meld the four nines.
lesson-one-canasta-hint = Select the four nines and press “Meld”.
lesson-one-canasta-done = Going out earns { $goingout } points. Deals end sooner here: do not keep too much in your hand.

lesson-stock-out-title = Playing on without a stock
lesson-stock-out-text = When the stock is used up, the deal goes on while each player takes the pile. If its top card fits a meld of your side and you are able to take it, you must. Take it, and discard.
lesson-stock-out-hint = Tap the pile: the queen joins the queens. Then discard.
lesson-stock-out-done = The first player who does not take the pile ends the deal. Until then, mind your discard.
