### The referee's page, and a ruling wherever it is shown.

referee-page = Referee
referee-page-about = Say what happened and when it was noticed, and read what the book says.
referee-page-rules = Rules in play
referee-page-by = Who did it, if you want that noted
referee-page-what = What happened?
referee-page-search = Search in your own words
referee-page-search-example = drew three cards
referee-page-none = No case matches; try other words.
referee-page-nearest = The closest rules:
referee-page-lent = The rules in play say nothing about these; another book covers them:
referee-page-trail = What you have said
referee-page-other = Another case
referee-page-change = Change
referee-page-again = Change the answer: { $question }

ruling-points = points for the offending side
ruling-by = Offender: { $name }
ruling-no-points = No points are deducted
ruling-undecided = The referee decides
ruling-lapsed = It has lapsed: no points are deducted
ruling-why =
    { $n ->
        [one] How the book was read
       *[other] How the book was read ({ $n } notes)
    }
ruling-kind-points = Points
ruling-kind-penalised = Penalised
ruling-kind-cards = Cards
ruling-kind-redeal = New deal
ruling-kind-ban = May not
ruling-kind-must = Must
ruling-kind-may = May
ruling-kind-decides = Decides
ruling-kind-stands = Stands
ruling-kind-lapsed = Lapsed
ruling-kind-nothing = No penalty
