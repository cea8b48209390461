### The papers of a club, as the browser prints them.

print-back = Back
print-print = Print or save as PDF
print-round-word = Round
print-pair-word = { $entrant ->
    [player] Player
   *[pair] Pair
  }
print-pair = { $entrant ->
    [player] Player { $pair }
   *[pair] Pair { $pair }
  }
print-side = { $entrant ->
    [player] Players { $pair }
   *[pair] Pair { $pair }
  }
print-name = Name
print-with = With { $player } { $name }
print-partner = With
print-opponents = Against
print-fixed = Stays at this table, is responsible for it and keeps the score sheet.
print-moving = The others go to the next table each round.
print-first-writes = { $entrant ->
    [player] The first of the two sides keeps the score sheet.
   *[pair] The first of the two pairs keeps the score sheet.
  }
print-sits-out = sits out
print-unopposed = the opponents have left
print-out = eliminated

## Slips and blank sheets

print-slips = Slips for round { $round }
print-slip = Table { $table } · Round { $round }
print-scan = Enter it here
print-phones-table = One device a table; all other telephones stay away (TB-11.7).
print-phones-paper = Telephones are forbidden during matches (TB-11.7).
print-scan-pair = Your phone link
print-stopped = Points of the unfinished deal
print-signed = { $entrant ->
    [player] Signed, players { $pair }
   *[pair] Signed, pair { $pair }
  }
print-forms = Score sheets for round { $round }
print-base = base
print-cards = cards
print-deal = deal
print-total = total

## The score sheet

print-sheet = Score sheet
print-lines = With every line and its rule
print-penalties = penalties { $points }
print-minimum = opens with { $n }
print-accepted = Agreed: { $who }

## Ranking, diplomas, poster

print-final = final
print-provisional =
    { $round ->
        [0] before the first round
       *[other] provisional, round { $round }
    }
print-place = { $place }
print-no-ranking = There is no ranking yet.
print-diploma = Diploma
print-diploma-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
print-diploma-places = Places
print-diploma-when = Place and date
print-diploma-signed = The organisers
print-poster = The ranking, live
print-no-poster = The poster needs a link for everybody and an address that phones can reach: both are under “Links and papers”.
