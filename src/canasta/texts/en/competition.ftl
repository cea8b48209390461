### Competitions: formats, where everybody sits, the log, the ranking and its reasons, and what cannot be entered.

## Formats and figures

competition-format-fixed_and_moving = Half fixed, half moving
competition-format-round_robin = Everyone meets everyone
competition-format-league = League with dates
competition-format-swiss = Swiss system
competition-format-knock_out = Knock-out
competition-format-individual = Individual, with changing partners

competition-criterion-scale = Points by the scale
competition-criterion-points = Points
competition-criterion-wins = { $win ->
    [2] Match points
   *[other] Matches won
}
competition-criterion-difference = Points made less points conceded
competition-criterion-direct = { $win ->
    [2] Match points among those tied
   *[other] Wins among those tied
}
competition-criterion-opponents = { $win ->
    [2] Match points of the opponents met
   *[other] Wins of the opponents met
}
competition-criterion-lasting = Rounds lasted

## Why a figure is what it is

competition-evidence = { $what } ({ $n ->
    [one] entry { $entries }
   *[other] entries { $entries }
})
competition-average = { $what }; the average of its matches
competition-handicaps = { $what }; with handicaps { $own } to { $against }
competition-why-played = { $entrant ->
    [player] { $value }: round { $round }, with player { $partner } against players { $opponent } and { $other }
   *[pair] { $value }: round { $round }, played against pair { $opponent }
  }
competition-why-scaled = { $entrant ->
    [player] { $value }: round { $round }, with player { $partner } against players { $opponent } and { $other } by the scale, difference { $difference }
   *[pair] { $value }: round { $round }, against pair { $opponent } by the scale, difference { $difference }
  }
competition-why-capped = { $entrant ->
    [player] { $value }: round { $round }, with player { $partner } against players { $opponent } and { $other }; of a difference of { $difference } no more counts
   *[pair] { $value }: round { $round }, against pair { $opponent }; of a difference of { $difference } no more counts
  }
competition-why-award = { $entrant ->
    [player] { $value }: round { $round }, another player of the table did not play the match or left it
   *[pair] { $value }: round { $round }, pair { $opponent } did not play the match or left it
  }
competition-why-absent = { $entrant ->
    [player] { $value }: round { $round }, did not play the match or left it
   *[pair] { $value }: round { $round }, did not play the match against pair { $opponent } or left it
  }
competition-why-unplayed = { $value }: pair { $opponent }, which was still to be met, has left the competition
competition-why-sit-out = { $value }: round { $round }, sat out
competition-why-missed = { $entrant ->
    [player] { $value }: round { $round }, missed before the player entered
   *[pair] { $value }: round { $round }, missed before the pair entered
  }
competition-why-penalty = { $value }: taken off by the referee
competition-why-credit = { $value }: given by the referee
competition-why-opponent = { $value }: pair { $opponent }, an opponent, won in round { $round }
competition-why-opponent-drew = { $value }: pair { $opponent }, an opponent, drew in round { $round }
competition-why-dummy = { $value }: round { $round }, not played: counts as an opponent with the same number of wins
competition-why-out = { $value }: knocked out in round { $round } by pair { $opponent }
competition-why-third = { $value }: won the match for third place in round { $round }, against pair { $opponent }
competition-why-third-alone = { $value }: third without a match, since pair { $opponent } has left
competition-why-gone = { $value }: left the competition after round { $round }
competition-why-in = { $value }: still in
competition-why-champion = { $value }: champion, never knocked out

competition-seeded = Seeded { $seed }: number { $place } of “{ $of }”.

## The log

competition-entry-opened = The competition “{ $name }” opens.
competition-entry-changed = The conditions change: { $what }.
competition-entry-entered = { $entrant ->
    [player] { $instead ->
        [0] { $names } enters.
       *[other] { $names } enters in place of player { $instead }.
    }
   *[pair] { $instead ->
        [0] { $names } enter.
       *[other] { $names } enter in place of pair { $instead }.
    }
}
competition-entered-by-place = { $entrant ->
    [player] { $names } enters, number { $place } of “{ $of }”.
   *[pair] { $names } enter, number { $place } of “{ $of }”.
  }
competition-entry-renamed = { $entrant ->
    [player] Player { $pair } is now called { $names }; the name was misspelt.
   *[pair] Pair { $pair } is now called { $names }; its names were misspelt.
  }
competition-entry-drawn = { $seed ->
    [no] The order of the draw is set: { $order }.
   *[other] Lots are drawn: { $order } (seed { $seed }).
}
competition-entry-withdrew = { $entrant ->
    [player] Player { $pair } withdraws.
   *[pair] Pair { $pair } withdraws.
  }
competition-entry-substituted = Pair { $pair }: { $into } plays instead of { $out }.
competition-entry-seated = { $entrant ->
    [player] Seats of round { $round } (table: players): { $meetings }.
   *[pair] Seats of round { $round } (table: pairs): { $meetings }.
  }
competition-entry-reseated = { $entrant ->
    [player] Change of seats in round { $round } (table: players): { $meetings }.
   *[pair] Change of seats in round { $round } (table: pairs): { $meetings }.
  }
competition-entry-postponed = Round { $round }, table { $table }: moved to { $to }.
competition-entry-begun = Round { $round }, table { $table }: the match begins.
competition-entry-played = Round { $round }, table { $table }: { $one } to { $other }{ $end ->
    [clock] , by the clock
    [deals] , after the last deal
   *[other] {""}
  }.
competition-entry-noshow = { $entrant ->
    [player] Round { $round }, table { $table }: player { $pair } does not play.
   *[pair] Round { $round }, table { $table }: pair { $pair } does not play.
  }
competition-entry-left = { $entrant ->
    [player] Round { $round }, table { $table }: player { $pair } leaves the match.
   *[pair] Round { $round }, table { $table }: pair { $pair } leaves the match.
  }
competition-entry-disqualified = { $entrant ->
    [player] Player { $pair } is disqualified: { $reason }
   *[pair] Pair { $pair } is disqualified: { $reason }
  }
competition-entry-penalised = { $entrant ->
    [player] Player
   *[pair] Pair
} { $pair } loses { $points } { $unit ->
    [scale] points of the scale
   *[points] points
}: { $reason }
competition-entry-credited = { $entrant ->
    [player] Player
   *[pair] Pair
} { $pair } receives { $points } { $unit ->
    [scale] points of the scale
   *[points] points
}: { $reason }
competition-entry-handicapped = { $entrant ->
    [player] Player
   *[pair] Pair
} { $pair } has { $points ->
    [0] no handicap.
   *[other] a handicap of { $points } points a match.
}
competition-entry-teamed = { $left ->
    [yes] Pair { $pair } is in no team.
   *[other] Pair { $pair } plays for the team { $team }.
}
competition-entry-leavegiven = Round { $round }, table { $table }: the referee gives { $player } leave of absence: { $cause }
competition-entry-cameback = Round { $round }, table { $table }: { $player } is back.
competition-entry-reported = { $entrant ->
    [player] Round { $round }, table { $table }, player { $pair }: { $what }
   *[pair] Round { $round }, table { $table }, pair { $pair }: { $what }
  }
competition-entry-corrected = Entry { $of } is corrected to { $one } to { $other }{ $end ->
    [clock] {" "}(by the clock)
    [deals] {" "}(after the last deal)
   *[other] {""}
  }: { $reason }
competition-entry-annulled = Entry { $of } is annulled: { $reason }

## What cannot be entered

competition-error-not-opened = A competition begins when it is opened with its conditions.
competition-error-opened = The competition has been opened already.
competition-error-unreadable = Line { $line }: this is not an entry of a competition: { $found }
competition-error-bad-name = A name has 1 to 60 printable characters, the name of a competition up to 80; found: { $found }
competition-error-drawn-late = Once the first round is seated, the order of the draw cannot change.
competition-error-bad-order = { $entrant ->
    [player] The order of the draw must name each of the { $pairs } players once.
   *[pair] The order of the draw must name each of the { $pairs } pairs once.
  }
competition-error-not-drawn = The seed { $seed } gives another order.
competition-error-bad-number = The condition { $field } is { $found }; in this format it goes from { $low } to { $high }.
competition-error-bad-ranking = A ranking names at least one criterion, each once; “rounds lasted” belongs to a knock-out, and only there.
competition-error-no-scale = There is no scale: give its thresholds in the conditions, before the first round.
competition-error-bad-scale = The thresholds of a scale are points above 0 that grow from one to the next.
competition-error-ranking-of-pairs = “Wins among those tied” and “wins of the opponents met” need one opponent in each match; an individual competition is ranked without them.
competition-error-bad-date = “{ $found }” is not a date; dates are written like 2026-11-21.
competition-error-bad-dates = A league has a date for each round, none earlier than the one before it; other formats have no dates.
competition-error-dates = This league needs { $rounds } dates, one for each round, and has { $dates }.
competition-error-unchanged = The conditions are already like that.
competition-error-stands = Once a round is seated, { $field ->
    [format] the format
    [legs] how often the pairs meet
    [lives] the number of defeats that knock a pair out
    [scale] the scale
    [cap] the most that counts of a difference
    [missed] the points for missed rounds
    [missed_scale] the points for missed rounds
    [award_scale] the award for { $entrant ->
        [player] players
       *[pair] a pair
    } without opponents
    [sit_out_scale] the score for sitting out
    [win_points] what a win counts
    [third_place] the match for third place
    [sections] the sections
    [absence] the price of not playing a match
    [award] the award for { $entrant ->
        [player] players
       *[pair] a pair
    } without opponents
    [award_wins] the award for { $entrant ->
        [player] players
       *[pair] a pair
    } without opponents
    [sit_out] the score for sitting out
    [sit_out_wins] the score for sitting out
   *[other] that
  } cannot change: that would rewrite what has been entered.
competition-error-rounds-seated = There cannot be { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }: { $seated } have been seated already.
competition-error-dates-seated = The dates of the rounds seated so far, up to round { $seated }, cannot change; a single match can be moved.
competition-error-too-few = A round needs at least two pairs; there are { $pairs }.
competition-error-few-players = A round needs at least four players; there are { $players }.
competition-error-no-late-pair = A knock-out takes no new pairs once its first round is seated.
competition-error-names = { $format ->
        [individual] In an individual competition each player enters alone; found: { $found } names.
       *[other] A pair has two names; found: { $found }.
    }
competition-error-no-place-free = { $entrant ->
    [player] Player { $pair } has not left a place that another could take.
   *[pair] Pair { $pair } has not left a place that another could take.
  }
competition-error-plays-already = { $player } is already in this competition.
competition-error-barred = { $one } and { $other } were disqualified as pair { $pair } and cannot enter again (TB-11.3); if that was a mistake, annul entry { $entry }.
competition-error-barred-player = { $player } was disqualified as player { $pair } and cannot enter again (TB-11.3); if that was a mistake, annul entry { $entry }.
competition-error-named-so = { $entrant ->
    [player] Player { $pair } already has this name.
   *[pair] Pair { $pair } already has these names.
  }
competition-error-no-pair = { $entrant ->
    [player] There is no player { $pair }; { $pairs } have entered.
   *[pair] There is no pair { $pair }; { $pairs } have entered.
  }
competition-error-gone = { $entrant ->
    [player] Player { $pair } has left the competition.
   *[pair] Pair { $pair } has left the competition.
  }
competition-error-leaves-match = { $entrant ->
    [player] Player { $pair } is playing (round { $round }, table { $table }); a player who withdraws now leaves the match.
   *[pair] Pair { $pair } is playing (round { $round }, table { $table }); a pair that withdraws now leaves the match.
  }
competition-error-not-in-pair = { $entrant ->
    [player] { $player } is not player { $pair }.
   *[pair] { $player } does not play in pair { $pair }.
  }
competition-error-both-replaced = Pair { $pair } would have neither of the players who entered.
competition-error-plays-alone = Player { $pair } plays for themselves and cannot be replaced: take the player out and enter the other one.
competition-error-no-round = There is no round { $round }; { $rounds } have been seated.
competition-error-wrong-round = The next round is { $expected }, not { $round }.
competition-error-seated = Round { $round } is already seated.
competition-error-over = The competition has no further rounds.
competition-error-all-met = There are no further rounds: with { $pairs } pairs, all due meetings have taken place after { $played } { $played ->
    [one] round
   *[other] rounds
  }, although { $agreed } were agreed.
competition-error-round-open = Round { $round } is not over: table { $table } has no result.
competition-error-round-past = { $entrant ->
    [player] Round { $round } is past; no player can be added to it.
   *[pair] Round { $round } is past; no pair can be added to it.
  }
competition-error-twice = { $entrant ->
    [player] Player { $pair } would have two places in the round.
   *[pair] Pair { $pair } would have two places in the round.
  }
competition-error-no-seat = { $entrant ->
    [player] Player { $pair } would have no place in the round.
   *[pair] Pair { $pair } would have no place in the round.
  }
competition-error-out = { $entrant ->
    [player] Player { $pair } has no place in this round.
   *[pair] Pair { $pair } has no place in this round.
  }
competition-error-table-number = Table { $table } is named twice or does not exist: tables count from 1.
competition-error-may-not-meet = In this format pairs { $one } and { $other } do not meet, or not again.
competition-error-partners = Table { $table }: in an individual competition four different players sit at a table, in two sides; in the other formats two pairs.
competition-error-not-its-table = Pair { $pair } is not the fixed pair of table { $table }.
competition-error-lives-differ = Pairs { $one } and { $other } have not lost the same number of matches, and this is not the final.
competition-error-few-meetings = This round has { $found } { $found ->
    [one] match
   *[other] matches
  }; by the bracket it needs at least { $least }, and only pairs without an opponent sit out.
competition-error-third-place = A match for third place belongs to a knock-out in which a pair that loses is out.
competition-error-ranking-open = The ranking of “{ $name }” is not settled: every match of its rounds needs its result first.
competition-error-few-ranked = “{ $name }” has { $found } pairs in its ranking that can go on, fewer than { $first }.
competition-error-place-shared = In “{ $name }” several pairs share place { $place }: take { $fewer ->
    [0] { $more }
   *[other] { $fewer } or { $more }
  } pairs from it. A pair too many can be taken out before the first round.
competition-error-not-unopposed = None of the pairs that have left was due to meet pair { $pair }.
competition-error-no-pairing = There are no further rounds: after { $played } { $played ->
    [one] round
   *[other] rounds
  } of { $agreed }, the { $pairs } pairs cannot be seated without a second meeting of some of them.
competition-error-sits-elsewhere = { $entrant ->
    [player] Player { $pair } sits at a table that is not part of the change.
   *[pair] Pair { $pair } sits at a table that is not part of the change.
  }
competition-error-no-table = Round { $round } has no table { $table }.
competition-error-has-result = Table { $table } of round { $round } already has its result; change it with a correction.
competition-error-begun = The match of round { $round } at table { $table } has begun: substitutions and changes of seat are no longer possible.
competition-error-not-begun = The match of round { $round } at table { $table } has not begun.
competition-error-busy = { $entrant ->
    [player] Player { $pair } is still playing (round { $round }, table { $table }).
   *[pair] Pair { $pair } is still playing (round { $round }, table { $table }).
  }
competition-error-not-at-table = { $entrant ->
    [player] Player { $pair } does not play at table { $table } in round { $round }.
   *[pair] Pair { $pair } does not play at table { $table } in round { $round }.
  }
competition-error-player-not-at-table = { $player } does not play at table { $table } in round { $round }.
competition-error-points-step = { $points } is not a possible score: it must be a positive or negative multiple of { $step }, and points taken off or given must be more than 0.
competition-error-points-many = { $points } is not a possible score: no match ends above { $most }.
competition-error-below-target = Round { $round }, table { $table }: nobody has reached the { $target } points at which a match ends. The length of a match is in the conditions, and can change for a round that is seated until its matches begin.
competition-error-wrong-deals = Round { $round }, table { $table }: a match has { $expected } deals, not { $deals }. The length of a match is in the conditions, and can change for a round that is seated until its matches begin.
competition-error-not-ended = Round { $round }, table { $table }: nobody has reached { $target } points, and of the { $expected } deals after which a match ends { $deals } have been finished. The length of a match is in the conditions, and can change for a round that is seated until its matches begin.
competition-error-many-deals = Round { $round }, table { $table }: a match has at most { $expected } deals, not { $deals }. The length of a match is in the conditions, and can change for a round that is seated until its matches begin.
competition-error-deals-unsaid = Round { $round }, table { $table }: say how many deals were finished; a match has at most { $expected }.
competition-error-no-length = The conditions do not say when a match ends: at a number of points, after a number of deals, after a number of minutes, or by several of these.
competition-error-round-begun = The length of the matches of round { $round } cannot change any more: at table { $table } play has begun.
competition-error-not-last = The length of its matches can change in the last round that is seated, { $last }, not in round { $round }.
competition-error-no-unfinished = Round { $round }, table { $table }: under these conditions no deal is left unfinished.
competition-error-tie = Round { $round }, table { $table }: a knock-out match needs a winner; play another deal.
competition-error-cannot-move = Round { $round }, table { $table }: only a league match with a date that has not begun can be moved.
competition-error-season-closing = The matches of the last { $days } days of the season cannot be moved.
competition-error-too-far = A match can be moved at most { $days } days from { $planned }, and not past the end of the season.
competition-error-no-arbiter = The referee gives leave of absence, and must be named.
competition-error-no-reason = A cause must be given.
competition-error-no-handicap = There are no handicaps in a knock-out: whoever wins the match at the table goes on.
competition-error-handicap-points = A handicap of { $points } points a match is not possible: it is a multiple of { $step } from 0 to { $most }.
competition-error-handicap-late = { $entrant ->
    [player] Player { $pair } has begun to play (round { $round }, table { $table }): a handicap is set before the first match of a player.
   *[pair] Pair { $pair } has begun to play (round { $round }, table { $table }): a handicap is set before the first match of a pair.
  }
competition-error-handicap-same = { $entrant ->
    [player] Player { $pair } already has a handicap of { $points }.
   *[pair] Pair { $pair } already has a handicap of { $points }.
  }
competition-error-team-of-players = In an individual competition there are no teams of pairs.
competition-error-team-late = Teams are formed before the first round is seated.
competition-error-team-same = Pair { $pair } is already in that team: { $team }.
competition-error-team-full = The team { $team } already has { $high } pairs; pair { $pair } would be one too many.
competition-error-team-alone = The team { $team } has only pair { $pair }: a team has { $low } to { $high } pairs.
competition-error-team-small = The team { $team } has { $size } pairs, and the best { $best } of each team count: give it more, or let fewer count.
competition-error-team-of-all = All pairs are in the team { $team }, and pairs of one team do not meet: form another team.
competition-error-sections-format = Sections are for half fixed and half moving and for a round robin; set none with this format.
competition-error-sections-one = One section is the whole competition: set 0 for no sections, or 2 to { $high }.
competition-error-sections-teams = A competition with sections has no teams: set no sections, or no ranking of teams and no teams.
competition-error-sections-small = { $sections } sections need at least { $needed } pairs, 4 each, and there are { $pairs }: { $most ->
    [0] set no sections.
    [1] set no sections.
   *[other] set { $most } sections at most, or none.
  }
competition-error-away = { $player } is already absent.
competition-error-not-away = { $player } is not absent.
competition-error-no-entry = Entry { $entry } does not exist or has been annulled.
competition-error-not-annulled = Entry { $entry } is of a kind that cannot be annulled; a pair that entered by mistake withdraws.
competition-error-no-result = Entry { $entry } is not the result of a match.
competition-error-falls = Entry { $entry } rests on this and could not stand: { $why }

## What is other in the conditions once the competition has begun.
competition-changed-name = the name is “{ $name }”
competition-changed-rounds = { $n ->
    [0] as many rounds as it takes
    [one] one round
   *[other] { $n } rounds
  }
competition-changed-length = { $of_round ->
    [0] for matches in rounds to come: { $length }
   *[other] from round { $of_round } on: { $length }
  }
competition-changed-ranking = ranked by { $ranking }
competition-changed-dates = dates: { $dates }
competition-changed-phones = { $phones ->
    [table] one device a table
    [paper] no telephones, results on paper
   *[allowed] telephones are allowed
}
competition-changed-postpone = a match can be moved at most { $n } days
competition-changed-closed = no match of the last { $n } days can be moved
