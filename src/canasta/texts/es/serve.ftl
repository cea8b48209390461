### La mesa en el navegador: `canasta serve`, y lo que su servidor rechaza antes de que llegue a una mesa.

## canasta serve

cli-serve-short = Servir la mesa en el navegador
cli-serve = La mesa en el navegador: para jugar contra bots y, con un enlace, con amigos. Escribe la dirección y sirve hasta Ctrl-C. Las mesas se guardan y siguen al arrancar de nuevo.
cli-serve-example =
    canasta serve --open
    canasta serve --host 0.0.0.0 --port 8000
    canasta serve --db postgresql://canasta@localhost/canasta
cli-serve-option-host = La dirección en la que se escucha; 0.0.0.0 para todas las redes de este equipo.
cli-serve-option-port = El puerto; 0 para cualquiera que esté libre.
cli-serve-option-db = Dónde se guardan las mesas: un archivo SQLite o la URL de una base de datos PostgreSQL. Sin ella, un archivo en tu carpeta de datos.
cli-serve-option-db-password = Un archivo con la contraseña de la base de datos; también puede estar en CANASTA_DB_PASSWORD, y la URL entera en CANASTA_DB.
cli-serve-option-open = Abrir la página en el navegador.
cli-serve-option-thinkers = Cuántos procesos piensan por los bots; otros tantos hacen repeticiones, revisiones y consejos.
cli-serve-option-proxy = La dirección de un proxy inverso en cuyas cabeceras X-Forwarded se puede confiar.
cli-serve-option-origin = Otra dirección en la que los navegadores ven este servidor, como https://canasta.example.org; puede repetirse.
cli-serve-option-bot = Un bot de fuera que se puede elegir en las mesas, como mus=process:bots/mus.toml o mus=módulo:Clase; puede repetirse.
cli-serve-option-push-contact = Enviar avisos a quienes jueguen por días y los quieran, y dar esta dirección a los servicios de avisos de sus navegadores: donde se te puede localizar, como tu@example.org.
cli-serve-at = La mesa está en { $address }
cli-serve-near = En esta red: { $address }
cli-serve-socket = La mesa está en el socket { $file }
cli-serve-kept = Las mesas se guardan en { $file }
cli-serve-code = Código para seguir aquí con una copia de una competición de otro equipo: { $code }
cli-serve-stop = Ctrl-C lo detiene.
cli-serve-stopped = Detenido; al arrancar de nuevo, cada mesa sigue donde estaba.
cli-error-port-taken = Otro programa usa el puerto { $port } de { $host }: elige uno libre, o --port 0 para cualquiera.
cli-error-port-forbidden = No puedes usar el puerto { $port } de { $host }: elige uno a partir de 1024.
cli-error-host = { $host } no es una dirección de este equipo: usa una como 127.0.0.1 o 0.0.0.0.
serve-proxy-unnamed = Llegan peticiones a través de un proxy de esta máquina (traen { $header }): todas sus visitas cuentan como esta máquina y ningún límite vale para ellas. Arranca el servidor con --proxy { $address }.
cli-error-no-client = La página de la mesa no está en esta instalación: en las fuentes la construye `make web`; una instalación necesita una vez los paquetes de Node, desde la red.
cli-error-origin = { $found } no es un origen: se esperaba https:// o http:// y un servidor, y nada más.
cli-error-certificate = { $file } y { $key } no son un certificado con su clave: se esperaban los dos en PEM, y la clave sin contraseña.
cli-error-socket-here = En este sistema no hay sockets en el sistema de archivos: usa --host y --port.
cli-error-socket-file = { $file } existe y no es un socket: elige otro lugar o quítalo de ahí.
cli-error-socket-place = En { $file } no puede haber un socket: { $reason }.
cli-error-socket-taken = Otro servidor escucha en { $file }: deténlo o elige otro lugar.
cli-error-db-password = En { $file } no hay ninguna contraseña: hace falta en la primera línea.
log-leaving = El servidor se está deteniendo: todas las partidas siguen después.
log-serving = El servidor escucha.
security-refused = Rechazado ({ $code }): { $address } en { $place }{ $before ->
    [0] .
    [one] , antes una vez más.
   *[other] , antes { $before } veces más.
}

## Lo que el servidor rechaza

web-error-json = El cuerpo no es JSON: se esperaba un objeto como dice la documentación de la API.
web-error-body-missing = Falta { $found } en { $place }.
web-error-body-unknown = { $place } no admite { $found }.
web-error-body-value = { $found } no es válido en { $place }.
web-error-body-type = En { $place } se esperaba { $found }, y no { $got }.
web-error-body-expected = En { $place } esto no es válido: se esperaba { $found }.
web-error-request = { $place }, en la dirección de la petición, no es como dice la documentación de la API.
web-error-no-page = No hay nada en esta dirección.
web-error-no-method = Esta dirección no admite este tipo de petición.
web-error-no-set = No existe esa modalidad o esa forma: se esperaba una de { $known }.
web-error-no-language = No existe ese idioma: se esperaba uno de { $known }.
web-error-no-client = La página no está en esta instalación: en las fuentes la construye `make web`.
web-error-not-json = El cuerpo debe ser JSON: se esperaba la cabecera Content-Type: application/json.
web-error-not-text = El cuerpo no es texto: se esperaba un acta en UTF-8.
web-error-copy-code = Una copia de otro equipo solo se importa con el código de este servidor: quien lo arrancó lo encuentra en la ventana donde funciona `canasta serve`, y `canasta admin import` importa una copia sin código.
web-error-controls = El texto tiene un carácter de control, que no se puede leer: escribe letras, cifras y signos.
web-error-too-big = El cuerpo es demasiado grande: 64 KiB como mucho, o 4 MiB para un acta.
web-error-too-fast = Son demasiadas peticiones en poco tiempo: inténtalo de nuevo en unos segundos.
web-error-too-many-sockets = Hay demasiadas conexiones en esta mesa o en este servidor.
web-error-full = Este servidor tiene abiertas tantas mesas como puede: inténtalo de nuevo en unos minutos. Las abiertas siguen.
web-error-many-bodies = Se está enviando demasiado a este servidor a la vez: inténtalo de nuevo en un minuto.
web-error-packed-only = Este archivo se envía comprimido: pídelo con la cabecera Accept-Encoding: gzip.
web-error-foreign-origin = Esta petición viene de la página de otro sitio y se rechaza.
web-error-foreign-host = Este servidor no responde con el nombre { $host }: ábrelo por su dirección en cifras, o arráncalo con --origin y esa dirección.
web-error-no-network = No se ha podido usar ninguna dirección de este equipo en una red: conéctalo primero a la red.
web-error-not-to-open = Este servidor solo se puede abrir a la red desde el equipo en el que funciona, y solo si se arrancó para ese equipo.
web-error-bad-host = La cabecera Host no es una dirección: hace falta un nombre o una dirección, y un puerto hasta el 65535.
web-error-bad-origin = La cabecera Origin no es una dirección: hace falta https:// o http:// y un nombre de servidor.
web-error-gone = La conexión se cerró antes de que llegara la petición.
web-error-leaving = El servidor se está deteniendo: otro sigue en un momento.
web-error-no-proof = La base de datos lleva un segundo sin responder a este servidor: lo que tiene puede ser antiguo.
web-error-no-thinkers = Ahora mismo ningún proceso puede pensar por los bots.
web-error-silent = No ha llegado nada durante demasiado tiempo.
web-error-fault = Es un fallo del servidor; ha quedado anotado en su registro.

## Lo que se lleva a otro dispositivo

along-error-no-key = Falta la clave de este dispositivo: se esperaba Authorization: Bearer y de 32 a 64 letras.
along-error-no-handover = Aquí no hay ninguna entrega en marcha con este código. Compara el código o empieza otra vez en el dispositivo anterior. No se ha perdido nada.
along-error-stale = Han pasado los diez minutos de esta entrega. Empieza otra vez en el dispositivo anterior. No se ha perdido nada.
along-error-refused = El dispositivo anterior ha terminado esta entrega. No se ha perdido nada.
along-error-used = Otro dispositivo ha usado este código, y cada código sirve una vez. Empieza otra vez en el dispositivo anterior. No se ha perdido nada.
along-error-full = En este servidor hay demasiadas entregas en marcha. Inténtalo de nuevo dentro de unos minutos.
along-error-no-bundle = Aquí no se guarda nada con este código de recuperación. Compara cada letra con el código en papel, y abre el servidor donde se hizo el código.
along-error-newer = Otro dispositivo con el mismo código de recuperación ha guardado sus partidas después.
along-error-log = El registro de este paquete no tiene principio.

## Partidas duplicadas

duplicate-error-no-match = Esta mesa no pertenece a ninguna partida duplicada.
duplicate-error-sides = Una partida duplicada necesita un juego de dos bandos, que cambian de sitio de una mesa a la otra. En este juego hay { $sides }: elige otro.
duplicate-error-early = Tu propia mesa aún no ha terminado: sigan jugando, o dejen que los bots jueguen por quienes se han ido.
duplicate-error-over = Las dos mesas han terminado: no queda nada que cerrar.
duplicate-error-awake = La otra mesa no está parada: hay alguien allí, o lo hubo hace menos de { $minutes } minutos.
## Compañía para jugar

company-error-gone = Esta mesa ya no está disponible: está completa, ha empezado o se ha cerrado. Quizá haya otra abierta.
company-error-unknown = Ya no se sabe en qué dispositivo juega { $name }: no se le puede evitar.
company-error-until = Se puede buscar compañía como mucho { $hours } horas: se esperaba una hora a partir de ahora.
company-error-full = Ahora mismo demasiadas personas buscan compañía en este servidor. Prueba de nuevo dentro de unos minutos.
company-error-no-wish = Tu búsqueda ha terminado: se acabó el tiempo, no contestaste o esta página estuvo cerrada un rato. Puedes empezar otra vez.
company-error-no-call = Los demás no han podido esperar más, o alguien se ha ido. Se te volverá a preguntar.

work-error-busy = Ahora mismo hay demasiadas peticiones de repeticiones, revisiones y consejos: inténtalo de nuevo en unos segundos.
work-error-late = Esto tardaba demasiado y se ha detenido: inténtalo de nuevo un poco más tarde.
work-error-lost = Esto no se ha podido calcular: inténtalo de nuevo un poco más tarde.

## El juego del día

daily-error-no-date = «{ $found }» no es ningún día: se esperaba una fecha como 2026-11-29.
daily-error-no-day = Este servidor no tiene el juego de ese día: guarda los de los últimos treinta días en que alguien pidió uno.
daily-error-not-yet = El juego del { $day } está sellado hasta que empiece ese día.
daily-error-other-table = Esa mesa no es de este día.
daily-error-play-first = El mejor intento se puede ver cuando el tuyo ha terminado.
daily-error-no-best = Nadie ha terminado todavía este juego.
daily-error-log = El registro de este día está dañado: se esperaba que empezara por su modalidad y sus cartas, y solo una vez.
daily-error-set-aside = El registro de este día no tiene sentido en el paso { $seq }: queda apartado sin cambios y los demás días siguen. Quien lleva el servidor ya tiene aviso.
daily-error-again = Algo ha cambiado en el mismo momento: inténtalo de nuevo.
daily-error-not-stored = El cambio no se ha podido guardar, así que no ha ocurrido nada: inténtalo de nuevo en un momento.
daily-best-player = Mejor intento

## Avisos por Web Push

push-title = Canasta
push-turn = Te toca en una mesa.
push-error-off = Este servidor no envía avisos. Mira Mis partidas: ahí pone dónde te toca.
push-error-endpoint = { $found } no es un servicio de avisos que este servidor conozca: se esperaba la dirección que da un navegador para sus avisos.
push-error-keys = Las claves de este dispositivo no son las de los avisos de un navegador: se esperaba un punto de 65 bytes y un secreto de 16.
push-error-none = Aquí no hay avisos.
push-error-log = Al registro de estos avisos le falta el principio.
