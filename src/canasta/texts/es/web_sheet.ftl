### La página de la hoja de puntuación. Las preguntas y las líneas están en scoresheet.ftl.

sheet-coming = Abriendo la hoja…

## Una hoja nueva

sheet-new = Hoja de puntuación
sheet-new-about = Con los nombres y las reglas basta.
sheet-rules = Se juega con las reglas de
sheet-players = Quién juega, en el orden de juego
sheet-players-pairs = Quién juega, en el orden de juego: van juntos los que se sientan enfrente
sheet-player = Jugador { $n }
sheet-dealer = Reparte primero
sheet-dealer-last = El último de la lista
sheet-new-more = Más: título, duración, abrir una hoja guardada
sheet-title = Título
sheet-bring = Abrir una hoja guardada (JSON)
sheet-begin = Empezar la hoja

## La hoja

sheet-of-match = Ronda { $round }, mesa { $table }
sheet-totals = Totales
sheet-minimum = Abre con { $n }
sheet-write = Anotar el juego { $deal }
sheet-write-more = Empate: jugar otro, el { $deal }
sheet-written = Anotado: { $points }
sheet-rule = Preguntar al árbitro
sheet-to-table = Volver a la mesa
sheet-more = Más
sheet-deals = Juegos
sheet-deal = Juego
sheet-deal-n = Juego { $deal }
sheet-deal-open = Juego { $deal }: ver las líneas y corregir
sheet-deal-sum = Este juego
sheet-deal-after = Partida
sheet-curve = La partida en una curva
sheet-empty = Aquí irán los juegos, uno por línea, con lo que lleva cada bando.
sheet-not-counted = Este juego no cuenta: lo paró el reloj.
sheet-insisted = Confirmado aunque parezca imposible:
sheet-changes = Correcciones
sheet-reason = Por qué
sheet-by = Quién lo dice
sheet-correct-deal = Corregir este juego
sheet-annul = Anular este juego

## Anotar un juego

sheet-back = Atrás
sheet-correcting = Corregir el juego { $deal }
sheet-so-far =
    { $n ->
        [one] Ya hay una respuesta
       *[other] Ya hay { $n } respuestas
    }
sheet-check = Juego { $deal }: ¿está bien así?
sheet-change = Cambiar: { $question }
sheet-change-short = Cambiar
sheet-away = No se llega al servidor. Base y cartas, o solo los totales, se pueden anotar igual: este teléfono los guarda y los envía después.
sheet-away-quick = Seguir con la forma rápida
sheet-quick-form = ¿Cómo se va a anotar el juego?
sheet-quick-base_cards = Base y cartas
sheet-quick-totals = Solo los totales
sheet-quick-points = { $side }: ¿cuántos puntos en total?
sheet-quick-base = { $side }: ¿cuánto suma la base, canastas y premios?
sheet-quick-cards = { $side }: ¿cuánto suman las cartas, las de la mesa menos las de la mano?
sheet-waits = En este teléfono, aún no en la hoja
sheet-waits-about = No se llega al servidor. El juego se enviará solo en cuanto se pueda; entonces cambiarán los totales.
sheet-refused = El servidor no acepta este juego
sheet-refused-again = Revisar el juego
sheet-refused-drop = Borrar el juego
sheet-sure = Revisado: es correcto
sheet-insist = Parece imposible. Si es correcto, di por qué:
sheet-stopped = El reloj ha parado este juego
sheet-dealt = Ha repartido
sheet-enter = Sí, anotar el juego { $deal }
sheet-correct = Guardar la corrección
sheet-canastas-of = Canasta { $made }
sheet-canastas-none = Ninguna
sheet-canasta-out = Quitar: { $canasta }
sheet-count = Contar las cartas
sheet-count-less = Una menos: { $cards }
sheet-count-more = Una más: { $cards }
sheet-count-sum = Suman { $sum }.
sheet-again = Probar otra vez
sheet-other = Mientras tanto se ha anotado el juego { $deal } desde otro sitio: { $points }.
sheet-other-same = Es el mismo juego: no anotarlo otra vez
sheet-other-more = Es otro: seguir, como juego { $deal }

## El árbitro en la mesa

sheet-rule-who = ¿Quién ha cometido la falta?
sheet-rule-by = Falta de { $name }
sheet-rule-deal = Con qué juego va
sheet-rule-now = El que se está jugando, el { $deal }
sheet-ruled = Decisión del árbitro
sheet-entry-n = Anotación { $entry }
sheet-take-back = Anular esta decisión
sheet-rule-enter = Anotar en la hoja: { $points }
sheet-rule-note = Anotar en la hoja, sin puntos

## Aceptar y cerrar

sheet-accept = ¿Están de acuerdo con la hoja?
sheet-accept-time = ¿Se ha acabado el tiempo?
sheet-accept-about = Una vez aceptada, ya no se discute nada de la hoja.
sheet-accept-match = Al aceptarla, el resultado llega solo a la competición.
sheet-agrees = Conforme: { $name }
sheet-close = Aceptar y cerrar la hoja
sheet-closed = Hoja aceptada
sheet-closed-by = Conformes: { $names }.
sheet-closed-alone = Se cerró sin firmas.
sheet-reopen = Abrirla de nuevo
sheet-reopen-why = Por qué se abre de nuevo

## Más

sheet-more-menu = La hoja
sheet-more-share = Enlaces para otros
sheet-more-adjust = Puntos por decisión del árbitro
sheet-more-end = Terminar antes de tiempo
sheet-more-log = Todas las anotaciones
sheet-print = Imprimir en letra grande (PDF)
sheet-csv = Guardar como tabla (CSV)
sheet-json = Guardar la hoja entera (JSON)
sheet-copy = Copia con sus enlaces, para otro equipo
sheet-share-public = Para mirar la hoja
sheet-share-deputy = Para anotar también
sheet-link-public = Con este enlace se ve la hoja y nada más.
sheet-link-deputy = Con este enlace se puede anotar en la hoja.
sheet-adjust-side = ¿A quién?
sheet-adjust-points = Puntos; con signo menos si se quitan
sheet-adjust-enter = Anotar
sheet-end-about = La partida se deja sin terminar, y la hoja queda cerrada como está.
sheet-end = Terminar y cerrar
