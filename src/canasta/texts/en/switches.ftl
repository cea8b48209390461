### The rules as switches: their names, their values in words, and why a change is refused.
### `switch-NAME` is the name; `-says` states it as a rule, without its full stop; the others are named values.

## Forms of play

form-2 = 2 players
form-3 = 3 players
form-4 = 4 players
form-6-teams = 6 players in two teams
form-6-pairs = 6 players in three pairs
title-reglamento = Regulation canasta for { $form }

## Describing a rule set

rules-version = { $title }, version { $version }
rules-newest = The newest version, { $version }, differs as follows:
rules-like = Like “{ $parent }”, except for this:
rules-house = House rules:
rules-changed = { $sentence } (by the book: { $book }).

## Groups

switches-deal = The table and the deal
switches-melds = Melds
switches-pile = The pile
switches-out = Opening, going out and the end of the stock
switches-cards = Card values
switches-awards = Awards
switches-match = The match

## Amounts and tables

unit-number = { $n }
unit-players = { $n } players
unit-sides = { $n } sides
unit-packs =
    { $n ->
        [one] one pack
       *[other] { $n } packs
    }
unit-cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
unit-naturals = { $n } naturals
unit-wilds =
    { $n ->
        [0] no wild card
        [one] one wild card
       *[other] { $n } wild cards
    }
unit-canastas =
    { $n ->
        [one] one canasta
       *[other] { $n } canastas
    }
unit-points = { $n } points
unit-rank_points =
    { $n ->
        [0] as for any other rank
       *[other] { $n } points
    }
unit-most_deals =
    { $n ->
        [0] any number of deals
        [one] { $n } deal
       *[other] { $n } deals
    }
unit-limit_points =
    { $n ->
        [0] what they would earn
       *[other] { $n } points
    }
table-always = { $points } at any score
table-below = { $points } below { $score }
table-from = { $points } from { $score }
table-canastas = { $points } for { $n } canastas
table-none = none

## What is expected

expects-whole-unit = a whole number from { $low } to { $high }
expects-whole-step = a multiple of { $step } from { $low } to { $high }
expects-choice = one of { $choices }
expects-points =
    { $longest ->
        [4] four amounts of points
       *[other] { $shortest } to { $longest } amounts of points, one for each red three
    }
expects-table = a table such as { $example }
expects-yes-no = true or false

## The table and the deal

switch-seats = Players
switch-seats-says = There are { $n } players
switch-sides = Sides
switch-sides-says = There are { $n } sides
switch-packs = Packs
switch-packs-says =
    { $n ->
        [one] The game is played with one pack
       *[other] The game is played with { $n } packs
    }
switch-hand_size = Cards in each hand
switch-hand_size-says = Each player is dealt { $n } cards
switch-draw = Cards drawn
switch-draw-says =
    { $n ->
        [one] A player draws one card from the stock
       *[other] A player draws { $n } cards from the stock
    }
switch-clockwise = Direction of play
switch-clockwise-true = play runs clockwise
switch-clockwise-false = play runs counter-clockwise
switch-seating = Seats and first deal
switch-seating-given = the players sit where they like
switch-seating-partners = each player draws a card and the two with the highest cards are partners
switch-seating-partners_mano_chooses = the two who draw the highest cards are partners and the mano chooses a seat
switch-seating-lowest_deals = everybody plays alone and the player with the lowest card deals first, on the right of the one with the highest
switch-seating-lowest_deals_left = everybody plays alone and the player with the lowest card deals first, on the left of the one with the highest
switch-seating-teams = the players with the three highest cards play those with the three lowest, seated alternately
switch-seating-pairs = there are three pairs, with partners facing each other
switch-cut = The cut
switch-cut-none = the cards are not cut
switch-cut-plain = the cards are cut, and dealt from the rest first and then from the lifted part
switch-cut-moda = the cut names the canasta de moda, and the cards are dealt from the lifted part
switch-cut-lifted = the cards are cut, and dealt from the lifted part
switch-aimed_cut = How the cut is made
switch-aimed_cut-true = the cutter aims, and the hand lifts a few cards more or fewer
switch-aimed_cut-false = the cutter names a number, and exactly that many cards are lifted
switch-exact_cut_red_threes = Red threes in the exact cut
switch-exact_cut_red_threes-true = red threes that the cutter keeps do not count among the cards of an exact cut
switch-exact_cut_red_threes-false = an exact cut lifts exactly the cards that the deal takes, including red threes that the cutter keeps
switch-late_plug = Late black three at the cut
switch-late_plug-true = a black three shown later at the cut is a plug too, from there on
switch-late_plug-false = at the cut only a black three shown first is a plug
switch-initial_pile = Cards that start the pile
switch-initial_pile-says =
    { $n ->
        [one] One card is turned up to start the pile
       *[other] The pile starts with { $n } cards, only the top one face up
    }
switch-upcard_black_three = Black three as first upcard
switch-upcard_black_three-true = a black three may stand as the first upcard
switch-upcard_black_three-false = a black three turned as the first upcard is covered by another card
switch-red_threes_dealt = Red threes in the deal
switch-red_threes_dealt-at_once = red threes in the deal are exposed and replaced before play begins
switch-red_threes_dealt-replaced_on_first_turn = red threes in the deal are exposed at once and replaced on their holder's first turn
switch-red_threes_dealt-on_first_turn = red threes in the deal are exposed and replaced on their holder's first turn
switch-red_three_freezes = Red three under the first upcard
switch-red_three_freezes-true = a red three under the first upcard freezes the pile, as a wild card does
switch-red_three_freezes-false = a red three under the first upcard does not freeze the pile

## Melds

switch-min_naturals = Naturals in a meld, at least
switch-min_naturals-says = Every meld has at least { $n } naturals
switch-max_wilds = Wild cards in a meld, at most
switch-max_wilds-says =
    { $n ->
        [0] No meld may hold a wild card
        [one] A meld holds at most one wild card
       *[other] A meld holds at most { $n } wild cards
    }
switch-more_naturals = More naturals than wild cards
switch-more_naturals-true = a meld always has more naturals than wild cards
switch-more_naturals-false = a meld may have as many wild cards as naturals, or more
switch-closed_canastas = Canastas of exactly seven
switch-closed_canastas-true = a canasta has exactly seven cards and no card is added to it
switch-closed_canastas-false = cards may be added to a canasta
switch-separate_melds = Several melds of a rank
switch-separate_melds-true = a side may have several melds of one rank, which are never joined
switch-separate_melds-false = a side has one meld of each rank
switch-wild_melds = Melds of wild cards
switch-wild_melds-none = there are no melds of wild cards only
switch-wild_melds-allowed = each side may have one meld of wild cards only
switch-wild_melds-before_frozen_pile = melds of wild cards only are allowed, but none is begun after taking a frozen pile
switch-wild_melds_first = Wild melds before the pile
switch-wild_melds_first-true = before it takes a frozen pile, a side that is already open may lay melds of wild cards only
switch-wild_melds_first-false = a side that is already open lays nothing before it takes the pile
switch-wild_canasta_counts = The wild canasta as a canasta
switch-wild_canasta_counts-true = a canasta of wild cards counts for going out and for the number awards
switch-wild_canasta_counts-false = a canasta of wild cards counts neither for going out nor for the number awards
switch-swap_wilds = Swapping wild cards
switch-swap_wilds-true = a natural may take the place of a wild card in a canasta of the player’s own side
switch-swap_wilds-false = a wild card once melded stays where it is
switch-black_threes_last = Black threes in going out
switch-black_threes_last-true = black threes are the last meld in going out
switch-black_threes_last-false = black threes may be melded at any time in the play that goes out

## The pile

switch-pile_unopened = The pile before opening
switch-pile_unopened-top_counts = when a side opens with the pile, its top card counts towards the minimum
switch-pile_unopened-open_first = the pile may be taken only after opening from the hand
switch-pile_frozen_naturals = Naturals that take a frozen pile
switch-pile_frozen_naturals-says = A frozen pile is taken with { $n } naturals from the hand
switch-frozen_pair_again = A frozen pile, taken again
switch-frozen_pair_again-true = a side that has taken the pile before needs only two naturals, even for a frozen one
switch-frozen_pair_again-false = a frozen pile takes the same number of naturals each time
switch-pile_with_wild = Taking the pile with a wild card
switch-pile_with_wild-true = a natural and a wild card take a pile that is not frozen
switch-pile_with_wild-false = wild cards never take the pile
switch-pile_lay_off = Taking the pile by laying off its top card
switch-pile_lay_off-true = a pile that is not frozen may also be taken by laying its top card off on a meld
switch-pile_lay_off-false = laying off the top card alone does not take the pile
switch-frozen_lay_off = A frozen pile, onto a meld
switch-frozen_lay_off-true = the naturals that take a frozen pile may join a meld on the table
switch-frozen_lay_off-false = the naturals that take a frozen pile make a new meld
switch-one_card_hand = Taking the pile with one card in hand
switch-one_card_hand-any = a player with one card may take the pile
switch-one_card_hand-not_one_card_pile = a player with one card may not take a pile of one card
switch-one_card_hand-not_while_stock = a player with one card may not take the pile while the stock lasts
switch-pile_seen = Looking through the pile
switch-pile_seen-nothing = only the top card of the pile may be seen
switch-pile_seen-face_up = in the first round the player on turn may look through the face-up cards of the pile
switch-pile_seen-all = in the first round the player on turn may look through the whole pile, face-down cards included

## Opening, going out and the end of the stock

switch-opening = Opening minimum
switch-opening-says = Opening takes { $list }
switch-opening_waiver = Opening without the minimum
switch-opening_waiver-none = the opening minimum always applies
switch-opening_waiver-whole_hand = a player who lays the whole hand at once, with a canasta, needs no opening minimum
switch-opening_waiver-whole_hand_from_stock = a player who lays the whole hand at once after drawing from the stock, with a canasta, needs no opening minimum
switch-leave = Leave to go out
switch-leave-none = players do not ask leave to go out
switch-leave-optional_before_melding = a player may ask leave to go out, before laying anything in that turn
switch-leave-optional = a player may ask leave to go out at any time in the turn
switch-leave-compulsory = a player must ask leave to go out, before laying anything in that turn
switch-go_out_needs = What going out needs
switch-go_out_needs-canastas = going out needs only the agreed number of canastas
switch-go_out_needs-clean_and_dirty = going out needs a clean and a dirty canasta, or two clean ones with no wild card on the table
switch-canastas_to_go_out = Canastas to go out
switch-canastas_to_go_out-says =
    { $n ->
        [one] Going out needs one canasta
       *[other] Going out needs { $n } canastas
    }
switch-final_discard = Discard in going out
switch-final_discard-true = going out needs a discard of the last card
switch-final_discard-false = a player may go out without discarding
switch-pumba = Pumba
switch-pumba-true = a player left with one card says “pumba”
switch-pumba-false = nobody announces the last card
switch-lone_discard = Going out with only one card
switch-lone_discard-true = a player with a single card may go out by discarding it, without laying any
switch-lone_discard-false = nobody goes out by a mere discard: some card must be laid in that turn
switch-stock_end = When the stock runs out
switch-stock_end-turn_ends = the deal ends with the turn that empties the stock
switch-stock_end-take_on = once the stock is out, play goes on while the pile is taken
switch-stock_end-last_take = the last cards drawn decide whether the pile may be taken once more or the deal ends
switch-must_take = Obligation to take the pile
switch-must_take-never = once the stock is out, nobody is obliged to take the pile
switch-must_take-fits_meld = once the stock is out, a pile that is not frozen must be taken if its top card fits a meld of the side
switch-must_take-fits_meld_frozen_too = once the stock is out, the pile must be taken, even when frozen, if its top card fits a meld of the side and it can be taken
switch-must_take-whenever_possible = once the stock is out, the pile must be taken whenever possible
switch-last_red_three = Red three as the last card
switch-last_red_three-play_on = if the last card of the stock is a red three, the turn is played as usual
switch-last_red_three-no_discard = if the last card of the stock is a red three, the player plays without having to discard and the deal ends
switch-last_red_three-no_play = if the last card of the stock is a red three, the deal ends at once
switch-last_taker_discards = Discard of the last player to take the pile
switch-last_taker_discards-true = the last player to take the pile discards as always, so a card must be left in the hand
switch-last_taker_discards-false = the last player to take the pile makes no discard and may lay every card

## Card values

switch-value_four_to_seven = Four to seven
switch-value_four_to_seven-says = Each card from four to seven is worth { $n } points
switch-value_eight_to_king = Eight to king
switch-value_eight_to_king-says = Each card from eight to king is worth { $n } points
switch-value_ace = Ace
switch-value_ace-says = An ace is worth { $n } points
switch-value_two = Two
switch-value_two-says = A two is worth { $n } points
switch-value_joker = Joker
switch-value_joker-says = A joker is worth { $n } points
switch-value_black_three = Black three
switch-value_black_three-says = A black three is worth { $n } points
switch-value_red_three_in_hand = Red three in the hand
switch-value_red_three_in_hand-says = A red three left in the hand costs { $n } points
switch-hands_count_if_nobody_out = Hands when nobody goes out
switch-hands_count_if_nobody_out-true = cards in hand count against the side even when nobody goes out
switch-hands_count_if_nobody_out-false = when nobody goes out, cards in hand do not count

## Awards

switch-canasta_clean = Clean canasta
switch-canasta_clean-says = A clean canasta is worth { $n } points
switch-canasta_dirty = Dirty canasta
switch-canasta_dirty-says = A dirty canasta is worth { $n } points
switch-aces_clean = Clean canasta of aces
switch-aces_clean-says = A clean canasta of aces is worth { $n } points
switch-aces_dirty = Dirty canasta of aces
switch-aces_dirty-says = A dirty canasta of aces is worth { $n } points
switch-canasta_sevens = Canasta of sevens
switch-canasta_sevens-says =
    { $n ->
        [0] A canasta of sevens is worth the same as one of another rank
       *[other] A canasta of sevens, clean or dirty, is worth { $n } points
    }
switch-wilds_mixed = Mixed wild canasta
switch-wilds_mixed-says = A mixed canasta of wild cards is worth { $n } points
switch-wilds_twos = Canasta of seven twos
switch-wilds_twos-says = A canasta of seven twos is worth { $n } points
switch-wilds_jokers = Wild canasta with every joker
switch-wilds_jokers-says = A wild canasta with every joker is worth { $n } points
switch-canasta_awards = Awards by number of canastas
switch-canasta_awards-says = The number of canastas earns an award: { $list }
switch-canasta_awards-none = The number of canastas earns no award
switch-canasta_awards_add = Adding the number awards
switch-canasta_awards_add-true = a side that reaches a number award earns the lower ones too
switch-canasta_awards_add-false = of the number awards a side earns only the highest
switch-moda_doubles = Canasta de moda
switch-moda_doubles-true = the canasta de moda counts double
switch-moda_doubles-false = the canasta de moda is worth no more than the others
switch-repeats_multiply = Double and triple canastas
switch-repeats_multiply-true = the second canasta of a rank counts double, the third triple
switch-repeats_multiply-false = all canastas of a rank are worth the same
switch-third_alone = Three canastas of a rank
switch-third_alone-true = of three canastas of a rank only the third counts more than once
switch-third_alone-false = of three canastas of a rank the second stays double
switch-wild_canasta_repeats = A second canasta of wild cards
switch-wild_canasta_repeats-true = of two canastas of wild cards, the one worth more counts double
switch-wild_canasta_repeats-false = a second canasta of wild cards doubles nothing
switch-multiples_add = Double or triple canasta de moda
switch-multiples_add-true = what the moda adds and what double or triple add are summed
switch-multiples_add-false = moda and double or triple multiply
switch-clean_game = Clean game
switch-clean_game-true = going out with a clean game counts double
switch-clean_game-false = going out with a clean game doubles nothing
switch-clean_game_cards = Cards of a clean game
switch-clean_game_cards-true = a clean game doubles the cards on the table too
switch-clean_game_cards-false = a clean game doubles only the base
switch-discarded_wild_soils = Wild card in the last discard
switch-discarded_wild_soils-true = a wild card as the discard that goes out ends the clean game
switch-discarded_wild_soils-false = a wild card as the discard that goes out does not spoil the clean game
switch-exact_cut = Exact cut
switch-exact_cut-says =
    { $n ->
        [0] The exact cut earns no award
       *[other] The exact cut is worth { $n } points
    }
switch-going_out = Going out
switch-going_out-says =
    { $n ->
        [0] Going out earns no award
       *[other] Going out is worth { $n } points
    }
switch-concealed = Going out concealed (abatir)
switch-concealed-none = going out with the whole hand at once earns nothing extra
switch-concealed-every_meld_alone = going out with the whole hand earns an award if every meld stands without the partner’s cards and one is a canasta
switch-concealed-canasta_alone = going out with the whole hand earns an award if a complete canasta of the player’s own is laid
switch-concealed-canasta_joined = going out with the whole hand earns an award if seven cards of a canasta are laid, even when they join a meld of the partner’s
switch-concealed_awards = Awards for going out concealed
switch-concealed_awards-says = Going out concealed is worth, on the first turn without and with the partner’s melds, and later without and with them: { $list }
switch-first_turn_undrawn = Going out de mano
switch-first_turn_undrawn-true = going out counts as de mano only if the player has drawn no card from the stock
switch-first_turn_undrawn-false = going out counts as de mano on the player’s first turn, even after a draw
switch-red_threes = Red threes
switch-red_threes-says = Red threes are worth, by how many the side has: { $list }
switch-red_threes_need = Red threes in the side’s favour
switch-red_threes_need-meld = red threes count for a side with any meld
switch-red_threes_need-canasta = red threes count for a side only with a canasta
switch-red_threes_against_if_nobody_out = Red threes when nobody goes out
switch-red_threes_against_if_nobody_out-true = red threes of a side without the melds required count against it even when nobody goes out
switch-red_threes_against_if_nobody_out-false = when nobody goes out, red threes always count for their side
switch-red_threes_against_limit = Red threes against the side, at most
switch-red_threes_against_limit-says =
    { $n ->
        [0] Red threes against a side cost what they would earn
       *[other] Red threes against a side cost at most { $n } points
    }
switch-red_threes_unshown_count = Red threes never shown
switch-red_threes_unshown_count-true = red threes that were never shown count as shown
switch-red_threes_unshown_count-false = red threes that were never shown are cards in hand
switch-black_threes_out = Black threes melded in going out
switch-black_threes_out-says =
    { $n ->
        [0] Melding the black threes in going out earns no award
       *[other] Melding the black threes in going out is worth { $n } points
    }
switch-black_threes_held = Black threes in hand at the end
switch-black_threes_held-says =
    { $n ->
        [0] Holding the black threes at the end costs nothing extra
       *[other] Holding the black threes at the end costs { $n } points
    }
switch-black_threes_number = How many black threes
switch-black_threes_number-says = The award and the cost of black threes take { $n } of them
switch-black_threes_flat = The points of the black threes
switch-black_threes_flat-true = the award for black threes includes the points of the cards
switch-black_threes_flat-false = the points of the cards are added to the award for black threes
switch-black_threes_held_if_nobody_out = Black threes in hand when nobody goes out
switch-black_threes_held_if_nobody_out-true = holding the black threes costs even when nobody goes out
switch-black_threes_held_if_nobody_out-false = holding the black threes costs only when somebody goes out
switch-laid_against_without_canasta = Melded cards without a canasta
switch-laid_against_without_canasta-true = when the other side goes out, the melded cards of a side without a canasta count against it
switch-laid_against_without_canasta-false = melded cards always count for their side, even without a canasta

## The match

switch-target = Points of the match
switch-target-says = A match is played to { $n } points
switch-deals = Deals of the match
switch-deals-says =
    { $n ->
        [0] A match has no fixed number of deals
        [one] A match ends after one deal
       *[other] A match ends after { $n } deals, if no side has won before
    }
switch-target_enough = Exactly the target
switch-target_enough-true = a side that reaches exactly the points of the match wins
switch-target_enough-false = a side wins only by passing the points of the match
switch-tie = Tie
switch-tie-play_on = in a tie another deal is played
switch-tie-draw = in a tie nobody wins

## Why not: names and values

rules-error-name-taken = { $place } cannot be the name of another rule set: expected lower case without accents, with hyphens, different from { $known } and their other names.
rules-error-unknown-rule-set =
    { $nearest ->
        [none] There is no rule set “{ $name }”; the rule sets are { $known }.
       *[other] There is no rule set “{ $name }”: did you mean { $nearest }? The rule sets are { $known }.
    }
rules-error-no-rules = { $found } is neither a rule set nor the name of one: expected one of { $known }, or a `Rules` value such as `get` returns.
rules-error-unknown-form = { $set } has no form “{ $form }”; it has { $known }.
rules-error-unknown-version = { $set } has no version { $version }; it has { $known }.
rules-error-version-below-one = Version { $version } is not valid: expected whole numbers from 1 up.
rules-error-version-twice = { $name } and version { $version } contradict each other: name only one of them.
rules-error-seats-of-form = { $name } is played only by { $seats } players on { $sides } sides.
rules-error-no-form-for-seats = { $set } is not played like that; the players (and sides) can be { $known }.
rules-error-form-undecided = { $set } can be played like that in several forms: say which of { $known }.
rules-error-parent-circle = The rule set descends from itself: { $circle }.
rules-error-unknown-parent = { $set } builds on “{ $parent }”, which does not exist; the rule sets are { $known }.
rules-error-unknown-field =
    { $nearest ->
        [none] There is no switch “{ $name }”.
       *[other] There is no switch “{ $name }”; the nearest is { $nearest }.
    }
rules-error-difference-changes-nothing = { $name } = { $value } changes nothing: the rule set it builds on already has it.
rules-error-unknown-default-form = Its usual form “{ $form }” is not one of its forms: { $known }.
rules-error-unknown-switch =
    { $nearest ->
        [none] There is no house rule “{ $name }”.
       *[other] There is no house rule “{ $name }”; the nearest is { $nearest }.
    }
rules-error-named-twice = { $name } is given twice: give it once.
rules-error-expected-change = “{ $line }” is not a house rule: write name = value.
rules-error-changes-nothing = { $name } = { $value } changes nothing: { $set } already has it.
rules-error-form-instead = { $name } cannot be changed in { $set }: choose one of its forms, { $forms }.
rules-error-expected-whole = { $name } = { $value } is not valid: expected a whole number from { $low } to { $high }.
rules-error-out-of-range = { $name } = { $value } is not valid: it must be between { $low } and { $high }.
rules-error-not-a-multiple = { $name } = { $value } is not valid: points go in steps of { $step }.
rules-error-expected-yes-no = { $name } = { $value } is not valid: expected true or false.
rules-error-expected-choice = { $name } = { $value } is not valid: expected one of { $choices }.
rules-error-expected-row =
    { $longest ->
        [4] { $name } = { $value } is not valid: expected four amounts of points, such as 1000 500 500 200.
       *[other] { $name } = { $value } is not valid: expected { $shortest } to { $longest } amounts of points, such as 100 200 300 800.
    }
rules-error-expected-table = { $name } = { $value } is not valid: expected a table such as { $example }.
rules-error-table-not-rising = { $name } = { $value } is not valid: in the table both the numbers and the points must rise.

## Why not: rules that do not go together

rules-error-seats-and-sides = { $seats } players do not make { $sides } sides of equal size.
rules-error-seating = { $seats } players on { $sides } sides cannot draw for seats like that (seating = { $seating }).
rules-error-leave-without-partners = Where everybody plays alone there is no partner to ask: leave must be none, not { $leave }.
rules-error-too-many-cards = There are not enough cards: { $dealt } are dealt, and starting the pile for certain takes { $needed }, but there are only { $cards }.
rules-error-red-threes-length = red_threes has { $given } amounts, but the packs have { $threes } red threes: give one amount for each.
rules-error-too-many-black-threes = black_threes_number = { $number } is not valid: there are only { $threes } black threes.
rules-error-moda-without-cut = moda_doubles needs a cut that names the moda: cut must be moda, not { $cut }.
rules-error-exact-cut-without-cut = The award of { $points } points for the exact cut needs a deal from the lifted part: cut must be moda or lifted, not { $cut }.
rules-error-separate-melds-grow = Several melds of one rank (separate_melds) need canastas of exactly seven cards: closed_canastas must be true.
rules-error-separate-melds = Separate melds (separate_melds) are only defined with { $name } = { $value }.
rules-error-wild-melds-need = Melds of wild cards with wild_melds = { $wild_melds } need { $name } = { $value }.
rules-error-swap-wilds = Swapping a wild card of a canasta (swap_wilds) is only defined with { $name } = { $value }.
rules-error-too-many-wilds = At most { $limit } wild cards fit in a meld with these packs; max_wilds is { $max_wilds }.
rules-error-repeats-without-separate-melds = Without several melds of one rank there are no double or triple canastas: repeats_multiply needs separate_melds = true.
rules-error-pile-with-wild-without-wilds = If no meld may hold a wild card (max_wilds = 0), no wild card can take the pile: pile_with_wild must be false.
rules-error-wild-canastas-without-wild-melds = { $name } = { $points } rewards a canasta of wild cards, but melds of wild cards are not allowed (wild_melds = none).
rules-error-concealed-awards-without-concealed = concealed_awards = { $awards } rewards going out concealed, which earns nothing (concealed = none): it must be 0 0 0 0.
rules-error-canastas-and-clean-and-dirty = canastas_to_go_out = { $canastas } does not go with go_out_needs = clean_and_dirty, which already says which canastas going out needs.
rules-error-pumba-without-limit = pumba warns that a player can no longer take the pile with the one card left: one_card_hand must not be any.
rules-error-last-take-draw = stock_end = last_take judges the last two cards drawn: draw must be 2, not { $draw }.
rules-error-must-take-without-take-on = must_take = { $must_take } only applies where play goes on without a stock: stock_end must be take_on, not { $stock_end }.
rules-error-last-red-three-without-take-on = last_red_three = { $last_red_three } only applies where play goes on without a stock: stock_end must be take_on, not { $stock_end }.
rules-error-without-effect =
    { $name } = { $value } would have no effect: { $name ->
        [aimed_cut] the cards are not cut (cut)
        [late_plug] the cut does not name the moda (cut = moda)
        [wild_melds_first] no meld of wild cards has to lie on the table before a frozen pile is taken (wild_melds = before_frozen_pile)
        [wild_canasta_counts] melds of wild cards are not allowed (wild_melds)
        [frozen_lay_off] with one meld of a rank, equal cards always join (separate_melds)
        [max_wilds] a canasta of exactly seven cards has no room for that many wild cards
        [canasta_awards_add] it takes at least two awards by number of canastas (canasta_awards)
        [black_threes_number] there is neither an award nor a cost for black threes (black_threes_out, black_threes_held)
        [black_threes_flat] there is no award for black threes, or the cards are worth nothing (black_threes_out, value_black_three)
        [last_taker_discards] the end of the stock does not depend on a last taking of the pile (stock_end = last_take)
        [frozen_pair_again] a frozen pile takes only a pair anyway (pile_frozen_naturals)
        [third_alone] canastas of a rank do not multiply (repeats_multiply)
        [wild_canasta_repeats] canastas of a rank do not multiply, or those of wild cards earn nothing (repeats_multiply, wilds_mixed)
        [multiples_add] it takes a canasta de moda and double canastas (moda_doubles, repeats_multiply)
        [clean_game_cards] a clean game doubles nothing (clean_game)
        [discarded_wild_soils] there is no clean game, or no last discard (clean_game, final_discard)
        [exact_cut_red_threes] the exact cut earns nothing (exact_cut, cut = moda)
        [first_turn_undrawn] going out concealed earns the same on the first turn as later (concealed_awards)
        [red_threes_against_limit] red threes never cost that much (red_threes)
        [red_threes_unshown_count] red threes are shown before play begins (red_threes_dealt)
       *[black_threes_held_if_nobody_out] holding the black threes costs nothing (black_threes_held)
    }.
