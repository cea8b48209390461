### The page of the score sheet. The questions and the lines are in scoresheet.ftl.

sheet-coming = Opening the sheet…

## A new sheet

sheet-new = Score sheet
sheet-new-about = The names and the rules are enough.
sheet-rules = Rules in play
sheet-players = The players, in the order of play
sheet-players-pairs = The players, in the order of play: those who sit opposite are partners
sheet-player = Player { $n }
sheet-dealer = Deals first
sheet-dealer-last = The last on the list
sheet-new-more = More: title, length, open a saved sheet
sheet-title = Title
sheet-bring = Open a saved sheet (JSON)
sheet-begin = Start the sheet

## The sheet

sheet-of-match = Round { $round }, table { $table }
sheet-totals = Totals
sheet-minimum = Opens with { $n }
sheet-write = Enter deal { $deal }
sheet-write-more = A tie: play another, deal { $deal }
sheet-written = Entered: { $points }
sheet-rule = Ask the referee
sheet-to-table = Back to the table
sheet-more = More
sheet-deals = Deals
sheet-deal = Deal
sheet-deal-n = Deal { $deal }
sheet-deal-open = Deal { $deal }: see its lines and correct it
sheet-deal-sum = This deal
sheet-deal-after = Total
sheet-curve = The match as a curve
sheet-empty = The deals will be listed here, one to a line, with the total of each side.
sheet-not-counted = This deal does not count: the clock stopped it.
sheet-insisted = Confirmed although it looks impossible:
sheet-changes = Corrections
sheet-reason = Why
sheet-by = Who says so
sheet-correct-deal = Correct this deal
sheet-annul = Annul this deal

## Writing a deal down

sheet-back = Back
sheet-correcting = Correct deal { $deal }
sheet-so-far =
    { $n ->
        [one] One answer so far
       *[other] { $n } answers so far
    }
sheet-check = Deal { $deal }: is this right?
sheet-change = Change: { $question }
sheet-change-short = Change
sheet-away = The server cannot be reached. Base and cards, or just the totals, can be entered all the same: this phone keeps them and sends them later.
sheet-away-quick = Go on with the short form
sheet-quick-form = How do you want to enter the deal?
sheet-quick-base_cards = Base and cards
sheet-quick-totals = Just the totals
sheet-quick-points = { $side }: how many points in all?
sheet-quick-base = { $side }: what does the base come to, canastas and awards?
sheet-quick-cards = { $side }: what do the cards come to, those on the table minus those in hand?
sheet-waits = On this phone, not yet on the sheet
sheet-waits-about = The server cannot be reached. The deal will be sent as soon as it can; the totals change then.
sheet-refused = The server does not accept this deal
sheet-refused-again = Check the deal
sheet-refused-drop = Delete the deal
sheet-sure = Checked: it is right
sheet-insist = This looks impossible. If it is right, say why:
sheet-stopped = The clock stopped this deal
sheet-dealt = Dealt by
sheet-enter = Yes, enter deal { $deal }
sheet-correct = Save the correction
sheet-canastas-of = Canasta, { $made }
sheet-canastas-none = None
sheet-canasta-out = Remove: { $canasta }
sheet-count = Count the cards
sheet-count-less = One fewer: { $cards }
sheet-count-more = One more: { $cards }
sheet-count-sum = They add up to { $sum }.
sheet-again = Try again
sheet-other = Meanwhile deal { $deal } has been entered elsewhere: { $points }.
sheet-other-same = It is the same deal: do not enter it again
sheet-other-more = It is a different one: go on, as deal { $deal }

## The referee at the table

sheet-rule-who = Who committed the offence?
sheet-rule-by = Offence by { $name }
sheet-rule-deal = Which deal it belongs to
sheet-rule-now = The deal being played, number { $deal }
sheet-ruled = Ruling
sheet-entry-n = Entry { $entry }
sheet-take-back = Annul this ruling
sheet-rule-enter = Enter on the sheet: { $points }
sheet-rule-note = Enter on the sheet, without points

## Accepting and closing

sheet-accept = Do you agree with the sheet?
sheet-accept-time = Is the time up?
sheet-accept-about = Once it is accepted, nothing on it can be disputed.
sheet-accept-match = Once it is accepted, the result goes straight to the competition.
sheet-agrees = Agreed: { $name }
sheet-close = Accept and close the sheet
sheet-closed = Sheet accepted
sheet-closed-by = Agreed: { $names }.
sheet-closed-alone = It was closed without a signature.
sheet-reopen = Reopen the sheet
sheet-reopen-why = Why it is reopened

## More

sheet-more-menu = The sheet
sheet-more-share = Links for others
sheet-more-adjust = Points by a ruling
sheet-more-end = End early
sheet-more-log = All entries
sheet-print = Print in large type (PDF)
sheet-csv = Save as a table (CSV)
sheet-json = Save the whole sheet (JSON)
sheet-copy = Copy with its links, for another computer
sheet-share-public = To view the sheet
sheet-share-deputy = To write on it as well
sheet-link-public = This link shows the sheet and nothing else.
sheet-link-deputy = This link lets people write on the sheet.
sheet-adjust-side = To whom?
sheet-adjust-points = Points; with a minus sign to take them off
sheet-adjust-enter = Enter
sheet-end-about = The match is left unfinished, and the sheet is closed as it is.
sheet-end = End and close
