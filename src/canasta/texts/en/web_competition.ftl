### A competition, whoever looks at it: ranking, rounds, clock and the wall.

table-word = Table
clock = Round clock
copy-code = This server’s code
copy-code-about = You find it in the window where canasta was started on this computer.
copy-code-go-on = Go on with the copy
yes = Yes
no = No

pair-fixed = { $entrant ->
    [player] First side
   *[pair] Fixed pair
  }
pair-moving = { $entrant ->
    [player] Second side
   *[pair] Moving pair
  }
pair-disqualified = disqualified
pair-gone = has withdrawn

pair-out = out
pair-champion = champion
pair-second-chance = second chance
match-waiting = Not started
match-playing = In play
match-claimed = To be confirmed
match-conflict = The phones disagree
match-done = Over
match-second-missing = Confirmed on the same phone
match-second-asked = Waiting for another phone
match-second-sheet = The score sheet says otherwise
match-second-denied = Another phone disagrees
match-moved = Moved to { $day }
days-calendar = Dates for the calendar
match-called = Referee called
match-carried = This table came from another computer in the middle of a deal: anybody who made or saw the copy may have known the cards of that deal.

round-title = Round { $round }

length-target = at { $n } points
length-deals =
    { $n ->
        [one] after one deal
       *[other] after { $n } deals
    }
length-minutes =
    { $n ->
        [one] after one minute
       *[other] after { $n } minutes
    }
length-two = { $one } or { $other }
length-three = { $one }, { $two } or { $other }
length-ends = The match ends { $end }.
length-ends-first = The match ends { $end }, whichever comes first.
length-unfinished-played_out = The deal being played when the time is up is finished, and counts.
length-unfinished-as_it_lies = When the time is up, play stops; the deal being played counts as it stands.
length-unfinished-dropped = When the time is up, play stops; the deal being played does not count.

length-of = A match ends by what comes first
length-of-book = As the rules say.
length-field-target = Points
length-field-deals = Deals
length-field-minutes = Minutes
length-unfinished = The deal being played when the time is up
length-fate-played_out = Is finished and counts
length-fate-as_it_lies = Stops, counts as it stands
length-fate-dropped = Stops, does not count
match-ended-target = Ended by points
match-ended-deals = Ended after the last deal
match-ended-clock = Ended by the clock

result-deals = Deals finished
result-deals-short = Deals
result-deals-n = deals: { $n }
result-unfinished = Points of the deal that the clock stopped, separately
result-unfinished-of = Points of the unfinished deal: { $names }

## Ranking

ranking-place = Place
ranking-pair = { $entrant ->
    [player] Player
   *[pair] Pair
  }
ranking-why = Why?
ranking-why-of = { $entrant ->
    [player] Why player { $pair } has these figures
   *[pair] Why pair { $pair } has these figures
  }
ranking-empty = There will be a ranking once there are results.
ranking-list = List
ranking-without-handicap = Without handicap
ranking-with-handicap = With handicap
pair-handicap = handicap { $n }
evening-section-word = Section
evening-section-name = Section { $section }
evening-section-all = All
ranking-teams = Teams
ranking-team = Team
ranking-team-dropped = does not count
ranking-teams-about = { $n ->
    [one] The best pair of each team counts; the others are struck through.
   *[other] The best { $n } pairs of each team count; the others are struck through.
}
ranking-provisional = Provisional: some results are still to come

ranking-why-title = { $entrant ->
    [player] Why: player { $pair }
   *[pair] Why: pair { $pair }
  }
ranking-why-place = place { $place }
ranking-why-nothing = Nothing yet.

## The page for everybody

public-ranking = Ranking
scale-title = Points by the scale
scale-from = from { $n }: { $points }
scale-difference = Difference from
scale-points = Points of the match
public-final = Final ranking
public-no-round = Rounds
public-which-round = Another round
public-find = Where do I sit? Search for a name
public-rests = sits out this round
public-alone = has no opponents this round
public-wait = No round has been seated yet.
public-print = Print

## The wall

wall-soon = Starting soon
wall-between = over
wall-over = The competition is over
wall-open =
    { $n ->
        [one] one table is still playing
       *[other] { $n } tables are still playing
    }
wall-seats = { $entrant ->
    [player] Where each player sits
   *[pair] Where each pair sits
  }
wall-rest =
    { $n ->
        [one] Sits out:
       *[other] Sit out:
    }
wall-welcome =
    { $n ->
        [0] Entries are open
        [one] { $entrant ->
            [player] One player has
           *[pair] One pair has
        } entered
       *[other] { $n } { $entrant ->
            [player] players
           *[pair] pairs
        } have entered
    }
wall-code = Ranking and seats on your phone
wall-whole = Full screen

## Coming in

club-coming = Opening the competition…
club-no-key = You need the link
club-no-key-text = This address alone opens nothing. Use the link or the code that the organiser gave you.

## The bracket of a knock-out

bracket = Bracket
bracket-column = { $matches ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
   *[other] Round of { $pairs }
}
bracket-third = Match for third place
bracket-table = Table { $table }
bracket-won = , goes on
bracket-alone = goes on without a match
bracket-open = to be decided
bracket-empty = The bracket appears once two pairs have entered and, where a pair has a second chance, the first round is seated.
bracket-before = As the draw is now; the numbers are the places in it. The first and the second can only meet in the final.
bracket-about = The numbers are the places in the draw; the pair that has won is in bold.
bracket-defeats-about = Round by round: pairs without a defeat first, then those with one. A second defeat puts a pair out.
bracket-lost = { $lost ->
    [0] Without a defeat
   *[other] With one defeat
}
bracket-page = page { $page } of { $pages }

## Days, for the server too

day-of-month = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
day-of-week = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[other] Sun
} { day-of-month }
day-of-year = { day-of-month } { $year }

## A copy for another computer

copy-title = If this computer fails
copy-never = No copy has been saved yet.
copy-fresh = Copy saved: { $time }. Nothing has happened since.
copy-since =
    { $n ->
        [one] Copy saved: { $time }. Since then there has been one change.
       *[other] Copy saved: { $time }. Since then there have been { $n } changes.
    }
copy-save = Save a copy
kept-full = This device has no room left for a copy; the one before it stays. Make room, or save a copy as a file.
kept-not = This browser keeps no copy by itself, as in a private window: save it as a file.
kept-copies = Start from a copy on this device
new-bring = Or go on with a copy from another computer
kept-copies-one = { $title }: { $time }{ $of ->
    [R] {""}
   *[C] , { $open ->
        [0] after round { $round }
       *[other] during round { $round }
    }
}
