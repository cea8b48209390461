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
prints-printed = Printed: { $at }

## canasta print

cli-print = What a club hangs up and hands out, as PDF in large type, from the log of its competition. WHAT can be: tables and pairs, their guide cards; slips for results; round; ranking; diplomas.
cli-print-short = Print guide cards, slips, ranking and diplomas
cli-print-example =
    canasta print tables tournament.jsonl guides.pdf
    canasta print round tournament.jsonl round.pdf --round 2
    canasta print ranking tournament.jsonl ranking.pdf --why
    canasta print diplomas tournament.jsonl diplomas.pdf --where Vigo --day "21 November"
cli-argument-print-what = What is printed: tables, pairs, slips, round, ranking or diplomas.
cli-argument-print-log = The log of the competition; - for standard input.
cli-argument-print-pdf = The PDF, which must be new.
cli-option-print-round = The round; if left out, the last.
cli-option-print-why = With the reasons of every figure.
cli-option-print-paper = The paper: a4 or letter.
cli-option-print-where = The place on the diplomas.
cli-option-print-day = The date on the diplomas.
cli-print-written = Written: { $file }
cli-error-print-what = { $found } cannot be printed: expected one of { $known }.
cli-error-print-paper = { $found } is no paper: expected a4 or letter.
