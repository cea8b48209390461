### Una partida duplicada en la página: abrirla, las dos mesas, la comparación.

duplicate-title = Partida duplicada
duplicate-about = Dos equipos, dos mesas, las mismas cartas. En la segunda mesa los equipos se sientan al revés: lo que un equipo recibe aquí, el otro lo recibe allí. Cada juego se compara en cuanto lo terminan las dos mesas.
duplicate-rules = Juego
duplicate-rules-about = Solo se ofrecen juegos de dos bandos: en los demás no hay lados que intercambiar.
duplicate-deals = Número de juegos
duplicate-bots-about = En las sillas que queden libres juegan bots de este nivel.
duplicate-open = Abrir la partida
duplicate-deals-number =
    { $n ->
        [one] 1 juego
       *[other] { $n } juegos
    }
duplicate-opening = en cada uno se abre como con 0 puntos: con { $n }
duplicate-link = Enlace para todos
duplicate-invite = Invita a los dos equipos
duplicate-table = Mesa { $n }
duplicate-team = Equipo { $team }
duplicate-yours = tu equipo
duplicate-free = Libre
duplicate-sit = Sentarme
duplicate-sit-at = Sentarme en la silla { $n } de la mesa { $table }, equipo { $team }
duplicate-to-table = A tu mesa
duplicate-stage-open = Sin empezar: la empieza quien abrió la mesa
duplicate-stage-empty = Aún no hay nadie
duplicate-stage-play = Juego { $n } de { $deals }
duplicate-stage-finished = Terminada
duplicate-stage-abandoned =
    { $n ->
        [0] Cerrada sin ningún juego terminado
        [one] Cerrada tras 1 juego
       *[other] Cerrada tras { $n } juegos
    }
duplicate-hidden = Cada juego se compara cuando lo han terminado las dos mesas; hasta entonces ninguna sabe nada de la otra. Por favor, tampoco se lo cuenten.
duplicate-so-far = Hasta ahora: { $outcome }
duplicate-so-far-level = empate
duplicate-so-far-leads = el equipo { $team } gana por { $n } puntos
duplicate-watch-later = Cuando terminen las dos mesas, podrán ver los juegos uno al lado del otro.
duplicate-still = La mesa { $n } está parada: hace diez minutos que no hay nadie. Puedes cerrar la partida sin ella: cuentan los juegos que han terminado las dos mesas.
duplicate-end = Cerrar la partida
duplicate-won = El equipo { $team } gana por { $n } puntos
duplicate-drawn = Empate
duplicate-nothing = No hay ningún juego que hayan terminado las dos mesas.
duplicate-part = En las dos mesas se han jugado { $n } de { $deals } juegos, y esos cuentan.
duplicate-deal = Juego
duplicate-swing = Diferencia
duplicate-for = { $points } para el equipo { $team }
duplicate-level = 0
duplicate-total = Total
duplicate-capped = como mucho { $n }
duplicate-watch = Ver el juego { $n } en las dos mesas
duplicate-how = Las cifras de una mesa son los puntos del equipo A y los del equipo B. La diferencia es la ventaja de un equipo en las dos mesas juntas, como mucho { $n } puntos.
duplicate-luck = Cuánto es suerte: las mismas cartas hacen justa la comparación, no exacta, porque tras el primer descarte distinto cada mesa roba otras cartas. La mitad de las veces, dos equipos de la misma fuerza terminan una partida de esta duración con más de { $n } puntos de diferencia.
duplicate-luck-more = Para saber que un equipo es 100 puntos por juego mejor que otro hacen falta unos 290 juegos.
duplicate-beside = Juego { $n } en las dos mesas
duplicate-print = Imprimir
duplicate-which = Mesa
duplicate-lobby = Esta es la mesa { $table } de una partida duplicada. Sillas del equipo A: { $a }. Sillas del equipo B: { $b }.
duplicate-both = Las dos mesas
