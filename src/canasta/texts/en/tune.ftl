### Weights tuned in a league, and the gate for a change to a bot.

cli-tune-short = Tune the weights of a bot for a rule set

cli-tune = Looks for better weights for a rule set, in a league that nobody ever leaves: styles of play, the weights that the search found before, and answers to those, from long searches that begin near and far. The members that do best count most. At the end the weights with the best worst result are chosen and measured, each on boards by which nothing was chosen before, and written to a small file that names the command that makes it again. The same seed and number of generations give the same weights, with any number of processes and after any interruption. Exit status: 0 if the weights beat those written by hand and their worst result is not more than 20 points below, 1 if not.
cli-tune-example =
    canasta tune clasica --resume clasica.json
    canasta tune reglamento --form 3 --generations 200 --out three.toml
    canasta tune salon --minutes 30 --seed 7 --start salon.toml --out better.toml

cli-argument-tune = The rule set.
cli-option-generations = How many generations of samples.
cli-option-minutes = End the search after the first generation that passes this many minutes.
cli-option-samples = How many samples a generation has.
cli-option-tune-boards = How many boards each sample plays against the league; what is measured at the end grows with it.
cli-option-tune-start = Weights at which the search begins and which stay in the league: a weights file. Those written by hand, if not said.
cli-option-tune-earlier = Weights from before, which stay in the league and should be beaten: a weights file.
cli-option-tune-lead = The lead over by-eye that is wanted, in points a deal at the stakes of clasica: 170 if not said.
cli-option-tune-out = Where to write the weights; a new file, named after the rule set if not said.
cli-option-tune-resume = Keep the search in this file, and go on from there.
cli-option-ray = Play on the machines of the Ray cluster at this address, or “local”. Needs the extra “ray”.

cli-tune-searching = Generations
cli-tune-generation = { $n }: { $mean } points a deal against the league; hardest is { $who }, { $worst }
cli-tune-measuring = Choosing and measuring…
cli-tune-figures = Points a deal of the weights after { $done } generations, on { $n } boards each
cli-tune-before = against the weights written by hand
cli-tune-style = against { $who }
cli-tune-worst-before = worst of the weights written by hand ({ $who })
cli-tune-answer = the best answer that was found wins
cli-tune-written = The weights are in { $file }.
cli-tune-refused = They are not accepted: they do not beat those written by hand, or their worst result is too low.
cli-tune-stopped = Stopped after { $done } generations; nothing is kept. With --resume FILE the run could be continued.
cli-tune-stopped-kept = Stopped after { $done } generations, which are kept in { $file }: the same command goes on from there.

tune-error-foreign = { $file } is not a file of a search, so it was left as it is: expected one of its own, or a new name.
tune-error-other = { $file } has a search with another { $what }, { $found }: expected { $expected }, or a new file.
tune-error-other-search = { $file } has a search that began with other weights, styles or numbers of boards: expected the same ones, or a new file.
tune-error-ray = The Ray cluster { $found } cannot be reached: expected its address, or “local”.
tune-error-before = A gate compares with what was before: expected --before with another bot than { $bot }, or with the folder of another canasta.
tune-error-no-canasta = There is no canasta in { $folder } that could play here: expected the folder that holds the package, as the src of a checkout does.
tune-error-elsewhere = The canasta in { $folder } did not answer ({ $what }): expected one with the same rules and that bot.

cli-gate-short = Test whether a change to a bot or to weights may be kept

cli-gate = Compares a bot, or a weights file, with the one before on the same cards. It passes if it is shown to be not worse, by a sequential test of 0 against −10 points a deal, and if its worst result against a league is no more than 20 points below that of the one before. The one before is another bot, the same bot in the canasta of another folder (say, a checkout before the change), or for weights those that come with canasta. Exit status: 0 if it passes, 1 if not.
cli-gate-example =
    canasta gate clasica.toml
    canasta gate greedy --before ../before/src
    canasta gate greedy --before random --rules salon --deals 2000

cli-argument-gate = The new one: the name of a bot, or a weights file (.toml).
cli-option-gate-before = The one before: a bot, a weights file, or the folder of another canasta.
cli-option-gate-league = The bots that both play against; those that act without trying anything out, if not said. Weights meet the styles.
cli-option-gate-deals = The most boards for the test: 40000 for weights and 4000 for bots, if not said.
cli-option-league-deals = Boards against each member of the league: 4000 for weights and 400 for bots, if not said.
cli-gate-league = The league
cli-gate-against = points a deal on { $n } boards
cli-gate-new = new
cli-gate-before = before
cli-gate-test-h1 = { $one } is not worse than { $other }: H1, { $high } points a deal, is accepted after { $n } boards.
cli-gate-test-h0 = { $one } is not shown to be as good as { $other }: H0, { $low } points a deal, is accepted after { $n } boards.
cli-gate-test-open =
    { $n ->
        [one] Undecided after one board
       *[other] Undecided after { $n } boards
    } between { $low } and { $high } points a deal for { $one } against { $other }: more --deals may decide it.
cli-gate-worst-holds = The worst result is no more than { $most } points below what it was.
cli-gate-worst-lower = The worst result is more than { $most } points below what it was.
cli-gate-passed = It passes.
cli-gate-refused = It does not pass.
cli-gate-stopped = Stopped before the gate came to an end: the same command starts over.

## Files of weights and of value nets

weights-error-toml = { $file } is no TOML file: { $reason }.
weights-error-table = { $file } is no weights file: expected a table [weights] with a whole number for every weight.
weights-error-whole = { $file } is no weights file of this version: expected a whole number from -{ $most } to { $most } for { $name }.
weights-error-unknown = { $file } is no weights file of this version: expected no weight { $found }, which does not exist.
weights-error-input = { $file } is no value net of this version: expected no input { $found }, which does not exist.
weights-error-net = { $file } holds no value net of { $rules } ({ $reason }): expected one as the program writes it.

## Policies from files

policy-error-network = { $file } is no ONNX network that can be run here ({ $reason }): expected one that was exported whole.

## Environments for learners

env-error-action = { $found } is no action: expected a whole number, as in the mask of the legal actions.
env-error-action-deal = Deal { $deal }: { $found } is no action, expected a whole number, as in its mask of the legal actions.
env-error-illegal = Action { $number } ({ $said }) is not legal: expected { $legal ->
    [one] the only legal one, { $kinds }
   *[other] one of the { $legal } legal ones, { $kinds }
}.
env-error-illegal-deal = Deal { $deal }: action { $number } ({ $said }) is not legal, expected { $legal ->
    [one] the only legal one, { $kinds }
   *[other] one of the { $legal } legal ones, { $kinds }
}.
env-error-actions = Actions in the shape { $found }: expected { $deals } in a row, one for each deal.
env-error-option = There is no option { $found }: expected “scores” or none.
env-error-deals = { $found } deals side by side cannot be: expected a whole number from 1 up.
env-error-reset = No deal is in progress: expected reset() first.
env-error-render = There is no render mode { $found }: expected { $known } or none.
