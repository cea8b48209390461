# Pictures of cards and tables, and the words that say what they show.

svg-hand = { $n ->
        [one] A card
       *[other] { $n } cards
    }: { $cards }
svg-table = A table: stock { $stock }, pile { $pile } with { $top } on top
svg-curve = Points after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $totals }
svg-seat = Seat { $n }
svg-player = { $name } ({ $cards })
svg-points = { $n ->
        [one] one point
       *[other] { $n } points
    }
svg-stock = Stock: { $n }
svg-pile = Pile: { $n }
svg-hand-of = In the hand of { $name }
svg-slides-back = Back
svg-slides-on = Next
svg-slides-place = { $place } of { $of }

svg-error-curve-empty = This curve has no totals: expected those before the first deal and after each, and a name for each side.
svg-error-curve-totals = After deal { $deal } the curve has { $found } totals: expected { $names }, one for each name.
svg-error-view = A { $found } is no view: expected one, as `match.view(seat)` gives it.
svg-error-names = The names are { $found }: expected { $seats }, one for each seat, or none.
svg-error-slides-empty = There is no picture to show: expected at least one.
