### The printed regulations for 2, 3, 4 or 6 players: RE-1.1 to RE-6.6. One line is one paragraph; "Reading:" opens what the original left open.
### Marks in brackets say where a rule was found: (page 6) and (pages 1–2) in other published copies, (from salon) in the twin text.

## Players and deal

RE-1_1 = Two packs and four jokers are used, 108 cards. The game is for 2, 3, 4 or 6 players (page 6). With four there are two partnerships; each player has 11 cards and draws 1, and a side needs one canasta to go out.
RE-1_2 = Two players (page 6): each plays alone, and the player who draws the lower card deals. Each has 15 cards, draws 2 and discards 1, and needs two canastas to go out. There are no penalised cards.
RE-1_3 =
    Three players (page 6): each plays alone, has 13 cards, draws 2 and needs one canasta to go out. There are no penalised cards. The player with the highest card picks a seat; the one with the lowest sits on that player's right and deals first.
    Reading: this is taken literally, so the player with the middle card plays first. House rule: the player with the lowest card sits on the left, and the one with the highest plays first (as in RE-1.6).
RE-1_4 = Six players as two teams of three (page 6): the players with the three highest cards play against those with the three lowest, seated alternately, with 108 cards and 11 each, and every player draws 1. Leave to go out is asked of one team-mate only.
RE-1_5 =
    Six players as three pairs (page 6): three packs and 13 cards each; five red threes score 1,000 points, and six 1,200.
    Reading: every player draws 1, partners sit opposite, one canasta is needed to go out, and any four black threes will do for the 500 points.
RE-1_6 = The mano is normally the player with the highest card. The player before the mano shuffles and deals; the mano's partner cuts and lays the lifted part in the middle. The dealer deals from the rest, one card at a time, counter-clockwise, topping up from the middle if it is too short, puts what is left on top of the stock and turns one card up. Play is counter-clockwise too, and the next deal goes to the dealer's right.
RE-1_7 =
    The upcard stands if it is a natural card or a black three (which blocks the pile for the mano). A red three or a wild card is covered until one of those appears.
    Reading: the covered card freezes the pile.
RE-1_8 = Red threes that were dealt are exposed at once and replaced at the start of the holder's own first turn, as often as needed.
RE-1_9 = If it is noticed before the first play that the wrong player has dealt, the deal stands and the rightful mano starts. If it is noticed after it, the deal and the new order stand, and the next deal goes to the right of whoever dealt. If it is noticed before the first play that the pack was not cut, is incomplete or is faulty, or that a player was dealt too many or too few cards, the cards are dealt again (and a faulty pack is replaced).
RE-1_10 = Card values are those of SA-1.2 (from salon; that a black three is worth 5: pages 1–2).

## Play

RE-2_1 = In a turn the player takes the top card of the stock or the pile, lays cards in their own or their partner's melds, and discards one card.
RE-2_2 = Drawing from the stock brings no obligation; taking the pile obliges the player to meld its top card at once.
RE-2_3 = A meld has 3 or more cards of one rank, at least two natural cards and at most three wild ones (from salon). Seven cards make a canasta. A side has one meld of each rank, which may grow past seven cards (from salon).
RE-2_4 =
    Melds of wild cards only have 3 to 7 of them and never a natural card; seven make the canasta of wild cards.
    Reading: they start from three cards (as in TB-3.6). The canasta of wild cards counts as a canasta for going out and for the awards for a number of canastas, with 2,000 points in place of 500 or 300.
RE-2_5 =
    In a complete canasta of one's own side, a natural card of its rank may take the place of a wild card; the wild card goes at once into another meld, even to complete a canasta. A wild card never comes out of a smaller meld, and never out of a canasta of wild cards.
    Reading: this is done in one's own turn, the freed wild card must be melded in the same turn, and a canasta whose last wild card leaves becomes clean.
RE-2_6 = A card that has been melded can never be discarded.
RE-2_7 = Taking the pile before opening and after it, and a pile that is frozen or blocked, follow SA-3.4 and SA-4.2 to SA-4.5 (from salon; the top card counts towards opening, and a wild card on top blocks the pile for one turn).
RE-2_8 = A black three on top blocks the pile for one turn. Black threes are melded only in going out, three or four together, without wild cards (pages 1–2).
RE-2_9 = A red three that is drawn is exposed and replaced; one that comes from the pile is exposed and not replaced (pages 1–2).
RE-2_10 = The opening minimum is 15, 50, 90 or 120 points, as in SA-5.1 (from salon). Laying the whole hand needs none (from salon).

## Going out

RE-3_1 = To go out the side needs a canasta (with two players, two canastas). It may come out of the hand in the same play.
RE-3_2 = A player goes out by melding all their cards, or all but one, which is discarded.
RE-3_3 =
    Pumba: having one card left after the discard must be announced. Such a player must draw, and may finish only by melding one card and discarding the other, never by merely discarding.
    Reading: melding every card finishes too (RE-3.2). Otherwise the player discards one card and stays pumba, and may not take the pile while the stock lasts (from salon).
RE-3_4 = Asking leave to go out is optional. It is asked before laying the remaining cards, no information is given, and the answer, yes or no, is binding. With six players in teams, one team-mate is asked.
RE-3_5 = Abatir: a player may lay the whole hand at once in any turn, provided the side then has a canasta.
RE-3_6 = Nobody may run out of cards if going out is not possible: cards must be held back and discarded one by one.
RE-3_7 =
    When the last stock card has been taken and its taker has discarded, the next player must take the pile if its top card fits the side's melds or can be combined with cards in hand so as to play a normal turn with a discard; otherwise the deal ends. The same goes for each player after that. There is no award for going out if nobody goes out.
    Reading: if the last card is a red three, it is exposed, the player plays, no discard is needed, and the deal ends (from salon). Where two cards are drawn and one is left, it is drawn alone. A side that has not opened is obliged to take the pile only if it can reach its minimum. Hands count against.

## Scoring

RE-4_1 = Cards laid, awards and honours count for the side. The cards in every hand count against it, even if they match, and so do penalties and penalised cards not yet discarded. The result may be negative, and it is added to the running total.
RE-4_2 = A clean canasta scores 500 points; a dirty one, 300; a canasta of wild cards, 2,000; the canastrón (five canastas), 500; the canasta de canastas (seven), 2,000; going out, 100; each red three, 100, and all four, 800; four black threes laid in going out, 500 flat, with their 20 points included: it is the only award that is not added to card values.
RE-4_3 = Awards and card values are always cumulative (seven canastas earn 500 + 2,000). The sole exception is that of the four black threes in RE-4.2.
RE-4_4 =
    Abatir with a concealed canasta scores, de mano, 1,000 points without the partner's melds and 500 with them; later, 500 without them and 200 with them. The canasta and the cards are added. That player must have laid nothing before in the deal.
    Reading: what is said in SA-3.3 and SA-6.3 (from salon) holds for the concealed canasta, for “de mano”, for using the partner's melds, for the final discard and for the added 100. If the only canasta is the partner's, there is no such award.
RE-4_5 = Red threes count for a side with any meld laid, and against a side without one (pages 1–2). House rule: requiring a canasta, if it has been agreed.
RE-4_6 = A side wins the match with more than 5,000 points; with exactly 5,000 play goes on. If both sides are past 5,000, the one with more points wins; if they are equal it is a draw, and nobody wins.
RE-4_7 = A score that has been accepted and written down cannot be disputed later.

## Penalties

RE-5_1 =
    Holding the four black threes at the end costs 500 points.
    Reading: the 20 points they are worth as cards in hand count against the side as well.
RE-5_2 = Each red three in hand at the end costs 500 points.
RE-5_3 = Taking the pile without first laying the cards it is melded with costs 200 points.
RE-5_4 = Laying cards in the partner's turn costs 200 points.
RE-5_5 = Drawing out of turn and mixing the card into the hand costs 200 points.
RE-5_6 = Drawing from the stock out of turn, without mixing the card into the hand, and giving it back costs 200 points.
RE-5_7 = Laying cards in an opponent's turn costs 100 points.
RE-5_8 = Trying to take the pile out of turn costs 100 points.
RE-5_9 = Asking leave without being able to go out costs 100 points.
RE-5_10 = Drawing two cards instead of one costs 50 points.
RE-5_11 = Taking the top card of the pile and then being unable to open costs 50 points.
RE-5_12 = Changing one's mind about a card already taken costs 50 points.
RE-5_13 = Each red three exposed by a side with no meld costs 100 points.
RE-5_14 =
    The four red threes exposed by a side with no meld cost 800 points.
    Reading: the original says black threes; it can only mean red ones, and this takes the place of 4 times RE-5.13. RE-5.13 and RE-5.14 are RE-4.5 seen from the other side and are charged only once: whatever the red threes would have earned (with three packs, five 1,000 and six 1,200) counts against the side.

## Penalised cards and other irregularities

RE-6_1 = Cards that have been shown (two discarded together, an opening that falls short, dropped cards) stay face up, penalised. They may be melded, which clears them and lets them score, but they never go back to the hand, and while any lie there the discard must be one of them. The same goes for cards laid that belong to no combination.
RE-6_2 = If two or more cards are discarded, the next player picks the one that counts, and the rest are penalised.
RE-6_3 = A stock card drawn out of turn goes back, unless it was drawn by the very next player. In that case it stands as that player's draw, which forfeits the pile, and the player on turn discards as usual.
RE-6_4 = An opening that is called short before the discard may be mended with more cards or with other combinations. If it cannot be, its cards are penalised.
RE-6_5 = A player who has drawn too many stock cards draws as many fewer in the turns that follow (where a draw is two cards, one too many means one fewer, and the other is still drawn), discards each turn, and may neither meld nor take the pile until the number of cards is right.
RE-6_6 = With two or three players there are no penalised cards (page 6).
