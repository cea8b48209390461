### What can be wrong with the record of a match.

record-error-line = Line { $line }: { $what }

## The text

record-error-too-big = This is not a record of a match: expected a file of at most { $most } MB.
record-error-not-utf8 = These bytes are not text: expected UTF-8.
record-error-unprintable = The character { $character } cannot appear in a record: expected only printable characters and line ends.
record-error-foreign = This is not a record of a match: expected “{ $expected }” first, found { $found }.
record-error-version = This record is of another version: expected “{ $expected }”, found { $found }.
record-error-expected = Expected a line such as { $examples }, found { $found }.
record-error-ended = The record breaks off here: expected a line such as { $examples }.
record-error-after-result = Nothing was expected after the result of the match, found { $found }.

## The table

record-error-rules = { $found } is not a rule set: expected its name and version, such as “clasica 1” or “reglamento/6-pairs 1”.
record-error-house = { $found } is not a changed switch: expected a name of lower-case letters, digits and underscores, and a value on one line.
record-error-house-twice = The switch { $name } was already changed: expected each switch only once.
record-error-match-id = { shuffle-error-match-id }
record-error-name = { $found } cannot be the name of a player: expected 1 to { $most } printable characters, without a space at either end.
record-error-seats = There are { $seats } seats and { $sides } sides: expected 2 to { $most } seats, the same number on each of two or more sides.
record-error-seat = There is no seat { $found }: expected one from 0 to { $last }.
record-error-side = There is no side { $found }: expected one from 0 to { $last }.

## The cards

record-error-bytes = A commitment or secret has { $found } bytes: expected { $bytes }.
record-error-secret-alone = There is a secret without a commitment: expected the commitment before it.
record-error-contribution = { shuffle-error-contribution }
record-error-contributions = There are { $found } contributions to the shuffle: expected one for each of the { $seats } seats, empty where a seat added nothing.
record-error-contribution-order = The contribution of seat { $seat } comes too late or twice: expected one for each seat, in the order of the seats.
record-error-card = { $found } is not a card: expected a rank A 2-9 T J Q K with a suit s h d c, or X for a joker.
record-error-card-number = There is no card { $found }: expected a number from 0 to { $last }.
record-error-order = These { $cards } cards are not whole packs: expected every card of one or more packs of { $pack }, each as often as it is in them.
record-error-player = There is no player { $found }: expected one from 0 to { $last }.
record-error-place = There is no place { $found } in the spread: expected one from 0 to { $last }.
record-error-pick = That card cannot have been taken from place { $place }: expected the card that lies there in the order, and each place once.
record-error-players = These are not the players on the seats: expected each number from 0 to { $last } once.
record-error-lifted = { $found } cards cannot be lifted: expected from 1 to { $most }.

## The turns

record-error-turn-number = This is turn { $found }: expected turn { $expected } of the deal.
record-error-no-action = A turn without an action cannot appear in a record: expected at least one.
record-error-verb = { $found } is not an action: expected one that begins with { $verbs }.
record-error-action = { $found } is not a complete action: expected something like “{ $example }”.
record-error-not-canonical = { $found } is not in the form that is stored: expected “{ $canonical }”.
record-error-cut-in-turn = The cut is not part of a turn: expected it before the turns of the deal, on a line such as “cut 1: 61”.

## The end of a deal and of the match

record-error-scores = The points do not match the sides: expected { $sides } scores and { $sides } totals.
record-error-points = { $found } points are too many: expected at most { $most } either way.
record-error-total = The total of side { $side } does not add up: expected { $expected }, found { $found }.
record-error-deal-open = A deal that is not the last has no end: expected one for every deal that is followed by another.
record-error-won-side = A side wins if and only if the match is won: expected a side for that result, and none for another.
record-error-result-early = The match cannot be decided while a deal goes on: expected the end of the deal first.
