### La mesa: lo que no se puede hacer en ella, frases hechas, despedidas y los motivos de un consejo.

## Lo que no se puede hacer

table-error-no-table = Esta mesa no existe o ya no se guarda: pide otra vez su enlace.
table-error-no-server = Para esto hace falta conexión con el servidor, y ahora no la hay: inténtalo más tarde.
table-error-wrong-key = Esta clave no abre ningún asiento de la mesa: abre el enlace de tu asiento.
table-error-no-watchers = Esta mesa solo la pueden ver quienes juegan en ella.
table-error-hello = El primer mensaje tiene que ser «hello», con un idioma.
table-error-not-understood = Esto no es una orden del protocolo ({ $why }).
table-error-too-long = El mensaje es demasiado largo: { $most } bytes como mucho.
table-error-protocol = Esta página es de otra versión del servidor: vuelve a cargarla. (Protocolo { $found } en lugar de { $expected }.)
table-error-hello-twice = Ya has dicho «hello»: envía otra orden.
table-error-again = La mesa ha seguido adelante: inténtalo otra vez.
table-error-not-stored = No se ha podido guardar, así que no ha pasado nada: inténtalo de nuevo dentro de un momento.
table-error-log = El registro de esta mesa está dañado: no empieza con sus ajustes.
table-error-crowded = Ya hay { $most } dispositivos conectados a esta mesa: no caben más.
table-error-set-aside = El registro de esta mesa no tiene sentido en el paso { $seq }: la mesa queda apartada sin cambios y las demás siguen. Quien lleva el servidor ya tiene aviso.

table-error-not-a-player = Eso solo pueden hacerlo quienes están sentados a la mesa.
table-error-not-a-person = { $name } es un bot: eso solo vale con una persona.
table-error-not-host = Eso solo puede hacerlo quien abrió la mesa: habla con { $name }.
table-error-name = { $found } no es un nombre válido: usa de 1 a { $most } caracteres visibles.
table-error-name-taken = Ya hay alguien en la mesa que se llama { $name }: elige otro nombre.
table-error-chair-unknown = No hay silla { $chair }: las sillas van de la 1 a la { $chairs }.
table-error-chair-taken = La silla { $chair } está ocupada: elige una libre.
table-error-name-blank = { $found } no muestra nada: usa letras, cifras o signos que se vean.
table-error-name-mixed = { $found } mezcla letras de varios alfabetos que se parecen: escribe el nombre en uno solo.
table-error-chair-empty = En la silla { $chair } no hay nadie.
table-error-full = Todas las sillas están ocupadas.
table-error-chairs-free = Aún hay sillas libres ({ $free }): en cada una tiene que sentarse una persona o un bot.
table-error-settings-frozen = La partida ha empezado: sus ajustes ya no cambian.
table-error-seats-fewer = Con { $seats } jugadores no queda silla para { $name }: elige un juego para todos los que están sentados.
table-error-too-many-changes = { $found } reglas cambiadas son demasiadas: el límite son { $most }.
table-error-seed = Este texto no vale como semilla de las cartas: usa letras, cifras o signos visibles.
table-error-call = Una llamada es una dirección que empieza por https:// o un teléfono como tel:+34600111222, no «{ $found }».
table-error-nothing-to-confirm = Las reglas son las del libro: no hay nada que aceptar.
table-error-confirmed-already = Ya has aceptado cómo se juega en esta mesa.
table-error-unconfirmed = Aún no han aceptado todos cómo se juega en esta mesa. Por aceptar: { $name }.

table-error-controls = El texto tiene un carácter de control, que no se puede leer: escribe letras, cifras y signos.
table-error-of-competition = Esta mesa es para una partida de una competición: la organización lo ha fijado todo, y cada jugador se sienta con el enlace de su mesa.
table-error-of-competition-bot = En una partida de una competición ningún bot juega por una persona: si { $name } no vuelve, decide la organización.
table-error-settings-shared = Otras mesas juegan con las mismas cartas: los ajustes de esta mesa son fijos.
table-error-rematch-shared = Las cartas de esta mesa son las mismas que en otras: con ellas no hay revancha.
table-error-twin-sealed = Las cartas de esta partida siguen selladas: se revelan cuando también la otra mesa haya terminado.
table-error-twin-substitute = En una partida duplicada nadie ocupa el puesto de otra persona, porque podría conocer las cartas. Juega un bot hasta que vuelva.
table-error-begun = La partida ha empezado: eso solo se podía hacer antes.
table-error-not-begun = La partida aún no ha empezado.
table-error-not-seated = Aún no se han sorteado los asientos.
table-error-finished = La partida ha terminado.
table-error-contribution-empty = Un texto vacío no añade nada a la mezcla: escribe de 1 a 64 caracteres.
table-error-no-draw = Ahora no se sortean asientos.
table-error-draw-wait = No te toca sacar carta: falta { $name }.
table-error-no-shuffle = Ahora no hay nada que barajar.
table-error-not-dealer = Baraja quien reparte, y le toca a { $name }.
table-error-no-cards = Aún no se han repartido cartas.
table-error-actions = No se pueden hacer { $found } acciones de una vez: envía de 1 a { $most }.
table-error-stops-there = Después de «{ $action }» no se puede hacer nada más de una vez: haz eso primero, y lo demás cuando veas las cartas nuevas.
table-error-try-action = «{ $action }» no se puede probar. Sí se pueden probar combinaciones, añadidos, cambios, tomar el pozo y, al final, un descarte.
table-error-deal-not-over = El juego no ha terminado todavía.
table-error-ready-already = Ya has dicho que sí: faltan los demás.
table-error-abandon-others = { $name } sigue jugando: la partida solo se puede abandonar cuando los demás se han ido.
table-error-rematch-early = La partida no ha terminado todavía.
table-error-rematch-already = La mesa siguiente ya está abierta.

table-error-phrase-unknown = La mesa no tiene ninguna frase hecha «{ $found }».
table-error-chat-off = En esta mesa solo se puede hablar con las frases hechas.
table-error-chat-strangers = Alguien ha encontrado esta mesa en la lista de mesas abiertas: solo se puede hablar con las frases hechas.
table-error-not-open = Esta mesa ya no está abierta a todos: quien la abrió puede enviarte el enlace.
table-error-chat-in-play = Los compañeros no pueden hablar del juego: hasta que termine solo se admiten las frases hechas.
table-error-chat-text = Escribe una línea con palabras.
table-error-away-oneself = Tú estás aquí: un bot solo sustituye a quien se ha ido.
table-error-aside = Hoy ya has enviado muchos mensajes y cambios en esta mesa: el límite son { $most } al día. Puedes seguir jugando.
table-error-away-already = Un bot ya juega por { $name }.
table-error-not-away = Ya estás jugando tú.
table-error-paused = { $name } ha puesto la partida en pausa: sigue cuando alguien de la mesa lo diga.
table-error-not-paused = La partida no está en pausa.
table-error-pause-competition = Una partida de competición no se puede poner en pausa: el reloj de la ronda sigue. Pregunten a la organización.
table-error-asked-taken = { $name } ya ha pedido esta silla: elige otra, o espera la respuesta.
table-error-asked-already = Ya has pedido una silla: espera la respuesta.
table-error-asked-often = En esta partida ya se ha pedido una silla { $most } veces: quien abrió la mesa no recibe más peticiones.
table-error-not-asked = Ya nadie pide esta silla.
table-error-replace-here = { $name } sigue en la mesa: un bot solo puede seguir por alguien tras un minuto sin conexión.
table-error-replace-soon = { $name } acaba de irse: un bot puede seguir dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
table-error-by-days-theirs = Es una partida por días: hasta que acabe el plazo, el turno es de { $name }. Después lo juega un bot.
table-error-not-by-days = Las horas de descanso y los avisos son de las partidas por días: en esta mesa los turnos no duran horas ni días.
table-error-quiet-long = Las horas de descanso pueden ser { $hours } como mucho.
table-error-too-late-back = Solo vuelve tu último descarte, una vez por turno y hasta que actúe el jugador siguiente o se vea una carta.
table-error-beside = Estás al lado de { $name }: ves lo mismo que { $name } y no puedes hacer nada.
table-error-beside-off = En esta mesa no se admite público, así que nadie puede sentarse al lado de un jugador.
table-error-beside-none = Nadie puede mirar tus cartas: no hay ningún enlace que terminar.
table-error-beside-key = Esa clave ya abre algo en esta mesa: usa una nueva.
table-error-beside-compared = El resultado de esta partida se compara con otros, así que nadie puede sentarse al lado de un jugador.
table-error-hints-off = En esta mesa no hay consejos.
table-error-hints-turn = Solo hay consejo cuando te toca actuar.
table-error-no-record = Todavía no hay acta: empieza con la partida.
table-error-no-deal = El juego { $deal } no se puede mostrar: solo los terminados, del 1 al { $deals }.
table-error-no-deals = Aún no ha terminado ningún juego.
table-error-no-seat = No hay asiento { $seat }: los asientos van del 0 al { $last }.

## Para toda la mesa

table-carried = Esta mesa llegó de otro equipo en mitad del juego { $deal }: quien hizo o vio la copia puede conocer las cartas de ese juego. El siguiente se reparte aquí.

## Despedidas

table-bye-slow = La conexión era demasiado lenta: se está abriendo de nuevo.
table-bye-away = La mesa espera: ahora mismo no se puede guardar. Lo que hiciste no se pierde y cuenta una sola vez.
table-bye-restart = El servidor se está reiniciando: la partida sigue dentro de un momento.
table-bye-moved = Otro servidor sigue con esta mesa: la conexión se está abriendo de nuevo.
table-bye-unseated = Quien abrió la mesa ha dado tu silla a otra persona.
table-bye-seated = La silla es tuya: pasas a la mesa en un momento.
table-bye-no-chair = Quien abrió la mesa no te ha dado una silla. Quizá la haya en otra mesa.
table-bye-not-admitted = El bot conserva su silla. Puedes seguir mirando.
table-bye-silent = Hace mucho que no llega nada de este dispositivo: la conexión se está abriendo de nuevo.
table-bye-beside-over = Ya no estás al lado del jugador: el enlace ha dejado de valer.
table-bye-no-watchers = La partida ha empezado y esta mesa no admite espectadores.

## Frases hechas

phrase-hello = Hola a todos.
phrase-good-luck = ¡Suerte!
phrase-have-fun = Que lo pasen bien.
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
phrase-beside = Ahora alguien puede estar a mi lado y ver mis cartas.
phrase-alone = Ya no hay nadie a mi lado.
phrase-time-up = Se me acabó el tiempo: un bot juega este turno.
phrase-time-up-again = Se me acabó el tiempo otra vez: un bot juega por mí hasta que vuelva.
