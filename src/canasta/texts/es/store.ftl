### Lo que puede fallar donde se guardan las mesas.

store-error-address = Esta no es la dirección de una base de datos que canasta pueda usar: se esperaba la ruta de un archivo, o postgresql://USUARIO@SERVIDOR/NOMBRE.
store-error-no-file = Las mesas no se guardan solo en la memoria: se esperaba la ruta de un archivo.
store-error-no-driver = PostgreSQL necesita un paquete más: se esperaba que asyncpg estuviera instalado, como con pip install "canasta[postgres]".
store-error-no-password = Solo un servidor de bases de datos admite contraseña: hace falta postgresql://USUARIO@SERVIDOR/NOMBRE.
store-error-no-folder = No existe la carpeta { $where }: hay que crearla o indicar otro archivo para las mesas.
store-error-cannot-open = No se puede abrir ni crear { $where }: se esperaba un archivo que este usuario pueda leer y escribir, en una carpeta en la que pueda escribir.
store-error-foreign = { $where } no es un archivo de mesas de canasta, así que ha quedado como estaba: hay que indicar otro archivo.
store-error-damaged = { $where } está dañado: se esperaba una base de datos entera; hay que recuperar una copia.
store-error-read-only = { $where } solo se puede leer: se esperaba un archivo y una carpeta en los que este usuario pueda escribir.
store-error-disk-full = El disco de { $where } está lleno: hay que hacer sitio; nada de lo confirmado se ha perdido.
store-error-disk = El disco de { $where } no responde como debe: ha fallado una lectura o una escritura.
store-error-busy = Otro programa está usando { $where } y no se ha podido escribir: hay que cerrarlo.
store-error-in-use = Otro servidor de canasta tiene abierto { $where }: hay que parar aquel o dar a este sus propias mesas con --db.
store-error-taken = Otro servidor de canasta se ha hecho cargo de { $where } mientras faltaba la conexión: este ha terminado y no se ha perdido nada.
store-error-newer = { $where } es de una canasta más nueva: se esperaba esta versión del programa o una anterior; hay que actualizar canasta.
store-error-unreachable = La base de datos { $where } no responde: se esperaba un servidor en marcha que nos deje entrar.
store-error-failed = La base de datos { $where } se ha negado: { $reason }.
store-error-rows-missing = En { $where } faltan filas de { $table }: hace falta su registro entero; hay que reponerlas desde una copia.
store-away = Ahora mismo no se pueden leer ni guardar las mesas: no se pierde nada de lo confirmado; inténtalo de nuevo en un momento.
store-back = La base de datos { $where } vuelve a funcionar.
log-set-aside = El registro de { $name } no tiene sentido en el paso { $seq } ({ $reason }): queda apartado tal como está; hay que reponerlo desde una copia y reiniciar el servidor. Los demás siguen.
store-error-closed = Las mesas de { $where } están cerradas: el servidor se está deteniendo.
store-error-table-exists = Ya existe una mesa { $table }.
store-error-no-table = No existe la mesa { $table }.
store-error-conflict = Alguien se adelantó en la mesa { $table }: llegó el paso { $found } cuando tocaba el { $expected }.
store-error-repeated = En la mesa { $table } esta orden ya se ha cumplido.
