# Imágenes de cartas y mesas, y las palabras que dicen qué muestran.

svg-hand = { $n ->
        [one] Una carta
       *[other] { $n } cartas
    }: { $cards }
svg-table = Una mesa: mazo { $stock }, pozo { $pile } con { $top } arriba
svg-curve = Puntos después de { $deals ->
        [one] un juego
       *[other] { $deals } juegos
    }: { $totals }
svg-seat = Silla { $n }
svg-player = { $name } ({ $cards })
svg-points = { $n ->
        [one] un punto
       *[other] { $n } puntos
    }
svg-stock = Mazo: { $n }
svg-pile = Pozo: { $n }
svg-hand-of = En la mano de { $name }
svg-slides-back = Atrás
svg-slides-on = Adelante
svg-slides-place = { $place } de { $of }
