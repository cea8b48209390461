### The deal of the day on the page.

daily-title = Deal of the day
daily-coming = The deal of the day is on its way…
daily-to-today = To the deal of today
daily-about = One deal, the same cards for everybody. You sit in the first seat with three bots ({ $bots }) that answer the same play in the same way.
daily-one-try = You have one try, without hints and without taking anything back. You may leave and go on later.
daily-archived = This day no longer counts: play it as often as you like, outside the ranking.
daily-play = Play
daily-go-on = Go on with your try
daily-once-more = Play this deal once more
daily-finished =
    { $n ->
        [one] One person has finished it.
       *[other] { $n } people have finished it.
    }
daily-month =
    { $n ->
        [0] No day yet this month.
        [one] One day this month.
       *[other] { $n } days this month.
    }
daily-next = The next deal begins on { $when }.
daily-left = You left this deal: it counts as it lay, outside the ranking.
daily-accuracy = Your accuracy, by the coach
daily-percent = { $percent } %
daily-margin = ± { $margin }
daily-too-few = There were too few decisions to say.
daily-thinking = The coach looks at your decisions: { $percent } %
daily-lead = Your side’s lead
daily-par = Against par
daily-par-what = Par is { $par }: the mean of { $playings } playings of your seat by a strong bot, which lie { $spread } around it.
daily-par-coming = A strong bot is playing your seat. Par comes in a minute or so.
daily-better = Did worse than you
daily-uncounted = Played after its two days: outside the ranking.
daily-uncounted-here = Played without a connection, in this browser: outside the ranking.
daily-par-unknown = Par of this day had not been played yet when it was downloaded.
daily-luck = Most of one deal is luck, even with the same cards: two equal players differ by some 1,200 points. Accuracy says more.
daily-replay = Watch it again, with the coach
daily-best = Watch the best try
daily-back = Back to your result
daily-share = To share, without a word about the cards
daily-squares = A square for each sixth of your decisions: green without a slip, yellow with an inaccuracy, red with a mistake.
daily-copy = Copy the text
daily-share-title = Canasta { $day }
daily-share-accuracy = accuracy { $percent } %
daily-share-par = { $points } against par
daily-share-lead = lead { $points }
daily-days = Days
daily-days-about = Today and yesterday count. Earlier days can be played too, outside the ranking.
daily-away = Without a connection
daily-sealed-away = Today’s deal needs the server: its cards stay sealed there for as long as the day counts. Deals of earlier days can be played here.
daily-not-here = This day is not on this device. The server may have it: try again once you have a connection.
daily-here = An earlier deal, played in this browser: the same cards and the same bots as at the server, as often as you like, outside the ranking.
daily-here-about = These days are on this device. None of them counts any more.
daily-waking = Waking the bots: a few seconds…
daily-going = being played
daily-played = played
daily-sealed = Sealed beforehand
daily-sealed-about = The cards of each day are sealed up to thirty days before: these are the commitments. After the day its secret proves that nobody has changed the cards; the button “Verify the shuffle” at your result does that in your browser.
daily-secret = The secret of this deal:
daily-secret-later = The secret is published once the day no longer counts.
