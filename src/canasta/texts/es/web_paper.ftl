### Los papeles de un club, tal como los imprime el navegador.

print-back = Volver
print-print = Imprimir o guardar en PDF
print-round-word = Ronda
print-pair-word = { $entrant ->
    [player] Jugador
   *[pair] Pareja
  }
print-pair = { $entrant ->
    [player] Jugador { $pair }
   *[pair] Pareja { $pair }
  }
print-side = { $entrant ->
    [player] Jugadores { $pair }
   *[pair] Pareja { $pair }
  }
print-name = Nombre
print-with = Con { $player } { $name }
print-partner = Con
print-opponents = Contra
print-fixed = No cambia de mesa, responde de ella y lleva la hoja de puntuación.
print-moving = Las demás pasan cada ronda a la mesa siguiente.
print-first-writes = { $entrant ->
    [player] El primero de los dos bandos lleva la hoja de puntuación.
   *[pair] La primera de las dos parejas lleva la hoja de puntuación.
  }
print-sits-out = descansa
print-unopposed = la pareja contraria se ha ido
print-out = eliminada

## Papeletas y hojas en blanco

print-slips = Papeletas de la ronda { $round }
print-slip = Mesa { $table } · Ronda { $round }
print-scan = Anótenlo aquí
print-phones-table = Un solo dispositivo por mesa; los demás teléfonos, guardados (TB-11.7).
print-phones-paper = Los teléfonos están prohibidos durante las partidas (TB-11.7).
print-scan-pair = Su enlace
print-stopped = Puntos del juego sin terminar
print-signed = { $entrant ->
    [player] Firma, jugadores { $pair }
   *[pair] Firma, pareja { $pair }
  }
print-forms = Hojas de puntuación de la ronda { $round }
print-base = base
print-cards = cartas
print-deal = juego
print-total = total

## La hoja de puntuación

print-sheet = Hoja de puntuación
print-lines = Con cada línea y su regla
print-penalties = penalizaciones { $points }
print-minimum = abre con { $n }
print-accepted = Conforme: { $who }

## Clasificación, diplomas, cartel

print-final = definitiva
print-provisional =
    { $round ->
        [0] antes de la primera ronda
       *[other] provisional, ronda { $round }
    }
print-place = { $place }.º
print-no-ranking = Todavía no hay clasificación.
print-diploma = Diploma
print-diploma-place =
    { $place ->
        [1] Primer puesto
        [2] Segundo puesto
        [3] Tercer puesto
       *[other] { $place }.º puesto
    }
print-diploma-places = Puestos
print-diploma-when = Lugar y fecha
print-diploma-signed = La organización
print-poster = La clasificación, en directo
print-no-poster = El cartel necesita un enlace para todos y una dirección que alcancen los teléfonos: están en «Enlaces y papeles».
