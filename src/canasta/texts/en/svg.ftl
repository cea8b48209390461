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
svg-slides-on = On
svg-slides-place = { $place } of { $of }
