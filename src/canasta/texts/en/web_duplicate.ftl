### A duplicate match on the page: opening one, both tables, the comparison.

duplicate-title = Duplicate match
duplicate-about = Two teams, two tables, the same cards. At the second table the teams sit on the other sides: what one team gets here, the other gets there. Each deal is compared as soon as both tables have finished it.
duplicate-rules = Game
duplicate-rules-about = Only games of two sides are offered: in the others there is nobody to change places with.
duplicate-deals = Deals
duplicate-bots-about = Chairs that stay free are played by bots of this level.
duplicate-open = Open the match
duplicate-deals-number =
    { $n ->
        [one] 1 deal
       *[other] { $n } deals
    }
duplicate-opening = each is opened as at 0 points, with { $n }
duplicate-link = Link for everybody
duplicate-invite = Invite both teams
duplicate-table = Table { $n }
duplicate-team = Team { $team }
duplicate-yours = your team
duplicate-free = Free
duplicate-sit = Sit down
duplicate-sit-at = Sit in chair { $n } at table { $table }, team { $team }
duplicate-to-table = To your table
duplicate-stage-open = Not begun: its host begins it
duplicate-stage-empty = Nobody is here yet
duplicate-stage-play = Deal { $n } of { $deals }
duplicate-stage-finished = Finished
duplicate-stage-abandoned =
    { $n ->
        [0] Ended without a finished deal
        [one] Ended after 1 deal
       *[other] Ended after { $n } deals
    }
duplicate-hidden = A deal is compared once both tables have finished it; until then neither hears anything of the other. Please do not tell each other either.
duplicate-so-far = So far: { $outcome }
duplicate-so-far-level = level
duplicate-so-far-leads = team { $team } leads by { $n } points
duplicate-watch-later = Once both tables are finished, the deals can be watched side by side.
duplicate-still = Table { $n } stands still: nobody has been there for ten minutes. You can end the match without it. What both tables have played counts.
duplicate-end = End the match
duplicate-won = Team { $team } wins by { $n } points
duplicate-drawn = A draw
duplicate-nothing = There is no deal that both tables have played.
duplicate-part = { $n } of { $deals } deals were played at both tables, and these count.
duplicate-deal = Deal
duplicate-swing = Swing
duplicate-for = { $points } for team { $team }
duplicate-level = 0
duplicate-total = Total
duplicate-capped = at most { $n }
duplicate-watch = Watch deal { $n } at both tables
duplicate-how = The figures of a table are the points of team A and of team B. The swing is what one team leads by at both tables together, at most { $n } points.
duplicate-luck = How much of it is luck: the same cards make the comparison fair but not sharp: after the first different discard each table draws other cards. Half the time, two teams of equal strength end a match of this length with more than { $n } points between them.
duplicate-luck-more = It takes about 290 deals to know that one team is 100 points a deal better than another.
duplicate-beside = Deal { $n } at both tables
duplicate-print = Print
duplicate-which = Table
duplicate-lobby = This is table { $table } of a duplicate match. Chairs of team A: { $a }. Chairs of team B: { $b }.
duplicate-both = Both tables
