### Las competiciones en el servidor: lo que no se puede hacer en ellas y el rastro de lo que se hizo.

## Lo que no se puede hacer

club-error-no-club = Esa competición no existe aquí: conviene pedir otra vez su enlace.
club-error-no-register = Ese registro no existe aquí: conviene pedir otra vez su enlace.
club-error-not-organiser = Una competición se añade con la clave de quien la organiza: este es otro enlace suyo.
club-error-no-key = Falta la clave de un enlace: se esperaba tras «Bearer» en la cabecera Authorization.
club-error-wrong-key = Esta clave no abre nada aquí: usa el enlace tal como lo dio la organización.
club-error-link-revoked = Este enlace se ha anulado: pide otro a la organización.
club-error-link-expired = Este enlace ha caducado: pide otro a la organización.
club-error-may-not = Este enlace no permite eso: pregunta a la organización.
club-error-not-its-table = Este enlace es solo para la mesa { $table }.
club-error-phones-table = En esta competición cada mesa usa un solo dispositivo, el de su enlace; los demás teléfonos están prohibidos durante las partidas (TB-11.7).
club-error-phones-paper = En esta competición los teléfonos están prohibidos durante las partidas (TB-11.7): los resultados se entregan en papel a la organización.
club-error-not-its-match = Este enlace es solo para las partidas del número { $pair }.
club-error-not-its-side = Este enlace habla solo por el número { $pair }: por los contrarios habla su propio enlace.
club-error-no-link = No hay ningún enlace { $link }: los enlaces van del 1 al { $links }.
club-error-link-withdrawn = El enlace { $link } ya está anulado.
club-error-links-many = No puede haber más de { $most } enlaces.
club-error-link-tables = Un enlace de mesa necesita los números de las mesas, cada uno una vez; los demás enlaces no llevan ninguno.
club-error-link-pairs = Un enlace de pareja necesita los números de las parejas, cada uno una vez; los demás enlaces no llevan ninguno.
club-error-link-corrects = Solo el enlace de un ayudante puede tener permiso para corregir.
club-error-last-organiser = Este es el único enlace de organización que queda: haz otro antes de anularlo.
club-error-log = El registro de esta competición está dañado: se esperaba que empezara por sus condiciones, y solo una vez.
club-error-set-aside = Este registro no tiene sentido en el paso { $seq }: queda apartado sin cambios y los demás siguen. Quien lleva el servidor ya tiene aviso.
club-error-log-full = El diario de una competición no admite más de { $most } anotaciones.
club-error-log-rules = Este registro solo tiene las anotaciones, no las reglas: elígelas y ábrelo otra vez, o abre una copia entera de la competición.
club-error-group-twice = Cada grupo se nombra una vez: «{ $name }» está dos veces.
club-error-group-of-others = { $entrant ->
    [player] «{ $name }» es una competición individual y sus jugadores no pueden entrar como parejas: elige competiciones de parejas.
   *[pair] «{ $name }» es una competición de parejas, que no pueden entrar en una individual: elige competiciones individuales.
  }
club-error-pairs-many = En una competición caben { $most } parejas como máximo; en una individual, { $most } jugadores.
club-error-entries-many = No puede haber más de { $most } anotaciones.
club-error-beyond = Este archivo contiene más de lo que guarda el servidor: { $what }.
club-error-beyond-match = { $points } puntos son raros en una partida así (lo normal: de { $low } a { $high }). ¿Es correcto?
club-error-beyond-both = { $points } puntos entre los dos bandos son raros en una partida así (lo normal: { $high } como mucho). ¿Es correcto?
club-error-sheet-agrees = Ninguna hoja tiene otro resultado de esta partida.
club-error-two-phones = Ese resultado no viene de un solo teléfono: no necesita otra confirmación.
club-error-not-asked = Nadie ha pedido otra confirmación de ese resultado.
club-error-same-phone = Este es el teléfono que anotó el resultado: tiene que confirmarlo otro.
club-error-rules-late = Con una ronda sentada ya no cambian las reglas, tampoco las de la casa: hay hojas y mesas que juegan con ellas.
club-error-same-result = Ese resultado ya consta.
club-error-target-to-pass = Con este reglamento la partida no termina hasta que alguien pasa de { $target } puntos: falta el juego siguiente.
club-error-level-plays-on = Con { $points } puntos por bando la partida no termina: quienes empatan con { $target } puntos o más siguen jugando ({ $rule }). Falta el juego siguiente.
club-error-not-ranked = El número { $pair } no está en la clasificación.
club-error-no-dates = Aquí no hay fechas: se esperaba una liga con fechas, una pareja que juegue en ella o una temporada con veladas.
club-error-again = Algo ha cambiado en el mismo momento: inténtalo de nuevo.
club-error-not-stored = El cambio no se ha podido guardar, así que no ha ocurrido nada: inténtalo de nuevo en un momento.
club-error-crowded = Ya siguen esta competición { $most } dispositivos: no caben más.

club-error-conflict = Los teléfonos no coinciden en esta partida: lo resolverá la organización.
club-error-claim-changed = El resultado que estás confirmando ha cambiado: míralo otra vez.
club-error-own-claim = Este resultado lo anotaron ustedes: tienen que confirmarlo los contrarios.
club-error-claimed = Ya hay un resultado de esta partida pendiente de confirmación.
club-error-called = Ya se ha llamado al árbitro a esta mesa.
club-error-not-called = No se ha llamado al árbitro a esta mesa.
club-error-played-online = Esta partida se juega en línea en este servidor: su resultado llegará solo.
club-error-not-online = Esta partida no se juega en línea en este servidor.
club-error-sheet-there = Esta partida ya tiene hoja de puntuación.
club-error-sheet-aside = La partida de esta hoja (ronda { $round }, mesa { $table }) ya no la juegan estas personas: consulten a la organización. No se pierde nada de la hoja; sigue si las mismas personas vuelven a sentarse ahí.
club-error-sure-seats = { $what }{ $more ->
    [0] {""}
    [one] {" "}Y hay un caso más.
   *[other] {" "}Y hay { $more } casos más.
  } Todo se conserva, y vuelve si las mismas personas se sientan ahí otra vez. ¿Es correcto el cambio?
club-error-sure-teams = Las dos mitades no pueden reunir entero a cada equipo, así que { $meetings ->
    [one] se omite un enfrentamiento dentro de un equipo: sus dos parejas descansan
   *[other] se omiten { $meetings } enfrentamientos dentro de un equipo: las dos parejas de cada uno descansan
} en esa ronda. Con equipos de igual tamaño no pasa. ¿Sentar la ronda de todos modos?
club-error-sure-winner = Con esto gana la otra pareja, pero la ronda { $round } ya está sentada. Las dos parejas cambiarán ahí de sitio, y { $results ->
    [0] no cambia ningún resultado.
    [one] se anulará el resultado de su partida de esa ronda: tiene que jugarla la pareja correcta.
   *[other] se anularán los resultados de sus partidas de esa ronda: tienen que jugarlas las parejas correctas.
  } ¿Es correcto?
club-error-later-round = Con esto gana la otra pareja, pero las rondas { $round } a { $last } se sentaron con el resultado anterior. Anula la ronda { $last }, primero sus resultados, y así hasta la que sigue a la ronda { $round }; después corrige el resultado.
club-error-sure-name = «{ $name }» tiene una letra que no se ha podido leer. ¿Es correcto ese nombre?
club-error-sure-clock = Al reloj de la ronda le { $minutes ->
    [one] queda un minuto
   *[other] quedan { $minutes } minutos
  }, y esta partida no ha terminado por otra cosa{ $target ->
    [0] {""}
   *[other] {" "}(nadie tiene { $target } puntos)
  }. ¿Es correcto el resultado?
club-error-length-online = La duración de las partidas de la ronda { $round } no puede cambiar mientras la mesa { $table } juega en línea: primero hay que dejar de jugarla allí.
club-error-sure-long = Esta competición tiene { $matches } partidas. Con el comienzo y el resultado de cada una harán falta unas { $needed } anotaciones, y caben { $most }: se pararía antes del final. Elige menos rondas, o varias competiciones. ¿Quieres empezar así?
club-error-sure-disqualified = { $player } está entre los descalificados de esta competición, con el número { $pair }. ¿Puede volver a jugar?

desk-beside-sheet = { $n ->
    [one] La mesa { $table } tiene un juego anotado en su hoja.
   *[other] La mesa { $table } tiene { $n } juegos anotados en su hoja.
}
desk-beside-online = La mesa { $table } juega en línea.
desk-beside-claims = La mesa { $table } ha anotado un resultado que aún no está confirmado.
desk-beside-called = La mesa { $table } ha llamado al árbitro.
club-error-no-sheet = Esa hoja de puntuación no existe aquí: conviene pedir otra vez su enlace.
club-error-rules-seats = Dos parejas en una mesa no pueden jugar con estas reglas: elige una forma con cuatro asientos y dos bandos.
club-error-sheet-moved =
    { $deals ->
        [one] Entretanto ha cambiado la hoja y ya hay un juego: míralo antes de anotar otro.
       *[other] Entretanto ha cambiado la hoja y hay { $deals } juegos: míralos antes de anotar otro.
    }
club-error-ruling-open = Al árbitro le falta una respuesta antes de decidir: «{ $fact }».
table-error-no-bots = En esta mesa los asientos están asignados: aquí no puede sentarse ningún bot.

club-error-clock-off = No hay ningún reloj en marcha: pon primero los minutos de la ronda.
club-error-clock-runs = El reloj ya está en marcha.
club-error-clock-stands = El reloj no está en marcha.
club-error-clock-seconds = Una ronda no puede durar { $seconds } segundos: elige de 1 a { $most }.

table-bye-revoked = El enlace con el que entraste se ha anulado o ha caducado.

## Quién lo hizo

desk-by-server = el servidor
desk-by-organiser = la organización
desk-by-deputy = un ayudante
desk-by-table = la mesa { $number }
desk-by-pair = el enlace del número { $number }
desk-by-public = el público

## Lo que se hizo, más allá de las anotaciones de la competición

desk-did-brought = { $n ->
    [one] Se trajo una anotación de otro servidor.
   *[other] Se trajeron { $n } anotaciones de otro servidor.
}
desk-did-settings = Se cambiaron las condiciones.
desk-did-linked = { $role ->
    [table] { $n ->
        [one] Se hizo un enlace de mesa.
       *[other] Se hicieron enlaces para { $n } mesas.
    }
    [pair] { $n ->
        [one] Se hizo un enlace de pareja o jugador.
       *[other] Se hicieron enlaces para { $n } parejas o jugadores.
    }
    [deputy] Se hizo un enlace para un ayudante.
    [organiser] Se hizo otro enlace de organización.
   *[public] Se hizo un enlace para el público.
}
desk-did-unlinked = Se anuló un enlace: { $link }.
desk-did-claimed = { $entrant ->
    [player] Ronda { $round }, mesa { $table }: los jugadores { $pair } dicen { $one } a { $other }.
   *[pair] Ronda { $round }, mesa { $table }: la pareja { $pair } dice { $one } a { $other }.
  }
desk-did-agreed = Ronda { $round }, mesa { $table }: { $entrant ->
    [player] los jugadores { $pair } están conformes
   *[pair] la pareja { $pair } está conforme
  }{ $same ->
    [yes] , desde el mismo teléfono
   *[no] {""}
  }.
desk-did-second-asked = Ronda { $round }, mesa { $table }: { $wanted ->
    [yes] se pide que lo confirmen desde otro teléfono.
   *[no] ya no se pide otra confirmación.
  }
desk-did-sheet-differs = Ronda { $round }, mesa { $table }: se ha aceptado la hoja con { $one } : { $other }, pero el resultado es el que puso la organización y se mantiene hasta que decida.
desk-did-sheet-dismissed = Ronda { $round }, mesa { $table }: el resultado queda como está, aunque la hoja diga otra cosa.
desk-did-seconded = Ronda { $round }, mesa { $table }: { $right ->
    [yes] confirmado desde otro teléfono.
   *[no] desde otro teléfono dicen que el resultado está mal.
  }
desk-did-called = { $wanted ->
    [yes] Ronda { $round }, mesa { $table }: se llama al árbitro.
   *[no] Ronda { $round }, mesa { $table }: ya no hace falta el árbitro.
}
desk-did-decided = Ronda { $round }, mesa { $table }: la organización decide el resultado: { $reason }
desk-did-clock = { $do ->
    [set] El reloj se pone a { $minutes } minutos.
    [start] El reloj se pone en marcha.
    [pause] El reloj se para.
    [add] Se añaden { $minutes } minutos al reloj.
   *[off] Se quita el reloj.
}
desk-did-online = Ronda { $round }: se juega en línea en la mesa { $tables }.
desk-did-offline = Ronda { $round }: ya no se juega en línea en la mesa { $tables }.
desk-did-sheet = Ronda { $round }, mesa { $table }: se abre una hoja de puntuación.

## Listas en CSV

desk-handicap-why = { $competitions ->
    [one] Una competición
   *[other] { $competitions } competiciones
}, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}, media { $average }. El { $share } % de lo que falta hasta la mejor media, { $best }, redondeado a { $step }.
desk-handicap-shut = La clave que este dispositivo tiene de { $club } ya no la abre.
desk-handicap-table = «{ $name }» queda fuera: la clave es de una mesa, y no deja ver todos los resultados.
desk-handicap-other = «{ $name }» queda fuera: tiene otro juego u otra duración de las partidas.
desk-csv-line = Línea { $line }: { $what }
desk-csv-empty = { $entrant ->
    [player] No hay jugadores en esta lista: hay que escribir un nombre en cada línea.
   *[pair] No hay parejas en esta lista: hay que escribir dos nombres en cada línea.
  }
desk-csv-names = { $entrant ->
    [player] hay { $found } campos y se esperaba el nombre de un jugador: hay que escribir cada jugador en una línea.
   *[pair] { $found ->
        [one] hay un solo campo y se esperaban los dos nombres de una pareja.
       *[other] hay { $found } campos y se esperaban los dos nombres de una pareja.
    }
}
desk-csv-name = { $found } no es un nombre válido: usa de 1 a 60 caracteres imprimibles.
desk-csv-garbled = «{ $name }» tiene letras que no se han leído bien.
desk-csv-title = se deja fuera, como título: «{ $title }».
desk-csv-twice = { $name } ya está.
desk-csv-handicap = Hándicap
desk-csv-team = Equipo
desk-csv-counted = Parejas que cuentan
desk-csv-dropped = Otras parejas
desk-csv-team-name = { $found } no es un nombre de equipo válido: usa 40 caracteres como máximo.
desk-csv-with-handicap = { $what } con hándicap
desk-csv-handicap-points = el hándicap es { $found }; se esperaba un múltiplo de { $step } de 0 a { $most }, o nada.
desk-csv-place = Puesto
desk-csv-section = Sección
desk-csv-place-in-section = Puesto en la sección
desk-csv-pair = { $entrant ->
    [player] Número
   *[pair] Pareja
  }
desk-csv-player-1 = { $entrant ->
    [player] Jugador
   *[pair] Primer jugador
  }
desk-csv-player-2 = Segundo jugador
desk-csv-state = Estado
desk-csv-there = participa
desk-csv-gone = retirada
desk-csv-disqualified = descalificación

## El calendario de una liga

calendar-round = { $name }, ronda { $round }
calendar-match = { $name }, ronda { $round }: contra { $against }
calendar-moved = { $name }, ronda { $round }: { $one } – { $other }
calendar-table = Mesa { $table }
