### Una partida duplicada en la página: abrirla, las dos mesas, la comparación.

duplicate-title = Partida duplicada
duplicate-about = Dos equipos, dos mesas, las mismas cartas. En la segunda mesa los equipos se sientan al revés: lo que un equipo recibe aquí, el otro lo recibe allí. Cuando terminan las dos mesas, se compara cada mano.
duplicate-rules = Juego
duplicate-rules-about = Solo se ofrecen juegos de dos bandos: en los demás no hay con quién cambiar de sitio.
duplicate-deals = Manos
duplicate-bots-about = Los puestos que quedan libres los juegan bots de este nivel.
duplicate-open = Abrir la partida
duplicate-deals-number =
    { $n ->
        [one] 1 mano
       *[other] { $n } manos
    }
duplicate-opening = en cada una se baja como con 0 puntos, con { $n }
duplicate-link = Enlace para todos
duplicate-invite = Invita a los dos equipos
duplicate-table = Mesa { $n }
duplicate-team = Equipo { $team }
duplicate-yours = tu equipo
duplicate-free = Libre
duplicate-sit = Sentarme
duplicate-sit-at = Sentarme en el puesto { $n } de la mesa { $table }, equipo { $team }
duplicate-to-table = A tu mesa
duplicate-stage-open = Sin empezar: empieza quien organiza la mesa, cuando estéis
duplicate-stage-empty = Aún no hay nadie
duplicate-stage-play = Mano { $n } de { $deals }
duplicate-stage-finished = Terminada
duplicate-stage-abandoned =
    { $n ->
        [0] Cerrada sin ninguna mano terminada
        [one] Cerrada tras 1 mano
       *[other] Cerrada tras { $n } manos
    }
duplicate-hidden = Hasta que terminen las dos mesas, ninguna sabe nada de la otra. Por favor, tampoco os lo contéis.
duplicate-still = La mesa { $n } está parada: no ha habido nadie allí en diez minutos. Puedes cerrar la partida sin ella. Cuenta lo que han jugado las dos mesas.
duplicate-end = Cerrar la partida
duplicate-won = El equipo { $team } gana por { $n } puntos
duplicate-drawn = Empate
duplicate-nothing = No hay ninguna mano que hayan jugado las dos mesas.
duplicate-part = En las dos mesas se han jugado { $n } de { $deals } manos, y esas cuentan.
duplicate-deal = Mano
duplicate-swing = Diferencia
duplicate-for = { $points } para el equipo { $team }
duplicate-level = 0
duplicate-total = Total
duplicate-capped = como mucho { $n }
duplicate-watch = Ver la mano { $n } en las dos mesas
duplicate-how = Las cifras de una mesa son los puntos del equipo A y los del equipo B. La diferencia es la ventaja de un equipo en las dos mesas juntas, como mucho { $n } puntos.
duplicate-luck = Cuánto es suerte: las mismas cartas hacen justa la comparación, no exacta, porque tras el primer descarte distinto cada mesa roba otras cartas. Una de cada dos veces, dos equipos iguales acaban una partida así de larga con más de { $n } puntos de diferencia.
duplicate-luck-more = Para distinguir a dos equipos de los que uno es 100 puntos mejor por mano hacen falta unas 290 manos.
duplicate-beside = Mano { $n } en las dos mesas
duplicate-print = Imprimir
duplicate-which = Mesa
duplicate-lobby = Esta es la mesa { $table } de una partida duplicada. Puestos del equipo A: { $a }. Puestos del equipo B: { $b }.
duplicate-both = Las dos mesas
