### La orden `canasta admin`: el cuidado de lo que guarda un servidor.

cli-admin = Cuida de las mesas, competiciones y hojas de puntuación que guarda un servidor: enumerar, comprobar, copiar, respaldar, recuperar, podar. Trabaja con la base de datos de `canasta serve`, SQLite o PostgreSQL.
cli-admin-example =
    canasta admin check
    canasta admin backup velada.sqlite
cli-admin-short = Cuidar de lo que guarda un servidor: respaldos, copias, nombres
cli-admin-list = Enumera mesas, competiciones, hojas de puntuación y paquetes sellados con sus horas y filas; primero lo último que se tocó. El servidor puede estar en marcha.
cli-admin-list-example = canasta admin list
cli-admin-list-short = Enumerar mesas, competiciones y hojas de puntuación
cli-admin-check = Repite cada mesa, competición y hoja de puntuación de una base de datos, como hace un servidor cuando alguien las abre, y dice cuáles no pueden seguir y por qué. Solo lee, también junto a un servidor en marcha. Antes y después de actualizar, muestra que no se ha perdido nada.
cli-admin-check-short = Repetir todo lo guardado
cli-admin-check-example =
    canasta admin check
    canasta admin check --db postgresql://canasta@localhost/canasta --json
cli-admin-export = Escribe registros en un archivo, las competiciones con sus hojas y mesas. Otro equipo lo importa y sigue. El servidor puede estar en marcha.
cli-admin-export-short = Escribir algunos registros en un archivo para otro equipo
cli-admin-export-example = canasta admin export Cabcdefghij velada.jsonl
cli-admin-import = Importa una copia: entera o nada. Los identificadores, las reglas y las claves siguen igual. Con un archivo de SQLite el servidor tiene que estar parado; en marcha, también su página importa copias.
cli-admin-import-short = Importar el archivo de otro equipo
cli-admin-import-example = canasta admin import velada.jsonl
cli-admin-backup = Respalda toda la base de datos tal como está en este momento y después repite cada registro del respaldo. El servidor puede estar en marcha. SQLite da una base de datos; PostgreSQL, un archivo de líneas. Termina con 1 si un registro no tiene sentido.
cli-admin-backup-short = Respaldarlo todo, también con el servidor en marcha
cli-admin-backup-example = canasta admin backup respaldo.sqlite
cli-admin-restore = Pone un respaldo en lugar de toda la base de datos. Antes repite cada registro del respaldo; la base anterior se guarda al lado. Con un archivo de SQLite el servidor tiene que estar parado.
cli-admin-restore-short = Poner un respaldo en lugar de todo, después de repetirlo
cli-admin-restore-example = canasta admin restore respaldo.sqlite
cli-admin-prune = Borra los registros que se nombran o, si no se nombra ninguno, los que no se han tocado en --keep-days días. Una competición se va con todas sus hojas y mesas, y por su edad solo si todas son antiguas; una partida sin acabar y el paquete sellado de un código de recuperación se quedan un año, si no se nombran. Un servidor con PostgreSQL puede seguir en marcha; con un archivo de SQLite tiene que estar parado.
cli-admin-prune-short = Borrar lo antiguo, o lo que se nombra
cli-admin-prune-example =
    canasta admin prune --keep-days 365
    canasta admin prune k7f2abcdef
cli-admin-erase = Pone otras palabras en lugar de los nombres de una persona, en todos los registros, y quita de esas mesas la dirección de la llamada. Todo lo demás se repite como antes. Los respaldos anteriores lo conservan. Con un archivo de SQLite el servidor tiene que estar parado.
cli-admin-erase-short = Borrar los nombres de una persona
cli-admin-erase-example = canasta admin erase "Ana Ruiz" "Ana R."

cli-option-admin-db = La base de datos: un archivo o postgresql://…; si no se indica, CANASTA_DB o la de la carpeta de datos.
cli-option-yes = No preguntar antes.
cli-option-with-faults = Tomar también los registros sin sentido, tal como están.
cli-option-keep-days = Días sin tocar a partir de los que un registro es antiguo; 180 si no se indica.
cli-option-within = Solo en esta mesa, competición u hoja; puede repetirse.
cli-option-person = En lugar de nombres: una persona por su asiento. Se van todos sus nombres en todas las mesas con la misma clave, y esa clave, lo que escribió y sus dispositivos para los avisos.
cli-argument-log-ids = Uno o más identificadores y, al final, el archivo nuevo.
cli-argument-prune = El identificador de una mesa, una competición o una hoja de puntuación, tal como aparece en su dirección; varios si hace falta.
cli-argument-copy = Una copia guardada por la página o por `canasta admin export`.
cli-argument-backup = El archivo nuevo.
cli-argument-restore = Un respaldo: de SQLite o en líneas.
cli-argument-names = Un nombre, tal como se muestra; varios para una o más personas.

cli-admin-column-id = Identificador
cli-admin-column-kind = Clase
cli-admin-column-touched = Último cambio
cli-admin-column-rows = Filas
cli-admin-column-created = Creación
cli-admin-kind-table = mesa
cli-admin-kind-club = competición
cli-admin-kind-sheet = hoja
cli-admin-kind-register = registro de un club
cli-admin-kind-bundle = paquete sellado
cli-admin-kind-push = avisos
cli-admin-kind-day = juego de un día
cli-admin-health-table = Mesas: { $good } bien, { $frozen } congeladas, { $unreadable } ilegibles
cli-admin-health-club = Competiciones: { $good } bien, { $frozen } congeladas, { $unreadable } ilegibles
cli-admin-health-sheet = Hojas de puntuación: { $good } bien, { $frozen } congeladas, { $unreadable } ilegibles
cli-admin-health-register = Registros de clubes: { $good } bien, { $frozen } congelados, { $unreadable } ilegibles
cli-admin-health-bundle = Paquetes sellados: { $good } bien, { $frozen } congelados, { $unreadable } ilegibles
cli-admin-health-push = Avisos: { $good } bien, { $frozen } congelados, { $unreadable } ilegibles
cli-admin-health-day = Juegos de un día: { $good } bien, { $frozen } congelados, { $unreadable } ilegibles
cli-admin-log-frozen = { $name } queda congelado en el paso { $row } de { $rows }: { $reason }
cli-admin-log-unreadable = { $name } no tiene sentido en el paso { $row } de { $rows }: { $reason }
cli-admin-good = Todo se abre y sigue.
cli-admin-bad = Lo demás se abre y sigue. Lo congelado se queda como estaba; lo que no tiene sentido se puede recuperar de una copia.
cli-admin-exported = Escrito en { $file }.
cli-admin-secret = El archivo tiene nombres y las cartas de las partidas en juego: dáselo solo a quien lleva el otro equipo.
cli-admin-imported =
    { $n ->
        [one] Importado: { $ids }.
       *[other] Importados { $n }: { $ids }.
    }
cli-admin-organiser = El enlace de la organización, detrás de la dirección de este servidor: { $link }
cli-admin-paused = El reloj de la ronda se agotó entretanto: espera con el tiempo que le quedaba.
cli-admin-looking = Registros examinados: { $n }
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
cli-admin-old-running = Partidas sin acabar y paquetes sellados que se conservan: { $n }.
cli-admin-old-unreadable = Ilegibles que se conservan: { $n }.
cli-admin-prune-sure = ¿Borrar { $n } para siempre (sí o no)?
cli-admin-pruned = Borrados: { $n }.
cli-admin-chosen = Con todo lo suyo: { $ids }.
cli-admin-prune-held = Se conservan porque cambiaron mientras tanto: { $n }. La próxima vez se podrán borrar.
cli-admin-nobody = Anónimo
cli-admin-found = Filas que cambian: { $rows }; registros: { $logs }.
cli-admin-in-shuffle = Filas que lo conservan: { $n }. Se añadió a una mezcla y las cartas salen de ahí.
cli-admin-erase-sure = ¿Borrarlo de { $rows } filas para siempre (sí o no)?
cli-admin-erased = Borrado. Ahora dice: { $names }. Los respaldos y copias anteriores conservan el nombre.

cli-error-admin-yes = Falta una respuesta: «{ $what }». Se esperaba una terminal, o --yes.
cli-error-admin-export = Faltan los identificadores o el archivo: se esperaba al menos un identificador y después el archivo nuevo.
cli-error-admin-name = No está claro qué nombres hay que borrar: se esperaban nombres tal como se muestran, o --person MESA:ASIENTO.
