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

svg-error-curve-empty = Esta curva no tiene totales: se esperaban los de antes del primer juego y los de después de cada uno, y un nombre por bando.
svg-error-curve-totals = Después del juego { $deal } la curva tiene { $found } totales: se esperaban { $names }, uno por nombre.
svg-error-view = Un valor { $found } no es una vista: se esperaba una como la que da `match.view(seat)`.
svg-error-names = Los nombres son { $found }: se esperaban { $seats }, uno por asiento, o ninguno.
svg-error-slides-empty = No hay ninguna imagen que mostrar: se esperaba al menos una.
