### The desk of who runs a competition.

organise-parts = Parts of the competition
organise-round = Round
organise-pairs = Pairs
organise-ranking = Ranking
organise-links = Links and papers
organise-log = Log
organise-agreed = Conditions
organise-to-round = Go on: seat the first round

## Opening one

new-competition = Run a competition
new-competition-about = A name and a format are enough; all else is as in the book unless you change it.
new-name = Name
new-name-example = Friday tournament
new-more = More conditions: ranking, absences, sitting out
new-bring = Or go on with a copy from another computer
new-bring-about = Everything is as it was there: pairs, results, rules, links and their codes. A clock that was running goes on; if it ran out meanwhile, it waits with the time that it had left.
new-bring-log = Open it by these rules
new-open = Open the competition

format-fixed_and_moving-about = As in the book: half of the hall keeps its table and the sheet; the others go one table up each round.
format-round_robin-about = Each pair plays against all the others, once or twice.
format-swiss-about = As many rounds as you like; each time against a pair that does about as well, never twice.
format-knock_out-about = The losing pair is out, or has a second chance.
format-league-about = Everyone meets everyone, a date for each round, with postponements.

agreed-format = Format
agreed-rules = Rules in play
agreed-rounds = Rounds
agreed-rounds-all = as many as it takes
agreed-legs = How often
agreed-legs-1 = Once
agreed-legs-2 = Twice
agreed-lives = A pair that loses
agreed-lives-1 = Is out
agreed-lives-2 = Has a second chance
agreed-length = Each match lasts
agreed-length-target = To a target
agreed-length-deals = A number of deals
agreed-length-time = A number of minutes
agreed-length-target-n = to { $n } points
agreed-length-deals-n =
    { $n ->
        [one] one deal
       *[other] { $n } deals
    }
agreed-length-time-n = { $n } minutes
agreed-amount-target = Points
agreed-amount-deals = Deals
agreed-amount-time = Minutes
agreed-unfinished = The deal that the clock stops
agreed-unfinished-played_out = Is played out
agreed-unfinished-as_it_lies = Counts as it stands
agreed-unfinished-dropped = Does not count
agreed-ranking = Pairs are ranked by
agreed-absence = A pair that does not play a match
agreed-absence-disqualified = Is disqualified
agreed-absence-match_lost = Loses that match
agreed-award = Points for a pair left without opponents
agreed-award-points = { $n } points
agreed-award-won = { $n } points and the match won
agreed-award-wins = Counts as a match won
agreed-sit_out = For sitting out a round
agreed-sit-out-average = Its own average
agreed-sit-out-fixed = A number of points
agreed-sit-out-won = counts as a match won
agreed-sit-out-wins = Sitting out counts as a match won
agreed-first = Round 1
agreed-first-neighbours = In the order of the draw: 1 – 2, 3 – 4 …
agreed-first-seeds = By seeds: the first half against the second
agreed-dates = Dates
agreed-postpone_days = Postponements
agreed-postpone = up to { $n } days, none in the last { $closed } of the season
agreed-usual = Usual: { $words }
agreed-change = Change the conditions
agreed-save = Save the conditions
agreed-later = Round { $round } has been seated: what was played stands, so the format, the rules, absences and sitting out stay as they are. Another length holds from round { $next } on.
agreed-later-more = More: ranking and postponements
agreed-later-days = Date of round { $round }
agreed-rounds-hint = empty: as many as it takes
agreed-days-needed = With { $pairs } pairs, { $n } dates are needed.

criterion-points = Points
criterion-wins = Matches won
criterion-difference = Points for minus points against
criterion-direct = Wins among those tied
criterion-opponents = Wins of the opponents met
criterion-lasting = Rounds lasted
rank-up = Earlier: { $name }
rank-out = Remove: { $name }

league-first = First date
league-gap = Days between dates
league-many = How many rounds
league-each = Rounds on each date
league-postpone = Days by which a match may be moved
league-closed = Last days without postponements

## Pairs

pairs-add = Enter a pair
pairs-add-late = Enter a pair that arrives late
pairs-late-about = It plays from the next round and takes a vacant place first; you see beforehand which other pairs would move. In this round it can play against the pair that sits out, by “Change seats”.
late-title = A place for { $names }
late-instead =
    In place of pair { $pair }, which has gone: { $n ->
        [one] one match
       *[other] { $n } matches
    } to play
late-own =
    A place of its own: { $n ->
        [0] no match is sure
        [one] one match
       *[other] { $n } matches
    } to play
late-rounds =
    { $n ->
        [one] One round in all.
       *[other] { $n } rounds in all.
    }
late-nobody = Nobody else moves.
late-moved = These pairs move:
late-moved-pair = Pair { $pair } ({ $names }), from round { $round }
late-void = Cards already printed for these pairs and their tables are no longer valid: print them again once the pair has entered.
pairs-enter = Enter
pairs-count =
    { $n ->
        [0] No pairs yet
        [one] One pair
       *[other] { $n } pairs
    }
pairs-search = Search for a pair
pairs-none = The pairs will be listed here, with the number that they keep throughout.
pairs-none-found = No pair has that name.
pairs-import = Paste a list
draw = Order of the draw
draw-about = The order makes the first round. Change it, or draw lots: the log keeps the seed, so anybody can check the draw.
draw-lots = Draw lots
draw-up = Further up: { $names }
draw-down = Further down: { $names }
draw-save = Keep this order
pairs-import-about = Two names to a line, as in a message or a spreadsheet: with a comma, a semicolon, a dash, “/”, “&” or “and” between them, with or without numbers before them. The lists of pairs and ranking that are downloaded here can be read again.
pairs-import-file = File
pairs-import-text = Or paste the list here
pairs-import-look = Read the list
pairs-import-problems =
    { $n ->
        [one] It cannot be entered like this:
       *[other] It cannot be entered like this, for { $n } reasons:
    }
pairs-import-doubts = Look at this first:
pairs-import-found =
    { $n ->
        [one] This pair will be entered:
       *[other] These { $n } pairs will be entered:
    }
pairs-import-sure = It is right: enter the pairs
pairs-import-enter =
    { $n ->
        [one] Enter the pair
       *[other] Enter the { $n } pairs
    }
pair-title = Pair { $pair }
pair-match = Round { $round }, table { $table }, against pair { $pair } ({ $names })

## The round

round-none = No round yet
round-none-about =
    { $pairs ->
        [one] One pair has entered.
       *[other] { $pairs } pairs have entered. Once the round is seated, everybody knows where to go.
    }
round-too-many =
    { $agreed ->
        [one] One round is agreed
       *[other] { $agreed } rounds are agreed
    }, but with { $pairs } pairs everybody has met after { $n }.
round-unsure =
    { $agreed ->
        [one] One round is agreed
       *[other] { $agreed } rounds are agreed
    }. With { $pairs } pairs only { $n } are sure without a second meeting; it may end there.
round-propose-first = Prepare the first round
round-propose = Prepare the next round
round-before = The round before
round-after = The round after
round-progress = Tables that are done
round-in = { $n } of { $of } tables are done
round-open-only = Only those still to come
round-tables = The tables of the round
round-needed = You are needed
round-conflict = Table { $table }: the phones disagree
round-sheet = Table { $table }: the score sheet says otherwise
round-denied = Table { $table }: another phone disagrees
round-one-phone = { $n ->
    [one] Table { $tables }: the result was confirmed on the phone that entered it.
   *[other] Tables { $tables }: the results were confirmed on the phones that entered them.
  }
round-pending = Still to be played from other rounds
round-papers = Papers and diplomas
round-called = Table { $table }: calls the referee
round-sits-out = Pair { $pair }, { $names }, sits out.
round-unopposed = Pair { $pair }, { $names }, has no opponents.

quick = Enter slips
quick-fixed = Points, fixed pair
quick-moving = Points, moving pair
quick-enter = Enter
quick-done = Table { $table }: entered.
quick-no-table = There is no table { $table } in this round.

clock-minutes = Minutes
clock-set = Set the clock
clock-start = Start
clock-pause = Pause
clock-less = −1 min
clock-more = +5 min
clock-off = Remove

seats-next = Seats of round { $round }
seats-mend = Change seats of round { $round }
seats-about = This is the seating by the format. To make two pairs change places, tap one and then the other.
seats-mend-about = Tap two pairs to make them change places. What has been played stays.
seats-sit-out = Sitting out
seats-unopposed = Without opponents, because they have left
seats-late = Arrived after the round was seated
seats-one-more = One more table, { $table }, for the pairs that wait
seats-chosen = { $names }: tap the pair to change places with.
seats-back = As it was
seats-seat = Seat round { $round }
seats-mend-do = Change the seats
seats-as-played = They have played like this
seats-as-played-note = They sat down wrongly and the match has begun: it is recorded as it was.

## A match

match-title = Table { $table }, round { $round }
match-absent = pair { $pairs } did not play
match-call-seen = Attended to
match-claims = What the phones say
match-claim-of = { $names } say
match-claim-right = This is right
second-missing = The result was entered and confirmed on the same phone.
second-asked = It has to be confirmed from another phone.
second-sheet = The score sheet was accepted with another result. Yours stands until you take that of the sheet.
second-keep = Keep the result
settle-reason-sheet = as the score sheet says
second-denied = Another phone disputes the result. Talk to the table; if it is wrong, correct it.
second-ask = Ask for confirmation from another phone
second-off = Leave it so
second-ask-all = { $n ->
    [one] Ask for another confirmation
   *[other] Ask them all for another confirmation
  }
match-claim-lying = and { $points } of the unfinished deal
match-settle = Settle the result
match-enter = Enter the result
match-correct = Correct the result
match-sheet = Score sheet
match-link = Link of the table
match-watch = Watch the match
match-online = Play it online
match-offline = Play it with cards
match-is-online = online
match-reseat = Change seats
match-more = Other incidents
match-entries = Entries: { $entries }
settle-reason = It is as { $names } say

field-pair = Which pair?
field-player = Who?
field-cause = Why
field-what = What happened
field-reason = Why
field-to = New date
field-out = Who leaves?
field-into = Who plays instead
field-points = Points
field-one = First player
field-other = Second player

repair-begun = The match begins
repair-begun-about = From now on there are no substitutions and no changes of seat at this table.
repair-noshow = Did not come
repair-noshow-about = The pair that does not come loses the match and, if that was agreed, is disqualified.
repair-noshow-begun = The match has begun. If the pair never came, say why the start was a mistake: it is annulled by your decision, and the pair loses the match and, if that was agreed, is disqualified.
repair-left = Leaves the match
repair-left-about = The pair leaves the table before the end. It counts as not coming.
repair-leavegiven = Give leave of absence
repair-leavegiven-about = Somebody leaves the table for a while, for a good reason. The log keeps who allowed it.
repair-cameback = Is back at the table
repair-cameback-about = The leave of absence ends.
repair-reported = Report an incident
repair-reported-about = A telephone that rings, for instance. It changes no figure.
repair-renamed = Correct the names
repair-renamed-about = They were misspelt; it is the same two players, and both can be put right at once.
repair-postponed = Move the match
repair-postponed-about = To another day, by agreement of both pairs.
repair-annulled = Annul the result
repair-annulled-about = The match is without a result again. The entry stays in the log, struck out.
repair-substituted = Substitute a player
repair-substituted-about = Between matches, and never both of a pair.
repair-substituted-begun = The match of this pair has begun, and the rules allow no substitution any more (TB-11.2). If you as the referee allow it, say why: the log keeps it.
repair-penalised = Deduct points
repair-penalised-about = They are deducted from the pair in the ranking.
repair-withdrew = Withdraws
repair-withdrew-do-before = Withdraws
repair-withdrew-do-finished = Goes home with its place
repair-withdrew-do-lost = Withdraws and loses its matches
repair-withdrew-do-disqualified = Withdraws and is disqualified
repair-withdrew-before = The pair leaves before the first round: it is not in the ranking, and no award is made for it.
repair-withdrew-finished = The pair has nothing left to play: it goes home and keeps its place and its points.
repair-withdrew-lost = The pair loses the matches that it does not play and stays in the ranking with the points that it has. Its opponents receive the award.
repair-withdrew-disqualified = The pair still has matches to play: a pair that does not play one is disqualified (TB-11.4) and loses its place. Its opponents receive the award.
repair-disqualified = Disqualify
repair-disqualified-about = The pair is out. Another may take its place.
repair-entered = Another pair takes its place
repair-entered-about = It plays what was still to be played, and begins without points.
repair-do = Confirm: { $what }

## Links

links-tables = Phones at the tables
links-tables-about = Each table has its link: it enters its own result only, and the opponents confirm it. Print them on the cards, or show them here.
links-tables-make =
    { $n ->
        [one] Make the missing link
       *[other] Make the { $n } missing links
    }
links-table = Table { $table }
links-table-says = This link enters the result of this table, and of no other.
links-near = Address of this computer
links-near-about = It has several. Choose the one in the network that the phones use: codes, papers and the wall show it.
links-near-label = Address for phones
links-near-none = Phones cannot reach this computer: it is in no network, or the server was started for this computer alone. Codes and papers show no address.
links-everybody = For everybody
links-everybody-about = Ranking and seats on anybody's phone, and the wall. Nothing can be changed.
links-everybody-make = Make the public link
links-ranking = Public link
links-wall = Wall display
links-public = Public
links-public-says = This link shows the ranking, and where every pair sits.
links-deputies = Your helpers
links-deputies-about = They can enter pairs, seat rounds and enter results, and correct if you allow it. Only you can disqualify and penalise.
links-deputy = Deputy
links-deputy-name = Name
links-deputy-says = This link helps to run the competition.
links-corrects = May also correct
links-deputy-corrects = Deputy who may correct
links-deputy-corrects-says = This link helps to run the competition, and may correct results and names.
links-organiser = Organiser
links-organiser-says = This link can do everything.
links-make = Make a link
links-show = Show
links-revoke = Revoke this link
links-revoke-sure = The link stops working at once.
links-revoke-yes = Revoke the link

papers = To print
papers-about = With the browser: choose a printer or PDF, and the size of the paper.
paper-tables = Cards for the tables: which pair comes in each round
paper-pairs = Cards for the pairs: where each of them goes
paper-seating = Seats of the round, to hang up
paper-names = Alphabetical list: each name with its table
paper-slips = Result slips, with the code of their table
paper-sheets = Score sheets with the names, to fill in by hand
paper-ranking = Ranking
paper-reasons = Ranking with all its reasons
paper-poster = Poster with the code for everybody
paper-diplomas = Diplomas
files = To save
file-pairs-csv = Pairs (CSV)
file-ranking-csv = Ranking (CSV)
file-log = Everything that was entered (JSON lines)

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
copy-what = What it is for
copy-what-for = Another computer with canasta goes on with it: Club, Run a competition, “Or go on with a copy”. Pairs, results, rules, links and codes are the same there; only the address is new.
copy-where = Keep it away from this computer: on a memory stick, or open your own link on your phone and save it there.
copy-clock = A clock that is running goes on there as if nothing had happened. If it ran out meanwhile, it waits with the time that it had left.
copy-secret = A person who has the file can run the competition, and see the cards of matches that are being played online. Do not give it to anybody who plays.

## Log

log-about = Everything that was entered, by whom and when. Nothing is deleted.
log-changes-only = Corrections and decisions only
log-annulled = Annulled by entry { $entry }
log-corrected = Corrected by entry { $entry }
log-older =
    { $n ->
        [one] Show one older line
       *[other] Show { $n } older lines
    }
