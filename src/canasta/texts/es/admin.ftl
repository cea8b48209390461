### La orden `canasta admin`: el cuidado de lo que guarda un servidor.

cli-admin = Cuida de las mesas, competiciones y hojas de puntuación que guarda un servidor: enumerar, copiar, respaldar, recuperar, podar. Trabaja con la base de datos de `canasta serve`, SQLite o PostgreSQL.
cli-admin-example =
    canasta admin list
    canasta admin backup velada.sqlite
cli-admin-short = Cuidar de lo que guarda un servidor: respaldos, copias, nombres, claves
cli-admin-list = Enumera mesas, competiciones y hojas de puntuación con reglas, hora, filas y estado; primero lo tocado más tarde. El servidor puede estar en marcha.
cli-admin-list-short = Enumerar mesas, competiciones y hojas de puntuación
cli-admin-list-example = canasta admin list --kind club
cli-admin-show = Muestra una mesa, una competición o una hoja de puntuación: personas, enlaces por papel, lo que le pertenece. Nunca una clave. El servidor puede estar en marcha.
cli-admin-show-short = Mostrar una de ellas
cli-admin-show-example = canasta admin show Cabcdefghij
cli-admin-export = Escribe registros en un archivo, las competiciones con sus hojas y mesas. Otro equipo lo recoge y sigue. El servidor puede estar en marcha.
cli-admin-export-short = Escribir algunas en un archivo para otro equipo
cli-admin-export-example = canasta admin export Cabcdefghij velada.jsonl
cli-admin-import = Recoge una copia: entera o nada. Los identificadores, las reglas y las claves siguen igual. El servidor tiene que estar parado; en marcha, también su página recoge copias.
cli-admin-import-short = Recoger el archivo de otro equipo
cli-admin-import-example = canasta admin import velada.jsonl
cli-admin-backup = Respalda toda la base de datos tal como está en este momento y después repite cada registro del respaldo. El servidor puede estar en marcha. SQLite da una base de datos; PostgreSQL, un archivo de líneas. Termina con 1 si un registro no tiene sentido.
cli-admin-backup-short = Respaldarlo todo, también con el servidor en marcha
cli-admin-backup-example = canasta admin backup respaldo.sqlite
cli-admin-restore = Pone un respaldo en lugar de toda la base de datos. Antes repite cada registro; lo que había se guarda al lado. El servidor tiene que estar parado.
cli-admin-restore-short = Poner un respaldo en lugar de todo, después de repetirlo
cli-admin-restore-example = canasta admin restore respaldo.sqlite
cli-admin-prune = Borra lo que nadie ha tocado en tantos días. Una competición se va solo con todo lo suyo; una partida sin acabar se queda un año. Un servidor con PostgreSQL puede seguir en marcha: lo que tiene abierto se queda. Con un archivo de SQLite tiene que estar parado.
cli-admin-prune-short = Borrar lo que nadie toca desde hace mucho
cli-admin-prune-example = canasta admin prune --keep-days 365
cli-admin-erase = Pone otras palabras en lugar de los nombres de una persona, en todos los registros; se repiten como antes, salvo el nombre. Los respaldos anteriores lo conservan. El servidor tiene que estar parado.
cli-admin-erase-short = Borrar los nombres de una persona
cli-admin-erase-example = canasta admin erase "Ana Ruiz" "Ana R."
cli-admin-remove = Borra para siempre una mesa, una competición o una hoja de puntuación; una competición, con sus hojas y mesas. Un servidor en PostgreSQL puede estar en marcha, salvo que la tenga abierta. Con un archivo de SQLite hay que parar el servidor.
cli-admin-remove-short = Borrar una mesa, una competición o una hoja
cli-admin-remove-example = canasta admin remove k7f2abcdef
cli-admin-rotate-keys = Da claves nuevas a una mesa, una competición o una hoja de puntuación cuyo enlace cayó en malas manos. Los enlaces de antes ya no abren nada. El servidor tiene que estar parado.
cli-admin-rotate-keys-short = Claves nuevas si un enlace cayó en malas manos
cli-admin-rotate-keys-example = canasta admin rotate-keys Cabcdefghij

cli-option-admin-db = La base de datos: un archivo o postgresql://…; si no se indica, CANASTA_DB o la de la carpeta de datos.
cli-option-admin-kind = Solo table, club o sheet.
cli-option-admin-most = Cuántas como mucho; 50 si no se indica.
cli-option-yes = No preguntar antes.
cli-option-with-faults = Tomar también los registros sin sentido, tal como están.
cli-option-keep-days = Conservar lo tocado en tantos días; 180 si no se indica.
cli-option-within = Solo en esta mesa, competición u hoja; puede repetirse.
cli-option-person = En lugar de nombres: una persona por su asiento, todos sus nombres en todas las mesas con la misma clave.
cli-argument-log-id = El identificador de una mesa, una competición o una hoja de puntuación, como está en su dirección.
cli-argument-log-ids = Uno o más identificadores y, al final, el archivo nuevo.
cli-argument-copy = Una copia guardada por la página o por `canasta admin export`.
cli-argument-backup = El archivo nuevo.
cli-argument-restore = Un respaldo: de SQLite o en líneas.
cli-argument-names = Un nombre, tal como se muestra; varios para una persona o más.

cli-admin-column-id = Identificador
cli-admin-column-kind = Clase
cli-admin-column-rules = Reglas
cli-admin-column-touched = Último toque
cli-admin-column-rows = Filas
cli-admin-column-state = Estado
cli-admin-column-created = Creación
cli-admin-column-title = Título
cli-admin-column-people = Personas
cli-admin-column-links = Enlaces
cli-admin-column-parts = Partes
cli-admin-column-of = Pertenece a
cli-admin-column-fault = Fallo
cli-admin-kind-table = mesa
cli-admin-kind-club = competición
cli-admin-kind-sheet = hoja
cli-admin-state-open = sin empezar
cli-admin-state-playing = en juego
cli-admin-state-finished = acabada
cli-admin-state-unreadable = ilegible
cli-admin-house =
    { $n ->
        [one] { $rules } + 1 regla de la casa
       *[other] { $rules } + { $n } reglas de la casa
    }
cli-admin-none = Aquí no hay nada.
cli-admin-more = Y { $n } más: --most las muestra.
cli-admin-exported =
    { $n ->
        [one] Hay un registro en { $file }.
       *[other] Hay { $n } registros en { $file }.
    }
cli-admin-secret = El archivo tiene nombres y las cartas de las partidas en juego: solo debe tenerlo quien lleva el otro equipo.
cli-admin-imported =
    { $n ->
        [one] Recogido: { $ids }.
       *[other] Recogidos { $n }: { $ids }.
    }
cli-admin-organiser = El enlace de quien organiza, detrás de la dirección de este servidor: { $link }
cli-admin-paused = El reloj de la ronda se agotó entretanto: espera con el tiempo que le quedaba.
cli-admin-looking = Registros mirados: { $n }
cli-admin-replaying = Registros repetidos: { $n }
cli-admin-backed-up = { $file } lo tiene todo. Registros repetidos: { $n }.
cli-admin-checked = Registros repetidos: { $n }.
cli-admin-not-restored = No se ha cambiado nada. Con --with-faults se toman estos registros tal como están.
cli-admin-replace = Registros aquí: { $there }; en el respaldo: { $n }. ¿Poner los del respaldo en su lugar (sí o no)?
cli-admin-aside = Lo que había queda guardado en { $file }.
cli-admin-restored = Registros recuperados: { $n }.
cli-admin-target = Base de datos: { $where } ({ $place })
cli-admin-unnamed = No se nombró ninguna base de datos. ¿Escribir en { $where } (sí o no)?
cli-admin-owner = Hecho como root: { $file }, su cerrojo y lo guardado al lado son de { $user }.
cli-admin-old = Sin tocar en { $days } días: { $n }.
cli-admin-old-running = Partidas sin acabar que se quedan: { $n }.
cli-admin-old-unreadable = Ilegibles que se quedan: { $n }.
cli-admin-prune-sure = ¿Borrar { $n } para siempre (sí o no)?
cli-admin-pruned = Borrados: { $n }.
cli-admin-prune-held = En uso, y se quedan para la próxima vez: { $n }.
cli-admin-nobody = Anónimo
cli-admin-found = Filas con el nombre: { $rows }; registros: { $logs }.
cli-admin-in-shuffle = Filas que lo conservan: { $n }. Se añadió a una mezcla y las cartas salen de ahí.
cli-admin-erase-sure = ¿Borrarlo de { $rows } filas para siempre (sí o no)?
cli-admin-erased = Borrado. Ahora dice: { $names }. Los respaldos y copias anteriores conservan el nombre.
cli-admin-remove-sure =
    { $n ->
        [0] ¿Borrar { $name } para siempre (sí o no)?
        [1] ¿Borrar { $name } para siempre, con la hoja o mesa que le corresponde (sí o no)?
       *[other] ¿Borrar { $name } para siempre, con las { $n } hojas y mesas que le corresponden (sí o no)?
    }
cli-admin-removed = Se ha borrado: { $ids }. Los respaldos y las copias lo conservan.
cli-admin-remove-held = Un servidor tiene abierta { $name }, así que no se ha borrado nada: hay que parar los servidores, o probar otra vez diez minutos después de que se vaya su gente.
cli-admin-rotate-sure = ¿Dar claves nuevas a { $name }, de modo que ningún enlace de antes la abra (sí o no)?
cli-admin-rotated = { $name } tiene claves nuevas. Los enlaces de mesas y ayudantes están en la página de quien organiza, para repartirlos otra vez. Detrás de la dirección de este servidor:
cli-admin-key-seat = Jugador { $n }: { $link }
cli-admin-key-link = Enlace { $n }: { $link }

cli-error-admin-yes = Alguien tiene que contestar «{ $what }»: hace falta una terminal, o --yes.
cli-error-admin-kind = No existe la clase { $found }: se esperaba una de { $expected }.
cli-error-admin-export = Faltan los identificadores o el archivo: se esperaba al menos un identificador y después el archivo nuevo.
cli-error-admin-name = No está claro qué nombres hay que borrar: se esperaban nombres tal como se muestran, o --person MESA:ASIENTO.
