### What is printed: the score sheet, guide cards, result slips, the round, the ranking, diplomas.

prints-page = Page { $page }

## The score sheet

prints-sheet = Score sheet
prints-points = deal
prints-total = total
prints-penalties = penalties { $points }
prints-see = see { $entries }
prints-minimum = opens with { $n }
prints-target = { $n }
prints-next = Deal { $deal }: { $dealer } deals, { $cutter } cuts and { $mano } plays first.
prints-next-uncut = Deal { $deal }: { $dealer } deals and { $mano } plays first.
prints-accepted = Agreed: { $who }

## Guide cards

prints-guide-tables = Guide cards of the tables
prints-guide-pairs = Guide cards of the pairs
prints-table-word = Table
prints-round-word = Round
prints-pairs-word = Pairs
prints-pair-word = Pair
prints-pair = Pair { $pair }
prints-fixed = Stays at this table, answers for it and keeps the score sheet.
prints-moving = The others go to the next table each round.
prints-first-writes = The first of the two pairs keeps the score sheet.
prints-against = against { $pair }
prints-sits-out = sits out
prints-unopposed = the opponents have gone

## Slips and the round

prints-slips = Slips of round { $round }
prints-slip = Table { $table } · Round { $round }
prints-scan = Enter it here
prints-deals = Deals finished
prints-signed = Signed, pair { $pair }
prints-round = Round { $round }
prints-opponent = against

## Ranking and diplomas

prints-ranking = Ranking
prints-final = final
prints-provisional =
    { $round ->
        [0] before the first round
       *[other] provisional, round { $round }
    }
prints-place = { $place }
prints-disqualified = Disqualified
prints-diploma = Diploma
prints-diploma-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
prints-diploma-when = Place and date
prints-diploma-signed = The organisers
prints-nobody-yet = There is no ranking yet.
