### La hoja de puntuación de una mesa: sus líneas, quién reparte, qué parece mal, lo que no puede anotarse.

scoresheet-side = Bando { $side }
scoresheet-seat = Asiento { $seat }

## Líneas que no vienen del detalle de un juego

scoresheet-line-base = Base
scoresheet-line-cards = Cartas
scoresheet-line-total = Total del juego
scoresheet-line-penalties = Penalizaciones
scoresheet-line-adjusted = Árbitro: { $reason }
scoresheet-line-in-hand = Cartas en la mano
scoresheet-line-not-for-base = Canastas y treses rojos que no se premian, por decisión del árbitro
scoresheet-line-not-for = Cartas que no suman, por decisión del árbitro
scoresheet-line-canasta-clean = Canasta limpia
scoresheet-line-canasta-dirty = Canasta sucia

## De quién es el turno de repartir, y cómo va la partida

scoresheet-turn = Reparte { $dealer }, corta { $cutter } y es mano { $mano }.
scoresheet-turn-uncut = Reparte { $dealer } y es mano { $mano }.
scoresheet-won =
    { $several ->
        [yes] Ganan: { $side }.
       *[no] Gana { $side }.
    }
scoresheet-won-together = Ganan { $others } y { $last }.
scoresheet-won-together-i = Ganan { $others } e { $last }.
scoresheet-draw = Empate: no gana nadie.
scoresheet-broken-off = La partida se dejó sin terminar.

## Las anotaciones

scoresheet-entry-opened = Se abre la hoja: { $rules }.
scoresheet-entry-length = Otra duración. { $length }
scoresheet-entry-named = Juegan: { $players }
scoresheet-entry-dealentered = Juego anotado: { $points }
scoresheet-entry-corrected = La anotación { $of } se corrige: { $before } → { $points }. Motivo: { $reason }
scoresheet-entry-rulingentered = Decisión del árbitro, { $who }: { $what } ({ $points }). { $told }
scoresheet-entry-adjusted = El árbitro anota { $points } puntos a { $who }: { $reason }
scoresheet-entry-annulled =
    { $before ->
        [none] La anotación { $of } queda anulada: { $reason }
       *[other] La anotación { $of } ({ $before }) queda anulada: { $reason }
    }
scoresheet-entry-closed =
    { $agreed ->
        [0] Hoja cerrada sin firmas.
       *[other] Hoja aceptada y cerrada. Conformes: { $accepted }.
    }{ $why ->
        [0] {""}
       *[other] {" "}Motivo: { $reason }
    }
scoresheet-entry-reopened = La hoja se abre de nuevo: { $reason }
scoresheet-insisted = { $said }. Se mantiene aunque parezca imposible: { $why }

## Las preguntas, de una en una

scoresheet-ask-form = ¿Cómo se va a anotar el juego?
scoresheet-form-detail = Con detalle: canastas, treses y cartas
scoresheet-form-base_cards = Base y cartas
scoresheet-form-totals = Solo los totales
scoresheet-ask-moda = ¿Cuál es la carta de moda?
scoresheet-ask-closer = ¿Quién ha cerrado?
scoresheet-nobody = Nadie
scoresheet-none = Ninguna
scoresheet-ask-concealed = ¿Ha cerrado en oculto, con toda la mano de una vez?
scoresheet-concealed-no = No
scoresheet-concealed-first = De mano, en el primer turno
scoresheet-concealed-later = Más tarde
scoresheet-concealed-first_alone = De mano, sin combinaciones del compañero
scoresheet-concealed-first_with = De mano, con combinaciones del compañero
scoresheet-concealed-later_alone = Más tarde, sin combinaciones del compañero
scoresheet-concealed-later_with = Más tarde, con combinaciones del compañero
scoresheet-ask-exact_cut = ¿Fue exacto el corte?
scoresheet-ask-points = { $side }: ¿cuántos puntos en total?
scoresheet-ask-base = { $side }: ¿cuánto suma la base, canastas y premios?
scoresheet-ask-cards = { $side }: ¿cuánto suman las cartas, las de la mesa menos las de la mano?
scoresheet-ask-canastas = { $side }: ¿qué canastas tiene, por orden?
scoresheet-ask-clean = { $side }: ¿cuántas canastas limpias?
scoresheet-ask-dirty = { $side }: ¿cuántas canastas sucias?
scoresheet-ask-wilds = { $side }: ¿tiene canasta de comodines?
scoresheet-wilds-no = No
scoresheet-wilds-mixed = De doses y jokers
scoresheet-wilds-twos = De siete doses
scoresheet-wilds-jokers = De todos los jokers
scoresheet-ask-red_threes = { $side }: ¿cuántos treses rojos?
scoresheet-ask-laid = { $side }: ¿cuánto suman sus cartas de la mesa, con las canastas y sin los treses rojos?
scoresheet-ask-in_hand = { $side }: ¿cuánto suman las cartas que le quedan en la mano?
scoresheet-ask-black_threes_laid = { $every ->
    [yes] { $side }: ¿ha expuesto los { $blacks } treses negros al cerrar?
   *[no] { $side }: ¿cuántos treses negros ha expuesto al cerrar? Si son menos de { $blacks }: 0.
}
scoresheet-ask-clean_game = { $side }: ¿es juego limpio, sin un solo comodín expuesto ni en la mano del compañero?
scoresheet-ask-rare = ¿Hay algo más: { $blacks ->
    [0] { "" }
   *[other] { $every ->
        [yes] los { $blacks } treses negros en una mano,
       *[no] { $blacks } o más treses negros en una mano,
    }{ " " }
}{ $red ->
    [yes] treses rojos en una mano,{ " " }
   *[no] { "" }
}penalizaciones?
scoresheet-ask-black_threes_held = { $every ->
    [yes] ¿Quién se ha quedado con los { $blacks } treses negros en la mano?
   *[no] ¿Quién se ha quedado con { $blacks } o más treses negros en la mano?
}
scoresheet-ask-red_threes_in_hand = { $side }: ¿cuántos treses rojos se le han quedado en la mano?
scoresheet-ask-penalties = { $side }: ¿cuántos puntos de penalización?
scoresheet-note-laid = { $false_opening ->
    [yes] Como están, también las de una apertura en falso. Las cartas penalizadas no van aquí: cuentan como de la mano.
   *[no] { $partners ->
        [yes] Las cartas penalizadas no van aquí: cuentan como de la mano.
       *[no] { "" }
    }
}
scoresheet-note-in_hand = { $partners ->
    [yes] También las cartas penalizadas que no se hayan usado.{ $red ->
        [yes] { " " }Los treses rojos se preguntan aparte.
       *[no] { "" }
    }
   *[no] Los treses rojos se preguntan aparte.
}
scoresheet-note-base = También lo que restan los treses. Lo demás que haya quitado el árbitro va aparte.{ $false_opening ->
    [yes] { " " }La canasta de una apertura en falso no se premia, y los treses rojos son los de un bando sin ella.
   *[no] { "" }
}
scoresheet-note-cards = { $false_opening ->
    [yes] Como están: las de una apertura en falso, con las de la mesa; las penalizadas, con las de la mano.
   *[no] { $partners ->
        [yes] Las cartas penalizadas cuentan como de la mano.
       *[no] { "" }
    }
}
scoresheet-note-points = { $false_opening ->
    [yes] Con todas las cartas y todos los treses. Las cartas de una apertura en falso se suman aquí como están; sus canastas no se premian, y los treses rojos son los de un bando sin ellas. Lo que quite el árbitro va aparte.
   *[no] Con todas las cartas y todos los treses. Lo demás que haya quitado el árbitro va aparte.
}
scoresheet-note-penalties = Sin contar las decisiones del árbitro que ya están en la hoja.
scoresheet-note-ruled-laid = Las { $points } de la apertura en falso se escriben aquí como están: la hoja las cambia de signo, y sus canastas no se premian.
scoresheet-note-ruled-in_hand = Los { $points } puntos de las penalizadas se cuentan aquí, y en ningún otro sitio.
scoresheet-note-ruled-red_threes = Los { $points } puntos por treses rojos se restan aquí.
scoresheet-note-ruled-red_threes_in_hand = Los { $points } puntos por treses rojos en la mano se restan aquí.
scoresheet-note-ruled-black_threes_held = Los { $points } puntos por treses negros se restan aquí.
scoresheet-canasta = { $ranks }, { $made }
scoresheet-made-clean = limpia
scoresheet-made-dirty = sucia
scoresheet-made-mixed = de comodines
scoresheet-made-twos = de siete doses
scoresheet-made-jokers = de todos los jokers
scoresheet-span = { $first } a { $last }

## Lo que parece mal

scoresheet-flag-points-step = No puede haber { $points } puntos: hace falta un múltiplo de { $step }.
scoresheet-flag-points-bounds = No puede haber { $points } puntos: un juego da de { $low } a { $high }.
scoresheet-flag-points-rich = { $points } puntos son más de los que da un juego con estas reglas: { $most } como mucho. ¿Es correcto?
scoresheet-flag-points-both = { $points } puntos entre ambas parejas son más de los que da un juego: { $most } como mucho. ¿Es correcto?
scoresheet-flag-base-step = La base no puede ser { $points }: canastas y premios suman múltiplos de { $step }.
scoresheet-flag-base-bounds = La base no puede ser { $points }: va de { $low } a { $high }.
scoresheet-flag-cards-step = Las cartas no pueden sumar { $points }: hace falta un múltiplo de { $step }.
scoresheet-flag-cards-bounds = Las cartas no pueden sumar { $points }: van de { $low } a { $high }.
scoresheet-flag-all-cards = Las cartas de todos los bandos suman { $points } puntos, y las barajas no dan más de { $most }.
scoresheet-flag-laid-step = Las cartas de la mesa no pueden sumar { $points }: hace falta un múltiplo de { $step }.
scoresheet-flag-hand-step = Las cartas de la mano no pueden sumar { $points }: hace falta un múltiplo de { $step }.
scoresheet-flag-penalties-step = Las penalizaciones no pueden sumar { $points }: hace falta un múltiplo de { $step }.
scoresheet-flag-laid-little = Las cartas de la mesa suman { $points }, pero esas canastas solas ya valen { $least } o más.
scoresheet-flag-hand-cards =
    { $cards ->
        [0] Sin cartas en la mano no puede haber { $points } puntos que resten.
        [one] Una carta en la mano no puede valer { $points } puntos.
       *[other] { $cards } cartas en la mano no pueden valer { $points } puntos.
    }
scoresheet-flag-closer-hand = Quien cierra se queda sin cartas, y en este bando no hay nadie más.
scoresheet-flag-red-threes = Hay { $found } treses rojos y las barajas solo traen { $most }.
scoresheet-flag-black-threes = Hay { $found } treses negros y las barajas solo traen { $most }.
scoresheet-flag-black-threes-not-out = Los treses negros solo se exponen al cerrar, y no ha cerrado nadie.
scoresheet-flag-black-threes-few =
    { $found ->
        [one] Un solo tres negro no se puede exponer: hacen falta al menos tres.
       *[other] { $found } treses negros no se pueden exponer: hacen falta al menos tres.
    }
scoresheet-flag-no-wild-canastas = En esta modalidad no hay canastas de comodines.
scoresheet-flag-wild-canastas = Hay { $found } canastas de comodines: un bando solo puede tener una.
scoresheet-flag-rank-twice = Hay { $found } canastas de { $rank } en un mismo bando: aquí todas las cartas de un valor van juntas.
scoresheet-flag-rank-cards = Esas canastas de { $rank } llevan al menos { $found } naturales y solo hay { $most }.
scoresheet-flag-canasta-cards = Esas canastas llevan al menos { $found } naturales y solo hay { $most }.
scoresheet-flag-wilds-cards = Esas canastas llevan al menos { $found } comodines y solo hay { $most }.
scoresheet-flag-twos-cards = Esas canastas llevan al menos { $found } doses y solo hay { $most }.
scoresheet-flag-jokers-cards = Esas canastas llevan al menos { $found } jokers y solo hay { $most }.
scoresheet-flag-closing-canastas =
    { $needed ->
        [one] Para cerrar hace falta una canasta, y no la hay.
       *[other] Para cerrar hacen falta { $needed } canastas, y no hay tantas.
    }
scoresheet-flag-closing-clean-dirty = Para cerrar hacen falta una canasta limpia y otra sucia, o dos limpias sin ningún comodín.
scoresheet-flag-no-concealed = En esta modalidad no se premia el cierre en oculto.
scoresheet-flag-concealed-not-out = Se ha marcado cierre en oculto, pero no ha cerrado nadie.
scoresheet-flag-concealed-alone = Aquí nadie tiene compañero: no hay combinaciones suyas con las que cerrar.
scoresheet-flag-concealed-canasta = El cierre en oculto necesita una canasta, y no la hay.
scoresheet-flag-no-clean-game = En esta modalidad no se premia el juego limpio.
scoresheet-flag-clean-game-not-out = El juego limpio es de quien cierra, y no ha cerrado nadie.
scoresheet-flag-clean-game = No es juego limpio: hay una canasta con comodines.
scoresheet-flag-no-exact-cut = En esta modalidad no se premia el corte exacto.
scoresheet-flag-exact-cut-side = El corte exacto es del bando que cortó, y no fue este.
scoresheet-flag-no-moda = Falta la carta de moda: sin ella no se dobla ninguna canasta.
scoresheet-flag-below-minimum = Hay { $points } puntos en la mesa, y para abrir hacían falta { $minimum }.
scoresheet-flag-nothing = No hay ningún punto para nadie.
scoresheet-flag-hand-little = A quien no cierra le queda al menos una carta: las manos de este bando suman { $least } puntos o más, y se han anotado { $points }. ¿Es correcto?
scoresheet-flag-hand-empty = A quien no cierra le queda al menos una carta, y para las manos de este bando no se ha anotado ni un punto. ¿Solo quedaban treses negros?
scoresheet-flag-first-turn = En el primer turno no da tiempo a hacer { $found } canastas. ¿Es correcto?
scoresheet-flag-penalties-high = { $points } puntos de penalización son muchos: con el precio más alto de los reglamentos serían { $most }. ¿Es correcto?
scoresheet-flag-unusual-laid =
    { $canastas ->
        [0] { $found } puntos en la mesa son raros sin ninguna canasta: suelen ser de { $low } a { $high }. ¿Falta alguna canasta?
        [one] { $found } puntos en la mesa son raros con una canasta así: suelen ser de { $low } a { $high }. ¿Son correctas las canastas y las cartas?
       *[other] { $found } puntos en la mesa son raros con esas { $canastas } canastas: suelen ser de { $low } a { $high }. ¿Son correctas las canastas y las cartas?
    }
scoresheet-flag-unusual-hand = { $found } puntos en la mano son raros: no suelen pasar de { $high }. ¿Es correcto?
scoresheet-flag-unusual-canastas = { $found } canastas de un solo bando son raras en un juego: no suelen pasar de { $high }. ¿Es correcto?
scoresheet-flag-unusual-canastas-both = { $found } canastas entre todos los bandos son raras en un juego: suelen ser de { $low } a { $high }. ¿Es correcto?
scoresheet-flag-unusual-base = Una base de { $found } es rara: suele ir de { $low } a { $high }. ¿Es correcta?
scoresheet-flag-unusual-cards = Con esa base, { $found } puntos de cartas son raros: suelen ser de { $low } a { $high }. ¿Son correctas la base y las cartas?
scoresheet-flag-unusual-points = { $found } puntos son raros en un juego: un bando suele hacer de { $low } a { $high }. ¿Es correcto?
scoresheet-flag-unusual-points-both = { $found } puntos entre todos los bandos son raros en un juego: suelen ser de { $low } a { $high }. ¿Es correcto?

## Lo que no puede anotarse

scoresheet-error-not-opened = Una hoja empieza cuando se abre, con la modalidad y los nombres.
scoresheet-error-opened = La hoja ya está abierta.
scoresheet-error-unreadable = Línea { $line }: esto no es una anotación de una hoja de puntuación: { $found }
scoresheet-error-too-many = Una hoja tiene como mucho { $most } anotaciones.
scoresheet-error-wrong-names = Hay { $found } nombres: se esperaban los de { $players } jugadores, en el orden en que juegan, o los de { $sides } bandos.
scoresheet-error-bad-name = Un nombre tiene de 1 a { $most } caracteres imprimibles; se encontró: { $found }
scoresheet-error-bad-number = { $found } no es válido para { $field }: usa un número de { $low } a { $high }.
scoresheet-error-bad-text = Escribe como mucho { $most } caracteres imprimibles, en una sola línea, para { $field }.
scoresheet-error-no-text = Falta por indicar: { $field }.
scoresheet-error-wrong-sides =
    { $found ->
        [one] Solo hay puntos para un bando: en esta modalidad son { $sides }.
       *[other] Hay puntos para { $found } bandos: en esta modalidad son { $sides }.
    }
scoresheet-error-no-rank = { $found } no es el valor de una carta natural: elige uno de { $ranks }.
scoresheet-error-rank-needed = Falta decir de qué carta es la canasta: aquí no todas valen lo mismo.
scoresheet-error-wilds-have-no-rank = Una canasta de comodines no es de { $rank }: no lleva naturales.
scoresheet-error-no-entry = La anotación { $entry } no existe o está anulada.
scoresheet-error-no-deal = La anotación { $entry } no es un juego.
scoresheet-error-not-annulled = La anotación { $entry } es de las que no pueden anularse.
scoresheet-error-falls = La anotación { $entry } no podría mantenerse: { $why }
scoresheet-error-flagged = { $why } Si es así de verdad, hay que decir por qué.
scoresheet-error-over = La partida ha terminado; un juego ya anotado se cambia con una corrección.
scoresheet-error-not-over = La partida no ha terminado: para cerrar ahora la hoja hay que decir por qué.
scoresheet-error-closed = La hoja está aceptada y cerrada; para cambiar algo hay que abrirla de nuevo, diciendo por qué.
scoresheet-error-not-closed = La hoja no está cerrada.
scoresheet-error-length-late = La duración de la partida puede cambiar hasta que su primer juego está en la hoja.
scoresheet-error-not-stopped = Aquí el reloj no para ningún juego: la partida no se juega por tiempo, o el último juego se termina.
scoresheet-error-no-step = Aquí ninguna pregunta se llama { $name }.
scoresheet-error-answer-yes-no = { $name }: responde sí o no.
scoresheet-error-answer-choice = { $name }: elige una de estas respuestas: { $choices }.
scoresheet-error-answer-number = { $name }: escribe un número de { $low } a { $high }.
scoresheet-error-answer-step = { $name }: { $found } no es posible; hace falta un múltiplo de { $step }.
scoresheet-error-answer-canastas = { $name }: se esperaba una lista de canastas, cada una con su carta y su clase.
scoresheet-error-table = Esta es la tabla para hojas de cálculo, que no se vuelve a leer: se esperaba la hoja entera (JSON) o su diario (JSONL).
scoresheet-error-too-big = El archivo es demasiado grande: el límite son { $most } MB.

## Cómo se llama en una frase lo que se ha escrito

scoresheet-field-points = los puntos
scoresheet-field-closer = quién ha cerrado
scoresheet-field-exact_cut = el corte exacto
scoresheet-field-black_threes_laid = los treses negros expuestos
scoresheet-field-black_threes_held = los treses negros de la mano
scoresheet-field-canastas = las canastas
scoresheet-field-red_threes = los treses rojos
scoresheet-field-red_threes_in_hand = los treses rojos de la mano
scoresheet-field-laid = las cartas de la mesa
scoresheet-field-in_hand = las cartas de la mano
scoresheet-field-cards_in_hand = el número de cartas en la mano
scoresheet-field-penalties = las penalizaciones
scoresheet-field-dealer = quién reparte
scoresheet-field-target = los puntos con los que termina la partida
scoresheet-field-deals = el número de juegos
scoresheet-field-minutes = el número de minutos
scoresheet-field-accepted = quienes están conformes
scoresheet-field-side = el bando
scoresheet-field-seat = el asiento
scoresheet-field-rules = las reglas de la decisión
scoresheet-field-offence = la falta
scoresheet-field-reason = el motivo
scoresheet-field-insist = el motivo
scoresheet-field-title = el título
scoresheet-field-by = quién escribe
scoresheet-field-at = la fecha
