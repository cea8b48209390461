### The courses of finer points: in each position more is allowed than is good.

lesson-safe-discard-title = The safe discard
lesson-safe-discard-text = The pile is large and not frozen. Your opponents collect aces, sevens and nines: any of these gives them the pile. Draw, and discard something they have no use for, without breaking your pair of kings.
lesson-safe-discard-hint = Discard the four or the jack: both went into the pile before, and nobody wanted them.
lesson-safe-discard-done = Before you discard, look at two things: what they have on the table, and what they let go.

lesson-sure-discard-title = Counting cards
lesson-sure-discard-text =
    { $naturals ->
        [2] The pile is frozen: your opponents need a pair in hand. Seven kings lie on their table, and you hold another.
       *[3] Here taking the pile always needs a pair in hand. Ten kings lie on your opponents' table, and you hold another.
    } Draw, and discard the only card that is completely safe.
lesson-sure-discard-hint = You see nearly all of the { $each } kings: nobody can hold two. Discard the king.
lesson-sure-discard-done = When a pair is needed, the cards that your opponents have on the table no longer help them: count what is left.

lesson-save-stop-title = Saving the stop
lesson-save-stop-text = You hold a black three: with it on top nobody takes the pile. But the pile is a single card, and the stop lasts one turn. Draw, and discard another loose card.
lesson-save-stop-hint = Discard the four, the six or the jack.
lesson-save-stop-done = Keep a black three for a large pile and an opponent who waits for it.

lesson-keep-pairs-title = Keeping pairs
lesson-keep-pairs-text = Your side has not opened: to take the pile you need a pair in your hand. You hold four pairs and some loose cards. Draw, and discard without breaking a pair.
lesson-keep-pairs-hint = Discard the five, the eight or the jack.
lesson-keep-pairs-done = Each pair is a key to the pile; a loose card opens nothing.

lesson-freeze-title = Freezing the pile
lesson-freeze-text = Your opponents have opened and have three melds: they take the pile with almost any discard. Your side has not opened, and you hold { $naturals ->
        [2] pairs
       *[3] threes of a kind
    }. Take their lead away: draw, and freeze the pile.
lesson-freeze-hint = Tap the stock and discard the two.
lesson-freeze-done = Now they, too, need { lesson-naturals } naturals in hand. Freeze when your opponents have more on the table than you.

lesson-open-lean-title = Opening with just enough
lesson-open-lean-text = It takes { $minimum } points to open. You could lay more, but every card you keep helps you to take the pile later. Draw, open with just enough, and discard.
lesson-open-lean-hint = Lay the three aces ready, confirm, and discard. The kings stay in your hand.
lesson-open-lean-done = A player who lays half a hand to open has no keys left for the pile. But if your opponents are about to go out, lay all you can.

lesson-open-lean-three-hint = Lay the three aces and the three kings ready, confirm, and discard. The nines stay in your hand.

lesson-small-pile-title = A small pile
lesson-small-pile-text = The pile is a single card. Your nine and the two would take it, but that spends a wild on a nine. Do what is best, and discard.
lesson-small-pile-hint = Tap the stock and discard the four.
lesson-small-pile-done = Do not spend wilds or pairs on a few cards. For a large pile it nearly always pays.

lesson-wild-finish-title = What a wild is for
lesson-wild-finish-text = You hold a wild. Six kings and three nines lie on the table. Put it where it does most good, and discard.
lesson-wild-finish-hint = Draw. Select the two, tap the kings, and discard.
lesson-wild-finish-done = A wild that finishes a canasta is worth { $dirty } points; beside three nines it does nothing yet.

lesson-concealed-title = All at once
lesson-concealed-text = You have laid nothing, and once you draw you will hold seven aces, three kings and a four. A player who lays everything in a single turn earns an award. Do not open with only part of it: draw, and go out.
lesson-concealed-hint = Draw. Lay the seven aces and the three kings ready, confirm, and discard the four.
lesson-concealed-done = Going out like this earns { $concealedlater } points more, besides the { $goingout } for going out. When only a few cards are missing, wait.

lesson-catch-title = Going out in time
lesson-catch-text = You can go out now, or go on collecting. Your opponents hold more than twenty cards, and have only three aces on the table. Draw, and choose well.
lesson-catch-hint = Draw. Meld the three nines, add the eight to the eights, and discard the four.
lesson-catch-done = All that they held counts against them. The more cards your opponents hold, the better it is to go out.

lesson-say-no-title = Saying no
lesson-say-no-text = Your partner asks for leave to go out. You hold aces, queens and wilds that you can still meld, and nobody else is close to going out. Answer.
lesson-say-no-hint = Press “No”. On your turn you will meld the aces and the queens.
lesson-say-no-done = A yes would have cost you all that you hold. Say yes when you hold little, or when your opponents are about to go out.

lesson-clean-game-title = The clean game
lesson-clean-game-text = Your side has two clean canastas and no wild on the table. A side that goes out like this counts all points double. You have drawn, and could finish the queens with the two. Ask, go out, and keep the table clean.
lesson-clean-game-hint = Press “May I go out?”. Meld the three nines, add the seven to the sevens, and discard the two.
lesson-clean-game-done = A wild discarded at the end does not spoil the game. Your partner may not hold one either.
