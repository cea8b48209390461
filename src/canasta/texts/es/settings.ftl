### Los ajustes de `canasta serve`: dónde están y qué se espera de ellos.

cli-option-settings = Un archivo TOML con los ajustes; sin él se lee el habitual, si existe.
cli-option-show-settings = Escribir todos los ajustes, también los límites, y de dónde viene cada uno; después, terminar.
cli-serve-option-limit-frames = Cuánto puede enviar un socket: mensajes por segundo y de una vez.
cli-serve-option-limit-heavy = Cuántas repeticiones puede pedir una dirección: por segundo y de una vez.
cli-serve-option-limit-requests = Cuántas peticiones puede enviar una dirección: por segundo y de una vez.
cli-serve-option-limit-reviews = Cuántas revisiones puede pedir una dirección: por segundo y de una vez.
cli-serve-option-limit-sockets = Cuántos sockets puede haber en total.
cli-serve-option-limit-sockets-per-club = Cuántos sockets sin clave puede tener una competición.
cli-serve-option-limit-sockets-per-table = Cuántos sockets sin clave puede tener una mesa.
cli-serve-option-limit-tables = Cuántas mesas puede abrir una dirección: por segundo y de una vez.
cli-serve-option-limit-tables-in-memory = Cuántas mesas puede tener en memoria un proceso antes de dejar de abrir otras.
setting-from-option = { $name }
setting-from-variable = { $name }
setting-from-file =
    { $line ->
        [0] { $file }, { $name }
       *[other] { $file }, línea { $line } ({ $name })
    }
setting-from-default = valor por defecto
setting-is-set = { $name } está puesto
setting-is-not-set = { $name } no está puesto
setting-expects-words = un texto que no esté vacío
setting-expects-whole = un número entero de { $low } a { $high }
setting-expects-rate = dos números con una barra entre ellos, por segundo y de una vez, como 30/300
setting-expects-yes-no = true o false
setting-expects-choice = uno de { $names }
setting-expects-bot = bots como mus=process:bots/mus.toml
setting-expects-origin = direcciones como https://canasta.example.org
setting-expects-contact = una dirección en la que se te puede localizar, como tu@example.org o https://example.org/contacto
setting-expects-proxy = direcciones IP o redes, con comas entre ellas
setting-error-value = { $place }: { $found } no es válido; se esperaba { $expected }.
setting-error-refused = { $place }: { $cause }
setting-error-unknown = { $place }: no existe ese ajuste; canasta serve --show-settings los escribe todos.
setting-error-unknown-near = { $place }: no existe ese ajuste; quizá sea { $near }.
setting-error-toml = { $file } no es un texto TOML: { $reason }.
setting-error-not-utf8 = { $file } no es un texto en UTF-8.
cli-serve-option-metrics = Dónde encuentran Prometheus y otros monitores /metrics, /healthz y /readyz; con solo un puerto, únicamente en este equipo.
setting-expects-place = un puerto, o un servidor y un puerto, como 127.0.0.1:9642
cli-serve-option-log-format = La forma del registro: text, líneas para personas; json, un objeto JSON por línea para programas, con los sucesos de seguridad.
cli-serve-option-certificate = Un archivo con un certificado (PEM): entonces el servidor mismo habla https.
cli-serve-option-certificate-key = La clave del certificado, si no está en el mismo archivo.
cli-serve-option-prefix = La ruta bajo la que un proxy muestra el servidor, como /canasta.
cli-serve-option-socket = Un socket Unix en el que escuchar, para un proxy de este equipo, en lugar de una dirección y un puerto.
cli-serve-option-socket-mode = Quién puede usar el socket, en las cifras de chmod: 660 es su usuario y su grupo.
setting-expects-mode = tres cifras como las de chmod, por ejemplo "660"
setting-expects-prefix = una ruta como /canasta, sin barra al final
