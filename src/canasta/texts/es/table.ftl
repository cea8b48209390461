### La mesa: lo que no se puede hacer en ella, frases hechas, despedidas y los motivos de un consejo.

## Lo que no se puede hacer

table-error-no-table = Esa mesa no existe: se esperaba el enlace de una mesa abierta aquí.
table-error-wrong-key = Esa clave no abre ningún asiento de esta mesa: se esperaba el secreto de alguien sentado en ella.
table-error-no-watchers = Esta mesa no admite público: se esperaba la clave de alguien sentado en ella.
table-error-hello = No se entienden las primeras palabras: se esperaba «hello» con un idioma.
table-error-not-understood = No se entiende: se esperaba una orden como las describe el protocolo ({ $why }).
table-error-too-long = Es demasiado largo: se esperaban { $most } bytes como mucho.
table-error-hello-twice = Aquí ya se te conoce: se esperaba otra orden que no fuera «hello».
table-error-again = Entretanto la mesa ha seguido adelante: inténtalo otra vez.
table-error-not-stored = No se ha podido anotar, así que no ha pasado nada: inténtalo otra vez dentro de un momento.
table-error-log = El diario de esta mesa está dañado: se esperaba que empezara con sus ajustes.
table-error-crowded = Ya hay { $most } conexiones en esta mesa: se esperaban menos.

table-error-not-a-player = Eso solo pueden hacerlo quienes están sentados a la mesa.
table-error-not-a-person = { $name } es un bot: se esperaba una persona.
table-error-not-host = Eso solo puede hacerlo quien abrió la mesa: se esperaba a { $name }.
table-error-name = { $found } no puede ser un nombre: se esperaban de 1 a { $most } caracteres visibles.
table-error-name-taken = En la mesa ya hay alguien que se llama { $name }: se esperaba otro nombre.
table-error-chair-unknown = No hay silla { $chair }: se esperaba una de la 1 a la { $chairs }.
table-error-chair-taken = La silla { $chair } está ocupada: se esperaba una libre.
table-error-chair-empty = En la silla { $chair } no hay nadie.
table-error-full = Todas las sillas están ocupadas.
table-error-chairs-free = Hay sillas libres ({ $free }): se esperaba a alguien en cada una.
table-error-settings-frozen = La partida ha empezado: sus ajustes ya no cambian.
table-error-seats-fewer = Con { $seats } jugadores no queda silla para { $name }: se esperaban unas reglas para todos los que están sentados.
table-error-too-many-changes = { $found } cambios de las reglas son demasiados: se esperaban { $most } como mucho.
table-error-seed = Ese texto no puede dar nombre a las cartas: se esperaban letras, cifras o signos visibles.
table-error-nothing-to-confirm = Las reglas son las del libro: no hay nada que aceptar.
table-error-confirmed-already = Ya has aceptado cómo se juega en esta mesa.
table-error-unconfirmed = Aún no han aceptado todos cómo se juega en esta mesa: falta { $name }.

table-error-begun = La partida ha empezado: eso solo se podía antes.
table-error-not-begun = La partida aún no ha empezado.
table-error-not-seated = Los asientos están aún por sortear.
table-error-finished = La partida ha terminado.
table-error-contribution-empty = Con un texto vacío no se añade nada a la mezcla: se esperaban de 1 a 64 caracteres.
table-error-no-draw = Ahora nadie sortea asientos.
table-error-draw-wait = No te toca sacar carta: falta { $name }.
table-error-no-shuffle = Ahora no hay nada que barajar.
table-error-not-dealer = Baraja quien reparte: se esperaba a { $name }.
table-error-no-cards = Aún no se han repartido cartas.
table-error-actions = No se pueden hacer { $found } acciones a la vez: se esperaban de 1 a { $most }.
table-error-stops-there = Después de «{ $action }» no cabe nada más de una vez: haz eso primero, y lo demás cuando veas lo que trae.
table-error-try-action = «{ $action }» no se puede probar, solo hacer: se esperaban combinaciones, añadidos, cambios, llevarse el pozo y, al final, un descarte.
table-error-deal-not-over = El juego no ha terminado todavía.
table-error-ready-already = Ya lo has dicho: faltan los demás.
table-error-abandon-others = La partida no se puede abandonar mientras otros la juegan: se esperaba que { $name } se hubiera ido.
table-error-rematch-early = La partida no ha terminado todavía.
table-error-rematch-already = La mesa siguiente ya está abierta.

table-error-phrase-unknown = No hay ninguna frase «{ $found }»: se esperaba una de las que tiene la mesa.
table-error-chat-off = En esta mesa no se puede charlar: se esperaba una de las frases hechas.
table-error-chat-in-play = Con cartas en la mano no se puede decir nada al compañero: se esperaba una de las frases hechas.
table-error-chat-text = Eso no se puede decir: se esperaban palabras en una línea.
table-error-away-oneself = Estás aquí: se esperaba a alguien que se haya ido.
table-error-away-already = Un bot ya juega por { $name }.
table-error-not-away = Ya estás jugando tú.
table-error-replace-here = { $name } está conectado: se esperaba a alguien que falte desde hace un minuto.
table-error-replace-soon = { $name } acaba de irse: un bot puede seguir dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
table-error-hints-off = En esta mesa no hay consejos.
table-error-hints-turn = Solo hay consejo cuando te toca actuar.
table-error-no-record = Aún no hay acta: se esperaba una partida empezada.
table-error-no-deal = El juego { $deal } no se puede mostrar: se esperaba uno terminado, del 1 al { $deals }.
table-error-coach-busy = El entrenador tiene demasiados juegos por revisar: inténtalo dentro de un momento.
table-error-no-deals = Aún no ha terminado ningún juego.
table-error-no-seat = No hay asiento { $seat }: se esperaba uno de 0 a { $last }.

## Despedidas

table-bye-slow = La conexión era demasiado lenta para todo lo que pasa: se abre de nuevo.
table-bye-restart = El servidor se reinicia: la partida sigue en un momento.
table-bye-unseated = Quien abrió la mesa ha dejado libre tu silla.
table-bye-refused = Se ha rechazado la conexión.
table-bye-silent = No se ha oído nada de este dispositivo durante mucho tiempo: la conexión se abre de nuevo.

## Frases hechas

phrase-hello = Hola a todos.
phrase-good-luck = ¡Suerte!
phrase-have-fun = Que lo paséis bien.
phrase-well-played = ¡Bien jugado!
phrase-nice-canasta = ¡Vaya canasta!
phrase-nice-cut = ¡Buen corte!
phrase-thank-you = Gracias.
phrase-you-are-welcome = De nada.
phrase-sorry = Perdón.
phrase-one-moment = Un momento, por favor.
phrase-back-now = Ya estoy de vuelta.
phrase-take-your-time = Sin prisa.
phrase-your-turn = Cuando quieras.
phrase-what-a-deal = ¡Menudo juego!
phrase-good-game = Buena partida.
phrase-rematch = ¿Otra partida?
phrase-goodbye = Adiós, y gracias por la partida.

## Qué se aconseja

hint-do-draw = Roba del mazo.
hint-do-take = Toma el pozo con { $cards }.
hint-do-take-top = Toma el pozo añadiendo la carta de encima a tu combinación.
hint-do-meld = Expón { $cards }.
hint-do-add = Añade { $cards } a la combinación de { $ranks }.
hint-do-swap = Cambia { $wild } de la canasta de { $ranks } por { $cards }.
hint-do-discard = Descarta { $cards }.
hint-do-ask = Pide permiso para cerrar.
hint-do-yes = Di que sí.
hint-do-no = Di que no.
hint-do-pass = Pasa.

## Motivos de un consejo

hint-only = Es lo único que se puede hacer.
hint-draw = Lo que hay en el pozo vale menos que { $count ->
    [one] una carta nueva
   *[other] { $count } cartas nuevas
} del mazo, o no se puede tomar.
hint-draw-must = El pozo no se puede tomar.
hint-take = Trae { $size ->
    [one] la carta
   *[other] las { $size } cartas
} del pozo.
hint-take-opens = Abre y trae { $size ->
    [one] la carta
   *[other] las { $size } cartas
} del pozo.
hint-take-finishes = Hace canasta y trae { $size ->
    [one] la carta
   *[other] las { $size } cartas
} del pozo.
hint-open = Cuenta para los { $minimum } puntos que hacen falta para abrir; de momento hay { $points } en la mesa.
hint-finish = Hace canasta.
hint-add = Acerca la combinación a la canasta: tendrá { $length } cartas.
hint-add-more = En la mesa suma, y en la mano ya no resta.
hint-meld = Empieza una combinación que puede llegar a canasta.
hint-wilds = Siete comodines hacen una canasta como ninguna.
hint-must-go-out = Hay que cerrar en este turno, así que expón todo lo que se pueda.
hint-close = Cerrar ahora da más que seguir jugando.
hint-swap = El comodín queda libre y puede servir en otra parte.
hint-swap-clean = La canasta pasa a ser limpia y el comodín queda libre.
hint-freed = El comodín que quedó libre hay que volver a ponerlo.
hint-freeze = Un comodín deja premiado un pozo del que viven los contrarios.
hint-stop = Un tres negro impide que el siguiente tome el pozo.
hint-discard-safe = Los contrarios no tienen esas cartas en la mesa, y de ellas solo llevas una.
hint-discard-single = De esas cartas solo llevas una.
hint-discard-pair = Es lo que menos cuesta: cualquier otro descarte ayuda más a los contrarios o rompe más la mano.
hint-discard-last = Es la carta con la que se cierra.
hint-ask = Podrías cerrar, y tu compañero tiene algo que decir.
hint-yes = Cerrar ahora le cuesta a tu bando menos que seguir.
hint-no = Hay más que ganar si se sigue jugando.
hint-pass = No hay nada mejor que hacer.
