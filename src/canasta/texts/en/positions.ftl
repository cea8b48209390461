### What can be wrong with a position.

position-error-at = { $place }: { $what }
position-error-toml = This is not TOML: { $reason }.
position-error-too-big = This is not a position: expected a text of at most { $most } kB.
position-error-not-utf8 = These bytes are not text: expected UTF-8.
position-error-no-rules = The rule set is missing: expected a line such as rules = "clasica".
position-error-unknown-key = There is no key { $found } here{ $nearest -> 
    [none] {""}
   *[other] , perhaps { $nearest }
 }: expected one of { $keys }.
position-error-too-many-tables = There are { $found } tables of this name: expected at most { $most } in { $rules }.
position-error-scores = There are { $found } scores: expected one for each of the { $sides } sides.
position-error-expected-table = Expected a table, found { $found }.
position-error-expected-list = Expected a list, found { $found }.
position-error-expected-text = Expected a text in quotes, found { $found }.
position-error-expected-yes-no = Expected true or false, found { $found }.
position-error-expected-number = Expected a whole number from { $low } to { $high }, found { $found }.
position-error-expected-choice = Expected one of { $choices }, found { $found }.
position-error-expected-cards = Expected cards in one text such as "Kh 5c X", found { $found }.
position-error-too-many-cards = There are { $found } cards: no game has that many.
position-error-card = { $found } is not a card: expected a rank A 2-9 T J Q K with or without a suit s h d c, 3r or 3b for a three, or X for a joker.
position-error-three = { $found } needs its colour: expected 3r or 3b, or a suit such as 3h.
position-error-red-threes = Expected red threes only, such as "3h 3d", found { $found }.
position-error-rank = Expected one rank from 4 to A, found { $found }.
position-error-wild = Expected one two or joker, found { $found }.
position-error-copies = This is one { $card } more than { $packs } packs hold.
position-error-not-so-many = Expected at most the { $most } cards that the position does not account for, found { $found }.
position-error-laid-by = Expected a seat for each of the { $melds } melds, found { $found }.
position-error-laid-by-seat = Seat { $seat } is not on side { $side }.
position-error-meld-too-small = A meld has at least three cards.
position-error-meld-red-three = A red three is never part of a meld: expected it under red_threes.
position-error-meld-two-ranks = A meld has cards of one rank and wilds only.
position-error-wild-meld-none = There are no melds of wilds alone under these rules.
position-error-wild-meld-big = A meld of wilds has at most seven cards.
position-error-meld-black-threes = A meld of black threes has no wilds.
position-error-meld-closed = A canasta has exactly seven cards under these rules.
position-error-meld-wilds = A meld has at least { $naturals } naturals and at most { $wilds } wilds under these rules.
position-error-meld-more-naturals = A meld has more naturals than wilds under these rules.
position-error-black-threes = Black threes lie on the table only while a side is going out: expected the side on turn, and phase = "play".
position-error-rank-twice = A side has one meld of a rank under these rules.
position-error-no-moda = There is no canasta de moda under these rules.
position-error-no-exact-cut = There is no award for an exact cut under these rules.
position-error-no-leave = Under these rules no partner is asked for leave to go out.
position-error-no-last-draw = What the last draw gave does not matter under these rules.
position-error-no-last-turn = Under these rules a red three as the last card does not make this the last turn.
position-error-no-swap = Wilds are never taken out of canastas under these rules.
position-error-no-owed = No replacements are owed under these rules: dealt red threes lie in the hand, or are replaced already.
position-error-not-drawn-yet = Nothing has been drawn in phase = "draw": expected this key in another phase only.
position-error-answer-and-leave = The partner is still being asked in phase = "answer": expected no answer yet.
position-error-drew-none = A player in phase = "play" has drawn: expected "stock" or "pile".
position-error-outcome-early = Expected this key with phase = "over" only.
position-error-face-down = More cards lie face down than the pile has.
position-error-no-cards = A player in the middle of a turn holds at least one card.
position-error-laid-melds = Expected at most one text for each of the { $melds } melds of the side on turn, found { $found }.
position-error-no-seat = There is no seat { $found } at this table: the seats are numbered from 0 to { $last }.
position-error-names = There are { $found } names: expected one for each of the { $seats } seats, or none.
position-error-laid-cards = These cards are not all in that meld of the side on turn.
position-error-freed-both = The keys freed and freed_from go together: a wild, and the number of the canasta that it came out of.
position-error-freed-from = Expected the number of one of the { $melds } melds of the side on turn, counted from 1.
position-error-freed-canasta = A wild comes only out of a canasta of seven cards or more that is not one of wilds.
position-error-opened = A side with melds from earlier turns has opened.
position-error-pile-taken = The pile has been taken this turn: expected no cards in it.

# Who sits there, where nobody has a name
position-seat = Seat { $n }
