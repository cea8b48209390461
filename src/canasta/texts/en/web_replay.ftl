### The page after the match: the replay, the shuffle proved in the browser, the curve of the scores.

## The score and the end

table-sheet-deals = The deals of the match
table-sheet-base = Base
table-sheet-cards = Cards
table-sheet-before = Before
table-next = Next deal
table-next-wait = Waiting for the others…
table-decided =
    Deal { $deal } counted most: { $whose ->
        [you] you
        [us] you
        [them] they
       *[many] { $name }
    } won it by { $points } points.
table-ended = The match is over: the competition has its result
table-abandoned = Match abandoned
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-record = Download the record
table-replay = Replay the match
table-replay-deal = Replay the deal
table-review-deal = Review the deal
table-moments-deal = Try key decisions again
table-best =
    { $whose ->
        [you] Your best deal
       *[us] Your side's best deal
    } was deal { $deal }, with { $points } points.
shares-title = What each player did
shares-player = Player
shares-laid = On the table
shares-canastas = Canastas
shares-piles = Piles
shares-outs = Went out
shares-how = On the table: the points of the cards that each player laid. A canasta counts for the player who completed it.

## The replay

replay-title = Replay
replay-coming = Loading the deal…
replay-open-title = Watch a match
replay-open-bots = Watch bots play
replay-open-bots-what = Four bots, three deals, and a win by 25 points.
replay-open-text = You can also watch every move of one of your matches, from any seat or with all hands open. Drop the record of a match here, or choose the file.
replay-open-choose = Choose a record
replay-open-drop = Drop it here
replay-open-where = When a match is over, its record can be downloaded; “canasta play”, in the terminal, saves one too.
replay-open-mine = Your matches
replay-open-match = Watch this match
replay-open-too-big = That file is too large: a record has 8 MB at most.
replay-failed = The replay cannot be shown
replay-other = Another match
replay-deal = Deal { $deal }
replay-deal-choose = Deal
replay-seat-choose = Seen by
replay-seat-open = All hands open
replay-seat = { $name }
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-first = To the beginning of the deal
replay-last = To the end of the deal
replay-next = Next action
replay-previous = Previous action
replay-next-turn = Next turn
replay-previous-turn = Previous turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-controls = Steps of the replay
replay-keys = Arrows: one action. With Shift: one turn. Page keys: one deal. Space: play or pause.
replay-share = Link to this moment
replay-share-text = Anybody who opens it sees this very step, from this seat.
replay-share-file = Only a match played on this server has a link: to share one from a file, send the file.
replay-sheet = Score sheet
replay-turned = The beginning
replay-hand = The hand of { $name }

## The shuffle, proved

verify-do = Verify the shuffle
verify-title = Were the cards stacked?
verify-what = This browser has computed every shuffle of the match again, from the record alone. It checks that the dealer kept to the secret sealed before the deal, and that the order of the cards follows from it.
verify-working = Checking the shuffles…
verify-all-proven =
    { $n ->
        [one] The shuffle is proved: these are the cards that were sealed before the deal.
       *[other] All { $n } shuffles are proved: these are the cards that were sealed before the deals.
    }
verify-own = Your browser added its own random numbers to every shuffle after it was sealed, so nobody could choose the order of the cards.
verify-together = Players added numbers to every shuffle after it was sealed, so nobody could choose the order alone.
verify-alone =
    { $n ->
        [one] The order of one of them was sealed before the deal and kept, though no player added to it
       *[other] The order of { $n } of them was sealed before the deal and kept, though no player added to it
    }. A browser that answers in time adds random numbers by itself.
verify-seeded-all = This match was played from a seed that could be known beforehand: anybody who knew it knew the cards.
verify-deal-own = Shuffle checked, with your numbers.
verify-deal-added = Shuffle checked, with the players' numbers.
verify-deal-alone = Shuffle checked: it was sealed before the deal.
verify-deal-seeded = The cards came from the seed, as announced at this table.
verify-deal-wrong = The cards do not follow from what was sealed. Verify the shuffle to see what differs.
verify-some-proven =
    { $n ->
        [one] One shuffle is proved
       *[other] { $n } shuffles are proved
    }; { $later ->
        [one] one is still sealed until its deal is over.
       *[other] { $later } are still sealed until their deals are over.
    }
verify-none-yet = Nothing can be checked yet: the secrets are kept until the deals are over.
verify-wrong =
    { $n ->
        [one] One shuffle is NOT proved. See what differs.
       *[other] { $n } shuffles are NOT proved. See what differs.
    }
verify-draw = The draw
verify-status-proven = proved
verify-status-not-revealed = still sealed
verify-status-not-proven = not proved
verify-added =
    { $players ->
        [one] The order follows from the dealer's secret and from what one player added.
       *[other] The order follows from the dealer's secret and from what { $players } players added.
    }
verify-bot-added = The order follows from the secret, but a bot added to it, so the dealer may have chosen it.
verify-nobody-added = The order follows from the secret, sealed before the deal. No player added to it.
verify-seeded = The order follows from a seed that could be known beforehand: anybody who knew it knew the cards.
verify-going-on = The secret is kept until the deal is over.
verify-kept-back = The secret has not been revealed, though the deal is over.
verify-no-commitment = The dealer had sealed nothing, so there is nothing to check.
verify-no-order = The secret is there, but not the order of the cards.
verify-commitment-differs = The secret is not the one that the dealer had sealed for this deal of this match.
verify-order-differs = The secret and what was added give another order, first at card { $card }.
verify-cut-differs = By the seed, a cutter who aims at { $aim } cards lifts { $due }, but the record says { $lifted }.
verify-number = Deal { $expected } should be here: deals are missing or have changed places.
verify-damaged = Line { $line } of the record is damaged or should not stand there.
verify-no-deals = There is no deal in this record yet, and nothing to check.
verify-foreign = This is not the record of a match.
verify-no-match = This record is damaged: it does not say which match it is.
verify-seal = Seal
verify-own-in = The random numbers of this browser are in it.
verify-own-missing = This browser added “{ $text }”, but the record does not have it.
verify-seal-same = This browser was shown the same seal before the secret was known.
verify-seal-differs = Before the secret was known this browser was shown another seal: { $seal }
verify-by-browser = The hashes (SHA-256) were computed by your browser.
verify-by-library = On an address without https your browser cannot compute hashes, so the page did it with its own library (noble-hashes).
verify-how = “canasta verify” proves the same without a browser; “Fair shuffles” in the documentation says how.
verify-save = Download the record

## The coach

coach-ask = What the coach says
coach-coming = The coach is looking at the deal…
coach-thought = { $percent } % · { $done } of { $planned } steps
coach-begins = The coach is planning its work
coach-leave = Do not wait
coach-title = Deal { $deal }: what the coach says
coach-how = Every decision is judged only by what its player could know. The loss is the average per decision, in points. The second table splits the lead of the deal into three parts: the hands dealt, the cards drawn, and what is left without luck.
coach-how-sure = The accuracy is an estimate: luck alone moves that of one deal by ten to fifteen points either way, and that of a whole match by about eight. The level is that of the bot that plays about as well; it takes some twenty decisions to tell.
coach-chance = { $name }: { $percent } %
coach-player = Player
coach-cost = Loss
coach-accuracy = Accuracy
coach-accurate = { $percent } % ± { $margin }
coach-level = Level
coach-side = Points
coach-lead = Lead
coach-dealt = Deal
coach-drawn = Draws
coach-skill = Without luck
coach-verdict =
    { $whose ->
        [you] { $wrong ->
            [0] None of your decisions cost points.
            [one] One decision cost you points.
           *[other] { $wrong } decisions cost you points.
        }
       *[one] { $wrong ->
            [0] No decision of { $name } cost points.
            [one] One decision cost { $name } points.
           *[other] { $wrong } decisions cost { $name } points.
        }
    }
coach-verdict-all =
    { $wrong ->
        [0] No decision of this deal cost points.
        [one] One decision of this deal cost points.
       *[other] { $wrong } decisions of this deal cost points.
    }
coach-most = The costliest decision
coach-most-look = See the costliest
coach-turned = The turning point · { $name }: the chance of winning the match went from { $before } % to { $after } %.
coach-turned-look = See the turning point
coach-figures = Player by player
coach-dearest = Decisions that cost points too
coach-kind-brilliant = Brilliant
coach-kind-great = Great
coach-kind-best = Best
coach-kind-good = Good
coach-kind-inaccuracy = Inaccuracy
coach-kind-mistake = Mistake
coach-kind-blunder = Blunder

## The curve

curve-name = Scores deal by deal, to { $target }
curve-open = The scores, deal by deal
curve-deal = Deal
curve-table = As a table

## Moments to be tried again

moments-ask = Try my moments of this deal again
moments-of = Try the moments of { $name } again
moments-title = Moments of deal { $deal }
moments-coming = The coach is looking for the decisions that mattered most…
moments-none = Nothing to try again: no decision of this deal cost much.
moments-number = { $number } of { $of }, turn { $turn }
moments-question = It is your turn, as it was then. What do you play?
moments-further = That is possible too. And then?
moments-best = The best!
moments-good = Good!
moments-wrong = There is something better.
moments-shown = The best:
moments-then = Then:
moments-again = Try again
moments-show = Show the answer
moments-answers = All answers
coach-lesson = Lesson: { $title }
moments-line = It may go on like this:
moments-mark-good = ✓
moments-mark-worse = ✗
moments-on = Play on from here
moments-on-how = The hidden cards lie as they lay then, and bots play for the others.
moments-over = The deal is over.
moments-next = Next moment
moments-done = Done
moments-back = Back
table-next-until = The next deal begins on { $until } at the latest.

replay-twin = Compare both tables
replay-twin-over = All deals are played
replay-twin-sealed = The other table plays the same cards. Replay, coach and the proof of the shuffle come once both tables are finished.
