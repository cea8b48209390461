### The classic game, CL-1.1 to CL-X.8, and what the international laws change in it, IN-1 to IN-5.
### One line is one paragraph; "Reading:" opens what the original text left open.

## Setting up

CL-1_1 = The game is played with two packs of 54 cards, 108 in all, by four players in two partnerships, with partners facing each other.
CL-1_2 =
    Each player is dealt 11 cards. The player on the dealer's left starts, and play runs clockwise.
    Reading: the deal passes one seat clockwise each time.
CL-1_3 = One card is turned up to start the discard pile. As long as it is a wild card or a red three, it is turned sideways (the pile is frozen) and another card is turned up. A black three may stand as the first upcard; it blocks the pile (CL-3.4).
CL-1_4 =
    Red threes that were dealt are exposed and replaced not at the deal but when each player's first turn comes.
    Reading: if the deal ends before that turn, they are cards in hand (5 points against for each) and not honours. House rule: they count as honours.
CL-1_5 = Cards from three to seven are worth 5 points each; from 8 to king, 10; aces, 20; twos, 20; jokers, 50.

## Melds

CL-2_1 = A meld has 3 to 11 cards of one rank: at least two natural cards, at most three wild cards, and always more natural cards than wild ones.
CL-2_2 = A side has one meld of each rank: a second one of the same rank merges into the first. Partners share their melds, and any number of cards may be laid off as long as the meld stays valid.
CL-2_3 = Black threes are melded only as the last meld before going out, and never with wild cards.
CL-2_4 = A canasta is a meld of 7 or more cards: natural (clean) if it has no wild cards, mixed (dirty) if it has any.

## The turn and the pile

CL-3_1 = In a turn the player draws the top card of the stock or takes the whole pile, then melds, and then discards one card.
CL-3_2 = Taking the pile means melding or laying off its top card at once, before the rest is taken or any other meld is made: either with two cards from the hand (two natural cards, or one natural and one wild) or by laying it off on a meld of one's own side.
CL-3_3 = The pile is frozen when a wild card or a red three lies in it, other than on top. It can then be taken only with two natural cards from the hand equal to its top card, melded in that turn; laying the top card off is not enough. It is frozen in the same way for a side that has not opened.
CL-3_4 = The pile is blocked when a red three, a black three or a wild card lies on top of it: then it cannot be taken at all.
CL-3_5 = When a side opens with the pile, the rest of it is taken only once the melds from the hand, together with the top card, reach the minimum. If the hand plus the top card cannot reach it, the pile cannot be taken.
CL-3_6 = Reading: the original text covers only the red threes that are dealt. A red three drawn from the stock is exposed and replaced; one in a pile that is taken is exposed and not replaced; one that is the last stock card is exposed and not replaced, and the turn is played as usual (after which CL-5.4 applies).

## Opening

CL-4_1 = The opening minimum depends on the side's score: below 0, 15 points (in practice, no minimum); from 0 to 1,495, 50; from 1,500 to 2,995, 90; from 3,000 up, 120. Any number of melds made in one turn count together; red threes do not count.
CL-4_2 = No meld may be started until the hand holds a valid set of melds that reaches the minimum. Once one has been started, the turn cannot end below the minimum, and no meld or lay-off may be made that puts it out of reach.
CL-4_3 = An opening that would leave the player without a valid way to end the turn (one card or none, and no canasta) is not allowed, however many points it makes.

## Going out

CL-5_1 = A side with a canasta may go out: the turn ends with no card in hand, either because all have been melded or because all but one have been melded and that one is discarded. Without a canasta, nobody may meld or discard down to nothing.
CL-5_2 =
    Going out concealed means laying the whole hand in one turn, when that player has melded and laid off nothing before, in complete melds (with no need to lay off) of which one is a canasta. It earns 100 points more. If every meld laid would be valid, and a canasta among them, without the partner's cards, the award is given even though a card was technically laid off.
    Reading: the original uses “descartar” (to discard) here for laying off. A final discard is allowed, and the opening minimum still applies.
CL-5_3 = A player may ask the partner for leave to go out, after drawing and before melding or discarding, but only if going out is possible. The partner says yes or no, and the answer binds: after a yes the player must go out; after a no the player may not. Asking is optional.
CL-5_4 = The deal also ends when a player ends the turn and the stock is empty.

## Scoring

CL-6_1 = Melded cards count for the side, cards in hand against it. A natural canasta scores 500; a mixed one, 300. Going out scores 100; going out concealed, 100 more.
CL-6_2 =
    Each red three scores 100 points, and all four 800. But they count against the side if it has no meld at all when the opponents go out.
    Reading: the same holds when the stock has run out. House rule: they then always count for the side.
CL-6_3 = The match ends when a side has 5,000 points or more at the end of a deal, and the higher score wins. Sides that are level at or above 5,000 play on.

## On the screen

CL-7_1 = A frozen pile shows the card that froze it turned sideways.
CL-7_2 = The “May I go out?” button can be pressed only when going out is possible and nothing has been melded in this turn. The partner is asked, and the answer binds.
CL-7_3 = The table does not accept moves that would leave the player stuck (CL-4.2, CL-4.3, CL-5.1), and it says why.

## Worked examples

CL-X_1 = The hand is 6♣ 6♣ 7♥ 8♦ and the top of the pile 6♦; the side has opened and the pile is not frozen. The player takes it with the two sixes.
CL-X_2 = The pile is frozen, its top card is 5♠, and the hand is 5♥ 2♦ 2♦ Q♠ Q♦. Taking the pile would need a pair of fives: the player may not, and draws.
CL-X_3 = The top card is K♥, the side has melded K♦ K♦ K♣ 2♥, and the pile is not frozen. The player lays the king off and takes the pile.
CL-X_4 = The pile is frozen, its top card is K♥, and the side has kings melded, but there is no pair of kings in the hand. The player may not take the pile.
CL-X_5 = With a score of 1,100 and the hand A♥ A♣ 2♦ 5♣ 6♥ 7♥ 8♣ 4♣ 4♣ 4♦ J♣ K♦, opening takes 50 points. A♥ A♣ 2♦ (60) is the only meld that is enough by itself; then 4♣ 4♣ 4♦ may follow. The fours with the two alone (35) are not enough.
CL-X_6 = With a score of 1,500 the hand is A♥ A♣ 2♦ 5♣ 6♥ 7♥ 8♣ 9♣ 9♣ 9♦ 9♥ K♦. The aces with the two, by themselves (60), do not reach 90 points; together with three nines they make 90.
CL-X_7 = With a score of 3,000 and the hand A♥ A♣ 2♦ 2♥ 5♣ 6♥ 7♥ 8♣ 4♣ 4♣ 4♦ 4♥ K♦, there is no valid opening (120 points).
CL-X_8 =
    With a score of 1,800 and a hand of four fives, three nines, four kings and a black three, melding everything makes exactly 90 points but leaves one card and no canasta: it is not allowed.
    Reading: the hand is given by ranks, because the duplicates that the original lists do not exist in two packs.

## International canasta: what changes from the classic game

IN-1 = A meld needs at least two natural cards and takes at most three wild ones, so two natural cards with two or three wild cards are allowed (CL-2.1 asks for more natural cards than wild ones). A canasta has at least four natural cards.
IN-2 = Red threes that were dealt are exposed and replaced at once, starting from the dealer's left (unlike in CL-1.4).
IN-3 = A player with one card in hand may not take a pile of one card.
IN-4 = A player who goes out concealed straight after drawing from the stock needs no opening minimum (unlike in CL-5.2).
IN-5 = When the stock is exhausted, play goes on for as long as each player in turn takes the pile (unlike in CL-5.4). A player must take it if it is not frozen and fits a meld of the side; otherwise the player may. The first player who cannot or will not take it ends the deal. If the last stock card turns out to be a red three, the player who draws it neither melds nor discards, and the deal ends (unlike in CL-3.6).
