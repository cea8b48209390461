### The register of a club: its entries, the rule of a season, the reasons for a figure, and what cannot be entered.

## The rule of a season

register-rule = { $best ->
    [0] Every evening counts
    [one] The best of { $of } evenings counts
   *[other] The best { $best } of { $of } evenings count
}, { $figure ->
    [place] by place ({ $places })
    [scale] by the points of the scale
   *[points] by points
}; the figures { $take ->
    [mean] are averaged
   *[sum] are added up
}. { $by ->
    [pair] Pairs are ranked.
   *[player] Each player is ranked, with the figure of their pair.
}
register-rule-handicaps = An evening with handicaps counts by its list with handicaps.
register-rule-evenings = { $n ->
    [one] Only those who played at least one evening are ranked.
   *[other] Only those who played at least { $n } evenings are ranked.
}
register-rule-partners = { $n ->
    [one] Only those who had at least one partner are ranked.
   *[other] Only those who had at least { $n } different partners are ranked.
}
register-rule-ties = If level: { $order }.
register-tie-won = more evenings won
register-tie-best = the best evening
register-tie-last = the last evening

## The reasons for a figure

register-minimum-evenings = { $least ->
    [one] At least one evening
   *[other] At least { $least } evenings
}: { $n } played
register-minimum-partners = { $least ->
    [one] At least one partner
   *[other] At least { $least } different partners
}: { $n } so far
register-evening-in-progress = In progress: it counts once it is over
register-evening-missing = No longer on this server: it does not count
register-evening-unreadable = Cannot be read here: it does not count
register-evening-away = Not there
register-evening-result = { $place ->
    [0] Disqualified: { $value }
   *[other] Place { $place }: { $value } { $figure ->
        [place] for the place
        [scale] of the scale
       *[points] points
    }{ $handicap ->
        [yes] {" "}with handicaps
       *[no] {""}
    }
}{ $counts ->
    [no] {""}; dropped
   *[yes] {""}
}
register-evening-with = { $what }; with { $partners }
register-level = Level with { $players }; placed { $order ->
    [before] before
   *[after] after
} by { $tie ->
    [won] evenings won: { $one } against { $other }
    [best] the best evening: { $one } against { $other }
   *[last] the last evening: { $one ->
        [none] not there
       *[other] { $one }
    } against { $other ->
        [none] not there
       *[other] { $other }
    }
}
register-level-shared = Level with { $players } in everything: they share the place
register-changed = The evening “{ $name }” of { $date } has changed since the ranking was last announced.

## The log

register-entry-opened = The register of “{ $name }” opens.
register-entry-settled = { $renamed ->
    [no] {""}
   *[yes] The name is “{ $name }” now.
}{ $fees ->
    [yes] Fees are ticked off from now on.
    [no] Fees are no longer ticked off.
   *[same] {""}
}
register-entry-added = The competition “{ $name }” of { $date } is added.
register-entry-dated = The competition “{ $name }” was on { $date }.
register-entry-joined = { $player } is the same as { $into }.
register-entry-listed = { $n ->
    [one] { $names } is put on the list of members.
   *[other] { $n } members are put on the list: { $names }.
}
register-entry-unlisted = { $player } is taken off the list of members.
register-entry-paid = { $paid ->
    [yes] { $player } has paid the fee of season { $season }.
   *[no] { $player } has not paid the fee of season { $season } after all.
}
register-entry-seasonopened = The season “{ $name }” opens.
register-entry-seasonchanged = Season { $season } has new conditions: “{ $name }”.
register-entry-told = The ranking of season { $season } is announced.
register-entry-annulled = Entry { $of } no longer counts.

## What cannot be entered

register-error-not-opened = A register begins with the name of the club.
register-error-opened = The register is already open.
register-error-no-name = A name has at least one letter.
register-error-no-entry = There is no entry { $entry } that still counts.
register-error-not-annulled = Entry { $entry } cannot be undone.
register-error-added-already = “{ $club }” is in the register already.
register-error-competitions-many = A register holds at most { $most } competitions.
register-error-no-competition = “{ $club }” is not in the register: add it first.
register-error-not-added = The season “{ $season }” counts “{ $club }”: add it to the register first, or take it out of the season.
register-error-same-name = “{ $player }” and the other name differ in nothing but capitals or spaces: they are the same already.
register-error-same-already = “{ $player }” and “{ $into }” are the same person already.
register-error-both-played = “{ $player }” and “{ $into }” are two persons: both played in “{ $name }” on { $date }.
register-error-not-there = { $players } is not in the season “{ $season }”.
register-error-no-player = Nobody here is called “{ $player }”: choose a name that has played or is on the list of members.
register-error-member-twice = “{ $player }” stands in the list twice, or is listed under another spelling: a member stands there once.
register-error-listed-already = “{ $player }” is on the list of members already.
register-error-not-listed = “{ $player }” is not on the list of members.
register-error-members-many = A list holds at most { $most } members.
register-error-no-fees = This register ticks off no fees: turn them on first.
register-error-fee-paid = “{ $player }” has paid already.
register-error-fee-open = “{ $player }” has not paid yet.
register-error-no-season = There is no season { $season }.
register-error-seasons-many = A register holds at most { $most } seasons.
register-error-competition-twice = “{ $club }” stands in the season twice: it counts once.
register-error-no-places = A season by place needs points for at least one place.
register-error-places-rise = Place { $place } would have { $points } points and place { $next } more, { $more }: a worse place never has more.
register-error-best-many = The best { $best } of { $of } cannot be: give at most { $of }, or say how many evenings are planned.
register-error-evenings-many = Nobody can play { $evenings } of { $of } evenings: give at most { $of }, or say how many evenings are planned.
register-error-partners-pair = A pair has no other partners: a season by pairs has no least number of them, but { $partners } was asked for.
register-error-tie-twice = Each way to decide a tie stands once.
register-error-other-game = “{ $name }” is played by { $rules }, “{ $other }” by { $played }: a season counts competitions of one game.
register-error-no-scale = “{ $name }” has no scale: count points or places.
register-error-pair-individual = “{ $name }” is an individual competition, which has no pairs: rank the players.

## Lists

register-csv-place = Place
register-csv-player = Player
register-csv-value = Total
register-csv-played = Evenings
register-csv-name = Name
register-csv-also = Also written
register-csv-paid = Fee paid
register-csv-yes = yes
register-csv-no = no
register-csv-unranked = not ranked
register-csv-columns = expected a name, how else it is written, and whether the fee is paid; found { $found } columns
register-csv-fee-bad = expected “yes” or “no” for the fee; found { $found }
register-csv-fee-season = the list says who has paid: choose the season whose fee it is
register-csv-fee-off = the list says who has paid, but this register ticks off no fees
register-csv-twice = { $name } stands in the list twice
register-csv-empty = The list has no name.
register-csv-many = A list has at most { $most } members at a time.
