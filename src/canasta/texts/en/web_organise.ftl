### The desk of who runs a competition.

organise-parts = Parts of the competition
organise-round = Round
organise-pairs = { $entrant ->
    [player] Players
   *[pair] Pairs
  }
organise-bracket = Bracket
organise-ranking = Ranking
organise-links = Links and papers
organise-log = Log
organise-agreed = Conditions
organise-to-round = Go on: seat the first round

## Opening one

new-competition = Run a competition
new-competition-about = A name and a format are enough; everything else is as in the book unless you change it.
new-name = Name
new-name-example = Friday tournament
new-more = More conditions: ranking, absences, sitting out
new-bring-about = Everything stays as it was there: pairs, results, rules, links and their codes. A running clock goes on; if it has run out since, it waits with the time it had left.
new-bring-log = Open it with these rules
new-open = Open the competition

format-fixed_and_moving-about = As in the book: half of the pairs stay at their table and keep the score sheet; the others move up one table each round.
format-round_robin-about = Each pair plays against all the others, once or twice.
format-swiss-about = As many rounds as you like; each pair meets another with about the same results, never the same one twice.
format-individual-about = Everybody plays for themselves, with another partner each round; from four players on, any number.
individual-deals = With a number of deals, everybody plays as many and changes partners at the same time. For four players, three rounds make every pairing.
format-knock_out-about = The losing pair is out, or has a second chance.
format-league-about = Everyone meets everyone, with a date for each round and postponements.

agreed-format = Format
agreed-rules = Rules in play
agreed-rounds = Rounds
agreed-rounds-all = as many as it takes
agreed-legs = How often each pair meets
agreed-legs-1 = Once
agreed-legs-2 = Twice
agreed-lives = A pair that loses
agreed-lives-1 = Is out
agreed-lives-2 = Has a second chance
agreed-third_place = Match for third place
agreed-third_place-true = Beside the final
agreed-third_place-false = None
agreed-length = Each match
agreed-ranking = Ranked by
agreed-win_points = A win and a draw count
agreed-win_points-1 = 1 and ½
agreed-win_points-2 = 2 and 1
agreed-phones = Telephones during matches
agreed-phones-allowed = Allowed
agreed-phones-table = One device a table (TB-11.7)
agreed-phones-paper = Forbidden: paper only (TB-11.7)
agreed-absence = { $entrant ->
    [player] A player who does not play a match
   *[pair] A pair that does not play a match
  }
agreed-absence-disqualified = Is disqualified
agreed-absence-match_lost = Loses that match
agreed-award = For a match that the opponents do not play
agreed-award-points = { $n } points
agreed-award-wins = A match that the opponents do not play counts as won
agreed-sit_out = For sitting out a round
agreed-sit_out-wins = Sitting out counts as a match won
agreed-missed = { $entrant ->
    [player] For a round that a late player missed
   *[pair] For a round that a late pair missed
  }
agreed-average = Its own average
agreed-average-scale = its own average of the scale
agreed-fixed = A number
agreed-scale-points = { $n } of the scale
agreed-unplayed-points = Points instead
agreed-unplayed-scale = Of the scale
agreed-unplayed-won = counts as a match won
agreed-award_scale = The same, by the scale
agreed-sit_out_scale = The same, by the scale
agreed-missed_scale = The same, by the scale
agreed-scale = Points by the scale
agreed-cap = At most this much of a difference counts
agreed-cap-hint = empty: all of it
scale-about = The difference of a match gives its points, of which the two pairs share a fixed number. One very high result then decides less.
scale-thresholds = One more point from these differences on
scale-standard = The standard scale for these matches
agreed-first = Round 1
agreed-first-neighbours = In the order of the draw: 1 – 2, 3 – 4 …
agreed-first-seeds = By seeds: the first half against the second
agreed-dates = Dates
agreed-postpone_days = Postponements
agreed-postpone = up to { $n } days, none in the last { $closed } of the season
agreed-usual = Usual: { $words }
agreed-change = Change the conditions
agreed-save = Save the conditions
agreed-later = Round { $round } has been seated: what was played stands, so the format, the rules, absences and sitting out can no longer change.
agreed-later-length = Another length of the matches applies from round { $next } on.
agreed-later-open = Another length of the matches also for round { $round }
agreed-later-open-note = None of its matches has begun.
agreed-later-more = More: ranking, telephones and postponements
agreed-later-days = Date of round { $round }
agreed-rounds-hint = empty: as many as it takes
agreed-days-needed = With { $pairs } pairs, { $n } dates are needed.

criterion-scale = Points by the scale
criterion-points = Points
criterion-wins = Matches won
criterion-difference = Points made less points conceded
criterion-direct = Wins among those tied
criterion-opponents = Wins of the opponents met
criterion-lasting = Rounds lasted

league-first = First date
league-gap = Days between dates
league-many = Number of rounds
league-each = Rounds on each date
league-postpone = Days by which a match can be moved
league-closed = Final days without postponements

## Pairs

pairs-add = { $entrant ->
    [player] Enter a player
   *[pair] Enter a pair
  }
pairs-add-late = { $entrant ->
    [player] Enter a player who arrives late
   *[pair] Enter a pair that arrives late
  }
pairs-late-about = { $entrant ->
    [player] They play from the next round on; the rounds to come are planned anew, and the cards printed for them are no longer valid.
   *[pair] It plays from the next round on, and takes a vacant place if there is one; you see beforehand which other pairs would move. In this round it can already play against the pair that sits out, with “Change seats”.
  }
late-title = A place for { $names }
late-instead =
    In place of pair { $pair }, which has left: { $n ->
        [one] one match
       *[other] { $n } matches
    } to play
late-own =
    A place of its own: { $n ->
        [0] no match for certain
        [one] one match
       *[other] { $n } matches
    } to play
late-rounds =
    { $n ->
        [one] One round in all.
       *[other] { $n } rounds in all.
    }
late-nobody = No other pair moves.
late-moved = These pairs move:
late-moved-pair = Pair { $pair } ({ $names }), from round { $round }
late-void = The cards printed for these pairs and their tables are no longer valid: print them again once the pair has entered.
pairs-enter = Enter
pairs-count =
    { $entrant ->
        [player] { $n ->
            [0] No players yet
            [one] One player
           *[other] { $n } players
        }
       *[pair] { $n ->
            [0] No pairs yet
            [one] One pair
           *[other] { $n } pairs
        }
    }
pairs-search = { $entrant ->
    [player] Search for a player
   *[pair] Search for a pair
  }
pairs-none = { $entrant ->
    [player] The players will be listed here, each with the number that they keep throughout the competition.
   *[pair] The pairs will be listed here, each with the number that it keeps throughout the competition.
  }
pairs-none-found = { $entrant ->
    [player] No player has that name.
   *[pair] No pair has that name.
  }
handicap-title = Handicaps
handicap-about = Points that each match of a pair counts more in a second list. They are set before the first match of the pair; the ranking without them stays.
handicap-propose = Propose
handicap-propose-about = A proposal is 80 % of what the average of a pair lacks to the best average, from the last competitions with the same game and length to which this device has a link.
handicap-last = Last competitions
handicap-no-past = This device has no link to another competition.
handicap-counted = Counted: { $names }
handicap-none = None of the competitions known here has the same game and the same length of matches.
handicap-no-matches = { $entrant ->
    [player] no matches, no proposal
   *[pair] no matches together, no proposal
}
handicap-begun = has begun to play
handicap-of = { $entrant ->
    [player] Handicap of player { $pair }, { $names }
   *[pair] Handicap of pair { $pair }, { $names }
}
handicap-enter = { $n ->
    [0] Enter
    [one] Enter one handicap
   *[other] Enter { $n } handicaps
}
pairs-import = Paste a list
draw = Order of the draw
draw-about = The order decides the first round. Change it, or draw lots: the log keeps the seed, so anybody can check the draw.
draw-lots = Draw lots
draw-up = Further up: { $names }
draw-down = Further down: { $names }
draw-save = Save this order
pairs-import-about = { $entrant ->
    [player] One name to a line, as in a message or a spreadsheet, with or without a number in front. The lists of players and of the ranking that you download here can be read back.
   *[pair] Two names to a line, as in a message or a spreadsheet, with a comma, a semicolon, a dash, “/”, “&” or “and” between them, with or without a number in front. The lists of pairs and of the ranking that you download here can be read back.
  }
pairs-import-problems =
    { $n ->
        [one] It cannot be entered like this:
       *[other] It cannot be entered like this, for { $n } reasons:
    }
pairs-import-found =
    { $entrant ->
        [player] { $n ->
            [one] This player will be entered:
           *[other] These { $n } players will be entered:
        }
       *[pair] { $n ->
            [one] This pair will be entered:
           *[other] These { $n } pairs will be entered:
        }
    }
pairs-import-new = Not in the club’s register yet: { $names }
pairs-import-like = { $name } (there is { $like })
pairs-import-enter =
    { $entrant ->
        [player] { $n ->
            [one] Enter the player
           *[other] Enter the { $n } players
        }
       *[pair] { $n ->
            [one] Enter the pair
           *[other] Enter the { $n } pairs
        }
    }
pair-title = { $entrant ->
    [player] Player { $pair }
   *[pair] Pair { $pair }
  }
pair-match = { $entrant ->
    [player] Round { $round }, table { $table }, with { $partner } against { $names }
   *[pair] Round { $round }, table { $table }, against pair { $pair } ({ $names })
  }

## The round

round-none = No round yet
round-none-about =
    { $entrant ->
        [player] { $pairs ->
            [one] One player has entered.
           *[other] { $pairs } players have entered. Once the round is seated, everybody knows where to go, and with whom.
        }
       *[pair] { $pairs ->
            [one] One pair has entered.
           *[other] { $pairs } pairs have entered. Once the round is seated, every pair knows where to go.
        }
    }
round-too-many =
    { $agreed ->
        [one] One round is agreed
       *[other] { $agreed } rounds are agreed
    }, but with { $pairs } pairs everyone has met everyone after { $n }.
round-unsure =
    { $agreed ->
        [one] One round is agreed
       *[other] { $agreed } rounds are agreed
    }. With { $pairs } pairs, only { $n } are certain without a second meeting; the competition may end there.
round-propose-first = Prepare the first round
round-propose = Prepare the next round
round-before = The round before
round-after = The round after
round-progress = Tables that have finished
round-in = { $n } of { $of } tables have finished
round-open-only = Only unfinished tables
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
round-called = Table { $table }: the referee has been called
round-sits-out = { $entrant ->
    [player] Player { $pair }, { $names }, sits out.
   *[pair] Pair { $pair }, { $names }, sits out.
  }
round-unopposed = Pair { $pair }, { $names }, has no opponents.

quick = Enter slips
quick-fixed = { $entrant ->
    [player] Points, first side
   *[pair] Points, fixed pair
  }
quick-moving = { $entrant ->
    [player] Points, second side
   *[pair] Points, moving pair
  }
quick-stopped = Stopped deal, if any
quick-stopped-both = Type the points of the stopped deal for both sides, or for neither.
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
seats-about = { $entrant ->
    [player] This is the seating that the format gives. To swap two players, tap one and then the other.
   *[pair] This is the seating that the format gives. To swap two pairs, tap one and then the other.
  }
seats-mend-about = { $entrant ->
    [player] Tap two players to swap them. Matches already played stay as they are.
   *[pair] Tap two pairs to swap them. Matches already played stay as they are.
  }
seats-sit-out = Sitting out
seats-unopposed = Without opponents, who have left
seats-late = Arrived after the round was seated
seats-one-more = { $entrant ->
    [player] One more table, { $table }, for the waiting players
   *[pair] One more table, { $table }, for the waiting pairs
  }
seats-chosen = { $entrant ->
    [player] { $names }: tap the player to swap with.
   *[pair] { $names }: tap the pair to swap with.
  }
seats-back = As it was
seats-seat = Seat round { $round }
seats-mend-do = Change the seats
seats-as-played = They have already played like this
seats-as-played-note = They sat down at the wrong places and the match has begun: it is entered as it was played.

## A match

match-title = Table { $table }, round { $round }
match-absent = { $entrant ->
    [player] player { $pairs } did not play
   *[pair] pair { $pairs } did not play
  }
match-call-seen = Attended to
match-claims = What the phones say
match-claim-of = { $names } say
match-claim-right = This is right
second-missing = The result was entered and confirmed on the same phone.
second-asked = Confirmation from another phone has been asked for.
second-sheet = The score sheet was accepted with another result. Yours stands until you take the one on the sheet.
second-keep = Keep the result
settle-reason-sheet = as the score sheet says
second-denied = Another phone disputes the result. Talk to the table; if it is wrong, correct it.
second-ask = Ask for confirmation from another phone
second-off = Leave it as it is
second-ask-all = { $n ->
    [one] Ask for another confirmation
   *[other] Ask them all for another confirmation
  }
match-claim-lying = and { $points } of the unfinished deal
match-settle = Settle the result
match-enter = Enter the result
match-correct = Correct the result
match-sheet = Score sheet
match-link = Link for this table
match-watch = Watch the match
match-online = Play it online
match-offline = Play it with cards
match-is-online = online
match-reseat = Change seats
match-more = Other incidents
match-entries = Entries: { $entries }
settle-reason = The result is as { $names } say

field-pair = { $entrant ->
    [player] Which player?
   *[pair] Which pair?
  }
field-player = Who?
field-cause = Why
field-what = What happened
field-reason = Why
field-to = New date
field-out = Who leaves?
field-into = Who plays instead
field-unit = Of which points?
field-points = Points
field-name = Name
field-one = First player
field-other = Second player

repair-begun = The match begins
repair-begun-about = From now on no substitutions or changes of seat are possible at this table.
repair-noshow = Did not come
repair-noshow-about = { $entrant ->
    [player] The match is not played. The player who does not come loses it and, if that was agreed, is disqualified; the other three receive the agreed points.
   *[pair] The pair that does not come loses the match and, if that was agreed, is disqualified.
  }
repair-noshow-begun = { $entrant ->
    [player] The match has begun. If the player never came, say why the start was a mistake: you annul it, and the player loses the match and, if that was agreed, is disqualified.
   *[pair] The match has begun. If the pair never came, say why the start was a mistake: you annul it, and the pair loses the match and, if that was agreed, is disqualified.
  }
repair-left = Leaves the match
repair-left-about = { $entrant ->
    [player] The player leaves the table before the end. This counts as not coming.
   *[pair] The pair leaves the table before the end. This counts as not coming.
  }
repair-leavegiven = Give leave of absence
repair-leavegiven-about = Somebody leaves the table for a while, for a good reason. The log keeps the name of the person who allowed it.
repair-cameback = Is back at the table
repair-cameback-about = The leave of absence ends.
repair-reported = Report an incident
repair-reported-about = A phone that rings, for example. It changes no figures.
repair-renamed = { $entrant ->
    [player] Correct the name
   *[pair] Correct the names
  }
repair-renamed-about = { $entrant ->
    [player] It was misspelt; the player is the same.
   *[pair] They were misspelt; the two players are the same, and both names can be corrected at once.
  }
repair-postponed = Move the match
repair-postponed-about = To another day, agreed by both pairs.
repair-annulled = Annul the result
repair-annulled-about = The match has no result again. The entry stays in the log, struck through.
repair-substituted = Substitute a player
repair-substituted-about = Between matches, and never both players of a pair.
repair-substituted-begun = This pair’s match has begun, and the rules no longer allow a substitution (TB-11.2). If you allow it as the referee, say why: the log keeps the reason.
repair-penalised = Deduct points
repair-penalised-about = { $entrant ->
    [player] They are deducted from the player in the ranking.
   *[pair] They are deducted from the pair in the ranking.
  }
repair-credited = Give points
repair-credited-about = { $entrant ->
    [player] They are added to the player in the ranking, for example where an offence of the opponents cannot be put right.
   *[pair] They are added to the pair in the ranking, for example where the other pair’s offence cannot be put right.
  }
repair-withdrew = Withdraws
repair-withdrew-do-before = Withdraws
repair-withdrew-do-finished = Leaves and keeps the place
repair-withdrew-do-lost = { $entrant ->
    [player] Withdraws and loses the matches
   *[pair] Withdraws and loses its matches
  }
repair-withdrew-do-disqualified = { $entrant ->
    [player] Withdraws and is disqualified
   *[pair] Withdraws and is disqualified
  }
repair-withdrew-before = { $entrant ->
    [player] The player leaves before the first round and is not in the ranking.
   *[pair] The pair leaves before the first round: it is not in the ranking, and no other pair receives points for it.
  }
repair-withdrew-finished = { $entrant ->
    [player] The player has nothing left to play: they leave and keep their place and their points.
   *[pair] The pair has nothing left to play: it leaves and keeps its place and its points.
  }
repair-withdrew-lost = { $entrant ->
    [player] The player stays in the ranking with the points so far, and loses a match already seated. The rounds to come are planned without them. If somebody takes over, enter that player: they begin without points.
   *[pair] The pair loses the matches that it does not play and stays in the ranking with its points so far. Its opponents receive the agreed points.
  }
repair-withdrew-disqualified = { $entrant ->
    [player] The player still has rounds to play: whoever does not play a match is disqualified (TB-11.4) and loses their place. If somebody takes over, enter that player: they begin without points.
   *[pair] The pair still has matches to play: a pair that does not play a match is disqualified (TB-11.4) and loses its place. Its opponents receive the agreed points.
  }
repair-disqualified = Disqualify
repair-disqualified-about = { $entrant ->
    [player] The player is out.
   *[pair] The pair is out. Another may take its place.
  }
repair-entered = Another pair takes its place
repair-entered-about = It plays the matches still to be played, and begins without points.
repair-do = Confirm: { $what }

## Links

links-tables = Phones at the tables
links-tables-about = { $entrant ->
    [player] Each table has its link: a side enters the result of that table only, and the opponents confirm it. Print the links on the cards, or show them here.
   *[pair] Each table has its link: a pair enters the result of that table only, and the opponents confirm it. Print the links on the cards, or show them here.
  }
links-tables-make =
    { $n ->
        [one] Make the missing link
       *[other] Make the { $n } missing links
    }
links-table = Table { $table }
links-table-says = This link lets people enter the result of this table and of no other.
links-pairs = { $entrant ->
    [player] Links of the players
   *[pair] Links of the pairs
  }
links-pairs-about = { $entrant ->
    [player] Each player has a link, which goes with them from table to table: it shows where they sit and how they stand, enters a result and confirms that of the opponents. Print them on the cards for the players.
   *[pair] Each pair has its link, which goes with it from table to table: it shows where the pair sits and how it stands, enters its result and confirms that of the opponents. Print them on the cards for the pairs.
  }
links-pairs-make =
    { $entrant ->
        [player] { $n ->
            [one] Make the link that one player lacks
           *[other] Make the links of { $n } players
        }
       *[pair] { $n ->
            [one] Make the link that one pair lacks
           *[other] Make the links of { $n } pairs
        }
    }
links-pair = { $entrant ->
    [player] Player { $pair }
   *[pair] Pair { $pair }
  }
links-pair-says = { $entrant ->
    [player] This link lets the player enter and confirm the results of their matches, at whatever table they sit, and shows their place.
   *[pair] This link lets the pair enter and confirm the results of its matches, at whatever table it sits, and shows its place.
  }
links-phones-table = One device a table: links belong to the tables, not to those who play. Change it in Conditions, Telephones during matches.
links-phones-paper = No telephones: neither the tables nor those who play have links. Results come on slips and are typed in the round. Change it in Conditions, Telephones during matches.
links-near = Address of this computer
links-near-about = It has several. Choose the one in the network that the phones use: codes, papers and the wall display show it.
links-near-label = Address for phones
links-near-none = Phones cannot reach this computer: it is not in a network, or the server was started for this computer only. Codes and papers show no address.
links-everybody = For everybody
links-everybody-about = Ranking and seats on anybody’s phone, and on the wall display. Nothing can be changed.
links-everybody-make = Make the public link
links-ranking = Public link
links-wall = Wall display
links-public = Public
links-public-says = { $entrant ->
    [player] This link shows the ranking and where each player sits.
   *[pair] This link shows the ranking and where each pair sits.
  }
links-deputies = Your deputies
links-deputies-about = { $entrant ->
    [player] They can enter players, seat rounds, enter results and, if you allow it, correct them. Only you can disqualify, deduct points and give them.
   *[pair] They can enter pairs, seat rounds, enter results and, if you allow it, correct them. Only you can disqualify, deduct points and give them.
  }
links-deputy = Deputy
links-deputy-name = Name
links-deputy-says = This link lets its holder help to run the competition.
links-corrects = May also correct
links-deputy-corrects = Deputy who may correct
links-deputy-corrects-says = This link lets its holder help to run the competition, and correct results and names.
links-organiser = Organiser
links-organiser-says = This link lets its holder do everything.
links-make = Make a link
links-show = Show
links-revoke = Revoke this link
links-revoke-sure = The link stops working at once.
links-revoke-yes = Revoke the link

papers = To print
papers-about = The browser does the printing: choose a printer or PDF, and the paper size.
paper-tables = { $entrant ->
    [player] Cards for the tables: which players come in each round
   *[pair] Cards for the tables: which pair comes in each round
  }
paper-pairs = { $entrant ->
    [player] Cards for the players: where each of them goes
   *[pair] Cards for the pairs: where each of them goes
  }
paper-seating = Seats of the round, to hang on the wall
paper-names = Alphabetical list: each name with its table
paper-slips = { $phones ->
    [paper] Result slips
   *[allowed] Result slips, with the code of the table
  }
paper-sheets = Score sheets with the names, to fill in by hand
paper-bracket = Bracket
paper-ranking = Ranking
paper-reasons = Ranking with all the reasons
paper-poster = Poster with the code for everybody
paper-diplomas = Diplomas
files = To save
files-about = The file of the results opens in any browser, without this server: ranking, rounds, reasons, score sheets and log.
file-results = The results in one file
file-pairs-csv = { $entrant ->
    [player] Players (CSV)
   *[pair] Pairs (CSV)
  }
team-title = Teams
team-about = Two to four pairs form a team. Pairs of one team do not meet, as far as the format allows. How many pairs of a team count is in the conditions.
team-of = Team of pair { $pair }, { $names }
team-enter = Enter the teams
agreed-team_best = Ranking of teams
agreed-team_best-0 = None
agreed-team_best-1 = The best pair of each
agreed-team_best-2 = The best two
agreed-team_best-3 = The best three
agreed-team_best-4 = All four
agreed-sections = Sections
agreed-sections-0 = None
agreed-sections-2 = 2
agreed-sections-3 = 3
agreed-sections-4 = 4
agreed-sections-5 = 5
agreed-sections-6 = 6
agreed-sections-7 = 7
agreed-sections-8 = 8
file-teams-csv = Ranking of teams (CSV)
file-ranking-csv = Ranking (CSV)
file-log = All entries (JSON lines)

## A copy for another computer

copy-what = What it is for
copy-what-for = Another computer with canasta can go on with the competition: Club, Run a competition, “Or go on with a copy from another computer”. Pairs, results, rules, links and codes stay the same; only the address is new.
copy-where = Keep the copy somewhere else: open your own link on your phone, which keeps one by itself whenever a round is seated and when it is over; or save it on a USB stick.
copy-clock = A running clock goes on there as if nothing had happened. If it has run out since, it waits with the time it had left.
copy-secret = Anybody who has the file can run the competition and see the cards of matches being played online. Do not give it to anybody who plays.
kept-here =
    Copy kept on this device: { $time }, { $open ->
        [0] after round { $round }
       *[other] during round { $round }
    }. { $n ->
        [0] Nothing has happened since.
        [one] Since then there has been one change.
       *[other] Since then there have been { $n } changes.
    }
kept-elsewhere = Go on on another computer
kept-elsewhere-about = Start canasta there, on the same Wi-Fi, and type the address that it shows. Do not close or reload this page before.
kept-address = Address of the other computer
kept-no-address = This is not an address. Enter one such as http://192.168.1.20:8642.
kept-start = Start from this copy there
kept-large = This copy is too large to go there by itself: save it as a file, and choose the file there.
kept-file = Save the kept copy as a file

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

## The register of the club

to-register = The register of the club
to-register-about = There it counts for seasons, and its people are among the members.
to-register-there = It is in the register:
to-register-add = Add to the club’s register: { $name }
to-register-new = Begin the register of your club

## A competition for the first of a ranking

follow = New competition from this ranking
follow-about = The first pairs of this ranking enter a new competition, seeded by their places. This one stays as it is.
follow-name-of = { $name }: final
follow-first = How many pairs
follow-first-each = How many pairs of each group
follow-groups = Also the first of
follow-pairs = { $n ->
    [one] One pair will enter.
   *[other] { $n } pairs will enter.
}
follow-rules = Rules in play, house rules and length of the matches stay: { $rules }. Everything can be changed before the first round.
