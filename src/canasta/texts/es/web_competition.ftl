### Una competición para todos los que la ven: clasificación, rondas, reloj y pantalla de pared.

table-word = Mesa
clock = Reloj de la ronda
copy-code = Código de este servidor
copy-code-about = Está en la ventana en la que se arrancó canasta en este equipo.
copy-code-go-on = Seguir con la copia
yes = Sí
no = No

pair-fixed = { $entrant ->
    [player] Primer bando
   *[pair] Pareja fija
  }
pair-moving = { $entrant ->
    [player] Segundo bando
   *[pair] Pareja móvil
  }
pair-disqualified = descalificación
pair-gone = se ha retirado

pair-out = eliminada
pair-champion = campeona
pair-second-chance = segunda oportunidad
match-waiting = Sin empezar
match-playing = En juego
match-claimed = Falta que confirmen
match-conflict = Los teléfonos no coinciden
match-done = Terminada
match-second-missing = Confirmada desde el mismo teléfono
match-second-asked = Se espera otro teléfono
match-second-sheet = La hoja dice otra cosa
match-second-denied = Otro teléfono dice que no
match-moved = Trasladada al { $day }
days-calendar = Fechas para el calendario
match-called = Han llamado al árbitro
match-carried = La mesa llegó de otro equipo en mitad de un juego: quien hizo o vio la copia pudo conocer las cartas de ese juego.

round-title = Ronda { $round }

length-target = a los { $n } puntos
length-deals =
    { $n ->
        [one] al acabar un juego
       *[other] al acabar { $n } juegos
    }
length-minutes =
    { $n ->
        [one] al cabo de un minuto
       *[other] al cabo de { $n } minutos
    }
length-two = { $one } o { $other }
length-three = { $one }, { $two } o { $other }
length-ends = La partida termina { $end }.
length-ends-first = La partida termina { $end }: lo que ocurra primero.
length-unfinished-played_out = El juego que esté en curso cuando acabe el tiempo se termina y cuenta.
length-unfinished-as_it_lies = Cuando acaba el tiempo se deja de jugar, y el juego en curso cuenta como está.
length-unfinished-dropped = Cuando acaba el tiempo se deja de jugar, y el juego en curso no cuenta.

length-of = La partida termina con lo que ocurra primero
length-of-book = Como dicen las reglas.
length-field-target = Puntos
length-field-deals = Juegos
length-field-minutes = Minutos
length-unfinished = El juego en curso cuando acaba el tiempo
length-fate-played_out = Se termina y cuenta
length-fate-as_it_lies = Se para y cuenta como está
length-fate-dropped = Se para y no cuenta
match-ended-target = Terminó por puntos
match-ended-deals = Terminó con el último juego
match-ended-clock = Terminó por el reloj

result-deals = Juegos terminados
result-deals-short = Juegos
result-deals-n = juegos: { $n }
result-unfinished = Puntos del juego que paró el reloj, aparte
result-unfinished-of = Puntos del juego sin terminar: { $names }

## Clasificación

ranking-place = Puesto
ranking-pair = { $entrant ->
    [player] Jugador
   *[pair] Pareja
  }
ranking-why = ¿Por qué?
ranking-why-of = { $entrant ->
    [player] Por qué el jugador { $pair } tiene estas cifras
   *[pair] Por qué la pareja { $pair } tiene estas cifras
  }
ranking-empty = Habrá clasificación cuando haya resultados.
ranking-list = Lista
ranking-without-handicap = Sin hándicap
ranking-with-handicap = Con hándicap
pair-handicap = hándicap { $n }
evening-section-word = Sección
evening-section-name = Sección { $section }
evening-section-all = Todas
ranking-teams = Equipos
ranking-team = Equipo
ranking-team-dropped = no cuenta
ranking-teams-about = { $n ->
    [one] Cuenta la mejor pareja de cada equipo; las otras están tachadas.
   *[other] Cuentan las { $n } mejores parejas de cada equipo; las otras están tachadas.
}
ranking-provisional = Provisional: faltan resultados

ranking-why-title = { $entrant ->
    [player] Por qué: jugador { $pair }
   *[pair] Por qué: pareja { $pair }
  }
ranking-why-place = puesto { $place }
ranking-why-nothing = Todavía nada.

## La página de todos

public-ranking = Clasificación
scale-title = Puntos de la escala
scale-from = desde { $n }: { $points }
scale-difference = Diferencia desde
scale-points = Puntos de la partida
public-final = Clasificación final
public-no-round = Rondas
public-which-round = Otra ronda
public-find = ¿Dónde me siento? Busca un nombre
public-rests = descansa esta ronda
public-alone = sin contrarios esta ronda
public-wait = Todavía no se ha sentado ninguna ronda.
public-print = Imprimir

## La pantalla de pared

wall-soon = Enseguida empezamos
wall-between = terminada
wall-over = Competición terminada
wall-open =
    { $n ->
        [one] falta una mesa
       *[other] faltan { $n } mesas
    }
wall-seats = { $entrant ->
    [player] Dónde se sienta cada jugador
   *[pair] Dónde se sienta cada pareja
  }
wall-rest =
    { $n ->
        [one] Descansa:
       *[other] Descansan:
    }
wall-welcome =
    { $n ->
        [0] Las inscripciones están abiertas
        [one] { $entrant ->
            [player] Un jugador inscrito
           *[pair] Una pareja inscrita
        }
       *[other] { $n } { $entrant ->
            [player] jugadores inscritos
           *[pair] parejas inscritas
        }
    }
wall-code = Clasificación y asientos en el teléfono
wall-whole = Pantalla completa

## Entrar

club-coming = Abriendo la competición…
club-no-key = Hace falta el enlace
club-no-key-text = Esta dirección sola no abre nada. Usa el enlace o el código que te dio la organización.

## El cuadro de una eliminatoria

bracket = Cuadro
bracket-column = { $matches ->
    [1] Final
    [2] Semifinales
    [4] Cuartos de final
    [8] Octavos de final
    [16] Dieciseisavos de final
   *[other] Ronda de { $pairs }
}
bracket-third = Partida por el tercer puesto
bracket-table = Mesa { $table }
bracket-won = , pasa
bracket-alone = pasa sin jugar
bracket-open = por decidir
bracket-empty = El cuadro aparece cuando se han inscrito dos parejas y, si hay segunda oportunidad, cuando se sienta la primera ronda.
bracket-before = Según el sorteo actual; los números son los puestos en él. La pareja 1 y la 2 solo pueden encontrarse en la final.
bracket-about = Los números son los puestos en el sorteo; en negrita, la pareja que ha ganado.
bracket-defeats-about = Ronda por ronda: primero las parejas sin derrotas, después las que tienen una. Con la segunda, la pareja queda fuera.
bracket-lost = { $lost ->
    [0] Sin derrotas
   *[other] Con una derrota
}
bracket-page = página { $page } de { $pages }

## Los días, también para el servidor

day-of-month = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
}
day-of-week = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[other] dom
} { day-of-month }
day-of-year = { day-of-month } de { $year }

## Una copia para otro equipo

copy-title = Por si falla este equipo
copy-never = Todavía no se ha guardado ninguna copia.
copy-fresh = Copia guardada: { $time }. Desde entonces no ha pasado nada.
copy-since =
    { $n ->
        [one] Copia guardada: { $time }. Desde entonces ha habido un cambio.
       *[other] Copia guardada: { $time }. Desde entonces ha habido { $n } cambios.
    }
copy-save = Guardar una copia
kept-full = En este dispositivo no queda sitio para otra copia; la anterior sigue aquí. Haz sitio, o guarda una copia como archivo.
kept-not = Este navegador no guarda copias por sí solo, como en una ventana privada: guárdala como archivo.
kept-copies = Empezar con una copia de este dispositivo
new-bring = O seguir con una copia de otro equipo
kept-copies-one = { $title }: { $time }{ $of ->
    [R] {""}
   *[C] , { $open ->
        [0] tras la ronda { $round }
       *[other] durante la ronda { $round }
    }
}
