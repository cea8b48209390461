### My matches on the page: the list, the figures, taking them along.

matches-title = My matches
matches-about = All that you have played on this device. Nobody else can read it.
matches-none = No match yet. The first one stands here as soon as its cards are dealt.
matches-nothing = This browser keeps nothing, perhaps in a private window: so there is no list.
matches-view = What to see
matches-list = Matches
matches-figures = Figures
matches-along = Take along
matches-words = Name or title
matches-game = Game
matches-partner = Partner
matches-state = State
matches-any = All
matches-open = Open
matches-over = Finished
matches-daily = Deal of the day
matches-number =
    { $number ->
        [one] 1 match
       *[other] { $number } matches
    }
matches-no-fit = No match fits. Choose less, or search for something else.
matches-more = Show { $number } more
matches-with = with { $names }
matches-against = against { $names }
matches-turn = Your turn, until { $until }
matches-won = Won
matches-lost = Lost
matches-draw = Draw
matches-duplicate = Duplicate match
matches-duplicate-over = Played: see the comparison
matches-abandoned = Abandoned
matches-going = Being played
matches-deals =
    { $number ->
        [one] 1 deal
       *[other] { $number } deals
    }
matches-actions = More about the match of { $date }
matches-replay = Watch again
matches-record = Save the record
matches-forget = Delete
matches-forget-yes = Delete for good
matches-forget-seat = Delete and lose the seat

## Figures

figures-none = Figures begin with { $deals } deals. So far there are { $number }.
figures-all = All matches
figures-game = By game
figures-level = By level
figures-partner = By partner
figures-persons = Against people
figures-points = Points a deal
figures-lead = Lead a deal
figures-wins = Matches won
figures-canastas = Canastas a deal
figures-clean = Of these, clean
figures-opened = Opens in turn
figures-out = Your side goes out
figures-mine = You go out
figures-accuracy = Accuracy by the coach
figures-from-deals =
    { $number ->
        [one] from 1 deal
       *[other] from { $number } deals
    }
figures-from-matches =
    { $number ->
        [one] from 1 match
       *[other] from { $number } matches
    }
figures-from-canastas =
    { $number ->
        [one] from 1 canasta
       *[other] from { $number } canastas
    }
figures-between = { $low } to { $high }
figures-interval = Below each figure stands where it truly lies, in 19 of 20 cases: the cards of few deals say little about how somebody plays.
figures-month-lead = Lead a deal, by month
figures-month-accuracy = Accuracy by month
figures-table = The same as a table
figures-month = Month
figures-figure = Figure
figures-range = Range
figures-deals = Deals

## The recovery code, asked for once

ask-recovery = Your { $number } matches lie on this device alone. A code on paper brings them back if it is lost.
ask-recovery-yes = To the recovery code
ask-recovery-no = Not now
