### Mis partidas en la página: la lista, las cifras, llevarlas a otro dispositivo.

matches-title = Mis partidas
matches-about = Todo lo que has jugado en este dispositivo. Está aquí y en ninguna otra parte.
matches-none = Todavía no hay partidas. La primera aparece en cuanto se reparten sus cartas.
matches-nothing = Este navegador no guarda nada, quizá porque la ventana es privada; por eso no hay lista.
matches-view = Qué ver
matches-list = Partidas
matches-figures = Cifras
matches-along = Llevármelas
matches-words = Nombre o título
matches-game = Reglas
matches-partner = Pareja
matches-state = Estado
matches-any = Todas
matches-open = En juego
matches-over = Terminadas
matches-number =
    { $number ->
        [one] 1 partida
       *[other] { $number } partidas
    }
matches-no-fit = Ninguna partida coincide. Quita un filtro o busca otra cosa.
matches-more = Mostrar { $number } más
matches-with = con { $names }
matches-against = contra { $names }
matches-turn = Te toca, hasta el { $until }
matches-won = Ganada
matches-lost = Perdida
matches-draw = Empate
matches-abandoned = Abandonada
matches-going = En juego
matches-deals =
    { $number ->
        [one] 1 juego
       *[other] { $number } juegos
    }
matches-actions = Más sobre la partida del { $date }
matches-replay = Volver a verla
matches-record = Descargar el acta
matches-forget = Borrar
matches-forget-yes = Borrar para siempre
matches-forget-seat = Borrar y perder el sitio

## Cifras

figures-none = Las cifras empiezan con { $deals } juegos. Por ahora hay { $number }.
figures-all = Todas las partidas
figures-game = Por reglas
figures-level = Por nivel
figures-partner = Por pareja
figures-persons = Contra personas
figures-points = Puntos por juego
figures-lead = Ventaja por juego
figures-wins = Partidas ganadas
figures-canastas = Canastas por juego
figures-clean = De ellas, limpias
figures-opened = Turno en que abre tu bando
figures-out = Cierra tu bando
figures-mine = Cierras tú
figures-accuracy = Precisión según el entrenador
figures-from-deals =
    { $number ->
        [one] de 1 juego
       *[other] de { $number } juegos
    }
figures-from-matches =
    { $number ->
        [one] de 1 partida
       *[other] de { $number } partidas
    }
figures-from-canastas =
    { $number ->
        [one] de 1 canasta
       *[other] de { $number } canastas
    }
figures-between = de { $low } a { $high }
figures-interval = Debajo de cada cifra está el intervalo en que se halla la verdadera en 19 de cada 20 casos: las cartas de pocos juegos dicen poco de cómo juega alguien.
figures-month-lead = Ventaja por juego, mes a mes
figures-month-accuracy = Precisión, mes a mes
figures-table = Lo mismo en una tabla
figures-month = Mes
figures-figure = Cifra
figures-range = Intervalo
figures-deals = Juegos

## Llevarlas a otro dispositivo

along-save = Guardarlo todo en un archivo
along-save-what = Las partidas con sus actas y tus sitios, las lecciones, los problemas y tu nombre, en un solo JSON. Quien tenga el archivo tiene tus sitios: llévalo solo a tus propios dispositivos.
along-take = Traer un archivo
along-take-what = Lo que hay aquí se queda. Una partida que está en los dos dispositivos pasa a ser una sola.
along-taken =
    { $number ->
        [one] Se ha traído 1 partida.
       *[other] Se han traído { $number } partidas.
    }
along-foreign = Este archivo no salió de «Guardarlo todo en un archivo». No se ha cambiado nada.
along-forget = Olvidarme aquí
along-forget-what = Borra todo lo que esta página guarda en este dispositivo: partidas, sitios en las mesas, claves de competiciones y de hojas de puntuación, progresos y nombre. No se recupera nada, salvo lo que hayas guardado en un archivo.
along-forget-yes = Borrarlo todo ahora
