### La página después de la partida: la repetición, la mezcla demostrada en el navegador, la curva de la puntuación.

## Los puntos y el final

table-sheet-deals = Los juegos de la partida
table-sheet-base = Base
table-sheet-cards = Cartas
table-sheet-before = Antes
table-next = Siguiente juego
table-next-wait = Esperamos a los demás…
table-decided =
    El juego { $deal } fue el que más pesó: { $whose ->
        [you] lo ganaste
        [us] ustedes lo ganaron
        [them] ellos lo ganaron
        [one] { $name } lo ganó
       *[many] { $name } lo ganaron
    } por { $points } puntos.
table-ended = Fin de la partida: el resultado está en la competición
table-abandoned = Partida abandonada
table-rematch = Revancha
table-rematch-go = Ir a la revancha
table-record = Descargar el acta
table-replay = Volver a ver la partida
table-replay-deal = Ver otra vez el juego
table-review-deal = Analizar el juego
table-moments-deal = Repetir decisiones clave
table-best =
    { $whose ->
        [you] Tu mejor juego fue el { $deal }
       *[us] El mejor juego de ustedes fue el { $deal }
    }, con { $points } puntos.
shares-title = Lo que hizo cada uno
shares-player = Jugador
shares-laid = En la mesa
shares-canastas = Canastas
shares-piles = Pozos
shares-outs = Cierres
shares-how = En la mesa: los puntos de las cartas que expuso cada uno. Una canasta cuenta para quien la completó.

## La repetición

replay-title = Repetición
replay-coming = Cargando el juego…
replay-open-title = Ver una partida
replay-open-bots = Ver jugar a los bots
replay-open-bots-what = Cuatro bots, tres juegos y una victoria por 25 puntos.
replay-open-text = También puedes ver todas las jugadas de una partida tuya, desde cualquier asiento o con todas las manos a la vista. Suelta aquí el acta de una partida, o elige el archivo.
replay-open-choose = Elegir un acta
replay-open-drop = Suéltala aquí
replay-open-where = Al terminar una partida se puede descargar su acta; «canasta play», en la terminal, también la guarda.
replay-open-mine = Tus partidas
replay-open-match = Ver esta partida
replay-open-too-big = Ese archivo es demasiado grande: un acta ocupa 8 MB como mucho.
replay-failed = No se puede mostrar la repetición
replay-other = Otra partida
replay-deal = Juego { $deal }
replay-deal-choose = Juego
replay-seat-choose = Visto por
replay-seat-open = Todas las manos
replay-seat = { $name }
replay-step = Paso
replay-step-of = Paso { $step } de { $steps }
replay-first = Al principio del juego
replay-last = Al final del juego
replay-next = Acción siguiente
replay-previous = Acción anterior
replay-next-turn = Turno siguiente
replay-previous-turn = Turno anterior
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-speed-times = { $times }×
replay-controls = Pasos de la repetición
replay-keys = Flechas: una acción. Con Mayúsculas: un turno. Av Pág y Re Pág: un juego. Espacio: reproducir o pausar.
replay-share = Enlace a este momento
replay-share-text = Quien lo abra verá este mismo paso, desde este asiento.
replay-share-file = Solo una partida de este servidor tiene enlace: la de un archivo se comparte enviando el archivo.
replay-sheet = Hoja de puntuación
replay-turned = El principio
replay-hand = La mano de { $name }

## La mezcla, demostrada

verify-do = Verificar la mezcla
verify-title = ¿Estaban amañadas las cartas?
verify-what = Este navegador ha vuelto a calcular todas las mezclas de la partida a partir solo del acta. Comprueba que quien reparte respetó el secreto que selló antes de repartir y que el orden de las cartas se deduce de él.
verify-working = Comprobando las mezclas…
verify-all-proven =
    { $n ->
        [one] La mezcla queda demostrada: las cartas son las que se sellaron antes de repartir.
       *[other] Las { $n } mezclas quedan demostradas: las cartas son las que se sellaron antes de repartir.
    }
verify-own = Tu navegador aportó su propio azar a cada mezcla después de sellarla: nadie pudo elegir el orden de las cartas.
verify-together = Los jugadores aportaron algo a cada mezcla después de sellarla: nadie pudo elegir el orden por sí solo.
verify-alone =
    { $n ->
        [one] El orden de una de ellas se selló antes de repartir y se respetó, aunque ningún jugador aportó nada
       *[other] El orden de { $n } de ellas se selló antes de repartir y se respetó, aunque ningún jugador aportó nada
    }. Cada navegador que llega a tiempo aporta su azar por sí solo.
verify-seeded-all = Esta partida se jugó con una semilla que podía conocerse antes: quien la sabía, sabía las cartas.
verify-deal-own = Mezcla comprobada, con tu azar.
verify-deal-added = Mezcla comprobada, con el azar de los jugadores.
verify-deal-alone = Mezcla comprobada: se selló antes de repartir.
verify-deal-seeded = Las cartas salieron de la semilla, como se anuncia en esta mesa.
verify-deal-wrong = Las cartas no se deducen de lo que se selló. Al verificar la mezcla se ve qué difiere.
verify-some-proven =
    { $n ->
        [one] Una mezcla queda demostrada
       *[other] { $n } mezclas quedan demostradas
    }; { $later ->
        [one] otra sigue sellada hasta que termine su juego.
       *[other] otras { $later } siguen selladas hasta que terminen sus juegos.
    }
verify-none-yet = Aún no se puede comprobar nada: los secretos se guardan hasta que terminen los juegos.
verify-wrong =
    { $n ->
        [one] Una mezcla NO queda demostrada. Mira qué difiere.
       *[other] { $n } mezclas NO quedan demostradas. Mira qué difiere.
    }
verify-draw = El sorteo
verify-status-proven = demostrada
verify-status-not-revealed = aún sellada
verify-status-not-proven = no demostrada
verify-added =
    { $players ->
        [one] El orden se deduce del secreto de quien reparte y de lo que aportó un jugador.
       *[other] El orden se deduce del secreto de quien reparte y de lo que aportaron { $players } jugadores.
    }
verify-bot-added = El orden se deduce del secreto, pero un bot aportó algo: pudo elegirlo quien reparte.
verify-nobody-added = El orden se deduce del secreto, sellado antes de repartir. Ningún jugador aportó nada.
verify-seeded = El orden se deduce de una semilla que podía conocerse antes: quien la sabía, sabía las cartas.
verify-going-on = El secreto se guarda hasta que termine el juego.
verify-kept-back = El secreto no se ha revelado, aunque el juego ha terminado.
verify-no-commitment = Quien reparte no se comprometió a nada: no hay nada que comprobar.
verify-no-order = Está el secreto, pero no el orden de las cartas.
verify-commitment-differs = El secreto no es el que quien reparte había sellado para este juego de esta partida.
verify-order-differs = Del secreto y de lo aportado se deduce otro orden, distinto desde la carta { $card }.
verify-cut-differs = Según la semilla, quien apunta a { $aim } cartas levanta { $due }, pero el acta dice { $lifted }.
verify-number = Aquí debería estar el juego { $expected }: faltan juegos o han cambiado de lugar.
verify-damaged = La línea { $line } del acta está dañada o no debería figurar ahí.
verify-no-deals = En esta acta aún no hay ningún juego: no hay nada que comprobar.
verify-foreign = Esto no es el acta de una partida.
verify-no-match = El acta está dañada: no dice de qué partida es.
verify-seal = Sello
verify-own-in = Contiene el azar de este navegador.
verify-own-missing = Este navegador aportó «{ $text }», y en el acta no está.
verify-seal-same = A este navegador se le mostró este mismo sello antes de conocerse el secreto.
verify-seal-differs = Antes de conocerse el secreto, a este navegador se le mostró otro sello: { $seal }
verify-by-browser = Las huellas (SHA-256) las ha calculado tu navegador.
verify-by-library = Tu navegador no calcula huellas en una dirección sin https: lo ha hecho la página con su propia biblioteca (noble-hashes).
verify-how = «canasta verify» demuestra lo mismo sin navegador; en la documentación, «Fair shuffles» explica cómo.
verify-save = Descargar el acta

## El entrenador

coach-ask = Qué dice el entrenador
coach-coming = El entrenador está mirando el juego…
coach-thought = { $percent } % · { $done } de { $planned } pasos
coach-begins = El entrenador está planeando su trabajo
coach-leave = No esperar
coach-title = Juego { $deal }: qué dice el entrenador
coach-how = Cada decisión se juzga solo con lo que quien jugaba podía saber. La pérdida es la media por decisión, en puntos. La segunda tabla divide la ventaja del juego en tres partes: las manos repartidas, las cartas robadas y lo que queda sin la suerte.
coach-how-sure = La precisión es una estimación: solo por azar, la de un juego se desvía de diez a quince puntos arriba o abajo, y la de una partida entera unos ocho. El nivel es el del bot que juega más o menos igual de bien; hacen falta unas veinte decisiones para decirlo.
coach-chance = { $name }: { $percent } %
coach-player = Jugador
coach-cost = Pérdida
coach-accuracy = Precisión
coach-accurate = { $percent } % ± { $margin }
coach-level = Nivel
coach-side = Puntos
coach-lead = Ventaja
coach-dealt = Reparto
coach-drawn = Robo
coach-skill = Sin suerte
coach-verdict =
    { $whose ->
        [you] { $wrong ->
            [0] Ninguna decisión tuya costó puntos.
            [one] Una decisión tuya costó puntos.
           *[other] { $wrong } decisiones tuyas costaron puntos.
        }
       *[one] { $wrong ->
            [0] Ninguna decisión de { $name } costó puntos.
            [one] Una decisión le costó puntos a { $name }.
           *[other] { $wrong } decisiones le costaron puntos a { $name }.
        }
    }
coach-verdict-all =
    { $wrong ->
        [0] Ninguna decisión de este juego costó puntos.
        [one] Una decisión de este juego costó puntos.
       *[other] { $wrong } decisiones de este juego costaron puntos.
    }
coach-most = La decisión más cara
coach-most-look = Ver la más cara
coach-turned = El giro del juego · { $name }: la probabilidad de ganar la partida pasó del { $before } % al { $after } %.
coach-turned-look = Ver el giro
coach-figures = Jugador por jugador
coach-dearest = Otras decisiones que costaron puntos
coach-kind-brilliant = Brillante
coach-kind-great = Gran jugada
coach-kind-best = La mejor
coach-kind-good = Buena
coach-kind-inaccuracy = Imprecisión
coach-kind-mistake = Error
coach-kind-blunder = Error grave

## La curva

curve-name = Puntuación juego a juego, hasta { $target }
curve-open = Puntuación juego a juego
curve-deal = Juego
curve-table = En una tabla

## Momentos para repetir

moments-ask = Repetir mis momentos de este juego
moments-of = Repetir los momentos de { $name }
moments-title = Momentos: juego { $deal }
moments-coming = El entrenador busca las decisiones que más pesaron…
moments-none = No hay nada que repetir: en este juego ninguna decisión costó mucho.
moments-number = { $number } de { $of }, turno { $turn }
moments-question = Es tu turno, como entonces. ¿Qué juegas?
moments-further = Eso también se puede. ¿Y después?
moments-best = ¡Lo mejor!
moments-good = ¡Bien!
moments-wrong = Hay algo mejor.
moments-shown = Lo mejor:
moments-then = Entonces:
moments-again = Otra vez
moments-show = Ver la respuesta
moments-answers = Todas las respuestas
coach-lesson = Lección: { $title }
moments-line = Puede seguir así:
moments-mark-good = ✓
moments-mark-worse = ✗
moments-on = Seguir desde aquí
moments-on-how = Las cartas ocultas están como estaban, y por los demás juegan los bots.
moments-over = El juego ha terminado.
moments-next = Momento siguiente
moments-done = Listo
moments-back = Volver
table-next-until = El próximo juego empieza el { $until } como muy tarde.

replay-twin = Comparar las dos mesas
replay-twin-over = Se han jugado todos los juegos
replay-twin-sealed = La otra mesa juega las mismas cartas. La repetición, el entrenador y la prueba de la mezcla llegan cuando terminan las dos mesas.
