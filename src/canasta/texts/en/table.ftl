### The table: what cannot be done there, set phrases, goodbyes, the reasons of a hint.

## What cannot be done

table-error-no-table = This table does not exist, or it is no longer kept: ask for its link again.
table-error-no-server = This needs a connection to the server, and there is none: try again later.
table-error-wrong-key = This key opens no seat here: open the link of your own seat.
table-error-no-watchers = Only the players can watch this table.
table-error-hello = The first message must be “hello”, with a language.
table-error-not-understood = This is not a command of the protocol ({ $why }).
table-error-too-long = The message is too long: at most { $most } bytes.
table-error-protocol = This page comes from another version of the server: reload it. (Protocol { $found } instead of { $expected }.)
table-error-hello-twice = You have already said “hello”: send another command.
table-error-again = The table has moved on in the meantime: try again.
table-error-not-stored = That could not be saved, so nothing has happened: try again in a moment.
table-error-log = The log of this table is damaged: it does not begin with the table’s settings.
table-error-crowded = { $most } devices are already connected to this table, and no more can join.
table-error-set-aside = The log of this table makes no sense at step { $seq }: the table was set aside unchanged, and the others go on. The operator of the server has been told.

table-error-not-a-player = Only those who sit at the table can do that.
table-error-not-a-person = { $name } is a bot: that works only with a person.
table-error-not-host = Only the host can do that: ask { $name }.
table-error-name = { $found } is not a valid name: use 1 to { $most } visible characters.
table-error-name-taken = Somebody at the table is already called { $name }: choose another name.
table-error-chair-unknown = There is no chair { $chair }: the chairs are numbered from 1 to { $chairs }.
table-error-chair-taken = Chair { $chair } is taken: choose a free one.
table-error-name-blank = { $found } shows nothing: use letters, digits or signs that can be seen.
table-error-name-mixed = { $found } mixes letters of several alphabets that look alike: write the name in one of them.
table-error-chair-empty = Nobody sits in chair { $chair }.
table-error-full = All chairs are taken.
table-error-chairs-free = Some chairs are still free ({ $free }): a person or a bot must sit in each.
table-error-settings-frozen = The match has begun: its settings can no longer change.
table-error-seats-fewer = With { $seats } players there is no chair for { $name }: choose a game for everybody who sits here.
table-error-too-many-changes = { $found } changed rules are too many: at most { $most }.
table-error-seed = This text cannot be the seed of the cards: use visible letters, digits or signs.
table-error-call = A call is an address that begins with https://, or a telephone number such as tel:+34600111222, not “{ $found }”.
table-error-nothing-to-confirm = The rules are those of the book: there is nothing to agree to.
table-error-confirmed-already = You have already agreed to how this table plays.
table-error-unconfirmed = Not everybody has agreed to how this table plays yet. Still to agree: { $name }.

table-error-controls = The text has a control character, which cannot be read: write letters, digits and signs.
table-error-of-competition = This table is for a match of a competition: the organiser has set everything, and players sit down with the link of their table.
table-error-of-competition-bot = In a match of a competition no bot plays for a person: if { $name } does not come back, the organiser decides.
table-error-settings-shared = Other tables play the same cards: the settings of this table are fixed.
table-error-rematch-shared = The cards of this table are the same at other tables: there is no rematch with them.
table-error-twin-sealed = The cards of this match are still sealed: they are revealed once the other table has finished too.
table-error-twin-substitute = In a duplicate match nobody takes over a chair, since they might know the cards. A bot plays until the player is back.
table-error-begun = The match has begun: that was only possible before.
table-error-not-begun = The match has not begun yet.
table-error-not-seated = The seats have not been drawn yet.
table-error-finished = The match is over.
table-error-contribution-empty = An empty text adds nothing to the shuffle: write 1 to 64 characters.
table-error-no-draw = Nobody draws for seats now.
table-error-draw-wait = It is not your turn to draw: { $name } draws next.
table-error-no-shuffle = There is nothing to shuffle now.
table-error-not-dealer = The dealer shuffles, and that is { $name }.
table-error-no-cards = No cards have been dealt yet.
table-error-actions = { $found } actions cannot be done at once: send 1 to { $most }.
table-error-stops-there = Nothing can follow “{ $action }” in one go: do that first and the rest once you see the new cards.
table-error-try-action = “{ $action }” cannot be tried out. Melds, lay-offs, exchanges and taking the pile can, and a discard at the end.
table-error-deal-not-over = The deal is not over yet.
table-error-ready-already = You are already ready: the others are not yet.
table-error-abandon-others = { $name } is still playing: the match can be abandoned only when everybody else has left.
table-error-rematch-early = The match is not over yet.
table-error-rematch-already = The next table is already open.

table-error-phrase-unknown = The table has no set phrase “{ $found }”.
table-error-chat-off = This table allows only the set phrases.
table-error-chat-strangers = Somebody here has found the table in the list of open tables: only the set phrases can be said.
table-error-not-open = This table is no longer open to everybody: its host can send you the link.
table-error-chat-in-play = Partners may not talk about the play: until the deal is over only the set phrases are allowed.
table-error-chat-text = Write one line of words.
table-error-away-oneself = You are here yourself: a bot takes over only for somebody who has left.
table-error-aside = You have sent a lot of messages and changes at this table today: the limit is { $most } a day. You can go on playing.
table-error-away-already = A bot is already playing for { $name }.
table-error-not-away = You are already playing yourself.
table-error-paused = { $name } has paused the match: it goes on once somebody at the table says so.
table-error-not-paused = The match is not paused.
table-error-pause-competition = A match of a competition cannot be paused: the round clock goes on. Ask the organiser.
table-error-asked-taken = { $name } has already asked for this chair: choose another one, or wait for the answer.
table-error-asked-already = You have already asked for a chair: wait for the answer.
table-error-asked-often = A chair has been asked for { $most } times in this match: the host receives no more requests.
table-error-not-asked = Nobody asks for this chair any more.
table-error-replace-here = { $name } is still at the table: a bot can take over only after a minute without a connection.
table-error-replace-soon = { $name } has only just left: a bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
table-error-by-days-theirs = This is a match by days: until the deadline the turn is { $name }’s. Then a bot plays it.
table-error-not-by-days = Quiet hours and notices belong to a match by days: this table has no turns of hours or days.
table-error-quiet-long = Quiet hours can last { $hours } hours at most.
table-error-too-late-back = Only your own last discard comes back, once a turn, and only until the next player acts or a card is shown.
table-error-beside = You sit beside { $name }: you see what { $name } sees, and cannot do anything.
table-error-beside-off = Nobody can watch at this table, so nobody can sit beside a player.
table-error-beside-none = Nobody can look at your cards: there is no link to end.
table-error-beside-key = This key already opens something at this table: take a new one.
table-error-beside-compared = The result of this match is compared with others, so nobody can sit beside a player.
table-error-hints-off = There are no hints at this table.
table-error-hints-turn = Hints are given only when it is your turn to act.
table-error-no-record = There is no record before the match begins.
table-error-no-deal = Deal { $deal } cannot be shown: only deals that are over can, from 1 to { $deals }.
table-error-no-deals = No deal is over yet.
table-error-no-seat = There is no seat { $seat }: the seats are numbered from 0 to { $last }.

## For all at the table

table-carried = This table came from another computer in the middle of deal { $deal }: anybody who made or saw the copy may know the cards of that deal. The next deal is dealt here.

## Goodbyes

table-bye-slow = The connection was too slow to keep up: it is being opened again.
table-bye-away = The table is waiting: nothing can be saved just now. What you did is kept and counts only once.
table-bye-restart = The server is restarting: the match goes on in a moment.
table-bye-moved = Another server is taking over this table: the connection is being opened again.
table-bye-unseated = The host gave your chair to somebody else.
table-bye-seated = The chair is yours: you will be at the table in a moment.
table-bye-no-chair = The host has not given you a chair. Other tables may have one.
table-bye-not-admitted = The bot keeps its chair. You can go on watching.
table-bye-silent = Nothing has come from this device for a long time: the connection is being opened again.
table-bye-beside-over = You no longer sit beside the player: the link has ended.
table-bye-no-watchers = The match has begun, and this table admits no spectators.

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
phrase-beside = Somebody may sit beside me now and see my cards.
phrase-alone = Nobody sits beside me any more.
phrase-time-up = My time was up: a bot plays this turn.
phrase-time-up-again = My time was up again: a bot plays for me until I am back.
