### El registro de un club: sus anotaciones, la regla de una temporada, los motivos de una cifra y lo que no puede ser.

## La regla de una temporada

register-rule = { $best ->
    [0] Cuentan todas las veladas
    [one] Cuenta la mejor de { $of } veladas
   *[other] Cuentan las { $best } mejores de { $of } veladas
}, { $figure ->
    [place] por el puesto ({ $places })
    [scale] por los puntos de la escala
   *[points] por los puntos
}; { $take ->
    [mean] se calcula el promedio
   *[sum] se suman
}. { $by ->
    [pair] Se clasifican las parejas.
   *[player] Se clasifica cada jugador, con la cifra de su pareja.
}
register-rule-handicaps = Una velada con hándicaps cuenta por su lista con hándicaps.
register-rule-evenings = { $n ->
    [one] Solo se clasifica quien jugó al menos una velada.
   *[other] Solo se clasifica quien jugó al menos { $n } veladas.
}
register-rule-partners = { $n ->
    [one] Solo se clasifica quien tuvo al menos un compañero.
   *[other] Solo se clasifica quien tuvo al menos { $n } compañeros distintos.
}
register-rule-ties = En caso de empate: { $order }.
register-tie-won = más veladas ganadas
register-tie-best = la mejor velada
register-tie-last = la última velada

## Los motivos de una cifra

register-minimum-evenings = { $least ->
    [one] Al menos una velada
   *[other] Al menos { $least } veladas
}: { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
register-minimum-partners = { $least ->
    [one] Al menos un compañero
   *[other] Al menos { $least } compañeros distintos
}: { $n } hasta ahora
register-evening-in-progress = En curso: cuenta cuando termine
register-evening-missing = Ya no está en este servidor: no cuenta
register-evening-unreadable = Aquí no se puede leer: no cuenta
register-evening-away = No estuvo
register-evening-result = { $place ->
    [0] Descalificación: { $value }
   *[other] Puesto { $place }: { $value } { $figure ->
        [place] por el puesto
        [scale] de la escala
       *[points] puntos
    }{ $handicap ->
        [yes] {" "}con hándicaps
       *[no] {""}
    }
}{ $counts ->
    [no] {""}; descartada
   *[yes] {""}
}
register-evening-with = { $what }; con { $partners }
register-level = Mismo total que { $players }; queda { $order ->
    [before] delante
   *[after] detrás
} por { $tie ->
    [won] veladas ganadas: { $one } contra { $other }
    [best] la mejor velada: { $one } contra { $other }
   *[last] la última velada: { $one ->
        [none] no estuvo
       *[other] { $one }
    } contra { $other ->
        [none] no estuvo
       *[other] { $other }
    }
}
register-level-shared = Igual que { $players } en todo: comparten el puesto
register-changed = La velada «{ $name }» del { $date } ha cambiado desde la última vez que se anunció la clasificación.

## El diario

register-entry-opened = Se abre el registro de «{ $name }».
register-entry-settled = { $renamed ->
    [no] {""}
   *[yes] Ahora el nombre es «{ $name }».
}{ $fees ->
    [yes] Desde ahora se anotan las cuotas.
    [no] Ya no se anotan las cuotas.
   *[same] {""}
}
register-entry-added = Se añade la competición «{ $name }» del { $date }.
register-entry-dated = La competición «{ $name }» fue el { $date }.
register-entry-joined = { $player } es la misma persona que { $into }.
register-entry-listed = { $n ->
    [one] Se añade a la lista de socios: { $names }.
   *[other] Se añaden { $n } socios a la lista: { $names }.
}
register-entry-unlisted = { $player } sale de la lista de socios.
register-entry-paid = { $paid ->
    [yes] { $player } ha pagado la cuota de la temporada { $season }.
   *[no] { $player } no ha pagado, después de todo, la cuota de la temporada { $season }.
}
register-entry-seasonopened = Se abre la temporada «{ $name }».
register-entry-seasonchanged = La temporada { $season } tiene condiciones nuevas: «{ $name }».
register-entry-told = Se anuncia la clasificación de la temporada { $season }.
register-entry-annulled = La anotación { $of } ya no cuenta.

## Lo que no puede ser

register-error-not-opened = Un registro empieza con el nombre del club.
register-error-opened = El registro ya está abierto.
register-error-no-name = Un nombre tiene al menos una letra.
register-error-no-entry = No hay una anotación { $entry } que todavía cuente.
register-error-not-annulled = La anotación { $entry } no se puede deshacer.
register-error-added-already = «{ $club }» ya está en el registro.
register-error-competitions-many = Un registro admite como máximo { $most } competiciones.
register-error-no-competition = «{ $club }» no está en el registro: añádela primero.
register-error-not-added = La temporada «{ $season }» cuenta «{ $club }»: añádela primero al registro o quítala de la temporada.
register-error-same-name = «{ $player }» y el otro nombre solo se distinguen por mayúsculas o espacios: ya son el mismo.
register-error-same-already = «{ $player }» y «{ $into }» ya son la misma persona.
register-error-both-played = «{ $player }» y «{ $into }» son dos personas: ambas jugaron en «{ $name }» el { $date }.
register-error-not-there = { $players } no está en la temporada «{ $season }».
register-error-no-player = Aquí nadie se llama «{ $player }»: elige un nombre que haya jugado o que esté en la lista de socios.
register-error-member-twice = «{ $player }» aparece dos veces en la lista, o figura con otra escritura: cada socio aparece una sola vez.
register-error-listed-already = «{ $player }» ya está en la lista de socios.
register-error-not-listed = «{ $player }» no está en la lista de socios.
register-error-members-many = Una lista admite como máximo { $most } socios.
register-error-no-fees = Este registro no anota cuotas: actívalas primero.
register-error-fee-paid = «{ $player }» ya ha pagado.
register-error-fee-open = «{ $player }» todavía no ha pagado.
register-error-no-season = No hay una temporada { $season }.
register-error-seasons-many = Un registro admite como máximo { $most } temporadas.
register-error-competition-twice = «{ $club }» aparece dos veces en la temporada: cuenta una sola vez.
register-error-no-places = Una temporada por puestos necesita puntos para al menos un puesto.
register-error-places-rise = El puesto { $place } tendría { $points } puntos y el puesto { $next } más, { $more }: un puesto peor nunca vale más.
register-error-best-many = Las { $best } mejores de { $of } no puede ser: indica { $of } como máximo, o di cuántas veladas están previstas.
register-error-evenings-many = Nadie puede jugar { $evenings } de { $of } veladas: indica { $of } como máximo, o di cuántas veladas están previstas.
register-error-partners-pair = Una pareja no tiene otros compañeros: una temporada por parejas no exige un mínimo, pero se pidieron { $partners }.
register-error-tie-twice = Cada criterio de desempate aparece una sola vez.
register-error-other-game = «{ $name }» se juega con { $rules }; «{ $other }», con { $played }: una temporada cuenta competiciones de un solo juego.
register-error-no-scale = «{ $name }» no tiene escala: cuenta puntos o puestos.
register-error-pair-individual = «{ $name }» es una competición individual y no tiene parejas: clasifica a los jugadores.

## Listas

register-csv-place = Puesto
register-csv-player = Jugador
register-csv-value = Total
register-csv-played = Veladas
register-csv-name = Nombre
register-csv-also = También escrito
register-csv-paid = Cuota pagada
register-csv-yes = sí
register-csv-no = no
register-csv-unranked = sin clasificar
register-csv-columns = se esperaba un nombre, cómo más se escribe y si ha pagado la cuota; hay { $found } columnas
register-csv-fee-bad = se esperaba «sí» o «no» en la cuota; se encontró { $found }
register-csv-fee-season = la lista dice quién ha pagado: elige la temporada de esa cuota
register-csv-fee-off = la lista dice quién ha pagado, pero este registro no anota cuotas
register-csv-twice = { $name } aparece dos veces en la lista
register-csv-empty = La lista no tiene ningún nombre.
register-csv-many = Una lista tiene como máximo { $most } socios a la vez.
