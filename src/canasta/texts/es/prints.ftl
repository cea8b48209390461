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
prints-printed = Impreso: { $at }

## canasta print

cli-print = Lo que un club cuelga y reparte, en PDF y con letra grande, del diario de su competición. QUÉ puede ser: tables y pairs, las guías de mesas y parejas; slips, las papeletas; round, la ronda; ranking, la clasificación; diplomas.
cli-print-short = Imprimir guías, papeletas, clasificación y diplomas
cli-print-example =
    canasta print tables torneo.jsonl guias.pdf
    canasta print round torneo.jsonl ronda.pdf --round 2
    canasta print ranking torneo.jsonl clasificacion.pdf --why
    canasta print diplomas torneo.jsonl diplomas.pdf --where Vigo --day "21 de noviembre"
cli-argument-print-what = Qué se imprime: tables, pairs, slips, round, ranking o diplomas.
cli-argument-print-log = El diario de la competición; - para la entrada estándar.
cli-argument-print-pdf = El PDF, que ha de ser nuevo.
cli-option-print-round = La ronda; si no se indica, la última.
cli-option-print-why = Con el porqué de cada cifra.
cli-option-print-paper = El papel: a4 o letter.
cli-option-print-where = El lugar que llevan los diplomas.
cli-option-print-day = La fecha que llevan los diplomas.
cli-print-written = Escrito: { $file }
cli-error-print-what = No se puede imprimir { $found }: se esperaba uno de { $known }.
cli-error-print-paper = { $found } no es un papel: se esperaba a4 o letter.
