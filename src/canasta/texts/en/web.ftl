### The pages of the browser around the table: home, the waiting room, preferences, the rulebook.
### Those of the table itself are in web_table.ftl.

## Everywhere

close = Close
cancel = Cancel
done = Done
again = Try again
loading = One moment…
to-home = Go to the home page
bar = Help and preferences
menu = Menu
problem-offline = The server cannot be reached. Check your connection and try again.
problem-server = The server could not answer. Try again in a moment.
problem-starting = The server is starting again. Try again in a moment.
later-failed = This part of the page could not be loaded
phones-title = Not with this phone
lost-title = There is nothing here
lost-text = No page and no table has this address.
frozen-title = This is kept as it was
connection-lost = Connection lost. Getting you back…
connection-back = Connected again
connection-starting = The server is starting again: you are back in a moment.

## The games, in few words

set-short-clasica = Classic
set-short-internacional = International
set-short-salon = Drawing-room
set-short-reglamento = Regulation
set-short-tres-barajas = Three packs

## Home

home-motto = A card game of partners: collect cards of one rank and build canastas of seven. Against bots or with friends, no account needed.
home-play = Play now
home-play-what = { $set }, against { $bots ->
    [rules] easy bots
   *[other] bots
}, about { $minutes } minutes.
home-play-new = New match
home-continue = Continue
home-turn = { $name } to play
home-length = Length of the match
home-length-deal = One deal
home-length-points = To { $n }
home-change = Change
home-doors = More to do
home-friends = Play with friends
home-opening = Setting the table…
home-mine = Your tables
home-matches = My matches
home-you = Your name
home-game = What you play
home-join = Join a table
home-join-go = Go to the table
home-join-bad = That is not a link to a table: it ends in /t/ and ten letters.
home-elsewhere = Played on another device?
home-elsewhere-yes = Bring your matches here
home-elsewhere-no = No
home-more = More
home-manual = Documentation
home-today = Deal of the day
home-today-new = New today
home-learn = Learn to play
home-what-differs = What is different?
home-how = How is it played?
home-puzzles = Puzzles
home-offline = Play without a connection
home-duplicate = Duplicate match
home-replay = Watch a match
home-club = Club and score sheet

mine-habits = Your habits
mine-table = New table
mine-going = Being played
mine-until = Your turn, until { $until }
mine-scores = Now at { $scores }
mine-forget = Remove from the list: { $table }
mine-forget-seat = Remove and lose the seat

## Name and face

profile-name = Name
profile-guest = Guest
profile-choose = Choose a face
profile-face = Face { $n }
profile-other = Another one

## The game that is chosen

game-rules = Rules of the game
game-form = Players
game-read = Read the rules
game-house-changed =
    { $n ->
        [one] One house rule
       *[other] { $n } house rules
    }
game-bots = Level of the bots
game-bots-all = All bots, by their technical names
game-bots-names = Technical name
game-pace = Pace of the bots
game-pace-1800 = Leisurely
game-pace-900 = Normal
game-pace-300 = Quick
game-clock-none = No clock
game-hints = Hints
game-hints-never = Never
game-hints-bots = Among bots only
game-hints-always = Always
game-hints-solo-never = Without hints
game-hints-solo-bots = With hints
game-ceremony = Full ceremony
game-ceremony-note =
    { $way ->
        [both] Draw for seats, shuffle and cut by hand before the deal.
        [draws] Draw for seats and shuffle by hand before the deal.
        [cuts] Shuffle and cut by hand before the deal.
       *[neither] Shuffle by hand before the deal. This game has no draw for seats and no cut.
    }
game-take-back = Discards can be taken back
game-take-back-note = Until the next player acts, once a turn. Bots wait two and a half seconds for it.

## House rules

house = House rules
house-intro = Everything is as in the book until you change it. What you change is highlighted.
house-search = Find a rule
house-changes =
    { $n ->
        [one] one change
       *[other] { $n } changes
    }
house-book = In the book: { $words }
house-undo = As in the book
house-less = Less: { $name }
house-more = More: { $name }
house-reset = Everything as in the book
house-done =
    { $n ->
        [one] Play with this change
       *[other] Play with these { $n } changes
    }
house-none = Play by the book

## Preferences

preferences = Preferences
preferences-language = Language
preferences-theme = Colours of the page
preferences-theme-auto = Same as the system
preferences-theme-light = Light
preferences-theme-dark = Dark
preferences-speed = Flight of the cards
preferences-still = No flight
preferences-speed-note = If your system asks for less motion, cards do not fly.
preferences-sound = Sound
preferences-page = The page
preferences-table = The table
preferences-cards = The cards
preferences-look = How it looks
preferences-size = Size of the cards
preferences-size-ordinary = Normal
preferences-size-large = Large
preferences-size-huge = Very large
preferences-size-note = With large cards the hand lies in rows, and everything is easier to touch.
preferences-order = Order of the hand
preferences-order-rank = By rank
preferences-order-drawn = As drawn
preferences-order-own = My own
preferences-order-note = In your own order, drag a card within the hand, or press Shift and an arrow.
preferences-left = Left-handed
preferences-left-note = Buttons are on the left.
preferences-letters = Letters as keys
preferences-letters-note = At the table, S draws and K selects a king. Arrows, Space and Enter always work.
preferences-back = Card backs
preferences-back-lattice = Lattice
preferences-back-waves = Waves
preferences-back-rays = Rays
preferences-felt = Felt
preferences-felt-green = Green
preferences-felt-blue = Blue
preferences-felt-wine = Wine
preferences-faces = Faces of the cards
preferences-faces-auto = By their size
preferences-faces-classic = Traditional
preferences-faces-large = Large index
preferences-faces-note = “By their size”: small cards have a large index, and so have all if you choose larger cards.
preferences-inks = Colours of the suits
preferences-inks-two = Two
preferences-inks-four = Four
preferences-inks-note = With four, diamonds are blue and clubs are green. Threes stay red or black.
preferences-contrast = More contrast
preferences-depth = Reasons for hints
preferences-depth-0 = Depends on the bots
preferences-depth-1 = What you can see
preferences-depth-2 = And what you can count
preferences-depth-3 = Everything
accessibility = Accessibility
preferences-warnings = Warn before a bad discard
preferences-warnings-auto = Depends on the bots
preferences-warnings-always = Always
preferences-warnings-never = Never
preferences-advice = Advice
preferences-advice-note = “Depends on the bots”: the easier they are, the less is explained and the more you are warned. Warnings come only where hints are allowed.

## Rulebook

rulebook = Rulebook
rulebook-set = Rule set
rulebook-search = Search the rules
rulebook-found =
    { $n ->
        [0] No rule
        [one] One rule
       *[other] { $n } rules
    }
rulebook-none = No rule matches. Try other words.
rulebook-parent = What is not said here is played as in:

## Links

share-link = Link to the table
share-code = QR code of the link
share-no-code = The code could not be drawn. The link works without it.
share-copy = Copy
share-copied = Copied
share-send = Share
share-here-only = This link works on this computer only. For other devices in your network, start the server like this:
menu-invite = Invite with a link
menu-beside = Somebody beside me
menu-watch = Link for watching
menu-device = Continue on another device
menu-pause = Pause the match
menu-resume = Go on with the match
menu-leave = Leave for the home page
menu-note = You can leave without losing your seat: the table stays in the list on the home page.
menu-abandon = Abandon the match
menu-free = Free the chair of { $name } for somebody else
menu-vacant = Invite somebody to play on for { $name }
menu-replace = Let a bot play for { $name }
device-link = Link to your seat
device-note = Open this link on the other device and play on there. Anybody who has it can play in your place: do not share it.
abandon-sure = The match ends here, without a winner, and cannot be brought back.
abandon-yes = Abandon it
abandon-no = Play on

## The waiting room

table-take-over = Play on for { $name }
table-turn-yours = Your turn
lobby-title = Before the match
lobby-chairs = Chairs
lobby-name = What is your name?
lobby-name-why = The others will see your name at the table.
lobby-sit = Tap a free chair to sit down.
lobby-drawn = Cards are drawn for seats when the match begins: the chairs do not say who plays with whom.
lobby-given = You play where you sit.
lobby-with = with { $names }
lobby-no-chair = All chairs are taken.
lobby-full = Everybody is here.
lobby-wait =
    { $n ->
        [one] One chair is free.
       *[other] { $n } chairs are free.
    }
lobby-house = This table plays by house rules
lobby-agree = I agree to these rules
lobby-agree-wait = Still to agree: { $names }.
lobby-agreed = Everybody agrees. Once the match has begun, these rules stay.
lobby-agree-so = I agree to play like this
lobby-changed = This table plays differently now
lobby-changed-to = The game is { $title }, by the book, and the cards are sealed as always.
lobby-seeded = The cards come from a seed
lobby-seeded-why = All cards follow from the text “{ $seed }”: anybody who knows it can know every hand. Use it for teaching and trying out. To play for points, the host should remove it.
lobby-begin = Begin the match
lobby-begin-bots =
    { $n ->
        [one] A bot will take the free chair.
       *[other] Bots will take the { $n } free chairs.
    }
lobby-competition-begins = The match begins by itself once all four are here.
lobby-competition-sit = Only the players of this match sit here, from the link of their table.
lobby-host-begins = { $name } will begin the match when you are ready.
lobby-invite = Invite
lobby-game = The match
lobby-change = Change how it is played
lobby-save = Save
lobby-target = To { $n } points
lobby-clock = { $time } for each action; then a bot takes over
lobby-clock-days = By days: { $time } for each turn; then a bot plays it
lobby-ceremony-full =
    { $way ->
        [both] With the draw for seats, shuffle and cut by hand
        [draws] With the draw for seats and shuffle by hand
        [cuts] With shuffle and cut by hand
       *[neither] With shuffle by hand
    }
lobby-ceremony-short = No ceremony: deal and play
lobby-take-back = Discards can be taken back
lobby-bots = Bots: { $level }
lobby-watchers = { $n } watching

chair-number = chair { $n }
chair-free = Chair { $n }
chair-sit = Sit here
chair-put-bot = Seat a bot
chair-waiting = Free
chair-leave = Get up
chair-free-it = Free the chair
chair-you = you
chair-bot = bot
chair-host = host
chair-gone = not connected
chair-agreed = agrees
chair-thinking = has not agreed yet

## The page of the table

table-coming = Going to the table…
table-dealing = Getting the cards ready…
table-shut = You cannot enter this table
table-without-key = Watch without my seat
table-beside-you = You sit beside { $name }: you see what they see.
table-watching = You are watching: you see only what everybody at the table sees.
table-in-place = Sit down in place of { $name } (bot)
table-asked-host = You have asked for the chair of { $bot }: { $host } will answer.
table-asked-yes = From the next deal on you play in place of { $bot }.
table-ask-no-more = Ask no longer
table-own = Play a match of your own
