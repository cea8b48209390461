### La mesa de quien organiza una competición.

organise-parts = Partes de la competición
organise-round = Ronda
organise-pairs = { $entrant ->
    [player] Jugadores
   *[pair] Parejas
  }
organise-bracket = Cuadro
organise-ranking = Clasificación
organise-links = Enlaces y papeles
organise-log = Diario
organise-agreed = Condiciones
organise-to-round = Seguir: sentar la primera ronda

## Abrir una

new-competition = Organizar una competición
new-competition-about = Con el nombre y el sistema basta; lo demás está como en el libro mientras no lo cambies.
new-name = Nombre
new-name-example = Torneo de los viernes
new-more = Más condiciones: clasificación, ausencias, descansos
new-bring-about = Todo queda como estaba allí: parejas, resultados, reglas, enlaces y sus códigos. Un reloj en marcha sigue; si entretanto se agotó, espera con el tiempo que le quedaba.
new-bring-log = Abrirlo con estas reglas
new-open = Abrir la competición

format-fixed_and_moving-about = Como en el libro: la mitad de las parejas se queda en su mesa y lleva la hoja de puntuación; las demás suben una mesa por ronda.
format-round_robin-about = Cada pareja juega contra todas las demás, una vez o dos.
format-swiss-about = Las rondas que quieras; cada pareja juega contra otra con resultados parecidos, sin repetir.
format-individual-about = Cada cual juega por su cuenta, con otro compañero en cada ronda; desde cuatro jugadores, los que sean.
individual-deals = Con un número de juegos, todos juegan los mismos y cambian de compañero a la vez. Para cuatro jugadores, con tres rondas cada cual juega con todos los demás.
format-knock_out-about = La pareja que pierde queda fuera, o tiene una segunda oportunidad.
format-league-about = Todas contra todas, con una fecha por ronda y aplazamientos.

agreed-format = Sistema
agreed-rules = Se juega con las reglas de
agreed-rounds = Rondas
agreed-rounds-all = las que hagan falta
agreed-legs = Cuántas veces se enfrentan
agreed-legs-1 = Una vez
agreed-legs-2 = Ida y vuelta
agreed-lives = La pareja que pierde
agreed-lives-1 = Queda fuera
agreed-lives-2 = Tiene una segunda oportunidad
agreed-third_place = Partida por el tercer puesto
agreed-third_place-true = Junto a la final
agreed-third_place-false = No hay
agreed-length = Cada partida
agreed-ranking = La clasificación va por
agreed-win_points = Una victoria y un empate valen
agreed-win_points-1 = 1 y ½
agreed-win_points-2 = 2 y 1
agreed-phones = Teléfonos durante las partidas
agreed-phones-allowed = Permitidos
agreed-phones-table = Un solo dispositivo por mesa (TB-11.7)
agreed-phones-paper = Prohibidos: solo papel (TB-11.7)
agreed-absence = { $entrant ->
    [player] Quien no juega una partida
   *[pair] La pareja que no juega una partida
  }
agreed-absence-disqualified = Descalificación
agreed-absence-match_lost = Pierde esa partida
agreed-award = Por una partida que los contrarios no juegan
agreed-award-points = { $n } puntos
agreed-award-wins = La partida que los contrarios no juegan cuenta como ganada
agreed-sit_out = Por descansar una ronda
agreed-sit_out-wins = Descansar cuenta como partida ganada
agreed-missed = { $entrant ->
    [player] Por una ronda que perdió quien llegó tarde
   *[pair] Por una ronda que perdió una pareja que llegó tarde
  }
agreed-average = Su propia media
agreed-average-scale = su propia media de la escala
agreed-fixed = Un número
agreed-scale-points = { $n } de la escala
agreed-unplayed-points = Puntos en su lugar
agreed-unplayed-scale = De la escala
agreed-unplayed-won = cuenta como partida ganada
agreed-award_scale = Lo mismo, en la escala
agreed-sit_out_scale = Lo mismo, en la escala
agreed-missed_scale = Lo mismo, en la escala
agreed-scale = Puntos de la escala
agreed-cap = De una diferencia cuenta como mucho
agreed-cap-hint = vacío: toda
scale-about = La diferencia de una partida da sus puntos, que las dos parejas se reparten y siempre suman lo mismo. Así, un resultado muy alto decide menos.
scale-thresholds = Un punto más desde estas diferencias
scale-standard = La escala habitual para estas partidas
agreed-first = Primera ronda
agreed-first-neighbours = Por el orden del sorteo: 1 – 2, 3 – 4…
agreed-first-seeds = Por cabezas de serie: la primera mitad contra la segunda
agreed-dates = Fechas
agreed-postpone_days = Aplazamientos
agreed-postpone = hasta { $n } días, ninguno en los últimos { $closed } de la temporada
agreed-usual = Lo habitual: { $words }
agreed-change = Cambiar las condiciones
agreed-save = Guardar las condiciones
agreed-later = Ya se ha sentado la ronda { $round }: lo jugado queda como está, y por eso el sistema, las reglas, las ausencias y los descansos ya no pueden cambiar.
agreed-later-length = Otra duración de las partidas vale desde la ronda { $next }.
agreed-later-open = Otra duración de las partidas también en la ronda { $round }
agreed-later-open-note = No ha empezado ninguna de sus partidas.
agreed-later-more = Más: clasificación, teléfonos y aplazamientos
agreed-later-days = Fecha de la ronda { $round }
agreed-rounds-hint = vacío: las que hagan falta
agreed-days-needed = Con { $pairs } parejas hacen falta { $n } fechas.

criterion-scale = Puntos de la escala
criterion-points = Puntos
criterion-wins = Partidas ganadas
criterion-difference = Puntos a favor menos puntos en contra
criterion-direct = Victorias entre las empatadas
criterion-opponents = Victorias de las parejas contrarias
criterion-lasting = Rondas aguantadas

league-first = Primera fecha
league-gap = Cada cuántos días
league-many = Número de rondas
league-each = Rondas en cada fecha
league-postpone = Días que puede aplazarse una partida
league-closed = Últimos días sin aplazamientos

## Parejas

pairs-add = { $entrant ->
    [player] Inscribir a un jugador
   *[pair] Inscribir una pareja
  }
pairs-add-late = { $entrant ->
    [player] Inscribir a un jugador que llega tarde
   *[pair] Inscribir una pareja que llega tarde
  }
pairs-late-about = { $entrant ->
    [player] Juega desde la ronda siguiente; las rondas que faltan se planean de nuevo, y las tarjetas impresas para ellas ya no valen.
   *[pair] Juega desde la ronda siguiente y ocupa un puesto libre si lo hay; antes se ve qué otras parejas se moverían. Ya en esta ronda puede jugar contra la que descansa, con «Cambiar asientos».
  }
late-title = Un puesto para { $names }
late-instead =
    En lugar de la pareja { $pair }, que se fue: { $n ->
        [one] una partida
       *[other] { $n } partidas
    } por jugar
late-own =
    Un puesto propio: { $n ->
        [0] ninguna partida segura
        [one] una partida
       *[other] { $n } partidas
    } por jugar
late-rounds =
    { $n ->
        [one] Una ronda en total.
       *[other] { $n } rondas en total.
    }
late-nobody = No se mueve ninguna otra pareja.
late-moved = Cambian de sitio estas parejas:
late-moved-pair = Pareja { $pair } ({ $names }), desde la ronda { $round }
late-void = Las tarjetas impresas de estas parejas y de sus mesas ya no valen: hay que imprimirlas otra vez cuando la pareja esté inscrita.
pairs-enter = Inscribir
pairs-count =
    { $entrant ->
        [player] { $n ->
            [0] Ningún jugador todavía
            [one] Un jugador
           *[other] { $n } jugadores
        }
       *[pair] { $n ->
            [0] Ninguna pareja todavía
            [one] Una pareja
           *[other] { $n } parejas
        }
    }
pairs-search = { $entrant ->
    [player] Buscar a un jugador
   *[pair] Buscar una pareja
  }
pairs-none = { $entrant ->
    [player] Los jugadores aparecerán aquí, con el número que los acompaña toda la competición.
   *[pair] Las parejas aparecerán aquí, con el número que las acompaña toda la competición.
  }
pairs-none-found = { $entrant ->
    [player] Nadie se llama así.
   *[pair] Ninguna pareja se llama así.
  }
handicap-title = Hándicaps
handicap-about = Puntos que cada partida de una pareja cuenta de más en una segunda lista. Se fijan antes de la primera partida de la pareja; la clasificación sin ellos se conserva.
handicap-propose = Proponer
handicap-propose-about = La propuesta es el 80 % de lo que le falta a la media de una pareja hasta la mejor media, según las últimas competiciones con el mismo juego y la misma duración de las que este dispositivo tiene un enlace.
handicap-last = Últimas competiciones
handicap-no-past = Este dispositivo no tiene enlace de ninguna otra competición.
handicap-counted = Cuentan: { $names }
handicap-none = Ninguna de las competiciones conocidas aquí tiene el mismo juego y la misma duración de las partidas.
handicap-no-matches = { $entrant ->
    [player] sin partidas; no hay propuesta
   *[pair] sin partidas en pareja; no hay propuesta
}
handicap-begun = ya ha empezado a jugar
handicap-of = { $entrant ->
    [player] Hándicap del jugador { $pair }, { $names }
   *[pair] Hándicap de la pareja { $pair }, { $names }
}
handicap-enter = { $n ->
    [0] Anotar
    [one] Anotar un hándicap
   *[other] Anotar { $n } hándicaps
}
pairs-import = Pegar una lista
draw = Orden del sorteo
draw-about = El orden decide la primera ronda. Se puede cambiar o sortear: el diario guarda la semilla, y cualquiera puede comprobar el sorteo.
draw-lots = Sortear
draw-up = Más arriba: { $names }
draw-down = Más abajo: { $names }
draw-save = Guardar este orden
pairs-import-about = { $entrant ->
    [player] Un nombre por línea, como en un mensaje o en una hoja de cálculo, con número delante o sin él. Las listas de jugadores y de la clasificación que se descargan aquí se pueden volver a leer.
   *[pair] Dos nombres por línea, como en un mensaje o en una hoja de cálculo, separados por coma, punto y coma, guion, «/», «&» o «y», con número delante o sin él. Las listas de parejas y de la clasificación que se descargan aquí se pueden volver a leer.
  }
pairs-import-problems =
    { $n ->
        [one] No puede inscribirse así:
       *[other] No pueden inscribirse así, por { $n } motivos:
    }
pairs-import-found =
    { $entrant ->
        [player] { $n ->
            [one] Se inscribirá a este jugador:
           *[other] Se inscribirá a estos { $n } jugadores:
        }
       *[pair] { $n ->
            [one] Se inscribirá esta pareja:
           *[other] Se inscribirán estas { $n } parejas:
        }
    }
pairs-import-new = Todavía no figuran en el registro del club: { $names }
pairs-import-like = { $name } (figura { $like })
pairs-import-enter =
    { $entrant ->
        [player] { $n ->
            [one] Inscribir al jugador
           *[other] Inscribir a los { $n } jugadores
        }
       *[pair] { $n ->
            [one] Inscribir la pareja
           *[other] Inscribir las { $n } parejas
        }
    }
pair-title = { $entrant ->
    [player] Jugador { $pair }
   *[pair] Pareja { $pair }
  }
pair-match = { $entrant ->
    [player] Ronda { $round }, mesa { $table }, con { $partner } contra { $names }
   *[pair] Ronda { $round }, mesa { $table }, contra la pareja { $pair } ({ $names })
  }

## La ronda

round-none = Ninguna ronda todavía
round-none-about =
    { $entrant ->
        [player] { $pairs ->
            [one] Hay un jugador inscrito.
           *[other] Hay { $pairs } jugadores inscritos. Al sentar la ronda, todos sabrán adónde van, y con quién.
        }
       *[pair] { $pairs ->
            [one] Hay una pareja inscrita.
           *[other] Hay { $pairs } parejas inscritas. Al sentar la ronda, todas sabrán adónde van.
        }
    }
round-too-many =
    { $agreed ->
        [one] Se acordó una ronda
       *[other] Se acordaron { $agreed } rondas
    }, pero con { $pairs } parejas se habrán enfrentado todas tras { $n }.
round-unsure =
    { $agreed ->
        [one] Se acordó una ronda
       *[other] Se acordaron { $agreed } rondas
    }. Con { $pairs } parejas solo { $n } son seguras sin repetir contrarias; la competición puede acabar ahí.
round-propose-first = Preparar la primera ronda
round-propose = Preparar la ronda siguiente
round-before = La ronda anterior
round-after = La ronda siguiente
round-progress = Mesas que han terminado
round-in = Han terminado { $n } de { $of } mesas
round-open-only = Solo las mesas que faltan
round-tables = Las mesas de la ronda
round-needed = Te necesitan
round-conflict = Mesa { $table }: los teléfonos no coinciden
round-sheet = Mesa { $table }: la hoja dice otra cosa
round-denied = Mesa { $table }: otro teléfono dice que no
round-one-phone = { $n ->
    [one] Mesa { $tables }: el resultado se confirmó desde el mismo teléfono que lo anotó.
   *[other] Mesas { $tables }: el resultado se confirmó desde el mismo teléfono que lo anotó.
  }
round-pending = Pendientes de otras rondas
round-papers = Papeles y diplomas
round-called = Mesa { $table }: han llamado al árbitro
round-sits-out = { $entrant ->
    [player] Descansa el jugador { $pair }, { $names }.
   *[pair] Descansa la pareja { $pair }, { $names }.
  }
round-unopposed = La pareja { $pair }, { $names }, se queda sin contrarios.

quick = Anotar papeletas
quick-fixed = { $entrant ->
    [player] Puntos del primer bando
   *[pair] Puntos de la pareja fija
  }
quick-moving = { $entrant ->
    [player] Puntos del segundo bando
   *[pair] Puntos de la pareja móvil
  }
quick-stopped = Juego parado, si lo hubo
quick-stopped-both = Escribe los puntos del juego parado de los dos lados, o de ninguno.
quick-enter = Anotar
quick-done = Mesa { $table }: anotado.
quick-no-table = No hay mesa { $table } en esta ronda.

clock-minutes = Minutos
clock-set = Poner el reloj
clock-start = Empezar
clock-pause = Parar
clock-less = −1 min
clock-more = +5 min
clock-off = Quitar

seats-next = Asientos de la ronda { $round }
seats-mend = Cambiar asientos de la ronda { $round }
seats-about = { $entrant ->
    [player] Estos son los asientos según el sistema. Para cambiar a dos jugadores de sitio, toca uno y luego el otro.
   *[pair] Estos son los asientos según el sistema. Para cambiar dos parejas de sitio, toca una y luego la otra.
  }
seats-mend-about = { $entrant ->
    [player] Toca a dos jugadores para que cambien de sitio. Lo ya jugado queda como está.
   *[pair] Toca dos parejas para que cambien de sitio. Lo ya jugado queda como está.
  }
seats-sit-out = Descansan
seats-unopposed = Sin contrarios, que se han ido
seats-late = Llegaron con la ronda ya sentada
seats-one-more = { $entrant ->
    [player] Una mesa más, la { $table }, para quienes esperan
   *[pair] Una mesa más, la { $table }, para las parejas que esperan
  }
seats-chosen = { $entrant ->
    [player] { $names }: toca al jugador con quien cambia de sitio.
   *[pair] { $names }: toca la pareja con la que cambia de sitio.
  }
seats-back = Como estaba
seats-seat = Sentar la ronda { $round }
seats-mend-do = Cambiar los asientos
seats-as-played = Ya han jugado así
seats-as-played-note = Se sentaron mal y la partida ya ha empezado: se anota como se jugó.

## Una partida

match-title = Mesa { $table }, ronda { $round }
match-absent = { $entrant ->
    [player] no jugó el jugador { $pairs }
   *[pair] no jugó la pareja { $pairs }
  }
match-call-seen = Atendido
match-claims = Lo que dicen los teléfonos
match-claim-of = Dicen { $names }
match-claim-right = Esto es lo correcto
second-missing = El resultado se anotó y se confirmó desde un mismo teléfono.
second-asked = Se ha pedido que lo confirmen desde otro teléfono.
second-sheet = La hoja se ha aceptado con otro resultado. El tuyo se mantiene hasta que tomes el de la hoja.
second-keep = Dejar el resultado
settle-reason-sheet = como dice la hoja
second-denied = Desde otro teléfono dicen que el resultado está mal. Habla con la mesa; si está mal, corrígelo.
second-ask = Pedir que confirmen desde otro teléfono
second-off = Dejarlo así
second-ask-all = { $n ->
    [one] Pedir otra confirmación
   *[other] Pedir otra confirmación a todas
  }
match-claim-lying = y { $points } del juego sin terminar
match-settle = Decidir el resultado
match-enter = Anotar el resultado
match-correct = Corregir el resultado
match-sheet = Hoja de puntuación
match-link = Enlace de la mesa
match-watch = Ver la partida
match-online = Jugarla en línea
match-offline = Jugarla con cartas
match-is-online = en línea
match-reseat = Cambiar asientos
match-more = Otras incidencias
match-entries = Anotaciones: { $entries }
settle-reason = El resultado es el que dicen { $names }

field-pair = { $entrant ->
    [player] ¿Qué jugador?
   *[pair] ¿Qué pareja?
  }
field-player = ¿Quién?
field-cause = Por qué
field-what = Qué ha pasado
field-reason = Por qué
field-to = Nueva fecha
field-out = ¿Quién se va?
field-into = Quién juega en su lugar
field-unit = ¿De qué puntos?
field-points = Puntos
field-name = Nombre
field-one = Primer jugador
field-other = Segundo jugador

repair-begun = Empieza la partida
repair-begun-about = Desde ahora no hay sustituciones ni cambios de asiento en esta mesa.
repair-noshow = No se ha presentado
repair-noshow-about = { $entrant ->
    [player] La partida no se juega. Quien no viene la pierde y, si así se acordó, queda descalificado; los otros tres reciben los puntos acordados.
   *[pair] La pareja que no viene pierde la partida y, si así se acordó, queda descalificada.
  }
repair-noshow-begun = { $entrant ->
    [player] La partida ha empezado. Si el jugador no vino, escribe por qué el comienzo fue un error: lo anulas, y el jugador pierde la partida y, si así se acordó, queda descalificado.
   *[pair] La partida ha empezado. Si la pareja no vino, escribe por qué el comienzo fue un error: lo anulas, y la pareja pierde la partida y, si así se acordó, queda descalificada.
  }
repair-left = Abandona la partida
repair-left-about = { $entrant ->
    [player] El jugador deja la mesa antes del final. Cuenta como no presentarse.
   *[pair] La pareja deja la mesa antes del final. Cuenta como no presentarse.
  }
repair-leavegiven = Autorizar una ausencia
repair-leavegiven-about = Alguien deja la mesa un rato por una causa justificada. Queda anotado quién lo autorizó.
repair-cameback = Ha vuelto a la mesa
repair-cameback-about = Termina la ausencia autorizada.
repair-reported = Anotar una incidencia
repair-reported-about = Un teléfono que suena, por ejemplo. No cambia ninguna cifra.
repair-renamed = { $entrant ->
    [player] Corregir el nombre
   *[pair] Corregir los nombres
  }
repair-renamed-about = { $entrant ->
    [player] Estaba mal escrito; la persona es la misma.
   *[pair] Estaban mal escritos; las dos personas son las mismas, y se pueden corregir los dos nombres a la vez.
  }
repair-postponed = Trasladar la partida
repair-postponed-about = A otro día, si las dos parejas están de acuerdo.
repair-annulled = Anular lo anotado
repair-annulled-about = La partida vuelve a estar sin resultado. La anotación queda en el diario, tachada.
repair-substituted = Sustituir a un jugador
repair-substituted-about = Entre partidas, y nunca a los dos jugadores de una pareja.
repair-substituted-begun = La partida de esta pareja ha empezado, y el reglamento ya no admite sustituciones (TB-11.2). Si la permites como árbitro, escribe por qué: queda en el diario.
repair-penalised = Descontar puntos
repair-penalised-about = { $entrant ->
    [player] Se restan al jugador en la clasificación.
   *[pair] Se restan a la pareja en la clasificación.
  }
repair-credited = Conceder puntos
repair-credited-about = { $entrant ->
    [player] Se suman al jugador en la clasificación; por ejemplo, si la falta de los contrarios no puede repararse.
   *[pair] Se suman a la pareja en la clasificación; por ejemplo, si la falta de la pareja contraria no puede repararse.
  }
repair-withdrew = Se retira
repair-withdrew-do-before = Se retira
repair-withdrew-do-finished = Se va y conserva su puesto
repair-withdrew-do-lost = { $entrant ->
    [player] Se retira y pierde las partidas
   *[pair] Se retira y pierde sus partidas
  }
repair-withdrew-do-disqualified = { $entrant ->
    [player] Se retira y queda descalificado
   *[pair] Se retira y queda descalificada
  }
repair-withdrew-before = { $entrant ->
    [player] El jugador se va antes de la primera ronda y no entra en la clasificación.
   *[pair] La pareja se va antes de la primera ronda: no entra en la clasificación, y ninguna otra pareja recibe puntos por ella.
  }
repair-withdrew-finished = { $entrant ->
    [player] Al jugador no le queda nada por jugar: se va y conserva su puesto y sus puntos.
   *[pair] A la pareja no le queda nada por jugar: se va y conserva su puesto y sus puntos.
  }
repair-withdrew-lost = { $entrant ->
    [player] El jugador sigue en la clasificación con los puntos que tiene, y pierde la partida que ya tenga mesa. Las rondas que faltan se planean sin él. Si otro juega en su lugar, inscríbelo: empieza sin puntos.
   *[pair] La pareja pierde las partidas que no juega y sigue en la clasificación con los puntos que tiene. Sus contrarias reciben los puntos acordados.
  }
repair-withdrew-disqualified = { $entrant ->
    [player] Al jugador le quedan rondas: quien no juega una partida queda descalificado (TB-11.4) y pierde su puesto. Si otro juega en su lugar, inscríbelo: empieza sin puntos.
   *[pair] A la pareja le quedan partidas: la que no juega una partida queda descalificada (TB-11.4) y pierde su puesto. Sus contrarias reciben los puntos acordados.
  }
repair-disqualified = Descalificar
repair-disqualified-about = { $entrant ->
    [player] El jugador queda fuera.
   *[pair] La pareja queda fuera. Otra puede ocupar su puesto.
  }
repair-entered = Entra otra pareja en su lugar
repair-entered-about = Juega las partidas que quedaban por jugar, y empieza sin puntos.
repair-do = Confirmar: { $what }

## Enlaces

links-tables = Teléfonos de las mesas
links-tables-about = { $entrant ->
    [player] Cada mesa tiene su enlace: un bando anota solo el resultado de esa mesa, y el contrario lo confirma. Imprime los enlaces en las tarjetas o muéstralos aquí.
   *[pair] Cada mesa tiene su enlace: una pareja anota solo el resultado de esa mesa, y la contraria lo confirma. Imprime los enlaces en las tarjetas o muéstralos aquí.
  }
links-tables-make =
    { $n ->
        [one] Hacer el enlace que falta
       *[other] Hacer los { $n } enlaces que faltan
    }
links-table = Mesa { $table }
links-table-says = Con este enlace se anota el resultado de esta mesa y de ninguna otra.
links-pairs = { $entrant ->
    [player] Enlaces de los jugadores
   *[pair] Enlaces de las parejas
  }
links-pairs-about = { $entrant ->
    [player] Cada jugador tiene su enlace, que va con él de mesa en mesa: ve dónde se sienta y en qué puesto va, anota su resultado y confirma el de los contrarios. Imprímelos en las tarjetas de los jugadores.
   *[pair] Cada pareja tiene su enlace, que va con ella de mesa en mesa: ve dónde se sienta y en qué puesto va, anota su resultado y confirma el de los contrarios. Imprímelos en las tarjetas de las parejas.
  }
links-pairs-make =
    { $entrant ->
        [player] { $n ->
            [one] Hacer el enlace que falta a un jugador
           *[other] Hacer los enlaces de { $n } jugadores
        }
       *[pair] { $n ->
            [one] Hacer el enlace que falta a una pareja
           *[other] Hacer los enlaces de { $n } parejas
        }
    }
links-pair = { $entrant ->
    [player] Jugador { $pair }
   *[pair] Pareja { $pair }
  }
links-pair-says = { $entrant ->
    [player] Con este enlace el jugador anota y confirma los resultados de sus partidas, en la mesa en que esté, y ve su puesto.
   *[pair] Con este enlace la pareja anota y confirma los resultados de sus partidas, en la mesa en que esté, y ve su puesto.
  }
links-phones-table = Un solo dispositivo por mesa: los enlaces son de las mesas, no de quienes juegan. Se cambia en Condiciones, Teléfonos durante las partidas.
links-phones-paper = Sin teléfonos: ni las mesas ni quienes juegan tienen enlaces. Los resultados llegan en papeletas y se teclean en la ronda. Se cambia en Condiciones, Teléfonos durante las partidas.
links-near = Dirección de este equipo
links-near-about = Tiene varias. Elige la de la red en que están los teléfonos: es la que muestran los códigos, los papeles y la pantalla de pared.
links-near-label = Dirección para los teléfonos
links-near-none = Los teléfonos no llegan a este equipo: no está en ninguna red, o el servidor se arrancó solo para este equipo. Los códigos y los papeles no muestran ninguna dirección.
links-everybody = Para todos
links-everybody-about = Clasificación y asientos en cualquier teléfono, y en la pantalla de pared. No se puede cambiar nada.
links-everybody-make = Hacer el enlace público
links-ranking = Enlace público
links-wall = Pantalla de pared
links-public = Público
links-public-says = { $entrant ->
    [player] Con este enlace se ve la clasificación y dónde se sienta cada jugador.
   *[pair] Con este enlace se ve la clasificación y dónde se sienta cada pareja.
  }
links-deputies = Tus ayudantes
links-deputies-about = { $entrant ->
    [player] Pueden inscribir jugadores, sentar rondas, anotar resultados y, si lo permites, corregirlos. Solo tú puedes descalificar, descontar puntos y concederlos.
   *[pair] Pueden inscribir parejas, sentar rondas, anotar resultados y, si lo permites, corregirlos. Solo tú puedes descalificar, descontar puntos y concederlos.
  }
links-deputy = Ayudante
links-deputy-name = Nombre
links-deputy-says = Con este enlace se ayuda a organizar la competición.
links-corrects = También puede corregir
links-deputy-corrects = Ayudante que puede corregir
links-deputy-corrects-says = Con este enlace se ayuda a organizar la competición, y se pueden corregir resultados y nombres.
links-organiser = Organiza
links-organiser-says = Con este enlace se puede todo.
links-make = Hacer un enlace
links-show = Mostrar
links-revoke = Anular este enlace
links-revoke-sure = El enlace deja de funcionar al momento.
links-revoke-yes = Anular el enlace

papers = Para imprimir
papers-about = El navegador imprime: elige impresora o PDF, y el tamaño del papel.
paper-tables = { $entrant ->
    [player] Tarjetas de las mesas: qué jugadores vienen en cada ronda
   *[pair] Tarjetas de las mesas: qué pareja viene en cada ronda
  }
paper-pairs = { $entrant ->
    [player] Tarjetas de los jugadores: adónde va cada uno
   *[pair] Tarjetas de las parejas: adónde va cada una
  }
paper-seating = Asientos de la ronda, para colgar
paper-names = Lista alfabética: cada nombre con su mesa
paper-slips = { $phones ->
    [paper] Papeletas de resultado
   *[allowed] Papeletas de resultado, con el código de su mesa
  }
paper-sheets = Hojas de puntuación con los nombres, para escribir a mano
paper-bracket = Cuadro
paper-ranking = Clasificación
paper-reasons = Clasificación con todos los porqués
paper-poster = Cartel con el código para todos
paper-diplomas = Diplomas
files = Para guardar
files-about = El archivo de los resultados se abre en cualquier navegador, sin este servidor: clasificación, rondas, motivos, hojas de puntuación y diario.
file-results = Los resultados en un archivo
file-pairs-csv = { $entrant ->
    [player] Jugadores (CSV)
   *[pair] Parejas (CSV)
  }
team-title = Equipos
team-about = Un equipo tiene de dos a cuatro parejas. Las parejas de un mismo equipo no se enfrentan, mientras el sistema lo permita. En las condiciones está cuántas parejas de cada equipo cuentan.
team-of = Equipo de la pareja { $pair }, { $names }
team-enter = Anotar los equipos
agreed-team_best = Clasificación por equipos
agreed-team_best-0 = Ninguna
agreed-team_best-1 = La mejor pareja de cada uno
agreed-team_best-2 = Las dos mejores
agreed-team_best-3 = Las tres mejores
agreed-team_best-4 = Las cuatro
agreed-sections = Secciones
agreed-sections-0 = No hay
agreed-sections-2 = 2
agreed-sections-3 = 3
agreed-sections-4 = 4
agreed-sections-5 = 5
agreed-sections-6 = 6
agreed-sections-7 = 7
agreed-sections-8 = 8
file-teams-csv = Clasificación por equipos (CSV)
file-ranking-csv = Clasificación (CSV)
file-log = Todas las anotaciones (líneas JSON)

## Una copia para otro equipo

copy-what = Para qué sirve
copy-what-for = Otro equipo con canasta puede seguir con la competición: Club, Organizar una competición, «O seguir con una copia de otro equipo». Las parejas, los resultados, las reglas, los enlaces y los códigos son los mismos; solo cambia la dirección.
copy-where = Guarda la copia fuera de este equipo: abre tu propio enlace en tu teléfono, que guarda una por sí solo cada vez que se sienta una ronda y cuando termina; o guárdala en una memoria USB.
copy-clock = Un reloj en marcha sigue allí como si nada. Si entretanto se agotó, espera con el tiempo que le quedaba.
copy-secret = Quien tenga el archivo puede llevar la competición y ver las cartas de las partidas en línea que se están jugando. No se lo des a nadie que juegue.
kept-here =
    Copia guardada en este dispositivo: { $time }, { $open ->
        [0] tras la ronda { $round }
       *[other] durante la ronda { $round }
    }. { $n ->
        [0] Desde entonces no ha pasado nada.
        [one] Desde entonces ha habido un cambio.
       *[other] Desde entonces ha habido { $n } cambios.
    }
kept-elsewhere = Seguir en otro equipo
kept-elsewhere-about = Arranca canasta allí, en el mismo wifi, y escribe la dirección que muestra. Hasta entonces no cierres ni recargues esta página.
kept-address = Dirección del otro equipo
kept-no-address = Esto no es una dirección. Escribe una como http://192.168.1.20:8642.
kept-start = Empezar allí con esta copia
kept-large = Esta copia es demasiado grande para llegar allí por sí sola: guárdala como archivo y elige el archivo allí.
kept-file = Guardar esta copia como archivo

## Diario

log-about = Todo lo que se ha anotado, quién y cuándo. Nada se borra.
log-changes-only = Solo correcciones y decisiones
log-annulled = Anulada por la anotación { $entry }
log-corrected = Corregida por la anotación { $entry }
log-older =
    { $n ->
        [one] Mostrar una línea anterior
       *[other] Mostrar { $n } líneas anteriores
    }

## El registro del club

to-register = El registro del club
to-register-about = Ahí cuenta para las temporadas, y sus jugadores figuran entre los socios.
to-register-there = Está en el registro:
to-register-add = Añadir al registro del club: { $name }
to-register-new = Empezar el registro de tu club

## Una competición para las primeras de una clasificación

follow = Competición nueva con esta clasificación
follow-about = Las primeras parejas de esta clasificación entran en una competición nueva, ordenadas por su puesto. Esta queda como está.
follow-name-of = { $name }: final
follow-first = Cuántas parejas
follow-first-each = Cuántas parejas de cada grupo
follow-groups = También las primeras de
follow-pairs = { $n ->
    [one] Entrará una pareja.
   *[other] Entrarán { $n } parejas.
}
follow-rules = Las reglas, las de la casa y la duración de las partidas se mantienen: { $rules }. Todo se puede cambiar antes de la primera ronda.
