### Lo que puede fallar donde se guardan las mesas.

store-error-address = Esta no es la dirección de una base de datos que canasta pueda usar: se esperaba la ruta de un archivo, o postgresql://USUARIO@SERVIDOR/NOMBRE.
store-error-no-file = Las mesas no se pueden guardar solo en la memoria: se esperaba la ruta de un archivo.
store-error-option-value = { $option } no tiene un valor válido en la dirección de la base de datos: se esperaba { $expected }.
store-error-no-password = Solo un servidor de bases de datos admite contraseña: hace falta postgresql://USUARIO@SERVIDOR/NOMBRE.
store-error-no-folder = No existe la carpeta { $where }: créala o indica otro archivo para las mesas.
store-error-cannot-open = No se puede abrir ni crear { $where }: se esperaba un archivo que este usuario pueda leer y escribir, en una carpeta en la que pueda escribir.
store-error-not-there = No existe la base de datos { $where }: se esperaba el archivo de un servidor de canasta.
store-error-foreign = { $where } no es una base de datos de canasta, así que ha quedado como estaba: indica otro archivo.
store-error-damaged = { $where } está dañado: se esperaba una base de datos entera; recupera una copia.
store-error-read-only = { $where } es de solo lectura: se esperaba un archivo y una carpeta en los que este usuario pueda escribir.
store-error-disk-full = El disco de { $where } está lleno: libera espacio; nada de lo confirmado se ha perdido.
store-error-disk = El disco de { $where } no funciona como debe: ha fallado una lectura o una escritura.
store-error-busy = Otro programa está usando { $where } y no se ha podido escribir: cierra ese programa.
store-error-in-use = Otro servidor de canasta tiene abierto { $where }: detén aquel o da a este sus propias mesas con --db.
store-error-newer = { $where } es de una canasta más nueva: se esperaba esta versión del programa o una anterior; actualiza canasta.
store-error-older = { $where } es de una canasta anterior: ábrela una vez con `canasta serve` para ponerla al día.
store-error-unreachable = La base de datos { $where } no responde: se esperaba un servidor en marcha que deje entrar a este usuario.
store-error-failed = La base de datos { $where } lo ha rechazado: { $reason }.
store-error-no-right = El usuario de la base de datos { $where } no puede hacer lo que hace un servidor ({ $reason }): se esperaba uno al que pertenezcan las tablas, o que pueda crearlas.
store-error-other-tables = La base de datos { $where } tiene otras tablas con los nombres de las de canasta ({ $reason }): indica otra base de datos para canasta.
store-error-rows-missing = En { $where } faltan filas de { $table }: se esperaba su registro entero; recupéralas de una copia.
store-away = Ahora mismo no se pueden leer ni guardar las mesas: no se pierde nada de lo confirmado; inténtalo de nuevo en un momento.
store-back = La base de datos { $where } vuelve a funcionar.
log-set-aside = El registro de { $name } no tiene sentido en el paso { $seq } ({ $reason }): queda apartado tal como está; recupéralo de una copia y reinicia el servidor. Los demás siguen.
log-frozen = { $name } queda congelado: { $reason }
journal-error-newer = Esto lo guardó una canasta más nueva (formato { $found }; este servidor lee hasta el formato { $known }): quien lleva el servidor tiene que actualizarla. No se pierde nada.
journal-error-frozen-rules = Esto empezó con las reglas «{ $rules }» en una forma que esta canasta no tiene. No se pierde nada: { $scores ->
    [none] se
   *[other] las últimas puntuaciones son { $scores }, y se
 } abrirá de nuevo en cuanto quien lleva el servidor reponga esas reglas.
journal-error-frozen-result = Algo que aquí terminó (paso { $seq }) se contaría hoy de otra manera. No se pierde nada: las últimas puntuaciones siguen siendo { $scores }, y se abrirá de nuevo en cuanto quien lleva el servidor reponga las reglas de entonces ({ $rules }).
journal-error-frozen-refused = Algo que se hizo aquí (paso { $seq }) hoy ya no se permite. No se pierde nada: { $scores ->
    [none] se
   *[other] las últimas puntuaciones siguen siendo { $scores }, y se
 } abrirá de nuevo en cuanto quien lleva el servidor reponga las reglas de entonces ({ $rules }).
journal-error-full = Esto ha llegado al límite de lo que un servidor guarda de una mesa, una competición o una hoja de puntuación: se puede ver, pero no puede seguir. No se pierde nada.
journal-error-owner = Este servidor no puede responder de esto ahora mismo: inténtalo de nuevo en un momento.
database-silent = La base de datos no responde: este servidor despide a todos hasta que lo haga. Lo guardado se conserva.
database-back = La base de datos vuelve a responder: este servidor participa otra vez.
log-to-and-fro = Otro servidor le ha quitado { $name } a este, y otra vez en menos de un minuto: un proxy delante de varios servidores tiene que mandar al mismo todas las peticiones de un mismo identificador. No se pierde nada.
store-error-closed = Las mesas de { $where } están cerradas: el servidor se está deteniendo.
store-error-table-exists = Ya existe una mesa { $table }.
store-error-no-table = No existe la mesa { $table }.
store-error-conflict = Alguien se adelantó en la mesa { $table }: llegó el paso { $found } cuando tocaba el { $expected }.
store-error-repeated = En la mesa { $table } esta orden ya se ha cumplido.
store-error-moved = Otro proceso del servidor tiene ahora la mesa { $table }.
