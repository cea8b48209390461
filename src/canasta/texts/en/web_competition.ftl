### A competition, whoever looks at it: ranking, rounds, clock and the wall.

table-word = Table
clock = Clock of the round
copy-code = Code of this server
copy-code-about = It is in the window in which canasta was started on this computer.
copy-code-go-on = Go on with the copy
yes = Yes
no = No

pair-fixed = Fixed pair
pair-moving = Moving pair
pair-disqualified = disqualified
pair-gone = has withdrawn

pair-out = out
pair-champion = champion
pair-second-chance = second chance
match-waiting = Not begun
match-playing = In play
match-claimed = To be confirmed
match-conflict = The phones disagree
match-done = Over
match-second-missing = Confirmed on the same phone
match-second-asked = Waiting for another phone
match-second-sheet = The score sheet says otherwise
match-second-denied = Another phone disagrees
match-moved = Moved to { $day }
match-called = Calls the referee
match-carried = Its table came from another machine in the middle of a deal: people who made or saw the copy may have known the cards of that deal.

round-title = Round { $round }

result-deals = Deals finished
result-deals-short = Deals
result-deals-n = deals: { $n }
result-unfinished = Points of the deal that the clock stopped, apart
result-unfinished-of = Points of the unfinished deal: { $names }

## Ranking

ranking-place = Place
ranking-pair = Pair
ranking-why = Why?
ranking-why-of = Why pair { $pair } has these figures
ranking-empty = There will be a ranking once there are results.
ranking-provisional = Provisional: some results are still to come

ranking-why-title = Why: pair { $pair }
ranking-why-place = place { $place }
ranking-why-nothing = Nothing yet.

## The page for everybody

public-ranking = Ranking
public-final = Final ranking
public-no-round = Rounds
public-which-round = Another round
public-find = Where do I sit? Search for a name
public-rests = sits out this round
public-alone = has no opponents this round
public-wait = No round has been seated yet.
public-print = Print

## The wall

wall-soon = We begin soon
wall-between = over
wall-over = The competition is over
wall-open =
    { $n ->
        [one] one table still plays
       *[other] { $n } tables still play
    }
wall-seats = Where every pair sits
wall-rest =
    { $n ->
        [one] Sits out:
       *[other] Sit out:
    }
wall-welcome =
    { $n ->
        [0] Entries are open
        [one] One pair has entered
       *[other] { $n } pairs have entered
    }
wall-code = Ranking and seats on your phone
wall-whole = Full screen

## Coming in

club-coming = Opening the competition…
club-no-key = The link is needed
club-no-key-text = This address alone opens nothing. Use the link or the code that the organiser gave you.
