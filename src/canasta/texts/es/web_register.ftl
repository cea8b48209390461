### El registro de un club: sus competiciones, sus socios, sus temporadas.

register-title = Nuestro club
register-about = Las competiciones de un club, sus socios y la clasificación de toda una temporada.
register-coming = Abriendo el registro…
register-no-key = Hace falta el enlace
register-no-key-text = Esta dirección sola no abre nada. Usa el enlace que te dio el club.
register-known = Lo tuyo
register-new = Un registro nuevo
register-new-about = Reúne las competiciones que organizas en este servidor. Se añaden con un toque, y en ellas no cambia nada.
register-name = Nombre del club
register-fees = Anotar quién ha pagado la cuota
register-fees-note = Una marca por socio y temporada, y nada más: ni importes ni direcciones.
register-open = Abrir el registro
register-parts = Partes del registro
register-undo = Deshacer
register-undo-of = Deshacer la anotación { $entry }

## Sus partes

register-seasons = Temporadas
register-competitions = Competiciones
register-members = Socios
register-links = Enlaces
register-log = Diario

## Competiciones

register-add = Competiciones que puedes añadir
register-add-about = Este navegador tiene la clave de quien las organiza.
register-add-do = Añadir
register-add-one = Añadir { $name }
register-add-all =
    { $n ->
        [one] Añadirla
       *[other] Añadir las { $n }
    }
register-competitions-count =
    { $n ->
        [0] Ninguna competición todavía
        [one] Una competición
       *[other] { $n } competiciones
    }
register-no-competitions = Abre una competición que organices, o añade una arriba. Con ellas se hace una temporada.
register-next = Con una temporada, estas veladas forman una sola clasificación.
register-pairs =
    { $n ->
        [one] una pareja
       *[other] { $n } parejas
    }
register-people =
    { $n ->
        [one] un jugador
       *[other] { $n } jugadores
    }
register-state-over = terminada
register-state-in_progress = en curso
register-state-missing = ya no está en este servidor
register-state-unreadable = esta versión no puede leerla
register-change = Cambiar la fecha de { $name } o sacarla
register-date = Fecha
register-date-save = Guardar la fecha
register-out = Sacarla del registro

## Socios

members-count =
    { $n ->
        [0] Ningún socio todavía
        [one] Un socio
       *[other] { $n } socios
    }
members-about = Quienes han jugado en una competición del club y quienes añadas. Solo se guardan los nombres.
members-fee-season = Cuotas de la temporada
members-fee-no-season = Las cuotas son de una temporada: abre una primero.
members-paid-count = Han pagado { $n } de { $of }
members-paid = pagada
members-paid-of = { $name } ha pagado la cuota
members-add = Añadir un socio
members-add-do = Añadir
members-search = Buscar
members-also = también escrito { $names }
members-evenings =
    { $n ->
        [0] ninguna velada
        [one] una velada
       *[other] { $n } veladas
    }
members-none = Los socios aparecen aquí en cuanto se añade una competición.
members-none-found = Nadie se llama así.
members-csv = Guardar en CSV
members-import = Incorporar una lista
members-import-about = Un socio por línea: el nombre y, después, otras formas de escribirlo separadas por «/». La lista que se guarda aquí se puede volver a leer.
members-import-about-fees = Un socio por línea: el nombre; después, otras formas de escribirlo separadas por «/», y si ha pagado la cuota (sí o no). La lista que se guarda aquí se puede volver a leer.
members-import-problems =
    { $n ->
        [one] No puede incorporarse así:
       *[other] No puede incorporarse así, por { $n } motivos:
    }
members-import-found =
    { $n ->
        [one] Se ha leído este socio:
       *[other] Se han leído estos { $n } socios:
    }
members-import-enter =
    { $n ->
        [one] Incorporar al socio
       *[other] Incorporar a los { $n } socios
    }

## Un socio

member-last = la última, el { $day }
member-also = También escrito
member-separate = Separar
member-separate-of = Separar { $name }: es otra persona
member-join = La misma persona con otro nombre
member-join-about = Si alguien se inscribió de dos maneras, únelas: todas las temporadas las cuentan entonces como una sola persona. Se puede deshacer.
member-join-into = Cómo se escribe bien
member-join-do = Unir los dos nombres
member-joined = { $player } y { $name } son la misma persona.
member-unlist = Quitar de la lista
member-unlist-about = Quien ha jugado sigue entre los socios mientras la competición esté en el registro.
member-unlisted = { $name } ya no está en la lista.

## Temporadas

seasons-first = Una temporada se hace con competiciones. Añade la primera.
seasons-to-competitions = Ir a las competiciones
seasons-none-yet = El club todavía no ha abierto ninguna temporada.
seasons-others = Otras temporadas
season-all = Todas las temporadas
season-new = Nueva temporada
season-first = La primera temporada
season-first-about = Reúne varias veladas en una sola clasificación. Una misma velada puede contar para más de una temporada.
season-open = Abrir la temporada
season-name = Nombre
season-name-example = Otoño de 2026
season-evenings = Veladas
season-two-games = Estas veladas son de juegos distintos; en una temporada se juega siempre a lo mismo.
season-planned = Veladas previstas en toda la temporada
season-planned-hint = vacío: las elegidas arriba
season-figure = Cada velada vale
season-figure-points = Los puntos hechos
season-figure-place = Puntos por puesto
season-figure-scale = Puntos de la escala
season-places = Puntos del puesto 1, 2, 3…
season-places-wrong = Números enteros separados por espacios, como 10 8 6 5 4 3 2 1.
season-handicaps = Contar las listas con hándicaps
season-handicaps-note = Una velada sin hándicaps cuenta por su clasificación.
season-count = Qué cuenta
season-count-all = Todas las veladas
season-count-best = Solo las mejores
season-count-mean = La media
season-best = Cuántas de las mejores
season-by = Clasificación de
season-by-player = Jugadores
season-by-pair = Parejas
season-more = Más: mínimos y empates
season-least-evenings = Veladas necesarias para clasificarse
season-least-partners = Compañeros distintos necesarios
season-ties = Los empates se deshacen por
season-tie-won = Más veladas ganadas
season-tie-best = La mejor velada
season-tie-last = La última velada
season-change = Cambiar la temporada
season-save = Guardar la temporada
season-remove = Quitar la temporada
season-remove-sure = Desaparece la clasificación de esta temporada; sus competiciones se quedan. Se puede deshacer en el diario.
season-link = Enlace público
season-link-about = Quien tenga este enlace ve las temporadas del club, las clasificaciones y el porqué de cada cifra. No se puede cambiar nada.
season-csv = Guardar en CSV
season-told = Anunciada: { $time }. Si después se corrige un resultado de una velada anterior, aquí lo dice una frase.
season-never-told = Todavía no se ha anunciado. Cuando anuncies la clasificación, márcalo aquí: si luego se corrige una velada anterior, lo dice una frase.
season-tell = Marcar como anunciada
season-so-far =
    { $n ->
        [one] Tras una de { $of } veladas
       *[other] Tras { $n } de { $of } veladas
    }
season-empty = Habrá clasificación cuando termine la primera velada.
season-evening-changed = corregida
season-ranking = Clasificación de la temporada
season-player = Jugador
season-total = Total
season-mean = Media
season-played = Veladas
season-dropped = no cuenta
season-unranked = sin clasificar
season-why-of = Por qué { $names } tiene esta cifra
season-why-title = Por qué: { $names }
season-why-minima = Mínimos
season-why-ties = Empates
season-why-changed = Cambios
season-paper-note = Las cifras bajo cada nombre siguen este orden; las tachadas no cuentan.

## Enlaces y diario

register-links-about = El enlace público muestra las temporadas y nada más: ni la lista de socios ni las cuotas. Si otra persona también lleva el registro, necesita su propio enlace.
register-link-make = Hacer el enlace público
register-link-public = Enlace público
register-link-first = El enlace con el que se abrió el registro
register-link-organiser = lleva el registro
register-link-organiser-says = Con este enlace se puede hacer todo en el registro.
register-link-show = Mostrar: { $name }
register-link-open = Mostrar
register-link-name = Otra persona que lleva el registro
register-link-add = Hacer un enlace
register-link-revoke = Anular este enlace
register-link-revoke-sure = El enlace deja de funcionar al momento.
register-copy-about = Con este archivo, otro equipo con canasta sigue con el registro: Club, Nuestro club. Lleva los socios, las temporadas y los enlaces; las competiciones tienen sus propias copias. Abierta en un teléfono, esta página guarda allí una copia por sí sola.
register-copy-secret = Quien tenga el archivo puede hacer todo en el registro.
register-log-about = Todo lo que se ha hecho en el registro. No se borra nada, y todo se puede deshacer.
register-annulled = deshecha por la anotación { $entry }
register-log-older = Mostrar líneas anteriores
