### Competiciones: sistemas, dónde se sienta cada cual, el diario, la clasificación con sus porqués y lo que no puede anotarse.

## Sistemas y cifras

competition-format-fixed_and_moving = Mitad fijas, mitad móviles
competition-format-round_robin = Todas contra todas
competition-format-league = Liga con fechas
competition-format-swiss = Sistema suizo
competition-format-knock_out = Eliminatoria
competition-format-individual = Individual, con parejas que cambian

competition-criterion-scale = Puntos de la escala
competition-criterion-points = Puntos
competition-criterion-wins = { $win ->
    [2] Puntos por partidas
   *[other] Partidas ganadas
}
competition-criterion-difference = Puntos a favor menos puntos en contra
competition-criterion-direct = { $win ->
    [2] Puntos por partidas entre las empatadas
   *[other] Victorias entre las empatadas
}
competition-criterion-opponents = { $win ->
    [2] Puntos por partidas de las contrarias
   *[other] Victorias de las parejas contrarias
}
competition-criterion-lasting = Rondas aguantadas

## Por qué una cifra es la que es

competition-evidence = { $what } ({ $n ->
    [one] anotación { $entries }
   *[other] anotaciones { $entries }
})
competition-average = { $what }; la media de sus partidas
competition-handicaps = { $what }; con hándicaps de { $own } a { $against }
competition-why-played = { $entrant ->
    [player] { $value }: ronda { $round }, con el jugador { $partner } contra los jugadores { $opponent } y { $other }
   *[pair] { $value }: ronda { $round }, jugada contra la pareja { $opponent }
  }
competition-why-scaled = { $entrant ->
    [player] { $value }: ronda { $round }, con el jugador { $partner } contra los jugadores { $opponent } y { $other } según la escala, diferencia { $difference }
   *[pair] { $value }: ronda { $round }, contra la pareja { $opponent } según la escala, diferencia { $difference }
  }
competition-why-capped = { $entrant ->
    [player] { $value }: ronda { $round }, con el jugador { $partner } contra los jugadores { $opponent } y { $other }; de una diferencia de { $difference } no cuenta más
   *[pair] { $value }: ronda { $round }, contra la pareja { $opponent }; de una diferencia de { $difference } no cuenta más
  }
competition-why-award = { $entrant ->
    [player] { $value }: ronda { $round }, otro jugador de la mesa no jugó la partida o la abandonó
   *[pair] { $value }: ronda { $round }, la pareja { $opponent } no jugó la partida o la abandonó
  }
competition-why-absent = { $entrant ->
    [player] { $value }: ronda { $round }, no jugó la partida o la abandonó
   *[pair] { $value }: ronda { $round }, no jugó la partida contra la pareja { $opponent } o la abandonó
  }
competition-why-unplayed = { $value }: la pareja { $opponent }, contra la que aún debía jugar, ha dejado la competición
competition-why-sit-out = { $value }: ronda { $round }, descanso
competition-why-missed = { $entrant ->
    [player] { $value }: ronda { $round }, perdida antes de inscribirse el jugador
   *[pair] { $value }: ronda { $round }, perdida antes de inscribirse la pareja
  }
competition-why-penalty = { $value }: descontados por el árbitro
competition-why-credit = { $value }: concedidos por el árbitro
competition-why-opponent = { $value }: la pareja contraria { $opponent } ganó en la ronda { $round }
competition-why-opponent-drew = { $value }: la pareja contraria { $opponent } empató en la ronda { $round }
competition-why-dummy = { $value }: ronda { $round }, sin jugar: cuenta como una pareja contraria con las mismas partidas ganadas
competition-why-out = { $value }: eliminada en la ronda { $round } por la pareja { $opponent }
competition-why-third = { $value }: ganó la partida por el tercer puesto en la ronda { $round }, contra la pareja { $opponent }
competition-why-third-alone = { $value }: tercera sin jugar, porque la pareja { $opponent } se ha ido
competition-why-gone = { $value }: dejó la competición tras la ronda { $round }
competition-why-in = { $value }: sigue en juego
competition-why-champion = { $value }: campeona, nunca eliminada

competition-seeded = Cabeza de serie { $seed }: puesto { $place } de «{ $of }».

## El diario

competition-entry-opened = Se abre la competición «{ $name }».
competition-entry-changed = Cambian las condiciones: { $what }.
competition-entry-entered = { $entrant ->
    [player] { $instead ->
        [0] Se inscribe { $names }.
       *[other] Se inscribe { $names } en lugar del jugador { $instead }.
    }
   *[pair] { $instead ->
        [0] Se inscriben { $names }.
       *[other] Se inscriben { $names } en lugar de la pareja { $instead }.
    }
}
competition-entered-by-place = { $entrant ->
    [player] Se inscribe { $names }, puesto { $place } de «{ $of }».
   *[pair] Se inscriben { $names }, puesto { $place } de «{ $of }».
  }
competition-entry-renamed = { $entrant ->
    [player] El jugador { $pair } pasa a llamarse { $names }; su nombre estaba mal escrito.
   *[pair] La pareja { $pair } pasa a llamarse { $names }; sus nombres estaban mal escritos.
  }
competition-entry-drawn = { $seed ->
    [no] Se fija el orden del sorteo: { $order }.
   *[other] Se sortea el orden: { $order } (semilla { $seed }).
}
competition-entry-withdrew = { $entrant ->
    [player] El jugador { $pair } se retira.
   *[pair] La pareja { $pair } se retira.
  }
competition-entry-substituted = Pareja { $pair }: { $into } juega en lugar de { $out }.
competition-entry-seated = { $entrant ->
    [player] Asientos de la ronda { $round } (mesa: jugadores): { $meetings }.
   *[pair] Asientos de la ronda { $round } (mesa: parejas): { $meetings }.
  }
competition-entry-reseated = { $entrant ->
    [player] Cambio de asientos en la ronda { $round } (mesa: jugadores): { $meetings }.
   *[pair] Cambio de asientos en la ronda { $round } (mesa: parejas): { $meetings }.
  }
competition-entry-postponed = Ronda { $round }, mesa { $table }: se traslada al { $to }.
competition-entry-begun = Ronda { $round }, mesa { $table }: empieza la partida.
competition-entry-played = Ronda { $round }, mesa { $table }: { $one } a { $other }{ $end ->
    [clock] , por el reloj
    [deals] , tras el último juego
   *[other] {""}
  }.
competition-entry-noshow = { $entrant ->
    [player] Ronda { $round }, mesa { $table }: el jugador { $pair } no juega.
   *[pair] Ronda { $round }, mesa { $table }: la pareja { $pair } no juega.
  }
competition-entry-left = { $entrant ->
    [player] Ronda { $round }, mesa { $table }: el jugador { $pair } abandona la partida.
   *[pair] Ronda { $round }, mesa { $table }: la pareja { $pair } abandona la partida.
  }
competition-entry-disqualified = { $entrant ->
    [player] Queda descalificado el jugador { $pair }: { $reason }
   *[pair] Queda descalificada la pareja { $pair }: { $reason }
  }
competition-entry-penalised = { $entrant ->
    [player] El jugador
   *[pair] La pareja
} { $pair } pierde { $points } { $unit ->
    [scale] puntos de la escala
   *[points] puntos
}: { $reason }
competition-entry-credited = { $entrant ->
    [player] El jugador
   *[pair] La pareja
} { $pair } recibe { $points } { $unit ->
    [scale] puntos de la escala
   *[points] puntos
}: { $reason }
competition-entry-handicapped = { $entrant ->
    [player] El jugador
   *[pair] La pareja
} { $pair } { $points ->
    [0] no tiene hándicap.
   *[other] tiene un hándicap de { $points } puntos por partida.
}
competition-entry-teamed = { $left ->
    [yes] La pareja { $pair } no está en ningún equipo.
   *[other] La pareja { $pair } juega en el equipo { $team }.
}
competition-entry-leavegiven = Ronda { $round }, mesa { $table }: el árbitro autoriza a { $player } a ausentarse: { $cause }
competition-entry-cameback = Ronda { $round }, mesa { $table }: { $player } ha vuelto.
competition-entry-reported = { $entrant ->
    [player] Ronda { $round }, mesa { $table }, jugador { $pair }: { $what }
   *[pair] Ronda { $round }, mesa { $table }, pareja { $pair }: { $what }
  }
competition-entry-corrected = La anotación { $of } se corrige: { $one } a { $other }{ $end ->
    [clock] {" "}(por el reloj)
    [deals] {" "}(tras el último juego)
   *[other] {""}
  }: { $reason }
competition-entry-annulled = La anotación { $of } queda anulada: { $reason }

## Lo que no puede anotarse

competition-error-not-opened = Una competición empieza cuando se abre con sus condiciones.
competition-error-opened = La competición ya está abierta.
competition-error-unreadable = Línea { $line }: esto no es una anotación de una competición: { $found }
competition-error-bad-name = Un nombre tiene de 1 a 60 caracteres imprimibles, y el de una competición hasta 80; se encontró: { $found }
competition-error-drawn-late = Con la primera ronda sentada, el orden del sorteo ya no cambia.
competition-error-bad-order = { $entrant ->
    [player] El orden del sorteo debe nombrar una vez a cada uno de los { $pairs } jugadores.
   *[pair] El orden del sorteo debe nombrar una vez a cada una de las { $pairs } parejas.
  }
competition-error-not-drawn = La semilla { $seed } da otro orden.
competition-error-bad-number = La condición { $field } es { $found }; con este sistema va de { $low } a { $high }.
competition-error-bad-ranking = Una clasificación nombra uno o más criterios, cada uno una vez; «rondas aguantadas» es solo para la eliminatoria.
competition-error-no-scale = No hay escala: den sus umbrales en las condiciones, antes de la primera ronda.
competition-error-bad-scale = Los umbrales de una escala son puntos por encima de 0 que crecen de uno al siguiente.
competition-error-ranking-of-pairs = «Victorias entre las empatadas» y «victorias de las parejas contrarias» necesitan un solo contrario en cada partida; una competición individual se clasifica sin ellas.
competition-error-bad-date = «{ $found }» no es una fecha; las fechas se escriben como 2026-11-21.
competition-error-bad-dates = Una liga tiene una fecha por ronda, ninguna anterior a la de la ronda precedente; los demás sistemas no tienen fechas.
competition-error-dates = Esta liga necesita { $rounds } fechas, una por ronda, y tiene { $dates }.
competition-error-unchanged = Las condiciones ya son esas.
competition-error-stands = Con una ronda sentada ya no cambia { $field ->
    [format] el sistema
    [legs] las veces que se enfrentan las parejas
    [lives] las derrotas que dejan fuera
    [scale] la escala
    [cap] lo más que cuenta de una diferencia
    [missed] los puntos por rondas perdidas
    [missed_scale] los puntos por rondas perdidas
    [award_scale] los puntos de { $entrant ->
        [player] los jugadores que se quedan
       *[pair] la pareja que se queda
    } sin contrarios
    [sit_out_scale] los puntos por descansar
    [win_points] lo que vale una victoria
    [third_place] la partida por el tercer puesto
    [sections] las secciones
    [absence] lo que cuesta no jugar una partida
    [award] lo que { $entrant ->
        [player] reciben quienes se quedan
       *[pair] recibe quien se queda
    } sin contrarios
    [award_wins] lo que { $entrant ->
        [player] reciben quienes se quedan
       *[pair] recibe quien se queda
    } sin contrarios
    [sit_out] lo que vale descansar
    [sit_out_wins] lo que vale descansar
   *[other] eso
  }: cambiaría lo que ya está anotado.
competition-error-rounds-seated = No puede haber { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }: ya se han sentado { $seated }.
competition-error-dates-seated = Las fechas de las rondas sentadas, hasta la { $seated }, ya no cambian; una partida suelta se traslada.
competition-error-too-few = Una ronda necesita dos parejas o más; hay { $pairs }.
competition-error-few-players = Una ronda necesita cuatro jugadores o más; hay { $players }.
competition-error-no-late-pair = Una eliminatoria no admite parejas nuevas una vez sentada la primera ronda.
competition-error-names = { $format ->
        [individual] En una competición individual cada jugador se inscribe solo; aquí hay { $found } nombres.
       *[other] Una pareja tiene dos nombres; aquí hay { $found }.
    }
competition-error-no-place-free = { $entrant ->
    [player] El jugador { $pair } no ha dejado ningún puesto que otro pueda ocupar.
   *[pair] La pareja { $pair } no ha dejado ningún puesto que otra pueda ocupar.
  }
competition-error-plays-already = { $player } ya juega en esta competición.
competition-error-barred = { $one } y { $other } quedaron descalificados como pareja { $pair } y no pueden volver a inscribirse (TB-11.3); si fue un error, anulen la anotación { $entry }.
competition-error-barred-player = { $player } quedó descalificado como jugador { $pair } y no puede volver a inscribirse (TB-11.3); si fue un error, anulen la anotación { $entry }.
competition-error-named-so = { $entrant ->
    [player] El jugador { $pair } ya tiene este nombre.
   *[pair] La pareja { $pair } ya tiene estos nombres.
  }
competition-error-no-pair = { $entrant ->
    [player] No existe el jugador { $pair }; hay { $pairs } inscritos.
   *[pair] No existe la pareja { $pair }; hay { $pairs } inscritas.
  }
competition-error-gone = { $entrant ->
    [player] El jugador { $pair } ha dejado la competición.
   *[pair] La pareja { $pair } ha dejado la competición.
  }
competition-error-leaves-match = { $entrant ->
    [player] El jugador { $pair } está jugando (ronda { $round }, mesa { $table }); si se retira ahora, abandona la partida.
   *[pair] La pareja { $pair } está jugando (ronda { $round }, mesa { $table }); si se retira ahora, abandona la partida.
  }
competition-error-not-in-pair = { $entrant ->
    [player] { $player } no es el jugador { $pair }.
   *[pair] { $player } no juega en la pareja { $pair }.
  }
competition-error-both-replaced = En la pareja { $pair } no quedaría ninguna de las dos personas que se inscribieron.
competition-error-plays-alone = El jugador { $pair } juega por su cuenta y no se puede sustituir: denlo de baja e inscriban al otro.
competition-error-no-round = No existe la ronda { $round }; se han sentado { $rounds }.
competition-error-wrong-round = La próxima ronda es la { $expected }, no la { $round }.
competition-error-seated = La ronda { $round } ya está sentada.
competition-error-over = La competición ya no tiene más rondas.
competition-error-all-met = No hay más rondas: con { $pairs } parejas, ya se han jugado todos los enfrentamientos tras { $played } { $played ->
    [one] ronda
   *[other] rondas
  }, aunque se acordaron { $agreed }.
competition-error-round-open = La ronda { $round } no ha terminado: falta el resultado de la mesa { $table }.
competition-error-round-past = { $entrant ->
    [player] La ronda { $round } ya ha pasado; no puede añadirse ningún jugador.
   *[pair] La ronda { $round } ya ha pasado; no puede añadirse ninguna pareja.
  }
competition-error-twice = { $entrant ->
    [player] El jugador { $pair } tendría dos sitios en la ronda.
   *[pair] La pareja { $pair } tendría dos sitios en la ronda.
  }
competition-error-no-seat = { $entrant ->
    [player] El jugador { $pair } no tendría sitio en la ronda.
   *[pair] La pareja { $pair } no tendría sitio en la ronda.
  }
competition-error-out = { $entrant ->
    [player] El jugador { $pair } no tiene sitio en esta ronda.
   *[pair] La pareja { $pair } no tiene sitio en esta ronda.
  }
competition-error-table-number = La mesa { $table } se nombra dos veces o no existe: las mesas se cuentan desde 1.
competition-error-may-not-meet = Con este sistema las parejas { $one } y { $other } no se enfrentan, o no otra vez.
competition-error-partners = Mesa { $table }: en una competición individual se sientan en una mesa cuatro jugadores distintos, en dos bandos; en los demás sistemas, dos parejas.
competition-error-not-its-table = La pareja { $pair } no es la fija de la mesa { $table }.
competition-error-lives-differ = Las parejas { $one } y { $other } no han perdido las mismas veces, y no es la final.
competition-error-few-meetings = Esta ronda tiene { $found } { $found ->
    [one] partida
   *[other] partidas
  }; según el cuadro necesita al menos { $least }, y solo descansan las parejas sin contraria.
competition-error-third-place = Una partida por el tercer puesto solo existe en una eliminatoria en la que la pareja que pierde queda fuera.
competition-error-ranking-open = La clasificación de «{ $name }» no está decidida: antes cada partida de sus rondas necesita su resultado.
competition-error-few-ranked = En la clasificación de «{ $name }» hay { $found } parejas que pueden pasar, menos de { $first }.
competition-error-place-shared = En «{ $name }» varias parejas comparten el puesto { $place }: tomen { $fewer ->
    [0] { $more }
   *[other] { $fewer } o { $more }
  } parejas de ella. La que sobre se puede retirar antes de la primera ronda.
competition-error-not-unopposed = La pareja { $pair } no debía enfrentarse a ninguna de las parejas que se han ido.
competition-error-no-pairing = No hay más rondas: tras { $played } { $played ->
    [one] ronda
   *[other] rondas
  } de { $agreed }, las { $pairs } parejas no se pueden sentar sin que algunas repitan contrarias.
competition-error-sits-elsewhere = { $entrant ->
    [player] El jugador { $pair } se sienta en una mesa que no entra en el cambio.
   *[pair] La pareja { $pair } se sienta en una mesa que no entra en el cambio.
  }
competition-error-no-table = La ronda { $round } no tiene mesa { $table }.
competition-error-has-result = La mesa { $table } de la ronda { $round } ya tiene su resultado; se cambia con una corrección.
competition-error-begun = La partida de la ronda { $round } en la mesa { $table } ha empezado: ya no hay sustituciones ni cambios de asiento.
competition-error-not-begun = La partida de la ronda { $round } en la mesa { $table } no ha empezado.
competition-error-busy = { $entrant ->
    [player] El jugador { $pair } todavía está jugando (ronda { $round }, mesa { $table }).
   *[pair] La pareja { $pair } todavía está jugando (ronda { $round }, mesa { $table }).
  }
competition-error-not-at-table = { $entrant ->
    [player] El jugador { $pair } no juega en la mesa { $table } en la ronda { $round }.
   *[pair] La pareja { $pair } no juega en la mesa { $table } en la ronda { $round }.
  }
competition-error-player-not-at-table = { $player } no juega en la mesa { $table } en la ronda { $round }.
competition-error-points-step = No puede haber { $points } puntos: hace falta un múltiplo de { $step }, positivo o negativo, y si se descuentan o se conceden, mayor que 0.
competition-error-points-many = No puede haber { $points } puntos: ninguna partida termina por encima de { $most }.
competition-error-below-target = Ronda { $round }, mesa { $table }: nadie ha llegado a los { $target } puntos con los que termina una partida. La duración de la partida está en las condiciones, y en una ronda ya sentada puede cambiar hasta que empiecen sus partidas.
competition-error-wrong-deals = Ronda { $round }, mesa { $table }: una partida tiene { $expected } juegos, no { $deals }. La duración de la partida está en las condiciones, y en una ronda ya sentada puede cambiar hasta que empiecen sus partidas.
competition-error-not-ended = Ronda { $round }, mesa { $table }: nadie ha llegado a { $target } puntos, y de los { $expected } juegos con los que termina una partida se han acabado { $deals }. La duración de la partida está en las condiciones, y en una ronda ya sentada puede cambiar hasta que empiecen sus partidas.
competition-error-many-deals = Ronda { $round }, mesa { $table }: una partida tiene como mucho { $expected } juegos, no { $deals }. La duración de la partida está en las condiciones, y en una ronda ya sentada puede cambiar hasta que empiecen sus partidas.
competition-error-deals-unsaid = Ronda { $round }, mesa { $table }: hay que decir cuántos juegos se han acabado; una partida tiene como mucho { $expected }.
competition-error-no-length = Las condiciones no dicen cuándo termina una partida: a un número de puntos, tras un número de juegos, al cabo de unos minutos, o por varias de estas cosas.
competition-error-round-begun = La duración de las partidas de la ronda { $round } ya no puede cambiar: en la mesa { $table } ya se juega.
competition-error-not-last = La duración de las partidas puede cambiar en la última ronda sentada, la { $last }, no en la ronda { $round }.
competition-error-no-unfinished = Ronda { $round }, mesa { $table }: con estas condiciones ningún juego queda sin terminar.
competition-error-tie = Ronda { $round }, mesa { $table }: una partida eliminatoria necesita una pareja ganadora; hay que jugar otro juego.
competition-error-cannot-move = Ronda { $round }, mesa { $table }: solo puede trasladarse una partida de liga con fecha que no haya empezado.
competition-error-season-closing = Las partidas de los últimos { $days } días de la temporada no pueden trasladarse.
competition-error-too-far = Una partida puede trasladarse { $days } días como mucho desde el { $planned }, y no más allá del final de la temporada.
competition-error-no-arbiter = La autorización para ausentarse la da el árbitro, y hay que nombrarlo.
competition-error-no-reason = Hay que dar una causa.
competition-error-no-handicap = En una eliminatoria no hay hándicaps: sigue quien gana la partida en la mesa.
competition-error-handicap-points = No puede haber un hándicap de { $points } puntos por partida: es un múltiplo de { $step }, de 0 a { $most }.
competition-error-handicap-late = { $entrant ->
    [player] El jugador { $pair } ya ha empezado a jugar (ronda { $round }, mesa { $table }): el hándicap se fija antes de su primera partida.
   *[pair] La pareja { $pair } ya ha empezado a jugar (ronda { $round }, mesa { $table }): el hándicap se fija antes de la primera partida de la pareja.
  }
competition-error-handicap-same = { $entrant ->
    [player] El jugador { $pair } ya tiene un hándicap de { $points }.
   *[pair] La pareja { $pair } ya tiene un hándicap de { $points }.
  }
competition-error-team-of-players = En una competición individual no hay equipos de parejas.
competition-error-team-late = Los equipos se forman antes de sentar la primera ronda.
competition-error-team-same = La pareja { $pair } ya está en ese equipo: { $team }.
competition-error-team-full = El equipo { $team } ya tiene { $high } parejas; la pareja { $pair } sería una de más.
competition-error-team-alone = El equipo { $team } solo tiene la pareja { $pair }: un equipo tiene de { $low } a { $high } parejas.
competition-error-team-small = El equipo { $team } tiene { $size } parejas y cuentan las { $best } mejores de cada equipo: añadan parejas, o que cuenten menos.
competition-error-team-of-all = Todas las parejas están en el equipo { $team }, y las de un mismo equipo no se enfrentan: formen otro equipo.
competition-error-sections-format = Las secciones son para mitad fijas y mitad móviles y para «todas contra todas»; con este formato no puede haber secciones.
competition-error-sections-one = Una sola sección es la competición entera: pongan 0, sin secciones, o de 2 a { $high }.
competition-error-sections-teams = Una competición con secciones no tiene equipos: quiten las secciones, o la clasificación por equipos y los equipos.
competition-error-sections-small = { $sections } secciones necesitan al menos { $needed } parejas, 4 cada una, y hay { $pairs }: { $most ->
    [0] no pongan secciones.
    [1] no pongan secciones.
   *[other] pongan { $most } secciones como máximo, o ninguna.
  }
competition-error-away = { $player } ya está ausente.
competition-error-not-away = { $player } no está ausente.
competition-error-no-entry = La anotación { $entry } no existe o está anulada.
competition-error-not-annulled = La anotación { $entry } es de las que no pueden anularse; una pareja inscrita por error se retira.
competition-error-no-result = La anotación { $entry } no es el resultado de una partida.
competition-error-falls = La anotación { $entry } se apoya en esto y no podría mantenerse: { $why }

## Lo que cambia en las condiciones cuando la competición ya ha empezado.
competition-changed-name = el nombre es «{ $name }»
competition-changed-rounds = { $n ->
    [0] tantas rondas como hagan falta
    [one] una ronda
   *[other] { $n } rondas
  }
competition-changed-length = { $of_round ->
    [0] en las rondas por jugar: { $length }
   *[other] desde la ronda { $of_round }: { $length }
  }
competition-changed-ranking = la clasificación va por { $ranking }
competition-changed-dates = fechas: { $dates }
competition-changed-phones = { $phones ->
    [table] un solo dispositivo por mesa
    [paper] sin teléfonos, resultados en papel
   *[allowed] se permiten los teléfonos
}
competition-changed-postpone = una partida puede trasladarse { $n } días como mucho
competition-changed-closed = ninguna de los últimos { $n } días puede trasladarse
