### The table: what cannot be done there, set phrases, goodbyes, the reasons of a hint.

## What cannot be done

table-error-no-table = There is no such table: expected the link of one that has been opened here.
table-error-wrong-key = This key opens no seat at this table: expected the secret of somebody who sits here.
table-error-no-watchers = This table is not to be watched: expected the key of somebody who sits here.
table-error-hello = The first words could not be understood: expected a “hello” with a language.
table-error-not-understood = That could not be understood: expected a command as the protocol describes it ({ $why }).
table-error-too-long = That is too long: expected { $most } bytes at most.
table-error-hello-twice = You are known here already: expected another command than “hello”.
table-error-again = The table has moved on meanwhile: try again.
table-error-not-stored = The table could not be written down, so nothing has happened: try again in a moment.
table-error-log = The log of this table is damaged: expected it to begin with the table’s settings.
table-error-crowded = { $most } connections look at this table already: expected fewer.

table-error-not-a-player = Only those who sit at the table can do that.
table-error-not-a-person = { $name } is a bot: expected a person.
table-error-not-host = Only the host can do that: expected { $name } to do it.
table-error-name = { $found } cannot be a name: expected 1 to { $most } characters that can be seen.
table-error-name-taken = Somebody at the table is called { $name } already: expected another name.
table-error-chair-unknown = There is no chair { $chair }: expected one from 1 to { $chairs }.
table-error-chair-taken = Chair { $chair } is taken: expected a free one.
table-error-chair-empty = Nobody sits on chair { $chair }.
table-error-full = All chairs are taken.
table-error-chairs-free = Some chairs are free ({ $free }): expected somebody on each.
table-error-settings-frozen = The match has begun: its settings stay as they are.
table-error-seats-fewer = With { $seats } players there is no chair for { $name }: expected a game for all who sit here.
table-error-too-many-changes = { $found } changes of the rules are too many: expected { $most } at most.
table-error-seed = That text cannot name the cards: expected letters, digits or signs that can be seen.
table-error-nothing-to-confirm = The rules are those of the book: there is nothing to agree to.
table-error-confirmed-already = You have agreed to how this table plays already.
table-error-unconfirmed = Not everybody has agreed to how this table plays yet: expected { $name } to do so.

table-error-begun = The match has begun: that was possible only before.
table-error-not-begun = The match has not begun yet.
table-error-not-seated = The seats are still to be drawn.
table-error-finished = The match is over.
table-error-contribution-empty = Nothing can be added to a shuffle with an empty text: expected 1 to 64 characters.
table-error-no-draw = Nobody draws for seats now.
table-error-draw-wait = It is not your turn to draw: { $name } still has to.
table-error-no-shuffle = There is nothing to shuffle now.
table-error-not-dealer = The dealer shuffles: expected { $name }.
table-error-no-cards = No cards have been dealt yet.
table-error-actions = { $found } actions cannot be done at once: expected 1 to { $most }.
table-error-stops-there = Nothing can follow “{ $action }” in one go: do that first, and the rest when you see what it brings.
table-error-try-action = “{ $action }” cannot be tried, only done: expected melds, lay-offs, exchanges, taking the pile and, last, a discard.
table-error-deal-not-over = The deal is not over yet.
table-error-ready-already = You have said so: the others are not ready yet.
table-error-abandon-others = The match cannot be abandoned while others play it: expected that { $name } is away.
table-error-rematch-early = The match is not over yet.
table-error-rematch-already = The next table is open already.

table-error-phrase-unknown = There is no set phrase “{ $found }”: expected one of those that the table lists.
table-error-chat-off = Free words are turned off at this table: expected one of the set phrases.
table-error-chat-in-play = While cards are held nothing may be told to a partner: expected one of the set phrases.
table-error-chat-text = That cannot be said: expected words on one line.
table-error-away-oneself = You are here: expected somebody who is gone.
table-error-away-already = A bot plays for { $name } already.
table-error-not-away = You are playing yourself already.
table-error-replace-here = { $name } is connected: expected somebody who has been gone for a minute.
table-error-replace-soon = { $name } has only just gone: a bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
table-error-hints-off = There are no hints at this table.
table-error-hints-turn = There is a hint only when it is for you to act.
table-error-no-record = There is no record yet: expected a match that has begun.
table-error-no-deal = Deal { $deal } cannot be shown: expected one that is over, from 1 to { $deals }.
table-error-coach-busy = The coach has too many deals to review: try again in a moment.
table-error-no-deals = No deal is over yet.
table-error-no-seat = There is no seat { $seat }: expected one from 0 to { $last }.

## Goodbyes

table-bye-slow = The connection was too slow for all that happens: it is opened anew.
table-bye-restart = The server starts anew: the match goes on in a moment.
table-bye-unseated = Your chair was given away by the host.
table-bye-refused = The connection was refused.
table-bye-silent = Nothing was heard from this device for a long time: the connection is opened anew.

## Set phrases

phrase-hello = Hello, everyone.
phrase-good-luck = Good luck!
phrase-have-fun = Enjoy the game.
phrase-well-played = Well played!
phrase-nice-canasta = What a canasta!
phrase-nice-cut = Nice cut!
phrase-thank-you = Thank you.
phrase-you-are-welcome = You are welcome.
phrase-sorry = Sorry.
phrase-one-moment = One moment, please.
phrase-back-now = I am back.
phrase-take-your-time = Take your time.
phrase-your-turn = Whenever you are ready.
phrase-what-a-deal = What a deal!
phrase-good-game = Good game.
phrase-rematch = Another match?
phrase-goodbye = Goodbye, and thanks for the game.

## What is advised

hint-do-draw = Draw from the stock.
hint-do-take = Take the pile with { $cards }.
hint-do-take-top = Take the pile, laying off its top card on your meld.
hint-do-meld = Meld { $cards }.
hint-do-add = Lay off { $cards } on the meld of { $ranks }.
hint-do-swap = Put { $cards } in the place of { $wild } in the canasta of { $ranks }.
hint-do-discard = Discard { $cards }.
hint-do-ask = Ask for leave to go out.
hint-do-yes = Say yes.
hint-do-no = Say no.
hint-do-pass = Pass.

## Reasons of a hint

hint-only = It is the only thing that can be done.
hint-draw = What lies in the pile brings less than { $count ->
    [one] a fresh card
   *[other] { $count } fresh cards
} of the stock, or cannot be taken.
hint-draw-must = The pile cannot be taken.
hint-take = It brings the { $size ->
    [one] card
   *[other] { $size } cards
} of the pile.
hint-take-opens = It opens, and brings the { $size ->
    [one] card
   *[other] { $size } cards
} of the pile.
hint-take-finishes = It makes a canasta, and brings the { $size ->
    [one] card
   *[other] { $size } cards
} of the pile.
hint-open = It goes towards the { $minimum } points that opening asks for; { $points } lie there so far.
hint-finish = It makes a canasta.
hint-add = It brings the meld nearer to a canasta: { $length } cards will lie there.
hint-add-more = It counts on the table, and no longer against you in the hand.
hint-meld = It begins a meld that can become a canasta.
hint-wilds = Seven wild cards make a canasta like no other.
hint-must-go-out = You have to go out in this turn, so everything that can be laid goes down.
hint-close = Going out now brings more than playing on.
hint-swap = The wild card comes free and can serve elsewhere.
hint-swap-clean = The canasta becomes clean, and the wild card comes free.
hint-freed = The wild that came free has to be laid again.
hint-freeze = A wild card freezes a pile that the opponents live on.
hint-stop = A black three keeps the next player from taking the pile.
hint-discard-safe = The opponents do not collect that rank on the table, and you hold just one.
hint-discard-single = You hold just one of that rank.
hint-discard-pair = It costs least: every other discard helps the opponents more or breaks more of your hand.
hint-discard-last = It is the card to go out with.
hint-ask = You could go out, and your partner has a say in it.
hint-yes = Going out now costs your side less than playing on.
hint-no = There is more to win by playing on.
hint-pass = Nothing better can be done.
