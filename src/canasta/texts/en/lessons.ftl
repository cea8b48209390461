### The tutorial: ten positions of the classic game, to be played by the learner.

learn-title = Learn to play
learn-lesson = Lesson { $number } of { $of }
learn-lessons = The lessons
learn-done-mark = done
learn-show-hint = Show me how
learn-again = Start again
learn-next = Next lesson
learn-finish = Play a match now
learn-missed = All of that was allowed, but it was not what this lesson asks for. Try it again.
learn-all-done = You know the classic game. Nothing teaches the rest like a match.
learn-sheet-you = Your side
learn-sheet-them = The others

lesson-turn-title = A turn
lesson-turn-text = Two packs, four players, your partner opposite. Each turn begins with a card from the stock and ends with a discard onto the pile. Tap the stock; then select a card you do not need and discard it.
lesson-turn-hint = Tap the stock. Then tap the four of clubs and press “Discard”.
lesson-turn-done = That is a turn: draw, meld what you like, discard one. Then the next player goes on, clockwise.

lesson-melds-title = Melds
lesson-melds-text = Points come from melds: three or more cards of one rank. Suits do not matter, and there are no sequences. Partners share their melds. Draw, meld the three kings, add your eight to the eights, and discard.
lesson-melds-hint = Select the three kings and press “Meld”. Then select the eight and tap the eights on the table. Discard at the end.
lesson-melds-done = Cards from 8 to king count 10, aces 20, threes to sevens 5. On the table they count for you, in the hand against you.

lesson-wilds-title = Wild cards
lesson-wilds-text = Twos and jokers stand for any card. A meld needs at least two natural cards, always more naturals than wilds, and never more than three wilds. You have two nines only: make a meld of them, then discard.
lesson-wilds-hint = Draw. Select both nines and the two, press “Meld”, and discard a card you do not need.
lesson-wilds-done = A two counts 20 and a joker 50: they are worth keeping. Try one day to add two wilds to a pair of naturals, and you will be told why not.

lesson-pile-title = Taking the pile
lesson-pile-text = Instead of drawing you may take the whole pile, if you meld its top card at once with two cards of your hand. A six lies on top, and you hold two. All those cards will be yours!
lesson-pile-hint = Select both sixes and tap the pile. Then discard.
lesson-pile-done = The pile is how games are won. So mind what you discard: the player on your left may want it.

lesson-frozen-title = The frozen pile
lesson-frozen-text = A wild card lies crosswise in the pile: it is frozen. Now neither a wild nor your queens on the table help: only two natural cards of your hand that match the top take it.
lesson-frozen-hint = Select both queens of your hand and tap the pile. Then discard.
lesson-frozen-done = To freeze the pile, discard a wild card. For a side that has not opened, the pile is always frozen.

lesson-opening-title = Opening
lesson-opening-text = The first melds of your side in a deal must reach a minimum: 50 points, 90 from a score of 1,500 on, 120 from 3,000 on. You have 1,600, so you need 90. Lay cards ready; the counter tells you how far you are; confirm when it is enough.
lesson-opening-hint = Draw. Two aces and the two make 60; three nines make 30. Lay both melds ready, confirm the opening, and discard.
lesson-opening-done = Once your side has opened, both partners meld freely for the rest of the deal.

lesson-canasta-title = Canastas
lesson-canasta-text = Seven cards of a rank are a canasta: 500 points if it is clean, 300 if it is dirty, with wilds. Your side has five kings and you hold two more. Make the clean canasta, and use the two for a meld of nines.
lesson-canasta-hint = Draw. Select both kings and tap the kings on the table. Then meld both nines with the two, and discard.
lesson-canasta-done = A clean canasta is closed with a red card on top, a dirty one with a black card. Without a canasta nobody can go out.

lesson-threes-title = Threes
lesson-threes-text = Red threes are gifts: they are laid out at once, another card is drawn, and each counts 100. Black threes are shields: with one on top nobody can take the pile. The others collect aces, and an ace lies on the pile. Draw, and shut the pile.
lesson-threes-hint = Draw: the red three goes to the table by itself. Then discard the three of clubs.
lesson-threes-done = If your side melds nothing, its red threes count against it. All four together count 800.

lesson-out-title = Going out
lesson-out-text = With a canasta your side may end the deal: whoever gets rid of all cards goes out, for 100 points. It is good manners to ask the partner first, and the answer binds. Draw, ask, and go out.
lesson-out-hint = Draw, press “May I go out?”. Your partner says yes. Meld the three nines, add the eight to the eights, and discard the four.
lesson-out-done = The other side still held cards: they count against it. Going out at the right moment is half of the game.

lesson-score-title = The score
lesson-score-text = You can go out in this turn, in more ways than one. A dirty canasta counts 300, a clean one 500: find the way that leaves your aces clean. Then look at the sheet, line by line.
lesson-score-hint = Draw. Add both aces to the aces, then meld both nines with the two. The last cards may all be melded: going out needs no discard.
lesson-score-done = Canastas, red threes and going out make the base; the cards are counted after it. Whoever is first at 5,000 or more after a deal wins the match.
