### Lo que se imprime: la hoja de puntuación, las guías de mesa, las papeletas, la ronda, la clasificación, los diplomas.

prints-page = Página { $page }

## La hoja de puntuación

prints-sheet = Hoja de puntuación
prints-points = juego
prints-total = total
prints-penalties = sanciones { $points }
prints-see = v. { $entries }
prints-minimum = abre con { $n }
prints-target = { $n }
prints-next = Juego { $deal }: reparte { $dealer }, corta { $cutter } y es mano { $mano }.
prints-next-uncut = Juego { $deal }: reparte { $dealer } y es mano { $mano }.
prints-accepted = Conforme: { $who }

## Guías de mesa y de pareja

prints-guide-tables = Guías de las mesas
prints-guide-pairs = Guías de las parejas
prints-table-word = Mesa
prints-round-word = Ronda
prints-pairs-word = Parejas
prints-pair-word = Pareja
prints-pair = Pareja { $pair }
prints-fixed = No cambia de mesa, responde de ella y lleva la hoja de puntuación.
prints-moving = Las demás pasan cada ronda a la mesa siguiente.
prints-first-writes = La primera de las dos parejas lleva la hoja de puntuación.
prints-against = contra la { $pair }
prints-sits-out = descansa
prints-unopposed = su contraria se ha ido

## Papeletas y ronda

prints-slips = Papeletas de la ronda { $round }
prints-slip = Mesa { $table } · Ronda { $round }
prints-scan = Anotadlo aquí
prints-deals = Juegos terminados
prints-signed = Firma, pareja { $pair }
prints-round = Ronda { $round }
prints-opponent = contra

## Clasificación y diplomas

prints-ranking = Clasificación
prints-final = definitiva
prints-provisional =
    { $round ->
        [0] antes de la primera ronda
       *[other] provisional, ronda { $round }
    }
prints-place = { $place }.º
prints-disqualified = Descalificada
prints-diploma = Diploma
prints-diploma-place =
    { $place ->
        [1] Primer puesto
        [2] Segundo puesto
        [3] Tercer puesto
       *[other] { $place }.º puesto
    }
prints-diploma-when = Lugar y fecha
prints-diploma-signed = La organización
prints-nobody-yet = Todavía no hay clasificación.
