### The three-pack game: TB-1.1 to TB-12.1. One line is one paragraph; "Reading:" opens what the original text left open.

## Equipment and set-up

TB-1_1 = The game is played with three packs of 54 cards, 162 cards in all: 12 of each rank from four to king, 12 aces, 12 twos, 6 jokers, 6 red threes and 6 black threes.
TB-1_2 = Four people play in two partnerships of two, with partners facing each other. Partnerships are agreed beforehand or drawn by lot (TB-2.1).
TB-1_3 =
    A match is a series of deals, and the side that first reaches 15,000 points wins it. If both sides get there in the same deal, the one with the higher total wins.
    Reading: if the two sides finish exactly level at 15,000 or more, another deal is played.
TB-1_4 = Twos and jokers are wild cards. Threes are special cards. All the others are natural cards. Suits have neither value nor function; their colour merely tells red threes from black ones.
TB-1_5 =
    A joker is worth 50 points; a two, 20; an ace, 20; king to eight, 10 points a card; seven to four, 5 points a card. Cards on the table count for their side; cards left in hand at the end of a deal in which somebody went out count against it.
    Reading: the original table prices every other card and gives the black threes nothing, so they are worth 0. House rule: they are worth 5.
TB-2_1 =
    To draw for partners, the packs are spread out and each player takes a card. The player with the highest card is the mano, who plays first, and chooses a seat. The mano's partner sits opposite, and on the mano's right sits the opponent who drew the higher of the other pair's two cards. The ace is the highest card; jokers are void, and a player who takes one draws again; players with equal cards draw again until one of them has the higher.
    Reading: the players who draw the two highest cards are partners (as in SA-2.1), and a two is the lowest card.
TB-2_2 =
    The player on the mano's right shuffles and deals, and the mano's partner cuts. The cards are dealt one at a time, clockwise, 15 to each player.
    Reading: the mano gets the first card. The cards come from the packet lifted at the cut and, when it runs out, from the rest; whatever is left of the packet goes on top of the stock. Play also runs clockwise, and with each deal the mano moves one seat on in that direction.
TB-2_3 = The cut: the cutter lifts a packet and shows its bottom card. If that is a natural card, it names the canasta de moda of this deal and goes back into the middle of the packet.
TB-2_4 = If the cut shows a wild card or a red three, the cutter keeps it and looks at the next card at the bottom of the packet, and so on until a natural card appears, which is the moda.
TB-2_5 =
    If the first card shown is a black three, it acts as a plug: wild cards and red threes that appear after it are not kept but go back into the packet. The search for the natural card that names the moda goes on.
    Reading: a black three that shows up later does not plug; it goes back and is passed over.
TB-2_6 = The cutter is dealt one card fewer for each wild card kept, and the missing cards come off at the start of the deal, so that everybody plays with 15. Red threes kept do not shorten the cutter's deal: they lie exposed and are never replaced.
TB-2_7 =
    Exact cut: if the lifted packet is used up exactly by dealing 15 cards to each player, the cutter's side scores 300 points.
    Reading: that is a packet of 60 cards plus the red threes kept, since the wild cards kept are part of the cutter's 15. House rule: the packet is 60 cards with the red threes. The cutter tries to lift exactly that many cards but cannot count them: an exact cut succeeds about once in twenty.
TB-2_8 =
    If a pack is claimed to be faulty before the first play, it is replaced and the deal starts again. If it is noticed before the first play that there was no cut, or that somebody was dealt a wrong number of cards, the cards are gathered, shuffled and dealt again; the earlier cut still decides the moda, the exact-cut award and the cards that the cutter kept, and the new cut is made without looking at the bottom card.
    Reading: if there had been no cut, the new one is an ordinary cut (TB-2.3 to TB-2.7).
TB-2_9 = The discard pile (pozo) starts with 7 cards: 6 of them face down, and the seventh face up on top.
TB-2_10 =
    If the seventh card is a three of either colour, further cards are turned onto it until the top card is a natural one. Threes do not freeze the pile.
    Reading: a wild card turned up on the way is laid crosswise and freezes the pile, as in TB-2.11.
TB-2_11 = If the seventh card is a wild card, it is laid crosswise under the pile, where it shows, and the pile is now frozen (premiado). Another card is turned onto the top, and so on until that is a natural card.
TB-2_12 = Red threes that were dealt are exposed and replaced before play begins, in turn order from the mano; a red three that comes as a replacement is treated the same way. A player who lets that place in the order pass without exposing one must still expose it, but may no longer replace it.

## The turn

TB-3_1 =
    In a turn the player either takes 2 cards from the stock or takes the whole pile, then lays whatever they like, and then discards one card, which is compulsory.
    Reading: before it takes a frozen pile, a side that is already open may lay melds of wild cards only (TB-4.5), as a side that opens in that turn may.
TB-3_2 = A red three taken from the stock is exposed and replaced from the stock at once. One that comes from the pile or from the cut is exposed but not replaced. Nobody keeps red threes in hand.
TB-3_3 = A meld is of one rank and has at least 3 cards, always with strictly more natural cards than wild ones (for melds of wild cards only, see TB-3.6). A canasta is exactly 7 cards, so it holds at most 3 wild cards.
TB-3_4 = Wild cards never move from one meld to another, and they are never replaced, either by natural cards or by other wild cards. A card exposed on the table, on purpose or by accident, never goes back to the hand, except as TB-5.5 and TB-6.4 allow.
TB-3_5 = Wild cards can stand for natural cards only, never for threes.
TB-3_6 = There are wild-only melds: 3 or more wild cards, up to 7. No natural card may be added to one. Three wild cards may join four natural cards that lie on the table, but never the other way round.
TB-3_7 = Once the canasta of a rank is complete, the side may meld that rank again (double and triple canastas: TB-8.7 and TB-8.8). A side may also have separate melds of one rank, but these can never be joined.
TB-3_8 = A meld without wild cards is clean (limpia); a meld with wild cards is dirty (sucia).
TB-3_9 = Partners share all the melds of their side.
TB-3_10 = Black threes (tapones, plugs) are melded only in the play that goes out, 3 or more together and without wild cards. A discarded black three stops the next player from taking the pile, for one turn.
TB-3_11 = A discarded wild card likewise stops the next player for one turn, and besides it freezes the pile (premiado) until somebody takes it. It is laid face up and crosswise under the pile, where it shows (as in TB-2.11), and it stays in view.
TB-3_12 = A player must keep a card to discard and may never be left without cards, unless going out (TB-6.1 to TB-6.3) or where the end of the stock allows it (TB-7.1 to TB-7.3).

## The pile

TB-4_1 = To take the pile a player needs two natural cards in hand equal to its top card. They are laid with the top card as a meld, or all three are added to a meld of that rank that the side already has on the table, but only while it stays within 7 cards. The whole pile is taken.
TB-4_2 =
    To take a frozen pile (premiado) a player needs three natural cards in hand equal to the top card; they are laid with it as a meld.
    Reading: or all four are added to a meld of that rank, while it stays within 7 cards.
TB-4_3 = The first time a side takes the pile, it must have opened before, or open in that same turn before taking it, with melds that reach the opening minimum (TB-5.1). The pair used to take the pile (the trio, if it is frozen) and its top card do not count towards the minimum.
TB-4_4 =
    Once a side has taken the pile, either partner needs only the pair to take it again.
    Reading: when the pile is frozen, the trio is still needed; the original text says only “a pair”. House rule: the pair is enough then too.
TB-4_5 = A side that wants a wild-only canasta must have a wild-only meld of 3 or more cards on the table before it takes a frozen pile, and two such melds if it wants two. Once a side has taken a frozen pile, it may start no wild-only meld in that deal; those it already has may be completed.
TB-4_6 =
    Only the top card of the pile and the wild cards lying crosswise may be seen, and the pile is touched only to take it or to square it up. The first round of the deal is the exception: the pile may then be examined.
    Reading: the player on turn may examine its face-up cards, until every player has had one turn; a wild card hidden among the six face-down cards does not freeze the pile. House rule: the six face-down cards may be examined too.
TB-4_7 = A player who takes the pile but leaves some of its cards behind must take those as well if an opponent says so before the next player begins.
TB-4_8 = Stock cards are taken only after the previous player has discarded. Anyone who lifts two of them earlier, even unseen and laid apart face down, gives up the pile for their coming turn, whatever is then discarded.

## Opening

TB-5_1 = The opening minimum depends on the side's score: with a negative score, 50 points; from 0 to 2,995, 90; from 3,000 to 5,995, 120; from 6,000 to 8,995, 150; from 9,000 to 11,995, 180; from 12,000 up, 200. Only the card values of the melds laid count: red threes and awards do not.
TB-5_2 = When one partner opens, the opening holds for both.
TB-5_3 = If an opponent notices during the next player's turn that an opening was too low, the player who made it must complete it on their next turn, before drawing and without undoing what lies on the table; only then do they draw their two stock cards. If it is still short, they need lay nothing more until they have the points. Until the opening is right, the partner may not take the pile, open, or lay a single card.
TB-5_4 = An opening that is too low stands if nobody has noticed it before the next player has discarded.
TB-5_5 = While opening or going out, and before discarding, a player may regroup the cards laid in that turn to make the play right, but no card goes back to the hand. An opening that still falls short stays on the table: the partner is barred as in TB-5.3, and TB-5.6 applies.
TB-5_6 = If the other side goes out while a false opening lies uncorrected, the cards of that opening bring the side that laid them nothing: they count against it, they make no canasta and earn no award, and red threes are judged as those of a side without a canasta. With 60 points laid and 40 in hand, the side scores −100. With a clean canasta of fours (35) in an opening that falls short, two red threes and 40 in hand: −300 − 35 − 40 = −375.
TB-5_7 = A player who stops to count points and then does not open bars the partner from opening in the partner's next turn, unless it is by taking the pile. This does not apply when at most 5 cards are left in the stock.

## Going out

TB-6_1 =
    A side may go out with at least one clean canasta and one dirty one or, if no wild card lies in any of its melds, with two clean ones.
    Reading: canastas finished in the play that goes out count. A wild card in the partner's hand does not matter here, only for doubling (TB-8.9). For this requirement alone, a clean canasta of wild cards (seven twos, or six jokers and a two) counts as clean and a mixed one as dirty. Any wild card on the table puts an end to the clean game.
TB-6_2 = A player who goes out lays the whole hand, in new melds or on existing ones, except for one card, which must be discarded.
TB-6_3 =
    A player who wants to go out must ask the partner for leave before laying any card in that turn, and the partner answers only yes or no. After a no, the player may not go out in this turn; after a yes, the player must.
    Reading: leave is asked after drawing or, when going out with the pile, before laying the equal cards that take it.
TB-6_4 = After going out wrongly the player takes back the discard and only the last card laid (the whole trio, if it was one), goes on with the turn and discards that same card. The rest stays on the table.

## End of the stock

TB-7_1 =
    When a player takes the last two cards, with no red three among them, they may still go out. If they do not, they play and discard; the next player may take the pile and lay cards but may not go out, and then the deal ends. If that next player cannot or will not take the pile, the deal ends at once.
    Reading: the draw that empties the stock is judged by the number of cards other than red threes that it leaves, replacements included: two, this rule; one, TB-7.2; none, TB-7.3. Taking the pile with one or two cards still in the stock ends nothing. The last player to take the pile discards as in any turn and, since going out is barred, must have a card left in the hand. House rule: that player makes no discard and may lay cards down to none.
TB-7_2 = If the last draw yields one card only, or two of which one is a red three, the player may not go out but may lay cards down to none. The deal then ends.
TB-7_3 = If the last two cards are both red threes, the player may lay cards but may neither go out nor discard. The deal then ends.
TB-7_4 = In a deal in which nobody went out, cards in hand count nothing and there is no award for going out.

## Scoring

TB-8_1 = Canastas score as follows: dirty, 300; clean, 500; dirty canasta of aces, 500; clean canasta of aces, 1,000; mixed canasta of wild cards, 2,000; seven twos, 4,000; six jokers and a two, 8,000. The values of the cards are added on top.
TB-8_2 = One to six red threes score 100, 300, 500, 800, 1,000 and 1,200 points respectively. They count for the side only if it has at least one canasta, and otherwise against it, however the deal ends.
TB-8_3 =
    The canastilla (5 canastas) scores 1,000 points; the canastón (10 canastas), 3,000.
    Reading: ten canastas earn both awards, 4,000 points (as in RE-4.3). House rule: they earn 3,000 alone.
TB-8_4 = Going out scores 200 points; an exact cut, 300 (TB-2.7).
TB-8_5 = A player who goes out and lays all 6 black threes in doing so scores 800 points more. Any other player with all 6 in hand when somebody goes out costs their side 800; this includes the partner of a player who goes out with a clean game, and this loss is never doubled.
TB-8_6 = Canasta de moda: its value is doubled, clean or dirty.
TB-8_7 =
    Double canasta: when one side makes two canastas of one rank, the one finished second counts double.
    Reading: with three, the second stays double and the third is triple (TB-8.8). Canastas of wild cards have no rank, so they are never double, triple or moda. House rule: of three canastas, only the third counts more than once. House rule: of two canastas of wild cards, the one worth more counts double.
TB-8_8 =
    Triple canasta: when one side makes three canastas of one rank, necessarily dirty, the one finished third counts triple.
    Reading: moda and double or triple multiply each other, and what they multiply is the canasta award of TB-8.1, not the value of its cards. House rule: what they add is summed.
TB-8_9 =
    Clean game (juego limpio): all the side's canastas are clean and it has laid no wild card in any meld. A side that goes out with a clean game counts all its points double. The partner of the player who goes out must hold no wild card at that moment and shows their hand; if there is one in it, the game is not clean. The partner's hand counts against the side, but is not doubled.
    Reading: if there is a wild card there, going out stands but nothing is doubled. A wild card discarded last does not soil the game. What is doubled is the base plus the cards laid. House rule: the base alone is doubled. House rule: that wild card in the last discard ends the clean game.
TB-8_10 = The score sheet takes first the base (all canastas and awards) and then the cards (all cards laid, those in canastas included, minus the cards in hand). An example: a base of 5,500 and 835 in cards make 6,335; a base of 2,700 and 415 in cards, 3,115.
TB-8_11 =
    When a side goes out and the other has no canasta, the other side's red threes count against it. The original text breaks off at this point.
    Reading: the cards that side has laid count for it and those in its hands against it, as always. House rule: the cards it has laid count against it too.

## Information and conduct

TB-9_1 = Each player may learn the following, but only on their own turn: both sides' opening minimum, and the score sheet; how many cards any player holds, which must be answered exactly; all melds and canastas on the table, those of both sides; and, when few cards remain, how many there are in the stock: they may be counted, and the last 8 are left lying crosswise, because they are the last round.
TB-9_2 = Hands are held level and in sight, and nothing may pass between partners by word, sign or gesture. A player who passes cards to the partner to be laid must say on which meld they go.
TB-9_3 = One partner keeps the side's melds; the other keeps its red threes and canastas. A meld of 6 cards is stacked, with a red card on top if it is clean and a black one if it is dirty. Canastas are stacked the same way and lie in a row, with the canasta de moda across.

## Irregularities

TB-10_1 = Cards of one rank laid separately by mistake stay separate. A wild card laid on the wrong meld stays there.
TB-10_2 = The general law: cards with which any irregularity is committed are penalised, face up in front of the player at fault, and never go back to the hand (TB-3.4). It applies to cards shown, dropped, laid out of turn, laid without making a meld, or discarded in excess; if it costs anything more, the referee decides.
TB-10_3 = Two stock cards taken out of turn and seen are set aside and penalised. On that player's turn they must be taken, and the pile may not be.
TB-10_4 =
    A single stock card taken in that way, seen or not, is set aside, penalised. On that player's turn it is taken together with one more card from the stock, and the pile may not be taken.
    Reading: the original says that the other card comes from the pile (pozo); it can only mean the stock, since the same sentence bars the pile.
TB-10_5 = A player who lays two cards of a rank without having a third must add a wild card to them if they hold one. If not, both cards stay on the table, penalised: one must be discarded in this turn and the other in the next, unless it has been melded meanwhile. Until then that player may not take the pile.

## Competitions

TB-11_1 = Half of the pairs keep their table and the other half move from table to table. The fixed pair is responsible for the table and writes the score sheet.
TB-11_2 = Once a match has begun there are no substitutions and no changes of seat.
TB-11_3 = If a player leaves a match, the pair is disqualified from the competition and loses every right it had; the opponents score 5,000 points for that match.
TB-11_4 = A pair that does not play a match, for whatever reason, is likewise disqualified with the same loss of rights, and its opponents score 5,000 points.
TB-11_5 = The organisers may bring in a substitute pair. Otherwise every pair due to meet the disqualified one scores 5,000 points for that match.
TB-11_6 = If two pairs are tied on points at the end, the one that has won more matches in the competition wins.
TB-11_7 = Leaving the table during a match needs the referee's leave, given only for good cause. Mobile phones are forbidden during matches.

## Advice

TB-12_1 = Remember what each player melds and discards. When you open without taking the pile, lay just enough and keep the rest for taking it; but if your opponents are about to go out, lay as much as you can to help your partner.
