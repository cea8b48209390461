### Competitions at the server: what cannot be done there, and the trail of what was.

## What cannot be done

club-error-no-club = This competition does not exist here: ask for its link again.
club-error-no-register = This register does not exist here: ask for its link again.
club-error-not-organiser = A competition is added with the key of its organiser: this is another link of it.
club-error-no-key = The key of a link is missing: expected after “Bearer” in the Authorization header.
club-error-wrong-key = This key opens nothing here: use the link exactly as the organiser gave it.
club-error-link-revoked = This link has been revoked: ask the organiser for another.
club-error-link-expired = This link has expired: ask the organiser for another.
club-error-may-not = This link does not allow that: ask the organiser.
club-error-not-its-table = This link is for table { $table } only.
club-error-phones-table = In this competition each table uses one device, that of its link; other telephones are forbidden during matches (TB-11.7).
club-error-phones-paper = In this competition telephones are forbidden during matches (TB-11.7): results go to the organiser on paper.
club-error-not-its-match = This link is only for the matches of number { $pair }.
club-error-not-its-side = This link speaks for number { $pair } only: the opponents have their own.
club-error-no-link = There is no link { $link }: links are numbered from 1 to { $links }.
club-error-link-withdrawn = Link { $link } is already revoked.
club-error-links-many = There can be at most { $most } links.
club-error-link-tables = A link for tables needs the numbers of the tables, each once; other links take none.
club-error-link-pairs = A link for pairs needs the numbers of the pairs, each once; other links take none.
club-error-link-corrects = Only a deputy’s link can be given the right to correct.
club-error-last-organiser = This is the last organiser’s link: make another before you revoke it.
club-error-log = The log of this competition is damaged: expected it to begin with its conditions, and only once.
club-error-set-aside = This log makes no sense at step { $seq }: it was set aside unchanged, and the others go on. The operator of the server has been told.
club-error-log-full = A competition can hold at most { $most } entries in its log.
club-error-log-rules = This log holds only the entries, not the rules in play: choose the rules and open it again, or open a whole copy of the competition.
club-error-group-twice = Each group is named once: “{ $name }” is there twice.
club-error-group-of-others = { $entrant ->
    [player] “{ $name }” is an individual competition, whose players cannot enter as pairs: choose competitions of pairs.
   *[pair] “{ $name }” is a competition of pairs, which cannot enter an individual one: choose individual competitions.
  }
club-error-pairs-many = A competition has room for { $most } pairs, an individual one for { $most } players.
club-error-entries-many = There can be at most { $most } entries.
club-error-beyond = This file holds more than the server keeps: { $what }.
club-error-beyond-match = { $points } points are rare in such a match (usually { $low } to { $high }). Is this right?
club-error-beyond-both = { $points } points for both sides together are rare in such a match (usually { $high } at most). Is this right?
club-error-sheet-agrees = No score sheet has a different result for this match.
club-error-two-phones = That result did not come from one phone alone: it needs no other confirmation.
club-error-not-asked = Nobody has asked for another confirmation of that result.
club-error-same-phone = This phone entered the result: another one has to confirm it.
club-error-rules-late = Once a round is seated, the rules and house rules cannot change: score sheets and tables play by them.
club-error-same-result = That result already stands.
club-error-target-to-pass = Under these rules a match ends only when a side has passed { $target } points: the next deal is missing.
club-error-level-plays-on = { $points } points each do not end the match: sides that are level at { $target } points or more play on ({ $rule }). The next deal is missing.
club-error-not-ranked = Number { $pair } is not in the ranking.
club-error-no-dates = There are no dates here: expected a league with dates, a pair that still plays in it, or a season with evenings.
club-error-again = Something else changed at the same moment: try again.
club-error-not-stored = The change could not be saved, so nothing has happened: try again in a moment.
club-error-crowded = { $most } devices already follow this competition, and no more can.

club-error-conflict = The phones disagree about this match: the organiser will settle it.
club-error-claim-changed = The result you are confirming has changed: look at it again.
club-error-own-claim = You entered this result yourselves: the opponents have to confirm it.
club-error-claimed = A result of this match is already waiting to be confirmed.
club-error-called = The referee has already been called to this table.
club-error-not-called = The referee has not been called to this table.
club-error-played-online = This match is played online on this server: its result will arrive by itself.
club-error-not-online = This match is not played online on this server.
club-error-sheet-there = This match already has a score sheet.
club-error-sheet-aside = The match of this sheet is no longer played by these people (round { $round }, table { $table }): ask the organiser. Nothing on the sheet is lost; it goes on if the same people are seated there again.
club-error-sure-seats = { $what }{ $more ->
    [0] {""}
    [one] {" "}There is one more such case.
   *[other] {" "}There are { $more } more such cases.
  } All of it is kept, and comes back if the same people are seated there again. Is the change right?
club-error-sure-teams = The two halves cannot keep every team together, so { $meetings ->
    [one] one meeting within a team is left out: its two pairs sit
   *[other] { $meetings } meetings within a team are left out: the two pairs of each sit
} out in that round. Teams of equal size avoid this. Seat the round all the same?
club-error-sure-winner = This makes the other pair the winner, but round { $round } is already seated. The two pairs will change places there, and { $results ->
    [0] no result changes.
    [one] the result of their match there will be annulled: the right pair has to play it.
   *[other] the results of their matches there will be annulled: the right pairs have to play them.
  } Is this right?
club-error-later-round = This makes the other pair the winner, but rounds { $round } to { $last } were seated with the old result. Annul round { $last }, its results first, and so on back to the one after round { $round }; then correct the result.
club-error-sure-name = “{ $name }” has a letter that could not be read. Is the name right?
club-error-sure-clock = The clock of the round still has { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }, and nothing else has ended this match{ $target ->
    [0] {""}
   *[other] {" "}(nobody has { $target } points)
  }. Is the result right?
club-error-length-online = The length of the matches of round { $round } cannot change while table { $table } plays online: first bring it back from there.
club-error-sure-long = This competition has { $matches } matches. With the start and the result of each, it needs about { $needed } entries and has room for { $most }: it would stop before its end. Choose fewer rounds, or several competitions. Do you want to begin like this?
club-error-sure-disqualified = { $player } has been disqualified from this competition, with number { $pair }. May { $player } play again?

desk-beside-sheet = { $n ->
    [one] Table { $table } has one deal on its sheet.
   *[other] Table { $table } has { $n } deals on its sheet.
}
desk-beside-online = Table { $table } plays online.
desk-beside-claims = Table { $table } has entered a result that is not confirmed yet.
desk-beside-called = Table { $table } has called the referee.
club-error-no-sheet = This score sheet does not exist here: ask for its link again.
club-error-rules-seats = A table with two pairs cannot play by these rules: choose a form with four seats and two sides.
club-error-sheet-moved =
    { $deals ->
        [one] The sheet has changed in the meantime and now has one deal: look at it before you enter another.
       *[other] The sheet has changed in the meantime and now has { $deals } deals: look at them before you enter another.
    }
club-error-ruling-open = The referee still needs an answer before there is a ruling: “{ $fact }”.
table-error-no-bots = The seats of this table are assigned: no bot can sit down here.

club-error-clock-off = No clock is running: set the minutes of the round first.
club-error-clock-runs = The clock is already running.
club-error-clock-stands = The clock is not running.
club-error-clock-seconds = A round cannot last { $seconds } seconds: choose 1 to { $most }.

table-bye-revoked = The link that brought you here has been revoked or has expired.

## Who did it

desk-by-server = the server
desk-by-organiser = the organiser
desk-by-deputy = a deputy
desk-by-table = table { $number }
desk-by-pair = the link of number { $number }
desk-by-public = the public

## What was done, beyond the entries of the competition

desk-did-brought = { $n ->
    [one] One entry was brought in from another server.
   *[other] { $n } entries were brought in from another server.
}
desk-did-settings = The conditions were changed.
desk-did-linked = { $role ->
    [table] { $n ->
        [one] A link for a table was made.
       *[other] Links for { $n } tables were made.
    }
    [pair] { $n ->
        [one] A link for a pair or player was made.
       *[other] Links for { $n } pairs or players were made.
    }
    [deputy] A link for a deputy was made.
    [organiser] Another link for an organiser was made.
   *[public] A link for the public was made.
}
desk-did-unlinked = A link was revoked: { $link }.
desk-did-claimed = { $entrant ->
    [player] Round { $round }, table { $table }: players { $pair } say { $one } to { $other }.
   *[pair] Round { $round }, table { $table }: pair { $pair } says { $one } to { $other }.
  }
desk-did-agreed = Round { $round }, table { $table }: { $entrant ->
    [player] players { $pair } agree
   *[pair] pair { $pair } agrees
  }{ $same ->
    [yes] , from the same phone
   *[no] {""}
  }.
desk-did-second-asked = Round { $round }, table { $table }: { $wanted ->
    [yes] confirmation from another phone was asked for.
   *[no] a second confirmation is no longer asked for.
  }
desk-did-sheet-differs = Round { $round }, table { $table }: the score sheet was accepted with { $one } : { $other }, but the result is the organiser’s and stands until the organiser decides.
desk-did-sheet-dismissed = Round { $round }, table { $table }: the result stands, although the score sheet says otherwise.
desk-did-seconded = Round { $round }, table { $table }: { $right ->
    [yes] confirmed from another phone.
   *[no] another phone says that the result is wrong.
  }
desk-did-called = { $wanted ->
    [yes] Round { $round }, table { $table }: the referee is called.
   *[no] Round { $round }, table { $table }: the referee is no longer needed.
}
desk-did-decided = Round { $round }, table { $table }: the organiser settles the result: { $reason }
desk-did-clock = { $do ->
    [set] The clock is set to { $minutes } minutes.
    [start] The clock starts.
    [pause] The clock stops.
    [add] { $minutes } minutes are added to the clock.
   *[off] The clock is removed.
}
desk-did-online = Round { $round }: played online at table { $tables }.
desk-did-offline = Round { $round }: no longer played online at table { $tables }.
desk-did-sheet = Round { $round }, table { $table }: a score sheet is started.

## Lists as CSV

desk-handicap-why = { $competitions ->
    [one] One competition
   *[other] { $competitions } competitions
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, average { $average }. { $share } % of what is missing to the best average, { $best }, rounded to { $step }.
desk-handicap-shut = The key that this device has for { $club } no longer opens it.
desk-handicap-table = “{ $name }” is left out: the key is one for a table, which does not see all results.
desk-handicap-other = “{ $name }” is left out: its game or the length of its matches is another.
desk-csv-line = Line { $line }: { $what }
desk-csv-empty = { $entrant ->
    [player] There are no players in this list: write one name on each line.
   *[pair] There are no pairs in this list: write two names on each line.
  }
desk-csv-names = { $entrant ->
    [player] there are { $found } fields, expected the name of one player: write each player on a line of their own.
   *[pair] { $found ->
        [one] there is one field, expected the two names of a pair.
       *[other] there are { $found } fields, expected the two names of a pair.
    }
}
desk-csv-name = { $found } is not a valid name: use 1 to 60 printable characters.
desk-csv-garbled = “{ $name }” has letters that were not read correctly.
desk-csv-title = left out, as a title: “{ $title }”.
desk-csv-twice = { $name } is already there.
desk-csv-handicap = Handicap
desk-csv-team = Team
desk-csv-counted = Pairs that count
desk-csv-dropped = Other pairs
desk-csv-team-name = { $found } is not a valid name of a team: use at most 40 characters.
desk-csv-with-handicap = { $what } with handicap
desk-csv-handicap-points = the handicap is { $found }; expected a multiple of { $step } from 0 to { $most }, or nothing.
desk-csv-place = Place
desk-csv-section = Section
desk-csv-place-in-section = Place in the section
desk-csv-pair = { $entrant ->
    [player] Number
   *[pair] Pair
  }
desk-csv-player-1 = { $entrant ->
    [player] Player
   *[pair] First player
  }
desk-csv-player-2 = Second player
desk-csv-state = State
desk-csv-there = takes part
desk-csv-gone = withdrawn
desk-csv-disqualified = disqualified

## The calendar of a league

calendar-round = { $name }, round { $round }
calendar-match = { $name }, round { $round }: against { $against }
calendar-moved = { $name }, round { $round }: { $one } – { $other }
calendar-table = Table { $table }
