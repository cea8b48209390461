### El juego del día en la página.

daily-title = El juego del día
daily-coming = El juego del día está en camino…
daily-to-today = Al juego de hoy
daily-about = Un solo juego, con las mismas cartas para todos. Ocupas el primer asiento con tres bots ({ $bots }) que a las mismas jugadas responden igual.
daily-one-try = Tienes un intento, sin consejos y sin deshacer nada. Puedes salir y seguir más tarde.
daily-archived = Este día ya no cuenta: puedes jugarlo cuantas veces quieras, fuera de la clasificación.
daily-play = Jugar
daily-go-on = Seguir con tu intento
daily-once-more = Jugar otra vez este juego
daily-finished =
    { $n ->
        [one] Lo ha terminado una persona.
       *[other] Lo han terminado { $n } personas.
    }
daily-month =
    { $n ->
        [0] Ningún día todavía este mes.
        [one] Un día este mes.
       *[other] { $n } días este mes.
    }
daily-next = El próximo juego empieza el { $when }.
daily-left = Dejaste este juego: cuenta tal como estaba, fuera de la clasificación.
daily-accuracy = Tu precisión, según el entrenador
daily-percent = { $percent } %
daily-margin = ± { $margin }
daily-too-few = Hubo muy pocas decisiones para poder decirlo.
daily-thinking = El entrenador mira tus decisiones: { $percent } %
daily-lead = Ventaja de tu bando
daily-par = Frente al par
daily-par-what = El par es { $par }: la media de { $playings } veces que un bot fuerte jugó tu asiento, que se apartan de ella { $spread }.
daily-par-coming = Un bot fuerte está jugando tu asiento. El par llega en un minuto más o menos.
daily-better = Lo hicieron peor que tú
daily-uncounted = Jugado después de sus dos días: fuera de la clasificación.
daily-uncounted-here = Jugado sin conexión, en este navegador: fuera de la clasificación.
daily-par-unknown = El par de este día aún no se había jugado cuando se descargó.
daily-luck = Un solo juego es sobre todo suerte, también con las mismas cartas: dos jugadores iguales se separan unos 1200 puntos. La precisión dice más.
daily-replay = Verlo otra vez, con el entrenador
daily-best = Ver el mejor intento
daily-back = Volver a tu resultado
daily-share = Para compartir, sin una palabra sobre las cartas
daily-squares = Un cuadro por cada sexta parte de tus decisiones: verde sin fallos, amarillo con una imprecisión, rojo con un error.
daily-copy = Copiar el texto
daily-share-title = Canasta { $day }
daily-share-accuracy = precisión { $percent } %
daily-share-par = { $points } frente al par
daily-share-lead = ventaja { $points }
daily-days = Días
daily-days-about = Cuentan hoy y ayer. Los días anteriores también se pueden jugar, fuera de la clasificación.
daily-away = Sin conexión
daily-sealed-away = El juego de hoy necesita el servidor: sus cartas siguen selladas allí mientras el día cuenta. Aquí puedes jugar los de días anteriores.
daily-not-here = Este día no está en este dispositivo. Puede que el servidor lo tenga: prueba otra vez cuando tengas conexión.
daily-here = Un juego de otro día, jugado en este navegador: las mismas cartas y los mismos bots que en el servidor, cuantas veces quieras, fuera de la clasificación.
daily-here-about = Estos días están en este dispositivo. Ninguno cuenta ya.
daily-waking = Despertando a los bots: unos segundos…
daily-going = en juego
daily-played = jugado
daily-sealed = Sellado de antemano
daily-sealed-about = Las cartas de cada día se sellan hasta treinta días antes: estos son los compromisos. Después del día, su secreto demuestra que nadie ha cambiado las cartas; el botón «Verificar la mezcla» de tu resultado lo comprueba en tu navegador.
daily-secret = El secreto de este juego:
daily-secret-later = El secreto se publica cuando el día ya no cuenta.
