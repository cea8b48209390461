### La página para jugar sin conexión.

offline-text = En el tren, en el campo o en el avión: los bots pueden ir contigo. Juegan en este navegador con las mismas reglas, hasta el nivel «Normal», y lo que juegues se queda en este dispositivo.
offline-size = Ocupa { $megabytes } MB y se descarga una sola vez.
offline-get = Llevarlos conmigo
offline-coming = Descargando: { $done } de { $all } MB
offline-ready = Todo listo: a partir de ahora puedes jugar aquí sin conexión.
offline-ready-note = Para encontrar esta página sin conexión, añádela a la pantalla de inicio o guarda su dirección.
offline-days =
    { $n ->
        [one] También has descargado el juego de un día anterior.
       *[other] También has descargado los juegos de { $n } días anteriores.
    }
offline-days-to = Ver los días
offline-opening = Despertando a los bots: unos segundos…
offline-remove = Liberar espacio
offline-remove-sure = Las partidas de este dispositivo se quedan; para seguir jugando sin conexión habrá que descargarlo todo otra vez.
offline-remove-yes = Liberar
offline-remove-no = Conservar
offline-no-browser = Este navegador no puede guardar los bots: hace falta una dirección que empiece por https y una ventana que no sea privada.
offline-no-connection = Se ha cortado la conexión. Lo descargado se conserva: prueba otra vez.
offline-no-room = No hay espacio suficiente en este dispositivo: libera un poco y prueba otra vez.
offline-no-build = Este servidor no ofrece jugar sin conexión: quien lo lleva puede construir la página con esa opción.
offline-matches = Una partida empezada aquí aparece en tu lista de la página de inicio. Puedes volver a verla, comprobarla y guardarla como archivo, también sin conexión; solo el entrenador necesita el servidor.
