### Weights tuned in a league, and the gate for a change to a bot.

cli-tune-short = Tune the weights of a bot for a rule set

cli-tune = Looks for better weights for a rule set, in a league that no member ever leaves: styles of play, the weights that the search found before, and answers to those, from long searches that begin near and far. The members that do best count most. At the end the weights with the best worst result are chosen and measured, each time on boards that have not been used to choose anything, and written to a small file that names the command to make it again. The same seed and number of generations give the same weights, with any number of processes and after any interruption. Exit status: 0 if the weights beat those written by hand and their worst result is not more than 20 points below, 1 if not.
cli-tune-example =
    canasta tune clasica --resume clasica.json
    canasta tune reglamento --form 3 --generations 200 --out three.toml
    canasta tune salon --minutes 30 --seed 7 --start salon.toml --out better.toml

cli-argument-tune = The rule set.
cli-option-generations = The number of generations of samples.
cli-option-minutes = End the search after the first generation that passes this many minutes.
cli-option-samples = The number of samples in a generation.
cli-option-tune-boards = The boards that each sample plays against the league; what is measured at the end grows with them.
cli-option-tune-start = Weights at which the search begins and which stay in the league: a weights file. By default those written by hand.
cli-option-tune-earlier = Earlier weights, which stay in the league and are to be beaten: a weights file.
cli-option-tune-lead = The lead over by-eye to aim for, in points per deal on the scale of clasica: 170 by default.
cli-option-tune-out = Where to write the weights: a new file, by default named after the rule set.
cli-option-tune-resume = Keep the search in this file, and go on from there.
cli-option-ray = Play on the machines of the Ray cluster at this address, or “local”. Needs the extra “ray”.

cli-tune-searching = Generations
cli-tune-generation = { $n }: { $mean } points per deal against the league; the hardest member is { $who }, { $worst }
cli-tune-measuring = Choosing and measuring…
cli-tune-figures = Points per deal of the weights after { $done } generations, on { $n } boards each
cli-tune-before = against the weights written by hand
cli-tune-style = against { $who }
cli-tune-worst-before = worst result of the weights written by hand ({ $who })
cli-tune-answer = what the best answer found wins against them
cli-tune-written = The weights are in { $file }.
cli-tune-refused = Not accepted: they do not beat those written by hand, or their worst result is too low.
cli-tune-stopped = Stopped after { $done } generations; nothing was kept. With --resume FILE the run could be continued.
cli-tune-stopped-kept = Stopped after { $done } generations, which are kept in { $file }: the same command goes on from there.

tune-error-foreign = { $file } is not a file of a search, so it was left as it is: expected one of its own, or a new name.
tune-error-other = { $file } has a search with another { $what }, { $found }: expected { $expected }, or a new file.
tune-error-other-search = { $file } has a search that began with other weights, styles or numbers of boards: expected the same ones, or a new file.
tune-error-ray = The Ray cluster { $found } cannot be reached: expected its address, or “local”.
tune-error-before = A gate compares with the version before: expected --before with a bot other than { $bot }, or with the folder of another canasta.
tune-error-no-canasta = There is no canasta in { $folder } that can play here: expected the folder that holds the package, such as the src of a checkout.
tune-error-elsewhere = The canasta in { $folder } did not answer ({ $what }): expected one with the same rules and that bot.

cli-gate-short = Test whether a change to a bot or to weights may be kept

cli-gate = Compares a bot, or a weights file, with the one before on the same cards. It passes if a sequential test of 0 against −10 points per deal shows that it is not worse, and if its worst result against a league is no more than 20 points below that of the one before. The one before is another bot, the same bot in the canasta of another folder (say, a checkout before the change), or for weights those that come with canasta. Exit status: 0 if it passes, 1 if not.
cli-gate-example =
    canasta gate clasica.toml
    canasta gate greedy --before ../before/src
    canasta gate greedy --before random --rules salon --deals 2000

cli-argument-gate = The new one: the name of a bot, or a weights file (.toml).
cli-option-gate-before = The one before: a bot, a weights file, or the folder of another canasta.
cli-option-gate-league = The bots that both play against; by default those that act without trying plays out. Weights meet the styles.
cli-option-gate-deals = The most boards for the test; by default 40000 for weights and 4000 for bots.
cli-option-league-deals = Boards against each member of the league; by default 4000 for weights and 400 for bots.
cli-gate-league = The league
cli-gate-against = points per deal on { $n } boards
cli-gate-new = new
cli-gate-before = before
cli-gate-test-h1 = { $one } is not worse than { $other }: H1, { $high } points per deal, is accepted after { $n } boards.
cli-gate-test-h0 = { $one } is not shown to be as good as { $other }: H0, { $low } points per deal, is accepted after { $n } boards.
cli-gate-test-open =
    { $n ->
        [one] Undecided after one board
       *[other] Undecided after { $n } boards
    } between { $low } and { $high } points per deal for { $one } against { $other }: more --deals may decide it.
cli-gate-worst-holds = The worst result is no more than { $most } points below what it was.
cli-gate-worst-lower = The worst result is more than { $most } points below what it was.
cli-gate-passed = It passes.
cli-gate-refused = It does not pass.
cli-gate-stopped = Stopped before the end of the test: the same command starts over.

## Files of weights and of value nets

weights-error-toml = { $file } is not a TOML file: { $reason }.
weights-error-table = { $file } is not a weights file: expected a [weights] table with a whole number for every weight.
weights-error-whole = { $file } is not a weights file of this version: expected a whole number from -{ $most } to { $most } for { $name }.
weights-error-unknown = { $file } is not a weights file of this version: there is no weight { $found }.
weights-error-input = { $file } is not a value net of this version: there is no input { $found }.
weights-error-net = { $file } holds no value net of { $rules } ({ $reason }): expected one as the program writes it.

## Policies from files

policy-error-network = { $file } is not an ONNX network that can run here ({ $reason }): expected one exported whole.

## Environments for learners

env-error-action = { $found } is not an action: expected a whole number, as in the mask of the legal actions.
env-error-action-deal = Deal { $deal }: { $found } is not an action, expected a whole number, as in its mask of the legal actions.
env-error-illegal = Action { $number } ({ $said }) is not legal: expected { $legal ->
    [one] the only legal one, { $kinds }
   *[other] one of the { $legal } legal ones, { $kinds }
}.
env-error-illegal-deal = Deal { $deal }: action { $number } ({ $said }) is not legal, expected { $legal ->
    [one] the only legal one, { $kinds }
   *[other] one of the { $legal } legal ones, { $kinds }
}.
env-error-actions = Actions in the shape { $found }: expected a row of { $deals }, one for each deal.
env-error-option = There is no option { $found }: expected “scores” or none.
env-error-deals = { $found } deals side by side are not possible: expected a whole number from 1 up.
env-error-reset = No deal is in progress: expected reset() first.
env-error-render = There is no render mode { $found }: expected { $known } or none.
