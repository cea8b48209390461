### The score sheet of a table: its lines, whose deal it is, what looks wrong, what cannot be written.

scoresheet-side = Side { $side }
scoresheet-seat = Seat { $seat }

## Lines that do not come from the detail of a deal

scoresheet-line-base = Base
scoresheet-line-cards = Cards
scoresheet-line-total = Total of the deal
scoresheet-line-penalties = Penalties
scoresheet-line-adjusted = Referee: { $reason }
scoresheet-line-in-hand = Cards in hand
scoresheet-line-not-for-base = Canastas and red threes that earn nothing, by a ruling
scoresheet-line-not-for = Cards that do not count for the side, by a ruling
scoresheet-line-canasta-clean = Clean canasta
scoresheet-line-canasta-dirty = Dirty canasta

## Whose deal it is, and how the match stands

scoresheet-turn = { $dealer } deals, { $cutter } cuts and { $mano } plays first.
scoresheet-turn-uncut = { $dealer } deals and { $mano } plays first.
scoresheet-won =
    { $several ->
        [yes] { $side } win.
       *[no] { $side } wins.
    }
scoresheet-won-together = { $others } and { $last } win.
scoresheet-won-together-i = { $others } and { $last } win.
scoresheet-draw = A draw: nobody wins.
scoresheet-broken-off = The match was left unfinished.

## The entries

scoresheet-entry-opened = Sheet opened: { $rules }.
scoresheet-entry-length = Another length. { $length }
scoresheet-entry-named = Players: { $players }
scoresheet-entry-dealentered = Deal entered: { $points }
scoresheet-entry-corrected = Entry { $of } is corrected: { $before } → { $points }. Reason: { $reason }
scoresheet-entry-rulingentered = Ruling, { $who }: { $what } ({ $points }). { $told }
scoresheet-entry-adjusted = The referee gives { $who } { $points } points: { $reason }
scoresheet-entry-annulled =
    { $before ->
        [none] Entry { $of } is annulled: { $reason }
       *[other] Entry { $of } ({ $before }) is annulled: { $reason }
    }
scoresheet-entry-closed =
    { $agreed ->
        [0] Sheet closed without a signature.
       *[other] Sheet accepted and closed. Agreed: { $accepted }.
    }{ $why ->
        [0] {""}
       *[other] {" "}Reason: { $reason }
    }
scoresheet-entry-reopened = Sheet reopened: { $reason }
scoresheet-insisted = { $said }. It stands although it looks impossible: { $why }

## The questions, one at a time

scoresheet-ask-form = How do you want to enter the deal?
scoresheet-form-detail = In detail: canastas, threes and cards
scoresheet-form-base_cards = Base and cards
scoresheet-form-totals = Just the totals
scoresheet-ask-moda = Which rank is the moda?
scoresheet-ask-closer = Who went out?
scoresheet-nobody = Nobody
scoresheet-none = None
scoresheet-ask-concealed = Did they go out concealed, the whole hand at once?
scoresheet-concealed-no = No
scoresheet-concealed-first = On the first turn
scoresheet-concealed-later = Later
scoresheet-concealed-first_alone = On the first turn, without the partner’s melds
scoresheet-concealed-first_with = On the first turn, with the partner’s melds
scoresheet-concealed-later_alone = Later, without the partner’s melds
scoresheet-concealed-later_with = Later, with the partner’s melds
scoresheet-ask-exact_cut = Was the cut exact?
scoresheet-ask-points = { $side }: how many points in all?
scoresheet-ask-base = { $side }: what does the base come to, canastas and awards?
scoresheet-ask-cards = { $side }: what do the cards come to, those on the table minus those in hand?
scoresheet-ask-canastas = { $side }: which canastas, in order?
scoresheet-ask-clean = { $side }: how many clean canastas?
scoresheet-ask-dirty = { $side }: how many dirty canastas?
scoresheet-ask-wilds = { $side }: do they have a canasta of wilds?
scoresheet-wilds-no = No
scoresheet-wilds-mixed = Of twos and jokers
scoresheet-wilds-twos = Of seven twos
scoresheet-wilds-jokers = Of all the jokers
scoresheet-ask-red_threes = { $side }: how many red threes?
scoresheet-ask-laid = { $side }: what do the cards on the table come to, canastas included, red threes apart?
scoresheet-ask-in_hand = { $side }: what do the cards left in hand come to?
scoresheet-ask-black_threes_laid = { $every ->
    [yes] { $side }: were the { $blacks } black threes melded in going out?
   *[no] { $side }: how many black threes were melded in going out? If fewer than { $blacks }: 0.
}
scoresheet-ask-clean_game = { $side }: is it a clean game, with no wild melded and none in the partner’s hand?
scoresheet-ask-rare = Was there anything else: { $blacks ->
    [0] { "" }
   *[other] { $every ->
        [yes] the { $blacks } black threes in one hand,
       *[no] { $blacks } or more black threes in one hand,
    }{ " " }
}{ $red ->
    [yes] red threes in one hand,{ " " }
   *[no] { "" }
}penalties?
scoresheet-ask-black_threes_held = { $every ->
    [yes] Who was left with the { $blacks } black threes in hand?
   *[no] Who was left with { $blacks } or more black threes in hand?
}
scoresheet-ask-red_threes_in_hand = { $side }: how many red threes were left in hand?
scoresheet-ask-penalties = { $side }: how many penalty points?
scoresheet-note-laid = { $false_opening ->
    [yes] As they lie, including those of a false opening. Penalised cards do not belong here: they count as in hand.
   *[no] { $partners ->
        [yes] Penalised cards do not belong here: they count as in hand.
       *[no] { "" }
    }
}
scoresheet-note-in_hand = { $partners ->
    [yes] Including penalised cards that were never used.{ $red ->
        [yes] { " " }Red threes are asked for separately.
       *[no] { "" }
    }
   *[no] Red threes are asked for separately.
}
scoresheet-note-base = Including any cost of the threes. Anything else the referee took off is kept apart.{ $false_opening ->
    [yes] { " " }A canasta of a false opening earns nothing, and the red threes are those of a side without it.
   *[no] { "" }
}
scoresheet-note-cards = { $false_opening ->
    [yes] As they lie: those of a false opening with the cards on the table, penalised cards with the hand.
   *[no] { $partners ->
        [yes] Penalised cards count as in hand.
       *[no] { "" }
    }
}
scoresheet-note-points = { $false_opening ->
    [yes] With all cards and all threes. The cards of a false opening are counted here as they lie; its canastas earn nothing, and the red threes are those of a side without them. Anything the referee takes off is kept apart.
   *[no] With all cards and all threes. Anything else the referee took off is kept apart.
}
scoresheet-note-penalties = Leave out the rulings that are already on the sheet.
scoresheet-note-ruled-laid = The { $points } of the false opening are written here as they lie: the sheet changes their sign, and its canastas earn nothing.
scoresheet-note-ruled-in_hand = The { $points } points of the penalised cards are counted here, and nowhere else.
scoresheet-note-ruled-red_threes = The { $points } points for red threes come off here.
scoresheet-note-ruled-red_threes_in_hand = The { $points } points for red threes in hand come off here.
scoresheet-note-ruled-black_threes_held = The { $points } points for black threes come off here.
scoresheet-canasta = { $ranks }, { $made }
scoresheet-made-clean = clean
scoresheet-made-dirty = dirty
scoresheet-made-mixed = of wilds
scoresheet-made-twos = of seven twos
scoresheet-made-jokers = of all the jokers
scoresheet-span = { $first } to { $last }

## What looks wrong

scoresheet-flag-points-step = { $points } is not a possible score: it must be a multiple of { $step }.
scoresheet-flag-points-bounds = { $points } is not a possible score: a deal brings { $low } to { $high }.
scoresheet-flag-points-rich = { $points } points are more than a deal can bring under these rules: { $most } at most. Is this right?
scoresheet-flag-points-both = { $points } points for both sides together are more than a deal can bring: { $most } at most. Is this right?
scoresheet-flag-base-step = The base cannot be { $points }: canastas and awards come to multiples of { $step }.
scoresheet-flag-base-bounds = The base cannot be { $points }: it lies between { $low } and { $high }.
scoresheet-flag-cards-step = The cards cannot come to { $points }: the sum must be a multiple of { $step }.
scoresheet-flag-cards-bounds = The cards cannot come to { $points }: they lie between { $low } and { $high }.
scoresheet-flag-all-cards = All sides’ cards come to { $points } points, and the packs hold { $most } at most.
scoresheet-flag-laid-step = The cards on the table cannot come to { $points }: the sum must be a multiple of { $step }.
scoresheet-flag-hand-step = The cards in hand cannot come to { $points }: the sum must be a multiple of { $step }.
scoresheet-flag-penalties-step = The penalties cannot come to { $points }: the sum must be a multiple of { $step }.
scoresheet-flag-laid-little = The cards on the table come to { $points }, but these canastas alone are worth { $least } or more.
scoresheet-flag-hand-cards =
    { $cards ->
        [0] Without cards in hand, { $points } points cannot count against the side.
        [one] One card in hand cannot be worth { $points } points.
       *[other] { $cards } cards in hand cannot be worth { $points } points.
    }
scoresheet-flag-closer-hand = A player who goes out has no cards left, and there is nobody else on this side.
scoresheet-flag-red-threes = There are { $found } red threes, and the packs hold only { $most }.
scoresheet-flag-black-threes = There are { $found } black threes, and the packs hold only { $most }.
scoresheet-flag-black-threes-not-out = Black threes are melded only in going out, but nobody went out.
scoresheet-flag-black-threes-few =
    { $found ->
        [one] One black three cannot be melded: it takes at least three.
       *[other] { $found } black threes cannot be melded: it takes at least three.
    }
scoresheet-flag-no-wild-canastas = This rule set has no canastas of wilds.
scoresheet-flag-wild-canastas = There are { $found } canastas of wilds: a side can have only one.
scoresheet-flag-rank-twice = There are { $found } canastas of { $rank } on one side: here all cards of a rank lie together.
scoresheet-flag-rank-cards = Those canastas of { $rank } hold at least { $found } naturals, and there are only { $most }.
scoresheet-flag-canasta-cards = Those canastas hold at least { $found } naturals, and there are only { $most }.
scoresheet-flag-wilds-cards = Those canastas hold at least { $found } wilds, and there are only { $most }.
scoresheet-flag-twos-cards = Those canastas hold at least { $found } twos, and there are only { $most }.
scoresheet-flag-jokers-cards = Those canastas hold at least { $found } jokers, and there are only { $most }.
scoresheet-flag-closing-canastas =
    { $needed ->
        [one] Going out needs a canasta, and there is none.
       *[other] Going out needs { $needed } canastas, and there are not that many.
    }
scoresheet-flag-closing-clean-dirty = Going out needs a clean canasta and a dirty one, or two clean ones and no wilds at all.
scoresheet-flag-no-concealed = This rule set has no award for going out concealed.
scoresheet-flag-concealed-not-out = Going out concealed is marked, but nobody went out.
scoresheet-flag-concealed-alone = Nobody has a partner here: there are no partner’s melds to go out with.
scoresheet-flag-concealed-canasta = Going out concealed takes a canasta, and there is none.
scoresheet-flag-no-clean-game = This rule set has no award for a clean game.
scoresheet-flag-clean-game-not-out = A clean game belongs to the side that goes out, but nobody went out.
scoresheet-flag-clean-game = This is no clean game: there is a canasta with wilds.
scoresheet-flag-no-exact-cut = This rule set has no award for an exact cut.
scoresheet-flag-exact-cut-side = An exact cut belongs to the side that cut, and that was not this one.
scoresheet-flag-no-moda = The rank of the moda is missing: without it no canasta is doubled.
scoresheet-flag-below-minimum = There are { $points } points on the table, but the opening took { $minimum }.
scoresheet-flag-nothing = No side has a single point.
scoresheet-flag-hand-little = Players who do not go out keep at least one card: the hands of this side come to at least { $least } points, but { $points } were entered. Is this right?
scoresheet-flag-hand-empty = Players who do not go out keep at least one card, but no points were entered for the hands of this side. Were they left with black threes only?
scoresheet-flag-first-turn = The first turn leaves no time for { $found } canastas. Is this right?
scoresheet-flag-penalties-high = { $points } penalty points are many: at the highest price in the rulebooks they would be { $most }. Is this right?
scoresheet-flag-unusual-laid =
    { $canastas ->
        [0] { $found } points on the table are rare without a canasta: usually there are { $low } to { $high }. Is a canasta missing?
        [one] { $found } points on the table are rare with a canasta like that: usually there are { $low } to { $high }. Are the canastas and the cards right?
       *[other] { $found } points on the table are rare with those { $canastas } canastas: usually there are { $low } to { $high }. Are the canastas and the cards right?
    }
scoresheet-flag-unusual-hand = { $found } points in hand are rare: usually there are { $high } at most. Is this right?
scoresheet-flag-unusual-canastas = { $found } canastas on one side are rare in a deal: usually there are { $high } at most. Is this right?
scoresheet-flag-unusual-canastas-both = { $found } canastas on all sides together are rare in a deal: usually there are { $low } to { $high }. Is this right?
scoresheet-flag-unusual-base = A base of { $found } is rare: usually it is { $low } to { $high }. Is this right?
scoresheet-flag-unusual-cards = With that base, { $found } points for cards are rare: usually there are { $low } to { $high }. Are the base and the cards right?
scoresheet-flag-unusual-points = { $found } points are rare in a deal: a side usually makes { $low } to { $high }. Is this right?
scoresheet-flag-unusual-points-both = { $found } points for all sides together are rare in a deal: usually there are { $low } to { $high }. Is this right?

## What cannot be written

scoresheet-error-not-opened = A sheet begins when it is opened, with the rule set and the names.
scoresheet-error-opened = The sheet is already open.
scoresheet-error-unreadable = Line { $line }: this is not an entry of a score sheet: { $found }
scoresheet-error-too-many = A sheet has at most { $most } entries.
scoresheet-error-wrong-names = There are { $found } names: expected the names of { $players } players, in the order of play, or of { $sides } sides.
scoresheet-error-bad-name = A name has 1 to { $most } printable characters; found: { $found }
scoresheet-error-bad-number = { $found } is not valid for { $field }: use a number from { $low } to { $high }.
scoresheet-error-bad-text = Write at most { $most } printable characters, on one line, for { $field }.
scoresheet-error-no-text = Missing: { $field }.
scoresheet-error-wrong-sides =
    { $found ->
        [one] There are points for one side only: this rule set has { $sides }.
       *[other] There are points for { $found } sides: this rule set has { $sides }.
    }
scoresheet-error-no-rank = { $found } is not a natural rank: choose one of { $ranks }.
scoresheet-error-rank-needed = The rank of the canasta is missing: here they are not all worth the same.
scoresheet-error-wilds-have-no-rank = A canasta of wilds is not of { $rank }: it has no naturals.
scoresheet-error-no-entry = Entry { $entry } does not exist or has been annulled.
scoresheet-error-no-deal = Entry { $entry } is not a deal.
scoresheet-error-not-annulled = Entry { $entry } is of a kind that cannot be annulled.
scoresheet-error-falls = Entry { $entry } could not stand: { $why }
scoresheet-error-flagged = { $why } If it really is so, say why.
scoresheet-error-over = The match is over; change a deal that has been entered with a correction.
scoresheet-error-not-over = The match is not over: to close the sheet now, say why.
scoresheet-error-closed = The sheet is accepted and closed; to change anything, open it again and say why.
scoresheet-error-not-closed = The sheet is not closed.
scoresheet-error-length-late = The length of the match can change until its first deal is on the sheet.
scoresheet-error-not-stopped = The clock stops no deal here: the match is not played by time, or its last deal is played out.
scoresheet-error-no-step = No question here is called { $name }.
scoresheet-error-answer-yes-no = { $name }: answer yes or no.
scoresheet-error-answer-choice = { $name }: choose one of these answers: { $choices }.
scoresheet-error-answer-number = { $name }: write a number from { $low } to { $high }.
scoresheet-error-answer-step = { $name }: { $found } is not possible; it must be a multiple of { $step }.
scoresheet-error-answer-canastas = { $name }: expected a list of canastas, each with its rank and its kind.
scoresheet-error-table = This is the table for spreadsheets, which cannot be read back: expected the whole sheet (JSON) or its log (JSONL).
scoresheet-error-too-big = The file is too big: the limit is { $most } MB.

## What was written, as a sentence calls it

scoresheet-field-points = the points
scoresheet-field-closer = who went out
scoresheet-field-exact_cut = the exact cut
scoresheet-field-black_threes_laid = the black threes melded
scoresheet-field-black_threes_held = the black threes in hand
scoresheet-field-canastas = the canastas
scoresheet-field-red_threes = the red threes
scoresheet-field-red_threes_in_hand = the red threes in hand
scoresheet-field-laid = the cards on the table
scoresheet-field-in_hand = the cards in hand
scoresheet-field-cards_in_hand = the number of cards in hand
scoresheet-field-penalties = the penalties
scoresheet-field-dealer = who deals
scoresheet-field-target = the points at which the match ends
scoresheet-field-deals = the number of deals
scoresheet-field-minutes = the number of minutes
scoresheet-field-accepted = those who agree
scoresheet-field-side = the side
scoresheet-field-seat = the seat
scoresheet-field-rules = the rules of the ruling
scoresheet-field-offence = the offence
scoresheet-field-reason = the reason
scoresheet-field-insist = the reason
scoresheet-field-title = the title
scoresheet-field-by = who writes
scoresheet-field-at = the date
