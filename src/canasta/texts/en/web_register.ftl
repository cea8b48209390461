### The register of a club: its competitions, its members, its seasons.

register-title = Our club
register-about = The competitions of a club, its members, and rankings over a whole season.
register-coming = Opening the register…
register-no-key = You need the link
register-no-key-text = This address alone opens nothing. Use the link that the club gave you.
register-known = Yours
register-new = A new register
register-new-about = It brings together competitions that you run on this server. You add them with one tap, and nothing in them changes.
register-name = Name of the club
register-fees = Note who has paid the fee
register-fees-note = A tick for each member and season, and nothing else: no amounts, no addresses.
register-open = Open the register
register-parts = Parts of the register
register-undo = Undo
register-undo-of = Undo entry { $entry }

## Its parts

register-seasons = Seasons
register-competitions = Competitions
register-members = Members
register-links = Links
register-log = Log

## Competitions

register-add = Competitions that you can add
register-add-about = This browser has the key of their organiser.
register-add-do = Add
register-add-one = Add { $name }
register-add-all =
    { $n ->
        [one] Add it
       *[other] Add all { $n }
    }
register-competitions-count =
    { $n ->
        [0] No competitions yet
        [one] One competition
       *[other] { $n } competitions
    }
register-no-competitions = Open a competition that you organise, or add one above. Then you can make a season of them.
register-next = Next, a season makes one ranking of these evenings.
register-pairs =
    { $n ->
        [one] one pair
       *[other] { $n } pairs
    }
register-people =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
register-state-over = over
register-state-in_progress = in progress
register-state-missing = is no longer on this server
register-state-unreadable = cannot be read by this version
register-change = Change the date of { $name }, or take it out
register-date = Date
register-date-save = Save the date
register-out = Take it out of the register

## Members

members-count =
    { $n ->
        [0] No members yet
        [one] One member
       *[other] { $n } members
    }
members-about = Everybody who played in a competition of the club, and those you add. Only names are kept.
members-fee-season = Fees of the season
members-fee-no-season = Fees belong to a season: open one first.
members-paid-count = { $n } of { $of } have paid
members-paid = paid
members-paid-of = { $name } has paid
members-add = Add a member
members-add-do = Add
members-search = Search
members-also = also written { $names }
members-evenings =
    { $n ->
        [0] no evenings
        [one] one evening
       *[other] { $n } evenings
    }
members-none = The members appear here as soon as a competition is added.
members-none-found = Nobody is called that.
members-csv = Save as CSV
members-import = Take in a list
members-import-about = One member per line: the name, then other spellings parted by “/”. The list that is saved here can be read again.
members-import-about-fees = One member per line: the name, then other spellings parted by “/”, then whether the fee is paid (yes or no). The list that is saved here can be read again.
members-import-problems =
    { $n ->
        [one] It cannot be taken in like this:
       *[other] It cannot be taken in like this, for { $n } reasons:
    }
members-import-found =
    { $n ->
        [one] This member was read:
       *[other] These { $n } members were read:
    }
members-import-enter =
    { $n ->
        [one] Take in the member
       *[other] Take in the { $n } members
    }

## A member

member-last = last on { $day }
member-also = Also written
member-separate = Separate
member-separate-of = Separate { $name }: that is somebody else
member-join = The same person under another name
member-join-about = If somebody was entered with two spellings, join them: every season then counts both as one. You can undo it.
member-join-into = The right spelling
member-join-do = Join the two
member-joined = { $player } is the same person as { $name }.
member-unlist = Remove from the list
member-unlist-about = Whoever has played stays among the members as long as the competition is in the register.
member-unlisted = { $name } was removed from the list.

## Seasons

seasons-first = A season is made of competitions. Add the first one.
seasons-to-competitions = Go to the competitions
seasons-none-yet = The club has not opened a season yet.
seasons-others = Other seasons
season-all = All seasons
season-new = New season
season-first = The first season
season-first-about = It makes one ranking of several evenings. An evening may count for more than one season.
season-open = Open the season
season-name = Name
season-name-example = Autumn 2026
season-evenings = Evenings
season-two-games = These evenings are of different games; a season needs the same game throughout.
season-planned = Evenings planned for the whole season
season-planned-hint = empty: those chosen above
season-figure = Each evening is worth
season-figure-points = The points made
season-figure-place = Points by place
season-figure-scale = Points by the scale
season-places = Points for place 1, 2, 3 …
season-places-wrong = Whole numbers parted by spaces, such as 10 8 6 5 4 3 2 1.
season-handicaps = Count the lists with handicaps
season-handicaps-note = An evening without handicaps counts by its ranking.
season-count = What counts
season-count-all = All evenings
season-count-best = Only the best
season-count-mean = The average
season-best = How many of the best
season-by = A ranking of
season-by-player = Players
season-by-pair = Pairs
season-more = More: minimums and ties
season-least-evenings = Evenings needed to be ranked
season-least-partners = Different partners needed
season-ties = A tie is broken by
season-tie-won = More evenings won
season-tie-best = The best evening
season-tie-last = The last evening
season-change = Change the season
season-save = Save the season
season-remove = Remove the season
season-remove-sure = The ranking of this season disappears; its competitions stay. You can undo it in the log.
season-link = Public link
season-link-about = Anybody with this link sees the seasons of the club, the rankings and why each figure is what it is. Nothing can be changed.
season-csv = Save as CSV
season-told = Announced: { $time }. If a result of an old evening is corrected after that, a sentence here says so.
season-never-told = Not announced yet. Once you have announced the ranking, mark it here: if an old evening is corrected later, a sentence says so.
season-tell = Mark as announced
season-so-far =
    { $n ->
        [one] After one of { $of } evenings
       *[other] After { $n } of { $of } evenings
    }
season-empty = There will be a ranking once the first evening is over.
season-evening-changed = corrected
season-ranking = Ranking of the season
season-player = Player
season-total = Total
season-mean = Average
season-played = Evenings
season-dropped = does not count
season-unranked = not ranked
season-why-of = Why { $names } has this figure
season-why-title = Why: { $names }
season-why-minima = Minimums
season-why-ties = Ties
season-why-changed = Changed
season-paper-note = The figures under each name follow this order; those struck through do not count.

## Links and log

register-links-about = The public link shows the seasons and nothing else: no list of members, no fees. Another person who keeps the register needs a link of their own.
register-link-make = Make the public link
register-link-public = Public link
register-link-first = The link that opened the register
register-link-organiser = keeps the register
register-link-organiser-says = This link lets its holder do everything in the register.
register-link-show = Show: { $name }
register-link-open = Show
register-link-name = Another person who keeps the register
register-link-add = Make a link
register-link-revoke = Revoke this link
register-link-revoke-sure = The link stops working at once.
register-copy-about = With this file another computer with canasta goes on with the register: Club, Our club. Members, seasons and links are in it; the competitions have copies of their own. Opened on a phone, this page keeps a copy there by itself.
register-copy-secret = Anybody who has the file can do everything in the register.
register-log-about = Everything that was done to the register. Nothing is deleted, and everything can be undone.
register-annulled = undone by entry { $entry }
register-log-older = Show older lines
