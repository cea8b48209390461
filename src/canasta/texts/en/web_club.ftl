### The club's pages: where they begin, and what they share.

club = Club
sure-look = Let me look again
sure-yes = Yes, it is right

## The beginning

club-start = The club
club-start-about = For tables with real cards: keep the score, ask the referee, run a competition.
club-door-sheet = Score sheet
club-door-sheet-about = Enter each deal one question at a time; the sheet adds up, warns of mistakes and says whose turn it is to deal.
club-door-referee = Ask the referee
club-door-referee-about = What happened, who did it and when it was noticed: the ruling, and the rules behind it.
club-door-competition = Run a competition
club-door-competition-about = Pairs, rounds, results and ranking, from one laptop and the phones at the tables.
club-door-register = Our club
club-door-register-about = Its competitions, its members and its seasons: a ranking over many evenings.
club-mine = Yours
club-mine-note = The keys are kept only in this browser.
club-kind-sheet = Score sheet
club-kind-competition = Competition
club-kind-register = Register of a club
club-role-organiser = You organise it
club-role-register = You keep its register
club-role-deputy = You help to run it
club-role-table = A table
club-role-pair = A pair
club-role-public = View only
club-role-sheet = Score sheet
club-forget = Remove from the list: { $name }
club-forget-yes = Remove and lose the key
order-up = Earlier: { $name }
order-out = Remove: { $name }
print = Print

## One question at a time

ask-next = Next
ask-back = Delete a digit
ask-sign = Change the sign
ask-number = Type a number.
ask-low = At least { $low }.
ask-high = At most { $high }.
ask-step = It has to be a multiple of { $step }.
ask-keys = On a keyboard: digits choose, arrow keys move through the answers.

## Names that the club knows

names-known = Names in the club’s register
names-offered =
    { $n ->
        [one] One name to choose from
       *[other] { $n } names to choose from
    }

## A list that is taken in

list-file = File
list-text = Or paste the list here
list-look = Read the list
list-doubts = Look at this first:
list-sure = It is right: take the list in
