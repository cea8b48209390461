### The drawing-room game: SA-1.1 to SA-9.1. One line is one paragraph; "Reading:" opens what the original text left open.

## Setting up

SA-1_1 = The game is played with two packs of 52 cards and two jokers with each, 108 cards in all. The jokers and the eight twos are wild.
SA-1_2 = A joker is worth 50 points; a two, 20; an ace, 20; king to eight, 10 points a card; seven to four, 5 points a card; a black three, 5. Red threes count only as honours.
SA-2_1 = Each player draws a card, and the two with the highest cards play against the other two.
SA-2_2 =
    The player on the left of the mano (who drew the highest card) deals: shuffles, offers the cut to the player on the dealer's left, and deals 11 cards to each, one at a time, counter-clockwise. Play runs counter-clockwise too, and the mano, who sits on the dealer's right, begins.
    Reading: the deal passes one seat in the direction of play.
SA-2_3 = One card is turned up to start the pile. A wild card, a black three or a red three is covered by the next card until another kind lies on top. (A wild card or a red three underneath freezes the pile: SA-4.5.)
SA-2_4 = Red threes that were dealt are exposed at once, and their replacements are drawn on the holder's first turn. A red three drawn from the stock at any time is exposed at once and replaced at once (for the last card see SA-5.6).

## Melds

SA-3_1 = A meld has 3 or more cards of one rank, at least two of them natural, and at most three wild cards; two natural cards with three wild ones are allowed.
SA-3_2 =
    A canasta has seven cards, at least four of them natural. It is clean without wild cards and dirty with them. Cards of its rank may be added to it without changing its award; a wild card added to a clean canasta makes it dirty.
    Reading: the limit of three wild cards holds throughout, and a side has one meld of each rank.
SA-3_3 = A concealed canasta (canasta oculta) is one that a player makes without the partner's help and lays complete at once.
SA-3_4 = Black threes are melded only in the play that ends the deal, without wild cards. As discards, black threes, jokers and twos stop the next player from taking the pile, for one turn, until the next discard covers them.
SA-3_6 = A finished canasta is stacked, with a red card on top if it is clean and a black one if it is dirty.
SA-3_5 = Once the side has opened, both partners may freely add to its melds or lay new ones.

## The pile

SA-4_1 = In a turn the player takes the top card of the stock or the whole pile, melds, and discards one card, which is compulsory unless going out. Taking the pile obliges the side to open; drawing from the stock does not; opening from the hand alone is allowed.
SA-4_2 = A side that has not opened may take the pile on two conditions: the player has in hand two cards equal to the top card, neither of them wild; and the cards laid, top card included, reach the opening minimum (SA-5.1). The rest of the pile may be used only after that. One partner meeting this is enough for both, and a side that opened from the hand is already under SA-4.4.
SA-4_3 = The minimum is waived if the whole hand is laid at once with a concealed canasta (SA-3.3).
SA-4_4 =
    After opening, and if the pile is not frozen, it can be taken with one card equal to the top card and one wild card, or when the top card matches a canasta or a meld of the side. It can never be taken with two wild cards.
    Reading: the original joins “not frozen” and “matches” with “or”; it must be read as “and”.
SA-4_5 = With the pile frozen (premiado), because a red three or a wild card lies in it, two natural cards in hand equal to its top card are needed.
SA-4_6 = A player down to one card must call “pumba” and may not take the pile unless the stock is finished.
SA-4_8 = Only the top card of the pile may be seen; nobody may examine the rest.
SA-4_7 = A red three found in a pile that is taken, where it has lain since the start, is exposed and not replaced.

## Opening, going out and the end of the stock

SA-5_1 = The opening minimum depends on the side's score: with a negative score, 15 points; from 0 to 1,495, 50; from 1,500 to 2,995, 90; with 3,000 or more, 120. Only cards count, not honours or awards.
SA-5_2 = Opening by laying the whole hand at once (abatir) needs no minimum.
SA-5_3 =
    Going out needs at least one canasta on the side, and all cards laid, or all but one, which is discarded. Laying the whole hand at once (abatir) ends the deal too, in any turn.
    Reading: the canasta may be made in that same play. Without one nobody may run out of cards.
SA-5_4 = A player may ask the partner for leave before laying the remaining cards, giving no information. The answer, yes or no, is binding. Asking is optional.
SA-5_5 =
    When a player takes the last stock card and discards without going out, the next player must take the pile if its top card fits the side's melds. If it cannot be taken, the deal ends; if it is taken, play goes on in this way until someone goes out or cannot take it. A frozen pile is no exception: where its top card fits a meld of the side and the player has the pair that takes it, it must be taken.
    Reading: where the top card fits no meld, a pair in hand may take the pile, by choice.
SA-5_6 =
    If the last stock card turns out to be a red three, the player who draws it exposes it and plays; no discard is needed, and the deal ends.
    Reading: with a canasta that player may still go out and earn the award.

## Scoring

SA-6_1 =
    A clean canasta scores 500 points and a dirty one 300, plus their cards. Five canastas (canastrón) score 500; seven (canasta de canastas), 2,000. Going out scores 100. Four black threes laid in going out score 500, plus their 20.
    Reading: seven canastas earn both awards, 2,500 points (as in RE-4.3).
SA-6_2 = Each red three scores 100 points, and all four 800. Without a finished canasta they count against the side.
SA-6_3 =
    Going out with a concealed canasta (abatir) scores, on the first turn (de mano), 1,000 points without using the partner's melds and 500 using them; later, 500 without using them and 200 using them.
    Reading: “de mano” means on the player's own first turn of the deal, after a draw too. The player must have melded nothing before; a final discard is allowed. At least one lay-off on melds that the side had laid earlier counts as using them. These points are added to the 100 for going out. House rule: only a player who has drawn no card from the stock goes out “de mano”. House rule: seven cards laid at once onto a meld of the partner's make a concealed canasta too.
SA-6_4 =
    Cards laid count for the side, black threes laid to end the deal included. The hands of the closer's partner and of both opponents count against.
    Reading: both sides score the cards they have laid. When nobody goes out, all four hands count against, and there is no award for going out.
SA-6_5 =
    The first side to pass 5,000 points wins the match.
    Reading: exactly 5,000 is enough. House rule: 5,000 must be passed, as the original text says. If both sides get there, the higher score wins; if they are level, another deal is played.

## Penalties

SA-7_1 =
    Holding all four black threes when a deal ends costs 500 points.
    Reading: the 20 points they are worth as cards in hand count against the side as well.
SA-7_2 = Each red three in hand when a deal ends costs 500 points.
SA-7_3 = Taking the pile before showing the cards it is melded with costs 200 points.
SA-7_4 = Laying cards in the partner's turn costs 200 points.
SA-7_5 = Drawing out of turn and mixing the card into the hand costs 200 points.
SA-7_6 = Drawing from the stock out of turn costs 100 points.
SA-7_7 = Laying cards in an opponent's turn costs 100 points.
SA-7_8 = Taking the pile out of turn costs 100 points.
SA-7_9 = Asking leave to go out without being able to costs 100 points.
SA-7_10 = Drawing two cards instead of one costs 50 points.
SA-7_11 = Taking the top card of the pile and then being unable to open costs 50 points.
SA-7_12 = Changing one's mind about a card already taken costs 50 points.

## Penalised cards

SA-8_1 = Penalised cards lie face up in front of the offender and count as cards in hand: they may be melded or used to take the pile, and they must be discarded first, one each turn. Once melded, they are no longer penalised. Those still unused at the end count against the side once: as cards in hand.
SA-8_2 = The following become penalised: cards shown by carelessness, or laid by mistake and seen; cards laid out of turn; an opening below the minimum (with the whole hand too, if no canasta is among the cards: SA-4.3 does not then waive the minimum), or what was left over when it was mended; and cards laid to go out without having a canasta.
SA-8_3 = If the pile is taken without first showing the matching cards, then on the demand of any player the hand and the pile are spread out and the pile is rebuilt (in doubt, the offended side decides), and the cards of the offender's hand are penalised.
SA-8_4 = An irregularity and its penalty lapse if nobody calls it before the player after the offender has ended the turn. At a salon table this term holds for every case, also for those borrowed from another book, and no other term holds.

## Advice

SA-9_1 = Lay cards with canastas in view; take the pile whenever you can; keep your opponents from taking it; and go out with the largest lead you can.
