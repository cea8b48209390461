### The arena: bots against each other on the same cards.

cli-arena-short = Measure bots against each other on the same cards

cli-arena = Measures bots against each other. A board is one set of cards that two bots play with every line-up, so that the cards favour neither: with two sides it is played twice, with the sides swapped; with three sides, six times. In a league all bots play each other, and greedy and random always take part, as the fixed points of the ladder. With --sprt two bots are tested: is the first one stronger? The same seed gives the same result, with any number of processes and after any interruption. Exit status of a test: 0 if H1 is accepted, 1 if not.
cli-arena-example =
    canasta arena --deals 500 --picture league.png --table league.md
    canasta arena --rules reglamento --form 3 --matches --deals 50
    canasta arena --bots greedy,random --sprt 0/10 --deals 20000 --resume test.jsonl

cli-option-arena-bots = The bots that play; by default all. In a test: the new bot, then the old one.
cli-option-boards = The boards that each two bots play; in a test, the most.
cli-option-matches = Play whole matches instead of deals.
cli-option-sprt = Test two bots. H0 and H1 are the points per deal by which the first is better, as in 0/10.
cli-option-alpha = Risk of accepting H1 when H0 is true.
cli-option-beta = Risk of accepting H0 when H1 is true.
cli-option-arena-resume = Keep the boards in this file, and go on from those already in it.
cli-option-cores = The number of processes that play at the same time; by default as many as there are cores.
cli-option-arena-table = Write the ladder as a table to publish: Markdown, a page, or CSV.
cli-option-arena-picture = Draw the matrix and Elo: a .png, .svg or .pdf. Needs the extra “pictures” (matplotlib).

cli-arena-deals =
    { $n ->
        [one] One board for each two bots
       *[other] { $n } boards for each two bots
    }, each played { $ways } times; { $games } deals in all, seed { $seed }
cli-arena-matches =
    { $n ->
        [one] One board for each two bots
       *[other] { $n } boards for each two bots
    }, each played { $ways } times; { $games } matches in all, seed { $seed }
cli-arena-rank = rank
cli-arena-bot = bot
cli-arena-deals-of = deals
cli-arena-matches-of = matches
cli-arena-illegal = illegal
cli-arena-table-notes = ± is a 95 % interval over boards. Points are the bot’s lead over the others of this league. Elo is 1000 for greedy. After a fault of a bot from outside, such as an illegal action, greedy plays on for it until the deal ends; after 20 faults, always.
cli-arena-table-made = Played with canasta { $version }, rules { $rules }, version { $of }.
cli-arena-table-house = Switches of the rules: { $said }.
cli-arena-table-open = The league was stopped before all boards were played.
cli-arena-elo = Elo
cli-arena-mean-deals = points/deal
cli-arena-mean-matches = points/match
cli-arena-won = ahead in
cli-arena-worst = worst
cli-arena-ms = ms p50 / p99
cli-arena-faults = faults
cli-arena-matrix-deals = Points per deal by which the row beats the column
cli-arena-matrix-matches = Matches that the row wins against the column
cli-arena-notes = ± is a 95 % interval over boards. The ladder is against the others of this league: “worst” is the row’s lowest result. Elo is 1000 for greedy.
cli-arena-test-h1 = { $one } is better than { $other }: H1, { $high } points per deal, is accepted after { $n } boards.
cli-arena-test-h0 = { $one } is not shown to be better than { $other }: H0, { $low } points per deal, is accepted after { $n } boards.
cli-arena-test-open =
    { $n ->
        [one] Undecided after one board
       *[other] Undecided after { $n } boards
    } between { $low } and { $high } points per deal for { $one } against { $other }: more --deals may decide it.
cli-arena-test = LLR { $llr }; H0 is accepted at { $low } and H1 at { $high }, with risks of { $alpha } and { $beta }.
cli-arena-stopped = Stopped after { $done } of { $all } boards; nothing was kept. With --resume FILE the run could be continued.
cli-arena-stopped-kept = Stopped after { $done } of { $all } boards, which are kept in { $file }: the same command goes on from there.

arena-error-two = A test takes two different bots, but there are { $found }: expected --bots NEW,OLD.
arena-error-bounds = { $found } are not valid bounds of a test: expected two numbers of points per deal, the lower one first, as in 0/10.
arena-error-risks = { $found } are not valid risks of a test: expected alpha and beta above 0 that add up to less than 1.
arena-error-test-matches = A test counts points per deal: expected --sprt without --matches.
arena-error-foreign = { $file } is not a file of the arena, so it was left as it is: expected one of its own, or a new name.
arena-error-damaged = Line { $line } of { $file } is damaged, so nothing was added to it: expected whole boards of this game.
arena-error-in-use = { $file } is open in another arena: expected a file of its own for each.
arena-error-other-version = { $file } has version { $found } of the arena’s files: expected { $expected }.
arena-error-other-rules = { $file } has games with the rules { $found }: expected { $expected }, or a new file.
arena-error-other-rules-version = { $file } has games with version { $found } of the rules: expected { $expected }, or a new file.
arena-error-other-house = { $file } has games with the house rules { $found }: expected { $expected }, or a new file.
arena-error-other-games = { $file } has { $found }: expected { $expected }, or a new file.
arena-error-other-seed = { $file } has games from the seed { $found }: expected { $expected }, or a new file.
arena-error-other-play = { $file } has games of { $one } against { $other } that come out differently now: expected the bots and rules that it was made with, or a new file.
