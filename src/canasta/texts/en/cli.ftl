### The `canasta` command: its help, what it prints, and what can be wrong with its words.

## Help

cli-canasta = Canasta at the terminal: play against bots, look up the rules, try positions, replay and check matches.
cli-canasta-example =
    canasta play
    canasta rules clasica
    canasta simulate --bots greedy,random --deals 1000
cli-help-usage = Usage
cli-help-command = COMMAND
cli-help-options = OPTIONS
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-option-list = Options
cli-help-example = Example

cli-play-short = Play a match against bots
cli-rules-short = Look up rule sets, rules and switches
cli-try-short = Try actions in a position
cli-replay-short = Step through a recorded match
cli-verify-short = Check that the cards of a match were not stacked
cli-simulate-short = Let bots play thousands of deals

cli-option-help = Show this help.
cli-option-version = Show the version, how the engine was built, and the versions of Python, the rules and the system.
cli-option-lang = Language of the answer; by default that of your system, or else English.
cli-option-csv = Write a table in CSV, with a row for each deal or match.
cli-option-parquet = The same in Parquet. Needs the extra “frames” (Polars).
cli-option-json = Answer in JSON, for programs.
cli-option-rules = The rule set; `canasta rules` lists them.
cli-option-form = The form of the rule set, if it has several: 2, 3, 4, 6-teams, 6-pairs.
cli-option-house = A house rule, such as target=3000; may be repeated. `canasta rules SET --switches` lists them.

## canasta --version

cli-version = canasta { $version }, { $build }, Python { $python }
cli-version-rules = Rules: { $sets }
cli-version-system = System: { $system }
cli-build-compiled = compiled engine
cli-build-pure = pure Python engine

## canasta rules

cli-rules = The rulebook. Without arguments it lists the rule sets; with a rule set, all its rules by section; with the id of a rule, that rule; with --switches, everything that a table can change.
cli-rules-example =
    canasta rules
    canasta rules tres-barajas
    canasta rules TB-4.3
    canasta rules salon --switches
    canasta rules salon --find "can I take the pile"
cli-argument-set = A rule set, or the id of a rule.
cli-argument-rule = The id of a rule, with or without the letters of its set.
cli-option-switches = Show the switches of the set with their values.
cli-option-find = Find the rule that answers a question, in your own words.
cli-rules-forms = Forms: { $forms }
cli-rules-version =
    { $others ->
        [none] Version { $version }
       *[other] Version { $version }; also: { $others }
    }
cli-rules-more = One set: canasta rules SET · one rule: canasta rules ID · switches: canasta rules SET --switches
cli-rules-parent = Everything else is played as in “{ $title }”: canasta rules { $set }
cli-rules-none = No rule matches. Try other words.
cli-house-agrees = { $name } = { $value } is what { $set } already has.
cli-switch-changed = { $words } (in the book: { $book })
cli-switches-more = To change one: --house SWITCH=VALUE. The dimmed ones have no effect while the others are as they are.

## canasta verify

cli-verify = Checks the shuffles of a recorded match: whether the cards of every deal follow from the commitment that the dealer made before the players added their part. Exit status 1 if any of them is not proven.
cli-verify-example = canasta verify match.canasta
cli-argument-record = The record of a match; - for standard input.
cli-verify-commitment = { "  " }commitment { $commitment }
cli-verify-done = Nothing speaks against these shuffles. Compare the commitments with those shown before each deal.
cli-verify-failed = Not every shuffle is proven.

## What can be wrong

cli-error-fault = This is a fault of canasta itself ({ $what }); set CANASTA_TRACEBACK=1 to see where, and please report it.
cli-error-memory = There is not enough memory for this: expected something smaller.
cli-error-file = { $file } cannot be used: { $reason }.
cli-error-review-whose = { $file }: whose decisions? Expected --name with one of { $names }.
cli-error-together = { $option } has no effect together with { $other }: expected only one of the two.
cli-error-too-big = { $file } is too big: expected at most { $most } MB.
cli-error-not-utf8 = { $file }, line { $line }: these bytes are not text, expected UTF-8.
cli-error-no-option = There is no option { $option } here.
cli-error-missing = { $place } is missing.
cli-error-option = { $option } is not complete: it needs a value, or takes none.
cli-error-value = { $place } does not accept this: expected { $expected }.
cli-error-command = There is no such command: expected one of { $commands }.
cli-error-words = There are more arguments than this command takes.
cli-error-help = Help: { $command } --help
cli-error-rule = There is no rule { $found } here; the nearest is { $nearest }.

## Bots

bot-error-unknown = There is no bot { $found }: expected one of { $names }.

## Deals between bots

simulation-error-bots =
    { $found ->
        [one] { $found } bot cannot be seated: expected 1, { $sides } (one for each side) or { $seats } (one for each seat).
       *[other] { $found } bots cannot be seated: expected 1, { $sides } (one for each side) or { $seats } (one for each seat).
    }
simulation-error-number = { $name } = { $found } is not valid: expected a whole number from { $least } up.

## The table

cli-table-clockwise = clockwise
cli-table-counter-clockwise = counter-clockwise
cli-table-deal = deal { $deal } · to { $target }
cli-points = { $n } points
cli-table-red-threes = red threes
cli-table-stock = Stock { $n }
cli-table-pile = Pile { $n } ·
cli-table-no-pile = no pile
cli-table-blocked = blocked
cli-table-moda = Moda
cli-table-pile-cards = In the pile
cli-table-freed = Still to be laid in another meld this turn: { $card }.
cli-table-points = Laid so far for the opening: { $points } of { $minimum } points.

## The menu

cli-row-turn = turn
cli-row-take = take
cli-row-meld = meld
cli-row-add = lay off
cli-row-swap = swap
cli-row-discard = discard
cli-row-answer = answer
cli-menu-draw = draw
cli-menu-take = lay the top card off
cli-menu-pass = pass
cli-menu-ask = ask leave to go out
cli-menu-yes = yes
cli-menu-no = no

### What may be typed for each verb, besides the verb of the notation. The first one is shown in help.

cli-verb-draw = draw d
cli-verb-take = take t pick
cli-verb-meld = meld m
cli-verb-add = add a lay
cli-verb-swap = swap
cli-verb-discard = discard x throw
cli-verb-pass = pass p
cli-verb-ask = ask
cli-verb-yes = yes y
cli-verb-no = no n
cli-verb-cut = cut
cli-wish-help = ? help
cli-wish-quit = q quit exit
cli-wish-rule = rule
cli-wish-hint = hint h
cli-wish-story = story
cli-wish-sheet = score
cli-wish-save = save

## canasta play

cli-play = A match against bots at this terminal. Without options it asks which game to play. It is saved after every action, so you can leave with q, with Ctrl-C or by closing the window, and come back later.
cli-play-example =
    canasta play
    canasta play --rules reglamento --form 2 --name Ana
    canasta play --rules clasica --house target=3000 --save evening.canasta
cli-option-bot = The players in the other seats, from the strongest to the weakest: master, expert, strong, tuned, rules, greedy, novice, random.
cli-option-depth = How far the reasons of a hint go: 1, what lies on the table; 2, also what must be counted; 3, also what the play of the others tells. By default it depends on the bot.
cli-option-name = Your name.
cli-option-seed = A text from which all the cards follow: the same text gives the same match again.
cli-option-resume = Go on with the match in this file.
cli-option-save = Save the match in this file; by default, among your matches.
cli-option-warn = Warn, or do not warn, before a discard that looks bad from what lies on the table. By default only against the weaker bots.
cli-seat-help = Type a number or an answer; Enter takes the choice in brackets, q leaves.
cli-seat-language = Language
cli-seat-rules = Which game shall we play?
cli-seat-form = How many players?
cli-seat-name = Your name
cli-choose-number = A number from 1 to { $most }, please.
cli-play-left =
    { $deal ->
        [0] You left a match before it began: { $title }, with { $names }.
       *[other] You left a match unfinished: { $title }, with { $names }, in deal { $deal }.
    }
cli-play-left-lost = The match that you left cannot be resumed. { $why }
cli-play-resume = Resume it? [Y/n]
cli-play-saved = Saved in { $file }.
cli-play-record = The record of the match is in { $file }; canasta verify checks its shuffles and canasta replay shows it again.
cli-play-draw = The draw for seats: which card do you take? 1 to { $most }, Enter for any
cli-play-commitment = The shuffle is sealed: { $commitment }
cli-play-seeded = Seeded cards: anybody who knows the seed can know every card.
cli-play-shuffle = Press Enter to deal; anything you type first goes into the shuffle, or else random numbers do
cli-play-aim = You cut: how many cards do you aim for? 1 to { $most }, Enter for { $best }; the hand misses by a few
cli-play-cut = You cut: how many cards do you lift? 1 to { $most }, Enter for any
cli-play-next = Enter for the next deal
cli-play-enter = Enter to go on
cli-play-hint = I would play:
cli-play-warned = Type it again to play it anyway, or choose something else.
cli-play-no-action = { $found } is not an action: type a number, or something that begins with { $verbs }; { $help } shows the help.
cli-play-nothing = There is nothing to show yet.
cli-play-won = You have won the match!
cli-play-lost = You have lost the match. Another one?
cli-play-draw-game = The match is a draw.
cli-play-help =
    Type the number of an action, or the action itself: { $vtake } K K · { $vmeld } 9 9 2 · { $vadd } 5 X > 1 · { $vdiscard } 7. Put several on one line with ; between them.
    Ranks: A K Q J 10 9 8 7 6 5 4; 2 and X (joker) are wild; 3b and 3r are the black and the red three. > 1 is meld number 1.
    { $wrule } 4.1 shows a rule · { $whint } says what a bot would do · { $wstory } tells the deal again · { $wsheet } shows the score sheet
    { $wsave } FILE saves a copy · q leaves the table; the match stays saved
cli-sheet-deal = This deal
cli-sheet-before = Before
cli-sheet-total = Total
cli-sheet-row = deal { $deal }
cli-table-face-down = { $n } face down,
cli-error-exists = { $file } already exists and would be overwritten: expected the name of a new file.
cli-error-no-person = { $file } is not a match that you can resume: expected one with one person and bots.
cli-error-finished = The match in { $file } is over: canasta replay shows it.
cli-play-recorded = The record is in { $file }. It leaves out what must not be known yet.

## canasta simulate

cli-simulate = Lets bots play deals against each other, every side starting from 0 points, and counts the results. The same seed gives the same deals, however many processes play them. Bots see what a player at their seat would see, and nothing else.
cli-simulate-example =
    canasta simulate --bots greedy,random --deals 1000
    canasta simulate --rules tres-barajas --bots greedy --picture points.png
cli-option-bots = One bot for all seats, one for each side, or one for each seat, such as greedy,random.
cli-option-deals = The number of deals.
cli-option-sim-seed = A text from which all the cards follow.
cli-option-processes = The number of processes that play at the same time.
cli-option-picture = Draw the spread of the points: a .png, .svg or .pdf. Needs the extra “pictures” (matplotlib).
cli-sim-playing = Playing
cli-sim-deals =
    { $n ->
        [one] One deal, seed { $seed }
       *[other] { $n } deals, seed { $seed }
    }
cli-sim-side = Side { $side }: { $bots }
cli-sim-points = points per deal
cli-sim-best = best
cli-sim-out = goes out
cli-sim-canastas = canastas
cli-sim-clean = clean
cli-sim-difference = Side 1 minus side 2: { $interval } points per deal (95 % interval).
cli-sim-ends = { $out } of the deals end with a player going out, { $stock } with the end of the stock.
cli-sim-length = A deal takes { $turns } turns ({ $least } to { $most }) and { $actions } actions on average.
cli-sim-picture = The picture is in { $file }.
cli-sim-axis = points in a deal
cli-sim-heading = { $title }: points in { $n } deals
cli-error-bots = { $found } bots do not fit this table: expected 1 for all, { $sides } for the sides or { $seats } for the seats.
cli-error-table = { $file } cannot be the name of the table: expected one that ends in { $formats }.
cli-error-picture = { $file } cannot be the name of the picture: expected one that ends in { $formats }.
cli-error-folder = { $file } cannot be written: expected a folder { $folder } to write in.
cli-error-parquet = { $file } is not the name of a Parquet file: expected one that ends in .parquet.

## canasta try

cli-try = Tries actions in a position, as far as they are legal, and shows the resulting position. With --json it prints one object: accepted, refused, legal, position, score, winner. Exit status 1 if an action is refused, 2 if the position or an action cannot be read.
cli-try-example =
    canasta try position.toml "take 6 6; meld 9 9 9; discard 7h" --json
    canasta try - "draw" < position.toml
cli-argument-position = A position in TOML; - for standard input.
cli-argument-actions = Actions separated by ; — without any, the legal ones are shown.
cli-try-made-up = These cards are invented: the position only says how many there are.
cli-try-winner = Side { $side } has won the match.
cli-try-draw = The match is a draw.

## canasta replay

cli-replay = Shows a recorded match again, turn by turn, after checking the whole of it. At a terminal you step with keys: n or → next, b or ← back, d and u next and previous deal, q quit. In a pipe everything is printed.
cli-replay-example =
    canasta replay match.canasta
    canasta replay match.canasta --seat 2
    canasta replay match.canasta --html match.html
cli-option-seat = See what this seat saw; by default all hands are open.
cli-option-html = Write the whole match as an HTML page, to step through in a browser.
cli-replay-written = The match is in { $file }: { $turns } pictures to step through in a browser.
cli-replay-empty = No deal has begun in this record.
cli-replay-hidden = One more deal is under way; its cards are not in the record until it is over.
cli-replay-not-dealt = The cards of deal { $deal } have not been dealt yet.
cli-replay-where = deal { $deal }, turn { $turn }
cli-replay-end = , the end
cli-replay-keys = n next · b back · d u deals · q quit
cli-error-seat = There is no seat { $found } at this table: expected one from 0 to { $last }.

## canasta completion

cli-completion = Prints the lines with which a shell completes commands, options, rule sets and bots. Put them where your shell reads them when it starts; without a name they are for the shell in the variable SHELL.
cli-completion-short = Let the shell complete these words
cli-completion-example =
    canasta completion bash >> ~/.bashrc
    canasta completion zsh >> ~/.zshrc
    canasta completion fish > ~/.config/fish/completions/canasta.fish
cli-argument-shell = The shell: bash, zsh, fish, powershell or pwsh.
cli-error-shell = { $shell } is not a shell that can complete words: expected { $shells }.
