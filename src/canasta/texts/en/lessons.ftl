### The lessons of the beginners' courses. The numbers come from the rules of the game that is learnt.

course-title-beginner = For beginners
course-line-beginner = From the first card to the score, step by step.
course-title-from = If you know: { $game }
course-line-from = Only the differences, and what you could do there but not here.
course-title-finer = The finer points
course-line-finer = Every move is allowed; the point is to choose well.

lesson-packs =
    { $packs ->
        [2] Two
       *[3] Three
    } packs
lesson-draw =
    { $draw ->
        [1] a card
       *[2] two cards
    }
lesson-way =
    { $clockwise ->
        [yes] clockwise
       *[no] counter-clockwise
    }
lesson-naturals =
    { $naturals ->
        [2] two
       *[3] three
    }

lesson-turn-title = A turn
lesson-turn-text = { lesson-packs }, four players, your partner opposite. Each turn begins with { lesson-draw } from the stock and ends with a discard onto the pile. Tap the stock; then select a card you do not need and discard it.
lesson-turn-hint = Tap the stock. Then tap the four of clubs and press “Discard”.
lesson-turn-done = That is a turn: draw, meld what you like, discard one. Then the next player goes on, { lesson-way }.

lesson-melds-title = Melds
lesson-melds-text = Points come from melds: three or more cards of one rank. Suits do not matter, and there are no sequences. Partners share their melds. Draw, meld the three kings, add your eight to the eights, and discard.
lesson-melds-hint = Select the three kings and press “Meld”. Then select the eight and tap the eights on the table. Discard at the end.
lesson-melds-done = Cards from eight to king count { $high }, aces { $ace }, fours to sevens { $low }. On the table they count for you, in the hand against you.

lesson-wilds-title = Wild cards
lesson-wilds-text = Twos and jokers stand for any natural card. A meld needs at least two natural cards, always more naturals than wilds, and never more than three wilds. You have only two nines: make a meld of them, then discard.
lesson-wilds-hint = Draw. Select both nines and the two, press “Meld”, and discard a card you do not need.
lesson-wilds-done = A two counts { $two } and a joker { $joker }: they are worth keeping. Try adding two wilds to a pair of naturals some day, and you will see why you cannot.

lesson-wilds-loose-text = Twos and jokers stand for any natural card. A meld needs at least two natural cards, and never has more than three wilds. You have only two nines: make a meld of them, then discard.
lesson-wilds-loose-done = A two counts { $two } and a joker { $joker }: they are worth keeping. Two nines could take up to three wilds, but a canasta needs four naturals.

lesson-pile-title = Taking the pile
lesson-pile-text = Instead of drawing you may take the whole pile, if you meld its top card at once with two cards from your hand. A six lies on top, and you hold two. All those cards will be yours!
lesson-pile-hint = Select both sixes and tap the pile. Then discard.
lesson-pile-done = The pile is how games are won. So mind what you discard: the next player may want it.

lesson-frozen-title = The frozen pile
lesson-frozen-text = A wild card lies crosswise in the pile: it is frozen. Now neither a wild nor your queens on the table help: you need two natural cards from your hand that match its top card.
lesson-frozen-hint = Select both queens in your hand and tap the pile. Then discard.
lesson-frozen-done = To freeze the pile, discard a wild card. For a side that has not opened, the pile is always frozen.

lesson-opening-title = Opening
lesson-opening-text = The first melds of your side in a deal must reach a minimum, which rises with the score. At { $score } points you need { $minimum }. Lay cards ready; the counter tells you how far you are; confirm when it is enough.
lesson-opening-hint = Draw. Both aces with the two and the three nines make exactly { $minimum }. Lay both melds ready, confirm the opening, and discard.
lesson-opening-done = The minimum depends on the score of your side: { $opening }. Once your side has opened, both partners meld freely for the rest of the deal.

lesson-canasta-title = Canastas
lesson-canasta-text = Seven cards of a rank are a canasta: { $clean } points if it is clean, { $dirty } if it is dirty, with wilds. Your side has five kings and you hold two more. Make the clean canasta, and use the two for a meld of nines.
lesson-canasta-hint = Draw. Select both kings and tap the kings on the table. Then meld both nines with the two, and discard.
lesson-canasta-done = A clean canasta is closed with a red card on top, a dirty one with a black card. Without a canasta nobody can go out.

lesson-threes-title = Threes
lesson-threes-text = Red threes are gifts: they are laid out at once, another is drawn, and the first counts { $redthree }. Black threes are shields: with one on top nobody can take the pile. Your opponents collect aces; one is on top. Draw, and block the pile.
lesson-threes-hint = Draw: the red three goes to the table by itself. Then discard the three of clubs.
lesson-threes-done =
    { $redneed ->
        [canasta] If your side finishes no canasta
       *[meld] If your side melds nothing
    }, its red threes count against it. All { $rednumber } together count { $redall }.

lesson-out-title = Going out
lesson-out-text = With a canasta your side may end the deal: a player who gets rid of all cards goes out, for { $goingout } points. It is good manners to ask the partner first, and the answer binds. Draw, ask, and go out.
lesson-out-hint = Draw and press “May I go out?”. Your partner says yes. Meld the three nines, add the eight to the eights, and discard the four.
lesson-out-done = The other side still held cards: they count against it. Going out at the right moment is half the game.

lesson-score-title = The score
lesson-score-text = You can go out in this turn, in more ways than one. A dirty canasta counts { $dirty }, a clean one { $clean }: find the way that leaves your aces clean. Then look at the score sheet, line by line.
lesson-score-hint = Draw. Add both aces to the aces, then meld both nines with the two. The last cards may all be melded: going out needs no discard.
lesson-score-done =
    Canastas, red threes and going out make the base; the cards are counted after it. The match is won by the side that ends a deal with { $enough ->
        [yes] { $target } or more
       *[no] more than { $target }
    }.

lesson-score-both-text = You can go out in this turn. The dirty canasta counts { $dirty }; that of aces counts { $acesdirty } dirty and { $acesclean } clean. Finish the aces without a wild, go out, and look at the score sheet, line by line.
lesson-score-both-hint = Draw and press “May I go out?”. Add both aces to the aces, meld the three nines, and discard the two.
