### Competitions at the server: what cannot be done there, and the trail of what was.

## What cannot be done

club-error-no-club = This competition does not exist here: ask for its link again.
club-error-no-key = The key of a link is missing: expected it behind “Bearer” in the header Authorization.
club-error-wrong-key = This key opens nothing here: use the link exactly as the organiser gave it.
club-error-link-revoked = This link has been withdrawn: ask the organiser for another.
club-error-link-expired = This link has expired: ask the organiser for another.
club-error-may-not = This link does not allow that: ask the organiser.
club-error-not-its-table = This link is for table { $table } only.
club-error-no-link = There is no link { $link }: they are numbered from 1 to { $links }.
club-error-link-withdrawn = Link { $link } has been withdrawn already.
club-error-links-many = There cannot be more than { $most } links.
club-error-link-tables = A link for tables needs their numbers, each once, and no other link takes any.
club-error-link-corrects = Only a deputy’s link can be given the right to correct.
club-error-last-organiser = This is the only organiser’s link that is left: make another before you withdraw it.
club-error-log = The log of this competition is damaged: expected it to begin with its settings, and only once.
club-error-set-aside = This log makes no sense at step { $seq }: it was set aside unchanged, and the others go on. The operator of the server has been told.
club-error-log-full = No more than { $most } things can be written down for one competition.
club-error-log-rules = This log says only what was entered, not by which rules: choose the rules and open it again, or open the whole copy of the competition.
club-error-pairs-many = There cannot be more than { $most } pairs.
club-error-entries-many = There cannot be more than { $most } entries.
club-error-beyond = What stands in this file goes beyond what the server keeps: { $what }.
club-error-beyond-match = { $points } points are rarely seen in such a match ({ $low } to { $high }). Is that right?
club-error-beyond-both = { $points } points for both pairs together are rarely seen in such a match ({ $high } at most). Is that right?
club-error-sheet-agrees = No score sheet waits with another result for this match.
club-error-two-phones = That result did not come from one phone alone: it lacks no other confirmation.
club-error-not-asked = Nobody has asked for another confirmation of that result.
club-error-same-phone = This is the phone that entered the result: another one has to confirm it.
club-error-rules-late = Once a round has been seated, the rules and house rules stay: sheets and tables go by them.
club-error-same-result = That is the result that stands already.
club-error-target-to-pass = By these rules a match ends only when somebody has passed { $target } points: the next deal is missing.
club-error-level-plays-on = { $points } each does not end the match: sides that are level at { $target } points or more play on ({ $rule }). The next deal is missing.
club-error-not-ranked = Pair { $pair } is not in the ranking.
club-error-again = Something else was done at the same moment: try again.
club-error-not-stored = It could not be written down, so nothing has happened: try again in a moment.
club-error-crowded = { $most } devices follow this competition already: no more fit.

club-error-conflict = Two phones say different things about this match: the organiser settles it.
club-error-claim-changed = What you are confirming has been changed: look at it again.
club-error-own-claim = Your own pair reported that: the opponents have to confirm it.
club-error-claimed = A result has been entered for this match and waits to be confirmed.
club-error-called = The referee has been called to this table already.
club-error-not-called = The referee has not been called to this table.
club-error-played-online = This match is played at a table of this server: its result arrives by itself.
club-error-not-online = This match is not played at a table of this server.
club-error-sheet-there = There is a score sheet of this match already.
club-error-sheet-aside = These pairs no longer play the match of this sheet (round { $round }, table { $table }): ask the organiser. Nothing on the sheet is lost; it goes on if the same pairs are seated there again.
club-error-sure-seats = { $what }{ $more ->
    [0] {""}
    [one] {" "}And there is one more thing like that.
   *[other] {" "}And there are { $more } more things like that.
  } All of it is kept, and comes back if these pairs are seated there again. Is the change right?
club-error-sure-winner = This makes the other pair the winner, and round { $round } is seated already. Both pairs change places there, and { $results ->
    [0] no result is touched.
    [one] the result of their match there is annulled: it has to be played by the right pair.
   *[other] the results of their matches there are annulled: they have to be played by the right pairs.
  } Is that right?
club-error-later-round = This makes the other pair the winner, and rounds { $round } to { $last } were seated by the old result. Annul round { $last }, its results first, and so on down to the one after round { $round }; then correct.
club-error-sure-name = “{ $name }” has a letter that could not be read. Is that name right?
club-error-sure-long = This competition has { $matches } matches. With the start and the result of each, they need about { $needed } entries, and a competition has room for { $most }: it would stop before its end. Choose fewer rounds, or several competitions. Is it right to begin like this?
club-error-sure-disqualified = { $player } has been disqualified from this competition, with pair { $pair }. Is it right that { $player } plays again?

desk-beside-sheet = { $n ->
    [one] Table { $table } has one deal on its sheet.
   *[other] Table { $table } has { $n } deals on its sheet.
}
desk-beside-online = Table { $table } plays online.
desk-beside-claims = Table { $table } has given a result that is not confirmed.
desk-beside-called = Table { $table } has called the referee.
club-error-no-sheet = This score sheet does not exist here: ask for its link again.
club-error-rules-seats = A table with two pairs cannot play by these rules: choose a form with four seats and two sides.
club-error-sheet-moved =
    { $deals ->
        [one] The sheet has changed meanwhile, and there is one deal on it: look at it before you enter another.
       *[other] The sheet has changed meanwhile, and there are { $deals } deals on it: look at them before you enter another.
    }
club-error-ruling-open = The referee has still to be told “{ $fact }” before there is a ruling.
table-error-no-bots = At this table everybody’s seat is given: no bot sits down here.

club-error-clock-off = No clock is running: set the minutes of the round first.
club-error-clock-runs = The clock is running already.
club-error-clock-stands = The clock is not running.
club-error-clock-seconds = A round cannot last { $seconds } seconds: choose 1 to { $most }.

table-bye-revoked = The link by which you were here has been withdrawn or has expired.

## Who did it

desk-by-server = the server
desk-by-organiser = the organiser
desk-by-deputy = a deputy
desk-by-table = table { $table }
desk-by-public = the public

## What was done, beyond the entries of the competition

desk-did-brought = { $n ->
    [one] One entry was brought from another server.
   *[other] { $n } entries were brought from another server.
}
desk-did-settings = The settings were changed.
desk-did-linked = { $role ->
    [table] { $n ->
        [one] A link for a table was made.
       *[other] Links for { $n } tables were made.
    }
    [deputy] A link for a deputy was made.
    [organiser] Another link for an organiser was made.
   *[public] A link for the public was made.
}
desk-did-unlinked = A link was withdrawn: { $link }.
desk-did-claimed = Round { $round }, table { $table }: pair { $pair } says { $one } to { $other }.
desk-did-agreed = Round { $round }, table { $table }: pair { $pair } agrees{ $same ->
    [yes] , from the same phone
   *[no] {""}
  }.
desk-did-second-asked = Round { $round }, table { $table }: { $wanted ->
    [yes] it is to be confirmed from another phone.
   *[no] no second confirmation is wanted any longer.
  }
desk-did-sheet-differs = Round { $round }, table { $table }: the score sheet was accepted with { $one } : { $other }, but the result is the organiser’s and stands until they decide.
desk-did-sheet-dismissed = Round { $round }, table { $table }: the result stands against the score sheet.
desk-did-seconded = Round { $round }, table { $table }: { $right ->
    [yes] confirmed from another phone.
   *[no] another phone says that the result is not that.
  }
desk-did-called = { $wanted ->
    [yes] Round { $round }, table { $table }: the referee is called.
   *[no] Round { $round }, table { $table }: the referee is no longer needed.
}
desk-did-decided = Round { $round }, table { $table }: the organiser gives the result: { $reason }
desk-did-clock = { $do ->
    [set] The clock is set to { $minutes } minutes.
    [start] The clock starts.
    [pause] The clock stops.
    [add] The clock is given { $minutes } minutes.
   *[off] The clock is put away.
}
desk-did-online = Round { $round }: played online at table { $tables }.
desk-did-offline = Round { $round }: no longer played online at table { $tables }.
desk-did-sheet = Round { $round }, table { $table }: a score sheet is begun.

## Lists as CSV

desk-csv-line = Line { $line }: { $what }
desk-csv-empty = There are no pairs in this list: write two names on each line.
desk-csv-names = { $found ->
    [one] one field was found, expected the two names of a pair.
   *[other] { $found } fields were found, expected the two names of a pair.
}
desk-csv-name = { $found } cannot be a name: use 1 to 60 visible characters.
desk-csv-garbled = “{ $name }” has letters that were not read rightly.
desk-csv-title = left out, as a title: “{ $title }”.
desk-csv-twice = { $name } is there already.
desk-csv-place = Place
desk-csv-pair = Pair
desk-csv-player-1 = First player
desk-csv-player-2 = Second player
desk-csv-state = State
desk-csv-there = takes part
desk-csv-gone = withdrawn
desk-csv-disqualified = disqualified
