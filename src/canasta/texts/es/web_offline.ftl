### La página para jugar sin conexión.

offline-text = En el tren, en el campo o en el avión: los bots pueden ir contigo. Juegan en este navegador con las mismas reglas, hasta el nivel «Normal», y lo que juegues se queda en este dispositivo.
offline-size = Ocupa { $megabytes } MB y se descarga una sola vez.
offline-get = Llevarlos conmigo
offline-coming = Descargando: { $done } de { $all } MB
offline-ready = Todo listo: a partir de ahora puedes jugar aquí sin conexión.
offline-ready-note = Para encontrar esta página sin conexión, añádela a la pantalla de inicio o guarda su dirección.
offline-opening = Despertando a los bots: unos segundos…
offline-remove = Liberar espacio
offline-remove-sure = Las partidas de este dispositivo se quedan; para seguir jugando sin conexión habrá que descargarlo todo otra vez.
offline-remove-yes = Liberar
offline-remove-no = Conservar
offline-no-browser = Este navegador no puede guardarlo: hace falta una dirección que empiece por https, y no una ventana privada.
offline-no-connection = Se ha cortado la conexión. Lo descargado se conserva: prueba otra vez.
offline-no-room = No hay sitio suficiente en este dispositivo: libera un poco y prueba otra vez.
offline-no-build = Este servidor no ofrece jugar sin conexión: quien lo lleva puede construir la página con ello.
offline-matches = Una partida empezada aquí aparece en tu lista de la página de inicio. Se puede volver a ver, comprobar y guardar como archivo, también sin conexión; solo el entrenador necesita el servidor.
