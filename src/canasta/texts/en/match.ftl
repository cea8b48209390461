### Names at a table for one person.

match-you = You
match-others = Beth Carl Diana Ellen Frank Grace

### What cannot be asked of a match at that moment.

match-error-players =
    { $found ->
        [one] There is { $found } player: expected { $seats }.
       *[other] There are { $found } players: expected { $seats }.
    }
match-error-seed = { $found } is not a seed: expected a text or a whole number.
match-error-dealer-drawn = The first dealer is drawn in this game: expected none to be named.
match-error-place = There is no player { $found }: expected one from 0 to { $last }.
match-error-shuffled = Nothing can be added to the shuffle any more: expected it before the cards are shuffled.
match-error-added = That player has already added “{ $found }”: expected one contribution to each shuffle.
match-error-no-draw = Nobody draws for seats now: expected it when a match begins, where the rules ask for it.
match-error-no-cut = Nobody cuts now: expected it after the shuffle and before the deal, where the game has a cut.
match-error-cutter = That player does not cut: it is { $name } who cuts.
match-error-nobody-to-act = The deal is over: it is nobody's turn.
match-error-no-cards = No cards have been dealt: expected the shuffle first and, where the game has one, the cut.
match-error-no-next-deal = No further deal can begin: expected that the one before is over and nobody has won yet.
match-error-finished = The match is over.

## Saving and going on

save-error-not-read = { $file } cannot be read: expected a saved match ({ $reason }).
save-error-not-written = The match cannot be saved to { $file } ({ $reason }): expected a file that can be written.
save-error-too-big = This is not a saved match: expected a file of { $most } MB at most.
save-error-foreign = This is not a saved match: expected a file with “{ $expected }”.
save-error-damaged = The saved match is damaged: “{ $name }” holds { $found }, not what was saved there.
view-error-foreign = These bytes are not a view: expected “{ $expected }” first.
view-error-damaged = The view is damaged ({ $found }): expected the values of “{ $expected }”.
file-reason-missing = no such file or folder
file-reason-folder = it is a folder
file-reason-forbidden = access is not allowed
file-reason-full = the disk is full
file-reason-name = the name is too long
