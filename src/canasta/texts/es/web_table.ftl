### La mesa de cartas en el navegador. Lo que pasa en la partida se cuenta con los textos de events.ftl.

## Las cartas, para los lectores de pantalla

face-name = { $rank } de { $suit }
face-name-joker = joker
face-rank-2 = dos
face-rank-3 = tres
face-rank-4 = cuatro
face-rank-5 = cinco
face-rank-6 = seis
face-rank-7 = siete
face-rank-8 = ocho
face-rank-9 = nueve
face-rank-T = diez
face-rank-J = jota
face-rank-Q = dama
face-rank-K = rey
face-rank-A = as
face-rank-3b = tres negro
face-rank-3r = tres rojo
face-suit-s = picas
face-suit-h = corazones
face-suit-d = diamantes
face-suit-c = tréboles
face-many-2 = doses
face-many-4 = cuatros
face-many-5 = cincos
face-many-6 = seises
face-many-7 = sietes
face-many-8 = ochos
face-many-9 = nueves
face-many-T = dieces
face-many-J = jotas
face-many-Q = damas
face-many-K = reyes
face-many-A = ases
face-many-X = jokers
face-many-3b = treses negros
face-many-3r = treses rojos
table-rank-wilds = comodines
table-cards-of =
    { $number ->
        [1] { $kind ->
            [J] una { $one }
            [Q] una { $one }
           *[other] un { $one }
        }
       *[other] { $number } { $many }
    }

## La mesa

table-home = Volver al inicio
table-scores = Puntos de la partida
table-target = a { $points }
table-deal = Juego { $deal }
table-away = Un bot juega por ti.
table-back = Sigo yo
table-unattended = Nadie ha jugado en toda una ronda, así que la mesa espera.
table-go-on = Aquí estoy
table-paused = { $name } ha puesto la partida en pausa.
table-paused-own = Has puesto la partida en pausa.
table-resume = Seguir
table-asks = { $name } quiere sentarse en lugar de { $bot } (bot) desde el siguiente juego.
table-status-paused = La partida está en pausa
table-us = Nosotros
table-them = Ellos
table-partner =
    { $team ->
        [team] Equipo
       *[pair] Pareja
    }
table-kind-bot = bot
table-kind-away = juega un bot
table-kind-gone = sin conexión
table-kind-here = en la mesa
table-replace = Que juegue un bot
table-clock =
    { $seconds ->
        [one] Queda un segundo
       *[other] Quedan { $seconds } segundos
    }
table-seat-label =
    { $name }{ $partner ->
        [pair] , tu pareja
        [team] , de tu equipo
       *[no] {""}
    }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }{ $kind ->
        [bot] ; es un bot
        [away] ; juega un bot por esta persona
        [gone] ; sin conexión
       *[here] {""}
    }{ $turn ->
        [yes] ; le toca
       *[no] {""}
    }
table-zone-melds = Combinaciones: { $name }
table-minimum = para abrir: { $points }
table-opened = apertura hecha
table-red-threes =
    { $number ->
        [one] Un tres rojo
       *[other] { $number } treses rojos
    }
table-meld-label =
    { $canasta ->
        [clean] Canasta limpia de { $rank }
        [dirty] Canasta sucia de { $rank }
        [no] Combinación de { $rank }
       *[other] Canasta de comodines
    }{ $moda ->
        [yes] , la moda
       *[no] {""}
    }{ $sevens ->
        [yes] , con premio propio
       *[no] {""}
    }: { $naturals ->
        [0] {""}
        [one] una natural
       *[other] { $naturals } naturales
    }{ $wilds ->
        [0] {""}
        [one] {" "}y un comodín
       *[other] {" "}y { $wilds } comodines
    }
table-canasta-clean = limpia
table-canasta-dirty = sucia
table-canasta-wild = comodín
table-meld-ready = preparada, sin confirmar
table-can-add = puedes añadir
table-can-draw = puedes robar
table-can-take = puedes tomarlo
table-can-discard = puedes descartar
table-new-meld = Nueva combinación
table-stock-label =
    Mazo: { $cards ->
        [0] no quedan cartas
        [one] una carta
       *[other] { $cards } cartas
    }{ $last ->
        [yes] ; última vuelta
       *[no] {""}
    }
table-last-round = última vuelta: { $cards }
table-pile-label =
    Pozo: encima, { $card }; { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
table-pile-empty = Pozo: vacío
table-frozen = premiado
table-crosswise = tiene debajo, en cruz: { $cards }
table-blocked = bloqueado
table-look-pile = Ver el pozo
table-face-down = carta boca abajo
table-moda = Moda
table-moda-means = Una canasta de { $ranks } vale el doble en este juego.
table-hand-label =
    Tu mano: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }

## El turno

table-status-draw = Te toca: roba.
table-status-draw-or-take = Te toca: roba o toma el pozo.
table-status-play = Te toca: expón si quieres y descarta.
table-status-take = Te toca: toma el pozo.
table-status-take-or-pass = Te toca: toma el pozo o pasa.
table-status-lay = Te toca: antes tienes que exponer.
table-status-play-or-pass = Te toca: expón, descarta o pasa.
table-status-pass = Te toca: expón si quieres y pasa.
table-status-go-out = Te toca, y tienes que cerrar.
table-status-answer = Contesta a tu compañero.
table-status-answers =
    { $own ->
        [yes] Has pedido cerrar
       *[no] { $asking } pide cerrar
    }: { $name } tiene que contestar.
table-status-other = Le toca a { $name }.
table-clockwise = Se juega hacia la izquierda, como giran las agujas del reloj
table-counter-clockwise = Se juega hacia la derecha, al revés que las agujas del reloj
table-status-over = Fin del juego.
table-actions = Jugadas
table-do-draw = Robar
table-do-take = Tomar el pozo
table-do-take-name =
    Tomar el pozo{ $onto ->
        [new] , para una combinación nueva
       *[meld] , sobre la combinación de { $rank } ({ $size } cartas)
    }
table-do-take-with = Tomar con
table-do-take-with-name =
    Tomar con { $cards }{ $onto ->
        [new] , para una combinación nueva
       *[meld] , sobre la combinación de { $rank } ({ $size } cartas)
    }
table-do-meld = Exponer
table-do-add = Añadir a { $rank }
table-do-add-name = Añadir a { $rank } ({ $size } cartas)
table-do-swap = Cambiar el comodín de { $rank }
table-do-discard = Descartar
table-do-ask = ¿Puedo cerrar?
table-do-pass = Pasar
table-do-yes = Sí
table-do-no = No
table-why-not = Ahora no se puede; pulsa para saber por qué.
table-clear =
    { $cards ->
        [one] Soltar la carta
       *[other] Soltar { $cards } cartas
    }
table-hint = Consejo
table-hint-thinking = Pensando…
table-hint-do = Hacerlo
table-hint-show = Mostrarlo en la mesa
table-hint-why = ¿Por qué?
table-hint-weighed = Lo que se ha comparado
table-hint-advised = El consejo
table-hint-count = ¿Por cuánto?
table-hint-points =
    { $points ->
        [one] más o menos un punto menos
       *[other] unos { $points } puntos menos
    }
table-warning-anyway = Jugar igual
table-warning-back = Recoger
table-opening = Abrir: { $points } / { $minimum }
table-confirm-plain = Abrir
table-slip = Puedes recoger este descarte durante un momento, también con la tecla ⌫.
table-beside =
    { $n ->
        [0] Alguien puede estar al lado de { $name }
       *[other] { $name } tiene a alguien al lado
    }
table-take-back = Recoger
table-confirm = Abrir con { $points }
table-lay-ready = Exponer ya
table-laid-ready =
    { $melds ->
        [one] Una jugada preparada; al descartar queda en la mesa.
       *[other] { $melds } jugadas preparadas; al descartar quedan en la mesa.
    }
table-confirm-first = Confirma antes lo que has preparado, o recógelo.
table-fresh = de este turno
table-on-its-way = de camino
table-not-your-turn = No es tu turno: juega { $name }.
table-select-meld = Elige antes las cartas de tu mano que quieres exponer.
table-select-discard = Elige antes la carta de tu mano que quieres descartar.
table-select-one = Se descarta una sola carta: elige una.
table-select-added = Elige antes cartas de tu mano y toca después la combinación para añadirlas.
table-tap-again = Con estas cartas lo tomarías. Toca otra vez el pozo para tomarlo, o elige otras.
table-no-answer = No ha llegado respuesta; inténtalo de nuevo.
table-rule = Regla { $rule }
table-leave-title = { $name }: ¿puedo cerrar?
table-leave-means =
    Si cierra, el juego termina, y { $cards ->
        [one] la carta de tu mano resta puntos
       *[other] las { $cards } cartas de tu mano restan puntos
    } a tu bando.
table-leave-binds = Si dices que sí, tiene que cerrar en este turno; si dices que no, no puede.

## Lo que ha pasado y lo que se dice

table-log = Lo que ha pasado
table-log-all = Ver todo lo que ha pasado
table-again = Ver otra vez los últimos turnos
table-talk = Hablar
table-said = Lo que se ha dicho
table-chat-label = Escribe a la mesa
table-chat-send = Enviar
table-chat-later = Mientras se juega solo hay frases hechas; entre juego y juego se puede charlar.
table-chat-listed = Solo frases hechas: alguien ha encontrado la mesa en la lista de mesas abiertas. Entre amigos que llegan con un enlace se puede charlar.
table-chat-off = Solo frases hechas: esta mesa se abrió sin charla.
table-mute = Silenciar a
table-mute-name = Silenciar a { $name }

## El sorteo, la mezcla y el corte

table-draw-title = Sorteo de asientos
table-draw-pick = Saca una carta.
table-draw-how = El as es la más alta y el dos la más baja. El joker no vale: quien lo saca repite, y quienes empatan también.
table-draw-for =
    { $each ->
        [1] La carta más baja reparte primero.
        [2] Las dos más altas juegan juntas; la más alta empieza.
       *[other] Las { $each } más altas juegan juntas; la más alta empieza.
    }
table-draw-again-joker = Sacaste un joker, que no vale: saca otra carta.
table-draw-again-tie = Tu carta empata con otra: saca una más.
table-draw-void = no vale
table-draw-wait = { $players ->
        [one] Falta que saque carta { $names }.
       *[other] Falta que saquen carta { $names }.
    }
table-draw-wait-joker = { $players ->
        [one] { $names } sacó un joker, que no vale, y saca otra carta.
       *[other] { $names } sacaron un joker, que no vale, y sacan otra carta.
    }
table-draw-wait-tie = { $players ->
        [one] La carta de { $names } empata con otra: saca una más.
       *[other] Empatan { $names } y sacan otra carta.
    }
table-draw-spread = Las cartas boca abajo
table-draw-place = carta { $place } de { $cards }
table-seating = Los asientos
table-seating-mates = Juegas con { $names }.
table-seating-first =
    { $you ->
        [deal] Repartes tú y empieza { $first }.
        [first] Reparte { $dealer } y empiezas tú.
       *[no] Reparte { $dealer } y empieza { $first }.
    }
table-shuffle-title = La mezcla
table-shuffle-yours = Repartes tú: baraja cuando todos estén listos.
table-shuffle-wait = Reparte { $name }.
table-shuffle-do = Barajar
table-shuffle-fair = Por qué nadie puede haber preparado las cartas
table-shuffle-given = Tu navegador ha aportado su propio azar
table-shuffle-why = Primero el servidor selló su secreto. Después los navegadores de los jugadores aportaron números al azar, y el orden de las cartas se deduce de las dos cosas: nadie pudo elegirlo. Al acabar el juego, tu navegador lo comprueba solo.
table-shuffle-seal = Sello de esta mezcla:
table-shuffling = Barajando…
table-seeded = Las cartas salen de la semilla «{ $seed }»: quien la conozca puede saber todas las cartas.
table-unfair = Atención: las cartas de esta partida no se deducen de lo que se selló. Al verificar la mezcla se ve qué difiere.
table-cut-title = El corte
table-cut-how = Desliza por el canto del mazo hasta donde quieras levantar. Nadie dice cuántas cartas son: hay que tener buen ojo.
table-cut-how-aim = Desliza por el canto del mazo y corta. La mano falla por unas pocas cartas. Un corte exacto, de { $exact } cartas más los treses rojos que salgan, da puntos.
table-cut-how-number = Desliza por el canto del mazo y corta. Un corte exacto, de { $exact } cartas más los treses rojos que salgan, da puntos.
table-cut-aim = Apuntas a { $n }
table-cut-number = Levantas { $n }
table-cut-less = Una carta menos
table-cut-more = Una carta más
table-cut-wait = Corta { $name }.
table-cut-edge = Por dónde cortar el mazo
table-cut-few = muy pocas cartas
table-cut-quarter = alrededor de la cuarta parte
table-cut-third = algo menos de la mitad
table-cut-half = algo más de la mitad
table-cut-two-thirds = alrededor de tres cuartos
table-cut-most = casi todo el mazo
table-cut-do = Cortar aquí

## Momentos

moment-first = ¡Primera canasta!
moment-clean = ¡Canasta limpia!
moment-dirty = ¡Canasta sucia!
moment-wild = ¡Canasta de comodines!
moment-sevens = ¡Canasta de sietes!
moment-moda = ¡Canasta de moda!
moment-repeat = { $times ->
        [2] ¡Canasta doble de { $ranks }!
       *[other] ¡Canasta triple de { $ranks }!
    }
moment-one-hand = ¡Limpia de { $ranks }, de una mano!
moment-milestone = ¡{ $award }!
moment-pumba = ¡Pumba!
moment-cut = ¡Corte exacto!
moment-pile = ¡{ $cards } cartas!
moment-thaw = ¡Cayó el pozo premiado!
moment-exact = ¡{ $points } justos!
moment-red-threes = ¡Los { $number } treses rojos!
moment-last-round = Última vuelta
moment-out-first = ¡Abate de mano!
moment-out-concealed = ¡Cierra de una vez!
moment-out-clean = ¡Juego limpio!
moment-black-threes = ¡Los { $number } treses negros, { $points }!
moment-comeback = ¡Qué remontada!
moment-lead = Cambia la delantera

## Después del juego

table-sheet = Ver los puntos
table-sheet-total = Este juego
table-sheet-after = Partida
table-won =
    { $whose ->
        [you] ¡Has ganado la partida!
        [us] ¡Ustedes han ganado la partida!
        [them] Esta vez han ganado ellos
        [one] Ha ganado { $name }
       *[many] Han ganado { $name }
    }
table-drawn = La partida queda en empate
table-back-to = Volver a la mesa

## El teclado

table-keys = Teclas
table-keys-how = Valen mientras el foco está en la mesa. Con mayúsculas, la letra de un valor elige todas sus cartas. En las preferencias se pueden desactivar las letras.
table-key-move = carta anterior o siguiente
table-key-rank = valor anterior o siguiente
table-key-shift = mover la carta, si el orden de la mano es el tuyo
table-key-select = elegir la carta o soltarla
table-key-select-all = elegir todas las de su valor
table-key-letter = elegir una carta de ese valor (0 es el diez)
table-key-clear = soltar lo elegido
table-key-stock = robar del mazo
table-key-pile = el pozo: tomarlo, o descartar en él
table-key-meld = exponer lo elegido
table-key-add = añadir a una combinación
table-key-discard = descartar
table-key-ask = ¿puedo cerrar?
table-key-pass = pasar
table-key-enter = hacer lo primero que se pueda, o exponer lo preparado
table-key-back = recoger lo último preparado
table-key-hint = pedir consejo
table-key-log = lo que ha pasado
table-key-again = ver otra vez los últimos turnos
table-key-help = estas teclas

## Una mesa de este navegador

table-waking = Despertando a los bots de este dispositivo: unos segundos…
coach-offline = El entrenador piensa mucho rato y para eso necesita el servidor. Vuelve a este análisis cuando haya conexión: la partida se queda aquí.
